"""A table on a stage without a window, drawn, pointed at and clicked with a clock beside it."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Sequence

import pygame

from tabletop.ui.inputs import Button, Point, Press, Release
from tabletop.ui.pilot import Pilot

__all__ = ["Staged", "blit", "timed"]


class Staged:
    """A pilot whose stage is measured; all times are in seconds."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def frame(self) -> float:
        """Everything drawn anew."""
        stage, surface = self.pilot.stage, self.pilot.surface

        def once() -> None:
            stage.invalidate()
            stage.frame(surface)

        return timed(once, 60)

    def walked(self, spots: Sequence[tuple[float, float]], rounds: int) -> float:
        """The pointer goes from one spot to the next, and what changed is drawn."""
        stage, surface = self.pilot.stage, self.pilot.surface
        places = iter([*spots] * (rounds + 4))

        def once() -> None:
            stage.handle(Point(*next(places)))
            stage.frame(surface)

        return timed(once, len(spots) * rounds)

    def click(self, x: float, y: float) -> float:
        """A click, and all that it changes drawn; the pointer is there already."""
        stage, surface = self.pilot.stage, self.pilot.surface
        stage.handle(Point(x, y))
        stage.frame(surface)
        started = time.perf_counter()
        stage.handle(Press(x, y, Button.LEFT))
        stage.handle(Release(x, y, Button.LEFT))
        stage.settle_layout()
        stage.frame(surface)
        return time.perf_counter() - started


def timed(work: Callable[[], object], times: int) -> float:
    """Return the median seconds of one call."""
    for _ in range(3):
        work()
    taken = []
    gc.disable()
    for _ in range(times):
        started = time.perf_counter()
        work()
        taken.append(time.perf_counter() - started)
    gc.enable()
    return statistics.median(taken)


def blit(size: tuple[int, int]) -> float:
    """Return the seconds of one opaque full-screen blit."""
    source, target = pygame.Surface(size, 0, 32), pygame.Surface(size, 0, 32)
    source.fill((120, 90, 60))
    return timed(lambda: target.blit(source, (0, 0)), 200)
