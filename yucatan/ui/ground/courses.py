"""The courses of the water: curves in px for the Great River's arms and for every small river."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletop.hexgrid import Corner, Hex, Projection, edge_corners, neighbours
from tabletop.ui.paint.geometry import Point, lerp, spline
from yucatan.board import Board

ARM_STEPS, COURSE_STEPS = 30, 14  # curve points for each space of the Great River, each edge of a small one

_MEANDER = 0.34  # how far a corner is pulled towards the middle of its neighbours
_BEYOND = 0.95  # the Great River runs on so far past the rim, in steps from space to space
_DISSOLVED = 1.45  # and has dissolved at this point
_OVER_RIM = 0.22  # a small river begins so far outside the rim, in steps from corner to space
_INTO_RIVER = 0.62  # and ends so far inside the space of the Great River


class Arm(NamedTuple):
    """One curve of the Great River; the first arm is the longest."""

    curve: list[Point]
    loose: tuple[Point, ...]
    """Points outside the board at which the arm has dissolved, one for each end that leaves the board."""


class Course(NamedTuple):
    """One curve of a small river, source first."""

    curve: list[Point]
    spring: bool
    """Whether its source lies on the board; otherwise it comes in over the rim."""


def great_arms(board: Board, view: Projection) -> list[Arm]:
    """The Great River as curves through the centres of its spaces; at a fork two arms pass, others flow in."""
    water = {h for h, sign in zip(board.spaces, board.ground, strict=True) if sign == "~"}
    links = {h: [n for n in neighbours(h) if n in water] for h in sorted(water)}
    chains = _joined_at_forks(_chains(links), links, view)
    arms = []
    for chain in chains:
        points, loose = [view.centre(h) for h in chain], []
        for end, back in ((0, 1), (-1, -2)):
            if len(chain) < 2 or len(links[chain[end]]) != 1:
                continue
            here, before = view.centre(chain[end]), view.centre(chain[back])
            ahead = _ahead(board, view, chain[end], before)
            if ahead is None:
                continue
            tip = lerp(here, ahead, _BEYOND)
            loose.append(lerp(here, ahead, _DISSOLVED))
            points = [tip, *points] if end == 0 else [*points, tip]
        arms.append(Arm(spline(points, ARM_STEPS), tuple(loose)))
    return sorted(arms, key=lambda arm: -len(arm.curve))


def _ahead(board: Board, view: Projection, tip: Hex, before: Point) -> Point | None:
    """The middle of the space off the board into which the river runs on most straightly from its last space."""
    x, y = view.centre(tip)
    best, found = 0.0, None
    for n in neighbours(tip):
        if n not in board.index:
            cx, cy = view.centre(n)
            onward = (cx - x) * (x - before[0]) + (cy - y) * (y - before[1])
            if onward > best + 1e-6:
                best, found = onward, (cx, cy)
    return found


def _chains(links: dict[Hex, list[Hex]]) -> list[list[Hex]]:
    """The river cut at its tips and forks; rings without either are cut at their first space."""
    chains: list[list[Hex]] = [[h] for h, near in links.items() if not near]
    walked: set[frozenset[Hex]] = set()

    def walk(start: Hex, onward: Hex) -> None:
        if frozenset((start, onward)) in walked:
            return
        chain = [start, onward]
        walked.add(frozenset(chain))
        while len(links[chain[-1]]) == 2 and chain[-1] != start:
            nxt = next(n for n in links[chain[-1]] if n != chain[-2])
            chain.append(nxt)
            walked.add(frozenset(chain[-2:]))
        chains.append(chain)

    for h, near in links.items():
        if len(near) != 2:
            for n in near:
                walk(h, n)
    for h, near in links.items():
        for n in near:
            walk(h, n)
    return chains


def _joined_at_forks(
    chains: list[list[Hex]], links: dict[Hex, list[Hex]], view: Projection
) -> list[list[Hex]]:
    """At each fork the two chains that pass it most straightly become one."""
    chains = list(chains)
    for fork in [h for h, near in links.items() if len(near) > 2]:
        best: tuple[float, list[Hex], list[Hex]] | None = None
        fx, fy = view.centre(fork)
        for one, two in itertools.combinations([c for c in chains if fork in (c[0], c[-1])], 2):
            (ax, ay), (bx, by) = (view.centre(c[1] if c[0] == fork else c[-2]) for c in (one, two))
            bend = (ax - fx) * (bx - fx) + (ay - fy) * (
                by - fy
            )  # -1 straight on .. 1 back again, times a constant
            if best is None or bend < best[0] - 1e-6:
                best = bend, one, two
        if best is not None:
            _, one, two = best
            head = one if one[-1] == fork else one[::-1]
            tail = two if two[0] == fork else two[::-1]
            chains = [c for c in chains if c is not one and c is not two]
            chains.append(head + tail[1:])
    return chains


def small_courses(board: Board, view: Projection) -> list[Course]:
    """Every small river as curves from spring or rim to its mouth, its zigzag of edges smoothed to a meander."""
    water = {h for h, sign in zip(board.spaces, board.ground, strict=True) if sign == "~"}
    out = []
    for edges in board.river_edges[1:]:
        for path in _paths(edges):
            if _rank(path[0], board, water) > _rank(path[-1], board, water):
                path.reverse()
            points = [view.corner(c) for c in path]
            first, last = _end(path[0], board, water, view), _end(path[-1], board, water, view)
            if first is not None:
                points.insert(0, first)
            if last is not None:
                points.append(last)
            out.append(Course(spline(_smoothed(points, _MEANDER), COURSE_STEPS), first is None))
    return out


def _rank(corner: Corner, board: Board, water: set[Hex]) -> int:
    """Water runs from a spring (0) over or to the rim (1) into the Great River (2)."""
    return 2 if any(h in water for h in corner) else 1 if any(h not in board.index for h in corner) else 0


def _end(corner: Corner, board: Board, water: set[Hex], view: Projection) -> Point | None:
    """Where a river that ends at this corner runs on to: into the Great River or over the rim; a spring does not."""
    for reach, into in (
        (_INTO_RIVER, [h for h in sorted(corner) if h in water]),
        (_OVER_RIM, [h for h in sorted(corner) if h not in board.index]),
    ):
        if into:
            return lerp(view.corner(corner), view.centre(into[0]), reach)
    return None


def _paths(edges: Iterable[tuple[Hex, Hex]]) -> list[list[Corner]]:
    """A river's edges as runs of corners; more than one if it forks."""
    at: dict[Corner, list[tuple[Hex, Hex]]] = {}
    for edge in sorted((min(e), max(e)) for e in edges):
        for corner in edge_corners(*edge):
            at.setdefault(corner, []).append(edge)
    used: set[tuple[Hex, Hex]] = set()
    paths: list[list[Corner]] = []
    ends = [c for c in at if len(at[c]) == 1] + list(at)
    for start in ends:
        path = [start]
        while True:
            onward = [e for e in at[path[-1]] if e not in used]
            if not onward:
                break
            used.add(onward[0])
            one, two = edge_corners(*onward[0])
            path.append(two if one == path[-1] else one)
        if len(path) > 1:
            paths.append(path)
    return paths


def _smoothed(points: Sequence[Point], amount: float) -> list[Point]:
    """Each inner point pulled towards the middle of its neighbours."""
    inner = [
        lerp(b, lerp(a, c, 0.5), amount) for a, b, c in zip(points, points[1:], points[2:], strict=False)
    ]
    return [points[0], *inner, points[-1]]
