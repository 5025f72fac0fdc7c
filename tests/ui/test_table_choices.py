"""Choosing at the table: taking back, previews before the deed, reasons when it cannot be done."""

from __future__ import annotations

import pytest
from hands import Keys, Mouse
from moments import WISHES, come_to, laid, moments

from tabletop.engine.action import Action
from tabletop.ui.inputs import Button
from tabletop.ui.picker import Picker
from tabletop.ui.pilot import Pilot
from yucatan.board import ANY_WAY
from yucatan.ui.hand import hand_face
from yucatan.ui.secret import SecretChoice
from yucatan.ui.table import YucatanTable


def at(wish: str) -> tuple[Pilot, YucatanTable, Action]:
    """A table at the moment of a wish, and the action wished for."""
    moment = moments()[wish]
    pilot = laid(come_to(moment), (1280, 800))
    table = pilot.scene
    if not isinstance(table, YucatanTable):  # a curtain for a forced removal
        pilot.click("start")
        table = pilot.scene
    assert isinstance(table, YucatanTable)
    return pilot, table, moment.action


def reach(pilot: Pilot, action: Action) -> None:
    """Choose everything of an action but its last place."""
    if action.kind in ("move", "enlarge", "establish", "dispatch"):
        pilot.click(("action", action.kind))
    if action.kind == "move":
        pilot.click(("space", action.args[0]))


def picker(table: YucatanTable) -> Picker:
    """What has been chosen so far."""
    assert table.choice is not None
    return table.choice.picker


def words(table: YucatanTable) -> str:
    """What the card says."""
    return " | ".join(hand_face(table).lines)


# ---------------------------------------------------------------- previews


@pytest.mark.parametrize(
    ("wish", "chip", "sentence"),
    [
        ("pillage large", "prisoner", "Takes a prisoner; the village becomes small"),
        ("pillage small", "prisoner", "Takes a prisoner; the village is removed"),
        ("combat", "combat", "the symbols decide"),
        ("deliver", "deliver", "to your city"),
        ("deliver passing", "deliver", "to your city"),
        ("enlarge and deliver", "deliver", "to your city"),
        ("leads to a raid", "prisoner", "Raids the city"),
        ("leads to a removal", "pillage", "has to take back a warrior"),
        ("dispatch from a village", "dispatch", "The large village becomes small"),
    ],
)
def test_what_an_action_does_is_shown_before_it_is_done(wish: str, chip: str, sentence: str) -> None:
    pilot, table, action = at(wish)
    reach(pilot, action)
    space = int(action.args[1] if action.kind == "move" else action.args[0])
    assert table.marks.legal[space] == chip
    assert sentence not in words(table)
    pilot.point(("space", space))
    assert sentence in words(table)
    if action.kind == "move":
        assert table.marks.path[0] == action.args[0]
        assert table.marks.path[-1] == space
    assert len(table.session.entries) == len(moments()[wish].done), "nothing has been done"


def test_the_wishes_are_all_found() -> None:
    assert moments().keys() == WISHES.keys()


def test_a_delivery_in_passing_is_offered_and_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    del monkeypatch
    for way in ("through", "round"):
        pilot, table, action = at("both ways")
        reach(pilot, action)
        start, end, middle = (int(value) for value in action.args)
        pilot.click(("space", end))
        assert set(table.lit) == {end, middle}
        assert "deliver" in table.prompt.words
        pilot.point(("space", middle))
        assert "to your city" in words(table)
        pilot.point(("space", end))
        assert "to your city" not in words(table)
        before = table.session.view(None).seat(action.seat).stock
        carried = table.session.view(None).warriors[start].carried
        pilot.click(("space", middle if way == "through" else end))
        done = table.session.entries[-1].action
        assert done == (action if way == "through" else action._replace(args=(start, end, ANY_WAY)))
        gained = carried if way == "through" else 0
        assert table.session.view(None).seat(action.seat).stock == before + gained


