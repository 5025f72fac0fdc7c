"""What people see who lack a kind of cone, and whether two drawn things can still be told apart then.

The simulation is that of Machado, Oliveira and Fernandes (2009) at full severity, worked out in linear light.
Two things are laid on the same ground at the same anchor and compared pixel by pixel: once as they are
seen, once by light alone, each stretched to the same range, which leaves nothing but their form.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

import pygame

from tabletop.ui.paint.palette import RGB, Colour, rgb
from tabletop.ui.paint.sprite import Sprite

__all__ = ["EYES", "apart", "apart_in_form", "lab", "laid", "seen", "simulated"]

Matrix = tuple[tuple[float, float, float], ...]

EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
PLAIN = 16.0
"""The distance in Lab from which on two pixels plainly differ."""
_FORM = 0.30
"""The part of the whole range of light by which two pixels of a form differ."""
Lab = tuple[float, float, float]


@functools.lru_cache(256)
def _linear(value: int) -> float:
    v = value / 255
    return v / 12.92 if v <= 0.04045 else float(((v + 0.055) / 1.055) ** 2.4)


def _encoded(v: float) -> int:
    v = max(0.0, min(1.0, v))
    return round(255 * (v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055))


@functools.lru_cache(1 << 18)
def seen(colour: RGB, eyes: str) -> RGB:
    """A colour as such eyes see it."""
    light = [_linear(value) for value in colour]
    red, green, blue = (_encoded(sum(m * v for m, v in zip(row, light, strict=True))) for row in EYES[eyes])
    return red, green, blue


@functools.lru_cache(1 << 18)
def lab(colour: RGB) -> Lab:
    """A colour in CIE Lab, under daylight."""
    red, green, blue = (_linear(value) for value in colour)
    return lab_of_light(red, green, blue)


def lab_of_light(red: float, green: float, blue: float) -> Lab:
    """Linear light, each from 0 to 1, in CIE Lab, under daylight."""
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def simulated(picture: pygame.Surface, eyes: str) -> pygame.Surface:
    """A whole opaque picture as such eyes see it."""
    data = pygame.image.tobytes(picture, "RGB")
    kept: dict[bytes, bytes] = {}
    out = bytearray(len(data))
    for i in range(0, len(data), 3):
        colour = data[i : i + 3]
        shown = kept.get(colour)
        if shown is None:
            shown = kept[colour] = bytes(seen((colour[0], colour[1], colour[2]), eyes))
        out[i : i + 3] = shown
    return pygame.image.frombytes(bytes(out), picture.get_size(), "RGB")


def laid(sprites: Sequence[Sprite], ground: Colour) -> list[pygame.Surface]:
    """Each sprite on a sheet of that ground, all of one size, anchor upon anchor."""
    left = max(sprite.ax for sprite in sprites)
    top = max(sprite.ay for sprite in sprites)
    right = max(sprite.surface.get_width() - sprite.ax for sprite in sprites)
    low = max(sprite.surface.get_height() - sprite.ay for sprite in sprites)
    sheets = []
    for sprite in sprites:
        sheet = pygame.Surface((left + right, top + low), 0, 32)
        sheet.fill(rgb(ground))
        sprite.put(sheet, left, top)
        sheets.append(sheet)
    return sheets


def _colours(sheet: pygame.Surface, eyes: str) -> list[RGB]:
    data = pygame.image.tobytes(sheet, "RGB")
    return [seen((data[i], data[i + 1], data[i + 2]), eyes) for i in range(0, len(data), 3)]


def _inked(one: Sequence[RGB], other: Sequence[RGB], ground: RGB) -> list[int]:
    """The pixels in which anything is drawn in either picture."""
    base = lab(ground)
    return [
        i
        for i, (a, b) in enumerate(zip(one, other, strict=True))
        if math.dist(lab(a), base) > 4 or math.dist(lab(b), base) > 4
    ]


def apart(one: pygame.Surface, other: pygame.Surface, eyes: str, ground: Colour) -> float:
    """The share of what is drawn in which two sheets plainly differ for such eyes."""
    a, b = _colours(one, eyes), _colours(other, eyes)
    drawn = _inked(a, b, seen(rgb(ground), eyes))
    return sum(math.dist(lab(a[i]), lab(b[i])) >= PLAIN for i in drawn) / max(1, len(drawn))


def apart_in_form(one: pygame.Surface, other: pygame.Surface, eyes: str, ground: Colour) -> float:
    """The share of what is drawn in which two sheets differ in form: by light alone, both stretched to the
    same range."""
    a, b = _colours(one, eyes), _colours(other, eyes)
    drawn = _inked(a, b, seen(rgb(ground), eyes))
    first, second = (_stretched([lab(colours[i])[0] for i in drawn]) for colours in (a, b))
    differ = sum(abs(x - y) >= _FORM for x, y in zip(first, second, strict=True))
    return differ / max(1, len(drawn))


def _stretched(light: Sequence[float]) -> list[float]:
    low, high = min(light, default=0.0), max(light, default=1.0)
    return [(v - low) / max(1.0, high - low) for v in light]
