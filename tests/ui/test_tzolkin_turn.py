"""A turn at the table of Tzolk'in: the primary button states what comes of it, and Enter does it."""

from __future__ import annotations

import pygame
import pytest
from test_tzolkin_table_choices import at, table_of, walk

from tabletop.engine.session import Session
from tabletop.ui.inputs import Point
from tabletop.ui.pilot import Pilot
from tabletop.ui.targets import Name
from tzolkin.state import State
from tzolkin.ui.facts import slip_face
from tzolkin.ui.strip import StripButton
from tzolkin.ui.table import TzolkinTable
from tzolkin.words import GEARS

PRIMARY: Name = ("button", "primary")


def stated(table: TzolkinTable) -> str:
    """What the primary button says."""
    button = table.widget(PRIMARY)
    assert isinstance(button, StripButton)
    return button.face.title


def using(*, own: bool) -> tuple[Pilot, TzolkinTable, Session[State]]:
    """A worker in hand with several actions; `own`: whether its own is one of them, for nothing."""
    for seed in range(1, 60):
        for session in walk(3, seed):
            decision = session.decision
            if decision is None or decision.kind != "use":
                continue
            acts = [action.args for action in session.options() if action.kind == "use"]
            here = (GEARS[int(decision.data[0])], decision.data[1])
            if len(acts) > 1 and (here in acts) == own:
                return *table_of(session, (1920, 1080)), session
    raise AssertionError("no worker in hand has such actions")


def test_a_worker_s_own_action_is_preset_and_enter_does_it() -> None:
    pilot, table, session = using(own=True)
    assert session.decision is not None
    own = (GEARS[int(session.decision.data[0])], session.decision.data[1])
    assert table.choice is not None
    assert table.choice.preset == ("plate", f"{own[0]}-{own[1]}")
    assert pilot.find(PRIMARY).enabled
    done = len(session.entries)
    pilot.press("return")
    assert session.entries[done].action.kind == "use"
    assert session.entries[done].action.args == own


def test_where_its_own_action_is_impossible_the_cheapest_is_preset() -> None:
    pilot, table, session = using(own=False)
    assert table.choice is not None
    preset = table.choice.preset
    assert preset is not None
    prices = [lit.price for name, lit in table.choice.lit.items() if name[0] == "plate"]
    assert table.choice.lit[preset].price == min(price for price in prices if price is not None)
    done = len(session.entries)
    pilot.click(PRIMARY)
    assert session.entries[done].action == table_action(session, done, preset)


def table_action(session: Session[State], done: int, name: Name) -> object:
    """The action done at a plate, if it is that plate's."""
    action = session.entries[done].action
    assert name == ("plate", f"{action.args[0]}-{action.args[1]}")
    return action


def test_the_primary_button_states_the_plate_that_is_pointed_at_and_then_the_preset_one_again() -> None:
    pilot, table, _session = using(own=True)
    assert table.choice is not None
    before = stated(table)
    other = next(name for name in table.choice.lit if name[0] == "plate" and name != table.choice.preset)
    pilot.point(other)
    assert stated(table) != before
    paid = table.choice.told(table.choice.lit[other].actions[0]).paid.get("corn", 0)
    assert stated(table).startswith(f"Pay {paid}, ") == bool(paid)
    pilot.give(Point(2, 2))
    assert stated(table) == before


def test_enter_uses_the_plate_under_the_keyboard_although_the_pointer_rests_elsewhere() -> None:
    pilot, table, session = using(own=True)
    assert table.choice is not None
    preset = table.choice.preset
    assert preset is not None
    pilot.point(preset)
    other = next(name for name in table.choice.lit if name[0] == "plate" and name != preset)
    pilot.walk_to(other)
    assert table.pointed == other
    done = len(session.entries)
    pilot.press("return")
    table_action(session, done, other)


