"""Nothing is clipped and nothing overlaps on any screen of the kit, at any size of window and text."""

from __future__ import annotations

import pytest
from screenfit import faults
from screens import SCENES

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.settings import Settings
from tabletop.ui.stage import Stage

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1024, 1400), (2560, 1080)]
TEXTS = [80, 100, 150, 200]


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas()


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_nothing_is_clipped_and_nothing_overlaps(name: str, size: tuple[int, int], atlas: Atlas) -> None:
    found = {}
    for text in TEXTS:
        stage = Stage(size, Settings(text_percent=text, pace="off"), atlas=atlas)
        scene = SCENES[name]()
        stage.push(scene)
        stage.settle_layout()
        found[text] = faults(scene)
    assert not any(found.values()), found


@pytest.mark.parametrize("name", SCENES)
def test_a_large_window_shows_the_wished_text_size(name: str, atlas: Atlas) -> None:
    for text in TEXTS:
        stage = Stage((1920, 1080), Settings(text_percent=text, pace="off"), atlas=atlas)
        scene = SCENES[name]()
        stage.push(scene)
        stage.settle_layout()
        assert scene.kit.theme.text >= min(1.3, text / 100) - 0.001


@pytest.mark.parametrize("name", SCENES)
def test_every_target_is_reached_by_tab_and_is_large_enough(name: str, atlas: Atlas) -> None:
    stage = Stage((1280, 720), Settings(pace="off"), atlas=atlas)
    scene = SCENES[name]()
    stage.push(scene)
    stage.settle_layout()
    reached = set()
    for _ in range(len(scene.targets)):
        scene.targets.step(1)
        reached.add(scene.targets.focus)
    assert reached == {t.name for t in scene.targets if t.walk}
    for target in scene.targets:
        x, y = target.shape.centre
        hit = scene.targets.hit(x, y)
        assert hit is not None
        assert hit.name == target.name
