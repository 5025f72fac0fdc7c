"""The sheet everything is printed on."""

from __future__ import annotations

import functools
import math
import random

import pygame

from tabletop.ui.paint.noise import noise, weighted
from tabletop.ui.paint.palette import PAPER, rgb

CORNERS = 0.045  # how much darker the corners are, at most


@functools.lru_cache(3)
def paper(w: int, h: int) -> pygame.Surface:
    """Warm paper of w x h px: faint blotches and grain, short hairs, corners a little darker.

    Opaque, 32 bit, always the same for the same size. It is kept: copy it before drawing on it.
    """
    r, g, b = rgb(PAPER)
    sheet = pygame.Surface((w, h), 0, 32)
    sheet.fill((min(255, r + 9), min(255, g + 9), min(255, b + 9)))  # the noise takes 4 % of the light
    for name, scale, share in (("low", 5.0, 0.0055), ("high", 1.0, 0.0052)):
        texture = weighted(noise(name, (w, h), scale), 255 * share, 250)
        sheet.blit(texture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    sheet.blit(_hairs(w, h), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    sheet.blit(_vignette(w, h), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


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
    n = 24
    small, middle = pygame.Surface((n, n), 0, 32), (n - 1) / 2
    for i in range(n):
        for j in range(n):
            d = (((i - middle) / middle) ** 2 + ((j - middle) / middle) ** 2) / 2
            small.set_at((i, j), (round(255 * (1 - CORNERS * max(0.0, d - 0.35))),) * 3)
    return pygame.transform.smoothscale(small, (w, h))
