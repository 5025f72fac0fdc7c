"""Nothing is clipped and nothing overlaps at the table, in any decision, at any size of window and text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

import pytest
import screenfit
from greedy import choose
from moments import WIDEST, come_to, desk, moments, new_session

from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.curtain import CurtainScene
from tabletop.ui.settings import Settings
from tabletop.ui.stage import Stage
from yucatan.state import State
from yucatan.ui import entry
from yucatan.ui.handcard import HandCard
from yucatan.ui.mapwidgets import MapArea, PillFrame
from yucatan.ui.playerrow import PlayerRow
from yucatan.ui.secret import SecretChoice
from yucatan.ui.table import YucatanTable

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
TEXTS = [80, 100, 150, 200]
NAMES = (WIDEST,) * 4
KINDS = ("large-village", "small-village", "neutral-village", "first-warrior", "turn", "raid", "remove")


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas()


@cache
def _games() -> Mapping[str, Session[State]]:
    """A game of four with the widest names at every kind of decision, late, in a turn of three digits."""
    found: dict[str, Session[State]] = {}
    for seed in (3, 0, 1):
        session, rng = new_session("four-thrones", seed, NAMES), Rng(seed)
        while session.decision is not None:
            kind = session.decision.kind
            if kind not in found or (kind == "turn" and len(session.entries) < 190):
                copy = new_session("four-thrones", seed, NAMES)
                copy._states[:] = [session.state.clone()]
                copy._entries[:] = session._entries
                copy.state.turn = 888
                found[kind] = copy
            session.submit(choose(session, rng))
    return found


def game(kind: str) -> Session[State]:
    return _games()[kind]


def late(wish: str) -> Session[State]:
    """The game of a moment with the widest names, in a turn of three digits."""
    session = come_to(moments()[wish], NAMES)
    session.state.turn = 888
    return session


Act = Callable[[Stage, YucatanTable], None]


def nothing(_stage: Stage, _table: YucatanTable) -> None:
    """Leave it as it is."""


def moving(_stage: Stage, table: YucatanTable) -> None:
    table.use(table.targets.find(("action", "move")), (0, 0))
    space = moments()["combat"].action.args[0] if table.session.game else 0
    if ("space", space) in table.targets and table.targets.find(("space", space)).lit:
        table.use(table.targets.find(("space", space)), (0, 0))


def attacking(stage: Stage, table: YucatanTable) -> None:
    moving(stage, table)
    table.use(table.targets.find(("space", moments()["combat"].action.args[1])), (0, 0))
    assert table.confirming is not None


def choosing(stage: Stage, table: YucatanTable) -> None:
    action = moments()["dispatch"].action
    table.use(table.targets.find(("action", "dispatch")), (0, 0))
    table.use(table.targets.find(("space", action.args[0])), (0, 0))
    assert isinstance(stage.top, SecretChoice)


def choosing_open(stage: Stage, table: YucatanTable) -> None:
    choosing(stage, table)
    stage.settle_layout()
    scene = stage.top
    assert scene is not None
    scene.use(scene.targets.find("show"), (0, 0))


def zoomed(_stage: Stage, table: YucatanTable) -> None:
    table.zoom(3.0)


def player(_stage: Stage, table: YucatanTable) -> None:
    table.show_player(1)


def log(_stage: Stage, table: YucatanTable) -> None:
    table.show_log()


VIEWS: dict[str, tuple[Callable[[], Session[State]], Act]] = {
    **{f"four, {kind}": ((lambda kind=kind: game(kind)), nothing) for kind in KINDS},  # type: ignore[misc]
    "two, a warrior in hand": (lambda: late("combat"), moving),
    "two, an attack to confirm": (lambda: late("combat"), attacking),
    "two, a raid": (lambda: late("raid"), nothing),
    "secret choice": (lambda: late("dispatch"), choosing),
    "secret choice, open": (lambda: late("dispatch"), choosing_open),
    "four, zoomed": (lambda: game("turn"), zoomed),
    "player": (lambda: game("turn"), player),
    "log": (lambda: game("turn"), log),
}


def shown(view: str, size: tuple[int, int], text: int, atlas: Atlas) -> tuple[Scene, YucatanTable]:
    """A view of the table laid out: the scene on top, and the table."""
    session, act = VIEWS[view]
    host = desk()
    stage = Stage(size, Settings(text_percent=text, pace="off"), atlas=atlas)
    stage.push(host.opening(lambda: entry.table(session(), host)))
    stage.settle_layout()
    (table,) = [scene for scene in stage.scenes if isinstance(scene, YucatanTable)]
    if isinstance(stage.top, CurtainScene):
        stage.top.use(stage.top.targets.find("start"), (0, 0))
        stage.settle_layout()
    act(stage, table)
    stage.settle_layout()
    assert stage.top is not None
    return stage.top, table


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_nothing_is_clipped_and_nothing_overlaps(
    view: str, size: tuple[int, int], atlas: Atlas, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screenfit, "CONTAINERS", (*screenfit.CONTAINERS, MapArea, PillFrame, HandCard))
    found = {}
    for text in TEXTS:
        scene, _table = shown(view, size, text, atlas)
        found[text] = screenfit.faults(scene)
    assert not any(found.values()), found


@pytest.mark.parametrize("view", [view for view in VIEWS if view.startswith(("four", "two"))])
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_every_lit_space_can_be_clicked_and_walked_to(view: str, size: tuple[int, int], atlas: Atlas) -> None:
    for text in TEXTS:
        _scene, table = shown(view, size, text, atlas)
        whole = table.board.zoom == 1
        for space in table.lit:
            target = table.targets.find(("space", space))
            assert target.walk
            if whole:
                hit = table.targets.hit(*target.shape.centre)
                assert hit is not None
                assert hit.name == target.name, f"{hit.name} lies over space {space} at text {text}"
        walked = {target.name for target in table.targets.walked()}
        assert {("space", space) for space in table.lit} <= walked


@pytest.mark.parametrize(
    "wish", ["both ways", "combat", "leads to a removal", "enlarge and deliver", "dispatch"]
)
def test_the_card_says_all_of_what_is_pointed_at(wish: str, atlas: Atlas) -> None:
    """With ordinary names nothing is cut short, whatever the pointer is on."""
    moment = moments()[wish]
    for size in SIZES[:3]:
        host = desk()
        stage = Stage(size, Settings(pace="off"), atlas=atlas)
        stage.push(host.opening(lambda: entry.table(come_to(moment), host)))  # noqa: B023
        stage.settle_layout()
        (table,) = stage.scenes
        assert isinstance(table, YucatanTable)
        for chosen in (False, True):
            if chosen:
                table.use(table.targets.find(("action", moment.action.kind)), (0, 0))
                if moment.action.kind == "move":
                    table.use(table.targets.find(("space", moment.action.args[0])), (0, 0))
                stage.settle_layout()
            words = next(widget for widget in table.widgets if widget.name == ("hand", "hand"))
            for space in range(len(table.session.setup.board.spaces)):
                table.hovered(table.targets.get(("space", space)))
                (place,) = words.texts(table.kit)
                assert "…" not in place.text, f"{place.text} at {size}"


@pytest.mark.parametrize(
    "size", [(1280, 800), (1440, 900), (1600, 900), (1680, 1050), (1920, 1080), (2560, 1440)]
)
def test_a_players_figures_stand_on_one_line(size: tuple[int, int], atlas: Atlas) -> None:
    _scene, table = shown("four, turn", size, 100, atlas)
    rows = [widget for widget in table.widgets if isinstance(widget, PlayerRow)]
    assert len(rows) == 4
    for row in rows:
        assert len({spot.y for spot in row._spots(table.kit, row.rect.w)}) == 1
