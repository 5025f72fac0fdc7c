"""The time in which a table is painted: what is seen then, and what is painted, piece by piece."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.inputs import Drag, Input, Key, Point, Press, Release, Text, Wheel
from tabletop.ui.paint.palette import INK
from tabletop.ui.paint.paper import paper
from tabletop.ui.theme import Step

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["Opening"]

_WHEELS = 0.6
"""The share of the time that goes to the wheels; the rest goes to what stands beside them."""
_NAME_LIES = 0.36
"""How far down the window the name of the game stands, over the line that fills."""
_DEEDS = (Drag, Key, Point, Press, Release, Text, Wheel)


class Opening:
    """Paints a table that has come to the screen, or to another size. `over`: all of it can be shown."""

    def __init__(self, table: TzolkinTable, done: Callable[[], None]) -> None:
        """done: called whenever everything is painted."""
        self._table = table
        self._tell = done
        self._number = 0
        self.over = False

    def begin(self) -> None:
        """Paint everything for the present size; what was being painted for another one is given up."""
        self._number += 1
        self.over = False
        label = self._table.stage.kit.say(_("Setting up the wheels"))
        self._table.stage.work(self._steps(self._number), label, partial(self._done, self._number))

    def give_up(self) -> None:
        """Nobody looks any more: paint no further."""
        self._number += 1

    def refuses(self, given: Input) -> bool:
        """Whether an input is for a table that cannot be seen yet."""
        return not self.over and isinstance(given, _DEEDS)

    def draw(self, surface: pygame.Surface) -> None:
        """What is seen until then: paper and the name of the game."""
        kit, clip = self._table.kit, surface.get_clip()
        width, height = kit.theme.size
        surface.blit(paper(width, height), clip.topleft, clip)
        at = (width / 2, height * _NAME_LIES)
        kit.write(surface, "Tzolk’in", *at, Step.TITLE, INK, "black", "centre")

    def _steps(self, number: int) -> Iterator[float]:
        table = self._table
        for share in table.wheels.paint(table.stage.kit, table.zones, table.view, table.shown):
            yield share * _WHEELS
            if number != self._number:
                return
        nowhere = pygame.Surface((1, 1), 0, 32)
        for place, widget in enumerate(table.widgets, 1):
            widget.draw(table.kit, nowhere, table.targets)  # its picture is kept
            yield _WHEELS + (1 - _WHEELS) * place / len(table.widgets)
            if number != self._number:
                return

    def _done(self, number: int) -> None:
        if number == self._number:
            self.over = True
            self._tell()
