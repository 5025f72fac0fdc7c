"""One place at the table on the new-game screen: badge to change colour and mark, and the name."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import pygame

from tabletop.ui.boxes import Row
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import BORDER, GOLD, style
from tabletop.ui.shapes import Circle
from tabletop.ui.targets import Target, Targets
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.widget import Look, Widget

__all__ = ["BadgeButton", "SeatPlate"]


class BadgeButton(Widget):
    """A player's badge; a click takes the next colour and mark."""

    domain = "colour"

    def __init__(self, name: str, seat_style: int, act: Callable[[], None], title: str) -> None:
        super().__init__(name, act=act)
        self.style, self.title = seat_style, title

    def label(self) -> str:
        return self.title

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        side = max(2 * kit.px(25), 34)
        return side, side

    def target(self) -> Target:
        x, y = self.rect.center
        return Target(self.name, Circle(x, y, self.rect.w / 2), self.act, None, self.title)

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:
        radius = self.rect.w // 2 - 2
        if targets.hover == self.name:
            pygame.draw.circle(surface, GOLD, self.rect.center, radius + 2)
        kit.atlas.badge(self.style, radius).put(surface, *self.rect.center)


class SeatPlate(Widget):
    """A card with the player's colour along its left edge, the badge and the name."""

    domain = "plate"
    spill_units = 34.0
    shows = ()

    def __init__(self, seat: int, badge: BadgeButton, field: TextField, first: bool) -> None:
        super().__init__(f"plate-{seat}")
        self.first, self.style = first, badge.style
        self.inside = Row([badge, field])

    def _pads(self, kit: Kit) -> tuple[int, int]:
        return kit.px(8) + kit.px(10), kit.px(10)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        left, pad = self._pads(kit)
        self.inside.gap = kit.px(10)
        w, h = self.inside.measure(kit, width - left - pad)
        return w + left + pad, h + 2 * pad

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        left, pad = self._pads(kit)
        self.inside.place(kit, x + left, y + pad, w - left - pad, h - 2 * pad)

    def walk(self) -> Iterator[Widget]:
        yield self
        yield from self.inside.walk()

    def look_key(self) -> Hashable:
        return self.style, self.first

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        canvas, u = Canvas(*surface.get_size(), 2), kit.theme.real(1)
        edge = GOLD if self.first else BORDER
        canvas.card(box.x, box.y, box.w, box.h, 10 * u, blur=10 * u, dy=4 * u, edge=None)
        canvas.rounded(box.x, box.y, max(5, kit.px(8)), box.h, 4 * u, style(self.style).bar)
        canvas.rounded(
            box.x, box.y, box.w, box.h, 10 * u, edge, 255, max(1.0, (3.6 if self.first else 1) * u)
        )
        canvas.sprite().put(surface, 0, 0)
