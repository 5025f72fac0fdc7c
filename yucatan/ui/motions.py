"""What happened, shown as motions: pawns walk, symbols are turned up, tokens flip, levels fall.

Each motion begins by taking its piece out of the shown position, and ends by putting it where it now is;
what is shown after the last one is the true position. Times are those of the art direction, section 8.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.engine.event import Event
from tabletop.ui.eventplayer import EventPlayer, Show, nothing
from tabletop.ui.motion import in_out_cubic, in_out_sine, in_quad, linear, out_cubic
from tabletop.ui.paint.palette import CARD, INK
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.theme import Step
from yucatan.state import Village
from yucatan.ui import buildings, pieces
from yucatan.ui.position import Flying
from yucatan.views import WarriorView

if TYPE_CHECKING:
    from yucatan.ui.table import YucatanTable

__all__ = ["Player"]

_STEP, _PAUSE, _FLIP, _ARC, _LEVEL, _DROP, _LIFT, _COMBAT = 260, 60, 360, 480, 620, 180, 300, 1850


class Player(EventPlayer["YucatanTable"]):
    """Plays the events of an entry on a table, one after the other."""

    def __init__(self, table: YucatanTable) -> None:
        super().__init__(table)
        self._where = -1
        """Where the warrior of this entry stands."""

    def play(self, events: Sequence[Event], done: Callable[[], None]) -> None:
        self._where = -1
        super().play(events, done)

    # ---- what every motion needs

    def _over(self, spaces: Sequence[int], show: Show) -> Show:
        """`show`, with what stands on these spaces drawn anew."""

        def shown(t: float) -> None:
            show(t)
            self._table.invalidate(self._area(spaces))

        return shown

    def _area(self, spaces: Sequence[int]) -> pygame.Rect:
        board = self._table.board
        first, *rest = [
            board.area(space).inflate(round(board.radius * 2), round(board.radius * 3)) for space in spaces
        ]
        return first.unionall(rest)

    def _fly(self, *flying: Flying) -> None:
        self._table.position.flying = list(flying)

    # ---- warriors

    def _warrior_moved(self, facts: Mapping[str, Any]) -> None:
        table, way = self._table, list(facts["path"])
        style = table.style(facts["seat"])
        kept: list[WarriorView] = []
        points: list[tuple[float, float]] = []

        def begin() -> None:
            position = table.position
            points.extend(position.foot(table.board, space) for space in way)
            kept.append(position.warriors[way[0]])
            position.put_warrior(way[0], None)

        def show(t: float) -> None:
            x, y = _along(points, t)
            legs = len(points) - 1
            hop = table.kit.theme.real(14) * abs(math.sin(math.pi * t * legs))
            sprite = self._pawn(style, kept[0].carried)
            self._fly(Flying(sprite, x, y - hop))

        def end() -> None:
            if way[-1] not in table.position.warriors:
                table.position.put_warrior(way[-1], kept[0])
                self._fly()

        self._where = way[-1]
        length = _STEP * (len(way) - 1) + _PAUSE
        self._run(length, in_out_sine, self._over(way, show), begin, end)

    def _pawn(self, style: int, carried: int) -> Sprite:
        return pieces.warrior(self._table.kit.atlas, style, self._table.board.radius, carried)

    def _appear(self, facts: Mapping[str, Any]) -> None:
        """A warrior comes down from above onto its space."""
        table, space = self._table, facts["space"]
        style = table.style(facts["seat"])

        def begin() -> None:
            if facts.get("from_village"):
                table.position.put_village(space, Village(facts["seat"]))

        def show(t: float) -> None:
            x, y = table.position.foot(table.board, space)
            sprite = self._pawn(style, 0).faded(min(1.0, t * 1.6))
            self._fly(Flying(sprite, x, y - (1 - t) * table.board.radius))

        def end() -> None:
            table.position.put_warrior(space, WarriorView(facts["seat"], 0, False, ""))
            self._fly()

        self._run(_DROP, in_quad, self._over([space], show), begin, end)

    _warrior_placed = _appear
    _warrior_dispatched = _appear

    def _warrior_removed(self, facts: Mapping[str, Any]) -> None:
        table, space = self._table, facts["space"]
        style = table.style(facts["seat"])
        spot: list[tuple[float, float]] = []

        def begin() -> None:
            spot.append(table.position.foot(table.board, space))
            table.position.put_warrior(space, None)

        def show(t: float) -> None:
            x, y = spot[0]
            self._fly(Flying(self._pawn(style, 0).faded(1 - t), x, y - t * table.board.radius))

        self._run(_LIFT, out_cubic, self._over([space], show), begin, self._fly)

    # ---- combat

    def _combat(self, facts: Mapping[str, Any]) -> None:
        table, space = self._table, facts["space"]
        sides = (("attacker", "attacking", -1), ("defender", "defending", 1))
        words = table.speaker.event(Event("combat", facts))

        def show(t: float) -> None:
            ms = t * _COMBAT
            x, y = table.board.centre(space)
            r = max(22.0, table.board.radius * 0.78)
            flying = []
            for who, symbol, side in sides:
                lost = facts[who] == facts["loser"]
                disc = self._symbol(table.style(facts[who]), facts[symbol], r, ms, lost)
                sink = max(0.0, (ms - 1250) / 600) * r if lost else 0.0
                rise = min(1.0, ms / 200) * r * 0.5
                spot = (x + side * r * 1.2, y - r * 1.5 - rise + sink)
                flying.append(Flying(disc, *spot))
                if ms > 625 and not (lost and ms > 1250):
                    badge = table.kit.atlas.badge(table.style(facts[who]), r * 0.3)
                    flying.append(Flying(badge, spot[0] + r * 0.75, spot[1] + r * 0.7))
            if ms > 800:
                caption = self._caption(words)
                wide, zone = caption.surface.get_width(), table.board.zone
                left = min(max(x - wide / 2, zone.left), zone.right - wide)
                flying.append(Flying(caption, left, max(zone.top, y - r * 3.9)))
            self._fly(*flying)
            table.invalidate(table.board.zone)

        def end() -> None:
            symbol = facts["attacking"] if facts["winner"] == facts["attacker"] else facts["defending"]
            won = WarriorView(facts["winner"], facts["carried"], True, symbol)
            table.position.put_warrior(space, won)
            self._fly()

        self._where = space
        self._run(_COMBAT, linear, show, end=end)

    def _symbol(self, style: int, brotherhood: str, r: float, ms: float, lost: bool) -> Sprite:
        """One side's disc: covered at first, then turned up; the winner's grows, the loser's fades."""
        atlas = self._table.kit.atlas
        turn = min(1.0, max(0.0, (ms - 450) / 350))
        if turn < 0.5:
            sprite = pieces.covered_disc(atlas, style, r)
        else:
            sprite = pieces.brotherhood_disc(atlas, brotherhood, r)
        squeeze = abs(math.cos(math.pi * in_out_cubic(turn)))
        after = min(1.0, max(0.0, (ms - 800) / 200))
        if lost:
            fade = 1 - min(1.0, max(0.0, (ms - 1250) / 500))
            return sprite.scaled(max(0.03, squeeze), 1.0).faded(max(0.02, fade))
        grow = 1 + 0.15 * after
        return sprite.scaled(max(0.03, squeeze) * grow, grow)

    def _caption(self, words: str) -> Sprite:
        """The result in words on a small card, anchored at its upper left corner."""
        kit = self._table.kit
        w = round(kit.width(words, Step.BODY, "semi")) + 2 * kit.px(16)
        h = kit.theme.leading(Step.BODY) + kit.px(12)

        def paint(sheet: pygame.Surface) -> None:
            pygame.draw.rect(sheet, CARD, (0, 0, w, h), border_radius=kit.px(8))
            pygame.draw.rect(sheet, INK, (0, 0, w, h), max(1, kit.px(1.5)), border_radius=kit.px(8))
            kit.centred(sheet, words, w / 2, h / 2, Step.BODY, INK, "semi", "centre")

        return kit.picture(("combat caption", words), w, h, 0, paint)

    # ---- villages

    def _village_founded(self, facts: Mapping[str, Any]) -> None:
        village = Village(facts["owner"], facts["large"])
        self._flip(facts["space"], village, grow_only=True)

    def _village_enlarged(self, facts: Mapping[str, Any]) -> None:
        self._flip(facts["space"], Village(facts["seat"], True))

    def _village_shrunk(self, facts: Mapping[str, Any]) -> None:
        self._capture(facts)
        self._flip(facts["space"], Village(facts["owner"]))

    def _village_removed(self, facts: Mapping[str, Any]) -> None:
        self._capture(facts)
        self._flip(facts["space"], None)

    def _flip(self, space: int, to: Village | None, grow_only: bool = False) -> None:
        """A token is squeezed flat and comes up as `to` (None: it is gone)."""
        table = self._table

        def show(t: float) -> None:
            position = table.position
            if (t >= 0.5 or grow_only) and position.villages.get(space) != to:
                position.put_village(space, to)
            position.squash(space, t if grow_only else abs(1 - 2 * t))

        def end() -> None:
            table.position.squash(space, None)

        self._run(_FLIP, out_cubic if grow_only else in_out_sine, self._over([space], show), end=end)

    # ---- prisoners

    def _capture(self, facts: Mapping[str, Any]) -> None:
        self._run(_PAUSE, linear, lambda _: None, begin=lambda: self._carry(facts["space"], facts["gained"]))

    def _carry(self, space: int, more: int) -> None:
        """Change how many prisoners the shown warrior on a space carries."""
        position = self._table.position
        warrior = position.warriors.get(space)
        if warrior is not None:
            position.put_warrior(space, warrior._replace(carried=max(0, warrior.carried + more)))

    def _prisoners_delivered(self, facts: Mapping[str, Any]) -> None:
        city = self._table.session.setup.board.cities[facts["seat"]]
        bearer = self._where if facts["passing"] and self._where >= 0 else facts["space"]
        self._arc(facts["space"], city, facts["amount"], begin=lambda: self._carry(bearer, -facts["amount"]))

    def _city_raided(self, facts: Mapping[str, Any]) -> None:
        if facts["amount"]:
            space = facts["space"]
            self._arc(space, space, facts["amount"], end=lambda: self._carry(space, facts["amount"]))

    def _arc(
        self,
        start: int,
        end_at: int,
        amount: int,
        begin: Callable[[], None] = nothing,
        end: Callable[[], None] = nothing,
    ) -> None:
        """Prisoner discs fly in an arc from one space to another, one after the other."""
        table = self._table
        r = max(6.0, 0.175 * table.board.radius)
        disc = pieces.prisoner(table.kit.atlas, r)

        def show(t: float) -> None:
            a, b = table.board.centre(start), table.board.centre(end_at)
            flying = []
            for number in range(amount):
                share = min(1.0, max(0.0, t * (1 + 0.2 * (amount - 1)) - 0.2 * number))
                x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
                flying.append(Flying(disc, x, y - math.sin(math.pi * share) * table.kit.theme.real(60)))
            self._fly(*flying)

        def finished() -> None:
            self._fly()
            end()

        self._run(_ARC, in_out_sine, self._over([start, end_at], show), begin, finished)

    # ---- pyramid

    def _level_built(self, facts: Mapping[str, Any]) -> None:
        table, seat, level = self._table, facts["seat"], facts["level"]
        city = table.session.setup.board.cities[seat]
        style = table.style(seat)

        def show(t: float) -> None:
            view = table.board
            x, y = buildings.city_spot(*view.centre(city), view.radius)
            px, py, scale = buildings.city_pyramid(x, y, view.radius)
            fall = min(1.0, t / 0.7)
            if fall < 1:
                slab = buildings.pyramid(table.kit.atlas, style, level, scale, only=level, shadow=False)
                self._fly(Flying(slab, px, py - (1 - fall * fall) * table.kit.theme.real(120)))
                return
            table.position.build(seat, level)
            self._fly(Flying(buildings.dust(table.kit.atlas, scale, (t - 0.7) / 0.3), px, py))

        self._run(_LEVEL, linear, self._over([city], show), end=self._fly)


def _along(points: Sequence[tuple[float, float]], t: float) -> tuple[float, float]:
    """The point at share `t` of a way through equally long legs."""
    legs = len(points) - 1
    leg = min(legs - 1, int(t * legs))
    share = t * legs - leg
    (ax, ay), (bx, by) = points[leg], points[leg + 1]
    return ax + (bx - ax) * share, ay + (by - ay) * share
