"""Keeping a quick action performable while Ah Chuy Kak's extra worker acts (Rules 15.1).

A quick action that was taken must be performed at the end of the turn. Whatever the extra worker does is
refused if no way of going on would leave the quick action performable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from tabletop.engine.action import Args
from tabletop.engine.context import Context
from tabletop.engine.decision import Frame
from tabletop.engine.rng import Rng
from tzolkin.quick import keeps_performable
from tzolkin.state import State

if TYPE_CHECKING:
    from tzolkin.actions.base import Listed

MOST_POSITIONS = 3000
"""Positions looked at before a choice counts as not keeping the quick action; far more than turns need."""

_OWED = ("collect", "quick")


def quick_owed(state: State) -> bool:
    """Whether a decision stands before a quick action that has been taken."""
    return state.quick_taken and any(frame.kind == "quick" for frame in state.stack)


def keeping_quick(state: State, kind: Listed, seat: int, found: Iterable[Args]) -> Iterator[Args]:
    """Yield those of `found` after which the quick action that is owed can still be performed."""
    for args in found:
        trial = state.clone()
        kind.apply(Context(trial, Rng(0)), seat, args)
        if _kept(trial, seat, [MOST_POSITIONS]):
            yield args


def _kept(state: State, seat: int, left: list[int]) -> bool:
    """Whether some way of going on reaches the quick action with what it needs; `left` is a budget."""
    from tzolkin.actions import ANSWERS, KINDS  # late: every kind of action asks this module
    from tzolkin.tasks import TASKS

    left[0] -= 1
    while state.stack[-1].kind in TASKS:
        frame: Frame = state.stack[-1]
        if frame.kind in _OWED:
            corn = state.calendar_corn if frame.kind == "collect" else 0
            player = state.seats[seat]
            return keeps_performable(state, player, player.corn + corn)
        state.stack.pop()
        TASKS[frame.kind](Context(state, Rng(0)), frame)
    for name in reversed(ANSWERS[state.stack[-1].kind]):
        for args in KINDS[name].choices(state, seat) if name != "sell" else ():
            if left[0] <= 0:
                return False
            trial = state.clone()
            KINDS[name].apply(Context(trial, Rng(0)), seat, args)
            if _kept(trial, seat, left):
                return True
    return False
