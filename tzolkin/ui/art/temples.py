"""The three temples: stepped stone with points, materials and everybody's marks."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.palette import INK, INK2, Colour, mix
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Step
from tzolkin.tables import TempleTable
from tzolkin.ui.art import signs
from tzolkin.ui.art.look import TEMPLE_LOOKS
from tzolkin.words import BLOCKS, BOTTOM

__all__ = ["TempleBoard", "draw_temple_marks", "draw_temples"]

_LIP = 0.16
"""The dark front edge of a step, in step heights."""


def _word_height(kit: Kit) -> float:
    """What the two lines under a temple ask for."""
    return kit.theme.leading(Step.BODY) + kit.theme.leading(Step.NOTE) + 2


@dataclass(frozen=True)
class TempleBoard:
    """Where the steps lie: `box` in px holds the steps and the two lines of words under them."""

    box: tuple[float, float, float, float]
    temples: tuple[TempleTable, ...]
    u: float
    words: float
    """Height of the lines under the steps."""

    @classmethod
    def fitted(
        cls, kit: Kit, box: tuple[float, float, float, float], temples: tuple[TempleTable, ...]
    ) -> TempleBoard:
        """Steps as high as the box allows under a theme's text size."""
        return cls(box, temples, kit.theme.u, min(_word_height(kit), box[3] * 0.19))

    @property
    def step(self) -> float:
        """Height of a step."""
        most = max(temple.top for temple in self.temples) - BOTTOM + 1
        return (self.box[3] - self.words) / most

    @property
    def floor(self) -> float:
        """Where the lowest steps stand."""
        return self.box[1] + self.box[3] - self.words

    def column(self, temple: int) -> tuple[float, float]:
        """Left end and width of a temple's lowest step."""
        x, _, w, _ = self.box
        gap = 6 * self.u
        wide = (w - gap * (len(self.temples) - 1)) / len(self.temples)
        return x + temple * (wide + gap), wide

    def step_rect(self, temple: int, level: int) -> tuple[float, float, float, float]:
        """The step of a level (-1: the lowest): x, y, width, height."""
        x, wide = self.column(temple)
        up = level - BOTTOM
        inset = up * min(2.3 * self.u, wide * 0.018)
        return x + inset, self.floor - (up + 1) * self.step, wide - 2 * inset, self.step

    @property
    def mark(self) -> float:
        """Radius of a player's mark."""
        return min(self.step * 0.345, self.column(0)[1] * 0.098)

    def mark_spots(self, temple: int, level: int, count: int) -> Sequence[Point]:
        """The middles of so many marks on a step; they lie closer together when there are many."""
        x, y, w, h = self.step_rect(temple, level)
        start = x + w * 0.25 + self.mark
        last = x + w - self.mark - (h * 0.94 if self._has_good(temple, level) else h * 0.12)
        gap = min(self.mark * 2.08, (last - start) / max(1, count - 1))
        return [(start + i * gap, y + h * (0.5 - _LIP / 2)) for i in range(count)]

    def _has_good(self, temple: int, level: int) -> bool:
        return level in self.temples[temple].materials or level == self.temples[temple].top

    def foot(self, temple: int) -> tuple[float, float]:
        """Middle and top of the lines of words under a temple."""
        x, wide = self.column(temple)
        return x + wide / 2, self.floor


def draw_temples(
    kit: Kit,
    target: pygame.Surface,
    board: TempleBoard,
    names: Sequence[str],
    leaders: Sequence[str],
    first: str,
) -> None:
    """Steps with points and materials, names, and the bonus for the highest. Without marks.

    names and leaders ("+6") by temple; first: the word before the bonus.
    """
    letters, share = kit.atlas.letters, board.words / _word_height(kit)
    note, lead = kit.step(Step.NOTE) * share, kit.theme.leading(Step.BODY) * share
    for place, temple in enumerate(board.temples):
        x, _, w, _ = board.step_rect(place, BOTTOM)
        _temple(kit.atlas, temple, round(w), board.step, board, place).put(target, x, board.floor)
        middle, top = board.foot(place)
        px = kit.step(Step.BODY) * 1.08 * share
        px *= min(1.0, w * 0.98 / letters.width(names[place], "head", px))
        base = top + lead * 0.80
        letters.write(target, names[place], middle, base, px, INK, "head", "centre")
        low = base + kit.theme.leading(Step.NOTE) * share * 0.98
        before, bonus = (
            letters.width(first + " ", "text", note),
            letters.width(leaders[place], "figure", note),
        )
        left = middle - (before + bonus) / 2
        letters.write(target, first, left, low, note, INK2, "text")
        letters.write(target, leaders[place], left + before, low, note, INK, "figure")


def draw_temple_marks(
    atlas: Atlas, target: pygame.Surface, board: TempleBoard, levels: Mapping[int, Sequence[int]]
) -> None:
    """The marks of all seats; levels: for each seat its level in every temple."""
    for place in range(len(board.temples)):
        standing: dict[int, list[int]] = {}
        for seat, own in levels.items():
            standing.setdefault(own[place], []).append(seat)
        for level, seats in standing.items():
            for seat, spot in zip(seats, board.mark_spots(place, level, len(seats)), strict=True):
                atlas.badge(seat, board.mark).put(target, *spot)


