"""What a building or monument costs, and whether it can be paid (Rules 10.1, 10.5, 17.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tzolkin.state import Player, State
from tzolkin.tables import Card
from tzolkin.words import NONE

BLOCKS_MODE, CORN_MODE, QUICK_MODE = "blocks", "corn", "quick"
"""How a construction is paid: in blocks, in corn (Uxmal 4), or in blocks as a quick action."""


class Cost(NamedTuple):
    """The price of a construction, everything counted in.

    `blocks` of each kind, of which `saved` may stay unpaid at the player's choice; `extra` of any kind;
    corn; skulls.
    """

    blocks: tuple[int, int, int]
    saved: int
    extra: int
    corn: int
    skull: int


def renovated(card: Card, old: Card | None) -> tuple[int, int, int]:
    """Return the blocks still to be paid when `old` is torn down for `card` (Rules 17.2)."""
    if old is None:
        return card.cost
    wood, stone, gold = (max(0, new - was) for new, was in zip(card.cost, old.cost, strict=True))
    return wood, stone, gold


def cost_of(
    state: State, player: Player, card: Card, old: Card | None, mode: str, architecture: bool
) -> Cost:
    """Return what `player` pays for `card` (Rules 10.1); monuments know no architecture and no surcharge."""
    blocks = renovated(card, old)
    if not card.age:
        return Cost(blocks, 0, 0, 0, card.skull)
    woe = state.woe
    saved = state.perk(player, "building_blocks") if architecture else 0
    total = sum(blocks)
    if mode == CORN_MODE:
        corn = state.tables.board.corn_per_block * max(0, total - saved) + woe.building_corn
        return Cost((0, 0, 0), 0, 0, corn, card.skull)
    return Cost(blocks, min(saved, total), woe.building_blocks, 0, card.skull)


def can_pay(player: Player, cost: Cost, corn: int) -> bool:
    """Whether a player with so much corn can pay a cost."""
    if corn < cost.corn or player.skulls < cost.skull:
        return False
    have_wood, have_stone, have_gold = player.blocks
    wood, stone, gold = cost.blocks
    short = 0
    if wood > have_wood:
        short += wood - have_wood
    if stone > have_stone:
        short += stone - have_stone
    if gold > have_gold:
        short += gold - have_gold
    if short > cost.saved:
        return False
    if not cost.extra:
        return True
    return have_wood + have_stone + have_gold >= wood + stone + gold - cost.saved + cost.extra


def renovations(state: State, player: Player) -> list[str]:
    """Return the own buildings that may be torn down (Rules 17.2)."""
    if not state.modules.buildings:
        return []
    cards = state.tables.cards
    return [name for name in player.buildings if cards[name].renovation]


class Site(NamedTuple):
    """What a `build` frame allows.

    `mode`; how many are `left`; whether a `monument` may be built instead; whether `architecture` applies:
    "all", "one" (of those still to come, at the player's choice) or "no"; whether it may be declined.
    """

    mode: str
    left: int
    monument: int
    architecture: str
    optional: int


def architectures(site: Site, state: State, player: Player, monument: bool) -> tuple[int, ...]:
    """Return how architecture may be used on the next construction: 1 with, 0 without (Rules 10.2)."""
    if monument or site.architecture == "no" or state.plain:
        return (0,)
    if site.architecture == "all" or site.left == 1:
        return (1,)
    return (1, 0) if any_architecture(state, player) else (0,)


def any_architecture(state: State, player: Player) -> bool:
    """Whether architecture does anything for a player."""
    return bool(
        state.perk(player, "building_corn")
        or state.perk(player, "building_vp")
        or state.perk(player, "building_blocks")
    )


def constructions(state: State, player: Player, site: Site, corn: int) -> Iterator[tuple[str, str, int]]:
    """Yield every construction that can be paid: (card, building torn down, architecture)."""
    old = renovations(state, player)
    cards = state.tables.cards
    names = [] if site.left == 0 else state.row
    for name in names:
        yield from _ways(state, player, cards[name], old, site, corn)
    if site.monument:
        for name in state.monuments:
            yield from _ways(state, player, cards[name], old, site, corn)


def _ways(
    state: State, player: Player, card: Card, old: list[str], site: Site, corn: int
) -> Iterator[tuple[str, str, int]]:
    ways = architectures(site, state, player, not card.age)
    for torn in (NONE, *old):
        gone = None if torn == NONE else state.tables.cards[torn]
        if gone is not None and renovated(card, gone) == card.cost:
            continue
        for architecture in ways:
            cost = cost_of(state, player, card, gone, site.mode, bool(architecture))
            if can_pay(player, cost, corn):
                yield card.id, torn, architecture


def can_build(state: State, player: Player, site: Site, corn: int) -> bool:
    """Whether anything can be constructed."""
    return next(constructions(state, player, site, corn), None) is not None
