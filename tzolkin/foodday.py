"""Food Days: rewards of buildings, feeding, change of age, temples, prophecies (Rules 11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.engine.action import Value
from tabletop.engine.context import Context
from tzolkin.datafiles import (
    Goods,
)
from tzolkin.gains import gain
from tzolkin.scoring import METRICS
from tzolkin.setup import lay_quick_tiles, turn_up
from tzolkin.state import Player, State
from tzolkin.words import NONE, TEMPLES


def push_food_day(state: State) -> None:
    """Leave the steps of today's Food Day on the stack, the first on top."""
    food = state.tables.board.calendar.food_days[state.food]
    state.push("food-end", 0)
    state.push("prophecy-score", 0)
    state.push("temple-rewards", 0)
    if state.food == 0 and state.modules.quick:
        state.push("quick-layout", 0)
    if food.ends_age:
        state.push("age-change", 0)
    state.push("feed", 0)
    state.push("food-rewards", 0)


def food_rewards(ctx: Context[State]) -> None:
    """Step 1: what buildings give before feeding (Rules 17.3)."""
    state = ctx.state
    number = state.food + 1
    ctx.emit("food-day", number=number, day=state.day)
    for seat in reversed(state.order()):
        rewards = [
            reward
            for name in state.seats[seat].buildings
            for reward in state.tables.cards[name].rewards
            if number in reward.on
        ]
        if rewards:
            state.push("gift", seat, "buildings", *_total(rewards), 0)


def _total(goods: Iterable[Goods]) -> tuple[int, int, int, int, int]:
    """Return goods added up: corn, wood, stone, gold, skulls. They arrive together."""
    corn = wood = stone = gold = skull = 0
    for each in goods:
        corn, skull = corn + each.corn, skull + each.skull
        wood, stone, gold = wood + each.wood, stone + each.stone, gold + each.gold
    return corn, wood, stone, gold, skull


class Meal(NamedTuple):
    """How a player's workers are fed: how many at each price, and what is missing."""

    served: int
    served_need: int
    others: int
    need: int
    fed: int
    corn: int
    vp: int


def meal(state: State, player: Player) -> Meal:
    """Return how `player` would feed its workers now (Rules 11, 20)."""
    food = state.tables.board.food
    symbols, less = player.feeds, 0
    for name in player.buildings:
        for effect in state.tables.cards[name].effects:
            symbols += effect.model.feed_workers or 0
            less += effect.model.feed_all_less or 0
    plain = food.corn + state.woe.food + player.tribe.food - less
    need, served_need = max(0, plain), max(0, plain - food.served_less)
    served = min(symbols, player.owned)
    others = player.owned - served
    first = served if not served_need else min(served, player.corn // served_need)
    left = player.corn - first * served_need
    second = others if not need else min(others, left // need)
    fed = first + second
    each = player.tribe.unfed_vp or food.unfed_vp
    corn = first * served_need + second * need
    return Meal(served, served_need, others, need, fed, corn, each * (player.owned - fed))


def feed(ctx: Context[State]) -> None:
    """Step 2: every worker eats, as far as the corn goes; there is no choice in it."""
    state = ctx.state
    for seat in state.order():
        player = state.seats[seat]
        had = meal(state, player)
        player.corn -= had.corn
        player.vp += had.vp
        player.fed = had.fed
        ctx.emit("fed", seat=seat, fed=had.fed, unfed=player.owned - had.fed, corn=had.corn, vp=had.vp)


def change_age(ctx: Context[State]) -> None:
    """Step 3: the buildings of Age 2 replace those of Age 1."""
    state = ctx.state
    state.age = 2
    state.row.clear()
    state.decks[1].clear()
    ctx.emit("age-changed", age=2)
    deck = state.decks[2]
    while len(state.row) < state.tables.row and deck:
        state.row.append(turn_up(ctx, deck))
        ctx.reveal("building-revealed", card=state.row[-1])


def quick_layout(ctx: Context[State]) -> None:
    """Step 3: the quick action tiles of Age 2 are laid out (Rules 19.1)."""
    lay_quick_tiles(ctx, ctx.state, 2)


# ---------------------------------------------------------------- temples


def temple_rewards(ctx: Context[State]) -> None:
    """Step 4: materials or points of the temples, all levels read now."""
    state = ctx.state
    food = state.tables.board.calendar.food_days[state.food]
    if food.rewards == "materials":
        _materials(state)
        return
    for temple, table in enumerate(state.tables.temples):
        for seat in state.order():
            player = state.seats[seat]
            level = player.temples[temple]
            points = table.points[level + 1]
            player.vp += points
            ctx.emit("temple-points", seat=seat, temple=TEMPLES[temple], level=level, vp=points)
        best = max(state.seats[seat].temples[temple] for seat in range(1, state.players + 1))
        leaders = [seat for seat in state.order() if state.seats[seat].temples[temple] == best]
        bonus = table.leader[food.age] // (2 if len(leaders) > 1 else 1)
        for seat in leaders:
            state.seats[seat].vp += bonus
            ctx.emit("temple-leader", seat=seat, temple=TEMPLES[temple], vp=bonus, tied=len(leaders) > 1)


def _materials(state: State) -> None:
    """Leave the materials of every player on the stack, a gift for each temple, in turn order."""
    gifts: list[tuple[int, str, int, int, int, int, int]] = []
    for seat in state.order():
        for temple, table in enumerate(state.tables.temples):
            reached = state.seats[seat].temples[temple]
            total = _total(goods for level, goods in table.materials.items() if level <= reached)
            if any(total):
                gifts.append((seat, TEMPLES[temple], *total))
    entitled = sum(gift[6] for gift in gifts)
    enough = entitled <= state.skulls_left()
    for gift in reversed(gifts):
        seat, name, corn, wood, stone, gold, skull = gift
        withheld = 0 if enough else skull
        state.push("gift", seat, name, corn, wood, stone, gold, skull - withheld, withheld)


def gift(ctx: Context[State], seat: int, data: tuple[Value, ...]) -> None:
    """Give what buildings or a temple owe; skulls of temples stay away if there are too few for all."""
    corn, wood, stone, gold, skull, withheld = (int(amount) for amount in data[1:])
    if withheld:
        ctx.emit("lost", seat=seat, what="skull", why="bank")
    gain(ctx, seat, str(data[0]), corn, (wood, stone, gold), skull)


# ---------------------------------------------------------------- prophecies


def prophecy_points(state: State, seat: int, name: str) -> tuple[int, int]:
    """Return what a prophecy counts for `seat` now, and the points for it (Rules 16.3)."""
    prophecy = state.tables.prophecies[name]
    count = METRICS[prophecy.metric](state, seat)
    return count, state.tables.prophecy_points[sum(count > limit for limit in prophecy.bands)]


def prophecy_score(ctx: Context[State]) -> None:
    """Step 5: the prophecy in force is scored (Rules 16.3)."""
    state = ctx.state
    if state.calamity == NONE:
        return
    for seat in state.order():
        count, points = prophecy_points(state, seat, state.calamity)
        state.seats[seat].vp += points
        ctx.emit("prophecy-scored", seat=seat, prophecy=state.calamity, count=count, vp=points)


def food_end(ctx: Context[State]) -> None:
    """The Food Day is over; what it brings ends when the calendar advances."""
    ctx.state.food += 1
