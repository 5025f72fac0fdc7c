"""From clicks to an action: the legal actions of a decision, walked as a tree of slots.

The picker tests no rule. It holds the legal actions, and what has been chosen so far: a kind, then one
argument after another. What may be chosen next is whatever some legal action goes on with.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.action import Action, Value

__all__ = ["Picker"]


class Picker:
    """What has been chosen of one action, and what may be chosen next."""

    def __init__(self, options: Iterable[Action] = ()) -> None:
        self.options = list(options)
        self.kind: str | None = None
        self.args: tuple[Value, ...] = ()
        kinds = self.kinds()
        if len(kinds) == 1:  # no choice of kind: ask for its arguments at once
            self.kind = kinds[0]
            self._only_kind = True
        else:
            self._only_kind = False

    def kinds(self) -> list[str]:
        """The kinds of action that are possible, in the order the game offers them."""
        return list(dict.fromkeys(action.kind for action in self.options))

    def actions(self) -> list[Action]:
        """The legal actions that go on from what is chosen."""
        chosen = len(self.args)
        return [
            action
            for action in self.options
            if self.kind in (None, action.kind) and action.args[:chosen] == self.args
        ]

    def values(self) -> list[Value]:
        """What may be chosen as the next argument of the chosen kind."""
        if self.kind is None:
            return []
        place = len(self.args)
        return list(
            dict.fromkeys(action.args[place] for action in self.actions() if len(action.args) > place)
        )

    def with_value(self, value: Value) -> list[Action]:
        """The legal actions that go on with `value`."""
        place = len(self.args)
        return [action for action in self.actions() if action.args[place : place + 1] == (value,)]

    def choose_kind(self, kind: str) -> None:
        """Begin an action of this kind. ValueError if there is none."""
        if kind not in self.kinds():
            raise ValueError(f"no action of kind {kind} is legal")
        self.kind, self.args = kind, ()

    def choose(self, value: Value) -> None:
        """Choose the next argument. ValueError if no legal action goes on with it."""
        if not self.with_value(value):
            raise ValueError(f"no legal action goes on with {value}")
        self.args = (*self.args, value)

    def back(self) -> bool:
        """Take the last choice back; return whether there was one."""
        if self.args:
            self.args = self.args[:-1]
            return True
        if self.kind is not None and not self._only_kind:
            self.kind = None
            return True
        return False

    @property
    def begun(self) -> bool:
        """Whether anything has been chosen that can be taken back."""
        return bool(self.args) or (self.kind is not None and not self._only_kind)

    @property
    def ready(self) -> Action | None:
        """The action, once everything that makes a difference is chosen."""
        if self.kind is None:
            return None
        left = self.actions()
        return left[0] if len(left) == 1 else None
