"""What the YAML files of buildings, monuments, wealth, tribes, prophecies and quick actions may hold."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from tabletop.layouts import FileModel
from tzolkin.datafiles import (
    ActionModel,
    Age,
    BeggingModel,
    Count,
    Goods,
    Identifier,
    Kind,
    Metric,
    OneOf,
    Price,
    Yes,
)
from tzolkin.words import Gear, Temple, Track

# ---------------------------------------------------------------- tiles


class PlaceSkullModel(FileModel):
    """A skull placed on the building itself."""

    vp: Count
    temple_any: Count


class FoodRewardModel(Goods):
    """What a building gives on Food Days."""

    on: list[int] = Field(default_factory=lambda: [1, 2, 3, 4])


class EffectModel(OneOf):
    """One effect of a building."""

    corn: Count | None = None
    wood: Count | None = None
    stone: Count | None = None
    gold: Count | None = None
    skull: Count | None = None
    vp: int | None = None
    worker: Count | None = None
    tech: dict[Track, Count] | None = None
    tech_any: Count | None = None
    temple: dict[Temple, Count] | None = None
    temple_any: Count | None = None
    feed_workers: Count | None = None
    feed_all_less: Count | None = None
    market: Yes | None = None
    build_more: Count | None = None
    any_action: Count | None = None
    monument: Annotated[int, Field(ge=1, le=1)] | None = None
    tech_shift: Annotated[int, Field(ge=1, le=1)] | None = None
    place_skull: PlaceSkullModel | None = None
    food_reward: FoodRewardModel | None = None
    renovation: Yes | None = None


class BuildingModel(FileModel):
    """A building."""

    id: Identifier
    age: Age
    kind: Kind
    name: str
    cost: Price
    effects: list[EffectModel]


class BuildingsFile(FileModel):
    """`buildings.yaml`."""

    format: Literal["ceiba-tzolkin-buildings/1"]
    row: Annotated[int, Field(ge=1, le=12)]
    buildings: list[BuildingModel]
    add_on: list[BuildingModel]


class ScoreModel(FileModel):
    """What a monument scores."""

    metric: Metric
    each: Count = 0
    table: dict[int, int] = Field(default_factory=dict)
    by_players: dict[int, Count] = Field(default_factory=dict)


class MonumentModel(FileModel):
    """A monument."""

    id: Identifier
    kind: Kind
    name: str
    cost: Price
    score: ScoreModel


class MonumentsFile(FileModel):
    """`monuments.yaml`."""

    format: Literal["ceiba-tzolkin-monuments/1"]
    revealed: dict[int, Count]
    monuments: list[MonumentModel]


class WealthModel(Goods):
    """A tile of starting wealth."""

    id: Identifier
    dummy: tuple[Gear, int]
    temple: dict[Temple, Count] = Field(default_factory=dict)
    tech: dict[Track, Count] = Field(default_factory=dict)
    worker: Count = 0
    feed_workers: Count = 0


class WealthFile(FileModel):
    """`wealth.yaml`."""

    format: Literal["ceiba-tzolkin-wealth/1"]
    dealt: Annotated[int, Field(ge=2, le=4)]
    kept: Annotated[int, Field(ge=1, le=3)]
    tiles: list[WealthModel] = Field(min_length=20)


# ---------------------------------------------------------------- expansion


class TribeModel(FileModel):
    """A tribe; what is left out changes nothing."""

    id: str
    name: str
    pick_after: Count = 0
    ahead_corn: Count = 0
    may_pass: bool = False
    least_corn: Count = 0
    beg: BeggingModel | None = None
    back_gain: Count = 0
    space_discount: Count = 0
    extra_space: bool = False
    pairs: list[list[Gear]] = Field(default_factory=list)
    tech_discount: Count = 0
    any_bonus: bool = False
    kept: Annotated[int, Field(ge=0, le=3)] = 0
    wealth_down: Count = 0
    skip: bool = False
    sells: Count = 0
    workers: Annotated[int, Field(ge=0, le=6)] = 0
    food: Count = 0
    unfed_vp: int = 0
    count_cost: list[Count] = Field(default_factory=list, max_length=6)


class TribesFile(FileModel):
    """`tribes.yaml`."""

    format: Literal["ceiba-tzolkin-tribes/1"]
    dealt: Annotated[int, Field(ge=2, le=2)]
    tribes: list[TribeModel] = Field(min_length=10)


class CalamityModel(FileModel):
    """What is harder while a prophecy is in force."""

    step_corn: Count = 0
    step_blocks: Annotated[int, Field(ge=0, le=1)] = 0
    temple: Temple | None = None
    harvest_wood: int = 0
    harvest_corn: int = 0
    gold_corn: Count = 0
    skull_down: Annotated[int, Field(ge=0, le=1)] = 0
    tech_blocks: Annotated[int, Field(ge=0, le=1)] = 0
    lost_level: Count = 0
    building_blocks: Count = 0
    building_corn: Count = 0
    food: Count = 0
    place_corn: dict[Gear, Count] = Field(default_factory=dict)


class ProphecyModel(FileModel):
    """A prophecy."""

    id: Identifier
    name: str
    calamity: CalamityModel
    metric: Metric
    bands: list[int] = Field(min_length=3, max_length=3)


class PropheciesFile(FileModel):
    """`prophecies.yaml`."""

    format: Literal["ceiba-tzolkin-prophecies/1"]
    drawn: Annotated[int, Field(ge=3, le=3)]
    points: list[int] = Field(min_length=4, max_length=4)
    prophecies: list[ProphecyModel] = Field(min_length=3)


class QuickFile(FileModel):
    """`quick.yaml`."""

    format: Literal["ceiba-tzolkin-quick/1"]
    days_a_tile: Annotated[int, Field(ge=1)]
    kinds: dict[str, ActionModel]
    age_1: list[str] = Field(min_length=1)
    age_2: list[str] = Field(min_length=1)

    @model_validator(mode="after")
    def _known(self) -> QuickFile:
        for name in [*self.age_1, *self.age_2]:
            if name not in self.kinds:
                raise ValueError(f"'{name}' is no kind of quick action")
        return self
