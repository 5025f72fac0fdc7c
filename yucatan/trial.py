"""Trial set-ups: do starting villages and the twelve neutral ones find room on a board? (Rules 4, 15.5)"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from yucatan.board import Board
from yucatan.setup import counter_clockwise, left_of, right_of
from yucatan.state import NEUTRAL_VILLAGES

TRIALS = 200


class Chance(Protocol):
    """Where chance comes from: the project's own generator."""

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``."""
        ...


class TrialSetup(NamedTuple):
    """How one set-up went. ``stuck``: the seat whose starting village found no room, or 0."""

    stuck: int
    neutral: int


class TrialReport(NamedTuple):
    """How many set-ups went.

    ``stuck``: seat -> how often it found no room (seat 0 never does). ``fewest``: neutral villages placed in
    the worst of the others.
    """

    trials: int
    stuck: tuple[int, ...]
    fewest: int


def trial_setups(board: Board, chance: Chance, trials: int = TRIALS) -> TrialReport:
    """Set up a board many times, with every first player; every second time villages crowd out others."""
    stuck = [0] * (board.players + 1)
    fewest = NEUTRAL_VILLAGES
    for trial in range(trials):
        first = trial // 2 % board.players + 1
        outcome = trial_setup(board, chance, first, crowding=trial % 2 == 1)
        if outcome.stuck:
            stuck[outcome.stuck] += 1
        else:
            fewest = min(fewest, outcome.neutral)
    return TrialReport(trials, tuple(stuck), fewest)


def trial_setup(board: Board, chance: Chance, first: int, crowding: bool) -> TrialSetup:
    """Place all villages of one set-up; ``crowding`` chooses spaces that leave least room for the others."""
    villages = _Villages(board, chance, crowding)
    large: dict[int, int] = {}
    for seat in counter_clockwise(right_of(first, board.players), board.players):
        spaces = _banks(board, board.city_rivers[seat])
        if not villages.place(spaces):
            return TrialSetup(seat, 0)
        large[seat] = villages.last
    for seat in counter_clockwise(left_of(first, board.players), board.players):
        spaces = _banks(board, [*board.city_rivers[seat], *board.rivers_at[large[seat]]])
        if not villages.place(spaces):
            return TrialSetup(seat, 0)
    neutral = 0
    while neutral < NEUTRAL_VILLAGES and villages.place(board.land):
        neutral += 1
    return TrialSetup(0, neutral)


def _banks(board: Board, rivers: Iterable[int]) -> list[int]:
    return sorted({x for river in rivers for x in board.banks[river]})


class _Villages:
    """The villages of a trial set-up, placed one by one by the general village rule (Rules 4)."""

    def __init__(self, board: Board, chance: Chance, crowding: bool) -> None:
        self._board, self._chance, self._crowding = board, chance, crowding
        self._free = list(board.village_ground)
        self.last = -1

    def place(self, spaces: Sequence[int]) -> bool:
        """Put a village on one of the free spaces among ``spaces``; False if there is none."""
        free = [x for x in spaces if self._free[x]]
        if not free:
            return False
        if self._crowding:
            taken = {x: sum(self._free[n] for n in self._board.neighbours[x]) for x in free}
            most = max(taken.values())
            free = [x for x in free if taken[x] == most]
        self.last = free[self._chance.below(len(free))]
        for x in (self.last, *self._board.neighbours[self.last]):
            self._free[x] = False
        return True
