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

_SHRUNK = 0.86
"""How small a title may become before it takes two lines."""
_LEAST = 0.6
"""How small a word may become that is wider than its button."""


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
        if not face.note or kit.theme.small:
            self._title(pen, box, px, room, first)
            return
        px = min(px, box.h * 0.38)
        note = min(kit.step(Step.NOTE) * 0.92, box.h * 0.28)
        pen.words(face.title, box.centerx, box.y + box.h * 0.34, px, first, "figure", "centre", most=room)
        pen.words(face.note, box.centerx, box.y + box.h * 0.70, note, second, "text", "centre", most=room)

    def _title(self, pen: Pen, box: pygame.Rect, px: float, room: int, colour: Colour) -> None:
        """The title alone: on one line, a little smaller if need be, else on two."""
        title = self.face.title
        if pen.width(title, px * _SHRUNK, "semi") <= room:
            pen.words(title, box.centerx, box.centery, px, colour, "semi", "centre", most=room)
            return
        px = min(px * _SHRUNK, box.h * 0.36)
        longest = max(pen.width(word, px, "semi") for word in title.split() or [""])
        px *= max(_LEAST, min(1.0, (room - 1) / max(1.0, longest)))  # words are not broken
        lines = pen.atlas.letters.wrap(title, "semi", px, room)
        while len(lines) > 2 and px > box.h * 0.26:
            px *= 0.94
            lines = pen.atlas.letters.wrap(title, "semi", px, room)
        if len(lines) > 2:
            lines = [lines[0], " ".join(lines[1:])]
        for place, line in enumerate(lines):
            y = box.centery + (place - (len(lines) - 1) / 2) * px * 1.16
            pen.words(line, box.centerx, y, px, colour, "semi", "centre", most=room)
