"""Blocks of free choice, paid or taken (Rules 7, 8): all of them in one dialog."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row, Spring
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.words import Label, Line
from tzolkin.ui.answers import first_up, titles, won
from tzolkin.ui.art.effects import Term
from tzolkin.ui.chip import Chip, ChipFace
from tzolkin.ui.choice import Choice
from tzolkin.ui.decisiondialog import DecisionDialog
from tzolkin.ui.forecast import Forecast
from tzolkin.ui.goodlabel import TermsRow
from tzolkin.ui.mix import Mix
from tzolkin.words import BLOCKS

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["BlocksDialog"]

_LETTERS = dict(zip("wsg", BLOCKS, strict=True))


class BlocksDialog(DecisionDialog):
    """Above the blocks that are paid or taken, below the kinds to press. Nothing is done before the end."""

    width_units = 640.0

    def __init__(self, table: TzolkinTable, choice: Choice) -> None:
        self._mix = Mix(choice)
        count = table.speaker.catalogue.count
        note = count(_("{n} block of choice"), _("{n} blocks of choice"), self._mix.wanted)
        title = titles(choice.kind, table.speaker)
        super().__init__(table, choice, title, note)

    # ---- layout

    def body(self, kit: Kit) -> Box:
        told, mix = self._mix.told(), self._mix
        word = kit.say(_("Price")) if mix.pays else kit.say(_("Taken"))
        price = Label("price-words", word, Step.BODY, face="semi")
        sockets = [self._socket(place) for place in range(mix.wanted)]
        held = [self._held(kit, place, block, told) for place, block in enumerate(BLOCKS)]
        rows: list[Box] = [
            Row([price, Spring(), *sockets], gap=kit.px(10)),
            Line("line-1", 6),
            Row(held, gap=kit.px(12)),
            Label("keeps", self._rest(told), Step.BODY, colour=INK2),
        ]
        gained = won(told) if mix.pays and mix.full else ()
        if gained:
            words = Label("gains-words", kit.say(_("and gains")), Step.BODY, face="semi")
            rows.append(Row([words, TermsRow("gains", gained, Step.ACTION)], gap=kit.px(14)))
        return Column(rows, gap=kit.px(14))

    def _socket(self, place: int) -> Box:
        """A block of the price: chosen, to be taken back by pressing it, or still missing."""
        blocks = self._mix.blocks
        if place >= len(blocks):
            return Chip(f"socket-{place}", ChipFace((Term("block"),), empty=True), None, title="")
        face = ChipFace((Term(blocks[place]),), chosen=True)
        title = self._table.speaker.noun(blocks[place])
        return Chip(f"socket-{place}", face, lambda: self._remove(place), title=title)

    def _held(self, kit: Kit, place: int, block: str, told: Forecast) -> Box:
        """A kind of block: how many there will be, and pressed one more is chosen."""
        held = self._choice.view.seat(self._mix.seat).blocks[place] + told.balance.get(block, 0)
        noun = first_up(self._table.speaker.noun(block))
        reason = None if self._mix.may_add(block) else self._reason(kit, block)
        words = "" if kit.theme.small and kit.theme.text > 1.3 else noun
        face = ChipFace((Term(block, str(held)),), words, place + 1)
        chip = Chip(f"give-{block}", face, lambda: self._add(block), title=noun, reason=reason, units=72)
        return Flex(chip)

    def _reason(self, kit: Kit, block: str) -> str:
        refusal = self._mix.refusal(block)
        if refusal is None:
            return kit.say(_("What is missing can only be paid otherwise."))
        return self._table.speaker.refusal(refusal).sentence

    def _rest(self, told: Forecast) -> str:
        """What is left of all blocks, in words."""
        seat, say = self._choice.view.seat(self._mix.seat), self._table.speaker.catalogue.say
        left = {b: n + told.balance.get(b, 0) for b, n in zip(BLOCKS, seat.blocks, strict=True)}
        goods = self._table.speaker.amounts(left)
        if self._mix.pays:
            return say(_("keeps {goods}"), goods=goods) if goods else say(_("keeps no block"))
        return say(_("then has {goods}"), goods=goods) if goods else say(_("has no block yet"))

    def buttons(self, kit: Kit) -> Sequence[Box]:
        take = Button("take", self._call(kit), self._take, kind="primary", reason=self._missing(kit))
        return [self.undo_button(kit), take]

    def _call(self, kit: Kit) -> str:
        goods = self._table.speaker.amounts({b: self._mix.blocks.count(b) for b in BLOCKS})
        if not goods:
            return kit.say(_("Choose"))
        return (
            kit.say(_("Pay {goods}"), goods=goods)
            if self._mix.pays
            else kit.say(_("Take {goods}"), goods=goods)
        )

    def _missing(self, kit: Kit) -> str | None:
        left = self._mix.wanted - len(self._mix.blocks)
        one, many = _("Choose {n} block more first."), _("Choose {n} blocks more first.")
        return kit.catalogue.count(one, many, left) if left else None

    # ---- use

    def _add(self, block: str) -> None:
        self._mix.add(block)
        self.rebuild()

    def _remove(self, place: int) -> None:
        self._mix.remove(place)
        self.rebuild()

    def _take(self) -> None:
        first, *others = self._mix.answers()
        self.answer(first.action, *others)

    def key(self, given: Key) -> bool:
        if not given.down or given.control or given.alt:
            return False
        block = _LETTERS.get(given.name)
        if given.name.isdigit() and 1 <= int(given.name) <= len(BLOCKS):
            block = BLOCKS[int(given.name) - 1]
        if block is not None:
            self._key_of(block, back=given.shift)
            return True
        if given.name == "backspace":
            self._back_by_key()
            return True
        return given.name == "return" and not given.again and self._enter()

    def _key_of(self, block: str, *, back: bool) -> None:
        if not back:
            target = self.targets.find(("option", f"give-{block}"))
            self.use(target, target.shape.centre)
        elif self._mix.remove_kind(block):
            self.rebuild()

    def _back_by_key(self) -> None:
        """Take back the block chosen last; where none is left, the step before."""
        name = f"socket-{len(self._mix.blocks) - 1}" if self._mix.blocks else "back"
        target = self.targets.find(name)
        self.use(target, target.shape.centre)

    def _enter(self) -> bool:
        """Enter takes the mix unless the keyboard stands on something else that answers."""
        focus = self.targets.focus
        if self.targets.focus_shown and focus is not None and focus != ("button", "take"):
            return False
        target = self.targets.find(("button", "take"))
        self.use(target, target.shape.centre)
        return True
