"""A Food Day as it went, player by player: fed, corn, temples with leader bonus, prophecy, sum."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column
from tabletop.ui.kit import Kit
from tabletop.ui.motion import Pace
from tabletop.ui.paint.palette import INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.words import Paragraph
from tzolkin.text import Speaker
from tzolkin.ui.foodreport import Report
from tzolkin.ui.foodtable import FoodTable, steps
from tzolkin.ui.newsdialog import NewsDialog

__all__ = ["FoodDayDialog"]


_STEP = 700
"""Milliseconds between two steps at normal pace."""
_NOW: Mapping[str, str] = {
    "rewards": _("day {n}: rewards of buildings"),
    "feeding": _("day {n}: everybody feeds the workers"),
    "temples": _("day {n}: what the temples bring"),
    "prophecy": _("day {n}: the prophecy is scored"),
}


class FoodDayDialog(NewsDialog):
    """Tells how a Food Day went, step by step; `after` is called when everybody has seen it."""

    width_units = 860.0

    def __init__(
        self,
        zone: Callable[[], pygame.Rect],
        report: Report,
        speaker: Speaker,
        style: Callable[[int], int],
        then: str,
        after: Callable[[], None],
    ) -> None:
        title = speaker.catalogue.say(_("Food Day {n}"), n=report.number)
        super().__init__(zone, title, "", after)
        self._report, self._speaker, self._style_of = report, speaker, style
        self._then = then
        self._steps = [name for name, _heads in steps(report)]
        self._told = len(self._steps)

    def enter(self) -> None:
        if self.motions.pace is not Pace.OFF:
            self._told = 0
            self._tell_more()

    def _tell_more(self) -> None:
        """Fill the columns of one more step, and the next ones after a while."""
        self._told += 1
        self.rebuild()
        if self._told < len(self._steps):
            self.later(_STEP, self._tell_more)

    def note(self, kit: Kit) -> str:
        """The day, and the step that is told."""
        words = _NOW.get(self._steps[self._told - 1], _("day {n}"))
        return kit.say(words, n=self._report.day)

    def body(self, kit: Kit) -> Box:
        parts: list[Box] = [FoodTable(self._report, self._speaker, self._style_of, told=self._told)]
        if self._then:
            parts.append(Paragraph("then", self._then, Step.BODY, colour=INK2))
        return Column(parts, gap=kit.px(14))
