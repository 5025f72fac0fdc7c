"""What can be counted on the open table: standing in the prophecies, what monuments would score now."""

from __future__ import annotations

from tabletop.engine.session import Session
from tzolkin.scoring import METRICS, final_lines, monument_points
from tzolkin.state import State

__all__ = ["counts", "monument_now", "points_now"]


def counts(session: Session[State], prophecy: str) -> tuple[int, ...]:
    """For every seat what a prophecy counts, as it stands now (Rules 16.3)."""
    state = session.state
    model = state.tables.prophecies.get(prophecy)
    if model is None:
        return ()
    return tuple(METRICS[model.metric](state, seat) for seat in range(1, state.players + 1))


def monument_now(session: Session[State], seat: int, card: str) -> int:
    """What a monument would score for a seat if the game ended now (Rules 10.5)."""
    score = session.state.tables.cards[card].score
    return monument_points(session.state, seat, score) if score is not None else 0


def points_now(session: Session[State], seat: int) -> float:
    """What a seat would end with if the game ended now (Rules 13)."""
    return sum(line.value for line in final_lines(session.state, seat))
