"""Kept grounds: memory, files, and files that are no good."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pygame
import pytest

import yucatan.ui.groundcache as groundcache
from tabletop.hexgrid import Projection
from yucatan.board import Board, load_board
from yucatan.ui.ground import Ground, GroundPainter
from yucatan.ui.groundcache import FILES, IN_MEMORY, SHARPEST, GroundCache

VIEW = Projection(24.0, 0.0, (300.0, 200.0))
NAME = "Great River"


@pytest.fixture(scope="module", autouse=True)
def screen() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


@pytest.fixture(scope="module")
def board() -> Board:
    board, defects = load_board(Path(__file__).parents[2] / "boards" / "yucatan" / "training.yaml")
    assert board is not None, defects
    return board


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The radii that were really painted."""
    radii: list[float] = []

    class Counting(GroundPainter):
        def steps(self) -> Iterator[float]:
            radii.append(self._view.radius)
            return super().steps()

    monkeypatch.setattr(groundcache, "GroundPainter", Counting)
    return radii


def same(one: Ground, two: Ground) -> bool:
    return one[1:] == two[1:] and pygame.image.tobytes(one.picture, "RGBA") == pygame.image.tobytes(
        two.picture, "RGBA"
    )


def test_a_ground_survives_the_program(board: Board, tmp_path: Path, painted: list[float]) -> None:
    folder = tmp_path / "deep" / "grounds"
    first = GroundCache(folder)
    assert first.kept(board, VIEW, NAME) is None
    ground = first.ground(board, VIEW, NAME)
    assert first.kept(board, VIEW.moved(50, 9), NAME) is ground
    assert [p.suffix for p in folder.iterdir()] == [".ground"]
    again = GroundCache(folder).kept(board, VIEW, NAME)
    assert again is not None
    assert same(again, ground)
    assert painted == [24.0]


def test_without_a_folder_nothing_is_written(
    board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    GroundCache(None).ground(board, VIEW, NAME)
    assert list(tmp_path.iterdir()) == []
    assert GroundCache(None).kept(board, VIEW, NAME) is None


@pytest.mark.parametrize("damage", ["cut", "empty", "noise", "flipped", "lying", "headless"])
def test_a_damaged_file_is_painted_again(
    board: Board, tmp_path: Path, damage: str, painted: list[float]
) -> None:
    ground = GroundCache(tmp_path).ground(board, VIEW, NAME)
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    middle = len(whole) // 2
    file.write_bytes(
        {
            "cut": whole[:middle],
            "empty": b"",
            "noise": bytes(range(256)) * 40,
            "flipped": whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :],
            "lying": whole.replace(b'"size": [', b'"size": [1', 1),
            "headless": b"ceiba ground 1\n[]\n" + whole.split(b"\n", 2)[2],
        }[damage]
    )
    cache = GroundCache(tmp_path)
    assert cache.kept(board, VIEW, NAME) is None
    assert same(cache.ground(board, VIEW, NAME), ground)
    assert file.read_bytes() == whole
    assert painted == [24.0, 24.0]


def test_a_folder_that_cannot_be_written_does_no_harm(
    board: Board, tmp_path: Path, painted: list[float]
) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = GroundCache(tmp_path / "file")
    ground = cache.ground(board, VIEW, NAME)
    assert cache.kept(board, VIEW, NAME) is ground
    assert painted == [24.0]


def test_what_the_picture_depends_on_makes_its_key(board: Board) -> None:
    cache = GroundCache(None)
    cache.ground(board, VIEW, NAME)
    for view, name in (
        (VIEW.rotated(60, (0, 0)), NAME),
        (VIEW.zoomed(1.1, (0, 0)), NAME),
        (VIEW, "Gran Río"),
    ):
        assert cache.kept(board, view, name) is None
    other, _ = load_board(Path(__file__).parents[2] / "boards" / "yucatan" / "delta.yaml")
    assert other is not None
    assert cache.kept(other, VIEW, NAME) is None
    assert cache.kept(Board.from_data(board.to_data()), VIEW, NAME) is not None


def test_files_are_bounded_and_the_longest_unused_goes(board: Board, tmp_path: Path) -> None:
    cache = GroundCache(tmp_path)
    cache.ground(board, VIEW, NAME)
    (template,) = tmp_path.iterdir()
    for i in range(FILES):
        old = tmp_path / f"old{i:02}.ground"
        old.write_bytes(template.read_bytes())
        os.utime(old, (1000 + i, 1000 + i))
    (tmp_path / "other.txt").write_text("not ours")
    GroundCache(tmp_path).ground(board, VIEW.zoomed(1.1, (0, 0)), NAME)
    left = sorted(p.name for p in tmp_path.glob("*.ground"))
    assert len(left) == FILES
    assert template.name in left
    assert [name for name in left if name.startswith("old")] == [f"old{i:02}.ground" for i in range(2, FILES)]
    assert (tmp_path / "other.txt").exists()


def test_stopping_early_leaves_no_half_file(board: Board, tmp_path: Path) -> None:
    cache = GroundCache(tmp_path)
    steps = cache.steps(board, VIEW, NAME)
    assert isinstance(steps, Generator)
    while next(steps) <= 0.9:
        pass
    steps.close()
    assert list(tmp_path.iterdir()) == []
    assert cache.kept(board, VIEW, NAME) is not None


def test_steps_rise_to_one_and_a_kept_ground_takes_one(board: Board, painted: list[float]) -> None:
    cache = GroundCache(None)
    shares = list(cache.steps(board, VIEW, NAME))
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert list(cache.steps(board, VIEW, NAME)) == [1.0]
    assert painted == [24.0]


def test_memory_is_bounded(board: Board) -> None:
    cache = GroundCache(None)
    views = [Projection(radius, 0.0) for radius in (20.0, 21.0, 22.0, 23.0)]
    for view in views:
        cache.ground(board, view, NAME)
    assert [cache.kept(board, view, NAME) is not None for view in views] == [False, *[True] * IN_MEMORY]


def test_zooming_shows_the_nearest_ground_at_once(board: Board) -> None:
    cache = GroundCache(None)
    assert cache.nearest(board, VIEW, NAME) is None
    for radius in (20.0, 30.0):
        cache.ground(board, Projection(radius, 0.0), NAME)
    cache.ground(board, Projection(27.0, 60.0), NAME)
    found = cache.nearest(board, Projection(27.0, 0.0), NAME)
    assert found is not None
    assert found.radius == 30.0


def test_no_ground_is_painted_larger_than_the_sharpest(
    board: Board, monkeypatch: pytest.MonkeyPatch, painted: list[float]
) -> None:
    assert SHARPEST > 100
    monkeypatch.setattr(groundcache, "SHARPEST", 25.0)
    cache = GroundCache(None)
    assert cache.ground(board, Projection(80.0, 0.0), NAME).radius == 25.0
    assert cache.kept(board, Projection(60.0, 0.0), NAME) is not None
    assert painted == [25.0]


def test_thumbnails_are_kept_beside_the_grounds(
    board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = GroundCache(tmp_path)
    picture = cache.thumbnail(board, (120, 80))
    assert cache.thumbnail(board, (120, 80)) is picture
    monkeypatch.setattr(groundcache, "board_thumbnail", None)
    again = GroundCache(tmp_path).thumbnail(board, (120, 80))
    assert again.get_size() == (120, 80)
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(picture, "RGB")
