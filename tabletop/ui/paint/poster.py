"""What the menu posters share: a sky, flat skylines, haze between them, leaves, and the finishing.

Posters are drawn on a sheet of 372 x 452 units at whatever size is asked for: sky, three or four flat
layers, one hero shape, dark plants in front. No gradient inside a shape except sky and haze.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame

from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, spline
from tabletop.ui.paint.noise import noise, weighted
from tabletop.ui.paint.palette import Colour, Stops, mix, ramp, rgba

W, H = 372, 452
_SKY = (62, 226)


def poster(w: int, h: int, draw: Callable[[int], Canvas]) -> pygame.Surface:
    """An opaque picture of w x h pixels: draw(k) gives the sheet k times large, reduced once and cropped.

    The sheet fills the picture; what hangs over is cut off at both ends.
    """
    scale = max(w / W, h / H)
    sheet = draw(max(2, min(4, math.ceil(scale * 2))))
    size = (max(w, round(W * scale)), max(h, round(H * scale)))
    whole = pygame.transform.smoothscale(sheet.surface, size)
    out = pygame.Surface((w, h), 0, 32)
    out.blit(whole, ((w - size[0]) // 2, (h - size[1]) // 2))
    return out


def sky(stops: Stops, k: int, seed: int) -> Canvas:
    """A sheet with a vertical ramp whose bands are bent a little, and grain as on printed paper."""
    rng = random.Random(seed)
    waves = [(rng.uniform(0.5, 2.5), rng.uniform(0, math.tau), rng.uniform(0.004, 0.010)) for _ in range(4)]
    small = pygame.Surface(_SKY, 0, 32)
    for x in range(_SKY[0]):
        bend = sum(a * math.sin(f * x / 10 + p) for f, p, a in waves)
        for y in range(_SKY[1]):
            small.set_at((x, y), ramp(stops, y / (_SKY[1] - 1) + bend))
    sheet = pygame.transform.smoothscale(small, (W * k, H * k))
    grain = weighted(noise("high", (W, H)), 4.7, 251)
    sheet.blit(
        pygame.transform.smoothscale(grain, sheet.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )
    return Canvas(W, H, k, surface=sheet)


def skyline(
    canvas: Canvas, y0: float, height: float, colour: Colour, seed: int, canopy: float = 0, slope: float = 0.0
) -> None:
    """A flat layer from a rolling edge round y0 to the foot; canopy: radius of tree tops along it."""
    rng = random.Random(seed)
    waves = [(i, rng.uniform(0, math.tau), i**-1.3) for i in range(1, 26)]
    edge: list[Point] = []
    for x in map(float, range(-4, W + 8, 3)):
        n = sum(a * math.sin(i * x / 88 + p) for i, p, a in waves) / 1.6
        edge.append((x, y0 + slope * (x / W - 0.5) + height * 0.5 * n))
    canvas.poly([*edge, (W + 8, H + 5), (-8, H + 5)], colour)
    if canopy:
        for x, y in edge[:: max(1, int(canopy / 2.2))]:
            r = canopy * rng.uniform(0.7, 1.2)
            canvas.circle(x, y + r * 0.35, r, colour)


def haze(canvas: Canvas, y: float, h: float, colour: Colour, alpha: float) -> None:
    """A soft band of mist h high round y."""
    band = pygame.Surface((1, 64), pygame.SRCALPHA, 32)
    for i in range(64):
        band.set_at((0, i), rgba(colour, round(alpha * math.sin(math.pi * i / 63))))
    wide = pygame.transform.smoothscale(band, (int(W * canvas.k), int(h * canvas.k)))
    canvas.surface.blit(wide, (0, int((y - h / 2) * canvas.k)))


def leaf(
    canvas: Canvas, x: float, y: float, length: float, angle: float, width: float, dark: Colour, light: Colour
) -> None:
    """One big bending leaf from (x, y); angle in degrees, the half toward the sky lighter."""
    t = math.radians(angle)
    ux, uy = math.cos(t), math.sin(t)
    axis = [
        (x + ux * length * q, y + uy * length * q + length * 0.16 * q * q) for q in (0, 0.25, 0.5, 0.75, 1)
    ]
    widths = (0.0, 0.8, 1.0, 0.62, 0.0)
    sides = [
        spline(
            [
                (p - uy * width * w * s, q + ux * width * w * s)
                for (p, q), w in zip(axis, widths, strict=True)
            ],
            8,
        )
        for s in (1, -1)
    ]
    rib = spline(axis, 8)
    canvas.poly(sides[0] + sides[1][::-1], dark)
    canvas.poly((sides[1] if uy < 0 < ux else sides[0]) + rib[::-1], light)
    canvas.line(rib, mix(light, "#FFFFFF", 0.18), 1.4)
