"""The pieces as they are shown: a position of its own, so that motions can run between two views."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from tabletop.hexgrid import Projection
from tabletop.ui.kit import Kit
from tabletop.ui.paint.batch import Batch
from tabletop.ui.paint.sprite import Sprite
from yucatan.state import Village
from yucatan.ui import buildings, pieces
from yucatan.ui.boardview import BoardView
from yucatan.views import TableView, WarriorView

__all__ = ["Flying", "Position"]


class Flying(NamedTuple):
    """Something in the air: a sprite and where its anchor is."""

    sprite: Sprite
    x: float
    y: float


class _Piece(NamedTuple):
    """A piece to draw: how far to the front it stands, and how to draw it."""

    depth: float
    sprite: Sprite
    x: float
    y: float


class Position:
    """What stands where on the screen.

    `villages`, `warriors` and `levels` are read freely and changed through the methods; `flying` is what
    motions move above everything. `marked` False hides the symbols that everybody has seen, except those of
    the seat that looks.
    """

    def __init__(self, view: TableView, style: Callable[[int], int], marked: bool) -> None:
        self._style = style
        self._looking = view.viewer or 0
        self._marked = marked
        self.villages: dict[int, Village] = dict(view.villages)
        self.warriors: dict[int, WarriorView] = dict(view.warriors)
        self.levels = [0, *(seat.levels for seat in view.seats)]
        self.cities = view.board.cities
        self.flying: list[Flying] = []
        self._lifted = -1
        self._squash: dict[int, float] = {}
        self._batch: tuple[Projection, Batch] | None = None

    # ---- changes

    def put_warrior(self, space: int, warrior: WarriorView | None) -> None:
        """Show a warrior on a space, or none."""
        if warrior is None:
            self.warriors.pop(space, None)
        else:
            self.warriors[space] = warrior
        self._batch = None

    def put_village(self, space: int, village: Village | None) -> None:
        """Show a village on a space, or none."""
        if village is None:
            self.villages.pop(space, None)
        else:
            self.villages[space] = village
        self._batch = None

    def squash(self, space: int, height: float | None) -> None:
        """Show the token on a space flattened to a share of its height while it is turned; None: no more."""
        if height is None:
            self._squash.pop(space, None)
        else:
            self._squash[space] = height
        self._batch = None

    def build(self, seat: int, level: int) -> None:
        """Show so many levels in the city of a seat."""
        self.levels[seat] = level
        self._batch = None

    def lift(self, space: int) -> None:
        """Show the warrior on a space in hand; -1: none."""
        if space != self._lifted:
            self._lifted = space
            self._batch = None

    # ---- drawing

    def draw(self, kit: Kit, surface: pygame.Surface, view: BoardView) -> None:
        """Draw every piece inside the surface's clip, from back to front."""
        if self._batch is None or self._batch[0] is not view.projection:
            self._batch = (view.projection, self._sorted(kit, view))
        self._batch[1].draw(surface)
        for sprite, x, y in self.flying:
            sprite.put(surface, x, y)

    def _sorted(self, kit: Kit, view: BoardView) -> Batch:
        batch = Batch()
        for piece in sorted(self._pieces(kit, view), key=lambda piece: piece.depth):
            batch.add(piece.sprite, piece.x, piece.y)
        return batch

    def _pieces(self, kit: Kit, view: BoardView) -> Iterator[_Piece]:
        radius = view.radius
        for seat, space in enumerate(self.cities):
            if space >= 0:
                x, y = view.centre(space)
                sprite = buildings.city(kit.atlas, self._style(seat), self.levels[seat], radius)
                yield _Piece(y, sprite, *buildings.city_spot(x, y, radius))
        for space, village in self.villages.items():
            yield self._village(kit, view, space, village)
        for space, warrior in self.warriors.items():
            yield self._warrior(kit, view, space, warrior)

    def _village(self, kit: Kit, view: BoardView, space: int, village: Village) -> _Piece:
        x, y = view.centre(space)
        style = self._style(village.seat) if village.seat else 0
        sprite = pieces.village(kit.atlas, style, village.large, view.radius)
        squash = self._squash.get(space)
        if squash is not None:
            sprite = sprite.scaled(1.0, max(0.02, squash))
        return _Piece(y, sprite, *pieces.village_spot(x, y, view.radius, space in self.warriors))

    def _warrior(self, kit: Kit, view: BoardView, space: int, warrior: WarriorView) -> _Piece:
        lifted = space == self._lifted
        shown = self._marked or warrior.seat == self._looking
        sprite = pieces.warrior(
            kit.atlas,
            self._style(warrior.seat),
            view.radius,
            warrior.carried,
            lifted=lifted,
            revealed=(warrior.brotherhood or None) if shown else None,
        )
        depth = view.centre(space)[1] + view.radius * (3 if lifted else 0.5)
        return _Piece(depth, sprite, *self.foot(view, space))

    def foot(self, view: BoardView, space: int) -> tuple[float, float]:
        """Where the foot of a warrior on `space` stands, in px."""
        x, y = view.centre(space)
        beside = space in self.villages or space in self.cities
        return pieces.warrior_spot(x, y, view.radius, beside)
