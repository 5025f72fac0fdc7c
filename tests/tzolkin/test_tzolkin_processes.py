"""The same seed and actions give the same game in every process, whatever its hashes are (law 2)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]

DIGEST = """
import hashlib, json, sys
from tzolkin_games import EVERYTHING, NOTHING, begin
from tabletop.engine import save
from tabletop.engine.rng import Rng

session = begin(int(sys.argv[1]), EVERYTHING if sys.argv[2] == "everything" else NOTHING, seed=8)
hand, digest = Rng(8), hashlib.sha256()
digest.update(repr(session.opening).encode())
while session.decision is not None:
    options = session.options()
    digest.update(repr(options).encode())
    for seat in (None, *range(1, session.setup.players + 1)):
        digest.update(repr(session.view(seat)._replace(tables=None)).encode())
    digest.update(repr(session.submit(hand.choice(options)).events).encode())
digest.update(repr(session.outcome).encode())
digest.update(json.dumps(save.envelope(session, "1.0")).encode())
print(len(session.entries), digest.hexdigest(), hash("tzolkin"))
"""


def digest(players: int, name: str, hash_seed: str) -> tuple[str, str, str]:
    """Play a whole game in a process of its own; return its length, its digest and a sample of its hashes."""
    path = os.pathsep.join([str(ROOT), str(HERE)])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-c", DIGEST, str(players), name]
    run = subprocess.run(command, env=environment, cwd=HERE, capture_output=True, text=True, check=True)
    length, whole, sample = run.stdout.split()
    return length, whole, sample


@pytest.mark.parametrize(("players", "name"), [(2, "nothing"), (3, "everything"), (5, "everything")])
def test_two_processes_play_the_same_game(players: int, name: str) -> None:
    first, second = digest(players, name, "0"), digest(players, name, "4242")
    assert first[:2] == second[:2]
    assert int(first[0]) > 100
    assert first[2] != second[2], "the two processes ought to hash differently"
