"""Actions, their slots, and the reasons for refusing one.

An action is one answer to a decision: plain data that can be written into a save. Each kind of action is
declared once, as a subclass of `ActionKind`, with its slots, its options, its check and its effect.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from tabletop.engine.context import Context

S = TypeVar("S")
"""A game's state class."""

Value = int | str
"""What a slot can hold: a number (a space, a seat, a count) or a word (a card, a brotherhood)."""

Args = tuple[Value, ...]


class Action(NamedTuple):
    """One answer of one seat to a decision.

    `kind` names an `ActionKind` of the game, `seat` is who acts (1-based), `args` fills the kind's slots
    in their order.
    """

    kind: str
    seat: int
    args: Args = ()


class Slot(NamedTuple):
    """One argument of an action kind: its name and the domain it is chosen from.

    The domain is a word the screen knows how to point at ("space", "warrior", "brotherhood", "count").
    `default` is what it holds where an action leaves it out, None if it must be given. So a kind can get a
    further slot behind the others, and what was written down before means what it meant.
    """

    name: str
    domain: str
    default: Value | None = None


class Refusal(NamedTuple):
    """Why an action is not legal: data, turned into a sentence by the game's catalogue.

    `code` names the reason, `facts` holds the numbers and seats that belong in the sentence, `rule` is
    the paragraph of the rules it rests on ("6", "R7").
    """

    code: str
    facts: Mapping[str, Any]
    rule: str


def refuse(code: str, rule: str, **facts: Any) -> Refusal:
    """Shorthand for writing a `Refusal` in a check."""
    return Refusal(code, facts, rule)


class ActionKind(ABC, Generic[S]):
    """One kind of action, declared once.

    Law 4 binds the parts together: every tuple from `options` passes `check`; every action that passes
    `check` is an option once it is spelled in its `normal` form; `check` changes nothing.
    """

    name: ClassVar[str]
    slots: ClassVar[tuple[Slot, ...]] = ()

    @abstractmethod
    def options(self, state: S, seat: int, prefix: Args = ()) -> Iterator[Args]:
        """Yield, in a fixed order, every legal argument tuple that begins with `prefix`."""

    def actions(self, state: S, seat: int) -> Iterable[Action]:
        """Return every legal action of this kind, as `options` lists them.

        Kinds with very many options can override it, to hand out ready-made actions.
        """
        name, new = self.name, tuple.__new__  # as Action(...), in half the time
        return [new(Action, (name, seat, args)) for args in self.options(state, seat)]

    @abstractmethod
    def check(self, state: S, seat: int, args: Args) -> Refusal | None:
        """Return None if the action is legal now, else the reason.

        The engine has already made sure that it is this seat's decision, that this kind answers it and
        that each argument lies in its slot's domain.
        """

    def barred(self, state: S, seat: int) -> Refusal | None:  # noqa: ARG002
        """Return why no action of this kind is possible now, whatever its arguments; None if some is.

        It is what stands on a button that cannot be pressed. Kinds that always have an option when they
        are asked for need not override it.
        """
        return None

    @abstractmethod
    def apply(self, ctx: Context[S], seat: int, args: Args) -> None:
        """Change `ctx.state` as the rules say. The action has passed `check`."""

    def filled(self, args: Args) -> Args:
        """Return `args` with the defaults of the last slots that they leave out; too few stay too few."""
        missing = [slot.default for slot in self.slots[len(args) :]]
        given = [value for value in missing if value is not None]
        return (*args, *given) if len(given) == len(missing) else args

    def normal(self, state: S, seat: int, args: Args) -> Args:  # noqa: ARG002
        """Return the spelling under which `options` lists this legal action.

        Only kinds with several spellings of one effect (two paths to one place) need to override it.
        """
        return args
