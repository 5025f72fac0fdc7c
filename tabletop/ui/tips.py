"""The sentence beside the pointer: why not, or what this is, with the paragraph of the rules it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import round_rect_points
from tabletop.ui.paint.palette import CARD, DANGER, INK, INK2, Colour
from tabletop.ui.theme import Step

if TYPE_CHECKING:
    from tabletop.ui.kit import Kit
    from tabletop.ui.paint.sprite import Sprite

__all__ = ["Tip", "TipBox"]

_WIDTH = 396.0
_FAR = 90.0


@dataclass(frozen=True)
class Tip:
    """What is said: a head, a sentence, and the paragraph of the rules ("Rules 6, Movement"), if any."""

    head: str
    body: str = ""
    rule: str = ""
    colour: Colour = DANGER


@dataclass
class TipBox:
    """A tip at its place on the screen, with a leader line from the point it speaks of."""

    tip: Tip
    at: tuple[float, float]
    rect: pygame.Rect
    lines: list[str]
    head: list[str]
    rule: list[str]

    @classmethod
    def beside(cls, tip: Tip, at: tuple[float, float], kit: Kit, avoid: Sequence[pygame.Rect] = ()) -> TipBox:
        """A box near the point, inside the window, that covers as few of the places to avoid as can be."""
        width = min(round(kit.px(_WIDTH) * max(1.0, kit.theme.text**0.7)), kit.theme.size[0] - 2 * kit.px(16))
        inner = width - 2 * _pad(kit) - kit.px(5)
        head = kit.wrap(tip.head, Step.ACTION, inner, "figure") if tip.head else []
        lines = kit.wrap(tip.body, Step.BODY, inner) if tip.body else []
        rule = (
            kit.wrap(tip.rule, Step.NOTE, inner - round(kit.step(Step.NOTE) * 1.7), "semi")
            if tip.rule
            else []
        )
        leading = kit.theme.leading
        height = 2 * _pad(kit) + len(head) * leading(Step.ACTION) + len(lines) * leading(Step.BODY)
        if rule:
            height += kit.px(10) + len(rule) * leading(Step.NOTE)
        rect = _place(at, (width, height), kit, avoid)
        return cls(tip, at, rect, lines, head, rule)

    def area(self, kit: Kit) -> pygame.Rect:
        """What it touches, shadow and leader included."""
        spot = pygame.Rect(round(self.at[0]) - 8, round(self.at[1]) - 8, 16, 16)
        return self.rect.inflate(kit.px(80), kit.px(80)).union(spot)

    def ends_at(self, x: float, y: float) -> bool:
        """True if the pointer is so far from the point spoken of that the tip may go."""
        return abs(x - self.at[0]) > _FAR or abs(y - self.at[1]) > _FAR

    def draw(self, kit: Kit, surface: pygame.Surface) -> None:
        """Put it on the screen."""
        spill = kit.px(40)
        key = ("tip", self.tip, tuple(self.lines))
        picture = kit.picture(
            key, self.rect.w, self.rect.h, spill, lambda sheet: self._paint(kit, sheet, spill)
        )
        self._lead(kit, surface)
        picture.put(surface, self.rect.x, self.rect.y)

    def _lead(self, kit: Kit, surface: pygame.Surface) -> None:
        box = self.rect.inflate(-kit.px(30), -kit.px(30))
        x = min(max(self.at[0], box.left), box.right)
        y = min(max(self.at[1], box.top), box.bottom)
        if self.rect.collidepoint(self.at):
            return
        line = _leader((x - self.at[0], y - self.at[1]), kit)
        left, top = min(x, self.at[0]), min(y, self.at[1])
        line.put(surface, left, top)

    def _paint(self, kit: Kit, sheet: pygame.Surface, spill: int) -> None:
        w, h, u = self.rect.w, self.rect.h, kit.theme.real(1)
        canvas = Canvas(w + 2 * spill, h + 2 * spill, 2)
        canvas.shadow(round_rect_points(spill, spill, w, h, 8 * u), 12 * u, 0, 6 * u, 120)
        canvas.rounded(spill, spill, w, h, 8 * u, CARD)
        bar = max(3, kit.px(5))
        canvas.rounded(spill, spill, bar, h, min(2 * u, 2), self.tip.colour)
        _sprite(canvas).put(sheet, 0, 0)
        x, y, leading = spill + bar + _pad(kit), spill + _pad(kit), kit.theme.leading
        for line in self.head:
            kit.write(sheet, line, x, y + kit.baseline(Step.ACTION), Step.ACTION, self.tip.colour, "figure")
            y += leading(Step.ACTION)
        for line in self.lines:
            kit.write(sheet, line, x, y + kit.baseline(Step.BODY), Step.BODY)
            y += leading(Step.BODY)
        if self.rule:
            y += kit.px(10)
            size = round(kit.step(Step.NOTE) * 1.2)
            kit.atlas.icons.put(sheet, "rules", x + size / 2, y + leading(Step.NOTE) / 2, size, INK2)
            for line in self.rule:
                left = x + round(kit.step(Step.NOTE) * 1.7)
                kit.write(sheet, line, left, y + kit.baseline(Step.NOTE, "semi"), Step.NOTE, INK2, "semi")
                y += leading(Step.NOTE)


def _pad(kit: Kit) -> int:
    return kit.px(20)


def _sprite(canvas: Canvas) -> Sprite:
    return canvas.sprite()


def _leader(to: tuple[float, float], kit: Kit) -> Sprite:
    """A line from (0, 0) to `to`, anchored at the upper left of its box."""
    u = kit.theme.real(1)
    margin = 4 + 3 * u
    left, top = min(0.0, to[0]), min(0.0, to[1])
    canvas = Canvas(abs(to[0]) + 2 * margin, abs(to[1]) + 2 * margin, 2)
    ends = [(margin - left, margin - top), (margin - left + to[0], margin - top + to[1])]
    canvas.line(ends, "#FFFFFF", 5 * u, 235)
    canvas.line(ends, INK, max(1.5, 2 * u))
    return canvas.sprite(margin, margin)


def _place(
    at: tuple[float, float], size: tuple[int, int], kit: Kit, avoid: Sequence[pygame.Rect]
) -> pygame.Rect:
    """The best of eight places round the point: inside the window, over as little as possible."""
    w, h = size
    edge, gap = kit.px(12), kit.px(46)
    x, y = round(at[0]), round(at[1])
    window = pygame.Rect(edge, edge, kit.theme.size[0] - 2 * edge, kit.theme.size[1] - 2 * edge)
    corners = [
        (x + gap, y + gap // 2),
        (x - gap - w, y + gap // 2),
        (x + gap, y - gap // 2 - h),
        (x - gap - w, y - gap // 2 - h),
        (x + gap, y - h // 2),
        (x - gap - w, y - h // 2),
        (x - w // 2, y + gap),
        (x - w // 2, y - gap - h),
    ]
    best, least = pygame.Rect(corners[0], size), float("inf")
    for place, corner in enumerate(corners):
        wished = pygame.Rect(corner, size)
        rect = wished.clamp(window)
        moved = abs(rect.x - wished.x) + abs(rect.y - wished.y)
        covered = sum(_shared(rect, other) for other in avoid)
        cost = covered * 4 + moved * 30 + place + (w * h * 8 if rect.collidepoint(at) else 0)
        if cost < least:
            best, least = rect, cost
    return best


def _shared(a: pygame.Rect, b: pygame.Rect) -> int:
    both = a.clip(b)
    return both.w * both.h
