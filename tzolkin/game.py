"""Tzolk'in as the engine plays it: the rules fulfilling the contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabletop.engine.action import Slot, Value
from tabletop.engine.context import Context
from tabletop.engine.game import Game, Setup
from tabletop.engine.outcome import Outcome
from tabletop.engine.rng import Rng
from tzolkin.actions import ANSWERS, KINDS
from tzolkin.invariants import broken
from tzolkin.scoring import outcome
from tzolkin.settling import settle
from tzolkin.setup import OPTIONS, lay_out, modules_of
from tzolkin.spaces import WAYS
from tzolkin.state import State
from tzolkin.tables import Tables, default_tables
from tzolkin.views import TableView, shuffled, table_view
from tzolkin.words import BLOCKS, GEARS, NONE, SPOTS, TEMPLES, TRACKS


class Tzolkin(Game[State]):
    """The rules of Tzolk'in with Tribes & Prophecies for two to five players."""

    name = "tzolkin"
    rules_version = 1
    turn_rule = "5"
    seats = range(2, 6)
    options = OPTIONS
    kinds = KINDS
    answers = ANSWERS

    def __init__(self, tables: Tables | None = None) -> None:
        """Play with the tables that come with the game, or with others. Raises TablesError."""
        self.tables = tables or default_tables()
        self._domains = _domains(self.tables)

    def begin(self, setup: Setup, ctx: Context[Any]) -> State:
        first = setup.first or ctx.draw(setup.players) + 1
        ctx.emit("first-player", seat=first, drawn=not setup.first)
        modules = modules_of(setup.options, setup.players)
        return lay_out(ctx, self.tables, setup.players, first, modules)

    def settle(self, ctx: Context[State]) -> None:
        settle(ctx)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def view(self, state: State, seat: int | None) -> TableView:
        return table_view(state, seat)

    def in_domain(self, state: State, slot: Slot, value: Value) -> bool:  # noqa: ARG002
        return not isinstance(value, bool) and value in self._domains[slot.domain]

    def domain(self, state: State, slot: Slot) -> Iterator[Value]:  # noqa: ARG002
        yield from self._domains[slot.domain]

    def broken(self, state: State) -> list[str]:
        return broken(state)

    def shuffled(self, state: State, seat: int | None, rng: Rng) -> State:
        return shuffled(state, seat, rng)

    def state_from_data(self, data: Mapping[str, Any], board: Any) -> State:  # noqa: ARG002
        return State.from_data(data, self.tables)

    def board_to_data(self, board: Any) -> Any:  # noqa: ARG002
        """Return the digest of the tables: this game has no board, but a save belongs to its tables."""
        return self.tables.digest

    def board_from_data(self, data: Any) -> None:
        if data != self.tables.digest:
            raise ValueError("it was played with other tables of buildings, tiles or prices")


def _domains(tables: Tables) -> dict[str, tuple[Value, ...]]:
    """Return every value that each domain of a slot can hold."""
    renovated = [name for name, card in tables.cards.items() if card.renovation]
    return {
        "tribe": (NONE, *tables.tribes),
        "wealth": (NONE, *tables.wealth),
        "temple": TEMPLES,
        "track": TRACKS,
        "block": BLOCKS,
        "gear": GEARS,
        "spot": SPOTS,
        "space": tuple(range(max(gear.teeth for gear in tables.gears))),
        "action": tuple(range(1, max(gear.top for gear in tables.gears) + 1)),
        "flag": (0, 1),
        "way": WAYS,
        "trade": ("buy", "sell"),
        "card": tuple(tables.cards),
        "renovate": (NONE, *renovated),
        "means": ("corn", *BLOCKS, *TEMPLES),
        "days": tuple(range(1, tables.board.calendar.speed_days + 1)),
    }
