"""Kept games as files of a folder: where a new one goes, which there are, and what they are in words."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

from tabletop.engine import save
from tabletop.engine.save import Summary
from tabletop.package import Packages
from tabletop.text.catalogue import Catalogue, _

__all__ = ["caption", "kept_files", "new_file", "readable", "was_alone", "what", "when"]

_PLAYERS = (
    "",
    _("one player"),
    _("two players"),
    _("three players"),
    _("four players"),
    _("five players"),
)
_ALONE = "alone"
"""Stands in a save's caption, behind the number of the turn, when one person plays all seats."""


def caption(turns: int, *, alone: bool) -> str:
    """What a save says of its game outside the record: the turn, and whether one person plays all seats."""
    return f"{turns} {_ALONE}" if alone else str(turns)


def was_alone(summary: Summary) -> bool:
    """Whether one person played all seats."""
    return _ALONE in summary.caption.split()


def new_file(folder: Path, name: str, now: datetime) -> Path:
    """Return a file that no kept game has, for a game of that name."""
    stem = f"{name}-{now:%Y%m%d-%H%M%S}"
    for ending in ("", *(f"-{number}" for number in range(2, 1000))):
        file = folder / f"{stem}{ending}.json"
        try:
            if not file.exists():
                return file
        except OSError:  # nothing can be kept here; writing says why
            return file
    return folder / f"{stem}-{secrets.token_hex(4)}.json"


def kept_files(folder: Path | None) -> list[Path]:
    """Return the newest generation of every kept game, newest first; none if the folder cannot be read."""
    if folder is None:
        return []
    try:
        found = [(file.stat().st_mtime, file) for file in folder.glob("*.json") if not _is_older(file)]
    except OSError:
        return []
    return [file for _time, file in sorted(found, key=lambda pair: (-pair[0], pair[1].name))]


def _is_older(file: Path) -> bool:
    """Whether a file is an older generation of a save."""
    return file.stem.rpartition(".")[2].isdigit()


def readable(file: Path) -> Summary:
    """Return the summary of a save, or of its newest older generation that can be read, or why none can."""
    summaries: Iterator[Summary] = (
        save.summary(save.generation(file, number)) for number in range(save.GENERATIONS)
    )
    first = next(summaries)
    if not first.problem:
        return first
    return next((older for older in summaries if not older.problem), first)


def what(summary: Summary, packages: Packages, catalogue: Catalogue) -> str:
    """Return what a kept game is: "Yucatán · turn 23 · four players"."""
    say, package = catalogue.say, packages.get(summary.game)
    turn = summary.caption.removesuffix(_ALONE).strip()
    if summary.finished:
        turn = say(_("finished"))
    elif turn == "0":
        turn = say(_("set-up"))
    elif turn.isdecimal():
        turn = say(_("turn {n}"), n=turn)
    count = len(summary.seats)
    players = say(_PLAYERS[count]) if 0 < count < len(_PLAYERS) else ""
    return " · ".join(part for part in (package.title if package else summary.game, turn, players) if part)


def when(file: Path, now: datetime, catalogue: Catalogue) -> str:
    """Return when a game was kept last: "today, 14:05", "" if that cannot be told."""
    try:
        kept = datetime.fromtimestamp(file.stat().st_mtime)
    except (OSError, OverflowError, ValueError):
        return ""
    say, days = catalogue.say, now.date() - kept.date()
    clock = f"{kept:%H:%M}"
    if days == timedelta(0):
        return say(_("today, {time}"), time=clock)
    if days == timedelta(1):
        return say(_("yesterday, {time}"), time=clock)
    return f"{kept:%Y-%m-%d}, {clock}"
