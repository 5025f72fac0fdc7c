"""What the hand has chosen so far, and what each next click means: no picture, no rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tabletop.engine.action import Action, Value
from tabletop.engine.session import Session
from tabletop.ui.picker import Picker
from yucatan.board import ANY_WAY
from yucatan.state import JAGUAR, State
from yucatan.text import Speaker
from yucatan.ui.forecast import Forecast, forecast
from yucatan.ui.lighting import Light, lit_spaces, slot_domain

__all__ = ["Ask", "Choice", "Confirming", "Do", "Goes", "Lit"]


@dataclass(frozen=True)
class Lit:
    """The choice has gone on or back: other spaces are lit now."""


@dataclass(frozen=True)
class Ask:
    """A warrior has to be chosen unseen (D5, D7); the spaces are lit as before."""


@dataclass(frozen=True)
class Do:
    """The action is complete, and is to be carried out."""

    action: Action


Goes = Lit | Ask | Do
"""Where a click leads."""

_FILLER: dict[str, Value] = {"space": 0, "way": ANY_WAY, "brotherhood": JAGUAR}
"""What stands for arguments not chosen yet where a reason is asked for."""


class Confirming(NamedTuple):
    """An action that cannot be taken back, shown before it is done."""

    action: Action
    told: Forecast


class Choice:
    """The answer to one decision in the making.

    `picker` holds what has been chosen, `light` what may be pointed at next, `confirming` an action that
    only waits for a yes.
    """

    def __init__(self, session: Session[State], speaker: Speaker) -> None:
        self._session = session
        self._speaker = speaker
        self.picker = Picker(session.options())
        self.confirming: Confirming | None = None
        self.light = self._lit()

    def _lit(self) -> Light:
        if self.confirming is not None:
            action = self.confirming.action
            return Light(frozenset(), {int(action.args[1]): self.confirming.told}, {int(action.args[1]): -1})
        return lit_spaces(self._session, self.picker, self._speaker)

    def _go(self) -> Lit:
        self.light = self._lit()
        return Lit()

    # ---- what is

    @property
    def begun(self) -> bool:
        """Whether there is anything to take back."""
        return self.confirming is not None or self.picker.begun

    @property
    def in_hand(self) -> int:
        """The space of the warrior in hand, -1 for none."""
        return int(self.picker.args[0]) if self.picker.kind == "move" and self.picker.args else -1

    def told(self, space: int) -> Forecast | None:
        """What pointing at a space foretells: of the action to be confirmed, or of a lit target."""
        return self.confirming.told if self.confirming is not None else self.light.targets.get(space)

    # ---- on

    def begin(self, kind: str) -> Goes:
        """An action of the strip was clicked: begin it, or put it down again; one without places is done."""
        again = self.picker.kind == kind
        self.confirming = None
        self.picker = Picker(self._session.options())
        if not again:
            self.picker.choose_kind(kind)
            if self.picker.ready is not None and not self._session.game.kinds[kind].slots:
                return Do(self.picker.ready)
        return self._go()

    def take(self, space: int) -> Goes:
        """A lit space was clicked."""
        if self.confirming is not None:
            return Do(self.confirming.action)
        if self.picker.kind is None:
            self.picker.choose_kind("move")
        self.picker.choose(self.light.values[space])
        domain = slot_domain(self._session, self.picker)
        if domain == "brotherhood":  # asked even where one sort is left: that it is the only one is a secret
            self._go()
            return Ask()
        action = self.picker.ready
        if action is None or domain == "space":  # a place is always pointed at, even the only one
            return self._go()
        told = forecast(action, self._session.preview(action), self._speaker)
        if not told.settles:
            return Do(action)
        self.confirming = Confirming(action, told)
        return self._go()

    def unseen(self, brotherhood: str) -> Do:
        """The warrior was chosen unseen."""
        self.picker.choose(brotherhood)
        action = self.picker.ready
        assert action is not None, "a space and a brotherhood make an action"
        return Do(action)

    def take_instead(self, space: int) -> Lit | None:
        """With a warrior in hand, another own one was clicked: take that; None if the space holds none."""
        movable = {action.args[0] for action in self.picker.options if action.kind == "move"}
        if self.in_hand < 0 or self.confirming is not None or space not in movable:
            return None
        self.picker.args = () if space == self.in_hand else (space,)
        return self._go()

    # ---- back

    def back(self) -> bool:
        """Take the last choice back; return whether there was one."""
        went = self.confirming is not None
        if went:
            self.confirming = None
            while len(self.picker.args) > 1:
                self.picker.back()
        else:
            went = self.picker.back()
        self._go()
        return went

    # ---- why not

    def tried(self, space: int, seat: int) -> Action | None:
        """The action that a click on an unlit space would have gone on with, None if no kind is begun."""
        kind = self.picker.kind
        if kind is None or slot_domain(self._session, self.picker) not in ("space", "way"):
            return None
        slots = self._session.game.kinds[kind].slots
        chosen = self.picker.args[:1] if len(self.picker.args) > 1 else self.picker.args
        args = (*chosen, space)
        return Action(kind, seat, args + tuple(_FILLER[slot.domain] for slot in slots[len(args) :]))
