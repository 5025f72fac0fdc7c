"""What a game offers before it begins, and what the people at the table chose.

Knows nothing of the screen's layout.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from tabletop.ui.widgets.textedit import TextEdit

__all__ = ["BoardChoice", "NewGameOffer", "NewTable", "Seating", "Switch"]

Thumbnail = Callable[[int, int], pygame.Surface]
"""Draws a board into w x h real pixels, clear where nothing lies."""

MOST_SEED = 2**31 - 1


@dataclass(frozen=True)
class BoardChoice:
    """A board that can be chosen. `players` are the numbers of players it is made for.

    `defects` are the sentences that say why it cannot be played; empty for a good board.
    """

    key: str
    name: str
    players: tuple[int, ...]
    line: str = ""
    defects: Sequence[str] = ()
    thumbnail: Thumbnail | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Switch:
    """A yes-or-no option of the game."""

    key: str
    text: str
    on: bool = False


@dataclass(frozen=True)
class NewTable:
    """What was chosen. `seats` are (name, style) clockwise, `first` is the seat that begins or 0 to draw
    it by lot.

    `alone`: one person sits at the screen, so no curtain is needed.
    """

    board: str
    seats: tuple[tuple[str, int], ...]
    first: int
    seed: int
    alone: bool
    options: Mapping[str, bool] = field(default_factory=dict)


@dataclass(frozen=True)
class NewGameOffer:
    """What a game offers for a new table.

    `names` are the names proposed for seats 1, 2, …; `styles` the colours with marks there are;
    `fresh_seed` gives a new seed; `start` begins the game, and returns a sentence if it cannot. `wished`
    is the table to begin with.
    """

    game: str
    accent: str
    boards: Sequence[BoardChoice]
    start: Callable[[NewTable], str | None]
    fresh_seed: Callable[[], int]
    names: Sequence[str] = ()
    styles: Sequence[int] = (1, 2, 3, 4)
    switches: Sequence[Switch] = ()
    wished: NewTable | None = None


class Seating:
    """The table as it is being laid: board, number of players, names, styles, who begins, seed."""

    def __init__(self, offer: NewGameOffer) -> None:
        self.offer = offer
        self.boards = [b for b in offer.boards if min(b.players) <= len(offer.styles)]
        most = len(offer.styles)
        wished = offer.wished
        self.board = next(
            (b for b in self.boards if wished and b.key == wished.board),
            next((b for b in self.boards if not b.defects), self.boards[0]),
        )
        given = wished.seats if wished else ()
        self.names = [
            TextEdit(given[i][0] if i < len(given) else self.proposed(i + 1), 24) for i in range(most)
        ]
        self.styles = [given[i][1] if i < len(given) else 0 for i in range(most)]
        self._fill_styles()
        self.players = len(given) if len(given) in self.numbers else self.numbers[0]
        self.first = wished.first if wished else 0
        self.alone = wished.alone if wished else False
        self.seed = TextEdit(str(wished.seed if wished else offer.fresh_seed()), 10, "0123456789")
        self.options = {s.key: s.on for s in offer.switches} | dict(wished.options if wished else {})

    def _fill_styles(self) -> None:
        """Every seat gets a style of its own, free ones in order."""
        taken: set[int] = set()
        for i, style in enumerate(self.styles):
            if style in self.offer.styles and style not in taken:
                taken.add(style)
            else:
                self.styles[i] = 0
        free = [s for s in self.offer.styles if s not in taken]
        self.styles = [style or free.pop(0) for style in self.styles]

    @property
    def numbers(self) -> tuple[int, ...]:
        """How many can sit at the chosen board: as it is made, and as there are colours."""
        return tuple(n for n in self.board.players if n <= len(self.offer.styles))

    # ---- changes

    def choose_board(self, key: str) -> None:
        """Take a board; the number of players follows it."""
        self.board = next(b for b in self.boards if b.key == key)
        if self.players not in self.numbers:
            self.players = self.numbers[0]
        if self.first > self.players:
            self.first = 0

    def change_players(self, by: int) -> None:
        """One player more or fewer, of the numbers the board is made for."""
        place = self.numbers.index(self.players) + by
        self.players = self.numbers[max(0, min(len(self.numbers) - 1, place))]
        if self.first > self.players:
            self.first = 0

    def next_style(self, seat: int) -> None:
        """The seat takes the next style; a seat that has it gets the old one."""
        order = list(self.offer.styles)
        old = self.styles[seat - 1]
        new = order[(order.index(old) + 1) % len(order)]
        if new in self.styles:
            self.styles[self.styles.index(new)] = old
        self.styles[seat - 1] = new

    # ---- answers

    def name(self, seat: int) -> str:
        """The name of a seat: what was typed, else the one proposed."""
        typed = self.names[seat - 1].text.strip()
        return typed or self.proposed(seat)

    def proposed(self, seat: int) -> str:
        """The name proposed for a seat."""
        return self.offer.names[seat - 1] if seat <= len(self.offer.names) else str(seat)

    def doubled(self) -> set[int]:
        """Seats whose name another seat has too."""
        names = [self.name(seat).casefold() for seat in range(1, self.players + 1)]
        return {seat for seat, name in enumerate(names, 1) if names.count(name) > 1}

    @property
    def seed_number(self) -> int | None:
        """The seed, or None if there is none or it is too large."""
        text = self.seed.text
        return int(text) if text and int(text) <= MOST_SEED else None

    def table(self) -> NewTable:
        """What was chosen. Only if there is a seed."""
        seats = tuple((self.name(s), self.styles[s - 1]) for s in range(1, self.players + 1))
        seed = self.seed_number
        assert seed is not None
        return NewTable(self.board.key, seats, self.first, seed, self.alone, dict(self.options))
