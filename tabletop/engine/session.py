"""The running game: what is asked, what was done, and how far back one may go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from tabletop.engine import game as contract
from tabletop.engine import play
from tabletop.engine.action import Action, Refusal
from tabletop.engine.decision import Frame
from tabletop.engine.event import Event
from tabletop.engine.game import G, Game, Setup
from tabletop.engine.outcome import Outcome
from tabletop.engine.play import Step
from tabletop.engine.rng import Rng
from tabletop.engine.trial import Submitted, Trial


@dataclass(frozen=True)
class Seat:
    """Who sits where: the name and the style (1 to 5: colour and mark) of one seat."""

    name: str
    style: int


class Entry(NamedTuple):
    """One line of the record: the action, and what it did."""

    action: Action
    step: Step


class Verdict(NamedTuple):
    """Whether a step back (or forward) is possible, and why not.

    `reason` is "" when it is, else "nothing", "drew" (chance spoke), "revealed" (somebody learned a
    hidden fact) or "passed" (it is another seat's step); `seat` is the seat it is about, 0 for none.
    """

    allowed: bool
    reason: str = ""
    seat: int = 0


class Preview(NamedTuple):
    """What an action would do.

    `events` are those that are certain, `uncertain` says whether something unforeseeable follows them,
    `decision` is what would be asked next if it can be foreseen.
    """

    events: tuple[Event, ...]
    uncertain: bool
    decision: Frame | None


Listener = Callable[["Session[Any]"], None]


class Session(Generic[G]):
    """A game being played: the one object through which screen and computer players act.

    It keeps every entry (action and outcome) and the state after each, so that undoing is a step back.
    `on_change` is called after every entry, undo and redo; the program saves there.
    """

    def __init__(
        self,
        game: Game[G],
        setup: Setup,
        seats: tuple[Seat, ...],
        seed: int,
        on_change: Listener | None = None,
    ) -> None:
        """Set up a new game. Raises SetupError if it cannot be played."""
        self.game = game
        self.setup = setup
        self.seats = seats
        self.seed = seed
        self.on_change = on_change
        self._held = False
        self._rng = Rng(seed)
        first, self.opening = play.begin(game, setup, self._rng)
        self._states: list[G] = [first]
        self._entries: list[Entry] = []
        self._undone: list[Entry] = []

    # ---- what is

    @property
    def state(self) -> G:
        """The state as it is. Read it, never change it; the screen takes `view` instead."""
        return self._states[-1]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that was done, oldest first."""
        return tuple(self._entries)

    @property
    def chance(self) -> int:
        """The generator's position, for the save."""
        return self._rng.state

    @property
    def decision(self) -> Frame | None:
        """The open decision, or None when the game is over."""
        return contract.decision(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def options(self) -> list[Action]:
        """Return every legal action of the open decision."""
        return contract.legal(self.game, self.state)

    def explain(self, action: Action) -> Refusal | None:
        """Return why `action` is not legal now, or None if it is."""
        return play.check(self.game, self.state, action)

    def barred(self, kind: str) -> Refusal | None:
        """Return why the open decision cannot be answered by any action of `kind`, None if it can."""
        decision = self.decision
        if decision is None or kind not in self.game.answers[decision.kind]:
            return self.explain(Action(kind, decision.seat if decision else 0))
        return self.game.kinds[kind].barred(self.state, decision.seat)

    def view(self, seat: int | None) -> Any:
        """Return what `seat` may know; None is the bare table, behind the curtain."""
        return self.game.view(self.state, seat)

    def log(self, seat: int | None) -> list[tuple[int, Event]]:
        """Return what `seat` may know of all that happened, each with the number of its entry (0: set-up)."""
        told = [(0, event) for event in self.opening.events if event.seen_by(seat)]
        for number, entry in enumerate(self._entries, 1):
            told += [(number, event) for event in entry.step.events if event.seen_by(seat)]
        return told

    def preview(self, action: Action) -> Preview | None:
        """Return what a legal `action` would do as far as the acting seat can know, or None if it is refused.

        Nothing is told beyond the first draw or revelation: a preview must not tell a secret.
        """
        if self.explain(action) is not None:
            return None
        trial = self.trial(action.seat)
        trial.submit(action)
        return Preview(trial.events, trial.uncertain, trial.decision)

    def trial(self, seat: int) -> Trial[G]:
        """Return a copy of the game on which `seat` can try several actions, one after the other."""
        return Trial(self.game, self.state, seat)

    # ---- what is done

    def submit(self, action: Action) -> Submitted:
        """Carry out `action`, or return the reason why not; a refused action changes nothing.

        What it leaves out is filled in: an entry holds every argument.
        """
        refusal = self.explain(action)
        if refusal is not None:
            return Submitted(refusal)
        step = self._do(play.full(self.game, action))
        self._undone.clear()
        self._tell()
        return Submitted(None, step.events)

    def _do(self, action: Action) -> Step:
        state = self.game.clone(self.state)
        step = play.apply(self.game, state, action, self._rng)
        self._states.append(state)
        self._entries.append(Entry(action, step))
        return step

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Let several entries and steps back be one change: `on_change` is called once, at the end.

        It is called even if one of them fails: what came of them is what has to be kept.
        """
        self._held = True
        try:
            yield
        finally:
            self._held = False
            self._tell()

    def _tell(self) -> None:
        if self.on_change is not None and not self._held:
            self.on_change(self)

    # ---- back and forth (law 6)

    def can_undo(self) -> Verdict:
        """Say whether the last entry can be taken back.

        It cannot if it drew from chance, told anybody a hidden fact, or would take a seat back behind
        its own last step to undo another seat's.
        """
        if not self._entries:
            return Verdict(False, "nothing")
        action, step = self._entries[-1]
        if step.draws:
            return Verdict(False, "drew", action.seat)
        if step.revealed:
            return Verdict(False, "revealed", action.seat)
        if self._undone and self._undone[-1].action.seat != action.seat:
            return Verdict(False, "passed", action.seat)
        return Verdict(True, "", action.seat)

    def can_redo(self) -> Verdict:
        """Say whether the entry taken back last can be done again."""
        if not self._undone:
            return Verdict(False, "nothing")
        return Verdict(True, "", self._undone[-1].action.seat)

    def undo(self) -> bool:
        """Take the last entry back if `can_undo` allows it; return whether it did."""
        if not self.can_undo().allowed:
            return False
        self._states.pop()
        self._undone.append(self._entries.pop())
        self._tell()
        return True

    def redo(self) -> bool:
        """Do again what was taken back last; return whether there was anything."""
        if not self._undone:
            return False
        self._do(self._undone.pop().action)
        self._tell()
        return True


def replay(
    game: Game[G],
    setup: Setup,
    seats: tuple[Seat, ...],
    seed: int,
    record: list[tuple[Action, tuple[int, ...]]],
    progress: Callable[[int], None] | None = None,
) -> Session[G]:
    """Play a recorded game again, entry by entry.

    Raises ValueError, naming the entry, where the record does not fit the rules.
    """
    session = Session(game, setup, seats, seed)
    for number, (action, draws) in enumerate(record, 1):
        answer = session.submit(action)
        if answer.refusal is not None:
            raise ValueError(f"entry {number} ({action.kind}) is refused: {answer.refusal.code}")
        if session.entries[-1].step.draws != draws:
            raise ValueError(f"entry {number} ({action.kind}) drew other numbers than recorded")
        if progress is not None:
            progress(number)
    return session
