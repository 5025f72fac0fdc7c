"""Named targets: what is hit, and how the keyboard walks."""

from __future__ import annotations

import pytest

from tabletop.ui.shapes import Circle, Polygon, Rect
from tabletop.ui.targets import Name, Target, Targets


def grid() -> Targets:
    """Three by three buttons of 80x50, named by column and row."""
    targets = Targets()
    for row in (2, 0, 1):
        for column in (1, 2, 0):
            targets.add(Target(("b", f"{column}{row}"), Rect(100 * column, 60 * row, 80, 50)))
    return targets


def hit(targets: Targets, x: float, y: float) -> Name:
    """The name of what lies under a point."""
    target = targets.hit(x, y)
    assert target is not None
    return target.name


def step(targets: Targets, by: int) -> object:
    """The id of where Tab leads."""
    target = targets.step(by)
    assert target is not None
    return target.name[1]


def go(targets: Targets, direction: str) -> object:
    """The id of where an arrow leads."""
    target = targets.go(direction)
    assert target is not None
    return target.name[1]


def test_the_topmost_shape_is_hit() -> None:
    targets = Targets()
    targets.add(Target(("hex", 1), Polygon(((0, 0), (100, 0), (100, 100), (0, 100)))))
    targets.add(Target(("pawn", 1), Circle(50, 50, 20)))
    assert hit(targets, 50, 60) == ("pawn", 1)
    assert hit(targets, 50, 80) == ("hex", 1)
    assert targets.hit(120, 50) is None


def test_small_targets_are_hit_within_44_pixels_but_yield_to_what_lies_there() -> None:
    targets = Targets()
    targets.add(Target(("icon", "undo"), Rect(100, 100, 20, 20)))
    targets.add(Target(("icon", "redo"), Rect(130, 100, 20, 20)))
    assert hit(targets, 90, 90) == ("icon", "undo")
    assert hit(targets, 126, 110) == ("icon", "redo")
    assert hit(targets, 119, 110) == ("icon", "undo")
    assert targets.hit(80, 110) is None


def test_polygons_know_their_inside() -> None:
    hexagon = Polygon(((10, 0), (20, 5), (20, 15), (10, 20), (0, 15), (0, 5)))
    assert hexagon.contains(10, 10)
    assert not hexagon.contains(1, 1)
    assert hexagon.bounds == (0, 0, 20, 20)
    assert hexagon.centre == (10, 10)
    outer = Polygon(tuple(hexagon.outline(3)))
    assert all(outer.contains(x * 0.99 + 0.1, y * 0.99 + 0.1) for x, y in hexagon.points)


def test_tab_walks_in_reading_order_and_round() -> None:
    targets = grid()
    walked = [step(targets, 1) for _ in range(9)]
    assert walked == ["00", "10", "20", "01", "11", "21", "02", "12", "22"]
    assert step(targets, 1) == "00"
    assert step(targets, -1) == "22"


def test_slightly_uneven_tops_are_one_row() -> None:
    targets = Targets()
    targets.add(Target(("b", "right"), Rect(200, 0, 50, 50)))
    targets.add(Target(("b", "left"), Rect(0, 8, 50, 50)))
    assert [t.name[1] for t in targets.walked()] == ["left", "right"]


def test_arrows_go_to_the_nearest_in_their_direction() -> None:
    targets = grid()
    targets.focus = ("b", "11")
    assert go(targets, "right") == "21"
    assert go(targets, "up") == "20"
    assert go(targets, "up") == "20", "there is nothing farther up"
    assert go(targets, "left") == "10"
    assert go(targets, "down") == "11"


def test_unwalked_targets_are_left_out() -> None:
    targets = grid()
    targets.add(Target(("b", "hidden"), Rect(0, 0, 5, 5), walk=False))
    assert "hidden" not in [t.name[1] for t in targets.walked()]


def test_targets_are_found_by_name() -> None:
    targets = grid()
    targets.add(Target(("c", "00"), Rect(500, 0, 5, 5)))
    assert targets.find("11").name == ("b", "11")
    assert targets.find("c:00").name == ("c", "00")
    assert targets.find(("b", "00")).name == ("b", "00")
    with pytest.raises(KeyError, match="2 targets are called '00'"):
        targets.find("00")
    with pytest.raises(KeyError, match="there are: "):
        targets.find("nobody")


def test_a_target_is_lit_and_disabled_with_its_reason() -> None:
    targets = grid()
    targets.change(("b", "00"), lit=True)
    assert targets.find("00").lit
    assert targets.find("00").enabled
    targets.change(("b", "00"), reason="There is no village.")
    assert targets.find("00").lit, "being lit is left as it is"
    assert not targets.find("00").enabled
