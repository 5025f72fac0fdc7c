"""Yucatán's picture on the menu: a pyramid above the jungle, a river bend, big leaves in front."""

from __future__ import annotations

import random

import pygame

from tabletop.ui.paint import poster as sheet
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import lerp, spline
from tabletop.ui.paint.palette import Colour
from tabletop.ui.paint.poster import H, W, haze, leaf, sky, skyline
from yucatan.ui.buildings import LEVELS, draw_block

_DAWN = ((0, "#F2C98C"), (0.30, "#F7DFB0"), (0.55, "#F9ECCB"), (1, "#DDE3BE"))
_STONE, _RED, _JADE, _DARK = "#E7D9B8", "#C4532F", "#2F8C7F", "#3A2416"
_GREENS = (("#173A2C", "#265A40", "#4A8253"), ("#1D4634", "#316C48", "#5F9A58"))


def poster(w: int, h: int) -> pygame.Surface:
    """The picture, w x h real pixels."""
    return sheet.poster(w, h, _draw)


def _draw(k: int) -> Canvas:
    canvas = sky(_DAWN, k, 61)
    for r, colour, alpha in ((78, "#FFF3CF", 70), (58, "#FFF6DC", 120), (44, "#FFFAEA", 255)):
        canvas.circle(262, 118, r, colour, alpha)
    for x, y, s in ((92, 96, 1.0), (112, 84, 0.8), (128, 104, 0.7), (74, 78, 0.6)):
        _bird(canvas, x, y, 9 * s)
    skyline(canvas, 208, 46, "#B9CFA9", 5, 6)
    haze(canvas, 236, 70, "#F9ECCB", 190)
    skyline(canvas, 246, 40, "#8FB58B", 9, 8)
    haze(canvas, 282, 70, "#EAE6BF", 170)
    _pyramid(canvas, 176, 372, 2.75)
    haze(canvas, 372, 56, "#DDE3BE", 120)
    skyline(canvas, 352, 20, "#4F8A5E", 13, 12, -8)
    _river(canvas)
    _jungle(canvas)
    return canvas


def _bird(canvas: Canvas, x: float, y: float, s: float) -> None:
    for side in (-1, 1):
        wing = spline([(x, y), (x + side * s * 0.55, y - s * 0.42), (x + side * s, y - s * 0.12)], 6)
        canvas.line(wing, "#8A6A45", 1.3, 200)


def _pyramid(canvas: Canvas, x: float, y: float, s: float) -> None:
    base = [(x - 40 * s, y - 20 * s), (x, y), (x + 56 * s, y - 20 * s), (x + 20 * s, y - 50 * s)]
    canvas.shadow(base, 14, 6, 4, 90, "#213D2A")
    for i, (a, top, h) in enumerate(LEVELS):
        if i:
            y -= (LEVELS[i - 1][1] - a) * 0.5 * s
        y = draw_block(canvas, x, y, a * s, h * s, top * s, _STONE, frieze=_JADE if i % 2 else _RED)[1]
    y -= 2 * s
    up = draw_block(canvas, x, y, 9 * s, 12 * s, 8.6 * s, "#F0E5CA", stairs=False)[1]
    canvas.rounded(x - 6 * s, y - 13 * s, 3.4 * s, 9 * s, 2, _DARK)
    up = draw_block(canvas, x, up + 1.5 * s, 10.4 * s, 5 * s, 7.2 * s, _RED, stairs=False)[1]
    for half, tip, low, high, colour in ((6.0, 5.0, 3.0, 14.0, _DARK), (5.2, 4.3, 3.4, 13.0, _JADE)):
        comb = [(x - half * s, up - low * s), (x + half * s, up - low * s)]
        canvas.poly([*comb, (x + tip * s, up - high * s), (x - tip * s, up - high * s)], colour)
    for row in (6.6, 10.2):
        for i in (-1, 0, 1):
            canvas.rounded(x + (i * 2.5 - 0.75) * s, up - row * s, 1.5 * s, 2.2 * s, 0.7 * s, "#1F5F57")


def _river(canvas: Canvas) -> None:
    left = spline([(W + 20, 372), (300, 382), (200, 398), (150, 420), (60, H + 30)], 10)
    right = spline([(220, H + 40), (250, 430), (320, 404), (W + 20, 398)], 10)
    canvas.poly([(p, q - 4) for p, q in left] + right, "#E6D6A4")
    canvas.poly(left + [(p, q - 3) for p, q in right], "#4FA3AE")
    canvas.line([(p, q + 3) for p, q in left], "#DDF0E8", 1.4, 170)
    other = right[::-1]
    for t, alpha in ((0.25, 150), (0.5, 120), (0.75, 90)):
        path = [
            lerp(left[i], other[min(int(i * len(other) / len(left)), len(other) - 1)], t)
            for i in range(4, len(left) - 6)
        ]
        canvas.dashed(path, "#DDF0E8", 1.6, 26, 22, alpha)


def _jungle(canvas: Canvas) -> None:
    """Bushes and leaves of the foreground."""
    rng = random.Random(3)
    for i in range(12):
        _bush(canvas, 10 + i * 11, 398 + i * 2.2 + rng.uniform(-6, 6) + (i % 3) * 6, 17, _GREENS[i % 2], rng)
    for i in range(8):
        _bush(canvas, -6 + i * 15, H - 20 + rng.uniform(-8, 8), 26, _GREENS[0], rng)
    for i in range(7):
        _bush(canvas, 270 + i * 18, H - 14 + rng.uniform(-6, 6) - i * 3, 24, _GREENS[i % 2], rng)
    for x, y, fan in (
        (-14, H + 6, ((-84, 128), (-58, 150), (-30, 150), (-4, 120))),
        (W + 14, H + 4, ((-100, 120), (-126, 150), (-152, 150), (-178, 116))),
    ):
        for angle, length in fan:
            leaf(canvas, x, y, length, angle, 19, "#0E2E25", "#174435")


def _bush(
    canvas: Canvas, x: float, y: float, r: float, colours: tuple[Colour, Colour, Colour], rng: random.Random
) -> None:
    lobes = [
        (x + rng.uniform(-0.55, 0.55) * r, y + rng.uniform(-0.35, 0.3) * r, r * rng.uniform(0.5, 0.72))
        for _ in range(5)
    ]
    for a, b, q in lobes:
        canvas.circle(a, b + r * 0.16, q * 1.08, colours[0])
    for a, b, q in lobes:
        canvas.circle(a - r * 0.06, b, q * 0.92, colours[1])
    for a, b, q in lobes[:4]:
        canvas.circle(a - q * 0.28, b - q * 0.3, q * 0.5, colours[2])
