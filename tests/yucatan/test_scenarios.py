"""What only Yucatán's scenarios can do wrong, and what no position of Yucatán can show."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from tabletop.engine.action import Args
from tabletop.engine.context import Context
from tabletop.engine.rng import Rng
from tabletop.engine.scenario import Result, run_file
from tabletop.layouts import Defect
from tests.games.proofs import damaged_file
from tests.yucatan.yucatan_proof import BOARDS, PROOF
from yucatan.actions import KINDS
from yucatan.actions.pyramid import Build
from yucatan.game import Yucatan
from yucatan.scenario import YucatanLanguage
from yucatan.state import State


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
    (found,) = run_file(damaged_file(tmp_path, "yucatan", [step], PROOF.board), {"yucatan": PROOF.language})
    assert isinstance(found, Defect)
    assert defect in str(found)


def test_board_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    path = damaged_file(tmp_path, "yucatan", ["start: ''"], "board: nowhere.yaml\n")
    (found,) = run_file(path, {"yucatan": PROOF.language})
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
        path = damaged_file(tmp_path, "yucatan", ["start: c1=3", step], PROOF.board)
        (found,) = run_file(path, {"yucatan": language})
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
