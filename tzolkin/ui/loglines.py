"""The public log as lines."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.session import Session
from tabletop.ui.widgets import logview
from tabletop.ui.widgets.logview import LogLine
from tzolkin.state import State
from tzolkin.text import Speaker

__all__ = ["log_lines"]


def log_lines(
    session: Session[State], speaker: Speaker, style_of: Callable[[int], int], most: int | None = None
) -> tuple[LogLine, ...]:
    """The public log, newest first; at most so many lines (None: all)."""
    return logview.log_lines(session, speaker.event, style_of, most)
