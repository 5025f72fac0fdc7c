"""Rows of terms: signs and figures side by side, kept as sprites."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.lettering import Align
from tabletop.ui.paint.palette import INK, Colour, rgb
from tabletop.ui.paint.sprite import Sprite
from tzolkin.ui.art import signs
from tzolkin.ui.art.effects import Term

__all__ = ["effect_row", "row_width"]

_FIGURE = 0.98
"""Size of a figure's type in sizes of a sign."""
_INSIDE, _BETWEEN = 0.10, 0.26
"""Gap between a sign and its figure, and between two terms, in sizes of a sign."""
_TIGHT = ("to", "or", "equals")


def _spots(
    atlas: Atlas, terms: Sequence[Term], px: float, gap: float
) -> tuple[list[tuple[Term, float, float]], float]:
    """(term, middle of its sign, start of its figure) for each, and the whole width."""
    out: list[tuple[Term, float, float]] = []
    x = 0.0
    for i, term in enumerate(terms):
        if i:
            tight = term.sign in _TIGHT or terms[i - 1].sign in _TIGHT
            x += px * (gap * 0.4 if tight else gap)
        wide = signs.width(term.sign, px) if term.sign else 0.0
        middle = x + wide / 2
        x += wide
        start = x
        if term.figure:
            start += px * _INSIDE if term.sign else 0
            x = start + atlas.letters.width(term.figure, "figure", px * _FIGURE)
        out.append((term, middle, start))
    return out, x


def row_width(atlas: Atlas, terms: Sequence[Term], px: float, gap: float = _BETWEEN) -> float:
    """The width of a row whose signs are px high."""
    return _spots(atlas, terms, px, gap)[1]


def fitting(atlas: Atlas, terms: Sequence[Term], px: float, room: float, gap: float = _BETWEEN) -> float:
    """The largest size up to px at which the row fits the room."""
    wide = row_width(atlas, terms, px, gap)
    return px if wide <= room else px * room / wide


def draw_row(
    atlas: Atlas,
    target: pygame.Surface,
    terms: Sequence[Term],
    x: float,
    y: float,
    px: float,
    colour: Colour | None = None,
    figures: Colour = INK,
    align: Align = "left",
    gap: float = _BETWEEN,
) -> float:
    """The row on a target, its middle at height y, aligned to x. Returns its width."""
    spots, wide = _spots(atlas, terms, px, gap)
    left = x - (wide / 2 if align == "centre" else wide if align == "right" else 0)
    size = px * _FIGURE
    base = y + atlas.letters.cap_height("figure", size) / 2
    for term, middle, start in spots:
        if term.sign:
            signs.sign(atlas, term.sign, px, colour).put(target, left + middle, y)
        if term.figure:
            atlas.letters.write(target, term.figure, left + start, base, size, figures, "figure")
    return wide


def effect_row(
    atlas: Atlas,
    terms: Sequence[Term],
    px: float,
    colour: Colour | None = None,
    figures: Colour = INK,
    gap: float = _BETWEEN,
) -> Sprite:
    """The row as a kept sprite; anchor: the left end, at half its height.

    px is the height of a sign in real pixels (follow the theme's text size where it is read as text); colour
    replaces the signs' own colours (on dark buttons, or greyed), figures is the colour of numbers.
    """
    terms = tuple(terms)
    key = ("tzolkin row", terms, round(px * 4), colour and rgb(colour), rgb(figures), gap)

    def make() -> Sprite:
        half = round(px * 0.75) + 1
        wide = round(row_width(atlas, terms, px, gap)) + 6
        sheet = pygame.Surface((wide, 2 * half), pygame.SRCALPHA, 32)
        draw_row(atlas, sheet, terms, 2, half, px, colour, figures, gap=gap)
        return Sprite(sheet, 2, half)

    return atlas.sprite(key, make)
