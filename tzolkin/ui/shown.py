"""The pieces as they are shown: of its own, so that motions can run between two views."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.ui.paint.sprite import Sprite
from tzolkin.views import TableView

__all__ = ["Flying", "Shown"]


class Flying(NamedTuple):
    """Something in the air: a sprite and where its anchor is, in px."""

    sprite: Sprite
    x: float
    y: float


class Shown:
    """What stands where on the wheels.

    `turn` is the day at the top, between two days while the gears turn; `rode` is the day for which `gears`
    holds: workers stand `turn - rode` spaces farther on.
    """

    def __init__(self, view: TableView) -> None:
        self.gears = [list(teeth) for teeth in view.gears]
        self.start = view.start_space
        self.quick = list(view.quick_spaces)
        self.corn_tiles = list(view.corn_tiles)
        self.wood_tiles = list(view.wood_tiles)
        self.skulls = list(view.skull_slots)
        self.turn = float(view.day)
        self.rode = view.day
        self.flying: list[Flying] = []

    @property
    def turning(self) -> bool:
        """Whether the gears are between two days."""
        return self.turn != round(self.turn)

    @property
    def piles(self) -> tuple[list[int], list[int]]:
        """Corn and wood tiles of the jungle, by space."""
        return self.corn_tiles, self.wood_tiles

    def ride(self, days: int) -> None:
        """The gears have turned: every worker stands so many teeth farther on."""
        for teeth in self.gears:
            for _ in range(days):
                teeth.insert(0, teeth.pop())
        self.rode += days
        self.turn = float(self.rode)
