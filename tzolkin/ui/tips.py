"""What is said of a place on which the pointer rests: name, price, effect, the rule in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tabletop.text.catalogue import _
from tabletop.ui.paint.palette import GAME_ACCENTS
from tabletop.ui.targets import Target
from tabletop.ui.tips import Tip
from tzolkin.tables import Tables
from tzolkin.text import Speaker

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["about", "calamity_words", "tribe_words"]

ACCENT = GAME_ACCENTS["tzolkin"]

TRIBE_WORDS: Mapping[str, str] = {
    "pick_after": _("having placed {n} workers on gears, you may pick one up in the same turn"),
    "ahead_corn": _("for {n} corn a picked worker acts one space ahead"),
    "may_pass": _("may pass: neither place nor pick up"),
    "least_corn": _("begins every turn with {n} corn at least, begs more easily"),
    "back_gain": _("a lower action costs nothing and gives {n} corn"),
    "space_discount": _("once a turn a space costs {n} corn less; one more space on every gear"),
    "pairs": _("acts on the paired gear too: Palenque and Yaxchilan, Tikal and Uxmal"),
    "tech_discount": _("technologies cost {n} block less; beyond the last level any bonus"),
    "kept": _("keeps {n} wealth tiles, then goes down in a temple"),
    "skip": _("once a turn skips an empty space"),
    "sells": _("once a turn sells a block at any time"),
    "workers": _("begins with {n} workers, who eat more"),
    "count_cost": _("placing several workers costs less"),
}
"""What a tribe can do, by the key of the data file that says so."""


CALAMITY_WORDS: Mapping[str, str] = {
    "step_corn": _("each step up costs"),
    "step_blocks": _("each step up costs"),
    "harvest_wood": _("each wood harvest"),
    "harvest_corn": _("each corn harvest"),
    "gold_corn": _("each gold costs"),
    "skull_down": _("each skull costs"),
    "tech_blocks": _("each technology costs"),
    "lost_level": _("without effect"),
    "building_blocks": _("each building costs"),
    "food": _("each worker eats"),
    "place_corn": _("each worker there costs"),
}
"""A calamity in words before its signs, by the key of the data file that says so."""


def calamity_words(prophecy: str, tables: Tables, speaker: Speaker) -> str:
    """What is harder while a prophecy is in force, to stand before the signs."""
    model = tables.prophecies[prophecy].calamity
    for key, words in CALAMITY_WORDS.items():
        if getattr(model, key):
            return speaker.catalogue.say(words)
    return ""


def tribe_words(tribe: str, tables: Tables, speaker: Speaker) -> str:
    """What a tribe can do, in one sentence."""
    model = tables.tribes.get(tribe)
    if model is None:
        return ""
    for key, words in TRIBE_WORDS.items():
        value = getattr(model, key)
        if value:
            return speaker.catalogue.say(words, n=value if isinstance(value, int) else "")
    return ""


def about(table: TzolkinTable, target: Target) -> Tip | None:
    """The tip of a place, None if there is nothing to say."""
    domain, word = target.name[0], str(target.name[1])
    if domain in ("plate", "space"):
        gear, _dash, space = word.rpartition("-")
        say = table.speaker.catalogue.say
        head = say(_("{gear} {space}"), gear=table.speaker.noun(gear), space=space)
        return Tip(head, "", table.speaker.rule("7"), ACCENT)
    return None
