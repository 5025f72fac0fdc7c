"""The menu and its dialogs, by mouse and by keys."""

from __future__ import annotations

from screens import CARDS, TROUBLE, menu, saves

from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.menu import MenuScene
from tabletop.ui.scenes.saves import SavedGame, SavesDialog
from tabletop.ui.scenes.settings import SettingsDialog


def test_continue_goes_on_with_the_last_game() -> None:
    opened: list[str] = []
    last = SavedGame("s", "Yucatán · turn 23 · four players", "today", lambda: opened.append("s"))
    pilot = Pilot(menu(last=lambda: last))
    pilot.click("continue")
    assert opened == ["s"]


def test_without_a_last_game_there_is_nothing_to_continue() -> None:
    pilot = Pilot(menu(last=lambda: None))
    assert ("menu", "continue") not in pilot.scene.targets


def test_the_last_game_is_asked_for_again_when_the_menu_comes_back() -> None:
    games: list[SavedGame] = []
    pilot = Pilot(menu(last=lambda: games[0] if games else None))
    pilot.click("settings")
    games += saves()
    pilot.click("done")
    assert ("menu", "continue") in pilot.scene.targets


def test_what_is_in_the_making_says_so() -> None:
    pilot = Pilot(menu())
    for name, words in (
        ("editor", "in the making"),
        ("rules", "in the making"),
        ("tindaya", "Tindaya is in"),
        ("es", "in the making"),
    ):
        pilot.click(name)
        assert pilot.scene.tip is not None, name
        assert words in pilot.scene.tip.tip.body
        pilot.press("escape")
        assert isinstance(pilot.scene, MenuScene)


def test_a_ready_game_opens_by_keyboard() -> None:
    opened: list[str] = []
    card = CARDS[0].__class__(**{**CARDS[0].__dict__, "open": lambda: opened.append("yucatan")})
    pilot = Pilot(menu(cards=(card, *CARDS[1:])))
    pilot.walk_to("yucatan")
    pilot.press("return")
    assert opened == ["yucatan"]


def test_saves_are_listed_with_the_bad_one_and_scroll() -> None:
    opened: list[str] = []
    pilot = Pilot(menu(saves=lambda: saves(opened.append)), (1024, 640))
    pilot.click("load")
    assert isinstance(pilot.scene, SavesDialog)
    assert pilot.find("save-2").reason == TROUBLE
    assert ("save", "save-13") not in pilot.scene.targets
    pilot.walk_to("saves")
    pilot.press("end")
    assert ("save", "save-13") in pilot.scene.targets
    pilot.click("save-13")
    assert opened == ["save-13"]
    assert isinstance(pilot.scene, MenuScene)


def test_settings_are_changed_by_their_dialog() -> None:
    pilot = Pilot(menu())
    pilot.click("settings")
    assert isinstance(pilot.scene, SettingsDialog)
    for _ in range(20):
        pilot.click("text-size-more")
    assert pilot.stage.settings.text_percent == 200
    assert pilot.find("text-size-more").reason
    pilot.click("pace-fast")
    pilot.click("tick:curtain")
    settings = pilot.stage.settings
    assert (settings.pace, settings.curtain) == ("fast", False)
    pilot.click("tick:curtain")
    assert pilot.stage.settings.curtain
    pilot.press("escape")
    assert isinstance(pilot.scene, MenuScene)


def test_quit_by_the_line_and_by_escape_with_a_question() -> None:
    pilot = Pilot(menu())
    pilot.press("escape")
    pilot.click("stay")
    assert pilot.stage.running
    pilot.press("escape")
    pilot.click("leave")
    assert not pilot.stage.running
    pilot = Pilot(menu())
    pilot.click("quit")
    assert not pilot.stage.running
