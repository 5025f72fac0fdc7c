"""Paints the ground of a board once, stage by stage, into a picture that the table keeps.

Order: the wash on the paper, the land with its glades, the water, grain and light, then everything that
stands on the land from back to front, the bank symbols and the name of the Great River. Lengths are meant for
a radius of 58 px and scale with the real one. The soft parts of a large picture are painted at half its size:
it does not show.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Generator, Iterator, Sequence

import pygame

from tabletop.hexgrid import Projection
from tabletop.ui.paint.fields import grain
from tabletop.ui.paint.geometry import Point
from yucatan.ui.ground.courses import great_arms
from yucatan.ui.ground.growth import Soil, Thing, hedges, mountains
from yucatan.ui.ground.lettering import lay_letters, placed
from yucatan.ui.ground.picture import Ground
from yucatan.ui.ground.relief import Relief
from yucatan.ui.ground.signs import bank_sign, bank_spots
from yucatan.ui.ground.soft import STAGES, Soft, paint_soft
from yucatan.ui.ground.terrain import Terrain
from yucatan.ui.ground.water import lay_flow

VERSION = 1
"""Raised whenever the same board is painted differently, so that pictures kept on disk are painted anew."""

HALVED_FROM = 1_800_000
"""From so many pixels on, the soft parts of a picture are painted at half its size."""

_MARGIN = 1.2  # radii of picture round the outer spaces; the Great River dissolves in it
_SOFT_SHARE, _PLANTED_SHARE = 0.6, 0.9  # of the whole time, when these parts are done
_AT_ONCE = 16  # spaces planted in one step


class GroundPainter:
    """One board painted at one radius and turn; always the same picture for the same arguments."""

    def __init__(
        self, board: Terrain, radius: float, turn: float, name: str = "", *, signs: bool = True
    ) -> None:
        """radius: of a space in px; turn: of the view in degrees; name: written on the Great River.

        signs: whether banks get their symbol.
        """
        self._board, self._name, self._signed = board, name, signs
        left, top, right, bottom = Projection(radius, turn).bounds(board.spaces)
        margin = _MARGIN * radius
        x, y = math.floor(left - margin), math.floor(top - margin)
        w, h = right + margin - x, bottom + margin - y
        self._shrink = s = 2 if w * h >= HALVED_FROM else 1
        self._soft_size = (math.ceil(w / s), math.ceil(h / s))
        self._view = Projection(radius, turn, (-x, -y))
        self._soft_view = Projection(radius / s, turn, (-x / s, -y / s))
        self._ground: Ground | None = None

    @property
    def ground(self) -> Ground:
        """The finished picture. Raises ValueError before all steps are done."""
        if self._ground is None:
            raise ValueError("the ground is not painted yet")
        return self._ground

    def steps(self) -> Iterator[float]:
        """Paint. Yields the share done, 0 to 1, after every stage; at 1920x1080 a stage stays under 0.1 s."""
        view, radius = self._view, self._view.radius
        soft = yield from self._soft()
        sheet = soft.sheet
        if self._shrink > 1:
            width, height = self._soft_size
            sheet = pygame.transform.smoothscale(sheet, (width * self._shrink, height * self._shrink))
            yield _SOFT_SHARE
        grain(sheet, 0.020)
        yield _SOFT_SHARE
        arms = great_arms(self._board, view)
        letters = placed(self._name, arms, radius)
        lay_flow(sheet, arms, radius, [letter.at for letter in letters])
        signs = bank_spots(self._board, view, soft.water, self._shrink)
        yield _SOFT_SHARE
        yield from self._plant(sheet, Soil(soft.land, soft.water, soft.patch, self._shrink), signs)
        if self._signed:
            sign = bank_sign(radius)
            for x, y in signs:
                sign.put(sheet, x, y)
        lay_letters(sheet, letters, radius)
        self._ground = Ground(sheet, radius, view.turn, -round(view.origin[0]), -round(view.origin[1]))
        yield 1.0

    def _soft(self) -> Generator[float, None, Soft]:
        """The soft parts, at their own size."""
        stages = paint_soft(self._board, self._soft_view, self._soft_size, self._shrink)
        for done in itertools.count(1):
            try:
                next(stages)
            except StopIteration as end:
                soft: Soft = end.value
                break
            yield _SOFT_SHARE * done / (STAGES + 1)
        return soft

    def _plant(self, sheet: pygame.Surface, soil: Soil, signs: Sequence[Point]) -> Iterator[float]:
        """Hedges and mountains onto the sheet, drawn from back to front once all are gathered."""
        relief, things = Relief(), list[Thing]()
        rows = [
            mountains(self._board, self._view, relief),
            hedges(self._board, self._view, soil, relief, signs),
        ]
        for row in rows:
            for i, part in enumerate(row):
                things += part
                if i % _AT_ONCE == 0:
                    share = i / len(self._board.spaces)
                    yield _SOFT_SHARE + (_PLANTED_SHARE - _SOFT_SHARE) * share
        things.sort(key=lambda thing: thing.depth)
        sheet.fblits([thing.sprite.job(thing.x, thing.y)[:2] for thing in things], pygame.BLEND_PREMULTIPLIED)
