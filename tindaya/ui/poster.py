"""Tindaya's picture on the menu: a smoking cone above a beach, a ship standing in, a dragon tree in front."""

from __future__ import annotations

import math
import random

import pygame

from tabletop.ui.paint import poster as sheet
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, spline
from tabletop.ui.paint.poster import H, W, haze, sky, skyline

_NOON = ((0, "#7FB6C4"), (0.28, "#B9D6CF"), (0.48, "#F3E2BC"), (0.60, "#F6D9A6"), (1, "#F6D9A6"))
_SEA = (
    ("#9FD3CA", 346),
    ("#6FB6BC", 352),
    ("#4797AC", 366),
    ("#337F9D", 386),
    ("#28688A", 414),
    ("#1F5677", 440),
)
_SHADOW = "#15262A"
_TOP: Point = (190, 128)
"""Middle of the crater."""


def poster(w: int, h: int) -> pygame.Surface:
    """The picture, w x h real pixels."""
    return sheet.poster(w, h, _draw)


def _draw(k: int) -> Canvas:
    canvas, rng = sky(_NOON, k, 71), random.Random(2)
    _smoke(canvas, rng)
    skyline(canvas, 262, 20, "#9DB7B5", 4)
    haze(canvas, 268, 50, "#F6D9A6", 150)
    _volcano(canvas, rng)
    skyline(canvas, 312, 14, "#3C6A4E", 17, 9)
    skyline(canvas, 326, 8, "#5C8F5B", 19, 6)
    beach = spline([(-10, 338), (80, 332), (170, 338), (280, 331), (W + 10, 340)], 8)
    canvas.poly([*beach, (W + 10, H + 5), (-10, H + 5)], "#EBD8A6")
    _sea(canvas, rng)
    _caravel(canvas, 284, 388, 1.5)
    _dragon_tree(canvas, 52, 420)
    return canvas


def _smoke(canvas: Canvas, rng: random.Random) -> None:
    for i in range(60):
        t = i / 60
        x = _TOP[0] + 6 + 105 * t**1.3 + rng.uniform(-8, 8) * (1 + 3 * t)
        y = _TOP[1] - 100 * t**0.8 + rng.uniform(-6, 6)
        r = 7 + 30 * t
        canvas.circle(x + 2, y + 3, r, "#8C7F79", 22)
        canvas.circle(x, y, r, "#F4E9D8" if rng.random() < 0.5 else "#C9BDB2", 52)


def _volcano(canvas: Canvas, rng: random.Random) -> None:
    x, top, h = _TOP[0], 26, 190
    base = _TOP[1] + h
    left = spline([(x - 190, base), (x - 120, base - 40), (x - 66, base - 112), (x - top, base - h)], 10)
    right = spline([(x + top, base - h + 3), (x + 70, base - 108), (x + 128, base - 36), (x + 215, base)], 10)
    canvas.poly(left + right, "#A98873")
    shade = [
        (x + 4, base - h + 5),
        (x + 16, base - 120),
        (x - 6, base - 70),
        (x + 30, base - 30),
        (x + 22, base),
    ]
    canvas.poly(shade + right[::-1], "#5F4B47")
    for i in range(16):
        u = -0.9 + i * 0.12
        dx = u * rng.uniform(70, 150)
        points = [
            (x + top * u, base - h + 10),
            (x + top * u + dx * 0.35, base - h * 0.55),
            (x + top * u + dx, base - rng.uniform(6, 36)),
        ]
        canvas.line(spline(points, 8), "#8A6B5A" if u < 0.1 else "#43353A", 1.6, 170)
    canvas.line(left, "#E9CDB0", 2.2, 210)
    lava = spline(
        [
            (x - 6, base - h + 8),
            (x - 18, base - h * 0.66),
            (x - 2, base - h * 0.44),
            (x - 26, base - h * 0.20),
            (x - 16, base - 8),
        ],
        10,
    )
    side = spline([(x + 10, base - h + 8), (x + 26, base - h * 0.6), (x + 22, base - h * 0.4)], 8)
    for path, width in ((lava, 10.0), (side, 6.0)):
        canvas.line(path, "#4A160A", width)
        canvas.line(path, "#DF5320", width * 0.68)
        canvas.line(path, "#FFC65A", width * 0.24)
    canvas.ellipse(x, base - h + 3, top + 1, 8, "#2A1612")
    canvas.ellipse(x, base - h + 3, top - 4, 5, "#E7712B")


