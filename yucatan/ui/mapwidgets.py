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

_WORDS_SHARE = 0.5
"""The share of the prompt that its words keep from a long name."""


class MapArea(Widget):
    """The zone of the board; `corner` stands in its lower right corner, or in the left one."""

    domain = "map"

    def __init__(self, name: str, corner: Box, left: bool = False) -> None:
        super().__init__(name)
        self.corner = corner
        self.left = left

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, kit.px(300)

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        left, right = self.corners(kit)
        self.corner.place(kit, *(left if self.left else right))

    def corners(self, kit: Kit) -> tuple[pygame.Rect, pygame.Rect]:
        """Where `corner` would stand at the left, and at the right."""
        wide, high = self.corner.measure(kit, self.rect.w)
        edge, top = kit.px(4), self.rect.bottom - high - kit.px(12)
        at_right = self.rect.right - wide - edge
        return pygame.Rect(self.rect.x + edge, top, wide, high), pygame.Rect(at_right, top, wide, high)

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

    def _name(self, kit: Kit, width: int) -> str:
        """The name, cut short where it would leave less than half of the line to the words."""
        name, words = self._face().name, kit.width(self._face().words, Step.ACTION)
        room = width - kit.step(Step.HEAD) * 1.4 - kit.px(10)
        room -= min(words, room * _WORDS_SHARE)
        return kit.atlas.letters.ellipsis(name, "head", kit.step(Step.HEAD), room)

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        face = self._face()
        left = box.x + max(0, (box.w - self._wide(kit)) // 2)
        r = kit.step(Step.HEAD) * 0.52
        if face.style:
            kit.atlas.badge(face.style, r).put(surface, left + r, box.centery)
        x = left + 2 * r + kit.px(10)
        baseline = box.y + (box.h - kit.theme.leading(Step.HEAD)) / 2 + kit.baseline(Step.HEAD, "head")
        x += kit.write(surface, self._name(kit, box.w), x, baseline, Step.HEAD, INK, "head")
        x += kit.step(Step.HEAD) * 0.36
        words = kit.atlas.letters.ellipsis(face.words, "text", kit.step(Step.ACTION), box.right - x)
        kit.write(surface, words, x, baseline, Step.ACTION, INK2)

    def texts(self, kit: Kit) -> list[TextPlace]:
        name = self._name(kit, self.rect.w)
        return [TextPlace(name, kit.width(name, Step.HEAD, "head"), kit.step(Step.HEAD), self.rect)]
