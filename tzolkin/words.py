"""The nouns of Tzolk'in, in the order in which everything lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Gear = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
Temple = Literal["chaac", "quetzalcoatl", "kukulcan"]
Track = Literal["agriculture", "extraction", "architecture", "theology"]
Block = Literal["wood", "stone", "gold"]

GEARS = PALENQUE, YAXCHILAN, TIKAL, UXMAL, CHICHEN = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TRACKS = AGRICULTURE, EXTRACTION, ARCHITECTURE, THEOLOGY = (
    "agriculture",
    "extraction",
    "architecture",
    "theology",
)
BLOCKS = ("wood", "stone", "gold")
WOOD, STONE, GOLD = range(3)

GEAR_AT: Mapping[str, int] = {name: place for place, name in enumerate(GEARS)}
TEMPLE_AT: Mapping[str, int] = {name: place for place, name in enumerate(TEMPLES)}
TRACK_AT: Mapping[str, int] = {name: place for place, name in enumerate(TRACKS)}
BLOCK_AT: Mapping[str, int] = {name: place for place, name in enumerate(BLOCKS)}

SMALL_GEARS = range(4)
"""All gears but Chichén Itzá, by number."""
SKULL_GEAR = 4
"""Chichén Itzá, by number."""

BOTTOM = -1
"""The lowest level of every temple (Rules 9)."""
TOP_LEVEL = 3
"""The highest level of every technology (Rules 8)."""

DUMMY = -1
"""Stands on a space in place of a seat: a worker that is nobody's (Rules 3.1)."""
NONE = "none"
"""Fills a slot that nothing is chosen for."""

START_SPACE = "start"
QUICK_SPACE = "quick"
SPOTS = (*GEARS, START_SPACE, QUICK_SPACE)
"""Where a worker can be placed."""
