"""The market (Rules 7.4): blocks against corn, all of a visit in one dialog."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row, Sized, Spring
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.words import Label, Line
from tzolkin.ui.art.effects import Term
from tzolkin.ui.bargain import Bargain
from tzolkin.ui.choice import Choice
from tzolkin.ui.decisiondialog import DecisionDialog
from tzolkin.ui.forecast import signed
from tzolkin.ui.goodlabel import GoodLabel, TermsRow
from tzolkin.ui.stepbutton import StepButton
from tzolkin.words import BLOCKS

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["MarketDialog"]

_MORE, _LESS = ("+", "=", "[+]"), ("-", "[-]")
_LETTERS = dict(zip("wsg", BLOCKS, strict=True))


class MarketDialog(DecisionDialog):
    """A stepper for each kind of block, from selling to buying, and the corn as it runs."""

    width_units = 660.0

    def __init__(self, table: TzolkinTable, choice: Choice) -> None:
        say = table.speaker.catalogue.say
        super().__init__(table, choice, say(_("Market")), say(_("each kind of block goes one way")))
        self._bargain = Bargain(choice)

    # ---- layout

    def body(self, kit: Kit) -> Box:
        seat = self._choice.view.seat(self._choice.seat)
        rows: list[Box] = [self._row(kit, block, seat.blocks[place]) for place, block in enumerate(BLOCKS)]
        return Column([*rows, Line("sum", 8), self._sum(kit, seat.corn)], gap=kit.px(12))

    def _row(self, kit: Kit, block: str, held: int) -> Box:
        """What is held of a kind, the stepper, and the corn."""
        bargain, traded = self._bargain, self._bargain.traded[block]
        before = kit.say(_("was {n}"), n=held) if traded else ""
        left: list[Box] = [
            GoodLabel(f"held-{block}", block, str(held + traded)),
            Label(f"was-{block}", before, Step.NOTE, colour=INK2),
        ]
        value = Label(f"{block}-value", self._figure(traded), Step.FIGURE, face="figure", align="centre")
        wide = round(kit.step(Step.FIGURE) * 2.2)
        stepper = Row(
            [self._button(kit, block, -1), Sized(value, w=wide), self._button(kit, block, 1)], gap=kit.px(6)
        )
        if traded:
            corn: Box = GoodLabel(f"corn-{block}", "corn", signed(bargain.corn(block)))
        else:
            corn = TermsRow(f"corn-{block}", (Term("", self._each(block)), Term("corn")), Step.BODY, INK2)
        first = Row(left, gap=kit.px(10))
        last = Row([Spring(), corn])
        return Row([Flex(first, 1.2), stepper, Flex(last)], gap=kit.px(12))

    def _figure(self, n: int) -> str:
        return signed(n) if n else "0"

    def _each(self, block: str) -> str:
        won, spent = self._bargain.each(block)
        return str(won) if won == spent else f"{won} / {spent}"

    def _button(self, kit: Kit, block: str, by: int) -> Box:
        noun = self._table.speaker.noun(block)
        traded = self._bargain.traded[block]
        word = _("Buy one {block}") if by > 0 else _("Sell one {block}")
        if traded * by < 0:
            word = _("Sell one {block} less") if by > 0 else _("Buy one {block} less")
        possible, refusal = self._bargain.tried(block, by)
        reason = None if possible else kit.say(_("Nothing is left to trade with."))
        if refusal is not None:
            reason = self._table.speaker.refusal(refusal).sentence
        act, name = partial(self._step, block, by), f"{block}-{'more' if by > 0 else 'less'}"
        sign = "+" if by > 0 else "-"
        return StepButton(name, sign, act, title=kit.say(word, block=noun), reason=reason)

    def _sum(self, kit: Kit, corn: int) -> Box:
        """The corn now, what each kind does to it, and the corn then."""
        terms = [self._bargain.corn(block) for block in BLOCKS if self._bargain.traded[block]]
        terms.sort(reverse=True)
        row: list[Box] = [GoodLabel("corn-now", "corn", str(corn))]
        if terms:
            ways = "".join(f" {'+' if n > 0 else '−'} {abs(n)}" for n in terms)
            row.append(Label("corn-way", f"{ways.strip()}  =", Step.BODY, colour=INK2))
            row.append(GoodLabel("corn-then", "corn", str(corn + sum(terms))))
        else:
            row.append(Label("corn-way", kit.say(_("corn in hand")), Step.BODY, colour=INK2))
        return Row(row, gap=kit.px(14))

    def buttons(self, kit: Kit) -> Sequence[Box]:
        clear = Button("clear", kit.say(_("Clear")), self._clear)
        first = self.undo_button(kit) if self._bargain.empty else clear
        return [first, Button("take", self._call(kit), self._trade, kind="primary")]

    def _call(self, kit: Kit) -> str:
        """What the primary button says: what is sold and bought, and the corn before and after."""
        amounts, traded = self._table.speaker.amounts, self._bargain.traded
        sold = amounts({block: -n for block, n in traded.items() if n < 0})
        bought = amounts({block: n for block, n in traded.items() if n > 0})
        now = self._choice.view.seat(self._choice.seat).corn
        then = now + self._bargain.told().balance.get("corn", 0)
        if sold and bought:
            words = _("Sell {sold}, buy {bought}: corn {now} → {then}")
        elif sold:
            words = _("Sell {sold}: corn {now} → {then}")
        elif bought:
            words = _("Buy {bought}: corn {now} → {then}")
        else:
            return kit.say(_("Done without trade")) if self._untouched else kit.say(_("Done"))
        return kit.say(words, sold=sold, bought=bought, now=now, then=then)

    @property
    def _untouched(self) -> bool:
        """Whether nothing has been traded in this visit."""
        return not any(self._choice.data)

    # ---- use

    def _step(self, block: str, by: int) -> None:
        self._bargain.step(block, by)
        self.rebuild()

    def _clear(self) -> None:
        self._bargain.clear()
        self.rebuild()

    def _trade(self) -> None:
        first, *others = self._bargain.answers()
        self.answer(first.action, *others)

    def key(self, given: Key) -> bool:
        if not given.down or not given.plain:
            return False
        block = _LETTERS.get(given.name)
        if given.name.isdigit() and 1 <= int(given.name) <= len(BLOCKS):
            block = BLOCKS[int(given.name) - 1]
        if block is not None:
            self.focus(("step", f"{block}-more"), shown=True)
            return True
        if given.name in (*_MORE, *_LESS):
            self._step_by_key("more" if given.name in _MORE else "less")
            return True
        focus = self.targets.focus
        elsewhere = self.targets.focus_shown and focus is not None and focus[0] == "button"
        if given.name == "return" and not given.again and not (elsewhere and focus != ("button", "take")):
            self._trade()
            return True
        if given.name == "backspace":
            target = self.targets.find("back" if self._bargain.empty else "clear")
            self.use(target, target.shape.centre)
            return True
        return False

    def _step_by_key(self, way: str) -> None:
        """Step the kind of block on which the keyboard stands."""
        focus = self.targets.focus
        block = str(focus[1]).partition("-")[0] if focus is not None and focus[0] == "step" else BLOCKS[0]
        self.focus(("step", f"{block}-{way}"), shown=True)
        target = self.targets.find(("step", f"{block}-{way}"))
        self.use(target, target.shape.centre)
