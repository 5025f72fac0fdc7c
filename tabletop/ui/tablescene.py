"""What the tables of all games do alike: a session on the screen, and steps taken back and done again."""

from __future__ import annotations

from typing import Any, Generic, Protocol

import pygame

from tabletop.engine.game import G
from tabletop.engine.session import Session
from tabletop.ui.beacon import Beacon
from tabletop.ui.inputs import Input, Key, Press
from tabletop.ui.scene import Scene
from tabletop.ui.targets import Name

__all__ = ["TableHost", "TableScene"]


class TableHost(Protocol):
    """What every table asks of the program round it."""

    alone: bool
    """Whether one person plays all seats, so that nobody keeps secrets from anybody."""


class TableScene(Scene, Generic[G]):
    """A game being played. `view` is what lies open, as the game's own view shows it.

    Its buttons for taking back and doing again are called "undo" and "redo".
    """

    view: Any

    def __init__(self, session: Session[G], host: TableHost) -> None:
        super().__init__()
        self.session = session
        self.host = host
        self.beacon = Beacon(self)
        """The place of which a line of the log speaks."""

    def decide(self) -> None:
        """Show the position as it is, and ask what is to be decided."""
        raise NotImplementedError

    def style(self, seat: int) -> int:
        """The look of a seat."""
        return self.session.seats[seat - 1].style

    @property
    def seat(self) -> int:
        """The seat that decides now, 0 when the game is over."""
        return self.view.decision.seat if self.view.decision else 0

    @property
    def veiled(self) -> bool:
        """Whether players keep secrets from one another at this screen."""
        return self.stage.settings.curtain and not self.host.alone

    # ---- the place that is shown

    def handle(self, given: Input) -> bool:
        if isinstance(given, Press) or (isinstance(given, Key) and given.down and not given.again):
            self.beacon.hide()
        return super().handle(given)

    def tick(self, now: float) -> None:
        super().tick(now)
        self.beacon.tick(now)

    def next_wake(self, now: float) -> float | None:
        wakes = [wake for wake in (super().next_wake(now), self.beacon.next_wake(now)) if wake is not None]
        return min(wakes, default=None)

    def draw_over(self, surface: pygame.Surface) -> None:
        self.beacon.draw(surface)

    # ---- back and forth

    def undo(self) -> None:
        """Take the last step back, or say why that is not possible."""
        if self.session.undo():
            self.decide()
        else:
            self._say_disabled(("button", "undo"))

    def redo(self) -> None:
        """Do the step that was taken back again, or say why that is not possible."""
        if self.session.redo():
            self.decide()
        else:
            self._say_disabled(("button", "redo"))

    def _say_disabled(self, name: Name) -> None:
        target = self.targets.get(name)
        if target is not None and not target.enabled:
            self.refused(target, target.shape.centre)
