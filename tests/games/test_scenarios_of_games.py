"""Scenarios of every game: each holds, everything in the rules has one, and a damaged one fails."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabletop.engine.scenario import Result
from tests.games.proofs import SCENARIOS, Proof, damaged_file, run
from tests.tzolkin import tzolkin_proof
from tests.yucatan import yucatan_proof

PROOFS: dict[str, Proof] = {"yucatan": yucatan_proof.PROOF, "tzolkin": tzolkin_proof.PROOF}
RESULTS = {game: run([SCENARIOS / game], game, proof.language) for game, proof in PROOFS.items()}
EACH = [result for results in RESULTS.values() for result in results]


def test_every_folder_of_scenarios_is_run() -> None:
    assert {folder.name for folder in SCENARIOS.iterdir() if folder.is_dir()} == set(PROOFS)
    assert all(RESULTS.values())


@pytest.mark.parametrize("result", EACH, ids=lambda result: f"{Path(result.file).stem}: {result.name}")
def test_scenario(result: Result) -> None:
    assert result.passed, str(result)


@pytest.mark.parametrize(
    ("game", "group"), [(game, group) for game, proof in PROOFS.items() for group in proof.groups]
)
def test_nothing_is_left_without_a_scenario(game: str, group: str) -> None:
    proved = {word for result in RESULTS[game] for word in result.proves}
    assert sorted(PROOFS[game].groups[group] - proved) == []


@pytest.mark.parametrize("game", PROOFS)
def test_scenarios_claim_only_what_exists(game: str) -> None:
    known = set().union(*PROOFS[game].groups.values())
    unknown = {word: result.name for result in RESULTS[game] for word in result.proves if word not in known}
    assert unknown == {}


def test_names_are_unique_within_a_file() -> None:
    names = Counter((result.file, result.name) for result in EACH)
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize(
    ("game", "what"), [(game, what) for game, proof in PROOFS.items() for what in proof.damaged]
)
def test_damaged_scenario_fails(game: str, what: str, tmp_path: Path) -> None:
    proof = PROOFS[game]
    steps, problem = proof.damaged[what]
    path = damaged_file(tmp_path, game, steps, proof.board)
    (result,) = run([path], game, proof.language)
    assert not result.passed
    assert problem in result.problem
    text = path.read_text(encoding="utf-8").splitlines()
    assert text[result.line - 1].strip().removeprefix("- ") == steps[-1].split("\n")[0]
