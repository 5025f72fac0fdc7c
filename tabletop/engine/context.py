"""The hand that applies an action: the one way to draw, to reveal and to tell."""

from __future__ import annotations

from typing import Any, Generic, Protocol

from tabletop.engine.action import S
from tabletop.engine.event import ALL, Event


class Draws(Protocol):
    """Where random numbers come from: a generator, or the record of an earlier game."""

    def below(self, n: int) -> int:
        """Return a whole number from 0 to `n - 1`."""
        ...


class Context(Generic[S]):
    """What `ActionKind.apply` works on: the state, and the record of what was done to it.

    Whether a step can be undone is read off this record (law 6), never declared by the rules:
    `draws` holds the random numbers drawn, `revealed` whether anybody learned a hidden fact, `certain`
    how many events came before the first of either (-1: all of them).
    """

    __slots__ = ("_source", "certain", "draws", "events", "revealed", "state")

    def __init__(self, state: S, source: Draws) -> None:
        self.state = state
        self.draws: list[int] = []
        self.events: list[Event] = []
        self.revealed = False
        self.certain = -1
        self._source = source

    def draw(self, n: int) -> int:
        """Draw a random whole number from 0 to `n - 1`."""
        if self.certain < 0:
            self.certain = len(self.events)
        number = self._source.below(n)
        self.draws.append(number)
        return number

    def emit(self, kind: str, audience: tuple[int, ...] = ALL, /, **facts: Any) -> None:
        """Tell `audience` what happened; it follows from what they already knew or chose themselves."""
        self.events.append(Event(kind, facts, audience))

    def reveal(self, kind: str, audience: tuple[int, ...] = ALL, /, **facts: Any) -> None:
        """Tell `audience` a fact that was hidden from some of them until now."""
        if self.certain < 0:
            self.certain = len(self.events)
        self.revealed = True
        self.events.append(Event(kind, facts, audience))
