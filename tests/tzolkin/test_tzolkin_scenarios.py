"""Tzolk'in's scenarios: every one holds, every rule and tile has one, and a damaged one fails."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
import yaml

from tabletop.engine.scenario import Result, run_paths
from tabletop.layouts import Defect
from tzolkin.scenario import TzolkinLanguage
from tzolkin.tables import default_tables

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "tzolkin"

LANGUAGES = {"tzolkin": TzolkinLanguage()}


def _run(paths: Iterable[Path]) -> list[Result]:
    found = list(run_paths(paths, LANGUAGES))
    defects = [str(item) for item in found if isinstance(item, Defect)]
    assert not defects, "\n".join(defects)
    return [item for item in found if isinstance(item, Result)]


RESULTS = _run([SCENARIOS])


@pytest.mark.parametrize("result", RESULTS, ids=lambda result: f"{Path(result.file).stem}: {result.name}")
def test_scenario(result: Result) -> None:
    assert result.passed, str(result)


# ---------------------------------------------------------------- nothing without a scenario


def _numbered(letter: str, first: int, last: int) -> set[str]:
    return {f"{letter}{number}" for number in range(first, last + 1)}


TABLES = default_tables()

PARAGRAPHS = {str(section) for section in (1, 3, 4, 5, 6, 8, 9, 11, 12, 13, 14, 15, 18, 20)} | {
    f"{section}.{number}"
    for section, last in (
        *((2, 5), (3, 2), (5, 3), (7, 5), (10, 5), (12, 3), (15, 13), (16, 3), (17, 5), (19, 2)),
    )
    for number in range(1, last + 1)
}
WORKED = _numbered("W", 1, 52)
HARD_CASES = _numbered("H", 1, 88)
DECISIONS = _numbered("T", 2, 19)
"""T1, the dialog of a new game, is no matter of the rules."""
TRIBES = set(TABLES.tribes)
PROPHECIES = set(TABLES.prophecies)
CARDS = set(TABLES.cards)
"""Buildings and monuments."""
WEALTH = set(TABLES.wealth)
QUICK = {f"quick-{kind}" for kind in TABLES.quick.kinds}
SPACES = {f"{gear.name}-{space}" for gear in TABLES.gears for space in range(1, gear.last + 1)}
GROUPS = {
    "paragraphs": PARAGRAPHS,
    "worked scenarios": WORKED,
    "hard cases": HARD_CASES,
    "decisions": DECISIONS,
    "tribes": TRIBES,
    "prophecies": PROPHECIES,
    "buildings and monuments": CARDS,
    "wealth tiles": WEALTH,
    "quick tiles": QUICK,
    "action spaces": SPACES,
}


@pytest.mark.parametrize("ids", GROUPS.values(), ids=GROUPS)
def test_nothing_is_left_without_a_scenario(ids: set[str]) -> None:
    proved = {word for result in RESULTS for word in result.proves}
    assert sorted(ids - proved) == []


def test_tables_have_what_the_rules_list() -> None:
    sizes = [len(ids) for ids in (TRIBES, PROPHECIES, CARDS, WEALTH, QUICK, SPACES)]
    assert sizes == [13, 13, 32 + 8 + 13, 21, 7, 4 * 7 + 10]


def test_scenarios_claim_only_what_exists() -> None:
    known = set().union(*GROUPS.values())
    unknown = {word: result.name for result in RESULTS for word in result.proves if word not in known}
    assert unknown == {}


def _scenarios() -> list[tuple[str, list[str], str]]:
    """Return name, claims and the text of the steps of every scenario."""
    found = []
    for path in sorted(SCENARIOS.glob("*.yaml")):
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


def test_names_are_unique_within_a_file() -> None:
    names = Counter((result.file, result.name) for result in RESULTS)
    assert [name for name, count in names.items() if count > 1] == []


# ---------------------------------------------------------------- damaged scenarios

DAMAGED: dict[str, tuple[list[str], str]] = {
    "legal with one space missing": (["start: 1@Y2 1@P1", "legal: 1 pick = Y2"], "found also P1"),
    "legal with one space too many": (["start: 1@Y2", "legal: 1 pick = Y2 P1"], "missing P1"),
    "legal without an answer": (["start: 1@Y2", "legal: 1 pick"], "QUESTION = ANSWERS"),
    "wrong then": (["start: 1@Y1", "do: 1 pick Y1; use Y1", "then: 1.wood=2"], "missing 1.wood=2"),
    "then that forgets a worker": (["start: 1@Y1 1@P0", "then: 1@Y1"], "found also 1@P0"),
    "then that forgets the jungle": (
        ["start: 1@P2", "do: 1 pick P2; use P2", "then: 1.corn=4 1.corntiles=1"],
        "found also P2=1",
    ),
    "yes on illegal": (["start: 2@start", "yes: 1 place start"], "refused: start-space-taken, rule 6"),
    "no on legal": (["start: ''", "no: 1 place P"], "it is legal"),
    "wrong because": (
        ["start: 2@start", "no: 1 place start\n        because: gear-full"],
        "because of start-space-taken, not gear-full",
    ),
    "wrong rule": (
        ["start: 2@start", 'no: 1 place start\n        because: start-space-taken\n        rule: "5"'],
        "by rule 6, not 5",
    ),
    "do on illegal": (["start: 1.corn=3", "do: 1 beg chaac"], "refused: too-rich-to-beg, rule 5.1"),
    "wrong events": (
        ["start: 1@Y1", "do: 1 pick Y1; use Y1\n        events: [worker-picked, gained]"],
        "expected ['worker-picked', 'gained']",
    ),
    "wrong fact of an event": (
        ["start: 1@Y1", "do: 1 pick Y1; use Y1\n        events: [worker-picked, action-used, gained wood=2]"],
        "gained tells wood=1, not 2",
    ),
    "wrong answer": (["start: 1.corn=3", 'ask: get 1.corn\n        answer: "4"'], "the answer is “3”"),
    "answer left out": (["start: 1.corn=3", "ask: get 1.corn"], "the answer is “3”, expected “”"),
    "start that breaks the rules": (["start: 1.skull=14"], "the bank has -1 crystal skulls"),
    "start with two at a top": (["start: 1.chaac=5 2.chaac=5"], "2 players at the top of chaac"),
    "start with too many workers": (["start: 1.workers=7"], "7 workers"),
    "a card in two places": (["start: row=A01 1.has=A01"], "A01 lies in 2 places"),
    "a word that is none": (["start: 1.beans=3"], "“1.beans=3” is no word of a position"),
    "a card that is none": (["start: row=Z09"], "there is no building or monument “Z09”"),
    "a tribe that is none": (["start: 1.tribe=maya"], "there is no tribe “maya”"),
    "a prophecy that is none": (["start: calamity=rain"], "there is no prophecy “rain”"),
    "a space taken twice": (["start: 1@P0 2@P0"], "“2@P0” stands on no free space"),
    "a seat that is none": (["start: 3@P0"], "“3” is no seat of this table"),
    "a number that is none": (["start: 1.corn=many"], "“many” is no number"),
    "an action that is none": (["yes: 1 dance"], "“1 dance” is no action"),
    "an action of nobody": (["yes: 3 place P"], "“3 place P” is no action"),
    "an action with words missing": (["yes: 1 beg"], "“beg ” is no action"),
    "a kind that is none": (["legal: 1 dance ="], "does not name a seat and a kind of action"),
    "a question that is none": (["ask: weather"], "“weather” is no question"),
    "a thing nobody has": (["ask: get 1.beans"], "“1.beans” is nothing that can be asked for"),
}
"""What is wrong: the steps, and what must be said of the last one."""


def _file(folder: Path, steps: list[str]) -> Path:
    path = folder / "damaged.yaml"
    listed = "".join(f"      - {step}\n" for step in steps)
    head = "format: ceiba-scenarios/1\ngame: tzolkin\nscenarios:\n"
    path.write_text(f"{head}  - name: Damaged\n    proves: ['2']\n    steps:\n{listed}", encoding="utf-8")
    return path


@pytest.mark.parametrize(("steps", "problem"), DAMAGED.values(), ids=DAMAGED)
def test_damaged_scenario_fails(tmp_path: Path, steps: list[str], problem: str) -> None:
    path = _file(tmp_path, steps)
    (result,) = _run([path])
    assert not result.passed
    assert problem in result.problem
    text = path.read_text(encoding="utf-8").splitlines()
    assert text[result.line - 1].strip().removeprefix("- ") == steps[-1].split("\n")[0]


def test_scenarios_of_this_game_have_no_board(tmp_path: Path) -> None:
    path = _file(tmp_path, ["start: ''"])
    text = path.read_text(encoding="utf-8").replace("game: tzolkin\n", "game: tzolkin\nboard: nowhere.yaml\n")
    path.write_text(text, encoding="utf-8")
    (found,) = run_paths([path], LANGUAGES)
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
    written = LANGUAGES["tzolkin"].describe(LANGUAGES["tzolkin"].position(text, None))
    assert sorted(written) == sorted(text.split())
