"""Random play in tests, at the table of any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.engine.rng import Rng
from tabletop.engine.session import Session

__all__ = ["play_on"]


def play_on(session: Session[Any], until: Callable[[Session[Any]], bool], seed: int = 1) -> bool:
    """Play at random until something holds; return whether it did before the game was over."""
    hand = Rng(seed)
    while not until(session):
        if session.decision is None:
            return False
        session.submit(hand.choice(session.options()))
    return True
