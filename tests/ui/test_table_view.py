"""The view of the board: zoom, move, turn, resize; what is pointed at is what is clicked; idleness."""

from __future__ import annotations

import math

import pygame
import pytest
from moments import come_to, laid, moments, new_session

from tabletop.ui.inputs import Drag, Point, Press, Release, Resize, Wheel
from tabletop.ui.pilot import Pilot
from yucatan.ui.table import YucatanTable


def at(wish: str, size: tuple[int, int] = (1280, 800)) -> tuple[Pilot, YucatanTable]:
    pilot = laid(come_to(moments()[wish]), size)
    table = pilot.scene
    assert isinstance(table, YucatanTable)
    return pilot, table


def space_at(table: YucatanTable, x: float, y: float) -> int:
    """The space whose hexagon holds a point, worked out from distances."""
    spaces = range(len(table.session.setup.board.spaces))
    return min(spaces, key=lambda space: math.dist(table.board.centre(space), (x, y)))


def check_pointing(table: YucatanTable) -> int:
    """Every space in sight is hit at its middle and near its corners, unless a widget lies there."""
    met = 0
    for target in table.targets:
        if target.name[0] != "space" or not target.pointed:
            continue
        x, y = target.shape.centre
        for dx, dy in ((0, 0), (0.6, 0), (-0.6, 0), (0, 0.6), (0, -0.6)):
            px, py = x + dx * table.board.radius, y + dy * table.board.radius
            if not table.board.zone.collidepoint(px, py):
                continue
            hit = table.targets.hit(px, py)
            assert hit is not None
            if hit.name[0] == "space":
                assert hit.name[1] == space_at(table, px, py)
                met += 1
    return met


def test_the_wheel_zooms_about_the_pointer() -> None:
    pilot, table = at("both ways")
    space = next(iter(table.lit))
    x, y = table.board.centre(space)
    for steps in (1, 2, 1, -1):
        pilot.give(Wheel(x, y, steps))
        assert table.board.zoom > 1
        hit = table.targets.hit(x, y)
        assert hit is not None
        assert hit.name == ("space", space)
        assert check_pointing(table) > 20
    pilot.give(Wheel(x, y, -20))
    assert table.board.zoom == 1


def test_the_board_is_dragged_and_comes_back() -> None:
    pilot, table = at("both ways")
    before = {space: table.board.centre(space) for space in range(20)}
    middle = table.board.zone.center
    pilot.give(Wheel(*middle, 3))
    zoomed = table.board.centre(0)
    x, y = next(t.shape.centre for t in table.targets if t.name[0] == "space" and t.pointed)
    pilot.give(Press(x, y), Drag(x - 30, y - 20, -30, -20), Drag(x - 50, y - 25, -20, -5))
    pilot.give(Release(x - 50, y - 25))
    moved = table.board.centre(0)
    assert (moved[0] - zoomed[0], moved[1] - zoomed[1]) != (0, 0)
    assert moved[0] - zoomed[0] == pytest.approx(-50, abs=60)
    assert table.choice is not None
    assert not table.choice.picker.begun, "a drag is no click"
    assert check_pointing(table) > 20
    pilot.click("fit")
    assert {space: table.board.centre(space) for space in range(20)} == before


def test_the_board_never_leaves_its_zone() -> None:
    pilot, table = at("both ways")
    pilot.give(Wheel(*table.board.zone.center, 3))
    x, y = table.board.zone.center
    for dx, dy in ((4000, 0), (0, 4000), (-9000, 0), (0, -9000)):
        pilot.give(Press(x, y), Drag(x, y, dx, dy), Release(x, y))
        assert any(t.pointed for t in table.targets if t.name[0] == "space")
        assert check_pointing(table) > 20


def test_a_turned_board_keeps_the_choice_and_is_pointed_at_rightly() -> None:
    pilot, table = at("both ways")
    action = moments()["both ways"].action
    pilot.click(("space", action.args[0]))
    lit = dict(table.lit)
    for turn in range(6):
        if turn % 2:
            pilot.press("t")
        else:
            pilot.click("turn-board")
        assert table.lit == lit
        assert check_pointing(table) > 100
    pilot.click(("space", action.args[1]))
    assert table.choice is not None
    assert table.choice.picker.args == action.args[:2]


def test_zoom_by_keys_and_buttons() -> None:
    pilot, table = at("both ways")
    pilot.press("+")
    pilot.click("zoom-in")
    assert table.board.zoom == pytest.approx(1.25**2)
    pilot.press("-")
    pilot.click("zoom-out")
    assert table.board.zoom == pytest.approx(1)
    pilot.press("+")
    pilot.press("0")
    assert table.board.zoom == 1
    for _ in range(12):
        pilot.press("+")
    assert table.board.zoom == 3


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900), (1100, 1000), (2560, 1080)])
def test_a_window_resized_in_the_middle_of_a_choice_keeps_it(size: tuple[int, int]) -> None:
    pilot, table = at("both ways")
    action = moments()["both ways"].action
    pilot.click(("space", action.args[0]))
    lit, focus = dict(table.lit), table.targets.focus
    pilot.give(Resize(*size))
    pilot.settle()
    assert pilot.surface.get_size() == size
    assert table.lit == lit
    assert table.targets.focus == focus
    assert table.marks.chosen == action.args[0]
    assert check_pointing(table) > 20
    pilot.click("fit")
    pilot.click(("space", action.args[1]))
    pilot.click(("space", action.args[2]))
    assert table.session.entries[-1].action == action