def _temple(atlas: Atlas, temple: TempleTable, w: int, step: float, board: TempleBoard, place: int) -> Sprite:
    """All steps of a temple; anchor: the lower left corner."""
    goods = tuple((level, tuple(model.model_dump().items())) for level, model in temple.materials.items())
    key = ("tzolkin temple", temple.name, temple.points, goods, w, round(step * 8))
    return atlas.sprite(key, lambda: _make_temple(atlas, temple, w, step, board, place))


def _make_temple(
    atlas: Atlas, temple: TempleTable, w: int, step: float, board: TempleBoard, place: int
) -> Sprite:
    pad = 6
    count = len(temple.points)
    h = math.ceil(step * count)
    canvas = Canvas(w + 2 * pad, h + 2 * pad, 3)
    x0, _, _, _ = board.step_rect(place, BOTTOM)
    stone = TEMPLE_LOOKS[temple.name].step
    dark = mix(TEMPLE_LOOKS[temple.name].glyph, "#2A1A0E", 0.30)
    floor = h + pad
    bottom = [
        (pad + 3.0, floor + 2.0),
        (pad + w + 3.0, floor + 2.0),
        (pad + w + 3.0, floor - step),
        (pad + 3.0, floor - step),
    ]
    canvas.shadow(bottom, 3, 0, 0, 90)
    for level in range(BOTTOM, temple.top + 1):
        x, _, wide, _ = board.step_rect(place, level)
        _draw_step(
            canvas,
            x - x0 + pad,
            floor - (level - BOTTOM + 1) * step,
            wide,
            step,
            stone,
            dark,
            level / temple.top,
        )
    sprite = canvas.sprite(pad, round(floor))
    for level, points in zip(range(BOTTOM, temple.top + 1), temple.points, strict=True):
        x, _, wide, _ = board.step_rect(place, level)
        middle = floor - (level - BOTTOM + 0.5 + _LIP / 2) * step
        _write_step(atlas, sprite.surface, temple, level, points, (x - x0 + pad, middle, wide, step))
    return sprite


def _draw_step(
    canvas: Canvas, x: float, y: float, w: float, h: float, stone: str, dark: Colour, rise: float
) -> None:
    """A step: pale top edge, face that grows lighter with height, dark front edge."""
    lip = h * _LIP
    face = mix(mix(stone, "#8A5A34", 0.10), "#FFF6E2", max(0.0, 0.10 + 0.34 * rise))
    canvas.rounded(x, y + h * 0.04, w, h * 0.96, h * 0.06, dark)
    canvas.rounded(x + w * 0.006, y, w * 0.988, h - lip, h * 0.05, face)
    canvas.line([(x + w * 0.012, y + 0.7), (x + w * 0.988, y + 0.7)], mix(face, "#FFFFFF", 0.55), 1.3)
    canvas.line([(x + w * 0.99, y + 1.5), (x + w * 0.99, y + h - lip)], mix(face, "#000000", 0.10), 1.2)


def _write_step(
    atlas: Atlas,
    target: pygame.Surface,
    temple: TempleTable,
    level: int,
    points: int,
    box: tuple[float, float, float, float],
) -> None:
    x, middle, w, h = box
    px = min(h * 0.74, w * 0.2)
    text = str(points).replace("-", "−")
    base = middle + atlas.letters.cap_height("figure", px) / 2
    atlas.letters.write(target, text, x + w * 0.125, base, px, INK, "figure", "centre")
    label = min(h, w * 0.25)
    right = x + w - label * 0.5
    model = temple.materials.get(level)
    if model is not None:
        _good_label(atlas, [g for g in (*BLOCKS, "skull", "corn") if getattr(model, g)], label).put(
            target, right, middle
        )
    if level == temple.top:
        atlas.icons.sprite("light", round(label * 0.66), "#7A4E2B").put(target, right, middle)


def _good_label(atlas: Atlas, goods: Sequence[str], h: float) -> Sprite:
    """A material on its pale label; anchor: its middle."""

    def make() -> Sprite:
        side = h * 0.76
        half = math.ceil(side * 0.5 * len(goods)) + 2
        canvas = Canvas(2 * half, 2 * math.ceil(side * 0.5) + 4, 4)
        cy = math.ceil(side * 0.5) + 2
        wide = side * len(goods)
        canvas.rounded(half - wide / 2, cy - side / 2, wide, side, side * 0.22, "#FFFBF0")
        for i, good in enumerate(goods):
            signs.draw_sign(canvas, atlas, good, half - wide / 2 + side * (i + 0.5), cy, side * 0.80)
        return canvas.sprite(half, cy)

    return atlas.sprite(("tzolkin step good", tuple(goods), round(h * 8)), make)
