"""The sheet everything is printed on."""

from __future__ import annotations

import functools
import math
import random

import pygame

from tabletop.ui.paint.noise import noise, weighted
from tabletop.ui.paint.palette import PAPER, rgb

BLOTCHES, GRAIN = 0.0055, 0.0052  # deviation of the light, as a share
CORNERS = 0.045  # how much darker the corners are, at most

_FINER = 8  # the shading is put together in steps of 1/8 grey, so that the grain hides where greys change
_DARKEST = 255 // _FINER


@functools.lru_cache(3)
def paper(w: int, h: int) -> pygame.Surface:
    """Warm paper of w x h px: faint blotches and grain, short hairs, corners a little darker.

    Opaque, 32 bit, always the same for the same size. It is kept: copy it before drawing on it.
    """
    r, g, b = rgb(PAPER)
    sheet = pygame.Surface((w, h), 0, 32)
    sheet.fill((min(255, r + 10), min(255, g + 10), min(255, b + 10)))  # the shading takes 4 % of the light
    sheet.blit(_shading(w, h), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    sheet.blit(_hairs(w, h), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return sheet


def _shading(w: int, h: int) -> pygame.Surface:
    """A grey picture to multiply with: blotches, grain and corners."""
    shading = weighted(noise("low", (w, h), 5.0), 255 * BLOTCHES * _FINER, 85)
    fine = weighted(noise("high", (w, h)), 255 * GRAIN * _FINER, 85)
    shading.blit(fine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    shading.blit(_vignette(w, h), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    shading.fill((_DARKEST + 1,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    shading.fill((255 - _DARKEST,) * 3, special_flags=pygame.BLEND_RGB_ADD)
    return shading


def _hairs(w: int, h: int) -> pygame.Surface:
    """Bent fibres 5 to 16 px long, one for each 2,600 px²; to be taken off the paper's colour."""
    hairs, rng = pygame.Surface((w, h), 0, 32), random.Random(3)
    for _ in range(w * h // 2600):
        x, y, angle = rng.random() * w, rng.random() * h, rng.random() * math.tau
        length, bend = rng.uniform(5, 16), rng.uniform(-0.7, 0.7)
        points = [
            (x + math.cos(angle + bend * t) * length * t, y + math.sin(angle + bend * t) * length * t)
            for t in (0, 0.3, 0.6, 1)
        ]
        pygame.draw.aalines(hairs, (5, 5, 5), False, points)
    return hairs


def _vignette(w: int, h: int) -> pygame.Surface:
    """What the corners lose, in steps of 1 / _FINER grey."""
    n = 24
    small, middle = pygame.Surface((n, n), 0, 32), (n - 1) / 2
    for i in range(n):
        for j in range(n):
            d = (((i - middle) / middle) ** 2 + ((j - middle) / middle) ** 2) / 2
            small.set_at((i, j), (round(255 * _FINER * CORNERS * max(0.0, d - 0.35)),) * 3)
    return pygame.transform.smoothscale(small, (w, h))
