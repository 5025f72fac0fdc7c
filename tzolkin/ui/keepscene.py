"""Choosing tribe and wealth tiles unseen (Rules 3, step 12; T2): behind the player's curtain."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Empty, Pad, Row, Spring
from tabletop.ui.inputs import FocusLost, Hidden, Input, Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import BORDER, INK2, SUNK
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.curtainpaint import BAND, Dye, cloth, mark_disc
from tabletop.ui.theme import Step
from tabletop.ui.widgets.curtainbutton import CurtainButton
from tabletop.ui.widgets.figures import Drawing
from tabletop.ui.widgets.widget import Look, Widget
from tabletop.ui.widgets.words import Display, Paragraph
from tzolkin.setup import kept_tiles
from tzolkin.ui.art.states import State, box_state, chip
from tzolkin.ui.art.tiles import tribe_card, wealth_tile
from tzolkin.ui.pen import Pen
from tzolkin.ui.wordings import tribe_words
from tzolkin.words import NONE

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["KeepScene"]


class OfferCard(Widget):
    """A tribe or a wealth tile that may be kept; a kept one has a gold frame and a tick.

    `picture` draws the tile so many px wide and high.
    """

    domain = "keep"
    spill_units = 22.0

    def __init__(
        self,
        name: str,
        title: str,
        size: tuple[int, int],
        picture: Callable[[Kit, int, int], Sprite],
        number: int,
        kept: bool,
        act: Callable[[], None],
    ) -> None:
        super().__init__(name, act=act)
        self.title, self.size, self.picture = title, size, picture
        self.number, self.kept = number, kept

    def label(self) -> str:
        return self.title

    def look_key(self) -> Hashable:
        return self.title, self.number, self.kept

    def look(self, targets: object) -> Look:
        full = super().look(targets)  # type: ignore[arg-type]
        return Look(hover=full.hover, held=full.held)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:  # noqa: ARG002
        return self.size

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        u, pen = kit.theme.real(1), Pen(kit, surface)
        self.picture(kit, box.w, box.h).put(surface, *box.topleft)
        if self.kept or look.hover:
            state: State = "chosen" if self.kept else "legal"
            box_state(kit.atlas, box.w, box.h, state, max(1.0, 1.4 * u), 9 * u).put(surface, *box.topleft)
        px = min(kit.step(Step.NOTE), box.w * 0.1, box.h * 0.12)
        spot = pygame.Rect(
            box.right - round(px * 1.7), box.bottom - round(px * 1.8), round(px * 1.3), round(px * 1.4)
        )
        pen.box(spot, SUNK, BORDER, 4)
        pen.words(str(self.number), spot.centerx, spot.centery, px * 0.9, INK2, "semi", "centre")
        if self.kept:
            chip(kit.atlas, "done", px * 0.85).put(surface, box.right - px * 0.3, box.y + px * 0.3)


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
        title = kit.say(_("{name}, what do you keep?"), name=name)
        parts: list[Box] = [
            Spring(0.4),
            Paragraph("title", title, Step.HEADLINE, face="black", colour=dye.ink, align="centre"),
        ]
        if tribes:
            size = (min(kit.px(640), (width - kit.px(40)) // 2), kit.px(190))
            cards: list[Box] = [self._tribe_card(tribe, size, n) for n, tribe in enumerate(tribes, 1)]
            words = self._words("tribes", kit.say(_("one tribe")))
            parts += [Spring(0.4), words, Row(cards, gap=kit.px(32))]
        wanted = self._wanted()
        words = self._words("tiles", kit.count(_("{n} wealth tile"), _("{n} wealth tiles"), wanted))
        size = (min(kit.px(240), (width - 3 * kit.px(24)) // 4), kit.px(300))
        cards = [self._tile_card(tile, size, n) for n, tile in enumerate(tiles, len(tribes) + 1)]
        parts += [Spring(0.4), words, Row(cards, gap=kit.px(32))]
        reason = None if self._action is not None else kit.say(_("Choose all that you may keep first."))
        keep = CurtainButton("take", self._call(kit), self._keep, self._style)
        keep.reason = reason
        look = CurtainButton("look", kit.say(_("Look at the table")), self._look, self._style)
        return [*parts, Spring(0.5), Row([look, keep], gap=kit.px(24)), Spring(0.4)]

    def _call(self, kit: Kit) -> str:
        """The text of the button: what is still missing, or that all may be kept."""
        tribes, _tiles = self._offer()
        if tribes and not self._tribe:
            return kit.say(_("Choose a tribe"))
        missing = self._wanted() - len(self._tiles)
        if missing:
            return kit.count(_("Choose {n} tile more"), _("Choose {n} tiles more"), missing)
        return kit.say(_("Keep"))

    def _words(self, name: str, words: str) -> Box:
        colour = Dye(self._style).second
        return Paragraph(f"{name}-words", words, Step.HEAD, colour=colour, align="centre")

    def _tribe_card(self, tribe: str, size: tuple[int, int], number: int) -> Widget:
        speaker = self._table.speaker
        words, title = tribe_words(tribe, self._table.view.tables, speaker), speaker.noun(tribe)

        def picture(kit: Kit, w: int, h: int) -> Sprite:
            return tribe_card(kit, w, h, title, words)

        return OfferCard(
            tribe, title, size, picture, number, tribe == self._tribe, lambda: self._choose_tribe(tribe)
        )

    def _tile_card(self, tile: str, size: tuple[int, int], number: int) -> Widget:
        model, title = self._table.view.tables.wealth[tile], self._table.speaker.tile(tile)

        def picture(kit: Kit, w: int, h: int) -> Sprite:
            return wealth_tile(kit, model, w, h, dummy=True)

        return OfferCard(tile, title, size, picture, number, tile in self._tiles, lambda: self._toggle(tile))

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

    def _look(self) -> None:
        """Show the open table without a choice; its primary button comes back here, covered again."""
        self.stage.pop()

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
