"""One day or two (Rules 6): what either brings, for whoever held the starting player space."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import BORDER, CARD, GOLD, INK, INK2, SUNK
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.widget import Look, Widget
from tabletop.ui.widgets.words import Paragraph
from tzolkin.ui.answers import days_told
from tzolkin.ui.art.workers import worker
from tzolkin.ui.choice import Choice
from tzolkin.ui.decisiondialog import DecisionDialog
from tzolkin.ui.pen import Pen

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["TimeDialog"]


@dataclass(frozen=True)
class DaysFace:
    """What a number of days brings: its title, the day, lines with their icons, who comes home (styles)."""

    days: int
    title: str
    day: str
    lines: tuple[tuple[str, str], ...]
    home: tuple[int, ...]
    words: str


class DaysCard(Widget):
    """One of the cards; the chosen one has a gold frame."""

    domain = "option"
    spill_units = 6.0
    shows = ("hover", "held")

    def __init__(self, face: DaysFace, chosen: bool, act: Callable[[], None]) -> None:
        super().__init__(f"speed-{face.days}", act=act)
        self.face, self.chosen = face, chosen

    def label(self) -> str:
        return self.face.title

    def look_key(self) -> Hashable:
        return self.face, self.chosen

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        line, px = kit.theme.leading(Step.BODY), kit.step(Step.BODY)
        lines = sum(len(self._wrapped(kit, words, width)) for _icon, words in self.face.lines)
        lines += len(self._wrapped(kit, self.face.words, width))
        home = px * 1.9 if self.face.home else 0.0
        return width, round(kit.theme.leading(Step.FIGURE) * 1.3 + line * (lines + 0.8) + home + kit.px(30))

    @staticmethod
    def _wrapped(kit: Kit, words: str, width: int) -> list[str]:
        """A line of the card in as many as it needs, beside its icon."""
        return kit.wrap(words, Step.BODY, width - 2 * kit.px(16) - round(kit.step(Step.BODY) * 1.6))

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        pen, u, face = Pen(kit, surface), kit.theme.real(1), self.face
        canvas = Canvas(*surface.get_size(), 3)
        fill = "#FBEBC2" if self.chosen else SUNK if look.hover or look.held else CARD
        edge, thick = (GOLD, 3 * u) if self.chosen else (BORDER, max(1.0, 1.2 * u))
        canvas.rounded(box.x, box.y, box.w, box.h, 9 * u, fill)
        canvas.rounded(box.x, box.y, box.w, box.h, 9 * u, edge, 255, thick)
        canvas.sprite().put(surface, 0, 0)
        x, end = float(box.x + kit.px(16)), box.right - kit.px(16)
        figure = kit.step(Step.FIGURE) * 1.25
        middle = box.y + kit.px(12) + figure * 0.6
        wide = pen.width(face.day, figure, "figure")
        pen.words(face.day, end - wide, middle, figure, INK, "figure")
        pen.words(face.title, x, middle, kit.step(Step.ACTION), INK, "head", most=end - wide - x - kit.px(8))
        line, px = kit.theme.leading(Step.BODY), kit.step(Step.BODY)
        y = middle + figure * 0.9
        for icon, words in (*face.lines, ("", face.words)):
            if icon:
                pen.icon(icon, x + px * 0.55, y, px * 1.1, INK2)
            for part in self._wrapped(kit, words, box.w):
                pen.words(part, x + px * 1.6, y, px, INK2)
                y += line
        y += px * 0.4
        for style in face.home:
            worker(kit.atlas, style, px * 1.7).put(surface, x + px * 2.1, y + px * 0.7)
            x += px * 1.3


class TimeDialog(DecisionDialog):
    """Two cards, and the rule below them."""

    width_units = 720.0

    def __init__(self, table: TzolkinTable, choice: Choice) -> None:
        say = table.speaker.catalogue.say
        note = say(_("{name} held the start space"), name=table.speaker.name(choice.seat))
        super().__init__(table, choice, say(_("Time")), note)
        self._actions = choice.of("speed")
        self._chosen = 0
        self._pressed = False
        """Whether the person has chosen: only then a second press takes it."""

    def body(self, kit: Kit) -> Box:
        cards: list[Box] = []
        for place, action in enumerate(self._actions):
            face = self._face(int(action.args[0]))
            cards.append(Flex(DaysCard(face, place == self._chosen, self._chooser(place))))
        words = kit.say(
            _(
                "Two days are possible while no player’s worker would be pushed off by the second one; "
                "they turn the board dark side up."
            )
        )
        rule = Paragraph("rule", words, Step.NOTE, colour=INK2)
        return Column([Row(cards, gap=kit.px(16), align="stretch"), rule], gap=kit.px(14))

    def _face(self, days: int) -> DaysFace:
        told = days_told(self._choice.view, days, self._table.speaker)
        say = self._table.speaker.catalogue.say
        title = say(_("One day")) if days == 1 else say(_("Two days"))
        lines = (("food", told.food), ("light" if days == 1 else "dark", told.board))
        words = say(_("back to hand:")) if told.home else say(_("nobody is pushed off"))
        styles = tuple(self._table.style(seat) for seat in told.home)
        return DaysFace(days, title, str(told.day), lines, styles, words)

    def _chooser(self, place: int) -> Callable[[], None]:
        def choose() -> None:
            if place == self._chosen and self._pressed:
                self._take()
                return
            self._chosen, self._pressed = place, True
            self.rebuild()

        return choose

    def buttons(self, kit: Kit) -> Sequence[Box]:
        days = int(self._actions[self._chosen].args[0])
        words = kit.say(_("Turn one day")) if days == 1 else kit.say(_("Turn two days"))
        return [self.undo_button(kit), Button("take", words, self._take, kind="primary")]

    def _take(self) -> None:
        self.answer(self._actions[self._chosen])

    def key(self, given: Key) -> bool:
        if not given.down or not given.plain:
            return False
        if given.name.isdigit() and 1 <= int(given.name) <= len(self._actions):
            self._chooser(int(given.name) - 1)()
            return True
        return False
