"""Prisoners: captured, carried, won, delivered (Rules 8), and what their capture does to villages (9)."""

from __future__ import annotations

from tabletop.engine.context import Context
from tabletop.engine.decision import Frame
from yucatan.state import CARRY, State, Village


def deliver(ctx: Context[State], space: int, passing: bool = False) -> None:
    """Move the prisoners of the warrior on `space` to its city, if it is at home there (Rules 8.3)."""
    state = ctx.state
    warrior = state.warriors.get(space)
    if warrior is None or not warrior.carried or not state.is_home(warrior.seat, space):
        return
    state.warriors[space] = warrior._replace(carried=0)
    state.stock[warrior.seat] += warrior.carried
    ctx.emit("prisoners-delivered", seat=warrior.seat, space=space, amount=warrior.carried, passing=passing)


def pillage(ctx: Context[State], space: int) -> None:
    """Take a prisoner from the village on `space` for the warrior that entered it (Rules 8.1).

    The village suffers even if nothing is gained (R13).
    """
    state = ctx.state
    warrior, village = state.warriors[space], state.villages[space]
    gained = 1 if state.pool and warrior.carried < CARRY else 0
    state.pool -= gained
    state.warriors[space] = warrior._replace(carried=warrior.carried + gained)
    facts = {"seat": warrior.seat, "owner": village.seat, "space": space, "gained": gained}
    if village.large:
        state.put_village(space, Village(village.seat))
        ctx.emit("village-shrunk", **facts)
        return
    state.take_village(space)
    ctx.emit("village-removed", **facts)
    owner = village.seat
    if owner and state.warriors_out(owner) > state.limit(owner):
        state.stack.append(Frame("remove", (owner,)))


def raid_limit(state: State, space: int) -> int:
    """Return how many prisoners the warrior in the enemy city on `space` may take (Rules 8.4)."""
    owner = state.board.city_seat[space]
    return min(state.stock[owner], CARRY - state.warriors[space].carried)


def take_from_city(ctx: Context[State], space: int, amount: int) -> None:
    """Put prisoners of the city on `space` under the warrior that entered it (Rules 8.4)."""
    state = ctx.state
    warrior, owner = state.warriors[space], state.board.city_seat[space]
    state.stock[owner] -= amount
    state.warriors[space] = warrior._replace(carried=warrior.carried + amount)
    ctx.emit("city-raided", seat=warrior.seat, owner=owner, space=space, amount=amount)
