"""What a person did, in our own words.

Pygame's events are translated here, once, and nowhere else: scenes, widgets and tests know only these frozen
dataclasses. Positions are real pixels of the picture (the window's own units times the display's scale).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

import pygame

__all__ = [
    "Button",
    "Drag",
    "Editing",
    "FocusLost",
    "Hidden",
    "Input",
    "Key",
    "Point",
    "Press",
    "Quit",
    "Release",
    "Resize",
    "Shown",
    "Text",
    "Translator",
    "Wheel",
    "translate",
]


class Button(Enum):
    """A mouse button that means something to us."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


@dataclass(frozen=True, slots=True)
class Point:
    """The pointer moved with no button down."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button went down."""

    x: float
    y: float
    button: Button = Button.LEFT


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button came up."""

    x: float
    y: float
    button: Button = Button.LEFT


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moved with a button down; `dx`, `dy` since the event before."""

    x: float
    y: float
    dx: float
    dy: float
    button: Button = Button.LEFT


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by `steps` (positive: away from the hand) with the pointer at x, y."""

    x: float
    y: float
    steps: float
    sideways: float = 0.0


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down (or, with `down=False`, came up); `again` while it is held down.

    `name` is lower case: "a", "return", "left", "f11".
    """

    name: str
    shift: bool = False
    control: bool = False
    alt: bool = False
    down: bool = True
    again: bool = False

    @property
    def plain(self) -> bool:
        """True without Control and Alt."""
        return not (self.control or self.alt)


@dataclass(frozen=True, slots=True)
class Text:
    """Finished text from the keyboard or an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class Editing:
    """Text an input method is still composing; empty when it stops."""

    text: str
    start: int = 0
    length: int = 0


@dataclass(frozen=True, slots=True)
class Resize:
    """The picture has a new size in real pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window is in front: what was held is let go."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """The window cannot be seen."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The window can be seen again, and must be drawn whole."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The window was asked to close."""


Input = (
    Point | Press | Release | Drag | Wheel | Key | Text | Editing | Resize | FocusLost | Hidden | Shown | Quit
)

_BUTTONS = {1: Button.LEFT, 2: Button.MIDDLE, 3: Button.RIGHT}
_WINDOW_EVENTS: dict[int, Input] = {
    pygame.WINDOWFOCUSLOST: FocusLost(),
    pygame.WINDOWMINIMIZED: Hidden(),
    pygame.WINDOWHIDDEN: Hidden(),
    pygame.WINDOWSHOWN: Shown(),
    pygame.WINDOWRESTORED: Shown(),
    pygame.WINDOWEXPOSED: Shown(),
    pygame.WINDOWMAXIMIZED: Shown(),
    pygame.WINDOWCLOSE: Quit(),
    pygame.QUIT: Quit(),
}
_KEY_NAMES = {"enter": "return", "keypad enter": "return", "escape": "escape"}


def clean(text: str) -> str:
    """The text without what a font cannot draw: NUL, other control characters and lone surrogates."""
    return "".join(c for c in text if c.isprintable() and not "\ud800" <= c <= "\udfff")


def translate(event: pygame.event.Event, scale: float, picture: tuple[int, int]) -> Input | None:
    """One pygame event as an input, or None.

    `scale` is real pixels for one of the window's units, `picture` the size of its picture in real pixels.
    """
    kind = event.type
    if kind == pygame.MOUSEMOTION:
        return _motion(event, scale)
    if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        button = _BUTTONS.get(event.button)
        if button is None or getattr(event, "touch", False):
            return None
        made = Press if kind == pygame.MOUSEBUTTONDOWN else Release
        return made(event.pos[0] * scale, event.pos[1] * scale, button)
    if kind == pygame.MOUSEWHEEL:
        x, y = pygame.mouse.get_pos()
        steps = getattr(event, "precise_y", event.y)
        return Wheel(x * scale, y * scale, float(steps), float(getattr(event, "precise_x", event.x)))
    if kind in (pygame.KEYDOWN, pygame.KEYUP):
        return _key(event, kind == pygame.KEYDOWN)
    if kind == pygame.TEXTINPUT:
        text = clean(event.text)
        return Text(text) if text else None
    if kind == pygame.TEXTEDITING:
        return Editing(clean(event.text), event.start, event.length)
    if kind == pygame.WINDOWSIZECHANGED:
        return Resize(*picture)
    return _WINDOW_EVENTS.get(kind)


class Translator:
    """Translates pygame's events in the order they come, and knows which keys are down.

    Repeated key presses carry no sign of it in pygame: a key that is down already is pressed again.
    """

    def __init__(self) -> None:
        self._down: set[str] = set()

    def translated(
        self, events: Iterable[pygame.event.Event], scale: float, picture: tuple[int, int]
    ) -> Iterator[Input]:
        """All events as inputs; of several pointer moves in a row only the last is kept."""
        waiting: Point | None = None
        for event in events:
            made = translate(event, scale, picture)
            if isinstance(made, Point):
                waiting = made
                continue
            if made is not None:
                if waiting is not None:
                    yield waiting
                    waiting = None
                yield self._counted(made)
        if waiting is not None:
            yield waiting

    def _counted(self, made: Input) -> Input:
        if isinstance(made, FocusLost | Hidden):
            self._down.clear()
        if not isinstance(made, Key):
            return made
        if not made.down:
            self._down.discard(made.name)
            return made
        again = made.name in self._down
        self._down.add(made.name)
        return replace(made, again=again)


def _motion(event: pygame.event.Event, scale: float) -> Input:
    x, y = event.pos[0] * scale, event.pos[1] * scale
    for down, button in zip(event.buttons, (Button.LEFT, Button.MIDDLE, Button.RIGHT), strict=False):
        if down:
            return Drag(x, y, event.rel[0] * scale, event.rel[1] * scale, button)
    return Point(x, y)


def _key(event: pygame.event.Event, down: bool) -> Key | None:
    name = pygame.key.name(event.key).lower()
    if not name:
        return None
    mods = event.mod
    return Key(
        _KEY_NAMES.get(name, name),
        shift=bool(mods & pygame.KMOD_SHIFT),
        control=bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        alt=bool(mods & pygame.KMOD_ALT) and not mods & pygame.KMOD_MODE,
        down=down,
    )
