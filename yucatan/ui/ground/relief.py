"""Trees, palms and peaks: each drawn once, four times as large, reduced, kept, and stamped many times."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Hashable

from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, spline
from tabletop.ui.paint.palette import CANOPY, LEAF_SHADE, LIMESTONE, mix
from tabletop.ui.paint.sprite import Sprite

CROWN_SHAPES, CEIBA_KINDS, PEAK_SHAPES = 6, 3, 9

_TRUNK, _TRUNK_LIT = "#8C7656", "#B9A27C"
_PALM_TRUNK, _PALM_DARK, _PALM_LIT, _PALM_MID = "#5B4A2C", "#1F4A34", "#6FA04F", "#3F7A46"
_CEIBAS = (
    ("#27543A", "#4C8A4C", "#86B060"),
    ("#3B5E2E", "#6E9A45", "#AEC66A"),
    ("#23503C", "#3F7F52", "#74AC6A"),
)
_CRACK, _CRACK_LIT = "#1C120A", "#6B4F33"


class Relief:
    """The kept sprites of one painting, all anchored at the foot."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Sprite] = {}

    def _sprite(
        self, key: Hashable, half: float, up: float, down: float, draw: Callable[[Canvas, float, float], None]
    ) -> Sprite:
        """half: half width; up, down: height above and below the foot at which draw(canvas, x, y) draws."""
        if key not in self._kept:
            canvas = Canvas(2 * half, up + down, 4)
            draw(canvas, half, up)
            self._kept[key] = canvas.sprite(half, up)
        return self._kept[key]

    def crown(self, radius: float, canopy: int, shape: int) -> Sprite:
        """A jungle crown, radius in px to the next half. canopy: index of its colours; shape: 0 to 5."""
        size = max(5, round(2 * radius))
        r = size / 2
        return self._sprite(
            ("crown", size, canopy, shape),
            r * 1.5 + 2,
            r * 1.4 + 2,
            r * 1.5 + 2,
            lambda c, x, y: _crown(c, x, y, r, canopy, shape),
        )

    def palm(self, height: int) -> Sprite:
        """A palm, height in px."""
        h = max(4, height)
        return self._sprite(("palm", h), h * 0.8, h * 1.6, h * 0.3, lambda c, x, y: _palm(c, x, y, h))

    def ceiba(self, radius: int, kind: int) -> Sprite:
        """The big pale-trunked tree that rises out of the hedges. radius of the crown in px; kind: 0 to 2."""
        r = max(3, radius)
        return self._sprite(
            ("ceiba", r, kind), r * 1.8, r * 2.4, r * 0.8, lambda c, x, y: _ceiba(c, x, y, r, _CEIBAS[kind])
        )

    def peak(self, half_width: int, height: int, shape: int) -> Sprite:
        """One mountain, in px; shape: 0 to 8."""
        w, h = max(3, half_width), max(4, height)
        return self._sprite(
            ("peak", w, h, shape),
            w + 4,
            h + 6,
            w * 0.3 + 5,
            lambda c, x, y: _peak(c, x, y, w, h, random.Random(shape)),
        )


def canopy(brightness: float) -> int:
    """Index of a crown's colours by the brightness (0 to 1) of the land below, so that trees follow it."""
    return 0 if brightness < 0.38 else 1 if brightness < 0.54 else 2 if brightness > 0.66 else 3


def _crown(c: Canvas, x: float, y: float, r: float, canopy: int, shape: int) -> None:
    """Shadow, then dark, middle and light lobes."""
    dark, mid, lit = CANOPY[canopy]
    rng = random.Random(shape)
    lobes = [
        (rng.uniform(-0.55, 0.55) * r, rng.uniform(-0.35, 0.30) * r, r * rng.uniform(0.50, 0.72))
        for _ in range(4)
    ]
    c.ellipse(x + r * 0.22, y + r * 0.55, r * 1.02, r * 0.50, LEAF_SHADE, 80)
    for a, b, q in lobes:
        c.circle(x + a, y + b + r * 0.16, q * 1.08, dark)
    for a, b, q in lobes:
        c.circle(x + a - r * 0.06, y + b, q * 0.92, mid)
    for a, b, q in lobes[:3]:
        c.circle(x + a - q * 0.28, y + b - q * 0.30, q * 0.50, lit)


