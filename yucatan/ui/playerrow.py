"""A player in the column: badge, name, figures, and the pyramid so far."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint import chrome
from tabletop.ui.paint.palette import INK, INK2, RULE
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget
from yucatan.ui import buildings

__all__ = ["Figure", "PlayerFace", "PlayerRow"]

_GAP, _SMALL_GAP = 13.0, 10.0
"""Between two figures, in logical units; in a small window."""
_ICON_SHARE = 1.22
"""Width of a figure's icon with the air behind it, in icon sizes."""
_LARGEST = ("9/9", "8", "8", "18")
"""The widest figures a game brings: the column keeps its width through a game."""
_LEAST_NAME = 2.9
"""The room a name keeps on such a line, in sizes of its letters."""


@dataclass(frozen=True)
class Figure:
    """One number of a player's row: its icon, what it says, its label."""

    icon: str
    value: str
    label: str


@dataclass(frozen=True)
class PlayerFace:
    """What a player's row shows."""

    name: str
    style: int
    active: bool
    note: str
    figures: tuple[Figure, ...]
    levels: int
    ruled: bool = False
    """A hairline parts it from the row above, where neither has a card."""


class _Spot(NamedTuple):
    """Where a figure stands: its left end and the top of its line, from the row's corner."""

    figure: Figure
    x: float
    y: float


