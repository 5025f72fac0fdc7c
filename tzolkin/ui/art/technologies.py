"""The four technologies: a row for each with its levels, their effects and prices, and everybody's marks."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point
from tabletop.ui.paint.palette import INK, INK2
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Step
from tzolkin.tables import Tables
from tzolkin.ui.art import effects, rows, signs
from tzolkin.words import TOP_LEVEL, TRACKS

__all__ = ["TechBoard", "draw_tech_marks", "draw_technologies"]

BONUS = TOP_LEVEL + 1
"""The cell after the last level: the bonus for going on."""
_CELL, _BONUS_CELL, _EDGE = "#EFE5CF", "#F4ECDB", "#CDBE9C"
_CUBE = "#B9B2A4"


@dataclass(frozen=True)
class TechBoard:
    """Where the cells lie in `box`; named: there is room for the names of the tracks."""

    box: tuple[float, float, float, float]
    u: float
    named: bool

    @classmethod
    def fitted(cls, kit: Kit, box: tuple[float, float, float, float]) -> TechBoard:
        """The board in a box; small windows and large text drop the names."""
        longest = box[2] * 0.285 - kit.theme.real(26)
        room = kit.width("Architecture", Step.NOTE, "semi") <= longest * 1.04
        return cls(box, kit.theme.u, not kit.theme.small and room)

    @property
    def head(self) -> float:
        """Height of the row of prices."""
        return self.box[3] * 0.09

    @property
    def _start(self) -> float:
        return self.box[2] * (0.302 if self.named else 0.265)

    def cell(self, track: int, level: int) -> tuple[float, float, float, float]:
        """A cell's x, y, width, height; level 0 is under the name, 1 to 3 the levels, 4 the bonus."""
        x, y, w, h = self.box
        gap = 5 * self.u
        tall = (h - self.head) / len(TRACKS)
        top = y + self.head + track * tall
        if level == 0:
            return x, top, self._start - gap, tall - gap
        wide = (w - self._start - gap * 3) / 3.78
        left = x + self._start + (level - 1) * (wide + gap)
        return left, top, wide * (0.78 if level == BONUS else 1), tall - gap

    @property
    def mark(self) -> float:
        """Radius of a player's mark."""
        return min(self.cell(0, 1)[3] * 0.178, self.cell(0, 1)[2] * 0.132)

    def mark_spots(self, track: int, level: int, count: int) -> Sequence[Point]:
        """The middles of so many marks in a cell."""
        x, y, w, h = self.cell(track, level)
        r = self.mark
        if level:
            room = w - 2 * r - 4 * self.u
            gap = min(2.1 * r, room / (count - 1)) if count > 1 else 0.0
            start = x + w / 2 - gap * (count - 1) / 2
        else:
            gap, start = 2.1 * r, x + r + 5 * self.u
            if not self.named:
                start = x + w * 0.40 + r
                gap = min(gap, (w * 0.56 - 2 * r) / max(1, count - 1))
        low = y + h * (0.5 if level == 0 and not self.named else 0.755)
        return [(start + i * gap, low) for i in range(count)]


def draw_technologies(
    kit: Kit,
    target: pygame.Surface,
    board: TechBoard,
    tables: Tables,
    names: Sequence[str],
    words: tuple[str, str],
) -> None:
    """Cells with effects, the row of prices, names of the tracks. Without marks. words: "cost", "bonus"."""
    atlas, letters = kit.atlas, kit.atlas.letters
    note = kit.step(Step.NOTE)
    _x, y, _w, _h = board.box
    middle = y + board.head * 0.5
    base = middle + letters.x_height("text", note) / 2
    x, _, w, _ = board.cell(0, 0)
    if board.named:
        letters.write(target, words[0], x + w - 8 * board.u, base, note, INK2, "text", "right")
    technologies = tables.board.technologies
    for level in range(1, BONUS):
        left, _, wide, _ = board.cell(0, level)
        _price(atlas, technologies.cost[level - 1], min(board.head * 0.62, wide * 0.31)).put(
            target, left + wide / 2, middle
        )
    left, _, wide, _ = board.cell(0, BONUS)
    size = min(note, note * wide / max(1.0, letters.width(words[1], "text", note)))
    letters.write(target, words[1], left + wide / 2, base, size, INK2, "text", "centre")
    for place, track in enumerate(TRACKS):
        model = technologies.tracks[track]  # type: ignore[index]
        _name(kit, target, board, place, track, names[place])
        for level in range(1, BONUS + 1):
            terms = effects.bonus(model.bonus) if level == BONUS else effects.level(model.levels[level - 1])
            box = board.cell(place, level)
            _cell(atlas, round(box[2]), round(box[3]), terms, level == BONUS).put(target, box[0], box[1])


