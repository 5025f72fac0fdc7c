"""Saved games: one versioned JSON envelope, written so that a crash never loses the last good one.

The envelope holds the board, the seats, the entries and a checkpoint of the state. With the same rules
version a save is read by replaying all entries and comparing with the checkpoint.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tabletop.engine.action import Action
from tabletop.engine.game import Game, Setup
from tabletop.engine.session import Seat, Session, replay

KIND = "ceiba-save"
FORMAT = 1
GENERATIONS = 3
"""How many versions of one save are kept: the newest and two before it."""

LARGEST = 32 * 1024 * 1024
"""Bytes; a bigger file is not a save of ours."""

STYLES = range(1, 6)
"""The styles a seat can have."""

LONGEST_NAME = 200
"""Characters in the name of a seat; far more than any screen lets one type."""

_MISFITS = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""What data that does not fit can raise where it is taken for an envelope."""


class SaveError(Exception):
    """A save that cannot be read or written; the message is one sentence for the person at the screen."""


@dataclass(frozen=True)
class Summary:
    """What a list of saves shows of one: readable or not, it has a line."""

    path: Path
    game: str = ""
    caption: str = ""
    seats: tuple[Seat, ...] = ()
    entries: int = 0
    finished: bool = False
    problem: str = ""


# ---------------------------------------------------------------- writing


def envelope(session: Session[Any], app: str, caption: str = "") -> dict[str, Any]:
    """Return the whole session as JSON-able data, sealed with a checksum.

    `app` is the program's version, `caption` a short line for the list of saves ("turn 23").
    """
    game, setup = session.game, session.setup
    data: dict[str, Any] = {
        "kind": KIND,
        "format": FORMAT,
        "game": game.name,
        "app": app,
        "rules": game.rules_version,
        "caption": caption,
        "finished": session.outcome is not None,
        "seats": [[seat.name, seat.style] for seat in session.seats],
        "seed": session.seed,
        "chance": session.chance,
        "setup": {"players": setup.players, "first": setup.first, "options": dict(setup.options)},
        "board": game.board_to_data(setup.board),
        "entries": [
            [entry.action.kind, entry.action.seat, list(entry.action.args), list(entry.step.draws)]
            for entry in session.entries
        ],
        "checkpoint": game.state_to_data(session.state),
    }
    data["checksum"] = _checksum(data)
    return data


