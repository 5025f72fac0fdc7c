"""What must be told apart on the tables stays apart for red-, green- and blue-blind eyes, and by form too.

The bars lie a little under what is drawn now: whoever makes two things more alike is told so here.
"""

from __future__ import annotations

import itertools
import typing
from collections.abc import Mapping

import pygame
import pytest
from colourblind import EYES, apart, apart_in_form, laid, seen, simulated

from tabletop.text.catalogue import Catalogue
from tabletop.ui.kit import Kit
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import PAPER, Colour, rgb
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Theme
from tzolkin.tables import default_tables
from tzolkin.ui.art import calendar, plates, players, signs, states, workers
from tzolkin.ui.art.days import DayFields
from tzolkin.ui.art.geometry import WheelGeometry
from tzolkin.ui.art.look import CALENDAR, GEAR_LOOKS, PLATE
from tzolkin.words import TEMPLES
from yucatan.ui import pieces
from yucatan.ui import states as yucatan_states

GOODS = ("corn", "wood", "stone", "gold", "skull", "block")
JUNGLE, PLAIN, WATER = "#4E6B3E", "#CDBB7F", "#6F9CB5"
Things = Mapping[object, Sprite]


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas()


@pytest.fixture(params=[eyes for eyes in EYES if eyes != "normal"])
def eyes(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def hold(things: Things, ground: Colour, eyes: str, least: float, form: float) -> None:
    """Every two of these differ plainly in `least` of what is drawn, and in their form in `form` of it."""
    sheets = dict(zip(things, laid(list(things.values()), ground), strict=True))
    for (one, a), (other, b) in itertools.combinations(sheets.items(), 2):
        assert apart(a, b, eyes, ground) >= least, (one, other)
        assert apart_in_form(a, b, eyes, ground) >= form, (one, other)


# ---- the simulation


def test_greys_look_the_same_to_all_and_hues_fall_together(eyes: str) -> None:
    for grey in (0, 60, 128, 255):
        assert all(abs(value - grey) <= 2 for value in seen((grey, grey, grey), eyes))
    confused = {
        "protan": ((120, 100, 30), (60, 106, 30)),
        "deutan": ((150, 90, 40), (100, 108, 40)),
        "tritan": ((60, 120, 160), (60, 124, 130)),
    }
    one, other = confused[eyes]
    before = sum(abs(a - b) for a, b in zip(one, other, strict=True))
    after = sum(abs(a - b) for a, b in zip(seen(one, eyes), seen(other, eyes), strict=True))
    assert after < before


def test_a_mere_change_of_hue_is_no_difference_for_the_blind_nor_in_form() -> None:
    discs = []
    for colour in ("#B4641E", "#7A8A1E"):
        canvas = Canvas(24, 24, 4)
        canvas.circle(12, 12, 10, colour)
        discs.append(canvas.sprite(12, 12))
    red, green = laid(discs, PLATE)
    assert apart(red, green, "normal", PLATE) > 0.9
    assert apart(red, green, "deutan", PLATE) < 0.1
    for eyes in EYES:
        assert apart_in_form(red, green, eyes, PLATE) < 0.06


def test_a_whole_picture_is_simulated_pixel_by_pixel(eyes: str) -> None:
    picture = pygame.Surface((3, 2), 0, 32)
    picture.fill((207, 68, 38))
    picture.set_at((1, 1), (20, 90, 180))
    shown = simulated(picture, eyes)
    assert shown.get_size() == (3, 2)
    assert tuple(shown.get_at((0, 0)))[:3] == seen((207, 68, 38), eyes)
    assert tuple(shown.get_at((1, 1)))[:3] == seen((20, 90, 180), eyes)


# ---- players


@pytest.mark.parametrize("r", [9.0, 14.0])
def test_the_marks_of_five_players(atlas: Atlas, eyes: str, r: float) -> None:
    hold({seat: atlas.badge(seat, r) for seat in range(1, 6)}, PLATE, eyes, 0.45, 0.06)


@pytest.mark.parametrize("gear", GEAR_LOOKS)
def test_workers_and_dummies_on_every_gear(atlas: Atlas, eyes: str, gear: str) -> None:
    standing = {seat: workers.worker(atlas, seat, 45) for seat in range(6)}
    hold(standing, GEAR_LOOKS[gear].stone, eyes, 0.38, 0.012)


def test_figures_in_hand_on_a_gear_and_in_the_bank(atlas: Atlas, eyes: str) -> None:
    for seat in range(1, 6):
        drawn = {state: workers.figure(atlas, seat, 20, state) for state in ("full", "outline", "dot")}
        hold(drawn, PAPER, eyes, 0.3, 0.12)


@pytest.mark.parametrize("ground", [JUNGLE, PLAIN])
def test_warriors_on_jungle_and_plain(atlas: Atlas, eyes: str, ground: str) -> None:
    hold({seat: pieces.warrior(atlas, seat, 44) for seat in range(1, 5)}, ground, eyes, 0.38, 0.012)


def test_villages_of_four_players_large_and_small(atlas: Atlas, eyes: str) -> None:
    drawn = {
        (seat, large): pieces.village(atlas, seat, large, 44)
        for seat in range(1, 5)
        for large in (False, True)
    }
    hold(drawn, PLAIN, eyes, 0.2, 0.003)


def test_brotherhoods(atlas: Atlas, eyes: str) -> None:
    words = ("jaguar", "snake", "hummingbird")
    hold({word: pieces.brotherhood_disc(atlas, word, 30) for word in words}, PAPER, eyes, 0.05, 0.05)


# ---- states of places


@pytest.mark.parametrize("ground", [PLATE, *(look.stone for look in GEAR_LOOKS.values())])
def test_states_of_round_places(atlas: Atlas, eyes: str, ground: str) -> None:
    drawn = {state: states.round_state(atlas, 24, state, 0.9) for state in typing.get_args(states.State)}
    hold(drawn, ground, eyes, 0.18, 0.03)


def test_states_of_boxes(atlas: Atlas, eyes: str) -> None:
    drawn = {state: states.box_state(atlas, 70, 55, state) for state in typing.get_args(states.State)}
    hold(drawn, PAPER, eyes, 0.18, 0.03)


@pytest.mark.parametrize("ground", [JUNGLE, PLAIN, WATER])
def test_states_of_spaces(atlas: Atlas, eyes: str, ground: str) -> None:
    named = ("selected", "selectable", "illegal", "hover", "focus", "last_move")
    drawn: dict[object, Sprite] = {name: getattr(yucatan_states, name)(atlas, 44, 0) for name in named}
    drawn["legal"] = yucatan_states.legal(atlas, 44, 0)
    drawn["pointed"] = yucatan_states.legal(atlas, 44, 0, pointed=True)
    hold(drawn, ground, eyes, 0.1, 0.01)


def test_prices_that_can_be_paid_cannot_and_were_paid(atlas: Atlas, eyes: str) -> None:
    discs: Things = {
        "free": states.price_disc(atlas, "3"),
        "dear": states.price_disc(atlas, "3", payable=False),
        "pointed": states.price_disc(atlas, "3", pointed=True),
        "placed": states.placed_badge(atlas, "3"),
    }
    hold(discs, GEAR_LOOKS["palenque"].stone, eyes, 0.35, 0.12)
    badges: Things = {
        "payable": states.price_badge(atlas, 3),
        "dear": states.price_badge(atlas, 3, payable=False),
        "gain": states.price_badge(atlas, -3),
    }
    hold(badges, PLATE, eyes, 0.6, 0.3)


def test_food_that_is_there_and_food_that_is_short(atlas: Atlas, eyes: str) -> None:
    kit = Kit(Theme((1920, 1080)), atlas, Catalogue())
    hold({fed: players.food_mark(kit, 8, fed, 26) for fed in (True, False)}, PAPER, eyes, 0.3, 0.2)


# ---- what lies on the table


def test_temples(atlas: Atlas, eyes: str) -> None:
    names = ("temple", *(f"temple:{name}" for name in TEMPLES))
    hold({name: signs.sign(atlas, name, 22) for name in names}, PLATE, eyes, 0.5, 0.09)


def test_goods(atlas: Atlas, eyes: str) -> None:
    hold({name: signs.sign(atlas, name, 22) for name in GOODS}, PLATE, eyes, 0.3, 0.35)


def test_kinds_of_buildings(atlas: Atlas, eyes: str) -> None:
    kinds = ("farm", "civic", "tomb", "shrine")
    hold({kind: signs.kind_sign(atlas, kind, 10) for kind in kinds}, "#FFFFFF", eyes, 0.2, 0.2)


def test_the_two_sides_of_a_players_board(atlas: Atlas, eyes: str) -> None:
    hold({side: signs.sign(atlas, side, 20) for side in ("light", "dark")}, PAPER, eyes, 0.5, 0.5)


def test_skull_slots_empty_and_filled(atlas: Atlas, eyes: str) -> None:
    slots: Things = {"empty": plates.skull_socket(atlas, 10.5), "filled": plates.crystal_skull(atlas, 36)}
    hold(slots, PLATE, eyes, 0.6, 0.5)


def test_quick_tiles_open_spent_today_and_secret(atlas: Atlas, eyes: str) -> None:
    act = default_tables().quick_acts["gold"]
    drawn = {
        state: calendar.quick_tile(atlas, act, 21.5, state) for state in typing.get_args(calendar.QuickState)
    }
    hold(drawn, CALENDAR, eyes, 0.17, 0.05)


def test_the_order_of_turns_first_acted_and_now(atlas: Atlas, eyes: str) -> None:
    for seat in range(1, 6):
        drawn: Things = {
            "later": calendar.turn_badge(atlas, seat, 14),
            "first": calendar.turn_badge(atlas, seat, 14, first=True),
            "acted": calendar.turn_badge(atlas, seat, 14, acted=True),
            "now": calendar.turn_badge(atlas, seat, 14, now=True),
        }
        hold(drawn, PAPER, eyes, 0.15, 0.1)


def test_food_days_for_points_and_for_materials(atlas: Atlas, eyes: str) -> None:
    geometry = WheelGeometry.fitted((250, 250), 1)
    drawn: dict[object, Sprite] = {}
    for kind in ("points", "materials"):
        ring = DayFields(atlas, geometry, [(8, kind)], 24).still(8)
        field = pygame.Rect(0, 0, 64, 56)
        field.midtop = (ring.ax, ring.ay - round(geometry.radius * 0.95))
        drawn[kind] = Sprite(ring.surface.subsurface(field).copy(), 0, 0)
    hold(drawn, CALENDAR, eyes, 0.8, 0.05)


def test_bars_are_not_met_by_two_of_the_same(atlas: Atlas, eyes: str) -> None:
    one, other = laid([atlas.badge(2, 14), atlas.badge(2, 14)], PLATE)
    assert apart(one, other, eyes, PLATE) == 0
    assert apart_in_form(one, other, eyes, PLATE) == 0
    assert rgb(PLATE) == tuple(one.get_at((0, 0)))[:3]
