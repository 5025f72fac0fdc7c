"""What an action leaves out: the last slots that have a default are filled in, in one place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from stones import State, Stones, Take

from tabletop.engine import battery, play, save
from tabletop.engine.action import Action, Args, Refusal, Slot, refuse
from tabletop.engine.game import Setup
from tabletop.engine.session import Seat, Session

SEATS = (Seat("Ana", 1), Seat("Ben", 2))


class Bow(Take):
    """Take some stones, with or without a bow: a slot that was added later."""

    slots = (*Take.slots, Slot("bow", "count", 0))

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:
        for bow in (0, 1):
            for args in super().options(state, seat):
                if (*args, bow)[: len(prefix)] == prefix:
                    yield (*args, bow)

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:
        if args[1] not in (0, 1):
            return refuse("one-bow", "1")
        return super().check(state, seat, args)


class PoliteStones(Stones):
    def __init__(self) -> None:
        self.kinds = {"take": Bow()}


def begun() -> Session[State]:
    return Session(PoliteStones(), Setup(2, first=1), SEATS, seed=7)


@pytest.mark.parametrize(
    ("args", "filled"), [((2,), (2, 0)), ((2, 0), (2, 0)), ((2, 1), (2, 1)), ((), ()), ((2, 1, 1), (2, 1, 1))]
)
def test_only_what_has_a_default_is_filled_in(args: Args, filled: Args) -> None:
    assert Bow().filled(args) == filled
    assert play.full(PoliteStones(), Action("take", 1, args)) == Action("take", 1, filled)


def test_an_action_that_leaves_a_slot_out_is_checked_foretold_and_kept_in_full() -> None:
    session = begun()
    short = Action("take", 1, (2,))
    assert session.explain(short) is None
    assert session.preview(short) == session.preview(Action("take", 1, (2, 0)))
    assert session.submit(short).refusal is None
    assert session.entries[0].action == Action("take", 1, (2, 0))
    assert session.undo()
    assert session.redo()
    assert session.entries[0].action == Action("take", 1, (2, 0))


@pytest.mark.parametrize("args", [(), (2, 0, 0)])
def test_what_must_be_given_is_missed_and_what_is_too_much_refused(args: Args) -> None:
    refusal = begun().explain(Action("take", 1, args))
    assert refusal is not None
    assert refusal.code == "wrong-arguments"


def test_a_save_from_before_the_slot_was_added_leads_to_the_same_state() -> None:
    old, new = Session(Stones(), Setup(2, first=1), SEATS, seed=7), begun()
    for seat in (1, 2, 1):
        assert old.submit(Action("take", seat, (3,))).refusal is None
        assert new.submit(Action("take", seat, (3, 0))).refusal is None
    read = save.restore(save.envelope(old, "old"), {"stones": PoliteStones()})
    assert read.state.key() == old.state.key()
    assert read.entries == new.entries


def test_a_game_with_defaults_passes_the_battery() -> None:
    for seed in range(20):
        assert battery.examine(PoliteStones(), Setup(2), seed).fault is None
