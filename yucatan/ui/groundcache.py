"""Painted grounds kept for later: a few in memory, and a bounded number of files between runs.

A ground takes most of a second to paint and a few hundredths to read. It depends on the board, the radius and
turn of the view, the name on the river and the painter's version; those make its key. Files are a help alone:
what goes wrong with them is not told, the ground is just painted again.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import os
import tempfile
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path

import pygame

from tabletop.hexgrid import Projection
from yucatan.board import Board
from yucatan.ui.ground import VERSION, Ground, GroundPainter, board_thumbnail

SHARPEST = 120.0
"""Grounds are painted up to this radius in px; a view that comes nearer enlarges them."""

IN_MEMORY = 3
FILES, FILE_BYTES = 12, 160 << 20
"""At most so many files of grounds, and of small pictures, of so many bytes; the longest unused go first."""

_MAGIC = b"ceiba ground 1\n"
_GROUND, _SMALL = ".ground", ".small"  # ends of keys and of file names
_CHUNK = 1 << 20  # bytes packed in one step
_PAINTING = 0.9  # share of the time that is painting, the rest is writing


class GroundCache:
    """The grounds of the boards in use. One for the whole program."""

    def __init__(self, folder: Path | None) -> None:
        """folder: where files are kept, made when needed; None keeps nothing between runs."""
        self._folder = folder
        self._grounds: OrderedDict[str, Ground] = OrderedDict()
        self._thumbnails: dict[str, pygame.Surface] = {}
        self._board_key = functools.lru_cache(16)(_board_key)

    def kept(self, board: Board, view: Projection, name: str) -> Ground | None:
        """The ground for a view if it is in memory or on disk, sharp up to SHARPEST; else None."""
        key = self._key(board, view, name)
        if key in self._grounds:
            self._grounds.move_to_end(key)
            return self._grounds[key]
        ground = self._read(key)
        if ground is not None:
            self._keep(key, ground)
        return ground

    def steps(self, board: Board, view: Projection, name: str) -> Iterator[float]:
        """Make sure that kept() has the ground: paint it and write its file, in steps below 0.1 s.

        Yields the share done, 0 to 1. kept() may have it before the last step; stopping then loses the file.
        """
        if self.kept(board, view, name) is None:
            key = self._key(board, view, name)
            painter = GroundPainter(board, min(view.radius, SHARPEST), view.turn, name)
            for share in painter.steps():
                yield share * _PAINTING
            self._keep(key, painter.ground)
            for share in self._write(key, painter.ground):
                yield _PAINTING + (1 - _PAINTING) * share
        yield 1.0

    def ground(self, board: Board, view: Projection, name: str) -> Ground:
        """The ground for a view, painted now if it must be."""
        for _ in self.steps(board, view, name):
            pass
        ground = self.kept(board, view, name)
        assert ground is not None
        return ground

    def nearest(self, board: Board, view: Projection, name: str) -> Ground | None:
        """What can be shown at once while steps() paints: the ground in memory of the nearest radius."""
        start = self._key(board, view, name).rsplit("-", 1)[0]
        found = [ground for key, ground in self._grounds.items() if key.rsplit("-", 1)[0] == start]
        return min(found, key=lambda ground: abs(ground.radius - view.radius), default=None)

    def thumbnail(self, board: Board, size: tuple[int, int]) -> pygame.Surface:
        """The board as a small picture of that size in px, kept like a ground; not to be drawn on."""
        key = f"{self._board_key(board)}-{size[0]}x{size[1]}{_SMALL}"
        if key not in self._thumbnails:
            kept = self._read(key)
            picture = kept.picture if kept else board_thumbnail(board, size)
            if kept is None:
                for _ in self._write(key, Ground(picture, 1.0, 0.0, 0, 0)):
                    pass
            self._thumbnails[key] = picture
        return self._thumbnails[key]

    # ---- keys and memory

    def _key(self, board: Board, view: Projection, name: str) -> str:
        named = hashlib.sha256(name.encode()).hexdigest()[:8]
        radius = min(view.radius, SHARPEST)
        return (
            f"{self._board_key(board)}-{named}-{round(view.turn * 100) % 36000}-{radius.hex()[2:]}{_GROUND}"
        )

    def _keep(self, key: str, ground: Ground) -> None:
        self._grounds[key] = ground
        self._grounds.move_to_end(key)
        while len(self._grounds) > IN_MEMORY:
            self._grounds.popitem(last=False)

    # ---- files

    def _read(self, key: str) -> Ground | None:
        if self._folder is None:
            return None
        path = self._folder / key
        try:
            ground = _unpacked(path.read_bytes())
            os.utime(path)
        except (OSError, ValueError, zlib.error):
            return None
        return ground

    def _write(self, key: str, ground: Ground) -> Iterator[float]:
        """Write the file beside its place and move it there once it is whole. Yields the share done."""
        if self._folder is None:
            return
        part: str | None = None
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            handle, part = tempfile.mkstemp(dir=self._folder, suffix=".part")
            with os.fdopen(handle, "wb") as file:
                for share, piece in _packed(ground):
                    file.write(piece)
                    yield share
            os.replace(part, self._folder / key)
            part = None
            self._forget_old(key[key.rindex(".") :])
        except OSError:
            return
        finally:
            if part is not None:
                with contextlib.suppress(OSError):
                    os.unlink(part)

    def _forget_old(self, suffix: str) -> None:
        assert self._folder is not None
        used = [(path.stat(), path) for path in sorted(self._folder.glob("*" + suffix))]
        used.sort(key=lambda entry: -entry[0].st_mtime_ns)
        total = 0
        for i, (stat, path) in enumerate(used):
            total += stat.st_size
            if i >= FILES or (i and total > FILE_BYTES):
                path.unlink()


def _board_key(board: Board) -> str:
    data = json.dumps([VERSION, board.to_data()], sort_keys=True)
    return hashlib.sha256(data.encode()).hexdigest()[:24]


def _packed(ground: Ground) -> Iterator[tuple[float, bytes]]:
    """A file's content piece by piece, each with the share of the whole that it completes."""
    pixels = pygame.image.tobytes(ground.picture, "BGRA")
    head = {
        "size": ground.picture.get_size(),
        "radius": ground.radius,
        "turn": ground.turn,
        "at": [ground.left, ground.top],
    }
    yield 0.0, _MAGIC + json.dumps(head).encode() + b"\n"
    packer = zlib.compressobj(1)
    for start in range(0, len(pixels), _CHUNK):
        end = start + _CHUNK
        yield min(1.0, end / len(pixels)), packer.compress(pixels[start:end])
    yield 1.0, packer.flush()


def _unpacked(content: bytes) -> Ground:
    """The ground of a file's content. Raises ValueError or zlib.error for anything that is not whole."""
    if not content.startswith(_MAGIC):
        raise ValueError("not a kept ground")
    line, _, rest = content[len(_MAGIC) :].partition(b"\n")
    try:
        head = json.loads(line)
        width, height = (int(n) for n in head["size"])
        left, top = (int(n) for n in head["at"])
        radius, turn = float(head["radius"]), float(head["turn"])
    except (KeyError, TypeError) as err:
        raise ValueError("not a kept ground") from err
    pixels = bytearray(zlib.decompress(rest))
    if len(pixels) != width * height * 4 or radius <= 0:
        raise ValueError("not a kept ground")
    return Ground(pygame.image.frombuffer(pixels, (width, height), "BGRA"), radius, turn, left, top)
