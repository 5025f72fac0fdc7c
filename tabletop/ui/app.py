"""The window and the loop.

The loop waits: nothing is drawn and nothing is presented while nothing changed; it wakes on a timer only
while something moves. The window is made once, resizable, sharp on dense displays, and its place is
remembered.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path

import platformdirs
import pygame

from tabletop.ui.inputs import FocusLost, Hidden, Input, Key, Shown, Translator
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import CARD, GAME_ACCENTS, GOLD, INK, PAPER, rgb
from tabletop.ui.scene import Scene
from tabletop.ui.settings import APP_NAME, Settings, SettingsFile
from tabletop.ui.stage import Stage

__all__ = ["App", "NoDisplay", "ScreenBroken", "log_folder", "picture"]

TITLE = "Ceiba"
LEAST_SIZE = (1024, 640)
FIRST_SIZE = (1280, 800)
_FRAME = 1 / 60
_PATIENCE = 3
"""Bugs in a row after which the program gives up."""


class NoDisplay(Exception):
    """No window can be opened; the message is one sentence."""


class ScreenBroken(Exception):
    """The screen fails again and again; the message is one sentence. The game is saved."""


class SystemClipboard:
    """The clipboard of the system; silent where there is none."""

    def get(self) -> str:
        """The text there is, or nothing."""
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def put(self, text: str) -> None:
        """Keep a text."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return


class App:
    """The program on a screen.

    `home` makes the scene to come back to when another one fails. `flips` and `draws` count presented and
    composed frames, for the benchmark.
    """

    def __init__(
        self,
        home: Callable[[], Scene],
        settings_file: SettingsFile,
        *,
        clock: Callable[[], float] = time.monotonic,
        log: Path | None = None,
    ) -> None:
        self.home = home
        self.flips = 0
        self.draws = 0
        self._file = settings_file
        self._log = log or log_folder() / "trouble.log"
        self._visible = True
        self._broken = 0
        self._translator = Translator()
        settings, sentence = settings_file.load()
        self._window = _open_window(settings)
        self._full = settings.full_screen
        self.surface = self._window.get_surface()
        atlas = Atlas()
        _greet(self._window, atlas)
        self.stage = Stage(self.surface.get_size(), settings, clock=clock, atlas=atlas)
        self.stage.clipboard = SystemClipboard()
        self.stage.on_settings = self._keep
        self.stage.on_typing = self._typing
        pygame.key.stop_text_input()
        pygame.key.set_repeat(400, 40)
        if sentence:
            self.stage.tell(sentence)

    # ---- the loop

    def run(self, first: Scene | None = None) -> None:
        """Show a scene (or the home scene) and serve it until the program is left."""
        try:
            self.stage.push(first or self.home())
            while self.stage.running:
                self.round(self._wait())
        finally:
            self._remember_place()
            self._window.destroy()

    def round(self, given: Iterable[Input]) -> None:
        """One turn of the loop: inputs, time, frame.

        A bug in a scene is caught here and written to the log.
        """
        try:
            for one in given:
                self._take(one)
            self.stage.tick()
            self.frame()
            self._broken = 0
        except Exception:  # a bug must not lose the game: it is saved after every entry
            self._recover()

    def frame(self) -> bool:
        """Compose what is stale and present it. True if something was presented."""
        if not self._visible:
            return False
        surface = self._window.get_surface()
        if surface is not self.surface or surface.get_size() != self.stage.theme.size:
            self.surface = surface
            self.stage.resize(surface.get_size())
            self.stage.invalidate()
        if not self.stage.frame(surface):
            return False
        self.draws += 1
        self._window.flip()
        self.flips += 1
        return True

    def _wait(self) -> list[Input]:
        wake = self.stage.next_wake() if self._visible else None
        if self._visible and self.stage.stale:
            wake = 0.0
        if wake is None:
            events = [pygame.event.wait()]
        else:
            pause = max(wake, 0.001 if self.stage.working else _FRAME)
            event = pygame.event.wait(max(1, round(pause * 1000)))
            events = [] if event.type == pygame.NOEVENT else [event]
        events += pygame.event.get()
        return list(self._translator.translated(events, self._scale(), self._window.get_surface().get_size()))

    def _take(self, given: Input) -> None:
        if isinstance(given, Hidden):
            self._visible = False
            self.stage.handle(FocusLost())
            return
        if isinstance(given, Shown):
            self._visible = True
        if isinstance(given, Key) and given.down and not given.again and given.name == "f11":
            full = not self.stage.settings.full_screen
            self.stage.change_settings(self.stage.settings.with_(full_screen=full))
            return
        self.stage.handle(given)

    # ---- window

    def _scale(self) -> float:
        """Real pixels for one of the window's units (1 except on dense displays)."""
        return self._window.get_surface().get_width() / max(1, self._window.size[0])

    def _keep(self, settings: Settings) -> None:
        sentence = self._file.save(settings)
        if sentence:
            self.stage.tell(sentence)
        if settings.full_screen != self._full:
            self._full = settings.full_screen
            _set_full(self._window, self._full)

    def _remember_place(self) -> None:
        settings = self.stage.settings
        if not settings.full_screen:
            place = (*self._window.position, *self._window.size)
            if all(abs(v) < 32000 for v in place):
                self._file.save(settings.with_(window=place))

    def _typing(self, on: bool, widget: object) -> None:
        if not on:
            pygame.key.stop_text_input()
            return
        rect = getattr(widget, "rect", None)
        if isinstance(rect, pygame.Rect):
            scale = self._scale()
            pygame.key.set_text_input_rect(
                pygame.Rect(rect.x / scale, rect.y / scale, rect.w / scale, rect.h / scale)
            )
        pygame.key.start_text_input()

    # ---- trouble

    def _recover(self) -> None:
        where = write_trouble(self._log)
        self._broken += 1
        sentence = f"This screen failed; your game is saved. What happened stands in {where}."
        if self._broken >= _PATIENCE:
            raise ScreenBroken(sentence)
        self.stage.reset(self.home())
        self.stage.tell(sentence)


