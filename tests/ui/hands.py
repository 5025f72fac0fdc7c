"""Two hands at the table: they do an action of the game by mouse alone, or by keys alone.

A hand knows the rules of no game and nothing of the table's inside but what it sees: targets, lit or not,
and which scene is on top. It leaves every curtain through its button.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter

from tabletop.engine.action import Action
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.curtain import CurtainScene
from tabletop.ui.scenes.results import ResultsScene
from tabletop.ui.targets import Name
from yucatan.board import ANY_WAY
from yucatan.state import State
from yucatan.ui.faces import TURN_ACTIONS
from yucatan.ui.secret import SecretChoice
from yucatan.ui.table import YucatanTable

__all__ = ["Hand", "Keys", "Mouse", "play_on"]


class Hand(ABC):
    """Does actions at the table that the pilot's stage shows. `used` counts what was done on the way."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.used: Counter[str] = Counter()

    @property
    def table(self) -> YucatanTable:
        """The table, on top or under a curtain."""
        (table,) = [scene for scene in self.pilot.stage.scenes if isinstance(scene, YucatanTable)]
        return table

    @property
    def session(self) -> Session[State]:
        """The game at the table."""
        return self.table.session

    def do(self, action: Action) -> None:
        """Do one action from the first choice to the last. AssertionError if that is not what came of it."""
        self.draw_curtain_aside()
        done = len(self.session.entries)
        if action.kind in TURN_ACTIONS:
            self.begin(action.kind)
        if action.kind == "raid":
            self.answer(("button", f"take-{action.args[0]}"))
        else:
            self._fill(action)
        assert self.session.entries[done:][:1], f"nothing came of {action}"
        assert self.session.entries[done].action == action
        self.used[action.kind] += 1

    def _fill(self, action: Action) -> None:
        """Give the arguments of an action, one by one, as far as they are asked for."""
        done = len(self.session.entries)
        for number, value in enumerate(action.args):
            if len(self.session.entries) > done or self.table.confirming is not None:
                break
            if isinstance(value, str):
                self._choose_secretly(value)
            else:
                self.take(int(action.args[1]) if number == 2 and value == ANY_WAY else value)
                self.used["way"] += number == 2
        if self.table.confirming is not None:
            self.answer(("button", "confirm"))
            self.used["confirm"] += 1

    def _choose_secretly(self, brotherhood: str) -> None:
        scene = self.pilot.scene
        assert isinstance(scene, SecretChoice), f"the choice of a warrior is asked for by {scene}"
        if ("button", "show") in scene.targets:
            self.answer(("button", "show"))
            self.used["veil"] += 1
        self.answer(("brotherhood", brotherhood))

    def draw_curtain_aside(self) -> None:
        """Take the screen, if a curtain hangs before it."""
        if isinstance(self.pilot.scene, CurtainScene):
            self.used["curtain"] += 1
            self.answer(("button", "start"))

    @abstractmethod
    def begin(self, kind: str) -> None:
        """Begin one of the five actions of a turn."""

    @abstractmethod
    def take(self, space: int) -> None:
        """Choose a lit space."""

    @abstractmethod
    def answer(self, name: Name) -> None:
        """Use a button, or a disc."""


class Mouse(Hand):
    """Points and clicks, and nothing else. Every other move begins by clicking the warrior itself."""

    def begin(self, kind: str) -> None:
        if kind == "move" and len(self.session.entries) % 2:
            return
        self.pilot.click(("action", kind))

    def take(self, space: int) -> None:
        if ("space", space) not in self.table.targets or not self._clear(space):
            self.pilot.click("fit")
        target = self.pilot.find(("space", space))
        assert target.lit, f"space {space} is not lit"
        self.pilot.click(target.name)

    def _clear(self, space: int) -> bool:
        """Whether the middle of a space is what a click there meets."""
        hit = self.table.targets.hit(*self.pilot.find(("space", space)).shape.centre)
        return hit is not None and hit.name == ("space", space)

    def answer(self, name: Name) -> None:
        self.pilot.click(name)


class Keys(Hand):
    """Presses keys, and nothing else: digits for the actions, Tab to a target, Enter or Space."""

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot)
        self._pressed = 0

    def begin(self, kind: str) -> None:
        if kind == "move" and len(self.session.entries) % 2:
            return
        self.pilot.press(str(TURN_ACTIONS.index(kind) + 1))

    def take(self, space: int) -> None:
        target = self.pilot.find(("space", space))
        assert target.lit, f"space {space} is not lit"
        self._go_to(target.name)
        self.pilot.press("return")

    def answer(self, name: Name) -> None:
        self._go_to(name)
        self._pressed += 1
        self.pilot.press("space" if self._pressed % 2 else "return")

    def _go_to(self, name: Name) -> None:
        """Come to a target by Tab, or backwards where that is shorter."""
        order = [target.name for target in self.pilot.scene.targets.walked()]
        focus = self.pilot.scene.targets.focus
        here = order.index(focus) if focus in order else -1
        ahead = (order.index(name) - here) % len(order)
        for _ in range(len(order)):
            if self.pilot.scene.targets.focus == name:
                return
            self.pilot.press("tab", shift=here >= 0 and ahead > len(order) / 2)
        assert self.pilot.scene.targets.focus == name, f"Tab never reached {name}"


def play_on(hand: Hand, choose: object, rng: Rng, limit: int = 600) -> None:
    """Let a hand play until the results are shown. AssertionError if `limit` actions do not end the game."""
    for _ in range(limit):
        if isinstance(hand.pilot.scene, ResultsScene):
            return
        hand.do(choose(hand.session, rng))  # type: ignore[operator]
    raise AssertionError(f"the game is not over after {limit} actions")
