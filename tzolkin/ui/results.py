"""How a game of Tzolk'in ended: the ranking, and every source of points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.outcome import Outcome
from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.kit import Kit
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.results import FigureRow, Place, ResultsOffer, ResultsScene
from tabletop.ui.widgets.figures import Painter
from tzolkin.state import State
from tzolkin.text import Speaker
from tzolkin.ui.art.workers import worker

if TYPE_CHECKING:
    from tabletop.ui.desk import Desk

__all__ = ["results_scene", "sources"]

_ROWS = (
    ("temples", _("Temples on Food Days"), "pyramid"),
    ("leaders", _("Highest in a temple"), "trophy"),
    ("prophecies", _("Prophecies"), "prophecy"),
    ("skulls-placed", _("Skulls placed"), "skull"),
    ("buildings", _("Buildings and technologies"), "hut"),
    ("hunger", _("Unfed workers"), "food"),
    ("goods", _("Corn and blocks left"), "corn"),
    ("skulls", _("Skulls left"), "skull"),
    ("monuments", _("Monuments"), "city"),
    ("total", _("Points"), "points"),
    ("workers-on-gears", _("Workers on gears (break ties)"), "gears"),
)
"""The rows of the table: the source of points, its label, its icon."""


def sources(session: Session[State]) -> list[Mapping[str, float]]:
    """For every seat (index 0 unused) its points by source. ValueError if the game has not ended."""
    outcome = session.outcome
    if outcome is None:
        raise ValueError("the game has not ended")
    found: list[dict[str, float]] = [{} for _ in range(session.setup.players + 1)]

    def add(seat: int, source: str, points: float) -> None:
        found[seat][source] = found[seat].get(source, 0) + points

    for _number, event in session.log(None):
        facts, kind = event.facts, event.kind
        points = facts.get("vp", 0)
        if kind == "temple-points":
            add(facts["seat"], "temples", points)
        elif kind == "temple-leader":
            add(facts["seat"], "leaders", points)
        elif kind == "prophecy-scored":
            add(facts["seat"], "prophecies", points)
        elif kind == "fed":
            add(facts["seat"], "hunger", points)
        elif kind == "gained" and points:
            add(facts["seat"], "skulls-placed" if facts["why"] == "skull" else "buildings", points)
    for line in outcome.lines:
        if line.source in ("goods", "skulls", "workers-on-gears"):
            add(line.seat, line.source, line.value)
        elif line.source != "game":
            add(line.seat, "monuments", line.value)
        if line.source != "workers-on-gears":
            add(line.seat, "total", line.value)
    return [*found]


def results_scene(session: Session[State], desk: Desk) -> Scene:
    """Return the scene that tells how the game of `session` ended. ValueError if it has not."""
    outcome = session.outcome
    points = sources(session)
    assert outcome is not None, "sources has seen to it"
    speaker = Speaker(desk.catalogue, [seat.name for seat in session.seats])
    order = [(rank.place, seat) for rank in outcome.ranking for seat in rank.seats]
    return ResultsScene(
        ResultsOffer(
            game="Tzolk’in",
            title=_title(outcome, speaker),
            how=_how(outcome, points, speaker),
            places=[_place(session, outcome, place, seat, speaker) for place, seat in order],
            figures=[row for spec in _ROWS if (row := _row(spec, order, points, speaker)) is not None],
            again=lambda: desk.again(session),
            menu=lambda: desk.leave(session),
            look=desk.stage.pop,
        )
    )


def _how(outcome: Outcome, points: Sequence[Mapping[str, float]], speaker: Speaker) -> str:
    """How it was won; that ties go to workers on gears, where one was broken (Rules 13)."""
    how = speaker.ending(outcome)
    order = [seat for rank in outcome.ranking for seat in rank.seats]
    totals = [points[seat].get("total", 0) for seat in order]
    if len(set(totals)) < len(totals) and len(outcome.ranking) == len(order):
        words = _("{how} Those with equal points stand in the order of their workers on gears.")
        return speaker.catalogue.say(words, how=how)
    return how


def _title(outcome: Outcome, speaker: Speaker) -> str:
    names = [speaker.name(seat) for seat in outcome.winners]
    if len(names) == 1:
        return speaker.catalogue.say(_("{name} wins"), name=names[0])
    return speaker.catalogue.say(_("{names} win"), names=", ".join(names))


def _place(session: Session[State], outcome: Outcome, place: int, seat: int, speaker: Speaker) -> Place:
    """A place of the ranking; the note names each monument with its points."""
    who = session.seats[seat - 1]
    mine = [line for line in outcome.lines if line.seat == seat]
    total = sum(line.value for line in mine if line.source != "workers-on-gears")
    parts = [speaker.amounts({"vp": total}) or speaker.catalogue.say(_("no points"))]
    cards = session.state.tables.cards
    parts += [
        speaker.catalogue.say(_("{source} {n}"), source=speaker.noun(line.source), n=f"{line.value:g}")
        for line in mine
        if line.source in cards
    ]
    return Place(place, who.name, who.style, ", ".join(parts), _keepsake(who.style))


def _keepsake(style: int) -> Painter:
    """A worker of the player."""

    def paint(kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        tall = rect.h * 0.86
        worker(kit.atlas, style, tall).put(surface, rect.centerx, rect.bottom - tall * 0.08)

    return paint


def _row(
    spec: tuple[str, str, str],
    order: Sequence[tuple[int, int]],
    points: Sequence[Mapping[str, float]],
    speaker: Speaker,
) -> FigureRow | None:
    source, label, icon = spec
    values = [points[seat].get(source, 0) for _place_, seat in order]
    if not any(values):
        return None
    top = max(values)
    best = frozenset(i for i, value in enumerate(values) if value == top and top > 0)
    words = tuple(f"{value:g}".replace("-", "−") for value in values)
    return FigureRow(speaker.catalogue.say(label), words, icon, best)
