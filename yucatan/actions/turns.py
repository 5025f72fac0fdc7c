"""The turn passes on: a turn is exactly one action (Rules 5)."""

from __future__ import annotations

from tabletop.engine.decision import Frame
from yucatan.state import State


def end_turn(state: State) -> None:
    """Replace the turn that has been taken by the next seat's; interrupts are pushed on top of it."""
    seat = state.stack.pop().seat
    state.turn += 1
    state.stack.append(Frame("turn", (seat % state.players + 1,)))


def take_turn(state: State) -> None:
    """End the turn with an action: the row of passes is broken."""
    state.passes = 0
    end_turn(state)
