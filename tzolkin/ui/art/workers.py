"""Workers: turned wood in the seats' colours with their marks, dummies without; figures of player rows."""

from __future__ import annotations

import math

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, ellipse_points
from tabletop.ui.paint.marks import draw_mark
from tabletop.ui.paint.palette import INK, Colour, rgb, style
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.paint.turned import WARRIOR, outlined, turned
from tzolkin.ui.art.look import DUMMY

__all__ = ["HIDDEN_SHARE", "figure", "worker", "worker_shadow"]

HIDDEN_SHARE = 34 / 45
"""How much smaller a worker stands on a hidden tooth."""
_BONE = 4
_INK, _HALO = 1.2, 1.5


def _fine(h: float) -> int:
    return 4 if h < 70 else 3


def worker(
    atlas: Atlas, seat: int, h: float, *, halo: bool = True, lift: float = 0.0, shadow: bool = True
) -> Sprite:
    """A worker h px high; seat 1 to 5, or 0 or less for a dummy. Anchor: the middle of its foot.

    halo False: on a hidden tooth. lift: px above its shadow, for a piece in hand. shadow False: in the air.
    """
    seat = max(0, seat)
    key = ("tzolkin worker", seat, round(h * 4), halo, round(lift), shadow)
    return atlas.sprite(key, lambda: _make_worker(seat, h, halo, lift, shadow))


def _make_worker(seat: int, h: float, halo: bool, lift: float, shadow: bool) -> Sprite:
    k, line = _fine(h), max(0.8, h / 45)
    half, up = math.ceil(h * 0.5 + 8), math.ceil(h + lift + 6)
    low = math.ceil(h * 0.2 + 8)
    ground = Canvas(2 * half, up + low, k)
    if shadow:
        _draw_shadow(ground, half, up, h, lift)
    piece = Canvas(ground.w, ground.h, k)
    colour: Colour = style(seat).colour if seat else DUMMY
    wood = turned(WARRIOR, colour, h * k, grain=0.03 if seat == _BONE else 0.06)
    foot = up - lift - h * 0.05
    piece.surface.blit(wood.surface, (round(half * k - wood.x), round(foot * k - wood.y)))
    if seat:
        draw_mark(piece, seat, half, foot - h * 0.40, h * 0.135)
    edge = outlined(piece.surface, _INK * line * k, _HALO * line * k if halo else 0)
    ground.surface.blit(edge, (0, 0))
    return ground.sprite(half, up).trimmed()


def _draw_shadow(canvas: Canvas, x: float, y: float, h: float, lift: float) -> None:
    foot = ellipse_points(x + h * 0.10, y - h * 0.02, h * 0.30, h * 0.12)
    canvas.shadow(foot, h * 0.075 + lift * 0.35, lift * 0.4, h * 0.02 + lift * 0.2, 125 if not lift else 90)


def worker_shadow(atlas: Atlas, h: float) -> Sprite:
    """The contact shadow alone, which stays on the stone while a worker hops. Anchor as the worker's."""

    def make() -> Sprite:
        half = math.ceil(h * 0.55 + 8)
        canvas = Canvas(2 * half, 2 * half, 3)
        _draw_shadow(canvas, half, half, h, 0)
        return canvas.sprite(half, half).trimmed()

    return atlas.sprite(("tzolkin worker shadow", round(h * 4)), make)


# ---- the small figures of a player's row


def figure_points(x: float, y: float, h: float) -> list[list[Point]]:
    """A worker's silhouette h px high standing on (x, y): head, and body."""
    head = ellipse_points(x, y - h * 0.79, h * 0.19, h * 0.19, 28)
    body = [
        (x - h * 0.10, y - h * 0.66),
        (x + h * 0.10, y - h * 0.66),
        (x + h * 0.15, y - h * 0.40),
        (x + h * 0.27, y - h * 0.10),
        (x + h * 0.30, y),
        (x - h * 0.30, y),
        (x - h * 0.27, y - h * 0.10),
        (x - h * 0.15, y - h * 0.40),
    ]
    return [head, body]


def draw_figure(canvas: Canvas, x: float, y: float, h: float, colour: Colour) -> None:
    """The silhouette filled, foot at (x, y)."""
    for part in figure_points(x, y, h):
        canvas.poly(part, colour)


def figure(atlas: Atlas, seat: int, h: float, state: str) -> Sprite:
    """A figure h px high: "full" in hand, "outline" on a gear, "dot" still in the bank. Anchor: its foot."""

    def make() -> Sprite:
        half = math.ceil(h * 0.36) + 2
        canvas = Canvas(2 * half, math.ceil(h) + 4, 4)
        foot = math.ceil(h) + 1.5
        edge: Colour = style(seat).edge if seat else INK
        fill: Colour = style(seat).bar if seat else DUMMY  # bone would look like an outline
        width = max(1.0, h * 0.075)
        if state == "dot":
            canvas.circle(half, foot - h * 0.12, h * 0.09, INK, 140)
        elif state == "full":
            for part in figure_points(half, foot, h):
                canvas.line(part, edge, width, closed=True)
            draw_figure(canvas, half, foot, h, fill)
        else:
            for part in figure_points(half, foot, h):
                canvas.line(part, edge, width * 1.7, closed=True)
            draw_figure(canvas, half, foot, h, "#FFFDF6")
        return canvas.sprite(half, round(foot))

    return atlas.sprite(("tzolkin figure", seat, round(h * 4), state, rgb(INK)), make)
