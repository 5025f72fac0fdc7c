"""Buildings and monuments: cards with price, kind, picture, name and effects; chips for monuments."""

from __future__ import annotations

import math

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import ellipse_points, round_rect_points
from tabletop.ui.paint.palette import CARD, INK, INK2, RULE, mix
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Step
from tzolkin.tables import Card
from tzolkin.ui.art import effects, rows, signs
from tzolkin.ui.art.houses import draw_house
from tzolkin.ui.art.look import CALENDAR, KIND_LOOKS

__all__ = ["building_card", "card_back", "cost_disc", "monument_chip"]


def cost_disc(atlas: Atlas, good: str, r: float) -> Sprite:
    """One piece of a price on a white disc; anchor: its middle."""

    def make() -> Sprite:
        half = math.ceil(r) + 3
        canvas = Canvas(2 * half, 2 * half, 4)
        canvas.circle(half + r * 0.05, half + r * 0.1, r, "#20130A", 60)
        canvas.circle(half, half, r, "#B9A98C")
        canvas.circle(half, half, r - max(0.8, r * 0.07), "#FFFDF8")
        signs.draw_sign(canvas, atlas, good, half, half, r * 1.34)
        return canvas.sprite(half, half)

    return atlas.sprite(("tzolkin cost", good, round(r * 4)), make)


def building_card(kit: Kit, card: Card, w: int, h: int, name: str = "", *, lifted: bool = False) -> Sprite:
    """A building of w x h px: price, kind, picture, name, effects, the hammer of renovation.

    name "" leaves the name out (small windows). Anchor: its upper left corner.
    """
    key = ("tzolkin building", card.id, w, h, name, lifted, kit.theme.size, kit.theme.text)
    return kit.atlas.sprite(key, lambda: _make_building(kit, card, w, h, name, lifted))


def _make_building(kit: Kit, card: Card, w: int, h: int, name: str, lifted: bool) -> Sprite:
    atlas, u, unit = kit.atlas, kit.theme.u, min(w / 136, h / 126)
    pad = math.ceil((26 if lifted else 12) * u) + 2
    canvas = Canvas(w + 2 * pad, h + 2 * pad, 3)
    radius = 8 * unit
    blur, dy, alpha = (14 * u, 10 * u, 120) if lifted else (5 * u, 2 * u, 80)
    canvas.shadow(round_rect_points(pad, pad, w, h, radius), min(blur, pad / 3), 0, dy, alpha)
    canvas.rounded(pad, pad, w, h, radius, RULE)
    canvas.rounded(pad + 1, pad + 1, w - 2, h - 2, radius - 1, CARD)
    lines = _name_lines(kit, name, w - 8 * unit, h)
    line = _line_height(kit, len(lines), h) if lines else 0.0
    words = min(h * 0.21, w * 0.235) + line * len(lines)
    inset = 4.5 * unit
    field = (pad + inset, pad + inset, w - 2 * inset, h - inset - words)
    _picture(canvas, card, field, unit)
    sprite = canvas.sprite(pad, pad)
    _discs(atlas, sprite.surface, card, field, unit)
    _words(kit, sprite.surface, card, (pad, pad + h - words, w, words), lines, line, unit)
    return sprite


_NAME, _LEADING = 1.08, (1.22, 1.0)
"""Size of a card's name in notes, and the height of its line if it has one or two."""
_LEAST_NAME = 0.80
"""How far a name shrinks before it takes two lines."""


def _note(kit: Kit, h: float) -> float:
    """The size of the words on a card h px high: the theme's, as long as the picture keeps its room."""
    return min(kit.step(Step.NOTE), h * 0.135)


def _name_lines(kit: Kit, name: str, room: float, h: float) -> list[str]:
    """The name on one line, or on two if it would have to shrink too far."""
    if not name:
        return []
    px = _note(kit, h) * _NAME
    words = name.split(" ")
    cuts = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
    if not cuts or kit.atlas.letters.width(name, "head", px) * _LEAST_NAME <= room:
        return [name]
    return min(cuts, key=lambda cut: max(kit.atlas.letters.width(part, "head", px) for part in cut))


