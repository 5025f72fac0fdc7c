"""The calendar's stone wheel: gear outlines, bar-and-dot numerals, the carved sun."""

from __future__ import annotations

import math

from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, Points, ellipse_points
from tabletop.ui.paint.palette import Colour

_CARVED, _LIT = "#6B431C", "#FFE7AE"
_FLANK = ((-0.34, -0.62, 0.0), (-0.27, -0.62, 1.0), (-0.17, 0.50, -1.5), (-0.125, 0.50, 0.0))
"""Half a tooth from root to tip: (share of the pitch, radius in modules, and pixels on top)."""


def gear_points(
    x: float, y: float, r: float, teeth: int, phase: float, module: float, grow: float = 0
) -> list[Point]:
    """The outline of a gear of pitch radius r round (x, y).

    phase is the angle of its first tooth; grow widens (or shrinks) it all round, for a lit edge.
    """
    points: list[Point] = []
    pitch = math.tau / teeth
    flank = [(share, r + m * module + extra + grow) for share, m, extra in _FLANK]
    root = flank[0][1]
    tooth = flank + [(-share, q) for share, q in flank[::-1]] + [(0.34 + 0.32 * j / 3, root) for j in (1, 2)]
    for i in range(teeth):
        middle = phase + i * pitch
        points += [
            (x + q * math.cos(middle + a * pitch), y + q * math.sin(middle + a * pitch)) for a, q in tooth
        ]
    return points


def numeral(
    canvas: Canvas, x: float, y: float, angle: float, n: int, colour: Colour, s: float, light: Colour
) -> None:
    """A Maya number (1 to 19) that reads outward along the angle: bars of five below, dots above."""
    bars, dots = divmod(n, 5)
    rows = [0] * bars + ([dots] if dots else [])
    ux, uy = math.cos(angle), math.sin(angle)
    vx, vy, pitch = -uy, ux, 8.2 * s
    for i, row in enumerate(rows):
        out = (i - (len(rows) - 1) / 2) * pitch
        px, py = x + ux * out, y + uy * out
        for d, paint, alpha in ((0.8, light, 110), (0.0, colour, 255)):
            if not row:
                bar = [
                    (px - vx * 10 * s + d, py - vy * 10 * s + d),
                    (px + vx * 10 * s + d, py + vy * 10 * s + d),
                ]
                canvas.line(bar, paint, 4 * s, alpha)
            for j in range(row):
                q = (j - (row - 1) / 2) * 7.6 * s
                canvas.circle(px + vx * q + d, py + vy * q + d, 2.7 * s, paint, alpha)


def _carve(canvas: Canvas, points: Points, width: float, closed: bool = False) -> None:
    """A cut line with its lit far edge."""
    canvas.line([(x + 0.9, y + 1) for x, y in points], _LIT, width, 150, closed)
    canvas.line(points, _CARVED, width, 255, closed)


def sun_face(canvas: Canvas, x: float, y: float, r: float) -> None:
    """The carved disc in the middle of the calendar."""
    f = r / 58
    canvas.circle(x + 1, y + 2, r + 5, "#3A2410", 150)
    canvas.circle(x, y, r + 3, "#8A5F2E")
    canvas.circle(x, y, r, "#E9B94F")
    canvas.circle(x, y, r - 4, "#8A5F2E", 255, 1.4)
    for side in (-1, 1):
        _carve(canvas, [(x + side * 6 * f, y - 16 * f), (x + side * 22 * f, y - 16 * f)], 3.2 * f)
        _carve(canvas, ellipse_points(x + side * 15 * f, y - 6 * f, 7 * f, 5 * f, 18), 2 * f, True)
        canvas.circle(x + side * 15 * f, y - 6 * f, 2.6 * f, _CARVED)
        _carve(canvas, ellipse_points(x + side * 41 * f, y + 2 * f, 6 * f, 9 * f, 20), 2.2 * f, True)
        cheek = [(24, 6), (30, 18), (22, 32)]
        _carve(canvas, [(x + side * p * f, y + q * f) for p, q in cheek], 2 * f)
    nose = [(-4, -10), (-8, 10), (0, 13), (8, 10), (4, -10)]
    _carve(canvas, [(x + p * f, y + q * f) for p, q in nose], 2.4 * f)
    mouth = [(-16, 24), (-8, 21), (0, 23), (8, 21), (16, 24), (0, 31), (-16, 24)]
    _carve(canvas, [(x + p * f, y + q * f) for p, q in mouth], 2.2 * f)
    for i in range(-3, 4):
        _carve(canvas, [(x + i * 9 * f, y - 26 * f), (x + i * 11 * f, y - 38 * f)], 2.6 * f)
    _carve(canvas, [(x - 36 * f, y - 24 * f), (x + 36 * f, y - 24 * f)], 2.2 * f)
