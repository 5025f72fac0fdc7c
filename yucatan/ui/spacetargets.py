"""The spaces of the board as targets: under all widgets, the lit ones enabled."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from tabletop.ui.shapes import Polygon
from tabletop.ui.targets import Target, Targets
from yucatan.ui.boardview import BoardView

__all__ = ["SPACE", "light_spaces", "place_spaces", "space_of"]

SPACE = "space"
_UNLIT = "unlit"
"""The reason of a space that is not lit; the real one is worked out when it is clicked."""


def space_of(target: Target | None) -> int:
    """The space that a target is, -1 for anything else."""
    if target is None or target.name[0] != SPACE:
        return -1
    space = target.name[1]
    assert isinstance(space, int), "spaces are numbers"
    return space


def place_spaces(targets: Targets, board: BoardView, lit: Container[int]) -> None:
    """Register every space.

    Those out of sight on a zoomed board are there for the keyboard, which brings them into sight.
    """
    above = [target for target in targets if target.name[0] != SPACE]
    targets.clear()
    for space in range(board.board.size):
        shape, on = Polygon(board.corners(space)), space in lit
        reason, pointed = None if on else _UNLIT, board.in_sight(space)
        targets.add(Target((SPACE, space), shape, reason=reason, lit=on, walk=on, pointed=pointed, order=-1))
    for target in above:
        targets.add(target)


def light_spaces(targets: Targets, board: BoardView, lit: Container[int]) -> None:
    """Enable the spaces that are lit now, in place."""
    for space in range(board.board.size):
        target, on = targets.get((SPACE, space)), space in lit
        if target is not None and target.lit != on:
            targets.add(replace(target, reason=None if on else _UNLIT, lit=on, walk=on))
