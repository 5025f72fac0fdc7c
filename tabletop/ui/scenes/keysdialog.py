"""The sheet of keys: every key of a screen with what it does."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Empty, Flex, Row, Sized
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import BORDER, INK, INK2, SUNK
from tabletop.ui.scenes.dialog import Dialog
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.panel import Scroll, ScrollList
from tabletop.ui.widgets.widget import Look, Widget
from tabletop.ui.widgets.words import Paragraph

__all__ = ["COMMON_KEYS", "KeyLine", "KeysDialog"]

KeyLine = tuple[str, str]
"""A key, or several, and what it does: both are said in the person's language."""

COMMON_KEYS: Sequence[KeyLine] = (
    (_("Tab, arrows"), _("to what can be chosen next; Shift+Tab back")),
    (_("Enter"), _("use it, else what the dark button says")),
    (_("Space"), _("use it, take it, put it")),
    (_("Esc"), _("close, go back")),
    (_("U, Backspace"), _("undo one step; also Ctrl+Z")),
    (_("R"), _("do it again; also Ctrl+Y")),
    (_("L"), _("the log; up and down to a line, Enter shows its place")),
    (_("H"), _("this sheet")),
    (_("F11"), _("full screen")),
)
"""The keys that mean the same at every table."""
_ONE_COLUMN = 1.3
"""The text size from which the sheet has one column."""


class KeyCap(Widget):
    """The name of a key on a cap."""

    domain = "key"

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name)
        self.text = text

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        return round(kit.width(self.text, Step.BODY, "semi")) + kit.px(20), kit.theme.leading(Step.BODY)

    def look_key(self) -> Hashable:
        return self.text

    def look(self, targets: object) -> Look:  # noqa: ARG002
        return Look()

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        u, wide = kit.theme.real(1), min(box.w, self.measure(kit, box.w)[0])
        canvas = Canvas(wide, box.h, 3)
        canvas.rounded(0.5, 0.5, wide - 1, box.h - 1, 6 * u, SUNK)
        canvas.rounded(0.5, 0.5, wide - 1, box.h - 1, 6 * u, BORDER, 255, max(1.0, 1.2 * u))
        canvas.sprite().put(surface, box.x, box.y)
        kit.centred(surface, self.text, box.x + wide / 2, box.centery, Step.BODY, INK, "semi", "centre")


class KeysDialog(Dialog):
    """Lists keys with what they do, in two columns where there is room."""

    width_units = 1180.0

    def __init__(self, lines: Sequence[KeyLine]) -> None:
        super().__init__()
        self._lines = lines
        self._scroll = Scroll()

    def title(self, kit: Kit) -> str:
        return kit.say(_("Keys of this table"))

    def body(self, kit: Kit) -> Box:
        wide = max(KeyCap("", kit.say(keys)).measure(kit, 0)[0] for keys, _words in self._lines)
        cells = [self._cell(kit, number, line, wide) for number, line in enumerate(self._lines)]
        if kit.theme.text >= _ONE_COLUMN:
            rows: list[Box] = cells
        else:
            half = (len(cells) + 1) // 2
            pairs = zip(cells[:half], [*cells[half:], Empty()], strict=False)
            rows = [Row([Flex(left), Flex(right)], gap=kit.px(28), align="start") for left, right in pairs]
        gap = kit.px(10)
        width = min(round(kit.px(self.width_units) * max(1.0, kit.theme.text**0.75)), kit.theme.size[0])
        high = sum(row.measure(kit, width - kit.px(116))[1] + gap for row in rows)
        room = kit.theme.size[1] - kit.px(200) - kit.theme.leading(Step.NAME) - kit.theme.leading(Step.ACTION)
        return Sized(ScrollList("keys", rows, self._scroll, self.rebuild, gap=gap), h=min(high, room))

    def _cell(self, kit: Kit, number: int, line: KeyLine, wide: int) -> Box:
        keys, words = line
        cap = Sized(KeyCap(f"key-{number}", kit.say(keys)), w=wide)
        told = Paragraph(f"does-{number}", kit.say(words), Step.BODY, colour=INK2)
        return Row([cap, Flex(told)], gap=kit.px(14), align="start")

    def buttons(self, kit: Kit) -> Sequence[Box]:
        return [Button("done", kit.say(_("Close")), self.back, kind="primary")]
