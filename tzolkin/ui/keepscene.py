"""Choosing tribe and wealth tiles unseen (Rules 3, step 12; T2): behind the player's curtain."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Row, Spring
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import BORDER, DONE, INK2, SUNK
from tabletop.ui.paint.signals import chip
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.scenes.clothscene import CoveredChoice, Veil
from tabletop.ui.theme import Step
from tabletop.ui.widgets.curtainbutton import CurtainButton
from tabletop.ui.widgets.widget import Look, Widget
from tabletop.ui.widgets.words import Paragraph
from tzolkin.setup import kept_tiles
from tzolkin.ui.art.states import State, box_state
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
    shows = ("hover", "held")

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
            chip(kit.atlas, "check", DONE, px * 0.85).put(surface, box.right - px * 0.3, box.y + px * 0.3)


class KeepScene(CoveredChoice):
    """Asks the seat that decides what it keeps. Nothing of it is drawn before the player says that nobody
    else looks; whenever the window loses the focus it is covered again."""

    def __init__(self, table: TzolkinTable) -> None:
        seat = table.seat
        super().__init__(table.speaker.name(seat), table.style(seat), table.veiled)
        self._table = table
        self._seat = seat
        self._tribe = ""
        self._tiles: list[str] = []

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

    @property
    def banded(self) -> bool:  # type: ignore[override]
        """The open tiles need the room of the bands."""
        return not self.open

    def frame(self, kit: Kit) -> pygame.Rect:
        return super().frame(kit) if self.banded else self.between(kit, 20)

    def veil(self, kit: Kit) -> Veil:
        words = _("Everyone else looks away while {name} chooses what to begin with.")
        sentence = kit.say(words, name=self.player)
        return Veil(
            kit.say(_("Pass the screen to")), sentence, kit.say(_("Menu")), kit.say(_("Show my tiles"))
        )

    def choices(self, kit: Kit) -> list[Box]:
        (tribes, tiles), width = self._offer(), self.room(kit)
        title = kit.say(_("{name}, what do you keep?"), name=self.player)
        parts: list[Box] = [
            Spring(0.4),
            Paragraph("title", title, Step.HEADLINE, face="black", colour=self.dye.ink, align="centre"),
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
        keep = CurtainButton("take", self._call(kit), self._keep, self.dye.style)
        keep.reason = reason
        look = CurtainButton("look", kit.say(_("Look at the table")), self._look, self.dye.style)
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
        colour = self.dye.second
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

    def _look(self) -> None:
        """Show the open table without a choice; its primary button comes back here, covered again."""
        self.stage.pop()

    def turn_away(self) -> None:
        self._table.host.leave(self._table.session)

    def back(self) -> None:
        """A curtain is not taken back; an open offer is covered again."""
        self.cover()

    def key(self, given: Key) -> bool:
        if not (given.down and given.plain and self.open and given.name.isdigit()):
            return False
        tribes, tiles = self._offer()
        place = int(given.name) - 1
        if 0 <= place < len(tribes):
            self._choose_tribe(tribes[place])
        elif 0 <= place - len(tribes) < len(tiles):
            self._toggle(tiles[place - len(tribes)])
        return True
