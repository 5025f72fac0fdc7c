"""What one seat may know of the table, built from an allow-list (Rules 13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.engine.decision import Frame
from tabletop.engine.rng import Rng
from yucatan.board import Board
from yucatan.state import BROTHERHOODS, VILLAGES, State, Village, Warrior


class WarriorView(NamedTuple):
    """A warrior on the board as one seat sees it: `brotherhood` is "" where it is hidden."""

    seat: int
    carried: int
    revealed: bool
    brotherhood: str


class SeatView(NamedTuple):
    """A seat's side of the table. `reserve` counts its warriors off the board by brotherhood, or is None."""

    seat: int
    stock: int
    levels: int
    small: int
    large: int
    villages_left: int
    warriors_out: int
    warriors_left: int
    limit: int
    reserve: tuple[int, int, int] | None


class TableView(NamedTuple):
    """The table as `viewer` sees it; None is the bare table behind the curtain.

    `seats` has one entry a seat in order; `decision` is the open decision, None when the game is over.
    """

    viewer: int | None
    board: Board
    players: int
    first: int
    turn: int
    villages: Mapping[int, Village]
    warriors: Mapping[int, WarriorView]
    seats: tuple[SeatView, ...]
    pool: int
    decision: Frame | None
    neutral_to_place: int
    winner: int
    drawn: bool

    def seat(self, seat: int) -> SeatView:
        """Return one seat's side of the table."""
        return self.seats[seat - 1]


def table_view(state: State, viewer: int | None) -> TableView:
    """Build what `viewer` may know."""
    return TableView(
        viewer=viewer,
        board=state.board,
        players=state.players,
        first=state.first,
        turn=state.turn,
        villages=dict(sorted(state.villages.items())),
        warriors={space: _warrior_view(warrior, viewer) for space, warrior in sorted(state.warriors.items())},
        seats=tuple(_seat_view(state, seat, viewer) for seat in range(1, state.players + 1)),
        pool=state.pool,
        decision=state.stack[-1] if state.stack else None,
        neutral_to_place=sum(frame.kind == "neutral-village" for frame in state.stack),
        winner=state.winner,
        drawn=state.drawn,
    )


def _warrior_view(warrior: Warrior, viewer: int | None) -> WarriorView:
    seat, brotherhood, carried, revealed = warrior
    known = revealed or seat == viewer
    return WarriorView(seat, carried, revealed, brotherhood if known else "")


def _seat_view(state: State, seat: int, viewer: int | None) -> SeatView:
    own = [village for village in state.villages.values() if village.seat == seat]
    large = sum(village.large for village in own)
    out = len(state.warriors_of(seat))
    return SeatView(
        seat=seat,
        stock=state.stock[seat],
        levels=state.levels[seat],
        small=len(own) - large,
        large=large,
        villages_left=VILLAGES - len(own),
        warriors_out=out,
        warriors_left=sum(state.reserve[seat]),
        limit=len(own) + 1,
        reserve=state.reserve[seat] if seat == viewer else None,
    )


def shuffled(state: State, viewer: int | None, rng: Rng) -> State:
    """Return a copy in which the symbols that `viewer` cannot know are dealt anew (law 5).

    Of every other seat: warriors on the board that nobody has seen, and the supply. How many are where
    does not change.
    """
    new = state.clone()
    for seat in range(1, state.players + 1):
        if seat == viewer:
            continue
        hidden = [space for space in state.warriors_of(seat) if not state.warriors[space].revealed]
        symbols = [state.warriors[space].brotherhood for space in hidden]
        for name, count in zip(BROTHERHOODS, state.reserve[seat], strict=True):
            symbols += [name] * count
        rng.shuffle(symbols)
        for space in hidden:
            new.warriors[space] = state.warriors[space]._replace(brotherhood=symbols.pop())
        jaguars, snakes, birds = (symbols.count(name) for name in BROTHERHOODS)
        new.reserve[seat] = (jaguars, snakes, birds)
    return new
