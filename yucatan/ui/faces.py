"""What the column and the prompt show at a moment, worked out from the session and the choices made."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.action import Action, Refusal
from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.text.session import Said
from tabletop.ui.picker import Picker
from yucatan.state import LEVELS, State
from yucatan.text import Speaker
from yucatan.ui.mapwidgets import PromptFace
from yucatan.ui.panels import ActionFace, Figure, LogLine, PlayerFace
from yucatan.views import TableView

__all__ = ["action_faces", "log_lines", "player_details", "player_faces", "prompt_face", "why_not"]

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


def prompt_face(session: Session[State], view: TableView, picker: Picker, speaker: Speaker) -> PromptFace:
    """Who has to choose what."""
    decision = view.decision
    if decision is None:
        return PromptFace(0, "", speaker.catalogue.say(_("The game is over")))
    words = speaker.prompt(decision)
    if picker.kind is not None:
        words = speaker.pick(picker.kind, len(picker.args)) or words
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


def player_details(view: TableView, seat: int, speaker: Speaker) -> str:
    """All that is public of a seat, in a sentence or two, for the tip on its row."""
    facts = view.seat(seat)
    return speaker.catalogue.say(
        _(
            "{out} of at most {limit} warriors on the board, {left} in the supply. {large} large and {small} "
            "small villages, {tokens} tokens left. {stock} prisoners in the city. Level {level} of {levels}."
        ),
        out=facts.warriors_out,
        limit=facts.limit,
        left=facts.warriors_left,
        large=facts.large,
        small=facts.small,
        tokens=facts.villages_left,
        stock=facts.stock,
        level=facts.levels,
        levels=LEVELS,
    )


# ---------------------------------------------------------------- actions


def why_not(session: Session[State], kind: str, seat: int, speaker: Speaker) -> tuple[Refusal | None, Said]:
    """Why no action of a kind is possible: the one reason if it is the same everywhere, and its words."""
    slots = session.game.kinds[kind].slots
    firsts = list(session.game.domain(session.state, slots[0])) if slots else []
    rest = tuple(next(iter(session.game.domain(session.state, slot))) for slot in slots[1:])
    tries = [Action(kind, seat, (first, *rest)) for first in firsts] or [Action(kind, seat)]
    found: dict[str, Refusal] = {}
    for action in tries:
        refusal = session.explain(action)
        if refusal is not None:
            found.setdefault(refusal.code, refusal)
            if len(found) > 1:
                return None, speaker.unavailable(kind, None)
    only = next(iter(found.values()), None)
    return only, speaker.unavailable(kind, only)


def action_faces(
    session: Session[State], view: TableView, picker: Picker, speaker: Speaker
) -> list[ActionFace]:
    """The five actions of a turn, in the order of the rules."""
    say = speaker.catalogue.say
    decision = view.decision
    kinds = picker.kinds()
    faces = []
    for kind in TURN_ACTIONS:
        title, note = (say(words) for words in _TITLES[kind])
        reason: str | None = None
        if decision is None or decision.kind != "turn":
            reason, note = say(_("This is possible in a turn.")), ""
        elif kind not in kinds:
            refusal, said = why_not(session, kind, decision.seat, speaker)
            reason, note = said.sentence, speaker.short(refusal)
        faces.append(ActionFace(_ICONS[kind], title, note, picker.kind == kind and reason is None, reason))
    return faces


# ---------------------------------------------------------------- log

_PLACES = ("space",)


def log_lines(
    session: Session[State], speaker: Speaker, style_of: Callable[[int], int], most: int | None = None
) -> tuple[LogLine, ...]:
    """The public log, newest first; at most so many lines (None: all)."""
    lines: list[LogLine] = []
    for _entry, event in reversed(session.log(None)):
        words = speaker.event(event)
        if not words:
            continue
        seat = event.facts.get("seat", event.facts.get("winner", 0))
        path = event.facts.get("path")
        space = path[-1] if path else event.facts.get("space", -1)
        lines.append(LogLine(style_of(seat) if seat else 0, words, space))
        if most is not None and len(lines) >= most:
            break
    return tuple(lines)
