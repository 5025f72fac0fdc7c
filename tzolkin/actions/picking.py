"""Picking up workers and using actions (Rules 5.3; T7 to T9, T15)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.action import Args, Refusal, Slot, refuse
from tabletop.engine.context import Context
from tzolkin.actions.base import Leaving, Listed, top
from tzolkin.actions.turns import finish_placing, pickable
from tzolkin.gains import pay
from tzolkin.spaces import any_prices, perform, performable, prices
from tzolkin.state import State
from tzolkin.words import GEAR_AT, GEARS


class Pick(Listed):
    """Take one own worker from a gear back into the hand; what it does is chosen next."""

    name = "pick"
    slots = (Slot("gear", "gear"), Slot("space", "space"))

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        if state.stack[-1].kind == "extra":
            return [(GEARS[gear], space) for gear, space in pickable(state, seat)]
        found: list[Args] = []
        for name, teeth in zip(GEARS, state.gears, strict=True):
            if seat in teeth:
                found += [(name, space) for space, owner in enumerate(teeth) if owner == seat]
        return found

    def none(self, state: State, seat: int) -> Refusal:  # noqa: ARG002
        return refuse("no-worker-on-gears", "5.3")

    def why(self, state: State, seat: int, args: Args) -> Refusal:
        gear, space = str(args[0]), int(args[1])
        teeth = state.gears[GEAR_AT[gear]]
        owner = teeth[space] if space < len(teeth) else 0
        if owner == seat:
            return refuse("placed-this-turn", "15.1")
        return refuse("not-your-worker", "5.3", gear=gear, space=space, seat=max(owner, 0))

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        gear, space = GEAR_AT[str(args[0])], int(args[1])
        frame = top(state)
        if frame.kind != "picking":
            state.stack.pop()
            if frame.kind == "turn":
                state.push("picking", seat)
        state.gears[gear][space] = 0
        state.seats[seat].hand += 1
        ctx.emit("worker-picked", seat=seat, gear=GEARS[gear], space=space)
        state.push("use", seat, gear, space)


def use_prices(state: State, seat: int) -> dict[tuple[int, int], int]:
    """Return the actions that the open decision reaches, with their corn; negative is a gain."""
    frame = top(state)
    if frame.kind == "use":
        return prices(state, seat, int(frame.data[0]), int(frame.data[1]))
    return any_prices(state, int(frame.data[0]))


class Use(Listed):
    """Use an action: the worker's own, a lower one, or one that a tribe or technology opens."""

    name = "use"
    slots = (Slot("gear", "gear"), Slot("action", "action"))

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        player = state.seats[seat]
        have = player.corn
        for (gear, action), price in use_prices(state, seat).items():
            if have >= price and performable(state, player, gear, action, have - price):
                yield GEARS[gear], action

    def none(self, state: State, seat: int) -> Refusal:
        return refuse("no-action-possible", "5.3", corn=state.seats[seat].corn)

    def why(self, state: State, seat: int, args: Args) -> Refusal:
        gear, action = GEAR_AT[str(args[0])], int(args[1])
        player = state.seats[seat]
        price = use_prices(state, seat).get((gear, action))
        if price is None:
            return refuse("action-out-of-reach", "5.3", gear=args[0], action=action)
        model = state.tables.gears[gear].actions[action - 1].model
        needs = max(0, price) + model.corn
        if player.corn - price < model.corn or player.corn < price:
            return refuse("too-little-corn", "5.3", needs=needs, corn=player.corn)
        return self._impossible(state, seat, gear, action)

    def _impossible(self, state: State, seat: int, gear: int, action: int) -> Refusal:
        """Return what an action lacks."""
        act = state.tables.gears[gear].actions[action - 1]
        player = state.seats[seat]
        if act.kind == "harvest":
            return refuse("nothing-to-harvest", "7.1", space=action)
        if act.kind == "skull":
            if state.skull_slots[action]:
                return refuse("skull-slot-full", "7.5", space=action)
            return refuse("no-skull", "7.5")
        blocks = sum(player.blocks)
        if act.kind == "build":
            return refuse("no-building-payable", "10.1", blocks=blocks, corn=player.corn)
        return refuse("too-few-blocks", "7.3", needs=max(1, act.model.blocks), blocks=blocks)

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        gear, action = GEAR_AT[str(args[0])], int(args[1])
        price = use_prices(state, seat)[gear, action]
        state.stack.pop()
        if price < 0:
            state.seats[seat].corn -= price
            ctx.emit("gained", seat=seat, why="tribe", corn=-price)
        else:
            pay(ctx, seat, "step", corn=price)
        perform(ctx, seat, gear, action)


class Leave(Listed):
    """Take the worker back without an action."""

    name = "leave"

    def choices(self, state: State, seat: int) -> Iterable[Args]:  # noqa: ARG002
        return [()]

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        raise AssertionError("a worker may always do nothing")

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:  # noqa: ARG002
        ctx.state.stack.pop()
        ctx.emit("no-action", seat=seat)


class Done(Leaving):
    """Stop: no more workers, exchanges, advances."""

    name = "done"
    bound = frozenset({"advance", "build"})

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:  # noqa: ARG002
        state = ctx.state
        kind = state.stack.pop().kind
        if kind == "placing":
            finish_placing(state, seat)
