"""Every game, as those tests play it that are the same for all: tables by name, each begun by a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from tabletop.engine.game import Game, Setup
from tabletop.engine.session import Session
from tests.tzolkin import tzolkin_games as tzolkin
from tests.yucatan import tables as yucatan
from tzolkin.actions import ANSWERS as TZOLKIN_ANSWERS
from yucatan.actions import ANSWERS as YUCATAN_ANSWERS

__all__ = ["GAMES", "Examined", "Played"]

Begin = Callable[[int], Session[Any]]

SOME = 25
"""Random games on a board that has no number of its own."""
_ON_BOARD = {"training": 500, "two-shores": 250, "delta": 150, "four-thrones": 100}
_TZOLKIN_TABLES = [(players, name) for players in tzolkin.GAME.seats for name in tzolkin.SETTINGS]


class Examined(NamedTuple):
    """A random game in which the laws are tried: at every step, or at every so many."""

    game: Game[Any]
    setup: Setup
    seed: int
    every: int = 1


class Played(NamedTuple):
    """One game.

    - `game`: the rules with which its saves are read; `answers`: its kinds of decision.
    - `saved`: tables that together come to every kind of decision; `whole`: tables to play whole games at.
    - `examined`: games that are examined closely; `random`: many games that are examined here and there.
    """

    game: Game[Any]
    answers: tuple[str, ...]
    saved: Mapping[str, Begin]
    whole: Mapping[str, Begin]
    examined: Mapping[str, Examined]
    random: Sequence[Examined]


def _tzolkin(players: int, options: Mapping[str, Any]) -> Begin:
    return lambda seed: tzolkin.begin(players, options, seed)


def _examined_yucatan() -> dict[str, Examined]:
    """All boards, at every step."""
    return {name: Examined(yucatan.GAME, yucatan.setup(name), 1) for name in yucatan.BOARDS}


def _random_yucatan() -> list[Examined]:
    """A thousand games, most on the smallest board, some on each that was added."""
    return [
        Examined(yucatan.GAME, yucatan.setup(name), 1000 + number, 97)
        for name in yucatan.BOARDS
        for number in range(_ON_BOARD.get(name, SOME))
    ]


def _examined_tzolkin() -> dict[str, Examined]:
    """Two tables at every step, all now and then; random players are poor, so they begin rich in some."""
    found = {
        f"two with {name}": Examined(tzolkin.GAME, tzolkin.setup(2, tzolkin.SETTINGS[name]), 1)
        for name in ("nothing", "everything")
    }
    for players, name in _TZOLKIN_TABLES:
        setup, table = tzolkin.setup(players, tzolkin.SETTINGS[name]), f"{players} with {name}"
        found[f"{table}, now and then"] = Examined(tzolkin.GAME, setup, players, 5)
        for seed in (40, 41):
            found[f"{table}, rich, {seed}"] = Examined(tzolkin.RICH, setup, seed + players, 3)
    return found


def _random_tzolkin() -> list[Examined]:
    """A thousand games at all tables in turn; in every third everybody begins rich."""
    found = []
    for seed in range(1000):
        players, name = _TZOLKIN_TABLES[seed % len(_TZOLKIN_TABLES)]
        game = tzolkin.RICH if seed % 3 == 0 else tzolkin.GAME
        found.append(Examined(game, tzolkin.setup(players, tzolkin.SETTINGS[name]), 1000 + seed, 97))
    return found


_BOARDS: Mapping[str, Begin] = {name: partial(yucatan.begin, name) for name in yucatan.BOARDS}

GAMES: Mapping[str, Played] = {
    "yucatan": Played(
        yucatan.GAME, tuple(YUCATAN_ANSWERS), _BOARDS, _BOARDS, _examined_yucatan(), _random_yucatan()
    ),
    "tzolkin": Played(
        tzolkin.RICH,
        tuple(TZOLKIN_ANSWERS),
        {"rich": lambda seed: tzolkin.begin(2 + seed % 4, tzolkin.EVERYTHING, seed, tzolkin.RICH)},
        {
            "two": _tzolkin(2, tzolkin.NOTHING),
            "three with everything": _tzolkin(3, tzolkin.EVERYTHING),
            "five with everything": _tzolkin(5, tzolkin.EVERYTHING),
        },
        _examined_tzolkin(),
        _random_tzolkin(),
    ),
}
