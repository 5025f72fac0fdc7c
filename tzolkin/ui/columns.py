"""The left column: temples, technologies, prophecies. Where their parts lie, and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.kit import Kit
from tabletop.ui.theme import Step
from tzolkin.text import Speaker
from tzolkin.ui.art.prophecies import draw_prophecy, draw_prophecy_bar, small_bar
from tzolkin.ui.art.technologies import TechBoard, draw_tech_marks, draw_technologies
from tzolkin.ui.art.temples import TempleBoard, draw_temple_marks, draw_temples
from tzolkin.ui.pen import Pen
from tzolkin.ui.wordings import calamity_words
from tzolkin.views import TableView
from tzolkin.words import TEMPLES, TOP_LEVEL, TRACKS

__all__ = ["Columns"]

Box = tuple[float, float, float, float]


def _below_head(kit: Kit, zone: pygame.Rect) -> Box:
    """What is left of a section under its head."""
    head = kit.theme.leading(Step.HEAD) + kit.px(2)
    return zone.x, zone.y + head, zone.w, zone.h - head


@dataclass(frozen=True)
class Columns:
    """What the left column shows: the table, the players' styles by seat, whoever speaks.

    `counts` is what the prophecy in force counts, for every seat.
    """

    view: TableView
    styles: tuple[int, ...]
    speaker: Speaker
    counts: tuple[int, ...] = ()

    # ---- temples

    def temples(self, kit: Kit, zone: pygame.Rect) -> TempleBoard:
        """Where the steps lie."""
        return TempleBoard.fitted(kit, _below_head(kit, zone), self.view.tables.temples)

    def temple_box(self, kit: Kit, zone: pygame.Rect, temple: int) -> pygame.Rect:
        """The place of a temple with all its steps."""
        board = self.temples(kit, zone)
        x, top, wide, _high = board.step_rect(temple, self.view.tables.temples[temple].top)
        x, wide = board.column(temple)
        return pygame.Rect(round(x), round(top), round(wide), round(board.floor - top))

    def temples_key(self) -> object:
        """What the picture of the temples depends on."""
        return tuple(seat.temples for seat in self.view.seats), self.view.age, self.styles

    def paint_temples(self, pen: Pen, zone: pygame.Rect) -> None:
        """Draw all three temples with everybody's mark."""
        say = self.speaker.catalogue.say
        foods = self.view.tables.board.calendar.food_days
        days = [str(food.day) for food in foods if food.rewards == "points"]
        pen.head(say(_("Temples")), zone, say(_("points on days {days}"), days=say(_(" and ")).join(days)))
        board = self.temples(pen.kit, zone)
        names = [self.speaker.noun(name) for name in TEMPLES]
        leaders = [f"+{temple.leader[self.view.age]}" for temple in self.view.tables.temples]
        draw_temples(pen.kit, pen.surface, board, names, leaders, say(_("first")))
        draw_temple_marks(pen.atlas, pen.surface, board, self._levels(temples=True))

    def _levels(self, *, temples: bool) -> dict[int, tuple[int, ...]]:
        seats = self.view.seats
        return {
            style: seat.temples if temples else seat.techs
            for style, seat in zip(self.styles, seats, strict=True)
        }

    # ---- technologies

    def techs(self, kit: Kit, zone: pygame.Rect) -> TechBoard:
        """Where the cells lie."""
        return TechBoard.fitted(kit, _below_head(kit, zone))

    def track_box(self, kit: Kit, zone: pygame.Rect, track: int) -> pygame.Rect:
        """The row of a track, the bonus included."""
        board = self.techs(kit, zone)
        x, y, _w, h = board.cell(track, 0)
        left, _y, wide, _h = board.cell(track, TOP_LEVEL + 1)
        return pygame.Rect(round(x), round(y), round(left + wide - x), round(h))

    def techs_key(self) -> object:
        """What the picture of the technologies depends on."""
        return tuple(seat.techs for seat in self.view.seats), self.styles

    def paint_techs(self, pen: Pen, zone: pygame.Rect) -> None:
        """Draw the four tracks: effects, costs, bonuses, everybody's mark."""
        say = self.speaker.catalogue.say
        pen.head(say(_("Technologies")), zone)
        board = self.techs(pen.kit, zone)
        names = [self.speaker.noun(name) for name in TRACKS]
        words = (say(_("cost")), say(_("bonus")))
        draw_technologies(pen.kit, pen.surface, board, self.view.tables, names, words)
        draw_tech_marks(pen.atlas, pen.surface, board, self._levels(temples=False))

    # ---- prophecies

    def prophecies_key(self) -> object:
        """What the picture of the prophecies depends on."""
        view = self.view
        return view.prophecies, view.calamity, view.food, self.counts, self.styles

    def large_prophecy(self) -> int:
        """Which prophecy has the large card: the one in force, or the next."""
        return max(0, min(len(self.view.prophecies) - 1, self.view.food - 1))

    def prophecy_box(self, kit: Kit, zone: pygame.Rect, place: int) -> pygame.Rect:
        """The place of a prophecy, 0 to 2: a card for the large one, bars for the others."""
        x, y, w, h = _below_head(kit, zone)
        large, gap = self.large_prophecy(), kit.theme.real(8)
        count = len(self.view.prophecies)
        if kit.theme.small:
            card = h * 0.72
            if place == large:
                return pygame.Rect(round(x), round(y), round(w), round(card))
            wide = (w - gap * (count - 1)) / count
            return pygame.Rect(
                round(x + place * (wide + gap)), round(y + card + gap), round(wide), round(h - card - gap)
            )
        bar = (h - 2 * gap) * 0.235
        card = h - (count - 1) * (bar + gap)
        for other in range(place):
            y += (card if other == large else bar) + gap
        return pygame.Rect(round(x), round(y), round(w), round(card if place == large else bar))

    def paint_prophecies(self, pen: Pen, zone: pygame.Rect) -> None:
        """Draw the prophecy in force with its bands, and the others."""
        say, kit = self.speaker.catalogue.say, pen.kit
        pen.head(say(_("Prophecies")), zone)
        for place, name in enumerate(self.view.prophecies):
            if place == self.large_prophecy():
                self._paint_card(pen, zone, place, name)
            if kit.theme.small:
                self._paint_small(pen, zone, place, name)
            elif place != self.large_prophecy():
                box = self.prophecy_box(kit, zone, place)
                first, last = self._days(place)
                days = say(_("days {first}–{last}"), first=first, last=last)
                model = self.view.tables.prophecies[name]
                noun = self.speaker.noun(name)
                draw_prophecy_bar(
                    kit, pen.surface, (box.x, box.y, box.w, box.h), model, noun, days, self._state(place)
                )

    def _paint_card(self, pen: Pen, zone: pygame.Rect, place: int, name: str) -> None:
        say = self.speaker.catalogue.say
        first, last = self._days(place)
        until = say(_("to day {day}"), day=last)
        if name != self.view.calamity:
            until = say(_("days {first}–{last}"), first=first, last=last)
        model = self.view.tables.prophecies[name]
        standing = dict(zip(self.styles, self.counts, strict=False)) if name == self.view.calamity else {}
        box = self.prophecy_box(pen.kit, zone, place)
        draw_prophecy(
            pen.kit,
            pen.surface,
            (box.x, box.y, box.w, box.h),
            model,
            self.view.tables.prophecy_points,
            self.speaker.noun(name),
            until,
            calamity_words(name, self.view.tables, self.speaker),
            standing,
        )

    def _paint_small(self, pen: Pen, zone: pygame.Rect, place: int, name: str) -> None:
        kit, count = pen.kit, len(self.view.prophecies)
        x, y, w, h = _below_head(kit, zone)
        gap = kit.theme.real(8)
        card = h * 0.72
        wide = (w - gap * (count - 1)) / count
        first, last = self._days(place)
        small_bar(
            kit,
            pen.surface,
            (x + place * (wide + gap), y + card + gap, wide, h - card - gap),
            self.view.tables.prophecies[name],
            f"{first}–{last}",
            self._state(place),
        )

    def _state(self, place: int) -> Literal["coming", "past", "now"]:
        name = self.view.prophecies[place]
        if name == self.view.calamity:
            return "now"
        return "past" if place < self.view.food - 1 else "coming"

    def _days(self, place: int) -> tuple[int, int]:
        """First and last day of a prophecy (Rules 16.1)."""
        foods = self.view.tables.board.calendar.food_days
        return foods[place].day + 1, foods[place + 1].day
