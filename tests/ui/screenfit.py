"""Looks for what is clipped or overlaps on a screen that was laid out."""

from __future__ import annotations

from itertools import combinations

import pygame

from tabletop.ui.scene import Scene
from tabletop.ui.scenes.roundtable import TableTop
from tabletop.ui.scenes.seatplate import SeatPlate
from tabletop.ui.widgets.panel import Panel, ScrollList
from tabletop.ui.widgets.widget import Widget

CONTAINERS = (Panel, ScrollList, SeatPlate, TableTop)


def faults(scene: Scene) -> list[str]:
    """Sentences about every text that does not fit its room, every widget outside the window, every
    overlap.
    """
    kit = scene.kit
    window = pygame.Rect(0, 0, *kit.theme.size)
    found = []
    for widget in scene.widgets:
        if not window.contains(widget.rect):
            found.append(f"{widget} lies outside the window")
        for place in widget.texts(kit):
            if place.width > place.room.w + 2:
                found.append(f"{widget}: “{place.text}” is {place.width:.0f} wide, its room {place.room.w}")
            if place.height > place.room.h + 2:
                found.append(f"{widget}: “{place.text}” is {place.height:.0f} high, its room {place.room.h}")
            if not widget.rect.inflate(4, 4).contains(place.room):
                found.append(f"{widget}: the room of “{place.text}” reaches out of it")
    leaves = [w for w in scene.widgets if not isinstance(w, CONTAINERS)]
    found += [f"{a} and {b} overlap" for a, b in combinations(leaves, 2) if _meet(a, b)]
    return found


def _meet(a: Widget, b: Widget) -> bool:
    both = a.rect.clip(b.rect)
    return both.w > 1 and both.h > 1
