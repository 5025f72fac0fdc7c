"""The painted ground: what must be seen in it, and that it is always the same."""

from __future__ import annotations

import functools
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.hexgrid import Projection
from tabletop.ui.paint.palette import BANK, CARD, CITY_GROUND, DEEP, LIMESTONE, RIVER, Colour, rgb, style
from tabletop.ui.paint.paper import paper
from yucatan.board import Board, load_board
from yucatan.boardfile import board_from_data
from yucatan.layout import survey
from yucatan.ui.ground import Draft, Ground, GroundPainter, Terrain, board_thumbnail, paint_ground

ROOT = Path(__file__).parents[2]
BOARDS = ("two-shores", "delta", "four-thrones", "training")
SIZES = ((1024, 640), (1280, 720))


@pytest.fixture(scope="module", autouse=True)
def screen() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


@functools.lru_cache
def board_named(name: str) -> Board:
    board, defects = load_board(ROOT / "boards" / "yucatan" / f"{name}.yaml")
    assert board is not None, defects
    return board


def map_view(board: Board, size: tuple[int, int]) -> Projection:
    """The table's map zone at that window size."""
    u = min(size[0] / 1920, size[1] / 1080)
    return Projection.fit(board.spaces, (14 * u, 60 * u, 1452 * u, 1012 * u))


@functools.lru_cache
def painted(name: str, size: tuple[int, int]) -> pygame.Surface:
    board = board_named(name)
    return paint_ground(board, map_view(board, size), size)


def average(picture: pygame.Surface, x: float, y: float, half: int) -> tuple[int, int, int]:
    r, g, b, _ = pygame.transform.average_color(
        picture, pygame.Rect(round(x) - half, round(y) - half, 2 * half, 2 * half)
    )
    return r, g, b


def apart(a: Colour, b: Colour) -> float:
    return math.sqrt(sum((p - q) ** 2 for p, q in zip(rgb(a), rgb(b), strict=True)))


KINDS: dict[str, tuple[Colour, ...]] = {
    "bank": BANK,
    "deep": DEEP,
    "stone": (*CITY_GROUND, *LIMESTONE[:2]),
    "~": tuple(colour for _, colour in RIVER[2:]),
}


def kind_of(board: Board, space: int) -> str:
    sign = board.ground[space]
    if sign in "@^":
        return "stone"
    return sign if sign != "." else "bank" if board.rivers_at[space] else "deep"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", BOARDS)
def test_every_space_shows_its_kind_in_its_calm_centre(name: str, size: tuple[int, int]) -> None:
    board, picture = board_named(name), painted(name, size)
    view = map_view(board, size)
    assert picture.get_size() == size
    for space, h in enumerate(board.spaces):
        seen = average(picture, *view.centre(h), max(3, round(view.radius * 0.15)))
        nearest = min(KINDS, key=lambda kind: min(apart(seen, colour) for colour in KINDS[kind]))
        assert nearest == kind_of(board, space), (space, h, seen)


@pytest.mark.parametrize("name", BOARDS)
def test_mountains_rise_and_other_centres_are_calm(name: str) -> None:
    board, picture = board_named(name), painted(name, SIZES[1])
    view = map_view(board, SIZES[1])
    reach = round(view.radius * 0.3)
    for space, h in enumerate(board.spaces):
        x, y = map(round, view.centre(h))
        greys = [
            sum(picture.get_at((x + dx, y + dy))[:3]) / 3
            for dx in range(-reach, reach + 1, 2)
            for dy in range(-reach, reach + 1, 2)
        ]
        middle = sum(greys) / len(greys)
        uneven = sum(abs(grey - middle) > 22 for grey in greys) / len(greys)
        if board.ground[space] == "^":
            assert uneven > 0.15, h
        elif board.ground[space] in ".@":
            assert uneven < 0.15, h


def is_water(colour: tuple[int, ...]) -> bool:
    r, g, b = colour
    return b > r + 25 and g > r and b > g - 25


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", BOARDS)
def test_small_rivers_lie_on_their_edges(name: str, size: tuple[int, int]) -> None:
    board, picture = board_named(name), painted(name, size)
    view = map_view(board, size)
    missing = []
    for edges in board.river_edges[1:]:
        for a, b in edges:
            (px, py), (qx, qy) = view.edge(a, b)
            if not is_water(average(picture, (px + qx) / 2, (py + qy) / 2, 2)):
                missing.append((a, b))
    # a spring is a thread half hidden by its mountain
    assert len(missing) <= board.rivers - 1, missing


