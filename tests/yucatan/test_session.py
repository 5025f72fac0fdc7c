"""A table of Yucatán: how far one may go back, what a preview tells, and that nothing tells a secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tables import BOARDS, GAME, NAMES, begin, board

from main import main
from tabletop.engine import save
from tabletop.engine.action import Action
from tabletop.engine.event import Event
from tabletop.engine.nearlegal import near_legal
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session, Verdict
from tabletop.text.catalogue import Catalogue
from tabletop.text.session import redo_reason, undo_reason
from tests.games.walks import play_on
from yucatan.state import BROTHERHOODS, State
from yucatan.text import BROTHERHOOD_NAMES, Speaker

BY_SEAT = ("", *NAMES)
ENGLISH = Catalogue()
SYMBOLS = (*BROTHERHOODS, *BROTHERHOOD_NAMES.values())


def told_last(session: Session[State]) -> set[str]:
    return {event.kind for event in session.entries[-1].step.events} if session.entries else set()


def played_until(kind: str, name: str = "four-thrones", seeds: int = 40) -> Session[State]:
    """A game right after an event of this kind."""
    for seed in range(seeds):
        session = begin(name, seed)
        if play_on(session, lambda each: kind in told_last(each), seed):
            return session
    raise AssertionError(f"no game with {kind}")


def asked(kind: str, name: str = "four-thrones", seeds: int = 40) -> Session[State]:
    """A game in which a decision of this kind is open."""
    for seed in range(seeds):
        session = begin(name, seed)
        if play_on(session, lambda each: each.decision is not None and each.decision.kind == kind, seed):
            return session
    raise AssertionError(f"no game asks for {kind}")


# ---------------------------------------------------------------- back and forth


def test_a_combat_cannot_be_taken_back() -> None:
    session = played_until("combat")
    seat = session.entries[-1].action.seat
    assert session.can_undo() == Verdict(False, "revealed", seat)
    before = session.state.key()
    assert not session.undo()
    assert session.state.key() == before
    assert undo_reason(ENGLISH, session.can_undo(), BY_SEAT) == (
        "The last step showed something that was hidden; it cannot be taken back."
    )


def test_combat_between_warriors_everybody_has_seen_is_a_barrier_all_the_same() -> None:
    for seed in range(60):
        session = begin("training", seed)
        if play_on(session, _known_combat_ahead, seed):
            action = next(each for each in session.options() if _is_known_combat(session, each))
            session.submit(action)
            assert session.can_undo().reason == "revealed"
            return
    raise AssertionError("no such combat")


def _known_combat_ahead(session: Session[State]) -> bool:
    return any(_is_known_combat(session, action) for action in session.options())


def _is_known_combat(session: Session[State], action: Action) -> bool:
    if action.kind != "move":
        return False
    here, there = (session.state.warriors.get(int(space)) for space in action.args[:2])
    return here is not None and there is not None and here.revealed and there.revealed


@pytest.mark.parametrize("kind", ["warrior-dispatched", "village-founded", "village-enlarged", "level-built"])
def test_what_shows_nothing_hidden_can_be_taken_back(kind: str) -> None:
    session = played_until(kind)
    seat, after, number = session.entries[-1].action.seat, session.state.key(), len(session.entries)
    assert session.can_undo() == Verdict(True, "", seat)
    assert session.undo()
    assert len(session.entries) == number - 1
    decision = session.decision
    assert decision is not None
    assert decision.seat == seat
    assert session.redo()
    assert session.state.key() == after


def test_the_winning_level_can_be_taken_back_and_built_again() -> None:
    session = played_until("game-won", "training")
    assert session.outcome is not None
    assert session.undo()
    assert session.outcome is None
    assert session.redo()
    assert session.outcome is not None


def test_nobody_goes_back_behind_another_seats_forced_removal() -> None:
    session = asked("remove")
    mover = session.entries[-1].action.seat
    assert session.decision is not None
    owner = session.decision.seat
    assert owner != mover
    assert session.can_undo() == Verdict(True, "", mover)
    session.submit(session.options()[0])
    assert session.can_undo() == Verdict(True, "", owner)
    assert session.undo()
    assert session.can_undo() == Verdict(False, "passed", mover)
    assert undo_reason(ENGLISH, session.can_undo(), BY_SEAT) == (
        f"The step before was {BY_SEAT[mover]}’s; only one’s own steps can be taken back."
    )
    assert not session.undo()
    assert session.redo()


def test_the_reasons_have_words() -> None:
    session = begin("training", first=1)
    assert undo_reason(ENGLISH, session.can_undo(), BY_SEAT) == "There is nothing to take back."
    assert redo_reason(ENGLISH, session.can_redo()) == "There is nothing to do again."
    session.submit(session.options()[0])
    assert undo_reason(ENGLISH, session.can_undo(), BY_SEAT) == ""
    session.undo()
    assert redo_reason(ENGLISH, session.can_redo()) == ""
    session.submit(session.options()[1])
    assert redo_reason(ENGLISH, session.can_redo()) == "There is nothing to do again."


# ---------------------------------------------------------------- secrets


def strings(thing: Any) -> Iterator[str]:
    """Every string in a heap of data."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict) or hasattr(thing, "items"):
        for key, value in thing.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(thing, (tuple, list, set, frozenset)):
        for each in thing:
            yield from strings(each)


