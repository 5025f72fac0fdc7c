"""The index tables of the boards: bank sets, ways, cities, drawing data, the way through a save."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from tabletop.hexgrid import Hex, Projection, distance, edge_corners, neighbours
from yucatan.board import Board, BoardError, load_board

BOARDS = Path(__file__).parents[2] / "boards" / "yucatan"
OFFICIAL = {"two-shores": (2, 8, 152, 9), "delta": (3, 10, 190, 7), "four-thrones": (4, 9, 171, 7)}
NAMES = [*OFFICIAL, "training"]


def board_named(name: str) -> Board:
    board, defects = load_board(BOARDS / f"{name}.yaml")
    assert defects == []
    assert board is not None
    return board


@pytest.fixture(scope="module", params=NAMES)
def board(request: pytest.FixtureRequest) -> Board:
    return board_named(request.param)


def spaces(text: str) -> set[Hex]:
    return {Hex(*map(int, pair.split(","))) for pair in text.split()}


def bank(board: Board, river: int) -> set[Hex]:
    return {board.spaces[x] for x in board.banks[river]}


@pytest.mark.parametrize("name", OFFICIAL)
def test_the_official_boards_have_the_sizes_of_the_rules(name: str) -> None:
    board = board_named(name)
    assert (board.players, len(board.tiles), board.size, board.rivers) == OFFICIAL[name]
    assert not board.practice


def test_the_training_board_has_the_worked_bank_sets() -> None:
    """Rules 17: the banks of N, S and G, the river and the mountains, to the space."""
    board = board_named("training")
    north = spaces("1,-6 2,-6 1,-5 2,-5 1,-4 2,-4 1,-3 2,-3 0,-2 1,-2 2,-2 0,-1 1,-1 2,-1")
    south = {Hex(-q, -r) for q, r in north}
    assert board.practice
    assert [bank(board, river) for river in range(board.rivers)] == [
        spaces("0,-2 0,-1 1,-1 2,-1 2,0 0,2 0,1 -1,1 -2,1 -2,0"),
        north,
        south,
    ]
    on = {sign: {h for h, s in zip(board.spaces, board.ground, strict=True) if s == sign} for sign in "~^@"}
    assert on["~"] == spaces("-1,-1 -1,0 0,0 1,0 1,1")
    assert on["^"] == spaces("2,-7 4,-6 -2,7 -4,6")
    assert on["@"] == spaces("2,-5 -2,5")
    assert [board.cities[0], *(board.spaces[x] for x in board.cities[1:])] == [-1, (2, -5), (-2, 5)]
    assert board.city_rivers == ((), (1,), (2,))


def test_spaces_are_ordered_and_indexed(board: Board) -> None:
    assert list(board.spaces) == sorted(board.spaces, key=lambda h: (h.r, h.q))
    assert [board.index[h] for h in board.spaces] == list(range(board.size))
    assert len(board.ground) == len(board.neighbours) == len(board.tile_of) == board.size
    for x, h in enumerate(board.spaces):
        assert [board.spaces[n] for n in board.neighbours[x]] == [
            n for n in neighbours(h) if n in board.index
        ]


def test_land_banks_and_cities_agree(board: Board) -> None:
    assert board.land == tuple(x for x in range(board.size) if board.ground[x] in ".@")
    assert all(board.is_land[x] == (x in board.land) for x in range(board.size))
    for river, banks in enumerate(board.banks):
        assert list(banks) == sorted(set(banks))
        assert all(board.is_land[x] for x in banks)
        assert set(banks) == {x for x in range(board.size) if river in board.rivers_at[x]}
    for seat in range(1, board.players + 1):
        city = board.cities[seat]
        assert board.ground[city] == "@"
        assert board.city_seat[city] == seat
        assert board.city_rivers[seat] == tuple(r for r in board.rivers_at[city] if r > 0)
    assert sum(seat > 0 for seat in board.city_seat) == board.players
    for x in range(board.size):
        near_city = any(board.ground[n] == "@" for n in board.neighbours[x])
        assert board.village_ground[x] == (board.ground[x] == "." and not near_city)


def test_the_great_river_touches_its_banks_on_every_board(board: Board) -> None:
    """R3: every land space that touches a Great River space is its bank, nothing else."""
    touching = {x for x in board.land if any(board.ground[n] == "~" for n in board.neighbours[x])}
    assert set(board.banks[0]) == touching


def test_ways_follow_the_rules_of_movement(board: Board) -> None:
    """Rules 6, counted again here by brute force over all pairs of spaces."""
    for x in range(board.size):
        if not board.is_land[x]:
            assert [len(ways[x]) for ways in (board.steps, board.along, board.crossings)] == [0, 0, 0]
            continue
        near = {n for n in board.neighbours[x] if board.is_land[n]}
        assert set(board.steps[x]) == near
        along = {
            (y, z)
            for banks in board.banks
            for y in near
            for z in banks
            if x in banks and y in banks and z != x and z in board.neighbours[y]
        }
        assert set(board.along[x]) == along
        crossings = {
            (g, z)
            for g in board.neighbours[x]
            for z in board.land
            if board.ground[g] == "~" and z != x and z in board.neighbours[g]
        }
        assert set(board.crossings[x]) == crossings
        for table in (board.steps[x], board.along[x], board.crossings[x]):
            assert len(set(table)) == len(table)


def test_river_edges_part_the_banks_and_run_to_the_mouth(board: Board) -> None:
    assert [len(board.river_edges[0]), len(board.river_courses[0])] == [0, 0]
    for river in range(1, board.rivers):
        edges = board.river_edges[river]
        assert all(distance(a, b) == 1 for a, b in edges)
        sides = {board.index[h] for edge in edges for h in edge if h in board.index}
        assert {x for x in sides if board.is_land[x]} == set(board.banks[river])
        course = board.river_courses[river]
        assert len(course) == len(edges) + 1
        assert {c for a, b in edges for c in edge_corners(a, b)} == set(course)
        assert all(len(one & two) == 2 for one, two in pairwise(course))
        wet = [any(h in board.index and board.ground[board.index[h]] == "~" for h in c) for c in course]
        assert wet == [False] * (len(course) - 1) + [True]


def test_tiles_cover_the_board(board: Board) -> None:
    for x, h in enumerate(board.spaces):
        assert distance(board.tiles[board.tile_of[x]].centre, h) <= 2
    seats = sorted(tile.seat for tile in board.tiles if tile.kind == "city")
    assert seats == list(range(1, board.players + 1))
    assert all(tile.seat == 0 for tile in board.tiles if tile.kind != "city")


def test_a_board_survives_the_way_through_a_save(board: Board) -> None:
    again = Board.from_data(json.loads(json.dumps(board.to_data())))
    tables = [name for name in Board.__slots__ if not name.startswith("_")]
    assert all(getattr(again, name) == getattr(board, name) for name in tables)
    assert again.to_data() == board.to_data()


@pytest.mark.parametrize("data", [None, 3, [], {}, {"format": "yucatan-board/1"}, {"tiles": [1], "drawn": 5}])
def test_other_data_is_refused_in_one_sentence(data: object) -> None:
    with pytest.raises(BoardError) as caught:
        Board.from_data(data)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("key", ["format", "name", "players", "tiles", "drawn"])
def test_data_with_a_part_missing_is_refused(key: str) -> None:
    data = board_named("training").to_data()
    del data[key]
    with pytest.raises(BoardError):
        Board.from_data(data)


@pytest.mark.parametrize(
    ("name", "turn", "radius"), [("two-shores", 0, 48.5), ("delta", -30, 33.8), ("four-thrones", -30, 43.9)]
)
def test_the_view_turns_to_fit(name: str, turn: float, radius: float) -> None:
    """The sizes that the art direction counts on in its map zone at 1920x1080."""
    view = Projection.fit(board_named(name).spaces, (14, 60, 1452, 1012))
    assert view.turn == turn
    assert view.radius == pytest.approx(radius, abs=0.1)
