"""Everything on a screen that can be pointed at, by name.

A target is named `(domain, id)`, as in ("button", "quit") or ("hex", 17). It has a shape, may be lit, and
may stand disabled with its reason. The registry answers what lies under the pointer (the last one added is on
top), walks the targets by keyboard, and keeps which one has the focus, which one the pointer is on and which
one is held down.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tabletop.ui.hitgrid import HitGrid
from tabletop.ui.shapes import Rect, Shape
from tabletop.ui.theme import LEAST_HIT

__all__ = ["Name", "Target", "Targets"]

Name = tuple[str, object]

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True, slots=True)
class Target:
    """One place that can be pointed at.

    `reason` is set on a disabled target: the sentence that says why it cannot be used now. `act` is called
    when it is clicked or Enter or Space is pressed on it. `walk` False leaves it out of keyboard walking;
    `pointed` False hides it from the pointer (a place out of sight that the keyboard may bring into sight).
    `label` is what it is called, for tooltips and tests. `order` overrides reading order (smaller first).
    """

    name: Name
    shape: Shape
    act: Callable[[], None] | None = None
    reason: str | None = None
    label: str = ""
    lit: bool = False
    walk: bool = True
    pointed: bool = True
    order: float = 0

    @property
    def enabled(self) -> bool:
        """True if it can be used now."""
        return self.reason is None


class Targets:
    """The targets of one scene, from the bottom to the top."""

    def __init__(self) -> None:
        self._targets: dict[Name, Target] = {}
        self._grid: HitGrid | None = None
        self.focus: Name | None = None
        self.hover: Name | None = None
        self.held: Name | None = None
        self.focus_shown = False

    def __iter__(self) -> Iterator[Target]:
        return iter(self._targets.values())

    def __len__(self) -> int:
        return len(self._targets)

    def __contains__(self, name: Name) -> bool:
        return name in self._targets

    def add(self, target: Target) -> Target:
        """Put a target on top of those there are; one of the same name is replaced in place."""
        old = self._targets.get(target.name)
        if old is None or old.shape != target.shape or old.pointed != target.pointed:
            self._grid = None
        self._targets[target.name] = target
        return target

    def remove(self, name: Name) -> None:
        """Take a target away, if it is there."""
        self._targets.pop(name, None)
        self._grid = None

    def clear(self) -> None:
        """Take all targets away. The focus stays on its name, for the layout that follows."""
        self._targets.clear()
        self._grid = None

    def get(self, name: Name | None) -> Target | None:
        """The target of that name, or None."""
        return self._targets.get(name) if name is not None else None

    def find(self, name: str | Name) -> Target:
        """The target called (domain, id), "domain:id" or just "id".

        KeyError, with what there is, if none or many.
        """
        if isinstance(name, tuple):
            return self._targets[name]
        exact = [t for t in self if f"{t.name[0]}:{t.name[1]}" == name] or [
            t for t in self if str(t.name[1]) == name
        ]
        if len(exact) != 1:
            there = ", ".join(sorted(f"{t.name[0]}:{t.name[1]}" for t in self))
            raise KeyError(f"{len(exact)} targets are called {name!r}; there are: {there}")
        return exact[0]

    def change(self, name: Name, lit: bool | None = None, reason: str | None = None) -> None:
        """Set whether a target is lit, and its reason (None: enabled)."""
        old = self._targets[name]
        self._targets[name] = replace(old, lit=old.lit if lit is None else lit, reason=reason)

    def hit(self, x: float, y: float) -> Target | None:
        """What lies under the point: the topmost shape that holds it, else a small one whose grown box
        does.
        """
        if self._grid is None:
            self._grid = HitGrid(target for target in self if target.pointed)
        candidates = [self._targets[name] for name in self._grid.near(x, y)]
        for target in reversed(candidates):
            if target.shape.contains(x, y):
                return target
        near: list[tuple[float, Target]] = []
        for target in candidates:
            left, top, w, h = target.shape.bounds
            gx, gy = max(0.0, LEAST_HIT - w) / 2, max(0.0, LEAST_HIT - h) / 2
            if (gx or gy) and Rect(left - gx, top - gy, w + 2 * gx, h + 2 * gy).contains(x, y):
                cx, cy = target.shape.centre
                near.append((math.hypot(cx - x, cy - y), target))
        return min(near, key=lambda n: n[0])[1] if near else None

    # ---- keyboard

    def walked(self) -> list[Target]:
        """All targets the keyboard reaches, in reading order: by row, from the left."""
        rows: list[list[Target]] = []
        by_height = sorted(
            (t for t in self if t.walk), key=lambda t: (t.order, t.shape.bounds[1] + t.shape.bounds[3] / 2)
        )
        for target in by_height:
            row = rows[-1] if rows else None
            if row and row[0].order == target.order and _same_row(row[0].shape, target.shape):
                row.append(target)
            else:
                rows.append([target])
        return [t for row in rows for t in sorted(row, key=lambda t: t.shape.bounds[0])]

    def step(self, by: int) -> Target | None:
        """Move the focus to the next (1) or previous (-1) target in reading order."""
        order = self.walked()
        if not order:
            return None
        names = [t.name for t in order]
        if self.focus in names:
            place = (names.index(self.focus) + by) % len(order)
        else:
            place = 0 if by > 0 else len(order) - 1
        return self._focus(order[place])

    def go(self, direction: str) -> Target | None:
        """Move the focus to the nearest target to the "left", "right", "up" or "down"."""
        here = self.get(self.focus)
        if here is None:
            return self.step(1)
        dx, dy = _DIRECTIONS[direction]
        best: tuple[float, Target] | None = None
        for target in self.walked():
            if target.name == here.name:
                continue
            cost = _cost(here.shape, target.shape, dx, dy)
            if cost is not None and (best is None or cost < best[0]):
                best = (cost, target)
        return self._focus(best[1]) if best else here

    def _focus(self, target: Target) -> Target:
        self.focus, self.focus_shown = target.name, True
        return target


def _same_row(a: Shape, b: Shape) -> bool:
    """Whether two shapes stand side by side. Hexes of a row shifted by half overlap by half: they do not."""
    _, ay, _, ah = a.bounds
    _, by, _, bh = b.bounds
    return min(ay + ah, by + bh) - max(ay, by) > 0.6 * min(ah, bh)


def _cost(a: Shape, b: Shape, dx: int, dy: int) -> float | None:
    """How far b is from a in a direction: the gap ahead, and twice what it lies aside.

    None if it is not ahead.
    """
    (ax, ay), (bx, by) = a.centre, b.centre
    ahead = (bx - ax) * dx + (by - ay) * dy
    if ahead <= 1:
        return None
    a_box, b_box = a.bounds, b.bounds
    axis = 1 if dx else 0
    apart = max(a_box[axis], b_box[axis]) - min(a_box[axis] + a_box[axis + 2], b_box[axis] + b_box[axis + 2])
    aside = abs((bx - ax) * dy) + abs((by - ay) * dx)
    if apart <= 0:  # they overlap across the direction
        return ahead + 0.3 * aside
    if aside > 2.5 * ahead:
        return None
    return ahead + 2 * aside
