"""The museum: one save of every format that was ever released. These files are never edited."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.engine import save
from yucatan.game import Yucatan

GAMES = {"yucatan": Yucatan()}
SAVES = sorted(Path(__file__).parent.glob("*.json"))


def test_the_museum_is_open() -> None:
    assert [path.name for path in SAVES] == ["yucatan-1.json"]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_can_still_be_played(path: Path) -> None:
    session, sentence = save.load(path, GAMES)
    assert sentence == ""
    assert session.options()
    while session.decision is not None and len(session.entries) < 600:
        assert session.submit(session.options()[0]).refusal is None
        assert session.game.broken(session.state) == []


def test_yucatan_1() -> None:
    """Four players on “Four thrones”, in the middle of a forced removal."""
    session, _ = save.load(SAVES[0], GAMES)
    assert [seat.name for seat in session.seats] == ["Ana", "Ben", "Cem", "Dea"]
    assert session.setup.board.name == "Four thrones"
    decision = session.decision
    assert decision is not None
    assert decision.kind == "remove"
    assert (len(session.entries), session.state.turn, session.state.levels) == (413, 381, [0, 0, 0, 1, 0])
    assert save.summary(SAVES[0]).caption == "turn 381"
