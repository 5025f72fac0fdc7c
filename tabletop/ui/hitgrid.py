"""Which targets may lie under a point: the window in cells, so that a hit looks at a few shapes only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tabletop.ui.theme import LEAST_HIT

if TYPE_CHECKING:
    from tabletop.ui.targets import Name, Target

__all__ = ["HitGrid"]

_CELL = 64


class HitGrid:
    """The names of all targets by the cells that their boxes touch, small boxes grown to be hit."""

    def __init__(self, targets: Iterable[Target]) -> None:
        self._cells: dict[tuple[int, int], list[Name]] = {}
        for target in targets:
            left, top, w, h = target.shape.bounds
            gx, gy = max(0.0, LEAST_HIT - w) / 2, max(0.0, LEAST_HIT - h) / 2
            for cx in range(int((left - gx) // _CELL), int((left + w + gx) // _CELL) + 1):
                for cy in range(int((top - gy) // _CELL), int((top + h + gy) // _CELL) + 1):
                    self._cells.setdefault((cx, cy), []).append(target.name)

    def near(self, x: float, y: float) -> list[Name]:
        """The names of the targets near a point, from the bottom to the top."""
        return self._cells.get((int(x // _CELL), int(y // _CELL)), [])
