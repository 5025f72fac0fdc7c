"""Yucatán's wooden pieces as sprites: warriors with prisoners, villages, brotherhood discs.

R is the radius of a hex (middle to corner) in real pixels; ``seat`` is the number of a player's look
(1 to 5; 0 is neutral). Every function returns a kept sprite whose anchor is the point named in its
docstring; the ``..._spot`` functions tell where on a space that anchor belongs.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, ellipse_points, spline
from tabletop.ui.paint.marks import draw_badge, draw_mark
from tabletop.ui.paint.palette import (
    BONE_FACE,
    BONE_RING,
    DOOR,
    HALO,
    INK,
    NEUTRAL_ROOF,
    PIECE_INK,
    PRISONER,
    ROPE,
    RULE,
    SAND_EDGE,
    SAND_TOP,
    WALL,
    Colour,
    mix,
    style,
)
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.paint.turned import HUT_ROOF, HUT_WALL, WARRIOR, Solid, outlined, turned

BONE = 4
INK_WIDTH, HALO_WIDTH = 1.25, 1.6
_UNIT = 43.7  # the hex radius at which the lengths of this file are drawn


def fine(R: float) -> int:
    """How many times larger a piece is drawn before it is reduced."""
    return 4 if R < 56 else 3


def line_factor(R: float) -> float:
    """Factor of outlines and halos: thicker on large hexes, never thinner than drawn."""
    return max(1.0, R / _UNIT)


# ---- places on a space


def warrior_height(R: float) -> float:
    """Height without feathers; smaller boards get taller pawns."""
    return R * (1.40 if R > 36 else 1.52)


def warrior_spot(x: float, y: float, R: float, beside: bool) -> Point:
    """Where a warrior's foot stands on the space with middle (x, y); beside: in a village or city."""
    return (x - 0.43 * R, y + 0.43 * R) if beside else (x, y + 0.53 * R)


def village_spot(x: float, y: float, R: float, beside: bool) -> Point:
    """Where a village token lies; beside: a warrior stands in it, so the token makes room."""
    return x + (0.2 * R if beside else 0), y + 0.14 * R


# ---- warriors


class _Feather(NamedTuple):
    leaf: list[Point]
    angle: int
    foot: Point
    tip: Point


