"""Trials: several actions of one seat on a copy of the game, as far as that seat can foresee them."""

from __future__ import annotations

from test_session_undo import begin
from toy import Toy

from tabletop.engine.action import Action
from tabletop.engine.decision import Frame
from tabletop.engine.rng import Rng
from tabletop.engine.trial import Trial


def test_a_trial_foretells_what_the_game_would_do_and_leaves_it_alone() -> None:
    session = begin()
    before = session.state.key()
    trial = session.trial(1)
    assert trial.submit(Action("take", 1, (1,))).refusal is None
    assert session.state.key() == before
    assert session.entries == ()
    told = session.submit(Action("take", 1, (1,))).events
    assert trial.events == told
    assert trial.decision == session.decision


def test_several_actions_are_tried_one_after_the_other() -> None:
    session = begin(players=2, coins=20)
    session.submit(Action("take", 1, (2,)))
    assert session.decision == Frame("fine", (2,), (1,))
    trial = session.trial(2)
    assert trial.submit(Action("fine", 2, (0,))).refusal is None
    assert trial.decision == Frame("turn", (2,))
    assert {action.kind for action in trial.options()} == {"take", "roll", "show", "change"}
    assert trial.submit(Action("take", 2, (1,))).refusal is None
    assert [event.kind for event in trial.events] == ["fined", "took"]


def test_a_refused_action_is_told_why_and_changes_nothing() -> None:
    trial = begin().trial(1)
    refusal = trial.submit(Action("take", 1, (3,))).refusal
    assert refusal is not None
    assert refusal.code == "too-many"
    assert trial.events == ()
    assert trial.decision == Frame("turn", (1,))


def test_a_trial_is_over_with_what_nobody_can_foresee() -> None:
    for kind in ("roll", "show"):
        session = begin()
        trial = session.trial(1)
        assert trial.submit(Action(kind, 1)).refusal is None
        assert trial.uncertain
        assert trial.decision is None
        assert trial.options() == []
        refusal = trial.submit(Action("take", 1, (1,))).refusal
        assert refusal is not None
        assert refusal.code == "unforeseeable"
        assert [event.kind for event in trial.events] == (["dared"] if kind == "roll" else [])


def test_where_another_seat_decides_no_options_are_told() -> None:
    trial = begin().trial(1)
    trial.submit(Action("take", 1, (1,)))
    assert trial.decision == Frame("turn", (2,))
    assert trial.options() == []
    refusal = trial.explain(Action("take", 1, (1,)))
    assert refusal is not None
    assert refusal.code == "not-your-decision"


def test_a_trial_tells_nothing_that_the_seat_cannot_know() -> None:
    session, game = begin(), Toy()
    card = session.state.cards[1] % 3 + 1
    seen = []
    for seed in range(12):
        trial = Trial(game, game.shuffled(session.state, 1, Rng(seed)), 1)
        assert trial.submit(Action("change", 1, (0, card))).refusal is None
        seen.append((trial.events, trial.decision, tuple(trial.options())))
    assert all(told == seen[0] for told in seen)
