"""Dragging a worker out of the hand onto a lit space: another way to do what pressing the space does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.targets import Target
from tzolkin.ui import overlays

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["put_worker", "worker_of"]


def worker_of(table: TzolkinTable, target: Target) -> Sprite | None:
    """The worker dragged out of the row of whoever places, or off the button that says so."""
    sources = (("player", f"player-{table.seat}"), ("button", "place"))
    if table.choice is None or not table.choice.places or target.name not in sources:
        return None
    return table.wheels.sprite(table.style(table.seat), lift=1)


def put_worker(table: TzolkinTable, over: Target | None, at: tuple[float, float]) -> bool:
    """Place the worker that was dragged; where that is not possible say why, and return False."""
    lit = table.choice.lit.get(over.name) if table.choice is not None and over is not None else None
    if over is None:
        return False
    if lit is not None and lit.actions[0].kind == "place":
        table.dropped_at = at
        table.activated(over)
        table.dropped_at = None
        return True
    if lit is None and over.name[0] in overlays.DOMAINS:
        table.pointing.refused(over, at)
    return False
