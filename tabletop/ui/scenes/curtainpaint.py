"""What the curtain is painted with: the cloth in a player's colour, the fret bands, the covered and
lifted discs.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import ellipse_points
from tabletop.ui.paint.marks import draw_mark
from tabletop.ui.paint.noise import noise, weighted
from tabletop.ui.paint.palette import BONE_FACE, BONE_RING, GOLD, INK, RGB, mix, rgb, style
from tabletop.ui.paint.sprite import Sprite

__all__ = ["BAND", "Dye", "cloth", "covered_disc", "lifted_disc", "ring"]

BAND = 134
"""Height of a fret band with its lines, from the edge of the window, in logical units."""
DISC = 51.0
LIFTED = 70.0
RING = 79.0


@dataclass(frozen=True)
class Dye:
    """The colours of one player's curtain."""

    style: int

    @property
    def colour(self) -> str:
        """The player's colour."""
        return style(self.style).colour

    @property
    def dark(self) -> bool:
        """True if white is legible on it."""
        return style(self.style).ink == "#FFFFFF"

    @property
    def ink(self) -> str:
        """The name, the mark and the bands."""
        return style(self.style).ink

    @property
    def second(self) -> RGB:
        """Sentences."""
        return mix(self.ink, self.colour, 0.05 if self.dark else 0.12)

    @property
    def shade(self) -> RGB:
        """Shadows on the cloth."""
        return mix(self.colour, "#000000", 0.82)


def cloth(kit: Kit, seat_style: int, bands: bool = True) -> pygame.Surface:
    """The opaque ground: radial light (middle 8 % lighter, edge 35 % darker), a little cloth, two fret
    bands if wanted.
    """
    w, h = kit.theme.size
    dye = Dye(seat_style)
    edge = mix(dye.colour, "#000000", 0.40 if dye.dark else 0.20)
    n, m = 96, 54
    small = pygame.Surface((n, m), 0, 32)
    for i in range(n):
        for j in range(m):
            d = min(1.0, math.hypot((i - n / 2) / n, (j - m * 0.42) / m) * 1.35)
            light = mix(dye.colour, "#FFFFFF", 0.08)
            tone = mix(light, dye.colour, d * 2) if d < 0.5 else mix(dye.colour, edge, d * 2 - 1)
            small.set_at((i, j), tone)
    sheet = pygame.transform.smoothscale(small, (w, h))
    for name, scale, share in (("low", 5.0, 0.05), ("high", 1.0, 0.06)):
        grain = weighted(noise(name, (w, h), scale), 46 * share, 252)
        sheet.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    for top in (True, False) if bands else ():
        _band(kit, sheet, dye, top)
    return sheet


def _band(kit: Kit, sheet: pygame.Surface, dye: Dye, top: bool) -> None:
    """A row of stepped frets between two lines, along the upper or lower edge."""
    w, h = sheet.get_size()
    unit, tall = kit.theme.real(13), kit.theme.real(BAND)
    canvas = Canvas(w, tall, 2)
    y = kit.theme.real(40)
    if not top:
        y = tall - y - 5 * unit
    count = int(w / (unit * 12))
    left = (w - (count * 12 - 1) * unit) / 2
    for i in range(count):
        for shape in _FRET:
            points = [(left + (i * 12 + p) * unit, y + (q if top else 5 - q) * unit) for p, q in shape]
            canvas.poly(points, dye.ink, 30)
    for line in (y - kit.theme.real(14), y + 5 * unit + kit.theme.real(14)):
        canvas.line([(0, line), (w, line)], dye.ink, max(1.0, kit.theme.real(1.6)), 60)
    canvas.sprite().put(sheet, 0, 0 if top else h - round(tall))


