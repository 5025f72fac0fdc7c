"""Pictures of buildings in a 2:1 view, light from the upper left: fields, huts, towers, tombs, pyramids."""

from __future__ import annotations

import math
import random

from tabletop.ui.paint.blocks import Block
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, ellipse_points, lerp
from tabletop.ui.paint.palette import STONE, STONE_INK, STONE_SHADE, Colour, mix
from tabletop.ui.paint.turned import HUT_ROOF, HUT_WALL, Profile, Solid, turned
from tzolkin.tables import Card

__all__ = ["draw_house"]

_THATCH, _WALL = "#B89358", "#DCC9A2"
_LEAF, _LEAF_DARK, _COB = "#5E8A3C", "#3F6A2E", "#E0A93A"
_TOWER: Profile = (
    (0, 0.03),
    (0.03, 0.10),
    (0.10, 0.19),
    (0.20, 0.25),
    (0.30, 0.27),
    (0.33, 0.29),
    (0.36, 0.29),
    (0.37, 0.265),
    (0.94, 0.285),
    (0.95, 0.31),
    (1, 0.31),
)
_RED = "#C65A36"


def draw_house(canvas: Canvas, card: Card, x: float, y: float, s: float) -> None:
    """The picture of a building or monument; (x, y) the middle of its foot, s about its height."""
    kinds = {effect.kind for effect in card.effects}
    if card.kind == "farm":
        _farm(canvas, x, y, s, kinds, card)
    elif card.kind == "civic":
        _tower(canvas, x, y, s, tall="tech_any" in kinds or card.age == 0)
    elif card.kind == "tomb":
        _tomb(canvas, x, y, s, steps=2 if card.age == 2 or card.age == 0 else 1)
    else:
        _shrine(canvas, x, y, s, steps=4 if card.age == 2 or card.age == 0 else 3)


# ---------------------------------------------------------------- farms


def _farm(canvas: Canvas, x: float, y: float, s: float, kinds: set[str], card: Card) -> None:
    if "feed_all_less" in kinds or "corn" in kinds:
        for row in range(3):
            for i in range(8 - row % 2):
                _stalk(
                    canvas,
                    x + (i - 3.5 + (row % 2) * 0.5) * s * 0.155,
                    y - (2 - row) * s * 0.17,
                    s * 0.34,
                    i + row,
                )
        return
    served = sum(effect.model.feed_workers or 0 for effect in card.effects)
    if card.rewards or served > 1:
        for dx, dy, size in ((-0.24, -0.16, 0.40), (0.24, -0.14, 0.40), (0.0, 0.0, 0.48)):
            _hut(canvas, x + dx * s, y + dy * s, size * s)
        if served > 1:
            for i in range(3):
                _stalk(canvas, x + (0.48 + 0.11 * i) * s, y - (i % 2) * s * 0.06, s * 0.34, i)
        return
    _hut(canvas, x - s * 0.22, y - s * 0.04, s * 0.58)
    for i in range(5):
        _stalk(canvas, x + s * (0.14 + 0.125 * i), y - (i % 2) * s * 0.07 + s * 0.02, s * 0.40, i)


def _stalk(canvas: Canvas, x: float, y: float, h: float, seed: int) -> None:
    """A maize plant h high, standing on (x, y)."""
    rng = random.Random(seed)
    lean = rng.uniform(-0.06, 0.06) * h
    canvas.line([(x, y), (x + lean, y - h)], _LEAF_DARK, h * 0.075)
    for side, up, length in ((-1, 0.30, 0.34), (1, 0.42, 0.34), (-1, 0.60, 0.30), (1, 0.72, 0.26)):
        root = (x + lean * up, y - h * up)
        tip = (x + side * h * length, y - h * (up + 0.22))
        bend = (x + side * h * length * 0.55, y - h * (up + 0.26))
        canvas.line([root, bend, tip], _LEAF if side < 0 else _LEAF_DARK, h * 0.085)
    canvas.ellipse(x + lean + h * 0.07, y - h * 0.56, h * 0.075, h * 0.15, mix(_COB, "#6B431C", 0.4))
    canvas.ellipse(x + lean + h * 0.06, y - h * 0.57, h * 0.06, h * 0.13, _COB)


