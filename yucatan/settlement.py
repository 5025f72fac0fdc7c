"""What follows from where the villages stand: rivers opened, ways stopped, homes.

Villages change seldom, and this is asked for at every turn. So it is worked out once for each arrangement of
villages, and kept beside it in `State.settled`, where clones share it.
"""

from __future__ import annotations

from typing import NamedTuple

from yucatan.placement import banks_of, open_rivers
from yucatan.state import State


class Settlement(NamedTuple):
    """What the villages on the board mean to one seat.

    `small` and `large` are its own villages in the board's order, `homes` its city and large villages
    (Rules 8.3); `stops` are the enemy and neutral villages and enemy cities, where a warrior must stop
    (Rules 6, R11). `riverside` holds the free spaces by a river that is open to it (Rules 5.1).
    """

    small: tuple[int, ...]
    large: tuple[int, ...]
    homes: frozenset[int]
    stops: frozenset[int]
    riverside: frozenset[int]


def settlement(state: State, seat: int) -> Settlement:
    """Return what the villages mean to `seat`, worked out if nobody has asked since one changed."""
    known = state.settled.get(seat)
    if known is None:
        known = state.settled[seat] = worked_out(state, seat)
    return known


def worked_out(state: State, seat: int) -> Settlement:
    """Work out what the villages mean to `seat`, from nothing."""
    board, city = state.board, state.board.cities[seat]
    villages = state.villages.items()
    own = sorted([(space, village.large) for space, village in villages if village.seat == seat])
    large = tuple([space for space, is_large in own if is_large])
    stops = {space for space, village in villages if village.seat != seat}
    stops.update([other for other in board.cities[1:] if other != city])
    return Settlement(
        small=tuple([space for space, is_large in own if not is_large]),
        large=large,
        homes=frozenset((city, *large)),
        stops=frozenset(stops),
        riverside=state.free.intersection(banks_of(state, open_rivers(state, seat))),
    )
