"""A player in the column: name, workers, points, goods, board side, food, and what it has built."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint import chrome
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import DANGER, DONE, INK, INK2, INK3, SUNK, mix
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Step
from tzolkin.ui.art import signs
from tzolkin.ui.art.workers import figure

__all__ = ["PlayerFace", "draw_player", "food_mark"]


@dataclass(frozen=True)
class PlayerFace:
    """What a row shows. `style`: number of the seat's look; workers in hand, owned, and the most of all."""

    name: str
    style: int
    tribe: str
    corn: int
    wood: int
    stone: int
    gold: int
    skulls: int
    points: str
    hand: int
    owned: int
    most: int
    light: bool
    food_need: int
    buildings: int = 0
    monuments: int = 0
    farms: int = 0
    corn_tiles: int = 0
    wood_tiles: int = 0
    active: bool = False
    ruled: bool = True
    """A hairline under the row."""

    @property
    def fed(self) -> bool:
        """Whether the corn in hand feeds all workers."""
        return self.corn >= self.food_need


def draw_player(
    kit: Kit, target: pygame.Surface, box: tuple[float, float, float, float], face: PlayerFace, more: str = ""
) -> None:
    """The row in a box of px; the active one is a raised card with a third line, `more` at its right end."""
    x, y, w, h = box
    u, atlas = kit.theme.u, kit.atlas
    if face.active:
        chrome.player_card(atlas, face.style, round(w), round(h), u).put(target, x, y)
    elif face.ruled:
        _rule(kit, round(w - 16 * u)).put(target, x + 8 * u, y + h - 1)
    third = face.active and h > 112 * u
    lines = 2.62 if third else 2.0
    line = (h - 8 * u) / lines
    top = y + 4 * u + line * 0.52
    left, right = x + 16 * u, x + w - 14 * u
    _head(kit, target, face, left, right, top, line)
    _goods(kit, target, face, left, right, top + line, line)
    if third:
        _built(kit, target, face, left, right, top + line * 1.86, line * 0.80, more)


def _rule(kit: Kit, w: int) -> Sprite:
    def make() -> Sprite:
        canvas = Canvas(w, 2, 2)
        canvas.rounded(0, 0, w, 1, 0, "#D3C5AA")
        return canvas.sprite()

    return kit.atlas.sprite(("tzolkin rule", w), make)


def _head(
    kit: Kit, target: pygame.Surface, face: PlayerFace, left: float, right: float, y: float, line: float
) -> None:
    """Badge, name, tribe; workers; points."""
    atlas, letters, u = kit.atlas, kit.atlas.letters, kit.theme.u
    name_px, figure_px = kit.step(Step.NAME), kit.step(Step.FIGURE) * 1.18
    name_px, figure_px = min(name_px, line * 0.74), min(figure_px, line * 0.84)
    r = min(name_px * 0.54, line * 0.42)
    atlas.badge(face.style, r).put(target, left + r, y)
    points = letters.width(face.points, "figure", figure_px)
    base = y + letters.cap_height("figure", figure_px) / 2
    letters.write(target, face.points, right, base, figure_px, INK, "figure", "right")
    tall = min(line * 0.56, 24 * u)
    step = tall * 0.72
    workers = right - max(points, figure_px * 1.1) - 16 * u - step * face.most
    for i in range(face.most):
        state = "full" if i < face.hand else "outline" if i < face.owned else "dot"
        figure(atlas, face.style, tall, state).put(target, workers + step * (i + 0.5), y + tall * 0.5)
    start = left + 2 * r + 9 * u
    room = workers - 8 * u - start
    name = letters.ellipsis(face.name, "head", name_px, room)
    base = y + letters.cap_height("head", name_px) / 2
    end = start + letters.write(target, name, start, base, name_px, INK, "head") + 8 * u
    note = min(kit.step(Step.NOTE) * 0.96, name_px * 0.72)
    if face.tribe and letters.width(face.tribe, "italic", note) <= workers - 6 * u - end:
        letters.write(target, face.tribe, end, base, note, INK2, "italic")


