"""A table seen from above, and the plates of those who sit round it, clockwise from the lower edge."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import pygame

from tabletop.ui.boxes import Box
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.palette import CARD, INK, INK3, RULE, SUNK, mix
from tabletop.ui.paint.sprite import Sprite, premultiplied
from tabletop.ui.targets import Targets
from tabletop.ui.widgets.widget import Widget

__all__ = ["RoundTable", "TableTop"]

_PLACES: dict[int, tuple[str, ...]] = {
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "top-left", "top-right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top-left", "top-right", "right"),
}
Picture = Callable[[int, int], pygame.Surface | None]
"""The board for so many pixels, or None while it is not drawn yet."""


class TableTop(Widget):
    """The table, with the chosen board lying on it."""

    domain = "tabletop"

    def __init__(self, name: str, picture: Picture) -> None:
        super().__init__(name)
        self.picture = picture
        self.covered = 0
        """How much of its left and right is covered by plates, in real pixels."""

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        side = kit.px(260)
        return min(width, side), side

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:  # noqa: ARG002
        rect = self.rect
        self._top(kit).put(surface, rect.x, rect.y)
        inner = rect.inflate(-max(round(rect.w * 0.2), 2 * (self.covered + kit.px(8))), -round(rect.h * 0.22))
        board = self.picture(inner.w, inner.h) if inner.w >= kit.px(150) else None
        if board is not None:
            at = board.get_rect(center=inner.center)
            surface.blit(board, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _top(self, kit: Kit) -> Sprite:
        w, h = self.rect.size

        def make() -> Sprite:
            spill, u = kit.px(40), kit.theme.real(1)
            canvas = Canvas(w + 2 * spill, h + 2 * spill, 2)
            rim = _squircle(spill, spill, w, h)
            canvas.shadow(rim, 20 * u, 10 * u, 16 * u, 90)
            canvas.poly(rim, mix("#B98F5A", SUNK, 0.25))
            canvas.line(rim, mix(INK, "#B98F5A", 0.2), max(1.0, 1.4 * u), closed=True)
            edge = 13 * u
            canvas.poly(_squircle(spill + edge, spill + edge, w - 2 * edge, h - 2 * edge), CARD)
            for inset, alpha in ((edge, 255), (edge + 7 * u, 80)):
                line = _squircle(spill + inset, spill + inset, w - 2 * inset, h - 2 * inset)
                canvas.line(line, "#9A7A4C", max(1.0, 1.2 * u), alpha, closed=True)
            out = 17 * u
            for start in (0.58, 0.08):  # the order of play: from the left to the top, from the right down
                arc = _squircle(spill - out, spill - out, w + 2 * out, h + 2 * out, 192)
                _arrow(canvas, arc[round(192 * start) : round(192 * (start + 0.09))], 11 * u, max(1.2, 2 * u))
            return canvas.sprite(spill, spill)

        return kit.atlas.sprite(("table-top", w, h, kit.theme.size), make)


def _arrow(canvas: Canvas, points: list[Point], head: float, width: float) -> None:
    """A line with an arrow head at its end."""
    canvas.line(points, INK3, width)
    (x, y), (a, b) = points[-1], points[-4]
    length = math.hypot(x - a, y - b) or 1.0
    dx, dy = (x - a) / length * head, (y - b) / length * head
    canvas.poly([(x + dx, y + dy), (x - dy * 0.55, y + dx * 0.55), (x + dy * 0.55, y - dx * 0.55)], INK3)


def _squircle(x: float, y: float, w: float, h: float, n: int = 96) -> list[Point]:
    """A superellipse: rounder than a rectangle, fuller than an ellipse."""
    points = []
    for i in range(n):
        t = math.tau * i / n
        c, s = math.cos(t), math.sin(t)
        points.append(
            (
                x + w / 2 + math.copysign(abs(c) ** 0.62, c) * w / 2,
                y + h / 2 + math.copysign(abs(s) ** 0.62, s) * h / 2,
            )
        )
    return points


class RoundTable:
    """A box: plates round a table top."""

    def __init__(self, top: TableTop, plates: Sequence[Box]) -> None:
        self.top, self.plates = top, plates

    def _sizes(self, kit: Kit, width: int) -> tuple[int, int]:
        """Width and height of a plate: all alike, two of them side by side at most."""
        alone = len(self.plates) < 3
        room = width if alone else (width - kit.px(24)) // 2
        sizes = [plate.measure(kit, room) for plate in self.plates]
        return max(w for w, _ in sizes), max(h for _, h in sizes)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        w, h = self._sizes(kit, width)
        places = _PLACES[len(self.plates)]
        across = 2 * w + kit.px(24) if len(places) > 2 else w
        return across, 2 * h + max(kit.px(170), h) + kit.px(16)

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        pw, ph = self._sizes(kit, w)
        places = _PLACES[len(self.plates)]
        gap, sides = kit.px(8), "left" in places
        inset = min(pw // 2, (w - kit.px(200)) // 2) if sides else kit.px(40)
        room = pygame.Rect(x, y + ph + gap, w, h - 2 * (ph + gap)).inflate(-2 * max(0, inset), 0)
        wide = min(room.w, round(room.h * 1.55))
        high = min(room.h, round(wide * 0.84))
        table = pygame.Rect(0, 0, wide, high)
        table.center = room.center
        left = max(x, table.x - pw // 2) if sides else x
        self.top.covered = max(0, left + pw - table.x) if sides else 0
        self.top.place(kit, table.x, table.y, table.w, table.h)
        middle_x, middle_y = x + w // 2, table.centery
        above, below = table.y - gap - ph, table.bottom + gap
        spots = {
            "bottom": (middle_x - pw // 2, below),
            "top": (middle_x - pw // 2, above),
            "left": (left, middle_y - ph // 2),
            "right": (x + w - (left - x) - pw, middle_y - ph // 2),
            "top-left": (max(x, middle_x - pw - kit.px(12)), above),
            "top-right": (min(x + w - pw, middle_x + kit.px(12)), above),
        }
        for plate, place in zip(self.plates, places, strict=True):
            plate.place(kit, *spots[place], pw, ph)

    def walk(self) -> Iterator[Widget]:
        yield self.top
        for plate in self.plates:
            yield from plate.walk()


def fitted(picture: pygame.Surface, w: int, h: int) -> pygame.Surface:
    """A board's picture reduced to fit w x h, premultiplied."""
    pw, ph = picture.get_size()
    share = min(w / pw, h / ph, 1.0)
    size = (max(1, round(pw * share)), max(1, round(ph * share)))
    return pygame.transform.smoothscale(premultiplied(picture), size)


def blank(kit: Kit, w: int, h: int) -> Sprite:
    """What stands where a picture is still being drawn."""

    def make() -> Sprite:
        canvas = Canvas(w, h, 2)
        canvas.rounded(0, 0, w, h, kit.px(6), SUNK)
        canvas.rounded(0, 0, w, h, kit.px(6), RULE, 255, 1)
        return canvas.sprite()

    return kit.atlas.sprite(("blank", w, h), make)
