"""What Tzolk'in says: log lines, reasons, prompts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.engine.action import Refusal
from tabletop.engine.decision import Frame
from tabletop.engine.event import Event
from tabletop.engine.outcome import Outcome
from tabletop.text.catalogue import Catalogue, _
from tabletop.text.session import Said, engine_refusal
from tzolkin import sentences
from tzolkin.tables import CALM, Tables, default_tables
from tzolkin.tilefiles import EffectModel
from tzolkin.words import BLOCKS, NONE, TEMPLES, TRACKS

_NAMED = (
    "gear",
    "temple",
    "track",
    "block",
    "card",
    "tile",
    "prophecy",
    "what",
    "means",
    "tribe",
    "source",
)
"""Facts that hold a word to be named; the rest are numbers."""


class Speaker:
    """Says what happens at one table.

    `names` holds the players' names by seat, from seat 1; `tables` the names of cards.
    """

    def __init__(self, catalogue: Catalogue, names: Sequence[str], tables: Tables | None = None) -> None:
        self.catalogue = catalogue
        self._names = ("", *names)
        self._tables = tables or default_tables()

    def name(self, seat: int) -> str:
        """Return who sits there."""
        return self._names[seat] if seat else self.catalogue.say(_("nobody"))

    def noun(self, word: str) -> str:
        """Return the name of a gear, temple, technology, good, building, tribe, prophecy or quick action."""
        tables = self._tables
        if word in sentences.NAMES:
            return self.catalogue.say(sentences.NAMES[word])
        if word in tables.cards:
            return self.catalogue.say(tables.cards[word].name)
        if word in tables.tribes:
            return self.catalogue.say(tables.tribes[word].name)
        if word in tables.prophecies:
            return self.catalogue.say(tables.prophecies[word].name)
        if word in tables.wealth:
            return self.tile(word)
        return self.catalogue.say(sentences.SOURCES.get(word, word))

    def tile(self, word: str) -> str:
        """Return what a wealth tile gives, in words."""
        say, tile = self.catalogue.say, self._tables.wealth[word]
        goods = dict(zip(BLOCKS, tile.blocks, strict=True))
        parts = [self.amounts({"corn": tile.corn, **goods, "skull": tile.skull})]
        parts += [say(_("{temple} +{n}"), temple=self.noun(name), n=n) for name, n in tile.temple.items()]
        parts += [say(_("{track} +{n}"), track=self.noun(name), n=n) for name, n in tile.tech.items()]
        if tile.worker:
            parts.append(self.catalogue.count(_("{n} worker"), _("{n} workers"), tile.worker))
        if tile.feed_workers:
            one, many = _("feeds {n} worker"), _("feeds {n} workers")
            parts.append(self.catalogue.count(one, many, tile.feed_workers))
        return ", ".join(part for part in parts if part)

    def benefit(self, model: EffectModel) -> str:
        """Return what an effect of a building brings by itself: "6 corn", "Chaac +1"."""
        say, noun = self.catalogue.say, self.noun
        if model.place_skull is not None:
            return self.amounts({"vp": model.place_skull.vp})
        if model.temple is not None:
            parts = [say(_("{temple} +{n}"), temple=noun(name), n=n) for name, n in model.temple.items()]
        elif model.tech is not None:
            parts = [say(_("{track} +{n}"), track=noun(name), n=n) for name, n in model.tech.items()]
        else:
            return self.amounts({model.kind: getattr(model, model.kind)})
        return ", ".join(parts)

    def _offered(self, card: str, number: int) -> str:
        """Return what is offered by a `benefit` decision."""
        return self.benefit(self._tables.cards[card].effects[number].model)

    def amounts(self, facts: Mapping[str, Any]) -> str:
        """Return amounts of goods and points as a list in words, "" for nothing."""
        parts = []
        for word, (one, many) in sentences.AMOUNTS.items():
            n = facts.get(word, 0)
            if n and n == int(n):
                parts.append(self.catalogue.count(one, many, int(n)))
            elif n:
                parts.append(self.catalogue.say(many, n=n))
        return ", ".join(parts)

    # ---- log

    def event(self, event: Event) -> str:
        """Return the log line of an event, "" if it has none of its own."""
        if event.kind in sentences.SILENT:
            return ""
        facts = self._facts(event.facts)
        if event.kind in sentences.EVENTS:
            return self.catalogue.say(sentences.EVENTS[event.kind], **facts)
        special = getattr(self, "_" + event.kind.replace("-", "_"))
        return str(special(event.facts, facts))

    def _facts(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts with their words named, ready for a sentence."""
        facts = dict(raw)
        for key in _NAMED:
            if isinstance(facts.get(key), str):
                facts[key] = self.noun(facts[key])
        if "seat" in facts:
            facts["name"] = self.name(facts["seat"])
        if "to" in facts:
            facts["to"] = self.name(facts["to"])
        return facts

    def _first_player(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        drawn = _("{name} is drawn as starting player")
        return self.catalogue.say(drawn if raw["drawn"] else _("{name} is starting player"), **facts)

    def _quick_tiles_laid(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:  # noqa: ARG002
        tiles = ", ".join(self.noun(word) for word in raw["tiles"])
        return self.catalogue.say(_("Quick actions to come: {tiles}"), tiles=tiles)

    def _kept(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        tiles = "; ".join(self.noun(word) for word in raw["tiles"])
        if raw["tribe"] == NONE:
            return self.catalogue.say(_("{name} begins with {tiles}"), name=facts["name"], tiles=tiles)
        words = _("{name} leads the tribe {tribe} and begins with {tiles}")
        return self.catalogue.say(words, name=facts["name"], tribe=facts["tribe"], tiles=tiles)

    def _gained(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        return self.catalogue.say(_("{name} gains {goods}"), name=facts["name"], goods=self.amounts(raw))

    def _paid(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        if raw["why"] == "placing":  # told with the worker that is placed
            return ""
        return self.catalogue.say(_("{name} pays {goods}"), name=facts["name"], goods=self.amounts(raw))

    def _lost(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        return self.catalogue.say(sentences.LOST[raw["why"]], **facts)

    def _benefit_declined(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        what = self._offered(str(raw["card"]), int(raw["number"]))
        words = _("{name} declines {what} of {card}")
        return self.catalogue.say(words, name=facts["name"], what=what, card=facts["card"])

    def _temple_down(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        words = _("{name} falls to level {level} of {temple}")
        if raw["why"] == "anger":
            words = _("The gods are angry: {name} falls to level {level} of {temple}")
        return self.catalogue.say(words, **facts)

    def _worker_gained(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        one, many = _("{name} gains a worker"), _("{name} gains {n} workers")
        return self.catalogue.count(one, many, raw["amount"], name=facts["name"])

    def _skull_placed(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        words = _("{name} places a crystal skull on Chichén Itzá {space}")
        if not raw["space"]:
            words = _("{name} places a crystal skull on the new building")
        return self.catalogue.say(words, **facts)

    def _worker_placed(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        spot = self.noun(raw["spot"])
        on_gear = raw["spot"] not in ("start", "quick")
        where = self.catalogue.say(_("{gear} {space}"), gear=spot, space=raw["space"]) if on_gear else spot
        words = _("{name} places a worker on {where} for {corn} corn")
        if not raw["corn"]:
            words = _("{name} places a worker on {where}")
        return self.catalogue.say(words, name=facts["name"], where=where, corn=raw["corn"])

    def _tile_taken(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        return self.catalogue.say(sentences.HARVESTS[raw["way"]], **facts)

    def _traded(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        return self.catalogue.say(sentences.TRADES[raw["way"]], **facts)

    def _gears_turned(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:  # noqa: ARG002
        one, many = _("The gears turn by {n} tooth"), _("The gears turn by {n} teeth")
        return self.catalogue.count(one, many, raw["days"])

    def _fed(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        one = _("{name} feeds {n} worker with {corn} corn")
        many = _("{name} feeds {n} workers with {corn} corn")
        line = self.catalogue.count(one, many, raw["fed"], name=facts["name"], corn=raw["corn"])
        if not raw["unfed"]:
            return line
        one, many = _("{line}; {n} goes hungry: {vp}"), _("{line}; {n} go hungry: {vp}")
        return self.catalogue.count(one, many, raw["unfed"], line=line, vp=self.amounts({"vp": raw["vp"]}))

    def _temple_points(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        if not raw["vp"]:
            return ""
        words = _("{temple}: {name} scores {points} at level {level}")
        return self.catalogue.say(words, points=self.amounts(raw), **facts)

    def _temple_leader(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        words = _("{temple}: {name} stands highest, with others, and scores {points}")
        if not raw["tied"]:
            words = _("{temple}: {name} stands highest and scores {points}")
        return self.catalogue.say(words, points=self.amounts(raw), **facts)

    def _prophecy_scored(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        points = self.amounts(raw) or self.catalogue.say(_("no points"))
        words = _("{prophecy}: {name} counts {count} and scores {points}")
        return self.catalogue.say(words, points=points, **facts)

    def _final_points(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        words = _("{source}: {points} for {name}")
        return self.catalogue.say(words, points=self.amounts(raw), **facts)

    def _final_total(self, raw: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
        points = self.amounts(raw) or self.catalogue.say(_("no points"))
        return self.catalogue.say(_("{name} ends with {points}"), points=points, **facts)

    # ---- reasons

    def refusal(self, refusal: Refusal) -> Said:
        """Return the heading, the sentence and the paragraph of a refusal."""
        if refusal.code not in sentences.REFUSALS:
            return engine_refusal(self.catalogue, refusal, self._names, self.rule(refusal.rule))
        head, sentence = sentences.REFUSALS[refusal.code]
        say = self.catalogue.say
        return Said(say(head), say(sentence, **self._facts(refusal.facts)), self.rule(refusal.rule))

    def rule(self, paragraph: str) -> str:
        """Return how a paragraph is cited: "Rules 5.2, Turns"."""
        heading = sentences.SECTIONS.get(paragraph.split(".")[0])
        if heading is None:
            return self.catalogue.say(_("Rules {paragraph}"), paragraph=paragraph)
        title = self.catalogue.say(heading)
        return self.catalogue.say(_("Rules {paragraph}, {title}"), paragraph=paragraph, title=title)

    # ---- what now

    def prompt(self, decision: Frame) -> str:
        """Return what the deciding seat has to choose, to stand after its name."""
        if decision.kind == "benefit" and decision.data:
            card, number = str(decision.data[0]), int(decision.data[1])
            words = _("take {what} of {card}, or do without")
            return self.catalogue.say(words, what=self._offered(card, number), card=self.noun(card))
        if decision.kind != "levy":
            return self.catalogue.say(sentences.PROMPTS[decision.kind])
        what, place = str(decision.data[0]), int(decision.data[1])
        named = {"temple": TEMPLES, "tech": TRACKS}.get(what)
        corn = max(p.calamity.gold_corn for p in self._tables.prophecies.values()) or CALM.gold_corn
        noun = self.noun(named[place]) if named else ""
        return self.catalogue.say(sentences.LEVIES[what], what=noun, corn=corn)

    def ending(self, outcome: Outcome) -> str:
        """Return how the game ended, in one sentence."""
        names = [self.name(seat) for seat in outcome.winners]
        lines = [line for line in outcome.lines if line.source != "workers-on-gears"]
        best = sum(line.value for line in lines if line.seat == outcome.winners[0])
        points = self.amounts({"vp": best}) or self.catalogue.say(_("no points"))
        if len(names) == 1:
            return self.catalogue.say(_("{name} wins with {points}."), name=names[0], points=points)
        together = ", ".join(names)
        return self.catalogue.say(_("{names} win together with {points}."), names=together, points=points)
