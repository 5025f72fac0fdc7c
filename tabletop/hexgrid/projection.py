"""Where spaces lie on the screen. Pure arithmetic: no window is needed."""

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from tabletop.hexgrid.hexes import Corner, Hex, corner_hexes, edge_corners, neighbours, rounded

Point = tuple[float, float]
"""x to the right, y downwards, in pixels."""

TURNS = (0, -30, 30, -60, 60, -90, 90)
"""The turns that a view tries, in degrees clockwise; the earlier wins a near draw."""

WORTH_TURNING = 1.02
"""A turned view must enlarge the spaces by this factor, or the board keeps its earlier turn."""

_ROOT3 = math.sqrt(3.0)


@dataclass(frozen=True, slots=True)
class Projection:
    """An immutable map between spaces and pixels.

    ``radius``: pixels from the centre of a space to its corners. ``turn``: degrees clockwise by which the
    whole board is turned; views use multiples of 30, where 30, 90, ... stand the spaces on a side.
    ``origin``: the pixel of the centre of space 0,0. Raises ValueError for a radius that is not above 0.
    """

    radius: float
    turn: float = 0.0
    origin: Point = (0.0, 0.0)
    _cos: float = field(init=False, repr=False, compare=False)
    _sin: float = field(init=False, repr=False, compare=False)
    _spokes: tuple[Point, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.radius > 0:
            raise ValueError("the radius of a projection must be above 0")
        angle = math.radians(self.turn)
        object.__setattr__(self, "_cos", math.cos(angle))
        object.__setattr__(self, "_sin", math.sin(angle))
        object.__setattr__(self, "_spokes", _spokes(self.turn))

    @classmethod
    def fit(
        cls,
        cells: Collection[Hex],
        zone: tuple[float, float, float, float],
        turns: Iterable[float] = TURNS,
        margin: float = 0.26,
    ) -> "Projection":
        """The projection that shows ``cells`` as large as possible, centred in ``zone`` (x, y, w, h in px).

        ``margin`` is the air round the spaces in radii (for trees at the rim). Of ``turns`` the first is kept
        unless a later one makes the spaces at least 2 % larger. Raises ValueError without cells or room.
        """
        x, y, w, h = zone
        if not cells or w <= 0 or h <= 0:
            raise ValueError("a projection needs at least one space and a zone to lie in")
        best: tuple[float, float, tuple[float, float, float, float]] | None = None
        for turn in turns:
            box = cls(1.0, turn).bounds(cells)
            radius = min(w / (box[2] - box[0] + 2 * margin), h / (box[3] - box[1] + 2 * margin))
            if best is None or radius > best[0] * WORTH_TURNING:
                best = (radius, turn, box)
        if best is None:
            raise ValueError("a projection needs at least one turn to try")
        radius, turn, box = best
        origin = (x + w / 2 - radius * (box[0] + box[2]) / 2, y + h / 2 - radius * (box[1] + box[3]) / 2)
        return cls(radius, turn, origin)

    @property
    def north(self) -> float:
        """Where north lies on the screen: radians clockwise from the right, -pi/2 on a board not turned."""
        return math.radians(self.turn - 90)

    def centre(self, h: Hex) -> Point:
        """The pixel at the middle of a space."""
        x, y = _ROOT3 * (h[0] + h[1] / 2), 1.5 * h[1]
        ox, oy = self.origin
        return (
            ox + self.radius * (x * self._cos - y * self._sin),
            oy + self.radius * (x * self._sin + y * self._cos),
        )

    def corners(self, h: Hex, scale: float = 1.0) -> tuple[Point, ...]:
        """The six corner points of a space, clockwise, drawn towards its centre by ``scale``.

        Corner ``i`` lies between the neighbours in directions ``i`` and ``i + 1``, as in ``corner_hexes``.
        """
        x, y = self.centre(h)
        size = self.radius * scale
        return tuple((x + size * dx, y + size * dy) for dx, dy in self._spokes)

    def corner(self, three: Corner) -> Point:
        """The point where three spaces meet."""
        centres = [self.centre(h) for h in sorted(three)]
        return sum(p[0] for p in centres) / len(centres), sum(p[1] for p in centres) / len(centres)

    def edge(self, a: Hex, b: Hex) -> tuple[Point, Point]:
        """The two ends of the edge between adjacent spaces, clockwise as seen from ``a``."""
        p, q = edge_corners(a, b)
        return self.corner(p), self.corner(q)

    def outline(self, cells: Iterable[Hex]) -> list[list[Point]]:
        """Closed polygons round a set of spaces: outer ones run clockwise, holes the other way."""
        inside = {Hex(*h) for h in cells}
        onward: dict[Corner, Corner] = {}
        for h in sorted(inside):
            points, around = corner_hexes(h), neighbours(h)
            for i in range(6):
                if around[i] not in inside:
                    onward[points[i - 1]] = points[i]
        loops = []
        while onward:
            at = next(iter(onward))
            loop = []
            while at in onward:
                loop.append(self.corner(at))
                at = onward.pop(at)
            loops.append(loop)
        return loops

    def at(self, x: float, y: float) -> Hex:
        """The space that contains a pixel."""
        dx, dy = (x - self.origin[0]) / self.radius, (y - self.origin[1]) / self.radius
        ux, uy = dx * self._cos + dy * self._sin, dy * self._cos - dx * self._sin
        r = uy / 1.5
        return rounded(ux / _ROOT3 - r / 2, r)

    def bounds(self, cells: Iterable[Hex]) -> tuple[float, float, float, float]:
        """Left, top, right and bottom pixel of a number of spaces. Raises ValueError without any."""
        points = [p for h in cells for p in self.corners(h)]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return min(xs), min(ys), max(xs), max(ys)

    def zoomed(self, factor: float, about: Point) -> "Projection":
        """Enlarged by ``factor``; the pixel ``about`` keeps showing the same spot of the board."""
        (ox, oy), (x, y) = self.origin, about
        return Projection(self.radius * factor, self.turn, (x + (ox - x) * factor, y + (oy - y) * factor))

    def moved(self, dx: float, dy: float) -> "Projection":
        """Shifted by ``dx, dy`` pixels."""
        return Projection(self.radius, self.turn, (self.origin[0] + dx, self.origin[1] + dy))

    def rotated(self, degrees: float, about: Point) -> "Projection":
        """Turned on by ``degrees`` clockwise about the pixel ``about``."""
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        x, y = self.origin[0] - about[0], self.origin[1] - about[1]
        origin = (about[0] + x * c - y * s, about[1] + x * s + y * c)
        return Projection(self.radius, self.turn + degrees, origin)


def _spokes(turn: float) -> tuple[Point, ...]:
    """Offsets of the six corners of a space of radius 1, clockwise from the one between E and SE."""
    angles = (math.radians(60 * i + 30 + turn) for i in range(6))
    return tuple((math.cos(a), math.sin(a)) for a in angles)
