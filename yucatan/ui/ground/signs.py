"""The bank symbol: two small waves at the foot of every space that lies on a river."""

from __future__ import annotations

import math

from tabletop.hexgrid import Hex, Projection
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.fields import Field
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.palette import BANK_SIGN
from tabletop.ui.paint.sprite import Sprite
from yucatan.ui.ground.land import FULL
from yucatan.ui.ground.terrain import Terrain

# Offsets from the middle of a space in radii, the best first: beside a pawn's foot, then farther round.
PLACES = (
    (0.34, 0.62),
    (-0.34, 0.62),
    (0.42, 0.46),
    (-0.42, 0.46),
    (0.54, 0.30),
    (-0.54, 0.30),
    (0.56, 0.0),
    (-0.56, 0.0),
    (0.46, -0.42),
    (-0.46, -0.42),
)

_WAVE, _ROW, _AMPLITUDE = (
    9.0,
    2.5,
    1.8,
)  # half a wave, half the gap of the two, and their height
_DRY = 24  # so much of softened water (0 to 255) does not count


def _unit(radius: float) -> float:
    """Size of the symbol for spaces of that radius in px; it never gets too small to be read."""
    return max(radius / FULL * 1.22, 0.7)


def bank_spots(board: Terrain, view: Projection, water: Field, shrink: int) -> list[Point]:
    """Where the symbols stand, in px, one for each jungle space on a bank.

    The first place that is dry and lies within the space, or else the driest.
    water: the mask of all water, softened, of 1 / shrink of the view's size.
    """
    width, height = water.size
    g = _unit(view.radius)
    half_w, half_h = (_WAVE + 1) * g, (_ROW + _AMPLITUDE + 1) * g
    corners = [(dx * half_w, dy * half_h) for dx in (-1, 1) for dy in (-1, 1)]
    probes = [*corners, (0.0, 0.0), (-half_w / 2, 0.0), (half_w / 2, 0.0)]

    def wetness(x: float, y: float) -> int:
        found = 0
        for dx, dy in probes:
            column, row = int((x + dx) / shrink), int((y + dy) / shrink)
            inside = 0 <= column < width and 0 <= row < height
            found = max(found, water.data[row * width + column] if inside else 255)
        return max(found, _DRY)

    def cost(h: Hex, x: float, y: float) -> int:
        spill = any(view.at(x + dx, y + dy) != h for dx, dy in corners)
        return wetness(x, y) + (100 if spill else 0)

    spots = []
    for space, h in enumerate(board.spaces):
        if board.ground[space] == "." and board.rivers_at[space]:
            x, y = view.centre(h)
            best: tuple[int, Point] | None = None
            for dx, dy in PLACES:
                place = (x + view.radius * dx, y + view.radius * dy)
                price = cost(h, *place)
                if best is None or price < best[0]:
                    best = price, place
                if price <= _DRY:
                    break
            if best is not None:
                spots.append(best[1])
    return spots


def bank_sign(radius: float) -> Sprite:
    """The symbol for spaces of that radius in px, anchored in its middle."""
    g = _unit(radius)
    half_w, half_h = math.ceil((_WAVE + 2) * g) + 1, math.ceil((_ROW + _AMPLITUDE + 2) * g) + 1
    canvas = Canvas(2 * half_w, 2 * half_h, 4)
    for row in (-_ROW, _ROW):
        wave = [
            (half_w + (i / 6 - 1) * _WAVE * g, half_h + (row + _AMPLITUDE * math.sin(i * 1.05)) * g)
            for i in range(13)
        ]
        canvas.line(wave, BANK_SIGN, max(1.6, 2 * g))
    return canvas.sprite(half_w, half_h)
