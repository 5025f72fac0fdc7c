"""The six wheels: bodies drawn for every share of a tooth, kept, and put together for any moment of a turn.

A wheel turned by one tooth looks like itself, so a body is drawn for a few in-between angles only; light,
thickness, sun and emblems do not turn. What tells the days apart (numerals, Food Days) is laid on it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import mix
from tabletop.ui.paint.sprite import Sprite
from tzolkin.ui.art.days import DayFields
from tzolkin.ui.art.geometry import (
    CALENDAR_TEETH,
    HOLES,
    NUMERALS_IN,
    NUMERALS_OUT,
    PITCH,
    QUICK_RING,
    SUN,
    TEETH,
    WheelGeometry,
)
from tzolkin.ui.art.look import CALENDAR, GEAR_LOOKS, PALE_RAY, STONE_SHADE, SUN_RAY
from tzolkin.ui.art.stone import cut, grain_face, groove, raking_light, slot, thickness
from tzolkin.ui.gears import gear_points, sun_face
from tzolkin.words import GEARS

__all__ = ["Wheels"]

_LEAST_STEPS, _STEPS = 12, 24
_BIG = 330
"""Calendar radius from which on in-between angles are fewer, to save memory."""


class Wheels:
    """The wheels at one size. Bodies are made when first shown; `prepare` makes them ahead, in slices."""

    def __init__(self, atlas: Atlas, geometry: WheelGeometry, food_days: Sequence[tuple[int, str]]) -> None:
        """food_days: for each its day and whether it gives "points" or "materials"."""
        self.geometry = geometry
        self.steps = _STEPS if geometry.radius < _BIG else _LEAST_STEPS
        self._atlas = atlas
        self._fields = DayFields(atlas, geometry, food_days, self.steps)
        self._bodies: dict[tuple[str, int], Sprite] = {}
        self._covers: dict[str, Sprite] = {}

    # ---- drawing

    def draw(self, target: pygame.Surface, turn: float) -> None:
        """All wheels with the day `turn` at the top; between two days while they turn.

        Does not draw what rides on them: quick action tiles and workers.
        """
        geometry = self.geometry
        step = round((turn % 1) * self.steps) % self.steps
        for gear in GEARS:
            self._body(gear, step).put(target, *geometry.gear_centre(gear))
        self._body("calendar", step).put(target, *geometry.centre)
        if turn == round(turn):
            self._fields.still(round(turn)).put(target, *geometry.centre)
        else:
            self._fields.draw(target, turn)
        self._cover("calendar").put(target, *geometry.centre)

    def begin(self) -> Iterator[float]:
        """Make the bodies of wheels at rest and what lies on them; yields the share done after each."""
        names = ("calendar", *GEARS)
        for place, name in enumerate(names, 1):
            self._body(name, 0)
            self._cover(name)
            yield place / len(names)

    def prepare(self, day: int) -> Iterator[float]:
        """Make all bodies, the needed ones first, and what else the turn from `day` to the next shows;
        yields the share done after each.
        """
        names = ("calendar", *GEARS)
        total = self.steps * (len(names) + 1)
        for step in range(self.steps):
            for place, name in enumerate(names):
                if (name, step) not in self._bodies:
                    self._body(name, step)
                    yield (step * len(names) + place + 1) / total
        bodies = len(names) / (len(names) + 1)
        for share in self._fields.prepare(day):
            yield bodies + (1 - bodies) * share

    @property
    def bytes(self) -> int:
        """Memory of the bodies and fields made so far."""
        return self.body_bytes + self._fields.bytes

    @property
    def body_bytes(self) -> int:
        """Memory of the bodies alone."""
        return sum(body.bytes for body in self._bodies.values())

    def _body(self, name: str, step: int) -> Sprite:
        body = self._bodies.get((name, step))
        if body is None:
            make = self._calendar if name == "calendar" else self._gear
            body = self._bodies[name, step] = make(name, step / self.steps)
        return body

    def _cover(self, name: str) -> Sprite:
        cover = self._covers.get(name)
        if cover is None:
            cover = self._covers[name] = (
                self._calendar_cover() if name == "calendar" else self._gear_cover(name)
            )
        return cover

    # ---- bodies

    def _sheet(self, r: float, depth: float) -> tuple[Canvas, float]:
        half = math.ceil(r + self.geometry.module * 0.5 + 3)
        return Canvas(2 * half, 2 * half + math.ceil(depth), _finer(r)), half

    def _calendar(self, _name: str, share: float) -> Sprite:
        """The calendar without numerals and sun; share: part of a tooth that it has turned on."""
        g = self.geometry
        r, line = g.radius, g.line
        canvas, c = self._sheet(r, g.depth)
        phase = g.calendar_phase(1 + share)
        thickness(canvas, gear_points(c, c, r, CALENDAR_TEETH, phase, g.module), CALENDAR, g.depth, line)
        canvas.poly(gear_points(c, c, r, CALENDAR_TEETH, phase, g.module), mix(CALENDAR, "#FFFFFF", 0.42))
        face = gear_points(c + 0.5 * line, c + 0.9 * line, r, CALENDAR_TEETH, phase, g.module, -1.5 * line)
        grain_face(canvas, face, CALENDAR)
        for i in range(CALENDAR_TEETH):
            at = phase + (i + 0.5) * PITCH
            edge = [(c + q * r * math.cos(at), c + q * r * math.sin(at)) for q in (NUMERALS_IN, NUMERALS_OUT)]
            cut(canvas, edge, 1.3 * line)
        for i in range(2 * CALENDAR_TEETH):
            self._ray(canvas, c, phase + i * PITCH / 2, i % 2 == 0)
        return canvas.sprite(c, c)

    def _ray(self, canvas: Canvas, c: float, at: float, long: bool) -> None:
        r = self.geometry.radius
        inner, outer = r * 0.315, r * (0.487 if long else 0.445)
        half = 0.058 if long else 0.046
        ray = [(inner, -half), (outer, 0.0), (inner, half)]
        points = [(c + q * math.cos(at + d), c + q * math.sin(at + d)) for q, d in ray]
        canvas.poly([(x + 1, y + 1.2) for x, y in points], "#FFFFFF", 90)
        canvas.poly(points, SUN_RAY if long else PALE_RAY)
        middle = (c + inner * math.cos(at), c + inner * math.sin(at))
        canvas.poly([points[0], points[1], middle], "#FFFFFF", 46)

    def _gear(self, name: str, share: float) -> Sprite:
        """A gear, turned on by a share of a tooth, with its holes, rings and emblem."""
        g = self.geometry
        r, line, colour, teeth = g.gear_radius(name), g.line, GEAR_LOOKS[name].stone, TEETH[name]
        depth = g.depth * 0.75
        canvas, c = self._sheet(r, depth)
        phase = g.gear_phase(name, 1 + share)
        outline = gear_points(c, c, r, teeth, phase, g.module)
        thickness(canvas, outline, colour, depth, line)
        canvas.poly(outline, mix(colour, "#FFFFFF", 0.42))
        grain_face(
            canvas,
            gear_points(c + 0.5 * line, c + 0.9 * line, r, teeth, phase, g.module, -1.5 * line),
            colour,
            0.055,
        )
        groove(canvas, c, c, r * 0.90 - g.module * 0.35, 1.6 * line)
        for i in range(teeth):
            at = g.space_angle(name, i + share)
            shown = _openness(i + share, teeth)
            size = g.hole * (0.615 + 0.385 * shown)
            x, y = c + r * HOLES * math.cos(at), c + r * HOLES * math.sin(at)
            slot(canvas, x, y, size, 0.34 + 0.66 * shown)
        sprite = canvas.sprite(c, c)
        self._cover(name).put(sprite.surface, c, c)
        return sprite

    # ---- what does not turn

    def _gear_cover(self, name: str) -> Sprite:
        """Raking light and the emblem disc of a gear."""
        g = self.geometry
        r, line, look = g.gear_radius(name), g.line, GEAR_LOOKS[name]
        half = math.ceil(r + 2)
        canvas = Canvas(2 * half, 2 * half, _finer(r))
        groove(canvas, half, half, r * 0.36, 1.8 * line)
        canvas.circle(half, half, r * 0.30, mix(look.stone, STONE_SHADE, 0.6))
        canvas.circle(half, half, r * 0.30 - 1.3 * line, mix(look.rim, STONE_SHADE, 0.05))
        icon = self._atlas.icons.sprite(look.emblem, round(r * 0.40 * canvas.k), "#FFF6DF")
        canvas.stamp(icon.surface, half, half)
        sprite = canvas.sprite(half, half)
        under = Sprite(pygame.Surface(sprite.surface.get_size(), pygame.SRCALPHA, 32), half, half)
        raking_light(r * 0.93, 0.22).put(under.surface, half, half)
        sprite.put(under.surface, half, half)
        return under

    def _calendar_cover(self) -> Sprite:
        """Rings, raking light and the sun's face."""
        g = self.geometry
        r, line = g.radius, g.line
        half = math.ceil(r + 2)
        canvas = Canvas(2 * half, 2 * half, _finer(r))
        for share, width in ((NUMERALS_OUT, 2.0), (NUMERALS_IN, 2.4), (QUICK_RING, 2.2)):
            groove(canvas, half, half, r * share, width * line)
        canvas.circle(half, half + r * 0.02, r * (SUN + 0.02), "#000000", 46)
        sun_face(canvas, half, half, r * SUN)
        rays = canvas.sprite(half, half)
        under = Sprite(pygame.Surface(rays.surface.get_size(), pygame.SRCALPHA, 32), half, half)
        raking_light(r * 0.95).put(under.surface, half, half)
        rays.put(under.surface, half, half)
        return under


def _finer(r: float) -> int:
    """How many times larger a wheel of radius r is drawn before it is reduced."""
    return 2 if r > 160 else 3


def _openness(position: float, teeth: int) -> float:
    """How far a hole at that position is open: 1 on a space, 0 on the hidden teeth before the calendar."""
    hidden = teeth - 2.0
    ahead, behind = hidden - position, position - (teeth - 1)
    if ahead >= 1:
        return 1.0
    return ahead if ahead > 0 else max(0.0, min(1.0, behind))
