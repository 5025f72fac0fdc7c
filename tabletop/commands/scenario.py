"""`scenario`: runs rule scenarios."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabletop.commands import values
from tabletop.commands.progress import Progress
from tabletop.commands.world import World
from tabletop.engine.scenario import ScenarioError, run_file

HELP = "run rule scenarios, a line each"
TEXT = """\
Runs scenarios: small positions written by hand, with actions and what must come of
them. Prints one line for each, "passed" with its name, or "FAILED" with file, line,
name and what differs; then "N passed, N failed".

Exit status: 0 if all passed, 1 if one failed, 2 if a file cannot be opened.
"""
EXAMPLES = """\
examples:
    python main.py scenario tests/scenarios/
    python main.py scenario tests/scenarios/yucatan/setup.yaml
"""


def add(parsers: Any, world: World) -> None:  # noqa: ARG001
    """Declare the arguments."""
    parser: argparse.ArgumentParser = parsers.add_parser(
        "scenario", help=HELP, description=TEXT, epilog=EXAMPLES
    )
    parser.add_argument(
        "paths", metavar="PATH", nargs="+", type=values.path, help="a scenario file or a folder"
    )


def run(args: argparse.Namespace, world: World) -> int:
    """Run every scenario of every file."""
    files = values.yaml_files(args.paths)
    passed = failed = 0
    with Progress(world.err, world.clock, "Playing scenarios", len(files)) as progress:
        for number, file in enumerate(files):
            progress.step(number)
            for well, line in _results(file, world):
                progress.clear()
                world.say(line)
                passed += well
                failed += not well
    world.say(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _results(file: Path, world: World) -> Iterator[tuple[bool, str]]:
    """Yield whether each scenario passed, and its line."""
    languages = {name: game.language for name, game in world.packages.items()}
    try:
        for result in run_file(file, languages):
            yield getattr(result, "passed", False), str(result)
    except ScenarioError as fault:  # the file's board cannot be read
        yield False, f"FAILED  {file}:1: {fault}"
