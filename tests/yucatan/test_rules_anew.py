"""The list of legal actions, worked out a second time straight from the rules, and compared in random games.

Slow and simple on purpose: spaces are coordinates, nothing is counted out in advance, and no function of the
rules is used.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.engine import game as contract
from tabletop.engine import play
from tabletop.engine.action import Action, Value
from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.hexgrid import Hex
from yucatan.board import Board, load_board
from yucatan.game import Yucatan
from yucatan.state import State, Village, Warrior

ROOT = Path(__file__).parents[2]
BOARDS = [
    *(
        ROOT / "boards" / "yucatan" / f"{name}.yaml"
        for name in ("training", "two-shores", "delta", "four-thrones")
    ),
    Path(__file__).parent / "boards" / "gorge.yaml",
]
ACTIONS = 500
"""Actions per board; when a game ends, a new one begins."""

DELIVERS, ANY = "delivers", "any"

Told = tuple[str, tuple[Value, ...]]
"""A legal action; of a move, the last word says whether it delivers in passing."""


class Table:
    """One position as seat `me` finds it, by coordinates."""

    def __init__(self, state: State, me: int) -> None:
        board = state.board
        self.me = me
        self.state = state
        self.number = board.index
        self.ground = {space: board.ground[number] for space, number in board.index.items()}
        self.banks = [{board.spaces[number] for number in banks} for banks in board.banks]
        self.cities = {board.spaces[number]: seat for seat, number in enumerate(board.cities) if number >= 0}
        self.city = board.spaces[board.cities[me]]
        self.villages: dict[Hex, Village] = {board.spaces[x]: v for x, v in state.villages.items()}
        self.warriors: dict[Hex, Warrior] = {board.spaces[x]: w for x, w in state.warriors.items()}
        self.mine = [space for space, village in self.villages.items() if village.seat == me]
        self.own = [space for space, warrior in self.warriors.items() if warrior.seat == me]

    def is_land(self, space: Hex) -> bool:
        return self.ground.get(space, "^") in ".@"

    def is_home(self, space: Hex) -> bool:
        return space == self.city or (space in self.mine and self.villages[space].large)


def around(space: Hex) -> list[Hex]:
    return [Hex(space.q + q, space.r + r) for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))]


def establish(table: Table) -> Iterator[Told]:
    """Rules 4 (general rule) and 5.1."""
    if len(table.mine) == 8:
        return
    great, *small = table.banks
    open_ = [banks for banks in small if table.city in banks]
    open_ += [banks for banks in (great, *small) if any(village in banks for village in table.mine)]
    for space, number in table.number.items():
        if table.ground[space] != "." or space in table.villages:
            continue
        if any(near in table.villages or near in table.cities for near in around(space)):
            continue
        if space in table.own or any(space in banks for banks in open_):
            yield "establish", (number,)


def enlarge(table: Table) -> Iterator[Told]:
    """Rules 5.2."""
    for space in table.mine:
        if not table.villages[space].large:
            yield "enlarge", (table.number[space],)


def dispatch(table: Table) -> Iterator[Told]:
    """Rules 5.3 and 9."""
    if len(table.own) > len(table.mine):
        return
    spaces = [near for near in around(table.city) if table.is_land(near)]
    spaces += [space for space in table.mine if table.villages[space].large]
    for space in spaces:
        for symbol in ("jaguar", "snake", "hummingbird"):
            out = sum(table.warriors[own].brotherhood == symbol for own in table.own)
            if space not in table.warriors and out < 3:
                yield "dispatch", (table.number[space], symbol)


def move(table: Table) -> Iterator[Told]:
    """Rules 6."""
    for start in table.own:
        for end, how in {*paths(table, start)}:
            if end != start and end not in table.own and table.is_land(end):
                yield "move", (table.number[start], table.number[end], how)


def paths(table: Table, start: Hex) -> Iterator[tuple[Hex, str]]:
    """Every end that the shape of a path leads to, and whether it delivers in passing."""
    for middle in around(start):
        yield middle, ANY
        if table.ground.get(middle) == "~":
            for end in around(middle):
                yield end, ANY
            continue
        stranger = middle in table.villages and middle not in table.mine
        if middle in table.warriors or stranger or table.cities.get(middle, table.me) != table.me:
            continue
        delivers = table.warriors[start].carried and table.is_home(middle)
        for end in around(middle):
            if any({start, middle, end} <= banks for banks in table.banks):
                yield end, DELIVERS if delivers else ANY


def build(table: Table) -> Iterator[Told]:
    """Rules 5.5."""
    if table.state.stock[table.me] >= 3:
        yield "build", ()


def told(action: Action) -> Told:
    if action.kind != "move":
        return action.kind, action.args
    start, end, middle = action.args
    return "move", (start, end, DELIVERS if int(middle) >= 0 else ANY)


def chosen(state: State, options: list[Action], chance: random.Random) -> Action:
    """Choose at random, with a liking for building and for entering what belongs to others."""
    builds = [action for action in options if action.kind == "build"]
    if builds:
        return builds[0]
    entered = {*state.warriors, *state.villages, *state.board.cities}
    visits = [action for action in options if action.kind == "move" and action.args[1] in entered]
    return chance.choice(visits if visits and chance.random() < 0.4 else options)


def loaded(path: Path) -> Board:
    board, _ = load_board(path)
    assert board is not None
    return board


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
def test_list_of_legal_actions(path: Path) -> None:
    board, game, chance = loaded(path), Yucatan(), random.Random(path.stem)
    state: State | None = None
    for number in range(ACTIONS):
        if state is None or not state.stack:
            state, _ = play.begin(game, Setup(board.players, board), Rng(number))
        options = contract.legal(game, state)
        frame = state.stack[-1]
        if frame.kind == "turn":
            table = Table(state, frame.seat)
            anew = [*establish(table), *enlarge(table), *dispatch(table), *move(table), *build(table)]
            assert sorted(map(str, map(told, options))) == sorted(map(str, anew))
        play.apply(game, state, chosen(state, options, chance), Rng(number))
        assert game.broken(state) == []
