"""The stage: what is drawn when, the stack of scenes, tips, notices, long work."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tabletop.ui.boxes import Box, Column, Flow, Pad
from tabletop.ui.inputs import Button as Mouse
from tabletop.ui.inputs import FocusLost, Point, Press, Release, Resize, Shown
from tabletop.ui.kit import Kit
from tabletop.ui.pilot import Pilot
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.dialog import Answer, Question
from tabletop.ui.settings import Settings
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.words import Paragraph


class Two(Scene):
    """Two buttons and a disabled one."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.left = 0

    def compose(self, kit: Kit) -> Box:
        return Pad.all(
            Column(
                [
                    Paragraph("text", "Some words. " * 20),
                    Flow(
                        [
                            Button("one", "One", lambda: self.done.append("one")),
                            Button("two", "Two", lambda: self.done.append("two")),
                            Button("three", "Three", reason="It is not there yet."),
                        ],
                        gap=kit.px(30),
                    ),
                ],
                gap=kit.px(20),
            ),
            40,
        )

    def leave(self) -> None:
        self.left += 1


@pytest.fixture
def pilot() -> Pilot:
    return Pilot(Two())


def done(pilot: Pilot) -> list[str]:
    scene = pilot.stage.scenes[0]
    assert isinstance(scene, Two)
    return scene.done


def test_nothing_is_drawn_when_nothing_changed(pilot: Pilot) -> None:
    drawn = pilot.draws
    for _ in range(10):
        pilot.step(0.1)
    pilot.give(Point(5, 5), Point(6, 6))
    assert pilot.draws == drawn
    assert pilot.stage.next_wake() is None
    pilot.point("one")
    assert pilot.draws == drawn + 1


def test_hover_draws_only_around_what_changed(pilot: Pilot) -> None:
    pilot.surface.fill("#FF00FF")
    pilot.point("one")
    box = pygame.Rect(*pilot.find("one").shape.bounds)
    assert pilot.surface.get_at(box.center)[:3] != (255, 0, 255)
    assert pilot.surface.get_at((5, 5))[:3] == (255, 0, 255)
    far = box.inflate(160, 160)
    assert pilot.surface.get_at((far.right, far.centery))[:3] == (255, 0, 255)


def test_a_part_drawn_again_is_the_same_as_the_whole(pilot: Pilot) -> None:
    for _ in range(2):
        pilot.point("one")
        pilot.point("two")
        pilot.press("tab")
    pilot.give(Point(2, 2))
    part = pilot.surface.copy()
    pilot.stage.invalidate()
    pilot.step()
    assert pygame.image.tobytes(part, "RGB") == pygame.image.tobytes(pilot.surface, "RGB")


def test_a_click_acts_on_release_over_the_same_target(pilot: Pilot) -> None:
    pilot.click("one")
    assert done(pilot) == ["one"]
    x, y = pilot.find("one").shape.centre
    pilot.give(Press(x, y), Release(*pilot.find("two").shape.centre))
    assert done(pilot) == ["one"]
    pilot.hold("two")
    pilot.give(FocusLost(), Release(*pilot.find("two").shape.centre))
    assert done(pilot) == ["one"], "what was held when the window lost the focus is let go"


def test_a_disabled_target_says_why_beside_the_pointer(pilot: Pilot) -> None:
    pilot.click("three")
    tip = pilot.scene.tip
    assert tip is not None
    assert (tip.tip.head, tip.tip.body) == ("Three", "It is not there yet.")
    assert not tip.rect.collidepoint(tip.at)
    assert pygame.Rect(0, 0, 1280, 720).contains(tip.rect)
    pilot.give(Point(1200, 700))
    assert pilot.scene.tip is None


def test_keys_walk_show_the_focus_and_act(pilot: Pilot) -> None:
    pilot.press("tab")
    pilot.press("right")
    assert pilot.scene.targets.focus == ("button", "two")
    assert pilot.scene.targets.focus_shown
    pilot.press("space")
    pilot.press("return")
    assert done(pilot) == ["two", "two"]
    pilot.press("tab")
    pilot.press("return")
    assert pilot.scene.tip is not None, "a disabled target says why by keyboard too"
    pilot.press("escape")
    assert pilot.scene.tip is None
    pilot.click("one")
    assert not pilot.scene.targets.focus_shown, "a click hides the ring"


