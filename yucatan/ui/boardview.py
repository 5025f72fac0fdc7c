"""Where the board lies on the screen: fitted, zoomed, moved and turned; and its ground under it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from tabletop.hexgrid import Projection
from tabletop.hexgrid.projection import TURNS
from tabletop.ui.paint.paper import paper
from yucatan.board import Board
from yucatan.ui.ground import Ground
from yucatan.ui.groundcache import GroundCache

__all__ = ["BoardView"]

ZOOM_STEP = 1.25
MOST_ZOOM = 3.0
LEAST_FIT = 26.0
"""Below this hex radius in px a fitted board is opened zoomed in (art direction, section 5)."""
OPEN_AT = 30.0
TURN = 60.0


class BoardView:
    """The board in a zone of the window.

    `projection` maps spaces to real pixels; `zoom` is 1.0 where the whole board fits the zone. The ground
    is painted for each radius and turn once; until it is ready the nearest one at hand is shown, scaled.
    """

    def __init__(self, board: Board, grounds: GroundCache, river_name: str) -> None:
        self.board = board
        self.zone = pygame.Rect(0, 0, 1, 1)
        self.projection = Projection(1.0, 0.0, (0.0, 0.0))
        self.zoom = 1.0
        self._fitted = self.projection
        self._grounds = grounds
        self._river_name = river_name
        self._turn: float | None = None
        self._size = (1, 1)
        self._ground: Ground | None = None
        self._sheet: pygame.Surface | None = None
        self._small: tuple[pygame.Surface, pygame.Surface] | None = None

    # ---- geometry

    def fit(self, size: tuple[int, int], zone: pygame.Rect, opening: int | None = None) -> None:
        """Lay the board into `zone` of a window of `size`; keeps zoom and turn where they were chosen.

        `opening` is a space to begin at where the whole board would be too small to read.
        """
        same = size == self._size and zone == self.zone
        first = self._size == (1, 1)
        self._size, self.zone = size, zone.copy()
        if same:
            return
        self._refit()
        if first and opening is not None and self._fitted.radius < LEAST_FIT:
            self.zoom_by(OPEN_AT / self._fitted.radius, self.centre(opening))

    def _refit(self) -> None:
        """Find the fitted projection for the zone and the chosen turn, and show that."""
        turns = TURNS if self._turn is None else (self._turn,)
        x, y, w, h = self.zone
        self._fitted = Projection.fit(self.board.spaces, (x, y, w, h), turns)
        self.projection, self.zoom = self._fitted, 1.0
        self._forget()

    @property
    def radius(self) -> float:
        """Middle to corner of a space in px."""
        return self.projection.radius

    @property
    def corner_angle(self) -> float:
        """The angle of a space's first corner in degrees, for the sprites of its states."""
        return (30 + self.projection.turn) % 60

    def centre(self, space: int) -> tuple[float, float]:
        """The middle of a space in px."""
        return self.projection.centre(self.board.spaces[space])

    def corners(self, space: int, scale: float = 1.0) -> tuple[tuple[float, float], ...]:
        """The corner points of a space in px."""
        return self.projection.corners(self.board.spaces[space], scale)

    def area(self, space: int) -> pygame.Rect:
        """All that a space's pieces and marks can touch: tall pawns reach over it."""
        x, y = self.centre(space)
        r = self.radius
        return pygame.Rect(round(x - 1.5 * r), round(y - 2.1 * r), round(3 * r), round(3.6 * r))

    def lies_under(self, rect: pygame.Rect, whole: bool = False) -> bool:
        """Whether the middle of a space (`whole`: any of it) lies in `rect` while all of the board shows."""
        if whole:
            rect = rect.inflate(round(2 * self._fitted.radius), round(2 * self._fitted.radius))
        return any(rect.collidepoint(self._fitted.centre(space)) for space in self.board.spaces)

    # ---- zooming, moving, turning

    def zoom_by(self, factor: float, about: tuple[float, float]) -> bool:
        """Zoom in or out about a pixel; return whether anything changed."""
        wanted = max(1.0, min(MOST_ZOOM, self.zoom * factor))
        if abs(wanted - self.zoom) < 1e-6:
            return False
        if wanted == 1.0:
            self.fit_whole()
            return True
        self.projection = self.projection.zoomed(wanted / self.zoom, about)
        self.zoom = wanted
        self._keep_in_sight()
        return True

    def fit_whole(self) -> None:
        """Show the whole board again."""
        self.projection, self.zoom = self._fitted, 1.0
        self._forget()

    def move_by(self, dx: float, dy: float) -> bool:
        """Move the zoomed board; return whether it moved."""
        if self.zoom == 1.0:
            return False
        self.projection = self.projection.moved(dx, dy)
        self._keep_in_sight()
        return True

    def turn_on(self) -> None:
        """Turn the board by 60 degrees."""
        self._turn = (self.projection.turn + TURN) % 360
        self._refit()

    def _keep_in_sight(self) -> None:
        """A zoomed board may not be pushed out of its zone."""
        left, top, right, bottom = self.projection.bounds(self.board.spaces)
        zone = self.zone
        dx = min(0.0, zone.right - right) if left > zone.left else 0.0
        dx = dx or (max(0.0, zone.left - left) if right < zone.right else 0.0)
        dy = min(0.0, zone.bottom - bottom) if top > zone.top else 0.0
        dy = dy or (max(0.0, zone.top - top) if bottom < zone.bottom else 0.0)
        if right - left < zone.w:
            dx = zone.centerx - (left + right) / 2
        if bottom - top < zone.h:
            dy = zone.centery - (top + bottom) / 2
        self.projection = self.projection.moved(dx, dy)
        self._forget()

    def in_sight(self, space: int) -> bool:
        """Whether the middle of a space can be seen."""
        return self.zone.collidepoint(self.centre(space))

    def bring_into_sight(self, space: int) -> bool:
        """Move a zoomed board so that a space can be seen; return whether it had to move."""
        x, y = self.centre(space)
        inner = self.zone.inflate(-round(3 * self.radius), -round(3 * self.radius))
        dx = max(inner.left - x, 0.0) + min(inner.right - x, 0.0)
        dy = max(inner.top - y, 0.0) + min(inner.bottom - y, 0.0)
        return bool(dx or dy) and self.move_by(dx, dy)

    # ---- ground

    def _forget(self) -> None:
        self._sheet = None

    def job(self) -> Iterator[float] | None:
        """Return the work of painting the ground for the present view, None if it is at hand."""
        view = self.projection
        self._ground = self._grounds.kept(self.board, view, self._river_name)
        self._forget()
        if self._ground is not None:
            return None
        self._ground = self._grounds.nearest(self.board, view, self._river_name)
        return self._painted(view)

    def _painted(self, view: Projection) -> Iterator[float]:
        yield from self._grounds.steps(self.board, view, self._river_name)
        if (view.radius, view.turn) == (self.projection.radius, self.projection.turn):
            self._ground = self._grounds.kept(self.board, view, self._river_name)
            self._forget()

    def sheet(self) -> pygame.Surface:
        """The opaque picture of paper and ground, of the window's size."""
        if self._sheet is None:
            self._sheet = paper(*self._size).copy()
            if self._ground is not None and self._ground.turn == self.projection.turn:
                self._sheet.set_clip(self.zone if self.zoom > 1.0 else None)
                self._ground.draw(self._sheet, self.projection)
                self._sheet.set_clip(None)
        return self._sheet

    # ---- the whole board in small

    def overview(self, box: tuple[int, int]) -> tuple[pygame.Surface, pygame.Rect] | None:
        """The board in small, and the frame of what shows on it; None where all of it shows.

        `box` is the room for it in px.
        """
        ground = self._ground
        if self.zoom == 1.0 or ground is None:
            return None
        w, h = ground.picture.get_size()
        scale = min(box[0] / w, box[1] / h)
        if self._small is None or self._small[0] is not ground.picture:
            small = pygame.transform.smoothscale(ground.picture, (round(w * scale), round(h * scale)))
            self._small = (ground.picture, small)
        share = scale * ground.radius / self.projection.radius
        x, y = self.projection.origin
        frame = pygame.Rect(
            round((self.zone.x - x) * share - ground.left * scale),
            round((self.zone.y - y) * share - ground.top * scale),
            round(self.zone.w * share),
            round(self.zone.h * share),
        )
        return self._small[1], frame
