"""Decisions in the middle of a turn: the raid (D8) and the forced removal (D9)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.action import ActionKind, Args, Refusal, Slot, refuse
from tabletop.engine.context import Context
from yucatan.combat import to_reserve
from yucatan.prisoners import raid_limit, take_from_city
from yucatan.state import State


def raided_city(state: State) -> int:
    """Return the city space of the raid that is being decided."""
    return int(state.stack[-1].data[0])


class Raid(ActionKind[State]):
    """Choose how many prisoners to take from the city just entered (Rules 8.4, R17)."""

    name = "raid"
    slots = (Slot("amount", "count"),)

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:  # noqa: ARG002
        for amount in range(raid_limit(state, raided_city(state)) + 1):
            if not prefix or prefix[0] == amount:
                yield (amount,)

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:
        amount, space = int(args[0]), raided_city(state)
        limit = raid_limit(state, space)
        if amount <= limit:
            return None
        return refuse(
            "raid-too-many",
            "8.4",
            limit=limit,
            carried=state.warriors[space].carried,
            stock=state.stock[state.board.city_seat[space]],
            seat=seat,
        )

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:  # noqa: ARG002
        space = raided_city(ctx.state)
        ctx.state.stack.pop()
        take_from_city(ctx, space, int(args[0]))


class Remove(ActionKind[State]):
    """Take back one own warrior, because a lost village no longer supports it (Rules 9, R20)."""

    name = "remove"
    slots = (Slot("warrior", "space"),)

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:
        for space in state.warriors_of(seat):
            if not prefix or prefix[0] == space:
                yield (space,)

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:
        warrior = state.warriors.get(int(args[0]))
        if warrior is None:
            return refuse("no-warrior-here", "9")
        if warrior.seat != seat:
            return refuse("not-your-warrior", "9", seat=warrior.seat)
        return None

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        space = int(args[0])
        state = ctx.state
        state.stack.pop()
        warrior = state.warriors.pop(space)
        to_reserve(state, warrior)
        state.pool += warrior.carried
        ctx.emit("warrior-removed", seat=seat, space=space, lost=warrior.carried)
