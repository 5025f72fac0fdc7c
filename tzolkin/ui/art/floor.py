"""The worn limestone under the wheels, and the shadows that the wheels throw on it."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame

from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.fields import Field, band, grain
from tabletop.ui.paint.geometry import ellipse_points
from tabletop.ui.paint.noise import noise
from tabletop.ui.paint.palette import even
from tzolkin.ui.art.geometry import WheelGeometry
from tzolkin.ui.art.look import FLOOR, FLOOR_EDGE, FLOOR_SHADE
from tzolkin.words import GEARS

__all__ = ["paint_floor"]

_LARGE = 330
"""Calendar radius from which on the floor, which has no sharp edge, is painted at half its size."""


def paint_floor(ground: pygame.Surface, geometry: WheelGeometry) -> None:
    """Lay the floor with its double line on an opaque ground, with the soft shadow of every wheel."""
    box = _box(geometry).clip(ground.get_rect())
    if geometry.radius < _LARGE:
        _paint(ground.subsurface(box), geometry, box.topleft)
        return
    half = replace(
        geometry,
        centre=((geometry.centre[0] - box.x) / 2, (geometry.centre[1] - box.y) / 2),
        radius=geometry.radius / 2,
        plate=geometry.plate / 2,
        beyond=geometry.beyond / 2,
    )
    layer = pygame.Surface((math.ceil(box.w / 2), math.ceil(box.h / 2)), pygame.SRCALPHA, 32)
    _paint(layer, half, (0, 0))
    full = pygame.transform.smoothscale(layer, (2 * layer.get_width(), 2 * layer.get_height()))
    ground.blit(full, box.topleft, special_flags=pygame.BLEND_PREMULTIPLIED)


def _box(geometry: WheelGeometry) -> pygame.Rect:
    left, top, right, low = geometry.frame
    pad = 12 * geometry.line
    return pygame.Rect(
        math.floor(left - pad),
        math.floor(top - pad),
        math.ceil(right - left + 2 * pad),
        math.ceil(low - top + 2 * pad),
    )


def _paint(part: pygame.Surface, geometry: WheelGeometry, corner: tuple[int, int]) -> None:
    """Paint all of the floor on a part of a picture that has its upper left corner there."""
    size = part.get_size()
    discs = [(x - corner[0], y - corner[1], r) for x, y, r in geometry.floor]

    def union(grow: float) -> Field:
        def draw(surface: pygame.Surface, k: int) -> None:
            for x, y, r in discs:
                pygame.draw.circle(surface, (255, 255, 255), (x * k, y * k), (r + grow) * k)

        return Field.stamped(size, draw)

    line = geometry.line
    shape, inner = union(0), union(-6 * line)
    shape.blur(9 * line).minus(shape).lay(part, FLOOR_SHADE, 0.32)
    worn = Field.of(noise("low", size, 1.6 * line)).map(lambda v: 0.42 + (v - 0.5) * 1.1)
    slabs = worn.ramp(even(FLOOR), 1.2)
    grain(slabs, 0.018)
    shape.lay(part, slabs, 0.94)
    for outline, alpha in ((shape, 0.75), (inner, 0.35)):
        outline.blur(1.2 * max(1.0, line)).map(band(0.5, 0.24)).lay(part, FLOOR_EDGE, alpha)
    _shadows(part, geometry, corner)


def _shadows(part: pygame.Surface, geometry: WheelGeometry, corner: tuple[int, int]) -> None:
    line = geometry.line
    wheels = [(geometry.centre, geometry.radius, geometry.depth)]
    wheels += [(geometry.gear_centre(g), geometry.gear_radius(g), geometry.depth * 0.75) for g in GEARS]
    for (x, y), r, depth in wheels:
        reach = r + geometry.module * 0.2
        pad = math.ceil(reach + 24 * line)
        canvas = Canvas(2 * pad, 2 * pad, 1)
        disc = ellipse_points(pad + 3 * line, pad + depth, reach, reach, 80)
        canvas.shadow(disc, 9 * line, 2 * line, 4 * line, 150)
        canvas.sprite(pad, pad).put(part, x - corner[0], y - corner[1])
