"""The two-row board at the lower left of the wheels: starting player space with corn, and quick actions."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.palette import INK, INK2
from tabletop.ui.paint.sprite import Sprite
from tzolkin.tables import Act
from tzolkin.ui.art import rows
from tzolkin.ui.art.calendar import quick_tile
from tzolkin.ui.art.effects import Term

__all__ = ["StartBoard", "draw_start_board", "socket"]


@dataclass(frozen=True)
class StartBoard:
    """Where the board's places lie: `box` in px, u the scale; quick: False leaves the lower row out."""

    box: tuple[float, float, float, float]
    u: float
    quick: bool = True

    @property
    def _rows(self) -> tuple[float, float]:
        _x, y, _w, h = self.box
        return (y + h * 0.27, y + h * 0.74) if self.quick else (y + h / 2, y + h / 2)

    @property
    def socket(self) -> float:
        """Radius of a worker's place here."""
        return self.box[3] * (0.115 if self.quick else 0.2)

    def start_spot(self) -> Point:
        """The middle of the starting player space."""
        return self.box[0] + self.box[2] * 0.125, self._rows[0]

    def tile_spot(self) -> Point:
        """The middle of today's quick action tile."""
        return self.box[0] + self.box[2] * 0.125, self._rows[1]

    @property
    def tile_half(self) -> float:
        """Half a side of the quick tile here."""
        return self.box[3] * 0.135

    def quick_spot(self, place: int) -> Point:
        """The middle of quick action space 0, 1 or 2."""
        return self.box[0] + self.box[2] * (0.325 + 0.165 * place), self._rows[1]

    def foot(self, spot: Point) -> Point:
        """Where a worker's foot stands on a place."""
        return spot[0], spot[1] + self.socket * 0.5


def socket(atlas: Atlas, r: float) -> Sprite:
    """An empty place for a worker on a board of paper; anchor: its middle."""

    def make() -> Sprite:
        half = math.ceil(r + 4)
        canvas = Canvas(2 * half, 2 * half, 4)
        canvas.circle(half + r * 0.05, half + r * 0.07, r, "#FFFFFF", 190)
        canvas.circle(half, half, r, "#8C7850", 190)
        canvas.circle(half, half, r - max(1.0, r * 0.07), "#DCCFB2")
        canvas.circle(half, half, r * 0.66, "#000000", 62)
        canvas.circle(half + r * 0.04, half + r * 0.08, r * 0.56, "#000000", 40)
        return canvas.sprite(half, half)

    return atlas.sprite(("tzolkin paper socket", round(r * 4)), make)


def _panel(atlas: Atlas, w: int, h: int, u: float, split: bool) -> Sprite:
    def make() -> Sprite:
        canvas = Canvas(w + 4, h + 4, 3)
        canvas.rounded(2.5, 3, w - 1, h - 1, 9 * u, "#FFFFFF", 120)
        canvas.rounded(1, 1, w, h, 9 * u, "#CDBE9C")
        canvas.rounded(2.2, 2.2, w - 2.4, h - 2.4, 8 * u, "#E7DCC5")
        if split:
            y = h * 0.5
            canvas.line([(14 * u, y + 1), (w - 14 * u, y + 1)], "#FFFFFF", 1.2, 120)
            canvas.line([(14 * u, y), (w - 14 * u, y)], "#BBAA85", 1.2)
        return canvas.sprite(1, 1)

    return atlas.sprite(("tzolkin start board", w, h, round(u * 64), split), make)


def draw_start_board(
    atlas: Atlas,
    target: pygame.Surface,
    board: StartBoard,
    corn: int,
    tile: Act | None,
    words: tuple[str, str, str],
    px: float,
    note: float,
) -> None:
    """Panel, empty places, corn on the calendar, and today's tile; workers and states are laid on afterwards.

    words: "start space", its second line (may be empty), "quick action" (a line for each word that does not
    fit). px and note are sizes of type.
    """
    x, y, w, h = board.box
    _panel(atlas, round(w), round(h), board.u, board.quick).put(target, x, y)
    socket(atlas, board.socket).put(target, *board.start_spot())
    sx, sy = board.start_spot()
    cob = h * (0.20 if board.quick else 0.38)
    left = sx + w * 0.105
    left += rows.draw_row(atlas, target, (Term("corn", str(corn)),), left, sy, cob) + w * 0.04
    letters = atlas.letters
    room = x + w - left - w * 0.03
    head = letters.ellipsis(words[0], "semi", px, room)
    note *= max(0.86, min(1.0, room / max(1.0, letters.width(words[1], "text", note))))
    if words[1] and letters.width(words[1], "text", note) <= room:
        letters.write(target, head, left, sy - px * 0.12, px, INK, "semi")
        letters.write(target, words[1], left, sy + note * 1.05, note, INK2, "text")
    else:
        letters.write(target, head, left, sy + letters.cap_height("semi", px) / 2, px, INK, "semi")
    if not board.quick:
        return
    quick_tile(atlas, tile, board.tile_half, "today" if tile else "secret").put(target, *board.tile_spot())
    for place in range(3):
        socket(atlas, board.socket).put(target, *board.quick_spot(place))
    left = board.quick_spot(2)[0] + board.socket + w * 0.045
    room = x + w - left - w * 0.025
    widest = max(letters.width(word, "semi", px) for word in words[2].split())
    px *= min(1.0, 0.98 * room / widest)
    lines = letters.wrap(words[2], "semi", px, room + 0.5)[:2]
    ty = board.tile_spot()[1] + letters.cap_height("semi", px) / 2 - (len(lines) - 1) * px * 0.56
    for i, line in enumerate(lines):
        letters.write(target, line, left, ty + i * px * 1.12, px, INK, "semi")
