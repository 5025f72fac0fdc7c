"""What stands round the wheels: Food Day, bank, start and quick spaces, order of turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.paint.palette import INK, INK2
from tabletop.ui.theme import Step
from tzolkin.text import Speaker
from tzolkin.ui.art import signs
from tzolkin.ui.art.startboard import StartBoard, draw_start_board
from tzolkin.ui.art.workers import worker
from tzolkin.ui.pen import Pen
from tzolkin.ui.shown import Shown
from tzolkin.views import TableView
from tzolkin.words import NONE

__all__ = ["Centre"]

_LEAST_LINE = 0.86
"""How far all lines on the Food Day shrink together for the longest of them."""
_ONE_ROW = 0.58
"""The height of the start board without quick actions, as a share of that with them."""


@dataclass(frozen=True)
class Centre:
    """What the parts round the wheels show."""

    view: TableView
    style: Callable[[int], int]
    speaker: Speaker

    # ---- the next Food Day

    def food_key(self) -> object:
        """What the words on the next Food Day depend on."""
        view = self.view
        return view.day, view.next_food_day, view.calamity, view.modules

    def paint_food(self, pen: Pen, zone: pygame.Rect) -> None:
        """Say when the next Food Day is, and what it brings."""
        view, say, count = self.view, self.speaker.catalogue.say, self.speaker.catalogue.count
        if not view.next_food_day:
            return
        food = view.tables.board.calendar.food_days[view.food]
        left = view.next_food_day - view.day
        px = min(pen.kit.step(Step.ACTION), zone.h * 0.16)
        step = px * 1.28
        y = zone.y + step * 0.5
        pen.words(say(_("Food Day")), zone.x, y, px, INK, "head", most=zone.w)
        if left > 0:
            words = count(_("in {n} day"), _("in {n} days"), left)
        else:
            words = say(_("today")) if not left else say(_("after this round"))
        colour = "#1F8A82" if food.rewards == "points" else "#B5532B"
        pen.words(words, zone.x, y + step, px, colour, "head", most=zone.w)
        small = min(pen.kit.step(Step.NOTE), px * 0.86)
        brings = self._brings()
        widest = max(pen.width(line, small) for _icon, line in brings)
        small = max(small * _LEAST_LINE, min(small, small * (zone.w - small * 1.5) / widest))
        y += step * 2
        for icon, line in brings:
            if y > zone.bottom:
                break
            signs.sign(pen.atlas, icon, small * 1.05, INK2).put(pen.surface, zone.x + small * 0.6, y)
            pen.words(line, zone.x + small * 1.5, y, small, INK2, most=zone.w - small * 1.5)
            y += small * 1.5

    def _brings(self) -> list[tuple[str, str]]:
        view, say = self.view, self.speaker.catalogue.say
        food = view.tables.board.calendar.food_days[view.food]
        if food.rewards == "points":
            lines = [("vp", say(_("temple points"))), ("monument", say(_("leader bonus")))]
        else:
            lines = [("materials", say(_("materials")))]
        if food.ends_age:
            lines.append(("build", say(_("Age 2 opens"))))
        elif food.day == view.tables.board.calendar.days:
            lines.append(("gears", say(_("the game ends"))))
        if view.calamity != NONE:
            name = self.speaker.noun(view.calamity)
            lines.append(("prophecy", say(_("{prophecy} scored"), prophecy=name)))
        return lines

    # ---- the bank

    def bank_key(self) -> object:
        """What the bank's picture depends on."""
        return self.view.skulls_left, self.view.decks, self.view.age

    def paint_bank(self, pen: Pen, zone: pygame.Rect) -> None:
        """Skulls in the bank, buildings left in the deck."""
        px = min(pen.kit.step(Step.ACTION), zone.h * 0.34)
        right = zone.right
        head = self.speaker.catalogue.say(_("Bank"))
        pen.words(head, right - pen.width(head, px, "head"), zone.y + px * 0.6, px, INK, "head")
        lines = (("skull", self.view.skulls_left), ("build", self.view.decks[self.view.age - 1]))
        for row, (icon, many) in enumerate(lines):
            y = zone.y + px * (1.9 + 1.35 * row)
            wide = pen.width("00", px, "figure")
            signs.sign(pen.atlas, icon, px).put(pen.surface, right - wide - px * 0.9, y)
            pen.words(str(many), right - pen.width(str(many), px, "figure"), y, px, INK, "figure")

    # ---- start and quick spaces

    def start_board(self, zone: pygame.Rect, u: float) -> StartBoard:
        """Where the places of the start board lie; without quick actions it is half as high."""
        quick = self.view.modules.quick
        high = zone.h if quick else zone.h * _ONE_ROW
        return StartBoard((zone.x, zone.bottom - high, zone.w, high), u, quick)

    def start_key(self, shown: Shown) -> object:
        """What the picture of the start board depends on."""
        styles = tuple(self.style(seat) if seat > 0 else seat for seat in (shown.start, *shown.quick))
        return styles, self.view.calendar_corn, self.view.quick_tile, self.view.modules.quick

    def paint_start(self, pen: Pen, zone: pygame.Rect, shown: Shown) -> None:
        """Draw start space, corn on the calendar, today's quick action and its spaces with their workers."""
        say = self.speaker.catalogue.say
        board = self.start_board(zone, pen.kit.theme.real(1))
        second = "" if pen.kit.theme.small else say(_("corn now, first next"))
        px = min(pen.kit.step(Step.BODY), zone.h * 0.16)
        words = (say(_("start space")), second, say(_("quick action")))
        act = self.view.tables.quick_acts.get(self.view.quick_tile)
        draw_start_board(pen.atlas, pen.surface, board, self.view.calendar_corn, act, words, px, px * 0.88)
        placed = [(shown.start, board.start_spot())]
        placed += [(seat, board.quick_spot(place)) for place, seat in enumerate(shown.quick)]
        for seat, spot in placed:
            if seat:
                sprite = worker(pen.atlas, self.style(seat) if seat > 0 else 0, board.socket * 2.7)
                sprite.put(pen.surface, *board.foot(spot))
