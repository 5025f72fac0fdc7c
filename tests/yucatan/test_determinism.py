"""The same seed and actions give the same game in every process, whatever its hashes are (law 2)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tables import BOARDS

HERE = Path(__file__).parent
ROOT = HERE.parents[1]

DIGEST = """
import hashlib, json, sys
from tables import GAME, begin
from tabletop.engine import save
from tabletop.engine.rng import Rng

session, hand, digest = begin(sys.argv[1], seed=8), Rng(8), hashlib.sha256()
digest.update(repr(session.opening).encode())
while session.decision is not None:
    options = session.options()
    digest.update(repr(options).encode())
    for seat in (None, *range(1, session.setup.players + 1)):
        digest.update(repr(session.view(seat)._replace(board=None)).encode())
    digest.update(repr(session.submit(hand.choice(options)).events).encode())
digest.update(repr(session.outcome).encode())
digest.update(json.dumps(save.envelope(session, "1.0")).encode())
print(len(session.entries), digest.hexdigest(), hash("jaguar"))
"""


def digest(name: str, hash_seed: str) -> tuple[str, str, str]:
    """Play a whole game in a process of its own; return its length, its digest and a sample of its hashes."""
    path = os.pathsep.join([str(ROOT), str(HERE)])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-c", DIGEST, name]
    run = subprocess.run(command, env=environment, cwd=HERE, capture_output=True, text=True, check=True)
    length, whole, sample = run.stdout.split()
    return length, whole, sample


@pytest.mark.parametrize("name", BOARDS)
def test_two_processes_play_the_same_game(name: str) -> None:
    first, second = digest(name, "0"), digest(name, "4242")
    assert first[:2] == second[:2]
    assert int(first[0]) > 100
    assert first[2] != second[2], "the two processes ought to hash differently"
