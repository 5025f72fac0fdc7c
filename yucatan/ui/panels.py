"""Parts of the column beside the board: an action of the strip, and the log.

They draw from the facts they are given at every layout or drawing; each picture is kept until a fact in it
changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import round_rect_points
from tabletop.ui.paint.palette import BORDER, CARD, INK, INK2, INK3, ON_DARK, ON_DARK2, RULE, mix
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["ActionButton", "ActionFace", "LogLine", "LogView"]


_LARGE_TEXT = 1.25
"""From this text size on, second lines give way."""

# ---------------------------------------------------------------- actions


@dataclass(frozen=True)
class ActionFace:
    """An action of the strip: open, chosen, or forbidden with the reason in few words."""

    icon: str
    title: str
    note: str
    chosen: bool = False
    reason: str | None = None


class ActionButton(Widget):
    """One action: icon, name, and what it acts on; the chosen one is dark, a forbidden one says why."""

    domain = "action"
    spill_units = 14.0

    def __init__(self, name: str, face: Callable[[], ActionFace]) -> None:
        super().__init__(name, act=lambda: None, reason=face().reason)
        self._face = face

    @property
    def face(self) -> ActionFace:
        """What it shows now; its reason changes with the decision only."""
        return self._face()

    def label(self) -> str:
        return self.face.title

    def radius(self) -> float:
        return 10.0

    def look_key(self) -> Hashable:
        return self.face

    def _noted(self, kit: Kit) -> bool:
        return bool(self.face.note) and not kit.theme.small and kit.theme.text < _LARGE_TEXT

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        high = kit.theme.leading(Step.ACTION) + (kit.theme.leading(Step.NOTE) if self._noted(kit) else 0)
        icon = kit.px(34) + kit.px(30)
        wide = icon + kit.width(self.face.title, Step.ACTION, "figure") + kit.px(10)
        return max(round(wide), width), max(
            kit.px(62), high + kit.px(10), kit.theme.hit if not kit.theme.small else 44
        )

    def look(self, targets: object) -> Look:
        full = super().look(targets)  # type: ignore[arg-type]
        return Look(hover=full.hover, held=full.held)

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        face, u = self.face, kit.theme.real(1)
        main, second = self._paint_frame(kit, surface, box, look)
        size = min(kit.px(36), round(box.h * 0.56))
        kit.atlas.icons.put(surface, face.icon, box.x + kit.px(32), box.centery, size, main)
        x = box.x + kit.px(58)
        leading = kit.theme.leading
        high = leading(Step.ACTION) + (leading(Step.NOTE) if self._noted(kit) else 0)
        y = box.centery - high / 2
        room = box.right - x - 6 * u
        title = kit.atlas.letters.ellipsis(face.title, "figure", kit.step(Step.ACTION), room)
        kit.write(surface, title, x, y + kit.baseline(Step.ACTION, "figure"), Step.ACTION, main, "figure")
        if self._noted(kit):
            note = kit.atlas.letters.ellipsis(face.note, "text", kit.step(Step.NOTE), room)
            y += leading(Step.ACTION)
            kit.write(surface, note, x, y + kit.baseline(Step.NOTE) - 2 * u, Step.NOTE, second)

    def _paint_frame(
        self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look
    ) -> tuple[str, str]:
        """Draw the body; return the colours of the first and second line."""
        u, face = kit.theme.real(1), self.face
        canvas = Canvas(*surface.get_size(), 3)
        if face.reason is not None:
            edge = round_rect_points(box.x + 1, box.y + 1, box.w - 2, box.h - 2, 10 * u)
            canvas.dashed([*edge, edge[0]], BORDER, max(1.0, 1.4 * u), 7 * u, 6 * u)
            canvas.sprite().put(surface, 0, 0)
            return INK3, INK2
        if face.chosen:
            canvas.shadow(round_rect_points(box.x, box.y, box.w, box.h, 10 * u), 7 * u, 0, 3 * u, 110)
            canvas.rounded(box.x, box.y, box.w, box.h, 10 * u, INK)
            canvas.sprite().put(surface, 0, 0)
            return ON_DARK, ON_DARK2
        canvas.rounded(
            box.x,
            box.y,
            box.w,
            box.h,
            10 * u,
            mix(CARD, INK, 0.12 if look.held else 0.06 if look.hover else 0),
        )
        canvas.rounded(box.x, box.y, box.w, box.h, 10 * u, BORDER, 255, max(1.0, 1.2 * u))
        canvas.sprite().put(surface, 0, 0)
        return INK, INK2

    def texts(self, kit: Kit) -> list[TextPlace]:
        high = kit.theme.leading(Step.ACTION) + (kit.theme.leading(Step.NOTE) if self._noted(kit) else 0)
        wide = kit.px(58) + kit.width(self.face.title, Step.ACTION, "figure")
        return [TextPlace(self.face.title, wide, high, self.rect)]


# ---------------------------------------------------------------- log


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log: whose, what, and the space it speaks of (-1: none)."""

    style: int
    words: str
    space: int = -1


