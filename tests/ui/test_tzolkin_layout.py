"""Zones of Tzolk'in's table: nothing leaves the window, and no button or column lies over the wheels."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tzolkin.ui.art.geometry import TEETH
from tzolkin.ui.layout import zones
from tzolkin.words import GEARS

SIZES = [
    (1024, 640),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (1024, 1400),
]
TEXTS = [0.8, 1.0, 1.15, 1.3, 1.5, 2.0]
COLUMNS = ("temples", "techs", "prophecies", "players", "buildings", "monuments", "log")


@pytest.mark.parametrize("prophecies", [True, False])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_zones_lie_in_the_window_and_off_the_plates(
    size: tuple[int, int], text: float, prophecies: bool
) -> None:
    found = zones(size, text, prophecies=prophecies)
    window = pygame.Rect((0, 0), size)
    for name, rect in found.rects.items():
        if name in ("slip", "bank") and found.small:
            continue
        if name != "wheels":
            assert window.contains(rect), name
    geometry = found.geometry
    for gear in GEARS:
        for space in range(TEETH[gear] - 2):
            x, y = geometry.plate_spot(gear, space)
            assert window.collidepoint(x, y)
            plate = pygame.Rect(0, 0, round(geometry.plate * 1.2), round(geometry.plate * 1.2))
            plate.center = (round(x), round(y))
            for name in (*COLUMNS, "strip", "primary", "start", "food"):
                if name == "prophecies" and not prophecies:
                    continue
                assert not found[name].colliderect(plate), f"{name} lies over {gear} {space}"


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_sections_of_a_column_do_not_overlap(size: tuple[int, int]) -> None:
    found = zones(size)
    names = [name for name in COLUMNS if not (found.small and name == "monuments")]
    names = [name for name in names if found.small or name != "log"]
    for one, other in combinations(names, 2):
        both = found[one].clip(found[other])
        assert both.w <= 1 or both.h <= 1, (one, other)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_without_prophecies_temples_and_technologies_fill_the_column(
    size: tuple[int, int], text: float
) -> None:
    with_them, without = zones(size, text), zones(size, text, prophecies=False)
    assert "prophecies" not in without.rects
    for name in ("temples", "techs"):
        assert without[name].h > 1.2 * with_them[name].h
        assert (without[name].x, without[name].w) == (with_them[name].x, with_them[name].w)
    assert without["temples"].bottom <= without["techs"].y
    assert without["techs"].bottom >= 0.9 * with_them["prophecies"].bottom


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_bank_keeps_off_the_players(size: tuple[int, int], text: float) -> None:
    found = zones(size, text)
    if not found.small:
        assert found["bank"].right < found["players"].x


def test_a_tall_small_window_gives_the_log_what_is_left() -> None:
    found = zones((1024, 1400))
    assert found["log"].bottom > 1340
    assert found["log"].y == zones((1024, 640))["log"].y
