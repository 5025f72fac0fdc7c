"""What stands on the land: hedges of crowns along the edges of spaces, tall trees in them, and mountains.

Every edge and every mountain draws its own random numbers, seeded by where it lies on the board: the same
trees stand at the same places whatever the size of the picture.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tabletop.hexgrid import Hex, Projection, neighbours
from tabletop.ui.paint.fields import Field
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.sprite import Sprite
from yucatan.ui.ground.land import FULL
from yucatan.ui.ground.relief import CEIBA_KINDS, CROWN_SHAPES, PEAK_SHAPES, Relief, canopy
from yucatan.ui.ground.terrain import Terrain

# Rows of a hedge: distance from the edge at a radius of 58 px, and size of the crowns.
_RIM = ((-4.0, 1.12), (4.0, 1.23), (12.0, 1.29))
_ROWS = (
    ((-5.5, 1.0), (5.5, 1.0)),  # between two spaces away from water
    ((-4.0, 0.95), (4.0, 0.85)),  # beside one on a bank
    ((0.0, 0.85),),  # between two banks
)
_BESIDE_STONE = 0.9  # size of crowns beside mountains and cities
_CEIBA_SHARE, _PALM_SHARE = 1 / 26, 1 / 24
_ABOVE, _BESIDE = 22.0, 18.0  # reach of a tall tree and its shadow, where there may be no water
_AWAY = 0.6  # a tall tree's crown stays so far from the middle of a space, in radii

# The peaks of a mountain: offset, half width and height at a radius of 58 px, back to front.
_PEAKS = ((-24, -10, 24, 36), (25, -14, 25, 40), (1, 6, 31, 62), (-25, 25, 23, 30), (26, 24, 24, 34))


class Thing(NamedTuple):
    """A sprite standing at a place in px; depth orders things from back to front."""

    depth: float
    sprite: Sprite
    x: float
    y: float


class Soil:
    """The fields that say where trees may grow, of a size that is 1 / shrink of the picture's."""

    def __init__(self, land: Field, water: Field, patch: Field, shrink: int) -> None:
        """land: the coast's mask; water: the water's mask, softened; patch: the variation of the colours."""
        self._land, self._water, self._patch = land.data, water.data, patch.data
        self._shrink, (self._width, self._height) = shrink, land.size

    def _index(self, x: float, y: float) -> int:
        column, row = int(x / self._shrink), int(y / self._shrink)
        return row * self._width + column if 0 <= column < self._width and 0 <= row < self._height else -1

    def dry(self, x: float, y: float) -> bool:
        """Whether a tree may stand at the place: on the board and not beside water."""
        i = self._index(x, y)
        return i >= 0 and self._land[i] > 110 and self._water[i] < 40

    def calm(self, x: float, y: float) -> bool:
        """Whether there is no water at the place at all; it may lie off the board."""
        i = self._index(x, y)
        return i < 0 or self._water[i] == 0

    def brightness(self, x: float, y: float) -> float:
        """Of the ground's colour there, 0 to 1; the place must lie on the picture."""
        return self._patch[self._index(x, y)] / 255


def _seed(a: Hex, b: Hex) -> int:
    return ((a.q * 211 + a.r) * 211 + b.q) * 211 + b.r


def hedges(
    board: Terrain, view: Projection, soil: Soil, relief: Relief, signs: Sequence[Point]
) -> Iterator[list[Thing]]:
    """The trees, a list for each space. signs: places of bank symbols, which no tall tree may hide."""
    rivers = {frozenset(edge) for edges in board.river_edges for edge in edges}
    for h in board.spaces:
        row: list[Thing] = []
        for n in neighbours(h):
            inside = n in board.index
            if (inside and n < h) or frozenset((h, n)) in rivers:
                continue
            if inside and board.ground[board.index[h]] == board.ground[board.index[n]] == "~":
                continue
            row += _hedge(board, view, soil, relief, signs, h, n)
        yield row


