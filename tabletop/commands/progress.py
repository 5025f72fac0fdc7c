"""A line on standard error that shows how far long work is; nothing where nobody would see it."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import TextIO

_PATIENCE = 0.6
"""Seconds before the line appears: short work stays silent."""
_STEP = 0.1


class Progress:
    """Shows `label` and a count on a terminal while a `with` block runs, and clears the line after it.

    `total` 0 means that nobody knows how much there is.
    """

    def __init__(self, stream: TextIO, clock: Callable[[], float], label: str, total: int = 0) -> None:
        self._stream, self._clock = stream, clock
        self._label, self._total = label, total
        self._shown = 0
        self._wanted = stream.isatty()
        self._next = clock() + _PATIENCE

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.clear()

    def step(self, done: int) -> None:
        """So much is done."""
        if not self._wanted:
            return
        now = self._clock()
        if now < self._next:
            return
        self._next = now + _STEP
        share = f"{done} of {self._total} ({100 * done // self._total} %)" if self._total else str(done)
        line = f"{self._label}: {share}"
        self._stream.write("\r" + line.ljust(self._shown))
        self._stream.flush()
        self._shown = len(line)

    def clear(self) -> None:
        """Take the line away, so that other lines can be written."""
        if self._shown:
            self._stream.write("\r" + " " * self._shown + "\r")
            self._stream.flush()
            self._shown = 0
