"""Every defect of a board or a tile file, provoked once by a small damaged file (Rules 15.5)."""

import re
from pathlib import Path

import pytest
from board_texts import BOARDS as BOARD_FOLDER
from board_texts import CITY_1, CITY_2, HEAD, SAMPLE, TILES, without_marks, write_board

from tabletop.layouts import Defect
from yucatan.checking import check_file, check_paths


def sample(old: str, new: str, text: str = SAMPLE) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def said(defects: list[Defect], name: str) -> list[tuple[int, int, str, str]]:
    return [(d.line, d.column, d.severity, d.sentence) for d in defects if Path(d.file).name == name]


BOARDS = {
    "unknown tile": (
        sample("tile: city-2", "tile: §cty-2"),
        ["there is no tile 'cty-2'; did you mean 'city-2'?"],
    ),
    "a tile far from any name": (sample("tile: city-2", "tile: §temple"), ["there is no tile 'temple'"]),
    "unknown face": (
        sample("face: one-river, at: [0, 1]", "face: §three-rivers, at: [0, 1]"),
        ["city-2 has no face 'three-rivers'; it has one-river, two-rivers"],
    ),
    "a city without its face": (
        sample("tile: city-2, face: one-river", "tile: §city-2"),
        ["city-2 needs its face: one-river, two-rivers"],
    ),
    "a face that the tile does not have": (
        sample("tile: great-river-1", "tile: great-river-1, face: §one-river"),
        ["great-river-1 has no face 'one-river'; it has front"],
    ),
    "two tiles on one place": (
        sample("at: [0, 1]", "at: §[0, -1]"),
        ["city-2 lies on top of city-1 at [0, -1]"],
    ),
    "a tile used twice": (
        sample("tile: city-2", "tile: §city-1"),
        ["city-1 is used twice; it lies at [0, -1] already"],
    ),
    "a turn too far": (sample("turn: 3", "turn: §6"), ["city-2: 'turn' should be 5 or less, not 6"]),
    "a turn backwards": (sample("turn: 3", "turn: §-1"), ["city-2: 'turn' should be 0 or more, not -1"]),
    "a turn that is no number": (
        sample("turn: 3", "turn: §half"),
        ["city-2: 'turn' should be a whole number, not 'half'"],
    ),
    "three numbers": (
        sample("at: [0, 1]", "at: §[0, 1, 2]"),
        ["city-2: 'at' is two whole numbers, [steps SE, steps S]"],
    ),
    "one number": (
        sample("at: [0, 1]", "at: §0"),
        ["city-2: 'at' is two whole numbers, [steps SE, steps S]"],
    ),
    "half a step": (
        sample("at: [0, 1]", "at: [0, §1.5]"),
        ["city-2: item 2 of 'at' should be a whole number, not '1.5'"],
    ),
    "a place beyond every table": (
        sample("at: [0, 1]", "at: [§100, 1]"),
        ["city-2: item 1 of 'at' should be 99 or less, not 100"],
    ),
    "no place": (
        sample("at: [0, 1], ", "").replace("  - {tile: city-2", "  - §{tile: city-2"),
        ["city-2: 'at' is missing"],
    ),
    "a city without a seat": (
        sample("§players: 2", "players: 2", SAMPLE.replace("players", "§players"))
        .replace(", turn: 3, seat: 2", ", turn: 3")
        .replace("  - {tile: city-2", "  - §{tile: city-2")
        .replace("players", "§players"),
        ["2 players, but no city has seat 2", "city-2 at [0, 1] is a city and needs a seat"],
    ),
    "a seat for no city": (
        sample("at: [0, 0]", "at: [0, 0], seat: §1"),
        ["great-river-1 at [0, 0] is no city, so it has no seat"],
    ),
    "a seat twice": (
        sample("seat: 2", "seat: §1").replace("players", "§players"),
        [
            "2 players, but no city has seat 2",
            "seat 1 has two cities, city-1 at [0, -1] and city-2 at [0, 1]",
        ],
    ),
    "a seat nobody sits on": (
        sample("seat: 2", "seat: §3").replace("players", "§players"),
        ["2 players, but no city has seat 2", "seat 3 is not one of 1 to 2"],
    ),
    "a seat that is none": (
        sample("seat: 2", "seat: §0").replace("players", "§players"),
        ["2 players, but no city has seat 2", "city-2: 'seat' should be 1 or more, not 0"],
    ),
    "too few cities": (
        sample("players: 2", "§players: 3"),
        ["3 players, but no city has seat 3"],
    ),
    "too many players": (sample("players: 2", "players: §5"), ["'players' should be 4 or less, not 5"]),
    "one player": (sample("players: 2", "players: §1"), ["'players' should be 2 or more, not 1"]),
    "unknown words": (
        sample("turn: 3", "§trun: 3").replace("name:", "§nmae:").replace("format", "§format"),
        [
            "'name' is missing",
            "'nmae' is not known here; did you mean 'name'?",
            "city-2: 'trun' is not known here; did you mean 'turn'?",
        ],
    ),
    "a name of signs that cannot be printed": (
        sample("name: Sample", r'name: §"\e[2J"'),
        ["a name is one line of letters"],
    ),
    "practice is yes or no": (
        sample("practice: true", "practice: §sometimes"),
        ["'practice' should be true or false, not 'sometimes'"],
    ),
    "no tiles": (HEAD.replace("tiles:", "tiles: §[]"), ["'tiles' has too few items; it needs at least 1"]),
    "tiles that are none": (
        SAMPLE + "  - §city-3\n  -§\n",
        [
            "item 4 of 'tiles' should be a mapping, a line 'key: value' for each part",
            "item 5 of 'tiles' should be a mapping, a line 'key: value' for each part",
        ],
    ),
    "no tile file": (
        SAMPLE + "§tiles_file: other.yaml\n",
        ["the tiles in 'other.yaml' cannot be used: this file does not exist"],
    ),
    "a tile apart": (
        SAMPLE + "  - {tile: §tributary-1, at: §[4, 4]}\n",
        [
            "a small river has no mouth on the Great River; it flows on tributary-1 at [4, 4]",
            "land out of reach: 15 spaces from 4,26 on cannot be walked to from the city at 2,-5",
            "tributary-1 at [4, 4] does not touch the rest of the board",
        ],
    ),
    "sides that disagree": (
        sample("turn: 3", "turn: 2").replace("tile: city-2", "tile: §city-2"),
        [
            "a small river has no mouth on the Great River; it flows on city-2 at [0, 1]",
            "the N side of city-2 at [0, 1] carries nothing, but great-river-1 at [0, 0] beside it carries "
            "a small river",
        ],
    ),
    "a small river with two mouths": (
        HEAD
        + "  - {tile: §great-river-1, at: [0, 0]}\n"
        + "  - {tile: §great-river-2, at: [0, 1]}\n"
        + CITY_1
        + CITY_2.replace("[0, 1]", "[0, 2]"),
        [
            "a small river meets the Great River more than once, beside spaces -2,1; -1,4",
            "the Great River is broken: its part at space -3,4 is cut off",
        ],
    ),
    "no Great River": (
        HEAD.replace("tiles:", "§tiles:")
        + "  - {tile: §city-1, face: one-river, at: [0, 0], seat: 1}\n"
        + "  - {tile: city-2, face: one-river, at: [0, 1], turn: 3, seat: 2}\n",
        [
            "there is no Great River on this board",
            "a small river has no mouth on the Great River; it flows on city-1 at [0, 0], city-2 at [0, 1]",
        ],
    ),
    "the Great River ends on the board": (
        HEAD
        + "  - {tile: §great-river-1, at: [0, 0]}\n"
        + CITY_1
        + CITY_2
        + "  - {tile: §tributary-1, at: [1, 0]}\n",
        [
            "the Great River must leave the board in two places or more; places found: 1",
            "a small river has no mouth on the Great River; it flows on tributary-1 at [1, 0]",
            "the NW side of tributary-1 at [1, 0] carries nothing, but great-river-1 at [0, 0] beside it "
            "carries the Great River",
        ],
    ),
    "all at once, and nothing false about what lies round a tile that is not understood": (
        HEAD.replace("players: 2", "players: §two")
        + "  - {tile: §great-rivr-1, at: [0, 0]}\n"
        + CITY_1
        + CITY_2.replace("turn: 3", "turn: §9"),
        [
            "'players' should be a whole number, not 'two'",
            "there is no tile 'great-rivr-1'; did you mean 'great-river-1'?",
            "city-2: 'turn' should be 5 or less, not 9",
        ],
    ),
    "the YAML itself": (
        SAMPLE.replace("[0, 1]", "[0, 1").replace("seat: 2}", "seat: 2§}"),
        ["a list in square brackets goes wrong here; a comma or ']' is missing"],
    ),
}


