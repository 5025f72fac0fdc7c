"""The curtain: a whole screen in one player's colour, darker to the edges, with stepped-fret bands."""

from __future__ import annotations

import math

import pygame

from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.noise import noise, weighted
from tabletop.ui.paint.palette import Colour, mix, style

_STAIR = ((0, 0), (0, 5), (5, 5), (5, 4), (4, 4), (4, 3), (3, 3), (3, 2), (2, 2), (2, 1), (1, 1), (1, 0))
_HOOK = (
    (6, 5),
    (11, 5),
    (11, 0),
    (4.6, 0),
    (4.6, 1),
    (10, 1),
    (10, 4),
    (7, 4),
    (7, 3),
    (8.6, 3),
    (8.6, 2),
    (6, 2),
)
_BONE = 4
_PITCH = 12
"""Units from one fret to the next; a fret is five units high."""


def curtain_inks(seat: int) -> tuple[Colour, Colour, Colour]:
    """(name and buttons, sentences, labels) that are legible on the curtain of a seat."""
    look = style(seat)
    if look.ink == "#FFFFFF":
        return "#FFFFFF", mix(look.colour, "#FFFFFF", 0.88), mix(look.colour, "#FFFFFF", 0.82)
    return look.ink, look.ink, mix(look.ink, look.colour, 0.12)


def band_height(u: float) -> float:
    """Height of a fret band with its lines, from the edge of the screen, in real pixels."""
    return 134 * u


def curtain(seat: int, w: int, h: int) -> pygame.Surface:
    """An opaque picture w x h real pixels: centre 8 % lighter, edges 35 % darker, two bands of frets."""
    look, u = style(seat), min(w / 1920, h / 1080)
    ground = _radial(look.colour, w, h, 0.13 if seat == _BONE else 0.38)
    ink = "#FFFFFF" if look.ink == "#FFFFFF" else look.ink
    band = _band(w, 5 * 13 * u, 13 * u, ink)
    top, lines = 40 * u, max(1, round(1.6 * u))
    for y, flip in ((top, False), (h - top - 65 * u, True)):
        ground.blit(pygame.transform.flip(band, False, flip), (0, round(y)))
        for edge in (y - 14 * u, y + 79 * u):
            rule = pygame.Surface((w, lines), pygame.SRCALPHA, 32)
            rule.fill((*pygame.Color(ink)[:3], 60))
            ground.blit(rule, (0, round(edge)))
    return ground


def _radial(colour: Colour, w: int, h: int, darker: float) -> pygame.Surface:
    """The radial light, with a little cloth in it."""
    n, m = 96, 54
    small = pygame.Surface((n, m), 0, 32)
    light, dark = mix(colour, "#FFFFFF", 0.08), mix(colour, "#000000", darker)
    for i in range(n):
        for j in range(m):
            d = min(1.0, math.hypot((i - n / 2) / n, (j - m * 0.42) / m) * 1.35)
            small.set_at((i, j), mix(light, colour, d * 2) if d < 0.5 else mix(colour, dark, d * 2 - 1))
    ground = pygame.Surface((w, h), 0, 32)
    ground.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0))
    for name, scale, spread in (("low", 5.0, 2.3), ("high", 1.0, 2.8)):
        cloth = weighted(noise(name, (w, h), scale), spread, 251)
        ground.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return ground


def _band(w: int, h: float, u: float, ink: Colour) -> pygame.Surface:
    """A row of stepped frets, each a stair and a hooked spiral, centred on the width."""
    canvas = Canvas(w, math.ceil(h), 2)
    count = int(w / (u * _PITCH))
    left = (w - (count * _PITCH - 1) * u) / 2
    for i in range(count):
        x = left + i * u * _PITCH
        for shape in (_STAIR, _HOOK):
            points: list[Point] = [(x + p * u, q * u) for p, q in shape]
            canvas.poly(points, ink, 30)
    return canvas.reduced()
