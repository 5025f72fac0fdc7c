"""The way to Tzolk'in's table and back: menu, new table with its modules, table, menu, taken up again."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from tzolkinhands import Mouse

from tabletop.ui.desk import Desk, Places
from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.menu import MenuScene
from tabletop.ui.scenes.newgame import NewGameScene
from tabletop.ui.scenes.results import ResultsScene
from tzolkin.package import TzolkinPackage
from tzolkin.ui.keepscene import KeepScene
from tzolkin.ui.table import TzolkinTable


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    """The menu of a program that knows Tzolk'in, with a folder for its saves."""
    package = TzolkinPackage()
    places = Places(saves=tmp_path)
    desk = Desk(
        {"tzolkin": package}, [], places, version="1", now=lambda: datetime(2026, 12, 1), seeds=lambda: 5
    )
    return Pilot(desk.opening(desk.menu), (1280, 720))


def table_of(pilot: Pilot) -> TzolkinTable:
    (table,) = [scene for scene in pilot.stage.scenes if isinstance(scene, TzolkinTable)]
    return table


def lay(pilot: Pilot, players: int, *switches: str) -> TzolkinTable:
    """Lay a new table by clicks."""
    assert isinstance(pilot.scene, MenuScene)
    card = next(t.name for t in pilot.scene.targets if "tzolkin" in str(t.name[1]))
    pilot.click(card)
    assert isinstance(pilot.scene, NewGameScene)
    for _ in range(players - 2):
        pilot.click("players-more")
    for switch in switches:
        pilot.click(switch)
    pilot.click("start")
    return table_of(pilot)


def test_five_sit_down_with_all_modules(pilot: Pilot) -> None:
    table = lay(pilot, 5, "tribes", "prophecies", "new-buildings")
    assert table.view.players == 5
    modules = table.view.modules
    assert (modules.tribes, modules.prophecies, modules.buildings, modules.quick) == (True, True, True, True)
    assert modules.opposite
    assert not modules.round_down
    assert isinstance(pilot.scene, KeepScene)


def test_two_sit_down_with_none_and_other_options(pilot: Pilot) -> None:
    table = lay(pilot, 2, "opposite-dummies", "fractions")
    modules = table.view.modules
    assert not any((modules.tribes, modules.prophecies, modules.buildings, modules.quick))
    assert not modules.opposite
    assert modules.round_down


def test_a_game_is_left_and_taken_up_where_it_was(pilot: Pilot) -> None:
    table = lay(pilot, 3, "tribes")
    hand = Mouse(pilot)
    for _ in range(8):
        hand.do(table.session.options()[0])
    hand.pass_news()
    entries = len(table.session.entries)
    while pilot.scene is not table:
        pilot.press("escape")
    pilot.click(("button", "quit"))
    assert isinstance(pilot.scene, MenuScene)
    pilot.click("continue")
    again = table_of(pilot)
    assert again is not table
    assert len(again.session.entries) == entries
    assert again.session.state.key() == table.session.state.key()


def test_the_results_are_shown_at_the_end(pilot: Pilot) -> None:
    table = lay(pilot, 2)
    hand = Mouse(pilot)
    while options := table.session.options():
        hand.do(options[-1])
    hand.pass_news()
    pilot.settle()
    assert isinstance(pilot.scene, ResultsScene)
    pilot.click("look")
    assert pilot.scene is table
    pilot.click(("button", "primary"))
    assert isinstance(pilot.scene, ResultsScene)
