"""Paths of a warrior (Rules 6).

A path has two or three spaces: a step to a neighbour; two spaces along one river; or a crossing of the
Great River. Paths with the same end and the same effect are one choice (R33): they are listed once, with
`ANY_WAY` in place of the middle. Only a delivery in passing makes a difference; then the middle is named.
"""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from tabletop.engine.action import Action, Refusal, Value, refuse
from yucatan.board import ANY_WAY
from yucatan.settlement import settlement
from yucatan.state import State


class Lie(NamedTuple):
    """How the land lies for the warriors of one seat.

    `own` are the spaces on which they stand; `closed` those that cannot be walked through: with any warrior,
    or where one must stop; `homes` where prisoners are delivered.
    """

    own: Set[int]
    closed: Set[int]
    homes: Set[int]


def lie(state: State, seat: int) -> Lie:
    """Look how the land lies for `seat`."""
    land = settlement(state, seat)
    own = {space for space, warrior in state.warriors.items() if warrior.seat == seat}
    return Lie(own, land.stops.union(state.warriors), land.homes)


def delivers_passing(state: State, seat: int, start: int, middle: int, end: int) -> bool:
    """Whether going by `middle` makes a difference: a delivery there (R12) that would not happen at `end`."""
    if not state.warriors[start].carried or not state.is_home(seat, middle):
        return False
    return not state.is_home(seat, end) or end in state.warriors


def moves(state: State, seat: int, start: int, land: Lie) -> list[Action]:
    """Return every choice for the warrior on `start` as an action, by end; a delivery comes first.

    The middle is `ANY_WAY` unless prisoners are delivered there in passing. `land` is `lie(state, seat)`.
    """
    own, closed, homes = land
    found = [
        move
        for end, middles, move in state.board.moves[seat][start]
        if end not in own and not (middles and middles <= closed)
    ]
    if state.warriors[start].carried and not homes.isdisjoint(state.board.steps[start]):
        return _with_deliveries(state, seat, start, closed, found)
    return found


def _with_deliveries(
    state: State, seat: int, start: int, closed: Set[int], found: list[Action]
) -> list[Action]:
    """Tell apart, in what `moves` found, the ways that deliver in passing and those that do not."""
    board = state.board
    passing: dict[Value, int] = {}
    plain: set[Value] = set(board.steps[start])
    plain.update(end for _, end in board.crossings[start])
    for middle, end in board.along[start]:
        if middle in closed:
            continue
        if delivers_passing(state, seat, start, middle, end):
            passing.setdefault(end, middle)
        else:
            plain.add(end)
    told_apart = []
    for move in found:
        to = move.args[1]
        if to in passing:
            told_apart.append(Action("move", seat, (start, to, passing[to])))
        if to in plain:
            told_apart.append(move)
    return told_apart


def path(state: State, seat: int, start: int, end: int, middle: int) -> tuple[int, ...] | None:
    """Return the spaces of a legal path, or None if there is none.

    With `ANY_WAY` a path without a delivery in passing is preferred, and a step to one with a middle.
    """
    board, warriors = state.board, state.warriors
    if not board.is_land[end] or end == start:
        return None
    if end in warriors and warriors[end].seat == seat:
        return None
    if middle == ANY_WAY and end in board.steps[start]:
        return (start, end)
    stops = settlement(state, seat).stops
    found = [by for by, z in board.along[start] if z == end and by not in warriors and by not in stops]
    found += [by for by, z in board.crossings[start] if z == end]
    if middle != ANY_WAY:
        found = [by for by in found if by == middle]
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
    if end in state.warriors and state.warriors[end].seat == seat:
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
