"""The land: its ragged edge on the paper, and the quiet glade in every space."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from tabletop.hexgrid import Hex, Projection
from tabletop.ui.paint.fields import Field, Size, band, by_distance, step
from tabletop.ui.paint.noise import MEAN, noise, weighted
from tabletop.ui.paint.palette import BANK, CITY_GROUND, DEEP, GLADE_SHADE, ROCK_GROUND, Colour, even
from yucatan.ui.ground.terrain import Terrain

FULL = 58.0
"""Lengths of the ground are given for this radius, in px, and scale with the real one."""

_INSET = 1 - 8.0 / 50.2  # the edge of a glade lies 8 px inside the border
_WHITE = (255, 255, 255)


def hexes(cells: Iterable[Hex], scale: float, view: Projection, size: Size) -> Field:
    """A mask of spaces, each scaled about its middle. Its edges are hard: blur it."""

    def draw(surface: pygame.Surface, k: int) -> None:
        for h in cells:
            corners = [(x * k, y * k) for x, y in view.corners(h, scale)]
            pygame.draw.polygon(surface, _WHITE, corners)

    return Field.stamped(size, draw, 1)


def patches(size: Size, unit: float) -> Field:
    """Wide soft patches with a little ragged detail: the variation in all ground colours."""
    wide = weighted(noise("low", size, 6 * unit), 46 * 0.70, MEAN * 0.70)
    fine = weighted(noise("mid", size), 46 * 0.30, MEAN * 0.30)
    wide.blit(fine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return Field.of(wide)


class Coast(NamedTuple):
    """The edge of the board on the paper."""

    mask: Field
    line: Field
    """The ink line along it."""


def coast(board: Terrain, view: Projection, size: Size, rough: pygame.Surface) -> Coast:
    """The union of all spaces, softened and cut with noise."""
    f = view.radius / FULL
    soft = hexes(board.spaces, 1.012, view, size).blur(12 * f).ragged(rough, 0.035)
    return Coast(soft.map(step(0.30, 0.46)), soft.map(band(0.37, 0.055 * max(1.0, 0.7 / f))))


class Glade(NamedTuple):
    """All clearings of one kind."""

    cells: Sequence[Hex]
    colours: Sequence[Colour]
    """Dark to light."""
    scale: float
    """Size of a clearing, 1 being its whole space."""
    edge: tuple[float, float]
    """Values of the softened mask between which the clearing begins."""


def glades(board: Terrain) -> tuple[Glade, ...]:
    """The clearings of a board: jungle on a bank, jungle away from water, cities, mountains."""
    jungle = [(h, board.rivers_at[i]) for i, h in enumerate(board.spaces) if board.ground[i] == "."]
    ground = list(zip(board.spaces, board.ground, strict=True))
    return (
        Glade([h for h, rivers in jungle if rivers], BANK, _INSET + 0.02, (0.30, 0.70)),
        Glade([h for h, rivers in jungle if not rivers], DEEP, _INSET, (0.30, 0.70)),
        Glade([h for h, sign in ground if sign == "@"], CITY_GROUND, _INSET + 0.02, (0.30, 0.70)),
        Glade([h for h, sign in ground if sign == "^"], ROCK_GROUND, 0.90, (0.20, 0.90)),
    )


def lay_glade(
    land: pygame.Surface, glade: Glade, view: Projection, rough: pygame.Surface, patch: Field
) -> None:
    """Paint the clearings of one kind. rough: the noise of their edges; patch: what varies their colour."""
    if glade.cells:
        shape = hexes(glade.cells, glade.scale, view, patch.size).blur(3.2 * view.radius / FULL)
        shape = shape.ragged(rough, 0.10).map(step(*glade.edge))
        shape.lay(land, patch.ramp(even(glade.colours)), 0.95)


def shade_jungle(land: pygame.Surface, board: Terrain, view: Projection) -> None:
    """The soft shadow of the hedges along the edges of the jungle's clearings."""
    f = view.radius / FULL
    jungle = [h for h, sign in zip(board.spaces, board.ground, strict=True) if sign == "."]
    rim = hexes(jungle, _INSET, view, land.get_size()).blur(6 * f)
    shade = rim.map(by_distance(6 * f, lambda d: max(0.0, 1 - abs(d - 3 * f) / (12 * f))))
    shade.lay(land, GLADE_SHADE, 0.15)
