"""The window and the loop, under SDL's dummy driver."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.ui.app import App, NoDisplay, ScreenBroken, picture
from tabletop.ui.boxes import Box, Pad
from tabletop.ui.inputs import Hidden, Input, Key, Point, Press, Release, Shown
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK, PAPER, rgb
from tabletop.ui.scene import Scene
from tabletop.ui.settings import Settings, SettingsFile
from tabletop.ui.widgets.button import Button


class Home(Scene):
    """One good button, one that fails."""

    def compose(self, kit: Kit) -> Box:  # noqa: ARG002
        return Pad.all(Button("fail", "Fail", self.fail), 50)

    def fail(self) -> None:
        raise RuntimeError("a bug in a scene")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = App(Home, SettingsFile(tmp_path / "settings.json"), log=tmp_path / "log" / "trouble.log")
    made.stage.push(made.home())
    made.round([])
    yield made
    made._window.destroy()


def test_the_window_shows_paper_and_the_name_before_the_first_scene(tmp_path: Path) -> None:
    made = App(Home, SettingsFile(tmp_path / "settings.json"), log=tmp_path / "log")
    colours = [tuple(made.surface.get_at(at))[:3] for at in ((0, 0), (made.surface.get_width() - 1, 5))]
    assert colours == [rgb(PAPER)] * 2
    ink = pygame.mask.from_threshold(made.surface, rgb(INK), (40, 40, 40))
    assert ink.count() > 100, "the name is written"
    assert made.flips == 0, "what scenes show is counted"
    made._window.destroy()


def click(app: App, name: str) -> list[Input]:
    top = app.stage.top
    assert top is not None
    x, y = top.targets.find(name).shape.centre
    return [Point(x, y), Press(x, y), Release(x, y)]


def test_idle_rounds_present_nothing(app: App) -> None:
    assert (app.flips, app.draws) == (1, 1)
    for _ in range(5):
        app.round([])
    assert (app.flips, app.draws) == (1, 1)
    app.round([Shown()])
    assert app.flips == 2


def test_a_hidden_window_is_not_drawn(app: App) -> None:
    app.round([Hidden()])
    app.stage.invalidate()
    app.round([])
    assert app.flips == 1
    app.round([Shown()])
    assert app.flips == 2


def test_a_bug_goes_to_the_log_and_one_sentence_to_the_screen(app: App, tmp_path: Path) -> None:
    app.round(click(app, "fail"))
    log = tmp_path / "log" / "trouble.log"
    assert "a bug in a scene" in log.read_text(encoding="utf-8")
    assert app.stage.told is not None
    assert str(log) in app.stage.told
    assert isinstance(app.stage.top, Home)
    app.round([])
    assert app.stage.running


def test_a_screen_that_fails_again_and_again_is_given_up(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Home, "draw", lambda _self, _surface: 1 / 0)
    app.stage.invalidate()
    app.round([])
    app.round([])
    with pytest.raises(ScreenBroken, match="your game is saved"):
        app.round([])


def test_f11_changes_the_setting_and_keeps_it(app: App, tmp_path: Path) -> None:
    app.round([Key("f11")])
    assert app.stage.settings.full_screen
    settings, sentence = SettingsFile(tmp_path / "settings.json").load()
    assert settings.full_screen
    assert sentence is None
    app.round([Key("f11", again=True)])
    assert app.stage.settings.full_screen, "a key held down is one key"
    app.round([Key("f11")])
    assert not app.stage.settings.full_screen


def test_the_place_of_the_window_is_remembered_but_never_off_the_screen(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.save(Settings(window=(120, 90, 1100, 700)))
    first = App(Home, file, log=tmp_path / "log")
    assert first.surface.get_size() == (1100, 700)
    first.stage.quit()
    first.run()
    kept, _ = file.load()
    assert kept.window is not None
    assert kept.window[2:] == (1100, 700)
    file.save(Settings(window=(-5000, 90, 200, 100)))
    second = App(Home, file, log=tmp_path / "log")
    assert second.surface.get_width() >= 1024
    assert second.surface.get_height() >= 640
    second._window.destroy()


def test_unreadable_settings_are_told_on_the_screen(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{", encoding="utf-8")
    app = App(Home, SettingsFile(path), log=tmp_path / "log")
    assert app.stage.told is not None
    assert "left aside" in app.stage.told
    app._window.destroy()


def test_no_display_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail() -> None:
        raise pygame.error("no available video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplay, match=r"No window can be opened here: no available video device\."):
        App(Home, SettingsFile(tmp_path / "settings.json"))


def test_a_picture_needs_no_window() -> None:
    drawn = picture(Home(), (1280, 720), 1.5)
    assert drawn.get_size() == (1280, 720)
    corners = {tuple(drawn.get_at(at))[:3] for at in ((0, 0), (640, 360), (1279, 719))}
    assert (0, 0, 0) not in corners
