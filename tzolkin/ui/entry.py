"""Tzolk'in's screens as the program asks for them: card, new table, table, curtain, peek, results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.paint.palette import GAME_ACCENTS
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.curtain import CurtainOffer, CurtainScene, PeekScene
from tabletop.ui.scenes.gamecard import GameCard
from tabletop.ui.scenes.newtable import BoardChoice, NewGameOffer, NewTable, Switch
from tzolkin.state import State
from tzolkin.ui.poster import poster
from tzolkin.ui.results import results_scene
from tzolkin.ui.table import TzolkinTable

if TYPE_CHECKING:
    from tabletop.ui.desk import Desk

_BOARD = "calendar"
_SWITCHES = (
    ("tribes", _("Tribes"), "on", "off"),
    ("prophecies", _("Prophecies"), "on", "off"),
    ("new-buildings", _("New buildings"), "on", "off"),
    ("quick-actions", _("Quick actions (always with five)"), "on", "off"),
    ("opposite-dummies", _("Dummy workers opposite"), "on", "off"),
    ("fractions", _("Round final points down"), "down", "exact"),
)
"""The options of the rules as boxes to tick: name, words, value if ticked, value if not."""


def card(desk: Desk) -> GameCard:
    """Return the card on the menu."""
    return desk.card("tzolkin", _("The calendar turns for everyone"), _("each for themselves"), poster)


# ---------------------------------------------------------------- a new table


def offer(desk: Desk) -> NewGameOffer:
    """Return what can be chosen for a new table."""
    package = desk.packages["tzolkin"]
    say = desk.catalogue.say
    known = package.game.options

    def start(table: NewTable) -> str | None:
        options = {name: on if table.options.get(name) else off for name, _words, on, off in _SWITCHES}
        return desk.lay("tzolkin", table, options=options)

    numbers = tuple(package.game.seats)
    board = BoardChoice(_BOARD, say(_("The calendar")), numbers, say(_("six wheels")), (), _thumbnail)
    switches = [Switch(name, say(words), known[name][0] == on) for name, words, on, _off in _SWITCHES]
    return NewGameOffer(
        package.title,
        GAME_ACCENTS["tzolkin"],
        [board],
        start,
        desk.fresh_seed,
        names=package.names,
        styles=(1, 2, 3, 4, 5),
        switches=switches,
    )


def _thumbnail(w: int, h: int) -> pygame.Surface:
    """The picture of the menu, as much of it as fits."""
    side = min(w, round(h * 372 / 452))
    sheet = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    picture = poster(side, round(side * 452 / 372))
    sheet.blit(picture, ((w - picture.get_width()) // 2, (h - picture.get_height()) // 2))
    return sheet


# ---------------------------------------------------------------- the table


def table(session: Session[State], desk: Desk) -> Scene:
    """Return the table, at the point where the session stands."""
    return TzolkinTable(session, desk)


def curtain(session: Session[State], seat: int, desk: Desk) -> Scene:
    """Return what hides the table until `seat` has taken the screen."""
    return CurtainScene(_curtain_offer(session, seat, desk))


def peek(session: Session[State], seat: int, desk: Desk) -> Scene:
    """Return a look at the secrets of `seat`: there are none but during set-up."""
    return PeekScene(_curtain_offer(session, seat, desk))


def _curtain_offer(session: Session[State], seat: int, desk: Desk) -> CurtainOffer:
    who = session.seats[seat - 1]
    sentence = desk.catalogue.say(_("Everything lies open on this table."))
    return CurtainOffer(who.name, who.style, (), lambda: None, sentence)


def results(session: Session[Any], desk: Desk) -> Scene:
    """Return how the game ended."""
    return results_scene(session, desk)
