"""Random whole games without a screen: how they end, and how fast they go."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tabletop.engine import battery, play
from tabletop.engine import game as contract
from tabletop.engine.battery import Fault
from tabletop.engine.event import Event
from tabletop.engine.game import G, Game, Setup
from tabletop.engine.rng import Rng

Clock = Callable[[], float]
"""Seconds since some fixed moment; passed in, as nothing in the engine knows the time (law 2)."""

SAMPLE_EVERY = 50
"""Actions between two states that are kept to measure cloning on."""

CLONES = 20
"""Clones made of each state that was kept."""


@dataclass
class Summary:
    """What a run of random games showed; times in seconds.

    `wins` has one place a seat, `wins[0]` counts the games drawn. `seconds` is playing time alone: without
    clones and, in games that were examined, with the time that the laws took.
    """

    players: int
    games: int = 0
    wins: list[int] = field(default_factory=list)
    turns: int = 0
    actions: int = 0
    options: int = 0
    seconds: float = 0.0
    clones: int = 0
    cloning: float = 0.0
    faults: list[Fault] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * (self.players + 1)

    def rate(self, count: int) -> float:
        """Return how many of something were done in a second."""
        return count / self.seconds if self.seconds else 0.0

    @property
    def clone_us(self) -> float:
        """Microseconds for cloning one state."""
        return self.cloning / self.clones * 1e6 if self.clones else 0.0

    def lines(self) -> list[tuple[str, str]]:
        """Return every figure as a name and its value, ready to be printed."""
        return [
            ("games", str(self.games)),
            *((f"wins {seat}", str(self.wins[seat])) for seat in range(1, self.players + 1)),
            ("drawn", str(self.wins[0])),
            ("turns", str(self.turns)),
            ("actions", str(self.actions)),
            ("options", str(self.options)),
            ("seconds", f"{self.seconds:.2f}"),
            ("games/s", f"{self.rate(self.games):.1f}"),
            ("actions/s", f"{self.rate(self.actions):.0f}"),
            ("options/s", f"{self.rate(self.options):.0f}"),
            ("clone_us", f"{self.clone_us:.2f}"),
        ]


def simulate(
    game: Game[Any],
    setup: Setup,
    games: int,
    seed: int,
    clock: Clock,
    check: bool = False,
    progress: Callable[[int], None] | None = None,
    tell: Callable[[int, Event], None] | None = None,
) -> Summary:
    """Play random games; game `n` of them (from 0) has the seed `seed + n`.

    With `check` every law is tried at every step, and a game with a fault is not played on. `progress` hears
    how many games are done, `tell` every public event with the number of its game (from 1).
    Raises SetupError if the set-up cannot be played.
    """
    summary = Summary(setup.players)
    for number in range(games):
        started = clock()
        if check:
            final, kept, events = _examined(summary, game, setup, seed + number)
        else:
            final, kept, events = _played(summary, game, setup, seed + number, keep=tell is not None)
        played = clock()
        summary.seconds += played - started
        _count(summary, game, final)
        _clone(summary, game, kept, clock)
        if tell is not None:
            for event in events:
                if event.seen_by(None):
                    tell(number + 1, event)
        if progress is not None:
            progress(number + 1)
    return summary


Played = tuple[G, list[G], list[Event]]
"""A game's last state, some states on the way, and its events."""


def _played(summary: Summary, game: Game[G], setup: Setup, seed: int, keep: bool) -> Played[G]:
    """Play one game as fast as it goes; `keep` its events."""
    rng = Rng(seed)
    state, step = play.begin(game, setup, rng)
    events = list(step.events)
    kept: list[G] = []
    actions = 0
    while options := contract.legal(game, state):
        if actions % SAMPLE_EVERY == 0:
            kept.append(game.clone(state))
        actions += 1
        summary.options += len(options)
        step = play.apply(game, state, rng.choice(options), rng)
        if keep:
            events += step.events
    summary.actions += actions
    return state, kept, events


def _examined(summary: Summary, game: Game[G], setup: Setup, seed: int) -> Played[G]:
    """Play one game with every law tried at every step."""
    session, options, fault = battery.examine(game, setup, seed)
    summary.actions += len(session.entries)
    summary.options += options
    if fault is not None:
        summary.faults.append(fault)
    return session.state, [session.state], [event for _, event in session.log(None)]


def _count(summary: Summary, game: Game[G], final: G) -> None:
    """Add the end of a game to the summary."""
    summary.games += 1
    summary.turns += final.turn - 1
    outcome = game.outcome(final)
    if outcome is not None:
        for seat in outcome.winners or (0,):
            summary.wins[seat] += 1


def _clone(summary: Summary, game: Game[G], states: Iterable[G], clock: Clock) -> None:
    """Measure how long cloning takes."""
    for state in states:
        started = clock()
        for _ in range(CLONES):
            game.clone(state)
        summary.cloning += clock() - started
        summary.clones += CLONES
