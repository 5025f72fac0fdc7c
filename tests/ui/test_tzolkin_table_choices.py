"""Choices at the table of Tzolk'in: what is lit, what is refused and why, taking back, taking up again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from test_tzolkin_table import Host, session_of
from tzolkinhands import Mouse, livelier

from tabletop.engine import save
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.ui.inputs import FocusLost
from tabletop.ui.pilot import Pilot
from tzolkin.game import Tzolkin
from tzolkin.state import State
from tzolkin.ui.choice import Choice, place_of
from tzolkin.ui.facts import slip_lines
from tzolkin.ui.foodreport import food_day_events, report_of
from tzolkin.ui.keepscene import KeepScene
from tzolkin.ui.overlays import DOMAINS
from tzolkin.ui.questions import ask
from tzolkin.ui.table import TzolkinTable

KINDS = (
    *("keep", "turn", "placing", "picking", "use", "any", "harvest", "advance", "pay", "build", "raise"),
    *("trade", "speed", "levy", "down", "extra", "benefit", "closing", "devotion", "shift", "take"),
    *("worker", "bonus", "save"),
)
"""Decisions in the middle of which a game is left and taken up again."""
RARE = {"save": 3497}
"""A game that comes to a decision to which few games come."""


def table_of(session: Session[State], size: tuple[int, int] = (1280, 720)) -> tuple[Pilot, TzolkinTable]:
    """The table in a pilot's hands."""
    table = TzolkinTable(session, Host(alone=True))
    return Pilot(table, size), table


def walk(players: int, seed: int, modules: bool = True) -> Iterator[Session[State]]:
    """A random game, yielded at every decision."""
    session, rng = session_of(players, seed, modules), Rng(seed)
    while options := session.options():
        yield session
        session.submit(livelier(options, rng))


def at(kind: str) -> Session[State]:
    """A game that stands at a decision of a kind with several answers."""
    for seed in [RARE[kind]] if kind in RARE else range(1, 100):
        for session in walk(3, seed):
            if session.decision is not None and session.decision.kind == kind and len(session.options()) > 1:
                return session
    raise AssertionError(f"no game came to {kind}")


@pytest.mark.parametrize("seed", [1, 2])
def test_every_option_can_be_chosen_and_nothing_else_is_lit(seed: int) -> None:
    for session in walk(4, seed):
        choice = Choice(session, session.view(None))
        lit = [action for place in choice.lit.values() for action in place.actions]
        assert set(lit) <= set(choice.options)
        for action in choice.options:
            placed = place_of(action) is not None and not choice.in_dialog
            if placed and not (choice.kind == "turn" and action.kind == "beg"):
                assert action in lit, action


@pytest.mark.parametrize("kind", KINDS)
def test_a_kept_game_is_taken_up_in_the_middle_of_a_decision(kind: str, tmp_path: Path) -> None:
    session = at(kind)
    file = tmp_path / "game.json"
    save.write(file, save.envelope(session, "1", ""))
    loaded, _sentence = save.load(file, {"tzolkin": Tzolkin()})
    pilot, table = table_of(loaded)
    assert table.choice is not None
    if kind == "keep":
        assert isinstance(pilot.scene, KeepScene)
    else:
        assert (pilot.scene is table) == (not table.choice.in_dialog)
    hand, action, before = Mouse(pilot), livelier(loaded.options(), Rng(1)), len(loaded.entries)
    hand.do(action)
    assert loaded.entries[before].action == action


@pytest.mark.parametrize("kind", ["turn", "placing", "use", "advance", "build"])
def test_every_place_that_is_not_lit_says_why_or_what_it_is(kind: str) -> None:
    pilot, table = table_of(at(kind), (1920, 1080))
    unlit = [target.name for target in table.targets if target.name[0] in DOMAINS and not target.lit]
    assert unlit
    for name in unlit:
        done = len(table.session.entries)
        target = pilot.find(name)
        table.use(target, target.shape.centre)
        if len(table.session.entries) < done:  # the worker placed last was taken back
            table.redo()
            continue
        assert table.tip is not None, name
        assert table.tip.tip.head, name
        assert table.tip.tip.body, name


def test_a_refused_plate_tells_the_reason_and_the_paragraph_of_the_rules() -> None:
    pilot, table = table_of(at("use"), (1920, 1080))
    name = next(
        target.name
        for target in table.targets
        if target.name[0] == "plate" and not target.lit and table.choice and table.choice.reason(target.name)
    )
    pilot.click(name)
    assert table.tip is not None
    assert table.tip.tip.rule.startswith("Rules ")


