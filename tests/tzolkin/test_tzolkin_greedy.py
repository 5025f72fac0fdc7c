"""A greedy player beats a random one clearly, and scores what people score: scoring makes sense."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from statistics import median

import pytest
from tzolkin_games import EVERYTHING, GAME, NOTHING, setup

from tabletop.engine import play
from tabletop.engine.action import Value
from tabletop.engine.game import legal
from tabletop.engine.rng import Rng
from tzolkin.greedy import choose
from tzolkin.scoring import final_lines

GAMES = 100
"""For each setting; two settings make the 200 of the sanity check."""

PEOPLE = (30, 90)
"""What people usually reach in the base game."""


def totals(players: int, options: Mapping[str, Value], seed: int, greedy: Collection[int]) -> list[float]:
    """Play a game in which some seats are greedy and the others random; return all final points."""
    luck, hand = Rng(seed), Rng(seed + 1)
    state, _step = play.begin(GAME, setup(players, options), luck)
    while state.stack:
        own = state.stack[-1].seat in greedy
        action = choose(GAME, state) if own else hand.choice(legal(GAME, state))
        play.apply(GAME, state, action, luck)
    return [sum(line.value for line in final_lines(state, seat)) for seat in range(1, players + 1)]


def test_greedy_among_its_like_scores_what_people_score() -> None:
    scores = [points for seed in range(8) for points in totals(4, NOTHING, seed, range(1, 5))]
    print(f"four greedy players: {min(scores)} to {max(scores)}, mostly {median(scores)}; people {PEOPLE}")
    assert PEOPLE[0] * 0.7 <= median(scores) <= PEOPLE[1]


@pytest.mark.parametrize("options", [NOTHING, EVERYTHING], ids=["nothing", "everything"])
def test_greedy_beats_random_clearly(options: Mapping[str, Value]) -> None:
    wins, scores = 0, []
    for seed in range(GAMES):
        own = seed % 2 + 1
        points = totals(2, options, seed, {own})
        wins += points[own - 1] > points[2 - own]
        scores.append(points[own - 1])
    spread = f"{min(scores)} to {max(scores)}, mostly {median(scores)}; people reach {PEOPLE}"
    print(f"greedy wins {wins} of {GAMES}; its points: {spread}")
    assert wins >= 0.95 * GAMES
    assert PEOPLE[0] <= median(scores) <= PEOPLE[1]
