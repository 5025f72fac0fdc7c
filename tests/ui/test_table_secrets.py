"""No pixel of the table tells a secret: pictures of games that differ only in hidden symbols are the same."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from moments import Moment, come_to, laid, moments

from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.ui.inputs import FocusLost, Hidden, Input, Key, Point, Release
from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.curtain import CurtainScene, PeekScene
from yucatan.state import BROTHERHOODS, State
from yucatan.ui.hand import hand_face
from yucatan.ui.playerdialog import PlayerDialog
from yucatan.ui.secret import SecretChoice
from yucatan.ui.table import YucatanTable

WISHES = ("combat", "dispatch", "both ways", "raid", "leads to a removal")
SIZE = (1280, 720)


def dealt_anew(moment: Moment, seat: int | None, seed: int) -> Session[State]:
    """The game of a moment; with a seed, what `seat` cannot know is dealt anew."""
    session = come_to(moment)
    if seed:
        session._states[-1] = session.game.shuffled(session.state, seat, Rng(seed))
    return session


def seen(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.surface, "RGB")


def tour(pilot: Pilot) -> Iterator[tuple[str, bytes]]:
    """Look at everything that can be looked at without a secret being shown; a picture of each."""
    table = pilot.scene
    assert isinstance(table, YucatanTable)
    yield "table", seen(pilot)
    for kind in ("dispatch", "move", "establish", "enlarge"):
        target = table.targets.get(("action", kind))
        if target is None:
            continue
        pilot.click(target.name)
        yield kind, seen(pilot)
        for space in list(table.lit)[:6]:
            pilot.point(("space", space))
            pilot.step(0.7)
            yield f"{kind} {space}", seen(pilot)
        pilot.press("escape")
        pilot.press("escape")
    for target in [t for t in table.targets if t.name[0] == "space" and t.pointed][::7]:
        pilot.point(target.name)
        pilot.step(0.7)
        yield f"hint of {target.name}", seen(pilot)
        pilot.click(target.name)
        yield f"click on {target.name}", seen(pilot)
        pilot.press("escape")
        pilot.press("escape")
    for name in ("undo", "redo"):
        pilot.point(name)
        pilot.step(0.7)
        yield f"hint of {name}", seen(pilot)
    for seat in range(1, len(table.session.seats) + 1):
        pilot.point(f"player-{seat}")
        pilot.step(0.7)
        yield f"hint of player {seat}", seen(pilot)
        pilot.click(f"player-{seat}")
        yield f"player {seat}", seen(pilot)
        pilot.press("escape")
    pilot.press("l")
    yield "log", seen(pilot)
    pilot.press("escape")


@pytest.mark.parametrize("wish", WISHES)
def test_the_table_shows_nothing_hidden(wish: str) -> None:
    moment = moments()[wish]
    true = dict(tour(laid(dealt_anew(moment, None, 0), SIZE)))
    other = dealt_anew(moment, None, 4)
    assert other.state.key() != come_to(moment).state.key()
    again = dict(tour(laid(other, SIZE)))
    assert len(true) > 8
    assert [name for name in true if true[name] != again[name]] == []


@pytest.mark.parametrize("wish", ["combat", "both ways", "first warrior"])
def test_peeking_shows_a_seats_own_symbols_and_no_others(wish: str) -> None:
    moment = moments()[wish]
    seat = moment.action.seat
    pictures = []
    for seed in (0, 1, 2):
        pilot = laid(dealt_anew(moment, seat, seed), SIZE)
        covered = seen(pilot)
        pilot.give(pressed("p"))
        pictures.append(seen(pilot))
        assert pictures[-1] != covered
        pilot.give(pressed("p", down=False))
        assert seen(pilot) == covered
    assert pictures[0] == pictures[1] == pictures[2]


def pressed(name: str, down: bool = True) -> Input:
    return Key(name, down=down)


def test_a_peek_by_the_button_lasts_as_long_as_it_is_held() -> None:
    pilot = laid(come_to(moments()["combat"]), SIZE)
    pilot.point(("button", "peek"))
    covered = seen(pilot)
    pilot.hold(("button", "peek"))
    assert seen(pilot) != covered
    table = pilot.scene
    assert isinstance(table, YucatanTable)
    own = {s for s, w in table.view.warriors.items() if w.seat == table.seat}
    assert own
    for space, warrior in table.view.warriors.items():
        assert bool(warrior.brotherhood) == (space in own or warrior.revealed)
    assert any("Jaguar" in line for line in hand_face(table).lines)
    x, y = pilot.find(("button", "peek")).shape.centre
    pilot.give(Release(x, y))
    assert seen(pilot) == covered
    assert table.view.viewer is None


@pytest.mark.parametrize("lost", [FocusLost(), Hidden()], ids=["focus", "minimised"])
@pytest.mark.parametrize("how", ["key", "button"])
def test_a_peek_ends_when_the_window_is_left(lost: Input, how: str) -> None:
    pilot = laid(come_to(moments()["combat"]), SIZE)
    table = pilot.scene
    assert isinstance(table, YucatanTable)
    pilot.click(("action", "move"))
    pilot.click(("space", moments()["combat"].action.args[0]))
    pilot.give(Point(-1, -1))
    covered, lit = seen(pilot), dict(table.lit)
    if how == "key":
        pilot.give(pressed("p"))
    else:
        pilot.hold(("button", "peek"))
    assert table.peeking
    pilot.give(lost)
    assert not table.peeking
    assert table.lit == lit, "the choice was lost"
    pilot.give(Point(-1, -1))
    assert seen(pilot) == covered


@pytest.mark.parametrize("how", ["key", "button"])
def test_a_dialog_over_a_peek_shows_nothing(how: str) -> None:
    pilot = laid(come_to(moments()["combat"]), SIZE)
    pilot.click(("button", "peek"))
    pilot.press("l")
    covered = seen(pilot)
    pilot.press("escape")
    if how == "key":
        pilot.point(("button", "peek"))
        pilot.give(pressed("p"))
    else:
        pilot.hold(("button", "peek"))
    pilot.press("l")
    assert seen(pilot) == covered
    pilot.press("escape")
    table = pilot.scene
    assert isinstance(table, YucatanTable)
    assert table.view.viewer is None


def test_a_step_ends_the_peek() -> None:
    moment = moments()["deliver"]
    pilot = laid(come_to(moment), SIZE)
    table = pilot.scene
    assert isinstance(table, YucatanTable)
    pilot.click(("action", "move"))
    pilot.click(("space", moment.action.args[0]))
    pilot.give(pressed("p"))
    pilot.click(("space", moment.action.args[1]))
    assert len(table.session.entries) == len(moment.done) + 1
    assert table.view.viewer is None


def test_another_seats_warriors_are_looked_at_behind_the_curtain() -> None:
    moment = moments()["combat"]
    other = 3 - moment.action.seat
    covered, open_ = [], []
    for dealt in ((None, 0), (None, 3), (other, 0), (other, 5)):
        pilot = laid(dealt_anew(moment, *dealt), SIZE)
        pilot.click(f"player-{other}")
        assert isinstance(pilot.scene, PlayerDialog)
        pilot.click("look")
        scene = pilot.scene
        assert isinstance(scene, PeekScene)
        assert scene.offer.name == pilot.stage.scenes[0].session.seats[other - 1].name  # type: ignore[attr-defined]
        covered.append(seen(pilot))
        if dealt[0] == other:
            pilot.hold(("disc", 0))
            pilot.step(0.3)
            open_.append(seen(pilot))
            pilot.let_go()
        pilot.press("escape")
        assert isinstance(pilot.scene, YucatanTable)
    assert len(set(covered)) == 1
    assert len(set(open_)) == 1
    assert open_[0] != covered[0]


@pytest.mark.parametrize("wish", ["dispatch", "first warrior"])
def test_the_secret_choice_is_covered_until_it_is_opened(wish: str) -> None:
    moment = moments()[wish]
    seat, space = moment.action.seat, moment.action.args[0]
    covered, open_ = [], []
    for dealt in ((None, 0), (None, 3), (seat, 0), (seat, 5)):
        pilot = laid(dealt_anew(moment, *dealt), SIZE)
        if moment.action.kind == "dispatch":
            pilot.click(("action", "dispatch"))
        pilot.click(("space", space))
        assert isinstance(pilot.scene, SecretChoice)
        pilot.give(Point(-1, -1))
        covered.append(seen(pilot))
        if dealt[0] == seat:
            pilot.click("show")
            open_.append(seen(pilot))
    assert len(set(covered)) == 1
    assert len(set(open_)) == 1
    assert open_[0] != covered[0]


@pytest.mark.parametrize("lost", [FocusLost(), Hidden()], ids=["focus", "minimised"])
def test_the_secret_choice_covers_itself_when_the_window_is_left(lost: Input) -> None:
    moment = moments()["dispatch"]
    pilot = laid(come_to(moment), SIZE)
    pilot.click(("action", "dispatch"))
    pilot.click(("space", moment.action.args[0]))
    pilot.point("show")
    covered = seen(pilot)
    pilot.click("show")
    assert ("button", "show") not in pilot.scene.targets
    pilot.give(lost)
    pilot.point("show")
    assert seen(pilot) == covered
    assert ("brotherhood", "jaguar") not in pilot.scene.targets
    pilot.click("show")
    pilot.click(("brotherhood", moment.action.args[1]))
    table = pilot.scene
    assert isinstance(table, YucatanTable)
    assert table.session.entries[-1].action == moment.action


def test_the_choice_of_the_last_sort_is_asked_for_like_any_other() -> None:
    """That no other sort is left in the supply is a secret too."""
    moment = moments()["dispatch"]
    session = come_to(moment)
    state = session.state.clone()
    seat, brotherhood = moment.action.seat, str(moment.action.args[1])
    counts = [0, 0, 0]
    counts[BROTHERHOODS.index(brotherhood)] = sum(state.reserve[seat])
    state.reserve[seat] = (counts[0], counts[1], counts[2])
    session._states[-1] = state
    pilot = laid(session, SIZE)
    pilot.click(("action", "dispatch"))
    pilot.click(("space", moment.action.args[0]))
    assert isinstance(pilot.scene, SecretChoice)


def test_one_person_alone_has_no_veil() -> None:
    moment = moments()["dispatch"]
    pilot = laid(come_to(moment), SIZE, curtain=False)
    pilot.click(("action", "dispatch"))
    pilot.click(("space", moment.action.args[0]))
    assert ("brotherhood", moment.action.args[1]) in pilot.scene.targets
    pilot = laid(come_to(moments()["remove"]), SIZE, curtain=False)
    assert isinstance(pilot.scene, YucatanTable)
    pilot = laid(come_to(moments()["remove"]), SIZE)
    assert isinstance(pilot.scene, CurtainScene)
