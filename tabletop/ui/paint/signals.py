"""What all tables say with the same strokes: rings of two colours round a place, round signs beside it."""

from __future__ import annotations

import math

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Points, ellipse_points
from tabletop.ui.paint.palette import Colour
from tabletop.ui.paint.sprite import Sprite

__all__ = ["GOLD_INK", "HATCH", "chip", "ring"]

GOLD_INK, HATCH = "#2A1C08", "#241611"
"""The dark line under a gold ring; the lines across a place that is refused."""


def ring(
    canvas: Canvas, points: Points, colour: Colour, width: float, under: Colour, wide: float, alpha: float
) -> None:
    """A closed line over a wider one of another colour and alpha, so that it shows on any ground."""
    canvas.line(points, under, wide, alpha, closed=True)
    canvas.line(points, colour, width, closed=True)


def chip(atlas: Atlas, icon: str, fill: Colour, r: float) -> Sprite:
    """A round sign of radius r with a white icon on its fill, for beside a place. Anchor: its middle."""

    def make() -> Sprite:
        half, k = math.ceil(r * 1.25 + 7), 4
        canvas = Canvas(2 * half, 2 * half, k)
        canvas.shadow(ellipse_points(half, half, r, r), 3, 0, 2, 120)
        canvas.circle(half, half, r, "#FFFFFF")
        canvas.circle(half, half, r - max(1.4, r * 0.11), fill)
        canvas.stamp(atlas.icons.sprite(icon, round(r * 1.32 * k), "#FFFFFF").surface, half, half)
        return canvas.sprite(half, half).trimmed()

    return atlas.sprite(("chip", icon, fill, round(r * 4)), make)
