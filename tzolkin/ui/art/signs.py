"""Every sign of the icon language at any size: goods, steps, technologies, buildings, and our own glyphs."""

from __future__ import annotations

import math

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.palette import DANGER, INK, Colour, mix, rgb
from tabletop.ui.paint.sprite import Sprite
from tzolkin.ui.art.look import (
    CORN_EDGE,
    CORN_TILE,
    GOODS,
    KIND_LOOKS,
    TEMPLE_LOOKS,
    TRACK_ICONS,
    WOOD_EDGE,
    WOOD_TILE,
)
from tzolkin.ui.art.workers import draw_figure

__all__ = ["draw_sign", "kind_sign", "sign", "temple_glyph"]

_PLAIN = {
    "vp": "points",
    "tech": "enlarge",
    "monument": "pyramid",
    "ahead": "redo",
    "any-action": "any-action",
    "quick": "first",
}
_NARROW = {"worker": 0.62, "skull": 0.92, "water": 0.72, "to": 0.36, "or": 0.3, "equals": 0.52, "x": 0.5}
_TRIM = {"corn": 0.98, "gears": 1.0}


def width(name: str, px: float) -> float:
    """The room a sign px high takes along a row."""
    return px * _NARROW.get(name, _TRIM.get(name, 1.0))


def sign(atlas: Atlas, name: str, px: float, colour: Colour | None = None) -> Sprite:
    """A sign about px px high; anchor: its middle. colour replaces the sign's own (goods have theirs).

    Names: a good (corn, wood, stone, gold, skull), "block" (one of choice), "temple" (any) or "temple:NAME",
    "tech" (any) or "tech:TRACK", vp, worker, build, monument, market, any-action, gears, fish, farm, food,
    water, burn, renovation, ahead, light, dark, quick, beg; "to", "or", "equals", "x" between others; or any
    name of ICONS. "no:NAME" is the sign struck through.
    """

    def make() -> Sprite:
        half = math.ceil(px * 0.62) + 2
        canvas = Canvas(2 * half, 2 * half, 4 if px < 60 else 3)
        draw_sign(canvas, atlas, name, half, half, px, colour)
        return canvas.sprite(half, half).trimmed()

    return atlas.sprite(("tzolkin sign", name, round(px * 4), colour and rgb(colour)), make)


def draw_sign(
    canvas: Canvas, atlas: Atlas, name: str, x: float, y: float, px: float, colour: Colour | None = None
) -> None:
    """The sign with its middle at (x, y) of a canvas."""
    if name.startswith("no:"):
        draw_sign(canvas, atlas, name[3:], x, y, px, colour)
        q = px * 0.46
        stroke = [(x - q, y + q), (x + q, y - q)]
        canvas.line(stroke, "#FFFDF6", px * 0.17)
        canvas.line(stroke, DANGER, px * 0.09)
        return
    kind, _, which = name.partition(":")
    ink = INK if colour is None else colour
    if kind == "block":
        _cubes(canvas, x, y, px, colour)
    elif kind == "temple":
        _temple(canvas, atlas, which, x, y, px, colour)
    elif kind == "build" or (kind == "tech" and which == "architecture"):
        _house(canvas, x, y, px, ink)
    elif kind == "workers":
        for dx, tall in ((-0.30, 0.74), (0.30, 0.74), (0.0, 0.96)):
            if not dx:
                draw_figure(canvas, x, y + px * 0.48 + px * 0.03, px * 1.06, "#FCF8EF")
            draw_figure(canvas, x + dx * px, y + px * 0.48, px * tall, ink)
    elif kind == "worker":
        draw_figure(canvas, x, y + px * 0.48, px * 0.96, ink)
    elif kind == "to":
        q = px * 0.15
        canvas.poly([(x - q, y - q * 1.25), (x + q * 1.1, y), (x - q, y + q * 1.25)], ink)
    elif kind == "or":
        q = px * 0.36
        canvas.line([(x + px * 0.10, y - q), (x - px * 0.10, y + q)], ink, max(1.2, px * 0.07))
    elif kind == "equals":
        for dy in (-0.11, 0.11):
            bar = [(x - px * 0.17, y + dy * px), (x + px * 0.17, y + dy * px)]
            canvas.line(bar, ink, max(1.3, px * 0.085), cap=False)
    elif kind == "x":
        q = px * 0.15
        for s in (-1, 1):
            canvas.line([(x - q, y - s * q), (x + q, y + s * q)], ink, max(1.3, px * 0.085))
    elif kind == "lightning":
        canvas.poly(_bolt(x, y, px), ink)
    elif kind == "tile":
        _tile(canvas, atlas, which, x, y, px)
    elif kind == "kind":
        _kind(canvas, which, x, y, px * 0.42)
    else:
        icon = TRACK_ICONS.get(which, _PLAIN.get(kind, kind)) if kind == "tech" else _PLAIN.get(kind, kind)
        paint = GOODS.get(kind, ink) if colour is None and kind != "tech" else ink
        canvas.stamp(atlas.icons.sprite(icon, round(px * canvas.k), paint).surface, x, y)


