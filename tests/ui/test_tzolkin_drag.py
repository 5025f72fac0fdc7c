"""A worker is dragged out of the row of a player onto a lit space of Tzolk’in; elsewhere it glides back."""

from __future__ import annotations

import pytest
from test_tzolkin_table_choices import at, table_of

from tabletop.ui.inputs import Drag, Point, Press, Release
from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.dialog import Dialog
from tabletop.ui.targets import Name
from tzolkin.ui.table import TzolkinTable


def drag(pilot: Pilot, start: Name, end: tuple[float, float]) -> None:
    """Drag from the middle of a target to a point and let go."""
    x, y = pilot.find(start).shape.centre
    middle = ((x + end[0]) / 2, (y + end[1]) / 2)
    pilot.give(Point(x, y), Press(x, y), Drag(*middle, middle[0] - x, middle[1] - y))
    pilot.give(Drag(*end, end[0] - middle[0], end[1] - middle[1]), Release(*end))
    pilot.settle()


def placed(table: TzolkinTable) -> list[Name]:
    """The places that take a worker."""
    assert table.choice is not None
    return [name for name, lit in table.choice.lit.items() if lit.actions[0].kind == "place"]


@pytest.mark.parametrize("source", ["row", "button"])
@pytest.mark.parametrize("kind", ["turn", "placing"])
def test_a_worker_is_dropped_on_a_lit_space(source: str, kind: str) -> None:
    session = at(kind)
    pilot, table = table_of(session, (1920, 1080))
    start: Name = ("player", f"player-{table.seat}") if source == "row" else ("button", "place")
    done, name = len(session.entries), placed(table)[-1]
    drag(pilot, start, pilot.find(name).shape.centre)
    assert session.entries[done].action.kind == "place"
    assert str(session.entries[done].action.args[0]) in str(name[1])
    assert pilot.scene is table


def test_what_is_under_the_worker_is_stated_while_it_is_carried() -> None:
    session = at("placing")
    pilot, table = table_of(session, (1920, 1080))
    name = placed(table)[0]
    x, y = pilot.find(("button", "place")).shape.centre
    to_x, to_y = pilot.find(name).shape.centre
    pilot.give(Point(x, y), Press(x, y), Drag(to_x, to_y, to_x - x, to_y - y))
    assert table.carry.active
    assert table.pointed == name


def test_dropped_elsewhere_it_says_why_or_nothing_and_changes_nothing() -> None:
    session = at("turn")
    pilot, table = table_of(session, (1920, 1080))
    before = session.state.key()
    row: Name = ("player", f"player-{table.seat}")
    unlit = next(
        target.name
        for target in table.targets
        if target.name[0] == "space" and not target.lit and table.choice and table.choice.reason(target.name)
    )
    drag(pilot, row, pilot.find(unlit).shape.centre)
    assert table.tip is not None
    assert table.tip.tip.rule
    pilot.press("escape")
    drag(pilot, row, (960, 1070))
    assert table.tip is None
    assert session.state.key() == before
    assert not table.carry.active


def test_nobody_else_s_workers_are_dragged_and_a_click_still_opens_the_tableau() -> None:
    session = at("turn")
    pilot, table = table_of(session, (1920, 1080))
    before = session.state.key()
    other = next(seat.seat for seat in table.view.seats if seat.seat != table.seat)
    drag(pilot, ("player", f"player-{other}"), pilot.find(placed(table)[0]).shape.centre)
    assert session.state.key() == before
    pilot.click(("player", f"player-{table.seat}"))
    assert pilot.scene is not table
    assert isinstance(pilot.scene, Dialog) or pilot.scene.opaque is False
