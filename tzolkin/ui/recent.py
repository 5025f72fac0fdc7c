"""What was placed lately: by others since a seat acted last, and by a seat in its present turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.engine.session import Session
from tzolkin.state import State
from tzolkin.words import GEAR_AT

__all__ = ["placed_this_turn", "recent_spaces"]


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


def placed_this_turn(session: Session[State], count: int) -> list[Mapping[str, Any]]:
    """The facts of the last `count` workers placed, the first of them first; other steps may lie between."""
    found: list[Mapping[str, Any]] = []
    for entry in reversed(session.entries):
        for event in reversed(entry.step.events):
            if len(found) < count and event.kind == "worker-placed":
                found.append(event.facts)
        if len(found) >= count:
            break
    return found[::-1]
