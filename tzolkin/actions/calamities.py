"""Paying for a benefit that a calamity makes dear, or declining it (Rules 16.2; T16)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.action import Args, Refusal, Slot, refuse
from tabletop.engine.context import Context
from tzolkin.actions.base import Leaving, Listed, top
from tzolkin.actions.effects import held_blocks, one_block
from tzolkin.gains import can_rise, level_up, lower, pay, rise
from tzolkin.state import State
from tzolkin.words import BLOCK_AT, BLOCKS, BOTTOM, TEMPLE_AT, TEMPLES, TRACKS


def means(state: State, seat: int) -> list[Args]:
    """Return what can pay the levy that is asked for; nothing if the benefit is out of reach anyway."""
    player, woe = state.seats[seat], state.woe
    what, place = top(state).data
    if what == "gold":
        return [("corn",)] if player.corn >= woe.gold_corn else []
    if what == "skull":
        if not state.skulls_left():
            return []
        return [(name,) for name, level in zip(TEMPLES, player.temples, strict=True) if level > BOTTOM]
    if what == "temple":
        if not can_rise(state, player, int(place)):
            return []
        if woe.step_corn:
            return [("corn",)] if player.corn >= woe.step_corn else []
    return held_blocks(player)


class Settle(Listed):
    """Pay the calamity and receive the benefit: corn, a block, or a level of a temple."""

    name = "settle"
    slots = (Slot("means", "means"),)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        return means(state, seat)

    def none(self, state: State, seat: int) -> Refusal:
        return refuse("nothing-to-settle-with", "16.2", corn=state.seats[seat].corn)

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return refuse("cannot-settle", "16.2", means=args[0])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        what, place = state.stack.pop().data
        player, paid = state.seats[seat], str(args[0])
        if paid in BLOCK_AT:
            pay(ctx, seat, "calamity", blocks=one_block(BLOCK_AT[paid]))
        elif paid in TEMPLE_AT:
            lower(ctx, seat, TEMPLE_AT[paid], "calamity")
        else:
            corn = state.woe.gold_corn if what == "gold" else state.woe.step_corn
            pay(ctx, seat, "calamity", corn=corn)
        if what == "gold":
            player.blocks[int(place)] += 1
            ctx.emit("gained", seat=seat, why="settled", gold=1)
        elif what == "skull":
            player.skulls += 1
            ctx.emit("gained", seat=seat, why="settled", skull=1)
        elif what == "temple":
            rise(ctx, seat, int(place))
        else:
            level_up(ctx, seat, int(place))


class Decline(Leaving):
    """Do without a benefit that is offered."""

    name = "decline"
    bound = frozenset({"raise", "any"})

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:  # noqa: ARG002
        frame = ctx.state.stack.pop()
        if frame.kind == "levy":
            what, place = str(frame.data[0]), int(frame.data[1])
            named = {"temple": TEMPLES, "tech": TRACKS, "gold": BLOCKS}.get(what)
            ctx.emit("lost", seat=seat, what=named[place] if named else what, why="unpaid")
        elif frame.kind == "benefit":
            ctx.emit("benefit-declined", seat=seat, card=frame.data[0], number=frame.data[1])
        else:
            ctx.emit("declined", seat=seat, what=frame.kind)
