"""Cut stone in a 2:1 view: battered storeys that stand on their front corner, lit from the upper left.

A game builds a storey of these parts in its own proportions: walls first, then bands, joints and stairs
in the order in which they cover one another, the rim last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import Point, lerp
from tabletop.ui.paint.palette import RGB, STONE_INK, STONE_SHADE, Colour, mix

__all__ = ["Block"]

Corners = tuple[Point, Point, Point]
"""Left, front and right."""


@dataclass(frozen=True)
class Block:
    """One storey of a colour: its corners below and above, and the hidden corner at the back of its roof."""

    low: Corners
    high: Corners
    back: Point
    height: float
    colour: Colour

    @classmethod
    def on(cls, x: float, y: float, a: float, height: float, top: float, colour: Colour) -> Block:
        """The storey whose front corner stands on (x, y); a and top are its half widths below and above."""
        middle = y - a * 0.5
        roof = middle - height
        high = (x - top, roof), (x, roof + top * 0.5), (x + top, roof)
        return cls(((x - a, middle), (x, y), (x + a, middle)), high, (x, roof - top * 0.5), height, colour)

    @property
    def front(self) -> Point:
        """The front corner of the upper face: what stands on it starts from there."""
        return self.high[1]

    @property
    def shade(self) -> RGB:
        """The colour of the face on the right, away from the light."""
        return mix(self.colour, STONE_SHADE, 0.40)

    @property
    def roof(self) -> RGB:
        """The colour of the upper face."""
        return mix(self.colour, "#FFFFFF", 0.42)

    def draw_walls(self, canvas: Canvas, outline: float) -> None:
        """Both faces and the roof over an outline of that width."""
        (bl, bf, br), (tl, tf, tr) = self.low, self.high
        canvas.line([bf, br, tr, self.back, tl, bl], STONE_INK, outline, closed=True)
        canvas.poly([bl, bf, tf, tl], self.colour)
        canvas.poly([bf, br, tr, tf], self.shade)
        canvas.poly([tl, tf, tr, self.back], self.roof)

    def draw_joints(self, canvas: Canvas, heights: Sequence[float], width: float) -> None:
        """Joints round both faces at shares of the height."""
        for t in heights:
            left, front, right = self.course(t)
            canvas.line([left, front], mix(self.colour, "#4A3826", 0.30), width)
            canvas.line([front, right], mix(self.shade, "#1C120C", 0.30), width)

    def draw_band(self, canvas: Canvas, start: float, end: float, colour: Colour) -> None:
        """A painted band between two shares of the height."""
        under, over = self.course(start), self.course(end)
        canvas.poly([under[0], under[1], over[1], over[0]], colour)
        canvas.poly([under[1], under[2], over[2], over[1]], mix(colour, "#1C120C", 0.34))

    def course(self, t: float) -> list[Point]:
        """The line round both faces at a share of the height: left, front, right."""
        return [lerp(p, q, t) for p, q in zip(self.low, self.high, strict=True)]

    def draw_stairs(
        self,
        canvas: Canvas,
        pale: tuple[float, float],
        margin: float,
        tread: float,
        width: float,
        rail: float = 0,
    ) -> None:
        """A flight up the middle of both faces, `margin` of them free on either side.

        pale: how much lighter than its face each is; a tread every `tread` px, drawn `width` wide, and rails
        of width `rail`.
        """
        treads, far = max(2, int(self.height / tread)), 1 - margin
        for side, (stone, light) in enumerate(zip((self.colour, self.shade), pale, strict=True)):
            p, q, p2, q2 = self.low[side], self.low[side + 1], self.high[side], self.high[side + 1]
            flight = [lerp(p, q, margin), lerp(p, q, far), lerp(p2, q2, far), lerp(p2, q2, margin)]
            colour = mix(stone, "#FFFFFF", light)
            canvas.poly(flight, colour)
            for i in range(1, treads):
                edge = [lerp(flight[0], flight[3], i / treads), lerp(flight[1], flight[2], i / treads)]
                canvas.line(edge, mix(colour, "#2A1C12", 0.42), width)
            if rail:
                for i, j in ((0, 3), (1, 2)):
                    canvas.line([flight[i], flight[j]], mix(colour, "#2A1C12", 0.5), rail)

    def draw_rim(self, canvas: Canvas, width: float) -> None:
        """Light along the front edges of the roof."""
        canvas.line(self.high, mix(self.roof, "#FFFFFF", 0.6), width)
