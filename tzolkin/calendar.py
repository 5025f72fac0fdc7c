"""The calendar: turns, rounds, turning gears, prophecies that begin (Rules 4, 6, 12)."""

from __future__ import annotations

from tabletop.engine.context import Context
from tzolkin import foodday
from tzolkin.quick import current_tile
from tzolkin.scoring import tell_final
from tzolkin.setup import turn_up
from tzolkin.state import State
from tzolkin.tables import CALM
from tzolkin.words import GEARS, NONE


def begin_turn(ctx: Context[State], seat: int) -> None:
    """Open the turn of a seat; its end lies below it on the stack."""
    state = ctx.state
    player = state.seats[seat]
    state.fresh_turn()
    state.push("end-turn", seat)
    if player.corn < player.tribe.least_corn:
        amount = player.tribe.least_corn - player.corn
        player.corn += amount
        ctx.emit("gained", seat=seat, why="tribe", corn=amount)
    state.push("turn", seat)


def end_turn(ctx: Context[State], seat: int) -> None:
    """Refill the row; then the next seat plays, or the round is over (Rules 4, 5)."""
    state = ctx.state
    refill(ctx)
    state.turn += 1
    state.fresh_turn()
    following = seat % state.players + 1
    if following != state.first:
        begin_turn(ctx, following)
        return
    state.push("advance-day", 0)
    foods = state.tables.board.calendar.food_days
    if state.food < len(foods) and state.day >= foods[state.food].day:
        foodday.push_food_day(state)


def refill(ctx: Context[State]) -> None:
    """Turn up buildings of the current age until the row is full, while there are any."""
    state = ctx.state
    deck = state.decks[state.age]
    while len(state.row) < state.tables.row and deck:
        state.row.append(turn_up(ctx, deck))
        ctx.reveal("building-revealed", card=state.row[-1])


def advance_day(ctx: Context[State]) -> None:
    """Starting Player Space, then one day, or two at its owner's wish (Rules 6, 12)."""
    state = ctx.state
    owner = state.start_space
    if owner:
        state.start_space = 0
        state.seats[owner].hand += 1
        marker = owner if owner != state.first else owner % state.players + 1
        state.first = marker
        ctx.emit("marker-moved", seat=owner, to=marker)
        if may_speed(state, owner):
            state.push("speed", owner)
            return
    else:
        corn = state.tables.board.calendar.corn_a_round
        state.calendar_corn += corn
        ctx.emit("calendar-corn", amount=corn, total=state.calendar_corn)
    turn_days(ctx, 1)


def finished(state: State) -> bool:
    """Whether the last Food Day has been held."""
    return state.food == state.tables.food_days


def may_speed(state: State, owner: int) -> bool:
    """Whether the owner of the space may take two days (Rules 6, 12.1)."""
    if not state.seats[owner].light or finished(state):
        return False
    return not speed_blockers(state)


def speed_blockers(state: State) -> list[tuple[int, int, int]]:
    """Return the workers (seat, gear, space) that a second day would push off (Rules 6)."""
    return [
        (seat, gear, space)
        for seat in range(1, state.players + 1)
        for gear, space in state.workers_on(seat)
        if space == state.last_space(state.seats[seat], gear) - 1
    ]


def turn_days(ctx: Context[State], days: int) -> None:
    """Turn the gears, and open the next round or end the game (Rules 12)."""
    state = ctx.state
    for place, seat in enumerate(state.quick_spaces):
        if seat > 0:
            state.quick_spaces[place] = 0
            state.seats[seat].hand += 1
            ctx.emit("worker-returned", seat=seat, spot="quick")
    ctx.emit("gears-turned", days=days)
    for _ in range(days):
        _turn_once(ctx)
    if finished(state):
        state.over = True
        state.woe, state.calamity = CALM, NONE
        tell_final(ctx)
        return
    tile = current_tile(state)
    state.day = min(state.day + days, state.tables.board.calendar.days)
    ctx.emit("day-began", day=state.day, first=state.first)
    _prophesy(ctx)
    fresh = current_tile(state)
    if fresh != tile:
        ctx.emit("quick-tile", tile=fresh)
    begin_turn(ctx, state.first)


def _turn_once(ctx: Context[State]) -> None:
    """Move every worker on by one tooth; own workers behind their last space go home."""
    state = ctx.state
    for gear, teeth in enumerate(state.gears):
        teeth.insert(0, teeth.pop())
        end = state.tables.gears[gear].last + 1
        for space in (*range(end, len(teeth)), 0):
            seat = teeth[space]
            if seat > 0 and (space == 0 or space > state.last_space(state.seats[seat], gear)):
                teeth[space] = 0
                state.seats[seat].hand += 1
                ctx.emit("pushed-off", seat=seat, gear=GEARS[gear])


def _prophesy(ctx: Context[State]) -> None:
    """Let the prophecy of a new quarter take effect (Rules 16.1)."""
    state = ctx.state
    number = state.food
    coming = state.prophecies[number - 1] if 0 < number <= len(state.prophecies) else NONE
    if coming != state.calamity:
        state.calamity = coming
        state.woe = CALM if coming == NONE else state.tables.prophecies[coming].calamity
        ctx.emit("prophecy-began", prophecy=coming)
