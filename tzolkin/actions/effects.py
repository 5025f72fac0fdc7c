"""Choices in the middle of an action: harvest, steps, blocks, bonuses, exchanges (Rules 7, 8; T10, T11, T13,
T14, T19)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.action import Args, Refusal, Slot, refuse
from tabletop.engine.context import Context
from tzolkin.actions.base import Listed, top
from tzolkin.benefits import bring, effect_of
from tzolkin.gains import (
    advance_cost,
    can_rise,
    gain,
    gain_workers,
    pay,
    push_steps,
    step_up,
    take_bonus,
)
from tzolkin.spaces import harvest_ways, harvest_yield
from tzolkin.state import Player, State
from tzolkin.words import BLOCK_AT, BLOCKS, GOLD, TEMPLE_AT, TEMPLES, TRACK_AT, TRACKS

BLOCK = Slot("block", "block")
TEMPLE = Slot("temple", "temple")
TRACK = Slot("track", "track")


def one_block(block: int) -> tuple[int, int, int]:
    """Return one block of a kind as amounts."""
    wood, stone, gold = (int(place == block) for place in range(3))
    return wood, stone, gold


def held_blocks(player: Player) -> list[Args]:
    """Return the kinds of block that a player has."""
    return [(name,) for name, have in zip(BLOCKS, player.blocks, strict=True) if have]


class HarvestField(Listed):
    """Harvest corn or wood, burn the wood, or irrigate (Rules 7.1)."""

    name = "harvest"
    slots = (Slot("way", "way"),)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        space = int(top(state).data[0])
        return [(way,) for way in harvest_ways(state, state.seats[seat], space)]

    def why(self, state: State, seat: int, args: Args) -> Refusal:
        space = int(top(state).data[0])
        corn, wood = state.corn_tiles[space], state.wood_tiles[space]
        if args[0] == "irrigate" and corn == wood and not state.perk(state.seats[seat], "irrigation"):
            return refuse("no-irrigation", "8")
        if args[0] == "burn" and wood:
            return refuse("gods-cannot-anger", "7.1")
        return refuse(f"cannot-{args[0]}", "7.1", corn=corn, wood=wood)

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        player = state.seats[seat]
        space, way = int(state.stack.pop().data[0]), str(args[0])
        act = state.tables.gears[0].actions[space - 1]
        had = harvest_yield(state, player, act, way)
        if way in ("wood", "burn"):
            state.wood_tiles[space] -= 1
        if way in ("corn", "burn"):
            state.corn_tiles[space] -= 1
            player.corn_tiles += 1
        if way == "wood":
            player.wood_tiles += 1
        if way != "irrigate":
            ctx.emit("tile-taken", seat=seat, space=space, way=way)
        if way == "burn":
            state.push("down", seat, "anger")
        gain(ctx, seat, "harvest", had.corn, (had.wood, 0, 0))


class Raise(Listed):
    """Go up one level in a temple of choice; a step that is impossible is lost (Rules 7, 9)."""

    name = "raise"
    slots = (TEMPLE,)

    def choices(self, state: State, seat: int) -> Iterable[Args]:  # noqa: ARG002
        used = int(top(state).data[1])
        return [(name,) for place, name in enumerate(TEMPLES) if used < 0 or not used >> place & 1]

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return refuse("different-temples", "7.3", temple=args[0])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        left, used, optional = (int(value) for value in state.stack.pop().data)
        temple = TEMPLE_AT[str(args[0])]
        if left > 1:
            state.push("raise", seat, left - 1, used if used < 0 else used | 1 << temple, optional)
        if can_rise(state, state.seats[seat], temple):
            step_up(ctx, seat, temple)
        else:
            ctx.emit("lost", seat=seat, what="step", why="top")


class Take(Listed):
    """Take a block of choice."""

    name = "take"
    slots = (BLOCK,)

    def choices(self, state: State, seat: int) -> Iterable[Args]:  # noqa: ARG002
        return [(name,) for name in BLOCKS]

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        raise AssertionError("every block can be taken")

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        left = int(state.stack.pop().data[0])
        if left > 1:
            state.push("take", seat, left - 1)
        gain(ctx, seat, "choice", blocks=one_block(BLOCK_AT[str(args[0])]))


class Pay(Listed):
    """Pay a block of choice."""

    name = "pay"
    slots = (BLOCK,)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        return held_blocks(state.seats[seat])

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return refuse("no-such-block", "5.3", block=args[0])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        left, why = state.stack.pop().data
        if int(left) > 1:
            state.push("pay", seat, int(left) - 1, why)
        pay(ctx, seat, str(why), blocks=one_block(BLOCK_AT[str(args[0])]))


class Advance(Listed):
    """Advance one level in a technology, paying for it or for free (Rules 8)."""

    name = "advance"
    slots = (TRACK,)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        player = state.seats[seat]
        if top(state).data[1] == "free":
            payable = not state.woe.tech_blocks or any(player.blocks)
            return [(name,) for name in TRACKS] if payable else []
        total = sum(player.blocks)
        return [(name,) for place, name in enumerate(TRACKS) if advance_cost(state, player, place) <= total]

    def none(self, state: State, seat: int) -> Refusal:
        player = state.seats[seat]
        needs = min(advance_cost(state, player, track) for track in range(len(TRACKS)))
        if top(state).data[1] == "free":
            needs = state.woe.tech_blocks
        return refuse("too-few-blocks", "8", needs=needs, blocks=sum(player.blocks))

    def why(self, state: State, seat: int, args: Args) -> Refusal:
        player = state.seats[seat]
        needs = advance_cost(state, player, TRACK_AT[str(args[0])])
        return refuse("too-few-blocks", "8", needs=needs, blocks=sum(player.blocks))

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        left, mode, _optional = state.stack.pop().data
        track = TRACK_AT[str(args[0])]
        if int(left) > 1:
            state.push("advance", seat, int(left) - 1, mode, 1)
        state.push("level", seat, track)
        cost = state.woe.tech_blocks if mode == "free" else advance_cost(state, state.seats[seat], track)
        if cost:
            state.push("pay", seat, cost, "technology")


class Bonus(Listed):
    """Choose the bonus of any track (Rules 15.8)."""

    name = "bonus"
    slots = (TRACK,)

    def choices(self, state: State, seat: int) -> Iterable[Args]:  # noqa: ARG002
        return [(name,) for name in TRACKS]

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        raise AssertionError("every bonus can be taken")

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        ctx.state.stack.pop()
        take_bonus(ctx, seat, TRACK_AT[str(args[0])])


class Shift(Listed):
    """One technology a level down, all others a level up (Rules 17.4)."""

    name = "shift"
    slots = (TRACK,)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        levels = state.seats[seat].techs
        return [(name,) for name, level in zip(TRACKS, levels, strict=True) if level]

    def none(self, state: State, seat: int) -> Refusal:  # noqa: ARG002
        return refuse("no-levels-to-lose", "17.4")

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return refuse("no-level-to-lose", "17.4", track=args[0])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        state.stack.pop()
        track = TRACK_AT[str(args[0])]
        player = state.seats[seat]
        player.techs[track] -= 1
        ctx.emit("tech-down", seat=seat, track=TRACKS[track], level=player.techs[track])
        for other in reversed(range(len(TRACKS))):
            if other != track:
                state.push("tech", seat, other)


def trade_price(state: State, block: int, buying: bool) -> int:
    """Return the corn for one block on the market; a calamity may make gold dearer (Rules 7.4, 16.2)."""
    more = state.woe.gold_corn if buying and block == GOLD else 0
    return state.tables.market[block] + more


class Trade(Listed):
    """Exchange one block for corn, or corn for one block.

    A kind of block goes one way only in one visit: back and forth changes nothing.
    """

    name = "trade"
    slots = (Slot("way", "trade"), BLOCK)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        player = state.seats[seat]
        bought, sold = (int(value) for value in top(state).data)
        found: list[Args] = []
        for place, name in enumerate(BLOCKS):
            if not sold >> place & 1 and player.corn >= trade_price(state, place, True):
                found.append(("buy", name))
            if not bought >> place & 1 and player.blocks[place]:
                found.append(("sell", name))
        return found

    def none(self, state: State, seat: int) -> Refusal:
        return refuse("nothing-to-trade", "7.4", corn=state.seats[seat].corn)

    def why(self, state: State, seat: int, args: Args) -> Refusal:
        player = state.seats[seat]
        bought, sold = (int(value) for value in top(state).data)
        place = BLOCK_AT[str(args[1])]
        if (sold if args[0] == "buy" else bought) >> place & 1:
            return refuse("back-and-forth", "7.4", block=args[1])
        if args[0] == "buy":
            price = trade_price(state, place, True)
            return refuse("too-little-corn", "7.4", needs=price, corn=player.corn)
        return refuse("no-such-block", "7.4", block=args[1])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        player = state.seats[seat]
        bought, sold = (int(value) for value in state.stack.pop().data)
        place = BLOCK_AT[str(args[1])]
        buying = args[0] == "buy"
        price = trade_price(state, place, buying)
        player.corn += -price if buying else price
        player.blocks[place] += 1 if buying else -1
        ctx.emit("traded", seat=seat, way=args[0], block=args[1], corn=price)
        if buying:
            bought |= 1 << place
        else:
            sold |= 1 << place
        state.push("trade", seat, bought, sold)


class Devote(Listed):
    """Pay a block for a step up, after a skull (Theology 2, Rules 8)."""

    name = "devote"
    slots = (BLOCK, TEMPLE)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        player = state.seats[seat]
        temples = [name for place, name in enumerate(TEMPLES) if can_rise(state, player, place)]
        return [(block, temple) for (block,) in held_blocks(player) for temple in temples]

    def none(self, state: State, seat: int) -> Refusal:
        if not any(state.seats[seat].blocks):
            return refuse("too-few-blocks", "8", needs=1, blocks=0)
        return refuse("temples-full", "9")

    def why(self, state: State, seat: int, args: Args) -> Refusal:
        if not state.seats[seat].blocks[BLOCK_AT[str(args[0])]]:
            return refuse("no-such-block", "8", block=args[0])
        return refuse("temple-full", "9", temple=args[1])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        levels = int(state.stack.pop().data[0])
        pay(ctx, seat, "devotion", blocks=one_block(BLOCK_AT[str(args[0])]))
        push_steps(state, seat, TEMPLE_AT[str(args[1])], levels)


class Accept(Listed):
    """Take what a building offers: its workers, or a benefit that is asked for (Rules 10.1, step 8; 10.3)."""

    name = "accept"

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        if top(state).kind == "benefit":
            return [()]
        room = state.seats[seat].owned < state.tables.board.placing.most
        return [()] if room else []

    def none(self, state: State, seat: int) -> Refusal:  # noqa: ARG002
        return refuse("all-workers", "7.4", most=state.tables.board.placing.most)

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return self.none(state, seat)

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:  # noqa: ARG002
        frame = ctx.state.stack.pop()
        if frame.kind == "worker":
            gain_workers(ctx, seat, int(frame.data[0]))
        else:
            card, number = str(frame.data[0]), int(frame.data[1])
            bring(ctx, seat, card, effect_of(ctx.state, card, number))
