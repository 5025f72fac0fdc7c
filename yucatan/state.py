"""The state of a game of Yucatán (Rules 2): plain data, quick to clone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.engine.decision import Frame
from yucatan.board import Board

if TYPE_CHECKING:
    from yucatan.settlement import Settlement

JAGUAR, SNAKE, HUMMINGBIRD = BROTHERHOODS = ("jaguar", "snake", "hummingbird")

NEUTRAL = 0
"""The owner of neutral villages."""

WARRIORS_EACH = 9
VILLAGES = 8
NEUTRAL_VILLAGES = 12
LEVELS = 5
PRISONERS = 50
CARRY = 3
"""Prisoners a warrior can carry (Rules 8.2)."""
LEVEL_PRICE = 3
"""Prisoners a pyramid level costs (Rules 5.5)."""

FULL_RESERVE = (3, 3, 3)


class Village(NamedTuple):
    """A village token on the board: its owner (0: neutral) and the side that is up."""

    seat: int
    large: bool = False


class Warrior(NamedTuple):
    """A warrior on the board. `revealed`: everybody has seen its symbol since it was placed (Rules 13)."""

    seat: int
    brotherhood: str
    carried: int = 0
    revealed: bool = False


class State:
    """Where everything is. Spaces are the board's indices; lists by seat leave index 0 unused.

    `reserve` counts each seat's warriors off the board as (jaguars, snakes, hummingbirds); `pool` the
    prisoners in nobody's hands; `turn` the turn being played (1 for the first); `passes` the turns passed
    in a row; `winner` is 0 until somebody has won.

    `villages` is never changed in place, only exchanged, by `put_village` and `take_village`. Two things
    follow from it and are kept beside it: `free`, the spaces that meet the general village rule of Rules 4,
    and `settled`, what has been worked out for a seat (see `settlement`).
    """

    __slots__ = (
        "board",
        "drawn",
        "first",
        "free",
        "levels",
        "passes",
        "players",
        "pool",
        "reserve",
        "settled",
        "stack",
        "stock",
        "turn",
        "villages",
        "warriors",
        "winner",
    )

    def __init__(self, board: Board, players: int, first: int) -> None:
        self.board = board
        self.players = players
        self.first = first
        self.villages: Mapping[int, Village] = {}
        self.free = board.village_spaces
        self.settled: dict[int, Settlement] = {}
        self.warriors: dict[int, Warrior] = {}
        self.stock = [0] * (players + 1)
        self.levels = [0] * (players + 1)
        self.reserve = [FULL_RESERVE] * (players + 1)
        self.pool = PRISONERS
        self.turn = 1
        self.passes = 0
        self.winner = 0
        self.drawn = False
        self.stack: list[Frame] = []

    def clone(self) -> State:
        """Return an independent copy; the board is shared, as it never changes."""
        new = State.__new__(State)
        new.board = self.board
        new.players = self.players
        new.first = self.first
        new.villages = self.villages
        new.free = self.free
        new.settled = self.settled
        new.warriors = self.warriors.copy()
        new.stock = self.stock.copy()
        new.levels = self.levels.copy()
        new.reserve = self.reserve.copy()
        new.pool = self.pool
        new.turn = self.turn
        new.passes = self.passes
        new.winner = self.winner
        new.drawn = self.drawn
        new.stack = self.stack.copy()
        return new

    def key(self) -> tuple[object, ...]:
        """Return a hashable value, equal for equal states."""
        return (
            self.players,
            self.first,
            tuple(sorted(self.villages.items())),
            tuple(sorted(self.warriors.items())),
            tuple(self.stock),
            tuple(self.levels),
            tuple(self.reserve),
            self.pool,
            self.turn,
            self.passes,
            self.winner,
            self.drawn,
            tuple(self.stack),
        )

    # ---- villages

    def put_village(self, space: int, village: Village) -> None:
        """Put a village on `space`, or turn the one there to its other side."""
        turned = space in self.villages
        self.villages = {**self.villages, space: village}
        if turned:
            self.settled = {seat: known for seat, known in self.settled.items() if seat != village.seat}
        else:
            self.free -= self.board.around[space]
            self.settled = {}

    def take_village(self, space: int) -> None:
        """Take the village on `space` off the board."""
        self.villages = {at: village for at, village in self.villages.items() if at != space}
        around = self.board.around
        alone = [near for near in around[space] if around[near].isdisjoint(self.villages)]
        self.free |= self.board.village_spaces.intersection(alone)
        self.settled = {}

    # ---- counts

    def villages_of(self, seat: int) -> int:
        """Count the villages of `seat` on the board, either size."""
        return [village.seat for village in self.villages.values()].count(seat)

    def warriors_of(self, seat: int) -> list[int]:
        """Return the spaces on which warriors of `seat` stand, in the board's order."""
        return sorted([space for space, warrior in self.warriors.items() if warrior.seat == seat])

    def warriors_out(self, seat: int) -> int:
        """Count the warriors of `seat` on the board."""
        return WARRIORS_EACH - sum(self.reserve[seat])

    def limit(self, seat: int) -> int:
        """Return how many warriors `seat` supports (Rules 9)."""
        return self.villages_of(seat) + 1

    def is_home(self, seat: int, space: int) -> bool:
        """Whether prisoners of `seat` are delivered at `space`: own city or own large village (Rules 8.3)."""
        return self.board.city_seat[space] == seat or self.villages.get(space) == (seat, True)

    # ---- as data

    def to_data(self) -> dict[str, Any]:
        """Return the state as JSON-able data, spaces in order."""
        return {
            "players": self.players,
            "first": self.first,
            "villages": [[space, *village] for space, village in sorted(self.villages.items())],
            "warriors": [[space, *warrior] for space, warrior in sorted(self.warriors.items())],
            "stock": list(self.stock),
            "levels": list(self.levels),
            "reserve": [list(counts) for counts in self.reserve],
            "pool": self.pool,
            "turn": self.turn,
            "passes": self.passes,
            "winner": self.winner,
            "drawn": self.drawn,
            "stack": [frame.to_data() for frame in self.stack],
        }

    @classmethod
    def from_data(cls, data: Any, board: Board) -> State:
        """Rebuild a state. Raises LookupError, TypeError or ValueError if the data does not fit."""
        state = cls(board, int(data["players"]), int(data["first"]))
        for space, seat, large in data["villages"]:
            state.put_village(space, Village(seat, large))
        state.warriors = {space: Warrior(*rest) for space, *rest in data["warriors"]}
        state.stock = list(data["stock"])
        state.levels = list(data["levels"])
        state.reserve = [(jaguars, snakes, birds) for jaguars, snakes, birds in data["reserve"]]
        state.pool = int(data["pool"])
        state.turn = int(data["turn"])
        state.passes = int(data["passes"])
        state.winner = int(data["winner"])
        state.drawn = bool(data["drawn"])
        state.stack = [Frame.from_data(frame) for frame in data["stack"]]
        return state
