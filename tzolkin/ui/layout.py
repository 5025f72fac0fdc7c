"""Where everything stands on the table's screen (art direction of the tables, section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from tzolkin.ui.art.geometry import WheelGeometry

__all__ = ["Zones", "zones"]

Box = tuple[float, float, float, float]

_WHEEL_ZONES: Mapping[str, tuple[Box, Box]] = {
    "wheels": ((252, 42, 700, 672), (452, 70, 1000, 946)),
    "food": ((268, 108, 104, 96), (462, 142, 152, 204)),
    "bank": ((862, 92, 88, 62), (1330, 142, 112, 84)),
    "start": ((264, 564, 176, 94), (454, 816, 290, 172)),
    "slip": ((752, 584, 198, 74), (1172, 830, 270, 136)),
    "strip": ((264, 664, 248, 46), (462, 1002, 402, 62)),
    "primary": ((700, 664, 250, 46), (1054, 1002, 388, 62)),
    "prompt": ((300, 0, 540, 42), (470, 0, 800, 66)),
}
"""Zones round the wheels as x, y, w, h at 1280x720 and at 1920x1080."""
_LEFT_ZONES: Mapping[str, tuple[Box, Box]] = {
    "temples": ((18, 46, 232, 246), (32, 76, 404, 346)),
    "techs": ((18, 296, 232, 220), (32, 430, 404, 310)),
    "prophecies": ((18, 520, 232, 192), (32, 748, 404, 318)),
}
_PLAIN_LEFT: Mapping[str, tuple[Box, Box]] = {
    "temples": ((18, 46, 232, 318), (32, 76, 404, 476)),
    "techs": ((18, 376, 232, 270), (32, 568, 404, 432)),
}
"""The left column where no prophecies are played."""
_RIGHT_ZONES: Mapping[str, tuple[Box, Box]] = {
    "players": ((968, 14, 296, 276), (1466, 22, 426, 494)),
    "buildings": ((968, 296, 296, 288), (1466, 520, 426, 330)),
    "monuments": ((968, 296, 296, 288), (1466, 852, 426, 180)),
    "log": ((968, 590, 296, 118), (1466, 1036, 426, 36)),
}
_CENTRE = ((616.0, 342.0), (955.0, 492.0))
_ARC = ((616.0, 80.0, 26.0), (955.0, 100.0, 38.0))
_DESIGN = ((1280.0, 720.0), (1920.0, 1080.0))
_WHEELS_LEFT, _WHEELS_RIGHT = (252.0, 452.0), (952.0, 1452.0)
_FARTHEST = 44.0
"""How far columns move away from the wheels in a wide window, in logical units."""
SMALL = 0.8
"""The scale below which buildings and monuments share a place, as `Theme.small` says."""
_COLUMN_GROWS = 0.24
"""How much of a larger text size the columns follow in width."""


@dataclass(frozen=True)
class Zones:
    """The rectangles of the screen's parts in real pixels; `geometry` of the wheels.

    `small`: buildings and monuments share a place, behind tabs. `arc` is the middle of the row of marks and
    the step between them.
    """

    size: tuple[int, int]
    geometry: WheelGeometry
    arc: tuple[float, float, float]
    small: bool
    rects: Mapping[str, pygame.Rect]

    def __getitem__(self, name: str) -> pygame.Rect:
        return self.rects[name]

    @property
    def middle(self) -> pygame.Rect:
        """Everything between the columns, below the top bar: where dialogs stand."""
        left, right = self.rects["wheels"], self.rects["players"].x
        top = self.rects["prompt"].bottom
        start = max(left.x, self.rects["temples"].right + 2)
        end = min(max(left.right, self.rects["primary"].right + 2), right - 2)
        return pygame.Rect(start, top, end - start, self.size[1] - top)


class _Scale:
    """From the two designs to a window of scale u: between them by share, outside by proportion."""

    def __init__(self, u: float) -> None:
        self.u = u
        self.share = max(0.0, min(1.0, (u - 2 / 3) * 3))
        self.factor = u * 1.5 if u < 2 / 3 else max(1.0, u)

    def number(self, low: float, high: float) -> float:
        """A length of both designs at this scale."""
        return (low + (high - low) * self.share) * self.factor

    def box(self, pair: tuple[Box, Box]) -> Box:
        """A box of both designs at this scale."""
        x, y, w, h = (self.number(low, high) for low, high in zip(*pair, strict=True))
        return x, y, w, h

    def nearest(self, pair: tuple[Box, Box]) -> Box:
        """A box of that design which is meant for this scale: with tabs in small windows, else without."""
        factor = self.u * 1.5 if self.u < SMALL else self.u
        x, y, w, h = (length * factor for length in pair[self.u >= SMALL])
        return x, y, w, h


def zones(size: tuple[int, int], text: float = 1.0, *, prophecies: bool = True) -> Zones:
    """Lay out a window of `size` real pixels for a text size (1.0 = 100 %).

    Without `prophecies` temples and technologies share the whole left column.
    """
    u = min(size[0] / 1920, size[1] / 1080)
    outer = _Scale(u)
    grow = 1 + max(0.0, text - 1) * _COLUMN_GROWS
    wide, high = (outer.number(low, top) for low, top in zip(*_DESIGN, strict=True))
    more_w, more_h = size[0] - wide, size[1] - high
    left_end = outer.number(*_WHEELS_LEFT)
    right_start = outer.number(*_WHEELS_RIGHT)
    out = min(more_w / 2, _FARTHEST * u)
    rects: dict[str, pygame.Rect] = {}
    left = _LEFT_ZONES if prophecies else _PLAIN_LEFT
    added = _columns(rects, (left, _RIGHT_ZONES), outer, grow, more_w, out)
    room = (left_end + more_w / 2 - out + added[0], right_start + more_w / 2 + out - added[1])
    shrunk = min(1.0, (room[1] - room[0]) / (right_start - left_end))
    inner = _Scale(u * shrunk)
    dx, dy = _shift(inner, room, size, more_h)
    if shrunk < 1:  # all the height that is left belongs to the question over the wheels
        dy = size[1] - outer.number(6, 8) - WheelGeometry.fitted(_middle(inner), u * shrunk).frame[3]
    for name, pair in _WHEEL_ZONES.items():
        x, y, w, h = inner.box(pair)
        rects[name] = _rect(x + dx, y + (0 if name == "prompt" else dy), w, h)
    rects["prompt"] = _prompt(rects, outer, room)
    if u < SMALL and more_h > 0:  # a tall window shows more of the log
        rects["log"].h += round(more_h)
    rects["bank"].right = min(rects["bank"].right, round(room[1] - outer.number(4, 10)))
    cx, cy = _middle(inner)
    ax, ay, step = (inner.number(a, b) for a, b in zip(*_ARC, strict=True))
    geometry = WheelGeometry.fitted((cx + dx, cy + dy), u * shrunk)
    if shrunk < 1:
        _lower(rects, outer, room, size)
    return Zones(size, geometry, (ax + dx, ay + dy, step), u < SMALL, rects)


def _columns(
    rects: dict[str, pygame.Rect],
    tables: tuple[Mapping[str, tuple[Box, Box]], ...],
    outer: _Scale,
    grow: float,
    more_w: float,
    out: float,
) -> tuple[float, float]:
    """Place both columns; return how much wider each has become."""
    added = [0.0, 0.0]
    for side, table in enumerate(tables):
        for name, pair in table.items():
            x, y, w, h = outer.nearest(pair) if side else outer.box(pair)
            more = w * (grow - 1)
            added[side] = max(added[side], more)
            x += more_w / 2 + (out - more if side else -out)
            rects[name] = _rect(x, y, w + more, h)
    return added[0], added[1]


def _shift(
    inner: _Scale, room: tuple[float, float], size: tuple[int, int], more_h: float
) -> tuple[float, float]:
    """How far the wheels and what belongs to them move from the corner of their design."""
    left, right = inner.number(*_WHEELS_LEFT), inner.number(*_WHEELS_RIGHT)
    dx = (room[0] + room[1]) / 2 - (left + right) / 2
    high = inner.number(_DESIGN[0][1], _DESIGN[1][1])
    return dx, min(more_h, size[1] - high) / 2


def _prompt(rects: dict[str, pygame.Rect], outer: _Scale, room: tuple[float, float]) -> pygame.Rect:
    """The top bar's line of who does what: over the wheels, up to the icons."""
    high = outer.number(42, 66)
    start = rects["temples"].x + outer.number(190, 270)
    end = room[1] - outer.number(160, 220)
    return _rect(start, 0, end - start, high)


def _middle(inner: _Scale) -> tuple[float, float]:
    """The middle of the calendar in its design."""
    x, y = (inner.number(a, b) for a, b in zip(*_CENTRE, strict=True))
    return x, y


def _lower(
    rects: dict[str, pygame.Rect], outer: _Scale, room: tuple[float, float], size: tuple[int, int]
) -> None:
    """Beside wider columns: strip and buttons keep their height, and reach to the columns."""
    high, gap = outer.number(46, 62), outer.number(10, 16)
    bottom = size[1] - outer.number(10, 14)
    strip, primary = rects["strip"], rects["primary"]
    rects["strip"] = _rect(room[0] + gap, bottom - high, strip.right - room[0] - gap, high)
    rects["primary"] = _rect(primary.x, bottom - high, room[1] - gap - primary.x, high)
    slip, start = rects["slip"], rects["start"]
    rects["slip"] = _rect(slip.x, slip.y, slip.w, bottom - high - gap - slip.y)
    rects["start"] = _rect(room[0], bottom - high - start.h - gap, start.w, start.h)


def _rect(x: float, y: float, w: float, h: float) -> pygame.Rect:
    return pygame.Rect(round(x), round(y), round(w), round(h))
