"""The worn limestone under the wheels, and the shadows that the wheels throw on it."""

from __future__ import annotations

import math

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


def paint_floor(ground: pygame.Surface, geometry: WheelGeometry) -> None:
    """Lay the floor with its double line on an opaque ground, with the soft shadow of every wheel."""
    left, top, right, low = geometry.frame
    pad = 12 * geometry.line
    box = pygame.Rect(
        math.floor(left - pad),
        math.floor(top - pad),
        math.ceil(right - left + 2 * pad),
        math.ceil(low - top + 2 * pad),
    ).clip(ground.get_rect())
    part, size = ground.subsurface(box), box.size
    discs = [(x - box.x, y - box.y, r) for x, y, r in geometry.floor]

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
    _shadows(part, geometry, box.topleft)


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
