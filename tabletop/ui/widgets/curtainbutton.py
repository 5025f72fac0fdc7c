"""The one button on a curtain, in colours that stand on the player's own."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import CARD, INK, ON_DARK, mix, style
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.widget import Look

__all__ = ["CurtainButton"]


class CurtainButton(Button):
    """White with text in the player's colour; ink on a pale curtain."""

    def __init__(self, name: str, text: str, act: Callable[[], None], seat_style: int) -> None:
        super().__init__(name, text, act, step=Step.NAME, units=72)
        self.style = seat_style

    def _pad(self, kit: Kit) -> int:
        return kit.px(100)

    def radius(self) -> float:
        return 12.0

    def look_key(self) -> Hashable:
        return super().look_key(), self.style

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        colour, dark = style(self.style).colour, style(self.style).ink == "#FFFFFF"
        canvas, u = Canvas(*surface.get_size(), 3), kit.theme.real(1)
        down = 2 * u if look.held else 0
        fill = "#FFFFFF" if dark else INK
        text = mix(colour, "#000000", 0.36) if dark else ON_DARK
        canvas.rounded(box.x, box.y + 4 * u, box.w, box.h, 12 * u, mix(colour, "#000000", 0.6))
        canvas.rounded(
            box.x, box.y + down, box.w, box.h, 12 * u, mix(fill, CARD, 0.5) if look.hover else fill
        )
        canvas.sprite().put(surface, 0, 0)
        middle = box.centery + down
        leading, lines = kit.theme.leading(self.step), self._lines(kit, box.w - 2 * self._pad(kit))
        y = middle - (len(lines) - 1) * leading / 2
        for line in lines:
            kit.centred(surface, line, box.centerx, y, self.step, text, "figure", "centre")
            y += leading
