"""Two hands at the table of Tzolk'in: they do an action by mouse alone, or by keys alone.

Where an action lives (a place on the board, an answer of a dialog) they read off the names of the targets.
"""

from __future__ import annotations

from abc import abstractmethod

import anyhands
from anyhands import AnyHand, ByKeys, ByMouse

from tabletop.engine.action import Action
from tabletop.engine.rng import Rng
from tabletop.ui.targets import Name
from tzolkin.ui.answers import answer_name
from tzolkin.ui.choice import place_of
from tzolkin.ui.keepscene import KeepScene
from tzolkin.ui.table import TzolkinTable
from tzolkin.words import NONE

__all__ = ["Hand", "Keys", "Mouse", "livelier", "play_on"]

_BUTTONS = {"leave": "leave", "decline": "decline", "pass": "pass", "done": "primary"}


class Hand(AnyHand[TzolkinTable]):
    """What both hands do."""

    at = TzolkinTable
    _without = False
    """Whether something that would come by itself was pressed off in the last payment."""

    def make_way(self) -> None:
        self.pass_news()

    def choose(self, action: Action) -> None:
        top = self.pilot.scene
        if isinstance(top, KeepScene):
            self._keep(action)
        elif top is self.table:
            self._on_board(action)
        else:
            self._in_dialog(action)

    def compare(self, did: Action, wanted: Action) -> None:
        if wanted.kind == "place":  # a tribe's discount lies where it saves most
            assert did.args[:2] == wanted.args[:2], f"{did} came of {wanted}"
        elif (
            wanted.kind == "build" and wanted.args[-1]
        ):  # where nothing can be done without, nothing is asked
            assert did.args[:-1] == wanted.args[:-1], f"{did} came of {wanted}"
            assert did.args[-1] == self._without, f"{did} came of {wanted}"
        else:
            super().compare(did, wanted)

    def pass_news(self) -> None:
        """Leave what only tells something (a Food Day, what everybody kept)."""
        while ("button", "go-on") in self.pilot.scene.targets:
            self.used["news"] += 1
            self.answer(("button", "go-on"))

    def _keep(self, action: Action) -> None:
        self.show_what_is_covered()
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
            self._pick(action)
        elif action.kind in ("decline", "leave"):
            self.answer(("button", "end"))
        elif action.kind == "done":
            self.answer(
                ("button", "take" if self.table.choice and self.table.choice.kind == "trade" else "end")
            )
        elif action.kind == "sell" and ("option", answer_name(action)) not in self.pilot.scene.targets:
            self.answer(("button", "look"))
            self._on_board(action)
        elif action.kind in ("pay", "take"):
            self._blocks(action)
        elif action.kind == "trade":
            way, block = action.args
            self.answer(("step", f"{block}-{'less' if way == 'sell' else 'more'}"))
            self.answer(("button", "take"))
        elif action.kind == "build":
            self._build(action)
        elif action.kind == "devote":
            for word in action.args:
                self.answer(("option", f"devote-{word}"))
            self.answer(("button", "take"))
        else:
            self._pick(action)
        self.used["dialog"] += 1

    def _blocks(self, action: Action) -> None:
        """Take back what is chosen beforehand, then choose this block first and anything after it."""
        while ("option", "socket-0") in self.pilot.scene.targets:
            self.answer(("option", "socket-0"))
        self.answer(("option", f"give-{action.args[0]}"))
        while self.pilot.find(("button", "take")).reason is not None:
            gives = [t for t in self.pilot.scene.targets if str(t.name[1]).startswith("give-") and t.enabled]
            self.used["more blocks"] += 1
            self.answer(gives[self.used["more blocks"] % len(gives)].name)
        self.answer(("button", "take"))

    def _build(self, action: Action) -> None:
        """Choose what is torn down, and whether architecture is used; now and then change other lines too."""
        for name in (f"renovate-{action.args[1]}", f"architecture-{action.args[2]}"):
            if ("option", name) in self.pilot.scene.targets:
                self.used[name.partition("-")[0]] += 1
                self.answer(("option", name))
        self.used["payments"] += 1
        for line in ("save-", "pay-", "effect-"):
            if self.used["payments"] % 2:
                self._chip(line)
        self._without = bool(action.args[3]) and self._chip("benefit-")
        self.answer(("button", "take"))

    def _chip(self, line: str) -> bool:
        """Press one of the chips of a line, not always the same; return whether there is any."""
        chips = [t for t in self.pilot.scene.targets if str(t.name[1]).startswith(line) and t.enabled]
        if chips:
            self.used[line] += 1
            self.answer(chips[self.used[line] % len(chips)].name)
        return bool(chips)

    def _pick(self, action: Action) -> None:
        """Choose an answer, and take it unless that has been done with the same press."""
        done = len(self.session.entries)
        self.answer(("option", answer_name(action)))
        if len(self.session.entries) == done:
            self.answer(("button", "take"))

    @abstractmethod
    def take(self, name: Name) -> None:
        """Choose a lit place."""


class Mouse(ByMouse[TzolkinTable], Hand):
    """Points and clicks, and nothing else."""

    def take(self, name: Name) -> None:
        if name[0] == "card" and name not in self.table.targets:
            other = "monuments" if self.table.tab == "buildings" else "buildings"
            self.pilot.click(("sheet", f"tab-{other}"))
        target = self.pilot.find(name)
        assert target.lit, f"{name} is not lit"
        self.pilot.click(name)


class Keys(ByKeys[TzolkinTable], Hand):
    """Presses keys, and nothing else: Tab to a target, Enter or Space."""

    def answer(self, name: Name) -> None:
        if name[0] == "step":  # Enter closes the market from there
            self._go_to(name)
            self.pilot.press("space")
        else:
            super().answer(name)

    def take(self, name: Name) -> None:
        if name[0] == "card" and name not in self.table.targets:
            self.pilot.press("m")
        target = self.pilot.find(name)
        assert target.lit, f"{name} is not lit"
        self._go_to(name)
        self.pilot.press("return")


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
    anyhands.play_on(hand, lambda session, rng: livelier(session.options(), rng), rng, limit)
