"""Where Tzolk'in's wheels, plates and columns lie."""

from __future__ import annotations

import math

import pytest

from tabletop.text.catalogue import Catalogue
from tabletop.ui.kit import Kit
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.theme import Theme
from tzolkin.tables import default_tables
from tzolkin.ui.art.geometry import PITCH, TEETH, WheelGeometry
from tzolkin.ui.art.startboard import StartBoard
from tzolkin.ui.art.technologies import TechBoard
from tzolkin.ui.art.temples import TempleBoard
from tzolkin.words import GEARS, TRACKS

SIZES = (2 / 3, 1.0, 1.5, 2.0)
TURNS = (1.0, 7.25, 11.0, 11.5, 13.9, 26.0)


def geometry(u: float = 1.0) -> WheelGeometry:
    """The wheels as they lie in a window of 16:9."""
    return WheelGeometry.fitted((616, 342) if u < 0.7 else (955 * u, 492 * u), u)


def share(angle: float, pitch: float) -> float:
    """How far an angle is from the nearest whole pitch, in pitches, from -0.5 to 0.5."""
    return (angle / pitch + 0.5) % 1 - 0.5


@pytest.mark.parametrize("gear", GEARS)
@pytest.mark.parametrize("turn", TURNS)
def test_a_gap_of_every_gear_faces_a_tooth_of_the_calendar(gear: str, turn: float) -> None:
    g = geometry()
    direction = g.gear_direction(gear)
    before = share(direction - g.calendar_phase(turn), PITCH)
    pitch = g.gear_pitch(gear)
    gap = g.gear_phase(gear, turn) + pitch / 2
    # seen from both middles the nearest tooth and gap lie equally far from the line between them
    behind = share(gap - (direction + math.pi), pitch)
    assert math.isclose(abs(before), 0.5, abs_tol=1e-9) or math.isclose(before, behind, abs_tol=1e-9)


@pytest.mark.parametrize("gear", GEARS)
def test_a_day_carries_a_worker_to_the_next_space(gear: str) -> None:
    g = geometry()
    start, after = g.hole_spot(gear, 2 + 0.0), g.hole_spot(gear, 2 + 1.0)
    assert after == g.hole_spot(gear, 3)
    middle = g.gear_centre(gear)
    half = g.hole_spot(gear, 2.5)
    for spot in (start, half, after):
        assert math.isclose(math.dist(spot, middle), math.dist(start, middle))
    turned = (g.gear_phase(gear, 12) - g.gear_phase(gear, 11)) % g.gear_pitch(gear)
    assert min(turned, g.gear_pitch(gear) - turned) < 1e-9


def test_gears_turn_clockwise_and_the_calendar_anticlockwise() -> None:
    g = geometry()
    assert g.calendar_phase(11.1) < g.calendar_phase(11)
    assert g.day_angle(12, 11) > g.day_angle(12, 11.5) > g.day_angle(12, 12)
    assert math.isclose(g.day_angle(12, 12), -math.pi / 2)
    for gear in GEARS:
        assert g.space_angle(gear, 1.1) > g.space_angle(gear, 1)
        moved = (g.gear_phase(gear, 11.01) - g.gear_phase(gear, 11)) % g.gear_pitch(gear)
        assert math.isclose(moved, 0.01 * g.gear_pitch(gear), abs_tol=1e-9)


def test_first_and_last_day_share_a_field() -> None:
    g = geometry()
    assert math.dist(g.day_spot(1, 5), g.day_spot(27, 5)) < 1e-6


@pytest.mark.parametrize("u", SIZES)
def test_wheels_stay_clear_of_each_other(u: float) -> None:
    g = geometry(u)
    for gear in GEARS:
        between = math.dist(g.centre, g.gear_centre(gear))
        assert between == pytest.approx(g.radius + g.gear_radius(gear), rel=0.01)
        for other in GEARS:
            if other != gear:
                reach = g.gear_radius(gear) + g.gear_radius(other) + 2 * g.module
                assert math.dist(g.gear_centre(gear), g.gear_centre(other)) > reach


