"""How fast the screen is: a table of Yucatán for four at 1920x1080, without a window.

Every row stands beside its reference, one full-screen blit timed in the same run, and beside the bar that
it should stay under. Nothing here fails: it is a measurement.

    python -m tests.benchmarks.bench_screen
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.ui.app import App
from tabletop.ui.desk import Desk, Places
from tabletop.ui.inputs import Key
from tabletop.ui.pilot import Pilot
from tabletop.ui.settings import SettingsFile
from tabletop.ui.targets import Target
from tests.benchmarks.rows import Row, compared, milliseconds, show
from tests.benchmarks.staged import Staged, blit
from yucatan.package import YucatanPackage
from yucatan.ui.groundcache import GroundCache
from yucatan.ui.table import SPACE, YucatanTable

SIZE = (1920, 1080)
SEED = 11
ACTIONS = 400
"""Random actions after which the table is measured: all kinds of pieces lie on it."""
RIVER = "Great River"


# ---------------------------------------------------------------- the table that is measured


def played(actions: int = ACTIONS) -> Session[Any]:
    """Return a game for four after random actions, at a turn with a warrior to move."""
    package = YucatanPackage()
    board, _defects = package.load_board(package.default_board(4))
    session = Session(package.game, Setup(4, board), package.seats(4), SEED)
    rng = Rng(SEED + 1)
    while len(session.entries) < actions or not _warriors(session):
        session.submit(rng.choice(session.options()))
    return session


def _warriors(session: Session[Any]) -> list[int]:
    """Return the spaces of the warriors that can move now."""
    return sorted({int(action.args[0]) for action in session.options() if action.kind == "move"})


def a_desk(folder: Path | None = None) -> Desk:
    """Return a desk that keeps painted grounds in `folder`, and nothing else."""
    places = Places(cache=folder)
    desk = Desk({"yucatan": YucatanPackage()}, [], places, version="bench", now=lambda: datetime(2026, 12, 1))
    desk.alone = True
    return desk


class Bench(Staged):
    """A table on a stage without a window, and the reference beside it."""

    def __init__(self) -> None:
        desk = a_desk()
        self.session = played()
        scene = desk.packages["yucatan"].screen().table(self.session, desk)
        super().__init__(Pilot(desk.opening(lambda: scene), SIZE))
        assert isinstance(self.pilot.scene, YucatanTable)
        self.table = self.pilot.scene
        self.blit = blit(SIZE)

    def row(self, name: str, seconds: float, bar: str) -> Row:
        """Return a row for a time that is compared with the blit."""
        return compared(name, seconds, self.blit, bar)

    # ---- what is measured

    def hover(self) -> float:
        """The pointer goes from one space to the next, and what changed is drawn."""
        return self.walked([target.shape.centre for target in self._spaces()], 5)

    def refused(self) -> float:
        """A click on a space that is not lit: the reason is worked out and shown."""
        self._take_a_warrior()
        spots = [target.shape.centre for target in self._spaces() if not target.lit]
        return statistics.median(self.click(*spot) for spot in spots[:60])

    def taken(self) -> float:
        """A click on a warrior: it is taken in hand, and all it can reach is lit and foretold."""
        times = []
        for space in _warriors(self.session) * 6:
            self._put_down()
            times.append(self.click(*self.table.board.centre(space)))
        self._put_down()
        return statistics.median(times)

    def _take_a_warrior(self) -> None:
        self._put_down()
        self.click(*self.table.board.centre(_warriors(self.session)[0]))

    def _put_down(self) -> None:
        self.pilot.give(Key("escape"), Key("escape", down=False))

    def _spaces(self) -> list[Target]:
        return [target for target in self.table.targets if target.name[0] == SPACE]


# ---------------------------------------------------------------- grounds, idle second, memory


def grounds(table: YucatanTable) -> tuple[float, float]:
    """Return the seconds for painting the table's ground from nothing, and for reading it from disk."""
    board, view = table.session.setup.board, table.board.projection
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        GroundCache(None).ground(board, view, RIVER)
        painted = time.perf_counter() - started
        GroundCache(Path(folder)).ground(board, view, RIVER)
        started = time.perf_counter()
        GroundCache(Path(folder)).kept(board, view, RIVER)
        return painted, time.perf_counter() - started


def running_table() -> App:
    """Return the program on the dummy driver with a table for four, not yet running."""
    desk = a_desk()
    session = played()
    app = App(desk.menu, SettingsFile(None))
    app.stage.push(desk.opening(lambda: desk.packages["yucatan"].screen().table(session, desk)))
    return app


def idle_flips() -> int:
    """Return how often a table in a window is presented in one second in which nothing happens."""
    app = running_table()
    counted: list[int] = []

    def watch() -> None:
        before = -1
        while app.stage.working or before != app.flips:
            before = app.flips
            time.sleep(0.6)
        time.sleep(1.0)
        counted.append(app.flips - before)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    watcher = threading.Thread(target=watch)
    watcher.start()
    scene = app.stage.scenes.pop()
    app.run(scene)
    watcher.join()
    return counted[0]


def resident() -> tuple[float, float]:
    """Return the MB of memory this process holds now, and the most it ever held (0 where nobody tells)."""
    now = most = 0.0
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text(encoding="ascii").splitlines():
            if line.startswith(("VmRSS:", "VmHWM:")):
                amount = int(line.split()[1]) / 1024
                now, most = (amount, most) if line.startswith("VmRSS") else (now, amount)
    else:
        try:
            import resource
        except ImportError:
            return now, most
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        now = most = peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
    return now, most


def memory() -> tuple[float, float]:
    """Return the memory (MB now, MB at most) of a process of its own that shows a table for four."""
    program = "from tests.benchmarks.bench_screen import show_memory; show_memory()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    now, most = done.stdout.split()
    return float(now), float(most)


def show_memory() -> None:
    """Play on at a table in a window and print what it takes."""
    desk = a_desk()
    session = played(0)
    pilot = Pilot(desk.opening(lambda: desk.packages["yucatan"].screen().table(session, desk)), SIZE)
    rng = Rng(3)
    assert isinstance(pilot.scene, YucatanTable)
    table = pilot.scene
    for _ in range(ACTIONS):
        options = session.options()
        if not options or not isinstance(pilot.scene, YucatanTable):
            break
        table.submit(rng.choice(options))
        pilot.settle()
    print(*resident())


# ---------------------------------------------------------------- the rows


def rows() -> Iterator[Row]:
    """Measure, and yield each row as soon as it is known."""
    bench = Bench()
    yield Row("full-screen blit, 1920x1080", milliseconds(bench.blit), "", "1.00 blits", "the reference")
    yield bench.row("whole frame composed", bench.frame(), "at most 3 blits")
    yield bench.row("hover redraw", bench.hover(), "at most 0.5 blit")
    yield bench.row("click refused, reason shown", bench.refused(), "at most 5 ms")
    yield bench.row("click on a warrior, its ways lit", bench.taken(), "at most 5 ms")
    painted, read = grounds(bench.table)
    yield bench.row("ground painted from nothing", painted, "at most 1500 ms")
    yield bench.row("ground read from disk", read, "below painting it")
    yield Row("flips in one idle second", str(idle_flips()), "", "", "0")
    now, most = memory()
    yield Row("memory of a table for four", f"{now:.0f} MB", f"peak {most:.0f} MB", "", "at most 300 MB")


if __name__ == "__main__":
    show("screen at 1920x1080", rows())
