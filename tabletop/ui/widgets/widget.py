"""What all widgets have in common."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.inputs import Input
from tabletop.ui.shapes import Rect
from tabletop.ui.targets import Name, Target, Targets

if TYPE_CHECKING:
    from tabletop.ui.kit import Kit

__all__ = ["Look", "TextPlace", "Widget"]


@dataclass(frozen=True, slots=True)
class Look:
    """How a widget stands at this moment: pointed at, held down, focused."""

    hover: bool = False
    held: bool = False
    focus: bool = False


@dataclass(frozen=True, slots=True)
class TextPlace:
    """A text and the box it must fit: what the overlap test looks at."""

    text: str
    width: float
    height: float
    room: pygame.Rect


class Widget:
    """A named thing on a screen.

    Subclasses say how large they want to be (`measure`), what their picture depends on (`look_key`), and
    paint it (`paint`, called only when that changed). A widget that can be used gives a `target`. Widgets
    are made anew whenever the screen is laid out; whatever must last (typed text, a choice) belongs to the
    scene.
    """

    domain = "label"
    spill_units = 0.0
    """How far the picture reaches over the widget's edge (shadows), in logical units."""
    shows: Sequence[str] = ("hover", "held", "focus")
    """What of the way it stands changes its picture."""

    def __init__(
        self, name: str, *, act: Callable[[], None] | None = None, reason: str | None = None
    ) -> None:
        self.name: Name = (self.domain, name)
        self.act = act
        self.reason = reason
        self.rect = pygame.Rect(0, 0, 0, 0)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name[1]!r}, {self.rect!r})"

    # ---- box

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        """The size wanted when `width` px are there."""
        raise NotImplementedError

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:  # noqa: ARG002
        """Take this place."""
        self.rect = pygame.Rect(x, y, w, h)

    def walk(self) -> Iterator[Widget]:
        """Itself; a widget with parts yields those too, after itself."""
        yield self

    # ---- picture

    def look_key(self) -> Hashable:
        """Everything the picture depends on besides size, theme and look."""
        return None

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        """Draw it into `box` of a clear surface that reaches `spill` px farther on every side."""

    def look(self, targets: Targets) -> Look:
        """How it stands, of those things that change its picture."""
        hover, shows = targets.hover == self.name, self.shows
        return Look(
            hover="hover" in shows and hover and self.reason is None,
            held="held" in shows and hover and targets.held == self.name,
            focus="focus" in shows and targets.focus == self.name,
        )

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:
        """Put the cached picture on the screen."""
        look, spill = self.look(targets), kit.px(self.spill_units)
        box = pygame.Rect(spill, spill, self.rect.w, self.rect.h)
        key = (type(self).__name__, self.name, self.look_key(), self.reason is None, look)
        picture = kit.picture(
            key, self.rect.w, self.rect.h, spill, lambda sheet: self.paint(kit, sheet, box, look)
        )
        picture.put(surface, self.rect.x, self.rect.y)

    def area(self, kit: Kit) -> pygame.Rect:
        """The part of the screen its picture touches."""
        spill = kit.px(self.spill_units)
        return self.rect.inflate(2 * spill, 2 * spill)

    def texts(self, kit: Kit) -> list[TextPlace]:  # noqa: ARG002
        """The texts it shows and where they must fit, for the test that nothing is clipped."""
        return []

    # ---- use

    def target(self) -> Target | None:
        """The place that can be pointed at, or None."""
        if self.act is None and self.reason is None:
            return None
        return Target(self.name, self.shape(), self.act, self.reason, self.label())

    def shape(self) -> Rect:
        """Where it can be pointed at."""
        return Rect(self.rect.x, self.rect.y, self.rect.w, self.rect.h, self.radius())

    def radius(self) -> float:
        """The radius of its corners, for the focus ring."""
        return 8.0

    def label(self) -> str:
        """What it is called."""
        return str(self.name[1])

    def handle(self, given: Input) -> bool:  # noqa: ARG002
        """An input while it is held down, has the focus or is under the wheel. True if it was used."""
        return False
