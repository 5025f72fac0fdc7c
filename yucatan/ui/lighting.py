"""From the picker to the board: which spaces are lit, with which chip, and what each would do."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine.action import Action
from tabletop.engine.session import Session
from tabletop.ui.picker import Picker
from yucatan.board import ANY_WAY
from yucatan.state import State
from yucatan.text import Speaker
from yucatan.ui.forecast import Forecast, forecast

__all__ = ["Light", "lit_spaces", "slot_domain"]


class Light(NamedTuple):
    """What may be pointed at now.

    `takeable`: pieces to take in hand; `targets`: spaces to choose, each with its forecast; `values`: the
    argument that each space stands for.
    """

    takeable: frozenset[int]
    targets: dict[int, Forecast]
    values: dict[int, int]


def slot_domain(session: Session[State], picker: Picker) -> str:
    """Return the domain of the argument to be chosen next, "" if there is none or no kind is chosen."""
    if picker.kind is None:
        return ""
    slots = session.game.kinds[picker.kind].slots
    return slots[len(picker.args)].domain if len(picker.args) < len(slots) else ""


def lit_spaces(session: Session[State], picker: Picker, speaker: Speaker) -> Light:
    """Work out what is lit."""
    domain = slot_domain(session, picker)
    if picker.kind is None:
        movable = frozenset(int(action.args[0]) for action in picker.options if action.kind == "move")
        return Light(movable, {}, {space: space for space in movable})
    if domain == "way":
        return _ways(session, picker, speaker)
    if domain != "space":
        return Light(frozenset(), {}, {})
    values = [int(value) for value in picker.values()]
    if picker.kind == "move" and not picker.args:
        return Light(frozenset(values), {}, {value: value for value in values})
    targets = {value: _forecast(session, picker.with_value(value)[0], speaker) for value in values}
    return Light(frozenset(), targets, {value: value for value in values})


def _ways(session: Session[State], picker: Picker, speaker: Speaker) -> Light:
    """Two ways to one end: the space of the delivery in passing, or the end itself for going round it."""
    end = int(picker.args[1])
    values = {end if value == ANY_WAY else int(value): int(value) for value in picker.values()}
    targets = {
        space: _forecast(session, picker.with_value(value)[0], speaker) for space, value in values.items()
    }
    return Light(frozenset(), targets, values)


def _forecast(session: Session[State], action: Action, speaker: Speaker) -> Forecast:
    return forecast(action, session.preview(action), speaker)