def test_the_greatest_raid_is_preset() -> None:
    pilot, table, _action = at("raid")
    options = table.session.options()
    most = f"take-{options[-1].args[0]}"
    kinds = {
        str(w.name[1]): getattr(w, "kind", "") for w in table.widgets if str(w.name[1]).startswith("take")
    }
    assert kinds.pop(most) == "primary"
    assert set(kinds.values()) == {"secondary"}
    assert "how many prisoners" in table.prompt.words
    carried = table.session.view(None).warriors[table.session.state.stack[-1].data[0]].carried
    turn = table.session.state.turn - 1
    assert any(text.text == f"Turn {turn}" for w in table.widgets for text in w.texts(table.kit))
    pilot.press("return")
    assert table.session.entries[-1].action == options[-1]
    gained = int(options[-1].args[0])
    assert max(w.carried for w in table.session.view(None).warriors.values()) >= carried + gained


# ---------------------------------------------------------------- taking back


@pytest.mark.parametrize("how", ["escape", "right click", "cancel"])
def test_choices_are_taken_back_one_by_one(how: str) -> None:
    def back() -> None:
        if how == "escape":
            pilot.press("escape")
        elif how == "cancel":
            pilot.click("cancel")
        else:
            pilot.click(("space", action.args[0]), Button.RIGHT)

    pilot, table, action = at("both ways")
    whole = dict(table.lit)
    reach(pilot, action)
    ends = dict(table.lit)
    pilot.click(("space", action.args[1]))
    back()
    assert table.lit == ends
    back()
    assert picker(table).kind == "move"
    assert picker(table).args == ()
    assert table.lit == whole
    back()
    assert picker(table).kind is None
    back()
    assert picker(table).kind is None
    assert len(table.session.entries) == len(moments()["both ways"].done)


def test_a_combat_asks_first_and_can_be_left() -> None:
    pilot, table, action = at("combat")
    reach(pilot, action)
    pilot.click(("space", action.args[1]))
    assert len(table.session.entries) == len(moments()["combat"].done)
    assert "confirm" in table.prompt.words
    pilot.press("escape")
    assert table.confirming is None
    assert picker(table).args == action.args[:1]
    pilot.click(("space", action.args[1]))
    pilot.press("return")
    assert table.session.entries[-1].action == action


def test_an_action_begun_is_put_down_by_its_own_button_and_changed_for_another() -> None:
    pilot, table, _action = at("dispatch")
    pilot.click(("action", "dispatch"))
    pilot.click(("action", "dispatch"))
    assert picker(table).kind is None
    pilot.click(("action", "dispatch"))
    pilot.click(("action", "move"))
    assert picker(table).kind == "move"


def test_another_warrior_is_taken_in_hand_instead() -> None:
    pilot, table, action = at("both ways")
    first = int(action.args[0])
    pilot.click(("space", first))
    assert table.marks.chosen == first
    movable = sorted({int(a.args[0]) for a in table.session.options() if a.kind == "move"} - {first})
    pilot.click(("space", movable[0]))
    assert table.marks.chosen == movable[0]
    pilot.click(("space", movable[0]))
    assert table.marks.chosen == -1


def test_a_secret_choice_left_frees_the_space_again() -> None:
    pilot, table, action = at("dispatch")
    reach(pilot, action)
    lit = dict(table.lit)
    for leave in (lambda: pilot.press("escape"), lambda: pilot.click("leave")):
        pilot.click(("space", action.args[0]))
        assert isinstance(pilot.scene, SecretChoice)
        leave()
        assert pilot.scene is table
        assert table.lit == lit
        assert picker(table).args == ()


# ---------------------------------------------------------------- undo and redo


def test_undo_and_redo_by_button_and_by_keys() -> None:
    moment = moments()["deliver"]
    for undo, redo in (("button", "button"), ("z", "y"), ("z", "shift z"), ("u", "r")):
        pilot, table, action = at("deliver")
        before = table.session.state.key()
        Mouse(pilot).do(action)
        after = table.session.state.key()
        for way, name in ((undo, "undo"), (redo, "redo")):
            if way == "button":
                pilot.click(name)
            elif way in "ur":
                pilot.press(way)
            else:
                pilot.press(way[-1], control=True, shift=way.startswith("shift"))
            assert table.session.state.key() == (before if name == "undo" else after)
        assert len(table.session.entries) == len(moment.done) + 1


def test_undo_in_the_middle_of_a_choice_takes_back_the_step_and_the_choice() -> None:
    pilot, table, action = at("deliver")
    reach(pilot, action)
    pilot.press("z", control=True)
    assert len(table.session.entries) == len(moments()["deliver"].done) - 1
    assert picker(table).args == ()


