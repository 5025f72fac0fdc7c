"""Warriors in the supply: which are left, and putting one on the board unseen (decisions D5, D7)."""

from __future__ import annotations

from typing import Any

from tabletop.engine.action import Refusal, Slot, refuse
from tabletop.engine.context import Context
from yucatan.state import BROTHERHOODS, State, Warrior

SPACE = Slot("space", "space")
BROTHERHOOD = Slot("brotherhood", "brotherhood")


def in_reserve(state: State, seat: int) -> list[str]:
    """Return the brotherhoods of which `seat` has a warrior in its supply."""
    return [name for name, count in zip(BROTHERHOODS, state.reserve[seat], strict=True) if count]


def reserve_refusal(state: State, seat: int, brotherhood: str) -> Refusal | None:
    """Return why no warrior of this brotherhood can be put out, or None (Rules 10)."""
    if brotherhood in in_reserve(state, seat):
        return None
    if not any(state.reserve[seat]):
        return refuse("no-warrior-left", "10")
    return refuse("no-such-warrior-left", "10", brotherhood=brotherhood)


def put_out(ctx: Context[State], kind: str, seat: int, space: int, brotherhood: str, **facts: Any) -> None:
    """Put a warrior of `seat` from the supply onto `space`; only its owner learns which (Rules 13)."""
    state = ctx.state
    counts = list(state.reserve[seat])
    counts[BROTHERHOODS.index(brotherhood)] -= 1
    state.reserve[seat] = (counts[0], counts[1], counts[2])
    state.warriors[space] = Warrior(seat, brotherhood)
    ctx.emit(kind, seat=seat, space=space, **facts)
    ctx.emit("brotherhood-chosen", (seat,), seat=seat, space=space, brotherhood=brotherhood)
