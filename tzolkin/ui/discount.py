"""The discount of Cit-Bolon-Tum (Rules 15.6): on which worker of this turn it lies, and how it moves.

It lies by itself where it saves most, the first of equals. To move it the workers placed in this turn are
taken back and placed again, with the discount on another one or on none: then the next worker gets it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.action import Action
from tabletop.engine.session import Session
from tzolkin.state import State
from tzolkin.words import GEAR_AT

__all__ = ["cycle", "holder", "lay_on", "lies_again", "makes_room", "movable", "placements", "relief"]


def placements(session: Session[State]) -> list[Action]:
    """The workers that the deciding seat has placed in its turn so far, the first of them first."""
    count = session.state.count if session.decision is not None and session.decision.kind == "placing" else 0
    last = [entry.action for entry in session.entries[len(session.entries) - count :]]
    return last if all(action.kind == "place" for action in last) else []


def holder(session: Session[State]) -> int:
    """The place of the worker with the discount among those placed in this turn, -1 for none."""
    flags = [int(action.args[2]) for action in placements(session)]
    return flags.index(1) if 1 in flags else -1


def _saved(session: Session[State], action: Action) -> int:
    """What the discount saves on a worker."""
    if action.args[0] not in GEAR_AT:
        return 0
    return min(int(action.args[1]), session.state.seats[action.seat].tribe.space_discount)


def relief(session: Session[State], action: Action) -> int:
    """The corn that is saved by taking the discount off another worker for this one, 0 if it stays there."""
    place = holder(session)
    if action.kind != "place" or place < 0:
        return 0
    return max(0, _saved(session, action) - _saved(session, placements(session)[place]))


def makes_room(session: Session[State], action: Action) -> Action:
    """Take the discount off an earlier worker if it saves more on this one; return the action to do."""
    if not relief(session, action):
        return action
    before = holder(session)
    better = action._replace(args=(*action.args[:2], 1))
    if _put(session, -1):
        if session.explain(better) is None:
            return better
        _put(session, before)
    return action


def movable(session: Session[State]) -> list[int]:
    """The places of the workers of this turn on which the discount would save something."""
    return [place for place, action in enumerate(placements(session)) if _saved(session, action)]


def cycle(session: Session[State]) -> bool:
    """Move the discount to the next worker, after the last to none; return whether it was moved."""
    places = [*movable(session), -1]
    now = places.index(holder(session))
    return any(_put(session, places[(now + step) % len(places)]) for step in range(1, len(places)))


def lay_on(session: Session[State], place: int) -> bool:
    """Lay the discount on the worker at `place` among those of this turn; return whether it was moved."""
    return place != holder(session) and place in movable(session) and _put(session, place)


def lies_again(session: Session[State]) -> bool:
    """Lay the discount where it saves most, if it lies on nobody; return whether it was moved."""
    saved = [_saved(session, action) for action in placements(session)]
    return bool(any(saved) and holder(session) < 0 and _put(session, saved.index(max(saved))))


def _put(session: Session[State], place: int) -> bool:
    """Lay the discount on the worker at `place` (-1: on none); return whether that was possible."""
    if not session.can_undo().allowed:
        return False
    before = placements(session)
    after = [_flagged(action, number == place) for number, action in enumerate(before)]
    with session.at_once():
        done = _replaced(session, len(before), after)
        if not done:
            _replaced(session, session.state.count, before)
    return done


def _flagged(action: Action, on: bool) -> Action:
    return action._replace(args=(*action.args[:2], int(on)))


def _replaced(session: Session[State], count: int, actions: Sequence[Action]) -> bool:
    """Take `count` workers back and place these; return whether all could be placed."""
    for _ in range(count):
        session.undo()
    return all(session.submit(action).refusal is None for action in actions)
