"""The battery finds what it is for: a sound game passes, and every law bites a game broken in its way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from toy import Change, Fine, Roll, Show, Take, Toy, ToyState, end_turn, take

from tabletop.engine import battery
from tabletop.engine.action import Action, Args, Refusal, refuse
from tabletop.engine.context import Context
from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session, Verdict
from tabletop.engine.trial import Submitted


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("coins", [20, 7])
def test_a_sound_game_passes(players: int, coins: int) -> None:
    setup = Setup(players, options={"coins": coins})
    for seed in range(15):
        examined = battery.examine(Toy(), setup, seed)
        assert examined.fault is None
        assert examined.session.outcome is not None
        assert examined.options > len(examined.session.entries)


class MakesCoins(Fine):
    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:
        super().apply(ctx, seat, args)
        ctx.state.coins[seat] -= 30


class SharesCoins(Toy):
    def clone(self, state: ToyState) -> ToyState:
        new = super().clone(state)
        new.coins = state.coins
        return new


class ForgetsShown(Toy):
    def state_from_data(self, data: Mapping[str, Any], board: Any) -> ToyState:
        return super().state_from_data({**data, "shown": [False] * len(data["shown"])}, board)


class TellsSets(Take):
    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:
        take(ctx.state, seat, int(args[0]))
        ctx.emit("took", seat=seat, amount={args[0]})


class NoFine(Fine):
    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:  # noqa: ARG002
        yield from ()


class NeverOver(Toy):
    def settle(self, ctx: Context[ToyState]) -> None:
        if ctx.state.coins[0] < 5:
            ctx.state.coins[0] = 20


class OffersTooMuch(Take):
    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:
        yield from super().options(state, seat, prefix)
        if not prefix or prefix[0] == 4:
            yield (4,)


class OffersTwice(Roll):
    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:
        yield from super().options(state, seat, prefix)
        yield from super().options(state, seat, prefix)


class DeafToPrefix(Change):
    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:  # noqa: ARG002
        yield from super().options(state, seat)


class AllowsTooMuch(Take):
    def check(self, state: ToyState, seat: int, args: Args) -> Refusal | None:
        return None if args[0] == 3 else super().check(state, seat, args)


class ChecksAndSpends(Change):
    def check(self, state: ToyState, seat: int, args: Args) -> Refusal | None:
        if args[0] == 4:
            state.turn += 1
        return super().check(state, seat, args)


class BarsWithoutReason(Change):
    def check(self, state: ToyState, seat: int, args: Args) -> Refusal | None:
        return Change().check(state, seat, args)

    def barred(self, state: ToyState, seat: int) -> Refusal | None:  # noqa: ARG002
        return None


class BarsTooMuch(Roll):
    def barred(self, state: ToyState, seat: int) -> Refusal | None:  # noqa: ARG002
        return refuse("tired", "1") if state.turn > 3 else None


class BarsByCard(Roll):
    """Whether rolling is barred depends on the other seats' cards; the option itself does not."""

    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:
        if state.turn < 3:
            yield from super().options(state, seat, prefix)

    def barred(self, state: ToyState, seat: int) -> Refusal | None:  # noqa: ARG002
        return refuse("tired", "1", hours=sum(state.cards)) if state.turn >= 3 else None

    def check(self, state: ToyState, seat: int, args: Args) -> Refusal | None:  # noqa: ARG002
        return refuse("tired", "1") if state.turn >= 3 else None


class OpenCards(Toy):
    def view(self, state: ToyState, seat: int | None) -> Any:
        return super().view(state, seat)._replace(cards=tuple(state.cards))


class GuardedFine(Fine):
    """Whether a fine is possible depends on the other seat's card."""

    def options(self, state: ToyState, seat: int, prefix: Args = ()) -> Iterator[Args]:
        yield from (
            args for args in super().options(state, seat, prefix) if not self.check(state, seat, args)
        )

    def check(self, state: ToyState, seat: int, args: Args) -> Refusal | None:
        if args[0] == 1 and state.cards[int(state.stack[-1].data[0])] == 3:
            return refuse("guarded", "4")
        return super().check(state, seat, args)


class TellsCard(Change):
    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:
        ctx.state.cards[seat] = int(args[1])
        end_turn(ctx.state)
        ctx.emit("changed", seat=seat, card=args[1])


