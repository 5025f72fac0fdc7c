"""A player who sees only what lies open: builds, delivers, takes prisoners, walks towards more of them."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.action import Action
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from yucatan.board import Board
from yucatan.state import CARRY, State
from yucatan.views import TableView

_WORTH = {
    "level-built": 1000.0,
    "prisoners-delivered": 200.0,
    "combat-joined": 12.0,
    "village-enlarged": 10.0,
    "village-founded": 6.0,
    "warrior-dispatched": 14.0,
}


def choose(session: Session[State], rng: Rng) -> Action:
    """Return an action of the open decision; equally good ones are chosen by `rng`."""
    view = session.view(None)
    scored = [(worth(session, view, action), action) for action in session.options()]
    best = max(score for score, _action in scored)
    return rng.choice([action for score, action in scored if score > best - 0.5])


def worth(session: Session[State], view: TableView, action: Action) -> float:
    """How good an action looks to somebody who knows only the table."""
    if action.kind == "raid":
        return float(action.args[0])
    if action.kind == "remove":
        return -view.warriors[int(action.args[0])].carried
    if view.decision is None or view.decision.kind != "turn":
        return 0.0
    foreseen = session.preview(action)
    assert foreseen is not None, "an action that is offered is refused"
    total = 0.0
    for event in foreseen.events:
        total += _WORTH.get(event.kind, 0.0) * event.facts.get("amount", 1)
        total += 60.0 * event.facts.get("gained", 0)
    if foreseen.decision is not None and foreseen.decision.kind == "raid":
        total += 100.0
    if action.kind == "move":
        total += _nearer(view, action)
    return total


def _nearer(view: TableView, action: Action) -> float:
    """How much nearer a move brings a warrior to home, or to prey if its hands are empty."""
    start, end = int(action.args[0]), int(action.args[1])
    warrior = view.warriors[start]
    if warrior.carried == CARRY or (warrior.carried and action.seat % 2):
        wanted = {space for space, v in view.villages.items() if v.seat == warrior.seat and v.large}
        wanted.add(view.board.cities[warrior.seat])
    else:
        wanted = {space for space, village in view.villages.items() if village.seat != warrior.seat}
        wanted.update(view.board.cities[seat.seat] for seat in view.seats if seat.stock > 2)
        wanted.discard(view.board.cities[warrior.seat])
    away = _distances(view.board, wanted)
    return 4.0 * (away.get(start, 99) - away.get(end, 99)) + 2.0 * warrior.carried


def _distances(board: Board, wanted: Iterable[int]) -> dict[int, int]:
    """Steps on land from every space to the nearest of the wanted ones."""
    away = dict.fromkeys(sorted(wanted), 0)
    edge = list(away)
    while edge:
        here = edge.pop(0)
        for there in board.steps[here]:
            if there not in away:
                away[there] = away[here] + 1
                edge.append(there)
    return away
