"""The program round the table, as the table sees it."""

from __future__ import annotations

from typing import Protocol

from tabletop.engine.session import Session
from yucatan.state import State

__all__ = ["Host"]


class Host(Protocol):
    """What the table needs of the program round it (the desk)."""

    alone: bool

    def leave(self, session: Session[State]) -> None:
        """Go back to the menu."""

    def finished(self, session: Session[State]) -> None:
        """Show the results."""

    def hand_over(self, session: Session[State], seat: int) -> None:
        """Draw the curtain for `seat`, who may look at its warriors behind it."""

    def peek(self, session: Session[State], seat: int) -> None:
        """Let `seat` look at its warriors."""
