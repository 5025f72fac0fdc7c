"""The public log on a table: its newest lines, which open the whole."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import pygame

from tabletop.engine.event import Event
from tabletop.engine.session import Session
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import BORDER, CARD, INK, INK2, RULE
from tabletop.ui.targets import Name
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, Widget

__all__ = ["LogLine", "LogView", "log_lines"]


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log: whose, what, and the place of the table it speaks of, if any."""

    style: int
    words: str
    place: Name | None = None


def log_lines(
    session: Session[Any],
    says: Callable[[Event], str],
    style_of: Callable[[int], int],
    most: int | None = None,
    place_of: Callable[[Event], Name | None] = lambda _event: None,
) -> tuple[LogLine, ...]:
    """The public log, newest first; at most so many lines (None: all). An event that says "" has none."""
    lines: list[LogLine] = []
    steps = [session.opening, *(entry.step for entry in session.entries)]
    for event in (event for step in reversed(steps) for event in reversed(step.events)):
        words = says(event) if event.seen_by(None) else ""
        if words:
            seat = int(event.facts.get("seat", event.facts.get("winner", 0)))
            lines.append(LogLine(style_of(seat) if seat else 0, words, place_of(event)))
        if most is not None and len(lines) >= most:
            break
    return tuple(lines)


class LogView(Widget):
    """The newest lines of the log, newest first and strongest; a click shows the place of a line."""

    domain = "log"
    shows = ()

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
