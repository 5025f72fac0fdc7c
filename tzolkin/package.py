"""Tzolk'in as the program takes it: rules, words and screens; it has no boards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, cast

from tabletop.engine.scenario import Language
from tabletop.engine.session import Session
from tabletop.layouts import Defect, parse, read_document, sentence
from tabletop.package import GamePackage
from tabletop.text.catalogue import Catalogue, _
from tzolkin.game import Tzolkin
from tzolkin.scenario import TzolkinLanguage
from tzolkin.tables import FILES
from tzolkin.text import Speaker

FORMATS = tuple(f"ceiba-tzolkin-{name}/1" for name in FILES)
"""The `format:` lines of the files that this game reads: its tables."""


class TzolkinPackage(GamePackage):
    """Tzolk'in, whole."""

    name = "tzolkin"
    title = "Tzolk’in"
    formats = FORMATS
    names = ("Itzel", "Yunuen", "Canek", "Sacnité", "Nachán")

    def __init__(self) -> None:
        self.game = Tzolkin()
        self.language = cast(Language[Any], TzolkinLanguage(self.game))
        self.boards = Path(__file__).parent / "data"

    def board_files(self) -> Sequence[Path]:
        return []

    def default_board(self, players: int) -> None:  # noqa: ARG002
        return None

    def load_board(self, path: Path) -> tuple[None, list[Defect]]:
        return None, [
            Defect(str(path), 1, 1, "error", sentence(_("Tzolk’in is played without a board file")))
        ]

    def board_players(self, board: Any) -> int:  # noqa: ARG002
        return self.players

    def check_paths(self, paths: Iterable[Path]) -> list[Defect]:
        return [defect for path in paths for defect in check_tables(path)]

    def speaker(self, catalogue: Catalogue, names: Sequence[str]) -> Speaker:
        return Speaker(catalogue, names)

    def turns(self, session: Session[Any]) -> int:
        view, decision = session.view(None), session.decision
        if decision is not None and decision.kind == "keep":
            return 0
        return int(view.turn) - (decision is None)

    def screen(self) -> Any:
        from tzolkin.ui import entry

        return entry


def check_tables(path: Path) -> list[Defect]:
    """Return all defects of one file of tables; its `format:` line says which it is."""
    document = read_document(path)
    form = document.text(("format",))
    if form in FORMATS:
        return parse(list(FILES.values())[FORMATS.index(form)], document)[1]
    if document.root is None:
        return list(document.defects)
    known = ", ".join(FORMATS)
    words = sentence(_("this is no table of Tzolk’in; its 'format' is one of {known}"), known=known)
    return [document.defect(words, document.mark(("format",)), place="format")]
