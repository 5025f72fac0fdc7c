"""What lies fixed round the gears: action plates, skull sockets and skulls, jungle piles."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.batch import Batch
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import ellipse_points
from tabletop.ui.paint.lettering import Align
from tabletop.ui.paint.palette import INK, INK2, RULE, mix
from tabletop.ui.paint.sprite import Sprite
from tzolkin.tables import Tables
from tzolkin.ui.art import effects, rows, signs
from tzolkin.ui.art.geometry import WheelGeometry
from tzolkin.ui.art.look import (
    CORN_EDGE,
    CORN_TILE,
    GEAR_LOOKS,
    PLATE,
    PLATE_SUNK,
    SKULL_LIGHT,
    SLATE,
    SLATE_RIM,
    WOOD_EDGE,
    WOOD_TILE,
)

__all__ = ["PlateRing", "action_plate", "jungle_pile", "plate", "skull_socket"]


def plate(atlas: Atlas, gear: str, face: effects.PlateFace, r: float, *, sunk: bool = False) -> Sprite:
    """An action plate of radius r with what it gives; anchor: its middle. sunk: nothing is got there now."""

    def make() -> Sprite:
        sprite = _disc(gear, r, sunk)
        _draw_face(atlas, sprite.surface, face, sprite.ax, r)
        return sprite

    return atlas.sprite(("tzolkin plate", gear, face, round(r * 4), sunk), make)


def action_plate(
    atlas: Atlas, tables: Tables, gear: int, space: int, r: float, *, filled: bool = False
) -> Sprite:
    """The plate of a space (gear by number); filled: a skull lies on it. Anchor: its middle."""
    table = tables.gears[gear]
    if filled:
        return _skull_plate(atlas, table.name, r)
    face = effects.space_face(table, space, tables.board.corn_per_block)
    return plate(atlas, table.name, face, r, sunk=space == 0)


class PlateRing:
    """All action plates with their skull sockets. They lie over the calendar's rim: draw the wheels first."""

    def __init__(self, atlas: Atlas, tables: Tables, geometry: WheelGeometry) -> None:
        self._atlas, self._tables, self._geometry = atlas, tables, geometry
        self._batches: dict[frozenset[int], Batch] = {}

    def draw(self, target: pygame.Surface, skulls: Iterable[int] = ()) -> None:
        """Draw what the target's clip shows; skulls: the spaces of Chichén Itzá that hold one."""
        filled = frozenset(skulls)
        batch = self._batches.get(filled)
        if batch is None:
            batch = self._batches[filled] = self._make(filled)
        batch.draw(target)

    def _make(self, filled: frozenset[int]) -> Batch:
        batch, g = Batch(), self._geometry
        sockets = []
        for number, table in enumerate(self._tables.gears):
            for space in range(table.last + 1):
                skull = 0 < space < table.any_from and table.actions[space - 1].kind == "skull"
                full = skull and space in filled
                face = action_plate(self._atlas, self._tables, number, space, g.plate, filled=full)
                batch.add(face, *g.plate_spot(table.name, space))
                if skull and not full:
                    sockets.append(space)
        for space in sockets:
            batch.add(skull_socket(self._atlas, g.plate * 0.34), *g.socket_spot(space))
        return batch


def _disc(gear: str, r: float, sunk: bool) -> Sprite:
    half = math.ceil(r + 6)
    canvas = Canvas(2 * half, 2 * half, 4)
    rim = GEAR_LOOKS[gear].rim
    line = max(1.6, r * 0.065)
    if sunk:
        canvas.circle(half, half, r, rim)
        canvas.circle(half, half, r - line, PLATE_SUNK)
        inner = ellipse_points(half, half, r - line * 1.4, r - line * 1.4, 60)
        canvas.line(inner[30:46], "#000000", line * 0.8, 26)
    else:
        canvas.shadow(ellipse_points(half, half, r, r), 2.4, 1, 2, 105)
        canvas.circle(half, half, r, rim)
        canvas.circle(half, half, r - line, PLATE)
    return canvas.sprite(half, half)


def _draw_face(atlas: Atlas, target: pygame.Surface, face: effects.PlateFace, c: int, r: float) -> None:
    if face.pay:
        _draw_exchange(atlas, target, face, c, r)
        return
    lines = face.get
    if len(lines) == 1:
        terms = lines[0]
        if not terms[0].sign:
            size, colour = r * 0.68, INK2
            base = c + atlas.letters.cap_height("figure", size) / 2
            atlas.letters.write(target, terms[0].figure, c, base, size, colour, "figure", "centre")
            return
        alone = len(terms) == 1 and not terms[0].figure
        px = rows.fitting(atlas, terms, r * (1.10 if alone else 0.86), r * 1.62, 0.2)
        rows.draw_row(atlas, target, terms, c, c, px, align="centre", gap=0.2)
        return
    step = r * 0.40
    for i, terms in enumerate(lines):
        y = c + (i - (len(lines) - 1) / 2) * 2 * step
        any_action = terms[0].sign == "any-action"
        points = i == 0 and not terms[0].sign and len(lines) > 1 and lines[1][0].sign.startswith("temple")
        size = 0.86 if any_action else 0.78 if points else 0.72
        if lines[0][0].sign == "any-action":
            y += r * (-0.02 if any_action else 0.04)
            size = 0.88 if any_action else 0.62
        if points:
            size = 0.74
        elif terms[0].sign.startswith("temple:"):
            size, y = 0.84, y + r * 0.04
        px = rows.fitting(atlas, terms, r * size, r * 1.56, 0.16)
        rows.draw_row(atlas, target, terms, c, y, px, align="centre", gap=0.16)
    if face.ruled:
        line = pygame.Surface((round(r * 1.24), max(1, round(r * 0.045))), pygame.SRCALPHA, 32)
        line.fill(RULE)
        target.blit(line, (round(c - line.get_width() / 2), round(c - line.get_height() / 2)))


