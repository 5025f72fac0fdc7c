"""A small square button with a minus or a plus, on either side of a figure."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import INK, INK3
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, Widget
from tzolkin.ui.chip import draw_frame

__all__ = ["StepButton"]

_SIDE = 38.0


class StepButton(Widget):
    """One step less or more. With a `reason` it stands disabled and says why."""

    domain = "step"
    spill_units = 6.0
    text = ""
    """A bare sign: its title is told where the pointer rests."""

    def __init__(
        self, name: str, sign: str, act: Callable[[], None], *, title: str, reason: str | None
    ) -> None:
        super().__init__(name, act=act, reason=reason)
        self.sign, self.title = sign, title

    def label(self) -> str:
        return self.title

    def radius(self) -> float:
        return 9.0

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        side = max(kit.px(_SIDE), round(kit.step(Step.ACTION) * 1.6))
        return side, side

    def look_key(self) -> Hashable:
        return self.sign

    def look(self, targets: object) -> Look:
        full = super().look(targets)  # type: ignore[arg-type]
        return Look(hover=full.hover, held=full.held)

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        draw_frame(kit, surface, box, look, chosen=False, dashed=self.reason is not None)
        canvas, reach = Canvas(*surface.get_size(), 3), box.w * 0.2
        ink, thick = INK3 if self.reason is not None else INK, max(1.6, box.w * 0.07)
        x, y = box.center
        canvas.line([(x - reach, y), (x + reach, y)], ink, thick)
        if self.sign == "+":
            canvas.line([(x, y - reach), (x, y + reach)], ink, thick)
        canvas.sprite().put(surface, 0, 0)
