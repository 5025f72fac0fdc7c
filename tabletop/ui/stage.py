"""The stage: the stack of scenes, what of the picture is stale, and the time.

It needs no window: pictures, tests and the application all work through it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

import pygame

from tabletop.text.catalogue import Catalogue
from tabletop.ui.inputs import Input, Key, Press, Release, Resize, Shown
from tabletop.ui.kit import Kit
from tabletop.ui.notice import Notice, ProgressLine
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.settings import Settings
from tabletop.ui.theme import Theme

if TYPE_CHECKING:
    from tabletop.ui.scene import Scene

__all__ = ["Clipboard", "Job", "Stage"]

Job = Iterator[float]
"""Long work in small steps: yields how much of it is done, 0 to 1."""

_SLICE = 0.012
_MANY = 6


class Clipboard(Protocol):
    """Where copied text goes."""

    def get(self) -> str:
        """The text there is."""

    def put(self, text: str) -> None:
        """Keep a text."""


class PrivateClipboard:
    """A clipboard of our own, where the system's is not wanted."""

    def __init__(self) -> None:
        self._text = ""

    def get(self) -> str:
        """The text kept last."""
        return self._text

    def put(self, text: str) -> None:
        """Keep a text."""
        self._text = text


class Stage:
    """A stack of scenes drawn into one picture of `size` real pixels."""

    def __init__(
        self,
        size: tuple[int, int],
        settings: Settings | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        atlas: Atlas | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.atlas = atlas or Atlas()
        self.clock = clock
        self.scenes: list[Scene] = []
        self.running = True
        self.clipboard: Clipboard = PrivateClipboard()
        self.on_settings: Callable[[Settings], None] = lambda _: None
        self.on_typing: Callable[[bool, object], None] = lambda _typing, _widget: None
        self._kit = self._made_kit(size)
        self._stale: list[pygame.Rect] | None = None
        self._unlaid: list[Scene] = []
        self._notice: Notice | None = None
        self._jobs: list[tuple[Job, str, Callable[[], None] | None]] = []
        self._progress: ProgressLine | None = None

    # ---- what is

    @property
    def now(self) -> float:
        """The time in seconds."""
        return self.clock()

    @property
    def kit(self) -> Kit:
        """Theme, atlas and language as they are now."""
        return self._kit

    @property
    def theme(self) -> Theme:
        """The sizes of the present picture."""
        return self._kit.theme

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input."""
        return self.scenes[-1] if self.scenes else None

    def _made_kit(self, size: tuple[int, int]) -> Kit:
        self.atlas.make_room(size)
        return Kit(Theme(size, self.settings.text), self.atlas, Catalogue(self.settings.language))

    # ---- the stack

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.scenes:
            self.scenes[-1].covered()
        self.scenes.append(scene)
        scene.mount(self)
        scene.enter()
        self.lay_out(scene)
        self.invalidate()

    def pop(self) -> None:
        """Take the top scene away. The last one stays."""
        if len(self.scenes) < 2:
            return
        self._take_off()
        self.scenes[-1].targets.hover = None
        self.scenes[-1].uncovered()
        self.invalidate()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self.scenes:
            self._take_off()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Take all scenes away and begin anew with this one."""
        while self.scenes:
            self._take_off()
        self.push(scene)

    def quit(self) -> None:
        """End the program after this round."""
        self.running = False

    def _take_off(self) -> None:
        scene = self.scenes.pop()
        scene.motions.finish()
        scene.leave()
        self.typing(False, None)

    # ---- size and settings

    def resize(self, size: tuple[int, int]) -> None:
        """The picture has a new size: everything is laid out again."""
        if size != self.theme.size:
            self._kit = self._made_kit(size)
            self._lay_out_all()

    def change_settings(self, settings: Settings) -> None:
        """Use other settings at once, and tell whoever keeps them."""
        if settings == self.settings:
            return
        self.settings = settings
        self._kit = self._made_kit(self.theme.size)
        for scene in self.scenes:
            scene.motions.pace = settings.motion_pace
        self._lay_out_all()
        self.on_settings(settings)

    def typing(self, on: bool, widget: object) -> None:
        """Text input is wanted (or no longer) by a widget."""
        self.on_typing(on, widget)

    def _lay_out_all(self) -> None:
        for scene in self.scenes:
            self.lay_out(scene)
        self.invalidate()

    def lay_out(self, scene: Scene) -> None:
        """Lay a scene out before the next frame or input."""
        if scene not in self._unlaid:
            self._unlaid.append(scene)

    def settle_layout(self) -> None:
        """Lay out every scene that waits for it."""
        while self._unlaid:
            scene = self._unlaid.pop(0)
            if scene in self.scenes:
                scene.layout()
                self.invalidate()

    # ---- sentences and long work

    def tell(self, sentence: str) -> None:
        """Show one sentence at the lower edge until the next click or key."""
        self._hide_notice()
        self._notice = Notice(sentence)
        self.invalidate()

    def _hide_notice(self) -> None:
        if self._notice is not None:
            self._notice = None
            self.invalidate()

    @property
    def told(self) -> str | None:
        """The sentence that is shown now."""
        return self._notice.sentence if self._notice else None

    def work(self, job: Job, label: str, done: Callable[[], None] | None = None) -> None:
        """Do long work in slices between frames, with a line that shows how far it is; `done` is called
        after it.
        """
        self._jobs.append((job, label, done))
        self._progress = ProgressLine(label, 0.0)
        self.invalidate()

    def _work(self) -> None:
        job, label, done = self._jobs[0]
        end = time.perf_counter() + _SLICE
        for share in job:
            self._progress = ProgressLine(label, share)
            self.invalidate(self._progress.area(self.kit))
            if time.perf_counter() > end:
                return
        self._jobs.pop(0)
        self._progress = ProgressLine(self._jobs[0][1], 0.0) if self._jobs else None
        self.invalidate()
        if done is not None:
            done()

    @property
    def working(self) -> bool:
        """True while long work is going on."""
        return bool(self._jobs)

    # ---- input and time

    def handle(self, given: Input) -> None:
        """Give an input to the top scene, or do what concerns all of them."""
        self.settle_layout()
        if isinstance(given, Resize):
            self.resize((given.width, given.height))
            return
        if isinstance(given, Shown):
            self.invalidate()
            return
        top = self.top
        if top is None:
            return
        begins = isinstance(given, Press) or (isinstance(given, Key) and given.down and not given.again)
        if begins:
            self._hide_notice()
            if top.animating and top.clicks_end_motions:
                top.motions.finish()
                top.invalidate()
                return
        if isinstance(given, Release) and top.targets.held is None and top.animating:
            return
        top.handle(given)

    def tick(self) -> None:
        """Let time pass: motions are shown, long work goes on."""
        waiting = bool(self._jobs)  # work that a layout asks for begins after a frame has been shown
        self.settle_layout()
        if waiting and self._jobs:
            self._work()
        for scene in list(self.scenes):
            scene.tick(self.now)

    def next_wake(self) -> float | None:
        """Seconds until `tick` should be called again; 0: at once; None: only after an input."""
        if self._jobs or self._unlaid or any(scene.animating for scene in self.scenes):
            return 0.0
        waits = [w for w in (scene.next_wake(self.now) for scene in self.scenes) if w is not None]
        return max(0.0, min(waits)) if waits else None

    # ---- picture

    def invalidate(self, area: pygame.Rect | None = None) -> None:
        """This part of the picture (None: all of it) must be drawn again."""
        whole = pygame.Rect(0, 0, *self.theme.size)
        if area is None:
            self._stale = [whole]
            return
        area = area.clip(whole)
        if not area.w or not area.h:
            return
        stale = self._stale or []
        if any(s.contains(area) for s in stale):
            return
        stale = [s for s in stale if not area.contains(s)] + [area]
        self._stale = [stale[0].unionall(stale[1:])] if len(stale) > _MANY else stale

    @property
    def stale(self) -> bool:
        """True if something must be drawn."""
        return bool(self._stale or self._unlaid)

    def frame(self, surface: pygame.Surface) -> bool:
        """Draw what is stale into the picture, which still holds the frame before. True if anything was."""
        self.settle_layout()
        stale, self._stale = self._stale, None
        if not stale or not self.scenes:
            return False
        base = max((i for i, s in enumerate(self.scenes) if s.opaque), default=0)
        for area in stale:
            surface.set_clip(area)
            for scene in self.scenes[base:]:
                scene.draw(surface)
            if self._progress is not None:
                self._progress.draw(self.kit, surface)
            if self._notice is not None:
                self._notice.draw(self.kit, surface)
        surface.set_clip(None)
        return True