def _checksum(data: Mapping[str, Any]) -> str:
    rest = {name: value for name, value in data.items() if name != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def generation(path: Path, number: int) -> Path:
    """Return where the `number`-th older version of a save lies; 0 is the save itself."""
    return path if number == 0 else path.with_suffix(f".{number}{path.suffix}")


def write(path: Path, data: Mapping[str, Any]) -> None:
    """Write an envelope so that at every moment a whole save lies on the disk.

    Temporary file, flush, fsync, older generations moved up, rename, folder fsync.
    Raises SaveError, naming the cause.
    """
    text = json.dumps(data, separators=(",", ":"))
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        for number in range(GENERATIONS - 1, 0, -1):
            older = generation(path, number - 1)
            if older.exists():
                _keep(older, generation(path, number))
        os.replace(fresh, path)
        _sync_folder(path.parent)
    except OSError as fault:
        _forget(fresh)
        raise SaveError(f"The game could not be saved to {path}: {fault.strerror or fault}.") from fault


def _forget(fresh: Path) -> None:
    """Take a half-written file away, if the disk still lets us."""
    try:
        fresh.unlink(missing_ok=True)
    except OSError:
        return


def _keep(current: Path, older: Path) -> None:
    """Give `current` a second name, so that the path itself never lacks a file; move it where links fail."""
    older.unlink(missing_ok=True)
    try:
        os.link(current, older)
    except OSError:
        os.replace(current, older)


def _sync_folder(folder: Path) -> None:
    """Make the rename itself durable; systems that cannot open folders do without."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


# ---------------------------------------------------------------- reading


def read(path: Path) -> dict[str, Any]:
    """Read an envelope and check its seal, not yet its contents.

    Raises SaveError with one sentence that says what is wrong with the file.
    """
    raw = _bytes(path)
    try:
        data = json.loads(raw.decode("utf-8"))
        sealed = isinstance(data, dict) and data.get("checksum") == _checksum(data)
    except _MISFITS as fault:
        raise SaveError(f"{path}: this is no saved game, or only a part of one.") from fault
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise SaveError(f"{path}: this file is no saved game of Ceiba.")
    if data.get("format") != FORMAT:
        raise SaveError(
            f"{path}: the save has format {_short(data.get('format'))}, this program reads format {FORMAT}."
        )
    if not sealed:
        raise SaveError(f"{path}: the save was changed or damaged: its checksum does not fit.")
    return data


def _bytes(path: Path) -> bytes:
    """Return what a file holds, or raise SaveError if it is none, too big, or cannot be opened."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise SaveError(f"{path}: this is not a file.")
        if status.st_size > LARGEST:
            raise SaveError(f"{path}: this file is too big to be a saved game.")
        return path.read_bytes()
    except OSError as fault:
        raise SaveError(f"{path}: the file cannot be opened ({fault.strerror or fault}).") from fault
    except ValueError as fault:
        raise SaveError(f"{_short(path)}: this cannot be the name of a file.") from fault


def _short(value: object) -> str:
    """Return a value on one line of at most forty characters."""
    try:
        text = " ".join(str(value).split())
    except RecursionError:
        text = "something"
    return text if len(text) <= 40 else text[:40] + "…"


def restore(
    data: Mapping[str, Any],
    games: Mapping[str, Game[Any]],
    where: str = "The save",
    progress: Callable[[int], None] | None = None,
    verify: bool = True,
) -> Session[Any]:
    """Rebuild the session of an envelope by playing its entries again.

    With `verify` the state reached is compared with the checkpoint. `where` begins every message.
    Raises SaveError with one sentence.
    """
    name = data.get("game")
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        raise SaveError(f"{where}: it is a game of “{_short(name)}”, which this program does not know.")
    if data.get("rules") != game.rules_version:
        raise SaveError(
            f"{where}: it was played by version {_short(data.get('rules'))} of the {game.name} rules, "
            f"this program has version {game.rules_version}."
        )
    try:
        session = _replayed(data, game, progress)
        same = game.state_to_data(session.state) == data["checkpoint"] and session.chance == data["chance"]
    except _MISFITS as fault:
        raise SaveError(f"{where}: its contents do not fit the rules ({_cause(fault)}).") from fault
    if verify and not same:
        raise SaveError(f"{where}: playing its entries again leads to another position than it holds.")
    return session


def _cause(fault: Exception) -> str:
    if isinstance(fault, KeyError):
        return f"{_short(fault.args[0])} is missing"
    return _short(fault) or type(fault).__name__


def _replayed(
    data: Mapping[str, Any], game: Game[Any], progress: Callable[[int], None] | None
) -> Session[Any]:
    setup = Setup(
        players=_whole(data["setup"]["players"]),
        board=game.board_from_data(data["board"]),
        first=_whole(data["setup"]["first"]),
        options=dict(data["setup"]["options"]),
    )
    seats = _seats(data)
    if len(seats) != setup.players:
        raise ValueError(f"{len(seats)} seats for {setup.players} players")
    record = [
        (Action(_word(kind), _whole(seat), tuple(_value(value) for value in args)), tuple(map(_whole, draws)))
        for kind, seat, args, draws in data["entries"]
    ]
    return replay(game, setup, seats, _whole(data["seed"]), record, progress)


def _seats(data: Mapping[str, Any]) -> tuple[Seat, ...]:
    """Return who sits at the table, or raise ValueError or TypeError."""
    seats = tuple(Seat(_word(name), _whole(style)) for name, style in data["seats"])
    for seat in seats:
        if seat.style not in STYLES:
            raise ValueError(f"there is no style {seat.style}")
        if len(seat.name) > LONGEST_NAME:
            raise ValueError(f"a name has {len(seat.name)} characters")
    return seats


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{_short(value)} is not a whole number")
    return value


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{_short(value)} is not a word")
    return value


def _value(value: object) -> int | str:
    return value if isinstance(value, str) else _whole(value)


def load(
    path: Path, games: Mapping[str, Game[Any]], progress: Callable[[int], None] | None = None
) -> tuple[Session[Any], str]:
    """Load a save, or the newest older generation of it that can be read.

    Returns the session, and a sentence to show if an older generation had to serve (else "").
    Raises SaveError with the first fault if none can be read.
    """
    first: SaveError | None = None
    for number in range(GENERATIONS):
        candidate = generation(path, number)
        if number and not candidate.exists():
            continue
        try:
            session = restore(read(candidate), games, str(candidate), progress)
        except SaveError as fault:
            first = first or fault
            continue
        return session, f"{first} The save before it was opened instead." if first else ""
    assert first is not None
    raise first


def summary(path: Path) -> Summary:
    """Return the line a list of saves shows for `path`; never raises."""
    try:
        data = read(path)
        return Summary(
            path,
            game=_word(data["game"]),
            caption=_word(data["caption"]),
            seats=_seats(data),
            entries=len(data["entries"]),
            finished=bool(data["finished"]),
        )
    except SaveError as fault:
        return Summary(path, problem=str(fault))
    except _MISFITS:
        return Summary(path, problem=f"{path}: the save lacks what a list of saves needs.")


def kept(folder: Path) -> list[Path]:
    """Return every save in `folder`, newest first; also one of which only an older generation is left."""
    older = {f".{number}" for number in range(1, GENERATIONS)}
    newest: dict[Path, float] = {}
    try:
        for file in folder.glob("*.json"):
            stem = Path(file.stem)
            path = file.with_name(stem.stem + file.suffix) if stem.suffix in older else file
            newest[path] = max(newest.get(path, 0.0), file.stat().st_mtime)
    except OSError:
        pass
    return sorted(newest, key=lambda path: (-newest[path], path.name))


def listing(folder: Path) -> list[Summary]:
    """Return a summary of every save in `folder`, newest first, readable or with the reason why not.

    Where the newest generation cannot be read, an older one that can stands in for it, as in `load`.
    """
    found = []
    for path in kept(folder):
        generations = [summary(generation(path, number)) for number in range(GENERATIONS)]
        best = next((each for each in generations if not each.problem), generations[0])
        found.append(replace(best, path=path))
    return found