@pytest.mark.parametrize("case", BOARDS)
def test_a_damaged_board(case: str, tmp_path: Path) -> None:
    marked, sentences = BOARDS[case]
    text, places = without_marks(marked)
    defects = said(check_file(write_board(tmp_path, text)), "board.yaml")
    assert [sentence for *_place, sentence in defects] == sentences
    assert {(line, column) for line, column, *_rest in defects} == set(places)
    assert all(severity == "error" for _line, _column, severity, _sentence in defects)


def rings() -> str:
    """Six tributaries round nothing."""
    places = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    return "".join(
        f"  - {{tile: tributary-{n}, at: [{a}, {b}], turn: {(n + 1) % 6}}}\n"
        for n, (a, b) in enumerate(places, 1)
    )


def test_a_small_river_in_a_circle(tmp_path: Path) -> None:
    tiles = TILES + "".join(f"  tributary-{n}: {{like: tributary-1}}\n" for n in (4, 5, 6))
    defects = check_file(write_board(tmp_path, HEAD + rings(), tiles))
    assert any("forks or runs in a circle; it flows on tributary-1" in d.sentence for d in defects)
    assert [d.severity for d in defects if Path(d.file).name == "tiles.yaml"] == ["warning"]


def redrawn(tile: str, old: str, new: str) -> str:
    """The official tiles with one row of one tile drawn anew."""
    head, middle, tail = TILES.partition(f"  {tile}:")
    assert middle
    assert old in tail
    return head + middle + tail.replace(old, new, 1)


