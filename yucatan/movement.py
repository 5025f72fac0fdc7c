"""Paths of a warrior (Rules 6).

A path has two or three spaces: a step to a neighbour; two spaces along one river; or a crossing of the
Great River. Paths with the same end and the same effect are one choice (R33): they are listed once, with
`ANY_WAY` in place of the middle. Only a delivery in passing makes a difference; then the middle is named.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.action import Refusal, refuse
from yucatan.state import State

ANY_WAY = -1
"""The middle of a move whose way does not matter."""


def may_end(state: State, seat: int, space: int) -> bool:
    """Whether no own warrior stands on `space`; the caller knows that it is land."""
    warrior = state.warriors.get(space)
    return warrior is None or warrior.seat != seat


def must_stop(state: State, seat: int, space: int) -> bool:
    """Whether entering `space` ends a move: an enemy or neutral village, or an enemy city (R11)."""
    village = state.villages.get(space)
    if village is not None and village.seat != seat:
        return True
    return state.board.city_seat[space] not in (0, seat)


def is_free_middle(state: State, seat: int, space: int) -> bool:
    """Whether a warrior may walk through `space`: no warrior at all on it, and no need to stop."""
    return space not in state.warriors and not must_stop(state, seat, space)


def delivers_passing(state: State, seat: int, start: int, middle: int, end: int) -> bool:
    """Whether going by `middle` makes a difference: a delivery there (R12) that would not happen at `end`."""
    if not state.warriors[start].carried or not state.is_home(seat, middle):
        return False
    return not state.is_home(seat, end) or end in state.warriors


def ways(state: State, seat: int, start: int) -> Iterator[tuple[int, int]]:
    """Yield (end, middle) of every choice for the warrior on `start`, by end; a delivery comes first.

    `middle` is `ANY_WAY` unless prisoners are delivered there in passing.
    """
    board, warriors = state.board, state.warriors
    own = {space for space, warrior in warriors.items() if warrior.seat == seat}
    plain = {end for end in board.steps[start] if end not in own}
    passing: dict[int, int] = {}
    middles: dict[int, bool] = {}
    carried = warriors[start].carried
    for middle, end in board.along[start]:
        if end in own:
            continue
        free = middles.get(middle)
        if free is None:
            free = middles[middle] = is_free_middle(state, seat, middle)
        if not free:
            continue
        if carried and delivers_passing(state, seat, start, middle, end):
            passing.setdefault(end, middle)
        else:
            plain.add(end)
    for _, end in board.crossings[start]:
        if end not in own:
            plain.add(end)
    for end in sorted(plain | passing.keys()):
        if end in passing:
            yield end, passing[end]
        if end in plain:
            yield end, ANY_WAY


def path(state: State, seat: int, start: int, end: int, middle: int) -> tuple[int, ...] | None:
    """Return the spaces of a legal path, or None if there is none.

    With `ANY_WAY` a path without a delivery in passing is preferred, and a step to one with a middle.
    """
    board = state.board
    if not board.is_land[end] or end == start or not may_end(state, seat, end):
        return None
    if middle == ANY_WAY and end in board.steps[start]:
        return (start, end)
    found = [
        by
        for by, z in board.along[start]
        if z == end and middle in (ANY_WAY, by) and is_free_middle(state, seat, by)
    ]
    found += [by for by, z in board.crossings[start] if z == end and middle in (ANY_WAY, by)]
    if not found:
        return None
    return (start, min(found, key=lambda by: (delivers_passing(state, seat, start, by, end), by)), end)


# ---------------------------------------------------------------- reasons


def refusal(state: State, seat: int, start: int, end: int, middle: int) -> Refusal | None:
    """Return why there is no such path, or None if there is one (Rules 6)."""
    board = state.board
    if end == start:
        return refuse("move-back-to-start", "R8")
    if board.ground[end] == "^":
        return refuse("move-into-mountain", "3.1")
    if board.ground[end] == "~":
        return refuse("move-stops-on-river", "6")
    if not may_end(state, seat, end):
        return refuse("move-onto-own-warrior", "6")
    if path(state, seat, start, end, middle) is not None:
        return None
    if middle != ANY_WAY:
        return _refused_middle(state, start, middle, end)
    blocked = [by for by, z in board.along[start] if z == end]
    if blocked:
        return _refused_middle(state, start, min(blocked), end)
    return _out_of_reach(state, start, end)


def _refused_middle(state: State, start: int, middle: int, end: int) -> Refusal:
    """Return why the path by `middle` is not legal, which the caller knows."""
    board = state.board
    if board.ground[middle] == "^":
        return refuse("move-into-mountain", "3.1")
    if (middle, end) not in board.along[start]:
        if middle not in board.neighbours[start] or end not in board.neighbours[middle]:
            return refuse("move-not-a-path", "6")
        return _out_of_reach(state, start, end)
    warrior = state.warriors.get(middle)
    if warrior is not None:
        return refuse("move-blocked-by-warrior", "6", seat=warrior.seat, middle=middle)
    village = state.villages.get(middle)
    if village is not None:
        return refuse("move-stops-in-village", "6", seat=village.seat, middle=middle)
    return refuse("move-stops-in-city", "R11", seat=board.city_seat[middle], middle=middle)


def _out_of_reach(state: State, start: int, end: int) -> Refusal:
    """Return why no two-space move leads from `start` to `end`."""
    at = state.board.rivers_at
    if not at[start]:
        return refuse("move-one-space-in-jungle", "6")
    if set(at[start]) & set(at[end]):
        return refuse("move-too-far", "6")
    return refuse("move-not-one-river", "R7")
