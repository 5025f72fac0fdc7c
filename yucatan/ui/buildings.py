"""Yucatán's cut stone as sprites: cities, pyramids level by level, and the pips that count levels.

Drawn in a 2:1 view, light from the upper left. R is the radius of a hex in real pixels; ``seat`` is the
number of a player's look (1 to 5; 0 is nobody's).
"""

from __future__ import annotations

import math

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.blocks import Block
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, ellipse_points
from tabletop.ui.paint.marks import draw_badge, draw_mark
from tabletop.ui.paint.palette import (
    HALO,
    INK,
    NEUTRAL_FRIEZE,
    NEUTRAL_ROOF,
    STONE,
    STONE_INK,
    Colour,
    mix,
    style,
)
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.paint.turned import outlined

BONE = 4
LEVELS: tuple[tuple[float, float, float], ...] = (
    (40, 33, 13),
    (31, 25, 12),
    (23.5, 18, 11),
    (16.5, 12, 10),
)
"""Half width below, half width above and height of the four steps, in units; the fifth is the shrine."""
TOP_LEVEL = 5
PIP_EMPTY = "#DDD0B6"
CITY_SCALE = 0.80
"""Size of the pyramid inside a city as a share of one drawn at the city's own scale."""
_UNIT = 43.7
_FRIEZE = 0.62, 0.92
"""Where the painted band of a storey begins and ends, as shares of its height."""


def draw_block(
    canvas: Canvas,
    x: float,
    y: float,
    a: float,
    h: float,
    top: float,
    colour: Colour = STONE,
    *,
    stairs: bool = True,
    frieze: Colour | None = None,
    ink_frieze: bool = False,
    weight: float = 1.0,
) -> Point:
    """One battered storey standing on its front corner (x, y).

    a and top are the half widths below and above, h the height; weight scales its lines. ink_frieze edges
    the painted band with ink, as bone on stone needs. Returns the front corner of its upper face.
    """
    block = Block.on(x, y, a, h, top, colour)
    block.draw_walls(canvas, 1.6 * weight)
    block.draw_joints(canvas, (0.33, 0.66), 0.7 * weight)
    if frieze is not None:
        block.draw_band(canvas, *_FRIEZE, frieze)
        if ink_frieze:
            for edge in _FRIEZE:
                canvas.line(block.course(edge), INK, weight)
    if stairs:
        block.draw_stairs(canvas, (0.30, 0.14), 0.38, 2.6 * weight, 0.6 * weight, rail=0.8 * weight)
    block.draw_rim(canvas, 0.9 * weight)
    return block.front


# ---- pyramids


def draw_pyramid(
    canvas: Canvas,
    x: float,
    y: float,
    seat: int,
    levels: int,
    s: float = 1.0,
    *,
    only: int | None = None,
    stone: Colour = STONE,
) -> None:
    """Levels 1 to 5 on the front corner (x, y) at s pixels a unit; only: that one level in its place."""
    look = style(seat)
    weight = max(0.55, min(1.6, s))
    for i, (a, top, h) in enumerate(LEVELS[: min(levels, 4)]):
        if i:
            y -= (LEVELS[i - 1][1] - a) * 0.5 * s
        if only is None or only == i + 1:
            tf = draw_block(
                canvas,
                x,
                y,
                a * s,
                h * s,
                top * s,
                stone,
                frieze=look.frieze,
                ink_frieze=seat == BONE,
                weight=weight,
            )
            y = tf[1]
        else:
            y = y - a * 0.5 * s - h * s + top * 0.5 * s
    if levels >= TOP_LEVEL and only in (None, TOP_LEVEL):
        _draw_shrine(canvas, x, y - 2 * s, seat, s, weight)


def _draw_shrine(canvas: Canvas, x: float, y: float, seat: int, s: float, weight: float) -> None:
    """The fifth level: a small house with a roof and a comb in the player's colour."""
    look = style(seat)
    roof: Colour = "#EFE6D2" if seat == BONE else look.colour
    wall = mix(STONE, "#FFFFFF", 0.1)
    up = draw_block(canvas, x, y, 9 * s, 12 * s, 8.6 * s, wall, stairs=False, weight=weight)[1]
    canvas.rounded(x - 6 * s, y - 12 * s, 3 * s, 8 * s, s, "#2A1A10")
    up = draw_block(canvas, x, up + 1.5 * s, 10.4 * s, 5 * s, 7.2 * s, roof, stairs=False, weight=weight)[1]
    for half, tip, low, high, paint in (
        (6.0, 5.0, 3.0, 13.0, STONE_INK),
        (5.0, 4.0, 3.0, 12.0, mix(look.colour, "#FFFFFF", 0.25)),
    ):
        comb = [(x - half * s, up - low * s), (x + half * s, up - low * s)]
        comb += [(x + tip * s, up - high * s), (x - tip * s, up - high * s)]
        canvas.poly(comb, paint)
    for i in (-1, 1):  # two openings make it a comb
        canvas.rounded(x + (i * 2.1 - 0.7) * s, up - 9.5 * s, 1.4 * s, 3.6 * s, 0.6 * s, STONE_INK)