def test_keys_bring_a_space_out_of_sight_into_sight() -> None:
    pilot, table = at("both ways")
    pilot.click(("action", "move"))
    pilot.click(("space", moments()["both ways"].action.args[0]))
    x, y = table.board.zone.topleft
    pilot.give(Wheel(x + 5, y + 5, 5))
    hidden = [t for t in table.targets if t.lit and not t.pointed]
    assert hidden
    for target in hidden:
        hit = table.targets.hit(*target.shape.centre)
        assert hit is None or hit.name != target.name
        pilot.walk_to(target.name)
        assert table.board.zone.collidepoint(table.board.centre(int(str(target.name[1]))))
        assert table.targets.find(target.name).pointed


@pytest.mark.parametrize("board", ["two-shores", "delta", "four-thrones", "training"])
@pytest.mark.parametrize("zoom", [0, 2])
def test_tab_goes_round_everything(board: str, zoom: int) -> None:
    """The board moves under the focus, and no space is passed over."""
    session = new_session(board, 2)
    while session.decision is not None and session.decision.kind != "neutral-village":
        session.submit(session.options()[0])
    pilot = laid(session, (1280, 800))
    table = pilot.scene
    assert isinstance(table, YucatanTable)
    pilot.give(Wheel(*table.board.zone.center, zoom))
    wanted = {target.name for target in table.targets.walked()}
    for shift in (False, True):
        reached = set()
        for _ in range(len(wanted)):
            pilot.press("tab", shift=shift)
            reached.add(table.targets.focus)
        assert reached == wanted


def test_a_zoomed_board_moves_where_nothing_lit_could_be_seen() -> None:
    pilot, table = at("both ways")
    action = moments()["both ways"].action
    pilot.click(("action", "move"))
    x, y = table.board.centre(int(action.args[0]))
    corners = [table.board.zone.topleft, table.board.zone.bottomright]
    far = max(corners, key=lambda corner: math.dist(corner, (x, y)))
    pilot.give(Wheel(*far, 9))
    pilot.press("escape")
    for _ in range(2):
        lit = [t for t in table.targets if t.lit]
        assert lit
        assert any(t.pointed for t in lit)
        pilot.press("4")


def test_nothing_is_drawn_while_nothing_happens() -> None:
    pilot, table = at("both ways")
    for _ in range(3):
        draws = pilot.draws
        for _frame in range(120):
            pilot.step(1 / 60)
        assert pilot.draws == draws
        assert pilot.stage.next_wake() is None
        pilot.click(("action", "move"))
    x, y = table.board.centre(next(iter(table.lit)))
    pilot.give(Point(x, y))
    pilot.step(2)
    draws = pilot.draws
    for _frame in range(60):
        pilot.give(Point(x + 1, y))
        pilot.step(1 / 60)
    assert pilot.draws == draws, "the pointer moved within one space"


def test_what_is_drawn_anew_in_part_is_what_would_be_drawn_whole() -> None:
    """After a row of inputs with partial redraws the picture equals one drawn from nothing."""
    for wish in ("both ways", "combat"):
        pilot, table = at(wish)
        action = moments()[wish].action
        steps = [
            lambda: pilot.point(("space", action.args[0])),  # noqa: B023
            lambda: pilot.click(("action", "move")),  # noqa: B023
            lambda: pilot.click(("space", action.args[0])),  # noqa: B023
            lambda: pilot.point(("space", action.args[1])),  # noqa: B023
            lambda: pilot.press("tab"),  # noqa: B023
            lambda: pilot.press("down"),  # noqa: B023
            lambda: pilot.press("5"),  # noqa: B023
            lambda: pilot.click(("space", action.args[1])),  # noqa: B023
            lambda: pilot.point("undo"),  # noqa: B023
            lambda: pilot.step(1.0),  # noqa: B023
            lambda: pilot.press("escape"),  # noqa: B023
            lambda: pilot.press("escape"),  # noqa: B023
            lambda: pilot.press("escape"),  # noqa: B023
        ]
        for number, step in enumerate(steps):
            step()
            partly = pilot.surface.copy()
            pilot.stage.invalidate()
            table._still = type(table._still)()
            pilot.step()
            same = pygame.mask.from_threshold(pilot.surface, "black", (4, 4, 4, 255), partly).count()
            assert same == partly.get_width() * partly.get_height(), f"{wish}: after step {number}"
