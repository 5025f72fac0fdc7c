"""Tables of Yucatán for tests: every board of the game, and random games on them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from tabletop.engine.game import Setup
from tabletop.engine.session import Seat, Session
from yucatan.board import Board, load_board
from yucatan.game import Yucatan
from yucatan.state import State

GAME = Yucatan()
FOLDER = Path(__file__).parents[2] / "boards" / "yucatan"
BOARDS = tuple(sorted(path.stem for path in FOLDER.glob("*.yaml") if path.stem != "tiles"))
"""The names of all boards that come with the program."""

NAMES = ("Ana", "Ben", "Cem", "Dea")


@lru_cache
def board(name: str) -> Board:
    """Return one board by the name of its file."""
    found, defects = load_board(FOLDER / f"{name}.yaml")
    assert found is not None, [str(defect) for defect in defects]
    return found


def setup(name: str, first: int = 0) -> Setup:
    """Return a set-up for as many players as the board is made for."""
    return Setup(board(name).players, board(name), first)


def begin(name: str, seed: int = 1, first: int = 0) -> Session[State]:
    """Begin a game on a board."""
    seats = tuple(Seat(NAMES[seat], seat + 1) for seat in range(board(name).players))
    return Session(GAME, setup(name, first), seats, seed)
