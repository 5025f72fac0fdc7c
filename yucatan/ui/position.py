"""The pieces as they are shown: a position of its own, so that motions can run between two views."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from tabletop.ui.kit import Kit
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

    `peek` is the seat whose symbols are shown at the moment, 0 for nobody; `lifted` the space of the
    warrior in hand, -1 for none; `flying` what motions move; `squash` the height of a village token that
    is being turned (1: lying flat as usual).
    """

    def __init__(self, view: TableView, styles: Callable[[int], int]) -> None:
        self._style = styles
        self.villages: dict[int, Village] = dict(view.villages)
        self.warriors: dict[int, WarriorView] = dict(view.warriors)
        self.levels = [0, *(seat.levels for seat in view.seats)]
        self.cities = view.board.cities
        self.lifted = -1
        self.peek = view.viewer or 0
        self.revealed_marked = True
        self.flying: list[Flying] = []
        self.squash: dict[int, float] = {}

    # ---- drawing

    def draw(self, kit: Kit, surface: pygame.Surface, view: BoardView) -> None:
        """Draw every piece inside the surface's clip, from back to front."""
        clip = surface.get_clip()
        for piece in sorted(self._pieces(kit, view, clip), key=lambda piece: piece.depth):
            piece.sprite.put(surface, piece.x, piece.y)
        for sprite, x, y in self.flying:
            sprite.put(surface, x, y)

    def _pieces(self, kit: Kit, view: BoardView, clip: pygame.Rect) -> Iterator[_Piece]:
        radius = view.radius
        for seat, space in enumerate(self.cities):
            if space >= 0 and view.area(space).colliderect(clip):
                x, y = view.centre(space)
                sprite = buildings.city(kit.atlas, self._style(seat), self.levels[seat], radius)
                yield _Piece(y, sprite, *buildings.city_spot(x, y, radius))
        for space, village in self.villages.items():
            if view.area(space).colliderect(clip):
                yield self._village(kit, view, space, village)
        for space, warrior in self.warriors.items():
            if view.area(space).colliderect(clip):
                yield self._warrior(kit, view, space, warrior)

    def _village(self, kit: Kit, view: BoardView, space: int, village: Village) -> _Piece:
        x, y = view.centre(space)
        style = self._style(village.seat) if village.seat else 0
        sprite = pieces.village(kit.atlas, style, village.large, view.radius)
        squash = self.squash.get(space, 1.0)
        if squash != 1.0:
            sprite = sprite.scaled(1.0, max(0.02, squash))
        return _Piece(y, sprite, *pieces.village_spot(x, y, view.radius, space in self.warriors))

    def _warrior(self, kit: Kit, view: BoardView, space: int, warrior: WarriorView) -> _Piece:
        y = view.centre(space)[1]
        lifted = space == self.lifted
        shown = self.revealed_marked or warrior.seat == self.peek
        symbol = warrior.brotherhood if shown else ""
        sprite = pieces.warrior(
            kit.atlas,
            self._style(warrior.seat),
            view.radius,
            warrior.carried,
            lifted=lifted,
            revealed=symbol or None,
        )
        spot = self.foot(view, space)
        return _Piece(y + view.radius * (3 if lifted else 0.5), sprite, *spot)

    def foot(self, view: BoardView, space: int) -> tuple[float, float]:
        """Where the foot of a warrior on `space` stands, in px."""
        x, y = view.centre(space)
        beside = space in self.villages or space in self.cities
        return pieces.warrior_spot(x, y, view.radius, beside)
