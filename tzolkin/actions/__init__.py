"""Every kind of action of Tzolk'in, declared once, and the decisions that each answers."""

from __future__ import annotations

from collections.abc import Mapping

from tzolkin.actions.base import Listed
from tzolkin.actions.calamities import Decline, Settle
from tzolkin.actions.constructing import Build, Save
from tzolkin.actions.effects import (
    Accept,
    Advance,
    Bonus,
    Devote,
    HarvestField,
    Pay,
    Raise,
    Shift,
    Take,
    Trade,
)
from tzolkin.actions.picking import Done, Leave, Pick, Use
from tzolkin.actions.selling import Sell
from tzolkin.actions.turns import Beg, Pass, Place, Speed
from tzolkin.actions.wealth import Keep, Lower

KINDS: Mapping[str, Listed] = {
    kind.name: kind
    for kind in (
        Keep(),
        Lower(),
        Beg(),
        Place(),
        Pass(),
        Pick(),
        Use(),
        Leave(),
        Done(),
        HarvestField(),
        Advance(),
        Pay(),
        Bonus(),
        Shift(),
        Build(),
        Save(),
        Raise(),
        Take(),
        Trade(),
        Devote(),
        Accept(),
        Settle(),
        Decline(),
        Sell(),
        Speed(),
    )
}

ANSWERS: Mapping[str, tuple[str, ...]] = {
    "keep": ("keep",),
    "down": ("lower",),
    "turn": ("beg", "place", "pick", "pass", "sell"),
    "placing": ("place", "done", "sell"),
    "extra": ("pick", "done", "sell"),
    "closing": ("done", "sell"),
    "picking": ("pick", "done", "sell"),
    "use": ("use", "leave", "sell"),
    "any": ("use", "decline", "sell"),
    "harvest": ("harvest",),
    "advance": ("advance", "done", "sell"),
    "pay": ("pay",),
    "bonus": ("bonus",),
    "shift": ("shift", "decline", "sell"),
    "build": ("build", "done", "sell"),
    "save": ("save",),
    "raise": ("raise", "decline"),
    "take": ("take",),
    "trade": ("trade", "done", "sell"),
    "devotion": ("devote", "decline", "sell"),
    "worker": ("accept", "decline"),
    "benefit": ("accept", "decline", "sell"),
    "levy": ("settle", "decline", "sell"),
    "speed": ("speed",),
}
"""For every kind of decision (Rules 24), the actions that answer it."""