def log_folder() -> Path:
    """The folder of this platform for our logs."""
    return Path(platformdirs.user_log_dir(APP_NAME, appauthor=False))


def write_trouble(path: Path) -> Path:
    """Add the traceback of the exception being handled to a log file. Never fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"--- {time.strftime('%Y-%m-%d %H:%M:%S')}\n{traceback.format_exc()}\n")
    except OSError:
        traceback.print_exc()
    return path


def picture(scene: Scene, size: tuple[int, int], text_scale: float = 1.0) -> pygame.Surface:
    """Any scene drawn without a window at `size` real pixels; motions are ended and long work is finished
    first.
    """
    init_without_window()
    stage = Stage(size, Settings(text_percent=round(text_scale * 100), pace="off"))
    stage.push(scene)
    settle(stage)
    surface = pygame.Surface(size, 0, 32)
    stage.invalidate()
    stage.frame(surface)
    return surface


def keep_picture(surface: pygame.Surface, path: Path) -> None:
    """Write a picture to a file; its ending says how. Raises OSError if that fails."""
    try:
        pygame.image.save(surface, str(path))
    except pygame.error as fault:
        raise OSError(str(fault)) from fault


def settle(stage: Stage) -> None:
    """End every motion and finish all long work on a stage."""
    stage.tick()
    while stage.working:
        stage.tick()
    for scene in list(stage.scenes):
        scene.motions.finish()
    stage.settle_layout()


def init_without_window() -> None:
    """Make pygame ready to draw where no window is wanted."""
    if not pygame.font.get_init():
        pygame.font.init()


def _open_window(settings: Settings) -> pygame.Window:
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    _ask_for_a_screen()
    try:
        pygame.display.init()
        pygame.font.init()
        window = _made_window(settings)
    except pygame.error as trouble:
        raise NoDisplay(f"No window can be opened here: {trouble}.") from trouble
    window.minimum_size = LEAST_SIZE
    window.set_icon(_icon(64))
    if settings.full_screen:
        _set_full(window, True)
    return window


def _greet(window: pygame.Window, atlas: Atlas) -> None:
    """Show paper and the program's name at once, while its first scene is being painted."""
    surface = window.get_surface()
    surface.fill(rgb(PAPER))
    width, height = surface.get_size()
    atlas.letters.write(surface, TITLE, width / 2, height * 0.5, height * 0.08, INK, "black", "centre")
    window.flip()


def _ask_for_a_screen() -> None:
    """Let SDL use only screens that people see: where there is none it would draw into nowhere, for ever."""
    if os.name == "nt" or sys.platform == "darwin" or os.environ.get("SDL_VIDEODRIVER"):
        return
    servers = (("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY"))
    drivers = [driver for driver, place in servers if os.environ.get(place)]
    if not drivers:
        raise NoDisplay("No window can be opened here: there is no screen.")
    os.environ["SDL_VIDEODRIVER"] = ",".join(drivers)


def _icon(side: int) -> pygame.Surface:
    """The sign of the program: a pyramid on a card, for the window's frame and the task bar."""
    canvas = Canvas(side, side, 4)
    canvas.rounded(1, 1, side - 2, side - 2, side * 0.2, CARD)
    canvas.rounded(1, 1, side - 2, side - 2, side * 0.2, INK, 255, side * 0.04)
    steps = ((0.80, 0.74), (0.62, 0.60), (0.44, 0.46), (0.26, 0.32))
    for i, (wide, top) in enumerate(steps):
        colour = GAME_ACCENTS["yucatan"] if i % 2 == 0 else GAME_ACCENTS["tzolkin"]
        canvas.rounded(side * (0.5 - wide / 2), side * top, side * wide, side * 0.13, side * 0.02, colour)
    canvas.rounded(side * 0.42, side * 0.18, side * 0.16, side * 0.12, side * 0.02, GOLD)
    return pygame.transform.smoothscale(canvas.surface, (side, side))


def _made_window(settings: Settings) -> pygame.Window:
    if settings.window is not None and _on_a_screen(settings.window):
        x, y, w, h = settings.window
        size = (max(LEAST_SIZE[0], w), max(LEAST_SIZE[1], h))
        return pygame.Window(TITLE, size, (x, y), resizable=True, allow_high_dpi=True)
    return pygame.Window(TITLE, _first_size(), resizable=True, allow_high_dpi=True)


def _first_size() -> tuple[int, int]:
    """Four fifths of the screen, if it is large enough."""
    sizes = pygame.display.get_desktop_sizes()
    if not sizes:
        return FIRST_SIZE
    w, h = sizes[0]
    return max(LEAST_SIZE[0], min(1920, w * 4 // 5)), max(LEAST_SIZE[1], min(1080, h * 4 // 5))


def _on_a_screen(place: tuple[int, int, int, int]) -> bool:
    """True if the top of a remembered window would still be reachable on the first screens side by side."""
    sizes = pygame.display.get_desktop_sizes()
    wide, high = sum(w for w, _ in sizes), max((h for _, h in sizes), default=0)
    x, y, w, _ = place
    return x + w > 80 and y >= 0 and x < wide - 80 and y < high - 80


def _set_full(window: pygame.Window, full: bool) -> None:
    if full:
        window.set_fullscreen(desktop=True)
    else:
        window.set_windowed()
