"""The three shipped noise tiles, laid over a picture of any size.

A tile is grey, mean 128, deviation 46, and wraps round at its sides. ``assets/make_noise.py`` bakes them:
``low`` for wide patches, ``mid`` for ragged edges, ``high`` for grain.
"""

from __future__ import annotations

import functools

import pygame

from tabletop.ui.paint.assets import asset

MEAN, DEVIATION = 128, 46


@functools.lru_cache(8)
def _tile(name: str, pixels: int) -> pygame.Surface:
    tile = pygame.image.load(asset("noise", f"{name}.png")).convert(32)
    if pixels:
        tile = pygame.transform.smoothscale(tile, (pixels, pixels))
    return tile


def noise(name: str, size: tuple[int, int], scale: float = 1.0) -> pygame.Surface:
    """A new opaque 32-bit picture of that size, in px, tiled with ``low``, ``mid`` or ``high``.

    scale enlarges the tile. The same call gives the same picture; it is the caller's to draw on.
    """
    tile = _tile(name, 0)
    if scale != 1:
        tile = _tile(name, max(1, round(tile.get_width() * scale)))
    out = pygame.Surface(size, 0, 32)
    for x in range(0, size[0], tile.get_width()):
        for y in range(0, size[1], tile.get_height()):
            out.blit(tile, (x, y))
    return out


def weighted(picture: pygame.Surface, spread: float, middle: float) -> pygame.Surface:
    """The noise picture, changed in place, with its mean moved to middle and its deviation to spread.

    Both in grey steps, 0 to 255. Values that fall below 0 or above 255 are cut.
    """
    share = spread / DEVIATION
    picture.fill((round(share * 255),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    lift = round(middle - share * MEAN)
    flag = pygame.BLEND_RGB_ADD if lift >= 0 else pygame.BLEND_RGB_SUB
    picture.fill((abs(lift),) * 3, special_flags=flag)
    return picture
