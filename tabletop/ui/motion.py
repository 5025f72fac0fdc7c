"""Motions: something changes for a while, then it has changed.

Time is always a parameter (seconds of the application's clock), so that tests can turn the clock themselves.
Durations are given in milliseconds at normal pace, as in the table of the art direction, section 8.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

__all__ = [
    "BREATH",
    "Ease",
    "Motion",
    "Motions",
    "Pace",
    "in_out_cubic",
    "in_out_sine",
    "in_quad",
    "linear",
    "out_back",
    "out_cubic",
    "out_quad",
]

Ease = Callable[[float], float]
BREATH = 80
"""Pause between two parts of a chain in milliseconds."""


def linear(t: float) -> float:
    """Even pace."""
    return t


def in_quad(t: float) -> float:
    """Gathers speed."""
    return t * t


def out_quad(t: float) -> float:
    """Loses speed."""
    return 1 - (1 - t) * (1 - t)


def out_cubic(t: float) -> float:
    """Loses speed, softer at the end."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Gathers speed and loses it."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def in_out_sine(t: float) -> float:
    """Gathers speed and loses it, gently."""
    return (1 - math.cos(math.pi * t)) / 2


def out_back(over: float = 1.1) -> Ease:
    """Goes a little too far and comes back; `over` is how strongly."""

    def ease(t: float) -> float:
        return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2

    return ease


class Pace(Enum):
    """How long motions take, as a factor; OFF shows the last frame at once."""

    SLOW = 1.6
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0

    @classmethod
    def named(cls, name: str) -> Pace:
        """The pace of that name (lower case). KeyError for another."""
        return cls[name.upper()]


@dataclass
class Motion:
    """One motion from `start` over `length` seconds.

    `show(t)` is told the eased progress, 0 to 1 (out_back: beyond). `begin` is called before the first
    frame, `done` after the last; motions on the same thing (`on`) follow each other.
    """

    start: float
    length: float
    show: Callable[[float], None]
    ease: Ease = linear
    done: Callable[[], None] | None = None
    on: object = None
    begin: Callable[[], None] | None = None

    def at(self, now: float) -> float:
        """Eased progress at that time."""
        if now >= self.end:
            return self.ease(1.0)
        return self.ease(max(0.0, (now - self.start) / self.length)) if self.length else self.ease(0.0)

    def display(self, t: float) -> None:
        """Show the motion at an eased progress; begin it if this is its first frame."""
        begin, self.begin = self.begin, None
        if begin is not None:
            begin()
        self.show(t)

    @property
    def end(self) -> float:
        """Time of the last frame."""
        return self.start + self.length


@dataclass
class Motions:
    """The running motions of one scene.

    Motions on the same thing (`on`) never overlap: a later one waits for the earlier one and a breath.
    """

    pace: Pace = Pace.NORMAL
    running: list[Motion] = field(default_factory=list)

    def start(
        self,
        now: float,
        length: float,
        show: Callable[[float], None],
        ease: Ease = linear,
        *,
        delay: float = 0,
        on: object = None,
        begin: Callable[[], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> Motion:
        """Begin a motion of `length` ms after `delay` ms.

        `begin` is called once, before the first frame, and `done` once, after the last.
        """
        factor = self.pace.value / 1000
        start = now + delay * factor
        if on is not None:
            before = [m.end + BREATH * factor for m in self.running if m.on == on]
            start = max([start, *before])
        motion = Motion(start, length * factor, show, ease, done, on, begin)
        self.running.append(motion)
        if self.pace is Pace.OFF:
            self.tick(now)
        return motion

    def tick(self, now: float) -> bool:
        """Show every motion that has begun; drop those that ended. True if anything was shown."""
        shown = False
        for motion in list(self.running):
            if now < motion.start or motion not in self.running:
                continue
            motion.display(motion.at(now))
            shown = True
            if now >= motion.end:
                self._drop(motion)
        return shown

    def finish(self) -> None:
        """End everything at once with its last frame, what those ends begin included."""
        while self.running:
            motion = min(self.running, key=lambda m: m.end)
            motion.display(motion.ease(1.0))
            self._drop(motion)

    @property
    def active(self) -> bool:
        """True while a motion runs or waits."""
        return bool(self.running)

    def _drop(self, motion: Motion) -> None:
        self.running.remove(motion)
        if motion.done:
            motion.done()
