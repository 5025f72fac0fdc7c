"""Where workers can be placed, and for how much (Rules 5.1, 5.2, 6, 19.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tzolkin.gains import can_fall
from tzolkin.quick import keeps_performable
from tzolkin.state import Player, State, place_code
from tzolkin.words import GEARS, QUICK_SPACE, START_SPACE


class Placement(NamedTuple):
    """One way to place the next worker: the spot, the space there, whether the tribe's discount is used."""

    spot: str
    space: int
    discount: int
    price: int


def count_price(state: State, player: Player) -> int:
    """Return what the next worker costs for being one of several (Rules 5.2, 15.13)."""
    table = player.tribe.count_cost or state.tables.board.placing.count_cost
    if state.count >= len(table):
        return 0
    return table[state.count] - (table[state.count - 1] if state.count else 0)


def free_spaces(state: State, player: Player, gear: int) -> Iterator[int]:
    """Yield the unoccupied spaces of a gear on which `player` can stand, the lowest first."""
    teeth = state.gears[gear]
    for space in range(state.last_space(player, gear) + 1):
        if not teeth[space]:
            yield space


def _gear_spaces(state: State, player: Player, gear: int) -> list[int]:
    """Return the spaces that the next worker may take on a gear: the lowest, or the one behind a skip."""
    free = free_spaces(state, player, gear)
    lowest = next(free, -1)
    if lowest < 0:
        return []
    if player.tribe.skip and state.skip in (-1, place_code(gear, lowest)):
        second = next(free, -1)
        if second >= 0:
            return [lowest, second]
    return [lowest]


def gear_placements(state: State, player: Player) -> Iterator[Placement]:
    """Yield every placement on a gear, whether it can be paid or not."""
    count = count_price(state, player)
    surcharges = state.woe.place_corn
    discount = player.tribe.space_discount if not state.discounted else 0
    for gear, name in enumerate(GEARS):
        extra = count + (surcharges.get(name, 0) if surcharges else 0)  # type: ignore[call-overload]
        for space in _gear_spaces(state, player, gear):
            yield Placement(name, space, 0, space + extra)
            if discount and space:
                yield Placement(name, space, 1, max(0, space - discount) + extra)


def all_placements(state: State, player: Player) -> Iterator[Placement]:
    """Yield every placement on a free spot, whether it can be paid or not."""
    yield from gear_placements(state, player)
    count = count_price(state, player)
    if not state.start_space:
        yield Placement(START_SPACE, 0, 0, count)
    quick = quick_placement(state, player)
    if quick is not None:
        yield quick


def affordable(state: State, seat: int, corn: int | None = None) -> list[tuple[str, int, int]]:
    """Return every placement that `seat` can pay (with `corn`, if given, in place of its own).

    Each is (spot, space, discount), as the action takes it.
    """
    player = state.seats[seat]
    if not player.hand:
        return []
    have = player.corn if corn is None else corn
    tribe = player.tribe
    if state.quick_taken or tribe.skip or tribe.space_discount:
        return [
            (place.spot, place.space, place.discount)
            for place in all_placements(state, player)
            if place.price <= have and keeps_quick(state, seat, place, have)
        ]
    found: list[tuple[str, int, int]] = []
    left = have - count_price(state, player)
    if left < 0:
        return found
    surcharges, reach = state.woe.place_corn, tribe.extra_space
    for gear, teeth in zip(state.tables.gears, state.gears, strict=True):
        space = teeth.index(0) if 0 in teeth else len(teeth)
        if (
            space <= left
            and space <= gear.last + reach
            and (
                not surcharges or space + surcharges.get(gear.name, 0) <= left  # type: ignore[call-overload]
            )
        ):
            found.append((gear.name, space, 0))
    if not state.start_space:
        found.append((START_SPACE, 0, 0))
    if state.quick_spaces:
        quick = quick_placement(state, player)
        if quick is not None and quick.price <= have and keeps_quick(state, seat, quick, have):
            found.append((QUICK_SPACE, 0, 0))
    return found


def quick_placement(state: State, player: Player) -> Placement | None:
    """Return how a worker is placed on a quick action space, None if none is open to this turn."""
    if state.quick_taken or 0 not in state.quick_spaces:
        return None
    price = state.tables.board.placing.quick_cost + count_price(state, player)
    return Placement(QUICK_SPACE, 0, 0, price)


def price_of(state: State, player: Player, spot: str, space: int, discount: int) -> int:
    """Return the corn for the next worker on a spot (Rules 5.2)."""
    count = count_price(state, player)
    if spot == START_SPACE:
        return count
    if spot == QUICK_SPACE:
        return state.tables.board.placing.quick_cost + count
    less = player.tribe.space_discount if discount else 0
    return max(0, space - less) + count + state.woe.place_corn.get(spot, 0)  # type: ignore[call-overload,no-any-return]


def keeps_quick(state: State, seat: int, place: Placement, corn: int) -> bool:
    """Whether the quick action taken, or taken by this placement, stays performable (Rules 19.2)."""
    if not state.quick_taken and place.spot != QUICK_SPACE:
        return True
    left = corn - place.price
    if place.spot == START_SPACE or state.start_space == seat:
        left += state.calendar_corn
    return keeps_performable(state, state.seats[seat], left)


# ---------------------------------------------------------------- begging and mercy


def beg_limit(state: State, player: Player) -> tuple[int, int]:
    """Return with how much corn one may beg, and to how much it leads (Rules 5.1, 15.4)."""
    begging = player.tribe.beg or state.tables.board.begging
    return begging.most_corn, begging.corn_to


def can_beg(state: State, player: Player) -> bool:
    """Whether begging is possible at the start of this turn."""
    return not state.begged and player.corn <= beg_limit(state, player)[0] and can_fall(player)


def sale(state: State, player: Player) -> int:
    """Return the most corn that a sale in this turn can bring (Rules 15.11)."""
    if state.sold >= player.tribe.sells:
        return 0
    prices = state.tables.market
    return max((prices[place] for place, have in enumerate(player.blocks) if have), default=0)


def mercy(state: State, seat: int) -> list[Placement]:
    """Return the placements that mercy allows, each for all corn; none if it is not due (Rules 5.1)."""
    player = state.seats[seat]
    if state.count or not player.hand or can_beg(state, player):
        return []
    if any(seat in teeth for teeth in state.gears):
        return []
    richest = player.corn + sale(state, player)
    if affordable(state, seat, richest):
        return []
    places = [place for place in gear_placements(state, player) if not place.discount]
    least = min(place.price for place in places)
    return [place._replace(price=player.corn) for place in places if place.price == least]