def draw_tech_marks(
    atlas: Atlas, target: pygame.Surface, board: TechBoard, levels: Mapping[int, Sequence[int]]
) -> None:
    """The marks of all seats; levels: for each seat its level on every track."""
    for track in range(len(TRACKS)):
        standing: dict[int, list[int]] = {}
        for seat, own in levels.items():
            standing.setdefault(own[track], []).append(seat)
        for level, seats in standing.items():
            for seat, spot in zip(seats, board.mark_spots(track, level, len(seats)), strict=True):
                atlas.badge(seat, board.mark).put(target, *spot)


def _name(kit: Kit, target: pygame.Surface, board: TechBoard, place: int, track: str, name: str) -> None:
    x, y, w, h = board.cell(place, 0)
    px = min(h * 0.46, 27 * board.u)
    middle = y + h * (0.30 if board.named else 0.5)
    if not board.named:
        px = min(h * 0.56, w * 0.34)
        signs.sign(kit.atlas, f"tech:{track}", px).put(target, x + px * 0.55, middle)
        return
    signs.sign(kit.atlas, f"tech:{track}", px).put(target, x + px * 0.5, middle)
    left = x + px * 1.08
    size = kit.step(Step.NOTE) * 1.02
    size *= min(1.0, (x + w - left) / kit.atlas.letters.width(name, "semi", size))
    base = middle + kit.atlas.letters.cap_height("semi", size) / 2
    kit.atlas.letters.write(target, name, left, base, size, INK, "semi")


def _cell(atlas: Atlas, w: int, h: int, terms: effects.Terms, last: bool) -> Sprite:
    """A cell with what it gives; anchor: its upper left corner."""

    def make() -> Sprite:
        canvas = Canvas(w + 2, h + 2, 3)
        canvas.rounded(1, 1, w, h, h * 0.10, _EDGE)
        canvas.rounded(2, 2, w - 2, h - 2, h * 0.09, _BONUS_CELL if last else _CELL)
        sprite = canvas.sprite(1, 1)
        px = rows.fitting(atlas, terms, min(h * 0.42, w * (0.42 if last else 0.36)), w * 0.92, 0.1)
        rows.draw_row(atlas, sprite.surface, terms, 1 + w / 2, 1 + h * 0.31, px, align="centre", gap=0.1)
        return sprite

    return atlas.sprite(("tzolkin tech cell", terms, w, h, last), make)


def _price(atlas: Atlas, cubes: int, px: float) -> Sprite:
    """Grey cubes for the price of a level; anchor: their middle."""

    def make() -> Sprite:
        s = px * 0.98
        half = math.ceil(s * 0.55 * max(1, cubes)) + 2
        canvas = Canvas(2 * half, math.ceil(px) + 6, 4)
        middle = (math.ceil(px) + 6) / 2
        for i in range(cubes):
            x = half + (i - (cubes - 1) / 2) * s * 1.03
            signs.draw_cube(canvas, x, middle + s * 0.52, s, _CUBE)
        return canvas.sprite(half, round(middle))

    return atlas.sprite(("tzolkin tech price", cubes, round(px * 4)), make)
