"""A row of covered discs, bracketed by where they are, of which one may be lifted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import INK
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.scenes.curtainpaint import DISC, LIFTED, RING, Dye, covered_disc, lifted_disc, ring
from tabletop.ui.targets import Targets
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import TextPlace, Widget

if TYPE_CHECKING:
    from tabletop.ui.scenes.curtain import Face

__all__ = ["DiscRow"]

_STEP, _MOST_IN_ROW = 140, 12


class DiscRow(Widget):
    """Discs in one row (or more, if there are many), each group with a bracket and its name below."""

    domain = "discs"
    spill_units = 60.0

    def __init__(self, name: str, groups: Sequence[str], style: int) -> None:
        super().__init__(name)
        self.groups, self.style = groups, style
        self.centres: list[tuple[float, float]] = []
        self.scale = 1.0

    @property
    def disc_radius(self) -> float:
        """Radius of a covered disc in real pixels."""
        return DISC * self.scale

    def _rows(self) -> list[list[int]]:
        """Indices by row: groups stay together, a long one is cut."""
        rows: list[list[int]] = [[]]
        for i in range(len(self.groups)):
            if len(rows[-1]) == _MOST_IN_ROW:
                rows.append([])
            rows[-1].append(i)
        return rows

    def _heights(self, kit: Kit) -> tuple[int, int]:
        """The room for the discs of one row (a lifted one included), and for bracket and name."""
        return round(2 * (RING + 8) * self.scale), kit.px(26) + kit.theme.leading(Step.ACTION)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        longest = max(len(row) for row in self._rows())
        u = kit.theme.u
        wanted = ((longest - 1) * _STEP + 2 * RING + 16) * u
        self.scale = u * min(1.0, width / wanted)
        discs, words = self._heights(kit)
        return min(width, round(wanted)), len(self._rows()) * (discs + words)

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        discs, words = self._heights(kit)
        self.centres = []
        for n, row in enumerate(self._rows()):
            left = x + w / 2 - (len(row) - 1) * _STEP * self.scale / 2
            middle = y + n * (discs + words) + discs * 0.52
            self.centres += [(left + i * _STEP * self.scale, middle) for i in range(len(row))]

    def _runs(self) -> list[tuple[str, int, int]]:
        """(group, first, last) of neighbours in one row."""
        runs: list[tuple[str, int, int]] = []
        for row in self._rows():
            for i in row:
                if runs and runs[-1][0] == self.groups[i] and runs[-1][2] == i - 1 and i != row[0]:
                    runs[-1] = (runs[-1][0], runs[-1][1], i)
                else:
                    runs.append((self.groups[i], i, i))
        return runs

    # ---- picture

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:  # noqa: ARG002
        dye = Dye(self.style)
        for group, first, last in self._runs():
            self._bracket(kit, first, last, dye).put(
                surface, self.centres[first][0] - self.disc_radius, self._bracket_y(kit, first)
            )
            text, step = self._group_text(kit, group, first, last)
            x = (self.centres[first][0] + self.centres[last][0]) / 2
            baseline = self._bracket_y(kit, first) + kit.px(14) + kit.baseline(step)
            kit.write(surface, text, x, baseline, step, dye.second, align="centre")

    def _group_text(self, kit: Kit, group: str, first: int, last: int) -> tuple[str, Step]:
        room = self.centres[last][0] - self.centres[first][0] + _STEP * self.scale
        step = Step.ACTION if kit.width(group, Step.ACTION) <= room else Step.NOTE
        return kit.atlas.letters.ellipsis(group, "text", kit.step(step), room), step

    def _bracket_y(self, kit: Kit, index: int) -> float:
        return self.centres[index][1] + (RING + 8) * self.scale * 0.96 + kit.px(4)

    def _bracket(self, kit: Kit, first: int, last: int, dye: Dye) -> Sprite:
        width = self.centres[last][0] - self.centres[first][0] + 2 * self.disc_radius

        def make() -> Sprite:
            u = kit.theme.real(1)
            canvas = Canvas(width + 2, 12 * u, 3)
            canvas.line([(1, 0), (1, 8 * u), (width, 8 * u), (width, 0)], dye.ink, max(1.0, 1.6 * u), 120)
            return canvas.sprite()

        return kit.atlas.sprite(("bracket", round(width), self.style, kit.theme.size), make)

    def draw_discs(self, kit: Kit, surface: pygame.Surface, pointed: int | None, held: int | None) -> None:
        """All discs but the held one."""
        for i, (x, y) in enumerate(self.centres):
            if i != held:
                covered_disc(kit, self.style, self.scale, i == pointed).put(surface, x, y)

    def draw_lifted(
        self, kit: Kit, surface: pygame.Surface, held: int, face: Face, lift: float, left: float
    ) -> None:
        """The held disc: `lift` how far it is up, `left` how much of its time."""
        x, y = self.centres[held]
        u = self.scale * (DISC + (LIFTED - DISC) * min(1.0, lift)) / LIFTED
        y -= 8 * self.scale * lift
        lifted_disc(kit, self.style, u).put(surface, x, y)
        face.picture(kit, max(8, round(78 * u))).put(surface, x, y)
        ring(self.scale, max(0.0, left), Dye(self.style).ink).put(surface, x, y)
        pill = self._name(kit, face.label)
        pill.put(surface, x, y + 64 * self.scale + pill.surface.get_height() * 0.45)

    def _name(self, kit: Kit, label: str) -> Sprite:
        """The pill with the name, anchored in its middle."""
        w = round(kit.width(label, Step.HEAD, "head")) + 2 * kit.px(27)
        h = round(kit.step(Step.HEAD) * 1.5)

        def paint(sheet: pygame.Surface) -> None:
            canvas = Canvas(w, h, 3)
            canvas.rounded(0, 0, w, h, h / 2, INK)
            canvas.sprite().put(sheet, 0, 0)
            kit.centred(sheet, label, w / 2, h / 2, Step.HEAD, "#FFFFFF", "head", "centre")

        pill = kit.picture(("disc-name", label), w, h, 0, paint)
        return Sprite(pill.surface, w // 2, h // 2)

    def texts(self, kit: Kit) -> list[TextPlace]:
        places = []
        for group, first, last in self._runs():
            text, step = self._group_text(kit, group, first, last)
            left = round(self.centres[first][0] - _STEP * self.scale / 2)
            room = pygame.Rect(
                left,
                round(self._bracket_y(kit, first)),
                round(self.centres[last][0] - self.centres[first][0] + _STEP * self.scale) + 1,
                kit.px(20) + kit.theme.leading(Step.ACTION),
            )
            places.append(TextPlace(text, kit.width(text, step), kit.step(step), room))
        return places