def test_a_city_on_the_great_river(tmp_path: Path) -> None:
    tiles = redrawn("city-1", "  .   A  @a   .   .  ", "  .   A  @a   ~   .  ")
    defects = said(check_file(write_board(tmp_path, SAMPLE, tiles)), "board.yaml")
    assert (7, 12, "error", "the city at 2,-5 stands on the Great River") in defects
    assert (8, 12, "error", "the city at -2,5 stands on the Great River") in defects


def test_land_behind_mountains(tmp_path: Path) -> None:
    tiles = redrawn("city-1", "      ^   .   .      ", "      ^   ^   .      ")
    tiles = tiles.replace("    A   a   .   ^    ", "    A   a   ^   ^    ", 1)
    defects = said(check_file(write_board(tmp_path, SAMPLE, tiles)), "board.yaml")
    told = "land out of reach: 1 spaces from {} on cannot be walked to from the city at 2,-5"
    assert defects == [
        (7, 12, "error", told.format("4,-7")),
        (8, 12, "error", told.format("-4,7")),
    ]


def test_a_wide_great_river_is_only_a_warning(tmp_path: Path) -> None:
    wide = redrawn("great-river-1", "  .   ~   ~   ~   .  ", "  .   ~   ~   ~   ~  ")
    defects = check_file(write_board(tmp_path, SAMPLE, wide))
    assert [(d.line, d.severity, d.sentence) for d in defects] == [
        (6, "warning", "the Great River is wider than one space at 1,0"),
        (
            tiles_line(wide, "~   ~   ~   ~"),
            "warning",
            "great-river-1, front, space 2,0: the Great River leaves a tile at the middle of a side, "
            "not at its corner",
        ),
    ]


def tiles_line(tiles: str, part: str) -> int:
    return next(number for number, line in enumerate(tiles.split("\n"), 1) if part in line)


def test_unequal_seats_are_warnings_but_not_on_practice_boards(tmp_path: Path) -> None:
    longer = SAMPLE.replace("city-2, face: one-river", "city-2, face: two-rivers")
    longer += "  - {tile: great-river-2, at: [-1, 0]}\n  - {tile: tributary-1, at: [-1, 1]}\n"
    assert check_file(write_board(tmp_path, longer)) == []
    defects = check_file(write_board(tmp_path, longer.replace("practice: true\n", "")))
    assert {(d.line, d.column, d.severity) for d in defects} == {(3, 1, "warning")}
    unequal = [d for d in defects if d.sentence.startswith("the seats are unequal in “")]
    assert len(unequal) == 10
    told = "the seats are unequal in “bank spaces of its own rivers”: 13, 32 for seats 1 to 2"
    assert told in [d.sentence for d in unequal]


