"""Yucatán as the program takes it: rules, boards, words and screens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, cast

from tabletop.engine.game import SetupError
from tabletop.engine.scenario import Language
from tabletop.engine.session import Session
from tabletop.layouts import Defect
from tabletop.package import GamePackage
from tabletop.text.catalogue import Catalogue
from yucatan.board import Board, load_board
from yucatan.checking import FORMATS, check_paths
from yucatan.game import Yucatan
from yucatan.scenario import YucatanLanguage
from yucatan.text import Speaker

_BOARDS = ("two-shores.yaml", "delta.yaml", "four-thrones.yaml", "training.yaml")
"""The ready boards: for two, three and four players, and the small one to learn on."""


class YucatanPackage(GamePackage):
    """Yucatán, whole."""

    name = "yucatan"
    title = "Yucatán"
    formats = FORMATS
    names = ("Itzel", "Balam", "Nicté", "Canek")

    def __init__(self) -> None:
        self.game = Yucatan()
        self.language = cast(Language[Any], YucatanLanguage())
        self.boards = Path(__file__).parent.parent / "boards" / "yucatan"

    def board_files(self) -> Sequence[Path]:
        return [self.boards / name for name in _BOARDS]

    def default_board(self, players: int) -> Path:
        if players not in self.game.seats:
            low, high = self.game.seats[0], self.game.seats[-1]
            raise SetupError(f"{self.title} is for {low} to {high} players, not {players}")
        return self.boards / _BOARDS[players - self.game.seats[0]]

    def load_board(self, path: Path) -> tuple[Board | None, list[Defect]]:
        return load_board(path)

    def board_players(self, board: Any) -> int:
        return int(board.players)

    def check_paths(self, paths: Iterable[Path]) -> list[Defect]:
        return check_paths(paths)

    def speaker(self, catalogue: Catalogue, names: Sequence[str]) -> Speaker:
        return Speaker(catalogue, names)

    def turns(self, session: Session[Any]) -> int:
        view, decision = session.view(None), session.decision
        if decision is None:
            return int(view.turn) - 1
        if decision.kind == "turn":
            return int(view.turn)
        return int(view.turn) - 1 if decision.kind in ("raid", "remove") else 0

    def screen(self) -> Any:
        from yucatan.ui import entry

        return entry
