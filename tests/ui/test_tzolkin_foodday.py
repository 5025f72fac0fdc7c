"""A Food Day is told step by step, in the order of the rules (11)."""

from __future__ import annotations

import pytest
from test_kept_pictures import ANA, calendar
from test_tzolkin_table import Host

from tabletop.engine.event import Event
from tabletop.ui.pilot import Pilot
from tabletop.ui.settings import Settings
from tzolkin.ui.foodday import FoodDayDialog
from tzolkin.ui.foodreport import Report, report_of
from tzolkin.ui.foodtable import FoodTable, steps
from tzolkin.ui.table import TzolkinTable


def reports() -> list[Report]:
    """Every Food Day of a game."""
    session = calendar(ANA, 4, 1, 10_000)
    found: list[tuple[Event, ...]] = [entry.step.events for entry in session.entries]
    return [report_of(events) for events in found if any(event.kind == "food-day" for event in events)]


class Told:
    """A dialog on a stage, and how often it was gone on from."""

    def __init__(self, pace: str) -> None:
        self.pilot = Pilot(
            TzolkinTable(calendar(ANA, 4, 1, 60), Host(alone=True)), settings=Settings(pace=pace)
        )
        table = self.pilot.scene
        assert isinstance(table, TzolkinTable)
        self.gone_on = 0
        self.report = next(report for report in reports() if report.prophecy != "none")
        self.dialog = FoodDayDialog(
            lambda: table.zones.middle, self.report, table.speaker, table.style, "", self._after
        )
        self.pilot.stage.push(self.dialog)
        self.pilot.step()

    def _after(self) -> None:
        self.gone_on += 1

    @property
    def filled(self) -> set[str]:
        """The heads whose columns are filled."""
        widget = self.dialog.widget(("food", "table"))
        assert isinstance(widget, FoodTable)
        return widget.shown

    @property
    def everything(self) -> set[str]:
        """All heads."""
        return {head for _step, heads in steps(self.report) for head in heads}


def test_the_steps_stand_in_the_order_of_the_rules() -> None:
    order = ["rewards", "feeding", "temples", "prophecy", "sum"]
    for report in reports():
        names = [name for name, _heads in steps(report)]
        assert names == [name for name in order if name in names]
        assert ("rewards" in names) == any(meal.rewards for meal in report.meals)


def test_one_step_is_told_after_the_other() -> None:
    told = Told("normal")
    heads = [set(heads) for _step, heads in steps(told.report)]
    for count in range(1, len(heads) + 1):
        assert told.filled == set().union(*heads[:count])
        told.pilot.step(0.71)
    assert told.filled == told.everything
    assert not told.gone_on


def test_a_press_tells_all_of_it_and_the_next_goes_on() -> None:
    told = Told("normal")
    told.pilot.press("return")
    assert told.filled == told.everything
    assert not told.gone_on
    told.pilot.press("return")
    assert told.gone_on == 1


@pytest.mark.parametrize("key", ["return", "space"])
def test_without_motions_all_of_it_is_told_at_once(key: str) -> None:
    told = Told("off")
    assert told.filled == told.everything
    told.pilot.press(key)
    assert told.gone_on == 1
