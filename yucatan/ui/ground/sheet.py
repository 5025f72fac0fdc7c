"""A whole sheet with a board on it, painted in one go."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.hexgrid import Projection
from tabletop.ui.paint.paper import paper
from yucatan.ui.ground.painter import GroundPainter
from yucatan.ui.ground.terrain import Terrain


def paint_ground(
    board: Terrain,
    projection: Projection,
    size: tuple[int, int],
    *,
    base: pygame.Surface | None = None,
    label: str = "",
    progress: Callable[[float], None] | None = None,
) -> pygame.Surface:
    """A new opaque picture of that size in px: base, or else paper, and the board's ground on it.

    label is written on the Great River; progress is told the share done, 0 to 1, between stages.
    The same arguments always give the same picture.
    """
    painter = GroundPainter(board, projection.radius, projection.turn, label)
    for share in painter.steps():
        if progress is not None:
            progress(share)
    sheet = (base or paper(*size)).copy()
    painter.ground.draw(sheet, projection)
    return sheet
