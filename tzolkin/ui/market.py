"""Where buildings on offer and monuments lie in the right column."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.theme import Step
from tzolkin.views import TableView

__all__ = ["Market"]


@dataclass(frozen=True)
class Market:
    """Lays out what is on offer."""

    view: TableView

    def card_box(self, kit: Kit, zone: pygame.Rect, place: int) -> pygame.Rect:
        """The place of a building, in two rows."""
        columns = max(3, (self.view.tables.row + 1) // 2)
        return _cell(_below(kit, zone), place, columns, 2, kit.theme.real(9))

    def chip_box(self, kit: Kit, zone: pygame.Rect, place: int) -> pygame.Rect:
        """The place of a monument: four a row, or two in the place of the buildings."""
        if kit.theme.small:
            return _cell(_below(kit, zone), place, 2, 4, kit.theme.real(9))
        return _cell(_below(kit, zone), place, 4, 2, kit.theme.real(8))


def _below(kit: Kit, zone: pygame.Rect) -> pygame.Rect:
    head = kit.theme.leading(Step.HEAD) + kit.px(6)
    return pygame.Rect(zone.x, zone.y + head, zone.w, zone.h - head)


def _cell(room: pygame.Rect, place: int, columns: int, lines: int, gap: float) -> pygame.Rect:
    row, column = divmod(place, columns)
    wide = (room.w - (columns - 1) * gap) / columns
    high = (room.h - (lines - 1) * gap) / lines
    return pygame.Rect(
        round(room.x + column * (wide + gap)), round(room.y + row * (high + gap)), round(wide), round(high)
    )
