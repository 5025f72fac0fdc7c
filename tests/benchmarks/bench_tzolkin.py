"""How fast Tzolk'in's table is: four players with all modules at 1920x1080 and 3840x2160, without a window.

Every row stands beside its reference, one full-screen blit timed in the same run, and beside its bar.
Nothing here fails: it is a measurement.

    python -m tests.benchmarks.bench_tzolkin
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import Any

import pygame

from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.ui.paint.paper import paper
from tabletop.ui.pilot import Pilot
from tabletop.ui.settings import Settings
from tabletop.ui.stage import Stage
from tests.benchmarks.bench_screen import SIZE, resident
from tests.benchmarks.rows import Row, compared, show
from tests.benchmarks.staged import Staged, blit, timed
from tzolkin.package import TzolkinPackage
from tzolkin.ui.overlays import DOMAINS
from tzolkin.ui.table import TzolkinTable

SEED = 11
ACTIONS = 160
"""Random actions after which the table is measured: workers stand on all wheels."""
MODULES = ("tribes", "prophecies", "new-buildings", "quick-actions")
LARGE = (3840, 2160)
TURNS = 48
"""In-between positions of the gears that are drawn and timed."""


class NoHost:
    """Nothing round the table."""

    alone = True

    def leave(self, session: Session[Any]) -> None:
        """Stay."""

    def finished(self, session: Session[Any]) -> None:
        """Stay."""


def played() -> Session[Any]:
    """Return a game for four after random actions, at the beginning of a turn."""
    package = TzolkinPackage()
    setup = Setup(4, None, 0, dict.fromkeys(MODULES, "on"))
    session: Session[Any] = Session(package.game, setup, package.seats(4), SEED)
    rng = Rng(SEED + 1)
    while len(session.entries) < ACTIONS or (
        session.decision is not None and session.decision.kind != "turn"
    ):
        session.submit(rng.choice(session.options()))
    return session


class Wheels(Staged):
    """A table on a stage without a window, and the seconds until anything and until all of it was shown."""

    def __init__(self, size: tuple[int, int] = SIZE) -> None:
        session = played()
        paper(*size)  # the menu has painted it before
        started = time.perf_counter()
        stage, surface = Stage(size, Settings(pace="off")), pygame.Surface(size, 0, 32)
        stage.push(TzolkinTable(session, NoHost()))
        stage.tick()
        stage.frame(surface)
        self.first = time.perf_counter() - started
        started = time.perf_counter()
        super().__init__(Pilot(TzolkinTable(session, NoHost()), size))
        self.opened = time.perf_counter() - started
        assert isinstance(self.pilot.scene, TzolkinTable)
        self.table = self.pilot.scene

    def turning(self) -> float:
        """A frame in the middle of a turn of the gears, all in-between pictures made before."""
        for _share in self.table.wheels.wheels.prepare(self.table.shown.rode):
            pass
        day, place = self.table.shown.rode, 0

        def once() -> None:
            nonlocal place
            place = place % (TURNS - 1) + 1
            self.table.shown.turn = day + place / TURNS
            self.table.invalidate(self.table.wheels.zone)
            self.pilot.stage.frame(self.pilot.surface)

        taken = timed(once, TURNS)
        self.table.shown.turn = float(day)
        self.table.invalidate()
        self.pilot.stage.frame(self.pilot.surface)
        return taken

    def hover(self) -> float:
        """The pointer goes from one place to the next, and what changed is drawn."""
        spots = [target.shape.centre for target in self.table.targets if target.name[0] in DOMAINS]
        return self.walked(spots, 2)

    def placed(self) -> float:
        """A click on a price: the worker stands there, and the next prices are lit."""
        times = []
        for _ in range(12):
            lit = self.table.choice.lit if self.table.choice is not None else {}
            name = next(
                (n for n, at in lit.items() if at.actions[0].kind == "place" and n[0] == "space"), None
            )
            if name is None:
                break
            times.append(self.click(*self.pilot.find(name).shape.centre))
            self.table.undo()
            self.pilot.settle()
        return statistics.median(times)


def rows(size: tuple[int, int] = SIZE) -> Iterator[Row]:
    """Measure, and yield each row as soon as it is known."""
    reference = blit(size)

    def row(name: str, seconds: float, bar: str) -> Row:
        return compared(name, seconds, reference, bar)

    wheels = Wheels(size)
    yield row("first frame, name and paper", wheels.first, "at most 100 ms")
    yield row("table opened, all of it painted", wheels.opened, "at most 2500 ms")
    yield row("whole frame composed", wheels.frame(), "at most 4 blits")
    yield row("hover redraw", wheels.hover(), "at most 1 blit")
    yield row("click on a price, the next ones lit", wheels.placed(), "at most 60 ms")
    yield row("frame of turning gears", wheels.turning(), "at most 12 ms")
    mega = wheels.table.wheels.wheels.bytes / (1 << 20)
    most_kept = "at most 80 MB" if size == SIZE else "at most 100 MB"
    yield Row("pictures of turning gears", f"{mega:.0f} MB", "", "", most_kept)
    now, most = resident()
    least = "at most 400 MB" if size == SIZE else "at most 800 MB"
    yield Row("memory of this process", f"{now:.0f} MB", f"peak {most:.0f} MB", "", least)


if __name__ == "__main__":
    show("Tzolk'in at 1920x1080", rows())
    print()
    show("Tzolk'in at 3840x2160", rows(LARGE))
