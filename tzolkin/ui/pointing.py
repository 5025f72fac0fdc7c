"""Pointing at the table: what top bar, price slip and primary button say of it, and why a place refuses."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.targets import Name, Target
from tabletop.ui.tips import Tip
from tabletop.ui.widgets.prompt import PromptFace
from tzolkin.ui import overlays
from tzolkin.ui.choice import place_of
from tzolkin.ui.facts import slip_face
from tzolkin.ui.strip import StripButton
from tzolkin.ui.strips import primary_face
from tzolkin.ui.tips import about, result_words

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["Pointing", "placed_last"]

_PRIMARY: Name = ("button", "primary")
_REACH = 34
"""How far rings and badges reach out of a place, in logical units."""


class Pointing:
    """Where pointer and keyboard stand on a table. `refused_place` was pressed last, in vain."""

    def __init__(self, table: TzolkinTable) -> None:
        self._table = table
        self.refused_place: Name | None = None
        self._said: dict[Name, Hashable] = {}

    @property
    def pointed(self) -> Name | None:
        """The lit place on which the keyboard stands, else the one under the pointer."""
        choice, targets = self._table.choice, self._table.targets
        for name in (targets.focus if targets.focus_shown else None, targets.hover):
            if name is not None and name in targets and choice is not None and name in choice.lit:
                return name
        return None

    def forget(self) -> None:
        """Something else is asked: a pointer that has not moved since points at nothing new."""
        self.refused_place = None
        hover = self._table.targets.hover
        if hover is not None and hover[0] in overlays.DOMAINS:
            self._table.targets.hover = None

    def told(self) -> PromptFace:
        """What the top bar says: what the place pointed at would bring, else what has to be chosen."""
        table = self._table
        style, who, words = table.prompt()
        target = table.targets.get(self.pointed)
        result = result_words(table, target, following=True) if target is not None else ""
        return PromptFace(style, who, f"— {result}" if result else words)

    def focused(self, target: Target | None) -> None:
        """The keyboard came to another place."""
        if target is not None and self._table.targets.focus_shown:
            self.redraw_place(self._table.targets.hover)
        self.restate()

    def hovered(self, target: Target | None) -> None:
        """The pointer came to another place: over a lit one it takes over from the keyboard."""
        table = self._table
        if target is not None and target.lit and table.targets.focus_shown:
            table.targets.focus_shown = False
            table.redraw(table.targets.focus)
        self.restate()
        if self.refused_place is not None:
            self.redraw_place(self.refused_place)
            self.refused_place = None

    def restate(self) -> None:
        """Let top bar, price slip and primary button say what is pointed at now."""
        table = self._table
        said: dict[Name, Hashable] = {("prompt", "prompt"): self.told(), ("slip", "slip"): slip_face(table)}
        for name, face in said.items():
            widget = table.widget(name)
            if widget is not None and self._said.get(name) != face:
                table.invalidate(widget.area(table.kit))
        self._said = said
        button, face = table.widget(_PRIMARY), primary_face(table)
        if isinstance(button, StripButton) and button.face != face:
            button.show(face)
            table.targets.change(_PRIMARY, reason=face.reason)
            table.invalidate(button.area(table.kit))

    def redraw_place(self, name: Name | None) -> None:
        """A place of the table looks different now, its rings and badges included."""
        target = self._table.targets.get(name)
        if target is not None and target.name[0] in overlays.DOMAINS:
            x, y, w, h = target.shape.bounds
            reach = 2 * self._table.kit.px(_REACH)
            box = pygame.Rect(round(x), round(y), round(w) + 1, round(h) + 1)
            self._table.invalidate(box.inflate(reach, reach))

    def refused(self, target: Target, at: tuple[float, float]) -> None:
        """A place that is not lit was pressed: say why it cannot be chosen, or what it is."""
        table = self._table
        refusal = table.choice.reason(target.name) if table.choice is not None else None
        if refusal is None:
            tip = about(table, target)
            if tip is not None:
                table.say(tip, at)
            return
        said = table.speaker.refusal(refusal)
        table.say(Tip(said.head, said.sentence, said.rule), at)
        self.refused_place = target.name
        self.redraw_place(target.name)


def placed_last(table: TzolkinTable) -> Name | None:
    """The space of the worker placed last in this turn: pressed again, it is taken back."""
    if table.choice is None or table.choice.kind != "placing" or not table.session.entries:
        return None
    return place_of(table.session.entries[-1].action)
