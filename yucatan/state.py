"""The state of a game of Yucatán (Rules 2): plain data, quick to clone."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop.engine.decision import Frame
from yucatan.board import Board

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
    """

    __slots__ = (
        "board",
        "drawn",
        "first",
        "levels",
        "passes",
        "players",
        "pool",
        "reserve",
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
        self.villages: dict[int, Village] = {}
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
        new.villages = self.villages.copy()
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
        """Rebuild a state. Raises KeyError, TypeError or ValueError if the data does not fit."""
        state = cls(board, int(data["players"]), int(data["first"]))
        state.villages = {space: Village(seat, large) for space, seat, large in data["villages"]}
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
