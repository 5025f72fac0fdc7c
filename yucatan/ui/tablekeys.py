"""The keys of the table: what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from tabletop.ui.inputs import Key
from yucatan.ui.boardview import ZOOM_STEP
from yucatan.ui.faces import TURN_ACTIONS

if TYPE_CHECKING:
    from yucatan.ui.table import YucatanTable

__all__ = ["deed_of"]

Deed = Callable[["YucatanTable"], None]

_PLAIN: Mapping[str, Deed] = {
    "+": lambda table: table.zoom(ZOOM_STEP),
    "=": lambda table: table.zoom(ZOOM_STEP),
    "-": lambda table: table.zoom(1 / ZOOM_STEP),
    "0": lambda table: table.fit(),
    "t": lambda table: table.turn_board(),
    "u": lambda table: table.undo(),
    "r": lambda table: table.redo(),
    "l": lambda table: table.show_log(),
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