@pytest.mark.parametrize("name", BOARDS)
def test_edges_without_water_are_hedged(name: str) -> None:
    board, picture = board_named(name), painted(name, SIZES[1])
    view = map_view(board, SIZES[1])
    rivers = {frozenset(edge) for edges in board.river_edges for edge in edges}
    dark = even = 0
    for space, h in enumerate(board.spaces):
        for other in board.neighbours[space]:
            n = board.spaces[other]
            if kind_of(board, space) == kind_of(board, other) == "deep" and frozenset((h, n)) not in rivers:
                (px, py), (qx, qy) = view.edge(h, n)
                edge = sum(average(picture, (px + qx) / 2, (py + qy) / 2, 2))
                centre = sum(average(picture, *view.centre(h), 4))
                dark, even = dark + (edge < centre - 30), even + 1
    assert dark > even * 0.7


@pytest.mark.parametrize("name", ["delta", "training"])
def test_the_same_picture_twice(name: str) -> None:
    board = board_named(name)
    pictures = [paint_ground(board, map_view(board, SIZES[0]), SIZES[0], label="Great River") for _ in "12"]
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")


PROGRAM = """
import hashlib, sys, pygame
from yucatan.board import load_board
from yucatan.ui.ground import GroundPainter
pygame.font.init()
board, _ = load_board(sys.argv[1])
painter = GroundPainter(board, 26.0, -30.0, "Great River")
for _ in painter.steps(): pass
print("digest", hashlib.sha256(pygame.image.tobytes(painter.ground.picture, "RGBA")).hexdigest())
"""


def test_the_same_picture_in_every_process() -> None:
    digests = set()
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", PROGRAM, str(ROOT / "boards" / "yucatan" / "delta.yaml")]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, cwd=ROOT)
        digests.add(done.stdout.split("digest ")[1])
    assert len(digests) == 1


def ground_of(board: Terrain, radius: float, turn: float = 0.0, name: str = "", signs: bool = True) -> Ground:
    painter = GroundPainter(board, radius, turn, name, signs=signs)
    for _ in painter.steps():
        pass
    return painter.ground


@pytest.mark.parametrize("name", BOARDS)
def test_the_picture_holds_all_of_the_ground(name: str) -> None:
    picture = ground_of(board_named(name), 30.0, -30.0).picture
    w, h = picture.get_size()
    rim = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for x in (0, w - 1) for y in range(h)]
    assert max(picture.get_at(at).a for at in rim) <= 2


def test_drawing_keeps_to_the_clip() -> None:
    board = board_named("training")
    ground = ground_of(board, 30.0)
    for factor in (1.0, 1.7):
        target = pygame.Surface((500, 300), 0, 32)
        target.fill((1, 2, 3))
        zone = pygame.Rect(100, 80, 250, 150)
        target.set_clip(zone)
        ground.draw(target, Projection(30.0 * factor, 0.0, (220.0, 150.0)))
        target.set_clip(None)
        inside = target.subsurface(zone).copy()
        target.fill((1, 2, 3), zone)
        assert pygame.transform.average_color(target)[:3] == (1, 2, 3)
        assert inside.get_at((120, 70))[:3] != (1, 2, 3)


def test_a_view_off_the_picture_draws_nothing() -> None:
    ground = ground_of(board_named("training"), 26.0)
    target = pygame.Surface((200, 200), 0, 32)
    for radius in (26.0, 40.0):
        assert ground.draw(target, Projection(radius, 0.0, (9000.0, -9000.0))) is None
    assert pygame.transform.average_color(target)[:3] == (0, 0, 0)


def test_a_scaled_view_shows_the_same_places() -> None:
    board = board_named("four-thrones")
    sharp = Projection(30.0, -30.0, (400.0, 300.0))
    near = sharp.zoomed(1.5, (380.0, 290.0))
    ground = ground_of(board, 30.0, -30.0)
    pictures = []
    for view in (sharp, near):
        target = paper(800, 600).copy()
        ground.draw(target, view)
        pictures.append(target)
    shown = 0
    for h in board.spaces:
        x, y = near.centre(h)
        if 40 < x < 760 and 40 < y < 560:
            shown += 1
            assert apart(average(pictures[0], *sharp.centre(h), 4), average(pictures[1], x, y, 6)) < 12
    assert shown > 20


