"""A finished small picture with a point it stands on."""

from __future__ import annotations

from typing import NamedTuple

import pygame


def premultiplied(picture: pygame.Surface) -> pygame.Surface:
    """A premultiplied 32-bit copy of any picture; needs no display."""
    plain = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    plain.blit(picture, (0, 0))
    return plain.premul_alpha()


class Sprite(NamedTuple):
    """A premultiplied picture and the pixel (ax, ay) in it that lies on the place where it is put.

    For a pawn the anchor is the middle of its foot, for a text the start of its baseline, for a card its
    corner without the shadow.
    """

    surface: pygame.Surface
    ax: int
    ay: int

    @property
    def bytes(self) -> int:
        """Memory it takes."""
        return self.surface.get_width() * self.surface.get_height() * 4

    def put(self, target: pygame.Surface, x: float, y: float) -> pygame.Rect:
        """Draw it so that its anchor lies at (x, y) of the target. Returns the rectangle it touched."""
        return target.blit(
            self.surface, (round(x) - self.ax, round(y) - self.ay), special_flags=pygame.BLEND_PREMULTIPLIED
        )

    def rect(self, x: float, y: float) -> pygame.Rect:
        """The rectangle it would touch when put at (x, y)."""
        return self.surface.get_rect(topleft=(round(x) - self.ax, round(y) - self.ay))

    def job(self, x: float, y: float) -> tuple[pygame.Surface, tuple[int, int], None, int]:
        """The same as an entry for ``Surface.fblits`` or ``Surface.blits``."""
        return self.surface, (round(x) - self.ax, round(y) - self.ay), None, pygame.BLEND_PREMULTIPLIED

    def trimmed(self) -> Sprite:
        """The same with a clear margin of one pixel: less to copy for sprites drawn again and again."""
        box = self.surface.get_bounding_rect().inflate(2, 2).clip(self.surface.get_rect())
        return Sprite(self.surface.subsurface(box).copy(), self.ax - box.x, self.ay - box.y)

    def faded(self, alpha: float) -> Sprite:
        """A copy that is alpha (0 to 1) as strong."""
        copy, a = self.surface.copy(), max(0, min(255, round(alpha * 255)))
        copy.fill((a, a, a, a), special_flags=pygame.BLEND_RGBA_MULT)
        return Sprite(copy, self.ax, self.ay)

    def scaled(self, sx: float, sy: float | None = None) -> Sprite:
        """A copy sx times as wide and sy (or sx) times as high, anchor included: for motions."""
        sy = sx if sy is None else sy
        w, h = self.surface.get_size()
        size = (max(1, round(w * sx)), max(1, round(h * sy)))
        return Sprite(
            pygame.transform.smoothscale(self.surface, size), round(self.ax * sx), round(self.ay * sy)
        )

    def greyed(self, share: float = 0.6) -> Sprite:
        """A copy with that share of its saturation taken away: a piece that is spent or not yours."""
        grey = pygame.transform.grayscale(self.surface)
        a = round(share * 255)
        grey.fill((a, a, a, a), special_flags=pygame.BLEND_RGBA_MULT)
        copy = self.surface.copy()
        copy.fill((255 - a,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        copy.blit(grey, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return Sprite(copy, self.ax, self.ay)
