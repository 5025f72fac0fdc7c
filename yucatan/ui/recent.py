"""What was touched since a seat's last step: marked on the board until it acts again."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.session import Session
from yucatan.state import State

__all__ = ["recent_spaces"]


def recent_spaces(session: Session[State], seat: int, style: Callable[[int], int]) -> dict[int, int]:
    """The spaces that others touched since `seat` acted last, each with the style of who did it last."""
    found: dict[int, int] = {}
    for entry in reversed(session.entries):
        if entry.action.seat == seat:
            break
        for event in reversed(entry.step.events):
            if not event.seen_by(None):
                continue
            path = event.facts.get("path")
            for space in path or [event.facts.get("space", -1)]:
                if space >= 0:
                    found.setdefault(space, style(entry.action.seat))
    river = session.setup.board.ground
    return {space: look for space, look in found.items() if river[space] != "~"}
