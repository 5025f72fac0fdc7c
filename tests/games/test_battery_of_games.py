"""Every game keeps the laws: whole random games at all its tables."""

from __future__ import annotations

import pytest

from tabletop.engine.battery import examine
from tests.games.played import GAMES, Examined

CHUNK = 25
"""Games in one test, so that they can be shared out among processes."""


def keeps_the_laws(case: Examined) -> None:
    examined = examine(case.game, case.setup, case.seed, every=case.every)
    assert examined.fault is None
    assert examined.session.outcome is not None


@pytest.mark.parametrize(
    ("game", "case"), [(game, case) for game, played in GAMES.items() for case in played.examined]
)
def test_every_law(game: str, case: str) -> None:
    keeps_the_laws(GAMES[game].examined[case])


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_is_tried(game: str) -> None:
    for cases in (GAMES[game].examined.values(), GAMES[game].random):
        assert {case.setup.players for case in cases} == set(GAMES[game].game.seats)


CHUNKS = [(game, start) for game in GAMES for start in range(0, len(GAMES[game].random), CHUNK)]


@pytest.mark.parametrize(("game", "start"), CHUNKS)
def test_random_games(game: str, start: int) -> None:
    """The invariants at every step, all laws at every 97th, another one in each game."""
    for case in GAMES[game].random[start : start + CHUNK]:
        keeps_the_laws(case)


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_many(game: str) -> None:
    assert len(GAMES[game].random) >= 1000
