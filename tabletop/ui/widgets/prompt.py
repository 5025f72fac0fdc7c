"""What stands at the top of a table and always says who does what.

It is one line where there is room for it, else two, else smaller ones. Only a name is ever cut short; words
are so only where nothing else is left, which no question comes to.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cached_property

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK, INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["Prompt", "PromptFace", "SetLines"]

_TRIED = (
    (1, 1.0),
    (1, 0.92),
    (2, 1.0),
    (2, 0.92),
    (1, 0.84),
    (2, 0.84),
    (2, 0.77),
    (2, 0.70),
    (2, 0.64),
    (1, 0.70),
    (2, 0.58),
    (1, 0.58),
)
"""(lines, share of their size) in the order in which they are tried."""
_PITCH = 1.16
"""From one line to the next, in sizes of the words."""
_NAME_SHARES = (0.34, 0.12)
"""The share of a line that a name keeps where it has to be cut short: as it should be, and at least."""


@dataclass(frozen=True)
class PromptFace:
    """Who has to choose (style 0: nobody), and what."""

    style: int
    name: str
    words: str


@dataclass(frozen=True)
class SetLines:
    """A prompt set for a place of w x h px: its name, its words line by line, the share of their size."""

    kit: Kit
    face: PromptFace
    w: int
    h: int

    @cached_property
    def _set(self) -> tuple[float, str, tuple[str, ...]]:
        name = self.face.name
        for lines, share in _TRIED:
            if lines > 1 and self.kit.step(Step.ACTION) * share * _PITCH * lines > self.h:
                continue
            wrapped = self._wrapped(name, share)
            if len(wrapped) <= lines and self._start(name, share) <= self.w:
                return share, name, wrapped
        lines, share = _TRIED[-2]
        letters, px = self.kit.atlas.letters, self.kit.step(Step.ACTION) * share
        kept, least = (self.w * part for part in _NAME_SHARES)
        if px * _PITCH * lines > self.h:
            lines = 1
            left = self.w - self._start("", share) - letters.width(self.face.words, "text", px)
            kept = max(least, min(kept, left))
        name = letters.ellipsis(name, "head", self.kit.step(Step.HEAD) * share, kept)
        wrapped = self._wrapped(name, share)
        if len(wrapped) > lines:
            rest = " ".join(wrapped[lines - 1 :])
            room = self.w - (self._start(name, share) if lines == 1 else self._badge(share))
            last = letters.ellipsis(rest, "text", px, room)
            wrapped = (*wrapped[: lines - 1], last)
        return share, name, wrapped

    def _badge(self, share: float) -> float:
        """Where the name begins."""
        return self.kit.step(Step.HEAD) * share * 1.04 + self.kit.px(10)

    def _start(self, name: str, share: float) -> float:
        """Where the words of the first line begin."""
        px = self.kit.step(Step.HEAD) * share
        return self._badge(share) + self.kit.atlas.letters.width(name, "head", px) + px * 0.36

    def _wrapped(self, name: str, share: float) -> tuple[str, ...]:
        """The words in lines of which the first begins behind the name, the others below it."""
        letters, px = self.kit.atlas.letters, self.kit.step(Step.ACTION) * share
        lines, start = [""], self._start(name, share)
        for word in self.face.words.split():
            longer = f"{lines[-1]} {word}".strip()
            if letters.width(longer, "text", px) <= self.w - start:
                lines[-1] = longer
            else:
                start = self._badge(share)
                lines.append(word)
        return tuple(lines)

    @property
    def share(self) -> float:
        """How large its letters are, 1 as they should be."""
        return self._set[0]

    @property
    def name(self) -> str:
        """The name, whole or cut short."""
        return self._set[1]

    @property
    def lines(self) -> tuple[str, ...]:
        """The words line by line; the first stands beside the name and may be empty."""
        return self._set[2]

    @property
    def whole(self) -> bool:
        """Whether all words can be read."""
        return " ".join(self.lines).split() == self.face.words.split()

    @property
    def starts(self) -> tuple[float, ...]:
        """Where each line begins, in px from the left of all."""
        share, name, lines = self._set
        return (self._start(name, share), *(self._badge(share) for _line in lines[1:]))

    @property
    def wide(self) -> float:
        """The width of all of it in px."""
        letters, px = self.kit.atlas.letters, self.kit.step(Step.ACTION) * self.share
        return max(
            start + letters.width(line, "text", px)
            for start, line in zip(self.starts, self.lines, strict=True)
        )


class Prompt(Widget):
    """What always says who does what: badge, name, one phrase."""

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

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        face = self._face()
        found = SetLines(kit, face, box.w, box.h)
        letters, share = kit.atlas.letters, found.share
        px, named = kit.step(Step.ACTION) * share, kit.step(Step.HEAD) * share
        left = box.x + max(0.0, (box.w - found.wide) / 2)
        middle = box.centery - (len(found.lines) - 1) * px * _PITCH / 2
        r = named * 0.52
        if face.style:
            kit.atlas.badge(face.style, r).put(surface, left + r, middle)
        baseline = middle + letters.cap_height("head", named) / 2
        x = left + 2 * r + kit.px(10)
        letters.write(surface, found.name, x, baseline, named, INK, "head")
        for start, line in zip(found.starts, found.lines, strict=True):
            letters.write(surface, line, left + start, baseline, px, INK2, "text")
            baseline += px * _PITCH

    def texts(self, kit: Kit) -> list[TextPlace]:
        found = SetLines(kit, self._face(), self.rect.w, self.rect.h)
        high = round(kit.step(Step.ACTION) * found.share * (1 + _PITCH * (len(found.lines) - 1)))
        return [TextPlace(" ".join((found.name, *found.lines)), found.wide, high, self.rect)]
