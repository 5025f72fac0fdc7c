"""The table of a Food Day: a row for every player, a column for everything that is counted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import DANGER, DONE, INK, INK2, RULE
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, Widget
from tzolkin.text import Speaker
from tzolkin.ui.art import effects, rows, signs
from tzolkin.ui.art.effects import Terms
from tzolkin.ui.foodreport import Meal, Report
from tzolkin.ui.forecast import signed
from tzolkin.ui.pen import Pen
from tzolkin.words import NONE, TEMPLES

__all__ = ["MOST", "FoodTable", "steps"]

MOST = 5
"""As many steps as there can be."""


def steps(report: Report, *, rewards: bool = False) -> list[tuple[str, tuple[str, ...]]]:
    """The steps of a Food Day in the order of the rules (11), each with the heads of its columns.

    Rewards of buildings are among them where there were any, or where `rewards` says so.
    """
    found: list[tuple[str, tuple[str, ...]]] = []
    if rewards or any(meal.rewards for meal in report.meals):
        found.append(("rewards", ("build",)))
    found.append(("feeding", ("food", "corn")))
    found.append(("temples", tuple(f"temple:{name}" for name in TEMPLES)))
    if report.prophecy != NONE:
        found.append(("prophecy", ("prophecy",)))
    return [*found, ("sum", ("vp",))]


class FoodTable(Widget):
    """The figures of a report: a row for every player."""

    domain = "food"

    def __init__(
        self,
        report: Report,
        speaker: Speaker,
        style: Callable[[int], int],
        asked: tuple[int, str, Widget] | None = None,
        told: int = MOST,
    ) -> None:
        """`asked`: a widget that stands in the cell of a seat under a head, where something is asked.

        `told`: how many of the steps of `steps` are told; the columns of the others are empty.
        """
        super().__init__("table")
        self._report, self._speaker, self._style, self._asked = report, speaker, style, asked
        self._told = told

    def walk(self) -> Iterator[Widget]:
        yield self
        if self._asked is not None:
            yield from self._asked[2].walk()

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        if self._asked is None:
            return
        seat, head, cell = self._asked
        line, heads = self._line(kit), self._heads()
        row = 1 + next(place for place, meal in enumerate(self._report.meals) if meal.seat == seat)
        first = self._first(w)
        wide = (w - first) / len(heads)
        left = x + first + heads.index(head) * wide
        gap = kit.px(3)
        cell.place(kit, round(left) + gap, y + row * line + gap, round(wide) - 2 * gap, line - 2 * gap)

    def look_key(self) -> Hashable:
        asked = self._asked[:2] if self._asked is not None else None
        people = [(self._style(meal.seat), self._speaker.name(meal.seat)) for meal in self._report.meals]
        return repr(self._report), asked, self._told, *people

    def look(self, targets: object) -> Look:  # noqa: ARG002
        return Look()

    def _line(self, kit: Kit) -> int:
        return round(kit.step(Step.ACTION) * 2.15)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, round(self._line(kit) * (len(self._report.meals) + 1))

    def _steps(self) -> list[tuple[str, tuple[str, ...]]]:
        return steps(self._report, rewards=self._asked is not None and self._asked[1] == "build")

    def _heads(self) -> list[str]:
        return [head for _step, heads in self._steps() for head in heads]

    @property
    def shown(self) -> set[str]:
        """The heads whose columns are filled."""
        return {head for _step, heads in self._steps()[: self._told] for head in heads}

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        pen, line = Pen(kit, surface), self._line(kit)
        px = kit.step(Step.ACTION)
        first = self._first(box.w)
        heads, shown = self._heads(), self.shown
        wide = (box.w - first) / len(heads)
        for place, head in enumerate(heads):
            x = box.x + first + (place + 0.5) * wide
            name = effects.prophecy_icon(self._report.prophecy) if head == "prophecy" else head
            colour = INK if head in ("vp", "prophecy") else None
            signs.sign(kit.atlas, name, px * 1.2, colour).put(surface, x, box.y + line / 2)
        for row, meal in enumerate(self._report.meals, 1):
            y = box.y + line * (row + 0.5)
            pen.rule(box.x, box.right - 1, box.y + line * row, RULE)
            r = px * 0.55
            pen.badge(self._style(meal.seat), box.x + r, y, r)
            pen.words(self._speaker.name(meal.seat), box.x + r * 2.8, y, px, INK, "head", most=first - r * 3)
            for place, head in enumerate(heads):
                x = box.x + first + (place + 0.5) * wide
                if head in shown and (self._asked is None or self._asked[:2] != (meal.seat, head)):
                    self._cell(pen, meal, head, x, y, wide, px)

    @staticmethod
    def _first(width: int) -> float:
        """The width of the column of names."""
        return width * 0.25

    def _cell(self, pen: Pen, meal: Meal, head: str, x: float, y: float, wide: float, px: float) -> None:
        if head == "food":
            words = f"{meal.fed}/{meal.workers}" if meal.workers else "–"
            if meal.hunger:
                words += f" {signed(meal.hunger)}"
            pen.words(words, x, y, px * 0.95, DANGER if meal.hunger else INK, "figure", "centre", most=wide)
        elif head == "corn":
            words = signed(-meal.corn) if meal.corn else "0"
            pen.words(words, x, y, px * 0.95, INK2, "figure", "centre")
        elif head.startswith("temple:"):
            name = head.partition(":")[2]
            self._temple(pen, meal, name, x, y, wide, px)
        elif head == "build":
            self._terms(pen, tuple(meal.rewards), x, y, wide, px)
        elif head == "vp":
            pen.words(signed(meal.vp) if meal.vp else "0", x, y, px * 1.15, INK, "figure", "centre")
        elif meal.prophecy is not None:
            colour = DANGER if meal.prophecy < 0 else DONE if meal.prophecy else INK2
            words = signed(meal.prophecy) if meal.prophecy else "0"
            pen.words(words, x, y, px * 0.95, colour, "figure", "centre")

    def _temple(self, pen: Pen, meal: Meal, name: str, x: float, y: float, wide: float, px: float) -> None:
        bonus = meal.leaders.get(name, 0)
        terms = tuple(meal.temples.get(name, ()))
        if not bonus:
            self._terms(pen, terms, x, y, wide, px)
            return
        self._terms(pen, terms, x, y - px * 0.42, wide, px * 0.92)
        pill = pygame.Rect(0, 0, round(px * 1.5), round(px * 0.86))
        pill.center = (round(x), round(y + px * 0.52))
        pen.box(pill, "#F6E3B4", "#F6E3B4", 8)
        pen.words(signed(bonus), x, y + px * 0.52, px * 0.74, INK, "figure", "centre")

    @staticmethod
    def _terms(pen: Pen, terms: Terms, x: float, y: float, wide: float, px: float) -> None:
        if terms:
            size = rows.fitting(pen.atlas, terms, px * 0.95, wide * 0.95, 0.16)
            rows.draw_row(pen.atlas, pen.surface, terms, x, y, size, align="centre", gap=0.16)
