"""How equal the seats of a board are: the table of Rules 15.6, counted on an empty board.

A turn is one Move action. Small differences in far reach are allowed: nobody feels them before others matter.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tabletop.text.catalogue import _
from yucatan.board import GREAT_RIVER, Board
from yucatan.tiles import CITY

FAR_REACH_TOLERANCE = 6
RIVALS_TOLERANCE = 2


class FairnessRow(NamedTuple):
    """One line of the table: its title, the values by seat (seat 1 first), and how far they may differ."""

    title: str
    values: tuple[int, ...]
    tolerance: int

    @property
    def unequal(self) -> bool:
        """Whether the seats differ by more than the line allows."""
        return max(self.values) - min(self.values) > self.tolerance


def fairness_table(board: Board) -> list[FairnessRow]:
    """Compare all seats of a board; the titles are messages of the catalogue."""
    table = _Measures(board)
    seats = range(1, board.players + 1)

    def row(title: str, measure: Callable[[int], int], tolerance: int = 0) -> FairnessRow:
        return FairnessRow(title, tuple(measure(seat) for seat in seats), tolerance)

    far = FAR_REACH_TOLERANCE
    return [
        row(_("rivers of the city"), lambda s: len(board.city_rivers[s])),
        row(_("land spaces round the city"), lambda s: len(board.steps[board.cities[s]])),
        row(_("bank spaces of its own rivers"), lambda s: len(table.own_banks(s))),
        row(_("bank spaces open to the first village"), table.open_banks),
        row(_("bank spaces at the mouths of its own rivers"), table.mouth_banks),
        row(_("steps from the city to the Great River"), lambda s: table.nearest_great_bank(table.steps[s])),
        row(_("turns from the city to the Great River"), lambda s: table.nearest_great_bank(table.turns[s])),
        row(_("turns to the nearest rival city"), lambda s: min(table.to_rivals(s), default=0)),
        row(_("turns to all rival cities"), lambda s: sum(table.to_rivals(s)), RIVALS_TOLERANCE),
        row(_("land reached in 1 turn"), lambda s: table.reached(s, 1)),
        row(_("land reached in 2 turns"), lambda s: table.reached(s, 2)),
        row(_("land reached in 3 turns"), lambda s: table.reached(s, 3), far),
        row(_("land reached in 4 turns"), lambda s: table.reached(s, 4), far),
        row(_("land reached in 5 turns"), lambda s: table.reached(s, 5), far),
        row(_("land nearer than to any rival"), table.nearer, far),
    ]


class _Measures:
    """Distances from every city of one board, by seat."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.seats = range(1, board.players + 1)
        self.turns = {seat: _turns_from(board, board.cities[seat]) for seat in self.seats}
        self.steps = {seat: _steps_from(board, board.cities[seat]) for seat in self.seats}

    def own_banks(self, seat: int) -> set[int]:
        """Bank spaces of the city's rivers, without cities."""
        board = self.board
        banks = {x for river in board.city_rivers[seat] for x in board.banks[river]}
        return {x for x in banks if board.ground[x] != CITY}

    def open_banks(self, seat: int) -> int:
        """How many of the own banks are next to no city."""
        return sum(self.board.village_ground[x] for x in self.own_banks(seat))

    def mouth_banks(self, seat: int) -> int:
        """How many of the own banks are banks of the Great River too."""
        return sum(GREAT_RIVER in self.board.rivers_at[x] for x in self.own_banks(seat))

    def nearest_great_bank(self, distances: Mapping[int, int]) -> int:
        """The distance to the Great River."""
        return min((distances[x] for x in self.board.banks[GREAT_RIVER] if x in distances), default=0)

    def to_rivals(self, seat: int) -> list[int]:
        """The turns to each rival city."""
        cities, turns = self.board.cities, self.turns[seat]
        return [turns[cities[other]] for other in self.seats if other != seat and cities[other] in turns]

    def reached(self, seat: int, turns: int) -> int:
        """How much land, the city itself included, lies within a number of turns."""
        return sum(far <= turns for far in self.turns[seat].values())

    def nearer(self, seat: int) -> int:
        """How much land lies fewer turns from this city than from any other."""
        never = len(self.board.spaces)
        others = [self.turns[other] for other in self.seats if other != seat]
        own = self.turns[seat]
        return sum(all(far < other.get(x, never) for other in others) for x, far in own.items())


def _turns_from(board: Board, start: int) -> dict[int, int]:
    """Land space -> the fewest Move actions from ``start`` to it; foreign cities stop a warrior (R11)."""
    far = {start: 0}
    waiting = [start]
    for x in waiting:
        ends = [
            *board.steps[x],
            *(z for y, z in board.along[x] if board.ground[y] != CITY),
            *(z for _ford, z in board.crossings[x]),
        ]
        for z in ends:
            if z not in far:
                far[z] = far[x] + 1
                waiting.append(z)
    return far


def _steps_from(board: Board, start: int) -> dict[int, int]:
    """Land space -> its distance in steps; crossing the Great River counts two."""
    far = {start: 0}
    rings = [[start]]
    for n, ring in enumerate(rings):
        for x in ring:
            if far[x] != n:
                continue
            ways = [(z, 1) for z in board.steps[x]] + [(z, 2) for _ford, z in board.crossings[x]]
            for z, cost in ways:
                if n + cost < far.get(z, n + cost + 1):
                    far[z] = n + cost
                    rings.extend([] for _missing in range(n + cost + 1 - len(rings)))
                    rings[n + cost].append(z)
    return far
