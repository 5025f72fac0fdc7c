"""Turned wood: pieces shaded as solids off a lathe, and the ink outline and pale halo all pieces wear.

A profile gives the radius at each height. The light on it does not depend on the colour, so it is drawn
once for a profile and size as two pictures, what the wood's colour is multiplied by and what is added;
painting it in a player's colour is then two blend operations.
"""

from __future__ import annotations

import functools
import math
import random
from itertools import pairwise
from typing import NamedTuple

import pygame

from tabletop.ui.paint.palette import HALO, PIECE_INK, Colour, rgb, rgba

Profile = tuple[tuple[float, float], ...]
"""(share of the height from the top, radius as a share of the height), from 0 to 1."""

WARRIOR: Profile = (
    (0, 0),
    (0.012, 0.045),
    (0.05, 0.085),
    (0.10, 0.108),
    (0.15, 0.115),
    (0.20, 0.105),
    (0.245, 0.075),
    (0.265, 0.058),
    (0.285, 0.062),
    (0.30, 0.12),
    (0.315, 0.155),
    (0.345, 0.165),
    (0.40, 0.15),
    (0.52, 0.118),
    (0.62, 0.115),
    (0.74, 0.145),
    (0.84, 0.19),
    (0.865, 0.20),
    (0.88, 0.225),
    (0.90, 0.245),
    (0.97, 0.25),
    (1, 0.245),
)
HUT_WALL: Profile = ((0, 0.66), (1, 0.66))
HUT_ROOF: Profile = (
    (0, 0.03),
    (0.05, 0.07),
    (0.15, 0.16),
    (0.45, 0.40),
    (0.80, 0.70),
    (0.92, 0.82),
    (0.97, 0.84),
    (1, 0.82),
)

_LIGHT, _SHINE = (-0.55, -0.55, 0.63), (-0.30, -0.30, 0.90)
_WARM, _COOL = (255, 244, 220), (70, 80, 110)
_ACROSS = 64  # pixels of a strip
_STEEPEST = 3.0


class Solid(NamedTuple):
    """A shaded piece, straight alpha, and its foot: the middle of the lower ellipse, in surface pixels."""

    surface: pygame.Surface
    x: float
    y: float


class _Light(NamedTuple):
    times: pygame.Surface
    plus: pygame.Surface
    x: float
    y: float


@functools.lru_cache(maxsize=256)
def _strip(slope: float, gloss: float, rim: float) -> tuple[pygame.Surface, pygame.Surface]:
    """The light across a solid whose side leans by the slope: (to multiply by, to add)."""
    times = pygame.Surface((_ACROSS, 1), pygame.SRCALPHA, 32)
    plus = pygame.Surface((_ACROSS, 1), pygame.SRCALPHA, 32)
    for i in range(_ACROSS):
        t = (i - (_ACROSS - 1) / 2) / (_ACROSS / 2)
        z = math.sqrt(max(0.0, 1 - t * t))
        n = math.sqrt(t * t + z * z + slope * slope)
        nx, ny, nz = t / n, -slope / n, z / n
        lit = 0.46 + 0.66 * max(0.0, nx * _LIGHT[0] + ny * _LIGHT[1] + nz * _LIGHT[2])
        shine = min(1.0, gloss * max(0.0, nx * _SHINE[0] + ny * _SHINE[1] + nz * _SHINE[2]) ** 26)
        left, right = max(0.0, (-t - 0.80) / 0.20), max(0.0, (t - 0.90) / 0.10)
        edge = min(1.0, rim * (left * (1 - abs(ny)) + right * 0.55))
        cool = max(0.0, (t - 0.35) / 0.65) * 0.22  # light thrown back from the sky on the dark side
        wood = lit * (1 - shine) * (1 - edge) * (1 - cool)
        warm = (shine * (1 - edge) + edge) * (1 - cool)
        over = max(0.0, wood - 1) * 190
        times.set_at((i, 0), (round(255 * min(1.0, wood)),) * 3)
        plus.set_at(
            (i, 0), [min(255, round(w * warm + c * cool + over)) for w, c in zip(_WARM, _COOL, strict=True)]
        )
    return times, plus


