"""The command line: reads the arguments, runs one command, and turns every mishap into one sentence."""

from __future__ import annotations

import argparse
import contextlib
import os
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import NoReturn, TextIO

import platformdirs

from tabletop.commands import check, picture, play, replay, scenario, simulate
from tabletop.commands.fault import Fault, one_line
from tabletop.commands.window import open_program
from tabletop.commands.world import World

COMMANDS: Mapping[str, ModuleType] = {
    "play": play,
    "check": check,
    "scenario": scenario,
    "simulate": simulate,
    "replay": replay,
    "picture": picture,
}
TEXT = """\
Ceiba: board games of the jungle, the islands and the calendar, round one screen.

Without a command the program opens at its menu. Every command has a help of its own:
    python main.py simulate --help
"""
EPILOG = """\
exit status:
    0 all is well
    1 the work was done and found something wrong
    2 a wrong argument, file or value
"""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence and keeps the lines of its texts."""

    def __init__(self, *args: object, **options: object) -> None:
        options["formatter_class"] = argparse.RawDescriptionHelpFormatter
        options["allow_abbrev"] = False
        super().__init__(*args, **options)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        """Raise the complaint instead of printing usage."""
        raise Fault(f"{message[:1].upper()}{message[1:]} (see “{self.prog} --help”).")


def run(argv: Sequence[str], world: World) -> int:
    """Run the command that `argv` asks for; return the exit status. Nothing but a bug escapes."""
    _unbreakable(world.out)
    _unbreakable(world.err)
    try:
        status = _run(argv, world)
        world.out.flush()
        return status
    except Fault as fault:
        return _complain(world, str(fault))
    except BrokenPipeError:
        _silence(world.out)
        return _complain(world, "The output was closed before all of it was written.")
    except KeyboardInterrupt:
        return _complain(world, "Interrupted.")
    except (OSError, MemoryError, RecursionError) as trouble:
        reason = getattr(trouble, "strerror", None) or str(trouble) or "not enough memory"
        return _complain(world, f"The system does not allow it: {reason}.")
    except Exception as bug:
        place = _keep_trouble()
        words = f"This is a fault of the program ({type(bug).__name__}: {bug})"
        return _complain(world, f"{words}; what happened stands in {place}.")


def _run(argv: Sequence[str], world: World) -> int:
    parser = _parser(world)
    try:
        args = parser.parse_args(list(argv))
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    if args.command is None:
        return open_program(world, lambda desk: desk.menu())
    status: int = COMMANDS[args.command].run(args, world)
    return status


def _parser(world: World) -> Parser:
    parser = Parser(prog="python main.py", description=TEXT, epilog=EPILOG)
    parser.add_argument("--version", action="version", version=f"Ceiba {world.version}")
    parsers = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", parser_class=Parser)
    for module in COMMANDS.values():
        module.add(parsers, world)
    return parser


def _complain(world: World, sentence: str) -> int:
    with contextlib.suppress(OSError, ValueError):
        world.err.write(one_line(sentence) + "\n")
        world.err.flush()
    return 2


def _unbreakable(stream: TextIO) -> None:
    """Let a stream write something for every letter, whatever its encoding."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _silence(stream: TextIO) -> None:
    """Point a closed output at nowhere, so that nothing complains when the process ends."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _keep_trouble() -> Path:
    """Write the traceback of a bug where it can be found; never fails."""
    path = Path(platformdirs.user_log_dir("ceiba", appauthor=False)) / "trouble.log"
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            traceback.print_exc(file=file)
    return path
