"""The session: what was done, how far one may go back (law 6), and what a preview tells."""

from __future__ import annotations

import pytest
from toy import Toy, ToyState

from tabletop.engine.action import Action
from tabletop.engine.decision import Frame
from tabletop.engine.game import Setup
from tabletop.engine.session import Seat, Session, Verdict, replay

SEATS = (Seat("Ana", 1), Seat("Ben", 2))


def begin(players: int = 2, coins: int = 20) -> Session[ToyState]:
    seats = (*SEATS, Seat("Cem", 3))[:players]
    return Session(Toy(), Setup(players, first=1, options={"coins": coins}), seats, 1)


def do(session: Session[ToyState], *actions: Action) -> None:
    for action in actions:
        assert session.submit(action).refusal is None


def test_nothing_to_take_back_at_the_start() -> None:
    session = begin()
    assert session.can_undo() == Verdict(False, "nothing")
    assert session.can_redo() == Verdict(False, "nothing")
    assert not session.undo()
    assert not session.redo()


def test_a_step_can_be_taken_back_and_done_again() -> None:
    session = begin()
    before = session.state.key()
    do(session, Action("take", 1, (1,)))
    after = session.state.key()
    assert session.can_undo() == Verdict(True, "", 1)
    assert session.undo()
    assert session.state.key() == before
    assert session.entries == ()
    assert session.can_redo() == Verdict(True, "", 1)
    assert session.redo()
    assert session.state.key() == after
    assert [entry.action for entry in session.entries] == [Action("take", 1, (1,))]


def test_another_action_clears_what_could_be_done_again() -> None:
    session = begin()
    do(session, Action("take", 1, (1,)))
    session.undo()
    do(session, Action("take", 1, (2,)))
    assert session.can_redo() == Verdict(False, "nothing")
    assert session.state.coins == [18, 2, 0]


def test_a_refused_action_keeps_what_could_be_done_again() -> None:
    session = begin()
    do(session, Action("take", 1, (1,)))
    session.undo()
    answer = session.submit(Action("take", 1, (4,)))
    assert answer.refusal is not None
    assert answer.refusal.code == "too-many"
    assert answer.events == ()
    assert session.redo()


def test_chance_bars_the_way_back() -> None:
    session = begin()
    do(session, Action("roll", 1))
    assert session.can_undo() == Verdict(False, "drew", 1)
    before = session.state.key()
    assert not session.undo()
    assert session.state.key() == before


def test_a_revelation_bars_the_way_back() -> None:
    session = begin()
    do(session, Action("show", 1))
    assert session.can_undo() == Verdict(False, "revealed", 1)
    assert not session.undo()


def test_the_way_back_ends_at_the_barrier() -> None:
    session = begin()
    session.state.cards[1] = 1
    do(session, Action("show", 1), Action("take", 2, (2,)))
    assert session.undo()
    assert session.can_undo() == Verdict(False, "revealed", 1)
    assert not session.undo()


def test_nobody_goes_back_behind_their_own_step() -> None:
    session = begin()
    do(session, Action("take", 1, (1,)), Action("take", 2, (2,)))
    assert session.can_undo() == Verdict(True, "", 2)
    assert session.undo()
    assert session.can_undo() == Verdict(False, "passed", 1)
    assert not session.undo()
    assert session.redo()
    assert session.can_undo() == Verdict(True, "", 2)


def test_an_answer_in_another_seats_turn_is_the_answering_seats_step() -> None:
    session = begin()
    do(session, Action("take", 1, (2,)))
    assert session.decision == Frame("fine", (2,), (1,))
    do(session, Action("fine", 2, (1,)))
    assert session.can_undo() == Verdict(True, "", 2)
    assert session.undo()
    assert session.can_undo() == Verdict(False, "passed", 1)


def test_several_own_steps_in_a_row_can_be_taken_back() -> None:
    session = begin()
    do(session, Action("take", 1, (2,)), Action("fine", 2, (0,)), Action("take", 2, (1,)))
    assert session.undo()
    assert session.undo()
    assert session.decision == Frame("fine", (2,), (1,))
    assert session.can_undo() == Verdict(False, "passed", 1)
    assert session.redo()
    assert session.redo()
    assert not session.redo()


