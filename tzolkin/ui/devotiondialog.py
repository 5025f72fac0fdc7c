"""One more step after a skull (Rules 8, Theology 2): which block is paid, and in which temple the step is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.words import Label
from tzolkin.ui.answers import first_up
from tzolkin.ui.asking import Offered, OptionRow
from tzolkin.ui.choice import Choice
from tzolkin.ui.decisiondialog import DecisionDialog
from tzolkin.words import BLOCKS, TEMPLES

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["DevotionDialog"]


class DevotionDialog(DecisionDialog):
    """A row of blocks, and below it a row of temples."""

    width_units = 760.0

    def __init__(self, table: TzolkinTable, choice: Choice) -> None:
        say = table.speaker.catalogue.say
        super().__init__(table, choice, say(_("One more step")), say(_("Theology")))
        self._possible = choice.of("devote")
        self._block = str(self._possible[0].args[0]) if self._only(0) else ""
        self._temple = str(self._possible[0].args[1]) if self._only(1) else ""

    def _only(self, place: int) -> bool:
        return len({action.args[place] for action in self._possible}) == 1

    @property
    def _action(self) -> Action | None:
        wanted = (self._block, self._temple)
        return next((action for action in self._possible if action.args == wanted), None)

    def body(self, kit: Kit) -> Box:
        blocks = [self._row(place, name, 0) for place, name in enumerate(BLOCKS)]
        temples = [self._row(len(BLOCKS) + place, name, 1) for place, name in enumerate(TEMPLES)]
        return Column(
            [
                Label("pay-words", kit.say(_("Pay")), Step.BODY, face="semi"),
                Row(blocks, gap=kit.px(10)),
                Label("step-words", kit.say(_("One step up in")), Step.BODY, face="semi"),
                Row(temples, gap=kit.px(10)),
            ],
            gap=kit.px(10),
        )

    def _row(self, number: int, name: str, place: int) -> Box:
        noun = first_up(self._table.speaker.noun(name))
        possible = any(action.args[place] == name for action in self._possible)
        reason = None if possible else self._reason(name, place)
        icon = name if place == 0 else f"temple:{name}"
        offered = Offered(f"devote-{name}", noun, "", icon, "", (), reason)
        chosen = name == (self._temple if place else self._block)
        return Flex(OptionRow(offered, number + 1, chosen, self._chooser(name, place), 76))

    def _reason(self, name: str, place: int) -> str:
        first = self._possible[0].args
        args = (first[0], name) if place else (name, first[1])
        refusal = self._choice.session.explain(Action("devote", self._choice.seat, args))
        return self._table.speaker.refusal(refusal).sentence if refusal is not None else ""

    def _chooser(self, name: str, place: int) -> Callable[[], None]:
        def choose() -> None:
            if place:
                self._temple = name
            else:
                self._block = name
            self.rebuild()

        return choose

    def buttons(self, kit: Kit) -> Sequence[Box]:
        action = self._action
        words, reason = kit.say(_("Choose")), kit.say(_("Choose a block and a temple first."))
        if action is not None:
            block, temple = (self._table.speaker.noun(str(word)) for word in action.args)
            words = kit.say(_("Pay {block}, rise in {temple}"), block=block, temple=temple)
        take = Button("take", words, self._take, kind="primary", reason=None if action else reason)
        return [Button("end", kit.say(_("Do without")), self._decline), take]

    def _take(self) -> None:
        action = self._action
        if action is not None:
            self.answer(action)

    def _decline(self) -> None:
        self.answer(Action("decline", self._choice.seat))

    def key(self, given: Key) -> bool:
        if not given.down or not given.plain:
            return False
        if given.name.isdigit() and 1 <= int(given.name) <= len(BLOCKS) + len(TEMPLES):
            name = (*BLOCKS, *TEMPLES)[int(given.name) - 1]
            target = self.targets.get(("option", f"devote-{name}"))
            if target is not None:
                self.use(target, target.shape.centre)
            return True
        if given.name == "n":
            self._decline()
            return True
        return False
