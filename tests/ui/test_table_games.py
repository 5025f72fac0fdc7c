"""Whole games through the real scenes, from the menu to the results, by clicks alone and by keys alone."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from greedy import choose
from hands import Hand, Keys, Mouse, play_on

from tabletop.engine import save
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.ui.desk import Desk, Places
from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.menu import MenuScene
from tabletop.ui.scenes.newgame import NewGameScene
from tabletop.ui.scenes.results import ResultsScene
from yucatan.package import YucatanPackage
from yucatan.state import State
from yucatan.ui.table import YucatanTable

PACKAGE = YucatanPackage()
DECISIONS = {"large-village", "small-village", "neutral-village", "first-warrior", "turn", "raid", "remove"}
"""D2 to D6, D8 and D9; D7 is the secret choice within a turn."""
ACTIONS = {"establish", "enlarge", "dispatch", "move", "build"}


def opened(folder: Path, seed: int) -> tuple[Pilot, Desk]:
    """The menu of a desk that gives every new table that seed."""
    desk = Desk(
        {"yucatan": PACKAGE},
        [],
        Places(saves=folder / "saves"),
        version="test",
        now=lambda: datetime(2026, 12, 1, 19, 5),
        seeds=lambda: seed,
    )
    return Pilot(desk.opening(desk.menu), (1024, 640)), desk


def played(hand: Hand, board: str, seed: int) -> Session[State]:
    """From the menu to the results with one hand; returns the game."""
    pilot = hand.pilot
    hand.answer(("game", "yucatan"))
    assert isinstance(pilot.scene, NewGameScene)
    hand.answer(("board", str(PACKAGE.boards / f"{board}.yaml")))
    hand.answer(("button", "start"))
    assert isinstance(pilot.scene, YucatanTable)
    session = hand.session
    play_on(hand, choose, Rng(seed))
    return session


def decided(session: Session[State]) -> set[str]:
    """The kinds of decision that were answered in a game."""
    kinds = {entry.action.kind for entry in session.entries}
    return {"turn" if kind in ACTIONS else kind for kind in kinds}


@pytest.mark.parametrize(
    ("board", "players", "seed"), [("training", 2, 0), ("delta", 3, 1), ("four-thrones", 4, 2)]
)
def test_a_whole_game_by_clicks(tmp_path: Path, board: str, players: int, seed: int) -> None:
    pilot, desk = opened(tmp_path, seed)
    hand = Mouse(pilot)
    session = played(hand, board, seed)
    assert len(session.seats) == players
    assert session.seed == seed
    assert decided(session) >= (DECISIONS if board == "training" else DECISIONS - {"raid"})
    assert set(hand.used) >= ACTIONS
    assert hand.used["veil"] == hand.used["dispatch"] + hand.used["first-warrior"], "D5 and D7 are veiled"
    assert hand.used["curtain"] == hand.used["remove"], "every forced removal is handed over"
    assert hand.used["confirm"] == sum(e.kind == "combat" for _n, e in session.log(None)) > 0
    outcome = session.outcome
    assert outcome is not None
    assert isinstance(pilot.scene, ResultsScene)
    assert session.seats[session.state.winner - 1].name in pilot.scene.offer.title
    (file,) = [f for f in sorted((tmp_path / "saves").glob("*.json")) if f.stem.count(".") == 0]
    again, sentence = save.load(file, {"yucatan": PACKAGE.game})
    assert sentence == ""
    assert again.state.key() == session.state.key()
    pilot.click("menu")
    assert isinstance(pilot.scene, MenuScene)
    assert desk.last() is None


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    """On the board for four the map is zoomed in at this size: the keys bring spaces into sight."""
    pilot, _desk = opened(tmp_path, 3)
    hand = Keys(pilot)
    session = played(hand, "four-thrones", 3)
    assert hand.table.board.zoom > 1
    assert decided(session) == DECISIONS
    assert set(hand.used) >= ACTIONS
    assert hand.used["confirm"] > 0
    assert isinstance(pilot.scene, ResultsScene)
    hand.answer(("button", "again"))
    assert isinstance(pilot.scene, YucatanTable)
    assert pilot.scene.session.entries == ()
    assert pilot.scene.session.seats == session.seats
