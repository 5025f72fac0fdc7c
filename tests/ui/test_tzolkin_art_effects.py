"""What the tables say as terms of the icon language."""

from __future__ import annotations

import pytest

from tzolkin.tables import default_tables
from tzolkin.ui.art import effects
from tzolkin.ui.art.effects import Term
from tzolkin.ui.art.prophecies import band_of, band_ranges
from tzolkin.words import GEAR_AT

TABLES = default_tables()


def face(gear: str, space: int) -> effects.PlateFace:
    """The plate of a space."""
    return effects.space_face(TABLES.gears[GEAR_AT[gear]], space, TABLES.board.corn_per_block)


def test_plates_say_what_the_board_file_says() -> None:
    assert face("palenque", 0).get == ((Term("", "0"),),)
    assert face("palenque", 1).get == ((Term("fish"),), (Term("corn", "3"),))
    assert face("palenque", 5) == effects.PlateFace(
        get=((Term("corn", "9"),), (Term("wood", "4"),)), ruled=True
    )
    assert face("palenque", 7).get[1] == (Term("", "1–5"),)
    assert face("chichen", 10).get[1] == (Term("", "1–9"),)
    assert face("tikal", 4).ruled
    assert face("tikal", 4).get[1] == (Term("monument", "1"),)
    assert face("tikal", 5).pay == ((Term("block"),),)
    assert len(face("tikal", 5).get) == 2
    assert face("uxmal", 1).pay == ((Term("corn", "3"),),)
    assert face("chichen", 9).get == ((Term("", "13"), Term("block")), (Term("temple:quetzalcoatl"),))


def test_a_face_in_one_row_keeps_price_before_result_and_parts_choices() -> None:
    assert effects.row(face("uxmal", 1)) == (Term("corn", "3"), Term("to"), Term("temple"))
    assert Term("or") in effects.row(face("palenque", 3))
    assert Term("or") not in effects.row(face("yaxchilan", 5))


def test_every_building_shows_each_of_its_effects() -> None:
    for card in TABLES.cards.values():
        groups = effects.building(card)
        assert len(groups) == len(card.effects) + len(card.rewards)
        assert all(groups)
    assert effects.building(TABLES.cards["B06"]) == ((Term("tech", "1"),), (Term("corn", "6"),))
    assert effects.building(TABLES.cards["X02"]) == (
        (Term("food", "1–2"), Term("to"), Term("wood")),
        (Term("", "3–4"), Term("to"), Term("skull")),
    )


def test_prices_name_every_block_and_skull() -> None:
    assert effects.price(TABLES.cards["B12"]) == ("wood", "stone", "stone", "gold")
    assert effects.price(TABLES.cards["Y04"]) == ("gold", "skull")


def test_monuments_score_by_the_number_of_players() -> None:
    score = TABLES.cards["M05"].score
    assert score is not None
    assert effects.score(score, 2)[0] == Term("", "6")
    assert effects.score(score, 5)[0] == Term("", "3")
    table = TABLES.cards["M07"].score
    assert table is not None
    assert effects.score(table, 4)[0] == Term("", "9+")


def test_every_level_bonus_calamity_and_tile_has_a_sign() -> None:
    for track in TABLES.board.technologies.tracks.values():
        assert all(effects.level(level) for level in track.levels)
        assert effects.bonus(track.bonus)
    for prophecy in TABLES.prophecies.values():
        assert effects.calamity(prophecy.calamity)
        assert effects.metric(prophecy.metric).sign
    for tile in TABLES.wealth.values():
        assert effects.wealth(tile)


def test_signs_of_levels() -> None:
    tracks = TABLES.board.technologies.tracks
    assert effects.level(tracks["extraction"].levels[0]) == (Term("wood", "+1"),)
    assert effects.level(tracks["extraction"].levels[1]) == (Term("stone", "+1"),)
    assert effects.level(tracks["agriculture"].levels[1]) == (Term("water"), Term("fish", "+1"))


@pytest.mark.parametrize(
    ("bands", "expected"),
    [
        ([1, 3, 6], ("0–1", "2–3", "4–6", "7+")),
        ([-1, 1, 3], ("≤ −1", "0–1", "2–3", "4+")),
        ([0, 1, 2], ("0", "1", "2", "3+")),
    ],
)
def test_bands_are_told_by_their_counts(bands: list[int], expected: tuple[str, ...]) -> None:
    assert band_ranges(bands) == expected


def test_amounts_fall_into_their_band() -> None:
    assert [band_of([1, 3, 6], n) for n in (0, 1, 2, 3, 4, 6, 7, 20)] == [0, 0, 1, 1, 2, 2, 3, 3]
