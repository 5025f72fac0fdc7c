"""The tables: as in the rules, checked when read, and all that a house has to change."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest
from tzolkin_games import EVERYTHING, GAME, begin, setup

from tabletop.engine.battery import examine
from tests.games.walks import play_on
from tzolkin.game import Tzolkin
from tzolkin.tables import DATA, TablesError, load_tables

TABLES = GAME.tables


def test_there_is_as_much_of_everything_as_in_the_box() -> None:
    ages = Counter(card.age for card in TABLES.cards.values())
    assert ages == {0: 13, 1: 14 + 4, 2: 18 + 4}
    assert [len(TABLES.ages[age]) for age in (1, 2)] == [14, 18]
    assert [len(TABLES.add_on[age]) for age in (1, 2)] == [4, 4]
    assert [len(TABLES.wealth), len(TABLES.tribes), len(TABLES.prophecies)] == [21, 13, 13]
    assert [len(TABLES.quick.age_1), len(TABLES.quick.age_2)] == [7, 6]
    assert TABLES.board.skulls == 13
    assert [gear.teeth for gear in TABLES.gears] == [10, 10, 10, 10, 13]
    assert [temple.top for temple in TABLES.temples] == [5, 7, 6]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder of tables of one's own."""
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")


def test_a_house_lays_out_its_own_buildings_and_wealth(house: Path) -> None:
    """A building with effects that no building of the box has together; no line of code is touched."""
    change(
        house,
        "buildings.yaml",
        "id: A10, age: 1, kind: tomb, name: Tomb of Rain and Sun, cost: {wood: 2, stone: 1}, "
        "effects: [{temple: {chaac: 1}}, {temple: {quetzalcoatl: 1}}]",
        "id: A10, age: 1, kind: tomb, name: House Tomb, cost: {wood: 1}, "
        "effects: [{tech: {theology: 1, extraction: 1}}, {worker: 1}, {vp: 2}, {food_reward: {corn: 1}}]",
    )
    change(
        house,
        "wealth.yaml",
        "dummy: [palenque, 7], corn: 9, stone: 1",
        "dummy: [palenque, 7], corn: 1, gold: 5, temple: {kukulcan: 2}, worker: 1",
    )
    tables = load_tables(house)
    assert tables.digest != TABLES.digest
    game = Tzolkin(tables)
    for seed in range(3):
        assert examine(game, setup(3, EVERYTHING), seed, every=31).fault is None
    session = begin(2, {}, 6, game)
    play_on(session, lambda _: False, 6)
    assert session.outcome is not None


DAMAGES = [
    ("board.yaml", "skulls: 13", "skulls: many", "skulls"),
    ("board.yaml", "step_back: 1", "step_forward: 1", "step_back"),
    ("board.yaml", "leader: {1: 6, 2: 2}", "leader: {1: 5, 2: 2}", "even"),
    ("board.yaml", "    - {market: true}", "    - {market: true, worker: 1}", "exactly one"),
    ("buildings.yaml", "effects: [{vp: 8}]", "effects: [{points: 8}]", "points"),
    ("buildings.yaml", "id: A02", "id: A01", "same id"),
    ("monuments.yaml", "metric: monuments_of_all", "metric: skyscrapers", "metric"),
    ("monuments.yaml", "revealed: {2: 4, 3: 5, 4: 6, 5: 7}", "revealed: {2: 4, 3: 5, 4: 6, 5: 17}", "17"),
    ("wealth.yaml", "dummy: [chichen, 10]", "dummy: [chichen, 12]", "no space"),
    ("tribes.yaml", "kept: 3", "kept: 7", "kept"),
    ("prophecies.yaml", "bands: [0, 3, 9]", "bands: [0, 3]", "bands"),
    ("quick.yaml", "age_2: [corn3,", "age_2: [corn4,", "corn4"),
]


@pytest.mark.parametrize(("file", "old", "new", "word"), DAMAGES)
def test_a_mistake_in_a_table_is_one_sentence_with_its_place(
    house: Path, file: str, old: str, new: str, word: str
) -> None:
    change(house, file, old, new)
    with pytest.raises(TablesError, match=re.escape(word)) as caught:
        load_tables(house)
    assert "\n" not in str(caught.value)
