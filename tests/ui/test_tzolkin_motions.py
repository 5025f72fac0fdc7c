"""Motions of Tzolk'in: what is shown after the last one is the true position, and a press ends them."""

from __future__ import annotations

import pytest
from test_tzolkin_table import Host, session_of
from tzolkinhands import livelier

from tabletop.engine.rng import Rng
from tabletop.ui.pilot import Pilot
from tabletop.ui.settings import Settings
from tzolkin.ui.table import TzolkinTable


def dismiss(pilot: Pilot, table: TzolkinTable) -> None:
    """Put everything aside that lies over the table."""
    while pilot.scene is not table:
        if ("button", "go-on") in pilot.scene.targets:
            pilot.click(("button", "go-on"))
        else:
            pilot.stage.pop()
            pilot.settle()


@pytest.mark.parametrize("seed", [3, 8])
def test_what_is_shown_in_the_end_is_the_true_position(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(4, seed, True)
    table = TzolkinTable(session, Host(alone=True))
    pilot = Pilot(table, (1024, 640), Settings(pace="fast"))
    seen = 0
    decide = table.decide

    def compared() -> None:
        nonlocal seen
        seen += 1
        view = session.view(None)
        truth = [list(teeth) for teeth in view.gears]
        if view.decision is not None and view.decision.kind == "use":  # a worker in hand stays in sight
            gear, space = (int(value) for value in view.decision.data)
            truth[gear][space] = view.decision.seat
        assert table.shown.gears == truth, session.entries[-1].action
        assert table.shown.flying == []
        assert table.shown.turn == round(table.shown.turn)
        decide()

    monkeypatch.setattr(table, "decide", compared)
    rng = Rng(seed)
    for _ in range(110):
        options = session.options()
        if not options:
            break
        dismiss(pilot, table)
        table.submit(livelier(options, rng))
        pilot.settle()
        dismiss(pilot, table)
    assert seen > 80
    assert session.view(None).day > 4


def test_a_press_ends_the_turning_of_the_gears() -> None:
    session = session_of(3, 5, False)
    table = TzolkinTable(session, Host(alone=True))
    pilot = Pilot(table, (1024, 640), Settings(pace="slow"))
    rng = Rng(5)
    while not any(event.kind == "gears-turned" for entry in session.entries for event in entry.step.events):
        dismiss(pilot, table)
        table.submit(livelier(session.options(), rng))
        if table.motions.active and session.view(None).day == 1:
            pilot.settle()
    while pilot.scene is not table:
        dismiss(pilot, table)
    pilot.step(0.2)
    assert table.motions.active
    pilot.click_at(5, 5)
    assert not table.motions.active
    assert table.shown.turn == session.view(None).day
