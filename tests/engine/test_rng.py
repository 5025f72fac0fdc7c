"""The generator: SplitMix64, the same everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.rng import Rng


def test_it_is_splitmix64() -> None:
    """The first numbers for the seed 1234567, as the authors' program prints them."""
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_numbers_below_a_bound_are_even() -> None:
    rng = Rng(3)
    counted = Counter(rng.below(5) for _ in range(10_000))
    assert sorted(counted) == [0, 1, 2, 3, 4]
    assert all(abs(count - 2000) < 200 for count in counted.values())


def test_a_bound_must_be_positive() -> None:
    with pytest.raises(ValueError, match="positive"):
        Rng(1).below(0)


def test_a_shuffle_keeps_everything_and_reaches_every_order() -> None:
    rng, orders = Rng(5), set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        assert sorted(items) == [1, 2, 3]
        orders.add(tuple(items))
    assert len(orders) == 6


def test_a_stream_split_off_goes_its_own_way() -> None:
    one = Rng(9)
    other = one.split()
    assert [one.bits() for _ in range(4)] != [other.bits() for _ in range(4)]


def test_a_seed_of_any_size_will_do() -> None:
    assert Rng(2**64 + 3).bits() == Rng(3).bits()
    assert Rng(-1).bits() == Rng(2**64 - 1).bits()
