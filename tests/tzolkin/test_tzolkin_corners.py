"""Corners that random games seldom reach: set-up secrets, full gears, promises that must be kept."""

from __future__ import annotations

import pytest
from tzolkin_games import EVERYTHING, GAME, begin

from tabletop.engine import play
from tabletop.engine.battery import CHEAP, FULL, Moment
from tabletop.engine.game import legal
from tabletop.engine.rng import Rng
from tzolkin.scenario import TzolkinLanguage
from tzolkin.state import State
from tzolkin.words import DUMMY

LANGUAGE = TzolkinLanguage()


def after(position: str, actions: str = "") -> State:
    """The state after some actions; all of them have to be legal."""
    state = LANGUAGE.position(position, None)
    if actions:
        for action in LANGUAGE.actions(actions, state):
            assert play.check(GAME, state, action) is None, action
            play.apply(GAME, state, action, Rng(0))
    assert GAME.broken(state) == []
    return state


def refused(state: State, action: str) -> tuple[str, str]:
    """Why the last of some actions is refused, and by which paragraph."""
    *before, last = LANGUAGE.actions(action, state)
    for each in before:
        play.apply(GAME, state, each, Rng(0))
    refusal = play.check(GAME, state, last)
    assert refusal is not None
    return refusal.code, refusal.rule


@pytest.mark.parametrize("players", GAME.seats)
def test_every_law_while_secrets_are_chosen(players: int) -> None:
    """Until wealth and dummies are laid out, with Ixtab's step among them: nothing is told too early."""
    downs = 0
    for seed in range(12):
        session = begin(players, EVERYTHING, seed)
        hand = Rng(seed)
        while session.decision is not None and session.decision.kind in ("keep", "down"):
            downs += session.decision.kind == "down"
            options = session.options()
            wanted = [option for option in options if option.args[0] == "ixtab"] or options
            action = hand.choice(wanted)
            moment = Moment(session, options, action, hand)
            assert [fault for law in (*CHEAP, *FULL) for fault in law(moment)] == []
            session.submit(action)
    assert downs > 2


def test_a_gear_full_to_its_last_tooth() -> None:
    full = " ".join(f"d@P{space}" for space in range(10))
    state = after(f"1.corn=9 {full}")
    spots = {action.args[0] for action in legal(GAME, state) if action.kind == "place"}
    assert spots == {"yaxchilan", "tikal", "uxmal", "chichen", "start"}
    assert refused(state, "1 place P3") == ("gear-full", "5.2")


def test_what_the_extra_worker_does_leaves_the_quick_action_possible() -> None:
    """Ah Chuy Kak with one block: technology by the worker, or by the quick action, not both (Rules 15.1)."""
    placed = "1 place Y; place U; place quick; pick T1"
    table = "tile=tech 1.tribe=ah_chuy_kak 1.workers=4 1.corn=9 1@T1 "
    one = after(table + "1.wood=1", placed)
    assert (LANGUAGE.answer("decision", one), one.seats[1].blocks) == ("advance 1", [1, 0, 0])
    assert one.plain, "the worker had to do nothing, and the quick action is on its way"
    both = after(table + "1.wood=2", f"{placed}; use T1; advance theology; advance agriculture")
    assert both.seats[1].techs == [1, 0, 0, 1]
    assert LANGUAGE.answer("decision", both) == "turn 2"


def test_the_extra_worker_may_spend_what_it_brings() -> None:
    """The block that its action brings may be the one that the quick action needs."""
    placed = "1 place Y; place U; place quick; pick T1; use T1; advance extraction"
    table = "tile=build row=A01 1.tribe=ah_chuy_kak 1.workers=4 1.corn=9 1@T1 1.extraction=3 1.wood=1"
    state = after(table, placed)
    takes = {action.args[0] for action in legal(GAME, state)}
    assert takes == {"wood", "stone", "gold"}
    last = after(table, f"{placed}; take stone")
    assert {action.args[0] for action in legal(GAME, last)} == {"wood"}


def test_a_block_that_is_needed_cannot_be_sold() -> None:
    state = after("1.tribe=xaman_ek 1.wood=1 1@T1", "1 pick T1; use T1")
    assert refused(state, "1 sell wood") in (("block-needed", "15.11"), ("blocks-needed", "15.11"))
    richer = after("1.tribe=xaman_ek 1.wood=2 1@T1", "1 pick T1; use T1; sell wood")
    assert richer.seats[1].corn == 2
    assert refused(richer, "1 sell wood") == ("sold-already", "15.11")


def test_everything_of_the_turn_is_forgotten_when_it_ends() -> None:
    state = after("1.tribe=vacub_caquix 1.corn=9", "1 place P skip; done")
    assert LANGUAGE.answer("decision", state) == "turn 2"
    assert (state.skip, state.placed, state.count) == (-1, [], 0)


@pytest.mark.parametrize(
    ("players", "options", "quick", "gears"),
    [
        (2, {}, 0, 12),
        (3, {}, 0, 6),
        (4, {}, 0, 0),
        (2, EVERYTHING, 2, 16),
        (3, EVERYTHING, 1, 11),
        (4, EVERYTHING, 1, 5),
        (5, EVERYTHING, 0, 0),
    ],
)
def test_dummies_are_laid_out_once_and_stay(
    players: int, options: dict[str, str], quick: int, gears: int
) -> None:
    session, hand = begin(players, options, 5), Rng(5)
    while session.decision is not None:
        if session.decision.kind not in ("keep", "down"):
            state = session.state
            assert sum(teeth.count(DUMMY) for teeth in state.gears) == gears
            assert state.quick_spaces.count(DUMMY) == quick
        session.submit(hand.choice(session.options()))
