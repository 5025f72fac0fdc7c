"""A canvas in logical pixels that is drawn k times larger and reduced once at the end.

pygame has no smooth polygons, so every shape goes through here: draw, reduce, keep the sprite.
"""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from tabletop.ui.paint.geometry import Point, Points, bounds, ellipse_points, round_rect_points
from tabletop.ui.paint.palette import CARD, INK, RULE, Colour, rgb, rgba
from tabletop.ui.paint.sprite import Sprite


class Canvas:
    """A sheet of w x h logical pixels, k surface pixels to each. ``clear`` starts it transparent.

    ``surface`` continues an existing picture that is already k times as large. All coordinates and widths
    of its methods are logical pixels; alpha runs from 0 to 255.
    """

    def __init__(
        self, w: float, h: float, k: int = 3, *, clear: bool = True, surface: pygame.Surface | None = None
    ) -> None:
        self.w, self.h, self.k = w, h, k
        size = (max(1, math.ceil(w)) * k, max(1, math.ceil(h)) * k)
        self.surface = surface or pygame.Surface(size, pygame.SRCALPHA if clear else 0, 32)

    # ---- output

    def reduced(self) -> pygame.Surface:
        """The picture at its real size; for opaque canvases."""
        return pygame.transform.smoothscale(
            self.surface, (max(1, math.ceil(self.w)), max(1, math.ceil(self.h)))
        )

    def sprite(self, ax: float = 0, ay: float = 0) -> Sprite:
        """The picture at its real size, premultiplied first: straight alpha would leave dark fringes."""
        size = (max(1, math.ceil(self.w)), max(1, math.ceil(self.h)))
        return Sprite(pygame.transform.smoothscale(self.surface.premul_alpha(), size), round(ax), round(ay))

    def stamp(self, picture: pygame.Surface, x: float, y: float) -> None:
        """Blit a premultiplied picture that is already k times large, its middle at (x, y)."""
        at = (round(x * self.k - picture.get_width() / 2), round(y * self.k - picture.get_height() / 2))
        self.surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    # ---- shapes

    def _scaled(self, points: Points, x0: float = 0, y0: float = 0) -> list[Point]:
        k = self.k
        return [((x - x0) * k, (y - y0) * k) for x, y in points]

    def _layer(self, points: Points, margin: float = 2) -> tuple[pygame.Surface, float, float]:
        """A clear layer that holds the points, cut to the canvas, and its corner on whole surface pixels."""
        k = self.k
        x0, y0, x1, y1 = bounds(points, margin)
        left, top = max(0, math.floor(x0 * k)), max(0, math.floor(y0 * k))
        right = min(self.surface.get_width(), math.ceil(x1 * k))
        low = min(self.surface.get_height(), math.ceil(y1 * k))
        size = (max(1, right - left), max(1, low - top))
        return pygame.Surface(size, pygame.SRCALPHA, 32), left / k, top / k

    def _lay(self, layer: pygame.Surface, x0: float, y0: float) -> None:
        self.surface.blit(layer, (round(x0 * self.k), round(y0 * self.k)))

    def poly(self, points: Points, colour: Colour, alpha: float = 255) -> None:
        """A filled polygon."""
        if alpha >= 255:
            pygame.draw.polygon(self.surface, rgb(colour), self._scaled(points))
            return
        layer, x0, y0 = self._layer(points)
        pygame.draw.polygon(layer, rgba(colour, alpha), self._scaled(points, x0, y0))
        self._lay(layer, x0, y0)

    def circle(
        self, x: float, y: float, r: float, colour: Colour, alpha: float = 255, width: float = 0
    ) -> None:
        """A disc, or with a width a ring whose outer radius is r."""
        self.ellipse(x, y, r, r, colour, alpha, width)

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, colour: Colour, alpha: float = 255, width: float = 0
    ) -> None:
        """A filled ellipse, or with a width its outline inside rx, ry."""
        k = self.k
        if width:
            ring = ellipse_points(
                x, y, rx - width / 2, ry - width / 2, max(40, min(160, round((rx + ry) * 1.5)))
            )
            self.line(ring, colour, width, alpha, closed=True)
        elif alpha >= 255 and rx == ry:
            pygame.draw.circle(self.surface, rgb(colour), (x * k, y * k), rx * k)
        else:
            self.poly(ellipse_points(x, y, rx, ry, max(24, min(120, round((rx + ry) * 2)))), colour, alpha)

    def rounded(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float,
        colour: Colour,
        alpha: float = 255,
        width: float = 0,
    ) -> None:
        """A rectangle with round corners; a width draws its border only, inside the edge."""
        k = self.k
        line = max(1, round(width * k)) if width else 0
        box = pygame.Rect(round(x * k), round(y * k), round(w * k), round(h * k))
        if alpha >= 255:
            pygame.draw.rect(self.surface, rgb(colour), box, line, border_radius=int(r * k))
            return
        layer = pygame.Surface((max(1, box.w), max(1, box.h)), pygame.SRCALPHA, 32)
        pygame.draw.rect(layer, rgba(colour, alpha), layer.get_rect(), line, border_radius=int(r * k))
        self.surface.blit(layer, box)

    def line(
        self,
        points: Points,
        colour: Colour,
        width: float = 1,
        alpha: float = 255,
        closed: bool = False,
        cap: bool = True,
    ) -> None:
        """A polyline with round joints, and round ends unless cap is False."""
        if alpha < 255:
            layer, x0, y0 = self._layer(points, width + 2)
            self._polyline(layer, self._scaled(points, x0, y0), rgba(colour, alpha), width, closed, cap)
            self._lay(layer, x0, y0)
        else:
            self._polyline(self.surface, self._scaled(points), rgb(colour), width, closed, cap)

    def _polyline(
        self,
        surface: pygame.Surface,
        pts: list[Point],
        colour: tuple[int, ...],
        width: float,
        closed: bool,
        cap: bool,
    ) -> None:
        half = max(0.5, width * self.k / 2)
        if closed:
            pts = pts + pts[:1]
        for i, ((x, y), (a, b)) in enumerate(pairwise(pts)):
            length = math.hypot(a - x, b - y)
            if length < 0.01:
                continue
            nx, ny = -(b - y) / length * half, (a - x) / length * half
            quad = [(x + nx, y + ny), (a + nx, b + ny), (a - nx, b - ny), (x - nx, y - ny)]
            pygame.draw.polygon(surface, colour, quad)
            if half > 1 and (cap or i):
                pygame.draw.circle(surface, colour, (x, y), half)
        if half > 1 and cap and pts:
            pygame.draw.circle(surface, colour, pts[-1], half)

    def dashed(
        self, points: Points, colour: Colour, width: float, on: float, off: float, alpha: float = 255
    ) -> None:
        """A polyline in dashes of length on with gaps of length off."""
        run, drawing, limit, dash = 0.0, True, on, [points[0]]
        for (x, y), (a, b) in pairwise(points):
            length, pos = math.hypot(a - x, b - y), 0.0
            while length - pos > 1e-6:
                step = min(limit - run, length - pos)
                pos, run = pos + step, run + step
                here = (x + (a - x) * pos / length, y + (b - y) * pos / length)
                if drawing:
                    dash.append(here)
                if run >= limit - 1e-6:
                    if drawing and len(dash) > 1:
                        self.line(dash, colour, width, alpha)
                    drawing, run = not drawing, 0.0
                    limit, dash = (on if drawing else off), [here]
        if drawing and len(dash) > 1:
            self.line(dash, colour, width, alpha)

    def hatch(
        self,
        points: Points,
        colour: Colour,
        step: float,
        width: float,
        alpha: float = 255,
        rising: bool = True,
    ) -> None:
        """Lines at 45 degrees inside a polygon, step apart along the axis."""
        layer, x0, y0 = self._layer(points)
        w, h = layer.get_size()
        gap = max(2, round(step * self.k))
        for i in range(-h - (-h) % gap, w, gap):
            ends = ((i, h), (i + h, 0)) if rising else ((i, 0), (i + h, h))
            pygame.draw.line(layer, rgba(colour, alpha), *ends, max(1, round(width * self.k * 1.414)))
        stencil = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        pygame.draw.polygon(stencil, (255, 255, 255, 255), self._scaled(points, x0, y0))
        layer.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._lay(layer, x0, y0)

    # ---- light

    def shadow(
        self,
        points: Points,
        blur: float = 10,
        dx: float = 0,
        dy: float = 6,
        alpha: float = 90,
        colour: Colour = INK,
    ) -> None:
        """The soft shadow of a polygon, blurred small and enlarged. Warm umber unless said otherwise."""
        q = 0.5 if blur >= 4 else 1.5
        x0, y0, x1, y1 = bounds(points, blur * 3)
        w, h = int((x1 - x0) * q) + 2, int((y1 - y0) * q) + 2
        layer = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        layer.fill(rgba(colour, 0))
        pygame.draw.polygon(layer, rgba(colour, alpha), [((x - x0) * q, (y - y0) * q) for x, y in points])
        r = max(1, round(blur * q * 0.6))
        for _ in range(3):  # three box blurs make a good bell
            layer = pygame.transform.box_blur(layer, r)
        k = self.k
        layer = pygame.transform.smoothscale(layer, (int((x1 - x0) * k), int((y1 - y0) * k)))
        self.surface.blit(layer, (round((x0 + dx) * k), round((y0 + dy) * k)))

    def card(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        r: float = 10,
        colour: Colour = CARD,
        alpha: float = 71,
        blur: float = 10,
        dy: float = 4,
        edge: Colour | None = RULE,
    ) -> None:
        """A raised card: shadow, fill and hairline."""
        self.shadow(round_rect_points(x, y, w, h, r), blur, 0, dy, alpha)
        self.rounded(x, y, w, h, r, colour)
        if edge is not None:
            self.rounded(x, y, w, h, r, edge, 255, 1)
