"""The water: sand, ink line, depth and foam of all rivers, and the strokes that follow the current."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from tabletop.hexgrid import Projection
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.fields import Field, Size, band, by_distance, step
from tabletop.ui.paint.geometry import Point, bounds
from tabletop.ui.paint.palette import FOAM, RIVER, RIVER_SAND
from yucatan.ui.ground.courses import Arm, Course
from yucatan.ui.ground.land import FULL

_WIDE = 1.20  # width of the Great River, in radii
_SOURCE, _MOUTH = 12.0, 19.0  # widths of a small river at a radius of 58 px
_LEAST = 0.62  # a small river is drawn as for this share of 58 px at least
_SPRING = 16  # curve points over which a spring widens
_GROWING = 90  # curve points over which a small river reaches its full width
_NEAR = 2.4  # px; the blur that tells the distance to the nearest shore
_SHORE = "#3E3524"
_FLOW = "#D8EEE6"
_WHITE = (255, 255, 255)


class Water:
    """The fields of all water of one board at one size, and the picture they give."""

    def __init__(
        self, arms: Sequence[Arm], courses: Sequence[Course], view: Projection, size: Size, shrink: int
    ) -> None:
        """view, size: the projection and the picture's size in px; it will be shown shrink times as large."""
        self._arms, self._courses, self._radius = arms, courses, view.radius
        self._f = view.radius / FULL
        self._least = max(self._f, _LEAST / shrink)
        self.great = Field.stamped(size, self._draw_great)
        """Mask of the Great River."""
        self._small = Field.stamped(size, self._draw_small)
        self.mask = self.great.union(self._small)
        """Mask of all water."""
        self._near = self.mask.blur(_NEAR)

    def _draw_great(self, surface: pygame.Surface, k: int) -> None:
        for arm in self._arms:
            widths = [
                self._radius * _WIDE * (1 + 0.08 * math.sin(i * 0.075) + 0.05 * math.sin(i * 0.03 + 1))
                for i in range(len(arm.curve))
            ]
            _ribbon(surface, k, arm.curve, widths, 2)

    def _draw_small(self, surface: pygame.Surface, k: int) -> None:
        for course in self._courses:
            widths = []
            for i in range(len(course.curve)):
                width = (_SOURCE + (_MOUTH - _SOURCE) * min(1.0, i / _GROWING)) * self._least
                width += 1.2 * self._f * math.sin(i * 0.3)
                ends = (
                    i if course.springs else _SPRING,
                    len(course.curve) - 1 - i if course.ebbs else _SPRING,
                )
                widths.append(width * min(1.0, 0.35 + 0.65 * min(ends) / _SPRING))
            _ribbon(surface, k, course.curve, widths, 1)

    def lay_shores(self, land: pygame.Surface, rough: pygame.Surface) -> None:
        """Sand along both kinds of rivers and the ink line of the shore, onto the land."""
        f = self._f
        wide = self.great.blur(6 * f).ragged(rough, 0.05).map(by_distance(6 * f, step(-13 * f, -6 * f)))
        slim = self._small.blur(4.2 * f).ragged(rough, 0.04).map(step(0.05, 0.22))
        wide.union(slim).lay(land, RIVER_SAND, 0.92)
        self._near.map(by_distance(_NEAR, band(-1.1, 1.3))).lay(land, _SHORE, 0.40)

    def picture(self, rough: pygame.Surface) -> pygame.Surface:
        """An opaque picture of water by depth; only what lies under the mask matters."""
        f, radius = self._f, self._radius
        deep = self.great.blur(radius * 0.26).ragged(rough, 0.012)
        depth = deep.map(by_distance(radius * 0.26, lambda d: d / (radius * 0.62))).blur(3 * f)
        brook = self._small.blur(4.2 * f).map(by_distance(4.2 * f, lambda d: (d + 1.5 * f) / (radius * 0.50)))
        return depth.union(brook).ramp(RIVER)

    def lay_foam(self, water: pygame.Surface, rough: pygame.Surface) -> None:
        """The broken foam line along the shores, onto the picture of the water."""
        foam = self._near.ragged(rough, 0.06).map(by_distance(_NEAR, band(3.4, 1.0)))
        foam.times(Field.of(rough).map(step(0.30, 0.62))).times(self.great.blur(_NEAR)).lay(water, FOAM, 0.75)

    def poured(self, coast: Field, rough: pygame.Surface) -> Field:
        """Where water shows: on the board, and on the paper where the Great River dissolves at loose ends."""
        inside = coast.blur(3 * self._f).map(step(0.3, 0.8))
        tips = [tip for arm in self._arms for tip in arm.loose]
        if tips:
            faded = Field.stamped(coast.size, lambda surface, k: self._draw_faded(surface, k, tips), 1)
            inside = inside.union(faded.ragged(rough, 0.10).map(step(0.10, 0.85)).times(self.great))
        return self.mask.times(inside)

    def _draw_faded(self, surface: pygame.Surface, k: int, tips: Sequence[Point]) -> None:
        """Nothing within 48 px of a point well outside, all from 100 px on, lengths at full radius."""
        surface.fill(_WHITE)
        for x, y in tips:
            for i in range(100, 44, -1):
                grey = max(0, min(255, round((i - 48) / 50 * 255)))
                pygame.draw.circle(surface, (grey,) * 3, (x * k, y * k), i * self._f * k)


def _ribbon(
    surface: pygame.Surface, k: int, curve: Sequence[Point], widths: Sequence[float], every: int
) -> None:
    """A band of changing width in white, k times as large: discs at every such point of the curve."""
    for i in range(0, len(curve), every):
        x, y = curve[i]
        pygame.draw.circle(surface, _WHITE, (x * k, y * k), widths[i] / 2 * k)


def lay_flow(sheet: pygame.Surface, arms: Sequence[Arm], radius: float, free: Sequence[Point]) -> None:
    """Thin pale strokes along the current of the Great River.

    radius: of a space in px; arms in px of the sheet; free: points that no stroke comes near.
    """
    rng = random.Random(5)
    for arm in arms:
        curve = arm.curve
        for _ in range(len(curve) // 9):
            first, length = rng.randrange(6, max(7, len(curve) - 30)), rng.randrange(12, 30)
            aside = rng.uniform(-0.30, 0.30) * radius
            points = []
            for i in range(first, min(len(curve) - 3, first + length), 3):
                (x, y), (a, b) = curve[i], curve[i + 2]
                n = math.hypot(a - x, b - y) or 1.0
                points.append((x - (b - y) / n * aside, y + (a - x) / n * aside))
            ends = points[:1] + points[-1:]
            if (
                len(points) < 3
                or any(math.dist(p, tip) < 2.0 * radius for p in ends for tip in arm.loose)
                or any(math.dist(p, q) < 0.36 * radius for p in points for q in free)
            ):
                continue
            _stroke(sheet, points, max(1.15, 1.5 * radius / FULL))


def _stroke(sheet: pygame.Surface, points: Sequence[Point], width: float) -> None:
    x0, y0, x1, y1 = bounds(points, 3 + width)
    x0, y0 = math.floor(x0), math.floor(y0)
    canvas = Canvas(x1 - x0 + 1, y1 - y0 + 1, 2)
    canvas.line([(x - x0, y - y0) for x, y in points], _FLOW, width)
    canvas.sprite().faded(0.376).put(sheet, x0, y0)
