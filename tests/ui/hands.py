"""Two hands at the table of Yucatán: they do an action by mouse alone, or by keys alone.

They leave every curtain through its button.
"""

from __future__ import annotations

from abc import abstractmethod

from anyhands import AnyHand, ByKeys, ByMouse, play_on

from tabletop.engine.action import Action
from tabletop.ui.scenes.curtain import CurtainScene
from yucatan.board import ANY_WAY
from yucatan.ui.faces import TURN_ACTIONS
from yucatan.ui.secret import SecretChoice
from yucatan.ui.table import YucatanTable

__all__ = ["Hand", "Keys", "Mouse", "play_on"]


class Hand(AnyHand[YucatanTable]):
    """What both hands do."""

    at = YucatanTable

    def make_way(self) -> None:
        """Take the screen, if a curtain hangs before it."""
        if isinstance(self.pilot.scene, CurtainScene):
            self.used["curtain"] += 1
            self.answer(("button", "start"))

    def choose(self, action: Action) -> None:
        if action.kind in TURN_ACTIONS:
            self.begin(action.kind)
        if action.kind == "raid":
            self.answer(("button", f"take-{action.args[0]}"))
        else:
            self._fill(action)

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
        self.show_what_is_covered()
        self.answer(("brotherhood", brotherhood))

    @abstractmethod
    def begin(self, kind: str) -> None:
        """Begin one of the five actions of a turn."""

    @abstractmethod
    def take(self, space: int) -> None:
        """Choose a lit space."""


class Mouse(ByMouse[YucatanTable], Hand):
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


class Keys(ByKeys[YucatanTable], Hand):
    """Presses keys, and nothing else: digits for the actions, Tab to a target, Enter or Space."""

    def begin(self, kind: str) -> None:
        if kind == "move" and len(self.session.entries) % 2:
            return
        self.pilot.press(str(TURN_ACTIONS.index(kind) + 1))

    def take(self, space: int) -> None:
        target = self.pilot.find(("space", space))
        assert target.lit, f"space {space} is not lit"
        self._go_to(target.name)
        self.pilot.press("return")
