"""The map between spaces and pixels, at any turn and zoom."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.hexgrid import ORIGIN, TURNS, Hex, Projection, area, corner_hexes, neighbours, spiral

hexes = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
points = st.tuples(st.floats(-3000, 3000), st.floats(-3000, 3000))
projections = st.builds(
    Projection, st.floats(4, 200), st.sampled_from(range(-180, 181, 30)).map(float), points
)


def near(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return math.dist(a, b) < 1e-6


@given(projections, hexes)
def test_the_centre_of_a_space_lies_in_it(view: Projection, h: Hex) -> None:
    assert view.at(*view.centre(h)) == h


@given(projections, hexes, st.integers(0, 5), st.floats(0, 0.99))
def test_a_point_towards_a_corner_lies_in_the_space(view: Projection, h: Hex, i: int, share: float) -> None:
    assert view.at(*view.corners(h, share)[i]) == h


@given(projections, hexes)
def test_corners_are_where_three_spaces_meet(view: Projection, h: Hex) -> None:
    for point, three in zip(view.corners(h), corner_hexes(h), strict=True):
        assert near(point, view.corner(three))
        assert math.dist(point, view.centre(h)) == pytest.approx(view.radius)


@given(projections, hexes, st.integers(0, 5))
def test_neighbours_share_an_edge(view: Projection, h: Hex, side: int) -> None:
    other = neighbours(h)[side]
    p, q = view.edge(h, other)
    back = view.edge(other, h)
    assert near(p, back[1])
    assert near(q, back[0])
    assert math.dist(p, q) == pytest.approx(view.radius)


@given(projections, hexes, st.floats(0.2, 5), points)
def test_zooming_keeps_the_spot_under_the_pointer(
    view: Projection, h: Hex, factor: float, about: tuple[float, float]
) -> None:
    closer = view.zoomed(factor, about)
    old, new = view.centre(h), closer.centre(h)
    assert new[0] - about[0] == pytest.approx((old[0] - about[0]) * factor, abs=1e-6)
    assert new[1] - about[1] == pytest.approx((old[1] - about[1]) * factor, abs=1e-6)


@given(projections, hexes, points)
def test_six_turns_of_sixty_degrees_bring_the_view_back(
    view: Projection, h: Hex, about: tuple[float, float]
) -> None:
    turning = view
    for _step in range(6):
        turning = turning.rotated(60, about)
    assert math.dist(turning.centre(h), view.centre(h)) < 1e-5
    assert turning.north == pytest.approx(view.north + 2 * math.pi)


@given(projections, hexes, points)
def test_moving_shifts_everything(view: Projection, h: Hex, by: tuple[float, float]) -> None:
    x, y = view.centre(h)
    assert near(view.moved(*by).centre(h), (x + by[0], y + by[1]))


def test_north_is_up_on_a_board_not_turned() -> None:
    view = Projection(10)
    assert view.north == pytest.approx(-math.pi / 2)
    (x, y), (x0, y0) = view.centre(Hex(1, -2)), view.centre(ORIGIN)
    assert x == pytest.approx(x0)
    assert y < y0


@pytest.mark.parametrize("turn", TURNS)
def test_a_fitted_board_fills_its_zone_and_stays_inside(turn: float) -> None:
    cells, zone = area(ORIGIN, 4), (14.0, 60.0, 1452.0, 1012.0)
    view = Projection.fit(cells, zone, turns=(turn,))
    left, top, right, bottom = view.bounds(cells)
    air = 0.26 * view.radius
    assert left - air >= zone[0] - 1e-6
    assert top - air >= zone[1] - 1e-6
    assert right + air <= zone[0] + zone[2] + 1e-6
    assert bottom + air <= zone[1] + zone[3] + 1e-6
    spare = min(zone[2] - (right - left) - 2 * air, zone[3] - (bottom - top) - 2 * air)
    assert spare == pytest.approx(0, abs=1e-6)


def test_a_turn_must_be_worth_it() -> None:
    wide = [Hex(q, 0) for q in range(10)]
    assert Projection.fit(wide, (0, 0, 900, 300)).turn == 0
    assert Projection.fit(wide, (0, 0, 300, 900)).turn == -90
    tiny_gain = Projection.fit(area(ORIGIN, 3), (0, 0, 500, 500))
    assert tiny_gain.turn == 0


def test_the_outline_of_a_ring_has_an_outer_and_an_inner_line() -> None:
    view = Projection(10)
    loops = view.outline(spiral(ORIGIN, 2)[1:])
    assert sorted(len(loop) for loop in loops) == [6, 30]
    clockwise = [_area(loop) > 0 for loop in sorted(loops, key=len)]
    assert clockwise == [False, True]


def _area(loop: list[tuple[float, float]]) -> float:
    pairs = zip(loop, loop[1:] + loop[:1], strict=True)
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)


def test_nonsense_is_refused() -> None:
    with pytest.raises(ValueError, match="radius"):
        Projection(0)
    with pytest.raises(ValueError, match="at least one space"):
        Projection.fit([], (0, 0, 10, 10))
    with pytest.raises(ValueError, match="at least one space"):
        Projection.fit([ORIGIN], (0, 0, 0, 10))
