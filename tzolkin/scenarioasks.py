"""Questions of scenarios. They are listed in `tzolkin.scenario`."""

from __future__ import annotations

from tabletop.engine import game as contract
from tabletop.engine.action import Action
from tabletop.engine.context import Context
from tabletop.engine.game import Game
from tabletop.engine.rng import Rng
from tabletop.engine.scenario import ScenarioError
from tzolkin.actions import KINDS
from tzolkin.actions.constructing import Build
from tzolkin.actions.turns import Place
from tzolkin.calendar import may_speed
from tzolkin.foodday import meal, prophecy_points
from tzolkin.placing import all_placements
from tzolkin.quick import current_tile
from tzolkin.scenarioactions import parse_actions
from tzolkin.scenariowords import LETTER_OF, count_of, number, value_of
from tzolkin.scoring import METRICS, final_lines, outcome
from tzolkin.setup import dummies_missing, place_dummy
from tzolkin.state import State
from tzolkin.words import BLOCKS


def answer(game: Game[State], question: str, state: State) -> str:
    """Return the answer to a question. Raises ScenarioError for words that are none."""
    match question.split():
        case ["decision"]:
            top = contract.decision(state)
            return f"{top.kind} {top.seat}" if top else "none"
        case ["offers"]:
            return " ".join(dict.fromkeys(action.kind for action in contract.legal(game, state)))
        case ["get", *words]:
            return " ".join(value_of(state, word) for word in words)
        case ["count", *words]:
            return " ".join(str(count_of(state, word)) for word in words)
        case ["price", *_]:
            return _price(game, question.removeprefix("price"), state)
        case ["score", seat, *source]:
            return _score(state, number(seat), source)
        case ["metric", seat, name] if name in METRICS:
            return str(METRICS[name](state, number(seat)))
        case ["foretold", seat, name] if name in state.tables.prophecies:
            return str(prophecy_points(state, number(seat), name)[1])
        case ["ranking"]:
            return _ranking(state)
        case ["meal", seat]:
            had = meal(state, state.seats[number(seat)])
            return f"fed {had.fed} corn {had.corn} vp {had.vp}"
        case ["tile", day] | ["index", day]:
            return _tile(state, number(day), question.startswith("index"))
        case ["speed", seat]:
            return "yes" if may_speed(state, number(seat)) else "no"
        case ["dummies", *tiles]:
            return _dummies(state, tiles)
        case ["sees", viewer, seat]:
            side = game.view(state, None if viewer == "table" else number(viewer)).seat(number(seat))
            return " ".join([*side.offer, *side.choice]) or "hidden"
    raise ScenarioError(f"“{question}” is no question")


def _price(game: Game[State], text: str, state: State) -> str:
    """Return the price of a placement or construction, whether it can be paid or not."""
    action = parse_actions(game, text, state, _never_ready)[-1]
    kind = KINDS[action.kind]
    if isinstance(kind, Place):
        player = state.seats[action.seat]
        for place in all_placements(state, player):
            if (place.spot, place.space, place.discount) == action.args:
                shown = kind.price(state, action.seat, action.args)
                return str(shown if place.price <= player.corn else place.price)
    if isinstance(kind, Build):
        cost = kind.price(state, action.seat, action.args)
        amounts = {
            "corn": cost.corn,
            **dict(zip(BLOCKS, cost.blocks, strict=True)),
            "skull": cost.skull,
            "saved": cost.saved,
            "any": cost.extra,
        }
        return " ".join(f"{name} {amount}" for name, amount in amounts.items() if amount) or "nothing"
    raise ScenarioError(f"“{text}” has no price that can be asked for")


def _never_ready(state: State, action: Action) -> None:
    """Leave the position as it is."""


def _score(state: State, seat: int, source: list[str]) -> str:
    lines = [line for line in final_lines(state, seat) if not source or line.source in source]
    return f"{sum(line.value for line in lines):g}"


def _ranking(state: State) -> str:
    found = outcome(state)
    if found is None:
        return "none"
    return " ".join(f"{rank.place}:{','.join(map(str, rank.seats))}" for rank in found.ranking)


def _tile(state: State, day: int, index: bool) -> str:
    trial = state.clone()
    trial.day = day
    if not index:
        return current_tile(trial)
    for age in (1, 2):
        trial.quick_tiles[age] = [f"age {age} tile {i}" for i in range(len(trial.quick_tiles[age]))]
    return current_tile(trial)


def _dummies(state: State, tiles: list[str]) -> str:
    """Return where dummies stand, in the order in which they are placed."""
    trial = state.clone()
    ctx: Context[State] = Context(trial, Rng(0))
    for tile in tiles:
        if tile not in trial.tables.wealth:
            raise ScenarioError(f"there is no wealth tile “{tile}”")
        if dummies_missing(trial):
            place_dummy(ctx, trial, tile)
    placed = [event.facts for event in ctx.events if event.kind == "dummy-placed"]
    letters = {trial.tables.gears[gear].name: letter for gear, letter in LETTER_OF.items()}
    return " ".join(f"{letters[facts['gear']]}{facts['space']}" for facts in placed) or "none"
