"""Where the wheels are and how they turn: pure geometry, no pictures.

Angles are radians, 0 to the right, growing clockwise on the screen. The calendar stands so that the field
of the current day lies at the top; as the days go by it turns anticlockwise, and the five gears that mesh
with it clockwise, one tooth a day. `turn` is the day at the top, and may lie between two days.

A gear's spaces are counted clockwise from 0, which lies just behind the calendar; the last positions of a
gear (those behind `last`) are its hidden teeth. Lengths are real pixels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tabletop.ui.paint.geometry import Point, bounds
from tzolkin.ui.art.look import GEAR_LOOKS
from tzolkin.words import GEARS

__all__ = ["CALENDAR_TEETH", "TOP", "WheelGeometry"]

CALENDAR_TEETH = 26
TEETH = {name: 13 if name == "chichen" else 10 for name in GEARS}
TOP = -math.pi / 2
PITCH = math.tau / CALENDAR_TEETH
GAP = 2.5 / 222
"""How much wider than exact the centres lie, in calendar radii."""
HOLES = 0.635
"""Distance of the worker holes from the middle of their gear, in gear radii."""
NUMERALS_OUT, NUMERALS_IN, QUICK_RING, SUN = 0.942, 0.757, 0.527, 0.306
"""Rings of the calendar in its radii: outside and inside of the day fields, of the quick tiles; the sun."""
_FIRST_SPACE = 1.5
"""Pitches of a gear from the calendar to its space 0."""


@dataclass(frozen=True)
class WheelGeometry:
    """The calendar's middle and pitch radius, the radius of a plate, how far outside a gear plates lie."""

    centre: Point
    radius: float
    plate: float
    beyond: float

    @classmethod
    def fitted(cls, centre: Point, u: float) -> WheelGeometry:
        """The wheels round a centre for a window of that scale (1: 1920x1080); plates shrink less."""
        at = max(0.0, min(1.0, (u - 2 / 3) * 3))
        if u < 2 / 3:
            f = u * 1.5
            return cls(centre, 151 * f, 25.5 * f, 32 * f)
        f = max(1.0, u)
        return cls(centre, (151 + 71 * at) * f, (25.5 + 5.5 * at) * f, (32 + 8 * at) * f)

    # ---- sizes

    @property
    def module(self) -> float:
        """Pitch radius times two by number of teeth: the same for all wheels that mesh."""
        return 2 * self.radius / CALENDAR_TEETH

    @property
    def hole(self) -> float:
        """Radius of a worker's hole."""
        return self.module * 0.76

    @property
    def worker(self) -> float:
        """Height of a worker; a little more on small wheels."""
        return self.module * (2.64 if self.radius >= 200 else 2.95)

    @property
    def depth(self) -> float:
        """Thickness of the calendar that shows below it; gears are 3/4 as thick."""
        return self.radius / 21

    @property
    def line(self) -> float:
        """Factor of line widths: 1 at 1920x1080; on small wheels lines and figures shrink less."""
        least = 0.75 * max(0.72, min(1.0, self.radius / 151))
        return max(least, self.radius / 222)

    def gear_radius(self, gear: str) -> float:
        """Pitch radius of a gear."""
        return self.module * TEETH[gear] / 2

    def gear_pitch(self, gear: str) -> float:
        """Angle of one tooth of a gear."""
        return math.tau / TEETH[gear]

    # ---- places

    def gear_direction(self, gear: str) -> float:
        """The angle at which a gear lies, seen from the calendar's middle."""
        return math.radians(GEAR_LOOKS[gear].direction)

    def gear_centre(self, gear: str) -> Point:
        """The middle of a gear."""
        away = self.radius * (1 + GAP) + self.gear_radius(gear)
        return _at(self.centre, self.gear_direction(gear), away)

    def calendar_phase(self, turn: float) -> float:
        """The angle of the tooth over day 1."""
        return TOP - (turn - 1) * PITCH

    def gear_phase(self, gear: str, turn: float) -> float:
        """The angle of one tooth of a gear, such that its gap faces the calendar's tooth."""
        direction = self.gear_direction(gear)
        share = ((direction - self.calendar_phase(turn)) / PITCH) % 1
        return direction + math.pi + (share + 0.5) * self.gear_pitch(gear)

    def space_angle(self, gear: str, space: float) -> float:
        """The angle of a space, seen from the middle of its gear; between two spaces while it turns."""
        return self.gear_direction(gear) + math.pi + self.gear_pitch(gear) * (_FIRST_SPACE + space)

    def hole_spot(self, gear: str, space: float) -> Point:
        """The middle of a worker's hole. While the gear turns a worker rides at space + (turn - day)."""
        return _at(self.gear_centre(gear), self.space_angle(gear, space), self.gear_radius(gear) * HOLES)

    def foot(self, gear: str, space: float) -> Point:
        """Where a worker's foot stands in its hole."""
        x, y = self.hole_spot(gear, space)
        return x, y + self.hole * 0.5

    def plate_spot(self, gear: str, space: int) -> Point:
        """The middle of the fixed plate that tells the action of a space."""
        return _at(
            self.gear_centre(gear), self.space_angle(gear, space), self.gear_radius(gear) + self.beyond
        )

    def badge_spot(self, gear: str, space: int, out: float = 1.0) -> Point:
        """So many plate radii outward from the middle of a plate."""
        away = self.gear_radius(gear) + self.beyond + self.plate * out
        return _at(self.gear_centre(gear), self.space_angle(gear, space), away)

    def price_spot(self, gear: str, space: int) -> Point:
        """Where the price of an action stands: on the plate's outer rim, or inside it where piles or
        skull sockets lie outside."""
        return self.badge_spot(gear, space, -1.35 if gear in ("palenque", "chichen") else 1.0)

    def socket_spot(self, space: int) -> Point:
        """The skull socket of a plate of Chichén Itzá."""
        return self.badge_spot("chichen", space, 1.12)

    @property
    def jungle_tile(self) -> float:
        """Side of a harvest tile beside a plate of Palenque."""
        return self.plate * (0.97 if self.radius >= 200 else 0.94)

    def jungle_spot(self, space: int, kind: str, both: bool = True) -> Point:
        """The middle of the pile of corn or wood tiles outside a plate of Palenque; both: two piles there."""
        angle = self.space_angle("palenque", space)
        away = self.gear_radius("palenque") + self.beyond + self.plate + self.jungle_tile * 0.52
        x, y = _at(self.gear_centre("palenque"), angle, away)
        if not both:
            return x, y
        side = self.jungle_tile * 0.56 * (1 if kind == "corn" else -1)
        return _at((x, y), angle + math.pi / 2, side)

    def day_angle(self, day: float, turn: float) -> float:
        """The angle of a day's field on the calendar."""
        return TOP + (day - turn) * PITCH

    def day_spot(self, day: float, turn: float) -> Point:
        """The middle of a day's field."""
        return _at(self.centre, self.day_angle(day, turn), self.radius * (NUMERALS_OUT + NUMERALS_IN) / 2)

    @property
    def quick_half(self) -> float:
        """Half a side of a quick action tile on the calendar."""
        return self.radius * 21.5 / 222

    def quick_spot(self, tile: int, turn: float) -> Point:
        """The middle of quick action tile 0 to 12, inside the fields of days 2 tile + 1 and 2 tile + 2."""
        away = self.radius * (NUMERALS_IN - 25 / 222)
        return _at(self.centre, self.day_angle(2 * tile + 1.5, turn), away)

    def pointer_tip(self) -> Point:
        """Where the arrow over the current day ends."""
        return self.centre[0], self.centre[1] - self.radius - self.module * 0.95

    def name_corner(self, gear: str) -> tuple[Point, Point]:
        """Where a gear's name stands: a point outside its plates, and which part of the name's box lies
        there, as shares of its width and height."""
        degrees, anchor = _NAMES[gear]
        away = self.gear_radius(gear) + self.beyond + self.plate + 12 * self.line
        return _at(self.gear_centre(gear), math.radians(degrees), away), anchor

    @cached_property
    def floor(self) -> Sequence[tuple[float, float, float]]:
        """Discs (x, y, radius) whose union is the limestone under the wheels."""
        wide = self.beyond + self.plate * 0.85
        discs = [(*self.gear_centre(gear), self.gear_radius(gear) + wide) for gear in GEARS]
        return [*discs, (*self.centre, self.radius + wide - 40 / 222 * self.radius)]

    @cached_property
    def frame(self) -> tuple[float, float, float, float]:
        """(left, top, right, bottom) of floor, plates and piles."""
        points = [(x + dx * r, y + dy * r) for x, y, r in self.floor for dx, dy in ((-1, -1), (1, 1))]
        points += [self.jungle_spot(space, kind) for space in (2, 3, 4, 5) for kind in ("corn", "wood")]
        return bounds(points, self.jungle_tile)


_NAMES: dict[str, tuple[float, tuple[float, float]]] = {
    "palenque": (124, (0.85, 0.0)),
    "yaxchilan": (222, (1.0, 1.0)),
    "tikal": (-42, (0.0, 1.0)),
    "uxmal": (60, (0.25, 0.0)),
    "chichen": (-8, (0.0, 0.0)),
}
"""For each gear the direction of its name in degrees, and the part of the name that lies there."""


def _at(middle: Point, angle: float, away: float) -> Point:
    return middle[0] + math.cos(angle) * away, middle[1] + math.sin(angle) * away
