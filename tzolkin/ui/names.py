"""The names of all places, shown on small labels while Alt is held."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import CARD, INK
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.targets import Target
from tabletop.ui.theme import Step
from tzolkin.ui.answers import first_up
from tzolkin.ui.facts import columns_of
from tzolkin.ui.forecast import GOOD_NAMES
from tzolkin.words import BLOCKS, GEAR_AT

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["draw_names", "name_of"]

_ACTS: Mapping[str, str] = {
    "harvest": _("Harvest"),
    "advance": _("Technology"),
    "build": _("Building"),
    "temple_any": _("Temple"),
    "temples_different": _("Temples"),
    "market": _("Market"),
    "worker": _("Worker"),
    "any_action": _("Any action"),
    "skull": _("Skull"),
}
"""What an action is called on a label; what gives goods is called by them."""
_WIDE: Mapping[str, float] = {"plate": 1.42, "quick": 1.6}
"""How wide a label may be, in widths of its place; 1 for all others."""
_LEAST = 8.0
"""The smallest lettering of a label, in px; smaller ones are shortened."""


def draw_names(table: TzolkinTable, surface: pygame.Surface) -> None:
    """Lay a label over the lower edge of every place that has a name."""
    clip = surface.get_clip()
    for target, words in _named(table):
        x, y, w, h = target.shape.bounds
        most = w * _WIDE.get(target.name[0], 1.0)
        label = _label(table.kit, words, most, table.wheels.geometry.plate)
        middle, low = x + w / 2, y + h
        where = label.surface.get_rect(center=(round(middle), round(low)))
        if where.colliderect(clip):
            label.put(surface, middle, min(low, table.stage.theme.size[1] - where.h / 2))


def _named(table: TzolkinTable) -> Iterator[tuple[Target, str]]:
    for target in table.targets:
        words = name_of(table, target)
        if words:
            yield target, words


def name_of(table: TzolkinTable, target: Target) -> str:
    """What a place is called on its label, "" where its name stands on the table anyway."""
    domain, word = target.name[0], str(target.name[1])
    if domain == "plate":
        return _plate(table, word)
    small, noun = table.kit.theme.small, table.speaker.noun
    if domain == "quick":
        return first_up(noun(table.view.quick_tile))
    if domain == "card" and (small or word in table.view.monuments):
        return noun(word)
    if domain == "track" and small:
        return noun(word)
    if domain == "prophecy" and small and word != table.view.prophecies[columns_of(table).large_prophecy()]:
        return noun(word)
    return ""


def _plate(table: TzolkinTable, word: str) -> str:
    gear, _dash, number = word.rpartition("-")
    say, tables = table.speaker.catalogue.say, table.view.tables.gears[GEAR_AT[gear]]
    space = int(number)
    if space >= tables.any_from:
        return say(_("Any action"))
    if not space:
        return ""
    act = tables.actions[space - 1]
    if act.kind == "skull" and act.model.skull is not None:
        return table.speaker.noun(act.model.skull.temple)
    if act.kind != "gain" or act.model.gain is None:
        return say(_ACTS[act.kind])
    if act.model.fishing:
        return say(_("Fishing"))
    goods = act.model.gain
    amounts = dict(zip(("corn", *BLOCKS, "skull"), (goods.corn, *goods.blocks, goods.skull), strict=True))
    best = max(GOOD_NAMES[:5], key=lambda good: (bool(amounts[good]), GOOD_NAMES.index(good)))
    return first_up(table.speaker.noun(best))


def _label(kit: Kit, words: str, most: float, plate: float) -> Sprite:
    """A small pill with words, no wider than `most` px. Anchor: its middle."""
    px = min(kit.step(Step.NOTE), max(plate * 0.44, _LEAST))
    letters, pad = kit.atlas.letters, px * 0.45
    room = most - 2 * pad
    wide = letters.width(words, "semi", px)
    if wide > room:
        px = max(_LEAST, px * 0.8, px * room / wide)
        words = letters.ellipsis(words, "semi", px, room)

    def make() -> Sprite:
        w, h = math.ceil(letters.width(words, "semi", px) + 2 * pad), math.ceil(px * 1.4)
        canvas = Canvas(w + 4, h + 4, 3)
        canvas.rounded(2, 2, w, h, h / 2, INK)
        canvas.rounded(3, 3, w - 2, h - 2, h / 2 - 1, CARD)
        sprite = canvas.sprite((w + 4) / 2, (h + 4) / 2)
        base = (h + 4) / 2 + letters.cap_height("semi", px) / 2
        letters.write(sprite.surface, words, (w + 4) / 2, base, px, INK, "semi", "centre")
        return sprite

    return kit.atlas.sprite(("tzolkin name", words, round(px * 8)), make)
