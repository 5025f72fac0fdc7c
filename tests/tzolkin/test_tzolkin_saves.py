"""A save of Tzolk'in is bound to its tables."""

from __future__ import annotations

import json

import pytest
from tzolkin_games import EVERYTHING, GAME, begin

from tabletop.engine import save
from tabletop.engine.save import SaveError
from tabletop.engine.session import Entry
from tests.games.walks import play_on
from tzolkin.game import Tzolkin


def test_a_save_belongs_to_the_tables_it_was_played_with() -> None:
    session = begin(2, EVERYTHING, 4)
    play_on(session, lambda each: len(each.entries) > 20, 4)
    written = json.loads(json.dumps(save.envelope(session, "1.0")))
    assert save.restore(written, {"tzolkin": Tzolkin()}).state.key() == session.state.key()
    others = Tzolkin(GAME.tables._replace(digest="another"))
    with pytest.raises(SaveError, match="other tables"):
        save.restore(written, {"tzolkin": others})


def test_a_record_from_before_asking_leads_to_the_same_state_and_is_written_in_full() -> None:
    session = begin(2, EVERYTHING, 4)
    play_on(session, lambda each: sum(map(_builds, each.entries)) == 3, 4)
    written = json.loads(json.dumps(save.envelope(session, "1.0")))
    asked = [entry.action.args[3] for entry in session.entries if _builds(entry)]
    for entry in written["entries"]:
        if entry[0] == "build" and not entry[2][3]:
            del entry[2][3]
    assert asked.count(0) == sum(len(entry[2]) == 3 for entry in written["entries"] if entry[0] == "build")
    again = save.restore(written, {"tzolkin": Tzolkin()})
    assert again.entries == session.entries
    assert again.state.key() == session.state.key()


def _builds(entry: Entry) -> bool:
    return entry.action.kind == "build"
