"""What happened, shown as motions: gears turn with their riders, workers, marks and cards come and go.

Every motion ends by putting the pieces where they now are; what is shown after the last one is the true
position. Times are those of the art direction, section 8.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tabletop.engine.event import Event
from tabletop.ui.eventplayer import EventPlayer, Show, nothing
from tabletop.ui.motion import in_out_cubic, in_out_sine, in_quad
from tabletop.ui.paint.sprite import Sprite
from tzolkin.ui.art.cards import building_card, monument_chip
from tzolkin.ui.facts import columns_of
from tzolkin.ui.shown import Flying
from tzolkin.words import DUMMY, GEAR_AT, GEARS, TEMPLE_AT, TRACK_AT

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["Player"]

_HOP, _DAY, _TWO_DAYS, _DROP, _STEP, _CARD = 400, 700, 1150, 160, 260, 300
_HIGH = 60
"""How high a worker hops, in logical units."""

Spot = tuple[float, float]


class Player(EventPlayer["TzolkinTable"]):
    """Plays the events of an entry on a table, one after the other."""

    def __init__(self, table: TzolkinTable) -> None:
        super().__init__(table)
        self._held: tuple[int, str, int] | None = None
        """The worker in hand: seat, gear, space."""

    def play(self, events: Sequence[Event], done: Callable[[], None]) -> None:
        held = self._table.in_hand
        self._held = (held[0], GEARS[held[1]], held[2]) if held is not None else None
        super().play(events, done)

    def moves(self, events: Sequence[Event]) -> bool:
        """Whether any of these events is shown as a motion."""
        return any(event.kind != "worker-picked" and self.motion_of(event) for event in events)

    def _over_wheels(self, show: Show, ends_only: bool = True) -> Show:
        """`show`, with all wheels drawn anew: in its first and last frame, or in every one."""
        table = self._table

        def shown(t: float) -> None:
            show(t)
            if not ends_only or t in (0.0, 1.0):
                table.invalidate(table.wheels.zone)

        return shown

    # ---- workers

    def _row_spot(self, seat: int) -> Spot:
        """Where the workers in a player's hand are shown."""
        target = self._table.targets.get(("player", f"player-{seat}"))
        if target is None:
            return self._table.wheels.geometry.centre
        x, y, w, h = target.shape.bounds
        return x + w * 0.6, y + h * 0.3

    def _hop(
        self,
        seat: int,
        start: Callable[[], Spot],
        finish: Callable[[], Spot],
        begin: Callable[[], None] = nothing,
        end: Callable[[], None] = nothing,
    ) -> None:
        table = self._table
        sprite = table.wheels.sprite(table.style(seat))
        way: list[Spot] = []

        def begun() -> None:
            way.extend((start(), finish()))
            begin()
            table.invalidate(table.wheels.zone)

        def show(t: float) -> None:
            (ax, ay), (bx, by) = way
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            up = math.sin(math.pi * t) * table.kit.theme.real(_HIGH)
            self._clear()
            table.shown.flying = [Flying(sprite, x, y - up)]
            self._clear()

        def done() -> None:
            self._clear()
            table.shown.flying = []
            end()

        self._run(_HOP, in_out_sine, self._over_wheels(show), begun, done)

    def _worker_placed(self, facts: Mapping[str, Any]) -> None:
        table, seat, spot = self._table, facts["seat"], facts["spot"]
        if spot not in GEAR_AT:
            return

        def end() -> None:
            table.shown.gears[GEAR_AT[spot]][facts["space"]] = seat

        geometry, dropped = table.wheels.geometry, table.dropped_at
        self._hop(
            seat,
            lambda: dropped or self._row_spot(seat),
            lambda: geometry.foot(spot, facts["space"]),
            end=end,
        )

    def _worker_picked(self, facts: Mapping[str, Any]) -> None:
        """A worker is taken in hand: it stays in sight until it is known what it does."""
        self._held = (facts["seat"], facts["gear"], facts["space"])

    def _home(self, facts: Mapping[str, Any]) -> None:  # noqa: ARG002
        """The worker in hand has acted, or not: it hops home."""
        table = self._table
        if self._held is None:
            return
        (seat, gear, space), self._held = self._held, None

        def begin() -> None:
            table.shown.gears[GEAR_AT[gear]][space] = 0

        geometry = table.wheels.geometry
        self._hop(seat, lambda: geometry.foot(gear, space), lambda: self._row_spot(seat), begin)

    _action_used = _home
    _no_action = _home

    # ---- marks and cards

    def _fly(
        self, length: float, sprite: Sprite, start: Callable[[], Spot], finish: Callable[[], Spot]
    ) -> None:
        """Something goes straight from one place to another."""
        table = self._table
        way: list[Spot] = []

        def begin() -> None:
            way.extend((start(), finish()))

        def show(t: float) -> None:
            (ax, ay), (bx, by) = way
            self._clear()
            table.shown.flying = [Flying(sprite, ax + (bx - ax) * t, ay + (by - ay) * t)]
            self._clear()

        def end() -> None:
            self._clear()
            table.shown.flying = []

        self._run(length, in_out_cubic, self._over_wheels(show), begin, end)

    def _step(self, facts: Mapping[str, Any], by: int) -> None:
        """A mark goes from one step of a temple to the next."""
        table, kit = self._table, self._table.kit
        board = columns_of(table).temples(kit, table.zones["temples"])
        temple, level = TEMPLE_AT[facts["temple"]], int(facts["level"])
        sprite = kit.atlas.badge(table.style(facts["seat"]), board.mark * 1.25)
        self._fly(
            _STEP,
            sprite,
            lambda: board.mark_spots(temple, level - by, 1)[0],
            lambda: board.mark_spots(temple, level, 1)[0],
        )

    def _temple_up(self, facts: Mapping[str, Any]) -> None:
        self._step(facts, 1)

    def _temple_down(self, facts: Mapping[str, Any]) -> None:
        self._step(facts, -1)

    def _level(self, facts: Mapping[str, Any], by: int) -> None:
        """A mark goes from one level of a technology to the next."""
        table, kit = self._table, self._table.kit
        board = columns_of(table).techs(kit, table.zones["techs"])
        track, level = TRACK_AT[facts["track"]], int(facts["level"])
        sprite = kit.atlas.badge(table.style(facts["seat"]), board.mark * 1.25)
        self._fly(
            _STEP,
            sprite,
            lambda: board.mark_spots(track, level - by, 1)[0],
            lambda: board.mark_spots(track, level, 1)[0],
        )

    def _tech_up(self, facts: Mapping[str, Any]) -> None:
        self._level(facts, 1)

    def _tech_down(self, facts: Mapping[str, Any]) -> None:
        self._level(facts, -1)

    def _constructed(self, facts: Mapping[str, Any]) -> None:
        """A card goes to whoever built it."""
        table, kit, name = self._table, self._table.kit, str(facts["card"])
        target = table.targets.get(("card", name))
        if target is None:
            return
        x, y, w, h = target.shape.bounds
        card = table.view.tables.cards[name]
        if card.age:
            sprite = building_card(kit, card, round(w), round(h), table.speaker.noun(name), lifted=True)
        else:
            sprite = monument_chip(kit, card, table.view.players, round(w), round(h))
        row = self._row_spot(facts["seat"])
        self._fly(_CARD, sprite, lambda: (x, y), lambda: (row[0] - w / 2, row[1] - h / 2))

    def _clear(self) -> None:
        """Draw anew where something flies."""
        for sprite, x, y in self._table.shown.flying:
            self._table.invalidate(sprite.rect(x, y).inflate(4, 4))

    def _dummy_placed(self, facts: Mapping[str, Any]) -> None:
        """A dummy worker comes down onto its space."""
        table, gear, space = self._table, facts["gear"], facts["space"]
        sprite = table.wheels.sprite(0)

        def show(t: float) -> None:
            x, y = table.wheels.geometry.foot(gear, space)
            self._clear()
            table.shown.flying = [Flying(sprite, x, y - (1 - t) * table.kit.theme.real(_HIGH))]
            self._clear()

        def end() -> None:
            self._clear()
            table.shown.flying = []
            table.shown.gears[GEAR_AT[gear]][space] = DUMMY

        self._run(_DROP, in_quad, self._over_wheels(show), end=end)

    # ---- gears

    def _gears_turned(self, facts: Mapping[str, Any]) -> None:
        table, days = self._table, int(facts["days"])
        start: list[float] = []

        def begin() -> None:
            start.append(table.shown.turn)

        def show(t: float) -> None:
            table.shown.turn = start[0] + days * t

        def end() -> None:
            table.shown.ride(days)

        turned = self._over_wheels(show, ends_only=False)
        self._run(_DAY if days == 1 else _TWO_DAYS, in_out_cubic, turned, begin, end)

    def _pushed_off(self, facts: Mapping[str, Any]) -> None:
        """A worker that the calendar has pushed off hops home."""
        table, seat, gear = self._table, facts["seat"], facts["gear"]
        spot: list[Spot] = []

        def begin() -> None:
            teeth = table.shown.gears[GEAR_AT[gear]]
            last = table.view.tables.gears[GEAR_AT[gear]].last
            behind = [*range(last + 1, len(teeth)), 0]
            space = next((space for space in behind if teeth[space] == seat), 0)
            teeth[space] = 0
            spot.append(table.wheels.geometry.foot(gear, space))

        def start() -> Spot:
            begin()
            return spot[0]

        self._hop(seat, start, lambda: self._row_spot(seat))
