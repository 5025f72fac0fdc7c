"""Many sprites at their places, drawn in one call."""

from __future__ import annotations

import pygame

from tabletop.ui.paint.sprite import Sprite

__all__ = ["Batch"]


class Batch:
    """Sprites in the order in which they were added; `draw` leaves out what lies outside the clip."""

    def __init__(self) -> None:
        self._jobs: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._boxes: list[pygame.Rect] = []

    def add(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a sprite's anchor at (x, y) px, over all that is there."""
        surface, place, *_rest = sprite.job(x, y)
        self._jobs.append((surface, place))
        self._boxes.append(surface.get_rect(topleft=place))

    def draw(self, target: pygame.Surface) -> None:
        """Draw all that the target's clip shows."""
        shown = target.get_clip().collidelistall(self._boxes)
        if len(shown) == len(self._jobs):
            target.fblits(self._jobs, pygame.BLEND_PREMULTIPLIED)
        elif shown:
            target.fblits([self._jobs[i] for i in shown], pygame.BLEND_PREMULTIPLIED)
