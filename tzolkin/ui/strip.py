"""The buttons under the wheels: the modes of a turn at the left, undo and the primary one at the right."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK, INK2, INK3, ON_DARK, ON_DARK2, Colour
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Kind, frame_control
from tabletop.ui.widgets.widget import Look, Widget
from tzolkin.ui.pen import Pen

__all__ = ["StripButton", "StripFace"]

_LEAST = 0.8
"""How far words shrink before they take two lines; a second line that would shrink more is left out."""


@dataclass(frozen=True)
class StripFace:
    """A button: its title, a second line, whether it is the chosen one, why it cannot be used."""

    title: str
    note: str = ""
    chosen: bool = False
    reason: str | None = None
    kind: Kind = "secondary"


class StripButton(Widget):
    """A button of two lines that shrinks its words to its place."""

    domain = "button"
    spill_units = 14.0
    shows = ("hover", "held")

    def __init__(self, name: str, face: StripFace, act: Callable[[], None]) -> None:
        super().__init__(name, act=act, reason=face.reason)
        self.face = face

    def show(self, face: StripFace) -> None:
        """Say something else from now on."""
        self.face, self.reason = face, face.reason

    def label(self) -> str:
        return self.face.title

    def radius(self) -> float:
        return 9.0

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        return 0, 0

    def look_key(self) -> Hashable:
        return self.face

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        face, pen = self.face, Pen(kit, surface)
        dark = face.chosen or face.kind == "primary"
        disabled = face.reason is not None
        frame_control(kit, surface, box, "primary" if dark else face.kind, look, disabled)
        if disabled:
            first, second = (INK2, INK3) if dark else (INK3, INK3)
        else:
            first, second = (ON_DARK, ON_DARK2) if dark else (INK, INK2)
        room = box.w - 2 * kit.px(8)
        px = min(kit.step(Step.ACTION), box.h * 0.52)
        note = min(kit.step(Step.NOTE) * 0.92, box.h * 0.28)
        if not face.note or kit.theme.small or pen.width(face.note, note) * _LEAST > room:
            self._title(pen, box, px, first, room)
            return
        px = min(px, box.h * 0.38)
        pen.words(face.title, box.centerx, box.y + box.h * 0.34, px, first, "figure", "centre", most=room)
        pen.words(face.note, box.centerx, box.y + box.h * 0.70, note, second, "text", "centre", most=room)

    def _title(self, pen: Pen, box: pygame.Rect, px: float, colour: Colour, room: float) -> None:
        """The title alone: on one line, or on two where that would be too small."""
        title, letters = self.face.title, pen.atlas.letters
        if letters.width(title, "semi", px) * _LEAST <= room:
            pen.words(title, box.centerx, box.centery, px, colour, "semi", "centre", most=room)
            return
        px = min(px * 0.86, box.h * 0.36)
        words = title.split()
        cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words) + 1)]
        lines = min(cuts, key=lambda cut: max(letters.width(line, "semi", px) for line in cut))
        px *= min(1.0, room / max(letters.width(line, "semi", px) for line in lines))
        for line, down in zip(lines, (-0.6, 0.6) if lines[1] else (0.0,), strict=False):
            pen.words(line, box.centerx, box.centery + px * down, px, colour, "semi", "centre")
