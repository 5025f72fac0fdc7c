"""The card under the actions: what is in hand, and in plain lines what the pointed target would do."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

import pygame

from tabletop.ui.boxes import Box
from tabletop.ui.kit import Kit
from tabletop.ui.paint import chrome
from tabletop.ui.paint.palette import INK, INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget
from yucatan.ui import pieces

__all__ = ["HandCard", "HandFace"]

_LINES, _LINES_LARGE = 3, 2
"""Lines of words that the card has room for; with large text, where the column is wider and room is short."""


@dataclass(frozen=True)
class HandFace:
    """What the card says; with a warrior in hand, its style, prisoners and symbol (if it may be seen)."""

    title: str
    lines: tuple[str, ...] = ()
    style: int = 0
    carried: int = -1
    """Prisoners of the warrior shown; -1: no warrior is shown."""
    symbol: str = ""


class HandCard(Widget):
    """The raised card. Its words change with every pointing, so they are a widget of their own in it.

    `answers` are the buttons that belong to it, at its lower edge.
    """

    domain = "card"
    spill_units = 34.0
    shows = ()

    def __init__(self, name: str, face: Callable[[], HandFace], answers: Box | None) -> None:
        super().__init__(name)
        self._words = HandWords(name, face)
        self._answers = answers

    def walk(self) -> Iterator[Widget]:
        yield self
        yield self._words
        if self._answers is not None:
            yield from self._answers.walk()

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        wide, high = self._words.measure(kit, width)
        high += kit.px(26)
        if self._answers is not None:
            least, more = self._answers.measure(kit, width - kit.px(8))
            wide, high = max(wide, least + kit.px(8)), high + more + kit.px(10)
        return wide, high

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        bottom = y + h - kit.px(12)
        if self._answers is not None:
            high = self._answers.measure(kit, w - kit.px(8))[1]
            bottom = y + h - high - kit.px(16)
            self._answers.place(kit, x + kit.px(4), y + h - high - kit.px(10), w - kit.px(8), high)
        top = y + kit.px(10)
        self._words.place(kit, x + kit.px(4), top, w - kit.px(8), bottom - top)

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        u, out = kit.theme.real(1), kit.px(8)
        card = chrome.card(kit.atlas, box.w + 2 * out, box.h, 10 * u, blur=10 * u, dy=4 * u)
        card.put(surface, box.x - out, box.y)


class HandWords(Widget):
    """What stands on the card."""

    domain = "hand"
    shows = ()

    def __init__(self, name: str, face: Callable[[], HandFace]) -> None:
        super().__init__(name)
        self._face = face

    def look_key(self) -> Hashable:
        return self._face()

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        lines = _LINES_LARGE if kit.theme.large else _LINES
        return width, kit.theme.leading(Step.HEAD) + lines * kit.theme.leading(Step.BODY)

    @staticmethod
    def _radius(kit: Kit, box: pygame.Rect) -> float:
        """Of the space that the warrior in hand would stand on."""
        return min(box.h * 0.47, kit.theme.real(58))

    def _start(self, kit: Kit, box: pygame.Rect) -> int:
        """Where the words begin: beside the warrior, if one is shown."""
        return box.x + (round(self._radius(kit, box) * 1.7) if self._face().carried >= 0 else kit.px(6))

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        face = self._face()
        x, radius = self._start(kit, box), self._radius(kit, box)
        if face.carried >= 0:
            sprite = pieces.warrior(kit.atlas, face.style, radius, face.carried, revealed=face.symbol or None)
            sprite.put(surface, box.x + radius * 0.72, box.bottom - radius * 0.26)
        room = box.right - x - kit.px(4)
        y = float(box.y)
        title = kit.atlas.letters.ellipsis(face.title, "head", kit.step(Step.HEAD), room)
        kit.write(surface, title, x, y + kit.baseline(Step.HEAD, "head"), Step.HEAD, INK, "head")
        y += kit.theme.leading(Step.HEAD)
        if face.carried >= 0 and not face.lines:
            self._paint_slots(kit, surface, x, y, face.carried)
        step, parts = self._lines(kit, room, box.bottom + kit.px(6) - y)
        for part in parts:
            kit.write(surface, part, x, y + kit.baseline(step), step, INK2)
            y += kit.theme.leading(step)

    def _lines(self, kit: Kit, width: float, height: float) -> tuple[Step, list[str]]:
        """The lines as they fit: in smaller letters if need be, cut short where even that is too much."""
        for step in (Step.BODY, Step.NOTE):
            parts = [part for line in self._face().lines for part in kit.wrap(line, step, width)]
            most = int(height // kit.theme.leading(step))
            if len(parts) <= most:
                return step, parts
        if most < 1:
            return step, []
        last = " ".join(parts[most - 1 :])
        return step, [*parts[: most - 1], kit.atlas.letters.ellipsis(last, "text", kit.step(step), width)]

    def texts(self, kit: Kit) -> list[TextPlace]:
        box, leading = self.rect, kit.theme.leading
        room = box.right - self._start(kit, box) - kit.px(4)
        step, parts = self._lines(kit, room, box.h + kit.px(6) - leading(Step.HEAD))
        wide = max((kit.width(part, step) for part in parts), default=0.0)
        high = leading(Step.HEAD) + len(parts) * leading(step) - kit.px(6)
        place = pygame.Rect(box.right - room, box.y, room, box.h)
        return [TextPlace(" ".join(parts), wide, high, place)]

    @staticmethod
    def _paint_slots(kit: Kit, surface: pygame.Surface, x: float, y: float, carried: int) -> None:
        """The three places for prisoners, filled or empty."""
        r = kit.step(Step.BODY) * 0.66
        for place in range(3):
            slot = pieces.prisoner_slot(kit.atlas, place < carried, r)
            slot.put(surface, x + r + place * r * 2.6, y + r + kit.px(6))
