"""What hangs between two players: cloth in a player's colour all over the screen, with the mark and the name.

`ClothScene` is the cloth; `CoveredChoice` asks behind it for something that nobody else may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.ui.boxes import Box, Column, Empty, Pad, Row, Spring
from tabletop.ui.inputs import FocusLost, Hidden, Input
from tabletop.ui.kit import Kit
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.curtainpaint import BAND, Dye, cloth, mark_disc
from tabletop.ui.theme import Step
from tabletop.ui.widgets.curtainbutton import CurtainButton
from tabletop.ui.widgets.figures import Drawing
from tabletop.ui.widgets.words import Display, Paragraph

__all__ = ["ClothScene", "CoveredChoice", "Veil"]

_SIDE = 120
"""Room left free on either side, in logical units."""


class ClothScene(Scene):
    """A scene in the colour of the player of that name and style; its parts stand between two fret bands,
    or on bare cloth where they need the room of the bands (`banded`)."""

    banded = True

    def __init__(self, player: str, style: int) -> None:
        super().__init__()
        self.player = player
        self.dye = Dye(style)
        self._cloth: tuple[object, pygame.Surface] | None = None

    def frame(self, kit: Kit) -> pygame.Rect:
        return self.between(kit, BAND)

    def between(self, kit: Kit, units: float) -> pygame.Rect:
        """The screen without so many units above and below."""
        band, (w, h) = kit.px(units), kit.theme.size
        return pygame.Rect(0, band, w, h - 2 * band)

    def ground(self, kit: Kit) -> pygame.Surface:
        wanted = kit.theme.size, self.banded
        if self._cloth is None or self._cloth[0] != wanted:
            self._cloth = (wanted, cloth(kit, self.dye.style, self.banded))
        return self._cloth[1]

    # ---- parts

    def room(self, kit: Kit) -> int:
        """How wide the parts may be."""
        return kit.theme.size[0] - 2 * kit.px(_SIDE)

    def stacked(self, kit: Kit, parts: Sequence[Box]) -> Box:
        """The parts one below the other."""
        side = kit.px(_SIDE)
        return Pad(Column(parts, align="center"), side, kit.px(6), side, kit.px(6))

    def call_for(self, kit: Kit, lead: str, sentence: str) -> list[Box]:
        """The player's mark, a line, the name in large letters, a sentence."""
        style, side, second = self.dye.style, kit.px(130), self.dye.second

        def mark(kit_: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
            mark_disc(kit_, style).put(surface, *rect.center)

        most = self.room(kit) - 4
        return [
            Spring(1.2),
            Drawing("mark", side, side, mark),
            Spring(),
            Paragraph("lead", lead, Step.NAME, colour=second, align="centre"),
            Display("name", self.player, Step.HERO, face="black", colour=self.dye.ink, most_w=most),
            Empty(0, kit.px(2)),
            Paragraph("sentence", sentence, Step.HEAD, colour=second, align="centre"),
        ]


class Veil(NamedTuple):
    """What stands on the cloth before the player shows what is behind it: two lines and two buttons."""

    lead: str
    sentence: str
    leave: str
    show: str


class CoveredChoice(ClothScene):
    """Asks a player for what nobody else may see.

    `veiled`: it is covered until the player says that nobody else looks, and again whenever the window loses
    the focus. Nothing of `choices` is asked for while it is covered.
    """

    def __init__(self, player: str, style: int, veiled: bool) -> None:
        super().__init__(player, style)
        self._veiled = veiled
        self.open = not veiled

    # ---- what a game says

    def veil(self, kit: Kit) -> Veil:
        """The words on the cloth."""
        raise NotImplementedError

    def choices(self, kit: Kit) -> list[Box]:
        """What can be chosen."""
        raise NotImplementedError

    def turn_away(self) -> None:
        """Leave without looking."""
        raise NotImplementedError

    # ---- covered and open

    def enter(self) -> None:
        self.targets.focus = ("button", "show")

    def compose(self, kit: Kit) -> Box:
        return self.stacked(kit, self.choices(kit) if self.open else self._covered(kit))

    def _covered(self, kit: Kit) -> list[Box]:
        veil, style = self.veil(kit), self.dye.style
        buttons: list[Box] = [
            CurtainButton("leave", veil.leave, self.turn_away, style),
            CurtainButton("show", veil.show, self.show, style),
        ]
        return [
            *self.call_for(kit, veil.lead, veil.sentence),
            Spring(1.5),
            Row(buttons, gap=kit.px(24)),
            Spring(),
        ]

    def show(self) -> None:
        """Show the choices."""
        self.open = True
        self.rebuild()

    def cover(self) -> None:
        """Cover the choices again, if anybody keeps secrets here."""
        if self._veiled and self.open:
            self.open = False
            self.rebuild()

    def handle(self, given: Input) -> bool:
        if isinstance(given, FocusLost | Hidden):
            self.cover()
        return super().handle(given)