def _line_height(kit: Kit, lines: int, h: float) -> float:
    return _note(kit, h) * _LEADING[min(lines, 2) - 1]


def _picture(canvas: Canvas, card: Card, box: tuple[float, float, float, float], unit: float) -> None:
    x, y, w, h = box
    look = KIND_LOOKS[card.kind]
    canvas.rounded(x, y, w, h, 4 * unit, mix(look.colour, "#FFFFFF", 0.15))
    inner = (x + 1.3 * unit, y + 1.3 * unit, w - 2.6 * unit, h - 2.6 * unit)
    canvas.rounded(*inner, 3 * unit, look.field)
    hill = [(inner[0], y + h * 0.74), (inner[0] + inner[2], y + h * 0.68)]
    ground = [*hill, (inner[0] + inner[2], inner[1] + inner[3] - 2), (inner[0], inner[1] + inner[3] - 2)]
    canvas.poly(ground, mix(look.field, look.colour, 0.14))
    draw_house(canvas, card, x + w * 0.5, y + h * 0.93, min(h * 0.80, w * 0.62))


def _discs(
    atlas: Atlas, target: pygame.Surface, card: Card, box: tuple[float, float, float, float], unit: float
) -> None:
    x, y, w, h = box
    prices = effects.price(card)
    r = 12.6 * unit
    kind_r = 10 * unit
    room = w - 2 * kind_r - 6 * unit - 2 * r
    gap = min(1.72 * r, room / max(1, len(prices) - 1))
    for i, good in enumerate(prices):
        cost_disc(atlas, good, r).put(target, x + r + i * gap, y + r)
    signs.kind_sign(atlas, card.kind, kind_r).put(
        target, x + w - kind_r - 1.5 * unit, y + kind_r + 1.5 * unit
    )
    if card.renovation:
        _hammer(atlas, 20 * unit).put(target, x + w - 12 * unit, y + h - 12 * unit)


def _hammer(atlas: Atlas, side: float) -> Sprite:
    """The sign of renovation on a pale label; anchor: its middle."""

    def make() -> Sprite:
        half = math.ceil(side * 0.6) + 2
        canvas = Canvas(2 * half, 2 * half, 4)
        q = side * 0.55
        canvas.rounded(half - q, half - q, 2 * q, 2 * q, side * 0.2, "#8C7850")
        canvas.rounded(half - q + 1, half - q + 1, 2 * q - 2, 2 * q - 2, side * 0.16, "#FFFDF6")
        canvas.stamp(atlas.icons.sprite("renovation", round(side * 0.9 * 4), INK).surface, half, half)
        return canvas.sprite(half, half)

    return atlas.sprite(("tzolkin hammer", round(side * 4)), make)


def _words(
    kit: Kit,
    target: pygame.Surface,
    card: Card,
    box: tuple[float, float, float, float],
    lines: list[str],
    line: float,
    unit: float,
) -> None:
    """Name and effects under the picture."""
    x, y, w, h = box
    atlas = kit.atlas
    middle = x + w / 2
    top = y
    px = line * (0.885 if len(lines) < 2 else 0.94)
    px = min([px, *(px * (w - 8 * unit) / atlas.letters.width(part, "head", px) for part in lines)])
    for part in lines:
        base = top + line * 0.56 + atlas.letters.cap_height("head", px) / 2
        atlas.letters.write(target, part, middle, base, px, INK, "head", "centre")
        top += line
    terms = effects.joined(effects.building(card))
    room = y + h - top
    px = rows.fitting(atlas, terms, min(room * 0.76, 27 * unit), w - 10 * unit, 0.2)
    rows.draw_row(atlas, target, terms, middle, top + room * 0.46, px, align="centre", gap=0.2)


# ---------------------------------------------------------------- monuments


def monument_chip(kit: Kit, card: Card, players: int, w: int, h: int) -> Sprite:
    """A monument as a chip: its price in figures, and what it scores. Anchor: its upper left corner."""
    key = ("tzolkin monument", card.id, card.cost, card.skull, players, w, h, kit.theme.size)
    return kit.atlas.sprite(key, lambda: _make_chip(kit, card, players, w, h))


