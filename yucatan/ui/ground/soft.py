"""The soft parts of the ground: wash, land and water, painted from fields onto a clear sheet."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

import pygame

from tabletop.hexgrid import Projection
from tabletop.ui.paint.fields import GRAIN_LOSS, Field, Size, light
from tabletop.ui.paint.noise import noise
from tabletop.ui.paint.palette import BOARD_WASH, HEDGE, even, rgb
from yucatan.ui.ground.courses import great_arms, small_courses
from yucatan.ui.ground.land import FULL, coast, glades, lay_glade, patches, shade_jungle
from yucatan.ui.ground.terrain import Terrain
from yucatan.ui.ground.water import Water

STAGES = 13
"""How often paint_soft() yields."""

_COAST_INK = "#2F4A2E"


class Soft(NamedTuple):
    """The soft parts of one board, and the fields that later stages ask."""

    sheet: pygame.Surface
    """Premultiplied; clear where paper shows. It lacks the grain, which takes a little light from it."""
    land: Field
    """Mask of the board."""
    water: Field
    """Mask of all water, softened."""
    patch: Field
    """What varies the colours of the ground."""


def paint_soft(board: Terrain, view: Projection, size: Size, shrink: int) -> Generator[None, None, Soft]:
    """Paint the soft parts for a view on a picture of that size in px; yields after each of STAGES stages.

    The picture will be shown shrink times as large.
    """
    f = view.radius / FULL
    rough, patch = noise("mid", size), patches(size, max(0.8, f))
    yield
    edge = coast(board, view, size, rough)
    yield
    # colour spreads a little on the paper outside
    r, g, b = (round(c * GRAIN_LOSS) for c in rgb(BOARD_WASH))
    sheet = edge.mask.blur(30 * f).wash((r, g, b), 0.50)
    land = patch.ramp(even(HEDGE), 1.3)
    yield
    for glade in glades(board):
        lay_glade(land, glade, view, rough, patch)
        yield
    shade_jungle(land, board, view)
    yield
    water = Water(great_arms(board, view), small_courses(board, view), view, size, shrink)
    yield
    water.lay_shores(land, rough)
    yield
    flood = water.picture(rough)
    yield
    water.lay_foam(flood, rough)
    yield
    light(land)
    edge.mask.lay(sheet, land)
    edge.line.minus(water.mask).lay(sheet, _COAST_INK, 0.40)
    yield
    water.poured(edge.mask, rough).lay(sheet, flood)
    return Soft(sheet, edge.mask, water.mask.blur(4.5 * f), patch)
