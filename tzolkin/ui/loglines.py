"""The public log as lines, each with the place of the table it speaks of."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.event import Event
from tabletop.engine.session import Session
from tabletop.ui.targets import Name
from tabletop.ui.widgets import logview
from tabletop.ui.widgets.logview import LogLine
from tzolkin.state import State
from tzolkin.text import Speaker
from tzolkin.words import CHICHEN, GEAR_AT, PALENQUE, START_SPACE

__all__ = ["log_lines", "place_told"]

_ON_START = frozenset({"first-player", "marker-moved", "calendar-corn", "calendar-corn-taken"})
_TODAY = frozenset({"quick-tile", "quick-used"})
_PLATES = frozenset({"action-used", "skull-placed", "tile-taken"})


def log_lines(
    session: Session[State], speaker: Speaker, style_of: Callable[[int], int], most: int | None = None
) -> tuple[LogLine, ...]:
    """The public log, newest first; at most so many lines (None: all)."""
    return logview.log_lines(
        session, speaker.event, style_of, most, lambda event: place_told(event, session.state)
    )


def place_told(event: Event, state: State) -> Name | None:
    """The place of the table an event speaks of: a space, plate, temple, track, card, else the player's row.

    None if it is about no place, or one that is not on the table any more.
    """
    facts = event.facts
    place = _on_gears(event) or _in_columns(event, state)
    if place is None and (event.kind in _ON_START or facts.get("spot") == START_SPACE):
        place = "spot", START_SPACE
    if place is None and state.modules.quick and (event.kind in _TODAY or facts.get("spot") == "quick"):
        place = ("spot", "quick") if facts.get("spot") == "quick" else ("quick", "today")
    if place is None and facts.get("seat"):
        place = "player", f"player-{facts['seat']}"
    return place


def _on_gears(event: Event) -> Name | None:
    facts = event.facts
    gear = facts.get("gear", facts.get("spot"))
    if event.kind in _PLATES:
        gear = {"skull-placed": CHICHEN, "tile-taken": PALENQUE}.get(event.kind, gear)
        return ("plate", f"{gear}-{facts['space']}") if facts["space"] else None
    if gear in GEAR_AT and "space" in facts:
        return "space", f"{gear}-{facts['space']}"
    return None


def _in_columns(event: Event, state: State) -> Name | None:
    facts = event.facts
    for domain in ("temple", "track"):
        if domain in facts:
            return domain, facts[domain]
    if facts.get("prophecy") in state.prophecies:
        return "prophecy", facts["prophecy"]
    card = facts.get("card")
    if card in state.row or card in state.monuments:
        return "card", card
    return None