def _make_chip(kit: Kit, card: Card, players: int, w: int, h: int) -> Sprite:
    atlas, u, unit = kit.atlas, kit.theme.u, h / 68
    pad = math.ceil(10 * u) + 1
    canvas = Canvas(w + 2 * pad, h + 2 * pad, 3)
    radius = 6 * unit
    canvas.shadow(round_rect_points(pad, pad, w, h, radius), 3 * u, 0, 1.5 * u, 70)
    canvas.rounded(pad, pad, w, h, radius, RULE)
    canvas.rounded(pad + 1, pad + 1, w - 2, h - 2, radius - 1, CARD)
    canvas.rounded(pad, pad, 6 * unit, h, 3 * unit, KIND_LOOKS[card.kind].colour)
    canvas.line([(pad + 13 * unit, pad + h * 0.49), (pad + w - 6 * unit, pad + h * 0.49)], RULE, 1)
    sprite = canvas.sprite(pad, pad)
    left, room = pad + 12 * unit, w - 17 * unit
    _price_line(atlas, sprite.surface, card, left, pad + h * 0.26, room, 21 * unit)
    terms = effects.score(card.score, players) if card.score is not None else ()
    px = rows.fitting(atlas, terms, 24 * unit, room, 0.26)
    rows.draw_row(atlas, sprite.surface, terms, left + 1, pad + h * 0.74, px, gap=0.26)
    return sprite


def _price_line(
    atlas: Atlas, target: pygame.Surface, card: Card, x: float, y: float, room: float, px: float
) -> None:
    """Figures before the goods they count, as in "3 wood, 2 stone"."""
    parts = [(str(int(t.figure)), t.sign) for t in effects.price_terms(card.cost, skull=card.skull)]
    letters = atlas.letters

    def width(size: float) -> float:
        return sum(letters.width(n, "figure", size) + size * 0.98 for n, _ in parts) + size * 0.12 * (
            len(parts) - 1
        )

    px *= min(1.0, room / width(px))
    base = y + letters.cap_height("figure", px) / 2
    for figure, good in parts:
        x += letters.write(target, figure, x, base, px, INK, "figure")
        signs.sign(atlas, good, px * 0.98).put(target, x + px * 0.49, y)
        x += px * 1.10


# ---------------------------------------------------------------- backs


def card_back(kit: Kit, w: int, h: int, age: str = "", count: int | None = None) -> Sprite:
    """The back of a deck with its age, in stone; count: how many lie there. Anchor: upper left corner."""
    key = ("tzolkin back", w, h, age, count, kit.theme.size)

    def make() -> Sprite:
        pad, unit = 8, w / 60
        canvas = Canvas(w + 2 * pad, h + 2 * pad, 3)
        depth = 0 if count is None else min(3, (count + 3) // 4)
        for i in range(depth, -1, -1):
            o = i * 2.0 * unit
            canvas.rounded(pad + o, pad + o, w, h, 5 * unit, "#8C7850")
            canvas.rounded(
                pad + o + 1, pad + o + 1, w - 2, h - 2, 4 * unit, mix(CALENDAR, "#8C7850", 0.1 * i)
            )
        x, y = pad + w / 2, pad + h / 2
        r = min(w, h) * 0.32
        canvas.circle(x, y, r, "#8C7850", 150, 1.4 * unit)
        for i in range(12):
            t = math.tau * i / 12
            ray = [
                (x + r * 1.1 * math.cos(t - 0.12), y + r * 1.1 * math.sin(t - 0.12)),
                (x + r * 1.36 * math.cos(t), y + r * 1.36 * math.sin(t)),
                (x + r * 1.1 * math.cos(t + 0.12), y + r * 1.1 * math.sin(t + 0.12)),
            ]
            canvas.poly(ray, "#A98A52")
        canvas.poly(ellipse_points(x, y, r * 0.92, r * 0.92, 40), "#E9D9B4")
        sprite = canvas.sprite(pad, pad)
        text = age if count is None else str(count)
        px = r * 1.2
        base = y + kit.atlas.letters.cap_height("figure", px) / 2
        kit.atlas.letters.write(
            sprite.surface, text, x, base, px, INK if count != 0 else INK2, "figure", "centre"
        )
        return sprite

    return kit.atlas.sprite(key, make)
