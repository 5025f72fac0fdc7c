"""What a person did that cannot work: one sentence on standard error, exit status 2."""

from __future__ import annotations

_MOST = 400


class Fault(Exception):
    """A wrong argument, file or value. The message is one sentence."""


def one_line(text: str) -> str:
    """Return a text as one printable line of bounded length; a long one loses its middle."""
    words = " ".join(text.split())
    line = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in words)
    return line if len(line) <= _MOST else f"{line[: _MOST // 2]}…{line[-_MOST // 2 :]}"
