"""The actions of gears and quick tiles: which a player can perform, and performing one (Rules 7, 19.2)."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine.context import Context
from tzolkin.building import BLOCKS_MODE, CORN_MODE, QUICK_MODE, Site, can_build
from tzolkin.gains import advance_cost, can_fall, gain, gain_workers, pay, push_steps
from tzolkin.state import Player, State
from tzolkin.tables import Act
from tzolkin.words import GEARS, PALENQUE, SMALL_GEARS, TEMPLE_AT, TRACKS, YAXCHILAN, Gear

WAYS = ("corn", "wood", "burn", "irrigate")
"""How a harvest is done (Rules 7.1)."""


class Harvest(NamedTuple):
    """What a way of harvesting yields."""

    corn: int
    wood: int


# ---------------------------------------------------------------- harvest


def harvest_ways(state: State, player: Player, space: int) -> list[str]:
    """Return the ways in which `player` can harvest at a space of Palenque (Rules 7.1)."""
    corn, wood = state.corn_tiles[space], state.wood_tiles[space]
    ways = []
    if corn > wood:
        ways.append("corn")
    if wood:
        ways.append("wood")
        if can_fall(player):
            ways.append("burn")
    if corn == wood and state.perk(player, "irrigation"):
        ways.append("irrigate")
    return ways


def harvest_yield(state: State, player: Player, act: Act, way: str) -> Harvest:
    """Return what a harvest yields, technologies and calamities counted in."""
    field = act.model.harvest
    assert field is not None
    if way == "wood":
        return Harvest(0, max(0, field.wood + state.perk(player, "harvest_wood") + state.woe.harvest_wood))
    return Harvest(max(0, field.corn + state.perk(player, "harvest_corn") + state.woe.harvest_corn), 0)


# ---------------------------------------------------------------- what can be done


def performable(state: State, player: Player, gear: int, space: int, corn: int) -> bool:
    """Whether the action of a space can be performed with so much corn (Rules 5.3)."""
    act = state.tables.gears[gear].actions[space - 1]
    kind = act.kind
    if kind in ("gain", "market", "worker"):
        return True
    if kind == "harvest":
        return bool(harvest_ways(state, player, space))
    if kind == "skull":
        return player.skulls > 0 and not state.skull_slots[space]
    return act_performable(state, player, act, corn)


def act_performable(state: State, player: Player, act: Act, corn: int) -> bool:
    """Whether an action that needs no space can be performed with so much corn."""
    kind, model = act
    if corn < model.corn or (model.blocks and sum(player.blocks) < model.blocks):
        return False
    if kind == "advance":
        return can_advance(state, player)
    if kind == "build":
        return can_build(state, player, site_of(state, act), corn - model.corn)
    return True


def can_advance(state: State, player: Player) -> bool:
    """Whether any advance can be paid."""
    total = sum(player.blocks)
    return any(advance_cost(state, player, track) <= total for track in range(len(TRACKS)))


def site_of(state: State, act: Act) -> Site:
    """Return what a building action allows (Rules 10.2)."""
    build = act.model.build
    assert build is not None
    mode = CORN_MODE if build.pay == "corn" else QUICK_MODE if state.plain else BLOCKS_MODE
    return Site(mode, build.max, int(build.monument), "one" if build.max > 1 else "all", 0)


# ---------------------------------------------------------------- ways to a space


def prices(state: State, seat: int, gear: int, space: int) -> dict[tuple[int, int], int]:
    """Return every action that a worker taken from a space may use, with the corn of the cheapest way to it.

    Lower actions cost corn, tribes and Theology open others (Rules 5.3, 8, 15.2, 15.5 to 15.7); a negative
    price is a gain. Whether an action itself can be performed is not asked here.
    """
    player = state.seats[seat]
    tribe = player.tribe
    found: dict[tuple[int, int], int] = {}
    back = tribe.back_gain
    for place in (gear, *_partners(tribe.pairs, gear)) if tribe.pairs else (gear,):
        for action, corn in state.tables.gears[place].ways[space]:
            found[place, action] = -back if back and action < space else corn
    ahead = state.perk(player, "ahead") if gear == len(GEARS) - 1 else 0
    last = state.tables.gears[gear].last
    if ahead and space < last:
        _ahead(state, found, gear, space + ahead, 0, back)
    if tribe.ahead_corn and space < last:
        _ahead(state, found, gear, space + 1, tribe.ahead_corn, back)
        if ahead and space + 1 + ahead <= last:
            _ahead(state, found, gear, space + 1 + ahead, tribe.ahead_corn, back)
    return found


def _partners(pairs: list[list[Gear]], gear: int) -> list[int]:
    name = GEARS[gear]
    return [GEARS.index(other) for pair in pairs if name in pair for other in pair if other != name]


def _ahead(
    state: State, found: dict[tuple[int, int], int], gear: int, space: int, price: int, back_gain: int
) -> None:
    """Add what a space reached by going ahead gives; all actions of an any-action space are lower ones."""
    table = state.tables.gears[gear]
    if space >= table.any_from:
        for action in range(1, table.top + 1):
            _offer(found, gear, action, price - back_gain)
    else:
        _offer(found, gear, space, price)


def _offer(found: dict[tuple[int, int], int], gear: int, action: int, price: int) -> None:
    best = found.get((gear, action))
    if best is None or price < best:
        found[gear, action] = price


def any_prices(state: State, corn: int) -> dict[tuple[int, int], int]:
    """Return the actions of all small gears, each for so much corn (Rules 7.4, 10.3)."""
    return {
        (gear, action): corn for gear in SMALL_GEARS for action in range(1, state.tables.gears[gear].top + 1)
    }


# ---------------------------------------------------------------- doing it


def perform(ctx: Context[State], seat: int, gear: int, space: int) -> None:
    """Perform the action of a space; what needs choices is left on the stack."""
    state = ctx.state
    act = state.tables.gears[gear].actions[space - 1]
    ctx.emit("action-used", seat=seat, gear=GEARS[gear], space=space)
    kind, model = act
    if kind == "harvest":
        state.push("harvest", seat, space)
    elif kind == "skull":
        _place_skull(ctx, seat, gear, space)
    elif kind == "gain":
        _gain_at(ctx, seat, gear, space, act)
    else:
        if model.blocks:
            assert model.temples_different is not None
            state.push("raise", seat, model.temples_different, 0, 0)
            state.push("pay", seat, model.blocks, "action")
            pay(ctx, seat, "action", corn=model.corn)
            return
        perform_act(ctx, seat, act)


def perform_act(ctx: Context[State], seat: int, act: Act) -> None:
    """Perform an action that needs no space: of Tikal and Uxmal, or of a quick tile."""
    state = ctx.state
    kind, model = act
    pay(ctx, seat, "action", corn=model.corn)
    if kind == "gain":
        assert model.gain is not None
        gain(ctx, seat, "action", model.gain.corn, model.gain.blocks, model.gain.skull)
    elif kind == "advance":
        state.push("advance", seat, model.advance or 0, "paid", 0)
    elif kind == "build":
        state.push("build", seat, *site_of(state, act))
    elif kind == "temple_any":
        state.push("raise", seat, model.temple_any or 0, -1, 0)
    elif kind == "market":
        state.push("trade", seat, 0, 0)
    elif kind == "worker":
        gain_workers(ctx, seat, model.worker or 0)
    elif kind == "any_action":
        state.push("any", seat, 0, 0)
    else:
        raise AssertionError(f"the action {kind} needs a space")


def _gain_at(ctx: Context[State], seat: int, gear: int, space: int, act: Act) -> None:
    """Fishing, and the resources of Yaxchilán, with the bonuses of technologies (Rules 7.1, 7.2, 8)."""
    state = ctx.state
    player = state.seats[seat]
    model = act.model
    assert model.gain is not None
    corn, skulls = model.gain.corn, model.gain.skull
    wood, stone, gold = model.gain.blocks
    if model.fishing and GEARS[gear] == PALENQUE:
        corn += state.perk(player, "fish_corn")
    if GEARS[gear] == YAXCHILAN:
        for track, level, more in state.tables.perk_gains.get(space, ()):
            if state.has(player, track, level):
                wood, stone, gold = wood + more[0], stone + more[1], gold + more[2]
                corn, skulls = corn + more[3], skulls + more[4]
    gain(ctx, seat, "action", corn, (wood, stone, gold), skulls)


def _place_skull(ctx: Context[State], seat: int, gear: int, space: int) -> None:
    """Place a skull: points, a step, a block, then perhaps Theology 2 (Rules 7.5)."""
    state = ctx.state
    model = state.tables.gears[gear].actions[space - 1].model.skull
    assert model is not None
    state.seats[seat].skulls -= 1
    state.skull_slots[space] = seat
    ctx.emit("skull-placed", seat=seat, space=space)
    gain(ctx, seat, "skull", vp=model.vp)
    push_devotion(state, seat)
    if model.blocks:
        state.push("take", seat, model.blocks)
    push_steps(state, seat, TEMPLE_AT[model.temple], 1)


def push_devotion(state: State, seat: int) -> None:
    """Leave the offer of Theology 2 to be made after a skull was placed (Rules 8)."""
    levels = state.perk(state.seats[seat], "devotion")
    if levels:
        state.push("devotion", seat, levels)
