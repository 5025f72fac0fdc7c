"""What a command may use of the world around it: streams, clocks, games. Everything is handed in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TextIO

from tabletop.package import Packages, Planned


@dataclass(frozen=True)
class World:
    """The surroundings of one run.

    `clock` counts seconds from some beginning; `now` is the local date and time; `version` the program's.
    """

    packages: Packages
    planned: Sequence[Planned]
    version: str
    out: TextIO
    err: TextIO
    clock: Callable[[], float]
    now: Callable[[], datetime]

    @property
    def tables(self) -> Packages:
        """The games whose screens are ready."""
        return {name: game for name, game in self.packages.items() if game.has_table}

    def say(self, line: str) -> None:
        """Write one line to standard output."""
        self.out.write(line + "\n")
