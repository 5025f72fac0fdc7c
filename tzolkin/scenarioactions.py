"""Actions of scenarios: words to actions, and back. The words are listed in `tzolkin.scenario`."""

from __future__ import annotations

import re
from collections.abc import Callable

from tabletop.engine import play
from tabletop.engine.action import Action, Args
from tabletop.engine.game import Game
from tabletop.engine.rng import Rng
from tabletop.engine.scenario import ScenarioError
from tzolkin.actions.constructing import site_open
from tzolkin.building import architectures
from tzolkin.scenariowords import LETTER_OF, LETTERS
from tzolkin.state import State
from tzolkin.words import GEAR_AT, GEARS, NONE, QUICK_SPACE, START_SPACE

_SPOT = re.compile(r"([PYTUC])(\d*)")
_NUMBERS = frozenset(("days",))


def parse_actions(
    game: Game[State], text: str, state: State, ready: Callable[[State, Action], None]
) -> list[Action]:
    """Return the actions that a text describes; each is read in the position that the others lead to."""
    trial = state.clone()
    found: list[Action] = []
    seat = 0
    for part in text.split(";"):
        words = part.split()
        if words and words[0].isdigit():
            seat = int(words.pop(0))
        if not words or words[0] not in game.kinds or not 1 <= seat <= state.players:
            raise ScenarioError(f"“{part.strip()}” is no action")
        if found and words == ["done"] and not _can_stop(game, trial, seat):
            continue
        if not found:
            ready(trial, Action(words[0], seat))
        action = Action(words[0], seat, _args(game, trial, seat, words[0], words[1:]))
        found.append(action)
        if play.check(game, trial, action) is not None:
            return found
        play.apply(game, trial, action, Rng(0))
    return found


def _can_stop(game: Game[State], state: State, seat: int) -> bool:
    """Whether there is anything to stop: what leaves no choice has stopped by itself."""
    top = state.stack[-1] if state.stack else None
    if top is None or top.seat != seat or "done" not in game.answers[top.kind]:
        return False
    return any(True for _ in game.kinds["done"].options(state, seat))


def _args(game: Game[State], state: State, seat: int, kind: str, words: list[str]) -> Args:
    if kind == "place":
        return _place(state, seat, words)
    if kind in ("pick", "use") and len(words) == 1:
        match = _SPOT.fullmatch(words[0])
        if match and match[2]:
            return GEARS[LETTERS[match[1]]], int(match[2])
    if kind == "build":
        return _build(game, state, seat, words)
    if kind == "keep":
        return tuple([*words, *[NONE] * 4][:4])
    if len(words) == len(game.kinds[kind].slots):
        slots = game.kinds[kind].slots
        return tuple(
            int(word) if slot.domain in _NUMBERS and word.isdigit() else word
            for slot, word in zip(slots, words, strict=True)
        )
    raise ScenarioError(f"“{kind} {' '.join(words)}” is no action")


def _place(state: State, seat: int, words: list[str]) -> Args:
    """Read a placement; a gear without a number is its lowest free space."""
    spot, *rest = words or [""]
    discount = int("discount" in rest)
    if spot in (START_SPACE, QUICK_SPACE):
        return spot, 0, discount
    match = _SPOT.fullmatch(spot)
    if match is None:
        raise ScenarioError(f"“{spot}” is nowhere to place a worker")
    gear = LETTERS[match[1]]
    if match[2]:
        return GEARS[gear], int(match[2]), discount
    seat_last = state.last_space(state.seats[seat], gear)
    free = [space for space in range(seat_last + 1) if not state.gears[gear][space]]
    free += [seat_last] * 2
    return GEARS[gear], free[1 if "skip" in rest else 0], discount


def _build(game: Game[State], state: State, seat: int, words: list[str]) -> Args:
    """Read a construction; without `arch` or `plain` it is the first way that is legal."""
    if not words:
        raise ScenarioError("“build” names a building or monument")
    card, *rest = words
    ask = int("asking" in rest)
    torn = rest[rest.index("renovate") + 1] if "renovate" in rest[:-1] else NONE
    top = state.stack[-1] if state.stack else None
    known = state.tables.cards.get(card)
    if top is None or top.kind != "build" or known is None:
        return card, torn, 0, ask
    every = architectures(site_open(state), state, state.seats[seat], not known.age)
    ways = (1,) if "arch" in rest else (0,) if "plain" in rest else every
    legal = set(game.kinds["build"].options(state, seat))
    wanted = [(card, torn, way, ask) for way in ways]
    return next((args for args in wanted if args in legal), wanted[0])


def written(action: Action, state: State) -> str:
    """Return the place of an action in one word."""
    kind, seat, args = action
    if kind == "place":
        spot, space, discount = args
        name = f"{LETTER_OF[GEAR_AT[str(spot)]]}{space}" if spot in GEAR_AT else str(spot)
        return name + "-discount" * bool(discount)
    if kind in ("pick", "use"):
        return f"{LETTER_OF[GEAR_AT[str(args[0])]]}{args[1]}"
    if kind == "build":
        card, torn, architecture, _ask = args
        word = str(card) if torn == NONE else f"{card}+{torn}"
        return word + "-arch" * bool(architecture and _choice(state, seat))
    return "-".join(str(arg) for arg in args if arg != NONE) or "yes"


def _choice(state: State, seat: int) -> bool:
    """Whether architecture can be used or left out in the open construction."""
    return len(architectures(site_open(state), state, state.seats[seat], False)) > 1
