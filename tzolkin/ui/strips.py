"""What the buttons under the wheels say and do at each decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.text.session import undo_reason
from tzolkin.ui.discount import holder, movable, placements
from tzolkin.ui.facts import slip_lines
from tzolkin.ui.outlook import outlook
from tzolkin.ui.strip import StripFace

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["press_primary", "primary_buttons", "primary_face", "strip_buttons"]

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
    if choice.kind in ("turn", "placing") and table.session.state.seats[choice.seat].tribe.space_discount:
        found.append(_discount(table))
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


def _discount(table: TzolkinTable) -> Spec:
    """Where a tribe's discount lies; pressed, it moves on."""
    say, placed = table.speaker.catalogue.say, placements(table.session)
    place = holder(table.session)
    note = say(_("on the next"))
    if place >= 0:
        spot, space, _flag = placed[place].args
        note = say(_("{gear} {space}"), gear=table.speaker.noun(str(spot)), space=space)
    reason = None
    if not movable(table.session):
        reason = say(_("It lies on the next worker by itself; no worker of this turn could have it yet."))
    return "discount", StripFace(say(_("Discount")), note, reason=reason), lambda: table.move_discount()


def _doer(table: TzolkinTable, action: Action) -> Callable[[], None]:
    return lambda: table.submit(action)


def primary_buttons(table: TzolkinTable) -> list[Spec]:
    """Undo, and the one next step."""
    say = table.speaker.catalogue.say
    names = ["", *(seat.name for seat in table.session.seats)]
    reason = undo_reason(table.speaker.catalogue, table.session.can_undo(), names)
    undo: Spec = ("take-back", StripFace(say(_("Undo")), reason=reason or None), table.undo)
    return [undo, ("primary", primary_face(table), lambda: press_primary(table))]


def primary_face(table: TzolkinTable) -> StripFace:
    """What the primary button says: the result of what is pointed at or preset, else the next step."""
    choice, say = table.choice, table.speaker.catalogue.say
    if choice is None:
        if table.view.decision is None:
            return StripFace(say(_("Results")), kind="primary")
        return StripFace(say(_("…")), kind="primary", reason="…")
    if table.stated is not None:
        words = outlook(table, choice.lit[table.stated])
        if words:
            return StripFace(words, kind="primary")
    if choice.in_dialog or choice.kind == "keep":
        return StripFace(say(_("Answer…")), kind="primary")
    if _done(table) is not None:
        return StripFace(_ending(table), kind="primary")
    prompt = table.speaker.prompt(table.view.decision) if table.view.decision is not None else ""
    reason = say(_("Choose one of the lit places first."))
    return StripFace(prompt[:1].upper() + prompt[1:], kind="primary", reason=reason)


def press_primary(table: TzolkinTable) -> None:
    """Do what the primary button says."""
    choice, done = table.choice, _done(table)
    if choice is None:
        table.host.finished(table.session)
    elif table.stated is not None:
        table.activated(table.targets.find(table.stated))
    elif choice.in_dialog or choice.kind == "keep":
        table.ask()
    elif done is not None:
        table.submit(done)


def _done(table: TzolkinTable) -> Action | None:
    """The action that ends what has been begun, if there is one."""
    options = table.choice.options if table.choice is not None else []
    return next((action for action in options if action.kind == "done"), None)


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