class PlayerRow(Widget):
    """A player: badge, name, figures, and the pyramid so far. The active one alone has a card and labels."""

    domain = "player"
    spill_units = 34.0
    shows = ()

    def __init__(self, name: str, face: PlayerFace, act: Callable[[], None]) -> None:
        super().__init__(name, act=act)
        self.face = face

    def label(self) -> str:
        return self.face.name

    def look_key(self) -> Hashable:
        return self.face

    # ---- layout

    def _labelled(self, kit: Kit) -> bool:
        return self.face.active and _labels(kit)

    def _keepsake(self, kit: Kit) -> float:
        """The width kept free at the right for the pyramid."""
        return kit.theme.real(108 if not kit.theme.small else 96)

    def _gap(self, kit: Kit) -> float:
        return kit.theme.real(_SMALL_GAP if kit.theme.small else _GAP)

    def _wide(self, kit: Kit, figure: Figure) -> float:
        """The width of a figure with its icon."""
        wide = kit.step(Step.FIGURE) * 0.94 * _ICON_SHARE + kit.width(figure.value, Step.FIGURE, "figure")
        return max(wide, kit.width(figure.label, Step.NOTE)) if self._labelled(kit) else wide

    def least_width(self, kit: Kit) -> int:
        """The width at which all figures stand on one line below the name, whatever they come to be."""
        icon = kit.step(Step.FIGURE) * 0.94 * _ICON_SHARE
        total = 0.0
        for figure, value in zip(self.face.figures, _LARGEST, strict=True):
            wide = icon + kit.width(value, Step.FIGURE, "figure")
            total += max(wide, kit.width(figure.label, Step.NOTE)) if _labels(kit) else wide
        total += self._gap(kit) * (len(_LARGEST) - 1)
        return round(total + kit.px(12) + self._keepsake(kit)) + 1

    def _line_height(self, kit: Kit) -> int:
        leading = kit.theme.leading
        return leading(Step.FIGURE) + (leading(Step.NOTE) if self._labelled(kit) else 0)

    def _name_start(self, kit: Kit) -> float:
        return kit.px(20) + kit.step(Step.NAME) * 1.06

    def _beside(self, kit: Kit, width: float) -> float | None:
        """Where the figures begin if they stand beside the name; None: they stand below it."""
        total = sum(self._wide(kit, figure) for figure in self.face.figures)
        total += self._gap(kit) * (len(self.face.figures) - 1)
        start = width - self._keepsake(kit) - total - kit.px(8)
        least = self._name_start(kit) + _LEAST_NAME * kit.step(Step.NAME)
        return start if kit.theme.large and start >= least else None

    def _spots(self, kit: Kit, width: float) -> Iterator[_Spot]:
        """Place the figures: beside the name, or below it on as many lines as the width asks for."""
        beside = self._beside(kit, width)
        x, y = (beside, 0.0) if beside is not None else (float(kit.px(12)), kit.theme.leading(Step.NAME))
        left, end = x, width - self._keepsake(kit)
        for figure in self.face.figures:
            wide = self._wide(kit, figure)
            if x > left and x + wide > end:
                x, y = left, y + self._line_height(kit)
            yield _Spot(figure, x, y)
            x += wide + self._gap(kit)

    def _height(self, kit: Kit, width: float) -> float:
        """The height of name and figures."""
        bottom = max(spot.y for spot in self._spots(kit, width)) + self._line_height(kit)
        return max(bottom, kit.theme.leading(Step.NAME))

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        if kit.theme.small:
            pad, least = kit.px(16 if self.face.active else 8), kit.px(96)
        else:
            pad, least = kit.px(52 if self.face.active else 34), kit.px(100)
        if kit.theme.large:
            pad, least = kit.px(12), kit.px(80)
        return width, max(round(self._height(kit, width)) + pad, least)

    # ---- picture

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        face, u = self.face, kit.theme.real(1)
        if face.active:
            out = kit.px(8)
            card = chrome.player_card(kit.atlas, face.style, box.w + 2 * out, box.h, u)
            card.put(surface, box.x - out, box.y)
        elif face.ruled:
            pygame.draw.line(surface, RULE, box.topleft, (box.right - 1, box.y), max(1, kit.px(1)))
        top = box.y + (box.h - self._height(kit, box.w)) / 2
        self._paint_name(kit, surface, box, top)
        for spot in self._spots(kit, box.w):
            self._paint_figure(kit, surface, spot.figure, box.x + spot.x, top + spot.y)
        self._paint_pyramid(kit, surface, box)

    def _paint_name(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, y: float) -> None:
        face, r = self.face, kit.step(Step.NAME) * 0.53
        line = kit.theme.leading(Step.NAME)
        beside = self._beside(kit, box.w)
        if beside is not None:
            line = max(line, self._line_height(kit))
        kit.atlas.badge(face.style, r).put(surface, box.x + kit.px(10) + r, y + line / 2)
        x = box.x + self._name_start(kit)
        end = box.x + beside - kit.px(14) if beside is not None else box.right - self._keepsake(kit)
        shown = kit.atlas.letters.ellipsis(face.name, "head", kit.step(Step.NAME), end - x)
        baseline = y + (line - kit.theme.leading(Step.NAME)) / 2 + kit.baseline(Step.NAME, "head")
        x += kit.write(surface, shown, x, baseline, Step.NAME, INK, "head") + kit.px(12)
        if face.note and not kit.theme.small and x + kit.width(face.note, Step.BODY, "italic") <= end:
            kit.write(surface, face.note, x, baseline, Step.BODY, INK2, "italic")

    def _paint_figure(self, kit: Kit, surface: pygame.Surface, figure: Figure, x: float, y: float) -> None:
        icon = round(kit.step(Step.FIGURE) * 0.94)
        middle = y + kit.theme.leading(Step.FIGURE) / 2
        if figure.icon == "huts":
            chrome.hut_cluster(kit.atlas, icon, INK2).put(surface, x + icon / 2, middle)
        else:
            kit.atlas.icons.put(surface, figure.icon, x + icon / 2, middle, icon, INK2)
        baseline = y + kit.baseline(Step.FIGURE, "figure")
        kit.write(surface, figure.value, x + icon * _ICON_SHARE, baseline, Step.FIGURE, INK, "figure")
        if self._labelled(kit):
            below = y + kit.theme.leading(Step.FIGURE) + kit.baseline(Step.NOTE)
            kit.write(surface, figure.label, x, below, Step.NOTE, INK2)

    def _paint_pyramid(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect) -> None:
        u, small = kit.theme.real(1), kit.theme.small
        scale = u * min(1.02 if not small else 0.90, box.h / u / 104)
        wide, high, gap = (13 * u, 7 * u, 17 * u) if small else (14 * u, 6 * u, 18 * u)
        pips = buildings.level_pips(kit.atlas, self.face.style, self.face.levels, wide, high, gap)
        total = 4 * gap + wide
        left = box.right - total - kit.px(10)
        bottom = box.centery + min(44 * u, box.h / 2 - 12 * u)
        pips.put(surface, left, bottom)
        sprite = buildings.pyramid(kit.atlas, self.face.style, self.face.levels, scale)
        sprite.put(surface, left + total / 2, bottom - 8 * u)

    def texts(self, kit: Kit) -> list[TextPlace]:
        spots = list(self._spots(kit, self.rect.w))
        wide = max(spot.x + self._wide(kit, spot.figure) for spot in spots)
        room = pygame.Rect(self.rect)
        room.w -= round(self._keepsake(kit))
        return [TextPlace(self.face.name, wide, self._height(kit, self.rect.w), room)]


def _labels(kit: Kit) -> bool:
    """Whether there is room for words under the figures of the active player."""
    return not kit.theme.small and not kit.theme.large
