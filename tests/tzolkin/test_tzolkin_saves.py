"""Saves of Tzolk'in: exact at every kind of decision, and bound to their tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tzolkin_games import EVERYTHING, GAME, RICH, begin, play_on

from tabletop.engine import save
from tabletop.engine.rng import Rng
from tabletop.engine.save import SaveError
from tabletop.engine.session import Session
from tzolkin.actions import ANSWERS
from tzolkin.game import Tzolkin
from tzolkin.state import State

GAMES = {"tzolkin": RICH}


def asked(kind: str) -> Session[State]:
    """A game in which a decision of this kind is open."""
    for seed in range(300):
        session = begin(2 + seed % 4, EVERYTHING, seed, RICH)
        if play_on(session, lambda each: each.decision is not None and each.decision.kind == kind, seed):
            return session
    raise AssertionError(f"no game asks for {kind}")


def same(one: Session[State], other: Session[State]) -> bool:
    return (one.state.key(), one.entries, one.opening, one.chance) == (
        other.state.key(),
        other.entries,
        other.opening,
        other.chance,
    )


@pytest.mark.parametrize("kind", ANSWERS)
def test_a_game_goes_on_exactly_where_it_was(kind: str, tmp_path: Path) -> None:
    session = asked(kind)
    path = tmp_path / "table.json"
    save.write(path, save.envelope(session, "1.0"))
    again, sentence = save.load(path, GAMES)
    assert sentence == ""
    assert same(session, again)
    assert again.decision == session.decision
    assert again.can_undo() == session.can_undo()
    hand = Rng(9)
    for _ in range(40):
        options = session.options()
        assert again.options() == options
        if not options:
            break
        action = hand.choice(options)
        assert session.submit(action) == again.submit(action)
    assert same(session, again)


def test_a_finished_game_can_be_saved_and_is_listed_as_finished(tmp_path: Path) -> None:
    session = begin(3, EVERYTHING, 2)
    play_on(session, lambda _: False, 2)
    path = tmp_path / "table.json"
    save.write(path, save.envelope(session, "1.0", "the end"))
    again, _ = save.load(path, {"tzolkin": GAME})
    assert again.outcome == session.outcome
    (line,) = save.listing(tmp_path)
    assert (line.finished, line.caption, line.entries) == (True, "the end", len(session.entries))


def test_a_save_belongs_to_the_tables_it_was_played_with() -> None:
    session = begin(2, EVERYTHING, 4)
    play_on(session, lambda each: len(each.entries) > 20, 4)
    written = json.loads(json.dumps(save.envelope(session, "1.0")))
    assert save.restore(written, {"tzolkin": Tzolkin()}).state.key() == session.state.key()
    others = Tzolkin(GAME.tables._replace(digest="another"))
    with pytest.raises(SaveError, match="other tables"):
        save.restore(written, {"tzolkin": others})
