"""Checks hand-written files of this game for the command line: boards and tiles, one file or a folder."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from tabletop.engine.rng import Rng
from tabletop.layouts import (
    Defect,
    Document,
    Sentence,
    excerpt,
    in_order,
    nearest,
    read_document,
    sentence,
)
from tabletop.text.catalogue import _
from yucatan.board import Board, board_in
from yucatan.boardchecks import Finding
from yucatan.boardfile import BOARD_FORMAT
from yucatan.fairness import fairness_table
from yucatan.state import NEUTRAL_VILLAGES
from yucatan.tilefile import TILES_FORMAT, tiles_in
from yucatan.trial import Chance, trial_setups

FORMATS = (BOARD_FORMAT, TILES_FORMAT)
"""The ``format:`` lines of files that this game reads."""

SUFFIXES = (".yaml", ".yml")
TRIAL_SEED = 15


def check_paths(paths: Iterable[str | Path]) -> list[Defect]:
    """All defects of board and tile files, folders walked through, sorted by file and place."""
    found: list[Defect] = []
    for path in paths:
        if Path(path).is_dir():
            files = list(files_in(path))
            if not files:
                words = sentence(_("there is no YAML file in this folder"))
                found.append(Defect(str(path), 1, 1, "error", words))
            for file in files:
                found += check_file(file)
        else:
            found += check_file(path)
    return in_order(found)


def files_in(folder: str | Path) -> Iterator[Path]:
    """The YAML files in a folder and the folders in it, in the order of their names."""
    for where, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            if name.lower().endswith(SUFFIXES):
                yield Path(where) / name


def check_file(path: str | Path) -> list[Defect]:
    """All defects of one file; its ``format:`` line says what it is."""
    document = read_document(path)
    form = document.text(("format",))
    if form == BOARD_FORMAT:
        board, defects = board_in(document)
        if board is not None:
            defects = in_order([*defects, *_warnings(document, board, Rng(TRIAL_SEED))])
        return defects
    if form == TILES_FORMAT:
        return tiles_in(document)[1]
    if document.root is None:
        return list(document.defects)
    mark = document.mark(("format",))
    return in_order([*document.defects, document.defect(_unknown(form), mark, place="format")])


def _unknown(form: str | None) -> Sentence:
    known = ", ".join(FORMATS)
    if form is None:
        return sentence(_("'format' is missing; it says what this file is: {known}"), known=known)
    near = nearest(form, FORMATS)
    if near is not None:
        return sentence(
            _("'{format}' is no format known here; did you mean '{near}'?"), format=excerpt(form), near=near
        )
    return sentence(
        _("'{format}' is no format known here; known are {known}"), format=excerpt(form), known=known
    )


def _warnings(document: Document, board: Board, chance: Chance) -> Iterator[Defect]:
    mark = document.key_mark(("players",))
    for finding in board_warnings(board, chance):
        yield document.defect(finding.words, mark, finding.severity, finding.place)


def board_warnings(board: Board, chance: Chance) -> Iterator[Finding]:
    """What is unusual about a playable board and takes trial games to find; nothing on practice boards."""
    if board.practice:
        return
    for row in fairness_table(board):
        if row.unequal:
            values = ", ".join(map(str, row.values))
            words = _("the seats are unequal in “{title}”: {values} for seats 1 to {players}")
            told = sentence(words, title=sentence(row.title), values=values, players=board.players)
            yield Finding("warning", told, None, "players", row.title)
    report = trial_setups(board, chance)
    for seat, times in enumerate(report.stuck):
        if times:
            words = _("seat {seat} found no room for a starting village in {times} of {trials} trial set-ups")
            told = sentence(words, seat=seat, times=times, trials=report.trials)
            yield Finding("warning", told, None, "players", f"seat {seat}")
    if report.fewest < NEUTRAL_VILLAGES:
        words = _("only {fewest} of {all} neutral villages found room in some of {trials} trial set-ups")
        told = sentence(words, fewest=report.fewest, all=NEUTRAL_VILLAGES, trials=report.trials)
        yield Finding("warning", told, None, "players")
