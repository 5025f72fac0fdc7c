"""Calamities that ask: on a Food Day in its table, else in a dialog of a few lines; paying is preset."""

from __future__ import annotations

import pytest
from test_tzolkin_table_choices import table_of, walk

from tabletop.engine.session import Session
from tabletop.ui.pilot import Pilot
from tzolkin.state import State
from tzolkin.ui.foodday import FoodDayDialog
from tzolkin.ui.foodreport import food_day_so_far, report_of
from tzolkin.ui.levydialog import LevyDialog
from tzolkin.words import NONE


def plagued(session: Session[State], what: str, corn: int = 9) -> None:
    """Let a calamity charge for gold or skulls, and let everybody be owed both on the next Food Day."""
    state = session.state
    for name, prophecy in state.tables.prophecies.items():
        if prophecy.calamity.gold_corn if what == "gold" else prophecy.calamity.skull_down:
            state.calamity, state.woe = name, prophecy.calamity
    assert state.calamity != NONE
    for player in state.seats[1:]:
        player.corn = corn + 2 * player.owned
        player.temples[1] = player.temples[2] = 4


def feast(what: str, corn: int = 9) -> Session[State]:
    """A game in the middle of a Food Day of materials, where a calamity asks for the first time."""
    for seed in range(1, 40):
        for session in walk(3, seed):
            if food_day_so_far(session) and session.decision is not None and session.decision.kind == "levy":
                return session
            if session.state.day == 21:
                plagued(session, what, corn)
            elif session.state.day > 21:
                break
    raise AssertionError("no Food Day asked anything")


def elsewhere() -> Session[State]:
    """A game in which a calamity asks in the middle of a turn."""
    for seed in range(1, 60):
        for session in walk(4, seed):
            if session.decision is not None and session.decision.kind == "levy":
                return session
    raise AssertionError("no calamity asked")


def opened(session: Session[State]) -> tuple[Pilot, LevyDialog]:
    """The dialog of the open levy."""
    pilot, _table = table_of(session, (1920, 1080))
    assert isinstance(pilot.scene, LevyDialog)
    return pilot, pilot.scene


def taken(session: Session[State], number: int) -> str:
    """How entry `number` answered: "settle" or "decline"."""
    return session.entries[number].action.kind


@pytest.mark.parametrize("what", ["gold", "skull"])
def test_a_food_day_asks_in_its_own_table_and_is_told_after_the_last_question(what: str) -> None:
    session = feast(what)
    pilot, _dialog = opened(session)
    asked = 0
    while isinstance(pilot.scene, LevyDialog):
        assert session.decision is not None
        assert session.decision.data[0] == what
        assert pilot.find(("option", "switch")).enabled
        done = len(session.entries)
        pilot.press("return")
        assert taken(session, done) == "settle"
        asked += 1
    assert asked >= 3
    assert isinstance(pilot.scene, FoodDayDialog)
    pilot.press("return")
    assert not isinstance(pilot.scene, FoodDayDialog)


def test_the_table_shows_what_has_been_received_and_refused_so_far() -> None:
    session = feast("gold")
    pilot, _dialog = opened(session)
    assert session.decision is not None
    seat = session.decision.seat
    assert all(meal.workers for meal in report_of(food_day_so_far(session)).meals)
    corn = session.view(None).seat(seat).corn
    pilot.press("y")
    report = report_of(food_day_so_far(session))
    meal = next(meal for meal in report.meals if meal.seat == seat)
    assert [term.sign for term in meal.temples["quetzalcoatl"]] == ["gold"]
    assert session.view(None).seat(seat).corn < corn
    gold = session.view(None).seat(seat).blocks[2]
    done = len(session.entries)
    pilot.press("n")
    assert taken(session, done) == "decline"
    assert session.view(None).seat(seat).blocks[2] == gold


def test_the_switch_is_turned_by_keys_and_by_mouse() -> None:
    session = feast("gold")
    pilot, _dialog = opened(session)
    first = pilot.find(("button", "take")).label
    assert first.startswith("Pay ")
    pilot.press("space")
    assert pilot.find(("button", "take")).label == "Do without"
    pilot.press("space")
    assert pilot.find(("button", "take")).label == first
    pilot.click(("option", "switch"))
    assert pilot.find(("button", "take")).label == "Do without"
    pilot.walk_to(("option", "switch"))
    pilot.press("space")
    assert pilot.find(("button", "take")).label == first
    pilot.click(("option", "switch"))
    done = len(session.entries)
    pilot.click(("button", "take"))
    assert taken(session, done) == "decline"


def test_the_temple_that_pays_for_a_skull_can_be_chosen() -> None:
    session = feast("skull")
    pilot, _dialog = opened(session)
    temples = [str(action.args[0]) for action in session.options() if action.kind == "settle"]
    assert len(temples) > 1
    done = len(session.entries)
    pilot.press("2")
    pilot.press("space")
    pilot.press("space")  # without, and back to the temple that was chosen
    pilot.press("return")
    assert session.entries[done].action.args == (temples[1],)


@pytest.mark.parametrize(
    ("key", "kind"), [("y", "settle"), ("n", "decline"), ("0", "decline"), ("return", "settle")]
)
def test_elsewhere_a_calamity_asks_with_paying_preset(key: str, kind: str) -> None:
    session = elsewhere()
    pilot, _dialog = opened(session)
    assert ("option", "switch") not in pilot.scene.targets
    assert pilot.find(("button", "take")).label.startswith("Pay ")
    done = len(session.entries)
    pilot.press(key)
    assert taken(session, done) == kind


def test_a_levy_can_be_put_aside_and_taken_up_again() -> None:
    session = feast("gold")
    pilot, dialog = opened(session)
    pilot.press("escape")
    assert pilot.scene is not dialog
    pilot.click(("button", "primary"))
    assert isinstance(pilot.scene, LevyDialog)
