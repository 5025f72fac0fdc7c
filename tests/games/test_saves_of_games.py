"""Saves of every game: exact at every kind of decision, and when the game is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop.engine import save
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tests.games.played import GAMES, Begin
from tests.games.walks import play_on

RULES = {name: played.game for name, played in GAMES.items()}


def asked(kind: str, begin: Begin) -> Session[Any]:
    """A game in which a decision of this kind is open."""
    for seed in range(300):
        session = begin(seed)
        if play_on(session, lambda each: each.decision is not None and each.decision.kind == kind, seed):
            return session
    raise AssertionError(f"no game asks for {kind}")


def facts(session: Session[Any]) -> tuple[object, ...]:
    """Everything that has to be the same in a game that was saved and taken up again."""
    return (
        session.state.key(),
        session.entries,
        session.opening,
        session.chance,
        session.seats,
        session.seed,
        session.decision,
        session.can_undo(),
    )


@pytest.mark.parametrize(
    ("game", "table", "kind"),
    [
        (name, table, kind)
        for name, played in GAMES.items()
        for table in played.saved
        for kind in played.answers
    ],
)
def test_a_game_goes_on_exactly_where_it_was(game: str, table: str, kind: str, tmp_path: Path) -> None:
    """In the middle of interrupts too: of a raid, of a forced removal, of a levy."""
    session = asked(kind, GAMES[game].saved[table])
    path = tmp_path / "table.json"
    save.write(path, save.envelope(session, "1.0"))
    again, sentence = save.load(path, RULES)
    assert sentence == ""
    assert facts(session) == facts(again)
    hand = Rng(9)
    for _ in range(40):
        options = session.options()
        assert again.options() == options
        if not options:
            break
        action = hand.choice(options)
        assert session.submit(action) == again.submit(action)
    assert facts(session) == facts(again)


@pytest.mark.parametrize(("game", "table"), [(game, table) for game in GAMES for table in GAMES[game].whole])
def test_a_finished_game_can_be_saved_and_is_listed_as_finished(
    game: str, table: str, tmp_path: Path
) -> None:
    session = GAMES[game].whole[table](2)
    play_on(session, lambda _: False, 2)
    path = tmp_path / "table.json"
    save.write(path, save.envelope(session, "1.0", "the end"))
    again, _ = save.load(path, {game: session.game})
    assert again.outcome == session.outcome is not None
    (line,) = save.listing(tmp_path)
    assert (line.finished, line.caption, line.entries) == (True, "the end", len(session.entries))