def test_missing_room_for_neutral_villages_is_a_warning(tmp_path: Path) -> None:
    defects = check_file(write_board(tmp_path, SAMPLE.replace("practice: true\n", "")))
    assert [(d.line, d.column, d.severity) for d in defects] == [(3, 1, "warning")]
    told = r"only [78] of 12 neutral villages found room in some of 200 trial set-ups"
    assert re.fullmatch(told, defects[0].sentence)


CRAMPED = """\
  city-4:
    kind: city
    faces:
      one-river:
        - "      a   .   .      "
        - "    A   a   .   .    "
        - "  .   A  @a   .   .  "
        - "    .   A   a   .    "
        - "      .   ~   .      "
      two-rivers:
        - "      ^   .   .      "
        - "    A   a   B   ^    "
        - "  .   A  @aB  b   b  "
        - "    .   A   aB  B    "
        - "      .   A   a      "
"""


def test_a_starting_village_without_room_is_a_warning(tmp_path: Path) -> None:
    """The first village takes the only two open bank spaces of seat 1, so the second finds none."""
    tiles = TILES.replace("  city-4: {like: city-1}\n", CRAMPED)
    assert CRAMPED in tiles
    text = (
        HEAD.replace("practice: true\n", "")
        + "  - {tile: delta, at: [0, 0]}\n"
        + "  - {tile: city-4, face: one-river, at: [0, -1], seat: 1}\n"
        + "  - {tile: great-river-1, at: [1, 0]}\n"
        + "  - {tile: city-2, face: one-river, at: [1, 1], turn: 3, seat: 2}\n"
    )
    defects = check_file(write_board(tmp_path, text, tiles))
    assert {d.severity for d in defects} == {"warning"}
    told = "seat 1 found no room for a starting village in 200 of 200 trial set-ups"
    assert [d.sentence for d in defects if "starting village" in d.sentence] == [told]


FACE = """\
      one-river:            # springs in the mountains, passes the city, leaves S
        - "      ^   .   .      "
        - "    A   a   .   ^    "
        - "  .   A  @a   .   .  "
        - "    .   A   a   .    "
        - "      .   A   a      "
"""
CITY = "city-1, one-river"

