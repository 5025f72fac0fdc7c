"""Positions of scenarios: words to a state, and back. The words are listed in `tzolkin.scenario`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from tabletop.engine.scenario import ScenarioError
from tzolkin.setup import JUNGLE
from tzolkin.state import Modules, State
from tzolkin.tables import Tables
from tzolkin.words import (
    BLOCKS,
    DUMMY,
    GEARS,
    NONE,
    TEMPLE_AT,
    TEMPLES,
    TRACK_AT,
    TRACKS,
)

LETTERS: Mapping[str, int] = dict(zip("PYTUC", range(len(GEARS)), strict=True))
LETTER_OF: Mapping[int, str] = {gear: letter for letter, gear in LETTERS.items()}

_WORKER = re.compile(r"([1-5]|d)@(?:([PYTUC])(\d+)|(start|quick))")
_FIELD = re.compile(r"P([2-5])=(\d+)(?:/(\d+))?")
_SLOT = re.compile(r"slot(\d+)=([1-5])")
_OF_SEAT = re.compile(r"([1-5])\.([a-z]+)(?:=(\S+))?")
_SWITCHES = frozenset(("+tribes", "+prophecies", "+buildings", "+quick", "-opposite", "round-down"))
_LISTS = frozenset(
    ("row", "deck1", "deck2", "monuments", "prophecies", "tiles1", "tiles2", "calamity", "tile")
)
_NUMBERS = frozenset(("players", "day", "first", "turn", "food", "age", "calendar"))
_COUNTS: Mapping[str, str] = {
    "corn": "corn",
    "skull": "skulls",
    "vp": "vp",
    "workers": "owned",
    "hand": "hand",
    "fed": "fed",
    "corntiles": "corn_tiles",
    "woodtiles": "wood_tiles",
    "feeds": "feeds",
}
"""Words of a seat that are single numbers, with the names of the state."""


def number(word: str) -> int:
    """Return a word as a number. Raises ScenarioError."""
    try:
        return int(word)
    except ValueError:
        raise ScenarioError(f"“{word}” is no number") from None


def modules_in(words: list[str], players: int) -> Modules:
    """Return the modules that the words ask for or need."""
    text = " ".join(words)
    return Modules(
        tribes="+tribes" in words or ".tribe=" in text,
        prophecies="+prophecies" in words or "calamity=" in text or "prophecies=" in text,
        buildings="+buildings" in words or re.search(r"[=,][XY]0", text) is not None,
        quick="+quick" in words or "tile=" in text or "tiles" in text or "@quick" in text or players == 5,
        opposite="-opposite" not in words,
        round_down="round-down" in words,
    )


def position(tables: Tables, text: str) -> State:
    """Return the state that the words of a position describe. Raises ScenarioError."""
    words = text.split()
    numbers = {
        name: number(value)
        for name, _equals, value in (word.partition("=") for word in words)
        if name in _NUMBERS
    }
    players = numbers.get("players", 2)
    if not 2 <= players <= 5:
        raise ScenarioError(f"{players} players")
    state = State(tables, players, numbers.get("first", 1), modules_in(words, players))
    _calendar(state, numbers)
    for space in JUNGLE:
        state.corn_tiles[space] = players
        state.wood_tiles[space] = players if space != JUNGLE[0] else 0
    for word in words:
        if not _put(state, word):
            raise ScenarioError(f"“{word}” is no word of a position")
    _workers(state, words)
    _stack(state, words, numbers.get("turn", state.first))
    return state


def _calendar(state: State, numbers: dict[str, int]) -> None:
    foods = state.tables.board.calendar.food_days
    state.day = numbers.get("day", 1)
    state.food = numbers.get("food", sum(food.day < state.day for food in foods))
    ended = any(food.ends_age for food in foods[: state.food])
    state.age = numbers.get("age", 2 if ended else 1)
    state.calendar_corn = numbers.get("calendar", 0)


def _stack(state: State, words: list[str], seat: int) -> None:
    """Open the decision that the words ask for."""
    state.stack.clear()
    if "over" in words:
        state.over = True
    elif any(state.offers):
        for kind in ("first-round", "dummies", "reveal"):
            state.push(kind, 0)
        for each in reversed(state.order()):
            if state.offers[each]:
                state.push("keep", each)
            else:
                state.choices[each] = [NONE]
    else:
        state.push("end-turn", seat)
        state.push("placing" if "placing" in words else "turn", seat)
        state.count = int("placing" in words)


# ---------------------------------------------------------------- words to things


def _put(state: State, word: str) -> bool:
    """Put what `word` names on the table; return whether it names anything."""
    name, _equals, value = word.partition("=")
    if word in _SWITCHES or word in ("placing", "over") or name in _NUMBERS:
        return True
    if name in _LISTS:
        _put_list(state, name, value.split(","))
    elif match := _WORKER.fullmatch(word):
        _put_worker(state, match)
    elif match := _FIELD.fullmatch(word):
        space = int(match[1])
        state.corn_tiles[space], state.wood_tiles[space] = int(match[2]), int(match[3] or 0)
    elif match := _SLOT.fullmatch(word):
        state.skull_slots[int(match[1])] = int(match[2])
    elif match := _OF_SEAT.fullmatch(word):
        return _put_of_seat(state, _seat(match[1], state), match[2], match[3] or "")
    else:
        return False
    return True


def _put_list(state: State, name: str, items: list[str]) -> None:
    tables = state.tables
    if name in ("row", "deck1", "deck2", "monuments"):
        for item in items:
            if item not in tables.cards:
                raise ScenarioError(f"there is no building or monument “{item}”")
    if name == "row":
        state.row = items
    elif name == "monuments":
        state.monuments = items
    elif name in ("deck1", "deck2"):
        state.decks[int(name[-1])] = sorted(items)
    elif name == "tile":
        state.quick_tiles = {1: [*items * len(tables.quick.age_1)], 2: [*items * len(tables.quick.age_2)]}
    elif name in ("tiles1", "tiles2"):
        state.quick_tiles[int(name[-1])] = items
    else:
        for item in items:
            if item not in tables.prophecies:
                raise ScenarioError(f"there is no prophecy “{item}”")
        if name == "prophecies":
            state.prophecies = items
        else:
            state.calamity = items[0]
            state.woe = tables.prophecies[items[0]].calamity
            if items[0] not in state.prophecies:
                state.prophecies = items * 3
            state.food = max(state.food, 1)


def _put_worker(state: State, match: re.Match[str]) -> None:
    owner = DUMMY if match[1] == "d" else _seat(match[1], state)
    if match[4] == "start":
        state.start_space = owner
    elif match[4] == "quick":
        if 0 not in state.quick_spaces:
            raise ScenarioError("all quick action spaces are taken")
        state.quick_spaces[state.quick_spaces.index(0)] = owner
    else:
        teeth = state.gears[LETTERS[match[2]]]
        space = int(match[3])
        if space >= len(teeth) or teeth[space]:
            raise ScenarioError(f"“{match[0]}” stands on no free space")
        teeth[space] = owner


def _put_of_seat(state: State, seat: int, name: str, value: str) -> bool:
    player = state.seats[seat]
    if name in _COUNTS:
        setattr(player, _COUNTS[name], number(value))
    elif name in BLOCKS:
        player.blocks[BLOCKS.index(name)] = number(value)
    elif name in TEMPLE_AT:
        player.temples[TEMPLE_AT[name]] = number(value)
    elif name in TRACK_AT:
        player.techs[TRACK_AT[name]] = number(value)
    elif name == "dark":
        player.light = False
    elif name == "tribe":
        if value not in state.tables.tribes:
            raise ScenarioError(f"there is no tribe “{value}”")
        player.tribe = state.tables.tribes[value]
    elif name == "offer":
        _put_offer(state, seat, value.split(","))
    elif name == "has":
        for item in value.split(","):
            if item not in state.tables.cards:
                raise ScenarioError(f"there is no building or monument “{item}”")
            (player.buildings if state.tables.cards[item].age else player.monuments).append(item)
    else:
        return False
    return True


def _put_offer(state: State, seat: int, items: list[str]) -> None:
    tribes = [item for item in items if item in state.tables.tribes]
    tiles = [item for item in items if item in state.tables.wealth]
    if len(tribes) + len(tiles) != len(items) or len(tiles) != state.tables.dealt:
        raise ScenarioError(f"an offer has {state.tables.dealt} wealth tiles, and tribes")
    state.offers[seat] = [*tiles, *tribes]
    if tribes:
        state.modules = state.modules._replace(tribes=True)


def _seat(word: str, state: State) -> int:
    if word.isdigit() and 1 <= int(word) <= state.players:
        return int(word)
    raise ScenarioError(f"“{word}” is no seat of this table")


def _out(state: State, seat: int) -> int:
    """Return how many workers of a seat are on the board."""
    out = sum(teeth.count(seat) for teeth in state.gears) + state.quick_spaces.count(seat)
    return out + (state.start_space == seat)


def _workers(state: State, words: list[str]) -> None:
    """Give every player the workers named, or three, or those that are out; the rest is in hand."""
    for seat in range(1, state.players + 1):
        player = state.seats[seat]
        out = _out(state, seat)
        if not any(word.startswith(f"{seat}.workers=") for word in words):
            player.owned = max(player.owned, out)
        player.hand = player.owned - out


# ---------------------------------------------------------------- things to words


def described(state: State) -> list[str]:
    """Return the words of a state, sorted: everything that differs from the defaults."""
    return sorted([*_described_table(state), *_described_board(state), *_described_seats(state)])


def _described_table(state: State) -> Iterator[str]:
    plain = State(state.tables, state.players, 1, Modules())
    _calendar(plain, {"day": state.day})
    values = {
        "players": (state.players, 2),
        "day": (state.day, 1),
        "first": (state.first, 1),
        "food": (state.food, plain.food),
        "age": (state.age, plain.age),
        "calendar": (state.calendar_corn, 0),
    }
    yield from (f"{name}={value}" for name, (value, default) in values.items() if value != default)
    lists = {
        "row": state.row,
        "deck1": state.decks[1],
        "deck2": state.decks[2],
        "monuments": state.monuments,
        "prophecies": [] if len(set(state.prophecies)) == 1 else state.prophecies,
    }
    yield from (f"{name}={','.join(items)}" for name, items in lists.items() if items)
    if state.calamity != NONE:
        yield f"calamity={state.calamity}"
    if state.over:
        yield "over"


def _described_board(state: State) -> Iterator[str]:
    for gear, teeth in enumerate(state.gears):
        for space, owner in enumerate(teeth):
            if owner:
                yield f"{'d' if owner == DUMMY else owner}@{LETTER_OF[gear]}{space}"
    if state.start_space:
        yield f"{state.start_space}@start"
    for owner in state.quick_spaces:
        if owner:
            yield f"{'d' if owner == DUMMY else owner}@quick"
    for space in JUNGLE:
        corn, wood = state.corn_tiles[space], state.wood_tiles[space]
        if (corn, wood) != (state.players, state.players if space != JUNGLE[0] else 0):
            yield f"P{space}={corn}/{wood}" if space != JUNGLE[0] else f"P{space}={corn}"
    yield from (f"slot{space}={owner}" for space, owner in enumerate(state.skull_slots) if owner)


def _described_seats(state: State) -> Iterator[str]:
    for seat in range(1, state.players + 1):
        player = state.seats[seat]
        values = {
            "corn": player.corn,
            "skull": player.skulls,
            "vp": player.vp,
            "corntiles": player.corn_tiles,
            "woodtiles": player.wood_tiles,
            "feeds": player.feeds,
            **dict(zip(BLOCKS, player.blocks, strict=True)),
            **dict(zip(TEMPLES, player.temples, strict=True)),
            **dict(zip(TRACKS, player.techs, strict=True)),
        }
        yield from (f"{seat}.{name}={value}" for name, value in values.items() if value)
        if player.owned != max(state.tables.board.placing.start, _out(state, seat)):
            yield f"{seat}.workers={player.owned}"
        if player.buildings or player.monuments:
            yield f"{seat}.has={','.join([*player.buildings, *player.monuments])}"
        if not player.light:
            yield f"{seat}.dark"
        if player.tribe.id != NONE:
            yield f"{seat}.tribe={player.tribe.id}"


def value_of(state: State, word: str) -> str:
    """Return the value of one word of a position, for `get`. Raises ScenarioError."""
    if match := _OF_SEAT.fullmatch(word):
        seat, name = _seat(match[1], state), match[2]
        player = state.seats[seat]
        if name in _COUNTS:
            return str(getattr(player, _COUNTS[name]))
        if name in BLOCKS:
            return str(player.blocks[BLOCKS.index(name)])
        if name in TEMPLE_AT:
            return str(player.temples[TEMPLE_AT[name]])
        if name in TRACK_AT:
            return str(player.techs[TRACK_AT[name]])
        if name == "dark":
            return "no" if player.light else "yes"
        if name == "has":
            return ",".join([*player.buildings, *player.monuments]) or NONE
        if name == "tribe":
            return player.tribe.id
    single = {
        "day": state.day,
        "first": state.first,
        "food": state.food,
        "age": state.age,
        "calendar": state.calendar_corn,
        "bank": state.skulls_left(),
        "calamity": state.calamity,
        "row": ",".join(state.row) or NONE,
        "rowsize": len(state.row),
        "monuments": ",".join(state.monuments) or NONE,
        "start": state.start_space,
        "over": "yes" if state.over else "no",
    }
    if word in single:
        return str(single[word])
    if re.fullmatch(r"P[2-5]", word):
        return f"{state.corn_tiles[int(word[1])]}/{state.wood_tiles[int(word[1])]}"
    if re.fullmatch(r"slot\d", word):
        return str(state.skull_slots[int(word[4:])])
    raise ScenarioError(f"“{word}” is nothing that can be asked for")


def count_of(state: State, word: str) -> int:
    """Return how many things there are of a kind, for `count`. Raises ScenarioError."""
    if match := re.fullmatch(r"offer([1-5])", word):
        return len(state.offers[_seat(match[1], state)])
    counts = {
        "row": len(state.row),
        "deck1": len(state.decks[1]),
        "deck2": len(state.decks[2]),
        "monuments": len(state.monuments),
        "prophecies": len(state.prophecies),
        "tiles1": len(state.quick_tiles[1]),
        "tiles2": len(state.quick_tiles[2]),
        "dummies": sum(teeth.count(DUMMY) for teeth in state.gears),
        "quick": state.quick_spaces.count(DUMMY),
    }
    if word not in counts:
        raise ScenarioError(f"“{word}” is nothing that can be counted")
    return counts[word]
