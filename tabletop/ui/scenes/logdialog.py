"""The whole public log: every line, to be filtered by player; a line with a place shows it on the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import INK, INK2, INK3, SUNK
from tabletop.ui.scenes.dialog import Dialog
from tabletop.ui.targets import Name
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.choice import segmented
from tabletop.ui.widgets.logview import LogLine
from tabletop.ui.widgets.panel import Scroll, ScrollList
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["LogDialog"]


class LogRow(Widget):
    """A line: whose mark, what happened, and an eye if pressing it shows the place."""

    domain = "line"
    spill_units = 4.0

    def __init__(self, number: int, line: LogLine, act: Callable[[], None] | None) -> None:
        super().__init__(str(number), act=act)
        self.line = line

    def label(self) -> str:
        return self.line.words

    def look_key(self) -> Hashable:
        return self.line, self.act is None

    def look(self, targets: object) -> Look:
        return Look(hover=super().look(targets).hover)  # type: ignore[arg-type]

    def _left(self, kit: Kit) -> float:
        return kit.step(Step.BODY) + kit.px(20)

    def _lines(self, kit: Kit, width: int) -> list[str]:
        room = width - self._left(kit) - kit.step(Step.BODY) * 1.4 - kit.px(14)
        return kit.wrap(self.line.words, Step.BODY, room)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, len(self._lines(kit, width)) * kit.theme.leading(Step.BODY) + kit.px(8)

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        leading, r = kit.theme.leading(Step.BODY), kit.step(Step.BODY) * 0.46
        if look.hover and self.act is not None:
            canvas = Canvas(box.w, box.h, 2)
            canvas.rounded(0, 0, box.w, box.h, kit.theme.real(6), SUNK)
            canvas.sprite().put(surface, box.x, box.y)
        y = float(box.y + kit.px(4))
        if self.line.style:
            kit.atlas.badge(self.line.style, r).put(surface, box.x + kit.px(8) + r, y + leading / 2)
        if self.act is not None:
            size = round(kit.step(Step.BODY) * 1.1)
            x = box.right - kit.px(8) - size / 2
            colour = INK if look.hover else INK3
            kit.atlas.icons.put(surface, "eye", x, y + leading / 2, size, colour)
        for words in self._lines(kit, box.w):
            baseline = y + kit.baseline(Step.BODY)
            kit.write(surface, words, box.x + self._left(kit), baseline, Step.BODY, INK2)
            y += leading

    def texts(self, kit: Kit) -> list[TextPlace]:
        lines = self._lines(kit, self.rect.w)
        wide = max((kit.width(line, Step.BODY) for line in lines), default=0.0)
        return [TextPlace(self.line.words, wide, len(lines) * kit.theme.leading(Step.BODY), self.rect)]


class LogDialog(Dialog):
    """Shows all lines of the log, newest first. `show` shows the place of a line on the table, if given."""

    width_units = 760.0
    tall = True

    def __init__(
        self, lines: Sequence[LogLine], show: Callable[[Name], None] | None, names: Sequence[tuple[int, str]]
    ) -> None:
        super().__init__()
        self._lines = lines
        self._show = show
        self._names = names
        self._of = 0
        self._scroll = Scroll()

    @property
    def _shown(self) -> list[LogLine]:
        """The lines of whom is asked for."""
        return [line for line in self._lines if self._of in (0, line.style)]

    def title(self, kit: Kit) -> str:
        return kit.say(_("Log"))

    def body(self, kit: Kit) -> Box:
        options = [(0, kit.say(_("all"))), *self._names]
        rows = [LogRow(number, line, self._shower(line)) for number, line in enumerate(self._shown)]
        return Column(
            [
                segmented(kit, "of", options, self._of, self._choose),
                Flex(ScrollList("lines", rows, self._scroll, self.rebuild)),
            ],
            gap=kit.px(14),
        )

    def _shower(self, line: LogLine) -> Callable[[], None] | None:
        show, place = self._show, line.place
        if show is None or place is None:
            return None

        def act() -> None:
            self.stage.pop()
            show(place)

        return act

    def _choose(self, style: int) -> None:
        self._of = style
        self._scroll.first = 0
        self.rebuild()

    def buttons(self, kit: Kit) -> Sequence[Box]:
        return [Button("done", kit.say(_("Close")), self.back, kind="primary")]

    # ---- keys

    def key(self, given: Key) -> bool:
        if not given.down or not given.plain or given.name not in ("up", "down"):
            return False
        places = [number for number, line in enumerate(self._shown) if self._shower(line) is not None]
        focus = self.targets.focus
        if focus is not None and focus[0] == "list":
            return False
        here = int(str(focus[1])) if focus is not None and focus[0] == LogRow.domain else -1
        ahead = [number for number in places if number > here]
        if given.name == "up":
            ahead = [number for number in reversed(places) if number < here]
        if ahead:
            self._go_to(ahead[0])
        return True

    def _go_to(self, number: int) -> None:
        """Bring a line into sight and give it the focus."""
        name = (LogRow.domain, str(number))
        self._scroll.first = min(self._scroll.first, number)
        while name not in self.targets and self._scroll.first < number:
            self._scroll.first += 1
            self._settle()
        if name not in self.targets:
            self._settle()
        self.focus(name, shown=True)

    def _settle(self) -> None:
        self.rebuild()
        self.stage.settle_layout()
