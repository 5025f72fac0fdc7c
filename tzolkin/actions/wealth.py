"""Choosing tribe and wealth in secret, and going down in a temple (Rules 3, 7.1, 15.9; T2, T3, T10)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from tabletop.engine.action import Args, Refusal, Slot, refuse
from tabletop.engine.context import Context
from tzolkin.actions.base import Listed, top
from tzolkin.gains import lower
from tzolkin.setup import kept_tiles, offered_tribes, offered_wealth
from tzolkin.state import State
from tzolkin.words import BOTTOM, NONE, TEMPLE_AT, TEMPLES

MOST_KEPT = 3


class Keep(Listed):
    """Keep a tribe and two wealth tiles, or three with Ixtab; unused places say "none" (Rules 3, step 12)."""

    name = "keep"
    slots = (Slot("tribe", "tribe"), *(Slot(f"tile {n}", "wealth") for n in range(1, MOST_KEPT + 1)))

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        wealth = offered_wealth(state, seat)
        for tribe in offered_tribes(state, seat):
            kept = kept_tiles(state, tribe)
            for tiles in combinations(wealth, kept):
                yield (tribe, *tiles, *[NONE] * (MOST_KEPT - kept))

    def why(self, state: State, seat: int, args: Args) -> Refusal:
        tribe, *tiles = args
        if tribe not in offered_tribes(state, seat):
            return refuse("tribe-not-offered", "3", tribe=tribe)
        wealth = offered_wealth(state, seat)
        for tile in tiles:
            if tile != NONE and tile not in wealth:
                return refuse("tile-not-offered", "3", tile=tile)
        return refuse("tiles-kept", "3", count=kept_tiles(state, str(tribe)))

    def normal(self, state: State, seat: int, args: Args) -> Args:
        order = [*offered_wealth(state, seat), NONE]
        if any(tile not in order for tile in args[1:]):
            return args
        return (args[0], *sorted(args[1:], key=lambda tile: order.index(str(tile))))

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        state.stack.pop()
        state.choices[seat] = [str(args[0]), *(str(tile) for tile in args[1:] if tile != NONE)]
        ctx.emit("chose", seat=seat)
        ctx.emit("own-choice", (seat,), seat=seat, tribe=args[0], tiles=state.choices[seat][1:])


class Lower(Listed):
    """Go down one level in a temple: angry gods, or Ixtab's price."""

    name = "lower"
    slots = (Slot("temple", "temple"),)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        levels = state.seats[seat].temples
        return [(name,) for name, level in zip(TEMPLES, levels, strict=True) if level > BOTTOM]

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return refuse("temple-at-bottom", "9", temple=args[0])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        why = str(top(ctx.state).data[0])
        ctx.state.stack.pop()
        lower(ctx, seat, TEMPLE_AT[str(args[0])], why)
