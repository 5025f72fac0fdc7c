"""Boxes that measure what is in them and share out the room: rows, columns, grids.

Nothing on a screen stands at a fixed place because a text has a fixed length: a box asks its children how
large they want to be at the present text size and in the present language, and places them. All lengths
are real pixels. A box is any object with `measure`, `place` and `walk`; widgets are boxes too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from tabletop.ui.kit import Kit
    from tabletop.ui.widgets.widget import Widget

__all__ = ["Align", "Box", "Column", "Empty", "Flex", "Flow", "Grid", "Pad", "Row", "Sized", "Spring"]

Align = Literal["start", "center", "end", "stretch"]
Size = tuple[int, int]


class Box(Protocol):
    """Something that takes up room."""

    def measure(self, kit: Kit, width: int) -> Size:
        """The room wanted when `width` px are there; the answer may be wider only if it cannot be
        narrower.
        """

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        """Take this place."""

    def walk(self) -> Iterator[Widget]:
        """All widgets inside, from the bottom to the top."""


@dataclass
class Empty:
    """Nothing, of a fixed size."""

    w: int = 0
    h: int = 0

    def measure(self, kit: Kit, width: int) -> Size:  # noqa: ARG002
        return self.w, self.h

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        pass

    def walk(self) -> Iterator[Widget]:
        return iter(())


@dataclass
class Flex:
    """A child that takes a share of the room that is left over in its row or column."""

    child: Box
    weight: float = 1.0

    def measure(self, kit: Kit, width: int) -> Size:
        return self.child.measure(kit, width)

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        self.child.place(kit, x, y, w, h)

    def walk(self) -> Iterator[Widget]:
        return self.child.walk()


def Spring(weight: float = 1.0) -> Flex:
    """Empty room that takes what is left over."""
    return Flex(Empty(), weight)


@dataclass
class Sized:
    """A child of a given width or height, or at least or at most as large as said.

    A child that cannot be so narrow says so: a screen that is too small is found out by measuring.
    """

    child: Box
    w: int | None = None
    h: int | None = None
    least_w: int = 0
    least_h: int = 0
    most_w: int | None = None

    def measure(self, kit: Kit, width: int) -> Size:
        room = width if self.w is None else self.w
        if self.most_w is not None:
            room = min(room, self.most_w)
        w, h = self.child.measure(kit, room)
        w = max(w, self.w if self.w is not None else self.least_w)
        return w, self.h if self.h is not None else max(h, self.least_h)

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        self.child.place(kit, x, y, w, h)

    def walk(self) -> Iterator[Widget]:
        return self.child.walk()


@dataclass
class Pad:
    """Room round a child: left, top, right, bottom."""

    child: Box
    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0

    @classmethod
    def all(cls, child: Box, by: int) -> Pad:
        """The same room on every side."""
        return cls(child, by, by, by, by)

    def measure(self, kit: Kit, width: int) -> Size:
        w, h = self.child.measure(kit, width - self.left - self.right)
        return w + self.left + self.right, h + self.top + self.bottom

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        self.child.place(
            kit, x + self.left, y + self.top, w - self.left - self.right, h - self.top - self.bottom
        )

    def walk(self) -> Iterator[Widget]:
        return self.child.walk()


@dataclass
class Row:
    """Children side by side. `align` says where they stand in the height."""

    children: Sequence[Box]
    gap: int = 0
    align: Align = "center"

    def _widths(self, kit: Kit, width: int) -> list[int]:
        room = width - self.gap * max(0, len(self.children) - 1)
        widths = [0] * len(self.children)
        for i, child in enumerate(self.children):
            if not isinstance(child, Flex):
                widths[i] = child.measure(kit, room)[0]
                room -= widths[i]
        return _shared(self.children, widths, room)

    def measure(self, kit: Kit, width: int) -> Size:
        widths = self._widths(kit, width)
        sizes = [c.measure(kit, w) for c, w in zip(self.children, widths, strict=True)]
        wanted = sum(max(w, size[0]) for w, size in zip(widths, sizes, strict=True))
        return wanted + self.gap * max(0, len(widths) - 1), max((h for _, h in sizes), default=0)

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        for child, width in zip(self.children, self._widths(kit, w), strict=True):
            top, height = _across(self.align, child.measure(kit, width)[1], y, h)
            child.place(kit, x, top, width, height)
            x += width + self.gap

    def walk(self) -> Iterator[Widget]:
        for child in self.children:
            yield from child.walk()


@dataclass
class Column:
    """Children one under the other.

    `align` says where they stand in the width; `overflow` is set by `place`.
    """

    children: Sequence[Box]
    gap: int = 0
    align: Align = "stretch"
    overflow: int = field(default=0, init=False)

    def measure(self, kit: Kit, width: int) -> Size:
        sizes = [c.measure(kit, width) for c in self.children]
        height = sum(h for _, h in sizes) + self.gap * max(0, len(sizes) - 1)
        return max((w for w, _ in sizes), default=0), height

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        sizes = [c.measure(kit, w) for c in self.children]
        room = h - self.gap * max(0, len(sizes) - 1)
        fixed = [0 if isinstance(c, Flex) else size[1] for c, size in zip(self.children, sizes, strict=True)]
        least = [size[1] if isinstance(c, Flex) else 0 for c, size in zip(self.children, sizes, strict=True)]
        heights = _shared(self.children, fixed, room - sum(fixed), least)
        self.overflow = max(0, sum(heights) - room)
        for child, size, height in zip(self.children, sizes, heights, strict=True):
            left, width = _across(self.align, min(size[0], w), x, w)
            child.place(kit, left, y, width, height)
            y += height + self.gap

    def walk(self) -> Iterator[Widget]:
        for child in self.children:
            yield from child.walk()


@dataclass
class Flow:
    """Children side by side that begin a new line where the width ends."""

    children: Sequence[Box]
    gap: int = 0
    line_gap: int = 0
    align: Literal["start", "center", "end"] = "start"

    def _lines(self, kit: Kit, width: int) -> list[list[tuple[Box, Size]]]:
        lines: list[list[tuple[Box, Size]]] = []
        room = 0
        for child in self.children:
            size = child.measure(kit, width)
            if not lines or size[0] > room:
                lines.append([])
                room = width
            lines[-1].append((child, size))
            room -= size[0] + self.gap
        return lines

    def measure(self, kit: Kit, width: int) -> Size:
        lines = self._lines(kit, width)
        w = max((sum(s[0] for _, s in line) + self.gap * (len(line) - 1) for line in lines), default=0)
        h = sum(max(s[1] for _, s in line) for line in lines) + self.line_gap * max(0, len(lines) - 1)
        return w, h

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:  # noqa: ARG002
        for line in self._lines(kit, w):
            used = sum(s[0] for _, s in line) + self.gap * (len(line) - 1)
            left, _ = _across(self.align, used, x, w)
            tall = max(s[1] for _, s in line)
            for child, (width, height) in line:
                child.place(kit, left, y + (tall - height) // 2, width, height)
                left += width + self.gap
            y += tall + self.line_gap

    def walk(self) -> Iterator[Widget]:
        for child in self.children:
            yield from child.walk()


@dataclass
class Grid:
    """Children in equal columns, row by row; every row as high as its highest child."""

    children: Sequence[Box]
    columns: int
    gap: int = 0
    row_gap: int | None = None

    def _cells(self, width: int) -> list[tuple[int, int]]:
        room = width - self.gap * (self.columns - 1)
        edges = [room * i // self.columns for i in range(self.columns + 1)]
        return [(edges[i] + self.gap * i, edges[i + 1] - edges[i]) for i in range(self.columns)]

    def _heights(self, kit: Kit, width: int) -> list[int]:
        cells = self._cells(width)
        heights = [child.measure(kit, cells[i % self.columns][1])[1] for i, child in enumerate(self.children)]
        return [max(heights[i : i + self.columns]) for i in range(0, len(heights), self.columns)]

    def measure(self, kit: Kit, width: int) -> Size:
        heights = self._heights(kit, width)
        gap = self.gap if self.row_gap is None else self.row_gap
        return width, sum(heights) + gap * max(0, len(heights) - 1)

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:  # noqa: ARG002
        gap = self.gap if self.row_gap is None else self.row_gap
        cells, heights = self._cells(w), self._heights(kit, w)
        for i, child in enumerate(self.children):
            row, column = divmod(i, self.columns)
            top = y + sum(heights[:row]) + gap * row
            child.place(kit, x + cells[column][0], top, cells[column][1], heights[row])

    def walk(self) -> Iterator[Widget]:
        for child in self.children:
            yield from child.walk()


def _across(align: Align, size: int, start: int, room: int) -> tuple[int, int]:
    """Start and length of a child across the direction of its box."""
    if align == "stretch":
        return start, room
    free = room - size
    return start + {"start": 0, "center": free // 2, "end": free}[align], size


def _shared(
    children: Sequence[Box], fixed: list[int], room: int, least: Sequence[int] | None = None
) -> list[int]:
    """The lengths with the room left over shared out to the flexible children by weight."""
    weights = [c.weight if isinstance(c, Flex) else 0.0 for c in children]
    lengths = list(fixed)
    open_ = {i for i, weight in enumerate(weights) if weight}
    while open_:
        total = sum(weights[i] for i in open_)
        tight = [i for i in open_ if least and least[i] > max(0, room) * weights[i] / total]
        if not tight:
            left = max(0, room)
            for i in sorted(open_):
                lengths[i] = round(left * weights[i] / total)
                left -= lengths[i]
                total -= weights[i]
            break
        for i in tight:
            lengths[i] = least[i] if least else 0
            room -= lengths[i]
            open_.discard(i)
    return lengths
