"""What happened, played on a table as motions, one event after the other.

A game subclasses `EventPlayer`: an event of the kind "worker-placed" is played by the method
`_worker_placed`, which is given the facts of the event; a kind without a method is not shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from tabletop.engine.event import Event
from tabletop.ui.motion import Ease, linear
from tabletop.ui.scene import Scene

__all__ = ["EventPlayer", "Show", "nothing"]

T = TypeVar("T", bound=Scene)
Show = Callable[[float], None]


def nothing() -> None:
    """Do nothing."""


class EventPlayer(Generic[T]):
    """Plays the events of an entry on a table."""

    def __init__(self, table: T) -> None:
        self._table = table

    def play(self, events: Sequence[Event], done: Callable[[], None]) -> None:
        """Show `events` in order, then call `done`."""
        for event in events:
            motion = self.motion_of(event)
            if motion is not None:
                motion(event.facts)
        self._run(1, linear, lambda _: None, end=done)

    def motion_of(self, event: Event) -> Callable[[Mapping[str, Any]], None] | None:
        """Return what plays an event, None if it is not shown."""
        method: Callable[[Mapping[str, Any]], None] | None
        method = getattr(self, "_" + event.kind.replace("-", "_"), None)
        return method

    def _run(
        self,
        length: float,
        ease: Ease,
        show: Show,
        begin: Callable[[], None] = nothing,
        end: Callable[[], None] = nothing,
    ) -> None:
        """Queue a motion. `begin` is called before its first frame, `end` after its last."""
        table = self._table
        table.motions.start(table.stage.now, length, show, ease, on="play", begin=begin, done=end)
