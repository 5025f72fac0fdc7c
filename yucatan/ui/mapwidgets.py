"""Widgets of the map: the zone of the board with its zoom pill, and the line that says who does what."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

import pygame

from tabletop.ui.boxes import Box
from tabletop.ui.kit import Kit
from tabletop.ui.paint import chrome
from tabletop.ui.paint.palette import INK, INK2
from tabletop.ui.targets import Targets
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["MapArea", "PillFrame", "Prompt", "PromptFace"]


class MapArea(Widget):
    """The zone of the board; `corner` stands in its lower right corner."""

    domain = "map"

    def __init__(self, name: str, corner: Box) -> None:
        super().__init__(name)
        self.corner = corner

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, kit.px(300)

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        wide, high = self.corner.measure(kit, w)
        self.corner.place(kit, x + w - wide - kit.px(4), y + h - high - kit.px(12), wide, high)

    def walk(self) -> Iterator[Widget]:
        yield self
        yield from self.corner.walk()

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:
        """Draw nothing: the scene draws the board here."""


class PillFrame(Widget):
    """A quiet pill round a row of small controls."""

    domain = "pill"

    def __init__(self, name: str, child: Box) -> None:
        super().__init__(name)
        self.child = child

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        w, h = self.child.measure(kit, width)
        return w + 2 * kit.px(8), h + 2

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        self.child.place(kit, x + kit.px(8), y + 1, w - 2 * kit.px(8), h - 2)

    def walk(self) -> Iterator[Widget]:
        yield self
        yield from self.child.walk()

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:  # noqa: ARG002
        pill = chrome.pill(kit.atlas, self.rect.w, self.rect.h, sunk=False)
        pill.put(surface, self.rect.x, self.rect.y)


@dataclass(frozen=True)
class PromptFace:
    """Who has to choose (style 0: nobody), and what."""

    style: int
    name: str
    words: str


class Prompt(Widget):
    """The one line that always says who does what: badge, name, one phrase."""

    domain = "prompt"

    def __init__(self, name: str, face: Callable[[], PromptFace]) -> None:
        super().__init__(name)
        self._face = face

    def look_key(self) -> Hashable:
        return self._face()

    def look(self, targets: object) -> Look:  # noqa: ARG002
        return Look()

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return min(width, self._wide(kit)), kit.theme.leading(Step.HEAD)

    def _wide(self, kit: Kit) -> int:
        face = self._face()
        wide = kit.width(face.name, Step.HEAD, "head") + kit.width(face.words, Step.ACTION)
        return round(wide + kit.step(Step.HEAD) * 2.0 + kit.px(8))

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        face = self._face()
        left = box.x + max(0, (box.w - self._wide(kit)) // 2)
        r = kit.step(Step.HEAD) * 0.52
        if face.style:
            kit.atlas.badge(face.style, r).put(surface, left + r, box.centery)
        x = left + 2 * r + kit.px(10)
        baseline = box.y + (box.h - kit.theme.leading(Step.HEAD)) / 2 + kit.baseline(Step.HEAD, "head")
        x += kit.write(surface, face.name, x, baseline, Step.HEAD, INK, "head") + kit.step(Step.HEAD) * 0.36
        room = box.right - x
        words = kit.atlas.letters.ellipsis(face.words, "text", kit.step(Step.ACTION), room)
        kit.write(surface, words, x, baseline, Step.ACTION, INK2)

    def texts(self, kit: Kit) -> list[TextPlace]:
        face = self._face()
        return [TextPlace(face.name, kit.width(face.name, Step.HEAD, "head"), kit.step(Step.HEAD), self.rect)]
