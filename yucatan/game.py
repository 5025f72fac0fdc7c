"""Yucatán as the engine plays it: the rules fulfilling the contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabletop.engine.action import Slot, Value
from tabletop.engine.context import Context
from tabletop.engine.game import Game, Setup, SetupError
from tabletop.engine.outcome import Outcome
from tabletop.engine.rng import Rng
from yucatan import placement, setup
from yucatan.actions import ANSWERS, KINDS
from yucatan.actions.turns import end_turn
from yucatan.board import ANY_WAY, Board
from yucatan.invariants import broken
from yucatan.scoring import outcome
from yucatan.state import BROTHERHOODS, CARRY, State
from yucatan.views import TableView, shuffled, table_view

QUICKEST_FIRST = ("build", "enlarge", "move", "dispatch", "establish")
"""The actions of a turn, in the order in which it is found out whether one is legal."""


class Yucatan(Game[State]):
    """The rules of Yucatán for two to four players."""

    name = "yucatan"
    rules_version = 1
    turn_rule = "5"
    seats = range(2, 5)
    kinds = KINDS
    answers = ANSWERS

    def begin(self, setup_: Setup, ctx: Context[Any]) -> State:
        board = setup_.board
        if not isinstance(board, Board):
            raise SetupError("Yucatán needs a board")
        if board.players != setup_.players:
            raise SetupError(f"the board “{board.name}” is for {board.players} players, not {setup_.players}")
        first = setup_.first or ctx.draw(setup_.players) + 1
        state = State(board, setup_.players, first)
        state.stack = setup.placements(first, setup_.players)
        ctx.emit("first-player", seat=first, drawn=not setup_.first)
        return state

    def settle(self, ctx: Context[State]) -> None:
        """Skip placements that have no space left, do those that have one, pass where nothing is legal."""
        state = ctx.state
        while state.stack:
            frame = state.stack[-1]
            if frame.kind == "turn":
                if self._can_act(state, frame.seat):
                    return
                self._pass(ctx, frame.seat)
            elif frame.kind == "first-warrior":
                if self._may_place_warrior(state, frame.seat, int(frame.data[0])):
                    return
                state.stack.pop()
                ctx.emit("warrior-kept", seat=frame.seat)
            elif frame.kind in ("large-village", "small-village", "neutral-village"):
                if not self._settle_village(ctx, frame.kind, frame.seat):
                    return
            else:
                return

    def _can_act(self, state: State, seat: int) -> bool:
        """Whether any action of a turn is legal; what is found out fastest is asked first."""
        return any(True for name in QUICKEST_FIRST for _ in self.kinds[name].options(state, seat))

    def _pass(self, ctx: Context[State], seat: int) -> None:
        """No action is legal: the turn passes; when all pass in a row, the game is a draw (Rules 10)."""
        state = ctx.state
        state.passes += 1
        ctx.emit("passed", seat=seat)
        end_turn(state)
        if state.passes == state.players:
            state.drawn = True
            state.stack.clear()
            ctx.emit("game-drawn")

    def _may_place_warrior(self, state: State, seat: int, number: int) -> bool:
        """Whether a first warrior can be placed: room by the city, and the limit of section 9 (Rules 4)."""
        if number > state.limit(seat):
            return False
        return bool(placement.free_round_city(state, seat))

    def _settle_village(self, ctx: Context[State], kind: str, seat: int) -> bool:
        """Resolve a set-up village that leaves no choice; return whether it did."""
        state = ctx.state
        options = self.kinds[kind].options(state, seat)
        only, second = next(options, None), next(options, None)
        if second is not None:
            return False
        if only is not None:
            self.kinds[kind].apply(ctx, seat, only)
        elif kind == "neutral-village":
            left = 0
            while state.stack[-1].kind == kind:
                state.stack.pop()
                left += 1
            ctx.emit("neutral-villages-left", count=left)
        else:
            state.stack.pop()
            ctx.emit("village-kept", seat=seat, large=kind == "large-village")
        return True

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def view(self, state: State, seat: int | None) -> TableView:
        return table_view(state, seat)

    def in_domain(self, state: State, slot: Slot, value: Value) -> bool:
        if slot.domain == "brotherhood":
            return value in BROTHERHOODS
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        if slot.domain == "count":
            return 0 <= value <= CARRY
        lowest = ANY_WAY if slot.domain == "way" else 0
        return lowest <= value < len(state.board.spaces)

    def domain(self, state: State, slot: Slot) -> Iterator[Value]:
        if slot.domain == "brotherhood":
            yield from BROTHERHOODS
        elif slot.domain == "count":
            yield from range(CARRY + 1)
        else:
            yield from range(ANY_WAY if slot.domain == "way" else 0, len(state.board.spaces))

    def broken(self, state: State) -> list[str]:
        return broken(state)

    def shuffled(self, state: State, seat: int | None, rng: Rng) -> State:
        return shuffled(state, seat, rng)

    def state_from_data(self, data: Mapping[str, Any], board: Any) -> State:
        return State.from_data(data, board)

    def board_to_data(self, board: Any) -> Any:
        return board.to_data()

    def board_from_data(self, data: Any) -> Board:
        return Board.from_data(data)
