"""What Tzolk'in says: log lines, reasons, prompts (in the making: filled below)."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.engine.decision import Frame
from tabletop.engine.event import Event
from tabletop.engine.outcome import Outcome
from tabletop.text.catalogue import Catalogue


class Speaker:
    """Says what happens at one table."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.catalogue = catalogue
        self._names = ("", *names)

    def event(self, event: Event) -> str:
        return f"{event.kind} {dict(event.facts)}"

    def prompt(self, decision: Frame) -> str:
        return decision.kind

    def ending(self, outcome: Outcome) -> str:
        return outcome.kind
