"""What the YAML files of this game may hold: models for the reader of hand-written files.

A house that lays out its own buildings, tiles or prices edits `tzolkin/data/*.yaml` only; every mistake is
told with its line. Keys are declared kinds of effect, never the name of a card.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from tabletop.layouts import FileModel
from tzolkin.words import Gear, Temple, Track


def _yes(value: bool) -> bool:
    if not value:
        raise ValueError("this is 'true' or left out")
    return value


Count = Annotated[int, Field(ge=0, le=99)]
Age = Annotated[int, Field(ge=1, le=2)]
Yes = Annotated[bool, AfterValidator(_yes)]
Kind = Literal["farm", "civic", "tomb", "shrine"]
Identifier = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_]{0,30}$")]

Metric = Literal[
    "tiles",
    "farm_tiles",
    "civic_tiles",
    "tomb_tiles",
    "shrine_tiles",
    "buildings",
    "corn_tiles",
    "wood_tiles",
    "monuments_of_all",
    "techs_at_3",
    "techs_at_2",
    "tech_levels",
    "workers",
    "temple_points",
    "temple_levels",
    "highest_temple",
    "level_chaac",
    "level_quetzalcoatl",
    "level_kukulcan",
    "skulls_placed",
    "gold",
    "skulls",
    "workers_fed",
    "workers_on_chichen",
]


class Blocks(FileModel):
    """An amount of each kind of block."""

    wood: Count = 0
    stone: Count = 0
    gold: Count = 0

    @property
    def blocks(self) -> tuple[int, int, int]:
        """Wood, stone and gold."""
        return self.wood, self.stone, self.gold


class Price(Blocks):
    """What a building or monument costs."""

    skull: Count = 0


class Goods(Blocks):
    """What is gained at once."""

    corn: Count = 0
    skull: Count = 0


class OneOf(FileModel):
    """A mapping of which exactly one key is the main one; `kind` names it."""

    @property
    def kind(self) -> str:
        """The key that says what happens."""
        return next(name for name in self.main_keys() if getattr(self, name) is not None)

    @classmethod
    def main_keys(cls) -> list[str]:
        """Return the keys of which one is written."""
        return [name for name, field in cls.model_fields.items() if field.default is None]

    @model_validator(mode="after")
    def _one(self) -> OneOf:
        written = [name for name in self.main_keys() if getattr(self, name) is not None]
        if len(written) != 1:
            raise ValueError(f"exactly one of {', '.join(self.main_keys())} is written here")
        return self


# ---------------------------------------------------------------- the board


class GearModel(FileModel):
    """A gear: its teeth, the last space that can be seen, and where "any action" begins."""

    teeth: Annotated[int, Field(ge=4, le=30)]
    last: Annotated[int, Field(ge=1, le=28)]
    any_from: Annotated[int, Field(ge=1, le=28)]
    top: Annotated[int, Field(ge=1, le=27)]

    @model_validator(mode="after")
    def _in_order(self) -> GearModel:
        if not self.top < self.any_from <= self.last < self.teeth - 1:
            raise ValueError("a gear has top < any_from <= last < teeth - 1")
        return self


class BuildModel(FileModel):
    """A permission to construct: so many buildings, paid in blocks or in corn, or one monument."""

    max: Annotated[int, Field(ge=1, le=6)] = 1
    pay: Literal["blocks", "corn"] = "blocks"
    monument: bool = False


class HarvestModel(FileModel):
    """The yields of a field of the jungle; no wood: 0."""

    corn: Count
    wood: Count = 0


class SkullModel(FileModel):
    """What placing a skull gives."""

    vp: Count
    temple: Temple
    blocks: Count = 0


class ActionModel(OneOf):
    """An action of a gear, or of a quick action tile."""

    gain: Goods | None = None
    harvest: HarvestModel | None = None
    advance: Count | None = None
    build: BuildModel | None = None
    temples_different: Annotated[int, Field(ge=1, le=3)] | None = None
    temple_any: Count | None = None
    market: Yes | None = None
    worker: Count | None = None
    any_action: Yes | None = None
    skull: SkullModel | None = None
    fishing: bool = False
    corn: Count = 0
    blocks: Count = 0


class FoodDayModel(FileModel):
    """A Food Day: its day and what the temples give."""

    day: Count
    rewards: Literal["materials", "points"]
    age: Age = 1
    ends_age: bool = False


class CalendarModel(FileModel):
    """The days of the game."""

    days: Annotated[int, Field(ge=2, le=99)]
    age_2_from: Count
    food_days: list[FoodDayModel] = Field(min_length=1, max_length=9)
    corn_a_round: Count
    speed_days: Annotated[int, Field(ge=1, le=3)]

    @model_validator(mode="after")
    def _ends_with_a_food_day(self) -> CalendarModel:
        days = [food.day for food in self.food_days]
        if days != sorted(set(days)) or days[-1] != self.days:
            raise ValueError("Food Days are in order, and the last day is one")
        return self


class PlacingModel(FileModel):
    """Workers and what placing them costs."""

    start: Annotated[int, Field(ge=1, le=6)]
    most: Annotated[int, Field(ge=1, le=6)]
    count_cost: list[Count] = Field(min_length=6, max_length=6)
    quick_spaces: Annotated[int, Field(ge=0, le=6)]
    quick_cost: Count


class BeggingModel(FileModel):
    """Who may beg, and for how much."""

    most_corn: Count
    corn_to: Count


class MarketModel(FileModel):
    """Corn for one block, buying and selling alike."""

    wood: Annotated[int, Field(ge=1, le=99)]
    stone: Annotated[int, Field(ge=1, le=99)]
    gold: Annotated[int, Field(ge=1, le=99)]


class TempleModel(FileModel):
    """A temple: points from the bottom up, materials by level, points for the highest by age."""

    points: list[int] = Field(min_length=3, max_length=20)
    materials: dict[int, Goods]
    leader: dict[Age, Count]

    @model_validator(mode="after")
    def _halves(self) -> TempleModel:
        if any(points % 2 for points in self.leader.values()):
            raise ValueError("points for the highest must be even, as ties halve them")
        return self


class LevelModel(FileModel):
    """What a level of a technology adds."""

    harvest_corn: Count = 0
    harvest_wood: Count = 0
    fish_corn: Count = 0
    gain: dict[int, Goods] = Field(default_factory=dict)
    irrigation: bool = False
    building_corn: Count = 0
    building_vp: Count = 0
    building_blocks: Annotated[int, Field(ge=0, le=1)] = 0
    ahead: Annotated[int, Field(ge=0, le=1)] = 0
    devotion: Count = 0


class BonusModel(OneOf):
    """The bonus for going on from the last level."""

    temple_any: Count | None = None
    blocks: Count | None = None
    vp: Count | None = None
    skull: Count | None = None


class TrackModel(FileModel):
    """A technology: three levels and a bonus."""

    levels: list[LevelModel] = Field(min_length=3, max_length=3)
    bonus: BonusModel


class TechnologiesModel(FileModel):
    """What advancing costs, and the four tracks."""

    cost: list[Count] = Field(min_length=3, max_length=3)
    beyond: Count
    tracks: dict[Track, TrackModel]


class FoodModel(FileModel):
    """Feeding workers."""

    corn: Count
    unfed_vp: int
    served_less: Count


class DummiesModel(FileModel):
    """How many dummy workers stand where, by number of players."""

    base: dict[int, Count]
    quick: dict[int, list[Count]]
    opposite: Count


class FinalModel(FileModel):
    """The value of what is left at the end."""

    wood: Count
    stone: Count
    gold: Count
    corn_per_vp: Annotated[int, Field(ge=1, le=99)]
    skull_vp: Count


class BoardFile(FileModel):
    """`board.yaml`."""

    format: Literal["ceiba-tzolkin-board/1"]
    gears: dict[Gear, GearModel]
    actions: dict[Gear, list[ActionModel]]
    calendar: CalendarModel
    placing: PlacingModel
    begging: BeggingModel
    step_back: Count
    market: MarketModel
    corn_per_block: Count
    temples: dict[Temple, TempleModel]
    technologies: TechnologiesModel
    food: FoodModel
    skulls: Count
    dummies: DummiesModel
    final: FinalModel

    @model_validator(mode="after")
    def _complete(self) -> BoardFile:
        sizes = (len(self.gears), len(self.actions), len(self.temples), len(self.technologies.tracks))
        if sizes != (5, 5, 3, 4):
            raise ValueError("there are five gears with their actions, three temples and four technologies")
        for name, gear in self.gears.items():
            if len(self.actions[name]) != gear.top:
                raise ValueError(f"the gear {name} has {gear.top} actions")
        return self
