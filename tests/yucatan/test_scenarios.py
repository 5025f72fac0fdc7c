"""Yucatán's scenarios: every one holds, every rule has one, and a damaged one fails."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from tabletop.engine.action import Args
from tabletop.engine.context import Context
from tabletop.engine.rng import Rng
from tabletop.engine.scenario import Result, run_file, run_paths
from tabletop.layouts import Defect
from yucatan.actions import KINDS
from yucatan.actions.pyramid import Build
from yucatan.game import Yucatan
from yucatan.scenario import YucatanLanguage
from yucatan.state import State

TESTS = Path(__file__).parents[1]
SCENARIOS = TESTS / "scenarios" / "yucatan"
BOARDS = TESTS.parent / "boards" / "yucatan"

LANGUAGES = {"yucatan": YucatanLanguage()}


def _run(paths: Iterable[Path]) -> list[Result]:
    found = list(run_paths(paths, LANGUAGES))
    defects = [str(item) for item in found if isinstance(item, Defect)]
    assert not defects, "\n".join(defects)
    return [item for item in found if isinstance(item, Result)]


RESULTS = _run([SCENARIOS])


@pytest.mark.parametrize("result", RESULTS, ids=lambda result: f"{Path(result.file).stem}: {result.name}")
def test_scenario(result: Result) -> None:
    assert result.passed, str(result)


def _numbered(letter: str, first: int, last: int) -> set[str]:
    return {f"{letter}{number}" for number in range(first, last + 1)}


PARAGRAPHS = {"2", "4", "5", "6", "7", "9", "10", "11", "13"} | {
    f"{section}.{number}"
    for section, last in ((3, 2), (4, 4), (5, 5), (8, 4))
    for number in range(1, last + 1)
}
RULINGS = _numbered("R", 1, 38)
DECISIONS = _numbered("D", 2, 9)
"""D1, the dialog of a new game, is no matter of the rules."""
WORKED = _numbered("W", 1, 45)
HARD_CASES = _numbered("H", 1, 68)
ALL_IDS = PARAGRAPHS | RULINGS | DECISIONS | WORKED | HARD_CASES


@pytest.mark.parametrize("ids", [PARAGRAPHS, RULINGS, DECISIONS, WORKED, HARD_CASES])
def test_nothing_is_left_without_a_scenario(ids: set[str]) -> None:
    proved = {word for result in RESULTS for word in result.proves}
    assert sorted(ids - proved) == []


def test_scenarios_claim_only_what_exists() -> None:
    unknown = {word: result.name for result in RESULTS for word in result.proves if word not in ALL_IDS}
    assert unknown == {}


def test_names_are_unique_within_a_file() -> None:
    names = Counter((result.file, result.name) for result in RESULTS)
    assert [name for name, count in names.items() if count > 1] == []


# ---------------------------------------------------------------- damaged scenarios

START = "v1S@1,-3 w1J@1,-4 w2S@1,-2"

DAMAGED: dict[str, tuple[list[str], str]] = {
    "legal with one space missing": (
        ["start: w1J@0,-5", "legal: 1 move 0,-5 = 0,-4 1,-6"],
        "found also 1,-5",
    ),
    "legal with one space too many": (
        ["start: w1J@0,-5", "legal: 1 move 0,-5 = 0,-4 1,-6 1,-5 2,-5"],
        "missing 2,-5",
    ),
    "legal without an answer": (["start: w1J@0,-5", "legal: 1 move 0,-5"], "QUESTION = ANSWERS"),
    "wrong then": (
        [f"start: {START}", "do: 1 enlarge 1,-3", f"then: {START}"],
        "missing v1S@1,-3; found also v1L@1,-3",
    ),
    "then with another pool": (["start: c1=3", "then: c1=3 pool=46"], "missing pool=46; found also pool=47"),
    "then that forgets a removal": (
        [
            "start: v2S@-1,2 w1S@0,1 w2J@-1,4 w2H@-2,4",
            "do: 1 move 0,1 > -1,2",
            "then: w1S1@-1,2 w2J@-1,4 w2H@-2,4",
        ],
        "found also remove=2",
    ),
    "yes on illegal": ([f"start: {START}", "yes: 1 build"], "refused: too-few-prisoners, rule 5.5"),
    "no on legal": ([f"start: {START}", "no: 1 enlarge 1,-3"], "it is legal"),
    "wrong because": (
        [f"start: {START}", "no: 1 build\n        because: warrior-limit"],
        "because of too-few-prisoners, not warrior-limit",
    ),
    "wrong rule": (
        [f"start: {START}", 'no: 1 build\n        because: too-few-prisoners\n        rule: "5.4"'],
        "by rule 5.5, not 5.4",
    ),
    "do on illegal": ([f"start: {START}", "do: 1 build"], "refused: too-few-prisoners, rule 5.5"),
    "wrong events": (
        [f"start: {START}", "do: 1 move 1,-4 > 0,-4\n        events: [warrior-moved, combat]"],
        "expected ['warrior-moved', 'combat']",
    ),
    "wrong fact of an event": (
        ["start: c1=3", "do: 1 build\n        events: [level-built seat=1 level=2]"],
        "level-built tells level=1, not 2",
    ),
    "events in another order": (
        [
            "start: v1S@1,-3 w1H2@1,-3",
            "do: 1 enlarge 1,-3\n        events: [prisoners-delivered, village-enlarged]",
        ],
        "told ['village-enlarged', 'prisoners-delivered']",
    ),
    "wrong answer": (
        [f"start: {START}", 'ask: limit 1\n        answer: "3"'],
        "the answer is “2”, expected “3”",
    ),
    "answer left out": ([f"start: {START}", "ask: limit 1"], "the answer is “2”, expected “”"),
    "wrong order of a set-up": (
        ["begin: first 1", "ask: order large-village\n        answer: 1 2"],
        "the answer is “2 1”",
    ),
    "start that breaks the rules": (["start: v1S@1,-3 v1S@1,-2"], "villages side by side"),
    "start with too many tokens": (["start: c1=30 c2=21"], "a negative number of prisoners"),
    "a word that is none": (["start: x1@0,0"], "“x1@0,0” is no word of a position"),
    "a space off the board": (["start: w1J@9,9"], "“9,9” is no space of the board"),
    "a space taken twice": (["start: w1J@0,-4 w2J@0,-4"], "“w2J@0,-4” stands on something else"),
    "a pool that is no number": (["start: pool=x"], "“x” is no number"),
    "a seat that is none": (["start: w3J@0,-5"], "“3” is no seat of this board"),
    "an action that is none": (["yes: 1 pass"], "“pass” is no action"),
    "an action with words missing": (["yes: 1 move 0,-5"], "a move is written"),
    "an actor that is none": (["legal: 3 establish ="], "“3” is no seat of this board"),
    "a question that is none": (["ask: weather"], "“weather” is no question"),
    "a question about nobody": (["ask: sees 1 0,-5"], "no warrior stands on 0,-5"),
    "a set-up that is none": (["begin: first 3"], "the first player must be a seat from 1 to 2"),
}
"""What is wrong: the steps, and what must be said of the last one."""


def _file(folder: Path, steps: list[str], board: str = "training.yaml") -> Path:
    path = folder / "damaged.yaml"
    head = f"format: ceiba-scenarios/1\ngame: yucatan\nboard: {BOARDS / board}\nscenarios:\n"
    listed = "".join(f"      - {step}\n" for step in steps)
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


@pytest.mark.parametrize(
    ("step", "defect"),
    [
        ("{yes: 1 build, no: 1 build}", "exactly one of"),
        ("{yes: 1 build, because: too-few-prisoners}", "'because' does not belong to 'yes'"),
        ("{no: 1 build, events: [passed]}", "'events' does not belong to 'no'"),
        ("{maybe: 1 build}", "maybe"),
    ],
)
def test_misspelt_step_is_a_defect(tmp_path: Path, step: str, defect: str) -> None:
    (found,) = run_file(_file(tmp_path, [step]), LANGUAGES)
    assert isinstance(found, Defect)
    assert defect in str(found)


def test_board_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (found,) = run_file(_file(tmp_path, ["start: ''"], "nowhere.yaml"), LANGUAGES)
    assert isinstance(found, Defect)
    assert "nowhere.yaml" in str(found)


class _NeverOffered(Build):
    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:  # noqa: ARG002
        yield from ()


class _Forgetful(Yucatan):
    kinds = MappingProxyType({**KINDS, "build": _NeverOffered()})


def test_scenario_fails_where_check_and_list_disagree(tmp_path: Path) -> None:
    language = YucatanLanguage()
    language.game = _Forgetful()
    for step in ("yes: 1 build", "do: 1 build"):
        (found,) = run_file(_file(tmp_path, ["start: c1=3", step]), {"yucatan": language})
        assert isinstance(found, Result)
        assert "is not listed as legal" in found.problem


# ---------------------------------------------------------------- what no position can show


class _Stuck(Yucatan):
    """On a real board some warrior can always move or be dispatched; here nobody has a thing to do."""

    def _can_act(self, state: State, seat: int) -> bool:  # noqa: ARG002
        return False


def test_game_is_drawn_when_everybody_passes() -> None:
    """Rules 10: if all pass in a row, the game is a draw."""
    board = YucatanLanguage().load_board(BOARDS / "four-thrones.yaml")
    ctx: Context[Any] = Context(YucatanLanguage().position("c1=3", board), Rng(0))
    game = _Stuck()
    game.settle(ctx)
    state: State = ctx.state
    assert [(event.kind, event.facts.get("seat")) for event in ctx.events] == [
        *[("passed", seat) for seat in (1, 2, 3, 4)],
        ("game-drawn", None),
    ]
    assert state.drawn
    assert state.stack == []
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.kind, outcome.winners) == ("draw", ())
