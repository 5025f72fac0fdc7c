"""One step of a game: refuse an action with its reason, or carry it out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabletop.engine.action import Action, Refusal, refuse
from tabletop.engine.context import Context, Draws
from tabletop.engine.event import Event
from tabletop.engine.game import G, Game, Setup, SetupError


class Step(NamedTuple):
    """What carrying out one action did.

    `events` in order; the numbers in `draws`; `revealed` if anybody learned a hidden fact; `certain`
    counts the events before the first draw or revelation: those that could be foretold.
    """

    events: tuple[Event, ...]
    draws: tuple[int, ...]
    revealed: bool
    certain: int


def _step(ctx: Context[Any]) -> Step:
    certain = ctx.certain if ctx.certain >= 0 else len(ctx.events)
    return Step(tuple(ctx.events), tuple(ctx.draws), ctx.revealed, certain)


def begin(game: Game[G], setup: Setup, source: Draws) -> tuple[G, Step]:
    """Set a game up and settle it to its first decision.

    Raises SetupError if the set-up cannot be played.
    """
    if setup.players not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise SetupError(f"{game.name} is for {low} to {high} players, not {setup.players}")
    if not 0 <= setup.first <= setup.players:
        raise SetupError(f"the first player must be a seat from 1 to {setup.players}, or 0 to draw it by lot")
    for name, value in setup.options.items():
        known = game.options.get(name)
        if known is None:
            raise SetupError(f"{game.name} has no option “{name}”; it has {_listed(game.options)}")
        if value not in known:
            raise SetupError(f"the option “{name}” can be {', '.join(map(str, known))}, not {value}")
    ctx: Context[Any] = Context(None, source)
    ctx.state = game.begin(setup, ctx)
    game.settle(ctx)
    return ctx.state, _step(ctx)


def _listed(options: Mapping[str, object]) -> str:
    return ", ".join(sorted(options)) if options else "none"


def full(game: Game[G], action: Action) -> Action:
    """Return an action with what it may leave out filled in, as options and entries spell it."""
    kind = game.kinds.get(action.kind)
    if kind is None or len(action.args) >= len(kind.slots):
        return action
    return action._replace(args=kind.filled(action.args))


def check(game: Game[G], state: G, action: Action) -> Refusal | None:
    """Return None if `action` is legal, else the reason. Changes nothing."""
    action = full(game, action)
    if not state.stack:
        return refuse("game-over", game.turn_rule)
    frame = state.stack[-1]
    kind = game.kinds.get(action.kind)
    if kind is None:
        return refuse("no-such-action", game.turn_rule, kind=str(action.kind))
    if action.seat not in frame.seats:
        return refuse("not-your-decision", game.turn_rule, seat=frame.seat, kind=frame.kind)
    if action.kind not in game.answers[frame.kind]:
        return refuse("not-now", game.turn_rule, kind=action.kind, decision=frame.kind)
    if len(action.args) != len(kind.slots):
        return refuse("wrong-arguments", game.turn_rule, kind=action.kind, count=len(kind.slots))
    for slot, value in zip(kind.slots, action.args, strict=True):
        if not game.in_domain(state, slot, value):
            return refuse("no-such-value", game.turn_rule, slot=slot.name, value=str(value)[:40])
    return kind.check(state, action.seat, action.args)


def apply(game: Game[G], state: G, action: Action, source: Draws) -> Step:
    """Carry out a legal action on `state`, in place, and settle it to the next decision.

    The caller has checked the action: `check` returned None, or it came from `legal`.
    """
    action = full(game, action)
    ctx = Context(state, source)
    kind = game.kinds[action.kind]
    kind.apply(ctx, action.seat, kind.normal(state, action.seat, action.args))
    game.settle(ctx)
    return _step(ctx)