class TellsBeforeShowing(Show):
    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:
        ctx.emit("about-to-show", seat=seat, card=ctx.state.cards[seat])
        super().apply(ctx, seat, args)


class ShowsWithoutRevealing(Show):
    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:  # noqa: ARG002
        ctx.state.shown[seat] = True
        ctx.emit("showed", seat=seat, amount=take(ctx.state, seat, ctx.state.cards[seat]))


class RevealsOnlyThrees(Show):
    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:
        if ctx.state.cards[seat] == 3:
            super().apply(ctx, seat, args)
        else:
            ctx.state.shown[seat] = True
            end_turn(ctx.state)


class Remembers(Roll):
    """A hidden world: what happens depends on how often it was asked before."""

    def __init__(self) -> None:
        self.rolls = 0

    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:  # noqa: ARG002
        self.rolls += 1
        ctx.emit("rolled", seat=seat, amount=take(ctx.state, seat, (ctx.draw(4) + self.rolls) % 4))


class Crashes(Fine):
    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:  # noqa: ARG002
        raise ZeroDivisionError("no rule")


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Toy(MakesCoins()), "invariants"),
        (SharesCoins(), "clones"),
        (ForgetsShown(), "data"),
        (Toy(TellsSets()), "exception"),
        (Toy(NoFine()), "law_3"),
        (NeverOver(), "law_3"),
        (Toy(OffersTooMuch()), "law_4_options"),
        (Toy(OffersTwice()), "law_4_options"),
        (Toy(DeafToPrefix()), "law_4_prefixes"),
        (Toy(AllowsTooMuch()), "law_4_check"),
        (Toy(ChecksAndSpends()), "law_4_check"),
        (Toy(BarsWithoutReason()), "law_4_barred"),
        (Toy(BarsTooMuch()), "law_4_barred"),
        (Toy(BarsByCard()), "law_5_position"),
        (OpenCards(), "law_5_position"),
        (Toy(GuardedFine()), "law_5_position"),
        (Toy(TellsCard()), "law_5_alike"),
        (Toy(TellsBeforeShowing()), "law_5_foretold"),
        (Toy(ShowsWithoutRevealing()), "law_5_foretold"),
        (Toy(RevealsOnlyThrees()), "law_6_barrier"),
        (Toy(Remembers()), "law_2_replay"),
        (Toy(Crashes()), "exception"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_broken_game_is_found_out(game: Toy, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battery, "LONGEST", 60)
    faults = [battery.examine(game, Setup(3), seed).fault for seed in range(20)]
    found = [fault for fault in faults if fault is not None]
    assert law in {fault.law for fault in found}
    assert {fault.law for fault in found} <= {law, "law_6_barrier"}
    assert all(fault.sentence and str(fault).startswith(f"seed {fault.seed}, step") for fault in found)


def test_a_session_that_takes_back_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "can_undo", lambda _: Verdict(True))
    laws = {fault.law for seed in range(10) if (fault := battery.examine(Toy(), Setup(2), seed).fault)}
    assert laws == {"law_6_undo"}


def test_a_session_that_obeys_refused_actions_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    genuine = Session.submit

    def obedient(session: Session[ToyState], action: Action) -> Submitted:
        answer = genuine(session, action)
        if answer.refusal is not None:
            session.state.coins[0] += 1
        return answer

    monkeypatch.setattr(Session, "submit", obedient)
    fault = battery.examine(Toy(), Setup(2), 1).fault
    assert fault is not None
    assert fault.law == "law_4_refused"


def test_the_same_seed_gives_the_same_game() -> None:
    first, again, other = (battery.examine(Toy(), Setup(3), seed).session for seed in (5, 5, 6))
    assert first.entries == again.entries
    assert first.entries != other.entries


def test_trying_laws_less_often_does_not_change_what_is_offered() -> None:
    examined = battery.examine(Toy(), Setup(2), 3, every=1000)
    assert examined.fault is None
    assert examined.session.state.coins[0] == 0


def test_shuffling_is_tried_on_more_than_one_hand() -> None:
    """The toy has secrets that a shuffle really changes, else law 5 would prove nothing."""
    session = Session(Toy(), Setup(3), (), 2)
    moment = battery.Moment(session, [], None, Rng(1))
    keys = {state.key() for _, state in moment.shuffles}
    assert len(keys) > 1
