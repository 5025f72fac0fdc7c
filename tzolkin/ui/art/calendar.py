"""What lies on and over the calendar: quick action tiles, the day's arrow, the order of turns."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import pygame

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.marks import draw_badge
from tabletop.ui.paint.palette import DONE, GOLD, INK, INK2, mix
from tabletop.ui.paint.sprite import Sprite
from tzolkin.tables import Act
from tzolkin.ui.art import effects, rows
from tzolkin.ui.art.geometry import WheelGeometry
from tzolkin.ui.art.look import CALENDAR, PLATE

__all__ = ["QuickState", "day_arrow", "draw_day", "order_spots", "quick_tile", "turn_badge"]

QuickState = Literal["open", "today", "spent", "secret"]
_CUT = 0.35


def _cut_square(x: float, y: float, half: float) -> list[Point]:
    q = half * (1 - _CUT)
    corners = ((q, -half), (half, -q), (half, q), (q, half), (-q, half), (-half, q), (-half, -q), (-q, -half))
    return [(x + a, y + b) for a, b in corners]


def quick_tile(atlas: Atlas, act: Act | None, half: float, state: QuickState = "open") -> Sprite:
    """A quick action tile with half a side of `half` px; anchor: its middle.

    today: in a gold frame; spent: engraved in the stone; secret (or act None): blank, not yet turned up.
    """
    face = effects.action(act) if act is not None and state != "secret" else None

    def make() -> Sprite:
        c, line = math.ceil(half * 1.2 + 5), max(0.8, half / 21.5)
        canvas = Canvas(2 * c, 2 * c, 4)
        if state == "spent":
            canvas.poly([(x + line, y + line) for x, y in _cut_square(c, c, half)], "#FFFFFF", 60)
            canvas.poly(_cut_square(c, c, half), "#2A1A0E", 50)
        elif state == "secret":
            canvas.poly([(x + line, y + line) for x, y in _cut_square(c, c, half)], "#FFFFFF", 70)
            canvas.poly(_cut_square(c, c, half), mix(CALENDAR, "#7B6440", 0.30))
            canvas.line(_cut_square(c, c, half * 0.82), "#7B6440", 1.1 * line, 120, closed=True)
        else:
            canvas.shadow(_cut_square(c, c, half), 2.4 * line, line, 2 * line, 120)
            if state == "today":
                canvas.poly(_cut_square(c, c, half * 1.17), "#7A5212")
                canvas.poly(_cut_square(c, c, half * 1.13), GOLD)
            canvas.poly(_cut_square(c, c, half), "#7B6440")
            canvas.poly(_cut_square(c, c, half - 1.3 * line), PLATE)
        sprite = canvas.sprite(c, c)
        if face is not None:
            _draw_face(atlas, sprite.surface, face, c, half, spent=state == "spent")
        return sprite.trimmed()

    return atlas.sprite(("tzolkin quick", face, round(half * 4), state), make)


def _draw_face(
    atlas: Atlas, target: pygame.Surface, face: effects.PlateFace, c: int, half: float, *, spent: bool
) -> None:
    ink = mix(CALENDAR, "#2A1A0E", 0.42) if spent else None
    figures = ink or INK
    flat = [term for line in face.get for term in line]
    if face.pay:  # what is paid stands small under what is got
        rows.draw_row(atlas, target, flat, c, c - half * 0.24, half * 0.95, ink, figures, "centre")
        rows.draw_row(atlas, target, face.pay[0], c, c + half * 0.56, half * 0.62, ink, figures, "centre")
        return
    if len(flat) > 1:
        step = half * 0.40
        for i, term in enumerate(flat):
            y = c + (2 * i - len(flat) + 1) * step
            rows.draw_row(atlas, target, (term,), c, y, half * 0.82, ink, figures, "centre")
        return
    term = flat[0]
    term = term._replace(figure="") if term.figure == "1" else term
    px = rows.fitting(atlas, (term,), half * (1.08 if term.figure else 1.36), half * 1.75, 0.12)
    rows.draw_row(atlas, target, (term,), c, c, px, ink, figures, "centre", 0.12)


# ---------------------------------------------------------------- the day


def day_arrow(atlas: Atlas, h: float) -> Sprite:
    """The arrow over the current day, h px high; anchor: its tip."""

    def make() -> Sprite:
        half = math.ceil(h * 0.52) + 2
        canvas = Canvas(2 * half, math.ceil(h) + 3, 4)
        canvas.poly([(half - h * 0.5, 1), (half + h * 0.5, 1), (half, h + 1)], INK)
        return canvas.sprite(half, math.ceil(h) + 1)

    return atlas.sprite(("tzolkin day arrow", round(h * 4)), make)


def draw_day(
    atlas: Atlas, target: pygame.Surface, geometry: WheelGeometry, day: int, word: str, px: float, note: float
) -> None:
    """The arrow, the number of the day (px high) and the word "day" (note px) over it, over the calendar."""
    x, y = geometry.pointer_tip()
    h = px * 0.52
    day_arrow(atlas, h).put(target, x, y)
    base = y - h - px * 0.16
    atlas.letters.write(target, str(day), x, base, px, INK, "figure", "centre")
    top = base - atlas.letters.cap_height("figure", px) - note * 0.55
    atlas.letters.write(target, word, x, top, note, INK2, "italic", "centre")


# ---------------------------------------------------------------- the order of turns


def order_spots(centre: Point, count: int, step: float) -> Sequence[Point]:
    """The middles of the badges in the order of turns, on a shallow arc round a point."""
    out = []
    for i in range(count):
        t = i - (count - 1) / 2
        out.append((centre[0] + t * step, centre[1] - 0.035 * step * (((count - 1) / 2) ** 2 - t * t) * -1))
    return out


def turn_badge(
    atlas: Atlas, seat: int, r: float, *, first: bool = False, acted: bool = False, now: bool = False
) -> Sprite:
    """A seat in the order of turns: a small flag over the first, a green tick on who has acted, a gold ring
    round who acts now. Anchor: the badge's middle."""

    def make() -> Sprite:
        c = math.ceil(r * 2.3)
        canvas = Canvas(2 * c, 2 * c, 4)
        big = r * (1.22 if now else 1.0)
        if now:
            canvas.circle(c, c, big + r * 0.42, "#2A1C08", 200)
            canvas.circle(c, c, big + r * 0.32, GOLD)
        draw_badge(canvas, seat, c, c, big)
        if first:
            top = c - big - r * (0.55 if now else 0.2)
            w = r * 0.78
            canvas.poly([(c - w, top - w * 1.05), (c + w, top - w * 1.05), (c, top)], "#B5532B")
        if acted:
            x, y, q = c + big * 0.82, c + big * 0.72, r * 0.56
            canvas.circle(x, y, q * 1.15, "#FFFFFF")
            canvas.circle(x, y, q, DONE)
            tick = [(x - q * 0.48, y + q * 0.02), (x - q * 0.12, y + q * 0.38), (x + q * 0.52, y - q * 0.36)]
            canvas.line(tick, "#FFFFFF", q * 0.28)
        return canvas.sprite(c, c).trimmed()

    return atlas.sprite(("tzolkin turn badge", seat, round(r * 4), first, acted, now), make)
