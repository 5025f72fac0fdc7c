"""Ceiba: board games round one screen. The command line, and the one place that knows every game."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

VERSION = "0.1.0"
_LEAST_PYTHON = (3, 11)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status (0, 1 or 2, see `python main.py --help`)."""
    if sys.version_info < _LEAST_PYTHON:
        sys.stderr.write(f"Ceiba needs Python 3.11 or newer; this is {sys.version.split()[0]}.\n")
        return 2
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from tabletop.commands import cli
        from tabletop.commands.world import World
        from tabletop.package import Planned
        from tabletop.text.catalogue import _
        from tzolkin.package import TzolkinPackage
        from tzolkin.tables import TablesError
        from yucatan.package import YucatanPackage
    except ModuleNotFoundError as missing:
        sys.stderr.write(f"The library “{missing.name}” is missing; “make play” installs what is needed.\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("Interrupted.\n")
        return 2
    try:
        games = [YucatanPackage(), TzolkinPackage()]
    except TablesError as fault:
        sys.stderr.write(f"{fault}.\n")
        return 2
    planned = [
        Planned(
            "tindaya",
            "Tindaya",
            _("Islands under two angry gods"),
            "1–4",
            _("together or apart"),
            "#1B6A8C",
            _tindaya_poster,
        ),
    ]
    world = World(
        packages={game.name: game for game in games},
        planned=planned,
        version=VERSION,
        out=sys.stdout,
        err=sys.stderr,
        clock=time.perf_counter,
        now=datetime.now,
    )
    return cli.run(sys.argv[1:] if argv is None else argv, world)


def _tindaya_poster() -> Callable[[int, int], Any]:
    from tindaya.ui.poster import poster

    return poster


if __name__ == "__main__":
    sys.exit(main())
