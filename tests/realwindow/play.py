"""Plays a whole game in a real window by pointer or keys. Run by hand; needs an X display and xdotool.

    Xvfb :8 -screen 0 1600x1000x24 &
    DISPLAY=:8 openbox &                     (any window manager; needed for --events only)
    DISPLAY=:8 python tests/realwindow/play.py --by mouse [--board training] [--pictures FOLDER] [--slowly 30]
    DISPLAY=:8 python tests/realwindow/play.py --game tzolkin --players 3 --modules --by keys

The script keeps a mirror: the same scenes without a window, to which it does everything that it does to
the window. The mirror tells where a target is; the autosave of the program must always equal the mirror's
game. With `--pictures` the window is photographed at interesting moments and compared with the mirror.
Nothing of the person who runs it is touched: the program runs with folders of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "ui"), str(Path(__file__).parent)]
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame  # noqa: E402
from anyhands import AnyHand  # noqa: E402
from tables import OfTzolkin, OfYucatan, Playing  # noqa: E402

import main as program  # noqa: E402
from tabletop.commands import cli  # noqa: E402
from tabletop.commands.world import World  # noqa: E402
from tabletop.engine import save  # noqa: E402
from tabletop.engine.rng import Rng  # noqa: E402
from tabletop.ui.desk import Desk, Places  # noqa: E402
from tabletop.ui.inputs import Button, FocusLost, Point, Resize  # noqa: E402
from tabletop.ui.pilot import Pilot  # noqa: E402
from tabletop.ui.scenes.menu import MenuScene  # noqa: E402
from tabletop.ui.scenes.results import ResultsScene  # noqa: E402
from tabletop.ui.settings import Settings  # noqa: E402
from tabletop.ui.targets import Name  # noqa: E402

SIZE = (1280, 800)
KEYS = {"tab": "Tab", "return": "Return", "escape": "Escape", "space": "space", "down": "Down", "f11": "F11"}
BUTTONS = {Button.LEFT: "1", Button.MIDDLE: "2", Button.RIGHT: "3"}


def the_world() -> World:
    """The games as `main.py` hands them to its commands."""
    found: list[World] = []

    def kept(_argv: Sequence[str], world: World) -> int:
        found.append(world)
        return 0

    run, cli.run = cli.run, kept
    try:
        program.main([])
    finally:
        cli.run = run
    return found[0]


def xdotool(*words: object) -> str:
    done = subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True, check=True)
    return done.stdout.strip()


class Window:
    """The program in its window."""

    def __init__(self, home: Path, pace: str) -> None:
        self.home = home
        self.saves = home / "data" / "ceiba" / "saves"
        self.settings = home / "config" / "ceiba" / "settings.json"
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        self.settings.write_text(json.dumps({"pace": pace, "window": [100, 60, *SIZE]}))
        self._process: subprocess.Popen[bytes] | None = None
        self.id = ""

    def start(self) -> None:
        """Start the program, and wait for its window."""
        folders = {
            f"XDG_{name.upper()}_HOME": str(self.home / name) for name in ("data", "config", "cache", "state")
        }
        env = os.environ | folders | {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        self._process = subprocess.Popen([sys.executable, str(ROOT / "main.py")], env=env, cwd=self.home)
        wait_for(self._drawn, "the window did not open", 40)

    def _drawn(self) -> bool:
        """Whether the window is there and something has been drawn in it."""
        self.id, file = next(iter(self._find().split()), ""), self.home / "look.png"
        if not self.id:
            return False
        try:
            self.picture(file)
        except subprocess.CalledProcessError:
            return False
        return pygame.image.load(file).get_at((5, 5))[:3] != (0, 0, 0)

    def _find(self) -> str:
        assert self._process is not None
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self._process.pid)],
            capture_output=True,
            text=True,
            check=False,
        )
        return found.stdout.strip()

    def kill(self) -> None:
        """End it without warning, if it runs."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def wait(self) -> int:
        """Wait until it has ended by itself; its exit status."""
        assert self._process is not None
        return self._process.wait(timeout=20)

    def size(self) -> tuple[int, int]:
        lines = dict(
            line.split("=")
            for line in xdotool("getwindowgeometry", "--shell", self.id).splitlines()
            if "=" in line
        )
        return int(lines["WIDTH"]), int(lines["HEIGHT"])

    def picture(self, file: Path) -> None:
        subprocess.run(["import", "-window", self.id, str(file)], check=True, capture_output=True)

    def newest(self) -> Path:
        """The file of the game kept last."""
        files = [file for file in self.saves.glob("*.json") if not file.stem.rpartition(".")[2].isdigit()]
        return max(files, key=lambda file: file.stat().st_mtime)