def _radius(profile: Profile, v: float) -> float:
    for (y0, r0), (y1, r1) in pairwise(profile):
        if v <= y1:
            return r0 + (r1 - r0) * max(0.0, v - y0) / (y1 - y0)
    return profile[-1][1]


@functools.lru_cache(maxsize=24)
def _light(profile: Profile, h: int, squash: float, gloss: float, rim: float) -> _Light:
    """The light on a solid h surface pixels high, row by row from the strips."""
    widest, base = max(r for _, r in profile) * h, profile[-1][1] * h
    size = (int(2 * widest) + 4, h + int(base * squash) + 3)
    times, plus = (pygame.Surface(size, pygame.SRCALPHA, 32) for _ in range(2))
    cx = size[0] / 2
    for y in range(size[1]):
        v = min(1.0, y / h)
        below = (y - h) / (base * squash) if y > h else 0.0
        r = _radius(profile, v) * h
        slope = 0.0
        if y < h:
            lean = _radius(profile, min(1.0, v + 0.012)) - _radius(profile, max(0.0, v - 0.012))
            slope = round(max(-_STEEPEST, min(_STEEPEST, lean / 0.024)) * 8) / 8
        half = r * math.sqrt(max(0.0, 1 - below * below))  # the front of the foot is half an ellipse
        if half < 0.7:
            continue
        across = (max(1, round(2 * r)), 1)
        part = (round(r - half), 0, max(1, round(2 * half)), 1)
        for sheet, strip in zip((times, plus), _strip(slope, gloss, rim), strict=True):
            sheet.blit(pygame.transform.smoothscale(strip, across), (round(cx - half), y), part)
    return _Light(times, plus, cx, h)


@functools.lru_cache(maxsize=8)
def _grain(amount: float) -> pygame.Surface:
    """Streaks along the axis; deterministic."""
    rng = random.Random(7)
    grey = pygame.Surface((40, 3), 0, 32)
    for x in range(40):
        for y in range(3):
            v = max(0, min(255, round(255 * (1 - amount * (0.25 + rng.gauss(0, 0.5))))))
            grey.set_at((x, y), (v, v, v))
    return grey


def turned(
    profile: Profile,
    colour: Colour,
    h: float,
    *,
    grain: float = 0.06,
    squash: float = 0.30,
    gloss: float = 0.35,
    rim: float = 0.28,
) -> Solid:
    """A solid of h surface pixels in a colour; squash is the ratio of the foot's ellipse."""
    light = _light(profile, max(4, round(h)), squash, gloss, rim)
    surface = light.times.copy()
    surface.fill((*rgb(colour), 255), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(light.plus, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    if grain:
        streaks = pygame.transform.smoothscale(_grain(grain), surface.get_size())
        surface.blit(streaks, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return Solid(surface, light.x, light.y)


def outlined(piece: pygame.Surface, ink: float, halo: float, colour: Colour = PIECE_INK) -> pygame.Surface:
    """The piece on its ink outline and pale halo, straight alpha, in a surface of the same size.

    Widths are surface pixels, the halo's beyond the ink. The piece must keep that much room to the edge.
    """
    shape = pygame.mask.from_surface(piece, 110)
    out = pygame.Surface(piece.get_size(), pygame.SRCALPHA, 32)
    for width, paint, alpha in ((ink + halo, HALO, 210), (ink, colour, 255)):
        if width <= 0:
            continue
        wider = shape.copy()  # masks are bits: laying one over itself many times costs next to nothing
        steps = max(12, round(width * 3))
        for i in range(steps):
            at = math.tau * i / steps
            wider.draw(shape, (round(width * math.cos(at)), round(width * math.sin(at))))
        out.blit(wider.to_surface(setcolor=rgba(paint, alpha), unsetcolor=(0, 0, 0, 0)), (0, 0))
    out.blit(piece, (0, 0))
    return out
