"""What all kinds of action share: options listed once, from which the check follows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar

from tabletop.engine.action import Action, ActionKind, Args, Refusal, refuse
from tabletop.engine.decision import Frame
from tzolkin.reserve import keeping_quick, quick_owed
from tzolkin.state import State


class Listed(ActionKind[State]):
    """A kind whose few options are listed outright; what is not among them is refused by `why`."""

    @abstractmethod
    def choices(self, state: State, seat: int) -> Iterable[Args]:
        """Yield every legal argument tuple, in a fixed order."""

    @abstractmethod
    def why(self, state: State, seat: int, args: Args) -> Refusal:
        """Return why `args`, which are not among the choices, are refused."""

    def actions(self, state: State, seat: int) -> Iterable[Action]:
        if state.quick_taken:
            return super().actions(state, seat)
        found = self.choices(state, seat)
        if not found:
            return ()
        name, new = self.name, tuple.__new__  # as Action(...), in half the time
        return [new(Action, (name, seat, args)) for args in found]

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:
        found = self.choices(state, seat)
        if state.quick_taken and quick_owed(state):
            found = keeping_quick(state, self, seat, found)
        if not prefix:
            return iter(found)
        length = len(prefix)
        return (args for args in found if args[:length] == prefix)

    def none(self, state: State, seat: int) -> Refusal:  # noqa: ARG002
        """Return why there is no choice at all; asked only where there is none."""
        raise AssertionError(f"{self.name} always has a choice where it is asked for")

    def barred(self, state: State, seat: int) -> Refusal | None:
        if any(True for _ in self.options(state, seat)):
            return None
        if any(True for _ in self.choices(state, seat)):
            return refuse("quick-not-performable", "15.1")
        return self.none(state, seat)

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:
        normal = self.normal(state, seat, args)
        if normal in self.options(state, seat):
            return None
        if normal in self.choices(state, seat):
            return refuse("quick-not-performable", "15.1")
        return self.barred(state, seat) or self.why(state, seat, args)


def top(state: State) -> Frame:
    """Return the open decision."""
    return state.stack[-1]


class Leaving(Listed):
    """Going on without what is offered; some frames of the kinds in `bound` say that it may not be left."""

    bound: ClassVar[frozenset[str]]
    """Kinds of decision whose last datum says whether they may be left."""

    def choices(self, state: State, seat: int) -> Iterable[Args]:  # noqa: ARG002
        frame = state.stack[-1]
        return [()] if frame.kind not in self.bound or frame.data[-1] else []

    def none(self, state: State, seat: int) -> Refusal:  # noqa: ARG002
        return refuse("not-optional", "5.3")

    def why(self, state: State, seat: int, args: Args) -> Refusal:  # noqa: ARG002
        return self.none(state, seat)
