"""The board of one game: spaces, banks and ways, counted out once so that rules look everything up.

Spaces are small numbers: positions in ``Board.spaces``. River 0 is the Great River, rivers 1 and up are the
small ones. Nothing here changes during a game.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from tabletop.engine.action import Action
from tabletop.hexgrid import Corner, Edge, Hex, neighbours
from tabletop.layouts import Defect, Document, has_errors, in_order, read_document
from yucatan.boardchecks import findings
from yucatan.boardfile import BoardSource, board_from_data, board_to_data, source_in
from yucatan.layout import Survey, survey
from yucatan.tiles import CITY, JUNGLE, LAND, RIVER, course

GREAT_RIVER = 0
ANY_WAY = -1
"""The middle of a move whose way does not matter (R33)."""


class PlacedTile(NamedTuple):
    """A tile as it lies on the table, for drawing. ``seat`` is 0 without a city; ``turn`` in steps of 60°."""

    tile: str
    face: str
    at: tuple[int, int]
    turn: int
    seat: int
    centre: Hex
    kind: str


class BoardError(ValueError):
    """Board data that cannot be played on; the message is one sentence for people."""


class Board:
    """A playable board; made by ``load_board`` or ``Board.from_data``.

    - Facts: ``name``, ``players``, ``practice``.
    - Spaces: ``spaces`` (Hex by number, ordered by (r, q)), ``index`` (Hex -> number), ``size``, ``ground``
      (one of ``.^~@`` for each space), ``neighbours`` (on the board, clockwise from the east), ``is_land``,
      ``land``.
    - Rivers: ``rivers`` (how many, the Great River included), ``banks`` (river -> bank spaces in order),
      ``rivers_at`` (space -> rivers of which it is a bank).
    - Cities: ``cities`` (seat -> space, -1 for seat 0), ``city_seat`` (space -> seat or 0), ``city_rivers``
      (seat -> small rivers of its city), ``village_ground`` (space -> jungle and next to no city).
    - Ways of an empty board (Rules 6): ``steps`` (space -> land neighbours), ``along`` (space -> (middle,
      end), all three banks of one river), ``crossings`` (space -> (Great River space, end)).
    - The same, counted out further for listing options: ``around`` (space -> itself and its neighbours),
      ``village_spaces`` (those that are ``village_ground``), ``moves`` (seat -> space -> (end, middles,
      move), by end: the spaces by which a warrior may come there along a river, none if a step or a crossing
      leads there, and the ready-made action).
    - Drawing: ``tiles``, ``tile_of`` (space -> position in ``tiles``), ``river_edges`` (river -> edges of the
      small river; empty for the Great River), ``river_courses`` (river -> its corners, the mouth last).
    """

    __slots__ = (
        "_source",
        "along",
        "around",
        "banks",
        "cities",
        "city_rivers",
        "city_seat",
        "crossings",
        "ground",
        "index",
        "is_land",
        "land",
        "moves",
        "name",
        "neighbours",
        "players",
        "practice",
        "river_courses",
        "river_edges",
        "rivers",
        "rivers_at",
        "size",
        "spaces",
        "steps",
        "tile_of",
        "tiles",
        "village_ground",
        "village_spaces",
    )

    def __init__(self, whole: Survey) -> None:
        """Count out the tables of a survey in which ``boardchecks`` found no error."""
        self._source = whole.layout
        self.name = whole.layout.name
        self.players = whole.layout.players
        self.practice = whole.layout.practice
        self.spaces: tuple[Hex, ...] = tuple(whole.ground)
        self.index: Mapping[Hex, int] = MappingProxyType({h: i for i, h in enumerate(self.spaces)})
        self.size = len(self.spaces)
        self.ground = "".join(whole.ground.values())
        self.neighbours = tuple(self._on_board(neighbours(h)) for h in self.spaces)
        self.is_land = tuple(sign in LAND for sign in self.ground)
        self.land = tuple(x for x in range(self.size) if self.is_land[x])
        self._lay_rivers(whole)
        self._lay_cities(whole)
        self._lay_ways()
        self._lay_shortcuts()
        self._lay_tiles(whole)

    def _on_board(self, spaces: Iterable[Hex]) -> tuple[int, ...]:
        return tuple(self.index[h] for h in spaces if h in self.index)

    def _lay_rivers(self, whole: Survey) -> None:
        sets = [whole.great_banks(), *(whole.small_banks(river) for river in whole.small_rivers)]
        self.banks = tuple(tuple(sorted(self.index[h] for h in bank)) for bank in sets)
        self.rivers = len(self.banks)
        self.rivers_at = tuple(
            tuple(river for river in range(self.rivers) if h in sets[river]) for h in self.spaces
        )
        self.river_edges: tuple[tuple[Edge, ...], ...] = (
            (),
            *(tuple(sorted(river.edges)) for river in whole.small_rivers),
        )
        self.river_courses = tuple(_downstream(edges, whole.ground) for edges in self.river_edges)

    def _lay_cities(self, whole: Survey) -> None:
        cities = [-1] * (self.players + 1)
        for seat, space in whole.cities:
            cities[seat] = self.index[space]
        self.cities = tuple(cities)
        self.city_seat = tuple(cities.index(x) if x in cities else 0 for x in range(self.size))
        self.city_rivers = tuple(
            tuple(r for r in self.rivers_at[x] if r != GREAT_RIVER) if x >= 0 else () for x in cities
        )
        self.village_ground = tuple(
            self.ground[x] == JUNGLE and all(self.ground[n] != CITY for n in self.neighbours[x])
            for x in range(self.size)
        )

    def _lay_ways(self) -> None:
        self.steps = tuple(
            tuple(n for n in self.neighbours[x] if self.is_land[n]) if self.is_land[x] else ()
            for x in range(self.size)
        )
        self.along = tuple(tuple(self._along(x)) for x in range(self.size))
        self.crossings = tuple(tuple(self._crossings(x)) for x in range(self.size))

    def _lay_shortcuts(self) -> None:
        self.around = tuple(frozenset((x, *self.neighbours[x])) for x in range(self.size))
        self.village_spaces = frozenset(x for x in range(self.size) if self.village_ground[x])
        reach = [self._reach(x) for x in range(self.size)]
        self.moves = tuple(
            tuple(
                tuple((z, ys, Action("move", seat, (x, z, ANY_WAY))) for z, ys in reach[x])
                for x in range(self.size)
            )
            for seat in range(self.players + 1)
        )

    def _reach(self, x: int) -> list[tuple[int, frozenset[int]]]:
        direct = {*self.steps[x], *(z for _ford, z in self.crossings[x])}
        middles: dict[int, set[int]] = {z: set() for z in direct}
        for y, z in self.along[x]:
            if z not in direct:
                middles.setdefault(z, set()).add(y)
        return [(z, frozenset(ys)) for z, ys in sorted(middles.items())]

    def _along(self, x: int) -> list[tuple[int, int]]:
        found = []
        for y in self.steps[x]:
            shared = [river for river in self.rivers_at[x] if river in self.rivers_at[y]]
            for z in self.steps[y]:
                if z != x and any(river in self.rivers_at[z] for river in shared):
                    found.append((y, z))
        return found

    def _crossings(self, x: int) -> list[tuple[int, int]]:
        if not self.is_land[x]:
            return []
        fords = [n for n in self.neighbours[x] if self.ground[n] == RIVER]
        return [(g, z) for g in fords for z in self.neighbours[g] if self.is_land[z] and z != x]

    def _lay_tiles(self, whole: Survey) -> None:
        self.tiles = tuple(
            PlacedTile(p.tile.name, p.face, p.at, p.turn, p.seat, p.centre, p.tile.kind)
            for p in whole.layout.placements
        )
        self.tile_of = tuple(whole.tile_of.values())

    def to_data(self) -> dict[str, Any]:
        """The board in plain JSON-able parts, tiles included, so that a save needs no file beside it."""
        return board_to_data(self._source)

    @classmethod
    def from_data(cls, data: object) -> "Board":
        """The board that ``to_data`` described. Raises BoardError with one sentence if it is none."""
        source = board_from_data(data)
        board, defects = _judged(source)
        if board is None:
            problem = next(d for d in defects if d.is_error)
            raise BoardError(problem.sentence)
        return board


def load_board(path: str | Path) -> tuple[Board | None, list[Defect]]:
    """Read a board file and the tile file it names.

    Gives the board, or None if there is an error, and all defects of both files that need no trial games (for
    those see ``checking``), sorted by place. Never raises for what the files hold.
    """
    return board_in(read_document(path))


def board_in(document: Document) -> tuple[Board | None, list[Defect]]:
    """The same for a board file that has been read already; its name says where the tile file lies."""
    return _judged(source_in(document))


def _judged(source: BoardSource) -> tuple[Board | None, list[Defect]]:
    whole = survey(source.layout)
    found = [source.defect(finding) for finding in findings(whole, source.gaps)]
    defects = in_order([*source.defects, *found])
    return (None if has_errors(defects) else Board(whole)), defects


def _downstream(edges: Iterable[Edge], ground: Mapping[Hex, str]) -> tuple[Corner, ...]:
    """The corners of a small river in order, the mouth last; empty for the Great River."""
    corners = course(edges) or []
    if corners and any(ground.get(h) == RIVER for h in corners[0]):
        corners.reverse()
    return tuple(corners)