# ---- our own glyphs


def _bolt(x: float, y: float, px: float) -> list[Point]:
    shape = [(0.10, -0.5), (-0.28, 0.06), (-0.02, 0.06), (-0.14, 0.5), (0.30, -0.12), (0.04, -0.12)]
    return [(x + a * px, y + b * px) for a, b in shape]


def _house(canvas: Canvas, x: float, y: float, px: float, ink: Colour) -> None:
    """A stone house with a wide roof: ridge, eaves, walls, a door."""
    roof = [(-0.50, 0.06), (-0.27, -0.29), (-0.14, -0.29), (-0.14, -0.38)]
    left = [(x + a * px, y + b * px) for a, b in roof]
    canvas.poly(left + [(2 * x - a, b) for a, b in reversed(left)], ink)
    canvas.rounded(x - px * 0.36, y + px * 0.03, px * 0.27, px * 0.39, 0, ink)
    canvas.rounded(x + px * 0.09, y + px * 0.03, px * 0.27, px * 0.39, 0, ink)
    canvas.rounded(x - px * 0.36, y + px * 0.03, px * 0.72, px * 0.12, 0, ink)


def stepped(x: float, y: float, w: float, h: float) -> list[Point]:
    """A pyramid of three steps w wide and h high, its middle at (x, y)."""
    out: list[Point] = []
    low = y + h / 2
    widths = (w / 2, w * 0.335, w * 0.18)
    for i, half in enumerate(widths):
        out += [(x + half, low - h * i / 3), (x + half, low - h * (i + 1) / 3)]
    return out + [(2 * x - a, b) for a, b in reversed(out)]


def _temple(
    canvas: Canvas, atlas: Atlas, which: str, x: float, y: float, px: float, colour: Colour | None
) -> None:
    if not which:  # any temple: the same silhouette in ink with an arrow
        ink = INK if colour is None else colour
        canvas.poly(stepped(x, y + px * 0.17, px * 1.0, px * 0.66), ink)
        shaft, head = px * 0.085, px * 0.235
        for grow, paint in ((px * 0.055, "#FBF5E6" if colour is None else None), (0.0, ink)):
            if paint is None:
                continue
            canvas.rounded(x - shaft - grow, y - px * 0.36, 2 * (shaft + grow), px * 0.52 + grow, 0, paint)
            tip = y - px * 0.56 - grow * 1.6
            wide = head + grow * 1.8
            canvas.poly([(x, tip), (x + wide, y - px * 0.28 + grow), (x - wide, y - px * 0.28 + grow)], paint)
        return
    look = TEMPLE_LOOKS[which]
    paint = look.glyph if colour is None else colour
    body = stepped(x, y, px * 0.98, px * 0.86)
    canvas.line(body, mix(paint, "#000000", 0.35), max(1.0, px * 0.04), closed=True)
    canvas.poly(body, paint)
    light: Colour = "#FFF8E8"
    if look.sign == "lightning":
        canvas.poly(_bolt(x, y + px * 0.14, px * 0.50), light)
    else:
        icon = atlas.icons.sprite(look.sign, round(px * 0.50 * canvas.k), light)
        canvas.stamp(icon.surface, x, y + px * 0.14)


