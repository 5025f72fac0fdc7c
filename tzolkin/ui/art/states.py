"""How a place shows its state: legal, pointed at, chosen, forbidden, in focus, changed lately; and its price.

The same language as on the other tables: legal is a white ring on a dark one, chosen is gold, forbidden is
hatched with a red ring, focus is a gold ring further out, what changed since a player's last turn is dotted.
States differ in form, not in hue alone. Round places: plates, holes, discs. Boxes: steps, cells, cards.
Sprites of round places are anchored in their middle, those of boxes at the box's upper left corner.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, Points, ellipse_points, round_rect_points
from tabletop.ui.paint.palette import DANGER, DONE, GOLD, INK, LEGAL, Colour
from tabletop.ui.paint.signals import GOLD_INK, HATCH, ring
from tabletop.ui.paint.sprite import Sprite
from tzolkin.ui.art import rows
from tzolkin.ui.art.effects import Term

__all__ = [
    "State",
    "box_state",
    "gain_badge",
    "placed_badge",
    "price_badge",
    "price_disc",
    "round_state",
]

State = Literal["legal", "pointed", "chosen", "illegal", "hover", "focus", "last", "short"]
"""legal: may be chosen; pointed: the same under the pointer; chosen; illegal: pointed at and refused; hover:
merely pointed at; focus: where the keyboard stands; last: changed lately; short: cannot be paid."""
_DARK, _UNDER = "#1E1408", 225
"""The line under a white ring, and the alpha of all lines under rings."""


def _paint(canvas: Canvas, outline: Callable[[float], list[Point]], state: State, f: float) -> None:
    """The state on an outline; outline(d) is the place's edge grown by d px, f the factor of line widths."""
    edge = outline(0)
    if state == "legal":
        ring(canvas, edge, LEGAL, 3.2 * f, _DARK, 6.8 * f, _UNDER)
    elif state == "pointed":
        canvas.poly(edge, LEGAL, 70)
        ring(canvas, edge, LEGAL, 4.6 * f, _DARK, 9.2 * f, _UNDER)
    elif state == "chosen":
        canvas.poly(edge, GOLD, 56)
        ring(canvas, edge, GOLD, 4.2 * f, GOLD_INK, 7 * f, _UNDER)
    elif state == "illegal":
        canvas.hatch(edge, HATCH, 7.5 * f, 1.4 * f, 150)
        ring(canvas, edge, DANGER, 3.4 * f, "#FFFFFF", 6.2 * f, _UNDER)
    elif state == "hover":
        canvas.poly(edge, "#FFFFFF", 38)
        canvas.line(edge, INK, 2 * f, 230, closed=True)
    elif state == "focus":
        ring(canvas, outline(4.5 * f), GOLD, 3 * f, GOLD_INK, 5.4 * f, _UNDER)
    elif state == "short":
        canvas.line(edge, "#FFFFFF", 4.6 * f, 220, closed=True)
        canvas.dashed([*edge, edge[0]], DANGER, 2.6 * f, 7 * f, 4.5 * f)
    else:
        _dots(canvas, outline(-2.5 * f), f)


def _dots(canvas: Canvas, points: Points, f: float) -> None:
    """A dotted line along a closed outline."""
    step, run = 7 * f, 0.0
    for (x, y), (a, b) in zip(points, [*points[1:], points[0]], strict=True):
        length = math.hypot(a - x, b - y)
        while run < length:
            t = run / length
            px, py = x + (a - x) * t, y + (b - y) * t
            canvas.circle(px, py, 2.1 * f, "#FFFAEC", 190)
            canvas.circle(px, py, 1.4 * f, INK)
            run += step
        run -= length


def round_state(atlas: Atlas, r: float, state: State, f: float = 1.0) -> Sprite:
    """The state of a round place of radius r; f: factor of line widths (`WheelGeometry.line`)."""

    def make() -> Sprite:
        half = math.ceil(r + 12 * f)
        canvas = Canvas(2 * half, 2 * half, 4 if r < 60 else 3)

        def outline(grow: float) -> list[Point]:
            return ellipse_points(half, half, r + grow, r + grow, max(36, min(120, round(r * 2.4))))

        _paint(canvas, outline, state, f)
        return canvas.sprite(half, half).trimmed()

    return atlas.sprite(("tzolkin round", round(r * 4), state, round(f * 16)), make)


def box_state(atlas: Atlas, w: int, h: int, state: State, f: float = 1.0, radius: float = 8.0) -> Sprite:
    """The state of a box of w x h px with corners of that radius; f: factor of line widths."""

    def make() -> Sprite:
        pad = math.ceil(12 * f)
        canvas = Canvas(w + 2 * pad, h + 2 * pad, 3)

        def outline(grow: float) -> list[Point]:
            corner = max(0.5, radius + grow)
            return round_rect_points(pad - grow, pad - grow, w + 2 * grow, h + 2 * grow, corner)

        _paint(canvas, outline, state, f)
        sprite = canvas.sprite(pad, pad)
        return sprite.trimmed()

    return atlas.sprite(("tzolkin box", w, h, state, round(f * 16), round(radius * 4)), make)


