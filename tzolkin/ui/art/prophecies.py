"""The prophecies: the one in force as a card with four bands, the others as bars."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Literal

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint import chrome
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import DANGER, GAME_ACCENTS, INK, INK2, SUNK, mix
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Step
from tzolkin.tilefiles import (
    ProphecyModel,
)
from tzolkin.ui.art import effects, rows, signs
from tzolkin.ui.art.look import BAND_TINTS

__all__ = ["band_of", "band_ranges", "draw_prophecy", "draw_prophecy_bar", "least_heights", "small_bar"]

ACCENT = GAME_ACCENTS["tzolkin"]


def band_ranges(bands: Sequence[int]) -> tuple[str, ...]:
    """The counts of each band: "0–1", "2–3", "4–6", "7+"; one that ends below 0 is "≤ −1"."""
    out: list[str] = []
    low = 0
    for i, high in enumerate(bands):
        text = str(high).replace("-", "−")
        if i == 0 and high < 0:
            out.append(f"≤ {text}")
        else:
            out.append(text if high == low else f"{low}–{text}")
        low = high + 1
    return (*out, f"{low}+")


def band_of(bands: Sequence[int], amount: int) -> int:
    """The number of the band (0 to 3) in which an amount lies."""
    return sum(amount > limit for limit in bands)


def draw_prophecy(
    kit: Kit,
    target: pygame.Surface,
    box: tuple[float, float, float, float],
    prophecy: ProphecyModel,
    points: Sequence[int],
    name: str,
    until: str,
    sentence: str,
    standing: Mapping[int, int],
) -> None:
    """The prophecy in force in a box of px: picture, name, calamity, bands with the marks of all seats.

    until: "to day 14"; sentence: the calamity in words before its signs (may be empty in small windows);
    standing: for each seat the amount that the prophecy counts.
    """
    x, y, w, h = box
    atlas, letters, u = kit.atlas, kit.atlas.letters, kit.theme.u
    chrome.card(atlas, round(w), round(h), 10 * u, blur=8 * u, dy=3 * u, bar=ACCENT, bar_width=7 * u).put(
        target, x, y
    )
    left, pad = x + 18 * u, 14 * u
    top = h * 0.47
    note, head = min(kit.step(Step.NOTE), top * 0.33), min(kit.step(Step.BODY) * 1.2, top * 0.42)
    icon = min(top * 0.66, 44 * u)
    signs.sign(atlas, effects.prophecy_icon(prophecy.id), icon).put(target, left + icon * 0.52, y + top * 0.5)
    tx, room = left + icon * 1.25, x + w - pad
    wide = letters.width(until, "semi", note)
    small = kit.theme.small or letters.width(name, "head", head) > room - tx - wide - 10 * u
    calamity = effects.calamity(prophecy.calamity)
    px = note * 1.12
    if small:
        row = rows.row_width(atlas, calamity, px, 0.16)
        head *= min(1.0, (room - tx - row - 8 * u) / letters.width(name, "head", head))
        letters.write(target, name, tx, y + top * 0.5, head, INK, "head")
        letters.write(target, until, tx, y + top * 0.5 + note * 1.1, note, ACCENT, "semi")
        rows.draw_row(atlas, target, calamity, room, y + top * 0.56, px, None, DANGER, "right", 0.16)
    else:
        letters.write(target, name, tx, y + top * 0.46, head, INK, "head")
        letters.write(target, until, room, y + top * 0.44, note, ACCENT, "semi", "right")
        base = y + top * 0.46 + note * 1.28
        row = rows.row_width(atlas, calamity, px, 0.16)
        if sentence:
            words = letters.ellipsis(sentence, "text", note, room - tx - row - 8 * u)
            tx += letters.write(target, words, tx, base, note, INK2, "text") + 8 * u
        rows.draw_row(atlas, target, calamity, tx, base - note * 0.26, px, None, DANGER, "left", 0.16)
    _bands(kit, target, (left, y + top, w - (left - x) - pad, h - top - 9 * u), prophecy, points, standing)


def _bands(
    kit: Kit,
    target: pygame.Surface,
    box: tuple[float, float, float, float],
    prophecy: ProphecyModel,
    points: Sequence[int],
    standing: Mapping[int, int],
) -> None:
    x, y, w, h = box
    atlas, letters, u = kit.atlas, kit.atlas.letters, kit.theme.u
    gap = 5 * u
    wide = (w - gap * 3) / 4
    ranges = band_ranges(prophecy.bands)
    for i, tint in enumerate(BAND_TINTS):
        left = x + i * (wide + gap)
        _band(kit, round(wide), round(h), tint).put(target, left, y)
        note, figure = min(kit.step(Step.NOTE) * 0.94, h * 0.34), min(kit.step(Step.BODY) * 1.02, h * 0.38)
        text = effects.signed(points[i]) if points[i] else "0"
        total = letters.width(ranges[i], "text", note) + letters.width(text, "figure", figure)
        shrink = min(1.0, (wide - 14 * u) / total)
        base = y + h * 0.40
        letters.write(target, ranges[i], left + 6 * u, base, note * shrink, INK2, "text")
        letters.write(target, text, left + wide - 6 * u, base, figure * shrink, INK, "figure", "right")
        seats = [seat for seat, amount in standing.items() if band_of(prophecy.bands, amount) == i]
        r = min(h * 0.19, 10 * u, wide * 0.13)
        step = min(2.1 * r, (wide - 2 * r - 8 * u) / max(1, len(seats) - 1))
        for j, seat in enumerate(seats):
            atlas.badge(seat, r).put(target, left + 6 * u + r + j * step, y + h * 0.72)


def _band(kit: Kit, w: int, h: int, tint: str) -> Sprite:
    def make() -> Sprite:
        canvas = Canvas(w, h, 3)
        canvas.rounded(0, 0, w, h, 4 * kit.theme.u, tint)
        return canvas.sprite()

    return kit.atlas.sprite(("tzolkin band", w, h, tint), make)


Bar = Literal["coming", "past", "now"]


def draw_prophecy_bar(
    kit: Kit,
    target: pygame.Surface,
    box: tuple[float, float, float, float],
    prophecy: ProphecyModel,
    name: str,
    days: str,
    state: Bar = "coming",
) -> None:
    """A prophecy that is not in force, in one bar: picture, name, days, calamity. past: paled."""
    x, y, w, h = box
    atlas, letters, u = kit.atlas, kit.atlas.letters, kit.theme.u
    key = ("tzolkin prophecy bar", round(w), round(h), state)

    def make() -> Sprite:
        canvas = Canvas(round(w), round(h), 3)
        canvas.rounded(0, 0, round(w), round(h), 6 * u, SUNK, 170 if state != "past" else 90)
        return canvas.sprite()

    atlas.sprite(key, make).put(target, x, y)
    ink = mix(INK2, SUNK, 0.45) if state == "past" else INK2
    icon = min(h * 0.66, 34 * u)
    signs.sign(atlas, effects.prophecy_icon(prophecy.id), icon, ink).put(
        target, x + 12 * u + icon / 2, y + h / 2
    )
    left = x + 24 * u + icon
    calamity = effects.calamity(prophecy.calamity)
    note = min(kit.step(Step.NOTE), h * 0.36)
    px = min(note * 1.15, h * 0.5)
    row = rows.row_width(atlas, calamity, px, 0.14)
    right = x + w - 14 * u
    room = right - row - 10 * u - left
    dark = ink if state == "past" else INK
    if room > note * 4.2:
        head = min(kit.step(Step.BODY), h * 0.40)
        head *= min(1.0, room / letters.width(name, "head", head))
        letters.write(target, name, left, y + h * 0.46, head, dark, "head")
        letters.write(
            target, letters.ellipsis(days, "text", note, room), left, y + h * 0.84, note * 0.94, ink, "text"
        )
    else:
        base = y + h / 2 + letters.cap_height("semi", note) / 2
        letters.write(target, letters.ellipsis(days, "semi", note, room), left, base, note, dark, "semi")
    rows.draw_row(
        atlas, target, calamity, right, y + h / 2, px, ink if state == "past" else None, dark, "right", 0.14
    )


def small_bar(
    kit: Kit,
    target: pygame.Surface,
    box: tuple[float, float, float, float],
    prophecy: ProphecyModel,
    days: str,
    state: Bar,
) -> None:
    """A prophecy as a picture and its days: a third of a row in small windows; now: framed."""
    x, y, w, h = box
    atlas, letters, u = kit.atlas, kit.atlas.letters, kit.theme.u

    def make() -> Sprite:
        canvas = Canvas(round(w), round(h), 3)
        edge = ACCENT if state == "now" else "#CDBE9C"
        canvas.rounded(0, 0, round(w), round(h), 6 * u, edge)
        thick = 2 if state == "now" else 1
        canvas.rounded(
            thick,
            thick,
            round(w) - 2 * thick,
            round(h) - 2 * thick,
            5 * u,
            "#F4ECDB" if state != "past" else SUNK,
        )
        return canvas.sprite()

    atlas.sprite(("tzolkin small bar", round(w), round(h), state), make).put(target, x, y)
    ink = INK if state == "now" else mix(INK2, SUNK, 0.4) if state == "past" else INK2
    icon, note = h * 0.56, kit.step(Step.NOTE) * 0.96
    total = icon * 1.2 + letters.width(days, "semi", note)
    note *= min(1.0, (w - 8 * u) / total)
    left = x + max(4 * u, (w - total) / 2)
    signs.sign(atlas, effects.prophecy_icon(prophecy.id), icon, ink).put(target, left + icon / 2, y + h / 2)
    base = y + h / 2 + letters.cap_height("semi", note) / 2
    letters.write(target, days, left + icon * 1.2, base, note, ink, "semi")


def least_heights(kit: Kit) -> tuple[int, int]:
    """The heights that a card in force and a bar ask for under a theme's text size, in px."""
    body, note = kit.step(Step.BODY), kit.step(Step.NOTE)
    return math.ceil(body * 2.4 + note * 3.6), math.ceil(body * 1.1 + note * 1.25)
