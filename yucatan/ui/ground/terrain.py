"""What the painter must know of a board; a playable board knows it, and a draft on the editor's table too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from tabletop.hexgrid import Corner, Edge, Hex, edge_corners
from yucatan.layout import Survey
from yucatan.tiles import LAND, RIVER


class Terrain(Protocol):
    """The drawn part of a board; for the meaning of the fields see ``yucatan.board.Board``."""

    @property
    def spaces(self) -> Sequence[Hex]: ...
    @property
    def index(self) -> Mapping[Hex, int]: ...
    @property
    def ground(self) -> str: ...
    @property
    def is_land(self) -> Sequence[bool]: ...
    @property
    def rivers_at(self) -> Sequence[Sequence[int]]: ...
    @property
    def river_edges(self) -> Sequence[Sequence[Edge]]: ...
    @property
    def river_courses(self) -> Sequence[Sequence[Corner]]: ...


class Draft:
    """The terrain of tiles as they lie on the table, whether or not a board may be so.

    A river that forks has one course for each branch, so there may be more courses than rivers.
    """

    def __init__(self, whole: Survey) -> None:
        """whole: what lies where; at least one tile."""
        self.spaces: tuple[Hex, ...] = tuple(whole.ground)
        self.index: Mapping[Hex, int] = {h: i for i, h in enumerate(self.spaces)}
        self.ground = "".join(whole.ground.values())
        self.is_land = tuple(sign in LAND for sign in self.ground)
        banks = [whole.great_banks(), *(whole.small_banks(river) for river in whole.small_rivers)]
        self.rivers_at = tuple(tuple(i for i, bank in enumerate(banks) if h in bank) for h in self.spaces)
        self.river_edges: tuple[tuple[Edge, ...], ...] = ((), *(river.edges for river in whole.small_rivers))
        self.river_courses: tuple[tuple[Corner, ...], ...] = (
            (),
            *(run for edges in self.river_edges[1:] for run in _runs(edges, whole.ground)),
        )


def _runs(edges: Iterable[Edge], ground: Mapping[Hex, str]) -> list[tuple[Corner, ...]]:
    """A river's edges as runs of corners downstream; more than one where it forks."""
    at: dict[Corner, list[Edge]] = {}
    for edge in sorted({(min(e), max(e)) for e in edges}):
        for corner in edge_corners(*edge):
            at.setdefault(corner, []).append(edge)
    used: set[Edge] = set()
    runs = []
    for start in [c for c in at if len(at[c]) == 1] + list(at):
        run = [start]
        while onward := [e for e in at[run[-1]] if e not in used]:
            used.add(onward[0])
            one, two = edge_corners(*onward[0])
            run.append(two if one == run[-1] else one)
        if len(run) > 1:
            runs.append(tuple(run if _height(run[0], ground) >= _height(run[-1], ground) else run[::-1]))
    return runs


def _height(corner: Corner, ground: Mapping[Hex, str]) -> int:
    """Water runs from a spring (2) over the rim (1) or into the Great River (0)."""
    return (
        0 if any(ground.get(h) == RIVER for h in corner) else 1 if any(h not in ground for h in corner) else 2
    )
