"""How a game ended: who stands where, how it was won, and the figures of every player."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Flow, Pad, Row, Sized, Spring
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import arc_points
from tabletop.ui.paint.palette import GOLD, INK, INK2, RULE, mix, style
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.scene import Scene
from tabletop.ui.targets import Targets
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.figures import Badge, Drawing, Painter
from tabletop.ui.widgets.panel import Panel
from tabletop.ui.widgets.widget import Look, TextPlace, Widget
from tabletop.ui.widgets.words import Label, Paragraph, Section

__all__ = ["FigureRow", "Place", "ResultsOffer", "ResultsScene"]


@dataclass(frozen=True)
class Place:
    """One player in the ranking, best first.

    `place` 0: the game was drawn. `keepsake` draws what was built.
    """

    place: int
    name: str
    style: int
    note: str = ""
    keepsake: Painter | None = field(default=None, compare=False)


@dataclass(frozen=True)
class FigureRow:
    """A line of the table of figures: its label, an icon, and a value for every place of the ranking."""

    label: str
    values: tuple[str, ...]
    icon: str = ""
    best: frozenset[int] = frozenset()
    """Which of the values are the best ones."""


@dataclass(frozen=True)
class ResultsOffer:
    """What is told.

    `how` is the sentence that says how it was won; `look` goes back to the table, if given.
    """

    game: str
    title: str
    how: str
    places: Sequence[Place]
    figures: Sequence[FigureRow]
    again: Callable[[], None]
    menu: Callable[[], None]
    look: Callable[[], None] | None = None


class FiguresTable(Widget):
    """All figures: a row each, a column for every player, headed by their badges."""

    domain = "figures"
    shows = ()

    def __init__(self, name: str, styles: Sequence[int], rows: Sequence[FigureRow]) -> None:
        super().__init__(name)
        self.styles, self.rows = tuple(styles), tuple(rows)

    def _row(self, kit: Kit) -> int:
        return max(kit.px(54), kit.theme.leading(Step.BODY) + kit.px(10))

    def _column(self, kit: Kit) -> int:
        values = [kit.width(v, Step.HEAD, "figure") for row in self.rows for v in row.values]
        return round(max([*values, kit.px(60)])) + kit.px(20)

    def _labels(self, kit: Kit, width: int) -> int:
        return width - self._column(kit) * len(self.styles) - self._icon(kit)

    def _icon(self, kit: Kit) -> int:
        return round(kit.step(Step.BODY) * 1.3) + kit.px(14) if any(r.icon for r in self.rows) else 0

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        longest = max((kit.width(row.label, Step.BODY) for row in self.rows), default=0.0)
        least = round(longest) + kit.px(16) + self._icon(kit) + self._column(kit) * len(self.styles)
        return max(least, width), self._row(kit) * (len(self.rows) + 1)

    def look_key(self) -> Hashable:
        return self.styles, self.rows

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        row_h, column, icon = self._row(kit), self._column(kit), self._icon(kit)
        start = box.right - column * len(self.styles)
        for i, seat_style in enumerate(self.styles):
            x = start + column * i + column // 2
            kit.atlas.badge(seat_style, kit.px(17)).put(surface, x, box.y + row_h / 2)
        for n, row in enumerate(self.rows, 1):
            top = box.y + n * row_h
            pygame.draw.line(surface, RULE, (box.x, top), (box.right - 1, top), max(1, kit.px(1)))
            middle = top + row_h / 2
            if row.icon:
                size = round(kit.step(Step.BODY) * 1.3)
                kit.atlas.icons.put(surface, row.icon, box.x + size / 2, middle, size, INK2)
            kit.centred(surface, row.label, box.x + icon, middle, Step.BODY, INK2)
            for i, value in enumerate(row.values):
                x = start + column * i + column // 2
                best = i in row.best
                colour = INK if best else INK2
                kit.centred(
                    surface,
                    value,
                    x,
                    middle,
                    Step.HEAD,
                    colour,
                    "figure" if best else "text",
                    "centre",
                )

    def texts(self, kit: Kit) -> list[TextPlace]:
        room = pygame.Rect(
            self.rect.x + self._icon(kit), self.rect.y, self._labels(kit, self.rect.w), self._row(kit)
        )
        return [
            TextPlace(row.label, kit.width(row.label, Step.BODY), kit.step(Step.BODY), room)
            for row in self.rows
        ]


class WinnerRays(Widget):
    """A disc of light in the winner's colour with rays, behind the keepsake."""

    domain = "rays"

    def __init__(self, name: str, seat_style: int, keepsake: Painter | None, units: float) -> None:
        super().__init__(name)
        self.style, self.keepsake, self.units = seat_style, keepsake, units

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        side = min(width, kit.px(self.units))
        return side, round(side * 0.62)

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:  # noqa: ARG002
        rect = self.rect
        self._light(kit).put(surface, *rect.center)
        if self.keepsake is not None:
            side = round(min(rect.w, rect.h) * 0.9)
            place = pygame.Rect(0, 0, side, side)
            place.midbottom = (rect.centerx, rect.bottom - round(rect.h * 0.04))
            self.keepsake(kit, surface, place)
        else:
            kit.atlas.badge(self.style, rect.h // 3).put(surface, *rect.center)

    def _light(self, kit: Kit) -> Sprite:
        w, h = self.rect.size

        def make() -> Sprite:
            canvas = Canvas(w, h, 2)
            x, y, r = w / 2, h * 0.80, h * 0.68
            colour = mix(style(self.style).bar, GOLD, 0.25)
            count = 17
            for i in range(count):
                a = -math.pi + math.pi * (i + 0.22) / count
                b = a + math.pi * 0.56 / count
                far = r * (1.16 if i % 2 else 1.02)
                wedge = [(x, y), *arc_points(x, y, far, a, b, 4)]
                canvas.poly(wedge, colour, 46)
            for share, alpha in ((0.80, 50), (0.66, 60)):
                canvas.poly(arc_points(x, y, r * share, -math.pi, 0, 48), colour, alpha)
            canvas.line([(w * 0.06, y), (w * 0.94, y)], RULE, max(1.0, kit.theme.real(1.2)))
            return canvas.sprite(w / 2, h / 2)

        return kit.atlas.sprite(("rays", self.style, w, h), make)


class ResultsScene(Scene):
    """Shows a `ResultsOffer`."""

    def __init__(self, offer: ResultsOffer) -> None:
        super().__init__()
        self.offer = offer

    def compose(self, kit: Kit) -> Box:
        margin, wide = kit.px(64), kit.theme.size[0]
        left = min(round(kit.px(720) * max(1.0, kit.theme.text**0.4)), round(wide * 0.46))
        body = Row(
            [Sized(self._ranking(kit), w=left), Flex(self._figures(kit))],
            gap=kit.px(56),
            align="stretch",
        )
        return Pad(
            Column([self._head(kit), Flex(body)], gap=kit.px(24)), margin, kit.px(34), margin, kit.px(40)
        )

    def _head(self, kit: Kit) -> Box:
        offer = self.offer
        title = Paragraph("title", offer.title, Step.TITLE, face="black", leading=0.9)
        how = Paragraph("how", offer.how, Step.ACTION, colour=INK2)
        return Column([title, how], gap=kit.px(2))

    def _ranking(self, kit: Kit) -> Box:
        places = self.offer.places
        rows: list[Box] = []
        rest = list(enumerate(places))
        if places and places[0].place == 1:
            rows.append(self._winner(kit, places[0]))
            rest = rest[1:]
        for i, place in rest:
            rows.append(self._place(kit, i, place))
        rows.append(Spring())
        return Column(rows, gap=kit.px(12))

    def _winner(self, kit: Kit, place: Place) -> Box:
        picture = WinnerRays("winner-picture", place.style, place.keepsake, 460)
        name = Row(
            [
                Badge("winner-badge", place.style, 24),
                Flex(Paragraph("winner-name", place.name, Step.HEADLINE, face="black")),
            ],
            gap=kit.px(14),
        )
        words: list[Box] = [name]
        if place.note:
            words.append(Paragraph("winner-note", place.note, Step.BODY, colour=INK2))
        column = Column([Row([Spring(), picture, Spring()]), *words], gap=kit.px(4))
        return Panel("winner", column, kit.px(24), bar=style(place.style).bar)

    def _place(self, kit: Kit, index: int, place: Place) -> Box:
        words: list[Box] = [Paragraph(f"name-{index}", place.name, Step.NAME, face="head")]
        if place.note:
            words.append(Paragraph(f"note-{index}", place.note, Step.NOTE, colour=INK2))
        row: list[Box] = []
        if place.place:
            number = Label(f"place-{index}", str(place.place), Step.FIGURE, face="figure", align="centre")
            row.append(Sized(number, w=round(kit.step(Step.FIGURE) * 1.2)))
        row += [Badge(f"badge-{index}", place.style, 20), Flex(Column(words, gap=0))]
        if place.keepsake is not None:
            side = kit.px(84)
            row.append(Drawing(f"keepsake-{index}", round(side * 1.3), side, place.keepsake))
        return Pad(Row(row, gap=kit.px(14)), kit.px(12), kit.px(4), kit.px(12), kit.px(4))

    def _figures(self, kit: Kit) -> Box:
        offer = self.offer
        buttons: list[Box] = []
        if offer.look is not None:
            buttons.append(Button("look", kit.say(_("Look at the board")), offer.look, icon="eye"))
        buttons.append(Button("menu", kit.say(_("Menu")), offer.menu))
        buttons.append(Button("again", kit.say(_("Play again")), offer.again, kind="primary"))
        table = FiguresTable("figures", [p.style for p in offer.places], offer.figures)
        return Column(
            [
                Section("figures-head", kit.say(_("The game in figures"))),
                table,
                Spring(),
                Flow(buttons, gap=kit.px(14), line_gap=kit.px(10), align="end"),
            ],
            gap=kit.px(10),
        )

    def back(self) -> None:
        (self.offer.look or self.offer.menu)()
