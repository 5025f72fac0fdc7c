"""What counts: metrics, final points, ranking (Rules 10.5, 13, 16.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop.engine.context import Context
from tabletop.engine.outcome import Line, Outcome, Rank
from tzolkin.state import State
from tzolkin.tables import worth
from tzolkin.tilefiles import (
    ScoreModel,
)
from tzolkin.words import GOLD, SKULL_GEAR, TOP_LEVEL

Metric = Callable[[State, int], int]


def _tiles(kind: str) -> Metric:
    def count(state: State, seat: int) -> int:
        player = state.seats[seat]
        cards = state.tables.cards
        return sum(cards[name].kind == kind for name in (*player.buildings, *player.monuments))

    return count


def _techs_at(level: int) -> Metric:
    return lambda state, seat: sum(has >= level for has in state.seats[seat].techs)


def _temple(temple: int) -> Metric:
    return lambda state, seat: state.seats[seat].temples[temple]


def temple_points(state: State, seat: int) -> int:
    """Return the points of a seat's levels in all temples."""
    levels = state.seats[seat].temples
    return sum(table.points[level + 1] for table, level in zip(state.tables.temples, levels, strict=True))


def _skulls_placed(state: State, seat: int) -> int:  # noqa: ARG001
    placed = sum(1 for owner in state.skull_slots if owner)
    return placed + sum(state.skull_on(player) for player in state.seats[1:])


METRICS: Mapping[str, Metric] = {
    "tiles": lambda state, seat: len(state.seats[seat].buildings) + len(state.seats[seat].monuments),
    "farm_tiles": _tiles("farm"),
    "civic_tiles": _tiles("civic"),
    "tomb_tiles": _tiles("tomb"),
    "shrine_tiles": _tiles("shrine"),
    "buildings": lambda state, seat: len(state.seats[seat].buildings),
    "corn_tiles": lambda state, seat: state.seats[seat].corn_tiles,
    "wood_tiles": lambda state, seat: state.seats[seat].wood_tiles,
    "monuments_of_all": lambda state, seat: sum(len(player.monuments) for player in state.seats[1:]),  # noqa: ARG005
    "techs_at_3": _techs_at(TOP_LEVEL),
    "techs_at_2": _techs_at(2),
    "tech_levels": lambda state, seat: sum(state.seats[seat].techs),
    "workers": lambda state, seat: state.seats[seat].owned,
    "temple_points": temple_points,
    "temple_levels": lambda state, seat: sum(state.seats[seat].temples),
    "highest_temple": lambda state, seat: max(0, *state.seats[seat].temples),
    "level_chaac": _temple(0),
    "level_quetzalcoatl": _temple(1),
    "level_kukulcan": _temple(2),
    "skulls_placed": _skulls_placed,
    "gold": lambda state, seat: state.seats[seat].blocks[GOLD],
    "skulls": lambda state, seat: state.seats[seat].skulls,
    "workers_fed": lambda state, seat: state.seats[seat].fed,
    "workers_on_chichen": lambda state, seat: state.gears[SKULL_GEAR].count(seat),
}
"""What tiles can count, by the word that the data files use."""


def monument_points(state: State, seat: int, score: ScoreModel) -> int:
    """Return what a monument scores for its owner."""
    count = METRICS[score.metric](state, seat)
    if score.table:
        reached = [points for least, points in sorted(score.table.items()) if count >= least]
        return reached[-1] if reached else 0
    return count * score.by_players.get(state.players, score.each)


def final_lines(state: State, seat: int) -> list[Line]:
    """Return every source of a seat's points, the game before the end first (Rules 13)."""
    player, tables = state.seats[seat], state.tables
    final = tables.board.final
    corn = player.corn + sum(worth(tables, block) * have for block, have in enumerate(player.blocks))
    whole, rest = divmod(corn, final.corn_per_vp)
    goods: float = whole if state.modules.round_down or not rest else corn / final.corn_per_vp
    lines = [Line(seat, "game", player.vp), Line(seat, "goods", goods)]
    lines.append(Line(seat, "skulls", player.skulls * final.skull_vp))
    for name in player.monuments:
        score = tables.cards[name].score
        assert score is not None
        lines.append(Line(seat, name, monument_points(state, seat, score)))
    return lines


def tell_final(ctx: Context[State]) -> None:
    """Tell every line of the final scoring, and the total."""
    state = ctx.state
    for seat in range(1, state.players + 1):
        lines = final_lines(state, seat)
        for line in lines[1:]:
            if line.value:
                ctx.emit("final-points", seat=seat, source=line.source, vp=line.value)
        ctx.emit("final-total", seat=seat, vp=sum(line.value for line in lines))


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on; ties go to workers on gears (Rules 13)."""
    if not state.over:
        return None
    seats = range(1, state.players + 1)
    lines = [line for seat in seats for line in final_lines(state, seat)]
    totals = {
        seat: (sum(line.value for line in lines if line.seat == seat), len(state.workers_on(seat)))
        for seat in seats
    }
    ranks: list[Rank] = []
    place = 1
    for figures in sorted(set(totals.values()), reverse=True):
        tied = tuple(seat for seat in seats if totals[seat] == figures)
        ranks.append(Rank(place, tied))
        place += len(tied)
    on_gears = tuple(Line(seat, "workers-on-gears", totals[seat][1]) for seat in seats)
    return Outcome("points", tuple(ranks), (*lines, *on_gears))