def _goods(
    kit: Kit, target: pygame.Surface, face: PlayerFace, left: float, right: float, y: float, line: float
) -> None:
    """Corn, blocks, skulls; the board's side; food."""
    letters, atlas, u = kit.atlas.letters, kit.atlas, kit.theme.u
    px = min(kit.step(Step.FIGURE) * 0.90, line * 0.66)
    two = letters.width("88", "figure", px)
    # five goods, the board's side and the food need, at a size at which all fit
    wide = 5 * (px * 1.17 + two + u) + px * 1.75 + px * 2.2 + two
    px *= min(1.0, (right - left) / wide)
    icon = px * 1.12
    goods = (
        ("corn", face.corn),
        ("wood", face.wood),
        ("stone", face.stone),
        ("gold", face.gold),
        ("skull", face.skulls),
    )
    food = food_mark(kit, face.food_need, face.fed, px)
    food_w = food.surface.get_width()
    start = right - food_w
    food.put(target, start, y)
    sun = start - icon * 0.85
    colour = "#A8801C" if face.light else "#7F7262"
    atlas.icons.sprite("light" if face.light else "dark", round(icon * 0.92), colour).put(target, sun, y)
    room = sun - icon * 0.6 - left
    slot = room / len(goods)
    base = y + letters.cap_height("figure", px) / 2
    for i, (good, amount) in enumerate(goods):
        at = left + i * slot
        pale = mix(SUNK, "#8C7C62", 0.35) if not amount else None
        signs.sign(atlas, good, icon, pale).put(target, at + icon * 0.5, y)
        letters.write(target, str(amount), at + icon * 1.06, base, px, INK if amount else INK3, "figure")


def food_mark(kit: Kit, need: int, fed: bool, px: float) -> Sprite:
    """Bowl, corn needed on the next Food Day, and whether it is there: green tick, or red and a red triangle.

    Anchor: the left end, at half its height.
    """
    key = ("tzolkin food", need, fed, round(px * 4))

    def make() -> Sprite:
        letters = kit.atlas.letters
        icon, half = px * 1.14, round(px * 0.75) + 1
        two = max(letters.width("88", "figure", px), letters.width(str(need), "figure", px))
        wide = round(icon * 1.08 + two + px * 0.95) + 2
        canvas = Canvas(wide, 2 * half, 4)
        colour = INK if fed else DANGER
        signs.draw_sign(canvas, kit.atlas, "food", icon * 0.5, half, icon, INK2 if fed else DANGER)
        x, q = wide - px * 0.45, px * 0.36
        if fed:
            tick = [(x - q, half + q * 0.05), (x - q * 0.25, half + q * 0.8), (x + q, half - q * 0.8)]
            canvas.line(tick, DONE, max(1.6, px * 0.11))
        else:
            canvas.poly([(x - q, half - q * 0.7), (x + q, half - q * 0.7), (x, half + q)], DANGER)
        sprite = canvas.sprite(0, half)
        base = half + letters.cap_height("figure", px) / 2
        letters.write(sprite.surface, str(need), icon * 1.08, base, px, colour, "figure")
        return sprite

    return kit.atlas.sprite(key, make)


def _built(
    kit: Kit,
    target: pygame.Surface,
    face: PlayerFace,
    left: float,
    right: float,
    y: float,
    line: float,
    more: str,
) -> None:
    """Counts of buildings, monuments, farms, harvest tiles; and the word that opens the tableau."""
    letters, atlas, u = kit.atlas.letters, kit.atlas, kit.theme.u
    px = min(kit.step(Step.BODY), line * 0.72)
    icon = px * 1.16
    counts = (
        ("build", face.buildings),
        ("monument", face.monuments),
        ("farm", face.farms),
        ("tile:corn", face.corn_tiles),
        ("tile:wood", face.wood_tiles),
    )
    end = right
    if more:
        wide = letters.width(more, "semi", px) + px * 0.7
        base = y + letters.cap_height("semi", px) / 2
        letters.write(target, more, right - wide, base, px, INK, "semi")
        atlas.icons.sprite("more", round(px * 0.8), INK).put(target, right - px * 0.32, y)
        end = right - wide - 10 * u
    slot = min((end - left) / len(counts), icon * 2.5)
    base = y + letters.cap_height("figure", px) / 2
    for i, (name, amount) in enumerate(counts):
        at = left + i * slot
        signs.sign(atlas, name, icon, None if name.startswith("tile") else INK2).put(
            target, at + icon * 0.5, y
        )
        letters.write(target, str(amount), at + icon * 1.12, base, px, INK if amount else INK3, "figure")
