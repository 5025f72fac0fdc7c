"""Buttons: ink filled (the one next step), bordered, in danger's colour, bare text, or an icon alone."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Literal

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import round_rect_points
from tabletop.ui.paint.lettering import Face
from tabletop.ui.paint.palette import (
    BORDER,
    CARD,
    DANGER,
    INK,
    INK2,
    INK3,
    ON_DARK,
    RULE,
    Colour,
    mix,
)
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["Button", "Kind", "frame_control"]

Kind = Literal["primary", "secondary", "danger", "quiet"]


class Button(Widget):
    """A button with a text, an icon or both. With a `reason` it stands disabled and says why when clicked.

    Kinds: primary (ink fill; one on a screen), secondary (border), danger (border, danger's colour), quiet
    (no border until pointed at).
    """

    domain = "button"
    spill_units = 14.0
    shows = ("hover", "held")

    def __init__(
        self,
        name: str,
        text: str,
        act: Callable[[], None] | None = None,
        *,
        kind: Kind = "secondary",
        icon: str | None = None,
        reason: str | None = None,
        step: Step = Step.ACTION,
        units: float = 56.0,
        title: str = "",
    ) -> None:
        super().__init__(name, act=act, reason=reason)
        self.text, self.kind, self.icon, self.step, self.units = text, kind, icon, step, units
        self.title = title or text

    def label(self) -> str:
        return self.title

    def radius(self) -> float:
        return 8.0

    @property
    def face(self) -> Face:
        """The face of its text."""
        return "semi"

    def _icon_size(self, kit: Kit) -> int:
        return round(kit.step(self.step) * 1.25) if self.icon else 0

    def _gap(self, kit: Kit) -> int:
        return kit.px(10) if self.icon and self.text else 0

    def _pad(self, kit: Kit) -> int:
        return kit.px(26 if self.text and self.kind != "quiet" else 12)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        """As wide as its text on one line, or on as many as the width asks for."""
        inner = width - 2 * self._pad(kit) - self._icon_size(kit) - self._gap(kit)
        lines = self._lines(kit, inner)
        wide = max((kit.width(line, self.step, self.face) for line in lines), default=0.0)
        w = round(wide + 1.5) + 2 * self._pad(kit) + self._icon_size(kit) + self._gap(kit)
        high = len(lines) * kit.theme.leading(self.step) + kit.px(14)
        h = max(kit.px(self.units), high, self._icon_size(kit) + kit.px(14))
        return max(w, min(h, kit.theme.hit)), h

    def _lines(self, kit: Kit, inner: int) -> list[str]:
        if not self.text:
            return []
        least = kit.longest_word(self.text, self.step, self.face) + 1
        return kit.wrap(self.text, self.step, max(inner, least), self.face)

    def look_key(self) -> Hashable:
        return self.text, self.kind, self.icon, self.step

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        colour = frame_control(kit, surface, box, self.kind, look, self.reason is not None)
        lines = self._lines(kit, box.w - 2 * self._pad(kit) - self._icon_size(kit) - self._gap(kit))
        wide = max((kit.width(line, self.step, self.face) for line in lines), default=0.0)
        size = self._icon_size(kit)
        left = box.centerx - (wide + size + self._gap(kit)) / 2
        if self.icon:
            kit.atlas.icons.put(surface, self.icon, left + size / 2, box.centery, size, colour)
            left += size + self._gap(kit)
        leading = kit.theme.leading(self.step)
        y = box.centery - len(lines) * leading / 2
        for line in lines:
            middle = left + wide / 2
            baseline = y + kit.baseline(self.step, self.face)
            kit.write(surface, line, middle, baseline, self.step, colour, self.face, "centre")
            y += leading

    def texts(self, kit: Kit) -> list[TextPlace]:
        if not self.text:
            return []
        inner = self.rect.inflate(-kit.px(8), -kit.px(4))
        lines = self._lines(kit, self.rect.w - 2 * self._pad(kit) - self._icon_size(kit) - self._gap(kit))
        wide = max(kit.width(line, self.step, self.face) for line in lines)
        taken = self._icon_size(kit) + self._gap(kit)
        return [TextPlace(self.text, wide + taken, len(lines) * kit.theme.leading(self.step), inner)]


def frame_control(
    kit: Kit, surface: pygame.Surface, box: pygame.Rect, kind: Kind, look: Look, disabled: bool
) -> Colour:
    """Draw the body of a button into `box` of a clear surface; returns the colour for what stands on it."""
    u = kit.theme.real(1)
    w, h, radius = box.w, box.h, max(4.0, 9 * u)
    canvas = Canvas(*surface.get_size(), 2 if w * h > 200_000 else 3)
    x, y = box.x, box.y
    if disabled:
        if kind == "primary":
            canvas.rounded(x, y, w, h, radius, mix(RULE, CARD, 0.1))
            canvas.sprite().put(surface, 0, 0)
            return INK2
        if kind != "quiet":
            edge = round_rect_points(x + 1, y + 1, w - 2, h - 2, radius)
            canvas.dashed([*edge, edge[0]], BORDER, max(1.0, 1.4 * u), 7 * u, 6 * u)
            canvas.sprite().put(surface, 0, 0)
        return INK3
    if kind == "primary":
        fill = mix(INK, CARD, 0.14 if look.held else 0.08 if look.hover else 0.0)
        if not look.held:
            canvas.shadow(round_rect_points(x, y, w, h, radius), 6 * u, 0, 3 * u, 90)
        canvas.rounded(x, y, w, h, radius, fill)
        canvas.sprite().put(surface, 0, 0)
        return ON_DARK
    ink = DANGER if kind == "danger" else INK
    fill = mix(CARD, INK, 0.12 if look.held else 0.06 if look.hover else 0.0)
    if kind == "quiet":
        if look.hover or look.held:
            canvas.rounded(x, y, w, h, radius, INK, 36 if look.held else 18)
            canvas.sprite().put(surface, 0, 0)
        return ink
    canvas.rounded(x, y, w, h, radius, fill)
    canvas.rounded(x, y, w, h, radius, ink, 255, max(1.0, 1.5 * u))
    canvas.sprite().put(surface, 0, 0)
    return ink
