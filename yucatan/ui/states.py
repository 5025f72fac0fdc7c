"""How a space shows its state: legal, selected, forbidden, pointed at, moved lately, and what a move does.

All sprites are anchored in the middle of the hex. R is its radius in real pixels, ``turn`` the angle of its
first corner in degrees (30 stands on a point, 0 on a side). States differ in form, not in hue alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Points, hexagon
from tabletop.ui.paint.palette import DANGER, DONE, GOLD, INK, LEGAL, Colour
from tabletop.ui.paint.signals import GOLD_INK, HATCH, chip, ring
from tabletop.ui.paint.sprite import Sprite

_LEAF_INK = "#1E2A1E"
EFFECTS: dict[str, tuple[str, Colour]] = {
    "combat": ("combat", INK),
    "prisoner": ("prisoner", INK),
    "build": ("pyramid", INK),
    "establish": ("hut", INK),
    "enlarge": ("enlarge", INK),
    "dispatch": ("dispatch", INK),
    "pillage": ("pillage", INK),
    "deliver": ("pyramid", DONE),
    "remove": ("close", DANGER),
    "forbidden": ("forbidden", DANGER),
}
"""Kinds of effect chips: (icon, fill)."""


def weight(R: float) -> float:
    """Factor of all line widths on a board of that hex radius."""
    return max(0.72, min(1.15 if R < 60 else R / 48, R / 48))


def _hex(
    atlas: Atlas,
    name: str,
    R: float,
    turn: float,
    draw: Callable[[Canvas, float], None],
    extra: object = None,
) -> Sprite:
    """A hex-sized sprite; draw(canvas, middle)."""

    def make() -> Sprite:
        half = math.ceil(R * 1.02 + 6)
        canvas = Canvas(2 * half, 2 * half, 4 if R < 56 else 3)
        draw(canvas, half)
        return canvas.sprite(half, half).trimmed()

    return atlas.sprite((name, round(R * 4), round(turn) % 60, extra), make)


def legal(atlas: Atlas, R: float, turn: float, *, dot: bool = True, pointed: bool = False) -> Sprite:
    """A space that may be chosen; dot where nothing stands on it; pointed: under the pointer or focus."""

    def draw(canvas: Canvas, c: float) -> None:
        g, edge = weight(R), hexagon(c, c, R * 0.86, turn)
        canvas.poly(edge, LEGAL, 140 if pointed else 84)
        ring(
            canvas,
            edge,
            LEGAL,
            4 * g * (1.25 if pointed else 1),
            _LEAF_INK,
            (8.6 if pointed else 6.8) * g,
            150,
        )
        if dot:
            r = 9 * g if pointed else 7 * g
            canvas.circle(c, c, r + 1.6 * g, _LEAF_INK, 150)
            canvas.circle(c, c, r, LEGAL)

    return _hex(atlas, "legal", R, turn, draw, (dot, pointed))


def selected(atlas: Atlas, R: float, turn: float) -> Sprite:
    """The space of the piece in hand."""

    def draw(canvas: Canvas, c: float) -> None:
        g = weight(R)
        canvas.poly(hexagon(c, c, R * 0.9, turn), GOLD, 140)
        ring(canvas, hexagon(c, c, R * 0.89, turn), GOLD, 5.2 * g, GOLD_INK, 8.4 * g, 210)

    return _hex(atlas, "selected", R, turn, draw)


def selectable(atlas: Atlas, R: float, turn: float, *, pointed: bool = False) -> Sprite:
    """A space whose piece may be taken in hand: a thin gold ring, filled a little when pointed at."""

    def draw(canvas: Canvas, c: float) -> None:
        g, edge = weight(R), hexagon(c, c, R * 0.87, turn)
        canvas.poly(edge, GOLD, 92 if pointed else 40)
        ring(canvas, edge, GOLD, (4.2 if pointed else 3) * g, GOLD_INK, (7 if pointed else 5.4) * g, 190)

    return _hex(atlas, "selectable", R, turn, draw, pointed)


def illegal(atlas: Atlas, R: float, turn: float) -> Sprite:
    """A space that may not be chosen, while it is pointed at: hatched; put a forbidden chip on it."""

    def draw(canvas: Canvas, c: float) -> None:
        g, edge = weight(R), hexagon(c, c, R * 0.86, turn)
        canvas.hatch(edge, HATCH, 8.5 * g, 1.6 * g, 150)
        ring(canvas, edge, DANGER, 4 * g, "#FFFFFF", 7 * g, 220)

    return _hex(atlas, "illegal", R, turn, draw)


def hover(atlas: Atlas, R: float, turn: float) -> Sprite:
    """A space merely pointed at."""

    def draw(canvas: Canvas, c: float) -> None:
        edge = hexagon(c, c, R * 0.88, turn)
        canvas.poly(edge, "#FFFFFF", 31)
        canvas.line(edge, INK, 2 * weight(R), 230, closed=True)

    return _hex(atlas, "hover", R, turn, draw)


def focus(atlas: Atlas, R: float, turn: float) -> Sprite:
    """The space that the keyboard stands on: a gold ring outside whatever the space shows."""

    def draw(canvas: Canvas, c: float) -> None:
        g = weight(R)
        ring(canvas, hexagon(c, c, R * 0.98, turn), GOLD, 3 * g, GOLD_INK, 5.6 * g, 220)

    return _hex(atlas, "focus", R, turn, draw)


def last_move(atlas: Atlas, R: float, turn: float, colour: Colour = INK) -> Sprite:
    """Something happened here since your last turn: a dotted ring."""

    def draw(canvas: Canvas, c: float) -> None:
        g, edge = weight(R), hexagon(c, c, R * 0.80, turn)
        side = R * 0.80
        dots = max(4, round(side / (7 * g)))
        for (x0, y0), (x1, y1) in zip(edge, [*edge[1:], edge[0]], strict=True):
            for i in range(dots):
                t = i / dots
                x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                canvas.circle(x, y, 2.1 * g, "#FFFAEC", 170)
                canvas.circle(x, y, 1.35 * g, colour)

    return _hex(atlas, "last move", R, turn, draw, colour)


def chip_radius(R: float) -> float:
    """Radius of an effect chip on a board of that hex radius."""
    return max(12.0, R * 0.355)


def chip_spot(x: float, y: float, R: float) -> tuple[float, float]:
    """Where an effect chip lies on the space with middle (x, y)."""
    return x + 0.62 * R, y - 0.62 * R


def effect_chip(atlas: Atlas, kind: str, r: float) -> Sprite:
    """A round sign of what a move would do (a key of EFFECTS); anchor: its middle."""
    return chip(atlas, *EFFECTS[kind], r)


def path(points: Points, R: float, colour: Colour = "#FFFFFF") -> tuple[Sprite, float, float]:
    """The dashed way of a move through the points. Returns (sprite, x, y): put it there. Not kept."""
    g = weight(R)
    pad = 6 * g
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    x0, y0 = math.floor(min(xs) - pad), math.floor(min(ys) - pad)
    canvas = Canvas(max(xs) - x0 + pad, max(ys) - y0 + pad, 3)
    way = [(x - x0, y - y0) for x, y in points]
    canvas.dashed(way, _LEAF_INK, 6 * g, 11 * g, 9 * g, 150)
    canvas.dashed(way, colour, 3.4 * g, 11 * g, 9 * g)
    return canvas.sprite(), x0, y0
