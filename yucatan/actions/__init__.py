"""Every kind of action of Yucatán, declared once."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.engine.action import ActionKind
from yucatan.actions.interrupts import Raid, Remove
from yucatan.actions.pyramid import Build
from yucatan.actions.setup import FirstWarrior, LargeVillage, NeutralVillage, SmallVillage
from yucatan.actions.villages import Enlarge, Establish
from yucatan.actions.warriors import Dispatch, Move
from yucatan.state import State

KINDS: Mapping[str, ActionKind[State]] = {
    kind.name: kind
    for kind in (
        LargeVillage(),
        SmallVillage(),
        NeutralVillage(),
        FirstWarrior(),
        Establish(),
        Enlarge(),
        Dispatch(),
        Move(),
        Build(),
        Raid(),
        Remove(),
    )
}

ANSWERS: Mapping[str, tuple[str, ...]] = {
    "large-village": ("large-village",),
    "small-village": ("small-village",),
    "neutral-village": ("neutral-village",),
    "first-warrior": ("first-warrior",),
    "turn": ("establish", "enlarge", "dispatch", "move", "build"),
    "raid": ("raid",),
    "remove": ("remove",),
}
"""For every kind of decision (Rules 12), the actions that answer it."""
