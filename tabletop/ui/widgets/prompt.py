"""The one line at the top of a table that always says who does what."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK, INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["Prompt", "PromptFace"]

_WORDS_SHARE = 0.5
"""The share of the prompt that its words keep from a long name."""


@dataclass(frozen=True)
class PromptFace:
    """Who has to choose (style 0: nobody), and what."""

    style: int
    name: str
    words: str


class Prompt(Widget):
    """The one line that always says who does what: badge, name, one phrase."""

    domain = "prompt"
    shows = ()

    def __init__(self, name: str, face: Callable[[], PromptFace]) -> None:
        super().__init__(name)
        self._face = face

    def look_key(self) -> Hashable:
        return self._face()

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
