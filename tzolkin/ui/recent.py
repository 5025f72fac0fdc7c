"""What others did since a seat's last step: marked on the wheels until it acts again."""

from __future__ import annotations

from tabletop.engine.session import Session
from tzolkin.state import State
from tzolkin.words import GEAR_AT

__all__ = ["recent_spaces"]


def recent_spaces(session: Session[State], seat: int) -> list[tuple[str, int]]:
    """Where others placed workers since `seat` acted last and the gears turned last: (gear, space)."""
    found: list[tuple[str, int]] = []
    for entry in reversed(session.entries):
        if entry.action.seat == seat:
            break
        for event in reversed(entry.step.events):
            if event.kind == "gears-turned":
                return found
            if event.kind == "worker-placed" and event.facts["spot"] in GEAR_AT:
                found.append((event.facts["spot"], event.facts["space"]))
    return found
