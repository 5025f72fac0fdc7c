"""Where a target lies: a rectangle, a circle or a polygon, in real pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

import pygame

__all__ = ["Circle", "Polygon", "Rect", "Shape", "box_of"]

Spot = tuple[float, float]


class Shape(Protocol):
    """What hit tests, focus and keyboard walking need to know of a place."""

    @property
    def centre(self) -> Spot:
        """The middle."""

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """x, y, width, height of the smallest box round it."""

    def contains(self, x: float, y: float) -> bool:
        """True if the point lies inside."""

    def outline(self, distance: float) -> list[Spot]:
        """A closed line that runs `distance` px outside the border."""


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle with round corners of `radius`."""

    x: float
    y: float
    w: float
    h: float
    radius: float = 0.0

    @property
    def centre(self) -> Spot:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        return self.x, self.y, self.w, self.h

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def outline(self, distance: float) -> list[Spot]:
        x, y, w, h = self.x - distance, self.y - distance, self.w + 2 * distance, self.h + 2 * distance
        r = min(max(0.0, self.radius + distance), w / 2, h / 2)
        corners = (
            (x + w - r, y + r, -90),
            (x + w - r, y + h - r, 0),
            (x + r, y + h - r, 90),
            (x + r, y + r, 180),
        )
        return [
            (cx + r * math.cos(math.radians(a + 15 * i)), cy + r * math.sin(math.radians(a + 15 * i)))
            for cx, cy, a in corners
            for i in range(7)
        ]


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc."""

    x: float
    y: float
    r: float

    @property
    def centre(self) -> Spot:
        return self.x, self.y

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        return self.x - self.r, self.y - self.r, 2 * self.r, 2 * self.r

    def contains(self, x: float, y: float) -> bool:
        return math.hypot(x - self.x, y - self.y) <= self.r

    def outline(self, distance: float) -> list[Spot]:
        r = self.r + distance
        return [
            (self.x + r * math.cos(math.tau * i / 72), self.y + r * math.sin(math.tau * i / 72))
            for i in range(72)
        ]


@dataclass(frozen=True, slots=True)
class Polygon:
    """A simple convex polygon, e.g. a hex."""

    points: tuple[Spot, ...]

    @property
    def centre(self) -> Spot:
        n = len(self.points)
        return sum(x for x, _ in self.points) / n, sum(y for _, y in self.points) / n

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    def contains(self, x: float, y: float) -> bool:
        inside = False
        (ax, ay) = self.points[-1]
        for bx, by in self.points:
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
            ax, ay = bx, by
        return inside

    def outline(self, distance: float) -> list[Spot]:
        cx, cy = self.centre
        out = []
        for x, y in self.points:
            away = math.hypot(x - cx, y - cy) or 1.0
            grow = (away + distance) / away
            out.append((cx + (x - cx) * grow, cy + (y - cy) * grow))
        return out


def box_of(shape: Shape, margin: float = 0) -> pygame.Rect:
    """The box round a shape in whole pixels, grown by `margin`."""
    x, y, w, h = shape.bounds
    left, top = math.floor(x - margin), math.floor(y - margin)
    return pygame.Rect(left, top, math.ceil(x + w + margin) - left, math.ceil(y + h + margin) - top)
