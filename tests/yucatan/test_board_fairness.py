"""The fairness table of Rules 15.6, trial set-ups, and that the official files are clean."""

from pathlib import Path

import pytest

from tabletop.engine.rng import Rng
from yucatan.board import Board, load_board
from yucatan.checking import check_paths
from yucatan.fairness import fairness_table
from yucatan.trial import trial_setup, trial_setups

BOARDS = Path(__file__).parents[2] / "boards"


def board_named(name: str) -> Board:
    board, _defects = load_board(BOARDS / "yucatan" / f"{name}.yaml")
    assert board is not None
    return board


def test_the_official_files_are_clean() -> None:
    assert [str(defect) for defect in check_paths([BOARDS])] == []


@pytest.mark.parametrize(
    ("name", "equal", "fifth", "rivals"),
    [
        ("two-shores", (2, 6, 32, 26, 8, 3, 2, 6, 12, 28, 42, 62), (81, 81), (6, 6)),
        ("delta", (1, 6, 13, 9, 4, 3, 2, 5, 10, 25, 45, 71), (97, 97, 97), (10, 10, 10)),
        ("four-thrones", (1, 6, 13, 9, 4, 3, 2, 5, 10, 23, 32, 49), (67, 72, 67, 72), (21, 20, 21, 20)),
    ],
)
def test_the_table_of_the_rules(
    name: str, equal: tuple[int, ...], fifth: tuple[int, ...], rivals: tuple[int, ...]
) -> None:
    """Rules 15.6: the lines in which all seats are equal, then the two in which they may differ."""
    rows = {row.title: row for row in fairness_table(board_named(name))}
    differing = {"land reached in 5 turns": fifth, "turns to all rival cities": rivals}
    same = [row for title, row in rows.items() if title not in differing]
    assert [row.values for row in same[:-1]] == [(value,) * len(fifth) for value in equal]
    assert {title: rows[title].values for title in differing} == differing
    assert not any(row.unequal for row in rows.values())


@pytest.mark.parametrize("name", ["two-shores", "delta", "four-thrones"])
def test_trial_setups_find_room(name: str) -> None:
    board = board_named(name)
    report = trial_setups(board, Rng(4), 60)
    assert (report.trials, sum(report.stuck), report.fewest) == (60, 0, 12)


def test_crowding_leaves_less_room_than_chance() -> None:
    board = board_named("training")
    loose = [trial_setup(board, Rng(seed), 1, crowding=False).neutral for seed in range(40)]
    tight = [trial_setup(board, Rng(seed), 1, crowding=True).neutral for seed in range(40)]
    assert max(tight) <= min(loose)
    assert sum(tight) < sum(loose)


def test_trial_setups_repeat_with_the_same_seed() -> None:
    board = board_named("training")
    assert trial_setups(board, Rng(9), 30) == trial_setups(board, Rng(9), 30)
