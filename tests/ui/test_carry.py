"""Carrying things by the pointer: they start with a real pull, stay or glide back; a click stays a click."""

from __future__ import annotations

import pygame

from tabletop.ui.inputs import Drag, FocusLost, Key, Press, Release
from tabletop.ui.kit import Kit
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.pilot import Pilot
from tabletop.ui.scene import Scene
from tabletop.ui.settings import Settings
from tabletop.ui.shapes import Circle
from tabletop.ui.targets import Target


class Yard(Scene):
    """A heap from which stones are carried, a hole that takes them, and a wall that does not."""

    def __init__(self) -> None:
        super().__init__()
        self.clicked: list[object] = []
        self.laid: list[object] = []
        self.left = 0

    def add_targets(self, kit: Kit) -> None:  # noqa: ARG002
        for word, x in (("heap", 100), ("hole", 300), ("wall", 500)):
            self.targets.add(Target(("place", word), Circle(x, 100, 40)))

    def activated(self, target: Target) -> None:
        self.clicked.append(target.name[1])

    def carried(self, target: Target) -> Sprite | None:
        if target.name[1] != "heap":
            return None
        stone = pygame.Surface((20, 20), pygame.SRCALPHA, 32)
        stone.fill((200, 0, 0, 255))
        return Sprite(stone, 10, 10)

    def put_down(self, over: Target | None, at: tuple[float, float]) -> bool:  # noqa: ARG002
        self.laid.append(over.name[1] if over is not None else None)
        return over is not None and over.name[1] == "hole"

    def back(self) -> None:
        self.left += 1


def pull(pilot: Pilot, *way: tuple[float, float]) -> None:
    """Press at the heap and drag along a way, without letting go."""
    x, y = 100.0, 100.0
    pilot.give(Press(x, y))
    for to_x, to_y in way:
        pilot.give(Drag(to_x, to_y, to_x - x, to_y - y))
        x, y = to_x, to_y


def red(pilot: Pilot, x: int, y: int) -> bool:
    """Whether the stone is seen at a point."""
    return pilot.surface.get_at((x, y))[:3] == (200, 0, 0)


def test_a_stone_follows_the_pointer_and_stays_where_it_may() -> None:
    pilot = Pilot(Yard())
    scene = pilot.scene
    assert isinstance(scene, Yard)
    pull(pilot, (130, 100), (300, 110))
    assert red(pilot, 300, 110)
    assert not red(pilot, 130, 100)
    pilot.give(Release(300, 110))
    assert scene.laid == ["hole"]
    assert scene.clicked == []
    assert not red(pilot, 300, 110)


def test_elsewhere_it_glides_back() -> None:
    pilot = Pilot(Yard(), settings=Settings(pace="normal"))
    scene = pilot.scene
    assert isinstance(scene, Yard)
    pull(pilot, (300, 100), (500, 100))
    pilot.give(Release(500, 100))
    assert scene.laid == ["wall"]
    pilot.step(0.05)
    assert scene.animating
    assert not red(pilot, 500, 100)
    pilot.settle()
    assert not any(red(pilot, x, 100) for x in range(60, 560, 10))


def test_a_small_slip_is_still_a_click_and_so_is_coming_back() -> None:
    pilot = Pilot(Yard())
    scene = pilot.scene
    assert isinstance(scene, Yard)
    pull(pilot, (102, 101))
    pilot.give(Release(102, 101))
    assert scene.clicked == ["heap"]
    pull(pilot, (200, 100), (110, 100))
    pilot.give(Release(110, 100))
    assert scene.clicked == ["heap", "heap"]
    assert scene.laid == []


def test_what_cannot_be_carried_is_not() -> None:
    pilot = Pilot(Yard())
    scene = pilot.scene
    assert isinstance(scene, Yard)
    pilot.give(Press(500, 100), Drag(300, 100, -200, 0), Release(300, 100))
    assert scene.laid == []
    assert scene.clicked == []


def test_esc_and_a_lost_window_let_it_glide_back_and_leave_nothing() -> None:
    pilot = Pilot(Yard())
    scene = pilot.scene
    assert isinstance(scene, Yard)
    for stop in (Key("escape"), FocusLost()):
        pull(pilot, (300, 100))
        pilot.give(stop)
        pilot.settle()
        pilot.give(Release(300, 100))
        assert not red(pilot, 300, 100)
    assert scene.laid == []
    assert scene.left == 0
