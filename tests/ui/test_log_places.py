"""A line of the log jumps to its place, at both tables, by mouse and by keys."""

from __future__ import annotations

from test_table_view import at as yucatan_at
from test_tzolkin_table import Host
from test_tzolkin_table_choices import table_of, walk

from tabletop.engine.session import Session
from tabletop.ui.inputs import Point
from tabletop.ui.pilot import Pilot
from tabletop.ui.scenes.logdialog import LogDialog
from tabletop.ui.settings import Settings
from tzolkin.state import State
from tzolkin.ui.loglines import log_lines, place_told
from tzolkin.ui.table import TzolkinTable


def played(entries: int = 120) -> Session[State]:
    """A game that has gone on for a while and asks for a turn on the board."""
    for session in walk(3, 4):
        if len(session.entries) >= entries and session.decision and session.decision.kind == "turn":
            return session
    raise AssertionError("the game was too short")


def lines_with_a_place(pilot: Pilot) -> list[tuple[str, object]]:
    """The lines in sight that can be pressed."""
    return [target.name for target in pilot.scene.targets if target.name[0] == "line"]


def test_a_line_is_pressed_and_its_place_is_marked_until_the_next_press() -> None:
    pilot, table = table_of(played(), (1920, 1080))
    pilot.press("l")
    assert isinstance(pilot.scene, LogDialog)
    name = lines_with_a_place(pilot)[0]
    line = log_lines(table.session, table.speaker, table.style)[int(str(name[1]))]
    pilot.settle()
    pilot.click(name)
    assert pilot.scene is table
    assert table.beacon.name == line.place
    marked = pilot.surface.copy()
    pilot.give(Point(3, 3))
    assert table.beacon.name == line.place
    pilot.click_at(3, 3)
    assert table.beacon.name is None
    assert pilot.surface.get_buffer().raw != marked.get_buffer().raw


def test_every_place_of_the_log_is_on_the_table() -> None:
    session = played(180)
    _pilot, table = table_of(session, (1920, 1080))
    domains = set()
    for entry in session.entries:
        for event in entry.step.events:
            place = place_told(event, session.state)
            if place is not None:
                assert place in table.targets, event
                domains.add(place[0])
    assert {"space", "plate", "temple", "track", "player"} <= domains


def test_up_and_down_go_along_the_lines_and_enter_shows_the_place() -> None:
    pilot, table = table_of(played(), (1280, 720))
    pilot.press("l")
    for _ in range(3):
        pilot.press("down")
    third = pilot.scene.targets.focus
    assert third is not None
    assert third[0] == "line"
    for _ in range(40):  # beyond what is in sight: the list goes on
        pilot.press("down")
    far = pilot.scene.targets.focus
    assert far in pilot.scene.targets  # type: ignore[operator]
    assert int(str(far[1])) >= 40  # type: ignore[index]
    for _ in range(40):
        pilot.press("up")
    assert pilot.scene.targets.focus == third
    lines = log_lines(table.session, table.speaker, table.style)
    pilot.press("return")
    assert pilot.scene is table
    assert table.beacon.name == lines[int(str(third[1]))].place
    pilot.press("f")
    assert table.beacon.name is None


def test_the_ring_pulses_for_a_while_then_nothing_is_drawn_any_more() -> None:
    table = TzolkinTable(played(), Host(alone=True))
    pilot = Pilot(table, (1280, 720), Settings(pace="normal"))
    pilot.settle()
    while pilot.stage.next_wake() is not None:  # the bodies of the next turn are drawn ahead
        pilot.step(0.5)
    table.show_place(("temple", "chaac"))
    drawn = pilot.draws
    for _ in range(10):
        pilot.step(0.1)
    assert pilot.draws >= drawn + 9
    pilot.step(10.0)
    drawn = pilot.draws
    for _ in range(5):
        pilot.step(0.5)
    assert pilot.draws == drawn
    assert table.beacon.name == ("temple", "chaac")
    assert pilot.stage.next_wake() is None


def test_with_motions_off_the_ring_stands_still_at_once() -> None:
    pilot, table = table_of(played(), (1280, 720))
    table.show_place(("track", "theology"))
    pilot.step()
    drawn = pilot.draws
    for _ in range(5):
        pilot.step(0.3)
    assert pilot.draws == drawn
    assert table.beacon.name is not None


def test_a_card_on_the_hidden_tab_is_brought_into_sight() -> None:
    _pilot, table = table_of(played(), (1280, 720))
    assert table.tab == "buildings"
    name = ("card", table.view.monuments[0])
    table.show_place(name)
    assert table.tab == "monuments"
    assert name in table.targets


def test_yucatan_s_log_shows_spaces_of_the_board() -> None:
    pilot, table = yucatan_at("both ways")
    for _ in range(4):
        table.zoom(1.6, table.board.zone.topleft)
    pilot.settle()
    pilot.press("l")
    assert isinstance(pilot.scene, LogDialog)
    name = lines_with_a_place(pilot)[0]
    pilot.click(name)
    assert pilot.scene is table
    place = table.beacon.name
    assert place is not None
    assert place[0] == "space"
    assert isinstance(place[1], int)
    assert table.board.in_sight(place[1])
    before = dict(table.marks.legal)
    pilot.press("escape")
    assert table.beacon.name is None
    assert table.marks.legal == before


def test_h_opens_the_keys_of_yucatan() -> None:
    pilot, table = yucatan_at("both ways")
    pilot.press("h")
    assert ("key", "key-0") in {widget.name for widget in pilot.scene.widgets}
    pilot.press("escape")
    assert pilot.scene is table
