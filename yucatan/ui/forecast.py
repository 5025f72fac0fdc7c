"""What a legal action would do, told before it is done: a chip on its target and lines for the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabletop.engine.action import Action
from tabletop.engine.session import Preview
from tabletop.text.catalogue import _
from yucatan.text import Speaker

__all__ = ["Forecast", "forecast"]


class Forecast(NamedTuple):
    """`chip`: the effect to show on the target ("" for none); `lines`: what happens; `path`: the way taken.

    `settles` says that the action cannot be taken back once done: it asks to be confirmed.
    """

    chip: str
    lines: tuple[str, ...]
    path: tuple[int, ...]
    settles: bool


_NOTHING = Forecast("", (), (), False)


def forecast(action: Action, preview: Preview | None, speaker: Speaker) -> Forecast:
    """Tell what `preview` foresees of `action`."""
    if preview is None:
        return _NOTHING
    chips: list[str] = []
    lines: list[str] = []
    path: tuple[int, ...] = ()
    for event in preview.events:
        if event.kind == "warrior-moved":
            path = tuple(event.facts["path"])
        told = _told(event.kind, event.facts, speaker)
        if told:
            chips.append(told[0])
            lines.append(told[1])
    if preview.decision is not None and preview.decision.kind == "raid":
        chips.append("prisoner")
        lines.append(speaker.catalogue.say(_("Raids the city: prisoners may be taken")))
    if preview.decision is not None and preview.decision.kind == "remove":
        name = speaker.name(preview.decision.seat)
        lines.append(speaker.catalogue.say(_("{name} has to take back a warrior"), name=name))
    if not lines and action.kind == "move":
        lines.append(speaker.catalogue.say(_("Moves there; nothing else happens")))
    return Forecast(_strongest(chips), tuple(lines), path, preview.uncertain)


_STRENGTH = ("combat", "deliver", "prisoner", "pillage", "build", "enlarge", "dispatch", "establish")


def _strongest(chips: list[str]) -> str:
    """The one effect worth showing: the first in order of weight."""
    return min((chip for chip in chips if chip), key=_STRENGTH.index, default="")


def _told(kind: str, facts: Mapping[str, Any], speaker: Speaker) -> tuple[str, str] | None:
    """The chip and the line of one event, None for events that need none."""
    say = speaker.catalogue.say
    match kind:
        case "combat-joined":
            name = speaker.name(facts["defender"])
            return "combat", say(_("Combat with {name}’s warrior: the symbols decide"), name=name)
        case "prisoners-delivered":
            one, many = _("{n} prisoner goes to your city"), _("{n} prisoners go to your city")
            return "deliver", speaker.catalogue.count(one, many, facts["amount"])
        case "village-shrunk" | "village-removed":
            return "prisoner" if facts["gained"] else "pillage", _pillage(kind, facts, speaker)
        case "city-raided":
            return "", say(_("Enters {name}’s city; nothing to take"), name=speaker.name(facts["owner"]))
        case "village-enlarged":
            return "enlarge", say(_("The village becomes large"))
        case "village-founded":
            return "", say(_("A large village" if facts["large"] else "A small village"))
        case "warrior-dispatched" if facts["from_village"]:
            return "dispatch", say(_("The large village becomes small"))
        case "level-built":
            return "build", say(_("Level {level}, for three prisoners"), level=facts["level"])
        case "warrior-removed" if facts["lost"]:
            one, many = _("{n} prisoner goes back to the pool"), _("{n} prisoners go back to the pool")
            return "", speaker.catalogue.count(one, many, facts["lost"])
    return None


def _pillage(kind: str, facts: Mapping[str, Any], speaker: Speaker) -> str:
    say = speaker.catalogue.say
    taken = say(_("Takes a prisoner") if facts["gained"] else _("No prisoner to gain"))
    if kind == "village-shrunk":
        fate = say(_("the village becomes small"))
    else:
        fate = say(_("the village is removed"))
    return say(_("{taken}; {fate}"), taken=taken, fate=fate)
