"""Sprites, canvases and the cache: anchors, alpha, bounds, pictures of the three games."""

from __future__ import annotations

import pygame
import pytest

import tindaya.ui.poster
import tzolkin.ui.poster
import yucatan.ui.poster
from tabletop.text.catalogue import Catalogue
from tabletop.ui.kit import Kit
from tabletop.ui.paint import chrome
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.cache import SpriteCache
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import hexagon
from tabletop.ui.paint.palette import PAPER, SEAT_STYLES, rgb, style
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.scenes.curtainpaint import cloth
from tabletop.ui.theme import Theme
from yucatan.ui import buildings, pieces, states

SIZES = [12.0, 22.5, 30.0, 43.7, 88.0, 150.0]


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas()


def margin_is_clear(surface: pygame.Surface) -> bool:
    """Nothing was cut off: the outermost pixels are empty."""
    w, h = surface.get_size()
    edge = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for y in range(h) for x in (0, w - 1)]
    return all(surface.get_at(at).a <= 3 for at in edge)


def is_premultiplied(surface: pygame.Surface) -> bool:
    w, h = surface.get_size()
    for x in range(0, w, 3):
        for y in range(0, h, 3):
            red, green, blue, alpha = surface.get_at((x, y))
            if max(red, green, blue) > alpha + 2:
                return False
    return True


def blank(size: int) -> Sprite:
    return Sprite(pygame.Surface((size, size), pygame.SRCALPHA, 32), 0, 0)


def test_cache_makes_once_and_stays_within_its_budget() -> None:
    cache = SpriteCache(10 * 400)
    made: list[int] = []

    def ask(i: int) -> None:
        def make() -> Sprite:
            made.append(i)
            return blank(10)

        cache.get(i, make)

    for i in (*range(10), 0):
        ask(i)
    assert made == list(range(10))
    ask(10)  # number 1 is the one unused for longest: it goes
    assert cache.bytes <= cache.budget
    ask(0)
    assert made == list(range(11))
    ask(1)
    assert made == [*range(11), 1]


def test_cache_keeps_one_thing_larger_than_its_budget() -> None:
    cache = SpriteCache(100)
    assert cache.get("big", lambda: blank(50)) is cache.get("big", lambda: blank(50))
    assert len(cache) == 1


def test_shapes_are_smooth_and_where_they_should_be() -> None:
    canvas = Canvas(40, 40, 4)
    canvas.poly(hexagon(20, 20, 15), "#FF0000")
    surface = canvas.sprite(20, 20).surface
    assert tuple(surface.get_at((20, 20))) == (255, 0, 0, 255)
    assert surface.get_at((1, 1)).a == 0
    partial = [surface.get_at((x, 11)).a for x in range(40)]
    assert any(0 < a < 255 for a in partial)
    assert is_premultiplied(surface)


def test_transparent_shapes_do_not_need_to_lie_on_the_canvas() -> None:
    canvas = Canvas(20, 20, 3)
    for x, y in ((-100, -100), (10, 300), (300, 10)):
        canvas.circle(x, y, 12, "#00FF00", 100)
        canvas.line([(x, y), (x + 5, y)], "#00FF00", 3, 100)
        canvas.hatch(hexagon(x, y, 5), "#00FF00", 4, 1, 120)
    assert canvas.sprite().surface.get_bounding_rect().size == (0, 0)


def test_faded_greyed_and_scaled_sprites() -> None:
    canvas = Canvas(10, 10, 2)
    canvas.rounded(0, 0, 10, 10, 0, "#C80000")
    sprite = canvas.sprite(5, 5)
    assert tuple(sprite.faded(0.5).surface.get_at((5, 5))) == pytest.approx((100, 0, 0, 128), abs=2)
    red, green, blue, alpha = sprite.greyed(1.0).surface.get_at((5, 5))
    assert red == green == blue
    assert alpha >= 253
    half = sprite.scaled(1, 0.5)
    assert half.surface.get_size() == (10, 5)
    assert (half.ax, half.ay) == (5, 2)


@pytest.mark.parametrize("R", SIZES)
def test_warriors_are_whole_and_coloured(atlas: Atlas, R: float) -> None:
    for seat in SEAT_STYLES:
        for carried, lifted, revealed in ((0, False, None), (3, False, "jaguar"), (2, True, None)):
            sprite = pieces.warrior(atlas, seat, R, carried, lifted=lifted, revealed=revealed)
            assert margin_is_clear(sprite.surface)
            assert is_premultiplied(sprite.surface)
            height = sprite.ay - pygame.mask.from_surface(sprite.surface, 200).get_bounding_rects()[0].top
            assert height >= pieces.warrior_height(R)


@pytest.mark.parametrize("R", SIZES)
def test_villages_cities_and_pyramids_are_whole(atlas: Atlas, R: float) -> None:
    for seat in (0, *SEAT_STYLES):
        for large in (False, True):
            assert margin_is_clear(pieces.village(atlas, seat, large, R).surface)
        for level in range(6):
            assert margin_is_clear(buildings.city(atlas, seat, level, R).surface)
            if seat:
                assert margin_is_clear(buildings.pyramid(atlas, seat, level, R / 43.7).surface)