_FRET = (
    ((0, 0), (0, 5), (5, 5), (5, 4), (4, 4), (4, 3), (3, 3), (3, 2), (2, 2), (2, 1), (1, 1), (1, 0)),
    (
        (6, 5),
        (11, 5),
        (11, 0),
        (4.6, 0),
        (4.6, 1),
        (10, 1),
        (10, 4),
        (7, 4),
        (7, 3),
        (8.6, 3),
        (8.6, 2),
        (6, 2),
    ),
)


def mark_disc(kit: Kit, seat_style: int) -> Sprite:
    """The player's mark in a ring, of radius 64 units, anchored in its middle."""

    def make() -> Sprite:
        u, dye = kit.theme.real(1), Dye(seat_style)
        half = 66 * u
        canvas = Canvas(2 * half, 2 * half, 3)
        canvas.circle(half, half, 64 * u, dye.ink)
        canvas.circle(half, half, 58 * u, dye.colour)
        draw_mark(canvas, seat_style, half, half, 35 * u, dye.ink)
        return canvas.sprite(half, half)

    return kit.atlas.sprite(("curtain-mark", seat_style, kit.theme.size), make)


def covered_disc(kit: Kit, seat_style: int, u: float, hover: bool) -> Sprite:
    """A covered disc of radius 51 units, anchored in its middle."""

    def make() -> Sprite:
        dye, half = Dye(seat_style), 88 * u
        canvas = Canvas(2 * half, 2 * half, 3)
        x = y = half
        edge, face = mix(dye.colour, "#000000", 0.52), mix(dye.colour, "#FFFFFF", 0.22 if hover else 0.12)
        canvas.shadow(ellipse_points(x, y + 8 * u, 52 * u, 52 * u), 9 * u, 0, 6 * u, 130, dye.shade)
        canvas.circle(x, y + 5 * u, 53 * u, edge)
        canvas.circle(x, y, 53 * u, edge)
        canvas.circle(x, y, DISC * u, face)
        canvas.circle(x, y, DISC * u, mix(dye.colour, "#FFFFFF", 0.55), 255, 1.6 * u)
        for r in (40, 31):
            canvas.circle(x, y, r * u, mix(dye.colour, "#000000", 0.12), 255, 2.2 * u)
        draw_mark(canvas, seat_style, x, y, 20 * u, dye.ink)
        return canvas.sprite(half, half)

    return kit.atlas.sprite(("covered-disc", seat_style, round(u * 1000), hover), make)


def lifted_disc(kit: Kit, seat_style: int, u: float) -> Sprite:
    """The open side of a lifted disc without its symbol, of radius 70 units, anchored in its middle."""

    def make() -> Sprite:
        half = 132 * u
        canvas = Canvas(2 * half, 2 * half, 3)
        x = y = half
        shade = Dye(seat_style).shade
        canvas.shadow(ellipse_points(x, y + 22 * u, 70 * u, 66 * u), 16 * u, 0, 14 * u, 190, shade)
        canvas.circle(x, y, LIFTED * u, INK)
        canvas.circle(x, y, 67 * u, BONE_FACE)
        canvas.circle(x, y, 59 * u, BONE_RING, 255, 2.4 * u)
        return canvas.sprite(half, half)

    return kit.atlas.sprite(("lifted-disc", seat_style, round(u * 1000)), make)


def ring(u: float, left: float, ink: str) -> Sprite:
    """The ring of gold that runs out: `left` of it (0 to 1) still stands. Anchored in its middle."""
    half = (RING + 6) * u
    canvas = Canvas(2 * half, 2 * half, 2)
    steps = 72
    for i in range(steps):
        start = -math.pi / 2 + i * math.tau / steps
        stands = i < round(left * steps)
        arc = [
            (half + RING * u * math.cos(start + d), half + RING * u * math.sin(start + d)) for d in (0, 0.092)
        ]
        colour = rgb(GOLD) if stands else rgb(ink)
        canvas.line(arc, colour, (7 if stands else 3) * u, 255 if stands else 60)
    return canvas.sprite(half, half)
