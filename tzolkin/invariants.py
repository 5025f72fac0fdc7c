"""What holds in every position of Tzolk'in (Rules 2), checked after every step by the tests."""

from __future__ import annotations

from collections import Counter

from tzolkin.setup import JUNGLE
from tzolkin.state import Player, State
from tzolkin.tables import CALM
from tzolkin.words import BOTTOM, DUMMY, NONE, TOP_LEVEL


def broken(state: State) -> list[str]:
    """Return a sentence for every invariant that does not hold."""
    found = [*_skulls(state), *_cards(state), *_jungle(state), *_calendar(state)]
    for seat in range(1, state.players + 1):
        found += [f"seat {seat}: {fault}" for fault in _seat(state, seat)]
    for temple, table in enumerate(state.tables.temples):
        at_top = [
            seat for seat in range(1, state.players + 1) if state.seats[seat].temples[temple] == table.top
        ]
        if len(at_top) > 1:
            found.append(f"{len(at_top)} players at the top of {table.name}")
    return found


def _skulls(state: State) -> list[str]:
    left = state.skulls_left()
    limbo = sum(
        1
        for frame in state.stack
        if frame.kind == "built"
        and any(e.kind == "place_skull" for e in state.tables.cards[str(frame.data[0])].effects)
    )
    if left - limbo < 0:
        return [f"the bank has {left - limbo} crystal skulls"]
    return []


def _cards(state: State) -> list[str]:
    """Every building and monument is in one place at most."""
    seen = Counter(
        [*state.row, *state.decks[1], *state.decks[2], *state.monuments]
        + [name for player in state.seats[1:] for name in (*player.buildings, *player.monuments)]
        + [str(frame.data[0]) for frame in state.stack if frame.kind == "built"]
    )
    found = [f"{name} lies in {count} places" for name, count in seen.items() if count > 1]
    if len(state.row) > state.tables.row:
        found.append(f"{len(state.row)} buildings in the row")
    return found


def _jungle(state: State) -> list[str]:
    found = []
    for space in JUNGLE:
        corn, wood = state.corn_tiles[space], state.wood_tiles[space]
        if not 0 <= wood <= corn <= state.players:
            found.append(f"{corn} corn and {wood} wood tiles at Palenque {space}")
    held_corn = sum(player.corn_tiles for player in state.seats[1:])
    held_wood = sum(player.wood_tiles for player in state.seats[1:])
    if sum(state.corn_tiles) + held_corn > 4 * state.players:
        found.append("more corn tiles than there are")
    if sum(state.wood_tiles) + held_wood > 3 * state.players:
        found.append("more wood tiles than there are")
    return found


def _calendar(state: State) -> list[str]:
    found = []
    if not 1 <= state.day <= state.tables.board.calendar.days:
        found.append(f"day {state.day}")
    if not 0 <= state.food <= state.tables.food_days:
        found.append(f"{state.food} Food Days")
    if state.calamity != NONE and state.calamity not in state.prophecies:
        found.append(f"{state.calamity} is in force and was not drawn")
    woe = CALM if state.calamity == NONE else state.tables.prophecies[state.calamity].calamity
    if state.woe is not woe:
        found.append("another calamity than the prophecy's")
    if state.start_space == DUMMY:
        found.append("a dummy on the starting player space")
    if state.calendar_corn < 0:
        found.append("less than no corn on the calendar")
    return found


def _seat(state: State, seat: int) -> list[str]:
    player = state.seats[seat]
    found = _amounts(state, player)
    out = sum(teeth.count(seat) for teeth in state.gears) + state.quick_spaces.count(seat)
    out += state.start_space == seat
    if out + player.hand != player.owned:
        found.append(f"{out} workers out and {player.hand} in hand, {player.owned} owned")
    if not 0 <= player.hand <= player.owned <= state.tables.board.placing.most:
        found.append(f"{player.owned} workers")
    for gear, space in state.workers_on(seat):
        if space > state.last_space(player, gear):
            found.append(f"a worker behind the last space of gear {gear}")
    return found


def _amounts(state: State, player: Player) -> list[str]:
    found = []
    if player.corn < 0 or player.skulls < 0 or min(player.blocks) < 0:
        found.append("less than nothing of something")
    for table, level in zip(state.tables.temples, player.temples, strict=True):
        if not BOTTOM <= level <= table.top:
            found.append(f"level {level} in {table.name}")
    if not all(0 <= level <= TOP_LEVEL for level in player.techs):
        found.append(f"technologies {player.techs}")
    return found
