"""Damaged board and tile files: always defects or a board, never an exception, never without an end."""

import random
from pathlib import Path

import pytest
from board_texts import BOARDS, SAMPLE, TILES, write_board
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop.layouts import Defect, document_from_text
from yucatan.board import Board, BoardError, load_board
from yucatan.checking import check_file
from yucatan.tilefile import tiles_in

DELTA = (BOARDS / "delta.yaml").read_text(encoding="utf-8")
FEW = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

ODD = ["9" * 5000, "x" * 3000, "A" * 60, "\u202e", "\x00", "\t", "\n", "", "at: [0, 0]", "like: city-2"]
JUNK = """
null ~ [] {} *x &x !!int !x - : # ? | > % @ ` --- ... %YAML tile: seat: at: like: [0, {a: <<: ' "
0 -1 6 99 010 1e999 nan true no 1:30 ß city-1 delta front one-river aB ^a aA @ . [[[[]]]] turn:
"""
WORDS = [*ODD, *JUNK.split()]


def checked(folder: Path, board: str, tiles: str = TILES) -> list[Defect]:
    """Check a board; whatever it holds, there are defects of one line each, or a board."""
    path = write_board(folder, board, tiles)
    defects = check_file(path)
    loaded, _cheap = load_board(path)
    assert (loaded is None) == any(d.is_error for d in defects)
    assert all(str(d).isprintable() and d.line >= 1 and d.column >= 1 for d in defects)
    return defects


@pytest.mark.parametrize("text", [SAMPLE, DELTA])
def test_boards_cut_at_every_tenth_byte(text: str, tmp_path: Path) -> None:
    data = text.rstrip().encode()
    for end in range(0, len(data) - 1, 10):
        assert checked(tmp_path, data[:end].decode("utf-8", "replace")), data[:end]


def test_tiles_cut_at_every_tenth_byte(tmp_path: Path) -> None:
    data = TILES.rstrip().encode()
    for end in range(0, len(data) - 10, 10):
        tiles = data[:end].decode("utf-8", "replace")
        tile_set, defects = tiles_in(document_from_text(tiles, "f"))
        assert defects, end
        assert all(len(tile.faces) in (1, 2) for tile in tile_set.tiles.values())
        if end % 200 == 0:
            checked(tmp_path, SAMPLE, tiles)


def damaged(text: str, seed: int) -> str:
    """The text with one to three of its words replaced, dropped, doubled or moved."""
    dice = random.Random(seed)
    for _round in range(dice.randint(1, 3)):
        spaced = text.replace("{", " { ").replace(",", " , ").replace("}", " } ")
        parts = (text if dice.random() < 0.5 else spaced).split(" ")
        at = dice.randrange(len(parts))
        parts[at : at + 1] = dice.choice(
            [[dice.choice(WORDS)], [], [parts[at]] * 2, [dice.choice(parts)], [parts[at], dice.choice(WORDS)]]
        )
        text = " ".join(parts)
    return text


@FEW
@given(st.integers(0, 2**32))
def test_boards_with_words_replaced(tmp_path: Path, seed: int) -> None:
    checked(tmp_path, damaged(SAMPLE, seed))


@FEW
@given(st.integers(0, 2**32))
def test_tiles_with_words_replaced(tmp_path: Path, seed: int) -> None:
    checked(tmp_path, SAMPLE, damaged(TILES[TILES.index("format") :], seed))


signs = st.sampled_from([".", "^", "~", "@", "a", "A", "b", "B", "aB", "@a", "ab", "Ab", "@aB", ".A"])


@FEW
@given(st.lists(signs, min_size=19, max_size=19), st.sampled_from(["city-2", "great-river-1"]))
def test_tiles_drawn_by_chance(tmp_path: Path, words: list[str], tile: str) -> None:
    rows, start = [], 0
    for length in (3, 4, 5, 4, 3):
        rows.append(" ".join(words[start : start + length]))
        start += length
    kind, faces = ("city", ["one-river", "two-rivers"]) if tile == "city-2" else ("great-river", ["front"])
    drawn = f"  {tile}:\n    kind: {kind}\n    faces:\n"
    for face in faces:
        drawn += f"      {face}:\n" + "".join(f'        - "{row}"\n' for row in rows)
    kept = [line for line in TILES.split("\n") if not line.startswith(f"  {tile}: {{like")]
    tiles = "\n".join(kept).replace(f"  {tile}:\n", f"  unused-{tile}:\n") + drawn
    checked(tmp_path, SAMPLE, tiles.replace("{like: great-river-1}", "{like: unused-great-river-1}"))


numbers = st.one_of(st.integers(-3, 3), st.integers(), st.sampled_from([10**100, -(10**30)]))
placements = st.fixed_dictionaries(
    {
        "tile": st.sampled_from(
            ["city-1", "city-2", "great-river-1", "great-river-2", "delta", "tributary-1"]
        ),
        "at": st.lists(numbers, min_size=2, max_size=2),
        "turn": st.integers(-1, 6),
    },
    optional={"seat": st.integers(0, 3), "face": st.sampled_from(["one-river", "two-rivers", "front", "x"])},
)


@FEW
@given(st.lists(placements, max_size=8))
def test_boards_laid_by_chance(tmp_path: Path, items: list[dict[str, object]]) -> None:
    lines = ["format: yucatan-board/1", "name: Chance", "players: 2", "practice: true", "tiles:"]
    for item in items:
        lines.append("  - {" + ", ".join(f"{key}: {value}" for key, value in item.items()) + "}")
    checked(tmp_path, "\n".join(lines))


json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@FEW
@given(st.sampled_from(["format", "name", "players", "practice", "tiles", "drawn"]), json_data)
def test_saved_boards_with_one_part_replaced(key: str, value: object) -> None:
    whole, _defects = load_board(BOARDS / "training.yaml")
    assert whole is not None
    said = ""
    try:
        board = Board.from_data({**whole.to_data(), key: value})
    except BoardError as err:
        said = str(err)
    assert said.isprintable()
    assert said or board.spaces == whole.spaces


def test_huge_files_are_answered_at_once(tmp_path: Path) -> None:
    many = "format: yucatan-board/1\nname: x\nplayers: 2\ntiles:\n"
    assert len(checked(tmp_path, many + "- {tile: nothing, at: [0, 0]}\n" * 15_000)) < 100
    assert len(checked(tmp_path, many + "- [" * 10_000)) < 100
    assert len(checked(tmp_path, "".join(f"k{n}: 1\n" for n in range(20_000)))) <= 300
    tiles = "format: yucatan-tiles/1\ntiles:\n"
    assert (
        len(checked(tmp_path, SAMPLE, tiles + "".join(f"  t{n}: {{like: x{n}}}\n" for n in range(20_000))))
        < 300
    )
    wide = '  t: {kind: tributary, faces: {front: ["' + "x? " * 100_000 + '", "", "", "", ""]}}\n'
    assert len(checked(tmp_path, SAMPLE, tiles + wide)) < 100
    long = '  t: {kind: tributary, faces: {front: ["' + "a" * 400_000 + ' . .", "", "", "", ""]}}\n'
    assert len(checked(tmp_path, SAMPLE, tiles + long)) < 100
