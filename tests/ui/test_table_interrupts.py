"""In the middle of a turn: forced removal, raid; a game kept there stands exactly there again."""

from __future__ import annotations

from pathlib import Path

import pytest
from hands import Mouse
from moments import come_to, desk, laid, moments

from tabletop.engine import save
from tabletop.ui.inputs import FocusLost, Hidden, Press, Release, Resize, Shown
from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.curtain import CurtainScene
from tabletop.ui.scenes.menu import MenuScene
from yucatan.ui.secret import SecretChoice
from yucatan.ui.table import YucatanTable


def table_of(pilot: Pilot) -> YucatanTable:
    (table,) = [scene for scene in pilot.stage.scenes if isinstance(scene, YucatanTable)]
    return table


def test_a_forced_removal_hands_the_screen_over_and_back() -> None:
    moment = moments()["leads to a removal"]
    pilot = laid(come_to(moment))
    hand = Mouse(pilot)
    hand.do(moment.action)
    table = table_of(pilot)
    decision = table.view.decision
    assert decision is not None
    assert decision.kind == "remove"
    assert decision.seat != moment.action.seat, "it is another's turn"
    curtain = pilot.scene
    assert isinstance(curtain, CurtainScene)
    who = table.session.seats[decision.seat - 1]
    assert (curtain.offer.name, curtain.offer.style) == (who.name, who.style)
    pilot.press("escape")
    assert pilot.scene is curtain, "a curtain is not taken back"
    pilot.click("start")
    assert pilot.scene is table
    assert table.prompt.name == who.name
    assert "take back one of your warriors" in table.prompt.words
    own = {space for space, w in table.view.warriors.items() if w.seat == decision.seat}
    assert set(table.lit) == own
    pilot.click(("space", min(own)))
    assert table.session.entries[-1].action.kind == "remove"
    assert table.seat == moment.action.seat % len(table.session.seats) + 1


@pytest.mark.parametrize("wish", ["remove", "raid", "first warrior", "both ways"])
def test_a_game_kept_in_the_middle_stands_there_again(tmp_path: Path, wish: str) -> None:
    moment = moments()[wish]
    host = desk(tmp_path)
    pilot = Pilot(host.opening(host.menu), (1280, 800))
    session = come_to(moment)
    file = tmp_path / "kept.json"
    save.write(file, save.envelope(session, "test", "3"))
    host.resume(file)
    pilot.settle()
    table = table_of(pilot)
    assert table.session.state.key() == session.state.key()
    assert table.view.decision == session.decision
    if wish == "remove":
        assert isinstance(pilot.scene, CurtainScene)
        assert pilot.scene.offer.name == session.seats[moment.action.seat - 1].name
    else:
        assert pilot.scene is table
    Mouse(pilot).do(moment.action)
    assert session.submit(moment.action).refusal is None
    assert save.load(file, {"yucatan": session.game})[0].state.key() == session.state.key()


def test_every_step_is_kept_at_once_and_the_menu_leads_back(tmp_path: Path) -> None:
    moment = moments()["leads to a removal"]
    host = desk(tmp_path)
    pilot = Pilot(host.opening(host.menu), (1280, 800))
    file = tmp_path / "kept.json"
    save.write(file, save.envelope(come_to(moment), "test", "3"))
    host.resume(file)
    pilot.settle()
    Mouse(pilot).do(moment.action)
    key = table_of(pilot).session.state.key()
    assert isinstance(pilot.scene, CurtainScene)
    pilot.stage.reset(host.menu())  # as if the program had been started anew
    pilot.settle()
    assert isinstance(pilot.scene, MenuScene)
    pilot.click("continue")
    assert isinstance(pilot.scene, CurtainScene)
    assert table_of(pilot).session.state.key() == key


def test_undo_over_a_forced_removal_asks_again() -> None:
    moment = moments()["remove"]
    pilot = laid(come_to(moment))
    hand = Mouse(pilot)
    hand.do(moment.action)
    table = table_of(pilot)
    pilot.click("undo")
    assert isinstance(pilot.scene, CurtainScene)
    hand.do(moment.action)
    assert pilot.scene is table


@pytest.mark.parametrize("wish", ["both ways", "combat", "raid", "dispatch"])
def test_leaving_the_window_loses_nothing(wish: str) -> None:
    moment = moments()[wish]
    pilot = laid(come_to(moment), (1280, 800))
    table = table_of(pilot)
    action = moment.action
    if action.kind in ("move", "dispatch"):
        pilot.click(("action", action.kind))
        pilot.click(("space", action.args[0]))
    if wish == "combat":
        pilot.click(("space", action.args[1]))
        assert table.confirming is not None
    lit, chosen = dict(table.lit), table.choice.picker.args if table.choice else ()
    top = pilot.scene
    pilot.give(FocusLost(), Hidden(), Shown(), Resize(1024, 640), Shown(), Resize(1400, 900))
    assert pilot.scene is top
    assert table.lit == lit
    assert table.choice is not None
    assert table.choice.picker.args == chosen
    if isinstance(pilot.scene, SecretChoice):
        pilot.click("show")
        pilot.click(("brotherhood", action.args[1]))
    elif wish == "combat":
        pilot.click("confirm")
    elif wish == "raid":
        pilot.click(f"take-{action.args[0]}")
    else:
        pilot.click(("space", action.args[1]))
        pilot.click(("space", action.args[2]))
    assert table.session.entries[len(moment.done)].action == action


def test_a_click_ends_the_motions_and_does_nothing_else() -> None:
    moment = moments()["pillage large"]
    pilot = laid(come_to(moment), (1280, 800), pace="slow")
    table = table_of(pilot)
    pilot.click(("action", "move"))
    pilot.click(("space", moment.action.args[0]))
    x, y = pilot.find(("space", moment.action.args[1])).shape.centre
    pilot.give(Press(x, y), Release(x, y))
    pilot.step(0.05)
    assert table.animating
    assert table.choice is None
    done = len(table.session.entries)
    pilot.give(Press(x, y))
    assert not table.animating
    assert table.choice is not None
    pilot.give(Release(x, y))
    assert len(table.session.entries) == done
    assert table.position.warriors.keys() == table.view.warriors.keys()
    assert table.position.villages == table.view.villages


@pytest.mark.parametrize("wish", ["combat", "build", "enlarge and deliver", "both ways", "dispatch", "raid"])
def test_motions_end_in_the_true_position(wish: str) -> None:
    moment = moments()[wish]
    pilot = laid(come_to(moment), (1280, 800), pace="normal")
    pilot.settle()
    Mouse(pilot).do(moment.action)
    pilot.settle()
    table = table_of(pilot)
    assert table.position.warriors == table.view.warriors
    assert table.position.villages == table.view.villages
    assert table.position.flying == []
    assert table.position.levels[1:] == [seat.levels for seat in table.view.seats]


def test_an_attack_under_way_cannot_be_confirmed_again() -> None:
    moment = moments()["combat"]
    pilot = laid(come_to(moment), (1280, 800), pace="normal")
    pilot.settle()
    table = table_of(pilot)
    pilot.click(("action", "move"))
    pilot.click(("space", moment.action.args[0]))
    pilot.click(("space", moment.action.args[1]))
    x, y = pilot.find("confirm").shape.centre
    pilot.give(Press(x, y), Release(x, y))
    pilot.step(0.3)
    assert table.animating
    assert ("button", "confirm") not in table.targets
    assert "confirm" not in table.prompt.words
    pilot.settle()
    assert len(table.session.entries) == len(moment.done) + 1