def pyramid(
    atlas: Atlas, seat: int, level: int, s: float, *, only: int | None = None, shadow: bool = True
) -> Sprite:
    """A pyramid of 0 to 5 levels at s pixels a unit (80 wide at s 1); anchor: front corner of its base.

    Level 0 is the pegged-out plot. only draws that one level, in its place above the same anchor: for a
    level that falls onto the others.
    """
    key = ("pyramid", seat, level, round(s * 50), only, shadow)
    return atlas.sprite(key, lambda: _make_pyramid(seat, level, s, only, shadow))


def _make_pyramid(seat: int, level: int, s: float, only: int | None, shadow: bool) -> Sprite:
    k = 4 if s < 1.3 else 3
    x, y = math.ceil(46 * s + 8), math.ceil(96 * s + 8)
    canvas = Canvas(x + math.ceil(64 * s + 10), y + math.ceil(10 * s + 8), k)
    if level <= 0:
        _draw_plot(canvas, x, y, s)
        return canvas.sprite(x, y).trimmed()
    if shadow and only is None:
        base = [(x - 40 * s, y - 20 * s), (x, y - 1), (x + 52 * s, y - 22 * s), (x + 30 * s, y - 44 * s)]
        canvas.shadow(base, 6 * max(0.7, s), 4 * s, 4 * s, 110)
    draw_pyramid(canvas, x, y, seat, level, s, only=only)
    return canvas.sprite(x, y).trimmed()


def _draw_plot(canvas: Canvas, x: float, y: float, s: float) -> None:
    """Level 0: the measured ground where the pyramid will stand."""
    corners = [(x, y), (x + 40 * s, y - 20 * s), (x, y - 40 * s), (x - 40 * s, y - 20 * s)]
    canvas.poly(corners, STONE, 70)
    canvas.dashed([*corners, corners[0]], "#A8977A", max(1.0, 1.3 * s), 5 * s, 3.5 * s)
    for cx, cy in corners:
        canvas.line([(cx, cy + 1.5 * s), (cx, cy - 5 * s)], "#8B7857", max(1.2, 2.0 * s))


def level_pips(atlas: Atlas, seat: int, levels: int, w: float, h: float, gap: float) -> Sprite:
    """Five pips of w x h, gap from one to the next; anchor: upper left corner."""

    def make() -> Sprite:
        canvas = Canvas(4 * gap + w + 2, h + 2, 4)
        for i in range(TOP_LEVEL):
            colour = style(seat).bar if i < levels else PIP_EMPTY
            canvas.rounded(i * gap + 1, 1, w, h, h / 2, colour)
        return canvas.sprite(1, 1)

    return atlas.sprite(("pips", seat, levels, round(w * 4), round(h * 4), round(gap * 4)), make)


# ---- cities


def city_spot(x: float, y: float, R: float) -> Point:
    """Where a city's anchor lies on the space with middle (x, y)."""
    return x, y - 0.115 * R


def city_pyramid(x: float, y: float, R: float) -> tuple[float, float, float]:
    """(x, y, s) of the pyramid inside the city whose anchor is (x, y): where a new level falls."""
    s = 0.92 * R / _UNIT
    return x, y + 23 * s, CITY_SCALE * s


def city(atlas: Atlas, seat: int, level: int, R: float) -> Sprite:
    """A stone city with its owner's pyramid of 0 to 5 levels in the middle; anchor: see city_spot."""
    return atlas.sprite(("city", seat, level, round(R * 4)), lambda: _make_city(seat, level, R))


