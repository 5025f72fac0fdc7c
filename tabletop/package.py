"""What a game gives to the program: its rules, boards, words and screens, behind one face.

The command line (`tabletop.commands`) and the desk (`tabletop.ui.desk`) are handed packages by `main.py` and
name no game themselves. To add a game: subclass `GamePackage`, and list an object of it in `main.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol

from tabletop.engine.action import Value
from tabletop.engine.decision import Frame
from tabletop.engine.event import Event
from tabletop.engine.game import Game, SetupError
from tabletop.engine.outcome import Outcome
from tabletop.engine.scenario import Language
from tabletop.engine.session import Seat, Session
from tabletop.layouts import Defect
from tabletop.text.catalogue import Catalogue


class Says(Protocol):
    """Who puts events, decisions and endings of one game into words."""

    def event(self, event: Event) -> str:
        """Return the log line of an event, "" if it has none of its own."""
        ...

    def prompt(self, decision: Frame) -> str:
        """Return what the deciding seat has to choose, to stand after its name."""
        ...

    def ending(self, outcome: Outcome) -> str:
        """Return how the game ended, in one sentence."""
        ...


class GamePackage(ABC):
    """One game, whole.

    - `name`: the word on the command line and in saves; `title`: how people write it.
    - `game`: the rules; `language`: how scenarios write its positions.
    - `formats`: the `format:` lines of the files it reads.
    - `boards`: the folder of its ready boards (of files of its own if it has none); `names`: proposed for the
      seats.
    - `has_table`: whether its screens are ready; until they are the menu shows it as planned.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    formats: ClassVar[tuple[str, ...]]
    names: ClassVar[tuple[str, ...]]
    game: Game[Any]
    language: Language[Any]
    boards: Path
    has_table: ClassVar[bool] = True

    @property
    def players(self) -> int:
        """How many play where nobody says how many: as many as can."""
        return self.game.seats[-1]

    def seats(self, players: int) -> tuple[Seat, ...]:
        """Return seats with the proposed names, where nobody gave others."""
        return tuple(Seat(self.names[seat - 1], seat) for seat in range(1, players + 1))

    @abstractmethod
    def board_files(self) -> Sequence[Path]:
        """Return the ready boards, in the order in which they are offered."""

    @abstractmethod
    def default_board(self, players: int) -> Path | None:
        """Return the ready board for so many players, None if the game is played without boards.

        Raises SetupError if there is none for so many.
        """

    @abstractmethod
    def load_board(self, path: Path) -> tuple[Any | None, list[Defect]]:
        """Read a board: the board, or None if it cannot be played, and all defects. Never raises."""

    @abstractmethod
    def board_players(self, board: Any) -> int:
        """Return for how many players a board is."""

    @abstractmethod
    def check_paths(self, paths: Iterable[Path]) -> list[Defect]:
        """Return all defects of board and tile files, in order."""

    @abstractmethod
    def speaker(self, catalogue: Catalogue, names: Sequence[str]) -> Says:
        """Return who puts the game into words; `names` by seat, from seat 1."""

    @abstractmethod
    def turns(self, session: Session[Any]) -> int:
        """Return how many turns were begun; 0 during set-up."""

    @abstractmethod
    def screen(self) -> Any:
        """Return the game's screens, a `tabletop.ui.desk.GameScreen`; pygame is imported only here."""

    def options(self, words: Iterable[str]) -> dict[str, Value]:
        """Read switches written `name=value`. Raises SetupError with one sentence for a wrong one."""
        chosen: dict[str, Value] = {}
        for word in words:
            name, equals, text = word.partition("=")
            if not equals:
                raise SetupError(f"an option is written name=value, not “{word[:40]}”")
            known = self.game.options.get(name)
            if known is None:
                names = ", ".join(sorted(self.game.options)) or "none"
                raise SetupError(f"{self.title} has no option “{name[:40]}”; it has {names}")
            value = next((value for value in known if str(value) == text), None)
            if value is None:
                raise SetupError(
                    f"the option “{name}” can be {', '.join(map(str, known))}, not “{text[:40]}”"
                )
            chosen[name] = value
        return chosen


@dataclass(frozen=True)
class Planned:
    """A game in the making: the menu shows its card, quietly. `poster` imports and returns its picture."""

    name: str
    title: str
    line: str
    players: str
    mode: str
    accent: str
    poster: Callable[[], Callable[[int, int], Any]]


Packages = Mapping[str, GamePackage]
"""The games of the program, by name."""
