"""The name of the Great River, set along its calmest stretch."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.ui.paint.assets import asset
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.lettering import FACES
from tabletop.ui.paint.palette import rgb
from yucatan.ui.ground.courses import ARM_STEPS, Arm
from yucatan.ui.ground.land import FULL

_COLOUR = "#EAF5EE"
_SIZE, _LEAST = 28.0, 17.0  # of the type in px at a radius of 58 px, and at any
_TRACKING, _LEAST_TRACKING = 6.0, 3.0
_X_HEIGHT = 0.25  # half of the x-height of the map face, as a share of its size
_ENDS = 1.1  # spaces at either end of the river that stay free of letters
_TRIES = 60  # places that are compared
_LARGER = 3  # letters are drawn so much larger, turned, and reduced once


class _Line:
    """A curve measured along its length."""

    def __init__(self, points: Sequence[Point]) -> None:
        self.points = points
        self.run = [0.0]
        for a, b in itertools.pairwise(points):
            self.run.append(self.run[-1] + math.dist(a, b))
        self.length = self.run[-1]

    def index(self, distance: float) -> int:
        """The piece of the curve in which that distance from the start lies."""
        low, high = 0, len(self.run) - 2
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.run[middle] <= distance else (low, middle - 1)
        return low

    def at(self, distance: float) -> Point:
        i = self.index(distance)
        t = (distance - self.run[i]) / max(1e-6, self.run[i + 1] - self.run[i])
        (x, y), (a, b) = self.points[i], self.points[i + 1]
        return x + (a - x) * t, y + (b - y) * t

    def angle(self, distance: float, reach: float) -> float:
        """Direction in radians, taken over reach px to either side."""
        (x, y), (a, b) = self.at(max(0.0, distance - reach)), self.at(min(self.length, distance + reach))
        return math.atan2(b - y, a - x)


class Letter(NamedTuple):
    """One letter on the river."""

    text: str
    at: Point
    """Where the middle of the small letters lies, in px."""
    angle: float
    """Radians clockwise."""


def placed(name: str, arms: Sequence[Arm], radius: float) -> list[Letter]:
    """The letters of the name along the longest arm, where it bends least; none if there is no room.

    radius: of a space in px.
    """
    if not arms or not name.strip() or len(arms[0].curve) < 2:
        return []
    line = _Line(_valley(arms[0].curve))
    font, tracking = _font(radius), max(_LEAST_TRACKING, _TRACKING * radius / FULL)
    widths = [font.size(letter)[0] / _LARGER + tracking for letter in name]
    span = sum(widths) - tracking
    forks = [end for arm in arms[1:] for end in (arm.curve[0], arm.curve[-1])]
    start = _calmest(line, span, radius, forks)
    letters: list[Letter] = []
    if start is not None:
        for letter, width in zip(name, widths, strict=True):
            middle = start + (width - tracking) / 2
            start += width
            if letter.strip():
                letters.append(Letter(letter, line.at(middle), line.angle(middle, radius * 0.4)))
    return letters


def lay_letters(sheet: pygame.Surface, letters: Sequence[Letter], radius: float) -> None:
    """Write the placed letters onto a sheet."""
    font = _font(radius)
    for letter in letters:
        _lay(sheet, font, letter, _size(radius))


def _size(radius: float) -> float:
    return max(_LEAST, _SIZE * radius / FULL)


def _font(radius: float) -> pygame.font.Font:
    return pygame.font.Font(asset("fonts", *FACES["map"]), round(_size(radius) * _LARGER))


def _valley(curve: Sequence[Point]) -> list[Point]:
    """The curve averaged over half a space to either side, left to right: letters follow no small bend."""
    reach = ARM_STEPS // 2
    out = []
    for i in range(len(curve)):
        near = curve[max(0, i - reach) : i + reach + 1]
        out.append((sum(p[0] for p in near) / len(near), sum(p[1] for p in near) / len(near)))
    return out if out[0][0] <= out[-1][0] else out[::-1]


def _calmest(line: _Line, span: float, radius: float, forks: Sequence[Point]) -> float | None:
    """Where a text of that span begins so that it bends and climbs least, off the forks, near the middle."""
    ends = _ENDS * radius * math.sqrt(3)
    room = line.length - 2 * ends - span
    if room < 0:
        return None

    def cost(share: float) -> float:
        spots = [ends + room * share + span * j / 8 for j in range(9)]
        angles = [line.angle(spot, radius * 0.4) for spot in spots]
        mean = math.atan2(sum(map(math.sin, angles)), sum(map(math.cos, angles)))
        bend = max(abs(math.remainder(angle - mean, math.tau)) for angle in angles)
        climb = max(0.0, abs(math.remainder(mean, math.pi)) - 0.5)
        forked = any(math.dist(line.at(spot), fork) < 1.4 * radius for spot in spots for fork in forks)
        return bend + climb + (0.5 if forked else 0.0) + 0.12 * abs(share - 0.5)

    return ends + room * min((i / _TRIES for i in range(_TRIES + 1)), key=cost)


def _lay(sheet: pygame.Surface, font: pygame.font.Font, letter: Letter, size: float) -> None:
    glyph = font.render(letter.text, True, rgb(_COLOUR))
    plate = pygame.Surface(glyph.get_size(), pygame.SRCALPHA, 32)
    plate.blit(glyph, (0, 0))
    turned = pygame.transform.rotozoom(plate.premul_alpha(), -math.degrees(letter.angle), 1 / _LARGER)
    # the middle of the small letters comes to lie on the curve
    off = (font.get_ascent() - glyph.get_height() / 2) / _LARGER - size * _X_HEIGHT
    x, y = letter.at[0] + math.sin(letter.angle) * off, letter.at[1] - math.cos(letter.angle) * off
    place = (round(x - turned.get_width() / 2), round(y - turned.get_height() / 2))
    sheet.blit(turned, place, special_flags=pygame.BLEND_PREMULTIPLIED)
