"""How fast the rules are: random games of Yucatán and Tzolk'in for four, cloning, saving, replaying.

The reference is catanatron 3.2.1, random games for four of another game on hexagons, played in the same run
and in turns with ours, so that a busy machine slows both. Nothing here fails: it is a measurement.

Actions are counted by the second of whole play, listing included. Options are counted by the second of
listing alone, with every position listed a few times over: by the second of play they would only repeat the
actions, times the length of the lists, which is the games' own.

    python -m tests.benchmarks.bench_rules
"""

from __future__ import annotations

import gc
import importlib.util
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tabletop.engine import game as contract
from tabletop.engine import play, save
from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session, replay
from tabletop.engine.simulation import simulate
from tabletop.package import GamePackage
from tests.benchmarks.rows import Row, milliseconds, show
from tzolkin.package import TzolkinPackage
from yucatan.package import YucatanPackage

SEED = 11
ROUNDS = 5
GAMES = 4
"""Games in one round; the middle one of the rounds counts."""
LISTINGS = 4
"""How often each position is listed to be timed."""

BARS = {"yucatan": "at least 0.6 x", "tzolkin": "at least 0.8 x"}
"""What the actions of each game have to reach beside the reference."""

PEER = "catanatron"
MOST_TURNS = 1000
"""Turns after which catanatron gives a game up."""

LONG_GAME = 1000
"""Entries of the game that is saved, loaded and replayed."""


class Speed(NamedTuple):
    """Actions done in a second of play, options listed in a second of listing, the seconds of one copy."""

    actions: float
    options: float
    copy: float


def rows() -> Iterator[Row]:
    """Measure, and yield each row as soon as it is known."""
    has_peer = importlib.util.find_spec(PEER) is not None
    if has_peer:
        peer_game(SEED)
    gc.collect()
    gc.freeze()  # neither side pays for what the other, or an import, left lying about
    ours: dict[str, list[Speed]] = {name: [] for name in BARS}
    theirs: list[Speed] = []
    for number in range(ROUNDS):
        for name, (package, setup) in tables().items():
            ours[name].append(our_speed(package, setup, SEED + number * GAMES))
        if has_peer:
            theirs.append(peer_speed(SEED + number * GAMES))
    peer = middle(theirs) if theirs else None
    for name, speeds in ours.items():
        yield from compared(tables()[name][0].title, middle(speeds), peer, BARS[name])
    if not has_peer:
        yield Row(f"{PEER} is not installed: its figures are missing (pip install {PEER}==3.2.1).", "")
    yield from kept()


def middle(speeds: list[Speed]) -> Speed:
    """Return the median of every figure."""
    return Speed(*(statistics.median(figures) for figures in zip(*speeds, strict=True)))


def compared(title: str, ours: Speed, theirs: Speed | None, bar: str) -> Iterator[Row]:
    """Yield the figures of one game, beside the reference if there is one."""

    def row(name: str, figure: Callable[[Speed], float], write: Callable[[float], str], bar: str) -> Row:
        value = figure(ours)
        if theirs is None:
            return Row(name, write(value), bar=bar)
        reference = figure(theirs)
        return Row(name, write(value), write(reference), f"{value / reference:.2f} x", bar)

    yield row(f"{title}: actions, random games for four", lambda each: each.actions, per_second, bar)
    yield row(f"{title}: options listed", lambda each: each.options, per_second, "at least 3 x")
    yield row(f"{title}: clone of a state", lambda each: each.copy, microseconds, "at most 0.25 x")


def per_second(rate: float) -> str:
    """Return a rate as it is printed."""
    return f"{rate:,.0f} /s"


def microseconds(seconds: float) -> str:
    """Return a short time as it is printed."""
    return f"{seconds * 1e6:.2f} us"


# ---------------------------------------------------------------- random games


def tables() -> dict[str, tuple[GamePackage, Setup]]:
    """Return every game with its set-up for four, by name."""
    yucatan, tzolkin = YucatanPackage(), TzolkinPackage()
    board, _defects = yucatan.load_board(yucatan.default_board(4))
    return {"yucatan": (yucatan, Setup(4, board)), "tzolkin": (tzolkin, Setup(4))}


def our_speed(package: GamePackage, setup: Setup, seed: int) -> Speed:
    """Play a round of one of our games; every option of every decision is listed."""
    summary = simulate(package.game, setup, GAMES, seed, time.process_time)
    options = listing = 0.0
    for number in range(GAMES):
        rng = Rng(seed + number)
        state, _step = play.begin(package.game, setup, rng)
        while state.stack:
            started = time.process_time()
            for _ in range(LISTINGS):
                found = contract.legal(package.game, state)
            listing += time.process_time() - started
            options += len(found) * LISTINGS
            play.apply(package.game, state, rng.choice(found), rng)
    return Speed(summary.rate(summary.actions), options / listing, summary.cloning / summary.clones)


def peer_speed(seed: int) -> Speed:
    """Play a round of catanatron's game; it lists every option of every decision as well."""
    from catanatron.models.actions import generate_playable_actions

    actions = options = copies = 0
    playing = copying = listing = 0.0
    for number in range(GAMES):
        game = peer_game(seed + number)
        started = time.process_time()
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            actions += 1
            game.play_tick()
        playing += time.process_time() - started
        game = peer_game(seed + number)
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            started = time.process_time()
            for _ in range(LISTINGS):
                found = generate_playable_actions(game.state)
            listing += time.process_time() - started
            options += len(found) * LISTINGS
            game.play_tick()
        started = time.process_time()
        for _ in range(200):
            game.copy()
        copying += time.process_time() - started
        copies += 200
    return Speed(actions / playing, options / listing, copying / copies)


def peer_game(seed: int) -> Any:
    """Return a new game of catanatron for four players who choose at random."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(colour) for colour in colours], seed=seed)


# ---------------------------------------------------------------- saving and replaying


def kept() -> Iterator[Row]:
    """Yield what it takes to keep a long game."""
    package, setup = tables()["yucatan"]
    session = Session(package.game, setup, package.seats(4), SEED)
    hand = Rng(SEED + 1)
    while session.decision is not None and len(session.entries) < LONG_GAME:
        session.submit(hand.choice(session.options()))
    count = len(session.entries)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.json"
        games = {package.game.name: package.game}
        written = timed(lambda: save.write(path, save.envelope(session, "bench")))
        loaded = timed(lambda: save.load(path, games))
        size = path.stat().st_size
    record = [(entry.action, entry.step.draws) for entry in session.entries]
    replayed = timed(lambda: replay(package.game, setup, session.seats, SEED, record))
    yield Row(f"save, a game of {count} entries", milliseconds(written), f"{size / 1024:.0f} KB")
    yield Row("load it, all entries replayed", milliseconds(loaded))
    yield Row("replay of its log", per_second(count / replayed), milliseconds(replayed))


def timed(work: Callable[[], object], times: int = 7) -> float:
    """Return the median seconds of one call."""
    taken = []
    for _ in range(times):
        started = time.process_time()
        work()
        taken.append(time.process_time() - started)
    return statistics.median(taken)


if __name__ == "__main__":
    show("rules", rows())
