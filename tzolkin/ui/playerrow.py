"""A player in the right column: a row that opens the player's tableau."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.widgets.widget import Look, Widget
from tzolkin.ui.art.players import PlayerFace, draw_player

__all__ = ["PlayerRow"]


class PlayerRow(Widget):
    """The row; `more` is the word at the end of the active one."""

    domain = "player"
    spill_units = 34.0
    shows = ()

    def __init__(self, name: str, face: PlayerFace, more: str, act: Callable[[], None]) -> None:
        super().__init__(name, act=act)
        self.face, self.more = face, more

    def label(self) -> str:
        return self.face.name

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        return 0, 0

    def look_key(self) -> Hashable:
        return self.face, self.more

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        draw_player(kit, surface, (box.x, box.y, box.w, box.h), self.face, self.more)
