"""Games of Tzolk'in for tests: by settings, and games in which everybody begins rich."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.engine.action import Value
from tabletop.engine.context import Context
from tabletop.engine.game import Setup
from tabletop.engine.session import Seat, Session
from tzolkin.game import Tzolkin
from tzolkin.setup import lay_quick_tiles
from tzolkin.state import State

MODULES = ("tribes", "prophecies", "new-buildings", "quick-actions")
NOTHING: Mapping[str, Value] = {}
EVERYTHING: Mapping[str, Value] = dict.fromkeys(MODULES, "on")
SETTINGS: Mapping[str, Mapping[str, Value]] = {
    "nothing": NOTHING,
    **{name: {name: "on"} for name in MODULES},
    "everything": EVERYTHING,
}
"""None of the modules, each alone, and all of them."""

NAMES = ("Anna", "Beni", "Carla", "Domi", "Eva")


class Rich(Tzolkin):
    """Everybody begins rich, on day 9 and under the first prophecy, so that random play meets all rules."""

    def begin(self, setup: Setup, ctx: Context[Any]) -> State:
        state = super().begin(setup, ctx)
        for seat in range(1, setup.players + 1):
            player = state.seats[seat]
            player.corn = ctx.draw(40)
            player.blocks = [ctx.draw(6) for _ in range(3)]
            player.skulls = ctx.draw(3)
            player.temples = [ctx.draw(5) for _ in range(3)]
            player.techs = [ctx.draw(4) for _ in range(4)]
            player.owned = player.hand = 3 + ctx.draw(3)
            own = [name for name in state.decks[1] if state.tables.cards[name].renovation][:1]
            player.buildings = own
            state.decks[1] = [name for name in state.decks[1] if name not in own]
        state.day, state.food = 9, 1
        if state.prophecies:
            state.calamity = state.prophecies[0]
            state.woe = state.tables.prophecies[state.calamity].calamity
        if state.modules.quick:
            lay_quick_tiles(ctx, state, 2)
        return state


GAME = Tzolkin()
RICH = Rich()


def setup(players: int, options: Mapping[str, Value] = NOTHING, first: int = 0) -> Setup:
    """A set-up for so many players."""
    return Setup(players, None, first, options)


def begin(players: int, options: Mapping[str, Value], seed: int, game: Tzolkin = GAME) -> Session[State]:
    """A new table."""
    seats = tuple(Seat(NAMES[seat], seat + 1) for seat in range(players))
    return Session(game, setup(players, options), seats, seed)