def _hut(canvas: Canvas, x: float, y: float, h: float) -> None:
    """A round hut with a thatched cone, h high."""
    canvas.shadow(ellipse_points(x + h * 0.12, y, h * 0.44, h * 0.15, 28), h * 0.05, h * 0.04, h * 0.02, 105)
    wall_h, roof_h = h * 0.42, h * 0.66
    wall = turned(HUT_WALL, _WALL, wall_h * canvas.k, grain=0, gloss=0.05)
    roof = turned(HUT_ROOF, _THATCH, roof_h * canvas.k, grain=0.10, gloss=0.05)
    up = y - wall_h * 0.74
    reach = 0.84 * roof_h
    rim = ellipse_points(x, up, reach + 1.2, reach * 0.30 + 1.2, 40)
    canvas.poly(ellipse_points(x, y, wall_h * 0.66 + 1.1, wall_h * 0.20 + 1.1, 36), "#33261B")
    canvas.rounded(x - wall_h * 0.66 - 1.1, y - wall_h, 2 * wall_h * 0.66 + 2.2, wall_h, 0, "#33261B")
    _solid(canvas, wall, x, y)
    door = h * 0.085
    canvas.rounded(x - door, y - wall_h * 0.62, 2 * door, wall_h * 0.74, door * 0.5, "#3A2818")
    canvas.poly([(x, up - roof_h - 1.4), *rim[0:21]], "#33261B")
    _solid(canvas, roof, x, up)
    for i in range(-4, 5):
        foot = (x + i * reach * 0.23, up + reach * 0.28 * math.sqrt(max(0.0, 1 - (i * 0.23) ** 2)))
        canvas.line(
            [lerp((x, up - roof_h), foot, 0.24), foot], mix(_THATCH, "#3A2412", 0.5), max(0.6, h * 0.011), 150
        )


def _solid(canvas: Canvas, solid: Solid, x: float, y: float) -> None:
    canvas.surface.blit(solid.surface, (round(x * canvas.k - solid.x), round(y * canvas.k - solid.y)))


# ---------------------------------------------------------------- stone


def _block(
    canvas: Canvas,
    x: float,
    y: float,
    a: float,
    h: float,
    top: float,
    colour: Colour = STONE,
    *,
    stairs: bool = False,
    frieze: Colour | None = None,
    line: float = 1.0,
) -> float:
    """A battered storey on its front corner; half widths a below, top above. Returns the new corner's y."""
    block = Block.on(x, y, a, h, top, colour)
    block.draw_walls(canvas, 1.5 * line)
    if frieze is not None:
        block.draw_band(canvas, 0.55, 0.90, frieze)
    block.draw_joints(canvas, (0.36, 0.72), 0.6 * line)
    if stairs:
        block.draw_stairs(canvas, (0.36, 0.16), 0.36, 2.4 * line, 0.55 * line)
    block.draw_rim(canvas, 0.9 * line)
    return block.front[1]


def _ground_shadow(canvas: Canvas, x: float, y: float, a: float, s: float) -> None:
    foot = [(x - a, y - a * 0.5), (x, y), (x + a * 1.35, y - a * 0.45), (x + a * 0.5, y - a * 0.95)]
    canvas.shadow(foot, s * 0.05, s * 0.03, s * 0.02, 110)


def _tower(canvas: Canvas, x: float, y: float, s: float, *, tall: bool) -> None:
    """A round watch tower on a platform; the taller one has two storeys."""
    line = max(0.6, s / 80)
    _ground_shadow(canvas, x, y, s * 0.46, s)
    up = _block(canvas, x, y, s * 0.46, s * 0.10, s * 0.42, stairs=True, line=line)
    if tall:
        up = _block(canvas, x, up - s * 0.03, s * 0.36, s * 0.08, s * 0.33, frieze="#4F7D36", line=line)
    h = s * (0.60 if tall else 0.68)
    foot = up - s * 0.12
    body = turned(_TOWER, mix(STONE, "#B9AA8C", 0.35), h * canvas.k, grain=0.05, gloss=0.08, squash=0.34)
    for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, -1), (-0.7, 0.7), (0.7, 0.7)):
        ink = turned(_TOWER, STONE_INK, h * canvas.k, grain=0, gloss=0, rim=0)
        _solid(canvas, ink, x + dx * 1.2 * line, foot + dy * 1.2 * line)
    _solid(canvas, body, x, foot)
    door = h * 0.075
    canvas.rounded(x - door, foot - h * 0.26, 2 * door, h * 0.26, door * 0.4, "#3A2818")
    for i in (-1, 1):
        canvas.rounded(x + i * h * 0.15 - h * 0.02, foot - h * 0.50, h * 0.04, h * 0.08, 1, "#3A2818")