# ---------------------------------------------------------------- prices and results


def _written(atlas: Atlas, sprite: Sprite, text: str, px: float, colour: Colour, shift: float = 0) -> None:
    base = sprite.ay + atlas.letters.cap_height("figure", px) / 2 + shift
    atlas.letters.write(sprite.surface, text, sprite.ax, base, px, colour, "figure", "centre")


def price_disc(
    atlas: Atlas, text: str, f: float = 1.0, *, payable: bool = True, pointed: bool = False
) -> Sprite:
    """The price of the next worker on a lowest free space: white, or pale and dashed if it cannot be paid.

    16 px of radius times f. Anchor: its middle; lay it over workers, never under.
    """

    def make() -> Sprite:
        r = 16 * f * (1.1 if pointed else 1)
        half = math.ceil(r + 6 * f)
        canvas = Canvas(2 * half, 2 * half, 4)
        canvas.shadow(ellipse_points(half, half, r, r), 3 * f, f, 2 * f, 130)
        if payable:
            canvas.circle(half, half, r + 2.2 * f, INK)
            canvas.circle(half, half, r, GOLD if pointed else "#FFFFFF")
            if pointed:
                canvas.circle(half, half, r - 3 * f, "#FFFFFF")
        else:
            canvas.circle(half, half, r + 1.2 * f, "#FBEFE6")
            ring = ellipse_points(half, half, r, r, 60)
            canvas.dashed([*ring, ring[0]], DANGER, 2.6 * f, 6.4 * f, 4 * f)
        sprite = canvas.sprite(half, half)
        _written(atlas, sprite, text, 23 * f * (1.08 if pointed else 1), INK if payable else DANGER)
        return sprite

    return atlas.sprite(("tzolkin price disc", text, round(f * 16), payable, pointed), make)


def placed_badge(atlas: Atlas, text: str, f: float = 1.0) -> Sprite:
    """What a worker placed this turn costs: ink with a gold rim; put it at (+16 f, +10 f) of the hole."""

    def make() -> Sprite:
        r = 13 * f
        half = math.ceil(r + 4)
        canvas = Canvas(2 * half, 2 * half, 4)
        canvas.circle(half, half, r, GOLD)
        canvas.circle(half, half, r - 2.2 * f, INK)
        sprite = canvas.sprite(half, half)
        _written(atlas, sprite, text, 19 * f, "#FFFFFF")
        return sprite

    return atlas.sprite(("tzolkin placed badge", text, round(f * 16)), make)


def price_badge(atlas: Atlas, corn: int, f: float = 1.0, *, payable: bool = True) -> Sprite:
    """The corn that an action costs, for the outer rim of its plate; negative: a gain. Anchor: its middle."""
    text = f"+{-corn}" if corn < 0 else str(corn)
    return _badge(atlas, Term("corn", text), f, DONE if corn < 0 else INK if payable else DANGER, payable)


def gain_badge(atlas: Atlas, term: Term, f: float = 1.0) -> Sprite:
    """A small dark badge with a sign and its number, for what a choice would bring. Anchor: its middle."""
    return _badge(atlas, term, f, INK, True)


def _badge(atlas: Atlas, term: Term, f: float, fill: Colour, solid: bool) -> Sprite:
    def make() -> Sprite:
        r = 12.5 * f
        text = Term("", term.figure)
        wide = rows.row_width(atlas, (text,), 19 * f) + 13 * f
        half_w, half_h = math.ceil(max(r, wide / 2 + 5 * f) + 4), math.ceil(r + 4)
        canvas = Canvas(2 * half_w, 2 * half_h, 4)
        w = max(2 * r, wide + 9 * f)
        canvas.rounded(
            half_w - w / 2 - 1.6 * f,
            half_h - r - 1.6 * f,
            w + 3.2 * f,
            2 * r + 3.2 * f,
            r + 1.6 * f,
            "#FFFFFF",
        )
        canvas.rounded(half_w - w / 2, half_h - r, w, 2 * r, r, fill if solid else "#FBEFE6")
        if not solid:
            pill = round_rect_points(half_w - w / 2, half_h - r, w, 2 * r, r)
            canvas.dashed([*pill, pill[0]], DANGER, 2 * f, 6 * f, 4 * f)
        sprite = canvas.sprite(half_w, half_h)
        ink: Colour = "#FFFFFF" if solid else DANGER
        x = half_w - w / 2 + 5.5 * f
        base = half_h + atlas.letters.cap_height("figure", 19 * f) / 2
        x += atlas.letters.write(sprite.surface, term.figure, x, base, 19 * f, ink, "figure") + 1.5 * f
        if term.sign:
            icon: Colour = "#F2C75A" if term.sign == "corn" and solid else ink
            rows.draw_row(atlas, sprite.surface, (Term(term.sign),), x, half_h, 13 * f, icon)
        return sprite

    return atlas.sprite(("tzolkin badge", term, round(f * 16), fill, solid), make)
