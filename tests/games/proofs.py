"""What scenarios have to prove of a game, and those that have to fail; and how scenarios are run in tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tabletop.engine.scenario import Language, Result, run_paths
from tabletop.layouts import Defect

__all__ = ["SCENARIOS", "Damaged", "Proof", "damaged_file", "numbered", "run", "sections"]

SCENARIOS = Path(__file__).parents[1] / "scenarios"
Damaged = Mapping[str, tuple[list[str], str]]


class Proof(NamedTuple):
    """One game.

    - `groups`: everything that needs a scenario (paragraphs of the rules, cases, things), by what it is.
    - `damaged`: what is wrong with a scenario: its steps, and what must be said of the last one.
    - `board`: the line that names the board of the damaged ones, "" if the game has none.
    """

    language: Language[Any]
    groups: Mapping[str, set[str]]
    damaged: Damaged
    board: str = ""


def numbered(letter: str, first: int, last: int) -> set[str]:
    """The ids from one number to another: W1, W2, W3."""
    return {f"{letter}{number}" for number in range(first, last + 1)}


def sections(*last: tuple[int, int]) -> set[str]:
    """The paragraphs of sections, each given with the number of its last one: 3.1, 3.2."""
    return {f"{section}.{number}" for section, most in last for number in range(1, most + 1)}


def run(paths: Iterable[Path], game: str, language: Language[Any]) -> list[Result]:
    """Run scenarios of one game. AssertionError if a file has a defect."""
    found = list(run_paths(paths, {game: language}))
    defects = [str(item) for item in found if isinstance(item, Defect)]
    assert not defects, "\n".join(defects)
    return [item for item in found if isinstance(item, Result)]


def damaged_file(folder: Path, game: str, steps: list[str], board: str = "") -> Path:
    """Write a file with one scenario of these steps."""
    path = folder / "damaged.yaml"
    head = f"format: ceiba-scenarios/1\ngame: {game}\n{board}scenarios:\n"
    listed = "".join(f"      - {step}\n" for step in steps)
    path.write_text(f"{head}  - name: Damaged\n    proves: ['2']\n    steps:\n{listed}", encoding="utf-8")
    return path
