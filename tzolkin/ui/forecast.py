"""What an action would do, summed up from the events that a preview foretells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from tabletop.engine.decision import Frame
from tabletop.engine.event import Event

__all__ = ["GOOD_NAMES", "Forecast", "forecast"]

GOOD_NAMES = ("corn", "wood", "stone", "gold", "skull", "vp")
"""What can be gained or paid, in the order in which it is shown."""
_TURN_ENDS = frozenset({"food-day", "marker-moved", "calendar-corn", "gears-turned"})
"""Events of the end of a round: what an action brings is told up to them."""


class Foretold(Protocol):
    """What is foreseen: a preview of one action, or a trial of several."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What is certain to happen."""

    @property
    def uncertain(self) -> bool:
        """Whether something unforeseeable follows."""

    @property
    def decision(self) -> Frame | None:
        """What would be asked next."""


@dataclass(frozen=True)
class Forecast:
    """`events` that are certain; `uncertain`: something unforeseeable follows; `asks`: the next decision.

    Goods are counted for the acting seat alone; `balance` is what it gains less what it pays.
    """

    events: tuple[Event, ...] = ()
    uncertain: bool = False
    asks: str = ""
    balance: Mapping[str, int] = field(default_factory=dict)
    temples: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """For each temple the steps made, and the level reached."""
    tracks: Mapping[str, int] = field(default_factory=dict)
    gained: Mapping[str, int] = field(default_factory=dict)
    paid: Mapping[str, int] = field(default_factory=dict)
    """The two sides of the balance; what is bought and sold on the market is in neither."""

    def corn(self, why: str) -> int:
        """The corn paid for one purpose."""
        return sum(_amount(event, "paid", why, "corn") for event in self.events)

    def gained_by(self, why: str, good: str = "corn") -> int:
        """The corn, or another good, gained from one source."""
        return sum(_amount(event, "gained", why, good) for event in self.events)

    def goods(self) -> list[tuple[str, str]]:
        """Goods gained and paid, with signs: [("corn", "+3"), ("wood", "−1")]."""
        return [(name, signed(self.balance[name])) for name in GOOD_NAMES if self.balance.get(name)]


def signed(n: int) -> str:
    """A number with its sign; the minus is a true one."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def _amount(event: Event, kind: str, why: str, good: str) -> int:
    if event.kind != kind or event.facts.get("why") != why:
        return 0
    return int(event.facts.get(good, 0))


def forecast(preview: Foretold | None, seat: int = 0) -> Forecast:
    """Sum up what `preview` foresees, for one seat (0: whoever the first event is about)."""
    if preview is None:
        return Forecast()
    balance: dict[str, int] = {}
    gained: dict[str, int] = {}
    paid: dict[str, int] = {}
    temples: dict[str, tuple[int, int]] = {}
    tracks: dict[str, int] = {}
    for event in preview.events:
        if event.kind in _TURN_ENDS:
            break
        facts = event.facts
        seat = seat or int(facts.get("seat", 0))
        if facts.get("seat") != seat:
            continue
        if event.kind in ("paid", "gained"):
            side, sign = (gained, 1) if event.kind == "gained" else (paid, -1)
            for name in GOOD_NAMES:
                if facts.get(name):
                    balance[name] = balance.get(name, 0) + sign * int(facts[name])
                    side[name] = side.get(name, 0) + int(facts[name])
        elif event.kind == "traded":
            sign = 1 if facts["way"] == "buy" else -1
            balance[facts["block"]] = balance.get(facts["block"], 0) + sign
            balance["corn"] = balance.get("corn", 0) - sign * int(facts["corn"])
        elif event.kind == "begged":
            balance["corn"] = balance.get("corn", 0) + int(facts["corn"])
        elif event.kind in ("temple-up", "temple-down"):
            step = 1 if event.kind == "temple-up" else -1
            done = temples.get(facts["temple"], (0, 0))[0] + step
            temples[facts["temple"]] = (done, int(facts["level"]))
        elif event.kind in ("tech-up", "tech-down"):
            tracks[facts["track"]] = int(facts["level"])
        elif event.kind == "worker-gained":
            balance["worker"] = balance.get("worker", 0) + int(facts["amount"])
    asks = preview.decision.kind if preview.decision is not None else ""
    return Forecast(preview.events, preview.uncertain, asks, balance, temples, tracks, gained, paid)
