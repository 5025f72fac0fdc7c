"""Small pictures as widgets: a player's badge, an icon, and a picture that somebody else draws."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2, Colour
from tabletop.ui.targets import Targets
from tabletop.ui.widgets.widget import Widget

__all__ = ["Badge", "Drawing", "Icon", "Painter"]

Painter = Callable[[Kit, pygame.Surface, pygame.Rect], None]
"""Draws into a rectangle of a surface, from caches."""


class Badge(Widget):
    """The disc with a player's mark, of `units` radius."""

    domain = "badge"

    def __init__(self, name: str, style: int, units: float = 18) -> None:
        super().__init__(name)
        self.style, self.units = style, units

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        side = 2 * kit.px(self.units)
        return side, side

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:  # noqa: ARG002
        kit.atlas.badge(self.style, kit.px(self.units)).put(surface, *self.rect.center)


class Icon(Widget):
    """An icon of `units` size."""

    domain = "icon"

    def __init__(self, name: str, icon: str, units: float = 27, colour: Colour = INK2) -> None:
        super().__init__(name)
        self.icon, self.units, self.colour = icon, units, colour

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        side = kit.px(self.units)
        return side, side

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:  # noqa: ARG002
        kit.atlas.icons.put(surface, self.icon, *self.rect.center, kit.px(self.units), self.colour)


class Drawing(Widget):
    """A picture of a wished size that a painter draws."""

    domain = "drawing"

    def __init__(self, name: str, w: int, h: int, painter: Painter, key: Hashable = None) -> None:
        super().__init__(name)
        self.w, self.h, self.painter, self.key = w, h, painter, key

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        return self.w, self.h

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:  # noqa: ARG002
        self.painter(kit, surface, self.rect)
