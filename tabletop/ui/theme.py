"""One scale for everything on the screen.

Drawings are thought in *logical units*: pixels of a window of 1920x1080. A `Theme` belongs to one real
window size and one text size, and turns logical units into real pixels: `u = min(width / 1920, height /
1080)`. Text does not shrink as fast as the window, so its steps have their own table (art direction,
section 3).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from itertools import pairwise

__all__ = ["LEAST_HIT", "SPACES", "TEXT_SIZES", "Step", "Theme"]

TEXT_SIZES = (80, 90, 100, 115, 130, 150, 175, 200)
"""The text sizes offered in the settings, in per cent."""

SPACES = (4, 8, 12, 16, 24, 32, 48)
"""Gaps between things, in logical units."""

LEAST_HIT = 44
"""Smallest side of a place that can be clicked, in real pixels."""


class Step(Enum):
    """A step of type: sizes at u = 2/3, 1 and 2 in pixels, and how much of the wished text size it follows.

    Large lettering is readable already; it grows a third as fast as the text somebody asked to have enlarged.
    """

    HERO = (84, 124, 248, 0.30)
    TITLE = (46, 68, 136, 0.30)
    HEADLINE = (38, 56, 112, 0.35)
    GAME = (32, 44, 88, 0.35)
    NAME = (22, 32, 64, 0.70)
    HEAD = (20, 26, 52, 1.0)
    FIGURE = (22, 29, 58, 1.0)
    ACTION = (18, 23, 46, 1.0)
    BODY = (16, 20, 40, 1.0)
    NOTE = (15, 18, 36, 1.0)


@dataclass(frozen=True)
class Theme:
    """Sizes for a picture of `size` real pixels and a text size of `text` (1.0 = 100 %)."""

    size: tuple[int, int]
    text: float = 1.0

    @property
    def large(self) -> bool:
        """Whether the text is so large that second lines make way."""
        return self.text >= 1.25

    @cached_property
    def u(self) -> float:
        """Real pixels of one logical unit."""
        return min(self.size[0] / 1920, self.size[1] / 1080)

    def px(self, units: float) -> int:
        """A length in whole real pixels; never 0 for a positive length."""
        if units == 0:
            return 0
        length = round(units * self.u)
        return length if length else (1 if units > 0 else -1)

    def real(self, units: float) -> float:
        """A length in real pixels, not rounded."""
        return units * self.u

    def step(self, step: Step) -> float:
        """The size of a step of type in real pixels, the wished text size included."""
        low, mid, high, share = step.value
        stops = ((2 / 3, low), (1.0, mid), (2.0, high))
        (a, pa), (b, pb) = next(
            (pair for pair in pairwise(stops) if self.u <= pair[1][0]), (stops[1], stops[2])
        )
        size = pa + (pb - pa) * (self.u - a) / (b - a)
        if self.u < stops[0][0]:  # below 720p text gives way only half as fast as the rest
            size = low * (1 - (1 - self.u / stops[0][0]) * 0.5)
        return float(size * (1 + (self.text - 1) * share))

    def leading(self, step: Step) -> int:
        """Distance of two lines of text in real pixels."""
        return round(self.step(step) * 1.26)

    @property
    def small(self) -> bool:
        """True where second lines and labels give way (720p and below)."""
        return self.u < 0.8

    @property
    def margin(self) -> int:
        """Outer margin in real pixels: 20 at 720p, 32 at 1080p, 64 at 2160p."""
        return self.px(32)

    @property
    def hit(self) -> int:
        """Smallest side of a place that can be clicked."""
        return max(LEAST_HIT, self.px(LEAST_HIT))

    def with_text(self, text: float) -> Theme:
        """The same window with another text size."""
        return replace(self, text=text)
