"""Decisions: who must choose now, and what.

A state holds a stack of frames. The top frame alone is the decision that is open; interrupts (a raid, a
forced removal) are pushed on top and popped when answered. Law 3: a frame on top has at least one legal
action, always.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop.engine.action import Value


class Frame(NamedTuple):
    """One open or waiting decision.

    `kind` names the decision, `seats` who answers it (one seat, or several in any order), `data` what it
    is about. Frames are immutable, so that a clone of the stack is a copy of the list.
    """

    kind: str
    seats: tuple[int, ...]
    data: tuple[Value, ...] = ()

    @property
    def seat(self) -> int:
        """The seat that is asked first."""
        return self.seats[0]

    def to_data(self) -> list[Any]:
        """Return the frame as JSON-able data."""
        return [self.kind, list(self.seats), list(self.data)]

    @classmethod
    def from_data(cls, data: list[Any]) -> Frame:
        """Rebuild a frame from `to_data`."""
        kind, seats, rest = data
        return cls(kind, tuple(seats), tuple(rest))
