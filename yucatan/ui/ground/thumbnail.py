"""A board as a small picture for cards and lists."""

from __future__ import annotations

import pygame

from tabletop.hexgrid import Projection
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.marks import draw_badge
from tabletop.ui.paint.palette import CARD, rgb
from yucatan.board import Board
from yucatan.ui.ground.painter import GroundPainter

_LEAST_RADIUS = 24.0  # of a space in px; smaller grounds are painted so large and reduced
_BADGE, _LEAST_BADGE = 1.15, 6.0  # radius of a seat's badge, in radii of a space, and in px
_LARGEST_BADGE = 0.055  # of the shorter side


def board_thumbnail(board: Board, size: tuple[int, int]) -> pygame.Surface:
    """A new opaque picture of that size in px: the board on a card, the seats' badges on its cities."""
    w, h = size
    view = Projection.fit(board.spaces, (0, 0, w, h), margin=0.9)
    painter = GroundPainter(board, max(view.radius, _LEAST_RADIUS), view.turn, signs=False)
    for _ in painter.steps():
        pass
    card = pygame.Surface(size, 0, 32)
    card.fill(rgb(CARD))
    painter.ground.draw(card, view)
    r = max(_LEAST_BADGE, min(view.radius * _BADGE, min(size) * _LARGEST_BADGE))
    half = int(r) + 2
    for seat in range(1, board.players + 1):
        badge = Canvas(2 * half, 2 * half, 4)
        draw_badge(badge, seat, half, half, r)
        badge.sprite(half, half).put(card, *view.centre(board.spaces[board.cities[seat]]))
    return card
