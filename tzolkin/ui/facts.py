"""What the parts of the screen are told, worked out from the table as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.text.catalogue import _
from tzolkin.ui.art.players import PlayerFace
from tzolkin.ui.centre import Centre
from tzolkin.ui.columns import Columns
from tzolkin.ui.market import Market
from tzolkin.ui.recent import placed_this_turn
from tzolkin.ui.slip import SlipFace, SlipLine
from tzolkin.ui.standing import counts
from tzolkin.views import SeatView
from tzolkin.words import GEARS, NONE

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["centre_of", "columns_of", "market_of", "player_faces", "slip_face", "slip_lines"]


def columns_of(table: TzolkinTable) -> Columns:
    """The left column."""
    styles = tuple(seat.style for seat in table.session.seats)
    return Columns(table.view, styles, table.speaker, counts(table.session, table.view.calamity))


def market_of(table: TzolkinTable) -> Market:
    """Buildings and monuments."""
    return Market(table.view)


def centre_of(table: TzolkinTable) -> Centre:
    """What stands round the wheels."""
    return Centre(table.view, table.style, table.speaker)


def player_faces(table: TzolkinTable) -> list[PlayerFace]:
    """The rows of all seats, in turn order of the seats."""
    return [_face(table, seat) for seat in table.view.seats]


def _face(table: TzolkinTable, seat: SeatView) -> PlayerFace:
    view = table.view
    cards = view.tables.cards
    farms = sum(cards[name].kind == "farm" for name in seat.buildings)
    wood, stone, gold = seat.blocks
    return PlayerFace(
        name=table.speaker.name(seat.seat),
        style=table.style(seat.seat),
        tribe=table.speaker.noun(seat.tribe) if seat.tribe != NONE else "",
        corn=seat.corn,
        wood=wood,
        stone=stone,
        gold=gold,
        skulls=seat.skulls,
        points=str(seat.vp).replace("-", "−"),
        hand=seat.hand,
        owned=seat.owned,
        most=view.tables.board.placing.most,
        light=seat.light,
        food_need=seat.food_need,
        buildings=len(seat.buildings),
        monuments=len(seat.monuments),
        farms=farms,
        corn_tiles=seat.corn_tiles,
        wood_tiles=seat.wood_tiles,
        active=seat.seat == table.seat,
        ruled=seat.seat < view.players and seat.seat + 1 != table.seat,
    )


def slip_lines(table: TzolkinTable) -> list[SlipLine]:
    """The workers placed so far in this turn, each with its price."""
    decision = table.view.decision
    if decision is None or decision.kind != "placing":
        return []
    placed = placed_this_turn(table.session, table.view.workers_placed)
    return [_slip_line(table, facts["spot"], facts["space"], facts["corn"]) for facts in placed]


def _slip_line(table: TzolkinTable, spot: str, space: int, corn: int) -> SlipLine:
    if spot not in GEARS:
        return SlipLine("", table.speaker.noun(spot), "", corn)
    more = corn - space
    parts = f"{space} + {more}" if more > 0 else f"{space} − {-more}" if more else str(space)
    return SlipLine(spot, table.speaker.catalogue.say(_("space {n}"), n=space), parts, corn)


def slip_face(table: TzolkinTable) -> SlipFace:
    """The price so far, with the worker that would be placed where somebody points."""
    name, corn = table.speaker.name(table.seat), table.view.seat(table.seat).corn if table.seat else 0
    lit = table.choice.lit.get(table.pointed) if table.choice is not None and table.pointed else None
    wished = None
    if lit is not None and lit.actions[0].kind == "place" and lit.price is not None:
        spot, space, _discount = lit.actions[0].args
        wished = _slip_line(table, str(spot), int(space), lit.price)
    more = bool(table.seat and table.view.seat(table.seat).hand)
    return SlipFace(tuple(slip_lines(table)), name, corn, more, wished)
