"""What widgets need to measure and draw themselves: sizes, letters, cached pictures, the language."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Any

import pygame

from tabletop.text.catalogue import Catalogue
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.lettering import Align, Face
from tabletop.ui.paint.palette import INK, Colour
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Step, Theme

__all__ = ["Kit"]

_MOST_MEASURED = 4000


@dataclass(frozen=True)
class Kit:
    """A theme, the atlas with all cached pictures, and the catalogue of the language."""

    theme: Theme
    atlas: Atlas
    catalogue: Catalogue
    _measured: dict[tuple[object, ...], Any] = field(default_factory=dict, compare=False, repr=False)

    def with_text(self, text: float) -> Kit:
        """The same with another text size."""
        return replace(self, theme=self.theme.with_text(text), _measured={})

    # ---- language

    def say(self, message: str, /, **facts: object) -> str:
        """A sentence in the person's language."""
        return self.catalogue.say(message, **facts)

    def count(self, one: str, many: str, n: int, /, **facts: object) -> str:
        """A sentence in the plural form for n."""
        return self.catalogue.count(one, many, n, **facts)

    # ---- lengths in real pixels

    def px(self, units: float) -> int:
        """Logical units in whole real pixels."""
        return self.theme.px(units)

    def step(self, step: Step) -> float:
        """The size of a step of type in real pixels."""
        return self.theme.step(step)

    # ---- letters

    def width(self, text: str, step: Step, face: Face = "text") -> float:
        """The width of one line in real pixels."""
        key = (text, step, face)
        return float(self._remember(key, lambda: self.atlas.letters.width(text, face, self.step(step))))

    def wrap(self, text: str, step: Step, width: float, face: Face = "text") -> list[str]:
        """Lines no wider than `width` px."""
        key = (text, step, face, width)
        lines = self._remember(key, lambda: self.atlas.letters.wrap(text, face, self.step(step), width))
        return list(lines)

    def _remember(self, key: tuple[object, ...], measure: Callable[[], object]) -> Any:
        """What was measured before; laying out a screen asks the same many times."""
        found = self._measured.get(key)
        if found is None:
            if len(self._measured) > _MOST_MEASURED:
                self._measured.clear()
            found = self._measured[key] = measure()
        return found

    def longest_word(self, text: str, step: Step, face: Face = "text") -> float:
        """The width of the widest word: the least width a paragraph can have."""
        return max((self.width(word, step, face) for word in text.split()), default=0.0)

    def baseline(self, step: Step, face: Face = "text") -> float:
        """From the top of a line of `leading(step)` px to its baseline, so that it looks centred in it."""
        cap = self.atlas.letters.cap_height(face, self.step(step))
        return (self.theme.leading(step) + cap) / 2

    def write(
        self,
        surface: pygame.Surface,
        text: str,
        x: float,
        baseline: float,
        step: Step,
        colour: Colour = INK,
        face: Face = "text",
        align: Align = "left",
    ) -> float:
        """One line on a surface; returns its width."""
        return self.atlas.letters.write(surface, text, x, baseline, self.step(step), colour, face, align)

    def centred(
        self,
        surface: pygame.Surface,
        text: str,
        x: float,
        middle: float,
        step: Step,
        colour: Colour = INK,
        face: Face = "text",
        align: Align = "left",
    ) -> float:
        """One line whose capitals are centred on the height `middle`; returns its width."""
        cap = self.atlas.letters.cap_height(face, self.step(step))
        return self.write(surface, text, x, middle + cap / 2, step, colour, face, align)

    # ---- pictures

    def picture(
        self, key: Hashable, w: int, h: int, spill: int, paint: Callable[[pygame.Surface], None]
    ) -> Sprite:
        """A cached picture of w x h px with `spill` px round it, painted on a clear surface of that size.

        The sprite's anchor is the upper left corner without the spill. `paint` draws premultiplied pictures.
        """

        def make() -> Sprite:
            surface = pygame.Surface((w + 2 * spill, h + 2 * spill), pygame.SRCALPHA, 32)
            paint(surface)
            return Sprite(surface, spill, spill)

        theme = self.theme
        return self.atlas.sprite((key, w, h, spill, theme.size, theme.text, self.catalogue.language), make)
