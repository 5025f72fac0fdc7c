"""Damaged boards and saves on the command line: one sentence each, and nothing lost."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from commandline import ROOT, Ran, Run, assert_one_sentence

from tabletop.engine import save
from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.session import Seat, Session
from yucatan.board import load_board
from yucatan.game import Yucatan

BOARDS = ROOT / "boards" / "yucatan"
SEATS = (Seat("Łucja", 1), Seat("Ángel", 2))


def played(actions: int) -> Session[Any]:
    """Return a game on the training board after some random actions."""
    board, _defects = load_board(BOARDS / "training.yaml")
    session = Session(Yucatan(), Setup(2, board), SEATS, 5)
    rng = Rng(6)
    for _ in range(actions):
        options = session.options()
        if not options:
            break
        session.submit(rng.choice(options))
    return session


@pytest.fixture(scope="module")
def short() -> dict[str, Any]:
    """The envelope of a game that has just begun."""
    return save.envelope(played(6), "test", "0")


def sealed(data: dict[str, Any]) -> bytes:
    """Return an envelope as a file's bytes, with a checksum that fits."""
    return json.dumps({**data, "checksum": save._checksum(data)}).encode()


# ---------------------------------------------------------------- replay


def test_replay_tells_the_public_log_and_the_outcome(run: Run, tmp_path: Path) -> None:
    session = played(100_000)
    save.write(tmp_path / "whole.json", save.envelope(session, "test", "9"))
    ran = run("replay", tmp_path / "whole.json", "--verify")
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[-1].startswith("verified")
    assert any(line.startswith("1. ") for line in ran.lines)
    assert sum(" is a " in line for line in ran.lines) == 0, "a symbol was told"
    public = {number for number, event in session.log(None) if event.kind != "brotherhood-chosen"}
    told = {int(line[:4]) for line in ran.lines if line[:4].strip().isdigit()}
    assert told <= public


def test_replay_of_a_game_that_goes_on(run: Run, tmp_path: Path, short: dict[str, Any]) -> None:
    save.write(tmp_path / "short.json", short)
    ran = run("replay", tmp_path / "short.json")
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[-1].startswith("The game goes on: ")
    assert any(name in ran.lines[-1] for name in ("Łucja", "Ángel"))


def test_verify_finds_a_difference(run: Run, tmp_path: Path, short: dict[str, Any]) -> None:
    other = {**short, "checkpoint": {**short["checkpoint"], "pool": 49}}
    (tmp_path / "other.json").write_bytes(sealed(other))
    assert run("replay", tmp_path / "other.json").status == 0
    ran = run("replay", tmp_path / "other.json", "--verify")
    assert ran.status == 1
    assert ran.lines[-1].startswith("DIFFERENT")


def test_replay_of_a_save_cut_anywhere(run: Run, tmp_path: Path, short: dict[str, Any]) -> None:
    whole = json.dumps(short, ensure_ascii=False).encode()
    file = tmp_path / "cut.json"
    for length in range(0, len(whole), 10):
        file.write_bytes(whole[:length])
        assert_one_sentence(run("replay", file), "cut.json")


