"""The keys of the table: what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tabletop.text.catalogue import _
from tabletop.ui.inputs import Key
from yucatan.ui.boardview import ZOOM_STEP
from yucatan.ui.faces import TURN_ACTIONS

if TYPE_CHECKING:
    from yucatan.ui.table import YucatanTable

__all__ = ["KEYS", "deed_of"]

Deed = Callable[["YucatanTable"], None]

KEYS: Sequence[tuple[str, str]] = (
    ("1–5", _("the actions of the turn, in their order")),
    (_("hold P"), _("look at one’s own warriors; they cover themselves when it is let go")),
    (_("+, −, wheel, drag"), _("zoom the board, move it")),
    ("0", _("the whole board")),
    ("T", _("turn the board by 60 degrees")),
)
"""The keys of this table alone, each with what it does."""

_PLAIN: Mapping[str, Deed] = {
    "+": lambda table: table.zoom(ZOOM_STEP),
    "=": lambda table: table.zoom(ZOOM_STEP),
    "-": lambda table: table.zoom(1 / ZOOM_STEP),
    "0": lambda table: table.fit(),
    "t": lambda table: table.turn_board(),
    "u": lambda table: table.undo(),
    "r": lambda table: table.redo(),
    "l": lambda table: table.show_log(),
    "h": lambda table: table.show_keys(),
}


def deed_of(given: Key) -> Deed | None:
    """What a key that goes down does to the table, None for a key that means nothing here."""
    if not given.down:
        return None
    if given.control:
        if given.name == "z" and not given.shift:
            return lambda table: table.undo()
        if given.name in ("y", "z"):
            return lambda table: table.redo()
        return None
    if given.name.isdigit() and 1 <= int(given.name) <= len(TURN_ACTIONS):
        return partial(_press, number=int(given.name))
    return _PLAIN.get(given.name)


def _press(table: YucatanTable, number: int) -> None:
    table.press_action(number)
