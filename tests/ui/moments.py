"""Moments of real games at which something particular can be done, found by playing, with tables there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import NamedTuple

from greedy import choose

from tabletop.engine.action import Action
from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.session import Preview, Seat, Session
from tabletop.ui.desk import Desk, Places
from tabletop.ui.pilot import Pilot
from tabletop.ui.settings import Settings
from yucatan.board import ANY_WAY
from yucatan.package import YucatanPackage
from yucatan.state import State
from yucatan.ui.table import YucatanTable

PACKAGE = YucatanPackage()
NAMES = ("Itzel", "Łucja", "Joaquín", "Wiśka")
WIDEST = "W" * 24
"""A name of as many letters as a name may have, the widest ones."""

Wish = Callable[[Session[State], Action, Preview], bool]


class Moment(NamedTuple):
    """A game up to a point, and the action that is wished for there."""

    board: str
    seed: int
    done: tuple[Action, ...]
    action: Action


def _has(kind: str, **facts: object) -> Wish:
    """Whether an action foresees an event of a kind with these facts."""

    def wish(_session: Session[State], _action: Action, foreseen: Preview) -> bool:
        return any(
            event.kind == kind and all(event.facts[name] == value for name, value in facts.items())
            for event in foreseen.events
        )

    return wish


def _asks(kind: str) -> Wish:
    return lambda _s, _a, foreseen: foreseen.decision is not None and foreseen.decision.kind == kind


def _kind(kind: str) -> Wish:
    return lambda _s, action, _f: action.kind == kind


def _both_ways(session: Session[State], action: Action, _foreseen: Preview) -> bool:
    """Whether a move may deliver in passing, or go to the same end without."""
    if action.kind != "move" or action.args[2] == ANY_WAY:
        return False
    return Action("move", action.seat, (*action.args[:2], ANY_WAY)) in session.options()


WISHES: Mapping[str, Wish] = {
    "large village": _kind("large-village"),
    "small village": _kind("small-village"),
    "neutral village": _kind("neutral-village"),
    "first warrior": _kind("first-warrior"),
    "dispatch": _kind("dispatch"),
    "dispatch from a village": _has("warrior-dispatched", from_village=True),
    "build": _kind("build"),
    "pillage large": _has("village-shrunk", gained=1),
    "pillage small": _has("village-removed", gained=1),
    "combat": _has("combat-joined"),
    "deliver": lambda s, a, f: a.kind == "move" and _has("prisoners-delivered", passing=False)(s, a, f),
    "deliver passing": _has("prisoners-delivered", passing=True),
    "both ways": _both_ways,
    "enlarge and deliver": lambda s, a, f: a.kind == "enlarge" and _has("prisoners-delivered")(s, a, f),
    "leads to a raid": _asks("raid"),
    "raid": lambda _s, action, _f: action.kind == "raid" and int(action.args[0]) > 1,
    "leads to a removal": _asks("remove"),
    "remove": _kind("remove"),
}
"""What is wished for, by name."""


@cache
def moments() -> Mapping[str, Moment]:
    """The first moment of every wish, in games on the ready boards. AssertionError if one never comes."""
    found: dict[str, Moment] = {}
    for seed in range(60):
        board = ("training", "delta")[seed % 2]
        _look_through(board, seed, found)
        if len(found) == len(WISHES):
            return found
    raise AssertionError(f"never came: {WISHES.keys() - found.keys()}")


def _look_through(board: str, seed: int, found: dict[str, Moment]) -> None:
    """Play one game, sometimes carelessly, and keep the moments not found yet."""
    session, rng = new_session(board, seed), Rng(seed)
    for _ in range(400):
        options = session.options()
        if not options:
            return
        for action in options:
            foreseen = session.preview(action)
            assert foreseen is not None
            for name in WISHES.keys() - found.keys():
                if WISHES[name](session, action, foreseen):
                    done = tuple(entry.action for entry in session.entries)
                    found[name] = Moment(board, seed, done, action)
        careless = rng.below(4) == 0
        session.submit(rng.choice(options) if careless else choose(session, rng))


def new_session(board: str, seed: int, names: Sequence[str] = NAMES) -> Session[State]:
    """A game at its first decision."""
    read, _defects = PACKAGE.load_board(PACKAGE.boards / f"{board}.yaml")
    assert read is not None
    seats = tuple(Seat(name, number) for number, name in enumerate(names[: read.players], 1))
    return Session(PACKAGE.game, Setup(read.players, read), seats, seed)


def come_to(moment: Moment, names: Sequence[str] = NAMES) -> Session[State]:
    """A game played up to a moment."""
    session = new_session(moment.board, moment.seed, names)
    for action in moment.done:
        assert session.submit(action).refusal is None
    return session


def desk(folder: Path | None = None) -> Desk:
    """A desk that keeps games in `folder`."""
    places = Places(saves=folder)
    return Desk({"yucatan": PACKAGE}, [], places, version="test", now=lambda: datetime(2026, 12, 1, 19, 5))


def laid(
    session: Session[State],
    size: tuple[int, int] = (1024, 640),
    folder: Path | None = None,
    **settings: object,
) -> Pilot:
    """A table at the point where the session stands, with motions off."""
    host = desk(folder)

    def first() -> YucatanTable:
        table = PACKAGE.screen().table(session, host)
        assert isinstance(table, YucatanTable)
        return table

    return Pilot(host.opening(first), size, Settings(**({"pace": "off"} | settings)))  # type: ignore[arg-type]
