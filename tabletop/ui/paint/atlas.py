"""The Atlas: fonts, icons and every finished sprite of the program, owned by the application."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from tabletop.ui.paint.cache import SpriteCache
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.icons import Icons
from tabletop.ui.paint.lettering import Lettering
from tabletop.ui.paint.marks import draw_badge, draw_mark
from tabletop.ui.paint.palette import Colour, rgb, style
from tabletop.ui.paint.sprite import Sprite

MEGABYTE = 1 << 20
_BUDGET = 64 * MEGABYTE
_BYTES_A_PIXEL = 16
"""What a large window may keep for each of its pixels: four pictures of all of it."""


class Atlas:
    """One per program, made after ``pygame.init()``; scenes and widgets receive it.

    ``letters`` writes, ``icons`` gives icons, ``sprite`` keeps whatever a maker draws. The makers of pieces
    and chrome are functions that take the atlas first.
    """

    def __init__(self, budget: int = _BUDGET) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.cache = SpriteCache(budget)
        self.letters = Lettering(self.cache)
        self.icons = Icons(self.cache)

    def make_room(self, size: tuple[int, int]) -> None:
        """Keep as much as a window of `size` px asks for, never less than before."""
        self.cache.budget = max(self.cache.budget, size[0] * size[1] * _BYTES_A_PIXEL)

    def sprite(self, key: Hashable, make: Callable[[], Sprite]) -> Sprite:
        """The sprite kept under the key (which starts with its maker's name), or a new one."""
        return self.cache.get(key, make)

    def badge(self, seat: int, r: float) -> Sprite:
        """Disc of radius r pixels with the mark of a seat (1 to 5), anchored in its middle."""

        def make() -> Sprite:
            half = int(r) + 2
            canvas = Canvas(2 * half, 2 * half, 4)
            draw_badge(canvas, seat, half, half, r)
            return canvas.sprite(half, half)

        return self.sprite(("badge", seat, round(r * 4)), make)

    def mark(self, seat: int, r: float, colour: Colour | None = None) -> Sprite:
        """The mark of a seat alone, of about radius r pixels, anchored in its middle."""
        ink = style(seat).ink if colour is None else colour

        def make() -> Sprite:
            half = int(r * 1.1) + 2
            canvas = Canvas(2 * half, 2 * half, 4)
            draw_mark(canvas, seat, half, half, r, ink)
            return canvas.sprite(half, half)

        return self.sprite(("mark", seat, round(r * 4), rgb(ink)), make)
