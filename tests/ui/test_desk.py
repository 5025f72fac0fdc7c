"""The way between the scenes, and that no game is ever lost on it."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tabletop.engine import save
from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.session import Seat, Session
from tabletop.ui.desk import Desk, Places
from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.curtain import CurtainScene
from tabletop.ui.scenes.menu import MenuScene
from tabletop.ui.scenes.newgame import NewGameScene
from tabletop.ui.scenes.results import ResultsScene
from tabletop.ui.scenes.saves import SavesDialog
from yucatan.package import YucatanPackage
from yucatan.ui.table import YucatanTable

NOW = datetime(2026, 12, 1, 19, 5)
SEATS = (Seat("Łucja", 3), Seat("Ángel", 1))
PACKAGE = YucatanPackage()


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    places = Places(saves=tmp_path / "saves")
    return Desk({"yucatan": PACKAGE}, [], places, version="test", now=lambda: NOW, seeds=lambda: 7)


@pytest.fixture
def pilot(desk: Desk) -> Pilot:
    return Pilot(desk.opening(desk.menu), (1024, 640))


def setup() -> Setup:
    board, _defects = PACKAGE.load_board(PACKAGE.boards / "training.yaml")
    return Setup(2, board)


def laid(desk: Desk) -> YucatanTable:
    """Lay a table on the training board and return its scene."""
    assert desk.begin("yucatan", setup(), SEATS, 5) is None
    table = desk.stage.top
    assert isinstance(table, YucatanTable)
    return table


def files(desk: Desk) -> list[Path]:
    assert desk.places.saves is not None
    return sorted(desk.places.saves.glob("*.json"))


def play(session: Session[Any], until: Callable[[Session[Any]], bool], seed: int = 6) -> bool:
    """Play random actions until something is so; return whether it came so far."""
    rng = Rng(seed)
    while not until(session):
        options = session.options()
        if not options:
            return False
        session.submit(rng.choice(options))
    return True


def come_to(kind: str) -> Session[Any]:
    """Return a game in which a decision of some kind is open."""
    for seed in range(60):
        session = Session(PACKAGE.game, setup(), SEATS, seed)
        if play(session, lambda s: s.decision is not None and s.decision.kind == kind, seed):
            return session
    raise AssertionError(f"no game came to {kind}")


def test_from_the_menu_to_a_table_and_back(pilot: Pilot, desk: Desk) -> None:
    assert isinstance(pilot.scene, MenuScene)
    pilot.click("game:yucatan")
    assert isinstance(pilot.scene, NewGameScene)
    pilot.press("escape")
    assert isinstance(pilot.scene, MenuScene)
    pilot.click("game:yucatan")
    pilot.click("start")
    assert isinstance(pilot.scene, YucatanTable)
    assert pilot.scene.session.seed == 7
    desk.leave(pilot.scene.session)
    pilot.settle()
    assert isinstance(pilot.scene, MenuScene)
    assert len(pilot.stage.scenes) == 1


def test_a_table_is_kept_after_every_entry(pilot: Pilot, desk: Desk) -> None:  # noqa: ARG001
    session = laid(desk).session
    (file,) = files(desk)
    assert file.name == "yucatan-20261201-190500.json"
    games = {"yucatan": PACKAGE.game}
    rng = Rng(3)
    for _ in range(12):
        session.submit(rng.choice(session.options()))
        assert save.load(file, games)[0].state.key() == session.state.key()
    session.undo()
    assert save.load(file, games)[0].state.key() == session.state.key()


def test_two_tables_in_one_second_have_a_file_each(pilot: Pilot, desk: Desk) -> None:  # noqa: ARG001
    laid(desk)
    laid(desk)
    assert [file.name for file in files(desk)] == [
        "yucatan-20261201-190500-2.json",
        "yucatan-20261201-190500.json",
    ]


@pytest.mark.parametrize("kind", ["large-village", "turn", "raid", "remove"])
def test_continue_takes_up_the_game_where_it_stood(pilot: Pilot, desk: Desk, kind: str) -> None:
    session = come_to(kind)
    before = session.state.key()
    assert desk.places.saves is not None
    file = desk.places.saves / "table.json"
    save.write(file, save.envelope(session, "test", "3"))
    pilot.stage.reset(desk.menu())
    pilot.settle()
    pilot.click("continue")
    tables = [scene for scene in pilot.stage.scenes if isinstance(scene, YucatanTable)]
    assert len(tables) == 1
    again = tables[0].session
    assert again is not session
    assert again.state.key() == before
    assert again.seats == SEATS
    assert again.chance == session.chance
    again.submit(again.options()[0])
    assert save.load(file, {"yucatan": PACKAGE.game})[0].state.key() == again.state.key()


def test_the_menu_names_the_last_game(pilot: Pilot, desk: Desk) -> None:  # noqa: ARG001
    assert desk.last() is None
    session = laid(desk).session
    last = desk.last()
    assert last is not None
    assert last.line == "Yucatán · set-up · two players"
    play(session, lambda s: PACKAGE.turns(s) == 23)
    last = desk.last()
    assert last is not None
    assert last.line == "Yucatán · turn 23 · two players"


def test_a_finished_game_is_listed_but_not_continued(pilot: Pilot, desk: Desk) -> None:
    table = laid(desk)
    keep, table.session.on_change = table.session.on_change, None
    play(table.session, lambda s: s.outcome is not None)
    assert keep is not None
    keep(table.session)
    assert desk.last() is None
    (kept,) = desk.saves()
    assert kept.line == "Yucatán · finished · two players"
    assert kept.trouble == ""
    desk.finished(table.session)
    pilot.settle()
    assert isinstance(pilot.scene, ResultsScene)
    desk.again(table.session)
    pilot.settle()
    assert isinstance(pilot.scene, YucatanTable)
    assert pilot.scene.session.entries == ()
    assert pilot.scene.session.seats == SEATS


def test_damaged_saves_are_listed_with_their_reason(pilot: Pilot, desk: Desk) -> None:
    session = laid(desk).session
    desk.leave(session)
    assert desk.places.saves is not None
    (desk.places.saves / "bad.json").write_text("{", encoding="utf-8")
    data = json.loads(files(desk)[-1].read_text(encoding="utf-8"))
    data["game"] = "chess"
    data["checksum"] = save._checksum(data)
    (desk.places.saves / "other.json").write_text(json.dumps(data), encoding="utf-8")
    troubles = {kept.name: kept.trouble for kept in desk.saves()}
    assert "no saved game" in troubles["bad.json"]
    assert "chess" in troubles["other.json"]
    pilot.click("load")
    assert isinstance(pilot.scene, SavesDialog)
    pilot.click("save:bad.json")
    assert isinstance(pilot.scene, SavesDialog)
    pilot.click("save:yucatan-20261201-190500.json")
    assert isinstance(pilot.scene, YucatanTable)


def test_the_save_before_serves_when_the_newest_is_damaged(pilot: Pilot, desk: Desk) -> None:
    session = laid(desk).session
    play(session, lambda s: len(s.entries) == 9)
    desk.leave(session)
    (file,) = [file for file in files(desk) if file.stem.count(".") == 0]
    file.write_bytes(file.read_bytes()[:100])
    pilot.settle()
    pilot.stage.reset(desk.menu())
    pilot.settle()
    pilot.click("continue")
    assert isinstance(pilot.scene, YucatanTable)
    assert len(pilot.scene.session.entries) == 8
    assert pilot.stage.told is not None
    assert "The save before it was opened instead" in pilot.stage.told


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    pilot: Pilot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = laid(desk).session

    def full(*_args: object) -> None:
        raise save.SaveError("The game could not be saved: no space.")

    monkeypatch.setattr("tabletop.engine.save.write", full)
    for _ in range(3):
        session.submit(session.options()[0])
        if _ == 0:
            assert pilot.stage.told == "The game could not be saved: no space."
            pilot.press("shift")
            assert pilot.stage.told is None
    assert pilot.stage.told is None
    assert len(session.entries) == 3


def test_a_set_up_that_cannot_be_played_is_told(pilot: Pilot, desk: Desk) -> None:
    sentence = desk.begin("yucatan", Setup(3, setup().board), SEATS)
    assert sentence is not None
    assert "for 2 players" in sentence
    assert isinstance(pilot.scene, MenuScene)
    assert files(desk) == []


def test_curtain_only_where_it_is_wanted(pilot: Pilot, desk: Desk) -> None:
    table = laid(desk)
    desk.hand_over(table.session, 1)
    assert isinstance(pilot.scene, CurtainScene)
    desk.begin("yucatan", setup(), SEATS, 5, alone=True)
    desk.hand_over(table.session, 1)
    assert isinstance(pilot.scene, YucatanTable)
    (file,) = [file for file in files(desk) if file.stem.endswith("-2")]
    desk.alone = False
    desk.resume(file)
    assert desk.alone, "playing alone was forgotten"


def test_nothing_is_kept_without_a_place() -> None:
    desk = Desk({"yucatan": PACKAGE}, [], Places(), version="test", now=lambda: NOW)
    pilot = Pilot(desk.opening(lambda: desk.new_table("yucatan", setup())), (1024, 640))
    assert isinstance(pilot.scene, YucatanTable)
    assert desk.saves() == []
    assert desk.last() is None
