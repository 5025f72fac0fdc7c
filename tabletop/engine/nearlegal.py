"""Actions that are almost legal: what a slip of the hand, an old screen or a bad program might ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

from tabletop.engine.action import Action, Value
from tabletop.engine.game import G, Game, decision
from tabletop.engine.rng import Rng

SMALL = 400
"""A kind with at most this many combinations of arguments is tried with all of them."""

NONSENSE: tuple[Value, ...] = (-7, 10**9, True, "", "nonsense", "0")


def near_legal(
    game: Game[G], state: G, options: Sequence[Action], players: int, count: int, rng: Rng
) -> Iterator[Action]:
    """Yield `count` actions, each one step away from one of `options`: another value, seat or kind, nonsense.

    Some of them are legal: that is for the law to find out.
    """
    ways: tuple[Callable[[Action], Action], ...] = (
        lambda action: _other_value(game, state, action, rng),
        lambda action: _other_value(game, state, action, rng),
        lambda action: _other_value(game, state, action, rng),
        lambda action: action._replace(seat=rng.below(players + 2)),
        lambda action: _other_kind(game, state, action, rng),
        lambda action: _nonsense(action, rng),
    )
    for number in range(count):
        yield ways[number % len(ways)](rng.choice(options))


def _other_value(game: Game[G], state: G, action: Action, rng: Rng) -> Action:
    """Exchange one argument for another value of its domain."""
    if not action.args:
        return action
    place = rng.below(len(action.args))
    value = rng.choice(list(game.domain(state, game.kinds[action.kind].slots[place])))
    return action._replace(args=(*action.args[:place], value, *action.args[place + 1 :]))


def _other_kind(game: Game[G], state: G, action: Action, rng: Rng) -> Action:
    """Ask for another kind of action, with any arguments of its domains."""
    kind = game.kinds[rng.choice(list(game.kinds))]
    args = tuple(rng.choice(list(game.domain(state, slot))) for slot in kind.slots)
    return Action(kind.name, action.seat, args)


def _nonsense(action: Action, rng: Rng) -> Action:
    """Put something where it cannot belong: a wild value, one too many or too few, an unknown kind."""
    if not action.args or not rng.below(3):
        args = [(*action.args, 0), action.args[:-1]]
        return rng.choice([action._replace(kind="no-such-kind"), *(action._replace(args=a) for a in args)])
    place = rng.below(len(action.args))
    return action._replace(args=(*action.args[:place], rng.choice(NONSENSE), *action.args[place + 1 :]))


def all_small(game: Game[Any], state: Any) -> Iterator[Action]:
    """Yield every combination of arguments, legal or not, of the kinds that have at most `SMALL` of them."""
    frame = decision(state)
    for name in game.answers[frame.kind] if frame else ():
        domains = [list(game.domain(state, slot)) for slot in game.kinds[name].slots]
        if prod(map(len, domains)) <= SMALL:
            for args in product(*domains):
                yield from (Action(name, seat, args) for seat in (frame.seats if frame else ()))
