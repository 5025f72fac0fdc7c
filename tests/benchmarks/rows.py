"""The lines that benchmarks print: each figure beside its reference and the bar it should reach."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """One figure: the value with its unit, the reference and the ratio to it, and the bar."""

    name: str
    value: str
    reference: str = ""
    ratio: str = ""
    bar: str = ""


def milliseconds(seconds: float) -> str:
    """Return a time in ms."""
    return f"{seconds * 1000:.2f} ms"


def compared(name: str, seconds: float, blit: float, bar: str) -> Row:
    """Return a row for a time beside that of one blit."""
    return Row(name, milliseconds(seconds), milliseconds(blit), f"{seconds / blit:.2f} blits", bar)


LINE = "{:<36}{:>14}  {:>14}  {:>14}  {}"


def show(title: str, rows: Iterable[Row]) -> None:
    """Print rows under a heading, each as soon as it is known."""
    print(LINE.format(title, "value", "reference", "ratio", "bar").rstrip())
    for row in rows:
        print(LINE.format(*row).rstrip(), flush=True)
