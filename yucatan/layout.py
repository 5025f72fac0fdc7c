"""Tiles laid out on the table: which space is what, and how the small rivers run on from tile to tile.

Nothing is judged here (see ``boardchecks``): a broken layout gives a broken survey, never an exception.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tabletop.hexgrid import Edge, Hex, neighbours, plus, turned
from yucatan.tiles import (
    CELLS,
    CITY,
    GREAT,
    LAND,
    MIDDLES,
    RIVER,
    STEPS,
    Face,
    Tile,
    kind_of_port,
    opposite,
    tile_centre,
)

At = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile on the table: its face, its place ``[a, b]``, its turn (steps of 60° clockwise), its seat.

    ``seat`` is 0 for tiles without a city, and for a city to which none is given.
    """

    tile: Tile
    face: str
    at: At
    turn: int = 0
    seat: int = 0

    @property
    def picture(self) -> Face:
        """The face that lies upwards."""
        return self.tile.faces[self.face]

    @property
    def centre(self) -> Hex:
        """The middle space of the tile."""
        return tile_centre(self.at)

    def space(self, cell: Hex) -> Hex:
        """Where a space of the tile's picture lies on the board."""
        return plus(self.centre, turned(cell, self.turn))

    def port(self, side: int) -> str | None:
        """What crosses a side of the board: see ``Face.ports``; sides count on the board, not on the tile."""
        return self.picture.ports[(side - self.turn) % 6]

    def beyond(self, side: int) -> At:
        """The place of the neighbouring tile on a side."""
        return self.at[0] + STEPS[side][0], self.at[1] + STEPS[side][1]


@dataclass(frozen=True, slots=True)
class Layout:
    """A board as a person lays it out; ``placements`` in the order of the file, no two in one place."""

    name: str
    players: int
    placements: tuple[Placement, ...]
    practice: bool = False


RiverPart = tuple[int, str]
"""A stretch of small river on one tile: number of the placement, letter."""


@dataclass(frozen=True, slots=True)
class SmallRiver:
    """A small river: its stretches, tile by tile, and all its edges, those across tile sides included."""

    parts: tuple[RiverPart, ...]
    edges: tuple[Edge, ...]


@dataclass(frozen=True, slots=True)
class Survey:
    """What lies where.

    ``ground``: space -> sign, in the order (r, q). ``tile_of``: space -> placement number, in the same order.
    ``cities``: (seat, space) by placement.
    """

    layout: Layout
    ground: Mapping[Hex, str]
    tile_of: Mapping[Hex, int]
    cities: tuple[tuple[int, Hex], ...]
    small_rivers: tuple[SmallRiver, ...]

    def land(self) -> list[Hex]:
        """All jungle and city spaces."""
        return [h for h, sign in self.ground.items() if sign in LAND]

    def water(self) -> list[Hex]:
        """All Great River spaces."""
        return [h for h, sign in self.ground.items() if sign == RIVER]

    def small_banks(self, river: SmallRiver) -> set[Hex]:
        """The land spaces on either side of a small river (Rules 3.2)."""
        return {h for edge in river.edges for h in edge if self.ground.get(h, RIVER) in LAND}

    def great_banks(self) -> set[Hex]:
        """The land spaces that touch the Great River (R3)."""
        return {n for h in self.water() for n in neighbours(h) if self.ground.get(n, RIVER) in LAND}


def survey(layout: Layout) -> Survey:
    """Lay the tiles out. Small rivers are ordered by their first bank as one reads the board."""
    ground: dict[Hex, str] = {}
    tile_of: dict[Hex, int] = {}
    cities = []
    for number, placed in enumerate(layout.placements):
        for cell, word in zip(CELLS, placed.picture.words, strict=True):
            space = placed.space(cell)
            ground[space] = word.ground
            tile_of[space] = number
            if word.ground == CITY:
                cities.append((placed.seat, space))
    order = sorted(ground, key=_by_row)
    rivers = sorted(_small_rivers(layout.placements), key=lambda river: _by_row(_first_space(river)))
    return Survey(
        layout,
        {h: ground[h] for h in order},
        {h: tile_of[h] for h in order},
        tuple(cities),
        tuple(rivers),
    )


def _by_row(h: Hex) -> tuple[int, int]:
    return h.r, h.q


def _first_space(river: SmallRiver) -> Hex:
    return min((h for edge in river.edges for h in edge), key=_by_row)


def _small_rivers(placements: Sequence[Placement]) -> list[SmallRiver]:
    """Join the stretches of small river where they cross the sides between two tiles (Rules 15.1)."""
    edges: dict[RiverPart, list[Edge]] = {}
    for number, placed in enumerate(placements):
        for letter, stretch in placed.picture.rivers.items():
            edges[number, letter] = [(placed.space(a), placed.space(b)) for a, b in stretch]
    group: dict[RiverPart, RiverPart] = {part: part for part in edges}

    def root(part: RiverPart) -> RiverPart:
        while group[part] != part:
            part = group[part]
        return part

    for part, other, edge in _joints(placements):
        if part in edges and other in edges:
            edges[part].append(edge)
            group[root(other)] = root(part)
    whole: dict[RiverPart, list[RiverPart]] = {}
    for part in edges:
        whole.setdefault(root(part), []).append(part)
    return [
        SmallRiver(tuple(parts), tuple(e for part in parts for e in edges[part])) for parts in whole.values()
    ]


def _joints(placements: Sequence[Placement]) -> list[tuple[RiverPart, RiverPart, Edge]]:
    """Where a small river crosses from one tile to the next: both stretches, and the edge between them."""
    number_at = {placed.at: number for number, placed in enumerate(placements)}
    found = []
    for number, placed in enumerate(placements):
        for side in (1, 2, 3):
            other = number_at.get(placed.beyond(side))
            if other is None:
                continue
            port, theirs = placed.port(side), placements[other].port(opposite(side))
            if port is None or theirs is None or GREAT in (kind_of_port(port), kind_of_port(theirs)):
                continue
            edge = (
                plus(placed.centre, MIDDLES[side]),
                plus(placements[other].centre, MIDDLES[opposite(side)]),
            )
            found.append(((number, port), (other, theirs), edge))
    return found
