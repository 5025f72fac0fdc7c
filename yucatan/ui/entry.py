"""Yucatán's screens as the program asks for them: card, new table, table, curtain, peek, results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import GAME_ACCENTS, INK
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.curtain import CurtainOffer, CurtainScene, Face, PeekScene, Secret
from tabletop.ui.scenes.gamecard import GameCard
from tabletop.ui.scenes.newtable import BoardChoice, NewGameOffer, NewTable
from yucatan.board import Board, load_board
from yucatan.state import BROTHERHOODS, State
from yucatan.text import Speaker
from yucatan.ui.groundcache import GroundCache
from yucatan.ui.poster import poster
from yucatan.ui.results import results_scene
from yucatan.ui.table import YucatanTable

if TYPE_CHECKING:
    from tabletop.ui.desk import Desk

_GROUNDS = "yucatan grounds"


def card(desk: Desk) -> GameCard:
    """Return the card on the menu."""
    return desk.card("yucatan", _("War parties on the Great River"), _("each for themselves"), poster)


def grounds(desk: Desk) -> GroundCache:
    """Return the painted grounds, kept as long as the program runs."""
    if _GROUNDS not in desk.shared:
        folder = desk.places.cache
        desk.shared[_GROUNDS] = GroundCache(folder / "grounds" if folder else None)
    kept: GroundCache = desk.shared[_GROUNDS]
    return kept


# ---------------------------------------------------------------- a new table


def offer(desk: Desk) -> NewGameOffer:
    """Return what can be chosen for a new table."""
    package = desk.packages["yucatan"]
    boards: dict[str, Board] = {}
    choices = [_choice(desk, path, boards) for path in package.board_files()]

    def start(table: NewTable) -> str | None:
        board = boards.get(table.board)
        if board is None:
            return desk.catalogue.say(_("This board cannot be played."))
        return desk.lay("yucatan", table, board)

    accent = GAME_ACCENTS["yucatan"]
    return NewGameOffer(package.title, accent, choices, start, desk.fresh_seed, names=package.names)


def _choice(desk: Desk, path: Path, boards: dict[str, Board]) -> BoardChoice:
    """One board as a card; one that cannot be read says why."""
    board, defects = load_board(path)
    key = str(path)
    if board is None:
        errors = [defect.words.said(desk.catalogue) for defect in defects if defect.is_error]
        return BoardChoice(key, path.stem, (2,), "", errors)
    boards[key] = board
    line = desk.catalogue.say(_("{n} spaces"), n=board.size)
    if board.practice:
        line = desk.catalogue.say(_("{n} spaces, to learn on"), n=board.size)
    kept = grounds(desk)

    def thumbnail(w: int, h: int) -> pygame.Surface:
        return kept.thumbnail(board, (w, h))

    return BoardChoice(key, board.name, (board.players,), line, (), thumbnail)


# ---------------------------------------------------------------- the table


def table(session: Session[State], desk: Desk) -> Scene:
    """Return the table, at the point where the session stands."""
    return YucatanTable(session, desk, grounds(desk))


# ---------------------------------------------------------------- secrets


def curtain(session: Session[State], seat: int, desk: Desk) -> Scene:
    """Return what hides the table until `seat` has taken the screen."""
    offer, decision, say = _curtain_offer(session, seat, desk), session.decision, desk.catalogue.say
    if decision is not None and decision.kind == "remove":
        why = _("A village is lost: {name} has to take back a warrior. Everyone else looks away.")
        offer = replace(offer, sentence=say(why, name=offer.name), call=say(_("Take back a warrior")))
    return CurtainScene(offer)


def peek(session: Session[State], seat: int, desk: Desk) -> Scene:
    """Return a look at the warriors of `seat`."""
    return PeekScene(_curtain_offer(session, seat, desk))


def _curtain_offer(session: Session[State], seat: int, desk: Desk) -> CurtainOffer:
    say = desk.catalogue.say
    who = session.seats[seat - 1]
    sentence = say(_("Everyone else looks away. {name} may look at the warriors."), name=who.name)
    return CurtainOffer(
        who.name,
        who.style,
        secrets(session, seat, Speaker(desk.catalogue, [s.name for s in session.seats])),
        lambda: None,
        sentence,
        say(_("Hold a warrior to see its brotherhood. It covers itself again when you let go.")),
    )


def secrets(session: Session[State], seat: int, speaker: Speaker) -> list[Secret]:
    """Return the nine discs of a seat: those on the board first, then those in the supply."""
    say = speaker.catalogue.say
    view = session.view(seat)
    out = [space for space, warrior in view.warriors.items() if warrior.seat == seat]
    on_board, in_supply = say(_("on the board")), say(_("in the supply"))
    found = [Secret(on_board, _revealer(speaker, partial(_on_board, session, seat, s))) for s in out]
    left = range(view.seat(seat).warriors_left)
    found += [Secret(in_supply, _revealer(speaker, partial(_in_supply, session, seat, n))) for n in left]
    return found


def _on_board(session: Session[State], seat: int, space: int) -> str:
    return str(session.view(seat).warriors[space].brotherhood)


def _in_supply(session: Session[State], seat: int, number: int) -> str:
    """The brotherhood of the seat's `number`-th warrior in the supply, sorted by brotherhood."""
    counts = session.view(seat).seat(seat).reserve
    words = [word for word, count in zip(BROTHERHOODS, counts, strict=True) for _n in range(count)]
    return words[number]


def _revealer(speaker: Speaker, symbol: Callable[[], str]) -> Callable[[], Face]:
    def reveal() -> Face:
        word = symbol()

        def picture(kit: Kit, px: int) -> Sprite:
            return kit.atlas.icons.sprite(word, px, INK)

        return Face(speaker.brotherhood(word), picture)

    return reveal


# ---------------------------------------------------------------- the end


def results(session: Session[Any], desk: Desk) -> Scene:
    """Return how the game ended."""
    return results_scene(session, desk)
