"""With a module off, a game is identical to one in which it does not exist (Rules 14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tzolkin_games import EVERYTHING, GAME, MODULES, NOTHING, begin

from tabletop.engine.rng import Rng
from tzolkin.game import Tzolkin
from tzolkin.tables import Tables


def without(module: str) -> Tables:
    """The tables of a game in which nothing of a module exists."""
    tables = GAME.tables
    nothing: dict[str, dict[str, Any]] = {
        "tribes": {"tribes": {}},
        "prophecies": {"prophecies": {}},
        "new-buildings": {
            "cards": {name: card for name, card in tables.cards.items() if name[0] not in "XY"},
            "add_on": {1: (), 2: ()},
        },
        "quick-actions": {"quick_acts": {}},
    }
    return tables._replace(**nothing[module])


def told(game: Tzolkin, options: Mapping[str, Any], seed: int, players: int) -> list[Any]:
    """Everything that a whole random game tells and offers, and how it ends."""
    session = begin(players, options, seed, game)
    hand = Rng(seed)
    seen: list[Any] = [session.opening]
    while session.decision is not None:
        options_now = session.options()
        seen.append(options_now)
        seen.append(session.submit(hand.choice(options_now)).events)
        seen.append(session.state.key())
    return [*seen, session.outcome]


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("others", ["nothing else", "everything else"])
def test_a_module_that_is_off_does_not_exist(module: str, others: str) -> None:
    options = dict(EVERYTHING if others == "everything else" else NOTHING)
    options[module] = "off"
    for seed, players in ((1, 2), (2, 4)):
        assert told(GAME, options, seed, players) == told(Tzolkin(without(module)), options, seed, players)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_that_is_on_shows(module: str) -> None:
    """Otherwise the test above could not fail."""
    assert told(GAME, {module: "on"}, 1, 3) != told(GAME, NOTHING, 1, 3)


def test_five_players_always_have_quick_actions() -> None:
    assert told(GAME, NOTHING, 3, 5) == told(GAME, {"quick-actions": "on"}, 3, 5)
    assert begin(5, NOTHING, 3).state.modules.quick
    assert not begin(4, NOTHING, 3).state.modules.quick