def test_the_focus_is_drawn_in_gold(pilot: Pilot) -> None:
    pilot.press("tab")
    x, y, _w, h = pilot.find("one").shape.bounds
    colours = {tuple(pilot.surface.get_at((round(x - d), round(y + h / 2))))[:3] for d in range(1, 8)}
    assert (0xF0, 0xB9, 0x3A) in colours


def test_dialogs_lie_over_the_scene_and_give_it_back(pilot: Pilot) -> None:
    given: list[str] = []
    answers = [
        Answer("no", "No", lambda: given.append("no")),
        Answer("yes", "Yes", lambda: given.append("yes")),
    ]
    pilot.stage.push(Question("Sure?", "Really?", answers))
    pilot.step()
    pilot.click("yes")
    assert given == ["yes"]
    assert isinstance(pilot.scene, Two)
    pilot.stage.push(Question("Sure?", "Really?", answers))
    pilot.step()
    pilot.press("escape")
    assert given == ["yes", "no"], "Esc gives the safe answer"
    pilot.stage.push(Question("Sure?", "Really?", answers))
    pilot.step()
    pilot.click_at(10, 10, Mouse.RIGHT)
    assert given == ["yes", "no", "no"], "and so does the right button"


def test_the_last_scene_stays_and_reset_takes_all(pilot: Pilot) -> None:
    first = pilot.scene
    pilot.stage.pop()
    assert pilot.scene is first
    pilot.stage.push(Question("A", "B", [Answer("c", "C")]))
    pilot.stage.reset(Two())
    assert len(pilot.stage.scenes) == 1
    assert isinstance(first, Two)
    assert first.left == 1


def test_a_new_size_lays_everything_out_again(pilot: Pilot) -> None:
    pilot.give(Resize(1024, 640))
    assert pilot.surface.get_size() == (1024, 640)
    assert pilot.stage.theme.size == (1024, 640)
    pilot.click("two")
    assert done(pilot) == ["two"]


def test_a_window_shown_again_is_drawn_whole(pilot: Pilot) -> None:
    pilot.surface.fill("#FF00FF")
    pilot.give(Shown())
    assert pilot.surface.get_at((5, 5))[:3] != (255, 0, 255)


def test_settings_take_effect_at_once_and_are_told(pilot: Pilot) -> None:
    told: list[Settings] = []
    pilot.stage.on_settings = told.append
    before = pilot.find("one").shape.bounds
    pilot.stage.change_settings(pilot.stage.settings.with_(text_percent=150))
    pilot.step()
    assert pilot.find("one").shape.bounds[2] > before[2]
    assert [s.text_percent for s in told] == [150]


def test_a_notice_stays_until_the_next_click(pilot: Pilot) -> None:
    pilot.stage.tell("The settings were left aside.")
    pilot.step()
    pilot.give(Point(10, 10))
    assert pilot.stage.told == "The settings were left aside."
    pilot.click("one")
    assert pilot.stage.told is None
    assert done(pilot) == ["one"]


def test_long_work_goes_on_between_frames_and_ends_with_its_call(pilot: Pilot) -> None:
    ended: list[int] = []
    shares = iter(range(1000))

    def job() -> Iterator[float]:
        for i in shares:
            pygame.time.wait(1) if i < 40 else None
            yield i / 1000

    pilot.stage.work(job(), "Painting", lambda: ended.append(1))
    pilot.step()
    assert pilot.stage.working
    assert pilot.stage.next_wake() == 0.0
    pilot.click("one")
    assert done(pilot) == ["one"], "the window stays alive"
    pilot.settle()
    assert ended == [1]
    assert pilot.stage.next_wake() is None


def test_a_press_ends_motions_and_does_nothing_else() -> None:
    pilot = Pilot(Two(), settings=Settings(pace="normal"))
    shown: list[float] = []
    pilot.scene.motions.start(pilot.time, 500, shown.append)
    pilot.step(0.1)
    assert pilot.stage.next_wake() == 0.0
    x, y = pilot.find("one").shape.centre
    pilot.give(Press(x, y), Release(x, y))
    assert shown[-1] == 1
    assert done(pilot) == []
    pilot.click("one")
    assert done(pilot) == ["one"]
