"""What lies over wheels and columns: who acts, the day, and the states of places with their prices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.shapes import Circle
from tabletop.ui.targets import Target
from tabletop.ui.theme import Step
from tzolkin.ui.art import calendar, states
from tzolkin.ui.recent import placed_this_turn, recent_spaces
from tzolkin.words import GEARS

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["DOMAINS", "draw_day", "draw_states"]

DOMAINS = frozenset({"space", "plate", "spot", "temple", "track", "card", "prophecy", "quick"})
"""The domains of places on the table."""


def draw_day(table: TzolkinTable, surface: pygame.Surface) -> None:
    """The arrow over the day, and over it everybody's mark in the order of turns."""
    kit, geometry = table.kit, table.wheels.geometry
    atlas = kit.atlas
    px = min(kit.step(Step.FIGURE) * 1.5, geometry.radius * 0.21)
    word = table.speaker.catalogue.say(_("day"))
    calendar.draw_day(atlas, surface, geometry, round(table.shown.turn), word, px, px * 0.45)
    view, (x, y, step) = table.view, table.zones.arc
    order = [(view.first - 1 + n) % view.players + 1 for n in range(view.players)]
    now = turn_seat(table)
    spots = calendar.order_spots((x, y), len(order), step)
    acted = True
    for seat, (bx, by) in zip(order, spots, strict=True):
        if seat == now:
            acted = False
        badge = calendar.turn_badge(
            atlas,
            table.style(seat),
            step * 0.36,
            first=seat == view.first,
            acted=acted and now > 0,
            now=seat == now,
        )
        badge.put(surface, bx, by)


def turn_seat(table: TzolkinTable) -> int:
    """Whose turn it is, 0 between rounds; a decision inside may be another's."""
    for frame in table.session.state.stack:
        if frame.kind == "end-turn":
            return frame.seat
    return 0


def draw_states(table: TzolkinTable, surface: pygame.Surface) -> None:
    """Rings and prices of lit places, the price of dear ones, the mark of a refused one."""
    choice = table.choice
    if choice is None:
        return
    clip = surface.get_clip()
    reach = table.kit.px(40)
    for name, lit in choice.lit.items():
        target = table.targets.get(name)
        if target is not None and _near(target, clip, reach):
            _draw_lit(table, surface, target, lit.price)
    for name, price in choice.dear.items():
        target = table.targets.get(name)
        if target is not None and _near(target, clip, reach):
            _draw_dear(table, surface, target, price)
    if table.pointing.refused_place is not None:
        target = table.targets.get(table.pointing.refused_place)
        if target is not None:
            _state(table, surface, target, "illegal")
    _draw_placed(table, surface)


def _near(target: Target, clip: pygame.Rect, reach: int) -> bool:
    x, y, w, h = target.shape.bounds
    return clip.colliderect(pygame.Rect(x, y, w, h).inflate(2 * reach, 2 * reach))


def _state(table: TzolkinTable, surface: pygame.Surface, target: Target, state: states.State) -> None:
    atlas, line = table.kit.atlas, table.wheels.geometry.line
    if isinstance(target.shape, Circle):
        x, y = target.shape.centre
        states.round_state(atlas, target.shape.r, state, line).put(surface, x, y)
        return
    x, y, w, h = target.shape.bounds
    states.box_state(atlas, round(w), round(h), state, line).put(surface, x, y)


def _draw_lit(table: TzolkinTable, surface: pygame.Surface, target: Target, price: int | None) -> None:
    atlas, line = table.kit.atlas, table.wheels.geometry.line
    pointed = table.pointed == target.name
    preset = table.choice is not None and table.choice.preset == target.name
    domain = target.name[0]
    x, y = target.shape.centre
    if domain in ("space", "spot") and price is not None:
        states.price_disc(atlas, str(price), line, pointed=pointed).put(surface, x, y)
        return
    if domain == "space":  # its ring lies under the worker
        return
    _state(table, surface, target, "chosen" if preset else "pointed" if pointed else "legal")
    if domain == "plate" and price is not None:
        gear, _dash, space = str(target.name[1]).rpartition("-")
        spot = table.wheels.geometry.price_spot(gear, int(space))
        states.price_badge(atlas, price, line).put(surface, *spot)


def _draw_dear(table: TzolkinTable, surface: pygame.Surface, target: Target, price: int) -> None:
    atlas, line = table.kit.atlas, table.wheels.geometry.line
    if target.name[0] in ("space", "spot"):
        states.price_disc(atlas, str(price), line, payable=False).put(surface, *target.shape.centre)
        return
    _state(table, surface, target, "short")
    gear, _dash, space = str(target.name[1]).rpartition("-")
    spot = table.wheels.geometry.price_spot(gear, int(space))
    states.price_badge(atlas, price, line, payable=False).put(surface, *spot)


def placed_now(table: TzolkinTable) -> Iterator[tuple[str, int, int]]:
    """(gear, space, corn) of the workers placed on gears so far in this turn."""
    decision = table.view.decision
    if table.choice is None or decision is None or decision.kind != "placing":
        return
    for facts in placed_this_turn(table.session, table.view.workers_placed):
        if facts["spot"] in GEARS:
            yield facts["spot"], facts["space"], facts["corn"]


def draw_rings(table: TzolkinTable, surface: pygame.Surface) -> None:
    """Rings round the feet of workers: white for those that may be picked up, gold for those just placed."""
    geometry, atlas = table.wheels.geometry, table.kit.atlas
    r = geometry.hole * 1.18
    if table.stage.settings.last_moves_marked and table.choice is not None:
        for gear, space in recent_spaces(table.session, table.seat):
            last = states.round_state(atlas, r, "last", geometry.line)
            last.put(surface, *geometry.hole_spot(gear, space))
    chosen = [(gear, space) for gear, space, _corn in placed_now(table)]
    if table.in_hand is not None and table.choice is not None:
        chosen.append((GEARS[table.in_hand[1]], table.in_hand[2]))
    for gear, space in chosen:
        x, y = geometry.hole_spot(gear, space)
        states.round_state(atlas, r, "chosen", geometry.line).put(surface, x, y)
    lit = table.choice.lit if table.choice is not None else {}
    for name, place in lit.items():
        if name[0] != "space" or place.price is not None:
            continue
        gear, _dash, word = str(name[1]).rpartition("-")
        pointed = table.pointed == name
        ring = states.round_state(atlas, r, "pointed" if pointed else "legal", geometry.line)
        ring.put(surface, *geometry.hole_spot(gear, int(word)))


def _draw_placed(table: TzolkinTable, surface: pygame.Surface) -> None:
    """Prices of the workers placed in this turn."""
    line = table.wheels.geometry.line
    for gear, space, corn in placed_now(table):
        x, y = table.wheels.geometry.hole_spot(gear, space)
        badge = states.placed_badge(table.kit.atlas, str(corn), line)
        badge.put(surface, x + 16 * line, y + 10 * line)
