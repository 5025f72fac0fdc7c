"""Lettering: whatever text comes from outside is drawn, measured and fitted without harm."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.lettering import ELLIPSIS, FACES, LONGEST_LINE, Face, clean

WEIRD = [
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udfff\ud800x",
    "tab\tand\rreturn",
    "\x1b[31mred",
    "‮right to left",
    "e" + "\u0301" * 300,
    "👩‍👩‍👧",
    "\U0010ffff",
    "x" * 100_000,
    "word " * 50_000,
    "\n\n\n",
]


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas()


@pytest.mark.parametrize("text", WEIRD)
def test_weird_texts_are_drawn(atlas: Atlas, text: str) -> None:
    target = pygame.Surface((400, 100))
    atlas.letters.write(target, text, 10, 50, 20)
    sprite = atlas.letters.sprite(text, "head", 32)
    assert sprite.surface.get_width() < 40_000
    assert atlas.letters.width(atlas.letters.ellipsis(text, "text", 20, 150), "text", 20) <= 150


@pytest.mark.parametrize("text", WEIRD)
def test_cleaned_text_is_short_and_printable(text: str) -> None:
    safe = clean(text)
    assert len(safe) <= LONGEST_LINE
    assert "\0" not in safe
    safe.encode("utf-8")


@given(st.text(alphabet=st.characters(), max_size=60))
@settings(max_examples=60, deadline=None)
def test_any_text_can_be_drawn(atlas: Atlas, text: str) -> None:
    atlas.letters.sprite(text, "text", 16)


@given(st.text(alphabet="abcdefghi jkłóś-", max_size=200), st.integers(20, 300))
@settings(max_examples=60, deadline=None)
def test_wrapped_lines_fit_and_lose_nothing(atlas: Atlas, text: str, width: int) -> None:
    lines = atlas.letters.wrap(text, "text", 20, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    for line in lines:
        assert atlas.letters.width(line.strip(" "), "text", 20) <= width


def test_wrapping_keeps_newlines_and_breaks_long_words(atlas: Atlas) -> None:
    assert atlas.letters.wrap("one\ntwo", "text", 20, 500) == ["one", "two"]
    broken = atlas.letters.wrap("Donaudampfschifffahrt", "text", 20, 60)
    assert len(broken) > 2
    assert "".join(broken) == "Donaudampfschifffahrt"


def test_a_width_of_nothing_still_ends(atlas: Atlas) -> None:
    assert "".join(atlas.letters.wrap("abc", "text", 20, 0)) == "abc"
    assert atlas.letters.ellipsis("abc", "text", 20, 0) == ELLIPSIS


def test_ellipsis_drops_words_first(atlas: Atlas) -> None:
    letters = atlas.letters
    whole = "Wiśka enlarged a village"
    assert letters.ellipsis(whole, "text", 20, 1000) == whole
    room = letters.width("Wiśka enlarged a…", "text", 20)
    assert letters.ellipsis(whole, "text", 20, room) == "Wiśka enlarged a…"
    tight = letters.ellipsis("Donaudampfschiff", "text", 20, 80)
    assert tight.endswith(ELLIPSIS)
    assert tight[:3] == "Don"


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("px", [11, 16, 20, 33, 64, 124, 248])
def test_sprites_measure_what_is_told_and_stand_on_their_baseline(atlas: Atlas, face: Face, px: int) -> None:
    sprite = atlas.letters.sprite("HHH", face, px, "#000000")
    ink = pygame.mask.from_surface(sprite.surface, 100).get_bounding_rects()
    low = max(box.bottom for box in ink)
    high = min(box.top for box in ink)
    assert abs(low - sprite.ay) <= max(1, 0.01 * px)  # serifs hang a little
    assert low - high == pytest.approx(atlas.letters.cap_height(face, px), abs=max(1.5, 0.025 * px))
    assert abs(sprite.surface.get_width() - atlas.letters.width("HHH", face, px)) <= 2


def test_same_text_is_drawn_once_and_other_colour_apart(atlas: Atlas) -> None:
    first = atlas.letters.sprite("Itzel", "head", 32)
    assert atlas.letters.sprite("Itzel", "head", 32) is first
    assert atlas.letters.sprite("Itzel", "head", 32, "#FF0000") is not first
    assert atlas.letters.sprite("Itzel", "bold", 32) is not first