def _feathers(x: float, y: float, h: float) -> Iterator[_Feather]:
    """Three feathers rising from (x, y), from left to right."""
    for angle, length in ((-38, 0.20), (0, 0.25), (38, 0.20)):
        t = math.radians(angle - 90)
        ux, uy = math.cos(t), math.sin(t)
        foot = (x + ux * h * 0.07, y + uy * h * 0.07)
        tip = (x + ux * h * (length + 0.07), y + uy * h * (length + 0.07))
        mx, my = (foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2
        nx, ny = -uy * h * 0.055, ux * h * 0.055
        yield _Feather(spline([foot, (mx + nx, my + ny), tip, (mx - nx, my - ny)], 8, True), angle, foot, tip)


def _draw_solid(canvas: Canvas, solid: Solid, x: float, y: float) -> None:
    canvas.surface.blit(solid.surface, (round(x * canvas.k - solid.x), round(y * canvas.k - solid.y)))


def _draw_pawn(canvas: Canvas, seat: int, x: float, y: float, h: float) -> None:
    """Feathers, wood, and the mark on the breast; foot at (x, y)."""
    look = style(seat)
    vein = look.bar if seat == BONE else mix(look.colour, "#000000", 0.42)
    for leaf, angle, foot, tip in _feathers(x, y - h * 0.86, h):
        mx, my = (foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2
        canvas.poly([(p + (p - mx) * 0.22, q + (q - my) * 0.16) for p, q in leaf], PIECE_INK)
        light = mix(look.colour, "#FFFFFF", 0.25)
        canvas.poly(leaf, light if angle <= 0 else mix(look.colour, "#000000", 0.12))
        canvas.line([foot, tip], vein, h * 0.013)
    wood = turned(WARRIOR, look.colour, h * canvas.k, grain=0.03 if seat == BONE else 0.06)
    _draw_solid(canvas, wood, x, y)
    draw_mark(canvas, seat, x, y - h * 0.40, h * 0.128)


def _draw_prisoners(atlas: Atlas, canvas: Canvas, x: float, y: float, count: int, r: float) -> None:
    """Rope-bound discs in a row in front of a foot."""
    gap = r * 1.62
    left = x - gap * (count - 1) / 2
    for i in range(count):
        draw_disc(canvas, left + i * gap, y + r * 0.7, r, r * 0.42, PRISONER, 0.46)
    rope = atlas.icons.sprite("prisoner", round(r * 1.1 * canvas.k), ROPE).surface
    for i in range(count):
        canvas.stamp(rope, left + i * gap, y + r * 0.28)


def draw_disc(
    canvas: Canvas, x: float, y: float, r: float, h: float, colour: Colour, squash: float = 0.42
) -> None:
    """A low wooden disc with its ink edge; (x, y) is the middle of its lower ellipse, h its height."""
    dark, edge = mix(colour, "#20140C", 0.42), mix(colour, "#000000", 0.62)
    pad = max(0.8, min(1.4, r * 0.06))
    for rise in (0.0, h):
        canvas.ellipse(x, y - rise, r + pad, (r + pad) * squash + 0.4, edge)
    canvas.rounded(x - r - pad, y - h, 2 * (r + pad), h, 0, edge)
    n = 26
    turns = [-math.pi / 2 + math.pi * j / n for j in range(n + 1)]
    for i in range(n):
        x0, x1 = x + r * math.sin(turns[i]), x + r * math.sin(turns[i + 1])
        y0, y1 = r * squash * math.cos(turns[i]), r * squash * math.cos(turns[i + 1])
        t = -1 + 2 * (i + 0.5) / n
        side = mix(dark, colour, max(0.0, 0.75 - (t + 0.35) ** 2 * 0.8))
        canvas.poly([(x0, y - h + y0), (x1 + 0.3, y - h + y1), (x1 + 0.3, y + y1), (x0, y + y0)], side)
    canvas.ellipse(x, y - h, r, r * squash, mix(colour, "#FFFFFF", 0.10))
    canvas.ellipse(x, y - h, r, r * squash, mix(colour, "#FFFFFF", 0.45), 255, max(0.7, r * 0.028))


def warrior(
    atlas: Atlas,
    seat: int,
    R: float,
    carried: int = 0,
    *,
    lifted: bool = False,
    revealed: str | None = None,
    shadow: bool = True,
) -> Sprite:
    """A warrior with 0 to 3 prisoners in front of it; anchor: middle of the foot on the ground.

    lifted: in the hand, 1.08 as high and 0.16 R above its shadow. revealed: jaguar, snake or hummingbird as
    an ink chip at the foot. shadow False leaves the contact shadow out, for a pawn in the air.
    """
    key = ("warrior", seat, round(R * 4), carried, lifted, revealed, shadow)
    return atlas.sprite(key, lambda: _make_warrior(atlas, seat, R, carried, lifted, revealed, shadow))


def _make_warrior(
    atlas: Atlas, seat: int, R: float, carried: int, lifted: bool, revealed: str | None, shadow: bool
) -> Sprite:
    q, k, line = R / _UNIT, fine(R), line_factor(R)
    h = warrior_height(R) * (1.08 if lifted else 1)
    lift = 0.16 * R if lifted else 0.0
    bound = max(6.0, 0.175 * R)  # a prisoner's radius
    reach = max(h * 0.42, 2.7 * bound if carried else 0)
    x, y = math.ceil(reach + 10), math.ceil(h * 1.22 + lift + 6)
    low = math.ceil(h * 0.16 + 8 + (1.8 * bound if carried else 4))
    ground = Canvas(x + math.ceil(max(reach, h * 0.56) + 10), y + low, k)
    if shadow:
        _draw_shadow(ground, x, y, h, lift)
    piece = Canvas(ground.w, ground.h, k)
    _draw_pawn(piece, seat, x, y - lift, h)
    if carried:
        _draw_prisoners(atlas, piece, x, y - lift + 3.5 * q, min(3, carried), bound)
    ground.surface.blit(outlined(piece.surface, INK_WIDTH * line * k, HALO_WIDTH * line * k), (0, 0))
    if revealed:
        r = max(8.0, 0.24 * R)
        cx, cy = x + 0.36 * R, y - lift - 0.18 * R
        ground.circle(cx, cy, r, "#FFFFFF")
        ground.circle(cx, cy, r - max(1.2, r * 0.11), INK)
        ground.stamp(atlas.icons.sprite(revealed, round(r * 1.4 * k), "#FFFFFF").surface, cx, cy)
    return ground.sprite(x, y).trimmed()


def _draw_shadow(canvas: Canvas, x: float, y: float, h: float, lift: float) -> None:
    foot = ellipse_points(x + h * 0.10, y + h * 0.02, h * 0.30, h * 0.12)
    canvas.shadow(foot, 3.5 + lift * 0.35, lift * 0.4, 1 + lift * 0.2, 110 if not lift else 88)


def prisoner(atlas: Atlas, r: float) -> Sprite:
    """One prisoner disc of radius r lying flat; anchor: its middle. For arcs through the air and counts."""

    def make() -> Sprite:
        half, k = math.ceil(r * 1.3 + 5), 4
        piece = Canvas(2 * half, 2 * half, k)
        _draw_prisoners(atlas, piece, half, half - r * 0.28, 1, r)
        piece.surface = outlined(piece.surface, 0.4 * k, HALO_WIDTH * k)
        return piece.sprite(half, half)

    return atlas.sprite(("prisoner", round(r * 4)), make)


def prisoner_slot(atlas: Atlas, full: bool, r: float) -> Sprite:
    """A place for a prisoner in a panel, filled or empty, seen from above; anchor: its middle."""

    def make() -> Sprite:
        half, k = math.ceil(r) + 2, 4
        canvas = Canvas(2 * half, 2 * half, k)
        canvas.circle(half, half, r, PRISONER if full else "#EDE2CC")
        canvas.circle(half, half, r, "#5D4020" if full else RULE, 255, max(1.0, r * 0.1))
        ink = ROPE if full else RULE
        canvas.stamp(atlas.icons.sprite("prisoner", round(r * 1.2 * k), ink).surface, half, half)
        return canvas.sprite(half, half)

    return atlas.sprite(("prisoner slot", full, round(r * 4)), make)


# ---- villages


def _draw_hut(canvas: Canvas, x: float, y: float, h: float, roof: Colour) -> None:
    """A round hut h high: wall, door, cone of thatch; foot at (x, y)."""
    k = canvas.k
    canvas.shadow(ellipse_points(x + h * 0.16, y + h * 0.02, h * 0.52, h * 0.20), 2, 1, 1, 110)
    sheet = Canvas(h * 1.8, h * 1.6, k)
    cx, cy = h * 0.9, h * 1.25
    _draw_solid(
        sheet, turned(HUT_WALL, WALL, h * 0.46 * k, grain=0.08, squash=0.34, gloss=0.05, rim=0.1), cx, cy
    )
    sheet.rounded(cx - h * 0.085, cy - h * 0.22, h * 0.17, h * 0.32, h * 0.05, DOOR)
    thatch = turned(HUT_ROOF, roof, h * 0.65 * k, grain=0.12, squash=0.30, gloss=0.10, rim=0.25)
    _draw_solid(
        sheet, turned(HUT_ROOF, PIECE_INK, h * 0.68 * k, squash=0.30, gloss=0, rim=0), cx, cy - h * 0.272
    )
    _draw_solid(sheet, thatch, cx, cy - h * 0.295)
    straw = mix(roof, "#000000", 0.45)
    for i in range(-4, 5):
        foot = (cx + i * h * 0.118, cy - h * 0.30 + (1 - (i / 4.6) ** 2) * h * 0.13)
        sheet.line([(cx + i * h * 0.012, cy - h * 0.92), foot], straw, h * 0.026, 90)
    sheet.line([(cx - h * 0.07, cy - h * 0.90), (cx + h * 0.07, cy - h * 0.90)], straw, h * 0.062)
    edged = outlined(sheet.surface, 0.042 * h * k, 0)
    canvas.surface.blit(edged, (round((x - cx) * k), round((y - cy) * k)))


def village(atlas: Atlas, seat: int, large: bool, R: float) -> Sprite:
    """A village token, one hut or three, seat 0 neutral; anchor: middle of the token's lower face."""
    return atlas.sprite(("village", seat, large, round(R * 4)), lambda: _make_village(seat, large, R))


def _make_village(seat: int, large: bool, R: float) -> Sprite:
    s, k = 0.92 * R / _UNIT, fine(R)
    r = 34 * s
    x, y = math.ceil(r * 1.12 + 8), math.ceil(44 * s + 8)
    canvas = Canvas(2 * x + math.ceil(8 * s), y + math.ceil(r * 0.62 + 9), k)
    colour = style(seat).colour if seat else mix(NEUTRAL_ROOF, "#FFFFFF", 0.05)
    roof = style(seat).roof if seat else mix(NEUTRAL_ROOF, "#FFD9A0", 0.30)
    canvas.shadow(ellipse_points(x + 3 * s, y + 4 * s, r * 1.02, r * 0.52), 4, 1, 2, 100)
    piece = Canvas(canvas.w, canvas.h, k)
    draw_disc(piece, x, y, r, 5 * s, mix(colour, "#000000", 0.06), 0.50)
    piece.ellipse(x, y - 5 * s, r * 0.86, r * 0.43, SAND_TOP)
    piece.ellipse(x, y - 5 * s, r * 0.86, r * 0.43, mix(SAND_TOP, SAND_EDGE, 0.35), 255, max(0.7, 0.8 * s))
    if large:
        for dx, dy, h in ((-13, -9, 21), (13, -9, 21), (0, 2, 25)):
            _draw_hut(piece, x + dx * s, y + dy * s, h * s, roof)
    else:
        _draw_hut(piece, x, y - s, 26 * s, roof)
    canvas.surface.blit(
        outlined(piece.surface, 0.3 * k, HALO_WIDTH * line_factor(R) * k, mix(colour, "#000000", 0.62)),
        (0, 0),
    )
    if seat:
        radius = max(6.5, 9 * s)
        canvas.circle(x + r * 0.80, y + r * 0.24, radius + 1.1, HALO, 230)
        draw_badge(canvas, seat, x + r * 0.80, y + r * 0.24, radius)
    return canvas.sprite(x, y).trimmed()


# ---- secret discs


def brotherhood_disc(atlas: Atlas, brotherhood: str, r: float) -> Sprite:
    """The open underside of a warrior: symbol on bone; anchor: its middle."""

    def make() -> Sprite:
        half, k = math.ceil(r * 1.12 + 12), 3
        canvas = Canvas(2 * half, 2 * half + math.ceil(r * 0.3), k)
        canvas.shadow(
            ellipse_points(half, half + r * 0.10, r * 0.98, r * 0.96), max(3, r * 0.14), 0, r * 0.1, 150
        )
        canvas.circle(half, half, r, INK)
        canvas.circle(half, half, r - max(1.2, r * 0.045), BONE_FACE)
        canvas.circle(half, half, r * 0.86, BONE_RING, 255, max(0.8, r * 0.034))
        canvas.stamp(atlas.icons.sprite(brotherhood, round(r * 1.12 * k), INK).surface, half, half)
        return canvas.sprite(half, half)

    return atlas.sprite(("brotherhood", brotherhood, round(r * 4)), make)


def covered_disc(atlas: Atlas, seat: int, r: float) -> Sprite:
    """A warrior's disc with its symbol down: the player's colour and mark; anchor: its middle."""

    def make() -> Sprite:
        half, k, look = math.ceil(r * 1.12 + 12), 3, style(seat)
        dark = mix(look.colour, "#000000", 0.62 if seat == BONE else 0.52)
        face = look.colour if seat == BONE else mix(look.colour, "#FFFFFF", 0.12)
        groove = mix(look.colour, "#000000", 0.22 if seat == BONE else 0.14)
        rim = "#FFFFFF" if seat == BONE else mix(look.colour, "#FFFFFF", 0.55)
        canvas = Canvas(2 * half, 2 * half + math.ceil(r * 0.3), k)
        canvas.shadow(ellipse_points(half, half + r * 0.12, r, r), max(3, r * 0.17), 0, r * 0.1, 130)
        canvas.circle(half, half + r * 0.1, r * 1.03, dark)
        canvas.circle(half, half, r * 1.03, dark)
        canvas.circle(half, half, r, face)
        canvas.circle(half, half, r, rim, 255, max(0.9, r * 0.034))
        for share in (0.78, 0.60):
            canvas.circle(half, half, r * share, groove, 255, max(0.9, r * 0.042))
        draw_mark(canvas, seat, half, half, r * 0.38)
        return canvas.sprite(half, half)

    return atlas.sprite(("covered", seat, round(r * 4)), make)
