"""What one seat may know of the table, built from an allow-list (Rules 2.5)."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine.decision import Frame
from tabletop.engine.rng import Rng
from tzolkin.foodday import meal
from tzolkin.quick import current_tile
from tzolkin.setup import kept_tiles, offered_wealth
from tzolkin.state import Modules, State
from tzolkin.tables import Tables
from tzolkin.words import NONE


class SeatView(NamedTuple):
    """A seat's side of the table.

    `blocks` are wood, stone, gold; `temples` and `techs` levels in the order of `words`; `offer` and `choice`
    are filled for the viewer's own seat during set-up; `food_need` is the corn that feeds all its workers
    now.
    """

    seat: int
    corn: int
    blocks: tuple[int, int, int]
    skulls: int
    vp: int
    owned: int
    hand: int
    temples: tuple[int, ...]
    techs: tuple[int, ...]
    light: bool
    tribe: str
    buildings: tuple[str, ...]
    monuments: tuple[str, ...]
    corn_tiles: int
    wood_tiles: int
    food_need: int
    offer: tuple[str, ...]
    choice: tuple[str, ...]
    chosen: bool


class TableView(NamedTuple):
    """The table as `viewer` sees it; None is the bare table behind the curtain.

    `gears` holds for each gear and tooth a seat, 0 or -1 (a dummy). `decks` counts the buildings not yet
    turned up, by age from 1. `quick_tile` is in force today. `decision` is open, None when the game is over.
    """

    viewer: int | None
    tables: Tables
    modules: Modules
    players: int
    first: int
    day: int
    turn: int
    age: int
    food: int
    next_food_day: int
    calendar_corn: int
    gears: tuple[tuple[int, ...], ...]
    start_space: int
    quick_spaces: tuple[int, ...]
    corn_tiles: tuple[int, ...]
    wood_tiles: tuple[int, ...]
    skull_slots: tuple[int, ...]
    skulls_left: int
    row: tuple[str, ...]
    decks: tuple[int, int]
    monuments: tuple[str, ...]
    prophecies: tuple[str, ...]
    calamity: str
    quick_tiles: tuple[tuple[str, ...], tuple[str, ...]]
    quick_tile: str
    seats: tuple[SeatView, ...]
    placed: tuple[int, ...]
    workers_placed: int
    decision: Frame | None
    over: bool

    def seat(self, seat: int) -> SeatView:
        """Return one seat's side of the table."""
        return self.seats[seat - 1]


def table_view(state: State, viewer: int | None) -> TableView:
    """Build what `viewer` may know."""
    foods = state.tables.board.calendar.food_days
    return TableView(
        viewer=viewer,
        tables=state.tables,
        modules=state.modules,
        players=state.players,
        first=state.first,
        day=state.day,
        turn=state.turn,
        age=state.age,
        food=state.food,
        next_food_day=foods[state.food].day if state.food < len(foods) else 0,
        calendar_corn=state.calendar_corn,
        gears=tuple(map(tuple, state.gears)),
        start_space=state.start_space,
        quick_spaces=tuple(state.quick_spaces),
        corn_tiles=tuple(state.corn_tiles),
        wood_tiles=tuple(state.wood_tiles),
        skull_slots=tuple(state.skull_slots),
        skulls_left=state.skulls_left(),
        row=tuple(state.row),
        decks=(len(state.decks[1]), len(state.decks[2])),
        monuments=tuple(state.monuments),
        prophecies=tuple(state.prophecies),
        calamity=state.calamity,
        quick_tiles=(tuple(state.quick_tiles[1]), tuple(state.quick_tiles[2])),
        quick_tile=current_tile(state),
        seats=tuple(_seat_view(state, seat, viewer) for seat in range(1, state.players + 1)),
        placed=tuple(state.placed),
        workers_placed=state.count,
        decision=state.stack[-1] if state.stack else None,
        over=state.over,
    )


def _seat_view(state: State, seat: int, viewer: int | None) -> SeatView:
    player = state.seats[seat]
    need = meal(state, player)
    wood, stone, gold = player.blocks
    return SeatView(
        seat=seat,
        corn=player.corn,
        blocks=(wood, stone, gold),
        skulls=player.skulls,
        vp=player.vp,
        owned=player.owned,
        hand=player.hand,
        temples=tuple(player.temples),
        techs=tuple(player.techs),
        light=player.light,
        tribe=player.tribe.id,
        buildings=tuple(player.buildings),
        monuments=tuple(player.monuments),
        corn_tiles=player.corn_tiles,
        wood_tiles=player.wood_tiles,
        food_need=need.served * need.served_need + need.others * need.need,
        offer=tuple(state.offers[seat]) if seat == viewer else (),
        choice=tuple(state.choices[seat]) if seat == viewer else (),
        chosen=bool(state.choices[seat]),
    )


def shuffled(state: State, viewer: int | None, rng: Rng) -> State:
    """Return a copy in which what `viewer` cannot know is dealt anew (law 5).

    Only the set-up has secrets: the tribes and wealth tiles offered to others, what they keep until all have
    chosen, and what they gave back. Afterwards chance alone speaks, when a tile is turned up.
    """
    new = state.clone()
    others = [seat for seat in state.order() if state.offers[seat] and seat != viewer]
    if not others:
        return new
    open_choices = not any(frame.kind == "keep" for frame in state.stack)
    known = set(state.turned)
    if viewer is not None:
        known.update(state.offers[viewer])
    if open_choices:
        known.update(word for choice in state.choices for word in choice)
    wealth = [tile for tile in state.tables.wealth if tile not in known]
    tribes = [tribe for tribe in state.tables.tribes if tribe not in known]
    rng.shuffle(wealth)
    rng.shuffle(tribes)
    for seat in others:
        if open_choices:
            _redeal_rest(state, new, seat, wealth, tribes)
        else:
            _redeal(state, new, seat, wealth, tribes, rng)
    return new


def _redeal(state: State, new: State, seat: int, wealth: list[str], tribes: list[str], rng: Rng) -> None:
    """Deal a seat another offer; if it has chosen, let it choose anything else."""
    offer = [wealth.pop() for _ in range(state.tables.dealt)]
    offer += [tribes.pop() for _ in range(len(state.offers[seat]) - state.tables.dealt)]
    new.offers[seat] = offer
    if state.choices[seat]:
        tribe = rng.choice(offer[state.tables.dealt :] or [NONE])
        places = list(range(state.tables.dealt))
        rng.shuffle(places)
        kept = sorted(places[: kept_tiles(state, tribe)])
        new.choices[seat] = [tribe, *(offered_wealth(new, seat)[place] for place in kept)]


def _redeal_rest(state: State, new: State, seat: int, wealth: list[str], tribes: list[str]) -> None:
    """Exchange what a seat gave back, which nobody else has seen."""
    choice = state.choices[seat]
    new.offers[seat] = [
        word if word in choice else (wealth if place < state.tables.dealt else tribes).pop()
        for place, word in enumerate(state.offers[seat])
    ]
