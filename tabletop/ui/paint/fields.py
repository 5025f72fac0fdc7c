"""Eight-bit fields: soft masks, ragged edges, distance bands and colour ramps, without an array library.

A field is one grey picture, 0 (empty) to 1 (full) in 255 steps. Three facts make it fast in plain pygame:

* box blurs and blend modes work on whole surfaces in C;
* ``bytes.translate`` runs any function of the grey value over the picture in C, as a table of 256 entries;
* a picture in mode "P" with a palette IS a colour ramp.

Near a straight edge a blurred mask depends on the distance to the edge alone, so a table that undoes the bell
curve turns "blurred mask" into "distance", good to about two deviations on either side.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from statistics import NormalDist

import pygame

from tabletop.ui.paint.noise import DEVIATION, MEAN, noise, weighted
from tabletop.ui.paint.palette import RGB, Colour, Stops, mix, ramp, rgb

Size = tuple[int, int]
Curve = Callable[[float], float]
"""A function of a field's value (0 to 1) or of a distance in px."""

GRAIN_LOSS = 1.07
"""Ramps are painted this much lighter, because grain() takes as much light away again."""

_GREYS = [(i, i, i) for i in range(256)]
_BELL = NormalDist()


class Field:
    """One grey picture, immutable. Its bytes and its surface are made when first asked for, then kept."""

    __slots__ = ("_data", "_surface", "size")

    def __init__(self, size: Size, data: bytes) -> None:
        """size in px; data: one byte a pixel, row by row."""
        self.size = size
        self._data: bytes | None = data
        self._surface: pygame.Surface | None = None

    @classmethod
    def of(cls, surface: pygame.Surface) -> Field:
        """The blue channel of a 32-bit surface, which must not be drawn on afterwards."""
        field = cls.__new__(cls)
        field.size = surface.get_size()
        field._data = None
        field._surface = surface
        return field

    @classmethod
    def stamped(cls, size: Size, draw: Callable[[pygame.Surface, int], None], k: int = 2) -> Field:
        """A field from shapes: draw(surface, k) draws in white, k times larger, on black."""
        surface = pygame.Surface((size[0] * k, size[1] * k), 0, 32)
        draw(surface, k)
        return cls.of(pygame.transform.smoothscale(surface, size) if k > 1 else surface)

    @property
    def data(self) -> bytes:
        """One byte a pixel, row by row."""
        if self._data is None:
            assert self._surface is not None
            self._data = self._surface.get_buffer().raw[0::4]
        return self._data

    @property
    def surface(self) -> pygame.Surface:
        """The grey picture, 32 bit; not to be drawn on."""
        if self._surface is None:
            self._surface = self._coloured(_GREYS)
        return self._surface

    def _coloured(self, palette: list[tuple[int, int, int]]) -> pygame.Surface:
        indexed = pygame.image.frombuffer(self.data, self.size, "P")
        indexed.set_palette(palette)
        return indexed.convert(32)

    # ---- from field to field

    def map(self, curve: Curve) -> Field:
        """Every value v becomes curve(v), cut to 0..1."""
        return Field(self.size, self.data.translate(_table(curve)))

    def blur(self, sigma: float) -> Field:
        """Blurred with a bell of that deviation in px. Wide blurs are made at a lower resolution."""
        shrink = 1 if sigma < 1.6 else 2 if sigma < 3.2 else 4 if sigma < 12 else 8
        surface, (w, h) = self.surface, self.size
        if shrink > 1:
            surface = pygame.transform.smoothscale(surface, (max(1, w // shrink), max(1, h // shrink)))
        # shrinking and enlarging blurs as well, by a variance of about 0.25
        for radius in _boxes((sigma / shrink) ** 2 - (0.25 if shrink > 1 else 0.0)):
            surface = pygame.transform.box_blur(surface, radius)
        return Field.of(pygame.transform.smoothscale(surface, (w, h)) if shrink > 1 else surface)

    def ragged(self, texture: pygame.Surface, amount: float) -> Field:
        """Noise added where the field is neither empty nor full; amount: one deviation, from 0 to 1."""
        share = min(1.0, amount * 255 / DEVIATION)
        rough = texture.copy()
        rough.fill((round(share * 255),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        rough.blit(self.surface, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        rough.fill((round(share * MEAN),) * 3, special_flags=pygame.BLEND_RGB_SUB)
        at_most, at_least = self.map(lambda v: (v - 0.02) * 8), self.map(lambda v: 1 - (0.98 - v) * 8)
        rough.blit(at_most.surface, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
        rough.blit(at_least.surface, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
        return Field.of(rough)

    def _with(self, other: Field, flag: int) -> Field:
        out = self.surface.copy()
        out.blit(other.surface, (0, 0), special_flags=flag)
        return Field.of(out)

    def times(self, other: Field) -> Field:
        """The product, value by value."""
        return self._with(other, pygame.BLEND_RGB_MULT)

    def union(self, other: Field) -> Field:
        """The larger of both values."""
        return self._with(other, pygame.BLEND_RGB_MAX)

    def minus(self, other: Field) -> Field:
        """The difference, not below 0."""
        return self._with(other, pygame.BLEND_RGB_SUB)

    # ---- from field to paint

    def ramp(self, stops: Stops, contrast: float = 1.0) -> pygame.Surface:
        """An opaque picture: the field run through a colour ramp, steeper about its middle by contrast."""
        palette: list[tuple[int, int, int]] = []
        for i in range(256):
            r, g, b = ramp(stops, 0.5 + (i / 255 - 0.5) * contrast)
            palette.append(
                (
                    min(255, round(r * GRAIN_LOSS)),
                    min(255, round(g * GRAIN_LOSS)),
                    min(255, round(b * GRAIN_LOSS)),
                )
            )
        return self._coloured(palette)

    def wash(self, colour: Colour, alpha: float = 1.0) -> pygame.Surface:
        """A premultiplied picture of one colour with this field, times alpha (0 to 1), as its alpha."""
        opacity = self.map(lambda v: v * alpha) if alpha < 1 else self
        r, g, b = rgb(colour)
        tinted = opacity._coloured(
            [(round(r * i / 255), round(g * i / 255), round(b * i / 255)) for i in range(256)]
        )
        return _with_alpha(tinted, opacity.data)

    def stencil(self, picture: pygame.Surface, alpha: float = 1.0) -> pygame.Surface:
        """A premultiplied copy of an opaque picture with this field, times alpha (0 to 1), as its alpha."""
        opacity = self.map(lambda v: v * alpha) if alpha < 1 else self
        return _with_alpha(picture, opacity.data).premul_alpha()

    def lay(self, ground: pygame.Surface, paint: Colour | pygame.Surface, alpha: float = 1.0) -> None:
        """Paint a colour or a picture through this field onto a picture of the same size."""
        sheet = self.stencil(paint, alpha) if isinstance(paint, pygame.Surface) else self.wash(paint, alpha)
        ground.blit(sheet, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _boxes(variance: float) -> list[int]:
    """Radii of box blurs that together come near a bell of that variance."""
    if variance < 4:
        return [1] * max(1, round(variance * 1.5))
    return [max(1, round(math.sqrt(variance + 0.25) - 0.5))] * 3


def _table(curve: Curve) -> bytes:
    return bytes(max(0, min(255, round(255 * curve(i / 255)))) for i in range(256))


def _with_alpha(picture: pygame.Surface, alpha: bytes) -> pygame.Surface:
    pixels = bytearray(picture.get_buffer().raw)
    pixels[3::4] = alpha
    return pygame.image.frombuffer(pixels, picture.get_size(), "BGRA")


# ---- curves


def step(start: float, end: float) -> Curve:
    """Smooth step: 0 up to start, 1 from end on."""

    def curve(v: float) -> float:
        t = max(0.0, min(1.0, (v - start) / (end - start)))
        return t * t * (3 - 2 * t)

    return curve


def band(centre: float, width: float) -> Curve:
    """A soft line: 1 at centre, falling like a bell of that width."""
    return lambda d: float(2.718281828 ** -(((d - centre) / width) ** 2))


def by_distance(sigma: float, curve: Curve) -> Curve:
    """A function of the distance to the edge, in px, positive inside, as one of a mask blurred with sigma."""
    return lambda v: curve(sigma * _BELL.inv_cdf(min(0.9995, max(0.0005, v))))


# ---- finishing a picture


def grain(picture: pygame.Surface, amount: float = 0.022) -> None:
    """Multiply the picture by fine noise in place, which divides its light by GRAIN_LOSS.

    amount: one deviation. Alpha is kept, so it serves premultiplied pictures too.
    """
    fine = weighted(noise("high", picture.get_size()), 255 * amount, 255 / GRAIN_LOSS)
    picture.blit(fine, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def light(picture: pygame.Surface) -> None:
    """Light on an opaque picture, in place: north-west a little darker and cooler, south-east warmer."""
    for start, end, flag in (
        ((233, 237, 246), (255, 254, 243), pygame.BLEND_RGB_MULT),
        ((2, 3, 4), (9, 8, 4), pygame.BLEND_RGB_ADD),
    ):
        picture.blit(_slope(start, end, picture.get_size()), (0, 0), special_flags=flag)


def _slope(start: RGB, end: RGB, size: Size) -> pygame.Surface:
    """A picture that runs from one colour at the upper left to another at the lower right."""
    n = 8
    small = pygame.Surface((n, n), 0, 32)
    for i in range(n):
        for j in range(n):
            small.set_at((i, j), mix(start, end, (0.6 * i + 0.4 * j) / (n - 1)))
    return pygame.transform.smoothscale(small, size)