def _hedge(
    board: Terrain, view: Projection, soil: Soil, relief: Relief, signs: Sequence[Point], h: Hex, n: Hex
) -> Iterator[Thing]:
    """The crowns along one edge, and the tall trees among them."""
    f, rng = view.radius / FULL, random.Random(_seed(h, n))
    (ax, ay), (bx, by) = view.edge(h, n)
    (ux, uy), (vx, vy) = view.centre(h), view.centre(n)
    length = math.dist((ux, uy), (vx, vy))
    nx, ny = (vx - ux) / length, (vy - uy) / length
    for off, size in _rows(board, h, n):
        t = rng.uniform(0, 0.12)
        while t < 1:
            r = rng.uniform(5.6, 10.2) * size
            o = (off + rng.uniform(-3.2, 3.2)) * f
            x, y = ax + (bx - ax) * t + nx * o, ay + (by - ay) * t + ny * o
            # all numbers are drawn whether a tree grows here or not, so that the next ones stay the same
            shape, tint, step = rng.randrange(CROWN_SHAPES), rng.uniform(-0.16, 0.16), rng.uniform(0.85, 1.15)
            lot, tall, kind = rng.random(), rng.random(), rng.randrange(CEIBA_KINDS)
            if soil.dry(x, y):
                yield Thing(y, relief.crown(r * f, canopy(soil.brightness(x, y) + tint), shape), x, y)
                if lot < _CEIBA_SHARE + _PALM_SHARE and _may_tower(soil, view, signs, x, y):
                    if lot >= _CEIBA_SHARE:
                        yield Thing(y + f, relief.palm(round((17 + 6 * tall) * f)), x, y + 2 * f)
                    elif n in board.index:
                        yield Thing(y + 6 * f, relief.ceiba(round((14.5 + 4 * tall) * f), kind), x, y + 4 * f)
            t += 1.42 * r / FULL * step


def _rows(board: Terrain, h: Hex, n: Hex) -> Sequence[tuple[float, float]]:
    """Distances and sizes of the rows between a space and its neighbour, which may lie off the board."""
    if n not in board.index:
        return _RIM
    pair = (board.index[h], board.index[n])
    rows = _ROWS[sum(bool(board.rivers_at[space]) and board.is_land[space] for space in pair)]
    if any(board.ground[space] in "^@" for space in pair):
        return [(off, size * _BESIDE_STONE) for off, size in rows]
    return rows


def _may_tower(soil: Soil, view: Projection, signs: Sequence[Point], x: float, y: float) -> bool:
    """A tall tree and its shadow hide neither water nor a bank symbol nor the calm centre of a space."""
    f = view.radius / FULL
    if math.dist((x, y - _ABOVE * f), view.centre(view.at(x, y - _ABOVE * f))) < _AWAY * view.radius:
        return False
    above, beside = _ABOVE * f, _BESIDE * f
    probes = (
        (x, y - above),
        (x - beside, y - above / 2),
        (x + beside, y - above / 2),
        (x + 1.4 * beside, y + 5 * f),
    )
    return all(soil.calm(px, py) for px, py in probes) and all(
        math.dist((x, y), sign) > 0.62 * view.radius for sign in signs
    )


def mountains(board: Terrain, view: Projection, relief: Relief) -> Iterator[list[Thing]]:
    """The peaks, a list for each mountain space; some are mirrored, none is quite like another."""
    f = view.radius / FULL
    for h, sign in zip(board.spaces, board.ground, strict=True):
        if sign != "^":
            continue
        (x, y), rng = view.centre(h), random.Random(_seed(h, h))
        side = rng.choice((-1, 1))
        group = []
        for dx, dy, w, high in _PEAKS:
            px, py = dx * side + rng.uniform(-2, 2), dy + rng.uniform(-2, 2)
            width, height = round(w * rng.uniform(0.94, 1.06) * f), round(high * rng.uniform(0.88, 1.1) * f)
            sprite = relief.peak(width, height, rng.randrange(PEAK_SHAPES))
            group.append(Thing(y + (py + 10) * f, sprite, x + px * f, y + (py + 6) * f))
        yield group
