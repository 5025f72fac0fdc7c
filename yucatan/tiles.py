"""The drawn tiles: 19 spaces, the small rivers on their edges, and what crosses their six sides.

A tile is a hexagon of radius 2. Sides are numbered 0 to 5 clockwise from the north, as ``SIDES`` names them;
a turn of one step moves side ``i`` to ``i + 1``. See Rules 15.1 to 15.3.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.hexgrid import ORIGIN, Corner, Edge, Hex, area, edge_corners, neighbours, turned

JUNGLE, MOUNTAIN, RIVER, CITY = GROUNDS = ".^~@"
"""The signs of the four kinds of ground."""

LAND = JUNGLE + CITY

SIDES = ("N", "NE", "SE", "S", "SW", "NW")
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Side -> tile step [a, b] to the neighbouring place."""

CELLS = area(ORIGIN, 2)
"""The spaces of a tile as its picture reads: five rows of 3, 4, 5, 4, 3."""

ROW_LENGTHS = (3, 4, 5, 4, 3)
MIDDLES = tuple(turned(Hex(1, -2), side) for side in range(6))
"""Side -> the space in its middle, where rivers cross."""

CORNERS = tuple(turned(Hex(0, -2), side) for side in range(6))
"""Side -> the space at its corner: a small river crosses on the edge between middle and corner space."""

LATTICE: Mapping[str, tuple[int, int]] = {"SE": (3, 2), "S": (-2, 5)}
"""Where the centre of the neighbouring tile lies, in spaces q, r."""

GREAT = "great"
SMALL = "small"

CITY_KIND, GREAT_RIVER_KIND, TRIBUTARY_KIND = KINDS = ("city", "great-river", "tributary")
ONE_RIVER, TWO_RIVERS, FRONT = "one-river", "two-rivers", "front"
FACES_OF_KIND: Mapping[str, tuple[str, ...]] = {
    CITY_KIND: (ONE_RIVER, TWO_RIVERS),
    GREAT_RIVER_KIND: (FRONT,),
    TRIBUTARY_KIND: (FRONT,),
}
TILES_OF_KIND: Mapping[str, int] = {CITY_KIND: 4, GREAT_RIVER_KIND: 5, TRIBUTARY_KIND: 3}
"""How many tiles of each kind the game holds (Rules 15.2)."""


def tile_centre(at: tuple[int, int]) -> Hex:
    """The middle space of the tile at the place ``[a, b]`` of the tile lattice."""
    (a, b), (se, s) = at, (LATTICE["SE"], LATTICE["S"])
    return Hex(a * se[0] + b * s[0], a * se[1] + b * s[1])


def opposite(side: int) -> int:
    """The side of the neighbouring tile that lies against ``side``."""
    return (side + 3) % 6


class Word(NamedTuple):
    """One space of a tile's picture: its ground and the small rivers of which it is a bank."""

    ground: str
    letters: str = ""


_WORD = re.compile(r"(?=.)([.^~@]?)([A-Za-z]{0,12})")


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a tile, 19 words in the order of ``CELLS``, and what follows from them.

    ``rivers``: letter (small) -> the edges on which that small river flows. ``ports``: side -> ``None``,
    ``GREAT``, or the letter of the small river that crosses there.
    """

    words: tuple[Word, ...]
    rivers: Mapping[str, tuple[Edge, ...]] = field(init=False, repr=False, compare=False)
    ports: tuple[str | None, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        at = dict(zip(CELLS, self.words, strict=True))
        object.__setattr__(self, "rivers", _rivers(at))
        object.__setattr__(self, "ports", tuple(_port(at, side) for side in range(6)))

    def rows(self) -> list[str]:
        """The picture as five rows of words, as a tile file writes them."""
        words = [word.ground + word.letters for word in self.words]
        rows, start = [], 0
        for length in ROW_LENGTHS:
            rows.append(" ".join(words[start : start + length]))
            start += length
        return rows


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile: its name, its kind, and one or two faces by name."""

    name: str
    kind: str
    faces: Mapping[str, Face]


def read_word(text: str) -> Word | None:
    """A word of a tile's picture, or None if it is none: a ground sign, then bank letters (Rules 15.3)."""
    match = _WORD.fullmatch(text)
    return Word(match[1] or JUNGLE, match[2]) if match else None


def kind_of_port(port: str | None) -> str | None:
    """``GREAT``, ``SMALL`` or None for what crosses a side."""
    return port if port in (None, GREAT) else SMALL


def crossing_letters(at: Mapping[Hex, Word], side: int) -> list[str]:
    """The small rivers (small letters) that cross a side of a face."""
    middle, corner = set(at[MIDDLES[side]].letters), set(at[CORNERS[side]].letters)
    letters = sorted({letter.lower() for letter in middle & _swapped(corner)})
    return [low for low in letters if not {low, low.upper()} <= middle & corner]


def _swapped(letters: Iterable[str]) -> set[str]:
    return {letter.swapcase() for letter in letters}


def _port(at: Mapping[Hex, Word], side: int) -> str | None:
    if at[MIDDLES[side]].ground == RIVER:
        return GREAT
    letters = crossing_letters(at, side)
    return letters[0] if letters else None


def _rivers(at: Mapping[Hex, Word]) -> dict[str, tuple[Edge, ...]]:
    """Letter -> the edges between the spaces with the small letter and those with the capital."""
    found: dict[str, list[Edge]] = {}
    for cell in CELLS:
        for letter in at[cell].letters:
            for other in neighbours(cell):
                if letter.islower() and other in at and letter.upper() in at[other].letters:
                    found.setdefault(letter, []).append((cell, other))
    return {letter: tuple(edges) for letter, edges in sorted(found.items())}


def course(edges: Iterable[Edge]) -> list[Corner] | None:
    """The corners of a small river from end to end, or None if its edges are not one unbroken line.

    Which end comes first depends on the edges alone: the one whose spaces come first by ``(r, q)``.
    """
    at: dict[Corner, list[tuple[Corner, int]]] = {}
    count = 0
    for number, (a, b) in enumerate({tuple(sorted(edge)): edge for edge in edges}.values()):
        one, two = edge_corners(a, b)
        at.setdefault(one, []).append((two, number))
        at.setdefault(two, []).append((one, number))
        count += 1
    ends = sorted((c for c, onward in at.items() if len(onward) == 1), key=reading_order)
    if len(ends) != 2 or any(len(onward) > 2 for onward in at.values()):
        return None
    path, last = [ends[0]], -1
    while True:
        onward = [(corner, number) for corner, number in at[path[-1]] if number != last]
        if not onward:
            return path if len(path) == count + 1 else None
        corner, last = onward[0]
        path.append(corner)


def reading_order(corner: Corner) -> list[tuple[int, int]]:
    """Sorts corners as one reads a page: by rows, then from the west."""
    return sorted((h.r, h.q) for h in corner)
