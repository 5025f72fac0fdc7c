"""Arguments read and judged: numbers, sizes, paths, games, boards; each wrong one is a `Fault`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tabletop.commands.fault import Fault
from tabletop.commands.world import World
from tabletop.engine.game import Setup, SetupError
from tabletop.layouts import has_errors
from tabletop.package import GamePackage

LARGEST_SEED = 2**63 - 1
_NUMBER = re.compile(r"-?[0-9]{1,25}")
_SIZE = re.compile(r"([0-9]{1,6})[x×]([0-9]{1,6})")
_YAML = (".yaml", ".yml")
_LEAST_SIZE, _MOST_SIZE = (1024, 640), (7680, 4320)


def quoted(text: str) -> str:
    """Return what somebody typed as it may stand in a sentence."""
    return f"“{text if len(text) <= 60 else text[:60] + '…'}”"


def whole(name: str, least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `least` to `most`, for the argument `name`."""

    def read(text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise Fault(f"{name} must be a whole number from {least} to {most}, not {quoted(text)}.")
        number = int(text)
        if not least <= number <= most:
            raise Fault(f"{name} must be from {least} to {most}, not {number}.")
        return number

    return read


def size(text: str) -> tuple[int, int]:
    """Read a picture size like 1920x1080, in pixels."""
    match = _SIZE.fullmatch(text)
    if match is None:
        raise Fault(f"--size is written like 1920x1080, not {quoted(text)}.")
    w, h = int(match[1]), int(match[2])
    if not (_LEAST_SIZE[0] <= w <= _MOST_SIZE[0] and _LEAST_SIZE[1] <= h <= _MOST_SIZE[1]):
        least, most = ("x".join(map(str, bounds)) for bounds in (_LEAST_SIZE, _MOST_SIZE))
        raise Fault(f"--size must be from {least} to {most}, not {w}x{h}.")
    return w, h


def path(text: str) -> Path:
    """Read a path. It need not exist."""
    if not text or "\0" in text:
        raise Fault("A path must not be empty.")
    return Path(text)


def existing(paths: Sequence[Path]) -> Sequence[Path]:
    """Return paths that all exist, or complain of the first that does not."""
    for one in paths:
        try:
            there = one.exists()
        except OSError as fault:
            raise Fault(f"{one}: cannot be opened ({fault.strerror or fault}).") from fault
        if not there:
            raise Fault(f"{one}: there is no such file or folder.")
    return paths


def readable_file(one: Path) -> Path:
    """Return the path of a file that can be opened, or complain."""
    existing([one])
    if one.is_dir():
        raise Fault(f"{one}: this is a folder; a file is needed.")
    if not one.is_file():
        raise Fault(f"{one}: this is not a file.")
    try:
        with one.open("rb"):
            return one
    except OSError as fault:
        raise Fault(f"{one}: the file cannot be opened ({fault.strerror or fault}).") from fault


def yaml_files(paths: Sequence[Path]) -> list[Path]:
    """Return files, and in the place of a folder all YAML files in it; all can be opened, or complain."""
    found: list[Path] = []
    for one in existing(paths):
        inside = (
            sorted(each for each in one.rglob("*") if each.suffix.lower() in _YAML) if one.is_dir() else [one]
        )
        if not inside:
            raise Fault(f"{one}: there is no YAML file in this folder.")
        found += map(readable_file, inside)
    return found


def package(world: World, name: str) -> GamePackage:
    """Return the game of a name."""
    found = world.packages.get(name)
    if found is not None:
        return found
    if any(planned.name == name for planned in world.planned):
        raise Fault(f"{name} is in the making and cannot be played yet; ready is {_ready(world)}.")
    raise Fault(f"There is no game {quoted(name)}; ready is {_ready(world)}.")


def table(world: World, name: str) -> GamePackage:
    """Return the game of a name whose table is ready."""
    found = package(world, name)
    if not found.has_table:
        raise Fault(f"The table of {name} is in the making; ready is {', '.join(world.tables)}.")
    return found


def _ready(world: World) -> str:
    return ", ".join(world.packages)


def board(game: GamePackage, file: Path) -> Any:
    """Return the board of a file, or complain with its first error."""
    readable_file(file)
    found, defects = game.load_board(file)
    if found is None or has_errors(defects):
        errors = [defect for defect in defects if defect.is_error]
        errors.sort(key=lambda defect: defect.place != "format")  # a file of another kind has many
        more = f" (and {len(errors) - 1} more, see “check”)" if len(errors) > 1 else ""
        raise Fault(f"{errors[0]}{more}." if errors else f"{file}: this board cannot be played.")
    return found


def setup(game: GamePackage, players: int | None, file: Path | None, options: Sequence[str] = ()) -> Setup:
    """Return the set-up that players, board file and switches ask for; each may be left out."""
    try:
        switches = game.options(options)
        if players is not None and players not in game.game.seats:
            low, high = game.game.seats[0], game.game.seats[-1]
            raise SetupError(f"{game.title} is for {low} to {high} players, not {players}")
        ready = file or game.default_board(players or game.players)
    except SetupError as fault:
        raise Fault(f"{fault}.") from fault
    if ready is None:
        return Setup(players or game.players, options=switches)
    chosen = board(game, ready)
    seats = game.board_players(chosen)
    if players is not None and seats != players:
        raise Fault(f"{file}: this board is for {seats} players, not {players}.")
    return Setup(seats, chosen, options=switches)


def add_table(parser: Any) -> None:
    """Declare what describes a table: players, board, seed."""
    parser.add_argument(
        "--players",
        metavar="N",
        type=whole("--players", 1, 99),
        help="how many play (default: as the board says; without a board as many as can)",
    )
    parser.add_argument(
        "--board", metavar="FILE", type=path, help="the board (default: the ready one for so many players)"
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole("--seed", 0, LARGEST_SEED), help="where chance begins, 0 or more"
    )
