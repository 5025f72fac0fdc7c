"""A Food Day as it went, player by player: fed, corn, temples with leader bonus, prophecy, sum."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

import pygame

from tabletop.engine.event import Event
from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Spring
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import DANGER, DONE, INK, INK2, RULE
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.widget import Look, Widget
from tabletop.ui.widgets.words import Paragraph
from tzolkin.state import State
from tzolkin.text import Speaker
from tzolkin.ui.art import effects, rows, signs
from tzolkin.ui.art.effects import Term, Terms
from tzolkin.ui.asking import Asking
from tzolkin.ui.forecast import GOOD_NAMES, signed
from tzolkin.ui.pen import Pen
from tzolkin.words import NONE, TEMPLES

__all__ = ["FoodDayDialog", "Meal", "Report", "food_day_events", "report_of", "what_follows"]

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


def report_of(events: Sequence[Event]) -> Report:
    """Sum up the events of a Food Day."""
    number, day, prophecy = 0, 0, NONE
    meals: dict[int, Meal] = {}
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
            meal.corn, meal.hunger = facts["corn"], facts["vp"]
        elif kind == "temple-points":
            meal.temples.setdefault(facts["temple"], []).append(Term("", str(facts["vp"]).replace("-", "−")))
        elif kind == "temple-leader":
            meal.leaders[facts["temple"]] = facts["vp"]
        elif kind == "prophecy-scored":
            meal.prophecy, prophecy = facts["vp"], facts["prophecy"]
        elif kind == "gained":
            terms = [Term(good, str(facts[good])) for good in GOOD_NAMES if facts.get(good)]
            if facts["why"] in TEMPLES:
                meal.temples.setdefault(facts["why"], []).extend(terms)
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


class FoodTable(Widget):
    """The figures of a report: a row for every player."""

    domain = "food"

    def __init__(self, report: Report, speaker: Speaker, style: Callable[[int], int]) -> None:
        super().__init__("table")
        self._report, self._speaker, self._style = report, speaker, style

    def look_key(self) -> Hashable:
        return self._report.number, self._report.day, len(self._report.meals)

    def look(self, targets: object) -> Look:  # noqa: ARG002
        return Look()

    def _line(self, kit: Kit) -> int:
        return round(kit.step(Step.ACTION) * 2.15)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return width, round(self._line(kit) * (len(self._report.meals) + 1))

    def _heads(self) -> list[str]:
        heads = ["food", "corn", *(f"temple:{name}" for name in TEMPLES)]
        if any(meal.rewards for meal in self._report.meals):
            heads.append("build")
        if self._report.prophecy != NONE:
            heads.append("prophecy")
        return [*heads, "vp"]

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:  # noqa: ARG002
        pen, line = Pen(kit, surface), self._line(kit)
        px = kit.step(Step.ACTION)
        first = box.w * 0.25
        heads = self._heads()
        wide = (box.w - first) / len(heads)
        for place, head in enumerate(heads):
            x = box.x + first + (place + 0.5) * wide
            name = effects.prophecy_icon(self._report.prophecy) if head == "prophecy" else head
            colour = INK if head in ("vp", "prophecy") else None
            signs.sign(kit.atlas, name, px * 1.2, colour).put(surface, x, box.y + line / 2)
        for row, meal in enumerate(self._report.meals, 1):
            y = box.y + line * (row + 0.5)
            pen.rule(box.x, box.right - 1, box.y + line * row, RULE)
            r = px * 0.55
            pen.badge(self._style(meal.seat), box.x + r, y, r)
            pen.words(self._speaker.name(meal.seat), box.x + r * 2.8, y, px, INK, "head", most=first - r * 3)
            for place, head in enumerate(heads):
                x = box.x + first + (place + 0.5) * wide
                self._cell(pen, meal, head, x, y, wide, px)

    def _cell(self, pen: Pen, meal: Meal, head: str, x: float, y: float, wide: float, px: float) -> None:
        if head == "food":
            words = f"{meal.fed}/{meal.workers}"
            if meal.hunger:
                words += f" {signed(meal.hunger)}"
            pen.words(words, x, y, px * 0.95, DANGER if meal.hunger else INK, "figure", "centre", most=wide)
        elif head == "corn":
            words = signed(-meal.corn) if meal.corn else "0"
            pen.words(words, x, y, px * 0.95, INK2, "figure", "centre")
        elif head.startswith("temple:"):
            name = head.partition(":")[2]
            self._temple(pen, meal, name, x, y, wide, px)
        elif head == "build":
            self._terms(pen, tuple(meal.rewards), x, y, wide, px)
        elif head == "vp":
            pen.words(signed(meal.vp) if meal.vp else "0", x, y, px * 1.15, INK, "figure", "centre")
        elif meal.prophecy is not None:
            colour = DANGER if meal.prophecy < 0 else DONE if meal.prophecy else INK2
            words = signed(meal.prophecy) if meal.prophecy else "0"
            pen.words(words, x, y, px * 0.95, colour, "figure", "centre")

    def _temple(self, pen: Pen, meal: Meal, name: str, x: float, y: float, wide: float, px: float) -> None:
        bonus = meal.leaders.get(name, 0)
        terms = tuple(meal.temples.get(name, ()))
        if not bonus:
            self._terms(pen, terms, x, y, wide, px)
            return
        self._terms(pen, terms, x, y - px * 0.42, wide, px * 0.92)
        pill = pygame.Rect(0, 0, round(px * 1.5), round(px * 0.86))
        pill.center = (round(x), round(y + px * 0.52))
        pen.box(pill, "#F6E3B4", "#F6E3B4", 8)
        pen.words(signed(bonus), x, y + px * 0.52, px * 0.74, INK, "figure", "centre")

    @staticmethod
    def _terms(pen: Pen, terms: Terms, x: float, y: float, wide: float, px: float) -> None:
        if terms:
            size = rows.fitting(pen.atlas, terms, px * 0.95, wide * 0.95, 0.16)
            rows.draw_row(pen.atlas, pen.surface, terms, x, y, size, align="centre", gap=0.16)


class FoodDayDialog(Asking):
    """Tells how a Food Day went; `after` is called when everybody has seen it."""

    width_units = 860.0

    def __init__(
        self,
        zone: Callable[[], pygame.Rect],
        report: Report,
        speaker: Speaker,
        style: Callable[[int], int],
        then: str,
        after: Callable[[], None],
    ) -> None:
        say = speaker.catalogue.say
        title = say(_("Food Day {n}"), n=report.number)
        super().__init__(zone, 0, "", title, say(_("day {n}"), n=report.day))
        self._report, self._speaker, self._style_of = report, speaker, style
        self._then, self._after = then, after

    def body(self, kit: Kit) -> Box:
        parts: list[Box] = [FoodTable(self._report, self._speaker, self._style_of)]
        if self._then:
            parts.append(Paragraph("then", self._then, Step.BODY, colour=INK2))
        return Column(parts, gap=kit.px(14))

    def buttons(self, kit: Kit) -> Sequence[Box]:
        return [Spring(), Button("go-on", kit.say(_("Go on")), self.back, kind="primary")]

    def back(self) -> None:
        self.stage.pop()
        self._after()

    def key(self, given: Key) -> bool:
        if given.down and given.name in ("return", "space") and not given.again:
            self.back()
            return True
        return False