@pytest.mark.parametrize("u", SIZES)
def test_plates_overlap_neither_each_other_nor_their_gear(u: float) -> None:
    g, tables = geometry(u), default_tables()
    spots = [
        (table.name, space, g.plate_spot(table.name, space))
        for table in tables.gears
        for space in range(table.last + 1)
    ]
    for i, (gear, space, spot) in enumerate(spots):
        tip = g.gear_radius(gear) + g.module / 2
        assert math.dist(spot, g.gear_centre(gear)) - g.plate > tip - g.module * 0.6, (gear, space)
        for other, number, there in spots[i + 1 :]:
            assert math.dist(spot, there) > 2 * g.plate - 1, (gear, space, other, number)


@pytest.mark.parametrize("u", SIZES)
def test_workers_on_neighbouring_spaces_do_not_cover_each_other(u: float) -> None:
    g = geometry(u)
    for gear in GEARS:
        for space in range(TEETH[gear] - 1):
            apart = math.dist(g.foot(gear, space), g.foot(gear, space + 1))
            assert apart > g.worker * 0.5, gear


@pytest.mark.parametrize("u", SIZES)
def test_everything_lies_inside_the_frame(u: float) -> None:
    g = geometry(u)
    left, top, right, low = g.frame
    for table in default_tables().gears:
        for space in range(table.last + 1):
            x, y = g.plate_spot(table.name, space)
            assert left <= x - g.plate
            assert x + g.plate <= right
            assert top <= y - g.plate
            assert y + g.plate <= low


def test_piles_of_one_space_lie_side_by_side() -> None:
    g = geometry()
    for space in (3, 4, 5):
        corn, wood = g.jungle_spot(space, "corn"), g.jungle_spot(space, "wood")
        assert math.dist(corn, wood) > g.jungle_tile
        for spot in (corn, wood):
            assert math.dist(spot, g.plate_spot("palenque", space)) > g.plate


def kit(size: tuple[int, int] = (1920, 1080), text: float = 1.0) -> Kit:
    """A kit for a window."""
    return Kit(Theme(size, text), Atlas(), Catalogue())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_temple_steps_stand_on_each_other_and_hold_all_marks(size: tuple[int, int], text: float) -> None:
    k = kit(size, text)
    temples = default_tables().temples
    box = (10.0, 20.0, 404 * k.theme.u, 320 * k.theme.u)
    board = TempleBoard.fitted(k, box, temples)
    for place, temple in enumerate(temples):
        for level in range(-1, temple.top + 1):
            x, y, w, h = board.step_rect(place, level)
            assert box[0] <= x
            assert x + w <= box[0] + box[2] + 1e-6
            assert y >= box[1] - 1e-6
            if level > -1:
                below = board.step_rect(place, level - 1)
                assert y + h == pytest.approx(below[1])
                assert w < below[2]
            for mx, my in board.mark_spots(place, level, 5):
                assert x < mx - board.mark
                assert mx + board.mark < x + w
                assert y < my < y + h


@pytest.mark.parametrize("named", [True, False])
def test_technology_cells_follow_each_other_and_hold_all_marks(named: bool) -> None:
    board = TechBoard((0.0, 0.0, 404.0, 270.0), 1.0, named)
    for track in range(len(TRACKS)):
        end = 0.0
        for level in range(5):
            x, y, w, h = board.cell(track, level)
            assert x >= end
            assert x + w <= 404.5
            assert y + h <= 270
            end = x + w
            if level == 4:
                continue
            for mx, my in board.mark_spots(track, level, 5):
                assert x <= mx - board.mark + 1
                assert mx + board.mark <= x + w + 1
                assert y < my < y + h


def test_places_of_the_start_board_lie_on_it() -> None:
    board = StartBoard((10.0, 20.0, 290.0, 172.0), 1.0)
    spots = [board.start_spot(), board.tile_spot(), *(board.quick_spot(i) for i in range(3))]
    for x, y in spots:
        assert 10 + board.socket < x < 300 - board.socket
        assert 20 + board.socket < y < 192 - board.socket
    for i, spot in enumerate(spots):
        assert all(math.dist(spot, other) > 2 * board.socket for other in spots[i + 1 :])
