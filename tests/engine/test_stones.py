"""The example game of tabletop/README.md keeps every law, and the page shows it as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from stones import Stones

from tabletop.engine.action import Action
from tabletop.engine.battery import examine
from tabletop.engine.game import Setup
from tabletop.engine.session import Seat, Session

PAGE = Path(__file__).parents[2] / "tabletop" / "README.md"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_example_keeps_every_law(players: int, seed: int) -> None:
    examined = examine(Stones(), Setup(players), seed)
    assert examined.fault is None
    assert examined.session.outcome is not None


def test_a_session_of_the_example_goes_as_the_page_says() -> None:
    session = Session(Stones(), Setup(2, first=1), (Seat("Ana", 1), Seat("Ben", 2)), seed=7)
    refused = session.submit(Action("take", 1, (4,)))
    assert refused.refusal is not None
    assert (refused.refusal.code, refused.refusal.facts["most"]) == ("wrong-amount", 3)
    assert [event.kind for event in session.submit(Action("take", 1, (3,))).events] == ["taken"]
    assert session.can_undo().allowed
    assert session.undo()
    assert session.view(None)["heap"] == 21


def test_the_code_on_the_page_is_the_code_of_the_example() -> None:
    source = (Path(__file__).parent / "stones.py").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    quoted = [block for block in shown if "Session(" not in block]
    assert quoted
    for block in quoted:
        for line in filter(str.strip, block.splitlines()):
            assert line.strip() == "..." or line in source, line
