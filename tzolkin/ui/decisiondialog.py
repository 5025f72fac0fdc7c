"""Dialogs that ask the open decision: answered, they close; what came before can be taken back instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.ui.kit import Kit
from tabletop.ui.widgets.button import Button
from tzolkin.ui.asking import Asking
from tzolkin.ui.choice import Choice
from tzolkin.ui.prepared import Answer

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["DecisionDialog"]


class DecisionDialog(Asking):
    """Asks whoever decides at a table; `choice` is the open decision."""

    def __init__(self, table: TzolkinTable, choice: Choice, title: str, note: str) -> None:
        super().__init__(lambda: table.zones.middle, table.style(choice.seat), title, note)
        self._table, self._choice = table, choice

    def answer(self, action: Action, *answers: Answer) -> None:
        """Close, and carry out an action with the answers prepared to what it asks."""
        self.stage.pop()
        self._table.submit(action, *answers)

    def undo_button(self, kit: Kit) -> Button:
        """The button that takes the last step back; where that is impossible it says so."""
        reason = None if self._table.session.can_undo().allowed else kit.say(_("This cannot be taken back."))
        return Button("back", kit.say(_("Undo")), self.take_back, reason=reason)

    def take_back(self) -> None:
        """Close, and take the last step back."""
        self.stage.pop()
        self._table.undo()
