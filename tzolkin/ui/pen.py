"""Writing and drawing inside one widget's picture: sizes in real pixels, fitted to the room there is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.lettering import Align, Face
from tabletop.ui.paint.palette import BORDER, CARD, INK, INK2, RULE, Colour
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, Widget
from tzolkin.ui.art.look import GOODS

__all__ = ["Pen", "Sheet"]


class Pen:
    """A kit and the surface that is drawn on."""

    def __init__(self, kit: Kit, surface: pygame.Surface) -> None:
        self.kit = kit
        self.surface = surface
        self.atlas = kit.atlas

    def size(self, step: Step, room: float) -> float:
        """The size of a step of type, or smaller where a line has less room."""
        return min(self.kit.step(step), room)

    def width(self, words: str, px: float, face: Face = "text") -> float:
        """The width of a line."""
        return self.atlas.letters.width(words, face, px)

    def words(
        self,
        words: str,
        x: float,
        middle: float,
        px: float,
        colour: Colour = INK,
        face: Face = "text",
        align: Align = "left",
        most: float = 0,
    ) -> float:
        """One line whose capitals are centred on `middle`; shrunk, then shortened, to `most` px."""
        letters = self.atlas.letters
        if most > 0:
            wide = letters.width(words, face, px)
            if wide > most:
                least, px = px * 0.72, px * most / wide
                while px > least and letters.width(words, face, px) > most:
                    px *= 0.98  # letters do not shrink quite evenly
                px = max(least, px)
                words = letters.ellipsis(words, face, px, most)
        base = middle + letters.cap_height(face, px) / 2
        return letters.write(self.surface, words, x, base, px, colour, face, align)

    def icon(self, name: str, x: float, y: float, px: float, colour: Colour = INK2) -> None:
        """An icon with its middle at (x, y)."""
        self.atlas.icons.put(self.surface, name, x, y, round(px), colour)

    def good(self, name: str, x: float, y: float, px: float) -> None:
        """The icon of a good in its colour."""
        self.icon(name, x, y, px, GOODS.get(name, INK))

    def badge(self, style: int, x: float, y: float, r: float) -> None:
        """A player's mark."""
        self.atlas.badge(style, r).put(self.surface, x, y)

    def rule(self, x0: float, x1: float, y: float, colour: Colour = RULE) -> None:
        """A hairline."""
        if x1 > x0:
            pygame.draw.line(self.surface, colour, (x0, y), (x1, y), max(1, self.kit.px(1)))

    def head(self, words: str, box: pygame.Rect, note: str = "", most: float = 0) -> float:
        """A section head with its hairline, and a note in italics at its end; returns its height.

        most: the size of its letters at most, 0 for the theme's.
        """
        px = min(self.kit.step(Step.HEAD), most) if most else self.kit.step(Step.HEAD)
        high = self.kit.theme.leading(Step.HEAD) * px / self.kit.step(Step.HEAD)
        middle = box.y + high / 2
        start = box.x + self.words(words, box.x, middle, px, INK, "head", most=box.w) + self.kit.px(12)
        end = float(box.right)
        if note:
            small = self.kit.step(Step.NOTE)
            wide = self.width(note, small, "italic")
            if start + wide + self.kit.px(30) < box.right:
                self.words(note, box.right - wide, middle, small, INK2, "italic")
                end = box.right - wide - self.kit.px(10)
        self.rule(start, end, middle + px * 0.08)
        return high

    def box(self, rect: pygame.Rect, fill: Colour = CARD, edge: Colour = BORDER, radius: float = 6) -> None:
        """A filled rectangle with round corners and a thin edge."""
        u = self.kit.theme.real(1)
        key = ("tzolkin box", rect.w, rect.h, fill, edge, radius)

        def make() -> Sprite:
            canvas = Canvas(rect.w, rect.h, 3)
            canvas.rounded(0, 0, rect.w, rect.h, radius * u, fill)
            canvas.rounded(0, 0, rect.w, rect.h, radius * u, edge, 255, max(1.0, 1.2 * u))
            return canvas.sprite()

        self.atlas.sprite(key, make).put(self.surface, rect.x, rect.y)

    def goods(
        self, goods: Sequence[tuple[str, str]], x: float, middle: float, px: float, colour: Colour = INK
    ) -> float:
        """Icons with their figures in a row, from x; returns where it ends."""
        for name, figure in goods:
            self.good(name, x + px / 2, middle, px)
            x += px * 1.1
            if figure:
                x += self.words(figure, x, middle, px * 0.94, colour, "figure") + px * 0.4
        return x


class Sheet(Widget):
    """A part of the screen that one function paints, anew whenever `key` changes.

    `act` and `title` make it a place that can be pressed.
    """

    domain = "sheet"
    spill_units = 26.0
    shows = ()

    def __init__(
        self,
        name: str,
        key: Hashable,
        painter: Callable[[Pen, pygame.Rect], None],
        *,
        act: Callable[[], None] | None = None,
        title: str = "",
    ) -> None:
        super().__init__(name, act=act)
        self._key = key
        self._painter = painter
        self._title = title

    def label(self) -> str:
        return self._title or str(self.name[1])

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        return 0, 0

    def look_key(self) -> Hashable:
        return self._key

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        self._painter(Pen(kit, surface), box)
