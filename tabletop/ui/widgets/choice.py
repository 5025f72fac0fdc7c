"""Choosing: a row of options of which one is chosen, a stepper, a box to tick."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

import pygame

from tabletop.ui.boxes import Flow, Row, Sized
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import BORDER, CARD, INK, INK2, INK3, ON_DARK, mix
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.widget import Look, TextPlace, Widget
from tabletop.ui.widgets.words import Label

__all__ = ["Option", "Tick", "segmented", "stepper"]

V = TypeVar("V")


class Option(Widget):
    """One pill of a row of options; the chosen one is filled with ink."""

    domain = "option"
    shows = ("hover", "held")

    def __init__(
        self, name: str, text: str, chosen: bool, act: Callable[[], None], reason: str | None = None
    ) -> None:
        super().__init__(name, act=act, reason=reason)
        self.text, self.chosen = text, chosen

    def label(self) -> str:
        return self.text

    def radius(self) -> float:
        return self.rect.h / 2

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        w = round(kit.width(self.text, Step.BODY, "semi") + 1.5) + 2 * kit.px(20)
        return w, max(kit.px(44), kit.theme.leading(Step.BODY) + kit.px(14))

    def look_key(self) -> Hashable:
        return self.text, self.chosen

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        canvas, u = Canvas(*surface.get_size(), 3), kit.theme.real(1)
        r = box.h / 2
        if self.chosen:
            canvas.rounded(box.x, box.y, box.w, box.h, r, INK)
            colour = ON_DARK
        else:
            canvas.rounded(
                box.x,
                box.y,
                box.w,
                box.h,
                r,
                mix(CARD, INK, 0.12 if look.held else 0.06 if look.hover else 0),
            )
            canvas.rounded(box.x, box.y, box.w, box.h, r, BORDER, 255, max(1.0, 1.3 * u))
            colour = INK3 if self.reason else INK2
        canvas.sprite().put(surface, 0, 0)
        kit.centred(surface, self.text, box.centerx, box.centery, Step.BODY, colour, "semi", "centre")

    def texts(self, kit: Kit) -> list[TextPlace]:
        width = kit.width(self.text, Step.BODY, "semi")
        return [TextPlace(self.text, width, kit.step(Step.BODY), self.rect.inflate(-self.rect.h // 2, 0))]


def segmented(
    kit: Kit, name: str, options: Sequence[tuple[V, str]], chosen: V, choose: Callable[[V], None]
) -> Flow:
    """A row of options (value, text); option targets are named "name-value"."""

    def picker(value: V) -> Callable[[], None]:
        return lambda: choose(value)

    pills = [Option(f"{name}-{value}", text, value == chosen, picker(value)) for value, text in options]
    return Flow(pills, gap=kit.px(8), line_gap=kit.px(8))


def stepper(
    kit: Kit,
    name: str,
    text: str,
    less: Callable[[], None] | None,
    more: Callable[[], None] | None,
    reasons: tuple[str, str],
    titles: tuple[str, str],
) -> Row:
    """Less, a value, more: buttons "name-less" and "name-more".

    None for a callback: disabled, with its reason.
    """

    def button(which: str, act: Callable[[], None] | None, icon: str, reason: str, title: str) -> Button:
        return Button(
            f"{name}-{which}", "", act, icon=icon, reason=None if act else reason, title=title, units=44
        )

    minus = button("less", less, "zoom-out", reasons[0], titles[0])
    plus = button("more", more, "zoom-in", reasons[1], titles[1])
    value = Label(f"{name}-value", text, Step.ACTION, face="figure", align="centre")
    return Row([minus, Sized(value, least_w=kit.px(96)), plus], gap=kit.px(6))


class Tick(Widget):
    """A box that is ticked or not, with its text to the right; click anywhere on it."""

    domain = "tick"
    shows = ("hover", "held")

    def __init__(self, name: str, text: str, on: bool, act: Callable[[], None]) -> None:
        super().__init__(name, act=act)
        self.text, self.on = text, on

    def label(self) -> str:
        return self.text

    def _box(self, kit: Kit) -> int:
        return max(kit.px(26), round(kit.step(Step.BODY) * 1.2))

    def _lines(self, kit: Kit, width: int) -> list[str]:
        least = kit.longest_word(self.text, Step.BODY) + 1
        return kit.wrap(self.text, Step.BODY, max(least, width - self._box(kit) - kit.px(14)))

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        lines = self._lines(kit, width)
        wide = max(kit.width(line, Step.BODY) for line in lines)
        h = max(kit.px(44), len(lines) * kit.theme.leading(Step.BODY) + kit.px(10))
        return round(wide + 1.5) + self._box(kit) + kit.px(14), h

    def look_key(self) -> Hashable:
        return self.text, self.on

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        canvas, u, side = Canvas(*surface.get_size(), 3), kit.theme.real(1), self._box(kit)
        x, y = box.x + 1, box.centery - side / 2
        fill = INK if self.on else mix(CARD, INK, 0.12 if look.held else 0.06 if look.hover else 0)
        canvas.rounded(x, y, side, side, 6 * u, fill)
        canvas.rounded(
            x, y, side, side, 6 * u, INK if self.on or look.hover else INK2, 255, max(1.0, 1.6 * u)
        )
        canvas.sprite().put(surface, 0, 0)
        if self.on:
            kit.atlas.icons.put(surface, "check", x + side / 2, y + side / 2, round(side * 0.78), ON_DARK)
        leading = kit.theme.leading(Step.BODY)
        lines = self._lines(kit, box.w)
        top = box.centery - len(lines) * leading / 2
        for line in lines:
            kit.write(surface, line, x + side + kit.px(12), top + kit.baseline(Step.BODY), Step.BODY)
            top += leading

    def texts(self, kit: Kit) -> list[TextPlace]:
        lines = self._lines(kit, self.rect.w)
        wide = max(kit.width(line, Step.BODY) for line in lines) + self._box(kit) + kit.px(12)
        return [TextPlace(self.text, wide, len(lines) * kit.theme.leading(Step.BODY), self.rect)]
