"""Cut stone: grained faces, thickness, grooves, drilled holes, raking light."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

import pygame

from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, Points, bounds
from tabletop.ui.paint.noise import noise, weighted
from tabletop.ui.paint.palette import Colour, mix, rgb
from tabletop.ui.paint.sprite import Sprite
from tzolkin.ui.art.look import STONE_INK, STONE_LIGHT, STONE_SHADE

_LOSS = 1.06


def grain_face(canvas: Canvas, points: Points, colour: Colour, amount: float = 0.065) -> None:
    """A polygon with the grain of stone; amount: one deviation of its light."""
    k = canvas.k
    x0, y0, x1, y1 = bounds(points, 2)
    box = pygame.Rect(math.floor(x0 * k), math.floor(y0 * k), 0, 0)
    box.size = (math.ceil(x1 * k) - box.x, math.ceil(y1 * k) - box.y)
    box = box.clip(canvas.surface.get_rect())
    layer = pygame.Surface(box.size, pygame.SRCALPHA, 32)
    light = tuple(min(255, round(v * _LOSS)) for v in rgb(colour))
    pygame.draw.polygon(layer, light, [(x * k - box.x, y * k - box.y) for x, y in points])
    grain = _grain(canvas.surface.get_size(), k, amount)
    layer.blit(grain, (0, 0), box, special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(layer, box)


@functools.lru_cache(maxsize=4)
def _grain(size: tuple[int, int], k: int, amount: float) -> pygame.Surface:
    """Grey grain for a canvas of that many surface pixels, to be multiplied."""
    fine = weighted(noise("mid", size, 0.75 * k), 255 * amount * 0.9, 255 / _LOSS)
    coarse = weighted(noise("low", size, 0.6 * k), 255 * amount * 0.28, 250)
    fine.blit(coarse, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return fine


def thickness(canvas: Canvas, outline: Points, colour: Colour, depth: float, line: float) -> None:
    """The sides of a flat stone seen a little from the south: its outline pushed downward, ink round it."""
    dark = mix(colour, STONE_SHADE, 0.60)
    steps = max(2, round(depth))
    ink = mix(colour, STONE_INK, 0.72)
    canvas.line([(x, y + depth) for x, y in outline], ink, 1.4 * line, closed=True)
    for i in range(steps, 0, -1):
        down = depth * i / steps
        shade = mix(dark, colour, 0.28 * (1 - i / steps))
        canvas.poly([(x, y + down) for x, y in outline], shade)
    canvas.line(outline, ink, 1.4 * line, closed=True)


def groove(canvas: Canvas, x: float, y: float, r: float, width: float = 2.0) -> None:
    """A cut ring: a dark line and its lit far edge."""
    canvas.circle(x + width * 0.45, y + width * 0.55, r, STONE_LIGHT, 110, width * 0.8)
    canvas.circle(x, y, r, "#000000", 90, width)


def cut(canvas: Canvas, points: Points, width: float, alpha: float = 120) -> None:
    """A cut line."""
    shift = width * 0.7
    canvas.line([(x + shift, y + shift) for x, y in points], STONE_LIGHT, width * 0.9, 90)
    canvas.line(points, "#3A2814", width, alpha)


def slot(canvas: Canvas, x: float, y: float, r: float, share: float = 1.0) -> None:
    """A drilled hole; share: 1 open, less for one that goes under the calendar."""
    canvas.circle(x + r * 0.06, y + r * 0.09, r * 1.09, STONE_LIGHT, 90 * share)
    canvas.circle(x, y, r, "#000000", 95 * share)
    if share > 0.9:
        canvas.circle(x + r * 0.06, y + r * 0.11, r * 0.85, "#000000", 50 * share)


def sector(
    x: float, y: float, inner: float, outer: float, start: float, end: float, n: int = 14
) -> list[Point]:
    """A piece of a ring between two angles."""
    turns: Sequence[float] = [start + (end - start) * i / n for i in range(n + 1)]
    out = [(x + outer * math.cos(t), y + outer * math.sin(t)) for t in turns]
    return out + [(x + inner * math.cos(t), y + inner * math.sin(t)) for t in reversed(turns)]


def raking_light(r: float, strength: float = 0.30) -> Sprite:
    """Light from the upper left over a wheel of radius r; anchor: its middle. Not kept."""
    size = max(2, round(2 * r))
    return Sprite(pygame.transform.smoothscale(_raking(strength), (size, size)), size // 2, size // 2)


@functools.lru_cache(maxsize=4)
def _raking(strength: float) -> pygame.Surface:
    """The light over a wheel of any size, small, to be enlarged."""
    n = 64
    sheet = pygame.Surface((n, n), pygame.SRCALPHA, 32)
    for i in range(n):
        for j in range(n):
            u, v = (i - n / 2 + 0.5) / (n / 2), (j - n / 2 + 0.5) / (n / 2)
            lit = -(u * 0.65 + v * 0.76)
            inside = max(0.0, min(1.0, (0.995 - math.hypot(u, v)) * 24))
            gain, colour = (1.0, "#FFF7DF") if lit > 0 else (1.15, "#3A2410")
            share = min(1.0, abs(lit) ** 1.2 * strength * gain * inside)
            sheet.set_at((i, j), (*(round(c * share) for c in rgb(colour)), round(255 * share)))
    return sheet
