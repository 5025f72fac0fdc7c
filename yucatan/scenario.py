"""How scenarios write positions and actions of Yucatán.

Positions: `v1L@q,r` large and `v1S@q,r` small village of seat 1, `vN@q,r` neutral village, `w1S2@q,r` warrior
of seat 1, a Snake carrying 2 (J, S, H; 0 left out; `!` before the `@`: revealed), `c1=5` city stock, `l1=2`
levels, `pool=`, `remove=2` (seat 2 owes a removal), `raid=1@q,r` (seat 1 decides on a raid), `winner=1`,
`drawn`. What is not named is 0 or absent; the pool is 50 minus all other tokens unless given.

Actions: `1 large q,r`, `1 small q,r`, `1 neutral q,r`, `1 first-warrior J q,r`, `1 establish q,r`,
`1 enlarge q,r`, `1 dispatch H q,r`, `1 move q,r > q,r [> q,r] [take 2]`, `1 take 2`, `1 build`,
`2 remove q,r`.
Any seat may act, whoever's turn it would be, but not while a raid or a removal is owed, in a real set-up or
after the end. A position has no set-up of its own: acting makes one (both first warriors of the seat).

Questions (VIEWER is a seat or `table`):

    decision                    kind and seat of the open decision, or none
    order KIND                  seats of all open decisions of a kind, the next first
    offers SEAT                 kinds of action it can take in its turn
    ways SEAT q,r > q,r         its choices for a move to that end: a middle that delivers in passing, or any
    limit SEAT                  how many warriors it supports
    supply SEAT                 how many villages it has left
    sees VIEWER q,r             the brotherhood of a warrior, or hidden
    sees VIEWER supply SEAT     its warriors off the board: `J3 S3 H3`, or just how many
    rivers q,r                  of which the space is a bank: great, small
    banks q,r                   all banks of these rivers
    width                       of the Great River at its widest: 1, or more
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tabletop.engine import game as contract
from tabletop.engine import play
from tabletop.engine.action import Action
from tabletop.engine.decision import Frame
from tabletop.engine.game import Game, Setup, SetupError
from tabletop.engine.rng import Rng
from tabletop.engine.scenario import ScenarioError
from tabletop.hexgrid import Hex
from yucatan.board import ANY_WAY, Board, load_board
from yucatan.game import Yucatan
from yucatan.placement import banks_of
from yucatan.setup import FIRST_WARRIORS
from yucatan.state import BROTHERHOODS, NEUTRAL, PRISONERS, State, Village, Warrior
from yucatan.tiles import RIVER

LETTERS: Mapping[str, str] = dict(zip("JSH", BROTHERHOODS, strict=True))
_LETTER_OF: Mapping[str, str] = {word: letter for letter, word in LETTERS.items()}

_VILLAGE = re.compile(r"v([1-4])([LS])@(\S+)|v(N)@(\S+)")
_WARRIOR = re.compile(r"w([1-4])([JSH])([0-3]?)(!?)@(\S+)")
_RAID = re.compile(r"raid=([1-4])@(\S+)")
_COUNT = re.compile(r"([cl])([1-4])=(\d+)")
_VERBS: Mapping[str, str] = {
    "large": "large-village",
    "small": "small-village",
    "neutral": "neutral-village",
    "first-warriors": "first-warrior",
    "take": "raid",
}
_SPACE_FIRST = ("large-village", "small-village", "neutral-village", "establish", "enlarge", "remove")
_SETUP = ("large-village", "small-village", "neutral-village", "first-warrior")
_INTERRUPTS = ("raid", "remove")


class YucatanLanguage:
    """Reads and writes scenarios of Yucatán."""

    game: Game[State] = Yucatan()

    def load_board(self, path: Path) -> Board:
        board, defects = load_board(path)
        if board is None:
            raise ScenarioError("; ".join(map(str, defects)))
        return board

    # ---- positions

    def position(self, text: str, board: Any) -> State:
        state = State(board, board.players, 1)
        state.stack = [Frame("turn", (1,))]
        pool: int | None = None
        for word in text.split():
            if word.startswith("pool="):
                pool = self._number(word[5:])
            elif not self._place(state, word):
                raise ScenarioError(f"“{word}” is no word of a position")
        carried = sum(warrior.carried for warrior in state.warriors.values())
        state.pool = PRISONERS - carried - sum(state.stock) if pool is None else pool
        if state.winner or state.drawn:
            state.stack.clear()
        return state

    def _place(self, state: State, word: str) -> bool:
        """Put what `word` names on the table; return whether it names anything."""
        if match := _VILLAGE.fullmatch(word):
            seat, size, at, neutral, neutral_at = match.groups()
            space = self._space(neutral_at if neutral else at, state.board)
            owner = NEUTRAL if neutral else self._seat(seat, state)
            self._empty(word, space in state.villages)
            state.put_village(space, Village(owner, size == "L"))
        elif match := _WARRIOR.fullmatch(word):
            seat, letter, carried, revealed, at = match.groups()
            warrior = Warrior(self._seat(seat, state), LETTERS[letter], int(carried or 0), bool(revealed))
            space = self._space(at, state.board)
            self._empty(word, space in state.warriors)
            state.warriors[space] = warrior
            counts = list(state.reserve[warrior.seat])
            counts[BROTHERHOODS.index(warrior.brotherhood)] -= 1
            state.reserve[warrior.seat] = (counts[0], counts[1], counts[2])
        elif match := _COUNT.fullmatch(word):
            what, seat, number = match.groups()
            (state.stock if what == "c" else state.levels)[self._seat(seat, state)] = int(number)
        elif word.startswith("remove="):
            state.stack.append(Frame("remove", (self._seat(word[7:], state),)))
        elif match := _RAID.fullmatch(word):
            space = self._space(match[2], state.board)
            state.stack.append(Frame("raid", (self._seat(match[1], state),), (space,)))
        elif word.startswith("winner="):
            state.winner = self._seat(word[7:], state)
        elif word == "drawn":
            state.drawn = True
        else:
            return False
        return True

    def _empty(self, word: str, taken: bool) -> None:
        if taken:
            raise ScenarioError(f"“{word}” stands on something else")

    def begin(self, text: str, board: Any) -> State:
        words = text.split()
        if len(words) != 2 or words[0] != "first" or not words[1].isdigit():
            raise ScenarioError("a set-up is written “first SEAT”")
        try:
            state, _step = play.begin(self.game, Setup(board.players, board, int(words[1])), Rng(0))
        except SetupError as fault:
            raise ScenarioError(str(fault)) from fault
        return state

    def facts(self, text: str, board: Any) -> list[str]:
        return self.describe(self.position(text, board))

    def describe(self, state: State) -> list[str]:
        words = []
        for space, village in state.villages.items():
            owner = f"v{village.seat}{'L' if village.large else 'S'}" if village.seat else "vN"
            words.append(f"{owner}@{self._at(space, state.board)}")
        for space, warrior in state.warriors.items():
            letter, carried = _LETTER_OF[warrior.brotherhood], str(warrior.carried or "")
            words.append(f"w{warrior.seat}{letter}{carried}@{self._at(space, state.board)}")
        for letter, counts in (("c", state.stock), ("l", state.levels)):
            words += [f"{letter}{seat}={count}" for seat, count in enumerate(counts) if count]
        words += [f"remove={frame.seat}" for frame in state.stack if frame.kind == "remove"]
        words += [
            f"raid={frame.seat}@{self._at(int(frame.data[0]), state.board)}"
            for frame in state.stack
            if frame.kind == "raid"
        ]
        words += [f"winner={state.winner}"] * bool(state.winner) + ["drawn"] * state.drawn
        return sorted([*words, f"pool={state.pool}"])

    # ---- actions

    def actions(self, text: str, state: State) -> list[Action]:
        seat, kind, *rest = self._words(text, state)
        if kind in _SPACE_FIRST and len(rest) == 1:
            return [Action(kind, seat, (self._space(rest[0], state.board),))]
        if kind in ("dispatch", "first-warrior") and len(rest) == 2:
            return [Action(kind, seat, (self._space(rest[1], state.board), self._brotherhood(rest[0])))]
        if kind == "build" and not rest:
            return [Action(kind, seat)]
        if kind == "raid" and len(rest) == 1:
            return [Action(kind, seat, (self._number(rest[0]),))]
        if kind == "move":
            return self._move(seat, rest, state.board)
        raise ScenarioError(f"“{text}” is no action")

    def _move(self, seat: int, words: list[str], board: Board) -> list[Action]:
        take: list[Action] = []
        if len(words) > 2 and words[-2] == "take":
            take = [Action("raid", seat, (self._number(words[-1]),))]
            words = words[:-2]
        path = [self._space(word, board) for word in words if word != ">"]
        if len(path) == 2:
            return [Action("move", seat, (path[0], path[1], ANY_WAY)), *take]
        if len(path) == 3:
            return [Action("move", seat, (path[0], path[2], path[1])), *take]
        raise ScenarioError("a move is written start > end or start > middle > end")

    def ready(self, state: State, action: Action) -> None:
        top = state.stack[-1] if state.stack else None
        real_setup = top is not None and top.kind in _SETUP and len(state.stack) > FIRST_WARRIORS + 1
        if top is None or top.kind in _INTERRUPTS or real_setup or action.kind in _INTERRUPTS:
            return
        kind = action.kind if action.kind in _SETUP else "turn"
        if top.kind == kind and top.seat == action.seat:
            return
        state.stack[:] = [Frame("turn", (action.seat,))]
        if kind == "first-warrior":
            state.stack += [Frame(kind, (action.seat,), (number,)) for number in range(FIRST_WARRIORS, 0, -1)]
        elif kind != "turn":
            state.stack.append(Frame(kind, (action.seat,)))

    # ---- questions

    def legal(self, text: str, state: State) -> list[str]:
        seat, kind, *rest = self._words(text, state)
        prefix = tuple(self._space(word, state.board) for word in rest)
        trial = state.clone()
        self.ready(trial, Action(kind, seat))
        place = 1 if kind == "move" else 0
        found = {
            int(action.args[place]) if action.args else -1
            for action in contract.legal(self.game, trial)
            if action.kind == kind and action.seat == seat and action.args[: len(prefix)] == prefix
        }
        if kind == "raid":
            return [str(amount) for amount in sorted(found)]
        return [self._at(space, state.board) for space in sorted(found)]

    def answer(self, question: str, state: State) -> str:
        match question.split():
            case ["decision"]:
                top = contract.decision(state)
                return f"{top.kind} {top.seat}" if top else "none"
            case ["order", kind]:
                return " ".join(str(frame.seat) for frame in reversed(state.stack) if frame.kind == kind)
            case ["limit", seat]:
                return str(self.game.view(state, None).seat(self._seat(seat, state)).limit)
            case ["supply", seat]:
                return str(self.game.view(state, None).seat(self._seat(seat, state)).villages_left)
            case ["sees", viewer, "supply", seat]:
                return self._seen_supply(state, self._viewer(viewer, state), self._seat(seat, state))
            case ["sees", viewer, at]:
                return self._seen(state, self._viewer(viewer, state), self._space(at, state.board))
            case ["offers", seat]:
                return self._offers(state, self._seat(seat, state))
            case ["ways", seat, start, ">", end]:
                ends = self._space(start, state.board), self._space(end, state.board)
                found = self.game.kinds["move"].options(state, self._seat(seat, state), ends)
                return " ".join(
                    "any" if by == ANY_WAY else self._at(int(by), state.board) for *_, by in found
                )
            case ["rivers", at]:
                rivers = state.board.rivers_at[self._space(at, state.board)]
                return " ".join("small" if river else "great" for river in rivers)
            case ["banks", at]:
                banks = banks_of(state, state.board.rivers_at[self._space(at, state.board)])
                return " ".join(self._at(space, state.board) for space in sorted(banks))
            case ["width"]:
                return "more" if self._is_wide(state.board) else "1"
        raise ScenarioError(f"“{question}” is no question")

    def _offers(self, state: State, seat: int) -> str:
        trial = state.clone()
        self.ready(trial, Action("build", seat))
        return " ".join(dict.fromkeys(action.kind for action in contract.legal(self.game, trial)))

    def _seen(self, state: State, viewer: int | None, space: int) -> str:
        warrior = self.game.view(state, viewer).warriors.get(space)
        if warrior is None:
            raise ScenarioError(f"no warrior stands on {self._at(space, state.board)}")
        return warrior.brotherhood or "hidden"

    def _seen_supply(self, state: State, viewer: int | None, seat: int) -> str:
        side = self.game.view(state, viewer).seat(seat)
        if side.reserve is None:
            return str(side.warriors_left)
        return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, side.reserve, strict=True))

    def _is_wide(self, board: Board) -> bool:
        """Whether three spaces of the Great River meet at one corner: no way across from bank to bank."""
        near = [{n for n in board.neighbours[x] if board.ground[n] == RIVER} for x in range(board.size)]
        return any(near[x] & near[y] for x in range(board.size) if board.ground[x] == RIVER for y in near[x])

    # ---- words

    def _words(self, text: str, state: State) -> tuple[int, str, *tuple[str, ...]]:
        words = text.split()
        if len(words) < 2:
            raise ScenarioError(f"“{text}” does not begin with a seat and a verb")
        kind = _VERBS.get(words[1], words[1])
        if kind not in self.game.kinds:
            raise ScenarioError(f"“{words[1]}” is no action")
        return self._seat(words[0], state), kind, *words[2:]

    def _seat(self, word: str, state: State) -> int:
        if word.isdigit() and 1 <= int(word) <= state.players:
            return int(word)
        raise ScenarioError(f"“{word}” is no seat of this board")

    def _viewer(self, word: str, state: State) -> int | None:
        return None if word == "table" else self._seat(word, state)

    def _number(self, word: str) -> int:
        if not word.isdigit():
            raise ScenarioError(f"“{word}” is no number")
        return int(word)

    def _space(self, word: str, board: Board) -> int:
        match = re.fullmatch(r"(-?\d+),(-?\d+)", word)
        space = board.index.get(Hex(int(match[1]), int(match[2]))) if match else None
        if space is None:
            raise ScenarioError(f"“{word}” is no space of the board")
        return space

    def _at(self, space: int, board: Board) -> str:
        q, r = board.spaces[space]
        return f"{q},{r}"

    def _brotherhood(self, letter: str) -> str:
        if letter not in LETTERS:
            raise ScenarioError(f"“{letter}” is no brotherhood: J, S or H")
        return LETTERS[letter]
