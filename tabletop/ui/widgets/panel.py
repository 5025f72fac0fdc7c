"""Holding other boxes: a card with its shadow, and a list of rows that scrolls."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.boxes import Box
from tabletop.ui.inputs import Drag, Input, Key, Press, Wheel
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import BORDER, INK2, RULE, Colour
from tabletop.ui.shapes import Rect
from tabletop.ui.targets import Target, Targets
from tabletop.ui.widgets.widget import Look, Widget

__all__ = ["Panel", "Scroll", "ScrollList"]


class Panel(Widget):
    """A raised card round a child, with an optional bar of colour at its left edge."""

    domain = "panel"
    spill_units = 34.0
    shows = ()

    def __init__(
        self, name: str, child: Box, pad: int, *, bar: Colour | None = None, radius: float = 10
    ) -> None:
        super().__init__(name)
        self.child, self.pad, self.bar, self.corner = child, pad, bar, radius

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        w, h = self.child.measure(kit, width - 2 * self.pad)
        return w + 2 * self.pad, h + 2 * self.pad

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        self.child.place(kit, x + self.pad, y + self.pad, w - 2 * self.pad, h - 2 * self.pad)

    def walk(self) -> Iterator[Widget]:
        yield self
        yield from self.child.walk()

    def look_key(self) -> Hashable:
        return self.bar, self.corner

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        u = kit.theme.real(1)
        canvas = Canvas(*surface.get_size(), 2)
        canvas.card(box.x, box.y, box.w, box.h, self.corner * u, blur=10 * u, dy=4 * u)
        if self.bar is not None:
            canvas.rounded(box.x, box.y, max(4, kit.px(8)), box.h, 4 * u, self.bar)
        canvas.sprite().put(surface, 0, 0)


@dataclass
class Scroll:
    """Which row stands first; it belongs to the scene and outlives the widget."""

    first: int = 0


class ScrollList(Widget):
    """Rows one under the other; those that do not fit are reached by wheel, by keys, or with the bar's ends.

    `moved` is called when another row stands first: the scene lays itself out again.
    """

    domain = "list"

    def __init__(
        self,
        name: str,
        rows: Sequence[Box],
        scroll: Scroll,
        moved: Callable[[], None],
        *,
        gap: int = 0,
        least_h: int = 0,
    ) -> None:
        super().__init__(name)
        self.rows, self.scroll, self.moved, self.gap, self.least_h = rows, scroll, moved, gap, least_h
        self._shown: list[Box] = []
        self._track = pygame.Rect(0, 0, 0, 0)

    def _bar(self, kit: Kit) -> int:
        return max(8, kit.px(10)) + kit.px(8)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        """As high as one row at least; a list is given what room is left."""
        heights = [row.measure(kit, width - self._bar(kit))[1] for row in self.rows]
        return width, max([self.least_h, *heights]) if heights else self.least_h

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        inner = w
        heights = [row.measure(kit, inner)[1] for row in self.rows]
        if sum(heights) + self.gap * max(0, len(heights) - 1) > h:
            inner = w - self._bar(kit)
            heights = [row.measure(kit, inner)[1] for row in self.rows]
        self.scroll.first = max(0, min(self.scroll.first, self._last_first(heights, h)))
        wide = max(6, kit.px(8))
        self._track = pygame.Rect(x + w - wide, y, wide, h)
        self._shown, top = [], y
        for row, height in list(zip(self.rows, heights, strict=True))[self.scroll.first :]:
            if top + height > y + h:
                break
            row.place(kit, x, top, inner, height)
            self._shown.append(row)
            top += height + self.gap

    def _last_first(self, heights: list[int], room: int) -> int:
        """The first row when the list is scrolled to its end."""
        used, first = 0, len(heights)
        while first > 0 and used + heights[first - 1] <= room:
            used += heights[first - 1] + self.gap
            first -= 1
        return min(first, max(0, len(heights) - 1))

    def walk(self) -> Iterator[Widget]:
        yield self
        for row in self._shown:
            yield from row.walk()

    @property
    def whole(self) -> bool:
        """True if every row is shown."""
        return len(self._shown) == len(self.rows)

    def target(self) -> Target | None:
        """The bar at the right, if there is more than is shown."""
        if self.whole:
            return None
        x, y, w, h = self._track
        return Target(self.name, Rect(x, y, w, h, w / 2), None, None, self.label())

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:  # noqa: ARG002
        if self.whole:
            return
        track, wide = self._track, self._track.w
        pygame.draw.rect(surface, RULE, track, border_radius=wide // 2)
        share, start = len(self._shown) / len(self.rows), self.scroll.first / len(self.rows)
        high = max(2 * wide, round(track.h * share))
        grip = pygame.Rect(track.x, track.y + round(track.h * start), wide, high)
        pygame.draw.rect(surface, INK2, grip.clamp(track), border_radius=wide // 2)
        pygame.draw.rect(surface, BORDER, track, 1, border_radius=wide // 2)

    def handle(self, given: Input) -> bool:
        if self.whole:
            return False
        page = max(1, len(self._shown) - 1)
        match given:
            case Press(_, y) | Drag(_, y):
                share = (y - self._track.y) / max(1, self._track.h)
                return self._go(round(share * len(self.rows) - len(self._shown) / 2))
            case Wheel(steps=steps):
                return self._go(self.scroll.first - (1 if steps > 0 else -1))
            case Key(down=True, name="up"):
                return self._go(self.scroll.first - 1)
            case Key(down=True, name="down"):
                return self._go(self.scroll.first + 1)
            case Key(down=True, name="page up"):
                return self._go(self.scroll.first - page)
            case Key(down=True, name="page down"):
                return self._go(self.scroll.first + page)
            case Key(down=True, name="home"):
                return self._go(0)
            case Key(down=True, name="end"):
                return self._go(len(self.rows))
        return False

    def _go(self, first: int) -> bool:
        first = max(0, min(len(self.rows) - len(self._shown), first))
        if first == self.scroll.first:
            return False
        self.scroll.first = first
        self.moved()
        return True
