"""Everything that lies open of one player: tribe, buildings, monuments, tiles, food, points so far."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Flow, Row, Spring
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import DANGER, INK2
from tabletop.ui.scenes.dialog import Dialog
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.figures import Badge, Drawing, Painter
from tabletop.ui.widgets.words import Label, Paragraph, Section
from tzolkin.foodday import meal
from tzolkin.state import State
from tzolkin.text import Speaker
from tzolkin.ui.art.cards import building_card, monument_chip
from tzolkin.ui.art.effects import Term
from tzolkin.ui.goodlabel import TermsRow
from tzolkin.ui.standing import monument_now, points_now
from tzolkin.ui.wordings import card_words, tribe_words
from tzolkin.views import TableView
from tzolkin.words import NONE

__all__ = ["Tableau"]

_MANY = 6
"""From more buildings on their cards are smaller."""


class Tableau(Dialog):
    """A player's side of the table."""

    width_units = 880.0

    def __init__(
        self, session: Session[State], view: TableView, seat: int, style: int, speaker: Speaker
    ) -> None:
        super().__init__()
        self._session, self._view, self._seat = session, view, seat
        self._style, self._speaker = style, speaker

    def title(self, kit: Kit) -> str:
        return kit.say(_("{name}: tableau"), name=self._speaker.name(self._seat))

    def body(self, kit: Kit) -> Box:
        seat = self._view.seat(self._seat)
        points = f"{points_now(self._session, self._seat):g}".replace("-", "−")
        now = kit.say(_("{n} points if the game ended now"), n=points)
        head: list[Box] = [Badge("style", self._style, 18)]
        if seat.tribe != NONE:
            head.append(Label("tribe", self._speaker.noun(seat.tribe), Step.HEAD, face="head"))
        head += [Spring(), Label("now", now, Step.BODY, face="semi")]
        parts: list[Box] = [Row(head, gap=kit.px(12))]
        if seat.tribe != NONE:
            words = tribe_words(seat.tribe, self._view.tables, self._speaker)
            parts.append(Paragraph("tribe-words", words, Step.BODY, colour=INK2))
        parts += self._buildings(kit)
        parts += self._monuments(kit)
        parts += self._food(kit)
        return Column(parts, gap=kit.px(12))

    # ---- buildings

    def _buildings(self, kit: Kit) -> list[Box]:
        seat = self._view.seat(self._seat)
        tiles = (Term("tile:corn", str(seat.corn_tiles)), Term("tile:wood", str(seat.wood_tiles)))
        head = Row(
            [Flex(Section("buildings-head", kit.say(_("Buildings")))), TermsRow("tiles", tiles, Step.HEAD)],
            gap=kit.px(12),
        )
        if not seat.buildings:
            return [head, Label("no-buildings", kit.say(_("none yet")), Step.BODY, colour=INK2)]
        wide = kit.px(126 if len(seat.buildings) <= _MANY else 98)
        cards: list[Box] = []
        for place, name in enumerate(seat.buildings):
            cards.append(Drawing(f"card-{place}", wide, round(wide * 1.06), self._card(name), name))
        return [head, Flow(cards, gap=kit.px(10), line_gap=kit.px(10))]

    def _card(self, name: str) -> Painter:
        card, noun = self._view.tables.cards[name], self._speaker.noun(name)

        def paint(kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
            shown = "" if kit.theme.small else noun
            building_card(kit, card, rect.w, rect.h, shown).put(surface, *rect.topleft)

        return paint

    # ---- monuments

    def _monuments(self, kit: Kit) -> list[Box]:
        seat = self._view.seat(self._seat)
        if not seat.monuments:
            return []
        parts: list[Box] = [Section("monuments-head", kit.say(_("Monuments")))]
        for place, name in enumerate(seat.monuments):
            card = self._view.tables.cards[name]
            points = monument_now(self._session, self._seat, name)
            wide = kit.px(120)
            chip = Drawing(f"chip-{place}", wide, round(wide * 0.68), self._chip(name), name)
            words = card_words(card, self._view, self._speaker)
            now = kit.count(_("{n} point now"), _("{n} points now"), points)
            lines = Column(
                [
                    Label(
                        f"monument-{place}", self._speaker.noun(name), Step.BODY, face="semi", shorten=True
                    ),
                    Paragraph(f"scores-{place}", words, Step.NOTE, colour=INK2),
                ]
            )
            figure = Label(f"now-{place}", now, Step.BODY, face="figure")
            parts.append(Row([chip, Flex(lines), figure], gap=kit.px(14)))
        return parts

    def _chip(self, name: str) -> Painter:
        card, players = self._view.tables.cards[name], self._view.players

        def paint(kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
            monument_chip(kit, card, players, rect.w, rect.h).put(surface, *rect.topleft)

        return paint

    # ---- food

    def _food(self, kit: Kit) -> list[Box]:
        state = self._session.state
        seat, need = self._view.seat(self._seat), meal(state, state.seats[self._seat])
        terms = [Term("worker", str(need.others)), Term("corn", str(need.need))]
        if need.served:
            terms += [Term("or"), Term("worker", str(need.served)), Term("corn", str(need.served_need))]
        unfed = seat.owned - need.fed
        if unfed:
            words = kit.count(
                _("needs {needs}, has {has}: {n} unfed, {vp}"),
                _("needs {needs}, has {has}: {n} unfed, {vp}"),
                unfed,
                needs=seat.food_need,
                has=seat.corn,
                vp=str(need.vp).replace("-", "−"),
            )
        else:
            words = kit.say(_("needs {needs}, has {has}"), needs=seat.food_need, has=seat.corn)
        row = Row(
            [
                TermsRow("food-terms", tuple(terms), Step.ACTION),
                Spring(),
                Label("food-words", words, Step.BODY, face="semi", colour=DANGER if unfed else INK2),
            ],
            gap=kit.px(12),
        )
        return [Section("food-head", kit.say(_("Food"))), row]

    def buttons(self, kit: Kit) -> Sequence[Box]:
        return [Button("done", kit.say(_("Close")), self.back, kind="primary")]
