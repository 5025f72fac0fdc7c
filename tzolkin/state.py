"""The state of a game of Tzolk'in (Rules 2): plain data, quick to clone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabletop.engine.action import Value
from tabletop.engine.decision import Frame
from tzolkin.tables import CALM, NO_TRIBE, Tables
from tzolkin.tilefiles import (
    CalamityModel,
    TribeModel,
)
from tzolkin.words import NONE


class Modules(NamedTuple):
    """What is in play (Rules 14), and the switches for unsettled points (Rules 3.1, 13)."""

    tribes: bool = False
    prophecies: bool = False
    buildings: bool = False
    quick: bool = False
    opposite: bool = True
    round_down: bool = False


class Player:
    """One seat's side of the table.

    `blocks` are wood, stone, gold; `owned` counts workers in play, `hand` those in hand; `temples` and
    `techs` are levels in the order of `words`; `light` is the side of the player board that is up;
    `feeds` counts workers served by wealth tiles (buildings are counted where they stand).
    """

    __slots__ = (
        "blocks",
        "buildings",
        "corn",
        "corn_tiles",
        "fed",
        "feeds",
        "hand",
        "light",
        "monuments",
        "owned",
        "skulls",
        "techs",
        "temples",
        "tribe",
        "vp",
        "wood_tiles",
    )

    def __init__(self, workers: int) -> None:
        self.corn = 0
        self.blocks = [0, 0, 0]
        self.skulls = 0
        self.vp = 0
        self.owned = workers
        self.hand = workers
        self.temples = [0, 0, 0]
        self.techs = [0, 0, 0, 0]
        self.light = True
        self.tribe: TribeModel = NO_TRIBE
        self.buildings: list[str] = []
        self.monuments: list[str] = []
        self.corn_tiles = 0
        self.wood_tiles = 0
        self.feeds = 0
        self.fed = 0

    def clone(self) -> Player:
        """Return an independent copy."""
        new = Player.__new__(Player)
        new.corn = self.corn
        new.blocks = self.blocks.copy()
        new.skulls = self.skulls
        new.vp = self.vp
        new.owned = self.owned
        new.hand = self.hand
        new.temples = self.temples.copy()
        new.techs = self.techs.copy()
        new.light = self.light
        new.tribe = self.tribe
        new.buildings = self.buildings.copy()
        new.monuments = self.monuments.copy()
        new.corn_tiles = self.corn_tiles
        new.wood_tiles = self.wood_tiles
        new.feeds = self.feeds
        new.fed = self.fed
        return new

    def key(self) -> tuple[object, ...]:
        """Return a hashable value, equal for equal players."""
        return (
            self.corn,
            *self.blocks,
            self.skulls,
            self.vp,
            self.owned,
            self.hand,
            *self.temples,
            *self.techs,
            self.light,
            self.tribe.id,
            tuple(self.buildings),
            tuple(self.monuments),
            self.corn_tiles,
            self.wood_tiles,
            self.feeds,
            self.fed,
        )

    def to_data(self) -> dict[str, Any]:
        """Return the player as JSON-able data."""
        data: dict[str, Any] = {}
        for name in self.__slots__:
            value = getattr(self, name)
            data[name] = list(value) if isinstance(value, list) else value
        data["tribe"] = self.tribe.id
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any], tables: Tables) -> Player:
        """Rebuild a player."""
        player = cls(0)
        for name in cls.__slots__:
            value = data[name]
            setattr(player, name, list(value) if isinstance(value, list) else value)
        tribe = data["tribe"]
        player.tribe = NO_TRIBE if tribe == NONE else tables.tribes[tribe]
        return player


class State:
    """Where everything is. Lists by seat leave index 0 unused.

    `gears` holds for each gear and tooth a seat, 0 or `DUMMY`; `quick_spaces` likewise; `start_space` a seat
    or 0. `corn_tiles` and `wood_tiles` are the jungle by space of Palenque. `skull_slots` holds who placed a
    skull, by space of Chichén Itzá. `decks` are the tiles not yet turned up, by age, sorted: chance speaks
    when one is turned up. `food` counts Food Days held; `calamity` is the prophecy in force, or "none".

    Of the turn being played: `begged`, `sold` (blocks by Xaman Ek), `discounted`, `skip` (the space named
    by Vacub-Caquix, a place code), `placed` (place codes of workers put on gears), `count` (workers placed),
    `quick_taken`, `plain` (technologies do not apply).

    Of the set-up: `offers` (tribes and wealth tiles dealt, by seat), `choices` (what was kept, still secret),
    `turned` (wealth tiles turned up for dummies).
    """

    __slots__ = (
        "age",
        "begged",
        "calamity",
        "calendar_corn",
        "choices",
        "corn_tiles",
        "count",
        "day",
        "decks",
        "discounted",
        "first",
        "food",
        "gears",
        "modules",
        "monuments",
        "offers",
        "over",
        "placed",
        "plain",
        "players",
        "prophecies",
        "quick_spaces",
        "quick_taken",
        "quick_tiles",
        "row",
        "seats",
        "skip",
        "skull_slots",
        "sold",
        "stack",
        "start_space",
        "tables",
        "turn",
        "turned",
        "woe",
        "wood_tiles",
    )

    def __init__(self, tables: Tables, players: int, first: int, modules: Modules) -> None:
        self.tables = tables
        self.modules = modules
        self.players = players
        self.first = first
        self.seats = [Player(tables.board.placing.start) for _ in range(players + 1)]
        self.day = 1
        self.turn = 1
        self.food = 0
        self.age = 1
        self.calendar_corn = 0
        self.over = False
        self.gears = [[0] * gear.teeth for gear in tables.gears]
        self.start_space = 0
        self.quick_spaces = [0] * (tables.board.placing.quick_spaces if modules.quick else 0)
        self.corn_tiles = [0] * 6
        self.wood_tiles = [0] * 6
        self.skull_slots = [0] * (tables.gears[-1].top + 1)
        self.row: list[str] = []
        self.decks: dict[int, list[str]] = {1: [], 2: []}
        self.monuments: list[str] = []
        self.prophecies: list[str] = []
        self.calamity = NONE
        self.woe: CalamityModel = CALM
        self.quick_tiles: dict[int, list[str]] = {1: [], 2: []}
        self.offers: list[list[str]] = [[] for _ in range(players + 1)]
        self.choices: list[list[str]] = [[] for _ in range(players + 1)]
        self.turned: list[str] = []
        self.stack: list[Frame] = []
        self.fresh_turn()

    def fresh_turn(self) -> None:
        """Forget what was done in the last turn."""
        self.begged = False
        self.sold = 0
        self.discounted = False
        self.skip = -1
        self.placed: list[int] = []
        self.count = 0
        self.quick_taken = False
        self.plain = False

    def clone(self) -> State:
        """Return an independent copy; the tables are shared, as they never change."""
        new = State.__new__(State)
        new.tables = self.tables
        new.modules = self.modules
        new.players = self.players
        new.first = self.first
        new.seats = [player.clone() for player in self.seats]
        new.day = self.day
        new.turn = self.turn
        new.food = self.food
        new.age = self.age
        new.calendar_corn = self.calendar_corn
        new.over = self.over
        new.gears = [gear.copy() for gear in self.gears]
        new.start_space = self.start_space
        new.quick_spaces = self.quick_spaces.copy()
        new.corn_tiles = self.corn_tiles.copy()
        new.wood_tiles = self.wood_tiles.copy()
        new.skull_slots = self.skull_slots.copy()
        new.row = self.row.copy()
        new.decks = {1: self.decks[1].copy(), 2: self.decks[2].copy()}
        new.monuments = self.monuments.copy()
        new.prophecies = self.prophecies.copy()
        new.calamity = self.calamity
        new.woe = self.woe
        new.quick_tiles = {1: self.quick_tiles[1].copy(), 2: self.quick_tiles[2].copy()}
        new.offers = [offer.copy() for offer in self.offers]
        new.choices = [choice.copy() for choice in self.choices]
        new.turned = self.turned.copy()
        new.stack = self.stack.copy()
        new.begged = self.begged
        new.sold = self.sold
        new.discounted = self.discounted
        new.skip = self.skip
        new.placed = self.placed.copy()
        new.count = self.count
        new.quick_taken = self.quick_taken
        new.plain = self.plain
        return new

    def key(self) -> tuple[object, ...]:
        """Return a hashable value, equal for equal states."""
        return (
            self.modules,
            self.players,
            self.first,
            tuple([player.key() for player in self.seats[1:]]),
            self.day,
            self.turn,
            self.food,
            self.age,
            self.calendar_corn,
            self.over,
            tuple(map(tuple, self.gears)),
            self.start_space,
            tuple(self.quick_spaces),
            tuple(self.corn_tiles),
            tuple(self.wood_tiles),
            tuple(self.skull_slots),
            tuple(self.row),
            tuple(self.decks[1]),
            tuple(self.decks[2]),
            tuple(self.monuments),
            tuple(self.prophecies),
            self.calamity,
            tuple(self.quick_tiles[1]),
            tuple(self.quick_tiles[2]),
            tuple(map(tuple, self.offers)),
            tuple(map(tuple, self.choices)),
            tuple(self.turned),
            tuple(self.stack),
            self.begged,
            self.sold,
            self.discounted,
            self.skip,
            tuple(self.placed),
            self.count,
            self.quick_taken,
            self.plain,
        )

    # ---- the stack

    def push(self, kind: str, seat: int, *data: Value) -> None:
        """Put a frame on top: a decision, or something that happens by itself when its time comes."""
        self.stack.append(Frame(kind, (seat,), data))

    # ---- order

    def order(self) -> list[int]:
        """Return all seats in turn order, the starting player first."""
        return [(self.first - 1 + step) % self.players + 1 for step in range(self.players)]

    # ---- counts

    def has(self, player: Player, track: int, level: int) -> bool:
        """Whether an effect of a technology level is in force for `player` (Rules 8, 16.2, 19.2)."""
        return player.techs[track] >= level and level != self.woe.lost_level and not self.plain

    def perk(self, player: Player, name: str) -> int:
        """Return what the technologies of `player` add of one kind."""
        total = 0
        for track, level, amount in self.tables.perks[name]:
            if self.has(player, track, level):
                total += amount
        return total

    def skulls_left(self) -> int:
        """Return how many crystal skulls the bank has."""
        placed = sum(1 for seat in self.skull_slots if seat)
        shrines = sum(self.skull_on(player) for player in self.seats[1:])
        held = sum(player.skulls for player in self.seats[1:])
        return self.tables.board.skulls - placed - shrines - held

    def skull_on(self, player: Player) -> int:
        """Return how many skulls lie on the buildings of `player` (Rules 17.5)."""
        cards = self.tables.cards
        return sum(
            1 for name in player.buildings for effect in cards[name].effects if effect.kind == "place_skull"
        )

    def workers_on(self, seat: int) -> list[tuple[int, int]]:
        """Return where workers of `seat` stand: (gear, space), in order."""
        found: list[tuple[int, int]] = []
        for gear, teeth in enumerate(self.gears):
            if seat in teeth:
                found += [(gear, space) for space, owner in enumerate(teeth) if owner == seat]
        return found

    def last_space(self, player: Player, gear: int) -> int:
        """Return the last space on which workers of `player` stay (Rules 2.1, 15.6)."""
        return self.tables.gears[gear].last + player.tribe.extra_space

    # ---- as data

    def to_data(self) -> dict[str, Any]:
        """Return the state as JSON-able data."""
        data: dict[str, Any] = {
            "modules": list(self.modules),
            "seats": [player.to_data() for player in self.seats[1:]],
            "stack": [frame.to_data() for frame in self.stack],
        }
        for name in self.__slots__:
            if name not in data and name not in ("tables", "woe"):
                data[name] = _plain(getattr(self, name))
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, Any], tables: Tables) -> State:
        """Rebuild a state. Raises KeyError, TypeError or ValueError if the data does not fit."""
        state = cls(tables, int(data["players"]), int(data["first"]), Modules(*map(bool, data["modules"])))
        for name in cls.__slots__:
            if name not in ("tables", "woe", "modules", "seats", "stack", "players", "first"):
                setattr(state, name, _rebuilt(data[name]))
        state.seats[1:] = [Player.from_data(player, tables) for player in data["seats"]]
        state.stack = [Frame.from_data(frame) for frame in data["stack"]]
        state.woe = CALM if state.calamity == NONE else tables.prophecies[state.calamity].calamity
        return state


def place_code(gear: int, space: int) -> int:
    """Return a gear and a space as one number."""
    return gear * 32 + space


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(name): _plain(item) for name, item in value.items()}
    return value


def _rebuilt(value: Any) -> Any:
    if isinstance(value, list):
        return [_rebuilt(item) for item in value]
    if isinstance(value, dict):
        return {int(name): _rebuilt(item) for name, item in value.items()}
    return value