def _palm(c: Canvas, x: float, y: float, h: float) -> None:
    c.ellipse(x + h * 0.2, y, h * 0.34, h * 0.12, LEAF_SHADE, 80)
    tx, ty = x + h * 0.10, y - h
    c.line(spline([(x, y), (x + h * 0.01, y - h * 0.5), (tx, ty)], 6), _PALM_TRUNK, h * 0.085)
    for degrees in (-165, -130, -95, -55, -20, 12, 195):
        t, n = math.radians(degrees), h * 0.52
        bow = (tx + math.cos(t) * n * 0.6, ty + math.sin(t) * n * 0.6 - h * 0.06)
        tip = (tx + math.cos(t) * n, ty + math.sin(t) * n * 0.8 + h * 0.14)
        leaf = spline([(tx, ty), bow, tip], 6)
        lit = degrees < -60 or degrees == 195
        c.line(leaf, _PALM_DARK, h * 0.10)
        up = h / 18
        c.line([(p - 0.45 * up, q - up) for p, q in leaf], _PALM_LIT if lit else _PALM_MID, h * 0.05)


def _ceiba(c: Canvas, x: float, y: float, r: float, colours: tuple[str, str, str]) -> None:
    dark, mid, lit = colours
    c.ellipse(x + r * 0.5, y + r * 0.25, r * 1.1, r * 0.42, LEAF_SHADE, 90)
    top = y - r * 1.1
    c.poly([(x - r * 0.16, y), (x - r * 0.07, top), (x + r * 0.07, top), (x + r * 0.18, y)], _TRUNK)
    c.line([(x - r * 0.05, y - r), (x - r * 0.10, y)], _TRUNK_LIT, max(1.0, r / 14))
    lobes = [
        (x - r * 0.62, y - r * 1.22, r * 0.48),
        (x + r * 0.60, y - r * 1.25, r * 0.48),
        (x, y - r * 1.55, r * 0.62),
        (x - r * 0.25, y - r * 1.12, r * 0.46),
        (x + r * 0.28, y - r * 1.10, r * 0.44),
    ]
    for a, b, q in lobes:
        c.circle(a, b + r * 0.1, q * 1.08, dark)
    for a, b, q in lobes:
        c.circle(a, b, q * 0.95, mid)
    for a, b, q in lobes:
        c.circle(a - q * 0.25, b - q * 0.28, q * 0.55, lit)


def _peak(c: Canvas, x: float, y: float, w: float, h: float, rng: random.Random) -> None:
    """Lit left, shaded right, a broken ridge between, a few hatch strokes."""
    lit, shade, ink = LIMESTONE
    f = h / 40

    def rough(points: list[Point]) -> list[Point]:
        return [(a + rng.uniform(-1.5, 1.5) * f, b + rng.uniform(-1.5, 1.5) * f) for a, b in points]

    top = (x + rng.uniform(-1, 1) * f, y - h)
    left = rough([(x - w * a, y - h * b) for a, b in ((1, 0), (0.72, 0.22), (0.50, 0.52), (0.22, 0.80))])
    right = rough([(x + w * a, y - h * b) for a, b in ((0.20, 0.82), (0.46, 0.50), (0.74, 0.20), (1, 0))])
    foot = [(x + w * 0.55, y + w * 0.14), (x, y + w * 0.20), (x - w * 0.55, y + w * 0.14)]
    ridge = [(0.10, 0.72), (-0.04, 0.46), (0.14, 0.22)]
    broken = [top, *((x + w * a, y - h * b) for a, b in ridge), (x + w * 0.06, y + w * 0.19)]
    outline = [*left, top, *right, *foot]
    thin = max(1.0, f)  # strokes grow with the peak, but are never thinner than 1 px
    c.line(outline, ink, 1.4 * thin, closed=True)
    c.poly(outline, lit)
    c.poly([*broken, foot[0], *reversed(right)], shade)
    facet = [(x - w * 0.55, y - h * 0.30), (x - w * 0.38, y - h * 0.06), (x - w * 0.5, y + w * 0.13)]
    c.poly([left[0], left[1], *facet], mix(lit, shade, 0.28))
    for u, v in ((0.35, 0.55), (0.55, 0.40), (0.70, 0.62)):
        a, b = x + w * (u - 0.10), y - h * (1 - u) + h * 0.12
        c.line([(a, b), (a - w * 0.06, b + h * v * 0.45)], mix(shade, _CRACK, 0.45), 1.1 * thin)
    for u, v in ((0.40, 0.4), (0.62, 0.5)):
        a, b = x - w * (u - 0.12), y - h * (1 - u) + h * 0.14
        c.line([(a, b), (a + w * 0.08, b + h * v * 0.4)], mix(lit, _CRACK_LIT, 0.55), thin)
    c.line([*left[1:], top], mix(lit, "#FFFFFF", 0.65), 1.3 * thin, 220)
