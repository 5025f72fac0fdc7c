"""Tzolk'in's picture on the menu: the calendar as a rising sun over temples, maize in front."""

from __future__ import annotations

import math
import random

import pygame

from tabletop.ui.paint import poster as sheet
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import spline
from tabletop.ui.paint.palette import Colour, mix
from tabletop.ui.paint.poster import H, W, haze, sky, skyline
from tzolkin.ui.gears import gear_points, numeral, sun_face

_DUSK = ((0, "#173B45"), (0.35, "#2A6266"), (0.62, "#7FA48C"), (0.80, "#EBC98A"), (1, "#F0C27A"))
_LEAF = "#0B2223"
_UP = -math.pi / 2
_TEETH = 26


def poster(w: int, h: int) -> pygame.Surface:
    """The picture, w x h real pixels."""
    return sheet.poster(w, h, _draw)


def _draw(k: int) -> Canvas:
    canvas, rng = sky(_DUSK, k, 81), random.Random(6)
    for _ in range(70):
        x, y, r = rng.uniform(0, W), rng.uniform(0, H * 0.45), rng.choice((0.7, 0.9, 1.3))
        canvas.circle(x, y, r, "#F8EFD6", rng.randint(80, 210))
    _wheel(canvas, 188, 226, 140)
    haze(canvas, 352, 90, "#F0C27A", 150)
    skyline(canvas, 350, 18, "#54806F", 23, 8)
    _temple(canvas, 300, 404, 0.95, "#2E5B57", "#E0B97A")
    _temple(canvas, 70, 412, 1.1, "#24504F", "#E0B97A")
    skyline(canvas, 408, 16, "#1D4642", 27, 12)
    skyline(canvas, 430, 10, "#12302F", 29, 15)
    for x, h in ((20, 70), (44, 96), (336, 92), (358, 66), (312, 60)):
        _maize(canvas, x, h)
    return canvas


def _wheel(canvas: Canvas, x: float, y: float, r: float) -> None:
    """The big gear with its twice thirteen days, rays and the sun."""
    for glow in (176, 166):
        canvas.circle(x, y, glow, "#F6D58F", 40)
    module = 13.6
    rim = gear_points(x, y, r, _TEETH, _UP, module)
    canvas.poly([(p + 3, q + 7) for p, q in rim], "#16292C", 120)
    canvas.poly([(p, q + 4) for p, q in rim], "#8A6634")
    canvas.poly(rim, "#FBE9BE")
    canvas.poly(gear_points(x, y, r, _TEETH, _UP, module, -1.6), "#DDBB77")
    for ring, width in ((r - 12, 2.0), (r - 38, 2.0), (r - 66, 1.6)):
        canvas.circle(x + 0.8, y + 1, ring, "#FFF4D4", 150, width)
        canvas.circle(x, y, ring, "#6E4F27", 220, width)
    pitch = math.tau / _TEETH
    for i in range(_TEETH):
        at = _UP + i * pitch
        edge = at + pitch / 2
        groove = [(x + q * math.cos(edge), y + q * math.sin(edge)) for q in (r - 38, r - 12)]
        canvas.line(groove, "#6E4F27", 1.3, 170)
        out = r - 25
        numeral(
            canvas, x + out * math.cos(at), y + out * math.sin(at), at, i % 13 + 1, "#4E3516", 0.74, "#FFF4D4"
        )
        ray = ((r - 88, -0.10), (r - 50, 0.0), (r - 88, 0.10))
        points = [(x + q * math.cos(at + d), y + q * math.sin(at + d)) for q, d in ray]
        canvas.poly(points, "#B5532B" if i % 2 else "#2F8C83")
    sun_face(canvas, x, y, r - 88)


def _temple(canvas: Canvas, x: float, y: float, z: float, dark: Colour, light: Colour) -> None:
    for i in range(5):
        a, low, high = 60 - i * 10, y - i * 14 * z, y - (i + 1) * 14 * z
        tips = [(x + (a - 5) * z, high), (x - (a - 5) * z, high)]
        canvas.poly([(x - a * z, low), (x + a * z, low), *tips], dark)
        canvas.line(tips, light, 1.6, 180)
    flight = [(x - 9 * z, y + 2), (x + 9 * z, y + 2), (x + 6 * z, y - 70 * z), (x - 6 * z, y - 70 * z)]
    canvas.poly(flight, mix(dark, light, 0.45))
    for i in range(20):
        canvas.line([(x - 8.6 * z, y - i * 3.5 * z), (x + 8.6 * z, y - i * 3.5 * z)], dark, 1, 150)
    canvas.rounded(x - 16 * z, y - 88 * z, 32 * z, 18 * z, 1, dark)
    canvas.rounded(x - 4 * z, y - 83 * z, 8 * z, 13 * z, 0, light)
    canvas.rounded(x - 19 * z, y - 92 * z, 38 * z, 5 * z, 0, dark)
    canvas.rounded(x - 10 * z, y - 106 * z, 20 * z, 14 * z, 0, dark)
    canvas.line([(x - 19 * z, y - 92 * z), (x + 19 * z, y - 92 * z)], light, 1.6, 200)


def _maize(canvas: Canvas, x: float, h: float) -> None:
    """One stalk with five leaves and a cob."""
    canvas.line([(x, H + 4), (x + 3, H - h)], _LEAF, 5)
    for i, degrees in enumerate((-150, -30, -140, -38, -128)):
        y, t = H - h * (0.25 + 0.16 * i), math.radians(degrees)
        dx, dy = math.cos(t) * 34, math.sin(t) * 34
        bend = spline([(x + 1, y), (x + dx * 0.6, y + dy * 0.8), (x + dx * 1.2, y + dy * 0.25)], 6)
        canvas.line(bend, _LEAF, 4)
    canvas.ellipse(x + 6, H - h * 0.72, 4.5, 11, "#D9A63C")