def test_prisoners_can_be_counted(atlas: Atlas) -> None:
    """Each further prisoner covers more of the strip below the foot."""
    wide = []
    for carried in range(4):
        sheet = pygame.Surface((160, 200), pygame.SRCALPHA, 32)
        pieces.warrior(atlas, 2, 44, carried, shadow=False).put(sheet, 80, 150)
        strip = sheet.subsurface((0, 153, 160, 8))
        wide.append(pygame.mask.from_surface(strip, 200).count())
    assert wide == sorted(set(wide))


def test_levels_stack_from_the_same_anchor(atlas: Atlas) -> None:
    """All single levels laid over each other give the pyramid."""
    whole = buildings.pyramid(atlas, 1, 5, 1.0, shadow=False)
    sheet = pygame.Surface(whole.surface.get_size(), pygame.SRCALPHA, 32)
    for level in range(1, 6):
        part = buildings.pyramid(atlas, 1, 5, 1.0, only=level)
        part.put(sheet, whole.ax, whole.ay)
    wrong = 0
    w, h = sheet.get_size()
    for x in range(w):
        for y in range(h):
            apart = zip(sheet.get_at((x, y)), whole.surface.get_at((x, y)), strict=True)
            wrong += any(abs(a - b) > 40 for a, b in apart)
    assert wrong <= 0.01 * w * h


def test_discs_tell_nothing_while_covered(atlas: Atlas) -> None:
    """The covered side depends on the player alone; the three open sides differ."""
    opened = {
        bytes(pieces.brotherhood_disc(atlas, name, 51).surface.get_buffer().raw)
        for name in ("jaguar", "snake", "hummingbird")
    }
    assert len(opened) == 3
    assert pieces.covered_disc(atlas, 2, 51) is pieces.covered_disc(atlas, 2, 51)


@pytest.mark.parametrize("turn", [0, 30, -30, 60])
@pytest.mark.parametrize("R", [22.5, 44.0, 88.0])
def test_states_of_spaces_differ_in_form(atlas: Atlas, R: float, turn: float) -> None:
    """Seen in grey at one lightness, no two states look alike."""
    drawn = [
        states.legal(atlas, R, turn),
        states.legal(atlas, R, turn, dot=False),
        states.legal(atlas, R, turn, pointed=True),
        states.selected(atlas, R, turn),
        states.selectable(atlas, R, turn),
        states.illegal(atlas, R, turn),
        states.hover(atlas, R, turn),
        states.focus(atlas, R, turn),
        states.last_move(atlas, R, turn),
    ]
    shapes = {
        bytes(pygame.mask.from_surface(sprite.surface, 120).to_surface().get_buffer().raw) for sprite in drawn
    }
    assert len(shapes) == len(drawn)
    for sprite in drawn:
        assert margin_is_clear(sprite.surface)


def test_every_effect_chip_is_drawn(atlas: Atlas) -> None:
    for kind in states.EFFECTS:
        assert margin_is_clear(states.effect_chip(atlas, kind, states.chip_radius(30)).surface)


def test_path_covers_its_points() -> None:
    way = [(100.0, 100.0), (140.0, 120.0), (180.0, 100.0)]
    sprite, x, y = states.path(way, 44)
    target = pygame.Surface((300, 200), pygame.SRCALPHA, 32)
    sprite.put(target, x, y)
    assert target.get_at((102, 101)).a > 200


@pytest.mark.parametrize("seat", SEAT_STYLES)
def test_curtain_is_in_the_players_colour(atlas: Atlas, seat: int) -> None:
    picture = cloth(Kit(Theme((640, 360)), atlas, Catalogue()), seat)
    middle = picture.get_at((320, 150))
    assert middle[:3] == pytest.approx(rgb(style(seat).colour), abs=26)
    assert sum(picture.get_at((2, 180))[:3]) < sum(middle[:3])


@pytest.mark.parametrize("game", [yucatan.ui.poster, tindaya.ui.poster, tzolkin.ui.poster])
@pytest.mark.parametrize("size", [(90, 60), (247, 301), (372, 452), (744, 904)])
def test_posters_fill_any_size_and_are_always_the_same(game: object, size: tuple[int, int]) -> None:
    picture = game.poster(*size)  # type: ignore[attr-defined]
    assert picture.get_size() == size
    assert picture.get_at((size[0] - 1, size[1] - 1))[:3] != (0, 0, 0)
    again = game.poster(*size)  # type: ignore[attr-defined]
    assert picture.get_buffer().raw == again.get_buffer().raw


def test_chrome_is_whole(atlas: Atlas) -> None:
    drawn = [
        chrome.card(atlas, 300, 150, 10),
        chrome.player_card(atlas, 1, 300, 150, 1.0),
        chrome.hut_cluster(atlas, 27),
        chrome.compass(atlas, 32),
        chrome.compass(atlas, 21, 0.7),
        atlas.badge(3, 18),
        atlas.mark(5, 18, "#000000"),
    ]
    for sprite in drawn:
        assert margin_is_clear(sprite.surface)


def test_text_on_paper_has_the_colour_asked_for(atlas: Atlas) -> None:
    target = pygame.Surface((200, 100))
    target.fill(rgb(PAPER))
    atlas.letters.write(target, "MMM", 10, 80, 60, "#2A2018", "black")
    darkest = min(sum(target.get_at((x, 65))[:3]) for x in range(200))
    assert darkest <= sum(rgb("#2A2018")) + 6
