"""Choosing a warrior unseen (D5, D7): behind the player's curtain, the symbols open only there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Row, Spring
from tabletop.ui.kit import Kit
from tabletop.ui.scenes.clothscene import CoveredChoice, Veil
from tabletop.ui.shapes import Circle
from tabletop.ui.targets import Target
from tabletop.ui.theme import Step
from tabletop.ui.widgets.curtainbutton import CurtainButton
from tabletop.ui.widgets.figures import Drawing
from tabletop.ui.widgets.words import Paragraph
from yucatan.state import BROTHERHOODS
from yucatan.text import Speaker
from yucatan.ui import pieces

__all__ = ["SecretChoice"]

_DISC = 92.0


class SecretChoice(CoveredChoice):
    """Asks `seat` for a brotherhood. `chosen` is called with it, `left` if the player goes back.

    `veiled`: the symbols stay covered until the player says that nobody else looks.
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
        super().__init__(speaker.name(seat), style, veiled)
        self._speaker = speaker
        self._reserve = dict(zip(BROTHERHOODS, reserve, strict=True))
        self._chosen = chosen
        self._left = left

    # ---- layout

    def veil(self, kit: Kit) -> Veil:
        sentence = kit.say(_("Everyone else looks away while {name} chooses a warrior."), name=self.player)
        leave, show = kit.say(_("Back to the table")), kit.say(_("Show my warriors"))
        return Veil(kit.say(_("For the eyes of")), sentence, leave, show)

    def choices(self, kit: Kit) -> list[Box]:
        dye = self.dye
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
        title = kit.say(_("{name}, choose the warrior"), name=self.player)
        return [
            Spring(),
            Paragraph("title", title, Step.TITLE, face="black", colour=dye.ink, align="centre"),
            Spring(),
            Row(cells, gap=kit.px(90)),
            Spring(),
            Row([CurtainButton("leave", kit.say(_("Back to the table")), self.back, self.dye.style)]),
            Spring(),
        ]

    def _painter(self, word: str, count: int) -> Callable[[Kit, pygame.Surface, pygame.Rect], None]:
        def paint(kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
            lifted = self.targets.hover == ("brotherhood", word) and count
            r = kit.px(_DISC) * (1.04 if lifted else 1.0)
            if count:
                sprite = pieces.brotherhood_disc(kit.atlas, word, r)
            else:
                sprite = pieces.covered_disc(kit.atlas, self.dye.style, r).faded(0.6)
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

    def turn_away(self) -> None:
        self.back()

    def back(self) -> None:
        """Back to the table without a choice."""
        self.stage.pop()
        self._left()