class LogView(Widget):
    """The newest lines of the log, newest first and strongest; a click shows the place of a line."""

    domain = "log"

    def __init__(
        self, name: str, lines: Callable[[], tuple[LogLine, ...]], title: str, act: Callable[[], None]
    ):
        super().__init__(name, act=act)
        self._lines = lines
        self.title = title

    def label(self) -> str:
        return self.title

    def look_key(self) -> Hashable:
        return self._lines(), self.title

    def look(self, targets: object) -> Look:  # noqa: ARG002
        return Look()

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, max(kit.theme.leading(Step.HEAD) + kit.px(16), kit.px(56))

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        leading = kit.theme.leading
        if box.h < leading(Step.HEAD) + 2 * leading(Step.BODY):
            self._paint_drawer(kit, surface, box)
            return
        y = float(box.y)
        kit.write(surface, self.title, box.x, y + kit.baseline(Step.HEAD, "head"), Step.HEAD, INK, "head")
        start = box.x + round(kit.width(self.title, Step.HEAD, "head")) + kit.px(12)
        rule = box.y + leading(Step.HEAD) // 2 + kit.px(2)
        pygame.draw.line(surface, RULE, (start, rule), (box.right - 1, rule), max(1, kit.px(1)))
        y += leading(Step.HEAD) + kit.px(4)
        r = kit.step(Step.BODY) * 0.46
        left = box.x + 2 * r + kit.px(12)
        for number, line in enumerate(self._lines()):
            face, colour = ("semi", INK) if number == 0 else ("text", INK2)
            parts = kit.wrap(line.words, Step.BODY, box.right - left, face)  # type: ignore[arg-type]
            if y + len(parts) * leading(Step.BODY) > box.bottom:
                return
            if line.style:
                kit.atlas.badge(line.style, r).put(surface, box.x + r, y + leading(Step.BODY) / 2)
            for part in parts:
                kit.write(surface, part, left, y + kit.baseline(Step.BODY), Step.BODY, colour, face)  # type: ignore[arg-type]
                y += leading(Step.BODY)
            y += kit.px(3)

    def _paint_drawer(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Where there is little room: a bar with the newest line, which opens the whole log."""
        u = kit.theme.real(1)
        high = min(box.h, kit.theme.leading(Step.HEAD) + kit.px(16))
        canvas = Canvas(box.w, high, 3)
        canvas.rounded(0.5, 0.5, box.w - 1, high - 1, 10 * u, CARD)
        canvas.rounded(0.5, 0.5, box.w - 1, high - 1, 10 * u, BORDER, 255, max(1.0, 1.2 * u))
        canvas.sprite().put(surface, box.x, box.y)
        middle, size = box.y + high / 2, round(kit.step(Step.HEAD) * 1.1)
        kit.atlas.icons.put(surface, "log", box.x + kit.px(14) + size / 2, middle, size, INK)
        x = float(box.x + kit.px(26) + size)
        x += kit.centred(surface, self.title, x, middle, Step.HEAD, INK, "head") + kit.px(16)
        newest = next(iter(self._lines()), None)
        if newest is None:
            return
        r = kit.step(Step.BODY) * 0.5
        if newest.style:
            kit.atlas.badge(newest.style, r).put(surface, x + r, middle)
            x += 2 * r + kit.px(10)
        room = box.right - x - kit.px(10)
        words = kit.atlas.letters.ellipsis(newest.words, "text", kit.step(Step.BODY), room)
        kit.centred(surface, words, x, middle, Step.BODY, INK2)
