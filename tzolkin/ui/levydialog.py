"""A calamity asks (Rules 16.2): pay, or do without. On a Food Day the asked cell is a switch of its table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.action import Action
from tabletop.engine.session import Preview
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import round_rect_points
from tabletop.ui.paint.palette import BORDER, GOLD, INK, INK2, INK3, SUNK
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.widget import Look, Widget
from tabletop.ui.widgets.words import Paragraph
from tzolkin.ui.answers import answer, first_up, titles, won
from tzolkin.ui.art import rows
from tzolkin.ui.art.effects import Term, Terms
from tzolkin.ui.asking import Offered, OptionRow
from tzolkin.ui.choice import Choice
from tzolkin.ui.decisiondialog import DecisionDialog
from tzolkin.ui.foodreport import food_day_so_far, giver, report_of
from tzolkin.ui.foodtable import FoodTable
from tzolkin.ui.forecast import Forecast, forecast, signed
from tzolkin.words import TEMPLES, TRACKS

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["LevyDialog"]

_LARGE_TEXT = 1.5


class Switch(Widget):
    """A cell of the Food Day's table: what comes with paying, framed in gold; dashed and pale without."""

    domain = "option"
    spill_units = 6.0

    def __init__(self, terms: Terms, on: bool, label: str, act: Callable[[], None]) -> None:
        super().__init__("switch", act=act)
        self.terms, self.on, self._label = terms, on, label

    def label(self) -> str:
        return self._label

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, kit.theme.leading(Step.ACTION)

    def look_key(self) -> Hashable:
        return self.terms, self.on

    def look(self, targets: object) -> Look:
        full = super().look(targets)  # type: ignore[arg-type]
        return Look(hover=full.hover, held=full.held)

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        u, canvas = kit.theme.real(1), Canvas(*surface.get_size(), 3)
        r = 8 * u
        if self.on:
            canvas.rounded(box.x, box.y, box.w, box.h, r, "#FBEBC2")
            canvas.rounded(box.x, box.y, box.w, box.h, r, GOLD, 255, 3 * u)
        else:
            edge = round_rect_points(box.x + 1, box.y + 1, box.w - 2, box.h - 2, r)
            canvas.rounded(box.x, box.y, box.w, box.h, r, SUNK, 200 if look.hover else 120)
            canvas.dashed([*edge, edge[0]], BORDER, max(1.0, 1.4 * u), 7 * u, 6 * u)
        canvas.sprite().put(surface, 0, 0)
        px = rows.fitting(kit.atlas, self.terms, kit.step(Step.ACTION) * 0.95, box.w * 0.84, 0.16)
        colour = None if self.on else INK3
        rows.draw_row(
            kit.atlas,
            surface,
            self.terms,
            box.centerx,
            box.centery,
            px,
            colour,
            colour or INK,
            "centre",
            0.16,
        )


