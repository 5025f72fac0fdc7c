"""Tzolk'in's pictures: wheels that turn, cards, tiles, states; kept, in their bounds, told apart by form."""

from __future__ import annotations

import itertools
import typing

import pygame
import pytest

from tabletop.text.catalogue import Catalogue
from tabletop.ui.kit import Kit
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Theme
from tzolkin.tables import default_tables
from tzolkin.ui.art import calendar, cards, effects, plates, players, rows, signs, states, tiles, workers
from tzolkin.ui.art.geometry import WheelGeometry
from tzolkin.ui.art.wheels import Wheels

TABLES = default_tables()
FOOD = [(food.day, food.rewards) for food in TABLES.board.calendar.food_days]
Size = tuple[int, int]
Makers = list[typing.Callable[[Atlas], Sprite]]


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas()


@pytest.fixture(scope="module", params=[(1280, 720), (1920, 1080)])
def kit(request: pytest.FixtureRequest, atlas: Atlas) -> Kit:
    return Kit(Theme(request.param), atlas, Catalogue())


def image(surface: pygame.Surface) -> bytes:
    """All pixels."""
    return pygame.image.tobytes(surface, "RGBA")


def ink(sprite: Sprite) -> tuple[bytes, Size]:
    """What a sprite shows."""
    return image(sprite.surface), sprite.surface.get_size()


def small_wheels(atlas: Atlas) -> tuple[Wheels, pygame.Surface]:
    """Wheels of a little size on a surface that holds them."""
    geometry = WheelGeometry((120.0, 130.0), 50.0, 10.0, 12.0)
    return Wheels(atlas, geometry, FOOD), pygame.Surface((240, 260), 0, 32)


def drawn(wheels: Wheels, surface: pygame.Surface, turn: float) -> bytes:
    """The wheels at that moment."""
    surface.fill((200, 190, 170))
    wheels.draw(surface, turn)
    return image(surface)


def test_wheels_show_every_moment_of_a_turn(atlas: Atlas) -> None:
    wheels, surface = small_wheels(atlas)
    moments = [drawn(wheels, surface, turn) for turn in (11, 11.25, 11.5, 11.75, 12)]
    assert len(set(moments)) == 5
    assert drawn(wheels, surface, 11) == moments[0]


def test_bodies_look_the_same_a_tooth_later_and_are_made_once(atlas: Atlas) -> None:
    wheels, surface = small_wheels(atlas)
    drawn(wheels, surface, 3.25)
    made = wheels.body_bytes
    drawn(wheels, surface, 9.25)
    assert wheels.body_bytes == made


def test_preparing_makes_all_that_a_turn_asks_for(atlas: Atlas) -> None:
    wheels, surface = small_wheels(atlas)
    before = [drawn(wheels, surface, turn) for turn in (5.1, 5.5)]
    shares = list(wheels.prepare(5))
    assert shares[-1] == 1
    assert shares == sorted(shares)
    made = wheels.bytes
    for turn in (5.1, 5.3, 5.5, 5.9, 6):
        drawn(wheels, surface, turn)
    assert wheels.bytes == made
    assert [drawn(wheels, surface, turn) for turn in (5.1, 5.5)] == before


def test_only_one_days_fields_are_kept_ahead(atlas: Atlas) -> None:
    wheels, _surface = small_wheels(atlas)
    kept = []
    for day in (5, 6, 14, 27):
        assert list(wheels.prepare(day))[-1] == 1
        kept.append(wheels.bytes - wheels.body_bytes)
    assert max(kept) < 1.2 * min(kept)


def test_a_filled_skull_slot_looks_filled(atlas: Atlas) -> None:
    geometry = WheelGeometry.fitted((500, 470), 1.0)
    ring = plates.PlateRing(atlas, TABLES, geometry)
    pictures = []
    for skulls in ((), (1,), (1, 4)):
        surface = pygame.Surface((1000, 980), 0, 32)
        ring.draw(surface, skulls)
        pictures.append(image(surface))
    assert len(set(pictures)) == 3


def test_each_plate_of_a_gear_differs_except_those_of_any_action(atlas: Atlas) -> None:
    for number, gear in enumerate(TABLES.gears):
        shown = [ink(plates.action_plate(atlas, TABLES, number, space, 31)) for space in range(gear.last + 1)]
        plain = gear.any_from
        assert len(set(shown[: plain + 1])) == len({effects.space_face(gear, s, 2) for s in range(plain + 1)})
        assert len(set(shown[plain:])) == 1


def test_workers_differ_by_more_than_colour(atlas: Atlas) -> None:
    grey = [image(pygame.transform.grayscale(workers.worker(atlas, seat, 45).surface)) for seat in range(6)]
    assert len(set(grey)) == 6


def test_a_worker_stands_on_its_foot(atlas: Atlas) -> None:
    for h in (30.0, 45.0, 90.0):
        sprite = workers.worker(atlas, 2, h)
        assert sprite.surface.get_height() > h
        assert 0 < sprite.ax < sprite.surface.get_width()
        assert sprite.surface.get_height() - sprite.ay < h * 0.4
    lifted, standing = workers.worker(atlas, 2, 45, lift=10), workers.worker(atlas, 2, 45)
    assert lifted.ay > standing.ay + 6


