"""Carrying: something is dragged off a target, follows the pointer, and is put down or glides back.

A scene says what can be carried (`Scene.carried`) and what comes of putting it down (`Scene.put_down`).
Nothing needs to be carried: it is another way to do what pressing does.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.inputs import Button, Drag, Press
from tabletop.ui.motion import out_cubic
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.targets import Name

if TYPE_CHECKING:
    from tabletop.ui.scene import Scene

__all__ = ["Carry"]

_STARTS = 9.0
"""How far a pressed pointer moves before something is carried, in logical units."""
_BACK = 220
"""How long a thing glides back, in milliseconds."""

Spot = tuple[float, float]


class Carry:
    """What the pointer carries over a scene, if anything."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._from: tuple[Name, Spot] | None = None
        self._sprite: Sprite | None = None
        self._at: Spot = (0.0, 0.0)
        self.active = False
        """Whether something is being carried; not while it glides back."""

    def press(self, given: Press) -> None:
        """A target is held down: something may be dragged off it."""
        name = self._scene.targets.held
        self._from = (name, (given.x, given.y)) if name is not None else None

    def drag(self, given: Drag) -> bool:
        """The pointer moved with a button down; return whether it carries something."""
        if self.active:
            self._move((given.x, given.y))
            return True
        target = self._scene.targets.get(self._from[0]) if self._from is not None else None
        if self._from is None or target is None or given.button is not Button.LEFT:
            return False
        if math.dist(self._from[1], (given.x, given.y)) < self._scene.kit.theme.real(_STARTS):
            return False
        sprite = self._scene.carried(target)
        if sprite is None:
            self._from = None
            return False
        self._sprite, self.active = sprite, True
        self._scene.say_nothing()
        self._move((given.x, given.y))
        return True

    def release(self, x: float, y: float) -> bool:
        """The button came up; return whether something was carried, so that nothing was clicked."""
        if not self.active or self._from is None:
            self._from = None
            return False
        over = self._scene.targets.hit(x, y)
        if over is not None and over.name == self._from[0]:  # it never left: a click
            self._end()
            return False
        self.active = False
        if self._scene.put_down(over, (x, y)):
            self._end()
        else:
            self._glide_back()
        return True

    def cancel(self) -> bool:
        """Let what is carried glide back; return whether something was."""
        carried = self.active
        if carried:
            self.active = False
            self._glide_back()
        self._from = None
        return carried

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is carried over everything else."""
        if self._sprite is not None:
            self._sprite.put(surface, *self._at)

    # ---- on the way

    def _glide_back(self) -> None:
        assert self._from is not None, "what is carried comes from somewhere"
        (ax, ay), (bx, by) = self._at, self._from[1]

        def show(t: float) -> None:
            self._move((ax + (bx - ax) * t, ay + (by - ay) * t))

        self._scene.motions.start(self._scene.stage.now, _BACK, show, out_cubic, on="carry", done=self._end)

    def _move(self, at: Spot) -> None:
        self._redraw()
        self._at = at
        self._redraw()

    def _end(self) -> None:
        self._redraw()
        self._sprite, self._from, self.active = None, None, False

    def _redraw(self) -> None:
        if self._sprite is not None:
            self._scene.invalidate(self._sprite.rect(*self._at).inflate(4, 4))
