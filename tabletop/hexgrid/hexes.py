"""Hexagonal spaces in axial coordinates, and what can be counted on them without a screen.

Hexagons stand on a point. ``q`` grows to the east, ``r`` to the south-east. Directions are numbered 0 to 5
clockwise as seen on the screen, beginning in the east: E, SE, SW, W, NW, NE.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Hex(NamedTuple):
    """One space: axial ``q`` (east) and ``r`` (south-east). Plain pairs of ints compare equal to it."""

    q: int
    r: int


Corner = frozenset[Hex]
"""A corner point of the grid, named by the three spaces that meet there."""

Edge = tuple[Hex, Hex]
"""An edge of the grid, named by the two spaces on either side of it."""

ORIGIN = Hex(0, 0)
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
DIRECTION_NAMES = ("E", "SE", "SW", "W", "NW", "NE")


def plus(a: Hex, b: Hex) -> Hex:
    """The space reached from ``a`` by the offset ``b``."""
    return Hex(a[0] + b[0], a[1] + b[1])


def minus(a: Hex, b: Hex) -> Hex:
    """The offset that leads from ``b`` to ``a``."""
    return Hex(a[0] - b[0], a[1] - b[1])


def neighbours(h: Hex) -> tuple[Hex, ...]:
    """The six adjacent spaces, clockwise from the east."""
    q, r = h
    return tuple(Hex(q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Hex, b: Hex) -> int:
    """The number of steps between two spaces on an unbounded grid."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(h: Hex, steps: int) -> Hex:
    """``h`` turned about 0,0 by ``steps`` times 60 degrees clockwise (any whole number, also negative)."""
    q, r = h
    for _ in range(steps % 6):
        q, r = -r, q + r
    return Hex(q, r)


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """All spaces at exactly ``radius`` steps, clockwise from the east; radius 0 gives the centre alone.

    Raises ValueError for a negative radius.
    """
    if radius < 0:
        raise ValueError("a ring has a radius of 0 or more")
    if radius == 0:
        return (Hex(*centre),)
    found = []
    here = Hex(centre[0] + radius, centre[1])
    for side in range(6):
        step = DIRECTIONS[(side + 2) % 6]
        for _ in range(radius):
            found.append(here)
            here = plus(here, step)
    return tuple(found)


def spiral(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """All spaces within ``radius`` steps, ring by ring from the centre outwards."""
    return tuple(h for n in range(radius + 1) for h in ring(centre, n))


def area(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """All spaces within ``radius`` steps, row by row as one reads them: north to south, west to east."""
    q0, r0 = centre
    return tuple(
        Hex(q0 + q, r0 + r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    )


def rounded(q: float, r: float) -> Hex:
    """The space that contains the fractional axial point ``q, r``."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return Hex(whole_q, whole_r)


def line(a: Hex, b: Hex) -> tuple[Hex, ...]:
    """The spaces under a straight line from ``a`` to ``b``, both ends included."""
    steps = distance(a, b)
    if steps == 0:
        return (Hex(*a),)
    # A hair to one side, so that a line along an edge always picks the same row of spaces.
    q, r = a[0] + 1e-6, a[1] + 2e-6
    dq, dr = (b[0] - a[0]) / steps, (b[1] - a[1]) / steps
    return tuple(rounded(q + dq * n, r + dr * n) for n in range(steps + 1))


def corner_hexes(h: Hex) -> tuple[Corner, ...]:
    """The six corners of a space, clockwise; corner ``i`` lies between directions ``i`` and ``i + 1``."""
    around = neighbours(h)
    return tuple(frozenset((h, around[i], around[(i + 1) % 6])) for i in range(6))


def edge_corners(a: Hex, b: Hex) -> tuple[Corner, Corner]:
    """The two ends of the edge between two adjacent spaces, clockwise as seen from ``a``.

    Raises ValueError if the spaces are not adjacent.
    """
    step = minus(b, a)
    if step not in DIRECTIONS:
        raise ValueError(f"{tuple(a)} and {tuple(b)} do not share an edge")
    i = DIRECTIONS.index(step)
    before, after = plus(a, DIRECTIONS[i - 1]), plus(a, DIRECTIONS[(i + 1) % 6])
    return frozenset((a, b, before)), frozenset((a, b, after))


def connected(start: Hex, cells: Iterable[Hex]) -> frozenset[Hex]:
    """The spaces of ``cells`` that can be reached from ``start`` by stepping over ``cells`` alone."""
    left = set(cells)
    if start not in left:
        return frozenset()
    left.discard(start)
    found, waiting = {start}, [start]
    while waiting:
        for h in neighbours(waiting.pop()):
            if h in left:
                left.discard(h)
                found.add(h)
                waiting.append(h)
    return frozenset(found)
