"""What lies on the stack and happens by itself when its time comes: effects, ends of turns, Food Days."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop.engine.context import Context
from tabletop.engine.decision import Frame
from tzolkin import calendar, foodday, setup
from tzolkin.benefits import bring, by_itself, effect_of, possible
from tzolkin.building import BLOCKS_MODE, QUICK_MODE
from tzolkin.gains import advance_free, gain, level_up, step_up
from tzolkin.quick import perform_quick
from tzolkin.spaces import push_devotion
from tzolkin.state import State
from tzolkin.tables import Effect

Task = Callable[[Context[State], Frame], None]


def built(ctx: Context[State], frame: Frame) -> None:
    """A construction is paid: put it down, add architecture, leave its effects for later (Rules 10.1).

    A third datum says that what it brings is offered effect by effect.
    """
    state = ctx.state
    name, architecture, *ask = frame.data
    seat, card = frame.seat, state.tables.cards[str(name)]
    player = state.seats[seat]
    (player.buildings if card.age else player.monuments).append(card.id)
    ctx.emit("constructed", seat=seat, card=card.id)
    for number in reversed(range(len(card.effects))):
        state.push("effect", seat, card.id, number, *ask)
    if architecture:
        corn, vp = state.perk(player, "building_corn"), state.perk(player, "building_vp")
        gain(ctx, seat, "architecture", corn=corn, vp=vp)


def effect(ctx: Context[State], frame: Frame) -> None:
    """Resolve one effect of a building (Rules 10.3): bring it or offer it, then ask what it leaves open."""
    state, seat = ctx.state, frame.seat
    name, number, *ask = frame.data
    found = effect_of(state, str(name), int(number))
    if found.kind == "place_skull":
        ctx.emit("skull-placed", seat=seat, space=0)
        push_devotion(state, seat)
    offered = bool(ask) and by_itself(found) and possible(state, seat, found)
    if not offered:
        bring(ctx, seat, str(name), found)
    asked = question(found, seat, QUICK_MODE if state.plain else BLOCKS_MODE)
    if asked is not None:
        state.stack.append(asked)
    if offered:
        state.push("benefit", seat, name, number)


def question(effect: Effect, seat: int, mode: str) -> Frame | None:
    """Return the decision that asks what an effect leaves open, None for one that happens by itself.

    Whatever is asked may be declined (Rules 10.1, step 8). Of a skull that is placed only the step is asked
    for. `mode` is how further constructions are paid.
    """
    model, seats = effect.model, (seat,)
    match effect.kind:
        case "worker":
            return Frame("worker", seats, (model.worker or 0,))
        case "tech_any":
            return Frame("advance", seats, (model.tech_any or 0, "free", 1))
        case "temple_any":
            return Frame("raise", seats, (model.temple_any or 0, -1, 1))
        case "market":
            return Frame("trade", seats, (0, 0))
        case "build_more":
            return Frame("build", seats, (mode, model.build_more or 0, 0, "all", 1))
        case "monument":
            return Frame("build", seats, (mode, 0, 1, "no", 1))
        case "any_action":
            return Frame("any", seats, (model.any_action or 0, 1))
        case "tech_shift":
            return Frame("shift", seats)
    if model.place_skull is not None and model.place_skull.temple_any:
        return Frame("raise", seats, (model.place_skull.temple_any, -1, 1))
    return None


def collect(ctx: Context[State], frame: Frame) -> None:
    """Take all corn from the calendar (Rules 6)."""
    state = ctx.state
    amount, state.calendar_corn = state.calendar_corn, 0
    state.seats[frame.seat].corn += amount
    if amount:
        ctx.emit("calendar-corn-taken", seat=frame.seat, amount=amount)


def first_round(ctx: Context[State], frame: Frame) -> None:  # noqa: ARG001
    """The set-up is over."""
    ctx.emit("day-began", day=ctx.state.day, first=ctx.state.first)
    calendar.begin_turn(ctx, ctx.state.first)


TASKS: Mapping[str, Task] = {
    "reveal": lambda ctx, frame: setup.reveal(ctx),  # noqa: ARG005
    "wealth": lambda ctx, frame: setup.take_wealth(ctx, frame.seat, str(frame.data[0])),
    "dummies": lambda ctx, frame: setup.remaining_dummies(ctx),  # noqa: ARG005
    "first-round": first_round,
    "end-turn": lambda ctx, frame: calendar.end_turn(ctx, frame.seat),
    "collect": collect,
    "quick": lambda ctx, frame: perform_quick(ctx, frame.seat),
    "advance-day": lambda ctx, frame: calendar.advance_day(ctx),  # noqa: ARG005
    "step": lambda ctx, frame: step_up(ctx, frame.seat, int(frame.data[0])),
    "tech": lambda ctx, frame: advance_free(ctx, frame.seat, int(frame.data[0])),
    "level": lambda ctx, frame: level_up(ctx, frame.seat, int(frame.data[0])),
    "built": built,
    "effect": effect,
    "food-rewards": lambda ctx, frame: foodday.food_rewards(ctx),  # noqa: ARG005
    "feed": lambda ctx, frame: foodday.feed(ctx),  # noqa: ARG005
    "age-change": lambda ctx, frame: foodday.change_age(ctx),  # noqa: ARG005
    "quick-layout": lambda ctx, frame: foodday.quick_layout(ctx),  # noqa: ARG005
    "temple-rewards": lambda ctx, frame: foodday.temple_rewards(ctx),  # noqa: ARG005
    "gift": lambda ctx, frame: foodday.gift(ctx, frame.seat, frame.data),
    "prophecy-score": lambda ctx, frame: foodday.prophecy_score(ctx),  # noqa: ARG005
    "food-end": lambda ctx, frame: foodday.food_end(ctx),  # noqa: ARG005
}
"""Every frame that is no decision, with what it does."""
