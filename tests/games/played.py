"""Every game, as those tests play it that are the same for all: tables by name, each begun by a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from tabletop.engine.game import Game
from tabletop.engine.session import Session
from tests.tzolkin import tzolkin_games as tzolkin
from tests.yucatan import tables as yucatan
from tzolkin.actions import ANSWERS as TZOLKIN_ANSWERS
from yucatan.actions import ANSWERS as YUCATAN_ANSWERS

__all__ = ["GAMES", "Played"]

Begin = Callable[[int], Session[Any]]


class Played(NamedTuple):
    """One game.

    - `game`: the rules with which its saves are read; `answers`: its kinds of decision.
    - `saved`: tables that together come to every kind of decision; `whole`: tables to play whole games at.
    """

    game: Game[Any]
    answers: tuple[str, ...]
    saved: Mapping[str, Begin]
    whole: Mapping[str, Begin]


def _tzolkin(players: int, options: Mapping[str, Any]) -> Begin:
    return lambda seed: tzolkin.begin(players, options, seed)


_BOARDS: Mapping[str, Begin] = {name: partial(yucatan.begin, name) for name in yucatan.BOARDS}

GAMES: Mapping[str, Played] = {
    "yucatan": Played(yucatan.GAME, tuple(YUCATAN_ANSWERS), _BOARDS, _BOARDS),
    "tzolkin": Played(
        tzolkin.RICH,
        tuple(TZOLKIN_ANSWERS),
        {"rich": lambda seed: tzolkin.begin(2 + seed % 4, tzolkin.EVERYTHING, seed, tzolkin.RICH)},
        {
            "two": _tzolkin(2, tzolkin.NOTHING),
            "three with everything": _tzolkin(3, tzolkin.EVERYTHING),
            "five with everything": _tzolkin(5, tzolkin.EVERYTHING),
        },
    ),
}
