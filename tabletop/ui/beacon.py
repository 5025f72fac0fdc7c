"""A ring that shows where something is: it pulses for a while, then stands still until a press or key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui.motion import Pace, out_quad
from tabletop.ui.paint.palette import GOLD, INK
from tabletop.ui.shapes import box_of
from tabletop.ui.targets import Name, Target

if TYPE_CHECKING:
    from tabletop.ui.scene import Scene

__all__ = ["Beacon"]

_PULSE, _PULSES = 0.9, 4
"""Seconds of a pulse at normal pace, and how many there are."""
_NEAR, _FAR = 5.0, 26.0
"""How far the standing ring and the end of a pulse run outside of the place, in logical units."""
_FRAME = 1 / 30


class Beacon:
    """Marks one target of a scene, by name. With motions off the ring stands still from the beginning."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._since = 0.0
        self.name: Name | None = None

    def show(self, name: Name) -> None:
        """Mark a target from now on."""
        self.hide()
        self.name, self._since = name, self._scene.stage.now
        self._redraw()

    def hide(self) -> None:
        """Take the mark away."""
        if self.name is not None:
            self._redraw()
            self.name = None

    def _pulse(self, now: float) -> float | None:
        """How far the present pulse has come, 0 to 1; None when there is none."""
        length = _PULSE * self._scene.motions.pace.value
        if self.name is None or self._scene.motions.pace is Pace.OFF:
            return None
        pulses = (now - self._since) / length
        return pulses % 1.0 if pulses < _PULSES else None

    def tick(self, now: float) -> None:
        """Let the pulse go on."""
        if (
            self.name is not None
            and now - self._since < _PULSE * (_PULSES + 1) * self._scene.motions.pace.value
        ):
            self._redraw()

    def next_wake(self, now: float) -> float | None:
        """Seconds to the next frame of a pulse, None when the ring stands still."""
        return _FRAME if self._pulse(now) is not None else None

    def _target(self) -> Target | None:
        return self._scene.targets.get(self.name)

    def _redraw(self) -> None:
        target = self._target()
        if target is not None:
            self._scene.invalidate(box_of(target.shape, self._scene.kit.theme.real(_FAR) + 8))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ring, and the pulse that runs out from it."""
        target = self._target()
        if target is None:
            return
        kit = self._scene.kit
        wide, near = max(2, kit.px(4)), kit.theme.real(_NEAR)
        line = target.shape.outline(near)
        pygame.draw.lines(surface, INK, True, line, wide + 2 * max(1, kit.px(2)))
        pygame.draw.lines(surface, GOLD, True, line, wide)
        pulse = self._pulse(self._scene.stage.now)
        if pulse is not None:
            out = near + out_quad(pulse) * (kit.theme.real(_FAR) - near)
            thin = max(1, round(wide * (1 - pulse)))
            pygame.draw.lines(surface, GOLD, True, target.shape.outline(out), thin)
