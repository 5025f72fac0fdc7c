"""Answers prepared in one dialog to questions that the rules ask one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tabletop.engine.action import Action, Refusal, Value
from tabletop.engine.decision import Frame
from tabletop.engine.event import Event
from tabletop.engine.session import Session
from tabletop.engine.trial import Submitted
from tzolkin.state import State

__all__ = ["Answer", "CarriedOut", "Waiting", "carry_out"]


class Answer(NamedTuple):
    """An action prepared for a question.

    `asked`: the kind of decision it answers; `data`: what that has to be about (None: whatever it is).
    `behind`: kinds of decision that may come before that one and are answered by the person; the answer
    waits behind them.
    """

    action: Action
    asked: str
    behind: frozenset[str] = frozenset()
    data: tuple[Value, ...] | None = None

    def fits(self, decision: Frame) -> bool:
        """Whether it is this decision that it answers."""
        return decision.kind == self.asked and self.data in (None, decision.data)


class Asking(Protocol):
    """What asks: a session, or a trial."""

    @property
    def decision(self) -> Frame | None:
        """The open decision."""

    def submit(self, action: Action) -> Submitted:
        """Answer it."""


class CarriedOut(NamedTuple):
    """What came of prepared answers: which were given, what happened, which still wait, what refused one."""

    given: tuple[Answer, ...]
    events: tuple[Event, ...]
    waiting: tuple[Answer, ...] = ()
    refusal: Refusal | None = None


def carry_out(game: Asking, answers: Sequence[Answer]) -> CarriedOut:
    """Give prepared answers as long as their questions are asked.

    What leaves no choice the rules do themselves: an answer is left out where its question is not asked, or
    no longer. All end where an answer is refused, where something else is asked, or where somebody else is.
    """
    given: list[Answer] = []
    events: list[Event] = []
    left = list(answers)
    while left:
        answer, decision = left[0], game.decision
        if decision is None or answer.action.seat not in decision.seats:
            break
        if decision.kind in answer.behind and not answer.fits(decision):
            return CarriedOut(tuple(given), tuple(events), tuple(left))
        left.pop(0)
        if not answer.fits(decision):
            continue
        done = game.submit(answer.action)
        if done.refusal is not None:
            return CarriedOut(tuple(given), tuple(events), (), done.refusal)
        given.append(answer)
        events += done.events
    return CarriedOut(tuple(given), tuple(events))


class Waiting:
    """The prepared answers whose question has not come yet.

    They hold for what follows at once: whoever takes a step back and does another is asked anew.
    """

    def __init__(self) -> None:
        self._answers: tuple[Answer, ...] = ()
        self._entries = 0
        """How many entries the session had when the answers began to wait."""

    def go_on(self, session: Session[State], answers: Sequence[Answer] = ()) -> tuple[Event, ...]:
        """After an action: give the answers prepared with it, then those that wait. Returns what happened."""
        if len(session.entries) == self._entries + 1:
            answers = (*answers, *self._answers)
        done = carry_out(session, answers)
        self._answers, self._entries = done.waiting, len(session.entries)
        return done.events
