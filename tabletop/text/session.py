"""What the engine itself says: reasons that are the same in every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tabletop.engine.action import Refusal
from tabletop.engine.session import Verdict
from tabletop.text.catalogue import Catalogue, _


class Said(NamedTuple):
    """A reason ready to be shown: a short heading, one sentence, the paragraph of the rules."""

    head: str
    sentence: str
    rule: str


_ENGINE: Mapping[str, tuple[str, str]] = {
    "game-over": (_("The game is over"), _("The game has ended; nothing more can be done.")),
    "not-your-decision": (_("Not your turn"), _("{name} has to decide now.")),
    "not-now": (_("Not now"), _("Another decision has to be made first.")),
    "unforeseeable": (_("Not foreseeable"), _("What comes after this cannot be foreseen.")),
    "no-such-action": (_("Unknown action"), _("There is no action of this name: {kind}.")),
    "wrong-arguments": (_("Incomplete"), _("This action needs {count} choices.")),
    "no-such-value": (_("Not possible"), _("“{value}” is nothing that can be chosen here.")),
}

_UNDO: Mapping[str, str] = {
    "nothing": _("There is nothing to take back."),
    "drew": _("The last step drew from chance and cannot be taken back."),
    "revealed": _("The last step showed something that was hidden; it cannot be taken back."),
    "passed": _("The step before was {name}’s; only one’s own steps can be taken back."),
}


def engine_refusal(catalogue: Catalogue, refusal: Refusal, names: Sequence[str], rule: str) -> Said:
    """Return the words for a refusal of the engine's own. `names` by seat, index 0 unused.

    Raises KeyError for a code that no catalogue knows: that is a bug of the game.
    """
    head, sentence = _ENGINE[refusal.code]
    facts = dict(refusal.facts)
    if "seat" in facts:
        facts["name"] = names[facts["seat"]]
    return Said(catalogue.say(head), catalogue.say(sentence, **facts), rule)


def undo_reason(catalogue: Catalogue, verdict: Verdict, names: Sequence[str]) -> str:
    """Return why the last step cannot be taken back, "" if it can. `names` by seat, index 0 unused."""
    if verdict.allowed:
        return ""
    return catalogue.say(_UNDO[verdict.reason], name=names[verdict.seat])


def redo_reason(catalogue: Catalogue, verdict: Verdict) -> str:
    """Return why nothing can be done again, "" if something can."""
    return "" if verdict.allowed else catalogue.say(_("There is nothing to do again."))
