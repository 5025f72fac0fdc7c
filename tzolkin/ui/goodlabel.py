"""A good's sign with a figure, as a widget; and a row of signs."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK, Colour
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, Widget
from tzolkin.ui.art import rows
from tzolkin.ui.art.effects import Term, Terms

__all__ = ["GoodLabel", "TermsRow"]


class TermsRow(Widget):
    """Signs with figures in a row."""

    domain = "terms"
    shows = ()

    def __init__(
        self,
        name: str,
        terms: Terms,
        step: Step = Step.ACTION,
        colour: Colour = INK,
        align: Literal["left", "centre", "right"] = "left",
    ) -> None:
        super().__init__(name)
        self.terms, self.step, self.colour, self.align = terms, step, colour, align

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        wide = rows.row_width(kit.atlas, self.terms, kit.step(self.step))
        return min(width, round(wide) + 2), kit.theme.leading(self.step)

    def look_key(self) -> Hashable:
        return self.terms, self.step, self.colour, self.align

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        px = rows.fitting(kit.atlas, self.terms, kit.step(self.step), box.w)
        x = {"left": box.x, "centre": box.centerx, "right": box.right}[self.align]
        rows.draw_row(kit.atlas, surface, self.terms, x, box.centery, px, None, self.colour, self.align)


class GoodLabel(TermsRow):
    """One sign with its figure."""

    def __init__(self, name: str, good: str, figure: str, step: Step = Step.FIGURE) -> None:
        super().__init__(name, (Term(good, figure),), step)