def _sea(canvas: Canvas, rng: random.Random) -> None:
    for i, (colour, y) in enumerate(_SEA):
        points = [
            (-20, y + 3 * math.sin(i)),
            (70, y - 4),
            (160, y + 4),
            (250, y - 3),
            (330, y + 4),
            (W + 20, y - 2),
        ]
        crest = spline(points, 10)
        if i < 5:
            canvas.line([(p, q - 1) for p, q in crest], "#F5FAF2", 2.2 - 0.2 * i, 220 - 30 * i)
        canvas.poly([*crest, (W + 20, H + 6), (-20, H + 6)], colour)
    for _ in range(34):
        low, x = rng.uniform(362, H - 6), rng.uniform(-5, W)
        q = 6 + (low - 360) * 0.12
        ripple = [(x + i * q / 5, low + q * 0.14 * math.sin(i * 1.1)) for i in range(11)]
        canvas.line(ripple, "#E6F4EF", 1.1 + (low - 360) * 0.006, 100)


def _caravel(canvas: Canvas, x: float, y: float, z: float) -> None:
    deck = spline([(x - 30 * z, y - 6 * z), (x - 16 * z, y), (x + 14 * z, y), (x + 31 * z, y - 11 * z)], 6)
    keel = [(x + 31 * z, y - 11 * z), (x + 22 * z, y + 11 * z), (x, y + 14 * z)]
    keel += [(x - 20 * z, y + 11 * z), (x - 30 * z, y - 6 * z)]
    canvas.ellipse(x, y + 14 * z, 34 * z, 5 * z, "#0D3148", 120)
    canvas.poly(deck + spline(keel, 6), "#5E3A22")
    plank = [(x - 26 * z, y + 2 * z), (x - 8 * z, y + 6 * z), (x + 14 * z, y + 6 * z), (x + 26 * z, y)]
    canvas.line(plank, "#B98553", 1.8)
    for mast, h, w in ((-13, 44, 19), (9, 52, 23)):
        canvas.line([(x + mast * z, y), (x + mast * z, y - h * z)], "#2A1A0F", 2.6)
        _sail(canvas, x + mast * z, y, z, w * 0.8, h - 4, h * 0.55)
        _sail(canvas, x + mast * z, y, z, w, h * 0.52, 7)
    m = x + 9 * z
    canvas.line([(m + 2 * z, y - 22 * z), (m + 14 * z, y - 22 * z)], "#B0321E", 3)
    canvas.line([(m + 8 * z, y - 30 * z), (m + 8 * z, y - 14 * z)], "#B0321E", 3)


def _sail(canvas: Canvas, m: float, y: float, z: float, w: float, high: float, low: float) -> None:
    """One bellied sail on the mast at m, between two heights."""
    middle = (high + low) / 2
    wide, near = w * z, y - low * z
    right = spline(
        [(m + wide * 0.5, y - high * z), (m + wide * 0.82, y - middle * z), (m + wide * 0.6, near)], 6
    )
    left = spline(
        [(m - wide * 0.6, near), (m - wide * 0.34, y - middle * z), (m - wide * 0.5, y - high * z)], 6
    )
    cloth = [(m - wide * 0.5, y - high * z), *right, *left]
    canvas.poly(cloth, "#F6EEDC")
    canvas.line(cloth, "#5B4A38", 1, 180, closed=True)


def _dragon_tree(canvas: Canvas, x: float, y: float) -> None:
    """A dark slope and the tree with its flat crown of spikes."""
    slope = spline([(-20, y - 16), (60, y - 22), (130, y + 10), (170, H + 20)], 8)
    canvas.poly([*slope, (-20, H + 20)], _SHADOW)
    canvas.line([(x, y), (x + 2, y - 60)], _SHADOW, 13)
    for q in (-46, -26, -6, 14, 36):
        tip = (x + q * 1.15, y - 112 + abs(q) * 0.35)
        canvas.line(spline([(x + 2, y - 56), (x + q * 0.5, y - 86), tip], 6), _SHADOW, 7)
        for degrees in range(-170, -5, 12):
            a = math.radians(degrees)
            spike = (tip[0] + math.cos(a) * 30, tip[1] + math.sin(a) * 20 - 3)
            canvas.line([tip, spike], _SHADOW if degrees % 24 else "#2F4F4A", 3)
