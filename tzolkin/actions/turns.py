"""Begging, placing, passing, ending a turn; the owner of time (Rules 5.1, 5.2, 6, 15.3; T4 to T6, T18)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.action import Args, Refusal, Slot, refuse
from tabletop.engine.context import Context
from tzolkin.actions.base import Listed, top
from tzolkin.calendar import turn_days
from tzolkin.gains import lower, pay
from tzolkin.placing import (
    Placement,
    affordable,
    all_placements,
    beg_limit,
    mercy,
    price_of,
)
from tzolkin.state import State, place_code
from tzolkin.words import BOTTOM, GEAR_AT, QUICK_SPACE, START_SPACE, TEMPLE_AT, TEMPLES


class Beg(Listed):
    """Go down in a temple and have three corn (Rules 5.1)."""

    name = "beg"
    slots = (Slot("temple", "temple"),)

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        player = state.seats[seat]
        if state.begged or player.corn > beg_limit(state, player)[0]:
            return []
        return [(name,) for name, level in zip(TEMPLES, player.temples, strict=True) if level > BOTTOM]

    def none(self, state: State, seat: int) -> Refusal:
        player = state.seats[seat]
        limit = beg_limit(state, player)[0]
        if state.begged:
            return refuse("begged-already", "5.1")
        if player.corn > limit:
            return refuse("too-rich-to-beg", "5.1", corn=player.corn, limit=limit)
        return refuse("all-temples-at-bottom", "5.1")

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return refuse("temple-at-bottom", "5.1", temple=args[0])

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        player = state.seats[seat]
        state.begged = True
        lower(ctx, seat, TEMPLE_AT[str(args[0])], "begging")
        corn = beg_limit(state, player)[1]
        ctx.emit("begged", seat=seat, corn=corn - player.corn, total=corn)
        player.corn = corn


class Place(Listed):
    """Place the next worker: spot, the space it takes there, and whether a tribe's discount is used."""

    name = "place"
    slots = (Slot("spot", "spot"), Slot("space", "space"), Slot("discount", "flag"))

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        found = affordable(state, seat)
        if not found and top(state).kind == "turn":
            return [(place.spot, place.space, place.discount) for place in mercy(state, seat)]
        return found

    def none(self, state: State, seat: int) -> Refusal:
        player = state.seats[seat]
        if not player.hand:
            return refuse("no-worker-in-hand", "5", owned=player.owned)
        needs = min(place.price for place in all_placements(state, player))
        if needs > player.corn:
            return refuse("too-little-corn", "5.2", needs=needs, corn=player.corn)
        return refuse("quick-not-performable", "19.2")

    def why(self, state: State, seat: int, args: Args) -> Refusal:
        player = state.seats[seat]
        spot, space, discount = args
        found = self._wanted(state, seat, args)
        if found is None:
            return self._elsewhere(state, seat, str(spot), int(space), int(discount))
        if found.price > player.corn:
            return refuse("too-little-corn", "5.2", needs=found.price, corn=player.corn)
        return refuse("quick-not-performable", "19.2")

    def _wanted(self, state: State, seat: int, args: Args) -> Placement | None:
        for place in all_placements(state, state.seats[seat]):
            if (place.spot, place.space, place.discount) == args:
                return place
        return None

    def _elsewhere(self, state: State, seat: int, spot: str, space: int, discount: int) -> Refusal:
        """Return why nobody can be placed so, whatever it costs."""
        if spot == START_SPACE:
            if state.start_space:
                return refuse("start-space-taken", "6", seat=state.start_space)
            return refuse("no-such-placement", "5.2")
        if spot == QUICK_SPACE:
            if not state.modules.quick:
                return refuse("no-quick-actions", "19")
            if state.quick_taken:
                return refuse("one-quick-space", "19.2")
            if 0 not in state.quick_spaces:
                return refuse("quick-spaces-full", "19.2")
            return refuse("no-such-placement", "5.2")
        free = [p.space for p in all_placements(state, state.seats[seat]) if p.spot == spot]
        if not free:
            return refuse("gear-full", "5.2", gear=spot)
        if discount and space in free:
            return refuse("no-discount", "15.6")
        return refuse("not-lowest-space", "5.2", gear=spot, space=free[0])

    def price(self, state: State, seat: int, args: Args) -> int:
        """Return the corn that a legal placement costs; mercy takes all there is."""
        player = state.seats[seat]
        return min(player.corn, price_of(state, player, str(args[0]), int(args[1]), int(args[2])))

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        player = state.seats[seat]
        spot, space = str(args[0]), int(args[1])
        asked = price_of(state, player, spot, space, int(args[2]))
        price = min(asked, player.corn)
        self._mark_skip(state, seat, spot, space)
        pay(ctx, seat, "placing", corn=price)
        player.hand -= 1
        state.count += 1
        if spot == START_SPACE:
            state.start_space = seat
        elif spot == QUICK_SPACE:
            state.quick_spaces[state.quick_spaces.index(0)] = seat
            state.quick_taken = True
        else:
            state.gears[GEAR_AT[spot]][space] = seat
            state.placed.append(place_code(GEAR_AT[spot], space))
            state.discounted = state.discounted or bool(args[2])
        ctx.emit("worker-placed", seat=seat, spot=spot, space=space, corn=price)
        state.stack.pop()
        if asked > price:
            ctx.emit("mercy", seat=seat)
            finish_placing(state, seat)
        else:
            state.push("placing", seat)

    def _mark_skip(self, state: State, seat: int, spot: str, space: int) -> None:
        """Remember the space that Vacub-Caquix treats as occupied: the one just jumped over (Rules 15.10)."""
        if state.seats[seat].tribe.skip and spot in GEAR_AT and state.skip < 0:
            lowest = state.gears[GEAR_AT[spot]].index(0)
            if lowest < space:
                state.skip = place_code(GEAR_AT[spot], lowest)


