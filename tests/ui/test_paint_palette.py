"""Colours: legible text, players told apart by everybody's eyes."""

from __future__ import annotations

import itertools
import math

import pytest
from colourblind import lab_of_light

from tabletop.ui.paint import palette as p
from tabletop.ui.scenes.curtainpaint import Dye

# Viénot, Brettel and Mollon 1999 for protans and deutans; the tritan plane after Brettel 1997.
EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deutan": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
    "tritan": ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911)),
}


def linear(colour: p.Colour) -> list[float]:
    return [
        v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in map(float, p.rgb(colour))
    ]


def contrast(a: p.Colour, b: p.Colour) -> float:
    def light(colour: p.Colour) -> float:
        red, green, blue = linear(colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(a), light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def lab(colour: p.Colour, eyes: str) -> tuple[float, float, float]:
    rgb = linear(colour)
    seen = [max(0.0, min(1.0, sum(m * c for m, c in zip(row, rgb, strict=True)))) for row in EYES[eyes]]
    return lab_of_light(*seen)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (p.INK, p.PAPER),
        (p.INK, p.CARD),
        (p.INK, p.SUNK),
        (p.INK2, p.PAPER),
        (p.INK2, p.CARD),
        (p.INK2, p.SUNK),
        (p.ON_DARK, p.INK),
        (p.ON_DARK2, p.INK),
        (p.DANGER, p.CARD),
        (p.DANGER, p.PAPER),
        (p.DANGER, p.DANGER_TINT),
        (p.DONE, p.PAPER),
        ("#FFFFFF", p.DONE),
        ("#FFFFFF", p.DANGER),
        (p.INK, p.GOLD),
    ],
)
def test_text_is_legible(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("accent", sorted(p.GAME_ACCENTS.values()))
def test_game_accents_carry_large_text_on_cards(accent: str) -> None:
    assert contrast(accent, p.CARD) >= 4.5


@pytest.mark.parametrize("seat", p.SEAT_STYLES)
def test_marks_and_curtain_texts_are_legible_on_the_players_colour(seat: int) -> None:
    look = p.style(seat)
    assert contrast(look.ink, look.colour) >= 4.5
    dye = Dye(seat)
    for ink in (dye.ink, dye.second):
        assert contrast(ink, look.colour) >= 4.0


@pytest.mark.parametrize("eyes", EYES)
def test_players_differ_for_everybodys_eyes(eyes: str) -> None:
    for a, b in itertools.combinations(p.SEAT_STYLES, 2):
        distance = math.dist(lab(p.style(a).colour, eyes), lab(p.style(b).colour, eyes))
        assert distance >= 20, (a, b)


def test_players_also_differ_in_mark_and_pattern() -> None:
    looks = p.SEAT_STYLES.values()
    for part in ("mark", "pattern", "colour_name", "colour"):
        assert len({getattr(look, part) for look in looks}) == len(looks)


def test_mix_and_ramp_meet_their_ends() -> None:
    assert p.mix("#000000", "#FFFFFF", 0) == (0, 0, 0)
    assert p.mix("#000000", "#FFFFFF", 1) == (255, 255, 255)
    stops = p.even(("#000000", "#804000", "#FFFFFF"))
    assert p.ramp(stops, 0.5) == p.rgb("#804000")
    assert p.ramp(stops, -1) == (0, 0, 0)
    assert p.ramp(stops, 2) == (255, 255, 255)


def test_greyed_keeps_lightness_and_loses_saturation() -> None:
    red, green, blue = p.greyed("#CF4426", 1.0)
    assert red == green == blue
    assert p.greyed("#CF4426", 0.0) == p.rgb("#CF4426")
