"""The keys of Tzolk'in's table: gears, skipping, the discount, names, the sheet of keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from test_tzolkin_table_choices import at, table_of, walk

from tabletop.engine.session import Session
from tabletop.ui.inputs import FocusLost, Key
from tabletop.ui.scenes.keysdialog import KeysDialog
from tabletop.ui.scenes.settings import SettingsDialog
from tabletop.ui.targets import Name
from tzolkin.state import State
from tzolkin.ui.discount import holder, placements
from tzolkin.ui.names import name_of
from tzolkin.ui.table import TzolkinTable
from tzolkin.words import GEARS

BIG = (1920, 1080)


def game(test: Callable[[Session[State]], bool], seeds: range = range(1, 80)) -> Session[State]:
    """A game that has come to a position that passes a test."""
    for seed in seeds:
        for session in walk(3, seed):
            if session.decision is not None and test(session):
                return session
    raise AssertionError("no game came there")


def tribe(session: Session[State]) -> str:
    """The tribe of whoever decides."""
    assert session.decision is not None
    return session.state.seats[session.decision.seat].tribe.id


@pytest.mark.parametrize("keys", [("2",), ("g", "2")])
def test_digits_place_on_gears_with_and_without_g(keys: tuple[str, ...]) -> None:
    session = game(
        lambda s: (
            s.decision is not None  # type: ignore[union-attr]
            and s.decision.kind == "turn"
            and any(a.kind == "place" and a.args[0] == GEARS[1] for a in s.options())
            and any(a.kind == "pick" and a.args[0] == GEARS[1] for a in s.options())
        )
    )
    pilot, _table = table_of(session, BIG)
    done = len(session.entries)
    for key in keys:
        pilot.press(key)
    assert session.entries[done].action.kind == "place"
    assert session.entries[done].action.args[0] == GEARS[1]


def test_a_gear_that_takes_nobody_says_why() -> None:
    session = game(
        lambda s: (
            s.decision is not None  # type: ignore[union-attr]
            and s.decision.kind in ("turn", "placing")
            and bool(s.state.seats[s.decision.seat].hand)
            and not any(a.kind == "place" and a.args[0] == GEARS[0] for a in s.options())
        )
    )
    pilot, table = table_of(session, BIG)
    done = len(session.entries)
    pilot.press("1")
    assert len(session.entries) == done
    assert table.tip is not None
    assert table.tip.tip.rule


@pytest.mark.parametrize("key", ["s", "q", "p", "b", "x", "d"])
def test_a_key_that_is_not_possible_says_why(key: str) -> None:
    session = at("picking")
    pilot, table = table_of(session, BIG)
    done = len(session.entries)
    pilot.press(key)
    assert len(session.entries) == done
    assert table.tip is not None
    assert table.tip.tip.body


@pytest.mark.parametrize("key", ["n", "0", "b", "p"])
def test_keys_of_buttons_that_are_not_there_say_so(key: str) -> None:
    session = at("advance")
    pilot, table = table_of(session, BIG)
    if any(action.kind in ("decline", "leave", "pass") for action in session.options()):
        pytest.skip("this advance may be left out")
    done = len(session.entries)
    pilot.press(key)
    assert len(session.entries) == done
    assert table.tip is not None


def test_zero_does_nothing_with_a_worker_in_hand() -> None:
    session = at("use")
    pilot, _table = table_of(session, BIG)
    done = len(session.entries)
    pilot.press("0")
    assert session.entries[done].action.kind == "leave"


def test_g_and_a_digit_go_to_the_lit_plates_of_a_gear() -> None:
    session = at("any")
    pilot, table = table_of(session, BIG)
    assert table.choice is not None
    gear = str(next(iter(table.choice.lit))[1]).rpartition("-")[0]
    pilot.press("g")
    pilot.press(str(GEARS.index(gear) + 1))
    assert table.targets.focus is not None
    assert table.targets.focus[0] == "plate"
    assert str(table.targets.focus[1]).startswith(gear)


def test_x_goes_behind_the_space_that_is_skipped_and_back() -> None:
    def both(session: Session[State]) -> bool:
        spaces = [a.args for a in session.options() if a.kind == "place" and a.args[0] == GEARS[2]]
        return tribe(session) == "vacub_caquix" and len(spaces) == 2

    session = game(both)
    pilot, table = table_of(session, BIG)
    low, high = (a.args[1] for a in session.options() if a.kind == "place" and a.args[0] == GEARS[2])
    pilot.walk_to(("space", f"{GEARS[2]}-{low}"))
    pilot.press("x")
    assert table.pointed == ("space", f"{GEARS[2]}-{high}")
    pilot.press("x")
    assert table.pointed == ("space", f"{GEARS[2]}-{low}")
    pilot.press("x")
    done = len(session.entries)
    pilot.press("return")
    assert session.entries[done].action.args[:2] == (GEARS[2], high)


def placing_with_discount() -> Session[State]:
    """Cit-Bolon-Tum before a turn in which two gears can be had at a price, with corn to spare."""

    def rich(session: Session[State]) -> bool:
        assert session.decision is not None
        if session.decision.kind != "turn" or tribe(session) != "cit_bolon_tum":
            return False
        seat = session.state.seats[session.decision.seat]
        dear = {a.args[0] for a in session.options() if a.kind == "place" and int(a.args[1]) >= 2}
        light = {a.args[0] for a in session.options() if a.kind == "place" and int(a.args[1]) == 1}
        return len(dear) > 1 and bool(light) and seat.hand >= 3 and seat.corn >= 8

    return game(rich, range(1, 400))


def cheap_and_dear(table: TzolkinTable) -> tuple[Name, Name]:
    """A lit space on which the discount saves one corn, and one on which it saves more."""
    assert table.choice is not None
    lit = [n for n, x in table.choice.lit.items() if x.actions[0].kind == "place" and n[0] == "space"]
    cheap = next(n for n in lit if str(n[1]).endswith("-1"))
    return cheap, next(n for n in lit if int(str(n[1]).rpartition("-")[2]) >= 2)


def test_the_discount_lies_on_the_dearest_worker_by_itself() -> None:
    session = placing_with_discount()
    pilot, table = table_of(session, BIG)
    one, two = cheap_and_dear(table)
    corn = table.view.seat(table.seat).corn
    seat = table.seat
    paid = 0
    for name in (one, two):
        price = table.choice.lit[name].price
        assert price is not None
        paid += price
        pilot.click(name)
        assert session.view(None).seat(seat).corn == corn - paid
    assert holder(session) == 1
    assert [int(action.args[2]) for action in placements(session)] == [0, 1]


def test_d_moves_the_discount_and_the_button_says_where_it_lies() -> None:
    session = placing_with_discount()
    pilot, table = table_of(session, BIG)
    assert table.choice is not None
    lit = [n for n, x in table.choice.lit.items() if x.actions[0].kind == "place" and n[0] == "space"]
    for name in [n for n in lit if int(str(n[1]).rpartition("-")[2]) >= 2][:2]:
        pilot.click(name)
    seat, corn = table.seat, table.view.seat(table.seat).corn
    assert holder(session) == 0
    seen = []
    for _ in range(3):
        pilot.press("d")
        seen.append(holder(session))
    assert seen == [1, -1, 0]
    assert session.view(None).seat(seat).corn == corn
    pilot.click(("button", "discount"))
    assert holder(session) == 1
    pilot.click(("sheet", "price-0"))
    assert holder(session) == 0
    assert ("sheet", "price-2") not in pilot.scene.targets
    for _ in range(2):
        pilot.press("backspace")
    assert session.decision is not None
    assert session.decision.kind == "turn"


def test_taking_the_dearest_worker_back_leaves_the_discount_on_another() -> None:
    session = placing_with_discount()
    pilot, table = table_of(session, BIG)
    one, two = cheap_and_dear(table)
    pilot.click(one)
    alone = session.state.key()
    pilot.click(two)
    assert holder(session) == 1
    pilot.press("u")
    assert session.state.key() == alone


def test_h_opens_the_sheet_of_keys_and_so_does_the_mouse() -> None:
    pilot, table = table_of(at("turn"))
    pilot.press("h")
    assert isinstance(pilot.scene, KeysDialog)
    pilot.press("escape")
    assert pilot.scene is table
    pilot.click(("button", "settings"))
    assert isinstance(pilot.scene, SettingsDialog)
    pilot.click(("button", "keys"))
    assert isinstance(pilot.scene, KeysDialog)
    pilot.click(("button", "done"))
    assert isinstance(pilot.scene, SettingsDialog)


@pytest.mark.parametrize("ends", [Key("left alt", down=False), FocusLost()])
def test_names_are_shown_while_alt_is_held(ends: Key | FocusLost) -> None:
    pilot, table = table_of(at("turn"))
    pilot.settle()
    plain = pilot.surface.copy()
    pilot.give(Key("left alt", alt=True))
    assert table.named
    assert pilot.surface.get_buffer().raw != plain.get_buffer().raw
    pilot.give(ends)
    assert not table.named
    assert pilot.surface.get_buffer().raw == plain.get_buffer().raw


def test_every_action_and_every_card_has_a_name() -> None:
    pilot, table = table_of(at("turn"))
    for target in table.targets:
        if target.name[0] == "card" or (target.name[0] == "plate" and not str(target.name[1]).endswith("-0")):
            assert name_of(table, target), target.name
    assert pilot.scene is table