def test_the_pointer_takes_over_from_the_keyboard() -> None:
    pilot, table, _session = using(own=True)
    assert table.choice is not None
    first, second = [name for name in table.choice.lit if name[0] == "plate"][:2]
    pilot.walk_to(first)
    pilot.point(second)
    assert table.pointed == second
    assert not table.targets.focus_shown


def test_nothing_is_preset_for_any_action_and_enter_says_what_to_do() -> None:
    session = at("any")
    pilot, table = table_of(session, (1920, 1080))
    assert table.choice is not None
    assert table.choice.preset is None
    done = len(session.entries)
    pilot.press("return")
    assert len(session.entries) == done
    assert table.tip is not None
    name = next(iter(table.choice.lit))
    pilot.point(name)
    pilot.press("return")
    assert len(session.entries) > done


@pytest.mark.parametrize("kind", ["raise", "advance", "build", "turn"])
def test_a_place_that_is_pointed_at_is_stated(kind: str) -> None:
    pilot, table = table_of(at(kind), (1920, 1080))
    assert table.choice is not None
    before, words = stated(table), set()
    for name in table.choice.lit:
        if name in table.targets:
            pilot.point(name)
            assert stated(table) != before, name
            words.add(stated(table))
    assert words


def test_a_pointer_that_rests_does_not_choose_for_the_next_question() -> None:
    session = at("turn")
    pilot, table = table_of(session, (1920, 1080))
    assert table.choice is not None
    name = next(n for n, lit in table.choice.lit.items() if lit.actions[0].kind == "place")
    pilot.click(name)
    assert session.decision is not None
    assert session.decision.kind == "placing"
    assert table.pointed is None
    assert "end turn" in stated(table).lower()


def test_an_idle_window_draws_nothing() -> None:
    pilot, table, _session = using(own=True)
    assert table.choice is not None
    pilot.point(next(iter(table.choice.lit)))
    pilot.settle()
    pilot.step(2.0)  # the hint comes
    drawn = pilot.draws
    for _ in range(5):
        pilot.step(1.0)
    assert pilot.draws == drawn
    assert pilot.stage.next_wake() is None


def test_the_slip_shows_what_one_more_worker_would_make_of_the_price() -> None:
    session = at("placing")
    pilot, table = table_of(session, (1920, 1080))
    assert table.choice is not None
    assert slip_face(table).wished is None
    name, lit = next((n, x) for n, x in table.choice.lit.items() if n[0] == "space" and x.price)
    pilot.point(name)
    wished = slip_face(table).wished
    assert wished is not None
    assert wished.price == lit.price
    before = table.view.seat(table.seat).corn
    pilot.click(name)
    assert session.view(None).seat(session.entries[-1].action.seat).corn == before - wished.price


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("gear", ["palenque", "chichen"])
def test_the_prices_of_actions_cover_no_pile_and_no_skull_socket(gear: str, size: tuple[int, int]) -> None:
    session = next(
        session
        for seed in range(1, 60)
        for session in walk(3, seed)
        if session.decision is not None
        and session.decision.kind == "use"
        and GEARS[int(session.decision.data[0])] == gear
        and sum(action.kind == "use" and int(action.args[1]) > 1 for action in session.options()) > 1
    )
    pilot, table = table_of(session, size)
    g = table.wheels.geometry
    if gear == "palenque":
        spots = [g.jungle_spot(space, kind) for space in (3, 4, 5) for kind in ("corn", "wood")]
    else:  # the outer part of the sockets: the ring of a lit plate runs over the inner one
        spots = [g.badge_spot("chichen", space, 1.32) for space in range(1, 10)]
    with_prices = pilot.surface.copy()
    table.choice = None
    table.invalidate()
    pilot.step()
    side = round(g.plate * (0.5 if gear == "palenque" else 0.14))
    for x, y in spots:
        box = pygame.Rect(round(x - side / 2), round(y - side / 2), side, side)
        shown, bare = with_prices.subsurface(box), pilot.surface.subsurface(box)
        assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(bare, "RGB"), (gear, x, y)
