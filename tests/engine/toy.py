"""A toy game, small enough to see through, with every thing that the engine has to deal with.

A pool of coins and a secret card (1 to 3) for each seat. In a turn a seat takes one or two coins, or rolls
for them, or shows its card for as many, or secretly changes it. Who takes the last coin of three must be
answered by the next seat: it fines the taker, or not. The game ends with the last coin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from tabletop.engine.action import ActionKind, Args, Refusal, Slot, Value, refuse
from tabletop.engine.context import Context
from tabletop.engine.decision import Frame
from tabletop.engine.game import Game, Setup
from tabletop.engine.outcome import Line, Outcome, Rank
from tabletop.engine.rng import Rng

COINS = 20
CARDS = (1, 2, 3)


class ToyState:
    """Coins by seat (index 0: the pool), cards by seat (index 0 unused), which cards lie open."""

    __slots__ = ("cards", "coins", "shown", "stack", "turn")

    def __init__(self, coins: list[int], cards: list[int], shown: list[bool], stack: list[Frame]) -> None:
        self.coins = coins
        self.cards = cards
        self.shown = shown
        self.stack = stack
        self.turn = 1

    def key(self) -> object:
        return (*self.coins, *self.cards, *self.shown, *self.stack, self.turn)


class ToyView(NamedTuple):
    coins: tuple[int, ...]
    cards: tuple[int, ...]
    frames: tuple[Frame, ...]


def end_turn(state: ToyState) -> None:
    seat = state.stack.pop().seat
    state.turn += 1
    if state.coins[0]:
        state.stack.append(Frame("turn", (seat % (len(state.coins) - 1) + 1,)))


def take(state: ToyState, seat: int, wanted: int) -> int:
    """Give coins to a seat, as many as there are, and ask the next seat for a fine where that is due."""
    amount = min(wanted, state.coins[0])
    state.coins[0] -= amount
    state.coins[seat] += amount
    end_turn(state)
    if state.stack and amount and state.coins[0] % 3 == 0:
        state.stack.append(Frame("fine", (state.stack[-1].seat,), (seat,)))
    return amount


class Take(ActionKind[ToyState]):
    name = "take"
    slots = (Slot("amount", "count"),)

    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:  # noqa: ARG002
        for amount in range(1, min(2, state.coins[0]) + 1):
            if not prefix or prefix[0] == amount:
                yield (amount,)

    def check(self, state: ToyState, seat: int, args: Args) -> Refusal | None:  # noqa: ARG002
        if not 1 <= int(args[0]) <= min(2, state.coins[0]):
            return refuse("too-many", "1", pool=state.coins[0])
        return None

    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:
        ctx.emit("took", seat=seat, amount=take(ctx.state, seat, int(args[0])))


class Roll(ActionKind[ToyState]):
    name = "roll"

    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:  # noqa: ARG002
        yield ()

    def check(self, state: ToyState, seat: int, args: Args) -> Refusal | None:  # noqa: ARG002
        return None

    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:  # noqa: ARG002
        ctx.emit("dared", seat=seat)
        ctx.emit("rolled", seat=seat, amount=take(ctx.state, seat, ctx.draw(4)))


class Show(ActionKind[ToyState]):
    name = "show"

    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:  # noqa: ARG002
        if not state.shown[seat]:
            yield ()

    def check(self, state: ToyState, seat: int, args: Args) -> Refusal | None:  # noqa: ARG002
        return self.barred(state, seat)

    def barred(self, state: ToyState, seat: int) -> Refusal | None:
        return refuse("shown", "2") if state.shown[seat] else None

    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:  # noqa: ARG002
        ctx.state.shown[seat] = True
        card = ctx.state.cards[seat]
        ctx.reveal("showed", seat=seat, card=card, amount=take(ctx.state, seat, card))


class Change(ActionKind[ToyState]):
    name = "change"
    slots = (Slot("place", "count"), Slot("card", "card"))

    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:
        for place in (0, 1):
            for card in CARDS:
                args = (place, card)
                if not state.shown[seat] and card != state.cards[seat] and args[: len(prefix)] == prefix:
                    yield args

    def check(self, state: ToyState, seat: int, args: Args) -> Refusal | None:
        if state.shown[seat]:
            return self.barred(state, seat)
        if args[0] not in (0, 1):
            return refuse("no-place", "3")
        return refuse("same-card", "3") if args[1] == state.cards[seat] else None

    def barred(self, state: ToyState, seat: int) -> Refusal | None:
        return refuse("shown", "2") if state.shown[seat] else None

    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:
        ctx.state.cards[seat] = int(args[1])
        end_turn(ctx.state)
        ctx.emit("changed", seat=seat)
        ctx.emit("chosen", (seat,), seat=seat, card=args[1])


class Fine(ActionKind[ToyState]):
    name = "fine"
    slots = (Slot("amount", "count"),)

    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:  # noqa: ARG002
        for amount in (0, 1):
            if not prefix or prefix[0] == amount:
                yield (amount,)

    def check(self, state: ToyState, seat: int, args: Args) -> Refusal | None:  # noqa: ARG002
        return None if args[0] in (0, 1) else refuse("too-many", "4")

    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:
        taker = int(ctx.state.stack.pop().data[0])
        ctx.state.coins[taker] -= int(args[0])
        ctx.state.coins[seat] += int(args[0])
        ctx.emit("fined", seat=taker, amount=args[0])


class Toy(Game[ToyState]):
    """The toy as the engine plays it. Tests break it by overriding one thing at a time."""

    name = "toy"
    rules_version = 1
    turn_rule = "1"
    seats = range(2, 4)
    options: ClassVar[Mapping[str, tuple[Value, ...]]] = {"coins": (COINS, 7)}
    answers: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "turn": ("take", "roll", "show", "change"),
        "fine": ("fine",),
    }

    def __init__(self, *others: ActionKind[ToyState]) -> None:
        """Play with the kinds of the game, or with others of the same name in their place."""
        kinds = (Take(), Roll(), Show(), Change(), Fine(), *others)
        self.kinds = {kind.name: kind for kind in kinds}

    def begin(self, setup: Setup, ctx: Context[Any]) -> ToyState:
        first = setup.first or ctx.draw(setup.players) + 1
        cards = [0, *(CARDS[ctx.draw(len(CARDS))] for _ in range(setup.players))]
        ctx.emit("began", first=first)
        return ToyState(
            [int(setup.options.get("coins", COINS)), *[0] * setup.players],
            cards,
            [False] * (setup.players + 1),
            [Frame("turn", (first,))],
        )

    def settle(self, ctx: Context[ToyState]) -> None:
        if not ctx.state.coins[0]:
            ctx.state.stack.clear()

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.stack:
            return None
        seats = range(1, len(state.coins))
        best = max(state.coins[1:])
        first = tuple(seat for seat in seats if state.coins[seat] == best)
        lines = tuple(Line(seat, "coins", state.coins[seat]) for seat in seats)
        return Outcome("richest", (Rank(1, first),), lines)

    def view(self, state: ToyState, seat: int | None) -> Any:
        known = [card if seat == at or state.shown[at] else 0 for at, card in enumerate(state.cards)]
        return ToyView(tuple(state.coins), tuple(known), tuple(state.stack))

    def clone(self, state: ToyState) -> ToyState:
        new = ToyState(state.coins.copy(), state.cards.copy(), state.shown.copy(), state.stack.copy())
        new.turn = state.turn
        return new

    def in_domain(self, state: ToyState, slot: Slot, value: Value) -> bool:
        return type(value) is int and value in self.domain(state, slot)

    def domain(self, state: ToyState, slot: Slot) -> Iterator[Value]:  # noqa: ARG002
        yield from CARDS if slot.domain == "card" else range(5)

    def broken(self, state: ToyState) -> list[str]:
        return ["a negative number of coins"] if min(state.coins) < 0 else []

    def shuffled(self, state: ToyState, seat: int | None, rng: Rng) -> ToyState:
        new = self.clone(state)
        for other in range(1, len(new.cards)):
            if other != seat and not new.shown[other]:
                new.cards[other] = rng.choice(CARDS)
        return new

    def state_to_data(self, state: ToyState) -> dict[str, Any]:
        stack = [frame.to_data() for frame in state.stack]
        return {
            "coins": list(state.coins),
            "cards": list(state.cards),
            "shown": list(state.shown),
            "stack": stack,
            "turn": state.turn,
        }

    def state_from_data(self, data: Mapping[str, Any], board: Any) -> ToyState:  # noqa: ARG002
        stack = [Frame.from_data(frame) for frame in data["stack"]]
        state = ToyState(list(data["coins"]), list(data["cards"]), list(data["shown"]), stack)
        state.turn = data["turn"]
        return state

    def board_to_data(self, board: Any) -> Any:
        return board

    def board_from_data(self, data: Any) -> Any:
        return data
