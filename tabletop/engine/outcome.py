"""How a game ended: structured, so that the screen can explain every line."""

from __future__ import annotations

from typing import NamedTuple


class Rank(NamedTuple):
    """One place of the ranking: 1 for the best; seats that share it stand in it together."""

    place: int
    seats: tuple[int, ...]


class Line(NamedTuple):
    """One figure behind the ranking: whose, from which source, how much."""

    seat: int
    source: str
    value: float


class Outcome(NamedTuple):
    """The end of a game.

    `kind` says how it ended ("pyramid", "draw"), `ranking` lists the places best first, `lines` the
    figures they rest on, each with its source.
    """

    kind: str
    ranking: tuple[Rank, ...]
    lines: tuple[Line, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place; none when the game was drawn."""
        return () if self.kind == "draw" else self.ranking[0].seats