def temple_glyph(atlas: Atlas, temple: str, px: float) -> Sprite:
    """The stepped sign of a temple; anchor: its middle."""
    return sign(atlas, f"temple:{temple}", px)


def _cubes(canvas: Canvas, x: float, y: float, px: float, colour: Colour | None) -> None:
    """A block of the player's choice: three tiny cubes."""
    s = px * 0.47
    spots = ((0.0, -0.02, "gold"), (-0.25, 0.40, "wood"), (0.25, 0.40, "stone"))
    for dx, dy, good in spots:
        paint = GOODS[good] if colour is None else colour
        _cube(canvas, x + dx * px, y + dy * px, s, "#C99A2B" if paint == GOODS["gold"] else paint)


def _cube(canvas: Canvas, x: float, y: float, s: float, colour: Colour) -> None:
    """A cube s wide whose front corner stands at (x, y)."""
    a, b, h = s * 0.5, s * 0.25, s * 0.56
    top, right, front, left = (x, y - h - 2 * b), (x + a, y - h - b), (x, y - h), (x - a, y - h - b)
    outline = [top, right, (x + a, y - b), (x, y), (x - a, y - b), left]
    canvas.line(outline, mix(colour, "#000000", 0.55), max(0.8, s * 0.07), closed=True)
    canvas.poly([left, front, (x, y), (x - a, y - b)], colour)
    canvas.poly([front, right, (x + a, y - b), (x, y)], mix(colour, "#000000", 0.28))
    canvas.poly([top, right, front, left], mix(colour, "#FFFFFF", 0.34))


def draw_cube(canvas: Canvas, x: float, y: float, s: float, colour: Colour) -> None:
    """A wooden cube s px wide, its front corner at (x, y)."""
    _cube(canvas, x, y, s, colour)


def kind_points(kind: str, x: float, y: float, r: float) -> list[Point]:
    """The outline of a kind's sign: farm triangle, civic square, tomb rhombus, shrine disc."""
    if kind == "farm":
        return [(x, y - r * 0.92), (x + r, y + r * 0.76), (x - r, y + r * 0.76)]
    if kind == "civic":
        q = r * 0.80
        return [(x - q, y - q), (x + q, y - q), (x + q, y + q), (x - q, y + q)]
    if kind == "tomb":
        return [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
    return [
        (x + r * 0.92 * math.cos(t / 16 * math.pi), y + r * 0.92 * math.sin(t / 16 * math.pi))
        for t in range(32)
    ]


def _tile(canvas: Canvas, atlas: Atlas, kind: str, x: float, y: float, px: float) -> None:
    """A harvest tile of corn or wood."""
    face, edge = (CORN_TILE, CORN_EDGE) if kind == "corn" else (WOOD_TILE, WOOD_EDGE)
    half, line = px * 0.46, max(1.0, px * 0.06)
    canvas.rounded(x - half, y - half, 2 * half, 2 * half, px * 0.14, edge)
    canvas.rounded(x - half + line, y - half + line, 2 * (half - line), 2 * (half - line), px * 0.09, face)
    draw_sign(canvas, atlas, kind, x, y, px * 0.62)


def _kind(canvas: Canvas, kind: str, x: float, y: float, r: float) -> None:
    canvas.poly(kind_points(kind, x, y, r), KIND_LOOKS[kind].colour)


def kind_sign(atlas: Atlas, kind: str, r: float) -> Sprite:
    """The sign of a kind of building on a pale disc of radius r; anchor: its middle."""

    def make() -> Sprite:
        half = math.ceil(r) + 2
        canvas = Canvas(2 * half, 2 * half, 4)
        canvas.circle(half, half, r, "#FFFDF6")
        _kind(canvas, kind, half, half, r * 0.66)
        return canvas.sprite(half, half)

    return atlas.sprite(("tzolkin kind", kind, round(r * 4)), make)
