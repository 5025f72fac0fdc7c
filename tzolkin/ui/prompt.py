"""The one line that always says who does what: badge, name, what to choose."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK, INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, Widget
from tzolkin.ui.pen import Pen

__all__ = ["Prompt"]


class Prompt(Widget):
    """Stands in the middle of the top bar; `face` gives style (0: nobody has to choose), name and words."""

    domain = "prompt"

    def __init__(self, name: str, face: Callable[[], tuple[int, str, str]]) -> None:
        super().__init__(name)
        self._face = face

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        return 0, 0

    def look_key(self) -> Hashable:
        return self._face()

    def look(self, targets: object) -> Look:  # noqa: ARG002
        return Look()

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        pen, (style, who, words) = Pen(kit, surface), self._face()
        name, px = kit.step(Step.HEAD), kit.step(Step.ACTION)
        r = name * 0.52
        gap = r * 0.7
        while True:
            wide = 2 * r + gap + pen.width(who, name, "head") + gap + pen.width(words, px)
            if wide <= box.w or px < kit.step(Step.ACTION) * 0.7:
                break
            px *= 0.95
        x = box.x + max(0.0, (box.w - wide) / 2)
        if style:
            pen.badge(style, x + r, box.centery, r)
            x += 2 * r + gap
        if who:
            x += pen.words(who, x, box.centery, name, INK, "head") + gap
        pen.words(words, x, box.centery, px, INK2, most=box.right - x)
