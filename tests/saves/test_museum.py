"""The museum: one save of every format that was ever released. These files are never edited."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.engine import save
from tabletop.engine.decision import Frame
from tzolkin.game import Tzolkin
from yucatan.game import Yucatan

GAMES = {"yucatan": Yucatan(), "tzolkin": Tzolkin()}
SAVES = sorted(Path(__file__).parent.glob("*.json"))
TZOLKIN_1, YUCATAN_1 = SAVES


def test_the_museum_is_open() -> None:
    assert [path.name for path in SAVES] == ["tzolkin-1.json", "yucatan-1.json"]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_can_still_be_played(path: Path) -> None:
    session, sentence = save.load(path, GAMES)
    assert sentence == ""
    assert session.options()
    end = len(session.entries) + 200
    while session.decision is not None and len(session.entries) < end:
        assert session.submit(session.options()[0]).refusal is None
        assert session.game.broken(session.state) == []


def test_yucatan_1() -> None:
    """Four players on “Four thrones”, in the middle of a forced removal."""
    session, _ = save.load(YUCATAN_1, GAMES)
    assert [seat.name for seat in session.seats] == ["Ana", "Ben", "Cem", "Dea"]
    assert session.setup.board.name == "Four thrones"
    decision = session.decision
    assert decision is not None
    assert decision.kind == "remove"
    assert (len(session.entries), session.state.turn, session.state.levels) == (413, 381, [0, 0, 0, 1, 0])
    assert save.summary(YUCATAN_1).caption == "turn 381"


def test_tzolkin_1() -> None:
    """Four players with everything, in the middle of a payment; a `build` had three arguments then."""
    told = [args for kind, _seat, args, _draws in save.read(TZOLKIN_1)["entries"] if kind == "build"]
    assert [len(args) for args in told] == [3] * 6
    session, _ = save.load(TZOLKIN_1, GAMES)
    assert [seat.name for seat in session.seats] == ["Ana", "Ben", "Cem", "Dea"]
    assert session.state.modules.tribes
    assert session.decision == Frame("pay", (4,), (1, "calamity"))
    assert (len(session.entries), session.state.turn, session.state.day) == (205, 73, 20)
    built = [entry.action.args for entry in session.entries if entry.action.kind == "build"]
    assert built == [(*args, 0) for args in told]
    written = save.envelope(session, "now")
    again = save.restore(written, GAMES)
    assert again.state.key() == session.state.key()
    assert again.entries == session.entries