def test_replay_of_a_save_with_one_byte_changed(run: Run, tmp_path: Path, short: dict[str, Any]) -> None:
    whole = bytearray(json.dumps(short, ensure_ascii=False).encode())
    file = tmp_path / "changed.json"
    for place in range(0, len(whole), max(1, len(whole) // 150)):
        kept = whole[place]
        whole[place] ^= 1 << place % 7
        file.write_bytes(whole)
        whole[place] = kept
        ran = run("replay", file)
        if ran.status:  # the change may fall into the white space between values
            assert_one_sentence(ran, "changed.json")


WRONG: list[Any] = [None, True, -1, 3.5, 10**30, "", "x", [], {}, [[]], [None], {"x": []}]


def test_replay_of_a_save_with_wrong_types(run: Run, tmp_path: Path, short: dict[str, Any]) -> None:
    file = tmp_path / "wrong.json"
    refused = 0
    for spoilt in _spoilt(short):
        file.write_bytes(sealed(spoilt))
        ran = run("replay", file, "--verify")
        if ran.status == 2:
            assert_one_sentence(ran, "wrong.json")
            refused += 1
        else:
            assert ran.err == ""
            assert "verified" in ran.out or "DIFFERENT" in ran.out
    assert refused > 200


def _spoilt(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield envelopes in which one value, at any depth, is of a wrong type or missing."""
    for name, value in data.items():
        if name == "checksum":
            continue
        for wrong in WRONG:
            yield {**data, name: wrong}
        yield {key: other for key, other in data.items() if key != name}
        if isinstance(value, dict):
            for inner in value:
                for wrong in WRONG:
                    yield {**data, name: {**value, inner: wrong}}
        if isinstance(value, list):
            for wrong in WRONG:
                yield {**data, name: [*value[:-1], wrong]}


def _deep() -> bytes:
    return b"[" * 200_000


def _huge(file: Path) -> None:
    with file.open("wb") as stream:
        stream.truncate(save.LARGEST + 1)


OTHER_FILES: dict[str, Callable[[Path], object]] = {
    "empty": lambda file: file.write_bytes(b""),
    "binary": lambda file: file.write_bytes(bytes(range(256)) * 40),
    "picture": lambda file: file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 100),
    "text": lambda file: file.write_text("Dear diary", encoding="utf-8"),
    "number": lambda file: file.write_text("17", encoding="utf-8"),
    "list": lambda file: file.write_text("[1, 2, 3]", encoding="utf-8"),
    "null": lambda file: file.write_text("null", encoding="utf-8"),
    "other-json": lambda file: file.write_text('{"kind": "recipe"}', encoding="utf-8"),
    "other-format": lambda file: file.write_text('{"kind": "ceiba-save", "format": 99}', encoding="utf-8"),
    "format-text": lambda file: file.write_text('{"kind": "ceiba-save", "format": "x"}', encoding="utf-8"),
    "no-checksum": lambda file: file.write_text('{"kind": "ceiba-save", "format": 1}', encoding="utf-8"),
    "deep": lambda file: file.write_bytes(_deep()),
    "many-digits": lambda file: file.write_text("9" * 100_000, encoding="utf-8"),
    "not-utf-8": lambda file: file.write_bytes(b'{"kind": "\xff"}'),
    "surrogate": lambda file: file.write_text('{"kind": "\\ud800"}', encoding="utf-8"),
    "surrogate-inside": lambda file: file.write_text(
        '{"kind": "ceiba-save", "format": 1, "game": "\\ud800", "checksum": ""}', encoding="utf-8"
    ),
    "not-a-number": lambda file: file.write_text(
        '{"kind": "ceiba-save", "format": 1, "seed": NaN, "checksum": ""}', encoding="utf-8"
    ),
    "huge": _huge,
    "folder": lambda file: file.mkdir(),
    "missing": lambda _file: None,
}


@pytest.mark.parametrize("kind", OTHER_FILES)
def test_no_save(run: Run, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "file.json"
    OTHER_FILES[kind](file)
    assert_one_sentence(run("replay", file), "file.json")
    assert_one_sentence(run("play", "--resume", file), "file.json")


def test_save_of_another_game_or_version(run: Run, tmp_path: Path, short: dict[str, Any]) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(sealed({**short, "game": "chess"}))
    assert_one_sentence(run("replay", file), "chess")
    file.write_bytes(sealed({**short, "rules": 999}))
    assert_one_sentence(run("replay", file), "version 999")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="rights do not bind this person")
def test_file_that_may_not_be_read(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_text("{}", encoding="utf-8")
    file.chmod(0)
    assert_one_sentence(run("replay", file), "cannot be opened")
    assert_one_sentence(run("check", file), "cannot be opened")


# ---------------------------------------------------------------- boards


def test_ready_boards_have_no_errors(run: Run) -> None:
    ran = run("check", BOARDS)
    assert (ran.status, ran.err) == (0, "")
    assert " 0 errors, " in ran.lines[-1]


def test_every_defect_has_its_line(run: Run, tmp_path: Path) -> None:
    file = _board(tmp_path, "players: 2", "players: 7", "name: Training ground", "name: [a]")
    ran = run("check", file)
    assert ran.status == 1
    *defects, count = ran.lines
    assert len(defects) == 2
    assert defects[0].startswith(f"{file}:4:")
    assert defects[1].startswith(f"{file}:5:")
    assert all(": error: " in line for line in defects)
    assert count == "1 file: 2 errors, 0 warnings"


def test_play_names_the_first_error_of_a_board(run: Run, tmp_path: Path) -> None:
    file = _board(tmp_path, "players: 2", "players: 7", "name: Training ground", "name: [a]")
    assert_one_sentence(run("play", "yucatan", "--board", file), f"{file}:4:", "and 1 more")


def _board(folder: Path, *changes: str) -> Path:
    """Write the training board, with texts replaced, beside the tiles."""
    text = (BOARDS / "training.yaml").read_text(encoding="utf-8")
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    (folder / "tiles.yaml").write_bytes((BOARDS / "tiles.yaml").read_bytes())
    file = folder / "board.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def _damaged() -> Iterator[bytes]:
    """Yield more than a hundred boards with something wrong in each."""
    text = (BOARDS / "training.yaml").read_text(encoding="utf-8")
    whole = text.encode()
    for length in range(0, len(whole) - 20, 4):
        yield whole[:length]
    for old, new in (
        ("players: 2", "players: two"),
        ("players: 2", "players: 2.5"),
        ("players: 2", "players: [2]"),
        ("players: 2", "players: 99999999999999999999999"),
        ("players: 2", "players:"),
        ("players: 2", "players: 3"),
        ("name: Training ground", "name: !!python/object:os.system x"),
        ("name: Training ground", "name: &a x"),
        ("name: Training ground", "name: *a"),
        ("name: Training ground", "name: a: b"),
        ("name: Training ground", 'name: "never closed'),
        ("name: Training ground", "name: \x07"),
        ("name: Training ground", "name: \t- x"),
        ("format: yucatan-board/1", "format: yucatan-board/9"),
        ("format: yucatan-board/1", "- a\n- b"),
        ("tile: great-river-1", "tile: nowhere"),
        ("tile: great-river-1", "tile: [x]"),
        ("at: [0, 0]", "at: [0]"),
        ("at: [0, 0]", "at: [0, 0, 0]"),
        ("at: [0, 0]", "at: [x, y]"),
        ("at: [0, 0]", "at: [0, 99999]"),
        ("at: [0, 0]", "at: {q: 1}"),
        ("at: [0, 0]", "at: [0, -1]"),
        ("turn: 3", "turn: 9"),
        ("seat: 2", "seat: 1"),
        ("seat: 2", "seat: 0"),
        (", seat: 2", ""),
        ("face: one-river", "face: no-river"),
        ("practice: true", "practice: perhaps"),
        ("practice: true", "practise: true"),
    ):
        assert old in text, old
        yield text.replace(old, new).encode()
    yield from (b"", b"\n", b"---\n---\n", b"\x00", bytes(range(256)), b"\xff\xfe", b"[" * 5000, b"{" * 50)
    yield b"a: " + b"x" * 2_000_000
    yield text.encode("utf-16")


def test_damaged_boards(run: Run, tmp_path: Path) -> None:
    file = _board(tmp_path)
    boards = list(_damaged())
    assert len(boards) >= 100
    for data in boards:
        file.write_bytes(data)
        ran = run("check", file)
        _assert_defects(ran, file)
        assert_one_sentence(run("play", "yucatan", "--board", file), "board.yaml")
        assert_one_sentence(run("simulate", "yucatan", "--board", file), "board.yaml")


def _assert_defects(ran: Ran, file: Path) -> None:
    assert ran.status == 1, ran
    assert ran.err == ""
    *defects, _count = ran.lines
    assert defects
    for line in defects:
        assert line.startswith((f"{file}:", f"{file.parent}")), line
        assert ": error: " in line or ": warning: " in line, line
        assert "Traceback" not in line


def test_damaged_tiles(run: Run, tmp_path: Path) -> None:
    file = _board(tmp_path)
    whole = (BOARDS / "tiles.yaml").read_bytes()
    begin = whole.index(b"\nformat") + 1
    for length in range(begin, len(whole), 400):
        (tmp_path / "tiles.yaml").write_bytes(whole[:length])
        ran = run("check", tmp_path / "tiles.yaml", file)
        assert ran.status == (1 if any(": error: " in line for line in ran.lines) else 0)
        assert ran.err == ""
        assert all(": error: " in line or ": warning: " in line for line in ran.lines[:-1])
