"""Nothing is clipped and nothing overlaps on Tzolk'in's table and in its dialogs, at any size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from screenfit import faults
from test_tzolkin_payments import BONUS, BUILD, PLAIN, session_at
from test_tzolkin_table import Host
from test_tzolkin_table_choices import at

from tabletop.engine.session import Session
from tabletop.ui.app import settle
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.scene import Scene
from tabletop.ui.settings import Settings
from tabletop.ui.stage import Stage
from tzolkin.state import State
from tzolkin.ui.foodday import FoodDayDialog
from tzolkin.ui.foodreport import Report, report_of
from tzolkin.ui.table import TzolkinTable
from tzolkin.ui.wheelview import WheelView

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1024, 1400), (2560, 1080)]
TEXTS = [80, 100, 150, 200]
KINDS = ("keep", "harvest", "trade", "pay", "speed", "turn", "placing")


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas()


@pytest.fixture(scope="module")
def sessions() -> dict[str, Session[State]]:
    payment = session_at(f"{BUILD} 1.has=X01,X03", "1 pick T2; use T2")
    many = session_at(f"{PLAIN} 1.has=X01,X03", "1 pick T2; use T2")
    taking = session_at(BONUS, "1 pick T1; use T1; advance extraction")
    return {
        "payment": payment,
        "benefits": many,
        "take": taking,
        **{kind: at(kind) for kind in (*KINDS, "build")},
    }


def build(table: TzolkinTable) -> None:
    """Open the dialog that pays for the first building that can be built."""
    assert table.choice is not None
    name = next(name for name, lit in table.choice.lit.items() if lit.actions[0].kind == "build")
    table.use(table.targets.find(name), (0, 0))


def paying(card: str, option: str) -> Callable[[TzolkinTable], None]:
    """Open the dialog that pays for a card, and press something of it off."""

    def open_it(table: TzolkinTable) -> None:
        table.use(table.targets.find(("card", card)), (0, 0))
        table.stage.settle_layout()
        dialog = table.stage.top
        assert dialog is not None
        dialog.use(dialog.targets.find(("option", option)), (0, 0))

    return open_it


def tableau(table: TzolkinTable) -> None:
    """Open the tableau of the first seat."""
    table.show_player(1)


def food_day(table: TzolkinTable) -> None:
    """Tell of a Food Day on which nothing happened but hunger."""
    empty: Report = report_of([])
    then = "Then: Age 2 opens, Drought ends, Crowded Cities begins."
    dialog = FoodDayDialog(lambda: table.zones.middle, empty, table.speaker, table.style, then, lambda: None)
    table.stage.push(dialog)


def nothing(table: TzolkinTable) -> None:
    """Leave the table as it opens."""


OPEN: dict[str, tuple[str, Callable[[TzolkinTable], None]]] = {
    **{kind: (kind, nothing) for kind in KINDS},
    "build": ("build", build),
    "payment": ("payment", paying("A12", "effect-0")),
    "benefits": ("benefits", paying("B12", "benefit-0")),
    "take": ("take", nothing),
    "tableau": ("turn", tableau),
    "food-day": ("turn", food_day),
}


@pytest.mark.parametrize("name", OPEN)
@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_nothing_is_clipped_and_nothing_overlaps(
    name: str,
    size: tuple[int, int],
    atlas: Atlas,
    sessions: dict[str, Session[State]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(WheelView, "paint", lambda *_: iter(()))  # the wheels need not be seen for this
    kind, open_it = OPEN[name]
    found = {}
    for text in TEXTS:
        stage = Stage(size, Settings(text_percent=text, pace="off"), atlas=atlas)
        table = TzolkinTable(sessions[kind], Host(alone=True))
        stage.push(table)
        settle(stage)
        open_it(table)
        stage.settle_layout()
        top: Scene | None = stage.top
        assert top is not None
        found[text] = faults(top)
    assert not any(found.values()), found
