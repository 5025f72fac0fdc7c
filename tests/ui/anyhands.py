"""What the hands at all tables do alike: they do an action whole, by mouse alone or by keys alone.

A hand knows the rules of no game and nothing of the table's inside but what it sees: targets, lit or not,
and which scene is on top.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from tabletop.engine.action import Action
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.ui.pilot import Pilot
from tabletop.ui.tablescene import TableScene
from tabletop.ui.targets import Name

__all__ = ["AnyHand", "ByKeys", "ByMouse", "play_on"]

T = TypeVar("T", bound=TableScene[Any])


class AnyHand(ABC, Generic[T]):
    """Does actions at the table that the pilot's stage shows. `used` counts what was done on the way."""

    at: type[T]
    """The tables of its game."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.used: Counter[str] = Counter()

    @property
    def table(self) -> T:
        """The table, on top or under a curtain or a dialog."""
        (table,) = [scene for scene in self.pilot.stage.scenes if isinstance(scene, self.at)]
        return table

    @property
    def session(self) -> Session[Any]:
        """The game at the table."""
        return self.table.session

    def do(self, action: Action) -> None:
        """Do one action from the first choice to the last. AssertionError if that is not what came of it."""
        self.make_way()
        done = len(self.session.entries)
        self.choose(action)
        assert self.session.entries[done:][:1], f"nothing came of {action}"
        self.compare(self.session.entries[done].action, action)
        self.used[action.kind] += 1

    def compare(self, did: Action, wanted: Action) -> None:
        """AssertionError if another action came of it than was wanted."""
        assert did == wanted

    def show_what_is_covered(self) -> None:
        """Say that nobody else looks, where that is asked."""
        if ("button", "show") in self.pilot.scene.targets:
            self.used["veil"] += 1
            self.answer(("button", "show"))

    @abstractmethod
    def make_way(self) -> None:
        """Leave what lies over the table and asks for nothing."""

    @abstractmethod
    def choose(self, action: Action) -> None:
        """Make the choices of an action."""

    @abstractmethod
    def answer(self, name: Name) -> None:
        """Use a button, an answer, a card, a disc."""


class ByMouse(AnyHand[T]):
    """Points and clicks, and nothing else."""

    def answer(self, name: Name) -> None:
        self.pilot.click(name)


class ByKeys(AnyHand[T]):
    """Presses keys, and nothing else: Tab to a target, Enter or Space."""

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot)
        self._pressed = 0

    def answer(self, name: Name) -> None:
        self._go_to(name)
        self._pressed += 1
        self.pilot.press("space" if self._pressed % 2 or not self.enters(name) else "return")

    def enters(self, name: Name) -> bool:  # noqa: ARG002
        """Whether Enter does there what Space does."""
        return True

    def _go_to(self, name: Name) -> None:
        """Come to a target by Tab, or backwards where that is shorter."""
        targets = self.pilot.scene.targets
        self.pilot.find(name)
        order = [target.name for target in targets.walked()]
        here = order.index(targets.focus) if targets.focus in order else -1
        ahead = (order.index(name) - here) % len(order)
        for _ in range(len(order)):
            if targets.focus == name and targets.focus_shown:
                return
            self.pilot.press("tab", shift=here >= 0 and ahead > len(order) / 2)
        assert targets.focus == name, f"Tab never reached {name}"


def play_on(
    hand: AnyHand[Any], choose: Callable[[Session[Any], Rng], Action], rng: Rng, limit: int = 600
) -> None:
    """Let a hand play until the game is over. AssertionError if `limit` actions do not end it."""
    for _ in range(limit):
        if not hand.session.options():
            hand.make_way()
            return
        hand.do(choose(hand.session, rng))
    raise AssertionError(f"the game is not over after {limit} actions")
