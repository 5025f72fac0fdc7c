"""Random games without a screen: what is counted, what is told, and that faults come out."""

from __future__ import annotations

import pytest
from toy import Change, Toy, ToyState, end_turn

from tabletop.engine.action import Args
from tabletop.engine.context import Context
from tabletop.engine.event import Event
from tabletop.engine.game import Setup, SetupError
from tabletop.engine.simulation import simulate


class Clock:
    """A clock that goes on by one second whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def test_a_summary_adds_up() -> None:
    done: list[int] = []
    summary = simulate(Toy(), Setup(3), 5, 1, Clock(), progress=done.append)
    assert done == [1, 2, 3, 4, 5]
    assert (summary.games, summary.players, summary.faults) == (5, 3, [])
    assert sum(summary.wins) >= 5
    assert summary.wins[0] == 0
    assert 0 < summary.turns <= summary.actions < summary.options
    assert summary.seconds == 5
    assert summary.rate(summary.games) == 1
    assert summary.clone_us == pytest.approx(1e6 * summary.cloning / summary.clones)


def test_a_summary_can_be_printed() -> None:
    lines = simulate(Toy(), Setup(2), 2, 1, Clock()).lines()
    names = [name for name, _ in lines]
    assert names == [
        *("games", "wins 1", "wins 2", "drawn", "turns", "actions", "options", "seconds"),
        *("games/s", "actions/s", "options/s", "clone_us"),
    ]
    assert all(float(value) >= 0 for _, value in lines)


def test_no_games_are_no_error() -> None:
    summary = simulate(Toy(), Setup(2), 0, 1, Clock())
    assert dict(summary.lines())["games/s"] == "0.0"
    assert summary.clone_us == 0


def test_the_same_seed_plays_the_same_games_and_each_game_has_its_own() -> None:
    def counts(games: int, seed: int) -> tuple[int, int]:
        summary = simulate(Toy(), Setup(3), games, seed, Clock())
        return summary.actions, summary.options

    assert counts(3, 5) == counts(3, 5)
    parts = [counts(1, seed) for seed in (5, 6, 7)]
    assert counts(3, 5) == (sum(actions for actions, _ in parts), sum(options for _, options in parts))


@pytest.mark.parametrize("check", [False, True])
def test_public_events_are_told_with_their_game(check: bool) -> None:
    told: list[tuple[int, Event]] = []
    simulate(
        Toy(), Setup(2), 2, 3, Clock(), check=check, tell=lambda number, event: told.append((number, event))
    )
    assert [number for number, event in told if event.kind == "began"] == [1, 2]
    assert {event.kind for _, event in told} >= {"took", "changed"}
    assert all(event.audience == () for _, event in told)


class TellsCard(Change):
    def apply(self, ctx: Context[ToyState], seat: int, args: Args) -> None:
        ctx.state.cards[seat] = int(args[1])
        end_turn(ctx.state)
        ctx.emit("changed", seat=seat, card=args[1])


def test_a_checked_run_brings_faults_to_light() -> None:
    broken, setup = Toy(TellsCard()), Setup(2)
    assert simulate(broken, setup, 4, 1, Clock()).faults == []
    faults = simulate(broken, setup, 4, 1, Clock(), check=True).faults
    assert faults
    assert {fault.law for fault in faults} == {"law_5_alike"}
    assert all(1 <= fault.seed <= 4 for fault in faults)
    assert simulate(Toy(), setup, 4, 1, Clock(), check=True).faults == []


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (Setup(4), "toy is for 2 to 3 players, not 4"),
        (Setup(2, first=3), "the first player must be a seat from 1 to 2"),
        (Setup(2, options={"speed": 2}), "toy has no option “speed”; it has coins"),
        (Setup(2, options={"coins": 8}), "the option “coins” can be 20, 7, not 8"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_one_sentence(setup: Setup, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        simulate(Toy(), setup, 1, 1, Clock())
