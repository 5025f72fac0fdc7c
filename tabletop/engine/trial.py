"""Actions tried one after the other on a copy of the game, as far as the acting seat can foresee them."""

from __future__ import annotations

from typing import Generic, NamedTuple

from tabletop.engine import game as contract
from tabletop.engine import play
from tabletop.engine.action import Action, Refusal, refuse
from tabletop.engine.decision import Frame
from tabletop.engine.event import Event
from tabletop.engine.game import G, Game
from tabletop.engine.rng import Rng

__all__ = ["Submitted", "Trial"]


class Submitted(NamedTuple):
    """The answer to an action that is submitted: a refusal, or the events that followed."""

    refusal: Refusal | None
    events: tuple[Event, ...] = ()


class Trial(Generic[G]):
    """A copy of a game on which one seat tries its own actions; the game itself stays as it is.

    The trial must not tell a secret. It is over (`uncertain`) with the first action that draws or reveals:
    of that one only the events before are told, and nothing is asked any more. Where another seat has to
    decide, that decision is told, but not its options.
    """

    def __init__(self, game: Game[G], state: G, seat: int) -> None:
        """Begin at a copy of `state`, for the seat that tries."""
        self.seat = seat
        self.uncertain = False
        self.events: tuple[Event, ...] = ()
        """All that is certain to happen, oldest first."""
        self._game = game
        self._state = game.clone(state)

    @property
    def decision(self) -> Frame | None:
        """What would be asked next; None if that cannot be foreseen, or the game would be over."""
        return None if self.uncertain else contract.decision(self._state)

    def options(self) -> list[Action]:
        """Return every action of the seat that would be legal next; none where another seat decides."""
        decision = self.decision
        if decision is None or self.seat not in decision.seats:
            return []
        return [action for action in contract.legal(self._game, self._state) if action.seat == self.seat]

    def explain(self, action: Action) -> Refusal | None:
        """Return why `action` would not be legal next, or None if it would be."""
        if self.uncertain:
            return refuse("unforeseeable", self._game.turn_rule)
        assert action.seat == self.seat, "a seat tries only its own actions"
        return play.check(self._game, self._state, action)

    def submit(self, action: Action) -> Submitted:
        """Try `action`, or return the reason why not; a refused action changes nothing."""
        refusal = self.explain(action)
        if refusal is not None:
            return Submitted(refusal)
        step = play.apply(self._game, self._state, action, Rng(0))
        told = tuple(event for event in step.events[: step.certain] if event.seen_by(self.seat))
        self.events = (*self.events, *told)
        self.uncertain = step.revealed or bool(step.draws)
        return Submitted(None, told)