class Double(Pilot):
    """A pilot that does to the window whatever is done to it."""

    def __init__(self, window: Window, scene: Any, settings: Settings) -> None:
        self.window = window
        self.seen: Callable[[], None] = lambda: None
        super().__init__(scene, SIZE, settings)

    def click_at(self, x: float, y: float, button: Button = Button.LEFT) -> None:
        xdotool("mousemove", "--window", self.window.id, round(x), round(y), "click", BUTTONS[button])
        super().click_at(round(x), round(y), button)
        self.rest()
        self.seen()

    def point(self, name: str | Name) -> None:
        x, y = self.find(name).shape.centre
        xdotool("mousemove", "--window", self.window.id, round(x), round(y))
        self.give(Point(round(x), round(y)))

    def press(self, key: str, *, shift: bool = False, control: bool = False, alt: bool = False) -> None:
        parts = [name for name, on in (("shift", shift), ("ctrl", control), ("alt", alt)) if on]
        xdotool("key", "--clearmodifiers", "+".join([*parts, KEYS.get(key, key)]))
        super().press(key, shift=shift, control=control, alt=alt)
        self.rest()
        self.seen()

    def rest(self) -> None:
        """Let the motions of the window end, where there are any: an input would end them."""
        time.sleep(0.02 if self.stage.settings.pace == "off" else 0.35)

    def resize(self, size: tuple[int, int]) -> None:
        """Make window and mirror as large as that."""
        xdotool("windowsize", self.window.id, *size)
        wait_for(lambda: self.window.size() == size, "the window kept its size")
        self.give(Resize(*size))
        self.settle()


