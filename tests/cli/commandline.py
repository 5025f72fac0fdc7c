"""Running the command line in this process, with its streams caught."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import main

ROOT = Path(main.__file__).parent


class Ran(NamedTuple):
    """What one command did."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of standard output."""
        return self.out.splitlines()


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs the command line with some arguments; it never opens a window."""

    def opened(*_args: object) -> int:
        pytest.fail("a window would have been opened")

    monkeypatch.setattr("tabletop.commands.play.open_program", opened)
    monkeypatch.setattr("tabletop.commands.cli.open_program", opened)

    def command(*argv: object) -> Ran:
        capsys.readouterr()
        status = main.main([str(word) for word in argv])
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return command


def assert_one_sentence(ran: Ran, *parts: str) -> None:
    """A refusal: exit 2, one sentence on standard error, nothing on standard output, no bug of ours."""
    assert ran.status == 2, ran
    assert ran.out == "", ran
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.endswith(".\n"), ran.err
    assert ran.err[:-1].isprintable(), ran.err
    assert "Traceback" not in ran.err, ran.err
    assert "fault of the program" not in ran.err, ran.err
    for part in parts:
        assert part in ran.err, ran.err