def test_trees_stand_at_the_same_places_whatever_the_size() -> None:
    board = board_named("training")
    small, large = ground_of(board, 30.0), ground_of(board, 60.0)
    w, h = small.picture.get_size()
    reduced = pygame.transform.smoothscale(large.picture, (w, h))
    difference = small.picture.copy()
    difference.blit(reduced, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = ground_of(board, 30.0, 60.0)
    assert other.picture.get_size() != (w, h)
    assert sum(pygame.transform.average_color(difference)[:3]) < 18


def test_steps_tell_how_far_the_painting_is() -> None:
    painter = GroundPainter(board_named("training"), 26.0, 0.0)
    with pytest.raises(ValueError, match="not painted"):
        _ = painter.ground
    shares = list(painter.steps())
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert len(shares) > 15
    told: list[float] = []
    board = board_named("training")
    paint_ground(board, Projection(26.0, 0.0, (100, 100)), (64, 48), progress=told.append)
    assert told == shares


def test_the_ground_lies_on_the_given_base() -> None:
    board = board_named("training")
    base = pygame.Surface((300, 200), 0, 32)
    base.fill((10, 20, 200))
    view = Projection(26.0, 0.0, (-2000.0, 100.0))
    sheet = paint_ground(board, view, (300, 200), base=base)
    assert sheet is not base
    assert pygame.transform.average_color(sheet)[:3] == (10, 20, 200)


def differing(one: pygame.Surface, two: pygame.Surface) -> list[tuple[int, int]]:
    """The pixels in which two pictures of the same size differ."""
    w, h = one.get_size()
    a, b = pygame.image.tobytes(one, "RGBA"), pygame.image.tobytes(two, "RGBA")
    rows = [y for y in range(h) if a[y * w * 4 : (y + 1) * w * 4] != b[y * w * 4 : (y + 1) * w * 4]]
    return [(x, y) for y in rows for x in range(w) if one.get_at((x, y)) != two.get_at((x, y))]


@pytest.mark.parametrize("name", BOARDS)
def test_the_name_stands_on_the_great_river_alone(name: str) -> None:
    board = board_named(name)
    turn = map_view(board, SIZES[1]).turn
    named, plain = ground_of(board, 34.0, turn, "Great River"), ground_of(board, 34.0, turn)
    view = Projection(34.0, turn, (-named.left, -named.top))
    places = differing(named.picture, plain.picture)
    assert len(places) > 300
    near_water = sum(is_water(plain.picture.get_at(at)[:3]) for at in places)
    assert near_water > 0.98 * len(places)
    water = [h for h, sign in zip(board.spaces, board.ground, strict=True) if sign == "~"]
    for x, y in places[::20]:
        middle = min((view.centre(h) for h in water), key=lambda p: (p[0] - x) ** 2 + (p[1] - y) ** 2)
        assert (middle[0] - x) ** 2 + (middle[1] - y) ** 2 < 34.0**2


@pytest.mark.parametrize("name", BOARDS)
def test_every_bank_and_nothing_else_has_a_symbol(name: str) -> None:
    board = board_named(name)
    turn = map_view(board, SIZES[1]).turn
    signed, plain = ground_of(board, 36.0, turn), ground_of(board, 36.0, turn, signs=False)
    view = Projection(36.0, turn, (-signed.left, -signed.top))
    found = {view.at(x + 0.5, y + 0.5) for x, y in differing(signed.picture, plain.picture)}
    banks = {h for i, h in enumerate(board.spaces) if board.ground[i] == "." and board.rivers_at[i]}
    assert found == banks


@pytest.mark.parametrize("size", [(320, 200), (130, 90)])
def test_a_thumbnail_shows_the_board_and_its_seats(size: tuple[int, int]) -> None:
    board = board_named("four-thrones")
    card = board_thumbnail(board, size)
    assert card.get_size() == size
    assert card.get_at((0, 0))[:3] == rgb(CARD)
    view = Projection.fit(board.spaces, (0, 0, *size), margin=0.9)
    for seat in range(1, board.players + 1):
        x, y = view.centre(board.spaces[board.cities[seat]])
        near = [card.get_at((round(x) + dx, round(y) + dy))[:3] for dx in range(-8, 9) for dy in range(-8, 9)]
        assert min(apart(colour, style(seat).colour) for colour in near) < 20


def test_a_draft_of_a_board_is_painted_like_the_board() -> None:
    board = board_named("training")
    draft = Draft(survey(board_from_data(board.to_data()).layout))
    assert pygame.image.tobytes(ground_of(board, 26.0).picture, "RGBA") == pygame.image.tobytes(
        ground_of(draft, 26.0).picture, "RGBA"
    )
