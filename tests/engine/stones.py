"""Stones: the smallest whole game on the engine, which tabletop/README.md walks through.

A heap of stones. In a turn a seat takes one, two or three; who takes the last one wins (paragraph 1).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabletop.engine.action import ActionKind, Args, Refusal, Slot, Value, refuse
from tabletop.engine.context import Context
from tabletop.engine.decision import Frame
from tabletop.engine.game import Game, Setup
from tabletop.engine.outcome import Outcome, Rank
from tabletop.engine.rng import Rng

HEAP, MOST = 21, 3


class State:
    """How many stones lie there, how many seats play, what is asked, and who has won (0: nobody yet)."""

    __slots__ = ("heap", "players", "stack", "turn", "winner")

    def __init__(self, heap: int, players: int, stack: list[Frame], turn: int = 1, winner: int = 0) -> None:
        self.heap, self.players, self.stack, self.turn, self.winner = heap, players, stack, turn, winner

    def key(self) -> object:
        return (self.heap, self.players, tuple(self.stack), self.turn, self.winner)


class Take(ActionKind[State]):
    """Take some stones from the heap."""

    name = "take"
    slots = (Slot("amount", "count"),)

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:  # noqa: ARG002
        for amount in range(1, min(MOST, state.heap) + 1):
            if not prefix or prefix[0] == amount:
                yield (amount,)

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:  # noqa: ARG002
        most = min(MOST, state.heap)
        return None if 1 <= int(args[0]) <= most else refuse("wrong-amount", "1", most=most)

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        state = ctx.state
        state.heap -= int(args[0])
        state.turn += 1
        state.stack[:] = [Frame("turn", (seat % state.players + 1,))]
        ctx.emit("taken", seat=seat, amount=args[0], left=state.heap)
        if not state.heap:
            state.winner = seat
            state.stack.clear()


class Stones(Game[State]):
    """The rules, fulfilling the contract."""

    name, rules_version, turn_rule, seats = "stones", 1, "1", range(2, 5)
    kinds: Mapping[str, ActionKind[State]] = {"take": Take()}
    answers: Mapping[str, tuple[str, ...]] = {"turn": ("take",)}

    def begin(self, setup: Setup, ctx: Context[Any]) -> State:
        first = setup.first or ctx.draw(setup.players) + 1
        ctx.emit("began", seat=first, heap=HEAP)
        return State(HEAP, setup.players, [Frame("turn", (first,))])

    def settle(self, ctx: Context[State]) -> None:
        """Nothing is ever forced or impossible here."""

    def outcome(self, state: State) -> Outcome | None:
        return Outcome("last-stone", (Rank(1, (state.winner,)),), ()) if state.winner else None

    def view(self, state: State, seat: int | None) -> Any:  # noqa: ARG002
        return {"heap": state.heap, "decision": state.stack[-1] if state.stack else None}

    def clone(self, state: State) -> State:
        return State(state.heap, state.players, state.stack.copy(), state.turn, state.winner)

    def in_domain(self, state: State, slot: Slot, value: Value) -> bool:
        return type(value) is int and value in self.domain(state, slot)

    def domain(self, state: State, slot: Slot) -> Iterator[Value]:  # noqa: ARG002
        yield from range(HEAP + 1)

    def broken(self, state: State) -> list[str]:
        return [] if 0 <= state.heap <= HEAP else [f"{state.heap} stones"]

    def shuffled(self, state: State, seat: int | None, rng: Rng) -> State:  # noqa: ARG002
        return self.clone(state)

    def state_to_data(self, state: State) -> dict[str, Any]:
        stack = [frame.to_data() for frame in state.stack]
        return {
            "heap": state.heap,
            "players": state.players,
            "stack": stack,
            "at": [state.turn, state.winner],
        }

    def state_from_data(self, data: Mapping[str, Any], board: Any) -> State:  # noqa: ARG002
        stack = [Frame.from_data(frame) for frame in data["stack"]]
        return State(data["heap"], data["players"], stack, *data["at"])

    def board_to_data(self, board: Any) -> Any:
        return board

    def board_from_data(self, data: Any) -> Any:
        return data
