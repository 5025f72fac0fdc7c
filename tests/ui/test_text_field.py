"""Typing: caret, selection, clipboard, undo, input methods."""

from __future__ import annotations

import pytest

from tabletop.ui.boxes import Box, Column, Pad
from tabletop.ui.inputs import Drag, Editing, Key, Press, Release, Text
from tabletop.ui.kit import Kit
from tabletop.ui.pilot import Pilot
from tabletop.ui.scene import Scene
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.textedit import TextEdit


def test_words_and_letters() -> None:
    edit = TextEdit("Great River")
    edit.step(-1, word=True)
    assert edit.caret == 6
    edit.insert("long ")
    assert edit.text == "Great long River"
    edit.erase(-1, word=True)
    assert edit.text == "Great River"
    edit.step(1, select=True, word=True)
    assert edit.selected == "River"
    edit.insert("Sea")
    assert edit.text == "Great Sea"


def test_a_selection_is_left_at_its_side() -> None:
    edit = TextEdit("Łucja")
    edit.select_all()
    edit.step(-1)
    assert edit.caret == 0
    edit.select_all()
    edit.step(1)
    assert edit.caret == 5


def test_every_change_is_undone_and_done_again() -> None:
    edit = TextEdit("")
    for letter in "abc":
        edit.insert(letter)
    edit.erase(-1)
    seen = []
    while edit.undo():
        seen.append(edit.text)
    assert seen == ["abc", "ab", "a", ""]
    while edit.redo():
        pass
    assert edit.text == "ab"
    edit.insert("x")
    assert not edit.redo(), "a new change ends the way forward"


def test_the_limit_and_the_allowed_letters_hold() -> None:
    edit = TextEdit("12345", limit=6, allowed="0123456789")
    edit.insert("6x7")
    assert edit.text == "123456"
    edit.select_all()
    assert edit.insert("98\n7")
    assert edit.text == "987"
    assert not edit.insert("abc")


class Form(Scene):
    """A name, and a button below."""

    def __init__(self) -> None:
        super().__init__()
        self.edit = TextEdit("Itzel", limit=24)
        self.changes = 0
        self.pressed_ok = 0

    def compose(self, kit: Kit) -> Box:  # noqa: ARG002
        field = TextField("name", self.edit, self.stage.clipboard, changed=self._changed, units=300)
        return Pad.all(Column([field, Button("ok", "OK", self._ok)], align="start", gap=20), 20)

    def _changed(self) -> None:
        self.changes += 1

    def _ok(self) -> None:
        self.pressed_ok += 1


@pytest.fixture
def pilot() -> Pilot:
    return Pilot(Form())


def form(pilot: Pilot) -> Form:
    scene = pilot.scene
    assert isinstance(scene, Form)
    return scene


def test_typing_needs_the_focus(pilot: Pilot) -> None:
    pilot.type("x")
    assert form(pilot).edit.text == "Itzel"
    pilot.click("name")
    pilot.press("end")
    pilot.type(" Ł")
    assert form(pilot).edit.text == "Itzel Ł"
    assert form(pilot).changes == 2


def test_a_field_keeps_letters_and_space_to_itself(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.press("end")
    pilot.give(Key("space"), Text(" "), Key("space", down=False), Key("m"), Text("m"))
    assert form(pilot).edit.text == "Itzel m"
    pilot.press("tab")
    assert pilot.scene.targets.focus == ("button", "ok")
    pilot.press("return")
    assert form(pilot).pressed_ok == 1


def test_keys_edit_copy_and_undo(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.press("a", control=True)
    pilot.press("c", control=True)
    assert pilot.stage.clipboard.get() == "Itzel"
    pilot.press("x", control=True)
    assert form(pilot).edit.text == ""
    pilot.press("v", control=True)
    pilot.press("v", control=True)
    assert form(pilot).edit.text == "ItzelItzel"
    pilot.press("home")
    pilot.press("delete", control=True)
    assert form(pilot).edit.text == ""
    pilot.press("z", control=True)
    assert form(pilot).edit.text == "ItzelItzel"
    pilot.press("z", control=True, shift=True)
    assert form(pilot).edit.text == ""


def test_only_the_first_line_is_pasted(pilot: Pilot) -> None:
    pilot.stage.clipboard.put("Wiśka\nsecond line")
    pilot.click("name")
    pilot.press("a", control=True)
    pilot.press("v", control=True)
    assert form(pilot).edit.text == "Wiśka"


def test_dragging_selects(pilot: Pilot) -> None:
    box = pilot.find("name").shape.bounds
    y = box[1] + box[3] / 2
    pilot.give(Press(box[0] + 2, y), Drag(box[0] + box[2] - 2, y, 5, 0), Release(box[0] + 2, y))
    assert form(pilot).edit.selected == "Itzel"


def test_composed_text_is_shown_and_only_taken_when_finished(pilot: Pilot) -> None:
    pilot.click("name")
    pilot.press("end")
    pilot.give(Editing("ni", 2, 0))
    assert form(pilot).edit.text == "Itzel"
    assert form(pilot).edit.composing == "ni"
    pilot.press("backspace")
    assert form(pilot).edit.text == "Itzel", "the key belongs to the input method"
    pilot.give(Text("你"))
    assert form(pilot).edit.text == "Itzel你"
    assert form(pilot).edit.composing == ""


def test_the_stage_is_told_when_text_is_wanted(pilot: Pilot) -> None:
    told: list[bool] = []
    pilot.stage.on_typing = lambda on, _widget: told.append(on)
    pilot.click("name")
    pilot.click("ok")
    assert told == [True, False]
