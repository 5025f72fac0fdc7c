"""Type: two families, measuring, wrapping, and lines of text as sprites that stand on their baseline.

A size is a step of the type scale in real pixels of the screen. Source Sans is set at 0.94 of it, so
that both families look equally large. Text is drawn two or three times larger and reduced once, because
small glyphs drawn straight at their size get uneven gaps; measuring uses the same large glyphs.
"""

from __future__ import annotations

import math
import unicodedata
from collections import OrderedDict
from typing import Literal

import pygame

from tabletop.ui.paint.assets import asset
from tabletop.ui.paint.cache import SpriteCache
from tabletop.ui.paint.palette import INK, Colour, rgb
from tabletop.ui.paint.sprite import Sprite, premultiplied

Face = Literal["black", "head", "bold", "map", "text", "semi", "figure", "italic"]
Align = Literal["left", "centre", "right"]

FACES: dict[Face, tuple[str, str]] = {
    "black": ("alegreya", "Alegreya_900Black.ttf"),  # game names, the name on the curtain
    "head": ("alegreya", "Alegreya_800ExtraBold.ttf"),  # players, section heads, cards
    "bold": ("alegreya", "Alegreya_700Bold.ttf"),  # menu lines
    "map": ("alegreya", "Alegreya_500Medium_Italic.ttf"),  # lettering on maps only
    "text": ("source-sans-3", "SourceSans3_400Regular.ttf"),
    "semi": ("source-sans-3", "SourceSans3_600SemiBold.ttf"),
    "figure": ("source-sans-3", "SourceSans3_700Bold.ttf"),  # every number
    "italic": ("source-sans-3", "SourceSans3_400Regular_Italic.ttf"),
}
SANS_SCALE = 0.94
LEADING = 1.22
"""Line height of running text as a multiple of its step."""
LONGEST_LINE = 600
"""Characters of one line that are drawn; the rest becomes an ellipsis."""
ELLIPSIS = "…"


def clean(text: str, limit: int = LONGEST_LINE) -> str:
    """Text that is safe to draw on one line.

    NUL and other control characters become spaces, lone surrogates the replacement character, invisible
    direction marks vanish, and what is longer than the limit ends in an ellipsis.
    """
    if len(text) > limit:
        text = text[: limit - 1] + ELLIPSIS
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_clean_character, text))


def _clean_character(ch: str) -> str:
    kind = unicodedata.category(ch)
    if kind == "Cs":
        return "\ufffd"
    if kind == "Cf":
        return ""
    return " " if kind in ("Cc", "Zl", "Zp", "Cn") else ch


