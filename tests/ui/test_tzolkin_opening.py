"""How Tzolk'in's table comes to the screen: paper and a name at once, then everything, piece by piece."""

from __future__ import annotations

import pygame
import pytest
from test_tzolkin_table import Host
from test_tzolkin_table_choices import at

from tabletop.ui.inputs import Key, Press, Release, Resize
from tabletop.ui.paint.paper import paper
from tabletop.ui.scene import Scene
from tabletop.ui.settings import Settings
from tabletop.ui.stage import Stage
from tzolkin.ui.keepscene import KeepScene
from tzolkin.ui.table import TzolkinTable

SIZE = (1024, 640)


def opened(kind: str, pace: str = "off") -> tuple[Stage, TzolkinTable, pygame.Surface]:
    """A table just put on a stage, after its first frame."""
    pygame.font.init()
    stage, surface = Stage(SIZE, Settings(pace=pace)), pygame.Surface(SIZE, 0, 32)
    table = TzolkinTable(at(kind), Host(alone=True))
    stage.push(table)
    stage.tick()
    stage.frame(surface)
    return stage, table, surface


def finish(stage: Stage) -> None:
    """Do all long work."""
    while stage.working:
        stage.tick()


def test_the_first_frame_is_paper_with_a_name_and_a_line_that_fills() -> None:
    stage, table, surface = opened("turn")
    sheet = paper(*SIZE)
    edges = [(5, 5), (5, 600), (1000, 300), (500, 600)]
    assert [surface.get_at(at) for at in edges] == [sheet.get_at(at) for at in edges]
    assert pygame.image.tobytes(surface, "RGB") != pygame.image.tobytes(sheet, "RGB")
    assert stage.working
    assert not table.opening.over
    finish(stage)
    stage.frame(surface)
    assert table.opening.over
    title = table.widget(("sheet", "title"))
    assert title is not None
    shown = surface.subsurface(title.rect)
    assert pygame.image.tobytes(shown, "RGB") != pygame.image.tobytes(sheet.subsurface(title.rect), "RGB")


def test_a_table_that_is_not_seen_cannot_be_used() -> None:
    stage, table, _surface = opened("turn")
    before = len(table.session.entries)
    x, y = table.targets.find("log").shape.centre
    for given in (Press(x, y), Release(x, y), Key("l"), Key("l", down=False)):
        stage.handle(given)
    assert stage.top is table
    assert len(table.session.entries) == before
    finish(stage)
    stage.handle(Press(x, y))
    stage.handle(Release(x, y))
    assert stage.top is not table


def test_what_is_asked_in_a_dialog_waits_until_the_table_is_painted() -> None:
    stage, table, _surface = opened("keep")
    assert stage.top is table
    finish(stage)
    assert isinstance(stage.top, KeepScene)


def test_another_size_paints_anew_and_asks_no_second_time() -> None:
    stage, table, _surface = opened("keep")
    stage.handle(Resize(1280, 720))
    stage.tick()
    finish(stage)
    stage.handle(Resize(1100, 700))
    stage.tick()
    assert not table.opening.over
    finish(stage)
    assert table.opening.over
    assert [type(scene) for scene in stage.scenes] == [TzolkinTable, KeepScene]


def test_a_table_that_was_left_asks_nothing() -> None:
    stage, _table, _surface = opened("keep")
    stage.reset(Scene())
    finish(stage)
    assert [type(scene) for scene in stage.scenes] == [Scene]


@pytest.mark.parametrize("pace", ["off", "normal"])
def test_the_next_turn_is_painted_ahead_only_where_it_will_be_seen(pace: str) -> None:
    stage, table, _surface = opened("turn", pace)
    finish(stage)
    wheels = table.wheels.wheels
    at_rest = wheels.bytes
    for _ in range(40):
        stage.tick()
    assert (wheels.bytes > at_rest) == (pace == "normal")
