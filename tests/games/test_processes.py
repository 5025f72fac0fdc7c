"""The same seed and actions give the same game in every process, whatever its hashes are (law 2)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.played import GAMES

ROOT = Path(__file__).parents[2]

DIGEST = """
import hashlib, json, sys
from tabletop.engine import save
from tabletop.engine.rng import Rng
from tests.games.played import GAMES

session = GAMES[sys.argv[1]].whole[sys.argv[2]](8)
hand, digest = Rng(8), hashlib.sha256()
digest.update(repr(session.opening).encode())
while session.decision is not None:
    options = session.options()
    digest.update(repr(options).encode())
    for seat in (None, *range(1, session.setup.players + 1)):
        view = session.view(seat)
        fixed = {name: None for name in ("board", "tables") if name in view._fields}
        digest.update(repr(view._replace(**fixed)).encode())
    digest.update(repr(session.submit(hand.choice(options)).events).encode())
digest.update(repr(session.outcome).encode())
digest.update(json.dumps(save.envelope(session, "1.0")).encode())
print(len(session.entries), digest.hexdigest(), hash("jaguar"))
"""


def digest(game: str, table: str, hash_seed: str) -> tuple[str, str, str]:
    """Play a whole game in a process of its own; return its length, its digest and a sample of its hashes."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", DIGEST, game, table]
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    length, whole, sample = run.stdout.split()
    return length, whole, sample


@pytest.mark.parametrize(("game", "table"), [(game, table) for game in GAMES for table in GAMES[game].whole])
def test_two_processes_play_the_same_game(game: str, table: str) -> None:
    first, second = digest(game, table, "0"), digest(game, table, "4242")
    assert first[:2] == second[:2]
    assert int(first[0]) > 100
    assert first[2] != second[2], "the two processes ought to hash differently"
