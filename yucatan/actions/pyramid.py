"""Build a pyramid level (Rules 5.5, 11)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.action import ActionKind, Args, Refusal, refuse
from tabletop.engine.context import Context
from yucatan.actions.turns import take_turn
from yucatan.state import LEVEL_PRICE, LEVELS, State


class Build(ActionKind[State]):
    """Return three prisoners from the city to the pool and add one level; the fifth wins at once."""

    name = "build"

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:  # noqa: ARG002
        if state.stock[seat] >= LEVEL_PRICE:
            yield ()

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:  # noqa: ARG002
        return self.barred(state, seat)

    def barred(self, state: State, seat: int) -> Refusal | None:
        if state.stock[seat] >= LEVEL_PRICE:
            return None
        return refuse("too-few-prisoners", "5.5", price=LEVEL_PRICE, stock=state.stock[seat])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:  # noqa: ARG002
        state = ctx.state
        take_turn(state)
        state.stock[seat] -= LEVEL_PRICE
        state.pool += LEVEL_PRICE
        state.levels[seat] += 1
        ctx.emit("level-built", seat=seat, level=state.levels[seat])
        if state.levels[seat] == LEVELS:
            state.winner = seat
            state.stack.clear()
            ctx.emit("game-won", seat=seat)
