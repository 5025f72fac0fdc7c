"""Quick actions: which tile is in force, whether it can be performed, performing it (Rules 19)."""

from __future__ import annotations

from tabletop.engine.context import Context
from tzolkin.building import QUICK_MODE, Site, can_build
from tzolkin.spaces import can_advance, perform_act
from tzolkin.state import Player, State
from tzolkin.tables import Act
from tzolkin.words import NONE

QUICK_SITE = Site(QUICK_MODE, 1, 0, "no", 0)


def current_tile(state: State) -> str:
    """Return the kind of the tile in force today, "none" without the module (Rules 19.1)."""
    if not state.modules.quick:
        return NONE
    second = state.tables.board.calendar.age_2_from
    age, days = (1, state.day - 1) if state.day < second else (2, state.day - second)
    tiles = state.quick_tiles[age]
    return tiles[min(days // state.tables.quick.days_a_tile, len(tiles) - 1)] if tiles else NONE


def keeps_performable(state: State, player: Player, corn: int) -> bool:
    """Whether the quick action in force can be performed with so much corn (Rules 19.2)."""
    tile = current_tile(state)
    return tile != NONE and _performable(state, player, state.tables.quick_acts[tile], corn)


def _performable(state: State, player: Player, act: Act, corn: int) -> bool:
    kind, model = act
    if corn < model.corn:
        return False
    if kind == "gain":
        gold = model.gain.gold if model.gain else 0
        return not gold or corn >= state.woe.gold_corn
    if kind == "advance":
        return can_advance(state, player)
    if kind == "build":
        return can_build(state, player, QUICK_SITE, corn - model.corn)
    if kind == "market":
        surcharges = (0, 0, state.woe.gold_corn)
        prices = [price + more for price, more in zip(state.tables.market, surcharges, strict=True)]
        return any(player.blocks) or corn >= min(prices)
    return True


def perform_quick(ctx: Context[State], seat: int) -> None:
    """Perform the quick action at the end of the turn; no technology applies to it (Rules 19.2)."""
    state = ctx.state
    tile = current_tile(state)
    state.plain = True
    ctx.emit("quick-used", seat=seat, tile=tile)
    perform_act(ctx, seat, state.tables.quick_acts[tile])
