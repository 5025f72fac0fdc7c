"""Laying a new table."""

from __future__ import annotations

from screens import LONG, new_game

from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.newgame import NewGameScene
from tabletop.ui.scenes.newtable import NewTable


def scene(pilot: Pilot) -> NewGameScene:
    top = pilot.scene
    assert isinstance(top, NewGameScene)
    return top


def started(board: str = "four") -> tuple[Pilot, list[NewTable]]:
    tables: list[NewTable] = []

    def start(table: NewTable) -> str | None:
        tables.append(table)
        return None

    return Pilot(new_game(board, start, (1, 2, 3, 4))), tables


def test_the_table_as_proposed() -> None:
    pilot = Pilot(new_game("two"))
    tables: list[NewTable] = []
    object.__setattr__(scene(pilot).offer, "start", tables.append)
    pilot.click("start")
    assert tables == [NewTable("two", (("Itzel", 1), ("Łucja", 2)), 0, 4711, False, {"harvest": False})]


def test_the_number_of_seats_follows_the_board() -> None:
    pilot, _ = started("four")
    assert ("field", "name-4") in pilot.scene.targets
    pilot.click("first-4")
    pilot.click("board:delta")
    assert ("field", "name-4") not in pilot.scene.targets
    assert scene(pilot).seating.first == 0, "a seat that is gone cannot begin"
    pilot.click("board:two")
    assert ("field", "name-3") not in pilot.scene.targets


def test_a_board_for_several_numbers_lets_one_choose() -> None:
    pilot = Pilot(new_game("many"))
    assert scene(pilot).seating.players == 4
    pilot.click("players-less")
    assert ("field", "name-4") not in pilot.scene.targets
    while pilot.find("players-more").enabled:
        pilot.click("players-more")
    assert ("field", "name-5") in pilot.scene.targets
    pilot.click("players-more")
    assert pilot.scene.tip is not None
    assert "5" in pilot.scene.tip.tip.body


def test_seats_lie_clockwise_from_the_lower_edge() -> None:
    pilot, _ = started("four")
    spots = [pilot.find(f"name-{seat}").shape.centre for seat in (1, 2, 3, 4)]
    bottom, left, top, right = spots
    assert top[1] < left[1] < bottom[1]
    assert left[0] < bottom[0] < right[0]
    assert abs(left[1] - right[1]) < 3


def test_there_are_never_more_seats_than_colours() -> None:
    pilot, _ = started("four")
    pilot.click("board:many")
    while pilot.find("players-more").enabled:
        pilot.click("players-more")
    assert scene(pilot).seating.players == 4


def test_names_colours_first_player_seed_and_switches() -> None:
    pilot, tables = started("two")
    pilot.click("name-1")
    pilot.press("a", control=True)
    pilot.type("Ana")
    pilot.click("colour-1")
    pilot.click("first-2")
    pilot.click("seed")
    pilot.press("a", control=True)
    pilot.type("12ab3")
    pilot.click("tick:alone")
    pilot.click("tick:harvest")
    pilot.click("start")
    assert tables == [NewTable("two", (("Ana", 2), ("Łucja", 1)), 2, 123, True, {"harvest": True})]


def test_colours_go_round_and_never_double() -> None:
    pilot, _ = started("four")
    for _ in range(9):
        pilot.click("colour-3")
        styles = scene(pilot).seating.styles[:4]
        assert sorted(styles) == [1, 2, 3, 4]


def test_what_hinders_is_said_and_start_stands_disabled() -> None:
    pilot, tables = started("bad")
    assert "Seat 2 has no city." in (pilot.find("start").reason or "")
    pilot.click("start")
    assert pilot.scene.tip is not None
    pilot.click("board:two")
    pilot.click("name-2")
    pilot.press("a", control=True)
    pilot.type("itzel")
    assert "same name" in (pilot.find("start").reason or "")
    pilot.press("backspace")
    pilot.type("a")
    assert pilot.find("start").enabled
    pilot.click("seed")
    pilot.press("a", control=True)
    pilot.press("backspace")
    assert "seed" in (pilot.find("start").reason or "")
    pilot.type("9999999999")
    assert not pilot.find("start").enabled
    pilot.click("dice")
    assert pilot.find("start").enabled
    assert tables == []


def test_an_emptied_name_falls_back_to_the_proposed_one() -> None:
    pilot, tables = started("four")
    pilot.click("name-4")
    pilot.press("a", control=True)
    pilot.press("delete")
    pilot.click("start")
    assert tables[0].seats[3] == (LONG, 4)


def test_a_refused_start_is_told() -> None:
    pilot = Pilot(new_game("two", lambda _t: "The board changed on disk."))
    pilot.click("start")
    assert pilot.stage.told == "The board changed on disk."


def test_the_whole_table_by_keyboard() -> None:
    pilot, tables = started("four")
    pilot.walk_to("board:two")
    pilot.press("return")
    pilot.walk_to("first-1")
    pilot.press("space")
    pilot.walk_to("start")
    pilot.press("return")
    assert tables
    assert (tables[0].board, tables[0].first) == ("two", 1)
