"""Establish and enlarge a village (Rules 5.1, 5.2)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.action import ActionKind, Args, Refusal, refuse
from tabletop.engine.context import Context
from yucatan import placement
from yucatan.actions.turns import take_turn
from yucatan.prisoners import deliver
from yucatan.reserve import SPACE
from yucatan.settlement import settlement
from yucatan.state import VILLAGES, State, Village

_NO_TOKEN = refuse("no-village-left", "10", count=VILLAGES)


class Establish(ActionKind[State]):
    """Put a small village by an open river, or under an own warrior (Rules 5.1)."""

    name = "establish"
    slots = (SPACE,)

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:
        if not placement.has_token(state, seat):
            return
        riverside = settlement(state, seat).riverside
        for space in sorted(riverside.union(state.free.intersection(state.warriors_of(seat)))):
            if not prefix or prefix[0] == space:
                yield (space,)

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:
        space = int(args[0])
        if not placement.has_token(state, seat):
            return _NO_TOKEN
        general = placement.general_refusal(state, space)
        if general is not None:
            return general
        warrior = state.warriors.get(space)
        if warrior is not None and warrior.seat == seat:
            return None
        rivers = state.board.rivers_at[space]
        if not rivers:
            return refuse("village-off-river", "5.1")
        if placement.open_rivers(state, seat).isdisjoint(rivers):
            return refuse("village-on-closed-river", "5.1")
        return None

    def barred(self, state: State, seat: int) -> Refusal | None:
        if not placement.has_token(state, seat):
            return _NO_TOKEN
        return None if any(self.options(state, seat)) else refuse("no-space-for-village", "5.1")

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        space = int(args[0])
        take_turn(ctx.state)
        ctx.state.put_village(space, Village(seat))
        ctx.emit("village-founded", seat=seat, owner=seat, space=space, large=False)


class Enlarge(ActionKind[State]):
    """Turn an own small village to its large side; prisoners waiting there are delivered (Rules 5.2)."""

    name = "enlarge"
    slots = (SPACE,)

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:
        for space in settlement(state, seat).small:
            if not prefix or prefix[0] == space:
                yield (space,)

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:
        village = state.villages.get(int(args[0]))
        if village is None:
            return refuse("no-village-here", "5.2")
        if village.seat == 0:
            return refuse("neutral-never-grows", "5.2")
        if village.seat != seat:
            return refuse("not-your-village", "5.2", seat=village.seat)
        if village.large:
            return refuse("already-large", "5.2")
        return None

    def barred(self, state: State, seat: int) -> Refusal | None:
        return None if any(self.options(state, seat)) else refuse("no-small-village", "5.2")

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        space = int(args[0])
        take_turn(ctx.state)
        ctx.state.put_village(space, Village(seat, True))
        ctx.emit("village-enlarged", seat=seat, space=space)
        warrior = ctx.state.warriors.get(space)
        if warrior is not None and warrior.seat == seat:
            deliver(ctx, space)
