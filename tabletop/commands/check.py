"""`check`: reads boards and tiles, and prints every defect."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tabletop.commands import values
from tabletop.commands.progress import Progress
from tabletop.commands.world import World
from tabletop.layouts import Defect, read_document
from tabletop.package import GamePackage

HELP = "read boards and tiles, and print every defect in them"
TEXT = """\
Reads board and tile files, or all of them in a folder, and prints every defect on a
line of its own:

    file:line:column: error|warning: sentence

An error keeps a board from being played; a warning points at something unusual. A
board without errors is also set up two hundred times, to see whether villages find
room and whether the seats are equal.

Exit status: 0 without errors, 1 with errors, 2 if a file cannot be read.
"""
EXAMPLES = """\
examples:
    python main.py check boards/
    python main.py check my-board.yaml
"""


def add(parsers: Any, world: World) -> None:  # noqa: ARG001
    """Declare the arguments."""
    parser: argparse.ArgumentParser = parsers.add_parser(
        "check", help=HELP, description=TEXT, epilog=EXAMPLES
    )
    parser.add_argument(
        "paths", metavar="PATH", nargs="+", type=values.path, help="a board file, a tile file or a folder"
    )


def run(args: argparse.Namespace, world: World) -> int:
    """Print defects as they are found, and a count at the end."""
    files = values.yaml_files(args.paths)
    errors = warnings = 0
    with Progress(world.err, world.clock, "Checking", len(files)) as progress:
        for number, file in enumerate(files):
            progress.step(number)
            for defect in _defects(file, world):
                progress.clear()
                world.say(str(defect))
                errors += defect.is_error
                warnings += not defect.is_error
    world.say(f"{_count(len(files), 'file')}: {_count(errors, 'error')}, {_count(warnings, 'warning')}")
    return 1 if errors else 0


def _count(n: int, word: str) -> str:
    return f"{n} {word}" + "s" * (n != 1)


def _defects(file: Path, world: World) -> list[Defect]:
    """Let the game that knows the file's format judge it; an unknown format is the first one's to name."""
    return _game(file, world).check_paths([file])


def _game(file: Path, world: World) -> GamePackage:
    games = list(world.packages.values())
    if len(games) == 1:
        return games[0]
    form = read_document(file).text(("format",))
    return next((game for game in games if form in game.formats), games[0])
