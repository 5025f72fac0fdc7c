"""How scenarios write positions and actions of Yucatán.

Positions: `v1L@q,r` large and `v1S@q,r` small village of seat 1, `vN@q,r` neutral village, `w1S2@q,r` warrior
of seat 1, a Snake carrying 2 (J, S, H; 0 left out; `!` before the `@`: revealed), `c1=5` city stock, `l1=2`
levels, `pool=`, `remove=2` (seat 2 owes a removal), `raid=1@q,r`, `winner=1`, `drawn`.
What is not named is 0 or absent; the pool is 50 minus all other tokens unless given.

Actions: `1 large q,r`, `1 small q,r`, `1 neutral q,r`, `1 first-warrior J q,r`, `1 establish q,r`,
`1 enlarge q,r`, `1 dispatch H q,r`, `1 move q,r > q,r [> q,r] [take 2]`, `1 take 2`, `1 build`, `2 remove q,r`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tabletop.engine import game as contract
from tabletop.engine import play
from tabletop.engine.action import Action
from tabletop.engine.decision import Frame
from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.scenario import ScenarioError
from tabletop.hexgrid import Hex
from yucatan.actions import ANSWERS
from yucatan.board import Board, load_board
from yucatan.game import Yucatan
from yucatan.movement import ANY_WAY
from yucatan.state import BROTHERHOODS, PRISONERS, State, Village, Warrior

LETTERS = dict(zip("JSH", BROTHERHOODS, strict=True))
_LETTER_OF = {word: letter for letter, word in LETTERS.items()}

_VILLAGE = re.compile(r"v([1-4])([LS])@(\S+)|v(N)@(\S+)")
_WARRIOR = re.compile(r"w([1-4])([JSH])([0-3]?)(!?)@(\S+)")
_COUNT = re.compile(r"([cl])([1-4])=(\d+)")
_VERBS = {"large": "large-village", "small": "small-village", "neutral": "neutral-village"}
_SPACE_FIRST = {"large-village", "small-village", "neutral-village", "establish", "enlarge", "remove"}


class YucatanLanguage:
    """Reads and writes scenarios of Yucatán."""

    game = Yucatan()

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
                pool = int(word[5:])
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
            state.villages[space] = Village(0) if neutral else Village(int(seat), size == "L")
        elif match := _WARRIOR.fullmatch(word):
            seat, letter, carried, revealed, at = match.groups()
            warrior = Warrior(int(seat), LETTERS[letter], int(carried or 0), bool(revealed))
            state.warriors[self._space(at, state.board)] = warrior
            counts = list(state.reserve[warrior.seat])
            counts[BROTHERHOODS.index(warrior.brotherhood)] -= 1
            state.reserve[warrior.seat] = (counts[0], counts[1], counts[2])
        elif match := _COUNT.fullmatch(word):
            what, seat, number = match.groups()
            (state.stock if what == "c" else state.levels)[int(seat)] = int(number)
        elif word.startswith("remove="):
            state.stack.append(Frame("remove", (int(word[7:]),)))
        elif word.startswith("winner="):
            state.winner = int(word[7:])
        elif word == "drawn":
            state.drawn = True
        else:
            return False
        return True

    def begin(self, text: str, board: Any) -> State:
        words = text.split()
        if len(words) != 2 or words[0] != "first" or not words[1].isdigit():
            raise ScenarioError("a set-up is written “first SEAT”")
        state, _step = play.begin(self.game, Setup(board.players, board, int(words[1])), Rng(0))
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
        words += [f"winner={state.winner}"] * bool(state.winner) + ["drawn"] * state.drawn
        return sorted([*words, f"pool={state.pool}"])

    # ---- actions

    def actions(self, text: str, state: State) -> list[Action]:
        seat, verb, *rest = self._words(text)
        kind = _VERBS.get(verb, verb)
        if kind in _SPACE_FIRST and len(rest) == 1:
            return [Action(kind, seat, (self._space(rest[0], state.board),))]
        if kind in ("dispatch", "first-warrior") and len(rest) == 2:
            return [Action(kind, seat, (self._space(rest[1], state.board), self._brotherhood(rest[0])))]
        if kind == "build" and not rest:
            return [Action(kind, seat)]
        if kind == "take" and len(rest) == 1:
            return [Action("raid", seat, (int(rest[0]),))]
        if kind == "move":
            return self._move(seat, rest, state.board)
        raise ScenarioError(f"“{text}” is no action")

    def _move(self, seat: int, words: list[str], board: Board) -> list[Action]:
        take: list[Action] = []
        if len(words) > 2 and words[-2] == "take":
            take = [Action("raid", seat, (int(words[-1]),))]
            words = words[:-2]
        path = [self._space(word, board) for word in words if word != ">"]
        if len(path) == 2:
            return [Action("move", seat, (path[0], path[1], ANY_WAY)), *take]
        if len(path) == 3:
            return [Action("move", seat, (path[0], path[2], path[1])), *take]
        raise ScenarioError("a move is written start > end or start > middle > end")

    def ready(self, state: State, action: Action) -> None:
        kind = next(decision for decision, kinds in ANSWERS.items() if action.kind in kinds)
        frame = state.stack[-1] if state.stack else None
        if frame is not None and frame.kind == kind and frame.seat == action.seat:
            return
        if kind in ("raid", "remove") and frame is not None and frame.kind == kind:
            return
        if kind in ("turn", "large-village", "small-village", "neutral-village", "first-warrior"):
            below = [Frame("turn", (action.seat,))]
            state.stack[:] = below if kind == "turn" else [*below, Frame(kind, (action.seat,), (1,))]

    # ---- questions

    def legal(self, text: str, state: State) -> list[str]:
        seat, verb, *rest = self._words(text)
        verb = "first-warrior" if verb == "first-warriors" else verb
        kind = _VERBS.get(verb, verb)
        prefix = tuple(self._space(word, state.board) for word in rest)
        trial = state.clone()
        self.ready(trial, Action(kind, seat))
        place = 1 if kind == "move" else 0
        found = {
            action.args[place]
            for action in contract.legal(self.game, trial)
            if action.kind == kind and action.seat == seat and action.args[: len(prefix)] == prefix
        }
        if kind == "raid":
            return sorted(str(amount) for amount in found)
        return [self._at(int(space), state.board) for space in sorted(found, key=int)]

    def answer(self, question: str, state: State) -> str:
        words = question.split()
        if words == ["order"]:
            return ", ".join(f"{frame.kind} {frame.seat}" for frame in reversed(state.stack))
        if words == ["decision"]:
            return f"{state.stack[-1].kind} {state.stack[-1].seat}" if state.stack else "none"
        if len(words) == 2 and words[0] == "limit":
            return str(state.limit(int(words[1])))
        if len(words) == 3 and words[0] == "sees":
            viewer = None if words[1] == "table" else int(words[1])
            space = self._space(words[2], state.board)
            return self.game.view(state, viewer).warriors[space].brotherhood or "hidden"
        if len(words) == 2 and words[0] == "rivers":
            rivers = state.board.rivers_at[self._space(words[1], state.board)]
            return " ".join("great" if river == 0 else "small" for river in rivers)
        if len(words) == 2 and words[0] == "supply":
            return str(self.game.view(state, None).seat(int(words[1])).villages_left)
        raise ScenarioError(f"“{question}” is no question")

    # ---- words

    def _words(self, text: str) -> tuple[int, str, *tuple[str, ...]]:
        words = text.split()
        if len(words) < 2 or words[0] not in "1234":
            raise ScenarioError(f"“{text}” does not begin with a seat and a verb")
        return int(words[0]), words[1], *words[2:]

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