def wait_for(true: Callable[[], Any], trouble: str, seconds: float = 15.0) -> Any:
    """Wait until something is so; its value. SystemExit with `trouble` if it never is."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = true()
        if value:
            return value
        time.sleep(0.03)
    raise SystemExit(trouble)


class Player:
    """Plays one game in the window."""

    def __init__(self, options: argparse.Namespace, playing: Playing, home: Path) -> None:
        self.options = options
        self.playing = playing
        self.pace = "normal" if options.slowly else "off"
        self.window = Window(home, self.pace)
        world = the_world()
        self.desk = Desk(world.tables, world.planned, Places(), version=world.version, now=world.now)
        self.home = home
        self.taken: set[str] = set()
        self.pilot: Double
        self.hand: AnyHand[Any]

    def open(self) -> None:
        """Start the program and its mirror at the menu."""
        self.desk.places = Places(saves=self.home / "mirror", cache=self.home / "mirror-cache")
        self.window.start()
        self.pilot = Double(self.window, self.desk.opening(self.desk.menu), Settings(pace=self.pace))
        self.hand = self.playing.hand(self.pilot, self.options.by)
        if self.options.by == "keys":
            xdotool("mousemove", 5, 5)
            xdotool("windowactivate", "--sync", self.window.id)
        self.pilot.seen = self.look_closely
        time.sleep(1)
        self.look("menu")

    def lay(self) -> None:
        """From the menu to a table."""
        self.hand.answer(("game", self.options.game))
        time.sleep(3)
        self.look("new game")
        self.playing.lay(self.hand.answer)
        self.look("new game, all chosen")
        self.hand.answer(("button", "start"))
        wait_for(
            lambda: self.window.saves.exists() and list(self.window.saves.glob("*.json")), "no table was laid"
        )
        time.sleep(4)
        self.take_up()

    def take_up(self) -> None:
        """Bring the mirror to where the window is (its chance is another)."""
        kept = self.window.newest()
        mirror = self.home / "mirror"
        shutil.rmtree(mirror, ignore_errors=True)
        mirror.mkdir()
        there = mirror / kept.name
        shutil.copy(kept, there)
        self.desk.resume(there)
        self.pilot.settle()
        if self.options.by == "mouse":
            self.pilot.give(Point(*self.pointer()))

    def pointer(self) -> tuple[int, int]:
        """Where the pointer is in the window."""
        at = dict(line.split("=") for line in xdotool("getmouselocation", "--shell").splitlines())
        origin = dict(
            line.split("=") for line in xdotool("getwindowgeometry", "--shell", self.window.id).splitlines()
        )
        return int(at["X"]) - int(origin["X"]), int(at["Y"]) - int(origin["Y"])

    def play(self) -> None:
        """Play to the results."""
        rng = Rng(self.options.seed)
        number = 0
        while not isinstance(self.pilot.scene, ResultsScene):
            self.look_round()
            if not self.hand.session.options():
                self.hand.make_way()
                self.pilot.settle()
                continue
            self.hand.do(self.playing.choose(self.hand.session, rng))
            number += 1
            if self.pace == "normal":
                time.sleep(2.6)
            self.agree()
            if number == self.options.slowly:
                print(f"{number} actions with motions")
                return
            if self.options.events and number == 40:
                self.events()
        time.sleep(1)
        self.look("results")
        print(f"{number} actions, {dict(self.hand.used)}")

    def agree(self) -> None:
        """The program's autosave must come to be the mirror's game."""
        session, games = self.hand.session, {self.options.game: self.hand.session.game}
        wait_for(
            lambda: save.load(self.window.newest(), games)[0].state.key() == session.state.key(),
            f"window and mirror part after {len(session.entries)} entries: {session.entries[-1].action}",
        )

    def events(self) -> None:
        """What happens to windows: resized, full screen, minimised, killed."""
        for size in ((1024, 640), (1500, 900), SIZE):
            self.pilot.resize(size)
            time.sleep(1.5)
            self.look(f"resized to {size[0]}x{size[1]}")
        xdotool("key", "F11")
        time.sleep(2)
        self.window.picture(self.options.pictures / "full-screen.png")
        print("full screen:", self.window.size())
        xdotool("key", "F11")
        time.sleep(2)
        print("back from it:", self.window.size())
        xdotool("mousemove", "--window", self.window.id, 5, 5)
        self.pilot.give(Point(5, 5))
        self.look("after full screen")
        xdotool("windowminimize", self.window.id)
        time.sleep(1)
        self.pilot.give(FocusLost())
        xdotool("windowmap", self.window.id)
        xdotool("windowactivate", self.window.id)
        time.sleep(1.5)
        self.look("after minimising")
        self.agree()
        self.window.kill()
        self.window.start()
        self.look_only("menu after a kill")
        if self.options.by == "keys":
            xdotool("windowactivate", "--sync", self.window.id)
        self.pilot.stage.reset(self.desk.menu())
        self.pilot.settle()
        self.hand.answer(("menu", "continue"))
        time.sleep(3)
        self.agree()
        self.look("continued after a kill")

    # ---- pictures

    def look_round(self) -> None:
        """Photograph what has not been seen yet."""
        for what in self.playing.moment(self.pilot.scene):
            self.look(what)

    def look_closely(self) -> None:
        """Photograph what is open only in the middle of an action."""
        what = self.playing.inner_moment(self.pilot.scene)
        if what:
            self.look(what)

    def look_only(self, what: str) -> None:
        if self.options.pictures is not None:
            self.window.picture(self.options.pictures / f"{what.replace(' ', '-')}.png")

    def look(self, what: str) -> None:
        """Photograph the window, once, and compare it with the mirror."""
        if self.options.pictures is None or what in self.taken:
            return
        self.taken.add(what)
        self.pilot.settle()
        file = self.options.pictures / f"{what.replace(' ', '-')}.png"
        end = time.monotonic() + 10
        while (trouble := self._differs(file)) and time.monotonic() < end:
            time.sleep(0.3)
        print(f"{what}: {trouble or 'the same picture'}")
        if trouble:
            pygame.image.save(self.pilot.surface, file.with_stem(file.stem + "-mirror"))

    def _differs(self, file: Path) -> str:
        """Photograph the window into a file; how that differs from the mirror, "" if it does not."""
        self.window.picture(file)
        mirror = self.pilot.surface
        seen = pygame.image.load(file).convert(mirror)
        if seen.get_size() != mirror.get_size():
            return f"the window is {seen.get_size()}, the mirror {mirror.get_size()}"
        near = pygame.mask.from_threshold(seen, "black", (9, 9, 9, 255), mirror).count()
        other = seen.get_width() * seen.get_height() - near
        return f"{other} pixels differ" if other else ""


def main(words: Sequence[str] | None = None) -> int:
    """Play; 0 if window and mirror never parted."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--by", choices=("mouse", "keys"), default="mouse")
    reader.add_argument("--game", choices=("yucatan", "tzolkin"), default="yucatan")
    reader.add_argument("--board", default="training", help="of Yucatán: name of a ready board")
    reader.add_argument("--players", type=int, default=3, help="of Tzolk'in: how many play")
    reader.add_argument("--modules", action="store_true", help="of Tzolk'in: with all modules")
    reader.add_argument("--seed", type=int, default=1, help="of the players' choices")
    reader.add_argument("--pictures", type=Path, help="folder for pictures of the window")
    reader.add_argument("--slowly", type=int, default=0, help="so many actions with motions, then stop")
    reader.add_argument(
        "--events", action="store_true", help="resize, minimise and kill the window on the way"
    )
    options = reader.parse_args(words)
    if not os.environ.get("DISPLAY") or shutil.which("xdotool") is None:
        print("This needs an X display (DISPLAY) and xdotool.", file=sys.stderr)
        return 2
    if options.pictures is not None:
        options.pictures.mkdir(parents=True, exist_ok=True)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    with tempfile.TemporaryDirectory(prefix="ceiba-window-") as home:
        playing: Playing = OfYucatan(options.board)
        if options.game == "tzolkin":
            playing = OfTzolkin(options.players, modules=options.modules)
        player = Player(options, playing, Path(home))
        try:
            player.open()
            player.lay()
            player.look("table")
            player.play()
            if isinstance(player.pilot.scene, ResultsScene):
                player.hand.answer(("button", "menu"))
                assert isinstance(player.pilot.scene, MenuScene)
                time.sleep(1)
                player.look("menu at the end")
                player.hand.answer(("menu", "quit"))
                print("exit status", player.window.wait())
        finally:
            player.window.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
