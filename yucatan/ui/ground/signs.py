"""The bank symbol: two small waves at the foot of every space that lies on a river."""

from __future__ import annotations

import math

from tabletop.hexgrid import Projection
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.fields import Field
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.palette import BANK_SIGN
from tabletop.ui.paint.sprite import Sprite
from yucatan.board import Board
from yucatan.ui.ground.land import FULL

# Offsets from the middle of a space in radii: beside a pawn's foot; the first that is not water is taken.
PLACES = ((0.34, 0.62), (-0.34, 0.62), (0.50, 0.34), (-0.50, 0.34), (0.0, 0.66))

_DRY = 30 / 255


def bank_spots(board: Board, view: Projection, water: Field) -> list[Point]:
    """Where the symbols stand, in px, one for each jungle space on a bank. water: its mask, softened."""
    width, height = water.size
    reach = 13 * view.radius / FULL

    def dry(x: float, y: float) -> bool:
        return all(
            0 <= int(x + d) < width
            and 0 <= int(y) < height
            and water.data[int(y) * width + int(x + d)] < 255 * _DRY
            for d in (-reach, 0, reach)
        )

    spots = []
    for space, h in enumerate(board.spaces):
        if board.ground[space] == "." and board.rivers_at[space]:
            x, y = view.centre(h)
            places = [(x + view.radius * dx, y + view.radius * dy) for dx, dy in PLACES]
            spots.append(next((p for p in places if dry(*p)), places[0]))
    return spots


def bank_sign(radius: float) -> Sprite:
    """The symbol for spaces of that radius in px, anchored in its middle."""
    g = max(radius / FULL * 1.22, 0.7)
    half_w, half_h = math.ceil(11 * g) + 2, math.ceil(6 * g) + 2
    canvas = Canvas(2 * half_w, 2 * half_h, 4)
    for row in (-2.5, 2.5):
        wave = [
            (half_w + (-9 + i * 1.5) * g, half_h + (row + 1.8 * math.sin(i * 1.05)) * g) for i in range(13)
        ]
        canvas.line(wave, BANK_SIGN, max(1.6, 2 * g))
    return canvas.sprite(half_w, half_h)
