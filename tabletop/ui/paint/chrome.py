"""Small drawn things of the table that are neither widgets nor pieces: cards, compass, clusters, leaders.

Every function returns a kept sprite; sizes are real pixels.
"""

from __future__ import annotations

import math

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import round_rect_points
from tabletop.ui.paint.palette import BORDER, CARD, INK, INK2, PAPER, RULE, SUNK, Colour, rgb, style
from tabletop.ui.paint.sprite import Sprite


def card(
    atlas: Atlas,
    w: int,
    h: int,
    radius: float,
    *,
    blur: float = 10,
    dy: float = 4,
    alpha: float = 71,
    bar: Colour | None = None,
    bar_width: float = 8,
    fill: Colour = CARD,
    edge: Colour | None = RULE,
    edge_width: float = 1,
) -> Sprite:
    """A raised card of w x h with a soft shadow, and a bar of colour along its left edge if one is given.

    Anchor: its upper left corner. blur 10, dy 4, alpha 71 is a card; 20, 22, 150 a lifted one; 12, 6, 120
    a tooltip.
    """
    key = ("card", w, h, radius, blur, dy, alpha, bar and rgb(bar), bar_width, rgb(fill), edge, edge_width)

    def make() -> Sprite:
        pad = math.ceil(blur * 3)
        canvas = Canvas(w + 2 * pad, h + 2 * pad + math.ceil(dy), 2 if w * h > 150_000 else 3)
        canvas.shadow(round_rect_points(pad, pad, w, h, radius), blur, 0, dy, alpha)
        canvas.rounded(pad, pad, w, h, radius, fill)
        if edge is not None:
            canvas.rounded(pad, pad, w, h, radius, edge, 255, edge_width)
        if bar is not None:
            canvas.rounded(pad, pad, bar_width, h, min(radius, bar_width / 2), bar)
        return canvas.sprite(pad, pad)

    return atlas.sprite(key, make)


def player_card(atlas: Atlas, seat: int, w: int, h: int, u: float) -> Sprite:
    """The active player's card: the only raised one, a bar of the player's colour at its left edge."""
    return card(atlas, w, h, 10 * u, blur=10 * u, dy=4 * u, bar=style(seat).bar, bar_width=8 * u)


def pill(atlas: Atlas, w: int, h: int, *, sunk: bool = True) -> Sprite:
    """A rectangle with half-round ends, sunk or bordered; anchor: upper left corner."""

    def make() -> Sprite:
        canvas = Canvas(w + 2, h + 2, 3)
        canvas.rounded(1, 1, w, h, h / 2, SUNK if sunk else CARD)
        if not sunk:
            canvas.rounded(1, 1, w, h, h / 2, BORDER, 255, max(1.0, h * 0.03))
        return canvas.sprite(1, 1)

    return atlas.sprite(("pill", w, h, sunk), make)


def hut_cluster(atlas: Atlas, px: float, colour: Colour = INK2) -> Sprite:
    """Three huts in a heap about px wide: the icon of a large village; anchor: its middle."""

    def make() -> Sprite:
        k, half = 3, math.ceil(px * 0.75) + 1
        canvas = Canvas(2 * half, 2 * half, k)
        hut = atlas.icons.sprite("hut", round(px * 0.62 * k), colour).surface
        q = px * 0.31
        for a, b in ((0.0, -0.9), (-1.15, 0.75), (1.15, 0.75)):
            canvas.stamp(hut, half + a * q, half + b * q)
        return canvas.sprite(half, half)

    return atlas.sprite(("hut cluster", round(px * 4), rgb(colour)), make)


def compass(atlas: Atlas, r: float, north: float = -math.pi / 2, letter: str = "N") -> Sprite:
    """A compass rose of radius r; north is its direction on the screen in radians; anchor: its middle."""

    def make() -> Sprite:
        half = math.ceil(r * 2.2) + 2
        canvas = Canvas(2 * half, 2 * half, 4)
        canvas.circle(half, half, r, INK2, 255, max(1.0, r * 0.038))
        canvas.circle(half, half, r * 0.72, INK2, 255, max(0.8, r * 0.025))
        for i in range(16):
            t = north + math.tau * i / 16
            mark = [(half + math.cos(t) * r * q, half + math.sin(t) * r * q) for q in (0.72, 0.80)]
            canvas.line(mark, INK2, max(0.8, r * 0.025))
        for i in range(4):
            _point(canvas, half, r, north + math.pi / 2 * i)
        sprite = canvas.sprite(half, half)
        px = r * 0.66
        x, y = half + math.cos(north) * r * 1.68, half + math.sin(north) * r * 1.68
        base = y + atlas.letters.cap_height("head", px) / 2
        atlas.letters.write(sprite.surface, letter, x, base, px, INK, "head", "centre")
        return sprite

    return atlas.sprite(("compass", round(r * 4), round(north, 3), letter), make)


def _point(canvas: Canvas, c: float, r: float, t: float) -> None:
    """One of the four points, half ink and half paper."""
    tip = (c + math.cos(t) * r * 1.28, c + math.sin(t) * r * 1.28)
    a, b = ((c + math.cos(t + d) * r * 0.26, c + math.sin(t + d) * r * 0.26) for d in (0.785, -0.785))
    canvas.poly([tip, a, (c, c)], INK)
    canvas.poly([tip, b, (c, c)], PAPER)
    canvas.line([tip, b, (c, c)], INK, max(0.8, r * 0.025))
