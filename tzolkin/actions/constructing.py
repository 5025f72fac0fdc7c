"""Constructing buildings and monuments (Rules 10, 17.2; T12)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.action import Action, Args, Refusal, Slot, refuse
from tabletop.engine.context import Context
from tzolkin.actions.base import Listed, top
from tzolkin.actions.effects import BLOCK
from tzolkin.benefits import declinable
from tzolkin.building import (
    Cost,
    Site,
    architectures,
    can_pay,
    constructions,
    cost_of,
    renovated,
    renovations,
)
from tzolkin.gains import pay
from tzolkin.state import Player, State
from tzolkin.words import BLOCKS, NONE


def site_open(state: State) -> Site:
    """Return what the open decision allows to construct."""
    mode, left, monument, architecture, optional = top(state).data
    return Site(str(mode), int(left), int(monument), str(architecture), int(optional))


def asking(action: Action) -> bool:
    """Whether an action constructs a building and has its effects offered one by one."""
    return action.kind == Build.name and bool(action.args[3])


class Build(Listed):
    """Construct a building or monument; tear one down for it; use architecture on it.

    With `ask` 1 its effects that would happen by themselves are offered one by one, each to be taken or
    declined; that is possible where there is such an effect (see `tzolkin.benefits`). All ways without asking
    come first.
    """

    name = "build"
    slots = (
        Slot("card", "card"),
        Slot("renovate", "renovate"),
        Slot("architecture", "flag"),
        Slot("ask", "flag", 0),
    )

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        player, cards = state.seats[seat], state.tables.cards
        asked: list[Args] = []
        for way in constructions(state, player, site_open(state), player.corn):
            yield (*way, 0)
            if declinable(cards[way[0]]):
                asked.append((*way, 1))
        yield from asked

    def price(self, state: State, seat: int, args: Args) -> Cost:
        """Return what a construction costs."""
        cards = state.tables.cards
        old = None if args[1] == NONE else cards[str(args[1])]
        mode = site_open(state).mode
        return cost_of(state, state.seats[seat], cards[str(args[0])], old, mode, bool(args[2]))

    def none(self, state: State, seat: int) -> Refusal:
        player = state.seats[seat]
        return refuse("no-building-payable", "10.1", blocks=sum(player.blocks), corn=player.corn)

    def why(self, state: State, seat: int, args: Args) -> Refusal:
        name, torn, architecture = str(args[0]), str(args[1]), int(args[2])
        player, site = state.seats[seat], site_open(state)
        card = state.tables.cards[name]
        monument = not card.age
        if name not in (state.monuments if monument else state.row):
            return refuse("card-not-there", "10.1", card=name)
        if monument and not site.monument:
            return refuse("no-monument-now", "10.5", card=name)
        if not monument and not site.left:
            return refuse("monument-only", "17.1", card=name)
        if torn != NONE:
            if torn not in renovations(state, player):
                return refuse("no-renovation", "17.2", card=torn)
            if renovated(card, state.tables.cards[torn]) == card.cost:
                return refuse("renovation-useless", "17.2", card=torn)
        if architecture not in architectures(site, state, player, monument):
            return refuse("architecture-use", "10.2")
        if args[3] and not declinable(card):
            return refuse("nothing-to-decline", "10.1", card=name)
        cost = self.price(state, seat, args)
        return self._unpayable(player, cost)

    def _unpayable(self, player: Player, cost: Cost) -> Refusal:
        assert not can_pay(player, cost, player.corn)
        if player.corn < cost.corn:
            return refuse("too-little-corn", "10.1", needs=cost.corn, corn=player.corn)
        if player.skulls < cost.skull:
            return refuse("no-skull", "17.5")
        facts = {f"needs_{name}": amount for name, amount in zip(BLOCKS, cost.blocks, strict=True)}
        have = dict(zip(BLOCKS, player.blocks, strict=True))
        return refuse("blocks-missing", "10.1", **facts, **have, less=cost.saved, extra=cost.extra)

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        player = state.seats[seat]
        name, torn, architecture = str(args[0]), str(args[1]), int(args[2])
        cost = self.price(state, seat, args)
        site = site_open(state)
        state.stack.pop()
        card = state.tables.cards[name]
        (state.row if card.age else state.monuments).remove(name)
        if torn != NONE:
            player.buildings.remove(torn)
            ctx.emit("torn-down", seat=seat, card=torn)
        if card.age and site.left > 1:
            rest = "no" if architecture else "all"
            if site.architecture == "all":
                rest = "all"
            state.push("build", seat, site.mode, site.left - 1, 0, rest, 1)
        state.push("built", seat, name, architecture, *([1] if args[3] else []))
        pay(ctx, seat, "building", corn=cost.corn, skulls=cost.skull)
        if cost.saved:
            state.push("save", seat, *cost.blocks, cost.extra)
        else:
            pay_blocks(ctx, seat, cost.blocks, cost.extra)


def pay_blocks(ctx: Context[State], seat: int, blocks: tuple[int, ...], extra: int) -> None:
    """Pay the blocks of a construction; blocks of any kind are chosen next."""
    pay(ctx, seat, "building", blocks=blocks)
    if extra:
        ctx.state.push("pay", seat, extra, "calamity")


class Save(Listed):
    """Choose the block that Architecture 3 saves (Rules 10.1, step 4)."""

    name = "save"
    slots = (BLOCK,)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        player = state.seats[seat]
        *blocks, extra = (int(value) for value in top(state).data)
        found: list[Args] = []
        for place, name in enumerate(BLOCKS):
            if blocks[place]:
                rest = blocks.copy()
                rest[place] -= 1
                if can_pay(player, Cost((rest[0], rest[1], rest[2]), 0, extra, 0, 0), 0):
                    found.append((name,))
        return found

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return refuse("cannot-save", "10.1", block=args[0])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        *blocks, extra = (int(value) for value in ctx.state.stack.pop().data)
        blocks[BLOCKS.index(str(args[0]))] -= 1
        ctx.emit("block-saved", seat=seat, block=args[0])
        pay_blocks(ctx, seat, tuple(blocks), extra)
