"""The whole public log: every line, to be filtered by player; a click shows the place on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.scenes.dialog import Dialog
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.choice import segmented
from tabletop.ui.widgets.figures import Badge
from tabletop.ui.widgets.logview import LogLine
from tabletop.ui.widgets.panel import Scroll, ScrollList
from tabletop.ui.widgets.words import Paragraph

__all__ = ["LogDialog"]


class LogDialog(Dialog):
    """Shows all lines of the log, newest first. `show` shows the place of a line on the board, if given."""

    width_units = 760.0
    tall = True

    def __init__(
        self, lines: Sequence[LogLine], show: Callable[[int], None] | None, names: Sequence[tuple[int, str]]
    ) -> None:
        super().__init__()
        self._lines = lines
        self._show = show
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
        words = Paragraph(f"line-{number}", line.words, Step.BODY, colour=INK2)
        parts: list[Box] = [Flex(words)]
        if line.style:
            parts.insert(0, Badge(f"badge-{number}", line.style, 11))
        if line.space >= 0 and self._show is not None:
            title = kit.say(_("Show the place"))
            parts.append(
                Button(
                    f"show-{number}",
                    "",
                    self._shower(self._show, line.space),
                    kind="quiet",
                    icon="eye",
                    step=Step.NOTE,
                    units=34,
                    title=title,
                )
            )
        return Row(parts, gap=kit.px(12))

    def _shower(self, show: Callable[[int], None], space: int) -> Callable[[], None]:
        def act() -> None:
            self.stage.pop()
            show(space)

        return act

    def _choose(self, style: int) -> None:
        self._of = style
        self._scroll.first = 0
        self.rebuild()

    def buttons(self, kit: Kit) -> Sequence[Box]:
        return [Button("done", kit.say(_("Close")), self.back, kind="primary")]
