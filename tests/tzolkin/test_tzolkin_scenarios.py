"""What only Tzolk'in's scenarios claim: tiles in play, actions that are used; how positions are written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from tabletop.engine.scenario import run_file
from tabletop.layouts import Defect
from tests.games.proofs import SCENARIOS, damaged_file
from tests.tzolkin.tzolkin_proof import CARDS, PROOF, PROPHECIES, QUICK, SPACES, TRIBES, WEALTH


def test_tables_have_what_the_rules_list() -> None:
    sizes = [len(ids) for ids in (TRIBES, PROPHECIES, CARDS, WEALTH, QUICK, SPACES)]
    assert sizes == [13, 13, 32 + 8 + 13, 21, 7, 4 * 7 + 10]


def _scenarios() -> list[tuple[str, list[str], str]]:
    """Return name, claims and the text of the steps of every scenario."""
    found = []
    for path in sorted((SCENARIOS / "tzolkin").glob("*.yaml")):
        for scenario in yaml.safe_load(path.read_text(encoding="utf-8"))["scenarios"]:
            steps = " ".join(str(value) for step in scenario["steps"] for value in step.values())
            found.append((f"{path.stem}: {scenario['name']}", scenario["proves"], steps))
    return found


def test_a_scenario_that_claims_a_tile_has_it_in_play() -> None:
    named = TRIBES | PROPHECIES | CARDS | WEALTH | QUICK
    idle = [
        f"{name}: {word}"
        for name, claims, steps in _scenarios()
        for word in claims
        if word in named and not re.search(rf"\b{word.removeprefix('quick-')}\b", steps)
    ]
    assert idle == []


def test_a_scenario_that_claims_an_action_uses_it() -> None:
    letters = {"palenque": "P", "yaxchilan": "Y", "tikal": "T", "uxmal": "U", "chichen": "C"}
    idle = []
    for name, claims, steps in _scenarios():
        for word in claims:
            gear, _dash, space = word.partition("-")
            if word in SPACES and not re.search(rf"(use|pick) {letters[gear]}{space}\b", steps):
                idle.append(f"{name}: {word}")
    assert idle == []


def test_scenarios_of_this_game_have_no_board(tmp_path: Path) -> None:
    path = damaged_file(tmp_path, "tzolkin", ["start: ''"], "board: nowhere.yaml\n")
    (found,) = run_file(path, {"tzolkin": PROOF.language})
    assert isinstance(found, Defect)
    assert "has no boards" in str(found)


@pytest.mark.parametrize(
    "text",
    [
        "players=4 first=3 day=15 food=1 age=1 calendar=2 P3=2/1 P2=1 slot5=2 1@P7 d@T3 3@start",
        "players=5 1.corn=5 2.wood=1 3.stone=2 4.gold=3 5.skull=1 1.vp=-7 2.chaac=-1 3.kukulcan=6",
        "1.agriculture=2 1.extraction=1 2.architecture=3 2.theology=1 1.workers=5 2.dark",
        "1.has=A04,X01,M08 2.has=B11 row=A01,A02 deck1=A03 deck2=B01,B02 monuments=M01,M05",
        "1.tribe=balam 2.tribe=yaluk calamity=hunger food=1 1.corntiles=1 P4=1/1 2.woodtiles=1 1.feeds=1",
    ],
)
def test_positions_are_written_as_they_are_read(text: str) -> None:
    written = PROOF.language.describe(PROOF.language.position(text, None))
    assert sorted(written) == sorted(text.split())