class LevyDialog(DecisionDialog):
    """Asks whether to pay; paying is preset. A Food Day that is going on is shown as far as it has come."""

    def __init__(self, table: TzolkinTable, choice: Choice) -> None:
        _style, who, prompt = table.prompt()
        self._so_far = report_of(food_day_so_far(table.session), [seat.seat for seat in table.view.seats])
        self._feast = bool(self._so_far.number)
        title = titles("levy", table.speaker)
        if self._feast:
            title = table.speaker.catalogue.say(_("Food Day {n}"), n=self._so_far.number)
            self.width_units = 860.0
        words = prompt.removeprefix("— ")
        super().__init__(table, choice, title, words if self._feast else who)
        self._words = first_up(words)
        self._actions = [*choice.of("settle"), *choice.of("decline")]
        self._offered = [self._offer(action) for action in self._actions]
        self._chosen = 0
        self._pressed = False
        self._paid = 0
        """The way of paying that was chosen last."""

    # ---- what is asked

    @property
    def _what(self) -> tuple[str, int]:
        return str(self._choice.data[0]), int(self._choice.data[1])

    def _benefit(self) -> str:
        """The name of what is paid for."""
        what, place = self._what
        named = {"temple": TEMPLES, "tech": TRACKS}.get(what)
        return self._table.speaker.noun(named[place] if named else what)

    def _told(self, action: Action) -> Forecast:
        """What paying brings and costs, without what happens after it."""
        events = self._choice.told(action).events
        kinds = ("gained", "temple-up", "tech-up")
        ends = [place for place, event in enumerate(events) if event.kind in kinds]
        return forecast(Preview(events[: ends[0] + 1 if ends else None], False, None), action.seat)

    def _offer(self, action: Action) -> Offered:
        say, speaker = self._table.speaker.catalogue.say, self._table.speaker
        if action.kind == "decline":
            words = say(_("Do without"))
            return Offered("decline", words, say(_("nothing is paid")), "close", primary=words)
        told, offered = self._told(action), answer(self._choice, action, speaker)
        paid = speaker.amounts(told.paid)
        title = say(_("Pay {goods}"), goods=paid) if paid else offered.title
        goods = speaker.amounts(told.gained)
        primary = say(_("{payment}: {benefit}"), payment=title, benefit=self._benefit())
        if goods:
            primary = say(_("{payment}, take {goods}"), payment=title, goods=goods)
        return replace(offered, title=title, note="", gains=won(told), primary=primary)

    # ---- layout

    def body(self, kit: Kit) -> Box:
        parts: list[Box] = []
        if self._feast:
            parts.append(self._feast_table(kit))
        else:
            parts.append(
                Paragraph("dialog-words", kit.say(_("{words}."), words=self._words), Step.BODY, colour=INK2)
            )
        for place, offered in enumerate(self._offered):
            parts.append(OptionRow(offered, place + 1, place == self._chosen, self._chooser(place), 60.0))
        return Column(parts, gap=kit.px(10))

    def _feast_table(self, kit: Kit) -> Box:
        table, (what, _place) = self._table, self._what
        fed = any(meal.workers for meal in self._so_far.meals)
        head = f"temple:{giver(what)}" if fed else "build"
        meal = next(meal for meal in self._so_far.meals if meal.seat == self._choice.seat)
        had = meal.temples.get(giver(what), []) if fed else meal.rewards
        on = self._actions[self._chosen].kind == "settle"
        if kit.theme.text >= _LARGE_TEXT:
            had = []  # large words leave the cell room for what is asked alone
        terms = (*had, Term(what, signed(1) if on else "0"))
        cell = Switch(terms, on, kit.say(_("Pay, or do without")), self._turn)
        return FoodTable(self._so_far, table.speaker, table.style, (meal.seat, head, cell))

    def buttons(self, kit: Kit) -> Sequence[Box]:
        take = Button("take", self._offered[self._chosen].primary, self._take, kind="primary")
        return [self.undo_button(kit), take]

    # ---- choosing

    def _chooser(self, place: int) -> Callable[[], None]:
        return lambda: self._choose(place)

    def _choose(self, place: int) -> None:
        if place == self._chosen and self._pressed:
            self._take()
            return
        self._show(place)
        self._pressed = True

    def _show(self, place: int) -> None:
        if self._actions[place].kind == "settle":
            self._paid = place
        self._chosen = place
        self.rebuild()

    def _turn(self) -> None:
        """Turn the switch over: from paying to doing without, and back to the way chosen last."""
        self._pressed = False
        self._show(len(self._actions) - 1 if self._actions[self._chosen].kind == "settle" else self._paid)

    def _take(self) -> None:
        self.answer(self._actions[self._chosen])

    def key(self, given: Key) -> bool:
        if not given.down or not given.plain or given.again:
            return False
        if given.name.isdigit() and 1 <= int(given.name) <= len(self._actions):
            self._choose(int(given.name) - 1)
        elif given.name == "y":
            self._chosen = self._paid
            self._take()
        elif given.name in ("n", "0"):
            self._chosen = len(self._actions) - 1
            self._take()
        elif given.name == "backspace" and self._table.session.can_undo().allowed:
            self.take_back()
        elif given.name in ("return", "space") and not self._walked_by_keys():
            if given.name == "return":
                self._take()
            else:
                self._turn()
        else:
            return False
        return True

    def _walked_by_keys(self) -> bool:
        """Whether the keyboard stands on something of its own: Enter and Space use that."""
        return self.targets.focus_shown and self.targets.get(self.targets.focus) is not None
