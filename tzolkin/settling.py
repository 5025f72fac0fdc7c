"""What happens by itself: tasks on the stack, and decisions that leave no choice (law 3)."""

from __future__ import annotations

from tabletop.engine.action import Args
from tabletop.engine.context import Context
from tabletop.engine.decision import Frame
from tzolkin.actions import ANSWERS, KINDS
from tzolkin.gains import can_fall
from tzolkin.state import State
from tzolkin.tasks import TASKS

NEVER_FORCED = frozenset({"turn", "keep", "raise", "take", "bonus", "speed"})
"""Decisions that have several options, or that nobody wants to see taken out of his hands."""

FREE = frozenset({"done", "decline", "leave"})
"""Actions that cost nothing: done at once where they are all that is left."""

FORCED = frozenset({"harvest", "pay", "save", "down"})
"""Decisions within something already begun: a single option is carried out at once."""


def settle(ctx: Context[State]) -> None:
    """Do what happens by itself, and what leaves no choice, until somebody has to decide."""
    stack = ctx.state.stack
    while stack:
        frame = stack[-1]
        task = TASKS.get(frame.kind)
        if task is not None:
            stack.pop()
            task(ctx, frame)
        elif frame.kind in NEVER_FORCED or not forced(ctx, frame):
            return


def forced(ctx: Context[State], frame: Frame) -> bool:
    """Carry out the single option of a decision, if there is but one; return whether it was done."""
    state, seat = ctx.state, frame.seats[0]
    if frame.kind == "down" and not can_fall(state.seats[seat]):
        state.stack.pop()
        return True
    if frame.kind == "pay" and sum(state.seats[seat].blocks) == frame.data[0]:
        _pay_all(ctx, seat)
        return True
    only: tuple[str, Args] | None = None
    for name in ANSWERS[frame.kind]:
        for args in KINDS[name].options(state, seat):
            if only is not None:
                return False
            only = (name, args)
    if only is None or not (only[0] in FREE or frame.kind in FORCED):
        return False
    KINDS[only[0]].apply(ctx, seat, only[1])
    return True


def _pay_all(ctx: Context[State], seat: int) -> None:
    """Pay every block there is, one by one, as nothing else would do."""
    while ctx.state.stack[-1].kind == "pay":
        args = next(iter(KINDS["pay"].options(ctx.state, seat)))
        KINDS["pay"].apply(ctx, seat, args)
