"""What is told after a step: its motions, what everybody has kept, a Food Day before the gears turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabletop.engine.event import Event
from tzolkin.ui.foodday import FoodDayDialog
from tzolkin.ui.foodreport import ADVANCES, food_day_events, report_of, what_follows
from tzolkin.ui.keptdialog import KeptDialog
from tzolkin.ui.motions import Player

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["Teller"]


class Teller:
    """Tells a table what happened, and lets it decide anew afterwards."""

    def __init__(self, table: TzolkinTable) -> None:
        self._table = table
        self._player = Player(table)

    def tell(self, events: Sequence[Event]) -> None:
        """Run the motions of what happened, tell of a Food Day before the gears turn, then decide anew."""
        table = self._table
        news = food_day_events(table.session)
        kept = [event for event in events if event.kind == "kept"]
        if not news and not kept and not self._player.moves(events):
            table.decide()
            return
        table.choice = None
        table.rebuild()
        if kept:
            self._tell_kept(kept, lambda: self._player.play(events, table.decide))
            return
        if not news:
            self._player.play(events, table.decide)
            return
        turn = next(place for place, event in enumerate(events) if event.kind in ADVANCES)
        before, after = events[:turn], events[turn:]
        self._player.play(before, lambda: self._tell_food_day(news, after))

    def _tell_kept(self, kept: Sequence[Event], after: Callable[[], None]) -> None:
        """Show what everybody has kept."""
        table = self._table
        tables = table.view.tables
        table.stage.push(
            KeptDialog(lambda: table.zones.middle, kept, tables, table.speaker, table.style, after)
        )

    def _tell_food_day(self, news: Sequence[Event], after: Sequence[Event]) -> None:
        """Show how the Food Day went, then turn the gears."""
        table = self._table
        table.stage.push(
            FoodDayDialog(
                lambda: table.zones.middle,
                report_of(news),
                table.speaker,
                table.style,
                what_follows(table.session, news, table.speaker),
                lambda: self._player.play(after, table.decide),
            )
        )
