"""Quick action tiles on the calendar (Rules 19.1): one for every two days."""

from __future__ import annotations

import pygame

from tabletop.ui.paint.atlas import Atlas
from tzolkin.ui.art.calendar import QuickState, quick_tile
from tzolkin.ui.art.geometry import WheelGeometry
from tzolkin.views import TableView

__all__ = ["put_tiles", "tile_states"]


def tile_states(view: TableView) -> list[tuple[str, QuickState]]:
    """(tile, state) for each place on the calendar, the first for days 1 and 2."""
    tables, length = view.tables, view.tables.quick.days_a_tile
    second = tables.board.calendar.age_2_from
    found: list[tuple[str, QuickState]] = []
    for tiles, all_tiles, begin in zip(
        view.quick_tiles, (tables.quick.age_1, tables.quick.age_2), (1, second), strict=True
    ):
        today = (view.day - begin) // length
        mine = begin == 1 if view.day < second else begin == second
        if mine:
            today = min(today, len(all_tiles) - 1)
        for place in range(len(all_tiles)):
            state: QuickState = "open"
            if not tiles:
                state = "secret"
            elif mine and place == today:
                state = "today"
            elif place < today:
                state = "spent"
            found.append((tiles[place] if tiles else "", state))
    return found


def put_tiles(
    atlas: Atlas, surface: pygame.Surface, view: TableView, geometry: WheelGeometry, turn: float
) -> None:
    """Lay all tiles on the calendar, as they stand with the day `turn` at the top."""
    if not view.modules.quick:
        return
    acts = view.tables.quick_acts
    for place, (tile, state) in enumerate(tile_states(view)):
        sprite = quick_tile(atlas, acts.get(tile), geometry.quick_half, state)
        sprite.put(surface, *geometry.quick_spot(place, turn))
