"""Two hands at the table of Tzolk'in: they do an action by mouse alone, or by keys alone.

A hand sees targets, lit or not, and which scene is on top. Where an action lives (a place on the board, an
answer of a dialog) it reads off the names of the targets.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter

from tabletop.engine.action import Action
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.ui.pilot import Pilot
from tabletop.ui.targets import Name
from tzolkin.state import State
from tzolkin.ui.answers import answer_name
from tzolkin.ui.choice import place_of
from tzolkin.ui.keepscene import KeepScene
from tzolkin.ui.table import TzolkinTable
from tzolkin.words import NONE

__all__ = ["Hand", "Keys", "Mouse", "livelier", "play_on"]

_BUTTONS = {"leave": "leave", "decline": "decline", "pass": "pass", "done": "primary"}


class Hand(ABC):
    """Does actions at the table that the pilot's stage shows. `used` counts what was done on the way."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.used: Counter[str] = Counter()

    @property
    def table(self) -> TzolkinTable:
        """The table, on top or under a dialog."""
        (table,) = [scene for scene in self.pilot.stage.scenes if isinstance(scene, TzolkinTable)]
        return table

    @property
    def session(self) -> Session[State]:
        """The game at the table."""
        return self.table.session

    def do(self, action: Action) -> None:
        """Do one action from the first choice to the last. AssertionError if that is not what came of it."""
        self.pass_news()
        done = len(self.session.entries)
        top = self.pilot.scene
        if isinstance(top, KeepScene):
            self._keep(action)
        elif top is self.table:
            self._on_board(action)
        else:
            self._in_dialog(action)
        assert self.session.entries[done:][:1], f"nothing came of {action}"
        did = self.session.entries[done].action
        if action.kind == "place":  # a tribe's discount lies where it saves most
            assert did.args[:2] == action.args[:2], f"{did} came of {action}"
        else:
            assert did == action
        self.used[action.kind] += 1

    def pass_news(self) -> None:
        """Leave what only tells something (a Food Day, what everybody kept)."""
        while ("button", "go-on") in self.pilot.scene.targets:
            self.used["news"] += 1
            self.answer(("button", "go-on"))

    def _keep(self, action: Action) -> None:
        if ("button", "show") in self.pilot.scene.targets:
            self.used["veil"] += 1
            self.answer(("button", "show"))
        for word in action.args:
            if word != NONE:
                self.answer(("keep", word))
        self.answer(("button", "take"))

    def _on_board(self, action: Action) -> None:
        done = len(self.session.entries)
        if action.kind in _BUTTONS:
            self.answer(("button", _BUTTONS[action.kind]))
            return
        if action.kind in ("beg", "sell"):
            self.answer(("button", action.kind))
        else:
            name = place_of(action)
            assert name is not None, f"{action} has no place"
            self.take(name)
        if len(self.session.entries) == done:
            self._in_dialog(action)

    def _in_dialog(self, action: Action) -> None:
        if ("option", action.kind) in self.pilot.scene.targets:
            self._choose(action)
        elif action.kind in ("decline", "leave"):
            self.answer(("button", "end"))
        elif action.kind == "done":
            self.answer(
                ("button", "take" if self.table.choice and self.table.choice.kind == "trade" else "end")
            )
        elif action.kind == "sell" and ("option", answer_name(action)) not in self.pilot.scene.targets:
            self.answer(("button", "look"))
            self._on_board(action)
        elif action.kind == "build":
            self._build(action)
        elif action.kind == "devote":
            for word in action.args:
                self.answer(("option", f"devote-{word}"))
            self.answer(("button", "take"))
        else:
            self._choose(action)
        self.used["dialog"] += 1

    def _build(self, action: Action) -> None:
        """Choose what is torn down, and whether architecture is used, where that is asked."""
        for name in (f"renovate-{action.args[1]}", f"architecture-{action.args[2]}"):
            if ("option", name) in self.pilot.scene.targets:
                self.used[name.partition("-")[0]] += 1
                self.answer(("option", name))
        self.answer(("button", "take"))

    def _choose(self, action: Action) -> None:
        """Choose an answer, and take it unless that has been done with the same press."""
        done = len(self.session.entries)
        self.answer(("option", answer_name(action)))
        if len(self.session.entries) == done:
            self.answer(("button", "take"))

    @abstractmethod
    def take(self, name: Name) -> None:
        """Choose a lit place."""

    @abstractmethod
    def answer(self, name: Name) -> None:
        """Use a button, an answer, a card."""


class Mouse(Hand):
    """Points and clicks, and nothing else."""

    def take(self, name: Name) -> None:
        if name[0] == "card" and name not in self.table.targets:
            other = "monuments" if self.table.tab == "buildings" else "buildings"
            self.pilot.click(("sheet", f"tab-{other}"))
        target = self.pilot.find(name)
        assert target.lit, f"{name} is not lit"
        self.pilot.click(name)

    def answer(self, name: Name) -> None:
        self.pilot.click(name)


class Keys(Hand):
    """Presses keys, and nothing else: Tab to a target, Enter or Space."""

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot)
        self._pressed = 0

    def take(self, name: Name) -> None:
        if name[0] == "card" and name not in self.table.targets:
            self.pilot.press("m")
        target = self.pilot.find(name)
        assert target.lit, f"{name} is not lit"
        self._go_to(name)
        self.pilot.press("return")

    def answer(self, name: Name) -> None:
        self._go_to(name)
        self._pressed += 1
        self.pilot.press("space" if self._pressed % 2 or name[0] != "button" else "return")

    def _go_to(self, name: Name) -> None:
        """Come to a target by Tab, or backwards where that is shorter."""
        self.pilot.find(name)
        order = [target.name for target in self.pilot.scene.targets.walked()]
        focus = self.pilot.scene.targets.focus
        here = order.index(focus) if focus in order else -1
        ahead = (order.index(name) - here) % len(order)
        for _ in range(len(order)):
            if self.pilot.scene.targets.focus == name and self.pilot.scene.targets.focus_shown:
                return
            self.pilot.press("tab", shift=here >= 0 and ahead > len(order) / 2)
        assert self.pilot.scene.targets.focus == name, f"Tab never reached {name}"


_STOPS = frozenset({"done", "leave", "decline", "pass", "beg"})


def livelier(options: list[Action], rng: Rng) -> Action:
    """A random action, more often one that does something than one that stops; unseldom a rare kind."""
    kinds = sorted({action.kind for action in options})
    going = [kind for kind in kinds if kind not in _STOPS]
    if going and rng.below(5):
        kinds = going
    kind = rng.choice(kinds)
    return rng.choice([action for action in options if action.kind == kind])


def play_on(hand: Hand, rng: Rng, limit: int = 3000) -> None:
    """Let a hand play at random until the game is over. AssertionError if `limit` actions do not end it."""
    for _ in range(limit):
        options = hand.session.options()
        if not options:
            hand.pass_news()
            return
        hand.do(livelier(options, rng))
    raise AssertionError(f"the game is not over after {limit} actions")