PICTURES = {
    "too few rows": (
        FACE,
        '      §one-river: [". . ."]\n',
        [f"{CITY}: a face has 5 rows of words, of 3, 4, 5, 4 and 3; here are 1"],
    ),
    "a word too many": (
        '"  .   A  @a   .   .  "',
        '§"  .   A  @a   .   . . "',
        [f"{CITY}: row 3 has 5 words, not 6"],
    ),
    "words too few": ('"      ^   .   .      "', '§""', [f"{CITY}: row 1 has 3 words, not 0"]),
    "words that are none": (
        '"      ^   .   .      "',
        '"      §x§   §a1   .      "'.replace("x§", "^^"),
        [
            f"{CITY}, space 0,-2: '^^' cannot be read; a word is . ^ ~ or @, then the letters of its rivers",
            f"{CITY}, space 1,-2: 'a1' cannot be read; a word is . ^ ~ or @, then the letters of its rivers",
        ],
    ),
    "a mountain on a river": (
        '"    A   a   .   ^    "',
        '"    A   §^a   .   ^    "',
        [f"{CITY}, space 0,-1: a mountain or Great River space is no bank of a small river"],
    ),
    "the same bank twice": (
        '"    A   a   .   ^    "',
        '"    A   §aa   .   ^    "',
        [f"{CITY}, space 0,-1: the same letter stands twice in 'aa'"],
    ),
    "both banks at once": (
        '"    A   a   .   ^    "',
        '"    §A   §aA   .   ^    "',
        [
            f"{CITY}, space -1,-1: river a is not one unbroken line between its banks 'a' and 'A'",
            f"{CITY}, space 0,-1: 'aA' puts a space on both banks of one river",
        ],
    ),
    "a river with a gap": (
        '"    A   a   .   ^    "\n        - "  .   A  @a   .   .  "\n        - "    .   A   a   .    "',
        '"    §A   a   .   ^    "\n        - "  .   A  @a   .   .  "\n        - "    .   .   .   .    "',
        [f"{CITY}, space -1,-1: river a is not one unbroken line between its banks 'a' and 'A'"],
    ),
    "a bank far from its river": (
        '"  .   A  @a   .   .  "',
        '"  .   A  @a   .   §a  "',
        [f"{CITY}, space 2,0: this space is marked as a bank of river a but does not touch it"],
    ),
    "a bank without the other": (
        '"  .   A  @a   .   .  "',
        '"  .   A  @a   .   §b  "',
        [f"{CITY}, space 2,0: river b is not one unbroken line between its banks 'b' and 'B'"],
    ),
    "no city": (
        "      one-river:            #" + FACE.partition("#")[2],
        FACE.replace("@a", "a").replace("one-river", "§one-river"),
        [f"{CITY}: a city tile shows one city '@'; here are 0"],
    ),
    "two cities": (
        '"  .   A  @a   .   .  "',
        '"  .   A  @a   .   §@  "',
        [f"{CITY}, space 2,0: a city tile shows one city '@'; here are 2"],
    ),
    "a city without a river": (
        '"    A   a   B   ^    "\n        - "  .   A  @aB  b   b  "',
        '"    A   a   §B   ^    "\n        - "  .   A  §@a  b   b  "',
        [
            "city-1, two-rivers, space 1,-1: river b is not one unbroken line between its banks 'b' and 'B'",
            "city-1, two-rivers, space 0,0: the city of the face two-rivers stands on rivers: 2; here on 1",
        ],
    ),
    "a city on a tile of another kind": (
        '"    .   .   ~   .    "',
        '"    .   §@   ~   .    "',
        ["delta, front, space 0,-1: only a tile of the kind city shows a city"],
    ),
    "the Great River at a corner": (
        '"      .   ~   .      "',
        '"      §~   ~   .      "',
        [
            "delta, front, space 0,-2: the Great River leaves a tile at the middle of a side, "
            "not at its corner",
        ],
    ),
    "two rivers over one side": (
        '"  .   .   A   a   a  "\n        - "    .   .   A   A    "\n        - "      ^   ^   .      "',
        '"  .   .   A   a   §aB  "\n        - "    .   .   A   Ab    "\n        - "      ^   ^   .      "',
        [
            "tributary-1, front, space 2,0: rivers a and b touch",
            "tributary-1, front, space 2,0: rivers a, b leave by the same side",
        ],
    ),
    "a kind that is none": (
        "kind: tributary",
        "kind: §tribute",
        ["'tribute' is no kind of tile; the kinds are city, great-river, tributary"],
    ),
    "a face too many": (
        "    kind: tributary\n    faces:\n",
        "    kind: tributary\n    §faces:\n"
        '      back: [". . .", ". . . .", ". . . . .", ". . . .", ". . ."]\n',
        ["a tile of kind tributary has these faces: front"],
    ),
    "like nothing": (
        "city-2: {like: city-1}",
        "city-2: {like: §cty-1}",
        ["there is no tile 'cty-1' to be like; did you mean 'city-1'?"],
    ),
    "like a stranger": (
        "city-2: {like: city-1}",
        "city-2: {like: §temple}",
        ["there is no tile 'temple' to be like"],
    ),
    "like one that is like another": (
        "city-2: {like: city-1}",
        "city-2: {like: §city-3}",
        ["'city-3' is like another tile itself; name the tile that is drawn"],
    ),
    "like itself": (
        "city-2: {like: city-1}",
        "city-2: {like: §city-2}",
        ["'city-2' is like another tile itself; name the tile that is drawn"],
    ),
    "like another and drawn": (
        "city-2: {like: city-1}",
        "city-2: {like: city-1, §kind: city}",
        ["city-2 is like another tile, so 'kind' does not belong here"],
    ),
    "neither drawn nor like another": (
        "city-2: {like: city-1}",
        "§city-2: {kind: city}",
        ["city-2 needs 'faces', or 'like' and the name of a tile that is drawn"],
    ),
    "another lattice": (
        "  S: [-2, 5]",
        "  S: §[2, 5]",
        ["the tiles lie in one lattice only: S is [-2, 5]"],
    ),
    "an anchor": (
        "  city-1:\n",
        "  city-1: §&city\n",
        ["'&city' names a part of the file; anchors are not taken, leave it out"],
    ),
    "an alias": (
        "city-2: {like: city-1}",
        "city-2: §*city",
        ["'*city' repeats another part of the file; aliases are not taken, write it out"],
    ),
    "tiles that are none": (
        TILES[TILES.index("tiles:") :],
        "tiles: §[]\n",
        ["'tiles' should be a mapping, a line 'key: value' for each part"],
    ),
}


