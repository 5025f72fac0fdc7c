"""Axial geometry: distances, turns, rings, lines, corners."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.hexgrid import (
    DIRECTIONS,
    ORIGIN,
    Hex,
    area,
    connected,
    corner_hexes,
    distance,
    edge_corners,
    line,
    minus,
    neighbours,
    plus,
    ring,
    spiral,
    turned,
)

hexes = st.builds(Hex, st.integers(-40, 40), st.integers(-40, 40))


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(hexes)
def test_neighbours_are_the_six_spaces_at_distance_one(h: Hex) -> None:
    around = neighbours(h)
    assert len(set(around)) == 6
    assert all(distance(h, n) == 1 for n in around)
    assert around == tuple(plus(h, d) for d in DIRECTIONS)


@given(hexes, hexes, st.integers(-20, 20))
def test_turning_keeps_distances_and_has_order_six(a: Hex, b: Hex, steps: int) -> None:
    assert distance(turned(a, steps), turned(b, steps)) == distance(a, b)
    assert turned(a, 6) == a
    assert turned(turned(a, steps), -steps) == a
    assert turned(a, 3) == minus(ORIGIN, a)


def test_a_turn_goes_clockwise_from_direction_to_direction() -> None:
    assert [turned(DIRECTIONS[0], i) for i in range(6)] == list(DIRECTIONS)


@given(hexes, st.integers(0, 8))
def test_rings_spirals_and_areas(centre: Hex, radius: int) -> None:
    around = ring(centre, radius)
    assert len(around) == (6 * radius or 1)
    assert len(set(around)) == len(around)
    assert all(distance(centre, h) == radius for h in around)
    within = spiral(centre, radius)
    assert len(within) == 3 * radius * (radius + 1) + 1
    assert sorted(within) == sorted(area(centre, radius))
    assert list(area(centre, radius)) == sorted(within, key=lambda h: (h.r, h.q))


@given(hexes, st.integers(1, 8))
def test_a_ring_walks_from_neighbour_to_neighbour(centre: Hex, radius: int) -> None:
    around = ring(centre, radius)
    assert all(distance(a, b) == 1 for a, b in zip(around, around[1:] + around[:1], strict=True))


def test_a_ring_has_no_negative_radius() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        ring(ORIGIN, -1)


@given(hexes, hexes)
def test_a_line_walks_the_shortest_way(a: Hex, b: Hex) -> None:
    way = line(a, b)
    assert (way[0], way[-1]) == (a, b)
    assert len(way) == distance(a, b) + 1
    assert all(distance(x, y) == 1 for x, y in pairwise(way))


@given(hexes, st.integers(0, 5))
def test_an_edge_ends_at_two_corners_shared_with_the_neighbour(h: Hex, side: int) -> None:
    other = neighbours(h)[side]
    one, two = edge_corners(h, other)
    assert one & two == {h, other}
    assert {one, two} == set(edge_corners(other, h))
    assert (one, two) == (corner_hexes(h)[side - 1], corner_hexes(h)[side])


def test_spaces_apart_have_no_edge() -> None:
    with pytest.raises(ValueError, match="share an edge"):
        edge_corners(Hex(0, 0), Hex(2, 0))


def test_connected_stays_on_its_island() -> None:
    island, other = spiral(ORIGIN, 1), spiral(Hex(9, 0), 1)
    assert connected(ORIGIN, [*island, *other]) == set(island)
    assert connected(Hex(5, 5), island) == frozenset()
