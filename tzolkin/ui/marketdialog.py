"""The market (Rules 7.4): blocks against corn, one by one, until the player has done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row, Sized
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.words import Label, Line
from tzolkin.ui.asking import Asking, Offered, OptionRow
from tzolkin.ui.choice import Choice
from tzolkin.ui.forecast import signed
from tzolkin.ui.goodlabel import GoodLabel
from tzolkin.words import BLOCKS

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["MarketDialog"]

_ORDER = [(way, block) for block in BLOCKS for way in ("sell", "buy")]


class MarketDialog(Asking):
    """A row for each kind of block with what is held, a sale and a purchase."""

    width_units = 600.0

    def __init__(self, table: TzolkinTable, choice: Choice) -> None:
        style, who, _words = table.prompt()
        title = table.speaker.catalogue.say(_("Market"))
        super().__init__(lambda: table.zones.middle, style, who, title, who)
        self._table = table
        self._choice = choice

    def _action(self, way: str, block: str) -> Action:
        return Action("trade", self._choice.seat, (way, block))

    def body(self, kit: Kit) -> Box:
        seat = self._choice.view.seat(self._choice.seat)
        parts: list[Box] = []
        for place, block in enumerate(BLOCKS):
            held = GoodLabel(f"held-{block}", block, str(seat.blocks[place]))
            row: list[Box] = [Sized(held, w=kit.px(110))]
            row += [Flex(self._offer(kit, way, block)) for way in ("sell", "buy")]
            parts.append(Row(row, gap=kit.px(12)))
        parts.append(Line("sum", 10))
        corn = GoodLabel("held-corn", "corn", str(seat.corn))
        words = Label("corn-words", kit.say(_("corn in hand")), Step.BODY)
        parts.append(Row([Sized(corn, w=kit.px(110)), words], gap=kit.px(12)))
        return Column(parts, gap=kit.px(10))

    def _offer(self, kit: Kit, way: str, block: str) -> OptionRow:
        action, choice = self._action(way, block), self._choice
        number = _ORDER.index((way, block)) + 1
        word = kit.say(_("sell")) if way == "sell" else kit.say(_("buy"))
        reason, figure = None, ""
        if action in choice.options:
            figure = signed(choice.told(action).balance.get("corn", 0))
        else:
            refusal = choice.session.explain(action)
            reason = self._table.speaker.refusal(refusal).sentence if refusal is not None else ""
        offered = Offered(f"trade-{way}-{block}", word, "", "corn" if figure else "", figure, (), reason)
        return OptionRow(offered, number, False, lambda: self._do(action), 62)

    def _do(self, action: Action) -> None:
        self.stage.pop()
        self._table.submit(action)

    def buttons(self, kit: Kit) -> Sequence[Box]:
        undo = Button("back", kit.say(_("Undo")), self._undo)
        return [undo, Button("take", kit.say(_("Done")), self._done, kind="primary")]

    def _undo(self) -> None:
        self.stage.pop()
        self._table.undo()

    def _done(self) -> None:
        self._do(Action("done", self._choice.seat))

    def key(self, given: Key) -> bool:
        if not given.down or not given.plain:
            return False
        if given.name.isdigit() and 1 <= int(given.name) <= len(_ORDER):
            way, block = _ORDER[int(given.name) - 1]
            target = self.targets.get(("option", f"trade-{way}-{block}"))
            if target is not None:
                self.use(target, target.shape.centre)
            return True
        if given.name == "n":
            self._done()
            return True
        return False
