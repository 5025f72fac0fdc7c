"""Two things any scene may need at the lower edge of the window: one sentence, and how far long work is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import round_rect_points
from tabletop.ui.paint.palette import CARD, GOLD, INK, INK2, ON_DARK, RULE
from tabletop.ui.theme import Step

if TYPE_CHECKING:
    from tabletop.ui.kit import Kit

__all__ = ["Notice", "ProgressLine"]


@dataclass(frozen=True)
class Notice:
    """One sentence on a dark slip, at the lower edge in the middle."""

    sentence: str

    def rect(self, kit: Kit) -> pygame.Rect:
        """Where it lies."""
        lines, pad = self._lines(kit), kit.px(20)
        width = max(kit.width(line, Step.BODY, "semi") for line in lines)
        w = round(width) + 2 * pad
        h = len(lines) * kit.theme.leading(Step.BODY) + pad
        return pygame.Rect((kit.theme.size[0] - w) // 2, kit.theme.size[1] - h - kit.px(28), w, h)

    def draw(self, kit: Kit, surface: pygame.Surface) -> None:
        """Put it on the screen."""
        rect, spill = self.rect(kit), kit.px(30)
        picture = kit.picture(
            ("notice", self.sentence),
            rect.w,
            rect.h,
            spill,
            lambda sheet: self._paint(kit, sheet, rect, spill),
        )
        picture.put(surface, rect.x, rect.y)

    def _lines(self, kit: Kit) -> list[str]:
        return kit.wrap(self.sentence, Step.BODY, min(kit.theme.size[0] * 0.8, kit.px(1100)), "semi")

    def _paint(self, kit: Kit, sheet: pygame.Surface, rect: pygame.Rect, spill: int) -> None:
        u = kit.theme.real(1)
        canvas = Canvas(rect.w + 2 * spill, rect.h + 2 * spill, 2)
        canvas.shadow(round_rect_points(spill, spill, rect.w, rect.h, 10 * u), 9 * u, 0, 4 * u, 110)
        canvas.rounded(spill, spill, rect.w, rect.h, 10 * u, INK)
        canvas.sprite().put(sheet, 0, 0)
        y = spill + kit.px(10)
        for line in self._lines(kit):
            x = spill + rect.w / 2
            kit.write(
                sheet, line, x, y + kit.baseline(Step.BODY, "semi"), Step.BODY, ON_DARK, "semi", "centre"
            )
            y += kit.theme.leading(Step.BODY)


@dataclass(frozen=True)
class ProgressLine:
    """What is being done, over a thin line that fills."""

    label: str
    share: float

    def area(self, kit: Kit) -> pygame.Rect:
        """What it touches."""
        w = max(round(kit.width(self.label, Step.BODY)) + kit.px(60), kit.px(420))
        h = kit.theme.leading(Step.BODY) + kit.px(44)
        return pygame.Rect((kit.theme.size[0] - w) // 2, (kit.theme.size[1] - h) // 2, w, h)

    def draw(self, kit: Kit, surface: pygame.Surface) -> None:
        """Put it on the screen."""
        box = self.area(kit)
        pygame.draw.rect(surface, CARD, box, border_radius=kit.px(10))
        pygame.draw.rect(surface, RULE, box, max(1, kit.px(1)), border_radius=kit.px(10))
        kit.write(
            surface,
            self.label,
            box.centerx,
            box.y + kit.px(12) + kit.baseline(Step.BODY),
            Step.BODY,
            INK2,
            align="centre",
        )
        line = pygame.Rect(
            box.x + kit.px(24), box.bottom - kit.px(20), box.w - 2 * kit.px(24), max(3, kit.px(5))
        )
        pygame.draw.rect(surface, RULE, line, border_radius=line.h)
        line.w = max(line.h, round(line.w * min(1.0, max(0.0, self.share))))
        pygame.draw.rect(surface, GOLD, line, border_radius=line.h)
