"""What a board must satisfy to be played on, and what is merely unusual (Rules 15.5).

Works on a survey, so that files and the editor are judged alike. Fairness and trial set-ups cost more and
live in ``fairness`` and ``trial``.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.hexgrid import Corner, Hex, corner_hexes, neighbours
from tabletop.layouts import Sentence, Severity, sentence
from tabletop.text.catalogue import _
from yucatan.layout import At, Layout, Placement, SmallRiver, Survey
from yucatan.tiles import (
    CITY_KIND,
    GREAT,
    LAND,
    RIVER,
    SIDES,
    SMALL,
    STEPS,
    course,
    kind_of_port,
    opposite,
)


class Finding(NamedTuple):
    """One thing found on a layout.

    ``placement``: its number, or None for the whole board; ``key``: what of it; ``place``: tile and space for
    people.
    """

    severity: Severity
    words: Sentence
    placement: int | None = None
    key: str = "tile"
    place: str = ""


@dataclass(frozen=True, slots=True)
class Gaps:
    """What is missing in a layout because it was not understood, so that nothing false is said about it.

    ``at``: places where a tile lies that is unknown. ``lost``: a tile lies nobody knows where. ``seats``: the
    seats of cities that could not be placed, or None if some seat could not be read.
    """

    at: frozenset[At] = field(default_factory=frozenset)
    lost: bool = False
    seats: frozenset[int] | None = frozenset()

    def __bool__(self) -> bool:
        return self.lost or bool(self.at)


NO_GAPS = Gaps()


def findings(whole: Survey, gaps: Gaps = NO_GAPS) -> list[Finding]:
    """All errors and the cheap warnings of a board."""
    layout = whole.layout
    if not layout.placements:
        return []
    return [
        *_used_twice(layout),
        *_seats(layout, gaps),
        *_hanging_together(layout, gaps),
        *_sides(layout),
        *_small_rivers(whole, gaps),
        *_great_river(whole, gaps),
        *_cities(whole),
        *_reach(whole, gaps),
    ]


def tile_name(placed: Placement) -> str:
    """A tile on the table as people name it: ``city-1 at [0, -1]``."""
    return f"{placed.tile.name} at [{placed.at[0]}, {placed.at[1]}]"


def space_name(space: Hex) -> str:
    """A space as people name it: ``2,-5``."""
    return f"{space.q},{space.r}"


def _at_tile(layout: Layout, number: int, words: Sentence, key: str = "tile") -> Finding:
    return Finding("error", words, number, key, tile_name(layout.placements[number]))


def _at_space(whole: Survey, space: Hex, words: Sentence, severity: Severity = "error") -> Finding:
    number = whole.tile_of[space]
    place = f"{tile_name(whole.layout.placements[number])}, space {space_name(space)}"
    return Finding(severity, words, number, "tile", place)


def _used_twice(layout: Layout) -> Iterator[Finding]:
    first: dict[str, Placement] = {}
    for number, placed in enumerate(layout.placements):
        earlier = first.setdefault(placed.tile.name, placed)
        if earlier is not placed:
            words = _("{tile} is used twice; it lies at {at} already")
            at = f"[{earlier.at[0]}, {earlier.at[1]}]"
            yield _at_tile(layout, number, sentence(words, tile=placed.tile.name, at=at))


def _seats(layout: Layout, gaps: Gaps) -> Iterator[Finding]:
    taken: dict[int, Placement] = {}
    for number, placed in enumerate(layout.placements):
        if placed.tile.kind != CITY_KIND:
            continue
        if placed.seat == 0:
            words = _("{tile} is a city and needs a seat")
            yield _at_tile(layout, number, sentence(words, tile=tile_name(placed)), "seat")
        elif layout.players and not 1 <= placed.seat <= layout.players:
            words = _("seat {seat} is not one of 1 to {players}")
            yield _at_tile(layout, number, sentence(words, seat=placed.seat, players=layout.players), "seat")
        elif placed.seat in taken:
            words = _("seat {seat} has two cities, {one} and {two}")
            names = {"one": tile_name(taken[placed.seat]), "two": tile_name(placed)}
            yield _at_tile(layout, number, sentence(words, seat=placed.seat, **names), "seat")
        taken.setdefault(placed.seat, placed)
    if gaps.seats is None:
        return
    for seat in range(1, layout.players + 1):
        if seat not in taken and seat not in gaps.seats:
            words = _("{players} players, but no city has seat {seat}")
            yield Finding(
                "error", sentence(words, players=layout.players, seat=seat), None, "players", f"seat {seat}"
            )


def _hanging_together(layout: Layout, gaps: Gaps) -> Iterator[Finding]:
    if gaps.lost:
        return
    number_at = {placed.at: number for number, placed in enumerate(layout.placements)}
    left = {**dict.fromkeys(number_at, True), **dict.fromkeys(gaps.at, True)}
    main = True
    for placed in layout.placements:
        if placed.at not in left:
            continue
        island = _taken_from(left, placed.at)
        if not main:
            words = _("{tile} does not touch the rest of the board")
            if len(island) > 1:
                words = _("a group of {n} tiles, {tile} among them, does not touch the rest of the board")
            told = sentence(words, tile=tile_name(placed), n=len(island))
            yield _at_tile(layout, number_at[placed.at], told, "at")
        main = False


def _taken_from(left: dict[At, bool], start: At) -> list[At]:
    """Remove from ``left`` everything that hangs together with ``start``, and give it back."""
    del left[start]
    found = [start]
    for at in found:
        for a, b in STEPS:
            beyond = (at[0] + a, at[1] + b)
            if left.pop(beyond, False):
                found.append(beyond)
    return found


def _sides(layout: Layout) -> Iterator[Finding]:
    """Two tiles that touch must agree on what crosses their common side."""
    crossing = {
        None: sentence(_("nothing")),
        GREAT: sentence(_("the Great River")),
        SMALL: sentence(_("a small river")),
    }
    number_at = {placed.at: number for number, placed in enumerate(layout.placements)}
    for number, placed in enumerate(layout.placements):
        for side in range(6):
            other = number_at.get(placed.beyond(side))
            if other is None or other > number:
                continue
            theirs = layout.placements[other]
            here, there = kind_of_port(placed.port(side)), kind_of_port(theirs.port(opposite(side)))
            if here != there:
                words = sentence(
                    _("the {side} side of {one} carries {here}, but {two} beside it carries {there}"),
                    side=SIDES[side],
                    one=tile_name(placed),
                    here=crossing[here],
                    two=tile_name(theirs),
                    there=crossing[there],
                )
                yield _at_tile(layout, number, words)


def _small_rivers(whole: Survey, gaps: Gaps) -> Iterator[Finding]:
    """Each small river is one line with one mouth.

    That two never touch, and that cities stand on theirs, follows from what the tile file must satisfy.
    """
    for river in whole.small_rivers:
        yield from _one_river(whole, river, gaps)


def _one_river(whole: Survey, river: SmallRiver, gaps: Gaps) -> Iterator[Finding]:
    layout = whole.layout
    names = ", ".join(tile_name(layout.placements[number]) for number in _tiles_of(river))
    path = course(river.edges)
    if path is None:
        words = _("a small river forks or runs in a circle; it flows on {tiles}")
        yield _at_tile(layout, river.parts[0][0], sentence(words, tiles=names))
        return
    mouths = [corner for corner in path if any(whole.ground.get(h) == RIVER for h in corner)]
    if not mouths and not _leads_into(layout, river, gaps):
        words = _("a small river has no mouth on the Great River; it flows on {tiles}")
        yield _at_tile(layout, river.parts[0][0], sentence(words, tiles=names))
    if len(mouths) > 1:
        spaces = [_on_board(whole, corner) for corner in mouths]
        words = _("a small river meets the Great River more than once, beside spaces {spaces}")
        facts = {"spaces": "; ".join(space_name(h) for h in spaces)}
        yield _at_space(whole, spaces[0], sentence(words, **facts))


def _tiles_of(river: SmallRiver) -> list[int]:
    return sorted({number for number, _letter in river.parts})


def _on_board(whole: Survey, corner: Corner) -> Hex:
    """A land space at a corner, for naming it; any space of the board if there is no land."""
    spaces = sorted((h for h in corner if h in whole.ground), key=lambda h: (h.r, h.q))
    return next((h for h in spaces if whole.ground[h] in LAND), spaces[0])


def _leads_into(layout: Layout, river: SmallRiver, gaps: Gaps) -> bool:
    """Whether a river runs on where nothing is known."""
    if gaps.lost:
        return True
    for number, letter in river.parts:
        placed = layout.placements[number]
        for side in range(6):
            if placed.port(side) == letter and placed.beyond(side) in gaps.at:
                return True
    return False


def _great_river(whole: Survey, gaps: Gaps) -> Iterator[Finding]:
    yield from _too_wide(whole)
    if gaps:
        return
    water = whole.water()
    if not water:
        yield Finding("error", sentence(_("there is no Great River on this board")), None, "tiles", "tiles")
        return
    for piece in _pieces(water, ())[1:]:
        words = _("the Great River is broken: its part at space {space} is cut off")
        yield _at_space(whole, piece[0], sentence(words, space=space_name(piece[0])))
    places = {placed.at for placed in whole.layout.placements}
    ends = sum(
        placed.port(side) == GREAT and placed.beyond(side) not in places
        for placed in whole.layout.placements
        for side in range(6)
    )
    if ends < 2:
        words = _("the Great River must leave the board in two places or more; places found: {n}")
        yield _at_space(whole, water[0], sentence(words, n=ends))


def _too_wide(whole: Survey) -> Iterator[Finding]:
    """Three river spaces round one corner leave no ford between them; told once a tile."""
    told: set[int] = set()
    for space in whole.water():
        wide = any(all(whole.ground.get(h) == RIVER for h in corner) for corner in corner_hexes(space))
        if wide and whole.tile_of[space] not in told:
            told.add(whole.tile_of[space])
            words = _("the Great River is wider than one space at {space}")
            yield _at_space(whole, space, sentence(words, space=space_name(space)), "warning")


def _cities(whole: Survey) -> Iterator[Finding]:
    great = whole.great_banks()
    for _seat, space in whole.cities:
        if space in great:
            words = _("the city at {space} stands on the Great River")
            yield _at_space(whole, space, sentence(words, space=space_name(space)))


def _reach(whole: Survey, gaps: Gaps) -> Iterator[Finding]:
    """Land that no warrior can walk to, crossings included; counted from the first city."""
    land = whole.land()
    if gaps or not land:
        return
    start = whole.cities[0][1] if whole.cities else land[0]
    pieces = _pieces([start, *land], frozenset(whole.water()))
    for piece in pieces[1:]:
        words = _("land out of reach: {n} spaces from {space} on cannot be walked to from the city at {city}")
        facts = {"n": len(piece), "space": space_name(piece[0]), "city": space_name(start)}
        yield _at_space(whole, piece[0], sentence(words, **facts))


def _pieces(cells: Iterable[Hex], fords: Collection[Hex]) -> list[list[Hex]]:
    """The parts in which ``cells`` fall; cells on either side of one of ``fords`` hang together too."""
    left = dict.fromkeys(cells)
    pieces = []
    while left:
        waiting = [next(iter(left))]
        del left[waiting[0]]
        for here in waiting:
            near = list(neighbours(here))
            near += [n for ford in near if ford in fords for n in neighbours(ford)]
            for n in near:
                if n in left:
                    del left[n]
                    waiting.append(n)
        pieces.append(waiting)
    return pieces
