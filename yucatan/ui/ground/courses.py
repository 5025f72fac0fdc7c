"""The courses of the water: curves in px for the Great River's arms and for every small river."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from tabletop.hexgrid import Corner, Hex, Projection, neighbours
from tabletop.ui.paint.geometry import Point, lerp, spline
from yucatan.ui.ground.terrain import Terrain

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
    """The curve of one small river, downstream."""

    curve: list[Point]
    springs: bool
    """Whether it begins on the board; otherwise it comes in over the rim."""
    ebbs: bool
    """Whether it ends on the board; otherwise it runs into the Great River or out over the rim."""


def great_arms(board: Terrain, view: Projection) -> list[Arm]:
    """The Great River as curves through the middles of its spaces; at a fork two arms pass, others join."""
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


def _ahead(board: Terrain, view: Projection, tip: Hex, before: Point) -> Point | None:
    """The middle of the space off the board into which the river runs on from its last space."""
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
            bend = (ax - fx) * (bx - fx) + (ay - fy) * (by - fy)  # smallest straight on
            if best is None or bend < best[0] - 1e-6:
                best = bend, one, two
        if best is not None:
            _, one, two = best
            head = one if one[-1] == fork else one[::-1]
            tail = two if two[0] == fork else two[::-1]
            chains = [c for c in chains if c is not one and c is not two]
            chains.append(head + tail[1:])
    return chains


def small_courses(board: Terrain, view: Projection) -> list[Course]:
    """Every small river as a curve from spring or rim to its mouth, its zigzag smoothed to a meander."""
    water = {h for h, sign in zip(board.spaces, board.ground, strict=True) if sign == "~"}
    out = []
    for path in board.river_courses[1:]:
        points = [view.corner(c) for c in path]
        first, last = _end(path[0], board, water, view), _end(path[-1], board, water, view)
        if first is not None:
            points.insert(0, first)
        if last is not None:
            points.append(last)
        out.append(Course(spline(_smoothed(points, _MEANDER), COURSE_STEPS), first is None, last is None))
    return out


def _end(corner: Corner, board: Terrain, water: set[Hex], view: Projection) -> Point | None:
    """Where a river runs on to at this corner: into the Great River or over the rim; None on other land."""
    for reach, into in (
        (_INTO_RIVER, [h for h in sorted(corner) if h in water]),
        (_OVER_RIM, [h for h in sorted(corner) if h not in board.index]),
    ):
        if into:
            return lerp(view.corner(corner), view.centre(into[0]), reach)
    return None


def _smoothed(points: Sequence[Point], amount: float) -> list[Point]:
    """Each inner point pulled towards the middle of its neighbours."""
    inner = [
        lerp(b, lerp(a, c, 0.5), amount) for a, b, c in zip(points, points[1:], points[2:], strict=False)
    ]
    return [points[0], *inner, points[-1]]
