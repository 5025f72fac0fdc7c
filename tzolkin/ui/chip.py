"""Chips to choose from: a small card with signs and words. Chosen, impossible, empty or left out."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import round_rect_points
from tabletop.ui.paint.palette import BORDER, CARD, GOLD, INK, INK2, INK3, SUNK
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget
from tzolkin.ui.art import rows
from tzolkin.ui.art.effects import Terms
from tzolkin.ui.pen import Pen

__all__ = ["MOST_DIGITS", "Chip", "ChipFace", "draw_digit", "draw_frame"]

MOST_DIGITS = 10
"""How many things the digits can choose: 1 to 9, then 0."""


def draw_frame(
    kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look, *, chosen: bool, dashed: bool
) -> None:
    """The body of something to choose: gold frame if chosen, dashed if impossible or empty."""
    u, canvas = kit.theme.real(1), Canvas(*surface.get_size(), 3)
    r = 9 * u
    if dashed:
        edge = round_rect_points(box.x + 1, box.y + 1, box.w - 2, box.h - 2, r)
        canvas.rounded(box.x, box.y, box.w, box.h, r, SUNK, 120)
        canvas.dashed([*edge, edge[0]], BORDER, max(1.0, 1.4 * u), 7 * u, 6 * u)
    elif chosen:
        canvas.rounded(box.x, box.y, box.w, box.h, r, "#FBEBC2")
        canvas.rounded(box.x, box.y, box.w, box.h, r, GOLD, 255, 3 * u)
    else:
        canvas.rounded(box.x, box.y, box.w, box.h, r, SUNK if look.hover or look.held else CARD)
        canvas.rounded(box.x, box.y, box.w, box.h, r, BORDER, 255, max(1.0, 1.2 * u))
    canvas.sprite().put(surface, 0, 0)


def digit_width(kit: Kit) -> int:
    """The width of the little key that `draw_digit` draws."""
    return round(kit.step(Step.NOTE) * 1.25)


def draw_digit(pen: Pen, number: int, right: float, middle: float) -> None:
    """The digit that chooses something, as a little key; the tenth is 0."""
    side = digit_width(pen.kit)
    spot = pygame.Rect(0, 0, side, round(side * 1.1))
    spot.midright = (round(right), round(middle))
    pen.box(spot, SUNK, BORDER, 4)
    px = pen.kit.step(Step.NOTE) * 0.9
    pen.words(str(number % MOST_DIGITS), spot.centerx, spot.centery, px, INK2, "semi", "centre")


class ChipFace(NamedTuple):
    """What a chip shows: signs, words, the digit that chooses it (0: none).

    `chosen` has a gold frame; `empty` is a place for something that is not there yet; `struck` is left out;
    `bare`: the digit is not drawn, for want of room.
    """

    terms: Terms = ()
    words: str = ""
    number: int = 0
    chosen: bool = False
    empty: bool = False
    struck: bool = False
    bare: bool = False


class Chip(Widget):
    """One small card to press."""

    domain = "option"
    spill_units = 6.0

    def __init__(
        self,
        name: str,
        face: ChipFace,
        act: Callable[[], None] | None,
        *,
        title: str,
        reason: str | None = None,
        units: float = 62.0,
    ) -> None:
        super().__init__(name, act=act, reason=reason)
        self.face, self.title, self.units = face, title, units

    def label(self) -> str:
        return self.title

    def radius(self) -> float:
        return 9.0

    def look_key(self) -> Hashable:
        return self.face

    def look(self, targets: object) -> Look:
        full = super().look(targets)  # type: ignore[arg-type]
        return Look(hover=full.hover, held=full.held)

    def _widths(self, kit: Kit) -> tuple[float, float, float]:
        """Of the signs, of the words, of the digit with its gap."""
        signs = rows.row_width(kit.atlas, self.face.terms, kit.step(Step.FIGURE)) if self.face.terms else 0.0
        words = kit.width(self.face.words, Step.BODY, "semi") if self.face.words else 0.0
        digit = digit_width(kit) + kit.px(12) if self.face.number and not self.face.bare else 0.0
        return signs, words, digit

    def _gap(self, kit: Kit) -> int:
        return kit.px(10) if self.face.terms and self.face.words else 0

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        side = max(kit.px(self.units), kit.theme.leading(Step.FIGURE) + kit.px(14))
        wide = round(sum(self._widths(kit)) + self._gap(kit)) + 2 * kit.px(14)
        return max(side, wide), side

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        pen, face = Pen(kit, surface), self.face
        grey = self.reason is not None or face.struck
        dashed = self.reason is not None or face.empty
        draw_frame(kit, surface, box, look, chosen=face.chosen, dashed=dashed)
        signs, words, digit = self._widths(kit)
        ink = INK3 if grey else INK
        left = box.x + (box.w - signs - words - digit - self._gap(kit)) / 2
        px = kit.step(Step.FIGURE)
        if face.terms:
            rows.draw_row(kit.atlas, surface, face.terms, left, box.centery, px, INK3 if grey else None, ink)
        if face.words:
            x = left + signs + self._gap(kit)
            pen.words(face.words, x, box.centery, kit.step(Step.BODY), ink, "semi")
        if face.struck:
            end = left + signs + self._gap(kit) + words
            thick = max(2, kit.px(2.4))
            pygame.draw.line(surface, INK2, (left - 2, box.centery), (end + 2, box.centery), thick)
        if digit:
            draw_digit(pen, face.number, box.right - kit.px(10), box.centery)

    def texts(self, kit: Kit) -> list[TextPlace]:
        if not self.face.words:
            return []
        signs, words, digit = self._widths(kit)
        return [TextPlace(self.face.words, signs + words + digit, kit.step(Step.BODY), self.rect)]