def _draw_exchange(atlas: Atlas, target: pygame.Surface, face: effects.PlateFace, c: int, r: float) -> None:
    """Pay, a small triangle, get; several rows on either side, figures under what is paid."""
    pay, get = face.pay[0][0], face.get
    size = r * 0.70
    left, right = c - r * 0.50, c + r * 0.40
    up = r * 0.18 if pay.figure else 0.0
    signs.sign(atlas, pay.sign, size).put(target, left, c - up)
    if pay.figure:
        base = c + r * 0.66
        atlas.letters.write(target, pay.figure, left, base, r * 0.60, INK, "figure", "centre")
    signs.sign(atlas, "to", size * 0.9).put(target, c - r * 0.03, c - up * 0.3)
    step = r * (0.66 if len(get) > 1 else 0)
    for i, terms in enumerate(get):
        y = c + (i - (len(get) - 1) / 2) * step
        px = rows.fitting(atlas, terms, r * (0.60 if len(get) > 1 else 0.74), r * 0.80, 0.1)
        rows.draw_row(atlas, target, terms, right, y, px, align="centre", gap=0.1)


# ---------------------------------------------------------------- skulls


def skull_socket(atlas: Atlas, r: float) -> Sprite:
    """The empty dark socket for a skull; anchor: its middle."""

    def make() -> Sprite:
        half = math.ceil(r + 3)
        canvas = Canvas(2 * half, 2 * half, 4)
        canvas.circle(half, half, r + 1.2, mix(SLATE, "#000000", 0.2))
        canvas.circle(half, half, r, SLATE_RIM)
        canvas.circle(half, half, r * 0.82, SLATE)
        canvas.stamp(atlas.icons.sprite("skull", round(r * 1.12 * 4), SKULL_LIGHT).surface, half, half)
        return canvas.sprite(half, half)

    return atlas.sprite(("tzolkin socket", round(r * 4)), make)


def crystal_skull(atlas: Atlas, px: float) -> Sprite:
    """A turquoise skull px high with a light edge; anchor: its middle."""

    def make() -> Sprite:
        half = math.ceil(px * 0.62) + 3
        k = 4
        canvas = Canvas(2 * half, 2 * half, k)
        canvas.ellipse(half + px * 0.03, half + px * 0.06, px * 0.42, px * 0.44, "#20130A", 70)
        for dx, dy, colour in ((0.02, 0.035, "#0F4B48"), (-0.012, -0.018, "#A8E4DA"), (0, 0, "#2FA39B")):
            icon = atlas.icons.sprite("skull", round(px * k), colour).surface
            canvas.stamp(icon, half + dx * px, half + dy * px)
        return canvas.sprite(half, half)

    return atlas.sprite(("tzolkin skull", round(px * 4)), make)


def _skull_plate(atlas: Atlas, gear: str, r: float) -> Sprite:
    def make() -> Sprite:
        sprite = _disc(gear, r, True)
        crystal_skull(atlas, r * 1.18).put(sprite.surface, sprite.ax, sprite.ay)
        return sprite

    return atlas.sprite(("tzolkin skull plate", gear, round(r * 4)), make)


# ---------------------------------------------------------------- jungle


def jungle_pile(atlas: Atlas, kind: str, count: int, side: float) -> Sprite:
    """A pile of corn or wood harvest tiles with its number; 0 is an empty place. Anchor: its middle."""

    def make() -> Sprite:
        half = math.ceil(side * 0.5 + 10)
        canvas = Canvas(2 * half, 2 * half, 4)
        face, edge = (CORN_TILE, CORN_EDGE) if kind == "corn" else (WOOD_TILE, WOOD_EDGE)
        s, left = side / 2, half - side / 2
        radius, line = side * 0.14, max(1.2, side * 0.05)
        if count == 0:
            canvas.rounded(left, left, side, side, radius, PLATE_SUNK, 200)
            canvas.rounded(left, left, side, side, radius, "#B9A98C", 255, line)
        for i in range(min(count - 1, 3), -1, -1):
            dx, dy = i * side * 0.065, i * side * 0.075
            if i == min(count - 1, 3):
                canvas.rounded(left + dx + 1, left + dy + 2, side, side, radius, "#20130A", 70)
            canvas.rounded(left + dx, left + dy, side, side, radius, edge)
            inner = mix(face, edge, 0.35) if i else face
            canvas.rounded(
                left + dx + line, left + dy + line, side - 2 * line, side - 2 * line, radius * 0.7, inner
            )
        if count:
            signs.draw_sign(canvas, atlas, kind, half - s * 0.36, half - s * 0.36, side * 0.46)
        sprite = canvas.sprite(half, half)
        px = side * 0.68
        x, y = (half + s * 0.72, half + s * 0.74) if count else (half, half + px * 0.22)
        align: Align = "right" if count else "centre"
        ink = INK if count else INK2
        atlas.letters.write(sprite.surface, str(count), x, y, px, ink, "figure", align)
        return sprite.trimmed()

    return atlas.sprite(("tzolkin jungle", kind, count, round(side * 4)), make)
