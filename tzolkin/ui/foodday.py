"""A Food Day as it went, player by player: fed, corn, temples with leader bonus, prophecy, sum."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Spring
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.words import Paragraph
from tzolkin.text import Speaker
from tzolkin.ui.asking import Asking
from tzolkin.ui.foodreport import Report
from tzolkin.ui.foodtable import FoodTable

__all__ = ["FoodDayDialog"]


class FoodDayDialog(Asking):
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
        super().__init__(zone, 0, "", title, say(_("day {n}"), n=report.day))
        self._report, self._speaker, self._style_of = report, speaker, style
        self._then, self._after = then, after

    def body(self, kit: Kit) -> Box:
        parts: list[Box] = [FoodTable(self._report, self._speaker, self._style_of)]
        if self._then:
            parts.append(Paragraph("then", self._then, Step.BODY, colour=INK2))
        return Column(parts, gap=kit.px(14))

    def buttons(self, kit: Kit) -> Sequence[Box]:
        return [Spring(), Button("go-on", kit.say(_("Go on")), self.back, kind="primary")]

    def back(self) -> None:
        self.stage.pop()
        self._after()

    def key(self, given: Key) -> bool:
        if given.down and given.name in ("return", "space") and not given.again:
            self.back()
            return True
        return False
