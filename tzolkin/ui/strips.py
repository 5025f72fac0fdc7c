"""What the buttons under the wheels say and do at each decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.text.session import undo_reason
from tzolkin.ui.facts import slip_lines
from tzolkin.ui.strip import StripFace

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["primary_buttons", "strip_buttons"]

Spec = tuple[str, StripFace, Callable[[], None]]

_MODES = (
    ("place", _("Place"), _("workers")),
    ("pick", _("Pick up"), _("workers")),
    ("beg", _("Beg"), _("for corn")),
)
_OUT = {
    "leave": (_("Nothing"), _("no action")),
    "decline": (_("Do without"), _("go on")),
    "pass": (_("Pass"), _("neither")),
}
"""Actions that give something up: they stand in the strip, not as the primary button."""


def strip_buttons(table: TzolkinTable) -> list[Spec]:
    """The modes of a turn, or what may be given up; and the sale of a block where the tribe allows it."""
    choice = table.choice
    if choice is None or choice.kind == "keep":
        return []
    found: list[Spec] = []
    if choice.kind in ("turn", "placing", "picking", "extra"):
        found = [_mode(table, *mode) for mode in _MODES]
    say = table.speaker.catalogue.say
    for action in choice.options:
        if action.kind in _OUT:
            title, note = (say(words) for words in _OUT[action.kind])
            found.append((action.kind, StripFace(title, note), _doer(table, action)))
    if choice.of("sell"):
        face = StripFace(say(_("Sell")), say(_("one block")))
        found.append(("sell", face, lambda: table.ask("sell")))
    return found


def _mode(table: TzolkinTable, kind: str, title: str, note: str) -> Spec:
    choice, say = table.choice, table.speaker.catalogue.say
    assert choice is not None, "a mode belongs to a decision"
    barred = None
    if kind not in choice.kinds():
        refusal = table.session.barred(kind)
        barred = table.speaker.refusal(refusal) if refusal is not None else None
    reason, line = None, say(note)
    if barred is not None:
        reason, line = barred.sentence, barred.head
        if choice.kind in ("placing", "picking"):
            line = say(_("already placing")) if choice.kind == "placing" else say(_("already picking"))
    chosen = (
        choice.mode == kind
        or {"placing": "place", "picking": "pick", "extra": "pick"}.get(choice.kind) == kind
    )
    face = StripFace(say(title), line, chosen and reason is None, reason)
    if kind == "beg":
        return "beg", face, lambda: table.ask("beg")
    return kind, face, lambda: table.set_mode(kind) if choice.kind == "turn" else None


def _doer(table: TzolkinTable, action: Action) -> Callable[[], None]:
    return lambda: table.submit(action)


def primary_buttons(table: TzolkinTable) -> list[Spec]:
    """Undo, and the one next step."""
    say = table.speaker.catalogue.say
    names = ["", *(seat.name for seat in table.session.seats)]
    reason = undo_reason(table.speaker.catalogue, table.session.can_undo(), names)
    undo: Spec = ("take-back", StripFace(say(_("Undo")), reason=reason or None), table.undo)
    return [undo, _primary(table)]


def _primary(table: TzolkinTable) -> Spec:
    choice, say = table.choice, table.speaker.catalogue.say
    if choice is None:
        over = say(_("The game is over")) if table.view.decision is None else ""
        face = StripFace(
            say(_("Results")) if over else say(_("…")), kind="primary", reason=None if over else "…"
        )
        return "primary", face, lambda: table.host.finished(table.session)
    done = next((action for action in choice.options if action.kind == "done"), None)
    if done is not None and not choice.in_dialog:
        return "primary", StripFace(_ending(table), kind="primary"), _doer(table, done)
    if choice.in_dialog or choice.kind == "keep":
        return "primary", StripFace(say(_("Answer…")), kind="primary"), table.ask
    prompt = table.speaker.prompt(table.view.decision) if table.view.decision is not None else ""
    words = prompt[:1].upper() + prompt[1:]
    return "primary", StripFace(words, kind="primary", reason=words), lambda: None


def _ending(table: TzolkinTable) -> str:
    """What "done" would do, in words."""
    choice, say = table.choice, table.speaker.catalogue.say
    kind = choice.kind if choice is not None else ""
    if kind == "placing":
        total = sum(line.price for line in slip_lines(table))
        return say(_("Pay {n}, end turn"), n=total) if total else say(_("End turn"))
    if kind in ("picking", "extra"):
        return say(_("End turn"))
    return say(_("Done"))
