"""What Yucatán says: log lines, reasons, prompts, in the reader's language.

Every sentence is made here from data; nothing else of the game holds words for people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.engine.action import Refusal
from tabletop.engine.decision import Frame
from tabletop.engine.event import Event
from tabletop.engine.outcome import Outcome
from tabletop.text.catalogue import Catalogue, _
from tabletop.text.session import Said, engine_refusal
from yucatan.board import Board
from yucatan.state import HUMMINGBIRD, JAGUAR, SNAKE

BROTHERHOOD_NAMES: Mapping[str, str] = {
    JAGUAR: _("Jaguar"),
    SNAKE: _("Snake"),
    HUMMINGBIRD: _("Hummingbird"),
}

SECTIONS: Mapping[str, str] = {
    "3": _("Board"),
    "4": _("Set-up"),
    "5": _("Turn and actions"),
    "6": _("Movement"),
    "7": _("Combat"),
    "8": _("Prisoners"),
    "9": _("Warrior limit"),
    "10": _("Supplies"),
    "11": _("Pyramid and end"),
}
"""Headings of the rules, by section number."""

RULING_SECTIONS: Mapping[str, str] = {"R7": "6", "R8": "6", "R11": "6", "R25": "5", "R26": "5", "R37": "4"}
"""The section that each ruling cited by a refusal belongs to."""

_EVENTS: Mapping[str, str] = {
    "village-enlarged": _("{name} enlarged a village"),
    "warrior-placed": _("{name} placed a warrior by the city"),
    "warrior-removed": _("{name} took back a warrior"),
    "level-built": _("{name} built level {level} of the pyramid"),
    "passed": _("{name} can do nothing and passes"),
    "game-won": _("{name} finished the pyramid and wins"),
    "game-drawn": _("Nobody can do anything: the game is drawn"),
    "neutral-villages-left": _("No room for more neutral villages: {count} stay in the box"),
    "warrior-kept": _("{name} keeps a warrior in the supply"),
}

_REFUSALS: Mapping[str, tuple[str, str]] = {
    "village-on-mountain": (_("Mountain"), _("No village can stand in the mountains.")),
    "village-on-great-river": (_("Great River"), _("No village can stand on the Great River.")),
    "village-on-city": (_("City"), _("A village cannot stand on a city.")),
    "village-on-village": (_("Taken"), _("A village stands here already.")),
    "village-near-village": (_("Too close"), _("A village may never stand next to another village.")),
    "village-near-city": (_("Too close"), _("A village may never stand next to a city, not even one’s own.")),
    "village-off-city-river": (
        _("Not your river"),
        _("The first village stands on a bank of a river that flows through your city."),
    ),
    "village-off-open-river": (
        _("Not your river"),
        _("Choose a bank of your city’s river, or of a river that touches your large village."),
    ),
    "village-off-river": (
        _("No river here"),
        _("A village needs a bank of a river open to you, or a warrior of yours on the space."),
    ),
    "village-on-closed-river": (
        _("River not open"),
        _("This river is open to you once a village of yours stands on it, or with a warrior on the space."),
    ),
    "no-village-left": (_("No village left"), _("All {count} of your villages are on the board.")),
    "no-village-here": (_("No village"), _("Choose one of your small villages.")),
    "neutral-never-grows": (_("Neutral village"), _("Neutral villages are never enlarged.")),
    "not-your-village": (_("Not your village"), _("This village belongs to {name}.")),
    "already-large": (_("Already large"), _("This village has been enlarged already.")),
    "warrior-off-city": (_("Not by your city"), _("Your first warriors stand next to your own city.")),
    "warrior-off-land": (_("No ground"), _("No warrior can stand here.")),
    "warrior-on-warrior": (_("Taken"), _("A warrior of {name} stands here; choose an empty space.")),
    "no-warrior-left": (_("No warrior left"), _("All nine of your warriors are on the board.")),
    "no-such-warrior-left": (_("None left"), _("You have no {brotherhood} left in the supply.")),
    "warrior-limit": (
        _("Warrior limit"),
        _("Your villages and your city support {limit} warriors, and {count} are on the board."),
    ),
    "dispatch-into-small-village": (
        _("Small village"),
        _("Only a large village can send out a warrior; it becomes small."),
    ),
    "dispatch-elsewhere": (
        _("Not here"),
        _("A new warrior stands next to your city or in one of your large villages."),
    ),
    "no-warrior-here": (_("No warrior"), _("Choose one of your warriors.")),
    "not-your-warrior": (_("Not your warrior"), _("This warrior belongs to {name}.")),
    "move-back-to-start": (_("Same space"), _("A move never ends where it began.")),
    "move-into-mountain": (_("Mountain"), _("Nobody can enter the mountains.")),
    "move-stops-on-river": (
        _("Great River"),
        _("A warrior cannot stop on the Great River; cross it to a bank in one move."),
    ),
    "move-onto-own-warrior": (_("Taken"), _("One of your own warriors stands here.")),
    "move-blocked-by-warrior": (
        _("Blocked"),
        _("A warrior of {name} stands on the space between. Take another way, or go there."),
    ),
    "move-stops-in-village": (
        _("Must stop"),
        _("The way leads through a village of {name}, where a warrior must stop."),
    ),
    "move-stops-in-neutral": (
        _("Must stop"),
        _("The way leads through a neutral village, where a warrior must stop."),
    ),
    "move-stops-in-city": (
        _("Must stop"),
        _("The way leads through the city of {name}, where a warrior must stop."),
    ),
    "move-not-a-path": (_("No way"), _("These spaces do not lie side by side.")),
    "move-one-space-in-jungle": (
        _("Too far"),
        _("Away from the rivers a warrior moves one space; along a river it may move two."),
    ),
    "move-too-far": (_("Too far"), _("A warrior moves one space, or two along a river.")),
    "move-not-one-river": (
        _("Not one river"),
        _("Two spaces are possible only along one and the same river."),
    ),
    "no-space-for-village": (_("No space"), _("No space is left where you could found a village.")),
    "no-small-village": (_("No small village"), _("You have no small village to enlarge.")),
    "no-space-for-warrior": (
        _("No space"),
        _("No space by your city is free, and none of your large villages."),
    ),
    "no-warrior-can-move": (_("Nobody can move"), _("None of your warriors has a space to go to.")),
    "raid-too-many": (
        _("Too many"),
        _("The city holds {stock}, and a warrior carries three at most: you may take {limit}."),
    ),
    "too-few-prisoners": (
        _("Too few prisoners"),
        _("A level costs {price} prisoners, and your city holds {stock}."),
    ),
}
"""For every code of a refusal: a heading of a word or two, and the sentence."""

_PROMPTS: Mapping[str, str] = {
    "large-village": _("place your first village, a large one"),
    "small-village": _("place a small village"),
    "neutral-village": _("place a neutral village"),
    "first-warrior": _("place a warrior next to your city"),
    "turn": _("choose an action"),
    "raid": _("choose how many prisoners to take"),
    "remove": _("take back one of your warriors"),
}

_HINTS: Mapping[str, str] = {
    "large-village": _(
        "On a bank of a river that flows through your city. Never next to a village or a city."
    ),
    "small-village": _("By your city’s river, or by any river that your large village touches."),
    "neutral-village": _("Anywhere in the jungle that is not next to a village or a city."),
    "first-warrior": _("On a space next to your city. Which warrior it is stays your secret."),
    "turn": _("Choose an action above, or take a lit warrior in hand."),
    "raid": _("A warrior carries three prisoners at most."),
    "remove": _("Your villages support one warrior fewer. What it carries goes to the pool."),
}
"""What a decision asks for, in a sentence or two, for people who have forgotten the rule."""

_PICKS: Mapping[tuple[str, int], str] = {
    ("establish", 0): _("choose where the village stands"),
    ("enlarge", 0): _("choose the village to enlarge"),
    ("dispatch", 0): _("choose where the warrior starts"),
    ("dispatch", 1): _("choose which warrior, unseen"),
    ("first-warrior", 1): _("choose which warrior, unseen"),
    ("move", 0): _("choose a warrior"),
    ("move", 1): _("choose where the warrior goes"),
    ("move", 2): _("choose whether to deliver on the way"),
}
"""What to choose next of an action begun, by the number of arguments chosen."""

_ABOUT: Mapping[str, tuple[str, str]] = {
    "establish": (
        _("Put a small village on a bank of a river open to you, or under one of your warriors."),
        "5.1",
    ),
    "enlarge": (_("Turn one of your small villages to its large side."), "5.2"),
    "dispatch": (
        _("Put a warrior next to your city, or in a large village of yours, which becomes small."),
        "5.3",
    ),
    "move": (_("Move one of your warriors one space, two along a river, or across the Great River."), "5.4"),
    "build": (_("Give three prisoners from your city and add a level to your pyramid."), "5.5"),
}
"""What an action does, in one sentence, and its paragraph."""

_SHORT: Mapping[str, str] = {
    "warrior-limit": _("limit {count} of {limit}"),
    "too-few-prisoners": _("{stock} of {price} prisoners"),
    "no-village-left": _("none left"),
    "no-warrior-left": _("none left"),
    "no-small-village": _("none to enlarge"),
    "no-space-for-village": _("no space left"),
    "no-space-for-warrior": _("no space free"),
    "no-warrior-can-move": _("nobody can move"),
}

ENDINGS: Mapping[str, str] = {
    "pyramid": _("{name} placed the fifth level of the pyramid."),
    "draw": _("Nobody could act any more: the game is a draw."),
}


class Speaker:
    """Says what happens at one table.

    `names` holds the players' names by seat, from seat 1.
    """

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.catalogue = catalogue
        self._names = ("", *names)

    def name(self, seat: int) -> str:
        """Return who sits there; nobody's things are neutral."""
        return self._names[seat] if seat else self.catalogue.say(_("nobody"))

    def brotherhood(self, word: str) -> str:
        """Return the name of a brotherhood."""
        return self.catalogue.say(BROTHERHOOD_NAMES[word])

    # ---- log

    def event(self, event: Event) -> str:
        """Return the log line of an event, "" if it has none of its own."""
        say, facts = self.catalogue.say, event.facts
        name = self.name(facts["seat"]) if "seat" in facts else ""
        if event.kind in _EVENTS:
            return say(_EVENTS[event.kind], name=name, **_without(facts, "name"))
        special = getattr(self, "_" + event.kind.replace("-", "_"), None)
        return str(special(name, facts)) if special else ""

    def _first_player(self, name: str, facts: Mapping[str, Any]) -> str:
        drawn = _("{name} is drawn as first player")
        return self.catalogue.say(drawn if facts["drawn"] else _("{name} is first player"), name=name)

    def _village_founded(self, name: str, facts: Mapping[str, Any]) -> str:
        if not facts["owner"]:
            return self.catalogue.say(_("{name} placed a neutral village"), name=name)
        words = _("{name} founded a large village") if facts["large"] else _("{name} founded a village")
        return self.catalogue.say(words, name=name)

    def _village_kept(self, name: str, facts: Mapping[str, Any]) -> str:  # noqa: ARG002
        return self.catalogue.say(_("{name} finds no room for a village"), name=name)

    def _warrior_dispatched(self, name: str, facts: Mapping[str, Any]) -> str:
        words = _("{name} dispatched a warrior")
        if facts["from_village"]:
            words = _("{name} dispatched a warrior from a large village")
        return self.catalogue.say(words, name=name)

    def _brotherhood_chosen(self, name: str, facts: Mapping[str, Any]) -> str:
        word = self.brotherhood(facts["brotherhood"])
        return self.catalogue.say(_("{name}’s new warrior is a {brotherhood}"), name=name, brotherhood=word)

    def _warrior_moved(self, name: str, facts: Mapping[str, Any]) -> str:  # noqa: ARG002
        return self.catalogue.say(_("{name} moved a warrior"), name=name)

    def _village_shrunk(self, name: str, facts: Mapping[str, Any]) -> str:
        owner = self.name(facts["owner"])
        return self.catalogue.say(_("{name} pillaged a large village of {owner}"), name=name, owner=owner)

    def _village_removed(self, name: str, facts: Mapping[str, Any]) -> str:
        if not facts["owner"]:
            return self.catalogue.say(_("{name} destroyed a neutral village"), name=name)
        owner = self.name(facts["owner"])
        return self.catalogue.say(_("{name} destroyed a village of {owner}"), name=name, owner=owner)

    def _prisoners_delivered(self, name: str, facts: Mapping[str, Any]) -> str:
        one = _("{name} brought a prisoner to the city")
        many = _("{name} brought {n} prisoners to the city")
        return self.catalogue.count(one, many, facts["amount"], name=name)

    def _city_raided(self, name: str, facts: Mapping[str, Any]) -> str:
        owner = self.name(facts["owner"])
        if not facts["amount"]:
            return self.catalogue.say(_("{name} entered {owner}’s city"), name=name, owner=owner)
        one = _("{name} raided {owner}’s city: {n} prisoner")
        many = _("{name} raided {owner}’s city: {n} prisoners")
        return self.catalogue.count(one, many, facts["amount"], name=name, owner=owner)

    def _combat(self, name: str, facts: Mapping[str, Any]) -> str:  # noqa: ARG002
        return self.catalogue.say(
            _("{attacker}’s {attacking} met {defender}’s {defending}: {winner} won"),
            attacker=self.name(facts["attacker"]),
            defender=self.name(facts["defender"]),
            attacking=self.brotherhood(facts["attacking"]),
            defending=self.brotherhood(facts["defending"]),
            winner=self.name(facts["winner"]),
        )

    # ---- reasons

    def refusal(self, refusal: Refusal) -> Said:
        """Return the heading, the sentence and the paragraph of a refusal."""
        facts = dict(refusal.facts)
        code = refusal.code
        if code == "move-stops-in-village" and not facts["seat"]:
            code = "move-stops-in-neutral"
        if code not in _REFUSALS:
            return engine_refusal(self.catalogue, refusal, self._names, self.rule(refusal.rule))
        head, sentence = _REFUSALS[code]
        if "seat" in facts:
            facts["name"] = self.name(facts["seat"])
        if "brotherhood" in facts:
            facts["brotherhood"] = self.brotherhood(facts["brotherhood"])
        say = self.catalogue.say
        return Said(say(head), say(sentence, **facts), self.rule(refusal.rule))

    def rule(self, paragraph: str) -> str:
        """Return how a paragraph is cited: "Rules 6, Movement"."""
        section = RULING_SECTIONS.get(paragraph, paragraph).split(".")[0]
        heading = SECTIONS.get(section)
        if heading is None:
            return self.catalogue.say(_("Rules {paragraph}"), paragraph=paragraph)
        title = self.catalogue.say(heading)
        return self.catalogue.say(_("Rules {paragraph}, {title}"), paragraph=paragraph, title=title)

    # ---- what now

    def prompt(self, decision: Frame) -> str:
        """Return what the deciding seat has to choose, to stand after its name."""
        return self.catalogue.say(_PROMPTS[decision.kind])

    def hint(self, decision: Frame) -> str:
        """Return what the decision asks for, as the rule puts it."""
        return self.catalogue.say(_HINTS[decision.kind])

    def pick(self, kind: str, chosen: int) -> str:
        """Return what to choose next of an action, "" if the decision's own prompt will do."""
        message = _PICKS.get((kind, chosen))
        return self.catalogue.say(message) if message else ""

    def about(self, kind: str) -> tuple[str, str]:
        """Return what an action does, and the paragraph that says so."""
        sentence, paragraph = _ABOUT[kind]
        return self.catalogue.say(sentence), self.rule(paragraph)

    def short(self, refusal: Refusal) -> str:
        """Return why an action is barred in two or three words, to stand on the button itself."""
        return self.catalogue.say(_SHORT[refusal.code], **refusal.facts)

    def where(self, board: Board, space: int) -> str:
        """Return in a few words where a space lies."""
        say = self.catalogue.say
        seat = board.city_seat[space]
        if seat:
            return say(_("{name}’s city"), name=self.name(seat))
        ground = board.ground[space]
        if ground in "^~":
            return say(_("Mountains") if ground == "^" else _("Great River"))
        rivers = board.rivers_at[space]
        if not rivers:
            return say(_("Deep jungle"))
        if 0 not in rivers:
            return say(_("River bank"))
        return say(_("Bank of the Great River") if rivers == (0,) else _("River mouth"))

    def ending(self, outcome: Outcome) -> str:
        """Return how the game ended, in one sentence."""
        name = self.name(outcome.winners[0]) if outcome.winners else ""
        return self.catalogue.say(ENDINGS[outcome.kind], name=name)


def _without(facts: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in facts.items() if key != name}
