"""Saves damaged in every way, tried on one of Yucatán."""

from __future__ import annotations

import copy
import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import GAME, begin

from tabletop.engine import save
from tabletop.engine.rng import Rng
from tabletop.engine.save import SaveError

GAMES = {"yucatan": GAME}


@lru_cache
def whole() -> dict[str, Any]:
    """The envelope of a short game: what hypothesis damages. Copy it before changing it."""
    session, hand = begin("training", 3), Rng(3)
    for _ in range(60):
        session.submit(hand.choice(session.options()))
    return json.loads(json.dumps(save.envelope(session, "1.0", "turn 40")))


def test_a_save_cut_at_every_tenth_byte(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    content = json.dumps(whole()).encode()
    for length in range(0, len(content), 10):
        path.write_bytes(content[:length])
        with pytest.raises(SaveError):
            save.load(path, GAMES)
        assert path.stat().st_size == length


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from([10**30, -1]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=6,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of an envelope."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            found += places(value, (*path, number))
    return found


@lru_cache
def all_places() -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """The ways to the larger parts (at most three steps), and to all."""
    found = [path for path in places(whole()) if path[0] != "checksum"]
    return [path for path in found if len(path) < 4 and path[0] != "entries"], found


@settings(max_examples=400)
@given(data=st.data(), value=JSON, act=st.sampled_from(["set", "set", "delete", "double"]))
def test_a_save_of_wrong_types_with_a_good_seal(data: Any, value: Any, act: str) -> None:
    """Either it is a game, or there is one sentence; never another exception, never a hang."""
    larger, every = all_places()
    path = data.draw(st.sampled_from(larger) | st.sampled_from(every))
    envelope = copy.deepcopy(whole())
    *way, last = path
    part: Any = envelope
    for step in way:
        part = part[step]
    if act == "delete":
        del part[last]
    elif act == "double" and isinstance(part, list):
        part.insert(last, part[last])
    else:
        part[last] = value
    envelope["checksum"] = save._checksum(envelope)
    opened(envelope)


def opened(envelope: dict[str, Any]) -> None:
    """Write an envelope to a file, and open it as a person would."""
    text = json.dumps(envelope)
    try:
        read = save.restore(json.loads(text), GAMES, "table.json")
    except SaveError as fault:
        sentence = str(fault)
        assert sentence.startswith("table.json: ")
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert len(sentence) < 200
    else:
        assert GAME.broken(read.state) == []


@settings(max_examples=100)
@given(value=JSON)
def test_any_json_is_one_sentence(value: Any, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("saves") / "table.json"
    path.write_text(json.dumps(value))
    with pytest.raises(SaveError):
        save.load(path, GAMES)
    assert save.summary(path).problem
