"""What a building brings without leaving a choice, and when it is offered instead (Rules 10.1, step 8; 10.3).

Which effects can be declined: corn, blocks, skulls, points, steps in a named temple, levels of a named
technology, and the points of a skull that is placed (the skull itself is the price). Feeding, food rewards
and renovation are no effects of the moment: they are what the building is from now on, and stay. Effects
that ask something anyway are declined where they ask.
"""

from __future__ import annotations

from tabletop.engine.context import Context
from tzolkin.gains import can_rise, gain, push_steps
from tzolkin.state import State
from tzolkin.tables import Card, Effect
from tzolkin.words import TEMPLE_AT, TRACK_AT

GOODS = frozenset(("corn", "wood", "stone", "gold", "skull", "vp"))
"""Effects that bring goods or points."""


def by_itself(effect: Effect) -> bool:
    """Whether an effect brings something without asking, so that it can only be declined if it is offered."""
    kind = effect.kind
    if kind == "place_skull":
        return bool(effect.model.place_skull and effect.model.place_skull.vp)
    return kind in GOODS or kind in ("tech", "temple")


def declinable(card: Card) -> bool:
    """Whether a card has an effect that can only be declined if it is offered."""
    return any(by_itself(effect) for effect in card.effects)


def effect_of(state: State, card: str, number: int) -> Effect:
    """Return an effect of a card; the first has the number 0."""
    return state.tables.cards[card].effects[number]


def possible(state: State, seat: int, effect: Effect) -> bool:
    """Whether an effect brings anything now: a step at the top and a skull from an empty bank are lost."""
    if effect.kind == "skull":
        return state.skulls_left() > 0
    if effect.model.temple is not None:
        player = state.seats[seat]
        return any(can_rise(state, player, TEMPLE_AT[temple]) for temple in effect.model.temple)
    return True


def bring(ctx: Context[State], seat: int, card: str, effect: Effect) -> None:
    """Do what an effect does without asking."""
    kind, model = effect
    if kind in GOODS:
        blocks = (model.wood or 0, model.stone or 0, model.gold or 0)
        gain(ctx, seat, card, model.corn or 0, blocks, model.skull or 0, model.vp or 0)
    elif model.tech is not None:
        for track, levels in reversed(model.tech.items()):
            for _ in range(levels):
                ctx.state.push("tech", seat, TRACK_AT[track])
    elif model.temple is not None:
        for temple, steps in reversed(model.temple.items()):
            push_steps(ctx.state, seat, TEMPLE_AT[temple], steps)
    elif model.place_skull is not None:
        gain(ctx, seat, "skull", vp=model.place_skull.vp)
