"""The lines of the menu: the dark card that continues the last game, and the plain lines below it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import round_rect_points
from tabletop.ui.paint.palette import CARD, GOLD, INK, INK2, INK3, ON_DARK, ON_DARK2, mix
from tabletop.ui.targets import Targets
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["ContinueCard", "LanguageLine", "MenuLine"]


class ContinueCard(Widget):
    """The one dark button of the menu: what it does, and which game it goes on with."""

    domain = "menu"
    spill_units = 36.0
    shows = ("hover", "held")

    def __init__(self, name: str, text: str, line: str, act: Callable[[], None]) -> None:
        super().__init__(name, act=act)
        self.text, self.line = text, line

    def label(self) -> str:
        return self.text

    def _room(self, kit: Kit, width: int) -> int:
        return width - kit.px(24) - kit.px(60)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        least = max(kit.width(self.text, Step.NAME, "head"), kit.longest_word(self.line, Step.BODY))
        lines = kit.wrap(self.line, Step.BODY, max(self._room(kit, width), least))
        h = kit.theme.leading(Step.NAME) + len(lines) * kit.theme.leading(Step.BODY) + kit.px(26)
        return max(width, round(least) + kit.px(84)), h

    def look_key(self) -> Hashable:
        return self.text, self.line

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        canvas, u = Canvas(*surface.get_size(), 3), kit.theme.real(1)
        if not look.held:
            canvas.shadow(round_rect_points(box.x, box.y, box.w, box.h, 10 * u), 8 * u, 0, 4 * u, 110)
        canvas.rounded(box.x, box.y, box.w, box.h, 10 * u, mix(INK, CARD, 0.08 if look.hover else 0))
        x, y, q = box.right - kit.px(38), box.centery, 12 * u
        canvas.poly([(x, y - q), (x + 1.15 * q, y), (x, y + q)], GOLD)
        canvas.sprite().put(surface, 0, 0)
        left, top = box.x + kit.px(24), box.y + kit.px(12)
        kit.write(surface, self.text, left, top + kit.baseline(Step.NAME, "head"), Step.NAME, ON_DARK, "head")
        top += kit.theme.leading(Step.NAME)
        for line in kit.wrap(self.line, Step.BODY, self._room(kit, box.w)):
            kit.write(surface, line, left, top + kit.baseline(Step.BODY), Step.BODY, ON_DARK2)
            top += kit.theme.leading(Step.BODY)

    def texts(self, kit: Kit) -> list[TextPlace]:
        lines = kit.wrap(self.line, Step.BODY, self._room(kit, self.rect.w))
        wide = max(kit.width(self.text, Step.NAME, "head"), *(kit.width(line, Step.BODY) for line in lines))
        high = kit.theme.leading(Step.NAME) + len(lines) * kit.theme.leading(Step.BODY)
        room = pygame.Rect(self.rect.x, self.rect.y, self._room(kit, self.rect.w), self.rect.h)
        return [TextPlace(self.line, wide, high, room)]


class MenuLine(Widget):
    """A line of the menu.

    Pointed at, a gold mark stands before it; what is in the making is pale, with a note.
    """

    domain = "menu"
    spill_units = 4.0

    def __init__(
        self, name: str, text: str, act: Callable[[], None] | None, reason: str | None = None, note: str = ""
    ) -> None:
        super().__init__(name, act=act, reason=reason)
        self.text, self.note = text, note

    def label(self) -> str:
        return self.text

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        w = kit.px(24) + round(kit.width(self.text, Step.NAME, "bold") + 2) + self._note_width(kit)
        return w, max(round(kit.step(Step.NAME) * 1.3 + kit.px(14) / kit.theme.text), 30)

    def _note_width(self, kit: Kit) -> int:
        return round(kit.width(self.note, Step.NOTE, "italic") + 2) + kit.px(14) if self.note else 0

    def look_key(self) -> Hashable:
        return self.text, self.note

    def look(self, targets: Targets) -> Look:
        full = super().look(targets)
        return Look(hover=full.hover or full.focus, held=full.held)

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        u, left = kit.theme.real(1), box.x + kit.px(24)
        colour = INK3 if self.reason else INK
        if look.hover and not self.reason:
            canvas = Canvas(*surface.get_size(), 3)
            y, q = box.centery + u, 8 * u
            canvas.poly([(box.x + 2 * u, y - q), (box.x + 2 * u + 1.15 * q, y), (box.x + 2 * u, y + q)], GOLD)
            canvas.sprite().put(surface, 0, 0)
        end = left + kit.centred(surface, self.text, left, box.centery, Step.NAME, colour, "bold")
        if self.note:
            cap = kit.atlas.letters.cap_height("bold", kit.step(Step.NAME))
            baseline = box.centery + cap / 2
            kit.write(surface, self.note, end + kit.px(14), baseline, Step.NOTE, INK2, "italic")

    def texts(self, kit: Kit) -> list[TextPlace]:
        wide = kit.px(24) + kit.width(self.text, Step.NAME, "bold") + self._note_width(kit)
        return [TextPlace(self.text, wide, kit.step(Step.NAME), self.rect)]


class LanguageLine(Widget):
    """The name of a language in itself; the one in use is underlined."""

    domain = "language"

    def __init__(
        self, name: str, text: str, chosen: bool, act: Callable[[], None] | None, reason: str | None
    ) -> None:
        super().__init__(name, act=act, reason=reason)
        self.text, self.chosen = text, chosen

    def label(self) -> str:
        return self.text

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        wide = kit.width(self.text, Step.BODY, "semi")
        return round(wide + 2), kit.theme.leading(Step.BODY) + kit.px(10)

    def look_key(self) -> Hashable:
        return self.text, self.chosen

    def look(self, targets: Targets) -> Look:
        return Look(hover=super().look(targets).hover)

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        colour = INK if self.chosen or look.hover else INK3 if self.reason else INK2
        face, step = ("semi" if self.chosen else "text"), Step.BODY
        baseline = box.y + kit.baseline(step)
        width = kit.write(
            surface, self.text, box.x, baseline, step, colour, "semi" if face == "semi" else "text"
        )
        if self.chosen:
            y = round(baseline + kit.px(7))
            pygame.draw.line(surface, INK, (box.x, y), (box.x + width, y), max(2, kit.px(2)))

    def texts(self, kit: Kit) -> list[TextPlace]:
        width = kit.width(self.text, Step.BODY, "semi")
        return [TextPlace(self.text, width, kit.step(Step.BODY), self.rect)]