def test_a_worker_just_placed_is_taken_back_by_pressing_it_again() -> None:
    session = at("turn")
    pilot, table = table_of(session, (1920, 1080))
    assert table.choice is not None
    name = next(
        name
        for name, lit in table.choice.lit.items()
        if lit.actions[0].kind == "place" and name[0] == "space"
    )
    before = session.state.key()
    pilot.click(name)
    assert session.decision is not None
    assert session.decision.kind == "placing"
    pilot.click(name)
    assert session.state.key() == before


def test_the_price_on_a_space_is_what_is_paid() -> None:
    session = at("turn")
    pilot, table = table_of(session, (1920, 1080))
    assert table.choice is not None
    for name, lit in table.choice.lit.items():
        if lit.actions[0].kind != "place":
            continue
        seat = lit.actions[0].seat
        before = session.view(None).seat(seat).corn
        table.submit(lit.actions[0])
        assert session.view(None).seat(seat).corn == before - (lit.price or 0), name
        session.undo()
    assert pilot.scene is table


def test_a_dialog_can_be_put_aside_and_opened_again() -> None:
    session = at("harvest")
    pilot, table = table_of(session)
    assert pilot.scene is not table
    pilot.press("escape")
    assert pilot.scene is table
    pilot.click(("button", "primary"))
    assert pilot.scene is not table
    pilot.click(("button", "back"))
    assert session.decision is not None
    assert session.decision.kind == "use"


def test_answers_that_are_impossible_stand_there_with_their_reason() -> None:
    pilot, table = table_of(at("harvest"))
    ways = {
        name[1]: pilot.find(name).reason
        for name in [t.name for t in pilot.scene.targets]
        if name[0] == "option"
    }
    assert len(ways) == 4
    assert table.choice is not None
    possible = {f"harvest-{action.args[0]}" for action in table.choice.of("harvest")}
    assert {name for name, reason in ways.items() if reason is None} == possible


@pytest.mark.parametrize("seed", [3, 4])
def test_a_food_day_is_told_with_the_figures_that_were_counted(seed: int) -> None:
    told = 0
    session, rng = session_of(4, seed, True), Rng(seed)
    points = [seat.vp for seat in session.view(None).seats]
    start = points
    while options := session.options():
        action = livelier(options, rng)
        before = [seat.vp for seat in session.view(None).seats]
        session.submit(action)
        after = [seat.vp for seat in session.view(None).seats]
        events = session.entries[-1].step.events
        if any(event.kind == "food-day" for event in events):
            start = before
            for event in events:
                if event.kind == "food-day":
                    break
                if event.facts.get("vp") and "seat" in event.facts:
                    start[event.facts["seat"] - 1] += event.facts["vp"]
        news = food_day_events(session)
        if news:
            told += 1
            report = report_of(news)
            assert report.number == told
            sums = {meal.seat: meal.vp for meal in report.meals}
            assert [after[seat] - start[seat] for seat in range(4)] == [sums[seat] for seat in range(1, 5)]
    assert told == 4


def test_nothing_secret_is_drawn_before_the_player_says_so() -> None:
    session = session_of(3, 2, True)
    pilot = Pilot(TzolkinTable(session, Host()), (1280, 720))
    assert isinstance(pilot.scene, KeepScene)
    assert not any(target.name[0] == "keep" for target in pilot.scene.targets)
    pilot.click(("button", "show"))
    assert sum(target.name[0] == "keep" for target in pilot.scene.targets) == 6
    pilot.give(FocusLost())
    assert not any(target.name[0] == "keep" for target in pilot.scene.targets)


def test_one_may_look_at_the_table_before_one_keeps_and_comes_back_to_covered_tiles() -> None:
    session = session_of(3, 2, True)
    table = TzolkinTable(session, Host())
    pilot = Pilot(table, (1280, 720))
    pilot.click(("button", "show"))
    pilot.click(("button", "look"))
    assert pilot.scene is table
    pilot.click(("button", "primary"))
    assert isinstance(pilot.scene, KeepScene)
    assert not any(target.name[0] == "keep" for target in pilot.scene.targets)


def test_no_question_is_left_without_an_answer() -> None:
    for session in walk(3, 8):
        choice = Choice(session, session.view(None))
        if choice.in_dialog:
            _pilot, table = table_of(session)
            assert table.choice is not None
            assert ask(table, table.choice) is not None


def test_the_slip_counts_all_workers_of_the_turn_though_a_block_was_sold_in_between() -> None:
    for seed in range(1, 40):
        for session in walk(4, seed):
            if session.decision is None or session.decision.kind != "placing":
                continue
            kinds = [entry.action.kind for entry in session.entries[-2:]]
            if kinds == ["place", "sell"]:
                _pilot, table = table_of(session)
                placed = session.view(None).workers_placed
                assert len(slip_lines(table)) == placed
                assert slip_lines(table)[-1].price == session.entries[-2].step.events[-1].facts["corn"]
                return
    raise AssertionError("nobody sold a block between two workers")
