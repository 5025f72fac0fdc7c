"""What the card under the actions shows: the effect of the pointed target, what is in hand, or a hint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tabletop.engine.decision import Frame
from tabletop.text.catalogue import _
from yucatan.state import BROTHERHOODS
from yucatan.ui import faces
from yucatan.ui.handcard import HandFace

if TYPE_CHECKING:
    from yucatan.ui.table import YucatanTable

__all__ = ["hand_face"]

_HEADS: Mapping[str, str] = {
    "large-village": _("First village"),
    "small-village": _("Second village"),
    "first-warrior": _("First warriors"),
    "raid": _("The city is open"),
    "remove": _("One warrior too many"),
}
"""The head of the card by kind of decision."""


def hand_face(table: YucatanTable) -> HandFace:
    """Work out the card for the table as it stands."""
    told = table.choice.told(table.marks.hover) if table.choice is not None else None
    face = _without_forecast(table)
    if told is None or not told.lines:
        return face
    return HandFace(face.title, told.lines, face.style, face.carried, face.symbol)


def _without_forecast(table: YucatanTable) -> HandFace:
    say = table.speaker.catalogue.say
    held, hover = table.marks.chosen, table.marks.hover
    if held in table.position.warriors:
        warrior = table.position.warriors[held]
        style = table.style(warrior.seat)
        return HandFace(say(_("Warrior in hand")), (), style, warrior.carried, warrior.brotherhood)
    if table.peeking:
        return HandFace(say(_("In the supply")), _supply_lines(table))
    if hover >= 0:
        title = table.speaker.where(table.view.board, hover)
        return HandFace(title, faces.space_details(table.view, hover, table.speaker))
    decision = table.view.decision
    if decision is None:
        return HandFace(say(_("The game is over")))
    return HandFace(_head(table, decision), (table.speaker.hint(decision),))


def _head(table: YucatanTable, decision: Frame) -> str:
    say = table.speaker.catalogue.say
    if decision.kind == "neutral-village":
        return say(_("Neutral villages: {n} left"), n=table.view.neutral_to_place)
    return say(_HEADS.get(decision.kind, _("Nothing in hand")))


def _supply_lines(table: YucatanTable) -> tuple[str, ...]:
    """The warriors in the supply of the seat that peeks, by brotherhood."""
    counts = table.view.seat(table.peeking).reserve or (0, 0, 0)
    return tuple(
        f"{count} × {table.speaker.brotherhood(word)}"
        for count, word in zip(counts, BROTHERHOODS, strict=True)
    )