def symbols(*things: Any) -> list[str]:
    """The brotherhoods that are named in some data or sentence."""
    return [text for text in strings(things) if any(symbol in text for symbol in SYMBOLS)]


def test_symbols_are_found_where_they_are() -> None:
    assert symbols({"a": [("x", "Ana’s new warrior is a Snake")]}, "jaguar", 3) == [
        "Ana’s new warrior is a Snake",
        "jaguar",
    ]
    assert symbols(Event("village-founded", {"seat": 1})) == []


def is_open(event: Event) -> bool:
    """Whether an event may name symbols to everybody: only combat does."""
    return event.kind == "combat"


@pytest.mark.parametrize("name", BOARDS)
def test_no_log_names_a_hidden_symbol(name: str) -> None:
    session = begin(name, 5)
    play_on(session, lambda _: False, 5)
    speaker = Speaker(ENGLISH, NAMES)
    for seat in (None, *range(1, board(name).players + 1)):
        for _, event in session.log(seat):
            if is_open(event):
                assert len(symbols(event.facts)) == 2
            elif event.kind == "brotherhood-chosen":
                assert event.facts["seat"] == seat
            else:
                assert symbols(event, speaker.event(event)) == []


@pytest.mark.parametrize("name", BOARDS)
def test_no_view_reason_or_preview_names_a_hidden_symbol(name: str) -> None:
    session, hand = begin(name, 6), Rng(6)
    while session.decision is not None:
        options = session.options()
        if len(session.entries) % 29 == 0:
            _look_round(session, hand)
        session.submit(hand.choice(options))


def _look_round(session: Session[State], hand: Rng) -> None:
    players, options = session.setup.players, session.options()
    speaker = Speaker(ENGLISH, NAMES)
    for viewer in (None, *range(1, players + 1)):
        view = session.view(viewer)
        for warrior in view.warriors.values():
            assert bool(warrior.brotherhood) == (warrior.seat == viewer or warrior.revealed)
        assert [each.seat for each in view.seats if each.reserve is not None] == ([viewer] if viewer else [])
        assert symbols(view._replace(warriors={}, board=None)) == []
    for action in near_legal(GAME, session.state, options, players, 30, hand):
        refusal = session.explain(action)
        if refusal is not None and refusal.code not in ("no-such-warrior-left", "no-such-value"):
            assert symbols(refusal, speaker.refusal(refusal)) == []
    for action in options:
        preview = session.preview(action)
        assert preview is not None
        assert symbols([event for event in preview.events if event.kind != "brotherhood-chosen"]) == []
        assert preview.uncertain == any(event.kind == "combat-joined" for event in preview.events)


def test_an_exported_log_names_no_hidden_symbol(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What `replay` prints of a game that still goes on."""
    session = begin("four-thrones", 7)
    assert play_on(session, lambda each: each.state.turn > 200, 7)
    save.write(tmp_path / "table.json", save.envelope(session, "1.0"))
    assert main(["replay", str(tmp_path / "table.json")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 200
    named = symbols(lines)
    assert all(" met " in line for line in named)
    assert len(named) == sum(event.kind == "combat" for _, event in session.log(None)) > 0


def test_a_reason_about_the_supply_is_told_to_its_owner_alone() -> None:
    session = asked("first-warrior", "training")
    decision = session.decision
    assert decision is not None
    session.state.reserve[decision.seat] = (0, 3, 3)
    space, other = session.options()[0].args[0], 3 - decision.seat
    refusal = session.explain(Action("first-warrior", decision.seat, (space, "jaguar")))
    assert refusal is not None
    assert refusal.code == "no-such-warrior-left"
    refusal = session.explain(Action("first-warrior", other, (space, "jaguar")))
    assert refusal is not None
    assert refusal.code == "not-your-decision"
    assert symbols(refusal) == []


def test_a_preview_of_a_combat_tells_that_it_comes_and_not_how_it_ends() -> None:
    session = asked("turn")
    play_on(session, lambda each: bool(_attacks(each)), 3)
    for action in _attacks(session):
        preview = session.preview(action)
        assert preview is not None
        assert preview.events[-1].kind == "combat-joined"
        assert (preview.uncertain, preview.decision) == (True, None)


def _attacks(session: Session[State]) -> list[Action]:
    return [
        action
        for action in session.options()
        if action.kind == "move" and int(action.args[1]) in session.state.warriors
    ]
