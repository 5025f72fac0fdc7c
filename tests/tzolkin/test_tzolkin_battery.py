"""Tzolk'in keeps the laws: whole random games for two to five players, with every module."""

from __future__ import annotations

import pytest
from tzolkin_games import EVERYTHING, GAME, NOTHING, RICH, SETTINGS, setup

from tabletop.engine.battery import examine

GAMES = 1000
CHUNK = 25
"""Games in one test, so that they can be shared out among processes."""

TABLES = [(players, name) for players in GAME.seats for name in SETTINGS]


@pytest.mark.parametrize("options", [NOTHING, EVERYTHING], ids=["nothing", "everything"])
def test_every_law_at_every_step_of_a_game(options: dict[str, str]) -> None:
    examined = examine(GAME, setup(2, options), seed=1)
    assert examined.fault is None
    assert examined.session.outcome is not None


@pytest.mark.parametrize(("players", "name"), TABLES)
def test_every_law_now_and_then(players: int, name: str) -> None:
    examined = examine(GAME, setup(players, SETTINGS[name]), seed=players, every=5)
    assert examined.fault is None
    assert examined.session.outcome is not None


@pytest.mark.parametrize(("players", "name"), TABLES)
def test_every_law_where_everybody_is_rich(players: int, name: str) -> None:
    """Random players are poor; so that they build, rise and pay, they begin rich."""
    for seed in (40, 41):
        examined = examine(RICH, setup(players, SETTINGS[name]), seed + players, every=3)
        assert examined.fault is None
        assert examined.session.outcome is not None


@pytest.mark.parametrize("start", range(0, GAMES, CHUNK))
def test_random_games(start: int) -> None:
    """The invariants at every step, all laws at every 97th, another one in each game."""
    for seed in range(start, start + CHUNK):
        players, name = TABLES[seed % len(TABLES)]
        game = RICH if seed % 3 == 0 else GAME
        examined = examine(game, setup(players, SETTINGS[name]), 1000 + seed, every=97)
        assert examined.fault is None
        assert examined.session.outcome is not None
