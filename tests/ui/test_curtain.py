"""The curtain keeps its secrets until a disc is held, and covers them again."""

from __future__ import annotations

import pygame
import pytest
from screens import nothing, secrets

from tabletop.ui.inputs import FocusLost, Key
from tabletop.ui.pilot import Pilot
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.curtain import HOLD_SECONDS, CurtainOffer, CurtainScene, PeekScene
from tabletop.ui.settings import Settings


class Table(Scene):
    """What lies beneath."""


def pilot_with(
    asked: list[int], started: list[int], kind: type[CurtainScene] = CurtainScene, pace: str = "off"
) -> Pilot:
    pilot = Pilot(Table(), settings=Settings(pace=pace))
    offer = CurtainOffer(
        "Łucja", 2, secrets(9, asked.append), lambda: started.append(1), "Look away.", "Hold one."
    )
    pilot.stage.push(kind(offer))
    pilot.settle()
    return pilot


def curtain(pilot: Pilot) -> CurtainScene:
    top = pilot.scene
    assert isinstance(top, CurtainScene)
    return top


def whole(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.surface, "RGB")


def test_nothing_secret_is_asked_for_before_a_disc_is_held() -> None:
    asked: list[int] = []
    pilot = pilot_with(asked, [])
    for i in range(9):
        pilot.point(("disc", i))
    for _ in range(30):
        pilot.press("tab")
    assert asked == []


def test_a_disc_is_open_while_it_is_held_and_leaves_no_trace() -> None:
    asked: list[int] = []
    pilot = pilot_with(asked, [])
    pilot.point(("disc", 3))
    before = whole(pilot)
    pilot.hold(("disc", 3))
    pilot.step(0.2)
    assert asked == [3]
    assert curtain(pilot).held == 3
    assert whole(pilot) != before
    pilot.let_go()
    pilot.point(("disc", 3))
    assert curtain(pilot).held is None
    assert whole(pilot) == before


def test_it_covers_itself_after_three_seconds() -> None:
    pilot = pilot_with([], [])
    pilot.hold(("disc", 0))
    pilot.step(HOLD_SECONDS - 0.1)
    assert curtain(pilot).held == 0
    assert pilot.stage.next_wake() == 0.0, "the ring runs out"
    pilot.step(0.2)
    assert curtain(pilot).held is None
    assert pilot.stage.next_wake() is None
    pilot.let_go()
    assert curtain(pilot).held is None


def test_it_is_lifted_by_key_too() -> None:
    asked: list[int] = []
    pilot = pilot_with(asked, [])
    pilot.walk_to(("disc", 5))
    pilot.give(Key("space"), Key("space", again=True))
    assert curtain(pilot).held == 5
    pilot.give(Key("space", down=False))
    assert curtain(pilot).held is None
    assert asked == [5]


@pytest.mark.parametrize("key", ["mouse", "space"])
def test_it_is_covered_when_the_window_loses_the_focus(key: str) -> None:
    pilot = pilot_with([], [])
    if key == "mouse":
        pilot.hold(("disc", 2))
    else:
        pilot.walk_to(("disc", 2))
        pilot.give(Key("space"))
    assert curtain(pilot).held == 2
    pilot.give(FocusLost())
    assert curtain(pilot).held is None


def test_the_button_starts_the_turn_and_uncovers_the_table() -> None:
    started: list[int] = []
    pilot = pilot_with([], started)
    pilot.click("start")
    assert started == [1]
    assert isinstance(pilot.scene, Table)


def test_return_starts_the_turn_without_walking() -> None:
    started: list[int] = []
    pilot = pilot_with([], started)
    pilot.press("return")
    assert started == [1]


def test_escape_does_not_open_a_curtain_but_ends_a_peek() -> None:
    started: list[int] = []
    pilot = pilot_with([], started)
    pilot.press("escape")
    assert isinstance(pilot.scene, CurtainScene)
    pilot = pilot_with([], started, PeekScene)
    pilot.press("escape")
    assert isinstance(pilot.scene, Table)


def test_with_motions_the_colour_wipes_in_and_a_circle_opens() -> None:
    started: list[int] = []
    pilot = Pilot(Table(), settings=Settings(pace="normal"))
    pilot.stage.push(CurtainScene(CurtainOffer("Łucja", 2, secrets(), lambda: started.append(1))))
    pilot.step(0.01)
    right, left = (1270, 360), (4, 360)
    paper = tuple(pilot.surface.get_at(right))
    pilot.step(0.1)
    assert tuple(pilot.surface.get_at(left)) != paper
    assert tuple(pilot.surface.get_at(right)) == paper
    pilot.settle()
    assert tuple(pilot.surface.get_at(right)) != paper
    pilot.give(Key("return"))
    assert started == [1], "what lies beneath is made ready before it is seen"
    pilot.step(0.02)
    assert isinstance(pilot.scene, CurtainScene)
    pilot.settle()
    assert isinstance(pilot.scene, Table)


def test_a_start_that_shows_another_scene_is_not_undone() -> None:
    pilot = Pilot(Table())
    other = Table()
    scene = CurtainScene(CurtainOffer("Łucja", 2, (), lambda: pilot.stage.reset(other)))
    pilot.stage.push(scene)
    pilot.settle()
    pilot.click("start")
    assert pilot.stage.scenes == [other]


def test_a_curtain_without_secrets_has_only_the_button() -> None:
    pilot = Pilot(Table())
    pilot.stage.push(CurtainScene(CurtainOffer("Itzel", 1, (), nothing)))
    pilot.settle()
    assert [t.name for t in pilot.scene.targets] == [("button", "start")]
