"""Drives scenes without a window: clicks targets by name, presses keys, turns the clock.

For tests and pictures.
"""

from __future__ import annotations

import pygame

from tabletop.ui.inputs import Button, Input, Key, Point, Press, Release, Text
from tabletop.ui.scene import Scene
from tabletop.ui.settings import Settings
from tabletop.ui.stage import Stage
from tabletop.ui.targets import Name, Target

__all__ = ["Pilot"]


class Pilot:
    """A stage with a clock of its own and somebody who uses it.

    Every call draws the frame that would follow, so that drawing is tested too. Exceptions are not caught.
    """

    def __init__(
        self, scene: Scene, size: tuple[int, int] = (1280, 720), settings: Settings | None = None
    ) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.time = 0.0
        self.stage = Stage(size, settings or Settings(pace="off"), clock=lambda: self.time)
        self.surface = pygame.Surface(size, 0, 32)
        self.draws = 0
        self.stage.push(scene)
        self.settle()

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        top = self.stage.top
        assert top is not None, "the stage is empty"
        return top

    def find(self, name: str | Name) -> Target:
        """A target of the top scene. KeyError, with what there is, if it is not there."""
        self.stage.settle_layout()
        return self.scene.targets.find(name)

    # ---- hands

    def give(self, *given: Input) -> None:
        """Give inputs one by one, with a frame after each."""
        for one in given:
            self.stage.handle(one)
            self.step()

    def click(self, name: str | Name, button: Button = Button.LEFT) -> None:
        """Move to a target, press and release."""
        self.click_at(*self.find(name).shape.centre, button)

    def click_at(self, x: float, y: float, button: Button = Button.LEFT) -> None:
        """Move to a point, press and release."""
        self.give(Point(x, y), Press(x, y, button), Release(x, y, button))
        self.settle()

    def point(self, name: str | Name) -> None:
        """Move the pointer onto a target."""
        self.give(Point(*self.find(name).shape.centre))

    def hold(self, name: str | Name) -> None:
        """Press the mouse on a target and keep it down."""
        x, y = self.find(name).shape.centre
        self.give(Point(x, y), Press(x, y))

    def let_go(self) -> None:
        """Release the mouse outside everything."""
        self.give(Release(-1, -1))

    def press(self, key: str, *, shift: bool = False, control: bool = False, alt: bool = False) -> None:
        """Press and release a key."""
        self.give(Key(key, shift, control, alt), Key(key, shift, control, alt, down=False))
        self.settle()

    def type(self, text: str) -> None:
        """Type a text."""
        self.give(*(Text(letter) for letter in text))

    def walk_to(self, name: str | Name, limit: int = 400) -> None:
        """Press Tab until a target has the focus. AssertionError if it is never reached."""
        wanted = self.find(name).name
        for _ in range(limit):
            if self.scene.targets.focus == wanted:
                return
            self.press("tab")
        raise AssertionError(f"Tab never reached {wanted}")

    # ---- time

    def step(self, seconds: float = 0.0) -> None:
        """Let time pass and draw the frame that follows."""
        self.time += seconds
        self.stage.tick()
        if self.stage.theme.size != self.surface.get_size():
            self.surface = pygame.Surface(self.stage.theme.size, 0, 32)
            self.stage.invalidate()
        self.draws += self.stage.frame(self.surface)

    def settle(self, limit: float = 60.0) -> None:
        """Let time pass until nothing moves and no work goes on.

        AssertionError if that takes over `limit` seconds.
        """
        end = self.time + limit
        self.step()
        while self.stage.working or any(scene.animating for scene in self.stage.scenes):
            self.step(1 / 30)
            assert self.time < end, "the motions do not end"
