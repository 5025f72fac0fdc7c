"""Widgets of the map: the zone of the board with its zoom pill."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from tabletop.ui.boxes import Box
from tabletop.ui.kit import Kit
from tabletop.ui.paint import chrome
from tabletop.ui.targets import Targets
from tabletop.ui.widgets.widget import Widget

__all__ = ["MapArea", "PillFrame"]


class MapArea(Widget):
    """The zone of the board; `corner` stands in its lower right corner, or in the left one."""

    domain = "map"

    def __init__(self, name: str, corner: Box, left: bool = False) -> None:
        super().__init__(name)
        self.corner = corner
        self.left = left

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, kit.px(300)

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        left, right = self.corners(kit)
        self.corner.place(kit, *(left if self.left else right))

    def corners(self, kit: Kit) -> tuple[pygame.Rect, pygame.Rect]:
        """Where `corner` would stand at the left, and at the right."""
        wide, high = self.corner.measure(kit, self.rect.w)
        edge, top = kit.px(4), self.rect.bottom - high - kit.px(12)
        at_right = self.rect.right - wide - edge
        return pygame.Rect(self.rect.x + edge, top, wide, high), pygame.Rect(at_right, top, wide, high)

    def walk(self) -> Iterator[Widget]:
        yield self
        yield from self.corner.walk()

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:
        """Draw nothing: the scene draws the board here."""


class PillFrame(Widget):
    """A quiet pill round a row of small controls."""

    domain = "pill"

    def __init__(self, name: str, child: Box) -> None:
        super().__init__(name)
        self.child = child

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        w, h = self.child.measure(kit, width)
        return w + 2 * kit.px(8), h + 2

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        self.child.place(kit, x + kit.px(8), y + 1, w - 2 * kit.px(8), h - 2)

    def walk(self) -> Iterator[Widget]:
        yield self
        yield from self.child.walk()

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:  # noqa: ARG002
        pill = chrome.pill(kit.atlas, self.rect.w, self.rect.h, sunk=False)
        pill.put(surface, self.rect.x, self.rect.y)
