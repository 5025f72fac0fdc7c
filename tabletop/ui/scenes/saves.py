"""The games that were saved, newest first. One that cannot be read is listed with its reason."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import BORDER, CARD, DANGER, INK, INK2, INK3, mix
from tabletop.ui.scenes.dialog import Dialog
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.panel import Scroll, ScrollList
from tabletop.ui.widgets.widget import Look, TextPlace, Widget
from tabletop.ui.widgets.words import Paragraph

__all__ = ["SavedGame", "SavesDialog"]


@dataclass(frozen=True)
class SavedGame:
    """A save as it is listed: `line` ("Yucatán · turn 23 · four players"), `when`, and what opening it does.

    `trouble` is the sentence that says why it cannot be opened; then `open` is never called.
    """

    name: str
    line: str
    when: str
    open: Callable[[], None]
    trouble: str = ""


class SaveRow(Widget):
    """One save: its line, and below it when it was kept, or why it cannot be read."""

    domain = "save"
    shows = ("hover", "held")

    def __init__(self, save: SavedGame, act: Callable[[], None]) -> None:
        super().__init__(save.name, act=act, reason=save.trouble or None)
        self.save = save

    def label(self) -> str:
        return self.save.line

    def _second(self) -> str:
        return self.save.trouble or self.save.when

    def _lines(self, kit: Kit, width: int) -> tuple[list[str], list[str]]:
        room = width - 2 * kit.px(20)
        return (
            kit.wrap(self.save.line, Step.ACTION, room, "semi"),
            kit.wrap(self._second(), Step.NOTE, room),
        )

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        first, second = self._lines(kit, width)
        leading = kit.theme.leading
        return width, len(first) * leading(Step.ACTION) + len(second) * leading(Step.NOTE) + kit.px(22)

    def look_key(self) -> Hashable:
        return self.save.line, self._second()

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        canvas, u = Canvas(*surface.get_size(), 2), kit.theme.real(1)
        bad = bool(self.save.trouble)
        if not bad:
            fill = mix(CARD, INK, 0.10 if look.held else 0.05 if look.hover else 0.0)
            canvas.rounded(box.x, box.y, box.w, box.h, 9 * u, fill)
        canvas.rounded(box.x, box.y, box.w, box.h, 9 * u, BORDER, 255, max(1.0, 1.2 * u))
        canvas.sprite().put(surface, 0, 0)
        y = box.y + kit.px(11)
        first, second = self._lines(kit, box.w)
        left, leading = box.x + kit.px(20), kit.theme.leading
        for line in first:
            baseline = y + kit.baseline(Step.ACTION, "semi")
            kit.write(surface, line, left, baseline, Step.ACTION, INK3 if bad else INK, "semi")
            y += leading(Step.ACTION)
        for line in second:
            kit.write(surface, line, left, y + kit.baseline(Step.NOTE), Step.NOTE, DANGER if bad else INK2)
            y += leading(Step.NOTE)

    def texts(self, kit: Kit) -> list[TextPlace]:
        first, second = self._lines(kit, self.rect.w)
        wide = max(
            *(kit.width(line, Step.ACTION, "semi") for line in first),
            *(kit.width(line, Step.NOTE) for line in second),
        )
        leading = kit.theme.leading
        high = len(first) * leading(Step.ACTION) + len(second) * leading(Step.NOTE)
        return [TextPlace(self.save.line, wide, high, self.rect.inflate(-2 * kit.px(20), 0))]


class SavesDialog(Dialog):
    """Lists saved games; choosing one closes the dialog and opens it."""

    width_units = 960.0
    tall = True

    def __init__(self, saves: Sequence[SavedGame]) -> None:
        super().__init__()
        self.saves = saves
        self._scroll = Scroll()

    def title(self, kit: Kit) -> str:
        return kit.say(_("Load a game"))

    def body(self, kit: Kit) -> Box:
        if not self.saves:
            return Paragraph("no-saves", kit.say(_("No game has been saved yet.")), Step.BODY, colour=INK2)
        rows = [SaveRow(save, self._opening(save)) for save in self.saves]
        return ScrollList("saves", rows, self._scroll, self.rebuild, gap=kit.px(10))

    def buttons(self, kit: Kit) -> Sequence[Box]:
        return [Button("close", kit.say(_("Close")), self.back)]

    def _opening(self, save: SavedGame) -> Callable[[], None]:
        def act() -> None:
            self.stage.pop()
            save.open()

        return act
