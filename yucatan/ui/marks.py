"""What the spaces show: lit, chosen, forbidden, lately touched; drawn under and over the pieces."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import Colour, style
from yucatan.ui import states
from yucatan.ui.boardview import BoardView

__all__ = ["Marks"]


@dataclass
class Marks:
    """The states of all spaces.

    `legal`: targets that may be chosen, each with the chip of its effect; `takeable`: pieces that may be
    taken in hand; `chosen`: the space in hand; `refused`: pointed at and not legal; `recent`: touched since
    the seat's last turn, with the style of who did it; `hover`: under the pointer; `path`: the way of a move.
    """

    legal: dict[int, str] = field(default_factory=dict)
    takeable: set[int] = field(default_factory=set)
    chosen: int = -1
    refused: int = -1
    hover: int = -1
    recent: dict[int, int] = field(default_factory=dict)
    path: tuple[int, ...] = ()

    def draw_under(self, kit: Kit, surface: pygame.Surface, view: BoardView, empty: set[int]) -> None:
        """Draw what lies under the pieces. `empty`: spaces without a piece."""
        atlas, radius, turn = kit.atlas, view.radius, view.corner_angle
        clip = surface.get_clip()
        for space, seat_style in self.recent.items():
            if self._shows(view, space, clip):
                ring = states.last_move(atlas, radius, turn, _ring_colour(seat_style))
                ring.put(surface, *view.centre(space))
        for space in sorted(self.takeable):
            if self._shows(view, space, clip):
                sprite = states.selectable(atlas, radius, turn, pointed=space == self.hover)
                sprite.put(surface, *view.centre(space))
        for space in self.legal:
            if self._shows(view, space, clip):
                sprite = states.legal(atlas, radius, turn, dot=space in empty, pointed=space == self.hover)
                sprite.put(surface, *view.centre(space))
        if self.chosen >= 0 and self._shows(view, self.chosen, clip):
            states.selected(atlas, radius, turn).put(surface, *view.centre(self.chosen))
        if self.refused >= 0 and self._shows(view, self.refused, clip):
            states.illegal(atlas, radius, turn).put(surface, *view.centre(self.refused))
        plain = self.hover not in self.legal and self.hover not in self.takeable
        if self.hover >= 0 and plain and self.hover not in (self.chosen, self.refused):
            states.hover(atlas, radius, turn).put(surface, *view.centre(self.hover))

    def draw_over(self, kit: Kit, surface: pygame.Surface, view: BoardView) -> None:
        """Draw what lies over the pieces: effect chips, the way of a move, the forbidden chip."""
        clip = surface.get_clip()
        if len(self.path) > 1:
            way = [view.centre(space) for space in self.path]
            sprite, x, y = states.path(way, view.radius)
            sprite.put(surface, x, y)
        r = states.chip_radius(view.radius)
        for space, chip in self.legal.items():
            if chip and self._shows(view, space, clip):
                spot = states.chip_spot(*view.centre(space), view.radius)
                states.effect_chip(kit.atlas, chip, r).put(surface, *spot)
        if self.refused >= 0:
            spot = states.chip_spot(*view.centre(self.refused), view.radius)
            states.effect_chip(kit.atlas, "forbidden", r).put(surface, *spot)

    @staticmethod
    def _shows(view: BoardView, space: int, clip: pygame.Rect) -> bool:
        return view.area(space).colliderect(clip)


def _ring_colour(seat_style: int) -> Colour:
    return style(seat_style).bar
