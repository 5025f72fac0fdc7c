"""Motions: they run with the clock given, follow each other, and end at once when asked."""

from __future__ import annotations

import pytest

from tabletop.ui.motion import (
    Ease,
    Motions,
    Pace,
    in_out_cubic,
    in_out_sine,
    in_quad,
    linear,
    out_back,
    out_cubic,
    out_quad,
)


@pytest.mark.parametrize(
    "ease", [linear, in_quad, out_quad, out_cubic, in_out_cubic, in_out_sine, out_back(1.2)]
)
def test_easings_begin_at_0_and_end_at_1(ease: Ease) -> None:
    assert ease(0.0) == pytest.approx(0)
    assert ease(1.0) == pytest.approx(1)


def test_only_out_back_goes_too_far() -> None:
    steps = [i / 50 for i in range(51)]
    assert max(out_back(1.2)(t) for t in steps) > 1
    assert all(0 <= out_cubic(t) <= 1 for t in steps)


def test_a_motion_shows_its_progress_and_calls_done_once() -> None:
    shown: list[float] = []
    done: list[int] = []
    motions = Motions()
    motions.start(10.0, 200, shown.append, done=lambda: done.append(1))
    for now in (10.0, 10.1, 10.2, 10.3):
        motions.tick(now)
    assert shown == pytest.approx([0, 0.5, 1])
    assert done == [1]
    assert not motions.active


def test_two_motions_on_one_thing_follow_each_other_after_a_breath() -> None:
    shown: list[str] = []
    motions = Motions()
    motions.start(0.0, 100, lambda _: shown.append("a"), on="warrior")
    second = motions.start(0.0, 100, lambda _: shown.append("b"), on="warrior")
    other = motions.start(0.0, 100, lambda _: shown.append("c"), on="village")
    assert second.start == pytest.approx(0.18)
    assert other.start == 0.0
    motions.tick(0.1)
    assert shown == ["a", "c"]


@pytest.mark.parametrize(("pace", "end"), [(Pace.SLOW, 1.6), (Pace.NORMAL, 1.0), (Pace.FAST, 0.5)])
def test_the_pace_stretches_motions(pace: Pace, end: float) -> None:
    motion = Motions(pace).start(0.0, 1000, lambda _: None)
    assert motion.end == pytest.approx(end)


def test_pace_off_shows_the_last_frame_at_once() -> None:
    shown: list[float] = []
    motions = Motions(Pace.OFF)
    motions.start(0.0, 1000, shown.append, out_cubic, delay=500, done=lambda: shown.append(9))
    assert shown == [1, 9]
    assert not motions.active


def test_finishing_ends_those_too_that_begin_at_the_end_of_another() -> None:
    shown: list[str] = []
    motions = Motions()

    def then() -> None:
        motions.start(0.0, 300, lambda t: shown.append(f"second {t:.0f}"))

    motions.start(0.0, 300, lambda t: shown.append(f"first {t:.0f}"), done=then)
    motions.finish()
    assert shown == ["first 1", "second 1"]
    assert not motions.active
