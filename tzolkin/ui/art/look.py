"""Tzolk'in's colours: stones, plates, goods, temples, day fields (art direction, section 2)."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.ui.paint.palette import Colour

PLATE, PLATE_SUNK = "#FBF5E6", "#E6DBC4"
"""An action plate, and the one of space 0, which has no action."""
DUMMY = "#A39A8A"
"""The wood of a worker that is nobody's."""
STONE_SHADE, STONE_INK, STONE_LIGHT = "#2A1A0E", "#20130A", "#FFFFFF"
CALENDAR = "#DAC699"
NUMERAL = "#4B3820"
FLOOR = ("#D4C7A9", "#DDD2B8", "#E5DCC6")
FLOOR_EDGE, FLOOR_SHADE = "#8C7850", "#8B7650"
SUN_RAY, PALE_RAY = "#CC6A3C", "#A98A52"
POINTS_DAY, MATERIALS_DAY = "#2FA39B", "#C9632F"
SLATE, SLATE_RIM, SKULL_LIGHT = "#2C3A42", "#D6E2E0", "#8FC4BC"
CORN_TILE, CORN_EDGE = "#F3DE9C", "#7B5A12"
WOOD_TILE, WOOD_EDGE = "#E2C6A4", "#5D3717"

GOODS: dict[str, Colour] = {
    "corn": "#B98210",
    "wood": "#7A4E2B",
    "stone": "#6E6A63",
    "gold": "#A8801C",
    "skull": "#23837C",
}
"""Colour of a good's icon on paper."""


class GearLook(NamedTuple):
    """A gear: where it lies (degrees clockwise from the right), its stone, its rim and its emblem."""

    direction: float
    stone: str
    rim: str
    emblem: str


GEAR_LOOKS: dict[str, GearLook] = {
    "palenque": GearLook(162, "#A9AE7C", "#5E7A34", "corn"),
    "yaxchilan": GearLook(234, "#C09678", "#A2502C", "extraction"),
    "tikal": GearLook(306, "#96ABA0", "#3D776D", "pyramid"),
    "uxmal": GearLook(18, "#D3B878", "#A87A1E", "necklace"),
    "chichen": GearLook(90, "#9DA8B4", "#3F6288", "skull"),
}


class TempleLook(NamedTuple):
    """A temple: the stone of its steps, its glyph's colour, and the sign on the glyph."""

    step: str
    glyph: str
    sign: str


TEMPLE_LOOKS: dict[str, TempleLook] = {
    "chaac": TempleLook("#D79C79", "#9A4A24", "lightning"),
    "quetzalcoatl": TempleLook("#E4C279", "#A87A1E", "feather"),
    "kukulcan": TempleLook("#93BCAD", "#2C6E61", "snake"),
}

TRACK_ICONS: dict[str, str] = {
    "agriculture": "corn",
    "extraction": "extraction",
    "architecture": "hut",
    "theology": "skull",
}


class KindLook(NamedTuple):
    """A kind of building: its colour, and the field behind its picture."""

    colour: str
    field: str


KIND_LOOKS: dict[str, KindLook] = {
    "farm": KindLook("#B8921E", "#E4D796"),
    "civic": KindLook("#4F7D36", "#C4D3AE"),
    "tomb": KindLook("#8A5230", "#D8C0A6"),
    "shrine": KindLook("#3B6A9A", "#B4CBDD"),
}
"""Farm triangle, civic square, tomb rhombus, shrine disc."""

BAND_TINTS = ("#E7B9A9", "#E9DFC6", "#CBD9B0", "#B3CB95")
"""The four bands of a prophecy, from worst to best."""
