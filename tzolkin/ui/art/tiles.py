"""Tiles chosen and kept: starting wealth, tribes, quick actions in dialogs."""

from __future__ import annotations

import math

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Points, round_rect_points
from tabletop.ui.paint.palette import CARD, INK, INK2, RULE, SUNK, mix
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Step
from tzolkin.tilefiles import (
    WealthModel,
)
from tzolkin.ui.art import effects, rows, signs
from tzolkin.ui.art.look import GEAR_LOOKS

__all__ = ["gear_emblem", "tribe_card", "tribe_sign", "wealth_tile"]

_CLAY = "#A4462A"


def _paper(kit: Kit, w: int, h: int, radius: float, edge: str = RULE) -> tuple[Canvas, int]:
    """A raised sheet of w x h with room for its shadow round it."""
    u = kit.theme.u
    pad = math.ceil(12 * u) + 1
    canvas = Canvas(w + 2 * pad, h + 2 * pad, 3)
    outline: Points = round_rect_points(pad, pad, w, h, radius)
    canvas.shadow(outline, 4 * u, 0, 2 * u, 85)
    canvas.rounded(pad, pad, w, h, radius, edge)
    canvas.rounded(pad + 1, pad + 1, w - 2, h - 2, radius - 1, CARD)
    return canvas, pad


def wealth_tile(kit: Kit, tile: WealthModel, w: int, h: int, *, dummy: bool = False) -> Sprite:
    """A tile of starting wealth: what it gives, a line each. dummy: also where a dummy worker would go.

    Anchor: its upper left corner.
    """
    key = ("tzolkin wealth", tile.id, w, h, dummy, kit.theme.size)

    def make() -> Sprite:
        canvas, pad = _paper(kit, w, h, 8 * kit.theme.u, "#A98A52")
        band = h * 0.10
        canvas.rounded(pad + 4, pad + 4, w - 8, band, 3 * kit.theme.u, "#E9D9B4")
        for i in range(5):
            canvas.circle(pad + w * (0.2 + 0.15 * i), pad + 4 + band / 2, band * 0.2, "#A98A52")
        foot = h * 0.17 if dummy else 0.0
        sprite = canvas.sprite(pad, pad)
        groups = effects.wealth(tile)
        top, room = pad + band + 4, h - band - 8 - foot
        step = min(room / max(1, len(groups)), h * 0.25)
        start = top + (room - step * len(groups)) / 2
        for i, terms in enumerate(groups):
            px = rows.fitting(kit.atlas, terms, step * 0.80, w * 0.84, 0.2)
            rows.draw_row(
                kit.atlas,
                sprite.surface,
                terms,
                pad + w / 2,
                start + step * (i + 0.5),
                px,
                align="centre",
                gap=0.2,
            )
        if dummy:
            _dummy_line(kit, sprite.surface, tile, (pad, pad + h - foot - 3, w, foot))
        return sprite

    return kit.atlas.sprite(key, make)


def _dummy_line(
    kit: Kit, target: pygame.Surface, tile: WealthModel, box: tuple[float, float, float, float]
) -> None:
    x, y, w, h = box
    gear, space = tile.dummy
    px = h * 0.74
    signs.sign(kit.atlas, "worker", px, "#A39A8A").put(target, x + w * 0.30, y + h / 2)
    gear_emblem(kit, gear, h * 0.42).put(target, x + w * 0.50, y + h / 2)
    base = y + h / 2 + kit.atlas.letters.cap_height("figure", px) / 2
    kit.atlas.letters.write(target, str(space), x + w * 0.66, base, px, INK2, "figure")


def gear_emblem(kit: Kit, gear: str, r: float) -> Sprite:
    """The emblem of a gear on its disc of radius r: for lists, slips and dialogs. Anchor: its middle."""

    def make() -> Sprite:
        half = math.ceil(r) + 2
        canvas = Canvas(2 * half, 2 * half, 4)
        canvas.circle(half, half, r, GEAR_LOOKS[gear].rim)
        icon = kit.atlas.icons.sprite(GEAR_LOOKS[gear].emblem, round(r * 1.34 * 4), "#FFF6DF")
        canvas.stamp(icon.surface, half, half)
        return canvas.sprite(half, half)

    return kit.atlas.sprite(("tzolkin emblem", gear, round(r * 4)), make)


def tribe_sign(kit: Kit, px: float) -> Sprite:
    """The mask of a tribe, px high; anchor: its middle."""
    return kit.atlas.icons.sprite("tribe", round(px), _CLAY)


def tribe_card(kit: Kit, w: int, h: int, name: str, text: str) -> Sprite:
    """A tribe: mask, name, and what it may do. Anchor: its upper left corner.

    The text shrinks to fit, so give it the room it asks for at large text sizes.
    """
    key = ("tzolkin tribe", w, h, name, text, kit.theme.size, kit.theme.text)

    def make() -> Sprite:
        canvas, pad = _paper(kit, w, h, 10 * kit.theme.u)
        u, letters = kit.theme.u, kit.atlas.letters
        wide = w > h * 1.3
        field = min(h * 0.9, w * 0.24) if wide else h * 0.34
        fw = field if wide else w - 12 * u
        fx, fy = pad + 6 * u, pad + 6 * u
        fh = h - 12 * u if wide else field
        canvas.rounded(fx, fy, fw, fh, 6 * u, SUNK)
        for i in range(int(fw // (14 * u))):
            edge = fx + (i + 0.5) * 14 * u
            canvas.rounded(edge, fy + fh - 5 * u, 7 * u, 3 * u, 0, mix(SUNK, "#A98A52", 0.5))
        sprite = canvas.sprite(pad, pad)
        tribe_sign(kit, min(fw, fh) * 0.72).put(sprite.surface, fx + fw / 2, fy + fh / 2 - 2 * u)
        x = fx + fw + 14 * u if wide else pad + 12 * u
        room = pad + w - 12 * u - x
        head = max(kit.step(Step.BODY) * 1.2, h * 0.15 if wide else 0)
        head *= min(1.0, room / letters.width(name, "head", head))
        y = (pad + 10 * u if wide else fy + fh + 4 * u) + head
        letters.write(sprite.surface, name, x, y, head, INK, "head")
        px = max(kit.step(Step.NOTE), h * 0.12 if wide else 0)
        bottom = pad + h - (h * 0.2 if wide else 8 * u)
        while px > 9 and y + px * 0.4 + len(letters.wrap(text, "text", px, room)) * px * 1.22 > bottom:
            px *= 0.96
        letters.paragraph(sprite.surface, text, x, y + px * 1.42, room, px, INK2, "text")
        return sprite

    return kit.atlas.sprite(key, make)
