"""What a Food Day brought every player, summed up from its events; also while it still goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tabletop.engine.event import Event
from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tzolkin.state import State
from tzolkin.tables import default_tables
from tzolkin.text import Speaker
from tzolkin.ui.art.effects import Term
from tzolkin.ui.forecast import GOOD_NAMES
from tzolkin.words import BLOCKS, NONE, TEMPLES

__all__ = [
    "ADVANCES",
    "Meal",
    "Report",
    "food_day_events",
    "food_day_so_far",
    "giver",
    "report_of",
    "what_follows",
]

ADVANCES = frozenset({"marker-moved", "calendar-corn"})
"""Events with which the calendar begins to advance: what comes before them belongs to the day that ends."""


def food_day_events(session: Session[State]) -> list[Event]:
    """Everything of the Food Day that the last entry brought to its end; nothing if it ended none."""
    collected: list[Event] = []
    for number, entry in enumerate(reversed(session.entries)):
        events = list(entry.step.events)
        if not number:
            ends = [place for place, event in enumerate(events) if event.kind in ADVANCES]
            if not ends:
                return []
            events = events[: ends[0]]
        elif any(event.kind in ADVANCES for event in events):
            last = max(place for place, event in enumerate(events) if event.kind in ADVANCES)
            collected = [*events[last + 1 :], *collected]
            break
        collected = [*events, *collected]
        if any(event.kind == "food-day" for event in events):
            break
    starts = [place for place, event in enumerate(collected) if event.kind == "food-day"]
    return [event for event in collected[starts[-1] :] if event.seen_by(None)] if starts else []


def food_day_so_far(session: Session[State]) -> list[Event]:
    """Everything of the Food Day that is going on, before it is over; nothing if there is none."""
    if not any(frame.kind == "food-end" for frame in session.state.stack):
        return []
    collected: list[Event] = []
    for entry in reversed(session.entries):
        collected = [*entry.step.events, *collected]
        if any(event.kind == "food-day" for event in entry.step.events):
            break
    start = max(place for place, event in enumerate(collected) if event.kind == "food-day")
    return [event for event in collected[start:] if event.seen_by(None)]


def giver(good: str) -> str:
    """The temple that gives a good on Food Days of materials."""
    for name, temple in zip(TEMPLES, default_tables().temples, strict=True):
        for goods in temple.materials.values():
            if {**dict(zip(BLOCKS, goods.blocks, strict=True)), "skull": goods.skull}.get(good):
                return name
    return ""


@dataclass
class Meal:
    """How a Food Day went for one seat. `temples` and `rewards` are signs with figures; `vp` is the sum."""

    seat: int
    fed: int = 0
    workers: int = 0
    corn: int = 0
    hunger: int = 0
    temples: dict[str, list[Term]] = field(default_factory=dict)
    leaders: dict[str, int] = field(default_factory=dict)
    rewards: list[Term] = field(default_factory=list)
    prophecy: int | None = None
    vp: int = 0


@dataclass(frozen=True)
class Report:
    """A whole Food Day."""

    number: int
    day: int
    meals: tuple[Meal, ...]
    prophecy: str


def report_of(events: Sequence[Event], seats: Sequence[int] = ()) -> Report:
    """Sum up the events of a Food Day. `seats` have their rows before anything happened to them."""
    number, day, prophecy = 0, 0, NONE
    meals = {seat: Meal(seat) for seat in seats}
    for event in events:
        facts, kind = event.facts, event.kind
        if kind == "food-day":
            number, day = facts["number"], facts["day"]
            continue
        seat = int(facts.get("seat", 0))
        if not seat:
            continue
        meal = meals.setdefault(seat, Meal(seat))
        meal.vp += int(facts.get("vp", 0))
        if kind == "fed":
            meal.fed, meal.workers = facts["fed"], facts["fed"] + facts["unfed"]
            meal.corn, meal.hunger = meal.corn + facts["corn"], facts["vp"]
        elif kind == "temple-points":
            meal.temples.setdefault(facts["temple"], []).append(Term("", str(facts["vp"]).replace("-", "−")))
        elif kind == "temple-leader":
            meal.leaders[facts["temple"]] = facts["vp"]
        elif kind == "prophecy-scored":
            meal.prophecy, prophecy = facts["vp"], facts["prophecy"]
        elif kind == "paid":
            meal.corn += int(facts.get("corn", 0))
        elif kind == "gained":
            terms = [Term(good, str(facts[good])) for good in GOOD_NAMES if facts.get(good)]
            source = facts["why"]
            if source == "settled" and meal.workers:  # paid for to a calamity, after the meal: from a temple
                source = giver(next(good for good in GOOD_NAMES if facts.get(good)))
            if source in TEMPLES:
                meal.temples.setdefault(source, []).extend(terms)
            else:
                meal.rewards.extend(terms)
    return Report(number, day, tuple(meals.values()), prophecy)


def what_follows(session: Session[State], events: Sequence[Event], speaker: Speaker) -> str:
    """What a Food Day ends and begins: an age, a prophecy, the game."""
    say, state = speaker.catalogue.say, session.state
    if state.food == state.tables.food_days:
        return say(_("This was the last Food Day: now the game is scored."))
    parts: list[str] = []
    if any(event.kind == "age-changed" for event in events):
        parts.append(say(_("Age 2 opens")))
    scored = next((event.facts["prophecy"] for event in events if event.kind == "prophecy-scored"), NONE)
    if scored != NONE:
        parts.append(say(_("{prophecy} ends"), prophecy=speaker.noun(scored)))
    place = state.food - 1
    if 0 <= place < len(state.prophecies):
        parts.append(say(_("{prophecy} begins"), prophecy=speaker.noun(state.prophecies[place])))
    return say(_("Then: {list}."), list=", ".join(parts)) if parts else ""