def _tomb(canvas: Canvas, x: float, y: float, s: float, *, steps: int) -> None:
    """A carved standing stone on a platform of one or two steps."""
    line = max(0.6, s / 80)
    _ground_shadow(canvas, x, y, s * 0.46, s)
    up = y
    for i in range(steps):
        a = s * (0.46 - 0.12 * i)
        up = _block(canvas, x, up - (s * 0.035 if i else 0), a, s * 0.085, a * 0.92, line=line)
    a, depth, h = s * 0.21, s * 0.12, s * (0.70 - 0.08 * steps)
    corner = (x - a * 0.12, up - s * 0.10)
    left, right = (corner[0] - a, corner[1] - a * 0.42), (corner[0] + depth, corner[1] - depth * 0.5)
    rise: Point = (0.0, -h)
    face = [left, corner, _add(corner, rise), _add(left, rise)]
    side = [corner, right, _add(right, rise), _add(corner, rise)]
    back = (right[0] - a, right[1] - a * 0.42)
    top = [_add(left, rise), _add(corner, rise), _add(right, rise), _add(back, rise)]
    canvas.line(
        [left, corner, right, _add(right, rise), _add(back, rise), _add(left, rise)],
        STONE_INK,
        1.6 * line,
        closed=True,
    )
    stone = mix(STONE, "#C9A988", 0.25)
    canvas.poly(face, stone)
    canvas.poly(side, mix(stone, STONE_SHADE, 0.42))
    canvas.poly(top, mix(stone, "#FFFFFF", 0.42))
    for row in range(4):
        for column in range(2):
            _glyph(canvas, face, (column + 0.5) / 2, (row + 0.62) / 4.4, a * 0.30, line, row + column)


def _add(p: Point, q: Point) -> Point:
    return p[0] + q[0], p[1] + q[1]


def _glyph(canvas: Canvas, face: list[Point], u: float, v: float, r: float, line: float, kind: int) -> None:
    """A carved block of writing on a face."""
    low, high = lerp(face[0], face[1], u), lerp(face[3], face[2], u)
    x, y = lerp(low, high, v)
    dark = mix(STONE, "#3B2B22", 0.55)
    lean = 0.42
    box = [
        (x + a * r, y + b * r + a * r * lean)
        for a, b in ((-0.8, -0.75), (0.8, -0.75), (0.8, 0.75), (-0.8, 0.75))
    ]
    canvas.line(box, dark, 0.9 * line, closed=True)
    if kind % 2:
        canvas.circle(x, y, r * 0.32, dark)
    else:
        canvas.line([lerp(box[0], box[3], 0.5), lerp(box[1], box[2], 0.5)], dark, 0.9 * line)


def _shrine(canvas: Canvas, x: float, y: float, s: float, *, steps: int) -> None:
    """A stepped pyramid with red bands and a small temple on top."""
    line = max(0.6, s / 80)
    _ground_shadow(canvas, x, y, s * 0.5, s)
    up = y
    a, h = s * 0.50, s * 0.62 / (steps + 0.6)
    shrink = 0.78 if steps > 3 else 0.74
    for _ in range(steps):
        top = a * 0.87
        up = _block(canvas, x, up, a, h, top, stairs=True, frieze=_RED, line=line)
        nxt = a * shrink
        up -= (top - nxt) * 0.5
        a = nxt
    wide = a * 0.62
    up -= (a / shrink * 0.87 - wide) * 0.25
    room = _block(canvas, x, up, wide, h * 0.95, wide * 0.95, mix(STONE, "#FFFFFF", 0.12), line=line)
    door = wide * 0.20
    canvas.poly(
        [
            (x - wide * 0.62, up - wide * 0.31),
            (x - wide * 0.62 + 2 * door, up - wide * 0.31 + door),
            (x - wide * 0.62 + 2 * door, up - wide * 0.31 + door - h * 0.55),
            (x - wide * 0.62, up - wide * 0.31 - h * 0.55),
        ],
        "#2A1A10",
    )
    _block(canvas, x, room + wide * 0.06, wide * 1.08, h * 0.30, wide * 0.86, _RED, line=line)
