"""Words on paper: a label of one line, a paragraph that wraps, a section head with its rule, a hairline."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.lettering import Align, Face
from tabletop.ui.paint.palette import INK, RULE, Colour
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["Display", "Label", "Line", "Paragraph", "Section"]


class Label(Widget):
    """One line of text. It is shortened with an ellipsis only where `shorten` allows it."""

    shows = ()

    def __init__(
        self,
        name: str,
        text: str,
        step: Step = Step.BODY,
        *,
        face: Face = "text",
        colour: Colour = INK,
        align: Align = "left",
        shorten: bool = False,
    ) -> None:
        super().__init__(name)
        self.text, self.step, self.face = text, step, face
        self.colour, self.align, self.shorten = colour, align, shorten

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        wanted = round(kit.width(self.text, self.step, self.face) + 1.5)
        return (min(wanted, width) if self.shorten else wanted), kit.theme.leading(self.step)

    def look_key(self) -> Hashable:
        return self.text, self.step, self.face, self.colour, self.align

    def _shown(self, kit: Kit) -> str:
        if not self.shorten:
            return self.text
        return kit.atlas.letters.ellipsis(self.text, self.face, kit.step(self.step), self.rect.w)

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        x = {"left": box.x, "centre": box.centerx, "right": box.right}[self.align]
        y = box.y + (box.h - kit.theme.leading(self.step)) / 2 + kit.baseline(self.step, self.face)
        kit.write(surface, self._shown(kit), x, y, self.step, self.colour, self.face, self.align)

    def texts(self, kit: Kit) -> list[TextPlace]:
        shown = self._shown(kit)
        width = kit.width(shown, self.step, self.face)
        return [TextPlace(shown, width, kit.step(self.step), self.rect)]


class Paragraph(Widget):
    """Text that wraps to the width it gets."""

    shows = ()

    def __init__(
        self,
        name: str,
        text: str,
        step: Step = Step.BODY,
        *,
        face: Face = "text",
        colour: Colour = INK,
        align: Align = "left",
        leading: float = 1.0,
    ) -> None:
        super().__init__(name)
        self.text, self.step, self.face = text, step, face
        self.colour, self.align, self.leading = colour, align, leading

    def _step(self, kit: Kit) -> float:
        return kit.theme.leading(self.step) * self.leading

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        least = round(kit.longest_word(self.text, self.step, self.face) + 1.5)
        lines = kit.wrap(self.text, self.step, max(width, least), self.face)
        wide = max(kit.width(line, self.step, self.face) for line in lines)
        return max(least, round(wide + 1.5)), round(len(lines) * self._step(kit))

    def look_key(self) -> Hashable:
        return self.text, self.step, self.face, self.colour, self.align, self.leading

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        x = {"left": box.x, "centre": box.centerx, "right": box.right}[self.align]
        y = box.y + (self._step(kit) - kit.theme.leading(self.step)) / 2
        for line in kit.wrap(self.text, self.step, box.w, self.face):
            baseline = y + kit.baseline(self.step, self.face)
            kit.write(surface, line, x, baseline, self.step, self.colour, self.face, self.align)
            y += self._step(kit)

    def texts(self, kit: Kit) -> list[TextPlace]:
        lines = kit.wrap(self.text, self.step, self.rect.w, self.face)
        wide = max(kit.width(line, self.step, self.face) for line in lines)
        return [TextPlace(self.text, wide, len(lines) * self._step(kit), self.rect)]


class Display(Widget):
    """One line of large lettering, made smaller where it is wider than the room."""

    shows = ()

    def __init__(self, name: str, text: str, step: Step, *, face: Face, colour: Colour, most_w: int) -> None:
        super().__init__(name)
        self.text, self.step, self.face, self.colour, self.most_w = text, step, face, colour, most_w

    def _size(self, kit: Kit) -> float:
        size, letters = kit.step(self.step), kit.atlas.letters
        size *= min(1.0, self.most_w / max(1.0, kit.width(self.text, self.step, self.face)))
        while size > 8 and letters.width(self.text, self.face, size) + 2 > self.most_w:
            size -= 0.5  # letters come in whole pixels: the width does not follow the size exactly
        return size

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        size = self._size(kit)
        wide = kit.atlas.letters.width(self.text, self.face, size)
        return round(wide + 2), round(size * 1.16)

    def look_key(self) -> Hashable:
        return self.text, self.step, self.face, self.colour, self.most_w

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        size = self._size(kit)
        baseline = box.y + size * 0.86
        letters = kit.atlas.letters
        letters.write(surface, self.text, box.centerx, baseline, size, self.colour, self.face, "centre")

    def texts(self, kit: Kit) -> list[TextPlace]:
        size = self._size(kit)
        wide = kit.atlas.letters.width(self.text, self.face, size)
        return [TextPlace(self.text, wide, size, self.rect)]


class Section(Label):
    """A section head and a hairline to the end of its column."""

    def __init__(self, name: str, text: str, colour: Colour = INK) -> None:
        super().__init__(name, text, Step.HEAD, face="head", colour=colour)

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        super().paint(kit, surface, box, look)
        start = box.x + round(kit.width(self.text, self.step, self.face)) + kit.px(12)
        y = box.centery + round(kit.step(self.step) * 0.08)
        if start < box.right:
            pygame.draw.line(surface, RULE, (start, y), (box.right - 1, y), max(1, kit.px(1)))


class Line(Widget):
    """A hairline across its width, in the middle of `units` of height."""

    def __init__(self, name: str, units: float = 1.0, colour: Colour = RULE) -> None:
        super().__init__(name)
        self.units, self.colour = units, colour

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return min(width, 1), max(1, kit.px(self.units))

    def draw(self, kit: Kit, surface: pygame.Surface, targets: object) -> None:  # noqa: ARG002
        y = self.rect.centery
        pygame.draw.line(surface, self.colour, (self.rect.x, y), (self.rect.right - 1, y), max(1, kit.px(1)))
