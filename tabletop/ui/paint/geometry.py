"""Point lists that drawings share: curves, rounded rectangles, ellipses, hexagons."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Points = Sequence[Point]


def bounds(points: Iterable[Point], margin: float = 0) -> tuple[float, float, float, float]:
    """(left, top, right, bottom) of the points, widened by the margin."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def lerp(p: Point, q: Point, t: float) -> Point:
    """The point at t (0: p, 1: q) between two."""
    return p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t


def spline(points: Points, steps: int = 24, closed: bool = False) -> list[Point]:
    """A Catmull-Rom curve through the points, with that many steps for each piece."""
    pts = list(points)
    if len(pts) < 2:
        return pts
    if closed:
        q = [pts[-1], *pts, *pts[:2]]
    else:
        first = (2 * pts[0][0] - pts[1][0], 2 * pts[0][1] - pts[1][1])
        last = (2 * pts[-1][0] - pts[-2][0], 2 * pts[-1][1] - pts[-2][1])
        q = [first, *pts, last]
    out: list[Point] = []
    for a, b, c, d in zip(q, q[1:], q[2:], q[3:], strict=False):
        for j in range(steps):
            t = j / steps
            out.append((_catmull(a[0], b[0], c[0], d[0], t), _catmull(a[1], b[1], c[1], d[1], t)))
    if not closed:
        out.append(pts[-1])
    return out


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (-a + 3 * b - 3 * c + d) * t * t * t
    )


def ellipse_points(x: float, y: float, rx: float, ry: float, n: int = 40) -> list[Point]:
    """n points round an ellipse, clockwise on the screen from the right."""
    return [(x + rx * math.cos(math.tau * i / n), y + ry * math.sin(math.tau * i / n)) for i in range(n)]


def arc_points(x: float, y: float, r: float, start: float, end: float, n: int = 48) -> list[Point]:
    """n + 1 points on a circle from one angle to another, in radians (0: right, growing clockwise)."""
    span = end - start
    return [
        (x + r * math.cos(start + span * i / n), y + r * math.sin(start + span * i / n)) for i in range(n + 1)
    ]


def round_rect_points(x: float, y: float, w: float, h: float, r: float, n: int = 6) -> list[Point]:
    """A rectangle with round corners; r is cut to half of the shorter side."""
    r = max(0.0, min(r, w / 2, h / 2))
    corners = (
        (x + w - r, y + r, -90),
        (x + w - r, y + h - r, 0),
        (x + r, y + h - r, 90),
        (x + r, y + r, 180),
    )
    out: list[Point] = []
    for cx, cy, a in corners:
        for i in range(n + 1):
            t = math.radians(a + 90 * i / n)
            out.append((cx + r * math.cos(t), cy + r * math.sin(t)))
    return out


def hexagon(x: float, y: float, r: float, turn: float = 30) -> list[Point]:
    """The six corners of a hex of radius r; turn in degrees: 30 stands on a point, 0 on a side."""
    return [
        (x + r * math.cos(math.radians(60 * i + turn)), y + r * math.sin(math.radians(60 * i + turn)))
        for i in range(6)
    ]