def test_a_combat_cannot_be_undone_and_the_reason_is_said() -> None:
    pilot, table, action = at("combat")
    Mouse(pilot).do(action)
    if ("button", "start") in pilot.scene.targets:
        pilot.click("start")
    done = len(table.session.entries)
    for way in ("button", "keys"):
        pilot.press("shift")
        if way == "button":
            pilot.click("undo")
        else:
            pilot.press("z", control=True)
        assert len(table.session.entries) == done
        assert table.tip is not None
        assert "cannot be taken back" in table.tip.tip.body


def test_nothing_is_undone_or_redone_where_there_is_nothing() -> None:
    moment = moments()["large village"]
    pilot = laid(come_to(moment))
    for name, part in (("undo", "nothing to take back"), ("redo", "nothing to do again")):
        pilot.click(name)
        assert pilot.scene.tip is not None
        assert part in pilot.scene.tip.tip.body


def test_a_chain_of_undos_stops_at_another_players_step() -> None:
    pilot, table, _action = at("deliver")
    seats = [entry.action.seat for entry in table.session.entries]
    for _ in range(10):
        pilot.press("z", control=True)
    left = len(table.session.entries)
    assert set(seats[left:]) == {seats[-1]}
    assert table.tip is not None
    assert "own steps" in table.tip.tip.body or "cannot be taken back" in table.tip.tip.body


# ---------------------------------------------------------------- why not


def test_a_refused_click_says_why_with_the_paragraph() -> None:
    """Every unlit space is clicked at several moments; each gives a sentence with its rule, beside it."""
    told: set[tuple[str, str]] = set()
    plans = [
        ("large village", ()),
        ("small village", ()),
        ("first warrior", ()),
        ("remove", ()),
        ("deliver", ("establish",)),
        ("deliver", ("enlarge",)),
        ("dispatch", ("dispatch",)),
        ("deliver", ("move",)),
        ("both ways", ("move", 0)),
        ("combat", ("move", 0)),
    ]
    for wish, chosen in plans:
        pilot, table, action = at(wish)
        done = len(table.session.entries)
        if chosen and ("action", chosen[0]) in table.targets:
            pilot.click(("action", chosen[0]))
        if len(chosen) > 1:
            pilot.click(("space", action.args[0]))
        begun = picker(table).args
        movable = {a.args[0] for a in table.session.options() if a.kind == "move"}
        for target in [t for t in table.targets if t.name[0] == "space" and not t.lit]:
            if len(chosen) > 1 and target.name[1] in movable:
                continue
            x, y = target.shape.centre
            hit = table.targets.hit(x, y)
            if hit is None or hit.name != target.name:
                continue
            pilot.click_at(x, y)
            assert table.tip is not None, f"nothing is said about {target.name} at {wish}, {chosen}"
            tip = table.tip.tip
            assert tip.rule.startswith("Rules "), tip
            assert tip.head
            assert tip.body
            assert table.marks.refused == target.name[1]
            told.add((tip.head, tip.body))
        assert picker(table).args == begun
        assert len(table.session.entries) == done
    assert len(told) >= 14, sorted(told)


def test_an_action_that_is_not_possible_says_why() -> None:
    pilot, table, _action = at("dispatch")
    for press in (lambda: pilot.click(("action", "build")), lambda: pilot.press("5")):
        pilot.press("escape")
        press()
        assert table.tip is not None
        assert "A level costs 3 prisoners" in table.tip.tip.body
        assert table.tip.tip.rule.startswith("Rules 5")
    pilot.press("4")
    assert picker(table).kind == "move"
    assert table.tip is None, "the reason goes when something else is done"


def test_a_click_without_an_action_begun_says_what_to_do() -> None:
    pilot, table, _action = at("deliver")
    unlit = next(t for t in table.targets if t.name[0] == "space" and not t.lit)
    pilot.click(unlit.name)
    assert table.tip is not None
    assert "Choose an action" in table.tip.tip.body


def test_keys_do_every_kind_of_action() -> None:
    for wish in (
        "small village",
        "first warrior",
        "dispatch",
        "build",
        "both ways",
        "combat",
        "raid",
        "remove",
    ):
        pilot, table, action = at(wish)
        Keys(pilot).do(action)
        assert table.session.entries[-1].action == action
