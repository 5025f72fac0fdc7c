"""Fields of grey: the arithmetic that the grounds are painted with."""

from __future__ import annotations

import pygame
import pytest

from tabletop.ui.paint.fields import Field, band, by_distance, grain, light, step
from tabletop.ui.paint.noise import DEVIATION, MEAN, noise, weighted
from tabletop.ui.paint.palette import PAPER, rgb
from tabletop.ui.paint.paper import paper

SIZE = (120, 60)


def half_plane(edge: int = 60) -> Field:
    """Full left of the edge."""

    def draw(surface: pygame.Surface, k: int) -> None:
        pygame.draw.rect(surface, (255, 255, 255), (0, 0, edge * k, SIZE[1] * k))

    return Field.stamped(SIZE, draw)


def row(field: Field, y: int = 30) -> list[int]:
    w = field.size[0]
    return list(field.data[y * w : (y + 1) * w])


def test_bytes_and_surface_tell_the_same() -> None:
    field = Field(SIZE, bytes(i % 256 for i in range(SIZE[0] * SIZE[1])))
    assert Field.of(field.surface).data == field.data


def test_map_cuts_to_the_range() -> None:
    field = half_plane().map(lambda v: 2 * v - 0.5)
    assert set(field.data) == {0, 255}


@pytest.mark.parametrize("sigma", [1.5, 2.4, 4.0, 9.0, 14.0])
def test_a_blurred_edge_tells_the_distance(sigma: float) -> None:
    blurred = half_plane().blur(sigma)
    distance = row(blurred.map(by_distance(sigma, lambda d: 0.5 + d / 60)))
    for x in range(60 - round(1.3 * sigma), 60 + round(1.3 * sigma)):
        assert (distance[x] / 255 - 0.5) * 60 == pytest.approx(60 - (x + 0.5), abs=0.8 + 0.22 * sigma)


def test_a_ragged_edge_stays_clean_away_from_it() -> None:
    ragged = half_plane().blur(6).ragged(noise("mid", SIZE), 0.2)
    assert {v for y in range(60) for v in row(ragged, y)[:30]} == {255}
    assert {v for y in range(60) for v in row(ragged, y)[90:]} == {0}
    assert len({row(ragged, y)[60] for y in range(60)}) > 10


def test_combining() -> None:
    left, right = half_plane(), half_plane(20)
    assert row(left.union(right)) == row(left)
    assert row(left.times(right)) == row(right)
    assert row(left.minus(right))[10] == 0
    assert row(left.minus(right))[40] == 255


def test_a_wash_is_premultiplied() -> None:
    wash = half_plane().map(lambda v: v * 0.5).wash((200, 100, 50))
    assert tuple(wash.get_at((10, 10))) == pytest.approx((100, 50, 25, 128), abs=2)
    assert tuple(wash.get_at((100, 10))) == (0, 0, 0, 0)


def test_laying_paint_mixes_by_the_field() -> None:
    ground = pygame.Surface(SIZE, 0, 32)
    ground.fill((100, 100, 100))
    half_plane().lay(ground, (200, 0, 0), 0.5)
    assert tuple(ground.get_at((10, 10)))[:3] == pytest.approx((150, 50, 50), abs=2)
    assert ground.get_at((100, 10))[:3] == (100, 100, 100)
    picture = pygame.Surface(SIZE, 0, 32)
    picture.fill((0, 0, 255))
    half_plane().lay(ground, picture)
    assert ground.get_at((10, 10))[:3] == (0, 0, 255)


def test_a_ramp_paints_by_value() -> None:
    picture = half_plane().ramp(((0, (0, 0, 0)), (1, (100, 50, 10))))
    assert picture.get_at((100, 10))[:3] == (0, 0, 0)
    assert picture.get_at((10, 10))[:3] == (107, 54, 11)


def test_curves() -> None:
    rise = step(0.2, 0.6)
    assert [rise(0.1), rise(0.4), rise(0.9)] == [0, pytest.approx(0.5), 1]
    line = band(3, 2)
    assert line(3) == 1
    assert line(5) == line(1) == pytest.approx(0.368, abs=0.001)


@pytest.mark.parametrize("name", ["low", "mid", "high"])
def test_noise_has_its_mean_and_deviation(name: str) -> None:
    values = Field.of(noise(name, (512, 512))).data
    mean = sum(values) / len(values)
    assert mean == pytest.approx(MEAN, abs=2)
    deviation = (sum((v - mean) ** 2 for v in values) / len(values)) ** 0.5
    assert deviation == pytest.approx(DEVIATION, rel=0.1)


def test_weighted_noise() -> None:
    values = Field.of(weighted(noise("high", (512, 512)), 10, 60)).data
    mean = sum(values) / len(values)
    assert mean == pytest.approx(60, abs=2)
    assert (sum((v - mean) ** 2 for v in values) / len(values)) ** 0.5 == pytest.approx(10, rel=0.15)


def test_grain_and_light_are_gentle() -> None:
    picture = pygame.Surface((300, 200), pygame.SRCALPHA, 32)
    picture.fill((150, 150, 150, 90))
    grain(picture)
    assert pygame.transform.average_color(picture)[0] == pytest.approx(140, abs=3)
    assert {picture.get_at((x, 5)).a for x in range(300)} == {90}
    sunny = pygame.Surface((300, 200), 0, 32)
    sunny.fill((150, 150, 150))
    light(sunny)
    assert sunny.get_at((2, 2)).r < sunny.get_at((297, 197)).r
    assert sunny.get_at((2, 2)).b > sunny.get_at((2, 2)).r


def test_paper_is_paper_and_kept() -> None:
    sheet = paper(640, 360)
    assert paper(640, 360) is sheet
    assert sheet.get_size() == (640, 360)
    middle = pygame.transform.average_color(sheet, pygame.Rect(220, 120, 200, 120))[:3]
    assert middle == pytest.approx(rgb(PAPER), abs=4)
    corner = pygame.transform.average_color(sheet, pygame.Rect(0, 0, 20, 20))[:3]
    assert all(4 <= m - c <= 14 for m, c in zip(middle, corner, strict=True))
