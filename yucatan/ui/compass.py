"""The corner of the map that says where one is: north, or on a zoomed map the whole board in small."""

from __future__ import annotations

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.kit import Kit
from tabletop.ui.paint import chrome
from tabletop.ui.paint.palette import INK
from yucatan.ui.boardview import BoardView

__all__ = ["draw_compass"]

_OVERVIEW = (220, 150)
"""Room for the board in small, in logical units."""


def draw_compass(kit: Kit, surface: pygame.Surface, board: BoardView, at_right: bool = False) -> None:
    """Draw the compass, or in a lower corner the overview with what shows of it framed."""
    small = board.overview((kit.px(_OVERVIEW[0]), kit.px(_OVERVIEW[1])))
    if small is None:
        r = kit.theme.real(32)
        rose = chrome.compass(kit.atlas, r, board.projection.north, kit.say(_("N")))
        rose.put(surface, *_free_corner(board, r))
        return
    picture, frame = small
    w, h = picture.get_size()
    pad = kit.px(8)
    card = chrome.card(kit.atlas, w + 2 * pad, h + 2 * pad, kit.theme.real(8))
    left, top = board.zone.left + pad, board.zone.bottom - h - 3 * pad
    if at_right:
        left = board.zone.right - w - 3 * pad
    card.put(surface, left, top)
    surface.blit(picture, (left + pad, top + pad), special_flags=pygame.BLEND_PREMULTIPLIED)
    framed = frame.move(left + pad, top + pad).clip(pygame.Rect(left, top, w + 2 * pad, h + 2 * pad))
    pygame.draw.rect(surface, INK, framed, max(1, kit.px(2)), border_radius=kit.px(3))


def _free_corner(board: BoardView, r: float) -> tuple[float, float]:
    """Where a compass of radius `r` px covers nothing: at the right above, else at the left above."""
    zone, side = board.zone, round(3.2 * r)
    right, left = (zone.right - 2.4 * r, zone.top + 2.6 * r), (zone.left + 2.4 * r, zone.top + 2.6 * r)
    for x, y in (right, left):
        if not board.lies_under(
            pygame.Rect(round(x) - side // 2, round(y) - side // 2, side, side), whole=True
        ):
            return x, y
    return right
