"""How a game of Yucatán ended: the ranking with its pyramids, and what every player did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.outcome import Outcome
from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.kit import Kit
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.results import FigureRow, Place, ResultsOffer, ResultsScene
from tabletop.ui.widgets.figures import Painter
from yucatan.scoring import Tally, tally
from yucatan.state import State
from yucatan.text import Speaker
from yucatan.ui import buildings

if TYPE_CHECKING:
    from tabletop.ui.desk import Desk

__all__ = ["results_scene"]

_FIGURES = (
    ("turns", _("Turns"), "pass"),
    ("villages", _("Villages founded"), "hut"),
    ("combats_won", _("Fights won"), "combat"),
    ("combats_lost", _("Fights lost"), "shield"),
    ("pillages", _("Villages pillaged"), "pillage"),
    ("captured", _("Prisoners taken"), "prisoner"),
    ("delivered", _("Prisoners brought home"), "city"),
    ("levels", _("Pyramid levels"), "pyramid"),
)
"""The figures of the table: the field of a `Tally`, its label, its icon."""

_NO_CONTEST = ("turns", "combats_lost")
"""Figures in which nobody is the best."""


def results_scene(session: Session[State], desk: Desk) -> Scene:
    """Return the scene that tells how the game of `session` ended. ValueError if it has not."""
    outcome = session.outcome
    if outcome is None:
        raise ValueError("the game has not ended")
    speaker = Speaker(desk.catalogue, [seat.name for seat in session.seats])
    order = [(rank.place, seat) for rank in outcome.ranking for seat in rank.seats]
    events = [event for _entry, event in session.log(None)]
    tallies = tally(events, session.setup.players)
    return ResultsScene(
        ResultsOffer(
            game="Yucatán",
            title=_title(outcome, speaker),
            how=speaker.ending(outcome),
            places=[_place(session, outcome, place, seat, speaker) for place, seat in order],
            figures=[_row(field, label, icon, order, tallies, speaker) for field, label, icon in _FIGURES],
            again=lambda: desk.again(session),
            menu=lambda: desk.leave(session),
            look=desk.stage.pop,
        )
    )


def _title(outcome: Outcome, speaker: Speaker) -> str:
    if not outcome.winners:
        return speaker.catalogue.say(_("A draw"))
    return speaker.catalogue.say(_("{name} wins"), name=speaker.name(outcome.winners[0]))


def _place(session: Session[State], outcome: Outcome, place: int, seat: int, speaker: Speaker) -> Place:
    who = session.seats[seat - 1]
    levels = next(int(line.value) for line in outcome.lines if (line.seat, line.source) == (seat, "levels"))
    note = speaker.catalogue.count(_("{n} level"), _("{n} levels"), levels)
    ranked = place if outcome.winners else 0
    return Place(ranked, who.name, who.style, note, _keepsake(who.style, levels))


def _keepsake(style: int, levels: int) -> Painter:
    def paint(kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        scale = min(rect.w / 104, rect.h / 104)
        sprite = buildings.pyramid(kit.atlas, style, levels, scale)
        sprite.put(surface, rect.centerx, rect.bottom - 4 * scale)

    return paint


def _row(
    field: str,
    label: str,
    icon: str,
    order: Sequence[tuple[int, int]],
    tallies: Sequence[Tally],
    speaker: Speaker,
) -> FigureRow:
    values = [int(getattr(tallies[seat], field)) for _place_, seat in order]
    top = max(values)
    contested = field not in _NO_CONTEST and top > 0
    best = frozenset(i for i, value in enumerate(values) if contested and value == top)
    return FigureRow(speaker.catalogue.say(label), tuple(map(str, values)), icon, best)
