"""The public log: its lines, and the dialog that shows them all, to be filtered by player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.scenes.dialog import Dialog
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.choice import segmented
from tabletop.ui.widgets.figures import Badge
from tabletop.ui.widgets.panel import Scroll, ScrollList
from tabletop.ui.widgets.words import Paragraph
from tzolkin.state import State
from tzolkin.text import Speaker

__all__ = ["LogDialog", "LogLine", "log_lines"]


@dataclass(frozen=True)
class LogLine:
    """Whose line (a style, 0 for nobody's), and what it says."""

    style: int
    words: str


def log_lines(
    session: Session[State], speaker: Speaker, style_of: Callable[[int], int], most: int | None = None
) -> tuple[LogLine, ...]:
    """The public log, newest first; at most so many lines (None: all)."""
    lines: list[LogLine] = []
    steps = [session.opening, *(entry.step for entry in session.entries)]
    for event in (event for step in reversed(steps) for event in reversed(step.events)):
        words = speaker.event(event) if event.seen_by(None) else ""
        if words:
            seat = int(event.facts.get("seat", 0))
            lines.append(LogLine(style_of(seat) if seat else 0, words))
        if most is not None and len(lines) >= most:
            break
    return tuple(lines)


class LogDialog(Dialog):
    """Shows all lines of the log, newest first."""

    width_units = 820.0
    tall = True

    def __init__(self, lines: Sequence[LogLine], names: Sequence[tuple[int, str]]) -> None:
        super().__init__()
        self._lines = lines
        self._names = names
        self._of = 0
        self._scroll = Scroll()

    def title(self, kit: Kit) -> str:
        return kit.say(_("Log"))

    def body(self, kit: Kit) -> Box:
        options = [(0, kit.say(_("all"))), *self._names]
        shown = [line for line in self._lines if self._of in (0, line.style)]
        rows = [self._row(kit, number, line) for number, line in enumerate(shown)]
        return Column(
            [
                segmented(kit, "of", options, self._of, self._choose),
                Flex(ScrollList("lines", rows, self._scroll, self.rebuild, gap=kit.px(4))),
            ],
            gap=kit.px(14),
        )

    def _row(self, kit: Kit, number: int, line: LogLine) -> Box:
        parts: list[Box] = [Flex(Paragraph(f"line-{number}", line.words, Step.BODY, colour=INK2))]
        if line.style:
            parts.insert(0, Badge(f"badge-{number}", line.style, 11))
        return Row(parts, gap=kit.px(12))

    def _choose(self, style: int) -> None:
        self._of = style
        self._scroll.first = 0
        self.rebuild()

    def buttons(self, kit: Kit) -> Sequence[Box]:
        return [Button("done", kit.say(_("Close")), self.back, kind="primary")]
