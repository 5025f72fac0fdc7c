"""The finished ground of one board as a picture that can be laid under any view of the same turn."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from tabletop.hexgrid import Projection


class Ground(NamedTuple):
    """A premultiplied picture of the whole board, clear outside, and where it lies.

    It knows nothing of windows: the table lays it on its paper wherever the board is shown.
    """

    picture: pygame.Surface
    radius: float
    """Of a space, in px of the picture."""
    turn: float
    """Of the view, in degrees clockwise."""
    left: int
    top: int
    """Where the picture's corner lies from the middle of space 0,0, in its px."""

    @property
    def bytes(self) -> int:
        """Memory it takes."""
        return self.picture.get_width() * self.picture.get_height() * 4

    def draw(self, target: pygame.Surface, view: Projection) -> None:
        """Lay it on the target where the view shows the board; the target's clip is kept to.

        With the view's own radius it is copied, else the part that shows is scaled: soft, but at once.
        The view must have the ground's turn.
        """
        scale = view.radius / self.radius
        x, y = view.origin[0] + self.left * scale, view.origin[1] + self.top * scale
        if abs(scale - 1) < 1e-4:
            target.blit(self.picture, (round(x), round(y)), special_flags=pygame.BLEND_PREMULTIPLIED)
            return
        clip, (w, h) = target.get_clip(), self.picture.get_size()
        part = pygame.Rect(
            math.floor((clip.x - x) / scale),
            math.floor((clip.y - y) / scale),
            math.ceil(clip.w / scale) + 2,
            math.ceil(clip.h / scale) + 2,
        ).clip(pygame.Rect(0, 0, w, h))
        if part.w and part.h:
            size = (max(1, round(part.w * scale)), max(1, round(part.h * scale)))
            shown = pygame.transform.smoothscale(self.picture.subsurface(part), size)
            at = (round(x + part.x * scale), round(y + part.y * scale))
            target.blit(shown, at, special_flags=pygame.BLEND_PREMULTIPLIED)
