"""The tables of the game as the rules use them: read once, checked, never changed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar

from tabletop.layouts import FileModel, parse, read_document
from tzolkin.datafiles import (
    ActionModel,
    BoardFile,
    GearModel,
    Goods,
)
from tzolkin.tilefiles import (
    BuildingsFile,
    CalamityModel,
    EffectModel,
    FoodRewardModel,
    MonumentsFile,
    PropheciesFile,
    ProphecyModel,
    QuickFile,
    ScoreModel,
    TribeModel,
    TribesFile,
    WealthFile,
    WealthModel,
)
from tzolkin.words import BLOCKS, GEAR_AT, GEARS, NONE, TEMPLES, TRACKS

DATA = Path(__file__).parent / "data"

M = TypeVar("M", bound=FileModel)


class TablesError(ValueError):
    """A data file that cannot be used; the message names file, line and mistake."""


class Act(NamedTuple):
    """An action of a gear or of a quick tile: its kind, read off once, and what the file says."""

    kind: str
    model: ActionModel


class Effect(NamedTuple):
    """One effect of a building: its kind, read off once, and what the file says."""

    kind: str
    model: EffectModel


class Card(NamedTuple):
    """A building (`age` 1 or 2) or a monument (`age` 0). `cost` counts wood, stone and gold."""

    id: str
    age: int
    kind: str
    name: str
    cost: tuple[int, int, int]
    skull: int
    effects: tuple[Effect, ...]
    rewards: tuple[FoodRewardModel, ...]
    renovation: bool
    score: ScoreModel | None


class GearTable(NamedTuple):
    """A gear (Rules 2.1); `actions[k - 1]` is the action of space `k`.

    `ways[s]` holds what a worker on space `s` may use: (action, corn) of its own action and all lower ones.
    """

    name: str
    teeth: int
    last: int
    any_from: int
    top: int
    actions: tuple[Act, ...]
    ways: tuple[tuple[tuple[int, int], ...], ...]


class TempleTable(NamedTuple):
    """A temple (Rules 2.3); `points` by level plus one."""

    name: str
    top: int
    points: tuple[int, ...]
    materials: Mapping[int, Goods]
    leader: Mapping[int, int]


class Tables(NamedTuple):
    """Everything that the files say. Gears, temples and tracks are in the order of `words`."""

    board: BoardFile
    gears: tuple[GearTable, ...]
    temples: tuple[TempleTable, ...]
    perks: Mapping[str, tuple[tuple[int, int, int], ...]]
    """For each kind of technology effect: (track, level, amount) of each level that has it."""
    perk_gains: Mapping[int, tuple[tuple[int, int, tuple[int, ...]], ...]]
    """For each space of Yaxchilán: (track, level, (wood, stone, gold, corn, skull))."""
    market: tuple[int, int, int]
    cards: Mapping[str, Card]
    ages: Mapping[int, tuple[str, ...]]
    add_on: Mapping[int, tuple[str, ...]]
    row: int
    monuments: tuple[str, ...]
    revealed: Mapping[int, int]
    wealth: Mapping[str, WealthModel]
    dealt: int
    kept: int
    tribes: Mapping[str, TribeModel]
    prophecies: Mapping[str, ProphecyModel]
    prophecy_points: tuple[int, ...]
    quick: QuickFile
    quick_acts: Mapping[str, Act]
    digest: str
    """Changes whenever a file does: a save belongs to its tables."""

    def __repr__(self) -> str:
        """Tables are named by their digest: written out they fill pages."""
        return f"Tables({self.digest})"

    @property
    def food_days(self) -> int:
        """How many Food Days there are."""
        return len(self.board.calendar.food_days)


NO_TRIBE = TribeModel(id=NONE, name="")
CALM = CalamityModel()
"""The calamity of a time without a prophecy."""

_PERKS = (
    "harvest_corn",
    "harvest_wood",
    "fish_corn",
    "irrigation",
    "building_corn",
    "building_vp",
    "building_blocks",
    "ahead",
    "devotion",
)


FILES: Mapping[str, type[FileModel]] = {
    "board": BoardFile,
    "buildings": BuildingsFile,
    "monuments": MonumentsFile,
    "wealth": WealthFile,
    "tribes": TribesFile,
    "prophecies": PropheciesFile,
    "quick": QuickFile,
}
"""The files of a folder of tables, with what they hold; the format line is `ceiba-tzolkin-NAME/1`."""


def load_tables(folder: Path = DATA) -> Tables:
    """Read all files of a folder. Raises TablesError with the first mistake."""
    board = _read(BoardFile, folder / "board.yaml")
    buildings = _read(BuildingsFile, folder / "buildings.yaml")
    monuments = _read(MonumentsFile, folder / "monuments.yaml")
    wealth = _read(WealthFile, folder / "wealth.yaml")
    tribes = _read(TribesFile, folder / "tribes.yaml")
    prophecies = _read(PropheciesFile, folder / "prophecies.yaml")
    quick = _read(QuickFile, folder / "quick.yaml")
    levels = [
        (place, number + 1, level)
        for place, track in enumerate(TRACKS)
        for number, level in enumerate(board.technologies.tracks[track].levels)  # type: ignore[index]
    ]
    spaces = sorted({space for _, _, level in levels for space in level.gain})
    tables = Tables(
        board=board,
        gears=tuple(_gear(board, name) for name in GEARS),
        temples=tuple(_temple(board, name) for name in TEMPLES),
        perks={
            perk: tuple(
                (track, number, int(getattr(level, perk)))
                for track, number, level in levels
                if getattr(level, perk)
            )
            for perk in _PERKS
        },
        perk_gains={
            space: tuple(
                (track, number, (*level.gain[space].blocks, level.gain[space].corn, level.gain[space].skull))
                for track, number, level in levels
                if space in level.gain
            )
            for space in spaces
        },
        market=(board.market.wood, board.market.stone, board.market.gold),
        cards={card.id: card for card in _cards(buildings, monuments)},
        ages={age: tuple(b.id for b in buildings.buildings if b.age == age) for age in (1, 2)},
        add_on={age: tuple(b.id for b in buildings.add_on if b.age == age) for age in (1, 2)},
        row=buildings.row,
        monuments=tuple(m.id for m in monuments.monuments),
        revealed=monuments.revealed,
        wealth={tile.id: tile for tile in wealth.tiles},
        dealt=wealth.dealt,
        kept=wealth.kept,
        tribes={tribe.id: tribe for tribe in tribes.tribes},
        prophecies={prophecy.id: prophecy for prophecy in prophecies.prophecies},
        prophecy_points=tuple(prophecies.points),
        quick=quick,
        quick_acts={name: _act(model) for name, model in quick.kinds.items()},
        digest=_digest(board, buildings, monuments, wealth, tribes, prophecies, quick),
    )
    _check(tables, len(buildings.buildings) + len(buildings.add_on) + len(monuments.monuments), wealth)
    return tables


@cache
def default_tables() -> Tables:
    """Return the tables that come with the game."""
    return load_tables()


def _read(model: type[M], path: Path) -> M:
    found, defects = parse(model, read_document(path))
    if found is None:
        errors = [defect for defect in defects if defect.is_error]
        more = f" (and {len(errors) - 1} more, see “check”)" if len(errors) > 1 else ""
        raise TablesError(f"{errors[0]}{more}")
    return found


def _digest(*files: FileModel) -> str:
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.model_dump_json().encode())
    return whole.hexdigest()[:16]


def _act(model: ActionModel) -> Act:
    return Act(model.kind, model)


def _gear(board: BoardFile, name: str) -> GearTable:
    gear = board.gears[name]  # type: ignore[index]
    actions = board.actions[name]  # type: ignore[index]
    ways = tuple(_ways(space, gear, board.step_back) for space in range(gear.teeth))
    return GearTable(name, gear.teeth, gear.last, gear.any_from, gear.top, tuple(map(_act, actions)), ways)


def _ways(space: int, gear: GearModel, step: int) -> tuple[tuple[int, int], ...]:
    """Return the actions from a space downwards with their corn: each step back costs, any action nothing."""
    reached = range(1, min(space, gear.top) + 1)
    return tuple((action, 0 if space >= gear.any_from else step * (space - action)) for action in reached)


def _temple(board: BoardFile, name: str) -> TempleTable:
    temple = board.temples[name]  # type: ignore[index]
    return TempleTable(
        name, len(temple.points) - 2, tuple(temple.points), temple.materials, dict(temple.leader)
    )


def _cards(buildings: BuildingsFile, monuments: MonumentsFile) -> list[Card]:
    cards = []
    for b in [*buildings.buildings, *buildings.add_on]:
        effects = tuple(Effect(e.kind, e) for e in b.effects if e.kind not in ("food_reward", "renovation"))
        rewards = tuple(e.food_reward for e in b.effects if e.food_reward is not None)
        renovation = any(e.renovation for e in b.effects)
        cards.append(
            Card(b.id, b.age, b.kind, b.name, b.cost.blocks, b.cost.skull, effects, rewards, renovation, None)
        )
    cards += [
        Card(m.id, 0, m.kind, m.name, m.cost.blocks, m.cost.skull, (), (), False, m.score)
        for m in monuments.monuments
    ]
    return cards


def _check(tables: Tables, cards: int, wealth: WealthFile) -> None:
    """Raise TablesError for what no single file can see."""
    if len(tables.cards) != cards:
        raise TablesError("two buildings or monuments have the same id")
    if len(tables.wealth) != len(wealth.tiles):
        raise TablesError("two wealth tiles have the same id")
    for tile in tables.wealth.values():
        gear, space = tile.dummy
        if not 0 <= space <= tables.gears[GEAR_AT[gear]].last:
            raise TablesError(f"the dummy of the wealth tile {tile.id} stands on no space of {gear}")
    for players, count in tables.revealed.items():
        if count > len(tables.monuments):
            raise TablesError(f"{count} monuments are revealed for {players} players, and there are fewer")


def worth(tables: Tables, block: int) -> int:
    """Return the corn that a block counts for at the end (Rules 13)."""
    return int(getattr(tables.board.final, BLOCKS[block]))
