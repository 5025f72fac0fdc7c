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

# Offsets from the middle of a space in radii, the best first: beside a pawn's foot, then farther round.
PLACES = (
    (0.34, 0.62),
    (-0.34, 0.62),
    (0.52, 0.36),
    (-0.52, 0.36),
    (0.62, 0.0),
    (-0.62, 0.0),
    (0.46, -0.46),
    (-0.46, -0.46),
)

_HALF_WIDTH, _HALF_HEIGHT = 14, 7  # of the symbol with some air, in px at a radius of 58 px
_DRY = 24  # so much of softened water (0 to 255) does not count


def bank_spots(board: Board, view: Projection, water: Field) -> list[Point]:
    """Where the symbols stand, in px, one for each jungle space on a bank: the first dry place or the driest.

    water: the mask of all water, softened.
    """
    width, height = water.size
    f = view.radius / FULL
    probes = [(dx * _HALF_WIDTH * f, dy * _HALF_HEIGHT * f) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]

    def wetness(place: Point) -> int:
        wet = 0
        for dx, dy in probes:
            x, y = int(place[0] + dx), int(place[1] + dy)
            wet = max(wet, water.data[y * width + x] if 0 <= x < width and 0 <= y < height else 255)
        return max(wet, _DRY)

    spots = []
    for space, h in enumerate(board.spaces):
        if board.ground[space] == "." and board.rivers_at[space]:
            x, y = view.centre(h)
            places = [(x + view.radius * dx, y + view.radius * dy) for dx, dy in PLACES]
            spots.append(min(places, key=wetness))
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
