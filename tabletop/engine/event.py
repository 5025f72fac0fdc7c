"""Events: what happened, told as data. Log lines, motions and sounds are all drawn from events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

ALL: tuple[int, ...] = ()
"""The audience of an event that everybody may see."""


class Event(NamedTuple):
    """Something that happened at the table.

    `kind` names it, `facts` holds seats, places and amounts as JSON-able values (never a sentence), and
    `audience` lists the seats that may know it; `ALL` means everybody.
    """

    kind: str
    facts: Mapping[str, Any]
    audience: tuple[int, ...] = ALL

    def seen_by(self, seat: int | None) -> bool:
        """Whether `seat` may know this event; None asks for the bare table, behind the curtain."""
        return not self.audience or seat in self.audience


def seen_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return the events that `seat` may know, in order."""
    return [event for event in events if event.seen_by(seat)]
