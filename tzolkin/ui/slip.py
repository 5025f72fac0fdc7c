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

__all__ = ["Slip", "SlipFace", "SlipLine"]


@dataclass(frozen=True)
class SlipLine:
    """A worker placed in this turn: its gear ("" for a spot), what stands there, its parts, its price."""

    gear: str
    words: str
    parts: str
    price: int


@dataclass(frozen=True)
class SlipFace:
    """The workers placed, what the player keeps of all corn; `wished`: the worker that is thought of."""

    lines: tuple[SlipLine, ...]
    name: str
    corn: int
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
        head = kit.theme.leading(Step.HEAD)
        # room for one more line is kept, so that nothing moves when one is thought of
        step = min(kit.step(Step.BODY) * 1.5, (box.h - head) / (len(face.lines) + 2.2))
        y = box.bottom - step * 0.6
        px = min(kit.step(Step.BODY), step * 0.72)
        paid = sum(line.price for line in face.lines)
        more = face.wished.price if face.wished is not None else 0
        ink, second = (INK, INK2) if face.wished is None else (INK3, INK3)
        _figure(pen, box, y, px * 1.15, paid + more, ink)
        words = kit.say(
            _("{name} keeps {corn} of {all}"), name=face.name, corn=face.corn - more, all=face.corn + paid
        )
        pen.words(words, box.x, y, px * 0.9, second, most=box.w - px * 4)
        y -= step * 0.7
        pygame.draw.line(surface, INK2, (box.x, y), (box.right - 1, y), max(1, kit.px(1)))
        y -= step * 0.62
        if face.wished is not None:
            _line(pen, box, y, px, face.wished, INK3, INK3)
            y -= step
        for line in reversed(face.lines):
            _line(pen, box, y, px, line, INK, INK2)
            y -= step
        top = pygame.Rect(box.x, round(y + step * 0.5 - head), box.w, head)
        pen.head(kit.say(_("Price so far")), top)


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
