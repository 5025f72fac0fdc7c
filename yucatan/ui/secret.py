"""Choosing a warrior unseen (D5, D7): behind the player's curtain, the symbols open only there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Empty, Pad, Row, Spring
from tabletop.ui.inputs import FocusLost, Hidden, Input
from tabletop.ui.kit import Kit
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.curtainpaint import BAND, Dye, cloth, mark_disc
from tabletop.ui.shapes import Circle
from tabletop.ui.targets import Target
from tabletop.ui.theme import Step
from tabletop.ui.widgets.curtainbutton import CurtainButton
from tabletop.ui.widgets.figures import Drawing
from tabletop.ui.widgets.words import Display, Paragraph
from yucatan.state import BROTHERHOODS
from yucatan.text import Speaker
from yucatan.ui import pieces

__all__ = ["SecretChoice"]

_DISC = 92.0


class SecretChoice(Scene):
    """Asks `seat` for a brotherhood. `chosen` is called with it, `left` if the player goes back.

    `veiled`: the symbols stay covered until the player says that nobody else looks; whenever the window
    loses the focus they are covered again.
    """

    def __init__(
        self,
        speaker: Speaker,
        seat: int,
        style: int,
        reserve: tuple[int, int, int],
        veiled: bool,
        chosen: Callable[[str], None],
        left: Callable[[], None],
    ) -> None:
        super().__init__()
        self._speaker = speaker
        self._name = speaker.name(seat)
        self._style = style
        self._reserve = dict(zip(BROTHERHOODS, reserve, strict=True))
        self._veiled = veiled
        self._open = not veiled
        self._chosen = chosen
        self._left = left
        self._cloth: tuple[tuple[int, int], pygame.Surface] | None = None

    def enter(self) -> None:
        self.targets.focus = ("button", "show")

    # ---- layout

    def frame(self, kit: Kit) -> pygame.Rect:
        band = kit.px(BAND)
        w, h = kit.theme.size
        return pygame.Rect(0, band, w, h - 2 * band)

    def compose(self, kit: Kit) -> Box:
        side = kit.px(120)
        rows = self._discs(kit) if self._open else self._veil(kit)
        return Pad(Column(rows, align="center"), side, kit.px(6), side, kit.px(6))

    def _veil(self, kit: Kit) -> list[Box]:
        dye, side = Dye(self._style), kit.px(130)
        style, wide = self._style, kit.theme.size[0] - 2 * kit.px(120)

        def mark(kit_: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
            mark_disc(kit_, style).put(surface, *rect.center)

        sentence = kit.say(_("Everyone else looks away while {name} chooses a warrior."), name=self._name)
        return [
            Spring(1.2),
            Drawing("mark", side, side, mark),
            Spring(),
            Paragraph("lead", kit.say(_("For the eyes of")), Step.NAME, colour=dye.second, align="centre"),
            Display("name", self._name, Step.HERO, face="black", colour=dye.ink, most_w=wide),
            Empty(0, kit.px(2)),
            Paragraph("sentence", sentence, Step.HEAD, colour=dye.second, align="centre"),
            Spring(1.5),
            Row(
                [
                    CurtainButton("leave", kit.say(_("Back to the table")), self.back, style),
                    CurtainButton("show", kit.say(_("Show my warriors")), self._show, style),
                ],
                gap=kit.px(24),
            ),
            Spring(),
        ]

    def _discs(self, kit: Kit) -> list[Box]:
        dye = Dye(self._style)
        cells: list[Box] = []
        for word, count in self._reserve.items():
            name = Paragraph(
                f"name-{word}",
                self._speaker.brotherhood(word),
                Step.HEAD,
                face="head",
                colour=dye.ink,
                align="centre",
            )
            left = kit.count(_("{n} in the supply"), _("{n} in the supply"), count)
            note = Paragraph(f"count-{word}", left, Step.ACTION, colour=dye.second, align="centre")
            side = 2 * kit.px(_DISC) + kit.px(16)
            disc = Drawing(word, side, side, self._painter(word, count))
            cells.append(Column([disc, name, note], gap=kit.px(6), align="center"))
        title = kit.say(_("{name}, choose the warrior"), name=self._name)
        return [
            Spring(),
            Paragraph("title", title, Step.TITLE, face="black", colour=dye.ink, align="centre"),
            Spring(),
            Row(cells, gap=kit.px(90)),
            Spring(),
            Row([CurtainButton("leave", kit.say(_("Back to the table")), self.back, self._style)]),
            Spring(),
        ]

    def _painter(self, word: str, count: int) -> Callable[[Kit, pygame.Surface, pygame.Rect], None]:
        def paint(kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
            lifted = self.targets.hover == ("brotherhood", word) and count
            r = kit.px(_DISC) * (1.04 if lifted else 1.0)
            if count:
                sprite = pieces.brotherhood_disc(kit.atlas, word, r)
            else:
                sprite = pieces.covered_disc(kit.atlas, self._style, r).faded(0.6)
            sprite.put(surface, rect.centerx, rect.centery - (kit.px(4) if lifted else 0))

        return paint

    def add_targets(self, kit: Kit) -> None:
        for widget in self.widgets:
            if widget.name[0] == "drawing" and widget.name[1] in self._reserve:
                word = str(widget.name[1])
                none = None if self._reserve[word] else kit.say(_("None is left in the supply."))
                shape = Circle(*widget.rect.center, kit.px(_DISC))
                label = self._speaker.brotherhood(word)
                self.targets.add(Target(("brotherhood", word), shape, reason=none, label=label))

    def ground(self, kit: Kit) -> pygame.Surface:
        size = kit.theme.size
        if self._cloth is None or self._cloth[0] != size:
            self._cloth = (size, cloth(kit, self._style))
        return self._cloth[1]

    def hovered(self, target: Target | None) -> None:  # noqa: ARG002
        self.invalidate()

    # ---- use

    def activated(self, target: Target) -> None:
        domain, word = target.name
        if domain == "brotherhood":
            self.stage.pop()
            self._chosen(str(word))
        else:
            super().activated(target)

    def handle(self, given: Input) -> bool:
        if isinstance(given, FocusLost | Hidden) and self._veiled and self._open:
            self._open = False
            self.rebuild()
        return super().handle(given)

    def _show(self) -> None:
        self._open = True
        self.rebuild()

    def back(self) -> None:
        """Back to the table without a choice."""
        self.stage.pop()
        self._left()
