"""A save of Tzolk'in is bound to its tables."""

from __future__ import annotations

import json

import pytest
from tzolkin_games import EVERYTHING, GAME, begin

from tabletop.engine import save
from tabletop.engine.save import SaveError
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
