"""Choosing tribe and wealth tiles unseen (Rules 3, step 12; T2): behind the player's curtain."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Empty, Pad, Row, Sized, Spring
from tabletop.ui.inputs import FocusLost, Hidden, Input, Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import BORDER, CARD, GOLD, INK, INK2
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.curtainpaint import BAND, Dye, cloth, mark_disc
from tabletop.ui.theme import Step
from tabletop.ui.widgets.curtainbutton import CurtainButton
from tabletop.ui.widgets.figures import Drawing
from tabletop.ui.widgets.widget import Look, Widget
from tabletop.ui.widgets.words import Display, Paragraph
from tzolkin.setup import kept_tiles
from tzolkin.ui.art import effects, rows
from tzolkin.ui.art.effects import Terms
from tzolkin.ui.pen import Pen
from tzolkin.ui.wordings import tribe_words
from tzolkin.words import NONE

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["KeepScene"]


class OfferCard(Widget):
    """A tribe or a wealth tile that may be kept; a kept one has a gold frame and a tick."""

    domain = "keep"
    spill_units = 16.0

    def __init__(
        self,
        name: str,
        title: str,
        text: str,
        groups: tuple[Terms, ...],
        number: int,
        kept: bool,
        act: Callable[[], None],
    ) -> None:
        super().__init__(name, act=act)
        self.title, self.text, self.groups = title, text, groups
        self.number, self.kept = number, kept

    def label(self) -> str:
        return self.title or str(self.name[1])

    def look_key(self) -> Hashable:
        return self.title, self.text, self.groups, self.number, self.kept

    def look(self, targets: object) -> Look:
        full = super().look(targets)  # type: ignore[arg-type]
        return Look(hover=full.hover, held=full.held)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        high = kit.px(150)
        if self.title:
            lines = kit.wrap(self.text, Step.BODY, width - kit.px(40))
            high = kit.theme.leading(Step.NAME) + len(lines) * kit.theme.leading(Step.BODY) + kit.px(44)
        return width, high

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        u, pen = kit.theme.real(1), Pen(kit, surface)
        canvas = Canvas(*surface.get_size(), 2)
        canvas.card(box.x, box.y, box.w, box.h, 10 * u, "#FBEBC2" if self.kept else CARD)
        edge, wide = (GOLD, 4 * u) if self.kept else (INK if look.hover else BORDER, 1.4 * u)
        canvas.rounded(box.x, box.y, box.w, box.h, 10 * u, edge, 255, wide)
        canvas.sprite().put(surface, 0, 0)
        y = float(box.y + kit.px(16))
        if self.title:
            high = kit.theme.leading(Step.NAME)
            px = kit.step(Step.NAME) * 0.9
            pen.words(
                self.title, box.centerx, y + high / 2, px, INK, "head", "centre", most=box.w - kit.px(30)
            )
            y += high
            for line in kit.wrap(self.text, Step.BODY, box.w - kit.px(40)):
                middle = y + kit.theme.leading(Step.BODY) / 2
                pen.words(line, box.centerx, middle, kit.step(Step.BODY), INK2, "text", "centre")
                y += kit.theme.leading(Step.BODY)
        else:
            step = (box.h - kit.px(24)) / max(1, len(self.groups))
            for n, terms in enumerate(self.groups):
                px = rows.fitting(kit.atlas, terms, min(kit.step(Step.FIGURE), step * 0.8), box.w * 0.86)
                middle = box.y + kit.px(12) + step * (n + 0.5)
                rows.draw_row(kit.atlas, surface, terms, box.centerx, middle, px, align="centre")
        if self.number:
            words = str(self.number)
            pen.words(words, box.x + kit.px(14), box.y + kit.px(16), kit.step(Step.NOTE), INK2, "semi")
        if self.kept:
            pen.icon("check", box.right - kit.px(20), box.y + kit.px(20), kit.step(Step.ACTION), INK)


class KeepScene(Scene):
    """Asks the seat that decides what it keeps. Nothing of it is drawn before the player says that nobody
    else looks; whenever the window loses the focus it is covered again."""

    def __init__(self, table: TzolkinTable) -> None:
        super().__init__()
        self._table = table
        self._seat = table.seat
        self._style = table.style(self._seat)
        self._open = not table.veiled
        self._tribe = ""
        self._tiles: list[str] = []
        self._cloth: tuple[tuple[int, int], pygame.Surface] | None = None

    def enter(self) -> None:
        self.targets.focus = ("button", "show")

    # ---- what is offered, asked only while it is shown

    def _offer(self) -> tuple[list[str], list[str]]:
        """Tribes and tiles."""
        view = self._table.session.view(self._seat)
        offer = list(view.seat(self._seat).offer)
        tiles = [word for word in offer if word in view.tables.wealth]
        return [word for word in offer if word in view.tables.tribes], tiles

    def _wanted(self) -> int:
        """How many tiles are kept with the chosen tribe."""
        return kept_tiles(self._table.session.state, self._tribe or NONE)

    @property
    def _action(self) -> Action | None:
        """The answer, once it is whole."""
        tribes, tiles = self._offer()
        if (tribes and not self._tribe) or len(self._tiles) != self._wanted():
            return None
        kept = [tile for tile in tiles if tile in self._tiles]
        action = Action("keep", self._seat, (self._tribe or NONE, *kept, *[NONE] * (3 - len(kept))))
        return action if self._table.session.explain(action) is None else None

    # ---- layout

    def frame(self, kit: Kit) -> pygame.Rect:
        band = kit.px(BAND) if not self._open else kit.px(20)
        w, h = kit.theme.size
        return pygame.Rect(0, band, w, h - 2 * band)

    def compose(self, kit: Kit) -> Box:
        side = kit.px(120)
        parts = self._cards(kit) if self._open else self._veil(kit)
        return Pad(Column(parts, align="center"), side, kit.px(6), side, kit.px(6))

    def _veil(self, kit: Kit) -> list[Box]:
        dye, side = Dye(self._style), kit.px(130)
        style, wide = self._style, kit.theme.size[0] - 2 * kit.px(120)
        name = self._table.speaker.name(self._seat)

        def mark(kit_: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
            mark_disc(kit_, style).put(surface, *rect.center)

        sentence = kit.say(_("Everyone else looks away while {name} chooses what to begin with."), name=name)
        return [
            Spring(1.2),
            Drawing("mark", side, side, mark),
            Spring(),
            Paragraph("lead", kit.say(_("Pass the screen to")), Step.NAME, colour=dye.second, align="centre"),
            Display("name", name, Step.HERO, face="black", colour=dye.ink, most_w=wide),
            Empty(0, kit.px(2)),
            Paragraph("sentence", sentence, Step.HEAD, colour=dye.second, align="centre"),
            Spring(1.5),
            Row(
                [
                    CurtainButton("leave", kit.say(_("Menu")), self._leave, style),
                    CurtainButton("show", kit.say(_("Show my tiles")), self._show, style),
                ],
                gap=kit.px(24),
            ),
            Spring(),
        ]

    def _cards(self, kit: Kit) -> list[Box]:
        dye, (tribes, tiles) = Dye(self._style), self._offer()
        name = self._table.speaker.name(self._seat)
        width = kit.theme.size[0] - 2 * kit.px(120)
        parts: list[Box] = [
            Spring(0.4),
            Paragraph("title", kit.say(_("{name}, what do you keep?"), name=name), Step.NAME, face="black",
                      colour=dye.ink, align="centre"),
        ]  # fmt: skip
        if tribes:
            wide = min(kit.px(560), (width - kit.px(40)) // 2)
            cards: list[Box] = [
                Sized(self._tribe_card(tribe, n + 1), w=wide) for n, tribe in enumerate(tribes)
            ]
            parts += [
                Spring(0.4),
                self._words(kit, "tribes", kit.say(_("one tribe"))),
                Row(cards, gap=kit.px(24), align="stretch"),
            ]
        wanted = self._wanted()
        words = kit.count(_("{n} wealth tile"), _("{n} wealth tiles"), wanted)
        wide = min(kit.px(230), (width - 3 * kit.px(24)) // 4)
        cards = [
            Sized(self._tile_card(tile, len(tribes) + n + 1), w=wide, h=kit.px(190))
            for n, tile in enumerate(tiles)
        ]
        parts += [Spring(0.4), self._words(kit, "tiles", words), Row(cards, gap=kit.px(24))]
        reason = None if self._action is not None else kit.say(_("Choose all that you may keep first."))
        keep = CurtainButton("take", kit.say(_("Keep")), self._keep, self._style)
        keep.reason = reason
        parts += [
            Spring(0.5),
            Row([CurtainButton("leave", kit.say(_("Menu")), self._leave, self._style), keep], gap=kit.px(24)),
            Spring(0.4),
        ]
        return parts

    def _words(self, kit: Kit, name: str, words: str) -> Box:  # noqa: ARG002
        dye = Dye(self._style)
        return Paragraph(f"{name}-words", words, Step.HEAD, colour=dye.second, align="centre")

    def _tribe_card(self, tribe: str, number: int) -> Widget:
        speaker = self._table.speaker
        words = tribe_words(tribe, self._table.view.tables, speaker)
        kept = tribe == self._tribe
        return OfferCard(
            tribe, speaker.noun(tribe), words, (), number, kept, lambda: self._choose_tribe(tribe)
        )

    def _tile_card(self, tile: str, number: int) -> Widget:
        groups = effects.wealth(self._table.view.tables.wealth[tile])
        return OfferCard(tile, "", "", groups, number, tile in self._tiles, lambda: self._toggle(tile))

    # ---- picture

    def ground(self, kit: Kit) -> pygame.Surface:
        size = kit.theme.size
        if self._cloth is None or self._cloth[0] != size:
            self._cloth = (size, cloth(kit, self._style))
        return self._cloth[1]

    # ---- use

    def _choose_tribe(self, tribe: str) -> None:
        self._tribe = "" if tribe == self._tribe else tribe
        self._tiles = self._tiles[-self._wanted() :]
        self.rebuild()

    def _toggle(self, tile: str) -> None:
        if tile in self._tiles:
            self._tiles.remove(tile)
        else:
            self._tiles = [*self._tiles, tile][-self._wanted() :]
        self.rebuild()

    def _keep(self) -> None:
        action = self._action
        if action is not None:
            self.stage.pop()
            self._table.submit(action)

    def _show(self) -> None:
        self._open = True
        self.rebuild()

    def _leave(self) -> None:
        self._table.host.leave(self._table.session)

    def back(self) -> None:
        """A curtain is not taken back; an open offer is covered again."""
        if self._table.veiled and self._open:
            self._open = False
            self.rebuild()

    def handle(self, given: Input) -> bool:
        if isinstance(given, FocusLost | Hidden) and self._table.veiled and self._open:
            self._open = False
            self.rebuild()
        return super().handle(given)

    def key(self, given: Key) -> bool:
        if not (given.down and given.plain and self._open and given.name.isdigit()):
            return False
        tribes, tiles = self._offer()
        place = int(given.name) - 1
        if 0 <= place < len(tribes):
            self._choose_tribe(tribes[place])
        elif 0 <= place - len(tribes) < len(tiles):
            self._toggle(tiles[place - len(tribes)])
        return True
