"""The contract a game fulfils.

A game is one object without state of its own: the rules. Everything that changes lies in the state it
makes. The engine plays it (`play`), remembers it (`session`), saves it (`save`) and proves it
(`battery`) without knowing its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from tabletop.engine.action import Action, ActionKind, Slot, Value
from tabletop.engine.context import Context
from tabletop.engine.decision import Frame
from tabletop.engine.outcome import Outcome
from tabletop.engine.rng import Rng


class State(Protocol):
    """What the engine asks of a game's state class."""

    stack: list[Frame]
    """Open decisions, the one to be answered on top; empty when the game is over."""
    turn: int
    """The turn being played, 1 for the first; when the game is over, one more than were played."""

    def key(self) -> object:
        """Return a hashable value that is equal for equal states, hidden facts included."""
        ...

    def clone(self) -> Self:
        """Return an independent copy; what never changes (board, tables) is shared."""
        ...

    def to_data(self) -> dict[str, Any]:
        """Return the state as JSON-able data."""
        ...


G = TypeVar("G", bound="State")


class SetupError(ValueError):
    """A set-up that cannot be played; the message is one sentence for the person who asked for it."""


@dataclass(frozen=True)
class Setup:
    """What is agreed before a game begins (decision D1 of the Yucatán rules).

    `players` counts the seats, `board` is the game's own board object (None if it has none), `first` is
    the seat that begins or 0 to draw it by lot, `options` holds the game's switches.
    """

    players: int
    board: Any = None
    first: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)


class Game(ABC, Generic[G]):
    """The rules of one game, for the engine to play."""

    name: ClassVar[str]
    """The word on the command line and in saves: "yucatan"."""
    rules_version: ClassVar[int]
    """Grows whenever the same actions could lead to another state."""
    turn_rule: ClassVar[str]
    """The paragraph that says who acts when; refusals that are the engine's own cite it."""
    seats: ClassVar[range]
    """How many can play."""
    options: ClassVar[Mapping[str, tuple[Value, ...]]] = {}
    """The set-up switches: the values each may take, the default first."""
    kinds: Mapping[str, ActionKind[G]]
    """Every kind of action, by name."""
    answers: Mapping[str, tuple[str, ...]]
    """For every kind of decision, the kinds of action that answer it, in the order they are offered."""

    @abstractmethod
    def begin(self, setup: Setup, ctx: Context[Any]) -> G:
        """Lay out the game and return its first state.

        `ctx` has no state yet: chance goes through its `draw`, news through `emit`.
        Raises SetupError if the set-up cannot be played.
        """

    @abstractmethod
    def settle(self, ctx: Context[G]) -> None:
        """After an action: pop what is answered, skip what has no option, do what is forced (law 3)."""

    @abstractmethod
    def outcome(self, state: G) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: G, seat: int | None) -> Any:
        """Build what `seat` may know, from an allow-list; None is the bare table (law 5)."""

    def clone(self, state: G) -> G:
        """Return an independent copy."""
        return state.clone()

    @abstractmethod
    def in_domain(self, state: G, slot: Slot, value: Value) -> bool:
        """Whether `value` belongs to the slot's domain at this table (a space of the board, a count)."""

    @abstractmethod
    def domain(self, state: G, slot: Slot) -> Iterator[Value]:
        """Yield every value of the slot's domain, for tests that try them all."""

    @abstractmethod
    def broken(self, state: G) -> list[str]:
        """Return a sentence for every invariant of the rules that does not hold."""

    @abstractmethod
    def shuffled(self, state: G, seat: int | None, rng: Rng) -> G:
        """Return a copy in which everything that `seat` cannot know is dealt anew (law 5)."""

    def state_to_data(self, state: G) -> dict[str, Any]:
        """Return the state as JSON-able data."""
        return state.to_data()

    @abstractmethod
    def state_from_data(self, data: Mapping[str, Any], board: Any) -> G:
        """Rebuild a state. Raises ValueError, LookupError or TypeError if the data does not fit."""

    @abstractmethod
    def board_to_data(self, board: Any) -> Any:
        """Return the board as JSON-able data, to be copied into saves."""

    @abstractmethod
    def board_from_data(self, data: Any) -> Any:
        """Rebuild a board. Raises ValueError if it cannot be played."""


def decision(state: State) -> Frame | None:
    """Return the open decision, or None when the game is over."""
    return state.stack[-1] if state.stack else None


def legal(game: Game[G], state: G) -> list[Action]:
    """Return every legal action of the open decision, in a fixed order."""
    if not state.stack:
        return []
    frame = state.stack[-1]
    found: list[Action] = []
    for seat in frame.seats:
        for name in game.answers[frame.kind]:
            found += game.kinds[name].actions(state, seat)
    return found
