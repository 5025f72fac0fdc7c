"""Xaman Ek sells a block at any time of the own turn (Rules 15.11; T17)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.action import Args, Refusal, refuse
from tabletop.engine.context import Context
from tzolkin.actions.base import Listed, top
from tzolkin.actions.effects import BLOCK, held_blocks
from tzolkin.quick import keeps_performable
from tzolkin.state import State
from tzolkin.words import BLOCK_AT


class Sell(Listed):
    """Sell one block for its market price."""

    name = "sell"
    slots = (BLOCK,)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        player = state.seats[seat]
        if state.sold >= player.tribe.sells or not self._own_turn(state, seat):
            return []
        return [args for args in held_blocks(player) if not self._strands(state, seat, args)]

    def _own_turn(self, state: State, seat: int) -> bool:
        return state.stack[0].kind == "end-turn" and state.stack[0].seat == seat

    def _strands(self, state: State, seat: int, args: Args) -> bool:
        """Whether the block is needed for something already begun."""
        from tzolkin.actions import ANSWERS, KINDS  # late: this kind is one of them

        after = state.clone()
        place = BLOCK_AT[str(args[0])]
        after.seats[seat].blocks[place] -= 1
        after.seats[seat].corn += state.tables.market[place]
        after.sold += 1
        names = [name for name in ANSWERS[top(after).kind] if name != self.name]
        if not any(True for name in names for _ in KINDS[name].options(after, seat)):
            return True
        return after.quick_taken and not quick_possible(after, seat)

    def none(self, state: State, seat: int) -> Refusal:
        player = state.seats[seat]
        if not player.tribe.sells:
            return refuse("no-sale", "15.11")
        if state.sold >= player.tribe.sells:
            return refuse("sold-already", "15.11", most=player.tribe.sells)
        if not self._own_turn(state, seat):
            return refuse("sale-out-of-turn", "15.11")
        if not any(player.blocks):
            return refuse("too-few-blocks", "15.11", needs=1, blocks=0)
        return refuse("blocks-needed", "15.11")

    def why(self, state: State, seat: int, args: Args) -> Refusal:
        player = state.seats[seat]
        if not player.blocks[BLOCK_AT[str(args[0])]]:
            return refuse("no-such-block", "15.11", block=args[0])
        return refuse("block-needed", "15.11", block=args[0])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        player = state.seats[seat]
        place = BLOCK_AT[str(args[0])]
        price = state.tables.market[place]
        player.blocks[place] -= 1
        player.corn += price
        state.sold += 1
        ctx.emit("traded", seat=seat, way="sell", block=args[0], corn=price)


def quick_possible(state: State, seat: int) -> bool:
    """Whether the quick action that was chosen in this turn can still be performed."""
    if top(state).kind != "placing":
        return True
    player = state.seats[seat]
    due = state.calendar_corn if state.start_space == seat else 0
    return keeps_performable(state, player, player.corn + due)
