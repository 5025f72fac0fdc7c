"""Gains and payments: corn, blocks, skulls, points, temple steps, technology levels.

What a calamity charges for (Rules 16.2) is asked of the player by a `levy` frame; everything else happens at
once. `push_` functions put what comes later on the stack, so the last pushed comes first.
"""

from __future__ import annotations

from tabletop.engine.context import Context
from tzolkin.state import Player, State
from tzolkin.tables import CALM
from tzolkin.words import (
    BLOCKS,
    BOTTOM,
    GOLD,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
)

# ---------------------------------------------------------------- goods


def pay(
    ctx: Context[State], seat: int, why: str, corn: int = 0, blocks: tuple[int, ...] = (), skulls: int = 0
) -> None:
    """Take goods from a player; tells nothing if there is nothing to pay."""
    player = ctx.state.seats[seat]
    facts: dict[str, int] = {}
    if corn:
        player.corn -= corn
        facts["corn"] = corn
    for place, amount in enumerate(blocks):
        if amount:
            player.blocks[place] -= amount
            facts[BLOCKS[place]] = amount
    if skulls:
        player.skulls -= skulls
        facts["skull"] = skulls
    if facts:
        ctx.emit("paid", seat=seat, why=why, **facts)


def gain(
    ctx: Context[State],
    seat: int,
    why: str,
    corn: int = 0,
    blocks: tuple[int, ...] = (),
    skulls: int = 0,
    vp: int = 0,
) -> None:
    """Give goods to a player; gold and skulls that a calamity charges for are offered one by one."""
    state = ctx.state
    player = state.seats[seat]
    facts: dict[str, int] = {}
    if corn:
        player.corn += corn
        facts["corn"] = corn
    woe = state.woe
    charged = 0
    for place, amount in enumerate(blocks):
        if amount:
            if place == GOLD and woe.gold_corn:
                charged = amount
                continue
            player.blocks[place] += amount
            facts[BLOCKS[place]] = amount
    if vp:
        player.vp += vp
        facts["vp"] = vp
    if facts:
        ctx.emit("gained", seat=seat, why=why, **facts)
    if skulls:
        _gain_skulls(ctx, seat, why, skulls)
    for _ in range(charged):
        state.push("levy", seat, "gold", GOLD)


def _gain_skulls(ctx: Context[State], seat: int, why: str, skulls: int) -> None:
    state = ctx.state
    player = state.seats[seat]
    if state.woe.skull_down:
        for _ in range(skulls):
            state.push("levy", seat, "skull", 0)
        return
    there = min(skulls, state.skulls_left())
    if there:
        player.skulls += there
        ctx.emit("gained", seat=seat, why=why, skull=there)
    if there < skulls:
        ctx.emit("lost", seat=seat, what="skull", why="bank")


def gain_workers(ctx: Context[State], seat: int, amount: int) -> None:
    """Give a player workers from the bank, as long as there are any (Rules 7.4)."""
    player = ctx.state.seats[seat]
    there = min(amount, ctx.state.tables.board.placing.most - player.owned)
    if there > 0:
        player.owned += there
        player.hand += there
        ctx.emit("worker-gained", seat=seat, amount=there)
    if there < amount:
        ctx.emit("lost", seat=seat, what="worker", why="all")


# ---------------------------------------------------------------- temples


def top_taken(state: State, temple: int) -> int:
    """Return who stands at the top of a temple, 0 if nobody does (Rules 9)."""
    top = state.tables.temples[temple].top
    for seat in range(1, state.players + 1):
        if state.seats[seat].temples[temple] == top:
            return seat
    return 0


def can_rise(state: State, player: Player, temple: int) -> bool:
    """Whether a step up has any effect (Rules 9)."""
    top = state.tables.temples[temple].top
    level = player.temples[temple]
    return level < top - 1 or (level == top - 1 and not top_taken(state, temple))


def step_up(ctx: Context[State], seat: int, temple: int) -> None:
    """Go up one level in a temple, or lose the step; a calamity may charge for it first."""
    state = ctx.state
    if not can_rise(state, state.seats[seat], temple):
        ctx.emit("lost", seat=seat, what=TEMPLES[temple], why="top")
        return
    woe = state.woe
    if woe is not CALM and (woe.step_corn or woe.step_blocks) and woe.temple in (None, TEMPLES[temple]):
        state.push("levy", seat, "temple", temple)
    else:
        rise(ctx, seat, temple)


def rise(ctx: Context[State], seat: int, temple: int) -> None:
    """Go up one level; arriving at the top turns the player board light side up."""
    player = ctx.state.seats[seat]
    player.temples[temple] += 1
    level = player.temples[temple]
    ctx.emit("temple-up", seat=seat, temple=TEMPLES[temple], level=level)
    if level == ctx.state.tables.temples[temple].top and not player.light:
        player.light = True
        ctx.emit("board-light", seat=seat)


def push_steps(state: State, seat: int, temple: int, steps: int) -> None:
    """Leave steps in one temple to be done next, one by one."""
    for _ in range(steps):
        state.push("step", seat, temple)


def lower(ctx: Context[State], seat: int, temple: int, why: str) -> None:
    """Go down one level in a temple."""
    player = ctx.state.seats[seat]
    player.temples[temple] -= 1
    ctx.emit("temple-down", seat=seat, temple=TEMPLES[temple], level=player.temples[temple], why=why)


def can_fall(player: Player) -> bool:
    """Whether any temple of the player can be gone down in."""
    temples = player.temples
    return temples[0] > BOTTOM or temples[1] > BOTTOM or temples[2] > BOTTOM


# ---------------------------------------------------------------- technologies


def advance_free(ctx: Context[State], seat: int, track: int) -> None:
    """Advance one level without paying; a calamity may charge for it first (Rules 8, 16.2)."""
    if ctx.state.woe.tech_blocks:
        ctx.state.push("levy", seat, "tech", track)
    else:
        level_up(ctx, seat, track)


def level_up(ctx: Context[State], seat: int, track: int) -> None:
    """Reach the next level, or take the bonus for going on from the last one."""
    state = ctx.state
    player = state.seats[seat]
    if player.techs[track] < TOP_LEVEL:
        player.techs[track] += 1
        ctx.emit("tech-up", seat=seat, track=TRACKS[track], level=player.techs[track])
    elif player.tribe.any_bonus:
        state.push("bonus", seat)
    else:
        take_bonus(ctx, seat, track)


def take_bonus(ctx: Context[State], seat: int, track: int) -> None:
    """Take the bonus of a track (Rules 8)."""
    state = ctx.state
    bonus = state.tables.board.technologies.tracks[TRACKS[track]].bonus  # type: ignore[index]
    ctx.emit("tech-bonus", seat=seat, track=TRACKS[track])
    if bonus.temple_any:
        state.push("raise", seat, bonus.temple_any, -1, 0)
    if bonus.blocks:
        state.push("take", seat, bonus.blocks)
    if bonus.vp or bonus.skull:
        gain(ctx, seat, "bonus", vp=bonus.vp or 0, skulls=bonus.skull or 0)


def advance_cost(state: State, player: Player, track: int) -> int:
    """Return how many blocks a paid advance costs, surcharge included (Rules 8, 15.8, 16.2)."""
    technologies = state.tables.board.technologies
    level = player.techs[track]
    if level >= TOP_LEVEL:
        cost = technologies.beyond
    else:
        cost = max(0, technologies.cost[level] - player.tribe.tech_discount)
    return cost + state.woe.tech_blocks
