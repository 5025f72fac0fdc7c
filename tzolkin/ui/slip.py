"""The price so far: the workers placed in this turn, one line each, and what one more would make of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK, INK2, INK3, RULE, Colour
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, Widget
from tzolkin.ui.art.look import GEAR_LOOKS
from tzolkin.ui.pen import Pen

__all__ = ["Slip", "SlipFace", "SlipLine", "line_boxes"]


@dataclass(frozen=True)
class SlipLine:
    """A worker placed in this turn: its gear ("" for a spot), what stands there, its parts, its price."""

    gear: str
    words: str
    parts: str
    price: int


@dataclass(frozen=True)
class SlipFace:
    """The workers placed, what the player keeps of all corn; `wished`: the worker that is thought of.

    `more`: whether there are workers left, so that one more could be thought of.
    """

    lines: tuple[SlipLine, ...]
    name: str
    corn: int
    more: bool
    wished: SlipLine | None = None


class Slip(Widget):
    """The slip. The worker that is only thought of stands in pale ink, and so does the sum with it."""

    domain = "slip"

    def __init__(self, name: str, face: Callable[[], SlipFace]) -> None:
        super().__init__(name)
        self._face = face

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        return 0, 0

    def look_key(self) -> Hashable:
        return self._face()

    def look(self, targets: object) -> Look:  # noqa: ARG002
        return Look()

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        pen, face = Pen(kit, surface), self._face()
        rows = _Rows.of(kit, box, face)
        step, px = rows.step, min(kit.step(Step.BODY), rows.step * 0.72)
        paid = sum(line.price for line in face.lines)
        more = face.wished.price if face.wished is not None else 0
        ink, second = (INK, INK2) if face.wished is None else (INK3, INK3)
        y = box.bottom - step * 0.6
        _figure(pen, box, y, px * 1.15, paid + more, ink)
        words = kit.say(
            _("{name} keeps {corn} of {all}"), name=face.name, corn=face.corn - more, all=face.corn + paid
        )
        pen.words(words, box.x, y, px * 0.9, second, most=box.w - px * 4)
        y -= step * 0.7
        pygame.draw.line(surface, INK2, (box.x, y), (box.right - 1, y), max(1, kit.px(1)))
        for place, line in enumerate(face.lines):
            _line(pen, box, rows.middle(place), px, line, INK, INK2)
        if face.wished is not None:
            _line(pen, box, rows.middle(len(face.lines)), px, face.wished, INK3, INK3)
        elif face.more:
            r = px * 0.55
            pygame.draw.circle(
                surface, RULE, (box.x + r, rows.middle(len(face.lines))), r, max(1, kit.px(1.5))
            )
            words = kit.say(_("one more?"))
            pen.words(words, box.x + 2 * r + px * 0.5, rows.middle(len(face.lines)), px, INK3)
        top = pygame.Rect(box.x, round(rows.middle(0) - step * 0.5 - rows.head), box.w, round(rows.head))
        pen.head(kit.say(_("Price so far")), top, most=rows.head * 0.8)


@dataclass(frozen=True)
class _Rows:
    """Where the lines stand: the middle of the first one, the step between them, the head's height (px)."""

    first: float
    step: float
    head: float

    @classmethod
    def of(cls, kit: Kit, box: pygame.Rect, face: SlipFace) -> _Rows:
        """The lines of a slip in a box, from the bottom up; a row is kept for one more worker."""
        count = len(face.lines) + (face.more or face.wished is not None)
        head = min(kit.theme.leading(Step.HEAD), box.h * 0.28)
        step = min(kit.step(Step.BODY) * 1.5, (box.h - head - kit.px(12)) / (count + 1.2))
        return cls(box.bottom - step * (1.92 + count - 1), step, head)

    def middle(self, place: int) -> float:
        """The middle of a line."""
        return self.first + place * self.step


def line_boxes(kit: Kit, box: pygame.Rect, face: SlipFace) -> list[pygame.Rect]:
    """Where the lines of the workers that are placed lie, to be pressed."""
    rows = _Rows.of(kit, box, face)
    return [
        pygame.Rect(box.x, round(rows.middle(place) - rows.step / 2), box.w, round(rows.step))
        for place in range(len(face.lines))
    ]


def _line(
    pen: Pen, box: pygame.Rect, y: float, px: float, line: SlipLine, ink: Colour, second: Colour
) -> None:
    r = px * 0.55
    if line.gear:
        look = GEAR_LOOKS[line.gear]
        pygame.draw.circle(pen.surface, look.rim, (box.x + r, y), r)
        pen.icon(look.emblem, box.x + r, y, r * 1.4, "#FFF6DF")
    else:
        pygame.draw.circle(pen.surface, RULE, (box.x + r, y), r)
    pen.words(line.words, box.x + 2 * r + px * 0.5, y, px, ink, most=box.w * 0.5)
    _figure(pen, box, y, px, line.price, ink)
    wide = pen.width(line.parts, px * 0.9)
    pen.words(line.parts, box.right - px * 2.8 - wide, y, px * 0.9, second)


def _figure(pen: Pen, box: pygame.Rect, y: float, px: float, figure: int, ink: Colour) -> None:
    pen.good("corn", box.right - px * 0.55, y, px)
    wide = pen.width(str(figure), px, "figure")
    pen.words(str(figure), box.right - px * 1.25 - wide, y, px, ink, "figure")
