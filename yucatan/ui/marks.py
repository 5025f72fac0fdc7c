"""What the spaces show: lit, chosen, forbidden, lately touched; drawn under and over the pieces."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from tabletop.hexgrid import Projection
from tabletop.ui.kit import Kit
from tabletop.ui.paint.batch import Batch
from tabletop.ui.paint.palette import style
from yucatan.ui import states
from yucatan.ui.boardview import BoardView

__all__ = ["Marks"]


class Marks:
    """The states of all spaces at one point of a choice.

    Fixed: `legal`, targets that may be chosen, each with the chip of its effect; `takeable`, pieces that may
    be taken in hand; `chosen`, the space in hand; `recent`, touched since the seat's last turn, with the
    style of who did it; `empty`, spaces without a piece. Following the pointer: `hover`; `refused`, clicked
    and not legal; `path`, the way of a move.
    """

    def __init__(
        self,
        legal: Mapping[int, str] | None = None,
        takeable: frozenset[int] = frozenset(),
        chosen: int = -1,
        recent: Mapping[int, int] | None = None,
        empty: frozenset[int] = frozenset(),
    ) -> None:
        self.legal = legal or {}
        self.takeable = takeable
        self.chosen = chosen
        self.recent = recent or {}
        self._empty = empty
        self.hover = -1
        self.refused = -1
        self.path: tuple[int, ...] = ()
        self._batches: tuple[Projection, Batch, Batch] | None = None

    def draw_under(self, kit: Kit, surface: pygame.Surface, view: BoardView) -> None:
        """Draw what lies under the pieces."""
        atlas, radius, turn = kit.atlas, view.radius, view.corner_angle
        self._fixed(kit, view)[0].draw(surface)
        if self.refused >= 0:
            states.illegal(atlas, radius, turn).put(surface, *view.centre(self.refused))
        if self.hover < 0 or self.hover in (self.chosen, self.refused):
            return
        if self.hover in self.takeable:
            sprite = states.selectable(atlas, radius, turn, pointed=True)
        elif self.hover in self.legal:
            sprite = states.legal(atlas, radius, turn, dot=self.hover in self._empty, pointed=True)
        else:
            sprite = states.hover(atlas, radius, turn)
        sprite.put(surface, *view.centre(self.hover))

    def draw_over(self, kit: Kit, surface: pygame.Surface, view: BoardView) -> None:
        """Draw what lies over the pieces: the way of a move, effect chips, the forbidden chip."""
        if len(self.path) > 1:
            sprite, x, y = states.path([view.centre(space) for space in self.path], view.radius)
            sprite.put(surface, x, y)
        self._fixed(kit, view)[1].draw(surface)
        if self.refused >= 0:
            spot = states.chip_spot(*view.centre(self.refused), view.radius)
            states.effect_chip(kit.atlas, "forbidden", states.chip_radius(view.radius)).put(surface, *spot)

    def _fixed(self, kit: Kit, view: BoardView) -> tuple[Batch, Batch]:
        """What does not follow the pointer: under and over the pieces."""
        if self._batches is None or self._batches[0] is not view.projection:
            self._batches = (view.projection, self._under(kit, view), self._chips(kit, view))
        return self._batches[1], self._batches[2]

    def _under(self, kit: Kit, view: BoardView) -> Batch:
        atlas, radius, turn = kit.atlas, view.radius, view.corner_angle
        batch = Batch()
        for space, seat_style in self.recent.items():
            ring = states.last_move(atlas, radius, turn, style(seat_style).bar)
            batch.add(ring, *view.centre(space))
        for space in sorted(self.takeable):
            batch.add(states.selectable(atlas, radius, turn), *view.centre(space))
        for space in self.legal:
            batch.add(states.legal(atlas, radius, turn, dot=space in self._empty), *view.centre(space))
        if self.chosen >= 0:
            batch.add(states.selected(atlas, radius, turn), *view.centre(self.chosen))
        return batch

    def _chips(self, kit: Kit, view: BoardView) -> Batch:
        batch = Batch()
        r = states.chip_radius(view.radius)
        for space, chip in self.legal.items():
            if chip:
                spot = states.chip_spot(*view.centre(space), view.radius)
                batch.add(states.effect_chip(kit.atlas, chip, r), *spot)
        return batch
