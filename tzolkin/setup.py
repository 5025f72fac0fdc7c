"""Setting the game up: jungle, tiles, offers, dummy workers (Rules 3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.engine.action import Value
from tabletop.engine.context import Context
from tzolkin.gains import advance_free, gain, gain_workers, push_steps
from tzolkin.state import Modules, State
from tzolkin.tables import Tables
from tzolkin.words import DUMMY, GEAR_AT, NONE, SKULL_GEAR, TEMPLE_AT, TRACK_AT

JUNGLE = (2, 3, 4, 5)
"""The spaces of Palenque with corn; on the last three of them lies wood."""

OPTIONS: Mapping[str, tuple[Value, ...]] = {
    "tribes": ("off", "on"),
    "prophecies": ("off", "on"),
    "new-buildings": ("off", "on"),
    "quick-actions": ("off", "on"),
    "opposite-dummies": ("on", "off"),
    "fractions": ("exact", "down"),
}
"""The modules (Rules 14) and the switches for unsettled points (Rules 3.1, 13); defaults first."""


def modules_of(options: Mapping[str, Value], players: int) -> Modules:
    """Return what is in play; five players always have quick actions (Rules 14)."""
    chosen = {name: options.get(name, values[0]) for name, values in OPTIONS.items()}
    return Modules(
        tribes=chosen["tribes"] == "on",
        prophecies=chosen["prophecies"] == "on",
        buildings=chosen["new-buildings"] == "on",
        quick=chosen["quick-actions"] == "on" or players == 5,
        opposite=chosen["opposite-dummies"] == "on",
        round_down=chosen["fractions"] == "down",
    )


def turn_up(ctx: Context[Any], pile: list[str]) -> str:
    """Take a tile from a pile at random."""
    return pile.pop(ctx.draw(len(pile)))


def lay_out(ctx: Context[Any], tables: Tables, players: int, first: int, modules: Modules) -> State:
    """Return the table as it stands when the players choose their wealth (Rules 3, steps 1 to 12)."""
    state = State(tables, players, first, modules)
    for space in JUNGLE:
        state.corn_tiles[space] = players
        state.wood_tiles[space] = players if space != JUNGLE[0] else 0
    for age in (1, 2):
        state.decks[age] = sorted([*tables.ages[age], *(tables.add_on[age] if modules.buildings else ())])
    while len(state.row) < tables.row and state.decks[1]:
        state.row.append(turn_up(ctx, state.decks[1]))
    monuments = list(tables.monuments)
    state.monuments = [turn_up(ctx, monuments) for _ in range(tables.revealed[players])]
    if modules.prophecies:
        prophecies = list(tables.prophecies)
        state.prophecies = [turn_up(ctx, prophecies) for _ in range(3)]
    ctx.emit(
        "laid-out", row=list(state.row), monuments=list(state.monuments), prophecies=list(state.prophecies)
    )
    if modules.quick:
        lay_quick_tiles(ctx, state, 1)
        for place in range(_dummies(state)[0]):
            state.quick_spaces[place] = DUMMY
    _deal(ctx, state)
    state.push("first-round", 0)
    state.push("dummies", 0)
    state.push("reveal", 0)
    for seat in reversed(state.order()):
        state.push("keep", seat)
    return state


def lay_quick_tiles(ctx: Context[Any], state: State, age: int) -> None:
    """Put the quick action tiles of an age round the calendar, in random order (Rules 19.1)."""
    tiles = list(state.tables.quick.age_1 if age == 1 else state.tables.quick.age_2)
    state.quick_tiles[age] = [turn_up(ctx, tiles) for _ in range(len(tiles))]
    ctx.reveal("quick-tiles-laid", age=age, tiles=list(state.quick_tiles[age]))


def _deal(ctx: Context[Any], state: State) -> None:
    """Deal wealth, turn up the rest for dummies while they are needed, deal tribes."""
    tables = state.tables
    wealth = list(tables.wealth)
    for seat in state.order():
        state.offers[seat] = [turn_up(ctx, wealth) for _ in range(tables.dealt)]
    while wealth and dummies_missing(state):
        place_dummy(ctx, state, turn_up(ctx, wealth))
    if state.modules.tribes:
        tribes = list(tables.tribes)
        for seat in state.order():
            state.offers[seat] += [turn_up(ctx, tribes) for _ in range(2)]
    for seat in state.order():
        ctx.emit("offered", (seat,), seat=seat, tiles=list(state.offers[seat]))


def offered_tribes(state: State, seat: int) -> list[str]:
    """Return the tribes dealt to a seat; "none" alone without the module."""
    return state.offers[seat][state.tables.dealt :] or [NONE]


def offered_wealth(state: State, seat: int) -> list[str]:
    """Return the wealth tiles dealt to a seat."""
    return state.offers[seat][: state.tables.dealt]


def kept_tiles(state: State, tribe: str) -> int:
    """Return how many wealth tiles are kept (Rules 15.9)."""
    kept = state.tables.tribes[tribe].kept if tribe != NONE else 0
    return kept or state.tables.kept


# ---------------------------------------------------------------- dummy workers


def _dummies(state: State) -> tuple[int, int]:
    """Return how many dummies stand on quick spaces and on gears (Rules 3)."""
    dummies = state.tables.board.dummies
    if state.modules.quick:
        quick, gears = dummies.quick[state.players]
        return quick, gears
    return 0, dummies.base[state.players]


def dummies_missing(state: State) -> int:
    """Return how many dummies are still to be placed on gears."""
    return _dummies(state)[1] - sum(teeth.count(DUMMY) for teeth in state.gears)


def place_dummy(ctx: Context[Any], state: State, name: str) -> None:
    """Put the dummies of a tile that is turned up on its space and, the first time, opposite (Rules 3.1)."""
    word, space = state.tables.wealth[name].dummy
    gear = GEAR_AT[word]
    seen = any(state.tables.wealth[tile].dummy[0] == word for tile in state.turned)
    state.turned.append(name)
    spaces = [space]
    if state.modules.opposite and not seen and gear != SKULL_GEAR:
        spaces.append((space + state.tables.board.dummies.opposite) % state.tables.gears[gear].teeth)
    ctx.reveal("tile-turned", tile=name)
    for target in spaces:
        if dummies_missing(state) and not state.gears[gear][target]:
            state.gears[gear][target] = DUMMY
            ctx.reveal("dummy-placed", gear=word, space=target)


def remaining_dummies(ctx: Context[State]) -> None:
    """Place what dummies are missing with the tiles that the players gave back (Rules 3.1, step 4)."""
    state = ctx.state
    for seat in state.order():
        for name in offered_wealth(state, seat):
            if name not in state.choices[seat] and dummies_missing(state):
                place_dummy(ctx, state, name)
    state.offers = [[] for _ in range(state.players + 1)]
    state.choices = [[] for _ in range(state.players + 1)]
    state.turned = []


# ---------------------------------------------------------------- wealth


def reveal(ctx: Context[State]) -> None:
    """Show what everybody has kept, and leave its gains to be taken in turn order (Rules 3, step 12)."""
    state = ctx.state
    for seat in state.order():
        tribe, *tiles = state.choices[seat]
        ctx.reveal("kept", seat=seat, tribe=tribe, tiles=tiles)
        player = state.seats[seat]
        if tribe != NONE:
            player.tribe = state.tables.tribes[tribe]
            if player.tribe.workers:
                player.owned = player.hand = player.tribe.workers
    for seat in reversed(state.order()):
        tribe, *tiles = state.choices[seat]
        for _ in range(state.seats[seat].tribe.wealth_down):
            state.push("down", seat, "tribe")
        for name in reversed(tiles):
            state.push("wealth", seat, name)


def take_wealth(ctx: Context[State], seat: int, name: str) -> None:
    """Take everything on a wealth tile, for free."""
    state = ctx.state
    tile = state.tables.wealth[name]
    state.seats[seat].feeds += tile.feed_workers
    for temple, steps in tile.temple.items():
        push_steps(state, seat, TEMPLE_AT[temple], steps)
    gain(ctx, seat, name, tile.corn, tile.blocks, tile.skull)
    if tile.worker:
        gain_workers(ctx, seat, tile.worker)
    for track, levels in tile.tech.items():
        for _ in range(levels):
            advance_free(ctx, seat, TRACK_AT[track])
