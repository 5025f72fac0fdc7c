"""A box whose children stand at given places: for a screen of fixed zones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.boxes import Box
from tabletop.ui.kit import Kit
from tabletop.ui.widgets.widget import Widget

__all__ = ["Placed"]


@dataclass
class Placed:
    """Boxes with their rectangles in real pixels, from the bottom to the top."""

    children: Sequence[tuple[Box, pygame.Rect]]

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        """No wish of its own: the zones say everything."""
        return 0, 0

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:  # noqa: ARG002
        """Put every child into its rectangle."""
        for child, rect in self.children:
            child.place(kit, *rect)

    def walk(self) -> Iterator[Widget]:
        """All widgets inside."""
        for child, _rect in self.children:
            yield from child.walk()
