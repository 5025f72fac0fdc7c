"""Actions, effects, scores, tribes and calamities in words: for tooltips and dialogs."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.text.catalogue import _
from tzolkin.datafiles import (
    ActionModel,
    Goods,
    LevelModel,
)
from tzolkin.tables import Act, Card, Tables
from tzolkin.text import Speaker
from tzolkin.tilefiles import (
    CalamityModel,
    EffectModel,
    ScoreModel,
)
from tzolkin.views import TableView
from tzolkin.words import BLOCKS

__all__ = [
    "act_words",
    "calamity_words",
    "card_words",
    "effect_words",
    "level_words",
    "metric_words",
    "tribe_words",
]

_TRIBES: Mapping[str, str] = {
    "pick_after": _("having placed {n} workers on gears, you may pick one up in the same turn"),
    "ahead_corn": _("for {n} corn a picked worker acts one space ahead"),
    "may_pass": _("may pass: neither place nor pick up"),
    "least_corn": _("begins every turn with {n} corn at least, and begs more easily"),
    "back_gain": _("a lower action costs nothing and gives {n} corn"),
    "space_discount": _("once a turn a space costs {n} corn less; every gear has one more space"),
    "pairs": _("acts on the paired gear too: Palenque and Yaxchilán, Tikal and Uxmal"),
    "tech_discount": _("technologies cost {n} block less; beyond the last level any bonus"),
    "kept": _("keeps {n} wealth tiles, then goes down in a temple"),
    "skip": _("once a turn skips an empty space"),
    "sells": _("once a turn sells a block at any time"),
    "workers": _("begins with {n} workers, who eat more; the unfed cost more"),
    "count_cost": _("placing several workers costs less"),
}
"""What a tribe can do, by the key of the data file that says so."""

_CALAMITIES: Mapping[str, str] = {
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

_EFFECTS: Mapping[str, str] = {
    "tech_any": _("any technology +{n}, free"),
    "temple_any": _("any temple +{n}"),
    "feed_workers": _("{n} × a worker needs 2 corn less"),
    "feed_all_less": _("every worker needs {n} corn less"),
    "market": _("trade as on the market"),
    "build_more": _("build one more, paying blocks"),
    "any_action": _("for {n} corn an action of a small gear"),
    "monument": _("build a monument"),
    "tech_shift": _("one technology down, all others up"),
    "worker": _("worker +{n}"),
}

_METRICS: Mapping[str, str] = {
    "tiles": _("each building and monument"),
    "farm_tiles": _("each farm"),
    "civic_tiles": _("each civic building"),
    "tomb_tiles": _("each tomb"),
    "shrine_tiles": _("each shrine"),
    "buildings": _("each building"),
    "corn_tiles": _("each corn tile"),
    "wood_tiles": _("each wood tile"),
    "monuments_of_all": _("each monument of anybody"),
    "techs_at_3": _("technologies at level 3"),
    "techs_at_2": _("technologies at level 2 or higher"),
    "tech_levels": _("each level of a technology"),
    "workers": _("workers in play"),
    "temple_points": _("the points of the temples again"),
    "temple_levels": _("each level of a temple"),
    "highest_temple": _("each level of the highest temple"),
    "level_chaac": _("the level of Chaac"),
    "level_quetzalcoatl": _("the level of Quetzalcóatl"),
    "level_kukulcan": _("the level of Kukulcán"),
    "skulls_placed": _("each skull that lies anywhere"),
    "gold": _("each gold"),
    "skulls": _("each skull"),
    "workers_fed": _("workers that are fed"),
    "workers_on_chichen": _("workers on Chichén Itzá"),
}
"""What monuments and prophecies count."""


def tribe_words(tribe: str, tables: Tables, speaker: Speaker) -> str:
    """What a tribe can do, in one sentence."""
    model = tables.tribes.get(tribe)
    if model is None:
        return ""
    for key, words in _TRIBES.items():
        value = getattr(model, key)
        if value:
            return speaker.catalogue.say(words, n=value if isinstance(value, int) else "")
    return ""


def calamity_words(prophecy: str, tables: Tables, speaker: Speaker) -> str:
    """What is harder while a prophecy is in force, to stand before the signs."""
    model: CalamityModel = tables.prophecies[prophecy].calamity
    for key, words in _CALAMITIES.items():
        if getattr(model, key):
            return speaker.catalogue.say(words)
    return ""


def metric_words(metric: str, speaker: Speaker) -> str:
    """What is counted."""
    return speaker.catalogue.say(_METRICS[metric])


# ---------------------------------------------------------------- actions


def _goods(model: Goods, speaker: Speaker) -> str:
    blocks = dict(zip(BLOCKS, model.blocks, strict=True))
    return speaker.amounts({"corn": model.corn, **blocks, "skull": model.skull})


def act_words(act: Act, tables: Tables, speaker: Speaker) -> str:
    """What an action of a gear or a quick tile does, in a sentence."""
    say, model = speaker.catalogue.say, act.model
    match act.kind:
        case "gain":
            assert model.gain is not None
            return say(_("Take {goods}."), goods=_goods(model.gain, speaker))
        case "harvest":
            return _harvest(model, speaker)
        case "advance":
            one = _("Advance one technology by a level, paying blocks.")
            many = _("Advance up to {n} levels of technologies, paying blocks.")
            return speaker.catalogue.count(one, many, model.advance or 0)
        case "build":
            return _build(model, tables, speaker)
        case "temple_any":
            return say(_("Pay {corn} corn: one step up in any temple."), corn=model.corn)
        case "temples_different":
            words = _("Pay a block: one step up in {n} different temples.")
            return say(words, n=model.temples_different)
        case "market":
            wood, stone, gold = tables.market
            words = _("Buy and sell blocks: wood {wood}, stone {stone}, gold {gold} corn.")
            return say(words, wood=wood, stone=stone, gold=gold)
        case "worker":
            return say(_("Take a worker from the bank into your hand."))
        case "any_action":
            return say(_("Pay {corn} corn: use any action of a small gear."), corn=model.corn)
        case "skull":
            return _skull(model, speaker)
    return ""


def _harvest(model: ActionModel, speaker: Speaker) -> str:
    field, say = model.harvest, speaker.catalogue.say
    assert field is not None
    if field.wood:
        return say(_("Harvest {corn} corn or {wood} wood."), corn=field.corn, wood=field.wood)
    return say(_("Harvest {corn} corn."), corn=field.corn)


def _build(model: ActionModel, tables: Tables, speaker: Speaker) -> str:
    build, say = model.build, speaker.catalogue.say
    assert build is not None
    if build.pay == "corn":
        return say(_("Build, paying {n} corn for each block of the price."), n=tables.board.corn_per_block)
    if build.monument:
        return say(_("Build up to {n} buildings or a monument, paying blocks."), n=build.max)
    return say(_("Build a building, paying blocks."))


def _skull(model: ActionModel, speaker: Speaker) -> str:
    skull, say = model.skull, speaker.catalogue.say
    assert skull is not None
    words = _("Place a skull: {vp}, one step up in {temple}.")
    if skull.blocks:
        words = _("Place a skull: {vp}, one step up in {temple}, a block of choice.")
    return say(words, vp=speaker.amounts({"vp": skull.vp}), temple=speaker.noun(skull.temple))


# ---------------------------------------------------------------- technologies


def level_words(model: LevelModel, speaker: Speaker) -> str:
    """What a level of a technology adds."""
    say = speaker.catalogue.say
    parts: list[str] = []
    if model.harvest_corn:
        parts.append(say(_("harvests give {n} corn more"), n=model.harvest_corn))
    if model.harvest_wood:
        parts.append(say(_("harvests give {n} wood more"), n=model.harvest_wood))
    if model.fish_corn:
        parts.append(say(_("fishing gives {n} corn more"), n=model.fish_corn))
    if model.irrigation:
        parts.append(say(_("corn where none lies open")))
    for space, goods in model.gain.items():
        words = _("Yaxchilán {space} gives {goods} more")
        parts.append(say(words, space=space, goods=_goods(goods, speaker)))
    if model.building_corn:
        parts.append(say(_("{n} corn for each building"), n=model.building_corn))
    if model.building_vp:
        parts.append(say(_("{n} points for each building"), n=model.building_vp))
    if model.building_blocks:
        parts.append(say(_("buildings cost {n} block less"), n=model.building_blocks))
    if model.ahead:
        parts.append(say(_("on Chichén Itzá one space ahead")))
    if model.devotion:
        parts.append(say(_("after a skull a block for a step up")))
    return ", ".join(parts)


# ---------------------------------------------------------------- cards


def card_words(card: Card, view: TableView, speaker: Speaker) -> str:
    """What a building does, or what a monument scores."""
    if card.score is not None:
        return _score(card.score, view, speaker)
    parts = [effect_words(effect.model, speaker) for effect in card.effects]
    for reward in card.rewards:
        days = ", ".join(map(str, reward.on))
        words = _("on Food Days {days}: {goods}")
        parts.append(speaker.catalogue.say(words, days=days, goods=_goods(reward, speaker)))
    if card.renovation:
        parts.append(speaker.catalogue.say(_("may be torn down to pay for a later one")))
    return "; ".join(part for part in parts if part)


def effect_words(model: EffectModel, speaker: Speaker) -> str:
    """What one effect of a building does."""
    say, kind = speaker.catalogue.say, model.kind
    if kind in _EFFECTS:
        return say(_EFFECTS[kind], n=getattr(model, kind))
    if model.place_skull is not None:
        words = _("the skull is placed here: {vp}, a step up in any temple")
        return say(words, vp=speaker.amounts({"vp": model.place_skull.vp}))
    return speaker.benefit(model)


def _score(score: ScoreModel, view: TableView, speaker: Speaker) -> str:
    say = speaker.catalogue.say
    what = metric_words(score.metric, speaker)
    if score.table:
        steps = ", ".join(f"{count}: {points}" for count, points in sorted(score.table.items()) if points)
        return say(_("points for {what}: {steps}"), what=what, steps=steps)
    each = score.by_players.get(view.players, score.each)
    if each == 1:
        return say(_("at the end: {what}"), what=what)
    return say(_("at the end {n} points for {what}"), n=each, what=what)
