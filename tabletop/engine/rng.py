"""The project's own seeded generator: the same numbers in every process, version and platform.

SplitMix64 (Steele, Lea, Flood 2014): one 64-bit counter, so that a save holds it as one number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Rng:
    """A stream of random numbers that depends on nothing but its seed."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to `n - 1`.

        Raises ValueError if `n` is not positive. The bias of the plain product is below n / 2**64.
        """
        if n <= 0:
            raise ValueError(f"below({n}): needs a positive number")
        return (self.bits() * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """Return one of `items`."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def split(self) -> Rng:
        """Return an independent stream, seeded from this one."""
        return Rng(self.bits())