def test_listeners_hear_of_every_change_and_of_no_refusal() -> None:
    heard: list[int] = []
    session = Session(
        Toy(), Setup(2, first=1), SEATS, 1, on_change=lambda each: heard.append(len(each.entries))
    )
    session.submit(Action("take", 2, (1,)))
    session.submit(Action("take", 1, (1,)))
    session.undo()
    session.redo()
    session.undo()
    session.undo()
    assert heard == [1, 0, 1, 0]


def test_a_preview_tells_what_is_certain() -> None:
    session = begin()
    before = session.state.key()
    preview = session.preview(Action("take", 1, (1,)))
    assert preview is not None
    assert [event.kind for event in preview.events] == ["took"]
    assert not preview.uncertain
    assert session.state.key() == before


def test_a_preview_stops_before_chance_and_before_a_revelation() -> None:
    session = begin()
    rolling, showing = (session.preview(Action(kind, 1)) for kind in ("roll", "show"))
    assert rolling is not None
    assert [event.kind for event in rolling.events] == ["dared"]
    assert rolling.uncertain
    assert showing is not None
    assert showing.events == ()
    assert showing.uncertain


def test_a_preview_does_not_use_up_chance() -> None:
    told = []
    for peeks in (0, 3):
        session = begin()
        for _ in range(peeks):
            session.preview(Action("roll", 1))
        do(session, Action("roll", 1))
        told.append(session.entries[0].step)
    assert told[0] == told[1]


def test_there_is_no_preview_of_a_refused_action() -> None:
    assert begin().preview(Action("take", 1, (4,))) is None


def test_the_log_tells_each_seat_only_what_it_may_know() -> None:
    session = begin()
    card = session.state.cards[1] % 3 + 1
    do(session, Action("change", 1, (0, card)), Action("take", 2, (1,)))
    kinds = {seat: [(number, event.kind) for number, event in session.log(seat)] for seat in (None, 1, 2)}
    assert kinds[1] == [(0, "began"), (1, "changed"), (1, "chosen"), (2, "took")]
    assert kinds[2] == kinds[None] == [(0, "began"), (1, "changed"), (2, "took")]


def test_the_log_forgets_what_was_taken_back() -> None:
    session = begin()
    do(session, Action("take", 1, (1,)))
    session.undo()
    assert [event.kind for _, event in session.log(None)] == ["began"]


@pytest.mark.parametrize(
    ("record", "cause"),
    [
        ([(Action("take", 1, (1,)), ()), (Action("take", 1, (1,)), ())], "entry 2 .* refused"),
        ([(Action("take", 1, (1,)), (3,))], "drew other numbers"),
        ([(Action("roll", 1), ())], "drew other numbers"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_with_its_entry(
    record: list[tuple[Action, tuple[int, ...]]], cause: str
) -> None:
    with pytest.raises(ValueError, match=cause):
        replay(Toy(), Setup(2, first=1), SEATS, 1, record)


def test_a_game_that_is_over_refuses_everything() -> None:
    session = begin(coins=7)
    while session.decision is not None:
        do(session, session.options()[0])
    assert session.options() == []
    refusal = session.explain(Action("take", 1, (1,)))
    assert refusal is not None
    assert refusal.code == "game-over"
    assert session.outcome is not None
    assert session.outcome.kind == "richest"


def test_several_steps_at_once_are_told_once_even_if_one_of_them_fails() -> None:
    heard: list[int] = []
    session = Session(
        Toy(), Setup(2, first=1), SEATS, 1, on_change=lambda each: heard.append(len(each.entries))
    )
    with session.at_once():
        do(session, Action("take", 1, (1,)))
        session.undo()
        do(session, Action("take", 1, (2,)))
    assert heard == [1]

    def failing() -> None:
        with session.at_once():
            session.undo()
            raise RuntimeError

    with pytest.raises(RuntimeError):
        failing()
    assert heard == [1, 0]
    do(session, Action("take", 1, (1,)))
    assert heard == [1, 0, 1]
