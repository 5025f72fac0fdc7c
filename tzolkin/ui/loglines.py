"""The public log as lines."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.session import Session
from tabletop.ui.widgets.logview import LogLine
from tzolkin.state import State
from tzolkin.text import Speaker

__all__ = ["log_lines"]


def log_lines(
    session: Session[State], speaker: Speaker, style_of: Callable[[int], int], most: int | None = None
) -> tuple[LogLine, ...]:
    """The public log, newest first; at most so many lines (None: all)."""
    lines: list[LogLine] = []
    steps = [session.opening, *(entry.step for entry in session.entries)]
    for event in (event for step in reversed(steps) for event in reversed(step.events)):
        words = speaker.event(event) if event.seen_by(None) else ""
        if words:
            seat = int(event.facts.get("seat", 0))
            lines.append(LogLine(style_of(seat) if seat else 0, words))
        if most is not None and len(lines) >= most:
            break
    return tuple(lines)
