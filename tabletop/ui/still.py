"""Ground and widgets of a scene as one kept picture: what does not change is not drawn again."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.targets import Targets
from tabletop.ui.widgets.widget import Widget

__all__ = ["Still"]


class Still:
    """The picture. It notices by itself which widgets look different from when they were drawn last."""

    def __init__(self) -> None:
        self._sheet: pygame.Surface | None = None
        self._ground: pygame.Surface | None = None
        self._widgets: Sequence[Widget] = ()
        self._areas: list[pygame.Rect] = []
        self._drawn: list[Hashable] = []

    def draw(
        self,
        kit: Kit,
        surface: pygame.Surface,
        ground: pygame.Surface,
        widgets: Sequence[Widget],
        targets: Targets,
    ) -> None:
        """Bring the part inside the surface's clip up to date, and copy it there.

        `widgets` is the same sequence until the scene is laid out again.
        """
        clip = surface.get_clip()
        sheet = self._fresh_sheet(kit, ground, widgets)
        for i in clip.collidelistall(self._areas):
            widget = widgets[i]
            key = (widget.look(targets), widget.look_key(), widget.reason is None)
            if self._drawn[i] != key:
                self._drawn[i] = key
                self._redraw(kit, sheet, ground, self._areas[i], targets)
        surface.blit(sheet, clip.topleft, clip)

    def _redraw(
        self, kit: Kit, sheet: pygame.Surface, ground: pygame.Surface, area: pygame.Rect, targets: Targets
    ) -> None:
        """Draw the ground and every widget inside an area anew."""
        sheet.set_clip(area)
        sheet.blit(ground, area.topleft, area)
        for i in area.collidelistall(self._areas):
            self._widgets[i].draw(kit, sheet, targets)
        sheet.set_clip(None)

    def _fresh_sheet(self, kit: Kit, ground: pygame.Surface, widgets: Sequence[Widget]) -> pygame.Surface:
        """The sheet; a new one where the ground or the layout changed."""
        if self._sheet is None or self._ground is not ground or self._widgets is not widgets:
            self._sheet = ground.copy()
            self._ground, self._widgets = ground, widgets
            self._areas = [widget.area(kit) for widget in widgets]
            self._drawn = [None] * len(widgets)
        return self._sheet
