"""How a game of Yucatán ends (Rules 11), and the figures of each seat told from its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tabletop.engine.event import Event
from tabletop.engine.outcome import Line, Outcome, Rank
from yucatan.state import State


def outcome(state: State) -> Outcome | None:
    """Return the end of the game, or None while it goes on.

    The builder of the fifth level wins. The rules rank nobody else; the others follow by levels built,
    equal levels sharing a place.
    """
    if not state.winner and not state.drawn:
        return None
    seats = range(1, state.players + 1)
    lines = tuple(Line(seat, "levels", state.levels[seat]) for seat in seats)
    lines += tuple(Line(seat, "stock", state.stock[seat]) for seat in seats)
    if state.drawn:
        return Outcome("draw", (Rank(1, tuple(seats)),), lines)
    ranking: list[Rank] = []
    place = 1
    for levels in sorted(set(state.levels[1:]), reverse=True):
        sharing = tuple(seat for seat in seats if state.levels[seat] == levels)
        ranking.append(Rank(place, sharing))
        place += len(sharing)
    return Outcome("pyramid", tuple(ranking), lines)


@dataclass
class Tally:
    """What one seat did in a game."""

    turns: int = 0
    villages: int = 0
    combats_won: int = 0
    combats_lost: int = 0
    pillages: int = 0
    captured: int = 0
    """Prisoners taken by combat, pillage and raid."""
    delivered: int = 0
    levels: int = 0


_TURN_EVENTS = ("village-enlarged", "warrior-dispatched", "warrior-moved", "level-built", "passed")


def tally(events: Iterable[Event], players: int) -> list[Tally]:
    """Count each seat's deeds from public events; index 0 is unused."""
    tallies = [Tally() for _ in range(players + 1)]
    playing = False
    for kind, facts, _ in events:
        playing = playing or kind in _TURN_EVENTS
        if kind in _TURN_EVENTS:
            tallies[facts["seat"]].turns += 1
        if kind == "village-founded" and facts["owner"]:
            own = tallies[facts["owner"]]
            own.villages += 1
            own.turns += playing
        elif kind == "combat":
            tallies[facts["winner"]].combats_won += 1
            tallies[facts["loser"]].combats_lost += 1
            tallies[facts["winner"]].captured += facts["captured"]
        elif kind in ("village-shrunk", "village-removed"):
            tallies[facts["seat"]].pillages += 1
            tallies[facts["seat"]].captured += facts["gained"]
        elif kind == "city-raided":
            tallies[facts["seat"]].captured += facts["amount"]
        elif kind == "prisoners-delivered":
            tallies[facts["seat"]].delivered += facts["amount"]
        elif kind == "level-built":
            tallies[facts["seat"]].levels += 1
    return tallies
