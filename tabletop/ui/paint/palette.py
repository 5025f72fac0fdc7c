"""Every colour of the program, each written once and named by its role; players' styles; mixing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

RGB = tuple[int, int, int]
Colour = str | tuple[int, ...]
"""``"#RRGGBB"`` or a tuple whose first three numbers are red, green and blue, 0 to 255."""
Stops = Sequence[tuple[float, Colour]]
"""A colour ramp: positions from 0 to 1, rising, each with its colour."""

# Chrome: ink on paper.
INK, INK2, INK3 = (
    "#2A2018",
    "#65574A",
    "#958671",
)  # text / secondary text and icons / disabled and ornament only
PAPER, CARD, SUNK, RULE, BORDER = "#F4EDDE", "#FCF8EF", "#E9DFCB", "#D3C5AA", "#B9A98C"
ON_DARK, ON_DARK2 = "#F4EDDE", "#CBBDA6"  # text and secondary text on an ink fill
GOLD, LEGAL, DANGER, DONE, WARN = "#F0B93A", "#FFFFFF", "#C2311B", "#2C7A4B", "#B97A0E"
DANGER_TINT = "#F7E3D6"
GAME_ACCENTS = {"yucatan": "#1F7A5C", "tindaya": "#1D6E8F", "tzolkin": "#B5532B"}

# Pieces of all games.
HALO = "#FFFAEC"
PIECE_INK = "#1C140D"
STONE, STONE_INK, STONE_SHADE = "#D9CDB4", "#33261B", "#3B2B22"
NEUTRAL_ROOF, NEUTRAL_FRIEZE = "#C7A56A", "#B9AD94"
SAND_TOP, SAND_EDGE, WALL, DOOR = "#E6D6B2", "#7A5A30", "#DCC9A2", "#3A2818"
PRISONER, ROPE = "#B98B52", "#3A2412"
BONE_FACE, BONE_RING = "#FBF3E0", "#C9A46B"  # the open side of a secret disc

# Yucatán's terrain.
HEDGE = ("#3C6E4E", "#4F8257", "#74985A")
BANK = ("#A2B97B", "#B9C787", "#CFD196")
DEEP = ("#6A9566", "#7BA26B", "#8FAE70")
CITY_GROUND = ("#BDAE8B", "#C9BA98", "#D5C8A8")
ROCK_GROUND = ("#8B8E76", "#9A9A82", "#A9A88E")
RIVER_SAND, FOAM, BANK_SIGN = "#E3D3A2", "#F2F7EC", "#1F6F86"
GLADE_SHADE, BOARD_WASH, LEAF_SHADE = "#24402A", "#B9C79A", "#12291F"
RIVER: Stops = ((0, "#B9DED2"), (0.16, "#84C2BE"), (0.45, "#4E9DAB"), (1, "#37849B"))
CANOPY = (
    ("#1D4635", "#2C6244", "#4E8552"),
    ("#214D3A", "#347049", "#5F9455"),
    ("#2A5438", "#46783F", "#83A252"),
    ("#1B4239", "#2B6350", "#559070"),
)
LIMESTONE = ("#D6CBB0", "#8B8176", "#39322B")  # lit, shade, ink


class SeatStyle(NamedTuple):
    """How one player looks: told by colour and mark (and name) together."""

    colour: str
    """The player's own colour: pieces, edge bars, the curtain."""
    colour_name: str
    """English word for the colour (a message id)."""
    mark: str
    """triangle, disc, diamond, square or cross."""
    ink: str
    """What is legible on the colour."""
    bar: str
    """The colour where it must show on paper: bars, pips, borders."""
    pattern: str
    """stripes, dots, lines, checker or cross-hatch."""
    edge: str
    """Outline of a badge disc."""
    frieze: str
    """The painted band on stone."""
    roof: str
    """Thatch of the player's huts."""


NEUTRAL_SEAT = 0
SEAT_STYLES: dict[int, SeatStyle] = {
    1: SeatStyle(
        "#CF4426", "Vermilion", "triangle", "#FFFFFF", "#CF4426", "stripes", "#872C19", "#CF4426", "#CF4426"
    ),
    2: SeatStyle("#1F58A6", "Cobalt", "disc", "#FFFFFF", "#1F58A6", "dots", "#14396C", "#1F58A6", "#1F58A6"),
    3: SeatStyle("#F3B431", "Maize", "diamond", INK, "#F3B431", "lines", INK, "#F3B431", "#F3B431"),
    4: SeatStyle("#F8F2E3", "Bone", "square", INK, "#8C7C62", "checker", INK, "#FFFDF6", "#F3ECDC"),
    5: SeatStyle(
        "#3B2D47", "Obsidian", "cross", "#FFFFFF", "#3B2D47", "cross-hatch", "#261D2E", "#3B2D47", "#3B2D47"
    ),
}
"""The five looks by number; seat n wears number n unless the players chose otherwise at the table's start."""


def style(seat: int) -> SeatStyle:
    """The style of a seat (1 to 5). Raises KeyError for another number."""
    return SEAT_STYLES[seat]


def rgb(colour: Colour) -> RGB:
    """``"#RRGGBB"`` or a tuple of three or more numbers, as (red, green, blue)."""
    if isinstance(colour, str):
        return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
    return colour[0], colour[1], colour[2]


def rgba(colour: Colour, alpha: float) -> tuple[int, int, int, int]:
    """The colour with an alpha of 0 to 255."""
    return (*rgb(colour), int(alpha))


def mix(a: Colour, b: Colour, t: float) -> RGB:
    """The colour at t (0: a, 1: b) on the straight line between two."""
    (r0, g0, b0), (r1, g1, b1) = rgb(a), rgb(b)
    return round(r0 + (r1 - r0) * t), round(g0 + (g1 - g0) * t), round(b0 + (b1 - b0) * t)


def even(colours: Sequence[Colour]) -> Stops:
    """Stops for colours spread evenly from 0 to 1."""
    return [(i / (len(colours) - 1), c) for i, c in enumerate(colours)]


def ramp(stops: Stops, t: float) -> RGB:
    """The colour at t (0 to 1, clamped) on a ramp of stops."""
    if t <= stops[0][0]:
        return rgb(stops[0][1])
    for (p, a), (q, b) in pairwise(stops):
        if t <= q:
            return mix(a, b, (t - p) / (q - p))
    return rgb(stops[-1][1])


def greyed(colour: Colour, share: float = 0.6) -> RGB:
    """The colour with that share of its saturation taken away: a piece that is spent or not yours."""
    r, g, b = rgb(colour)
    grey = round(0.30 * r + 0.59 * g + 0.11 * b)
    return mix((r, g, b), (grey, grey, grey), share)
