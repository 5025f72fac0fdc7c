"""A player who takes what is worth most at once: a sanity check of scoring, and a first opponent.

It looks to the end of the action that it has begun and no further. After the set-up nothing is hidden in
Tzolk'in; what it reads of the state everybody may know.
"""

from __future__ import annotations

from tabletop.engine import play
from tabletop.engine.action import Action
from tabletop.engine.game import Game, legal
from tabletop.engine.rng import Rng
from tzolkin.actions.constructing import asking
from tzolkin.foodday import meal
from tzolkin.scoring import METRICS, monument_points, temple_points
from tzolkin.state import Player, State
from tzolkin.words import BOTTOM, SKULL_GEAR

DEPTH = 4
"""Choices looked ahead within one action."""

RESTING = frozenset({"turn", "placing", "picking", "extra", "speed", "keep"})
"""Decisions at which a position is judged as it stands."""

CORN, SKULL, TECH, WORKER = 0.3, 4.5, 2.0, 3.5
BLOCKS = (0.9, 1.3, 1.7)
"""What goods are worth in points; technology and workers at the beginning of the game."""


def choose(game: Game[State], state: State) -> Action:
    """Return the option of the open decision after which the acting seat stands best."""
    options = _considered(game, state)
    if len(options) == 1:
        return options[0]
    seat = options[0].seat
    values = [_after(game, state, action, seat, DEPTH) for action in options]
    return options[values.index(max(values))]


def _after(game: Game[State], state: State, action: Action, seat: int, depth: int) -> float:
    """Return the worth of the best position that an option leads to."""
    trial = state.clone()
    play.apply(game, trial, action, Rng(0))
    top = trial.stack[-1] if trial.stack else None
    if depth == 0 or top is None or top.seat != seat or top.kind in RESTING:
        return worth(trial, seat)
    return max(_after(game, trial, option, seat, depth - 1) for option in _considered(game, trial))


def _considered(game: Game[State], state: State) -> list[Action]:
    """Return the options, without those that have effects offered one by one: it takes all anyway."""
    return [action for action in legal(game, state) if not asking(action)]


def worth(state: State, seat: int) -> float:
    """Return what a seat's side of the table is worth in points, as a rough guess."""
    player = state.seats[seat]
    calendar = state.tables.board.calendar
    ahead = max(0.0, (calendar.days - state.day) / calendar.days)
    total = player.vp + CORN * min(player.corn, 12) + CORN / 2 * max(0, player.corn - 12)
    total += sum(have * price for have, price in zip(player.blocks, BLOCKS, strict=True))
    total += SKULL * player.skulls
    total += TECH * ahead * sum(player.techs) + WORKER * ahead * player.owned
    total += _temples(state, seat) + _workers(state, seat) + _hunger(state, player, ahead)
    for name in player.monuments:
        score = state.tables.cards[name].score
        total += monument_points(state, seat, score) if score else 0
    return total + 0.5 * METRICS["buildings"](state, seat)


def _temples(state: State, seat: int) -> float:
    """Return what the levels in temples will bring on the Food Days to come."""
    player = state.seats[seat]
    foods = state.tables.board.calendar.food_days[state.food :]
    points = sum(food.rewards == "points" for food in foods)
    goods = sum(food.rewards == "materials" for food in foods)
    levels = sum(level - BOTTOM for level in player.temples)
    return points * (temple_points(state, seat) + 0.4 * levels) + goods * 0.5 * levels


def _workers(state: State, seat: int) -> float:
    """Return what workers on gears may still do, the later the better."""
    total = 0.7 * state.seats[seat].hand
    for gear, space in state.workers_on(seat):
        reach = min(space, state.tables.gears[gear].any_from)
        if gear == SKULL_GEAR:
            total += 0.7 + (0.9 * reach if state.seats[seat].skulls else 0.1)
        else:
            total += 1.5 + 0.4 * reach
    return total


def _hunger(state: State, player: Player, ahead: float) -> float:
    """Return the points that the next meal may cost, and what farms save later."""
    if state.food >= state.tables.food_days:
        return 0.0
    had = meal(state, player)
    days = state.tables.board.calendar.food_days[state.food].day - state.day
    soon = 1.0 if days <= 3 else 0.8
    need = had.served * had.served_need + had.others * had.need
    return had.vp * soon - 0.3 * ahead * need