def test_figures_tell_hand_gear_and_bank_apart_for_every_seat(atlas: Atlas) -> None:
    for seat in range(1, 6):
        shown = {
            image(pygame.transform.grayscale(workers.figure(atlas, seat, 20, state).surface))
            for state in ("full", "outline", "dot")
        }
        assert len(shown) == 3


def test_states_differ_in_form(atlas: Atlas) -> None:
    all_states = typing.get_args(states.State)
    round_ones = [states.round_state(atlas, 31, state) for state in all_states]
    boxes = [states.box_state(atlas, 70, 55, state) for state in all_states]
    for sprites in (round_ones, boxes):
        shapes = [pygame.mask.from_surface(sprite.surface, 30) for sprite in sprites]
        for one, other in itertools.combinations(shapes, 2):
            shared = one.overlap_area(other, (0, 0))
            assert one.get_size() != other.get_size() or shared < max(one.count(), other.count())


def test_prices_tell_payable_from_not_payable_without_colour(atlas: Atlas) -> None:
    yes, no = states.price_disc(atlas, "3"), states.price_disc(atlas, "3", payable=False)
    assert image(pygame.transform.grayscale(yes.surface)) != image(pygame.transform.grayscale(no.surface))


@pytest.mark.parametrize(
    "name",
    [
        *(
            "corn",
            "wood",
            "stone",
            "gold",
            "skull",
            "block",
            "vp",
            "tech",
            "worker",
            "workers",
            "build",
            "kind:tomb",
        ),
        *(
            "temple",
            "temple:chaac",
            "temple:kukulcan",
            "tech:architecture",
            "tile:corn",
            "no:gold",
            "ahead",
            "to",
        ),
    ],
)
def test_a_sign_fills_its_size(atlas: Atlas, name: str) -> None:
    for px in (18.0, 40.0):
        sprite = signs.sign(atlas, name, px)
        assert max(sprite.surface.get_bounding_rect().size) <= px * 1.4 + 4
        assert sprite.surface.get_bounding_rect().w >= px * 0.2


def test_a_row_is_as_wide_as_it_says(atlas: Atlas) -> None:
    for groups in (effects.building(card) for card in TABLES.cards.values()):
        terms = effects.joined(groups)
        if not terms:
            continue
        sprite = rows.effect_row(atlas, terms, 24)
        shown = sprite.surface.get_bounding_rect()
        assert shown.right <= sprite.surface.get_width()
        assert abs(shown.w - rows.row_width(atlas, terms, 24)) < 12


def test_every_building_has_a_card_of_its_size(kit: Kit) -> None:
    for card in TABLES.cards.values():
        if card.age:
            sprite = cards.building_card(kit, card, 136, 140, card.name)
            assert sprite.surface.get_width() - 2 * sprite.ax == 136
            assert sprite.surface.get_height() - 2 * sprite.ay == 140
        else:
            chip = cards.monument_chip(kit, card, 3, 100, 68)
            assert chip.surface.get_width() - 2 * chip.ax == 100


def test_cards_of_different_buildings_differ(kit: Kit) -> None:
    shown: dict[tuple[object, ...], bytes] = {}
    for card in TABLES.cards.values():
        if card.age:
            look = (card.kind, card.cost, card.skull, effects.building(card), card.renovation)
            picture = image(cards.building_card(kit, card, 93, 120).surface)
            assert shown.setdefault(look, picture) == picture
    assert len(set(shown.values())) == len(shown)


def test_every_wealth_tile_and_quick_tile_can_be_drawn(kit: Kit) -> None:
    shown = {image(tiles.wealth_tile(kit, tile, 120, 150).surface) for tile in TABLES.wealth.values()}
    assert len(shown) == len(TABLES.wealth)
    kinds = {image(calendar.quick_tile(kit.atlas, act, 21.5).surface) for act in TABLES.quick_acts.values()}
    assert len(kinds) == len(TABLES.quick_acts)
    act = TABLES.quick_acts["gold"]
    looks = {
        image(calendar.quick_tile(kit.atlas, act, 21.5, s).surface)
        for s in typing.get_args(calendar.QuickState)
    }
    assert len(looks) == 4


def test_a_long_name_keeps_off_the_figures_of_its_row(kit: Kit) -> None:
    face = players.PlayerFace(
        "Maksymiliana Wniebowstąpienie", 5, "Cit-Bolon-Tum", 88, 88, 88, 88, 88, "188¾", 6, 6, 6, True, 12
    )
    width, height = (296, 66) if kit.theme.small else (426, 128)
    for active in (False, True):
        surface = pygame.Surface((width, height), pygame.SRCALPHA, 32)
        players.draw_player(kit, surface, (0, 0, width, height), face, "Tableau")
        empty = players.PlayerFace("", 5, "", 88, 88, 88, 88, 88, "188¾", 6, 6, 6, True, 12, active=active)
        other = pygame.Surface((width, height), pygame.SRCALPHA, 32)
        players.draw_player(kit, other, (0, 0, width, height), empty, "Tableau")
        if not active:  # right of the name nothing changes
            right = pygame.Rect(round(width * 0.52), 0, width, height).clip(surface.get_rect())
            assert image(surface.subsurface(right)) == image(other.subsurface(right))


def test_a_hungry_player_is_told_by_shape(kit: Kit) -> None:
    fed, hungry = players.food_mark(kit, 8, True, 24), players.food_mark(kit, 8, False, 24)
    assert image(pygame.transform.grayscale(fed.surface)) != image(pygame.transform.grayscale(hungry.surface))