def _make_city(seat: int, level: int, R: float) -> Sprite:
    s, k = 0.92 * R / _UNIT, 4 if R < 56 else 3
    x, y = math.ceil(52 * s + 8), math.ceil(62 * s + 8)
    canvas = Canvas(x + math.ceil(62 * s + 8), y + math.ceil(40 * s + 8), k)
    ground = [(x - 44 * s, y + 8 * s), (x, y + 32 * s), (x + 54 * s, y + 10 * s), (x + 4 * s, y - 14 * s)]
    canvas.shadow(ground, 6 * max(0.6, s), 3 * s, 4 * s, 120)
    piece = Canvas(canvas.w, canvas.h, k)
    _draw_city(piece, x, y, seat, level, s)
    canvas.surface.blit(outlined(piece.surface, 0.2 * k, 1.4 * max(1.0, R / _UNIT) * k, STONE_INK), (0, 0))
    if seat:
        r, bx, by = max(6.5, 0.20 * R), x + 36 * s, y + 25 * s
        canvas.circle(bx, by, r + 1.1, HALO, 230)
        draw_badge(canvas, seat, bx, by, r)
    return canvas.sprite(x, y).trimmed()


def _draw_city(canvas: Canvas, x: float, y: float, seat: int, level: int, s: float) -> None:
    """Platform, low houses round it, the pyramid or a small temple in the middle, the pennant."""
    weight = max(0.6, min(1.6, s))
    draw_block(canvas, x, y + 32 * s, 47 * s, 7 * s, 44 * s, "#CDBE9F", weight=weight)
    floor = y + 22 * s

    def house(dx: float, dy: float, a: float, h: float) -> None:
        bx, by = x + dx * s, floor + dy * s
        draw_block(canvas, bx, by, a * s, h * s, a * s * 0.94, STONE, stairs=False, weight=weight)
        thatch = a * s * 1.05
        draw_block(
            canvas, bx, by - h * s, thatch, 3 * s, a * s * 0.62, NEUTRAL_ROOF, stairs=False, weight=weight
        )

    for dx, dy, a, h in ((0.0, -31.0, 8.0, 8.0), (-20, -20, 8.5, 8), (20, -20, 8.5, 8)):
        house(dx, dy, a, h)
    if seat and level > 0:
        draw_pyramid(canvas, x, floor + s, seat, level, CITY_SCALE * s)
    else:
        frieze = style(seat).frieze if seat else NEUTRAL_FRIEZE
        inked = seat == BONE
        draw_block(
            canvas,
            x,
            floor - 12 * s,
            15 * s,
            9 * s,
            12 * s,
            STONE,
            frieze=frieze,
            ink_frieze=inked,
            weight=weight,
        )
        draw_block(canvas, x, floor - 23 * s, 9 * s, 8 * s, 7 * s, STONE, stairs=False, weight=weight)
    for dx in (-33, 33):
        house(dx, -7, 7.5, 7)
    if seat:
        _draw_pennant(canvas, x - 37 * s, floor - 14 * s, 44 * s, seat, s)


def _draw_pennant(canvas: Canvas, x: float, y: float, h: float, seat: int, s: float) -> None:
    """A flag with the player's colour and mark on a pole whose foot is (x, y)."""
    top = y - h
    canvas.line([(x, y), (x, top)], "#2A1A10", 1.8 * s)
    canvas.poly([(x - 0.4, top - 1.6 * s), (x + 25 * s, top + 6.5 * s), (x - 0.4, top + 15 * s)], "#2A1A10")
    cloth = [(x + s, top + 0.8 * s), (x + 21 * s, top + 6.6 * s), (x + s, top + 12.4 * s)]
    canvas.poly(cloth, style(seat).colour)
    draw_mark(canvas, seat, x + 7 * s, top + 6.7 * s, 4 * s)


def dust(atlas: Atlas, s: float, t: float) -> Sprite:
    """The dust ring under a level that has just landed, t from 0 to 1; anchor: the middle of the ring."""
    step = max(0, min(8, round(t * 8)))

    def make() -> Sprite:
        rx = (36 + 26 * step / 8) * s
        half = math.ceil(rx + 8 * s + 4)
        canvas = Canvas(2 * half, 2 * half, 3)
        for i, (px, py) in enumerate(ellipse_points(half, half, rx, rx * 0.5, 12)):
            r = (3.2 + (i * 7 % 5) * 0.7) * s * (1 - 0.5 * step / 8)
            canvas.circle(px, py - step * 0.6 * s, r, "#EADFC6", 200 * (1 - step / 8) + 20)
        return canvas.sprite(half, half)

    return atlas.sprite(("dust", round(s * 50), step), make)
