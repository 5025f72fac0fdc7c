"""What the two games have of their own when they are played in a real window."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import hands
import tzolkinhands
from anyhands import AnyHand
from greedy import choose

from tabletop.engine.action import Action
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.ui.pilot import Pilot
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.curtain import CurtainScene
from tabletop.ui.targets import Name
from tzolkin.ui.foodday import FoodDayDialog
from tzolkin.ui.keepscene import KeepScene
from tzolkin.ui.table import TzolkinTable
from yucatan.package import YucatanPackage
from yucatan.ui.secret import SecretChoice
from yucatan.ui.table import YucatanTable

__all__ = ["OfTzolkin", "OfYucatan", "Playing"]

Answer = Callable[[Name], None]
"""Use a button, a tick, a board."""

MODULES = ("tribes", "prophecies", "new-buildings", "quick-actions")


class Playing(ABC):
    """How one game is laid out, played and looked at."""

    @abstractmethod
    def hand(self, pilot: Pilot, by: str) -> AnyHand[Any]:
        """The hand that plays by "mouse" or by "keys"."""

    @abstractmethod
    def lay(self, answer: Answer) -> None:
        """Choose what is played, on the screen for a new game."""

    @abstractmethod
    def choose(self, session: Session[Any], rng: Rng) -> Action:
        """An action of the open decision."""

    @abstractmethod
    def moment(self, scene: Scene) -> list[str]:
        """What is to be photographed before an action, if it has not been yet."""

    @abstractmethod
    def inner_moment(self, scene: Scene) -> str:
        """What is to be photographed in the middle of an action, "" for nothing."""


class OfYucatan(Playing):
    """Yucatán on a ready board."""

    def __init__(self, board: str) -> None:
        self._board = board

    def hand(self, pilot: Pilot, by: str) -> AnyHand[Any]:
        return hands.Mouse(pilot) if by == "mouse" else hands.Keys(pilot)

    def lay(self, answer: Answer) -> None:
        answer(("board", str(YucatanPackage().boards / f"{self._board}.yaml")))

    def choose(self, session: Session[Any], rng: Rng) -> Action:
        return choose(session, rng)

    def moment(self, scene: Scene) -> list[str]:
        if isinstance(scene, CurtainScene):
            return ["curtain"]
        if not isinstance(scene, YucatanTable) or scene.view.decision is None:
            return []
        turn = [f"turn {scene.view.turn}"] if scene.view.turn in (20, 60, 110) else []
        return [scene.view.decision.kind, *turn]

    def inner_moment(self, scene: Scene) -> str:
        if isinstance(scene, SecretChoice):
            return "secret choice" if ("button", "show") in scene.targets else "secret choice open"
        if isinstance(scene, YucatanTable) and scene.confirming is not None:
            return "attack to confirm"
        if isinstance(scene, YucatanTable) and scene.marks.chosen >= 0:
            return "warrior in hand"
        return ""


class OfTzolkin(Playing):
    """Tzolk'in for some players, with all modules or none."""

    def __init__(self, players: int, *, modules: bool) -> None:
        self._players, self._modules = players, modules

    def hand(self, pilot: Pilot, by: str) -> AnyHand[Any]:
        return tzolkinhands.Mouse(pilot) if by == "mouse" else tzolkinhands.Keys(pilot)

    def lay(self, answer: Answer) -> None:
        for _ in range(self._players - 2):
            answer(("button", "players-more"))
        if self._modules:
            for name in MODULES:
                answer(("tick", name))

    def choose(self, session: Session[Any], rng: Rng) -> Action:
        return tzolkinhands.livelier(session.options(), rng)

    def moment(self, scene: Scene) -> list[str]:
        if isinstance(scene, FoodDayDialog):
            return ["Food Day"]
        if isinstance(scene, KeepScene):
            return ["tribe and wealth"]
        if isinstance(scene, TzolkinTable) and scene.view.decision is not None:
            turn = [f"day {scene.view.day}"] if scene.view.day in (6, 15, 24) else []
            return [scene.view.decision.kind, *turn]
        return [type(scene).__name__]

    def inner_moment(self, scene: Scene) -> str:
        if isinstance(scene, KeepScene):
            return "tribe and wealth" if ("button", "show") in scene.targets else "tribe and wealth open"
        return "" if isinstance(scene, TzolkinTable) else type(scene).__name__
