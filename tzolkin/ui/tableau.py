"""Everything that lies open of one player: tribe, buildings, monuments, tiles, food."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.scenes.dialog import Dialog
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.words import Label, Paragraph
from tzolkin.state import State
from tzolkin.text import Speaker
from tzolkin.ui.standing import monument_now, points_now
from tzolkin.ui.wordings import tribe_words
from tzolkin.views import TableView
from tzolkin.words import NONE

__all__ = ["Tableau"]


class Tableau(Dialog):
    """A player's side of the table."""

    width_units = 760.0

    def __init__(
        self, session: Session[State], view: TableView, seat: int, style: int, speaker: Speaker
    ) -> None:
        super().__init__()
        self._session, self._view, self._seat = session, view, seat
        self._style, self._speaker = style, speaker

    def title(self, kit: Kit) -> str:  # noqa: ARG002
        return self._speaker.name(self._seat)

    def body(self, kit: Kit) -> Box:
        rows: list[Box] = []
        for number, (what, many) in enumerate(self._details(kit)):
            words = Paragraph(f"what-{number}", what, Step.BODY, colour=INK2)
            figure = Label(f"many-{number}", many, Step.ACTION, face="figure", align="right")
            rows.append(Row([Flex(words), figure], gap=kit.px(16)))
        return Column(rows, gap=kit.px(8))

    def _details(self, kit: Kit) -> list[tuple[str, str]]:
        seat, noun = self._view.seat(self._seat), self._speaker.noun
        found: list[tuple[str, str]] = []
        if seat.tribe != NONE:
            found.append((tribe_words(seat.tribe, self._view.tables, self._speaker), noun(seat.tribe)))
        found += [(noun(card), "") for card in seat.buildings]
        found += [(noun(card), str(monument_now(self._session, self._seat, card))) for card in seat.monuments]
        found += [
            (kit.say(_("Harvest tiles: corn")), str(seat.corn_tiles)),
            (kit.say(_("Harvest tiles: wood")), str(seat.wood_tiles)),
            (kit.say(_("Food needed now")), str(seat.food_need)),
            (kit.say(_("Points if the game ended now")), f"{points_now(self._session, self._seat):g}"),
        ]
        return found

    def buttons(self, kit: Kit) -> Sequence[Box]:
        return [Button("done", kit.say(_("Close")), self.back, kind="primary")]
