"""The order of set-up (Rules 4): every placement lies on the stack from the start, the first on top."""

from __future__ import annotations

from tabletop.engine.decision import Frame
from yucatan.state import NEUTRAL_VILLAGES

FIRST_WARRIORS = 2


def counter_clockwise(start: int, players: int) -> list[int]:
    """Return all seats once, from `start` to its right and on; seats are numbered clockwise."""
    return [(start - 1 - step) % players + 1 for step in range(players)]


def right_of(seat: int, players: int) -> int:
    """Return the previous seat, counting clockwise."""
    return (seat - 2) % players + 1


def left_of(seat: int, players: int) -> int:
    """Return the next seat, counting clockwise."""
    return seat % players + 1


def placements(first: int, players: int) -> list[Frame]:
    """Return every set-up decision and the first turn, the earliest last: a stack.

    Steps 1, 3 and 4 start right of the first player, step 2 left of it (R38); all run
    counter-clockwise. Neutral villages go round until twelve have been asked for.
    """
    from_right = counter_clockwise(right_of(first, players), players)
    from_left = counter_clockwise(left_of(first, players), players)
    order = [Frame("large-village", (seat,)) for seat in from_right]
    order += [Frame("small-village", (seat,)) for seat in from_left]
    order += [Frame("neutral-village", (from_right[i % players],)) for i in range(NEUTRAL_VILLAGES)]
    order += [
        Frame("first-warrior", (seat,), (number,))
        for seat in from_right
        for number in range(1, FIRST_WARRIORS + 1)
    ]
    order.append(Frame("turn", (first,)))
    return order[::-1]
