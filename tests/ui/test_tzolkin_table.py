"""Whole games of Tzolk'in at the table: by the mouse, and by keys."""

from __future__ import annotations

import pytest
from tzolkinhands import Hand, Keys, Mouse, play_on

from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.session import Seat, Session
from tabletop.ui.pilot import Pilot
from tzolkin.game import Tzolkin
from tzolkin.state import State
from tzolkin.ui.table import TzolkinTable

NAMES = ("Itzel", "Łucja", "Joaquín", "Wiśka", "Tomás")
MODULES = ("tribes", "prophecies", "new-buildings", "quick-actions")


class Host:
    """The program round the table."""

    def __init__(self, alone: bool = False) -> None:
        self.alone = alone
        self.over = 0

    def leave(self, session: Session[State]) -> None:
        """Do nothing."""

    def finished(self, session: Session[State]) -> None:  # noqa: ARG002
        self.over += 1


def session_of(players: int, seed: int, modules: bool) -> Session[State]:
    """A new game."""
    options = dict.fromkeys(MODULES, "on" if modules else "off")
    seats = tuple(Seat(name, style) for style, name in enumerate(NAMES[:players], 1))
    return Session(Tzolkin(), Setup(players, None, 0, options), seats, seed)


def play(hand_of: type[Hand], session: Session[State], seed: int, size: tuple[int, int]) -> tuple[Hand, Host]:
    """Play a game to the end with one hand."""
    host = Host()
    hand = hand_of(Pilot(TzolkinTable(session, host), size))
    play_on(hand, Rng(seed))
    return hand, host


@pytest.mark.parametrize(
    ("players", "seed", "modules", "size"),
    [
        (2, 3, True, (1280, 720)),
        (3, 5, False, (1024, 640)),
        (4, 6, True, (1280, 720)),
        (5, 4, True, (1600, 900)),
        (4, 9, False, (1280, 720)),
        (2, 2, False, (1280, 720)),
        (3, 8, True, (1024, 1400)),
        (5, 7, False, (1920, 1080)),
    ],
)
def test_a_game_by_mouse_alone_ends(players: int, seed: int, modules: bool, size: tuple[int, int]) -> None:
    session = session_of(players, seed, modules)
    hand, host = play(Mouse, session, seed, size)
    assert session.outcome is not None
    assert host.over == 1
    assert {"place", "pick", "use", "keep"} <= set(hand.used)


def test_a_game_by_keys_alone_ends() -> None:
    session = session_of(3, 7, True)
    hand, host = play(Keys, session, 7, (1280, 720))
    assert session.outcome is not None
    assert host.over == 1
    assert {"place", "pick", "use", "keep"} <= set(hand.used)
