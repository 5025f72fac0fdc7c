"""The five players' marks, and the badge: a coloured disc with the mark, a player's small form everywhere."""

from __future__ import annotations

import math

from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, ellipse_points
from tabletop.ui.paint.palette import Colour, style


def mark_points(kind: str, x: float, y: float, r: float) -> list[Point]:
    """The outline of a mark (triangle, disc, diamond, square, cross) of about radius r round (x, y)."""
    if kind == "triangle":
        return [(x, y - r), (x + r * 0.95, y + r * 0.72), (x - r * 0.95, y + r * 0.72)]
    if kind == "diamond":
        return [(x, y - r * 1.05), (x + r * 0.9, y), (x, y + r * 1.05), (x - r * 0.9, y)]
    if kind == "square":
        q = r * 0.78
        return [(x - q, y - q), (x + q, y - q), (x + q, y + q), (x - q, y + q)]
    if kind == "cross":
        a, b = r * 0.95, r * 0.34
        quarter = [(b, -a), (b, -b), (a, -b)]
        turns = [(math.cos(math.pi / 2 * i), math.sin(math.pi / 2 * i)) for i in range(4)]
        return [(x + p * c - q * s, y + p * s + q * c) for c, s in turns for p, q in quarter]
    return ellipse_points(x, y, r * 0.86, r * 0.86, 32)


def draw_mark(canvas: Canvas, seat: int, x: float, y: float, r: float, colour: Colour | None = None) -> None:
    """The seat's mark alone, in the ink that is legible on the seat's colour unless one is given."""
    canvas.poly(mark_points(style(seat).mark, x, y, r), style(seat).ink if colour is None else colour)


def draw_badge(canvas: Canvas, seat: int, x: float, y: float, r: float) -> None:
    """Coloured disc of radius r with the seat's mark."""
    look = style(seat)
    canvas.circle(x, y, r, look.edge)
    canvas.circle(x, y, r - max(1.2, r * 0.1), look.colour)
    draw_mark(canvas, seat, x, y + (r * 0.06 if look.mark == "triangle" else 0), r * 0.56)