class Lettering:
    """Writes lines of text. Fonts and finished lines are kept; make one with the Atlas."""

    def __init__(self, cache: SpriteCache, fonts: int = 96) -> None:
        self._cache = cache
        self._limit = fonts
        self._fonts: OrderedDict[tuple[Face, int], pygame.font.Font] = OrderedDict()

    # ---- fonts and their measures

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """The font at exactly px pixels (1 to 600), no scale applied."""
        key = (face, max(1, min(600, px)))
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(asset("fonts", *FACES[face]), key[1])
            if len(self._fonts) > self._limit:
                self._fonts.popitem(last=False)
        self._fonts.move_to_end(key)
        return self._fonts[key]

    def _large(self, face: Face, px: float) -> tuple[pygame.font.Font, int]:
        """The font to draw with and how many times larger than real it is."""
        k = 3 if px <= 40 else 2 if px <= 120 else 1
        sans = FACES[face][0] == "source-sans-3"
        return self.font(face, round(px * k * (SANS_SCALE if sans else 1))), k

    def width(self, text: str, face: Face, px: float) -> float:
        """Width of one line in pixels."""
        font, k = self._large(face, px)
        return font.size(clean(text))[0] / k

    def cap_height(self, face: Face, px: float) -> float:
        """Height of a capital: text looks centred on y when its baseline lies half of it below."""
        return px * (0.637 if FACES[face][0] == "alegreya" else 0.656 * SANS_SCALE)

    def x_height(self, face: Face, px: float) -> float:
        """Height of a small letter without ascender."""
        return px * (0.452 if FACES[face][0] == "alegreya" else 0.486 * SANS_SCALE)

    # ---- fitting

    def ellipsis(self, text: str, face: Face, px: float, width: float) -> str:
        """The text cut to the width: whole words go first, then letters of the one that is left."""
        text = clean(text)
        if self.width(text, face, px) <= width:
            return text
        words = text.split(" ")
        while len(words) > 1:
            words.pop()
            short = " ".join(words).rstrip(" ,;:.–—") + ELLIPSIS
            if self.width(short, face, px) <= width:
                return short
        fits = self._fitting(words[0], face, px, width, ELLIPSIS)
        return words[0][:fits] + ELLIPSIS

    def wrap(self, text: str, face: Face, px: float, width: float) -> list[str]:
        """Lines no wider than the width; a word longer than a line is broken. Newlines are kept."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            lines += self._wrap_paragraph(clean(paragraph, 20 * LONGEST_LINE), face, px, width)
        return lines

    def _wrap_paragraph(self, text: str, face: Face, px: float, width: float) -> list[str]:
        lines: list[str] = []
        line = ""
        for word in text.split(" "):
            longer = f"{line} {word}" if line else word
            if self.width(longer, face, px) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            while len(word) > 1 and self.width(word, face, px) > width:
                n = max(1, self._fitting(word, face, px, width))
                lines.append(word[:n])
                word = word[n:]
            line = word
        return [*lines, line]

    def _fitting(self, word: str, face: Face, px: float, width: float, tail: str = "") -> int:
        """How many letters of a word fit the width together with the tail."""
        low, high = 0, min(len(word), LONGEST_LINE)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(word[:middle] + tail, face, px) <= width:
                low = middle
            else:
                high = middle - 1
        return low

    # ---- drawing

    def sprite(self, text: str, face: Face, px: float, colour: Colour = INK) -> Sprite:
        """One line as a premultiplied sprite anchored at the start of its baseline."""
        text = clean(text)
        key = ("text", text, face, round(px * 4), rgb(colour))
        return self._cache.get(key, lambda: self._render(text, face, px, colour))

    def _render(self, text: str, face: Face, px: float, colour: Colour) -> Sprite:
        font, k = self._large(face, px)
        if not text:
            return Sprite(pygame.Surface((1, 1), pygame.SRCALPHA, 32), 0, 0)
        line = font.render(text, True, rgb(colour))
        # the baseline falls on a whole pixel, so that it stays sharp when reduced
        down = -font.get_ascent() % k
        w = math.ceil((line.get_width() + k) / k)
        h = math.ceil((line.get_height() + down) / k)
        sheet = pygame.Surface((w * k, h * k), pygame.SRCALPHA, 32)
        sheet.blit(premultiplied(line), (0, down))
        if k > 1:
            sheet = pygame.transform.smoothscale(sheet, (w, h))
        return Sprite(sheet, 0, (font.get_ascent() + down) // k)

    def write(
        self,
        target: pygame.Surface,
        text: str,
        x: float,
        y: float,
        px: float,
        colour: Colour = INK,
        face: Face = "text",
        align: Align = "left",
    ) -> float:
        """One line on the target, its baseline at y. Returns its width."""
        width = self.width(text, face, px)
        left = x - (width / 2 if align == "centre" else width if align == "right" else 0)
        self.sprite(text, face, px, colour).put(target, left, y)
        return width

    def paragraph(
        self,
        target: pygame.Surface,
        text: str,
        x: float,
        y: float,
        width: float,
        px: float,
        colour: Colour = INK,
        face: Face = "text",
    ) -> float:
        """Wrapped lines, the first baseline at y. Returns the baseline that would come next."""
        for line in self.wrap(text, face, px, width):
            self.write(target, line, x, y, px, colour, face)
            y += px * LEADING
        return y
