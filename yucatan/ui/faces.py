"""What the column and the prompt show at a moment, worked out from the session and the choices made."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.event import Event
from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.targets import Name
from tabletop.ui.widgets import logview
from tabletop.ui.widgets.logview import LogLine
from tabletop.ui.widgets.prompt import PromptFace
from yucatan.state import LEVELS, State
from yucatan.text import Speaker
from yucatan.ui.choice import Choice
from yucatan.ui.panels import ActionFace
from yucatan.ui.playerrow import Figure, PlayerFace
from yucatan.ui.spacetargets import SPACE
from yucatan.views import TableView

__all__ = [
    "action_faces",
    "log_lines",
    "player_details",
    "player_faces",
    "prompt_face",
    "space_details",
]

TURN_ACTIONS = ("establish", "enlarge", "dispatch", "move", "build")
_ICONS = {
    "establish": "hut",
    "enlarge": "enlarge",
    "dispatch": "dispatch",
    "move": "move",
    "build": "pyramid",
}
_TITLES = {
    "establish": (_("Establish"), _("village")),
    "enlarge": (_("Enlarge"), _("village")),
    "dispatch": (_("Dispatch"), _("warrior")),
    "move": (_("Move"), _("warrior")),
    "build": (_("Build"), _("level, 3 prisoners")),
}


def prompt_face(
    session: Session[State], view: TableView, choice: Choice | None, speaker: Speaker
) -> PromptFace:
    """Who has to choose what."""
    decision = view.decision
    if decision is None:
        return PromptFace(0, "", speaker.catalogue.say(_("The game is over")))
    words = speaker.prompt(decision)
    if choice is not None and choice.confirming is not None:
        words = speaker.catalogue.say(_("confirm the attack, or take it back"))
    elif choice is not None and choice.picker.kind is not None:
        words = speaker.pick(choice.picker.kind, len(choice.picker.args)) or words
    style = session.seats[decision.seat - 1].style
    return PromptFace(style, speaker.name(decision.seat), "— " + words)


def player_faces(session: Session[State], view: TableView, speaker: Speaker) -> list[PlayerFace]:
    """The rows of all seats."""
    say = speaker.catalogue.say
    active = view.decision.seat if view.decision else view.winner
    faces = []
    for seat in view.seats:
        figures = (
            Figure("warriors", f"{seat.warriors_out}/{seat.limit}", say(_("warriors"))),
            Figure("huts", str(seat.large), say(_("large"))),
            Figure("hut", str(seat.small), say(_("small"))),
            Figure("prisoner", str(seat.stock), say(_("prisoners"))),
        )
        note = ""
        if seat.seat == active:
            note = say(_("your turn")) if view.decision else say(_("has won"))
        look = session.seats[seat.seat - 1].style
        faces.append(
            PlayerFace(speaker.name(seat.seat), look, seat.seat == active, note, figures, seat.levels)
        )
    return faces


def player_details(view: TableView, seat: int, speaker: Speaker) -> list[tuple[str, str]]:
    """All that is public of a seat, as pairs of what and how many."""
    say, facts = speaker.catalogue.say, view.seat(seat)
    return [
        (say(_("Warriors on the board")), say(_("{n} of {limit}"), n=facts.warriors_out, limit=facts.limit)),
        (say(_("Warriors in the supply")), str(facts.warriors_left)),
        (say(_("Large villages")), str(facts.large)),
        (say(_("Small villages")), str(facts.small)),
        (say(_("Village tokens left")), str(facts.villages_left)),
        (say(_("Prisoners in the city")), str(facts.stock)),
        (say(_("Pyramid levels")), say(_("{n} of {limit}"), n=facts.levels, limit=LEVELS)),
    ]


def space_details(view: TableView, space: int, speaker: Speaker) -> tuple[str, ...]:
    """What stands on a space, a line each."""
    catalogue, lines = speaker.catalogue, []
    seat = view.board.city_seat[space]
    if seat:
        facts = view.seat(seat)
        one, many = _("{n} prisoner, level {level}"), _("{n} prisoners, level {level}")
        lines.append(catalogue.count(one, many, facts.stock, level=facts.levels))
    village = view.villages.get(space)
    if village is not None and not village.seat:
        lines.append(catalogue.say(_("Neutral village")))
    elif village is not None:
        words = _("Large village of {name}") if village.large else _("Small village of {name}")
        lines.append(catalogue.say(words, name=speaker.name(village.seat)))
    warrior = view.warriors.get(space)
    if warrior is not None:
        kind = (
            speaker.brotherhood(warrior.brotherhood) if warrior.brotherhood else catalogue.say(_("Warrior"))
        )
        lines.append(catalogue.say(_("{warrior} of {name}"), warrior=kind, name=speaker.name(warrior.seat)))
        if warrior.carried:
            one, many = _("carries {n} prisoner"), _("carries {n} prisoners")
            lines[-1] += ", " + catalogue.count(one, many, warrior.carried)
    return tuple(lines)


# ---------------------------------------------------------------- actions


def action_faces(session: Session[State], speaker: Speaker) -> dict[str, ActionFace]:
    """The five actions of the open turn, in the order of the rules, none of them chosen."""
    say = speaker.catalogue.say
    faces = {}
    for kind in TURN_ACTIONS:
        title, note = (say(words) for words in _TITLES[kind])
        reason: str | None = None
        barred = session.barred(kind)
        if barred is not None:
            reason, note = speaker.refusal(barred).sentence, speaker.short(barred)
        faces[kind] = ActionFace(_ICONS[kind], title, note, False, reason)
    return faces


# ---------------------------------------------------------------- log


def log_lines(
    session: Session[State], speaker: Speaker, style_of: Callable[[int], int], most: int | None = None
) -> tuple[LogLine, ...]:
    """The public log, newest first; at most so many lines (None: all)."""
    return logview.log_lines(session, speaker.event, style_of, most, _place)


def _place(event: Event) -> Name | None:
    """The space that an event speaks of."""
    path = event.facts.get("path")
    space = int(path[-1] if path else event.facts.get("space", -1))
    return (SPACE, space) if space >= 0 else None
