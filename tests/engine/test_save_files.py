"""Saves on the disk: written so that no crash loses a game, read so that no file brings the program down."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from toy import Toy, ToyState

from tabletop.engine import save
from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.save import SaveError
from tabletop.engine.session import Seat, Session

GAMES = {"toy": Toy()}
SEATS = (Seat("Ana", 1), Seat("Ben é 🐆", 2))


def played(entries: int) -> Session[ToyState]:
    """A game of a given length; longer ones continue shorter ones."""
    session = Session(Toy(), Setup(2, first=1), SEATS, 4)
    for _ in range(entries):
        session.submit(session.options()[0])
    return session


def write(path: Path, entries: int) -> None:
    save.write(path, save.envelope(played(entries), "1.0", f"after {entries}"))


def loaded(path: Path) -> int:
    """How many entries the save at `path` holds."""
    return len(save.load(path, GAMES)[0].entries)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "table.json"


# ---------------------------------------------------------------- round trip


def test_a_game_survives_at_every_step(path: Path) -> None:
    session, hand = played(0), Rng(1)
    while True:
        save.write(path, save.envelope(session, "1.0"))
        again, sentence = save.load(path, GAMES)
        assert sentence == ""
        assert again.state.key() == session.state.key()
        assert (again.entries, again.seats, again.setup) == (session.entries, session.seats, session.setup)
        assert (again.seed, again.chance, again.log(None)) == (
            session.seed,
            session.chance,
            session.log(None),
        )
        if session.decision is None:
            break
        session.submit(hand.choice(session.options()))
    assert session.outcome is not None


def test_chance_goes_on_where_it_was(path: Path) -> None:
    session = played(2)
    save.write(path, save.envelope(session, "1.0"))
    again, _ = save.load(path, GAMES)
    roll = next(action for action in session.options() if action.kind in ("roll", "fine"))
    assert session.submit(roll).events == again.submit(roll).events


def test_a_step_taken_back_is_not_saved(path: Path) -> None:
    session = played(1)
    assert session.undo()
    save.write(path, save.envelope(session, "1.0"))
    assert loaded(path) == 0


def test_names_no_keyboard_has_can_be_saved(path: Path) -> None:
    session = Session(Toy(), Setup(2, first=1), (Seat("\ud83d half a leopard", 1), Seat("\x00\n", 2)), 1)
    save.write(path, save.envelope(session, "1.0"))
    assert save.load(path, GAMES)[0].seats == session.seats


# ---------------------------------------------------------------- generations and crashes


def test_three_generations_are_kept(path: Path) -> None:
    for entries in range(5):
        write(path, entries)
    held = [loaded(save.generation(path, number)) for number in range(3)]
    assert held == [4, 3, 2]
    assert sorted(file.name for file in path.parent.iterdir()) == [
        "table.1.json",
        "table.2.json",
        "table.json",
    ]


@pytest.mark.parametrize("damaged", [1, 2])
def test_an_older_generation_stands_in(path: Path, damaged: int) -> None:
    for entries in range(3):
        write(path, entries)
    for number in range(damaged):
        save.generation(path, number).write_bytes(b"{")
    session, sentence = save.load(path, GAMES)
    assert len(session.entries) == 2 - damaged
    assert str(path) in sentence
    assert sentence.endswith("The save before it was opened instead.")


def test_with_every_generation_damaged_the_first_fault_is_told(path: Path) -> None:
    for entries in range(3):
        write(path, entries)
    for number in range(3):
        save.generation(path, number).write_bytes(b"{")
    with pytest.raises(SaveError, match=r"table\.json: this is no saved game"):
        save.load(path, GAMES)


class Crash(BaseException):
    """The power goes off: nothing that comes after is done."""


CALLS = ("replace", "link", "fsync", "open", "close", "unlink")


def fail_at(monkeypatch: pytest.MonkeyPatch, number: int, fault: BaseException) -> Callable[[], int]:
    """Let the `number`-th file operation fail (from 1); return a counter of those that were done."""
    done = 0

    def failing(genuine: Callable[..., Any]) -> Callable[..., Any]:
        def operation(*args: Any, **named: Any) -> Any:
            nonlocal done
            done += 1
            if done == number:
                raise fault
            return genuine(*args, **named)

        return operation

    for name in CALLS:
        monkeypatch.setattr(os, name, failing(getattr(os, name)))
    for name in ("open", "unlink", "exists"):
        monkeypatch.setattr(Path, name, failing(getattr(Path, name)))
    return lambda: done


@pytest.mark.parametrize("fault", [Crash(), OSError(28, "No space left on device")], ids=["crash", "full"])
@pytest.mark.parametrize("links", [True, False], ids=["links", "no-links"])
def test_no_fault_between_two_operations_loses_a_game(
    path: Path, fault: BaseException, links: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not links:
        monkeypatch.setattr(os, "link", _no_links)
    number = outcomes = 0
    while True:
        number += 1
        for file in path.parent.glob("*"):
            file.unlink()
        for entries in range(4):
            write(path, entries)
        with monkeypatch.context() as patch:
            count = fail_at(patch, number, fault)
            told = _told(lambda: write(path, 4))
        if count() < number:
            break
        assert loaded(path) in (3, 4), f"operation {number}"
        assert [each.problem for each in save.listing(path.parent)] == [""]
        if isinstance(fault, OSError) and told is not None:
            assert told == f"The game could not be saved to {path}: No space left on device."
        outcomes += told is not None
        write(path, 5)
        assert loaded(path) == 5
    assert number > 8
    assert outcomes >= 4


def _told(act: Callable[[], None]) -> str | None:
    """Do something that may crash; return what was said about it, None if it went well."""
    try:
        act()
    except (Crash, SaveError) as fault:
        return str(fault)
    return None


def _no_links(*_: object) -> None:
    raise OSError(95, "Operation not supported")


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveError, match=r"^The game could not be saved to .*\.$"):
        write(tmp_path / "file" / "table.json", 1)


# ---------------------------------------------------------------- lists


def test_a_list_shows_every_save_newest_first_and_why_one_cannot_be_read(path: Path) -> None:
    write(path, 2)
    write(path, 3)
    broken = path.with_name("broken.json")
    broken.write_bytes(path.read_bytes()[:200])
    other = path.with_name("other.json")
    other.write_text('{"kind": "something else"}')
    for age, file in enumerate((path, broken, other)):
        os.utime(file, (1000 - age, 1000 - age))
    os.utime(save.generation(path, 1), (1, 1))
    first, second, third = save.listing(path.parent)
    assert (first.path, first.game, first.caption, first.entries) == (path, "toy", "after 3", 3)
    assert (first.seats, first.finished, first.problem) == (SEATS, False, "")
    assert second.path == broken
    assert second.problem == f"{broken}: this is no saved game, or only a part of one."
    assert third.problem == f"{other}: this file is no saved game of Ceiba."


def test_a_list_shows_a_save_of_which_only_an_older_generation_is_left(path: Path) -> None:
    write(path, 2)
    write(path, 3)
    path.unlink()
    (only,) = save.listing(path.parent)
    assert (only.path, only.caption, only.problem) == (path, "after 2", "")
    assert loaded(only.path) == 2


def test_a_list_of_no_folder_is_empty(tmp_path: Path) -> None:
    assert save.listing(tmp_path / "none") == []


# ---------------------------------------------------------------- what is not a save


def resealed(data: dict[str, Any]) -> dict[str, Any]:
    data["checksum"] = save._checksum(data)
    return data


def changed(**parts: Any) -> bytes:
    return json.dumps(resealed({**save.envelope(played(3), "1.0"), **parts})).encode()


def deep(levels: int) -> bytes:
    return b"[" * levels + b"]" * levels


BAD: dict[str, bytes] = {
    "empty": b"",
    "blank": b"   \n",
    "text": b"Dear Sir or Madam,",
    "binary": bytes(range(256)) * 20,
    "zeros": bytes(5000),
    "png": b"\x89PNG\r\n\x1a\n" + bytes(100),
    "utf-16": '{"kind": "ceiba-save"}'.encode("utf-16"),
    "list": b"[1, 2, 3]",
    "number": b"42",
    "null": b"null",
    "other json": b'{"name": "package", "version": "1.0.0"}',
    "long number": b"9" * 6000,
    "deep list": deep(100_000),
    "deep value": b'{"kind": "ceiba-save", "format": ' + deep(700) + b"}",
    "surrogates": b'{"kind": "ceiba-save", "format": 1, "checksum": "\\ud800", "game": "\\udfff"}',
    "no seal": b'{"kind": "ceiba-save", "format": 1}',
    "older format": changed(format=0),
    "newer format": changed(format=2),
    "worded format": changed(format="one"),
    "other rules": changed(rules=7),
    "other game": changed(game="chess"),
    "no game": changed(game=None),
    "listed game": changed(game=["toy"]),
    "deep game": changed(game=json.loads(deep(500))),
    "no entries": changed(entries=None),
    "short entry": changed(entries=[["take", 1]]),
    "wild entry": changed(entries=[["take", 1, [10**30], []]]),
    "unknown entry": changed(entries=[["conquer", 1, [], []]]),
    "other luck": changed(entries=[["roll", 1, [], [9]]]),
    "other chance": changed(chance=1),
    "other checkpoint": changed(checkpoint={}),
    "no setup": changed(setup={}),
    "many players": changed(setup={"players": 10**9, "first": 1, "options": {}}),
    "no first player": changed(setup={"players": 2, "first": 3, "options": {}}),
    "unknown option": changed(setup={"players": 2, "first": 1, "options": {"speed": 3}}),
    "wild option": changed(setup={"players": 2, "first": 1, "options": {"coins": [[]]}}),
    "too few seats": changed(seats=[["Ana", 1]]),
    "wild style": changed(seats=[["Ana", 1], ["Ben", 10**9]]),
    "endless name": changed(seats=[["Ana", 1], ["B" * 10_000, 2]]),
    "worded seed": changed(seed="five"),
    "true seed": changed(seed=True),
}


@pytest.mark.parametrize("content", BAD.values(), ids=BAD.keys())
def test_what_is_no_save_is_one_sentence(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        save.load(path, GAMES)
    sentence = str(caught.value)
    assert sentence.startswith(f"{path}: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < len(str(path)) + 150
    assert path.read_bytes() == content
    assert save.summary(path).path == path


def test_a_save_cut_anywhere_is_one_sentence(path: Path) -> None:
    write(path, 12)
    whole = path.read_bytes()
    for length in range(0, len(whole), 10):
        path.write_bytes(whole[:length])
        with pytest.raises(SaveError):
            save.load(path, GAMES)
    path.write_bytes(whole)
    assert loaded(path) == 12


def flips(whole: bytes) -> Iterator[bytes]:
    for place in range(0, len(whole), 7):
        yield whole[:place] + bytes([whole[place] ^ (1 << place % 8)]) + whole[place + 1 :]


def test_a_save_with_a_flipped_bit_is_one_sentence(path: Path) -> None:
    write(path, 12)
    for content in flips(path.read_bytes()):
        path.write_bytes(content)
        with pytest.raises(SaveError):
            save.load(path, GAMES)


def test_files_that_are_none_are_one_sentence(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(save.LARGEST + 1)
    for path, words in (
        (huge, "too big"),
        (tmp_path, "not a file"),
        (tmp_path / "none.json", "cannot be opened"),
        (tmp_path / "nul\x00.json", "cannot be the name"),
    ):
        with pytest.raises(SaveError, match=words):
            save.load(path, GAMES)
        assert words in save.summary(path).problem


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="only where there is an endless file")
def test_an_endless_file_is_one_sentence() -> None:
    with pytest.raises(SaveError, match="not a file"):
        save.load(Path("/dev/zero"), GAMES)
