"""Where villages may be founded: the general rule, and the rivers that are open to a seat (Rules 4, 5.1)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.action import Refusal, refuse
from yucatan.state import VILLAGES, State


def general_refusal(state: State, space: int) -> Refusal | None:
    """Return why no village at all may be founded on `space`, or None (Rules 4, general village rule)."""
    board = state.board
    ground = board.ground[space]
    if ground != ".":
        return refuse("village-on-" + {"^": "mountain", "~": "great-river", "@": "city"}[ground], "4")
    if space in state.villages:
        return refuse("village-on-village", "4", seat=state.villages[space].seat)
    for near in board.neighbours[space]:
        if near in state.villages:
            return refuse("village-near-village", "4", seat=state.villages[near].seat, near=near)
        if board.city_seat[near]:
            return refuse("village-near-city", "R37", seat=board.city_seat[near], near=near)
    return None


def meeting_general_rule(state: State, spaces: Iterable[int]) -> list[int]:
    """Return those of `spaces` that meet the general village rule, in the board's order."""
    return sorted(state.free.intersection(spaces))


def has_token(state: State, seat: int) -> bool:
    """Whether `seat` has a village token in its supply (Rules 10)."""
    return state.villages_of(seat) < VILLAGES


def banks_of(state: State, rivers: Iterable[int]) -> set[int]:
    """Return the bank spaces of all these rivers."""
    return set().union(*[state.board.banks[river] for river in rivers])


def city_rivers(state: State, seat: int) -> set[int]:
    """Return the small rivers of which the seat's city is a bank (Rules 3.2)."""
    return set(state.board.city_rivers[seat])


def open_rivers(state: State, seat: int) -> set[int]:
    """Return the rivers open to `seat`: those of its city, those with one of its villages (Rules 5.1 a)."""
    rivers = city_rivers(state, seat)
    at = state.board.rivers_at
    for space, village in state.villages.items():
        if village.seat == seat:
            rivers.update(at[space])
    return rivers


# ---------------------------------------------------------------- set-up


def _or_anywhere(state: State, spaces: list[int]) -> list[int]:
    """Fall back to any space a neutral village could take (Rules 4, fallbacks)."""
    return spaces or neutral_spaces(state)


def large_spaces(state: State, seat: int) -> list[int]:
    """Return where the first, large village may stand (Rules 4.1)."""
    rivers = city_rivers(state, seat)
    return _or_anywhere(state, meeting_general_rule(state, banks_of(state, rivers)))


def small_spaces(state: State, seat: int) -> list[int]:
    """Return where the second, small village may stand (Rules 4.2).

    The rivers of the own city, and every river of which the own large village is a bank.
    """
    return _or_anywhere(state, meeting_general_rule(state, banks_of(state, open_rivers(state, seat))))


def neutral_spaces(state: State) -> list[int]:
    """Return where a neutral village may stand (Rules 4.3)."""
    return meeting_general_rule(state, state.board.land)


def free_round_city(state: State, seat: int) -> list[int]:
    """Return the land spaces adjacent to the seat's city that hold no warrior (Rules 4.4, 5.3 a)."""
    board = state.board
    return sorted([space for space in board.steps[board.cities[seat]] if space not in state.warriors])
