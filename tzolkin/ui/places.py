"""Every place of the table that can be pointed at: spaces, plates, temples, tracks, cards, prophecies."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.shapes import Circle, Rect, Shape
from tabletop.ui.targets import Name, Target
from tzolkin.ui.facts import centre_of, columns_of, market_of
from tzolkin.words import GEARS, QUICK_SPACE, START_SPACE, TEMPLES, TRACKS

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["add_places"]

UNLIT = "unlit"
"""The reason of a place that is not lit; the real one is worked out when it is clicked."""


def add_places(table: TzolkinTable, kit: Kit) -> None:
    """Register all places; those that answer the open decision are lit and reached by keyboard, in order."""
    lit = table.choice.lit if table.choice is not None else {}
    for number, (name, shape, label) in enumerate(_places(table, kit)):
        on = name in lit
        table.targets.add(
            Target(
                name,
                shape,
                act=None,
                reason=None if on else UNLIT,
                label=label,
                lit=on,
                walk=on,
                order=number - 1000,
            )
        )


def _places(table: TzolkinTable, kit: Kit) -> Iterator[tuple[Name, Shape, str]]:
    """All places: clockwise on each gear, then from the top down."""
    noun, tables = table.speaker.noun, table.view.tables
    for number, gear in enumerate(GEARS):
        for space in range(1, tables.gears[number].last + 1):
            yield ("plate", f"{gear}-{space}"), table.wheels.plate(gear, space), noun(gear)
    for number, gear in enumerate(GEARS):
        for space in range(tables.gears[number].teeth):
            yield ("space", f"{gear}-{space}"), table.wheels.hole(gear, space), noun(gear)
    yield from _spots(table, kit)
    columns, zones = columns_of(table), table.zones
    for place, name in enumerate(TEMPLES):
        yield ("temple", name), _rect(columns.temple_box(kit, zones["temples"], place)), noun(name)
    for place, name in enumerate(TRACKS):
        row = columns.track_box(kit, zones["techs"], place)
        yield ("track", name), _rect(row.inflate(0, -2)), noun(name)
    if table.view.modules.prophecies:
        for place, name in enumerate(table.view.prophecies):
            yield ("prophecy", name), _rect(columns.prophecy_box(kit, zones["prophecies"], place)), noun(name)
    yield from _cards(table, kit)


def _spots(table: TzolkinTable, kit: Kit) -> Iterator[tuple[Name, Shape, str]]:
    noun = table.speaker.noun
    board = centre_of(table).start_board(table.zones["start"], kit.theme.real(1))
    yield ("spot", START_SPACE), Circle(*board.start_spot(), board.socket * 1.25), noun(START_SPACE)
    if table.view.modules.quick:
        free = [place for place, seat in enumerate(table.shown.quick) if not seat] or [0]
        x, y = board.quick_spot(free[0])
        yield ("spot", QUICK_SPACE), Circle(x, y, board.socket * 1.25), noun(QUICK_SPACE)
        x, y = board.tile_spot()
        yield ("quick", "today"), Circle(x, y, board.tile_half * math.sqrt(1.4)), noun(table.view.quick_tile)


def _cards(table: TzolkinTable, kit: Kit) -> Iterator[tuple[Name, Shape, str]]:
    market, zones, noun = market_of(table), table.zones, table.speaker.noun
    if not zones.small or table.tab == "buildings":
        for place, name in enumerate(table.view.row):
            yield ("card", name), _rect(market.card_box(kit, zones["buildings"], place)), noun(name)
    if not zones.small or table.tab == "monuments":
        for place, name in enumerate(table.view.monuments):
            box = market.chip_box(kit, zones["monuments"], place)
            yield ("card", name), _rect(box), noun(name)


def _rect(box: pygame.Rect) -> Rect:
    return Rect(box.x, box.y, box.w, box.h, 8.0)
