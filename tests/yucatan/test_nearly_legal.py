"""Somebody plays Yucatán who does not know the rules: actions that are almost legal, on every board."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tables import BOARDS, GAME, begin

from tabletop.engine.action import Action
from tabletop.engine.session import Session
from yucatan.state import BROTHERHOODS, State

KINDS = sorted(GAME.kinds)
VALUES = st.one_of(
    st.integers(-2, 130),
    st.sampled_from(BROTHERHOODS),
    st.sampled_from([-1, 10**20, True, False, "", "turtle", "3"]),
)


class NearLegal(RuleBasedStateMachine):
    """Somebody plays who does not know the rules: mostly legal actions, and everything beside them."""

    session: Session[State]

    @initialize(name=st.sampled_from(BOARDS), seed=st.integers(0, 2**64 - 1), skip=st.integers(0, 400))
    def lay(self, name: str, seed: int, skip: int) -> None:
        self.session = begin(name, seed)
        for number in range(skip):
            options = self.session.options()
            if not options:
                break
            self.session.submit(options[(seed >> number % 50) % len(options)])

    def options(self) -> list[Action]:
        return self.session.options()

    @precondition(lambda self: self.session.decision is not None)
    @rule(data=st.data())
    def do_what_is_legal(self, data: Any) -> None:
        action = data.draw(st.sampled_from(self.options()))
        assert self.session.explain(action) is None
        assert self.session.submit(action).refusal is None

    @precondition(lambda self: self.session.decision is not None)
    @rule(data=st.data(), value=VALUES)
    def change_one_argument(self, data: Any, value: int | str) -> None:
        action = data.draw(st.sampled_from(self.options()))
        if action.args:
            place = data.draw(st.integers(0, len(action.args) - 1))
            self.ask(action._replace(args=(*action.args[:place], value, *action.args[place + 1 :])))

    @precondition(lambda self: self.session.decision is not None)
    @rule(data=st.data(), seat=st.integers(-1, 5))
    def act_for_another(self, data: Any, seat: int) -> None:
        self.ask(data.draw(st.sampled_from(self.options()))._replace(seat=seat))

    @rule(
        kind=st.sampled_from([*KINDS, "conquer", ""]),
        seat=st.integers(0, 4),
        args=st.lists(VALUES, max_size=4),
    )
    def ask_for_anything(self, kind: str, seat: int, args: list[int | str]) -> None:
        self.ask(Action(kind, seat, tuple(args)))

    @rule()
    def go_back_and_forth(self) -> None:
        before = self.session.state.key()
        if self.session.can_undo().allowed:
            assert self.session.undo()
            assert self.session.redo()
        else:
            assert not self.session.undo()
        assert self.session.state.key() == before

    def ask(self, action: Action) -> None:
        """Law 4: an action is legal exactly if its normal spelling is an option; asking changes nothing."""
        options, before = self.options(), self.session.state.key()
        refusal = self.session.explain(action)
        if refusal is None:
            args = GAME.kinds[action.kind].normal(self.session.state, action.seat, action.args)
            assert action._replace(args=args) in options
        else:
            assert refusal.code
            assert refusal.rule
            assert action not in options or any(isinstance(value, bool) for value in action.args)
            assert self.session.submit(action).refusal == refusal
        assert self.session.state.key() == before

    @invariant()
    def keeps_the_rules(self) -> None:
        if hasattr(self, "session"):
            assert GAME.broken(self.session.state) == []
            assert bool(self.options()) == (self.session.outcome is None)


TestNearLegal = NearLegal.TestCase
TestNearLegal.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
