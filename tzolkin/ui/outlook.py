"""What the primary button says of a lit place: the result of choosing it, before it is chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tzolkin.ui.choice import Lit
from tzolkin.words import GEAR_AT

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["outlook"]

_ACTS: Mapping[str, tuple[str, str]] = {
    "harvest": (_("Harvest"), _("Pay {n}, harvest")),
    "advance": (_("Advance a technology"), _("Pay {n}, advance a technology")),
    "build": (_("Build"), _("Pay {n}, build")),
    "temple_any": (_("Rise in a temple"), _("Pay {n}, rise in a temple")),
    "temples_different": (_("Pay a block, rise in temples"), _("Pay {n} and a block, rise in temples")),
    "market": (_("Trade"), _("Pay {n}, trade")),
    "worker": (_("Take a worker"), _("Pay {n}, take a worker")),
    "any_action": (_("Use any action"), _("Pay {n}, use any action")),
    "skull": (_("Place a skull: {vp}"), _("Pay {n}, place a skull: {vp}")),
    "gain": (_("Use this action"), _("Pay {n}, use this action")),
}
"""What an action does, by its kind: without and with corn that is paid for it."""
_GAINS = (_("Take {goods}"), _("Pay {n}, take {goods}"))


def outlook(table: TzolkinTable, lit: Lit) -> str:
    """What choosing a lit place does, as the words of a button; what it costs comes first."""
    action = lit.actions[0]
    say, noun = table.speaker.catalogue.say, table.speaker.noun
    word = str(action.args[0]) if action.args else ""
    match action.kind:
        case "use":
            return _using(table, action)
        case "place":
            corn = lit.price or 0
            return say(_("Place for {n} corn"), n=corn) if corn else say(_("Place for nothing"))
        case "pick":
            return say(_("Pick up from {gear} {space}"), gear=noun(word), space=action.args[1])
        case "raise":
            return say(_("Rise in {temple}"), temple=noun(word))
        case "lower" | "beg":
            return say(_("Go down in {temple}"), temple=noun(word))
        case "build":
            return say(_("Build: {card}"), card=noun(word))
        case "advance":
            return _advancing(table, action)
        case "shift":
            return say(_("Go down in {track}"), track=noun(word))
        case "bonus":
            return say(_("Bonus of {track}"), track=noun(word))
    return ""


def _using(table: TzolkinTable, action: Action) -> str:
    """An action of a gear: what it brings at once, or the word for what it begins."""
    assert table.choice is not None, "something is lit only while a choice is open"
    say, told = table.speaker.catalogue.say, table.choice.told(action)
    act = table.view.tables.gears[GEAR_AT[str(action.args[0])]].actions[int(action.args[1]) - 1]
    paid = told.paid.get("corn", 0)
    goods = table.speaker.amounts({good: n for good, n in told.gained.items() if good != "vp"})
    pair = _GAINS if act.kind == "gain" and goods else _ACTS[act.kind]
    points = table.speaker.amounts({"vp": told.gained.get("vp", 0)})
    words = say(pair[1] if paid else pair[0], n=paid, goods=goods, vp=points)
    extra = told.gained_by("tribe")
    if extra and act.kind != "gain":
        return say(_("{deed} (+{n} corn)"), deed=words, n=extra)
    return words


def _advancing(table: TzolkinTable, action: Action) -> str:
    """A step on a track: the level it leads to, and the blocks where they are certain."""
    assert table.choice is not None, "something is lit only while a choice is open"
    say, told = table.speaker.catalogue.say, table.choice.told(action)
    track = str(action.args[0])
    level = told.tracks.get(track)
    paid = table.speaker.amounts(told.paid)
    name = table.speaker.noun(track)
    if level is None:
        return say(_("Advance {track}"), track=name)
    if paid:
        return say(_("Pay {goods}: {track} {level}"), goods=paid, track=name, level=level)
    return say(_("{track} to level {level}"), track=name, level=level)