def finish_placing(state: State, seat: int) -> None:
    """Leave what follows the last placement on the stack: pick-up, calendar corn, quick action, last sale."""
    if state.quick_taken:
        if state.seats[seat].tribe.sells:
            state.push("closing", seat)
        state.push("quick", seat)
    if state.start_space == seat:
        state.push("collect", seat)
    needed = state.seats[seat].tribe.pick_after
    if needed and len(state.placed) >= needed and pickable(state, seat):
        state.push("extra", seat)


def pickable(state: State, seat: int) -> list[tuple[int, int]]:
    """Return the own workers on gears that were not placed in this turn."""
    return [place for place in state.workers_on(seat) if place_code(*place) not in state.placed]


class Pass(Listed):
    """Neither place nor pick up (Rules 15.3)."""

    name = "pass"

    def choices(self, state: State, seat: int) -> Iterable[Args]:
        return [()] if state.seats[seat].tribe.may_pass else []

    def none(self, state: State, seat: int) -> Refusal:  # noqa: ARG002
        return refuse("no-passing", "5")

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return self.none(state, seat)

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:  # noqa: ARG002
        ctx.state.stack.pop()
        ctx.emit("passed", seat=seat)


class Speed(Listed):
    """Let one day go by, or two (Rules 6)."""

    name = "speed"
    slots = (Slot("days", "days"),)

    def choices(self, state: State, seat: int) -> Iterable[Args]:  # noqa: ARG002
        return [(days,) for days in range(1, state.tables.board.calendar.speed_days + 1)]

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return refuse("days", "6", most=state.tables.board.calendar.speed_days)

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        days = int(args[0])
        ctx.state.stack.pop()
        if days > 1:
            ctx.state.seats[seat].light = False
            ctx.emit("board-dark", seat=seat, days=days)
        turn_days(ctx, days)