@pytest.mark.parametrize("case", PICTURES)
def test_a_damaged_tile_file(case: str, tmp_path: Path) -> None:
    old, new, sentences = PICTURES[case]
    assert old in TILES
    text, places = without_marks(TILES.replace(old, new, 1))
    file = tmp_path / "tiles.yaml"
    file.write_text(text, encoding="utf-8")
    defects = said(check_file(file), "tiles.yaml")
    assert [sentence for *_place, sentence in defects] == sentences
    assert {(line, column) for line, column, *_rest in defects} == set(places)


def test_another_set_than_the_games_is_a_warning(tmp_path: Path) -> None:
    file = tmp_path / "tiles.yaml"
    file.write_text(TILES.replace("  city-4: {like: city-1}\n", ""), encoding="utf-8")
    assert said(check_file(file), "tiles.yaml") == [
        (tiles_line(TILES, "tiles:"), 1, "warning", "tiles of kind city: 3; the game has 4")
    ]


def test_a_board_over_broken_tiles_tells_the_tiles_defects_alone(tmp_path: Path) -> None:
    board = write_board(tmp_path, SAMPLE, TILES.replace("@a ", "@z ", 1))
    defects = check_file(board)
    assert defects
    assert {Path(d.file).name for d in defects} == {"tiles.yaml"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("name: x\n", "f:1:1: error: 'format' is missing; it says what this file is: yucatan-board/1, yuc"),
        (
            "format: yucatan-bord/1\n",
            "f:1:9: error: 'yucatan-bord/1' is no format known here; did you mean 'yucatan-board/1'?",
        ),
        ("format: tea/1\n", "f:1:9: error: 'tea/1' is no format known here; known are yucatan-board/1"),
        ("format: [1]\n", "f:1:9: error: 'format' is missing"),
        ("- 1\n", "f:1:1: error: 'format' is missing"),
        ("", "f:1:1: error: this file is empty"),
    ],
)
def test_files_of_other_kinds(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "f"
    file.write_text(text, encoding="utf-8")
    (defect,) = check_file(file)
    assert str(defect).replace(str(file), "f").startswith(told)


def test_folders_are_walked_and_each_defect_is_told_once(tmp_path: Path) -> None:
    inner = tmp_path / "b" / "c"
    inner.mkdir(parents=True)
    write_board(inner, SAMPLE.replace("name:", "nam:"), TILES.replace("kind: tributary", "kind: x", 1))
    (tmp_path / "a.yml").write_text("format: x\n", encoding="utf-8")
    (tmp_path / "read.me").write_text("not read", encoding="utf-8")
    defects = check_paths([tmp_path, inner / "board.yaml", inner / "tiles.yaml"])
    assert [(Path(d.file).name, d.line) for d in defects] == [
        ("a.yml", 1),
        ("board.yaml", 1),
        ("board.yaml", 2),
        ("tiles.yaml", tiles_line(TILES, "kind: tributary")),
    ]


def test_paths_that_lead_nowhere(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    defects = check_paths([empty, tmp_path / "none.yaml"])
    assert [d.sentence for d in defects] == [
        "there is no YAML file in this folder",
        "this file does not exist",
    ]


def test_the_handbooks_examples_hold(tmp_path: Path) -> None:
    """What boards/README.md shows is what the checker takes and says."""
    handbook = (BOARD_FOLDER.parent / "README.md").read_text(encoding="utf-8")
    board, tiles = re.findall(r"```yaml\n(.*?)```", handbook, re.DOTALL)
    assert check_file(write_board(tmp_path, board)) == []
    (tmp_path / "tiles.yaml").write_text(tiles, encoding="utf-8")
    assert {d.severity for d in check_file(tmp_path / "tiles.yaml")} == {"warning"}
