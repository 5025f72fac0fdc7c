"""A Food Day as it went, player by player: fed, corn, temples with leader bonus, prophecy, sum."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.words import Paragraph
from tzolkin.text import Speaker
from tzolkin.ui.foodreport import Report
from tzolkin.ui.foodtable import FoodTable
from tzolkin.ui.newsdialog import NewsDialog

__all__ = ["FoodDayDialog"]


class FoodDayDialog(NewsDialog):
    """Tells how a Food Day went; `after` is called when everybody has seen it."""

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
        say = speaker.catalogue.say
        title = say(_("Food Day {n}"), n=report.number)
        super().__init__(zone, title, say(_("day {n}"), n=report.day), after)
        self._report, self._speaker, self._style_of = report, speaker, style
        self._then = then

    def body(self, kit: Kit) -> Box:
        parts: list[Box] = [FoodTable(self._report, self._speaker, self._style_of)]
        if self._then:
            parts.append(Paragraph("then", self._then, Step.BODY, colour=INK2))
        return Column(parts, gap=kit.px(14))
