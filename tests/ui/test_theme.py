"""Sizes: logical units, steps of type, text size."""

from __future__ import annotations

import pytest

from tabletop.ui.theme import Step, Theme


@pytest.mark.parametrize(
    ("size", "u"), [((1920, 1080), 1), ((1280, 720), 2 / 3), ((3840, 2160), 2), ((2560, 1080), 1)]
)
def test_one_unit_follows_the_smaller_side(size: tuple[int, int], u: float) -> None:
    assert Theme(size).u == pytest.approx(u)


@pytest.mark.parametrize(
    ("step", "small", "middle", "large"),
    [(Step.HERO, 84, 124, 248), (Step.BODY, 16, 20, 40), (Step.NOTE, 15, 18, 36), (Step.ACTION, 18, 23, 46)],
)
def test_steps_of_type_are_those_of_the_table(step: Step, small: int, middle: int, large: int) -> None:
    found = [Theme(size).step(step) for size in ((1280, 720), (1920, 1080), (3840, 2160))]
    assert found == pytest.approx([small, middle, large])


def test_text_stays_readable_in_the_smallest_window() -> None:
    theme = Theme((1024, 640))
    assert theme.step(Step.NOTE) > 13
    assert theme.step(Step.BODY) > 14


def test_text_size_enlarges_text_whole_and_lettering_less() -> None:
    theme, twice = Theme((1920, 1080)), Theme((1920, 1080), 2.0)
    assert twice.step(Step.BODY) == 2 * theme.step(Step.BODY)
    assert theme.step(Step.HERO) < twice.step(Step.HERO) < 1.5 * theme.step(Step.HERO)
    assert twice.px(10) == theme.px(10), "lengths do not follow the text size"


def test_a_positive_length_is_never_nothing() -> None:
    assert Theme((1024, 640)).px(0.2) == 1
    assert Theme((1024, 640)).px(-0.2) == -1
    assert Theme((1024, 640)).px(0) == 0
