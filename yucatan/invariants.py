"""What holds in every position of Yucatán (Rules 2), checked after every step by the tests."""

from __future__ import annotations

from yucatan.settlement import worked_out
from yucatan.state import BROTHERHOODS, CARRY, LEVELS, NEUTRAL_VILLAGES, PRISONERS, VILLAGES, State


def broken(state: State) -> list[str]:
    """Return a sentence for every invariant that does not hold."""
    return [*_tokens(state), *_villages(state), *_kept(state), *_warriors(state), *_seats(state)]


def _tokens(state: State) -> list[str]:
    carried = sum(warrior.carried for warrior in state.warriors.values())
    total = state.pool + carried + sum(state.stock)
    found = []
    if total != PRISONERS:
        found.append(f"{total} prisoners instead of {PRISONERS}")
    if state.pool < 0 or min(state.stock) < 0:
        found.append("a negative number of prisoners")
    return found


def _villages(state: State) -> list[str]:
    board, found = state.board, []
    for space, village in state.villages.items():
        if board.ground[space] != ".":
            found.append(f"a village on {board.ground[space]} at space {space}")
        for near in board.neighbours[space]:
            if near in state.villages:
                found.append(f"villages side by side on {space} and {near}")
            if board.city_seat[near]:
                found.append(f"a village beside a city on {space}")
        if village.seat == 0 and village.large:
            found.append(f"a large neutral village on {space}")
    if state.villages_of(0) > NEUTRAL_VILLAGES:
        found.append("more neutral villages than tokens")
    return found


def _kept(state: State) -> list[str]:
    """What is kept beside the villages follows from them still; for the seat that decides, as it is used."""
    board, found = state.board, []
    villages = set(state.villages)
    if state.free != {space for space in board.village_spaces if board.around[space].isdisjoint(villages)}:
        found.append("the free spaces are not those that meet the general village rule")
    seat = state.stack[-1].seat if state.stack else 1
    known = state.settled.get(seat)
    if known is not None and known != worked_out(state, seat):
        found.append(f"what the villages mean to seat {seat} has changed since it was worked out")
    return found


def _warriors(state: State) -> list[str]:
    found = []
    for space, warrior in state.warriors.items():
        if not state.board.is_land[space]:
            found.append(f"a warrior on {state.board.ground[space]} at space {space}")
        if not 0 <= warrior.carried <= CARRY:
            found.append(f"a warrior carrying {warrior.carried}")
        if warrior.carried and state.is_home(warrior.seat, space):
            found.append(f"prisoners not delivered at home on {space}")
    return found


def _seats(state: State) -> list[str]:
    found = []
    for seat in range(1, state.players + 1):
        own = state.warriors_of(seat)
        owed = any(frame.kind == "remove" and frame.seat == seat for frame in state.stack)
        if len(own) > state.limit(seat) + owed:
            found.append(f"seat {seat} has {len(own)} warriors, its limit is {state.limit(seat)}")
        if state.villages_of(seat) > VILLAGES:
            found.append(f"seat {seat} has more villages than tokens")
        if not 0 <= state.levels[seat] <= LEVELS:
            found.append(f"seat {seat} has {state.levels[seat]} levels")
        for place, brotherhood in enumerate(BROTHERHOODS):
            out = sum(state.warriors[space].brotherhood == brotherhood for space in own)
            if out + state.reserve[seat][place] != 3 or state.reserve[seat][place] < 0:
                found.append(f"seat {seat} has not three warriors of the {brotherhood}")
    return found
