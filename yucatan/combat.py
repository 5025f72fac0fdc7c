"""Combat (Rules 7): both symbols are shown, one warrior leaves, the other takes the prisoners."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.engine.context import Context
from yucatan.state import BROTHERHOODS, CARRY, HUMMINGBIRD, JAGUAR, SNAKE, State, Warrior

BEATS: Mapping[str, str] = {JAGUAR: SNAKE, SNAKE: HUMMINGBIRD, HUMMINGBIRD: JAGUAR}
"""What each brotherhood defeats as the attacker; every other meeting is the defender's."""


def to_reserve(state: State, warrior: Warrior) -> None:
    """Put a warrior back into its owner's supply, where all are alike again."""
    counts = list(state.reserve[warrior.seat])
    counts[BROTHERHOODS.index(warrior.brotherhood)] += 1
    state.reserve[warrior.seat] = (counts[0], counts[1], counts[2])


def fight(ctx: Context[State], attacker: Warrior, space: int) -> None:
    """Let `attacker`, who has left its space, fight the warrior on `space`. The winner stands there.

    It takes the loser's prisoners and one from the pool, up to three in all; the rest goes to the pool.
    """
    state = ctx.state
    defender = state.warriors[space]
    won = BEATS[attacker.brotherhood] == defender.brotherhood
    winner, loser = (attacker, defender) if won else (defender, attacker)
    bonus = 1 if state.pool else 0
    total = winner.carried + loser.carried + bonus
    carried = min(CARRY, total)
    state.pool += total - carried - bonus
    state.warriors[space] = winner._replace(carried=carried, revealed=True)
    to_reserve(state, loser)
    ctx.emit("combat-joined", space=space, attacker=attacker.seat, defender=defender.seat)
    ctx.reveal(
        "combat",
        space=space,
        attacker=attacker.seat,
        defender=defender.seat,
        attacking=attacker.brotherhood,
        defending=defender.brotherhood,
        winner=winner.seat,
        loser=loser.seat,
        carried=carried,
        captured=carried - winner.carried,
    )
