"""Dispatch and move a warrior (Rules 5.3, 5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tabletop.engine.action import Action, ActionKind, Args, Refusal, Slot, refuse
from tabletop.engine.context import Context
from tabletop.engine.decision import Frame
from yucatan import movement, placement
from yucatan.actions.turns import take_turn
from yucatan.board import ANY_WAY
from yucatan.combat import fight
from yucatan.prisoners import deliver, pillage, raid_limit, take_from_city
from yucatan.reserve import BROTHERHOOD, SPACE, in_reserve, put_out, reserve_refusal
from yucatan.settlement import settlement
from yucatan.state import WARRIORS_EACH, State, Village


class Dispatch(ActionKind[State]):
    """Put a warrior next to the own city or into a large village; which one is secret (Rules 5.3, D7)."""

    name = "dispatch"
    slots = (SPACE, BROTHERHOOD)

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:
        brotherhoods = in_reserve(state, seat)
        if not brotherhoods or state.warriors_out(seat) >= state.limit(seat):
            return
        spaces = placement.free_round_city(state, seat)
        spaces += [space for space in settlement(state, seat).large if space not in state.warriors]
        for space in sorted(spaces):
            for brotherhood in brotherhoods:
                if not prefix or prefix == (space, brotherhood)[: len(prefix)]:
                    yield space, brotherhood

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:
        space, brotherhood = int(args[0]), str(args[1])
        return (
            self._limited(state, seat)
            or self._refused_space(state, seat, space)
            or reserve_refusal(state, seat, brotherhood)
        )

    def barred(self, state: State, seat: int) -> Refusal | None:
        limited = self._limited(state, seat)
        if limited is not None:
            return limited
        return None if any(self.options(state, seat)) else refuse("no-space-for-warrior", "5.3")

    def _limited(self, state: State, seat: int) -> Refusal | None:
        """Return whether supply or warrior limit forbid any dispatch (Rules 5.3, 10)."""
        out, limit = state.warriors_out(seat), state.limit(seat)
        if out >= WARRIORS_EACH:
            return refuse("no-warrior-left", "10")
        if out >= limit:
            return refuse("warrior-limit", "5.3", count=out, limit=limit)
        return None

    def _refused_space(self, state: State, seat: int, space: int) -> Refusal | None:
        board = state.board
        village = state.villages.get(space)
        at_city = space in board.neighbours[board.cities[seat]]
        if not at_city and village != (seat, True):
            if village is not None and village.seat == seat:
                return refuse("dispatch-into-small-village", "5.3")
            return refuse("dispatch-elsewhere", "5.3")
        if not board.is_land[space]:
            return refuse("warrior-off-land", "3.1")
        if space in state.warriors:
            own = state.warriors[space].seat == seat
            ruling = {(True, False): "R26", (False, True): "R25"}.get((at_city, own), "5.3")
            return refuse("warrior-on-warrior", ruling, seat=state.warriors[space].seat)
        return None

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        space, brotherhood = int(args[0]), str(args[1])
        state = ctx.state
        take_turn(state)
        from_village = state.villages.get(space) == (seat, True)
        if from_village:
            state.put_village(space, Village(seat))
        put_out(ctx, "warrior-dispatched", seat, space, brotherhood, from_village=from_village)


class Move(ActionKind[State]):
    """Move one own warrior along one legal path (Rules 5.4, 6).

    The arguments are the warrior's space, the end, and the middle of the path, which is
    `ANY_WAY` except where prisoners are delivered in passing.
    """

    name = "move"
    slots = (Slot("warrior", "space"), Slot("end", "space"), Slot("way", "way"))

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:
        land = movement.lie(state, seat)
        for start in sorted(land.own):
            if not prefix or start == prefix[0]:
                for move in movement.moves(state, seat, start, land):
                    if move.args[: len(prefix)] == prefix:
                        yield move.args

    def actions(self, state: State, seat: int) -> Iterator[Action]:
        land = movement.lie(state, seat)
        return chain.from_iterable(movement.moves(state, seat, start, land) for start in sorted(land.own))

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:
        start, end, middle = int(args[0]), int(args[1]), int(args[2])
        warrior = state.warriors.get(start)
        if warrior is None:
            return refuse("no-warrior-here", "5.4")
        if warrior.seat != seat:
            return refuse("not-your-warrior", "5.4", seat=warrior.seat)
        return movement.refusal(state, seat, start, end, middle)

    def barred(self, state: State, seat: int) -> Refusal | None:
        return None if any(self.options(state, seat)) else refuse("no-warrior-can-move", "6")

    def normal(self, state: State, seat: int, args: Args) -> Args:
        start, end, middle = int(args[0]), int(args[1]), int(args[2])
        way = movement.path(state, seat, start, end, middle)
        assert way is not None, "normal is asked of legal moves"
        if len(way) == 3 and movement.delivers_passing(state, seat, *way):
            found = movement.moves(state, seat, start, movement.lie(state, seat))
            return next(move.args for move in found if move.args[1] == end and move.args[2] != ANY_WAY)
        return (start, end, ANY_WAY)

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        way = movement.path(state, seat, int(args[0]), int(args[1]), int(args[2]))
        assert way is not None, "the move has been checked"
        take_turn(state)
        start, end = way[0], way[-1]
        warrior = state.warriors.pop(start)
        ctx.emit("warrior-moved", seat=seat, path=list(way), carried=warrior.carried)
        if len(way) == 3 and state.board.is_land[way[1]]:
            state.warriors[way[1]] = warrior
            deliver(ctx, way[1], passing=True)
            warrior = state.warriors.pop(way[1])
        if end in state.warriors:
            fight(ctx, warrior, end)
        else:
            state.warriors[end] = warrior
            self._enter(ctx, seat, end)
        deliver(ctx, end)

    def _enter(self, ctx: Context[State], seat: int, end: int) -> None:
        """Raid or pillage what the warrior has entered without a fight (Rules 6, steps 4 and 5)."""
        state = ctx.state
        village = state.villages.get(end)
        if state.board.city_seat[end] not in (0, seat):
            if raid_limit(state, end):
                state.stack.append(Frame("raid", (seat,), (end,)))
            else:
                take_from_city(ctx, end, 0)
        elif village is not None and village.seat != seat:
            pillage(ctx, end)
