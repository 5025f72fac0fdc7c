"""A part of the column beside the board: an action of the strip.

It draws from the facts it is given at every layout or drawing; its picture is kept until one of them changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import round_rect_points
from tabletop.ui.paint.palette import BORDER, CARD, INK, INK2, INK3, ON_DARK, ON_DARK2, mix
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["ActionButton", "ActionFace"]


# ---------------------------------------------------------------- actions


@dataclass(frozen=True)
class ActionFace:
    """An action of the strip: open, chosen, or forbidden with the reason in few words."""

    icon: str
    title: str
    note: str
    chosen: bool = False
    reason: str | None = None


class ActionButton(Widget):
    """One action: icon, name, and what it acts on; the chosen one is dark, a forbidden one says why."""

    domain = "action"
    spill_units = 14.0
    shows = ("hover", "held")

    def __init__(self, name: str, face: Callable[[], ActionFace]) -> None:
        super().__init__(name, act=lambda: None, reason=face().reason)
        self._face = face

    @property
    def face(self) -> ActionFace:
        """What it shows now; its reason changes with the decision only."""
        return self._face()

    def label(self) -> str:
        return self.face.title

    def radius(self) -> float:
        return 10.0

    def look_key(self) -> Hashable:
        return self.face

    def _noted(self, kit: Kit) -> bool:
        return bool(self.face.note) and not kit.theme.small and not kit.theme.large

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        high = kit.theme.leading(Step.ACTION) + (kit.theme.leading(Step.NOTE) if self._noted(kit) else 0)
        icon = kit.px(34) + kit.px(30)
        wide = icon + kit.width(self.face.title, Step.ACTION, "figure") + kit.px(10)
        return max(round(wide), width), max(
            kit.px(62), high + kit.px(10), kit.theme.hit if not kit.theme.small else 44
        )

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        face, u = self.face, kit.theme.real(1)
        main, second = self._paint_frame(kit, surface, box, look)
        size = min(kit.px(36), round(box.h * 0.56))
        kit.atlas.icons.put(surface, face.icon, box.x + kit.px(32), box.centery, size, main)
        x = box.x + kit.px(58)
        leading = kit.theme.leading
        high = leading(Step.ACTION) + (leading(Step.NOTE) if self._noted(kit) else 0)
        y = box.centery - high / 2
        room = box.right - x - 6 * u
        title = kit.atlas.letters.ellipsis(face.title, "figure", kit.step(Step.ACTION), room)
        kit.write(surface, title, x, y + kit.baseline(Step.ACTION, "figure"), Step.ACTION, main, "figure")
        if self._noted(kit):
            note = kit.atlas.letters.ellipsis(face.note, "text", kit.step(Step.NOTE), room)
            y += leading(Step.ACTION)
            kit.write(surface, note, x, y + kit.baseline(Step.NOTE) - 2 * u, Step.NOTE, second)

    def _paint_frame(
        self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look
    ) -> tuple[str, str]:
        """Draw the body; return the colours of the first and second line."""
        u, face = kit.theme.real(1), self.face
        canvas = Canvas(*surface.get_size(), 3)
        if face.reason is not None:
            edge = round_rect_points(box.x + 1, box.y + 1, box.w - 2, box.h - 2, 10 * u)
            canvas.dashed([*edge, edge[0]], BORDER, max(1.0, 1.4 * u), 7 * u, 6 * u)
            canvas.sprite().put(surface, 0, 0)
            return INK3, INK2
        if face.chosen:
            canvas.shadow(round_rect_points(box.x, box.y, box.w, box.h, 10 * u), 7 * u, 0, 3 * u, 110)
            canvas.rounded(box.x, box.y, box.w, box.h, 10 * u, INK)
            canvas.sprite().put(surface, 0, 0)
            return ON_DARK, ON_DARK2
        canvas.rounded(
            box.x,
            box.y,
            box.w,
            box.h,
            10 * u,
            mix(CARD, INK, 0.12 if look.held else 0.06 if look.hover else 0),
        )
        canvas.rounded(box.x, box.y, box.w, box.h, 10 * u, BORDER, 255, max(1.0, 1.2 * u))
        canvas.sprite().put(surface, 0, 0)
        return INK, INK2

    def texts(self, kit: Kit) -> list[TextPlace]:
        high = kit.theme.leading(Step.ACTION) + (kit.theme.leading(Step.NOTE) if self._noted(kit) else 0)
        wide = kit.px(58) + kit.width(self.face.title, Step.ACTION, "figure")
        return [TextPlace(self.face.title, wide, high, self.rect)]
