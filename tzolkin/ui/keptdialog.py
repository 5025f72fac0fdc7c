"""What everybody begins with, shown when the secret choices are revealed together (Rules 3, step 12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tabletop.engine.event import Event
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row, Sized
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.figures import Badge
from tabletop.ui.widgets.words import Label, Paragraph
from tzolkin.tables import Tables
from tzolkin.text import Speaker
from tzolkin.ui.art import effects
from tzolkin.ui.art.effects import Term
from tzolkin.ui.goodlabel import TermsRow
from tzolkin.ui.newsdialog import NewsDialog
from tzolkin.ui.wordings import tribe_words
from tzolkin.words import NONE

__all__ = ["KeptDialog"]


class KeptDialog(NewsDialog):
    """A line for every player; `after` is called when everybody has seen it."""

    width_units = 900.0

    def __init__(
        self,
        zone: Callable[[], pygame.Rect],
        kept: Sequence[Event],
        tables: Tables,
        speaker: Speaker,
        style: Callable[[int], int],
        after: Callable[[], None],
    ) -> None:
        title = speaker.catalogue.say(_("Everybody begins with"))
        super().__init__(zone, title, "", after)
        self._kept, self._tables, self._speaker = kept, tables, speaker
        self._style_of = style

    def body(self, kit: Kit) -> Box:
        parts: list[Box] = []
        for event in self._kept:
            seat = int(event.facts["seat"])
            parts.append(self._line(kit, seat, str(event.facts["tribe"]), list(event.facts["tiles"])))
        words = kit.say(_("The tiles are taken in turn order; then the last dummy workers are placed."))
        parts.append(Paragraph("then", words, Step.NOTE, colour=INK2))
        return Column(parts, gap=kit.px(14))

    def _line(self, kit: Kit, seat: int, tribe: str, tiles: Sequence[str]) -> Box:
        names: list[Box] = [
            Label(f"name-{seat}", self._speaker.name(seat), Step.ACTION, face="head", shorten=True)
        ]
        if tribe != NONE:
            words = kit.say(_("{tribe}: {words}"), tribe=self._speaker.noun(tribe),
                            words=tribe_words(tribe, self._tables, self._speaker))  # fmt: skip
            names.append(Paragraph(f"tribe-{seat}", words, Step.NOTE, colour=INK2))
        terms = [effects.joined(effects.wealth(self._tables.wealth[tile])) for tile in tiles]
        row: tuple[Term, ...] = ()
        for group in terms:
            row = (*row, Term("or"), *group) if row else group
        goods = TermsRow(f"goods-{seat}", row, Step.ACTION, align="right")
        left = Sized(Column(names, gap=0), w=kit.px(400))
        return Row([Badge(f"badge-{seat}", self._style_of(seat), 15), left, Flex(goods)], gap=kit.px(12))
