"""The calendar's day fields: numerals in bars and dots, and the four Food Days."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.sprite import Sprite
from tzolkin.ui.art.geometry import CALENDAR_TEETH, NUMERALS_IN, NUMERALS_OUT, PITCH, TOP, WheelGeometry
from tzolkin.ui.art.look import MATERIALS_DAY, NUMERAL, POINTS_DAY
from tzolkin.ui.art.stone import grain_face, sector
from tzolkin.ui.gears import numeral

__all__ = ["DayFields"]

_FINE = 3


class DayFields:
    """The ring of days, of which day 27 shares the field of day 1."""

    def __init__(
        self, atlas: Atlas, geometry: WheelGeometry, food_days: Sequence[tuple[int, str]], steps: int
    ) -> None:
        """steps: in how many places a field is seen between two days."""
        self._atlas = atlas
        self._steps = steps
        self._geometry = geometry
        self._food = {(day - 1) % CALENDAR_TEETH: (day, kind) for day, kind in food_days}
        self._large: dict[int, pygame.Surface] = {}
        self._turned: dict[tuple[int, int], pygame.Surface] = {}

    def still(self, turn: int) -> Sprite:
        """The whole ring at rest, crisp; anchor: the calendar's middle."""
        g = self._geometry
        key = ("tzolkin days", turn % CALENDAR_TEETH, round(g.radius * 4), tuple(self._food.values()))
        return self._atlas.sprite(key, lambda: self._make_still(turn))

    def _make_still(self, turn: int) -> Sprite:
        half = math.ceil(self._geometry.radius) + 2
        sheet = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA, 32)
        for field in range(CALENDAR_TEETH):
            angle = self._geometry.day_angle(field + 1, turn)
            turned = pygame.transform.rotozoom(self._field(field), _degrees(angle), 1)
            size = (round(turned.get_width() / _FINE), round(turned.get_height() / _FINE))
            self._put(sheet, pygame.transform.smoothscale(turned, size), angle, (half, half))
        return Sprite(sheet, half, half)

    def draw(self, target: pygame.Surface, turn: float) -> None:
        """The ring between two days, on the target."""
        at = round(turn * self._steps)
        for field in range(CALENDAR_TEETH):
            angle = self._geometry.day_angle(field + 1, at / self._steps)
            self._put(target, self._seen(field, at), angle, self._geometry.centre)

    def prepare(self, day: int) -> Iterator[float]:
        """Make what `draw` shows from that day to the next, and forget what other days asked for; yields
        the share done.
        """
        first, last = day * self._steps, (day + 1) * self._steps
        for place in [place for place in self._turned if not first <= place[1] <= last]:
            del self._turned[place]
        for at in range(first, last + 1):
            for field in range(CALENDAR_TEETH):
                self._seen(field, at)
            yield (at - first + 1) / (self._steps + 1)

    @property
    def bytes(self) -> int:
        """Memory of the fields kept for a turn."""
        return sum(turned.get_width() * turned.get_height() * 4 for turned in self._turned.values())

    def _seen(self, field: int, at: int) -> pygame.Surface:
        """A field as it stands so many steps after day 0; kept."""
        kept = self._turned.get((field, at))
        if kept is None:
            angle = self._geometry.day_angle(field + 1, at / self._steps)
            kept = pygame.transform.rotozoom(self._field(field), _degrees(angle), 1 / _FINE)
            self._turned[field, at] = kept
        return kept

    def _put(
        self, target: pygame.Surface, turned: pygame.Surface, angle: float, centre: tuple[float, float]
    ) -> None:
        away = self._geometry.radius * (NUMERALS_IN + NUMERALS_OUT) / 2
        x, y = centre[0] + away * math.cos(angle), centre[1] + away * math.sin(angle)
        at = (round(x - turned.get_width() / 2), round(y - turned.get_height() / 2))
        target.blit(turned, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _field(self, field: int) -> pygame.Surface:
        """A field as it stands at the top, several times larger, premultiplied."""
        kept = self._large.get(field)
        if kept is None:
            kept = self._food_field(field) if field in self._food else self._plain_field(field)
            self._large[field] = kept
        return kept

    def _plain_field(self, field: int) -> pygame.Surface:
        s = self._geometry.radius / 222
        half = math.ceil(16 * s)
        canvas = Canvas(2 * half, 2 * half, _FINE)
        numeral(canvas, half, half, TOP, field % 13 + 1, NUMERAL, 0.88 * s, "#FFFFFF")
        return canvas.surface.premul_alpha()

    def _food_field(self, field: int) -> pygame.Surface:
        g, (day, kind) = self._geometry, self._food[field]
        r = g.radius
        inner, outer = r * NUMERALS_IN, r * NUMERALS_OUT
        half = math.ceil(outer * math.sin(PITCH / 2) + 2)
        tall = math.ceil((outer - inner) / 2 + r * 0.012 + 2)
        canvas = Canvas(2 * half, 2 * tall, _FINE)
        x, y = half, tall + (inner + outer) / 2
        piece = sector(x, y, inner, outer, TOP - PITCH / 2 + 0.004, TOP + PITCH / 2 - 0.004)
        grain_face(canvas, piece, POINTS_DAY if kind == "points" else MATERIALS_DAY, 0.05)
        icon = "points" if kind == "points" else "materials"
        sign = self._atlas.icons.sprite(icon, round(r * 0.075 * _FINE), "#FFFFFF").surface
        canvas.stamp(sign, half, tall + r * 0.046)
        sheet = canvas.surface.premul_alpha()
        px = r * 0.098 * _FINE
        base = (tall - r * 0.012) * _FINE
        self._atlas.letters.write(sheet, str(day), half * _FINE, base, px, "#FFFFFF", "figure", "centre")
        return sheet


def _degrees(angle: float) -> float:
    """How far a field at that angle is turned from where it stands at the top."""
    return -math.degrees(angle - TOP)
