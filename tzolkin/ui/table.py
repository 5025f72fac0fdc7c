"""The table of Tzolk'in: the wheels, the columns, and every decision answered by mouse or keyboard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Protocol

import pygame

from tabletop.engine.action import Action
from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box
from tabletop.ui.inputs import FocusLost, Hidden, Input, Key
from tabletop.ui.kit import Kit
from tabletop.ui.motion import Pace
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.scenes.keysdialog import COMMON_KEYS, KeysDialog
from tabletop.ui.scenes.logdialog import LogDialog
from tabletop.ui.scenes.settings import SettingsDialog
from tabletop.ui.still import Still
from tabletop.ui.tablescene import TableScene
from tabletop.ui.targets import Name, Target
from tabletop.ui.tips import Tip
from tabletop.ui.widgets.widget import Widget
from tzolkin.state import State
from tzolkin.text import Speaker
from tzolkin.ui import discount, overlays
from tzolkin.ui.builddialog import BuildDialog
from tzolkin.ui.choice import Choice
from tzolkin.ui.composition import compose_table
from tzolkin.ui.dragging import put_worker, worker_of
from tzolkin.ui.layout import Zones, zones
from tzolkin.ui.loglines import log_lines
from tzolkin.ui.names import draw_names
from tzolkin.ui.opening import Opening
from tzolkin.ui.places import add_places
from tzolkin.ui.pointing import Pointing, placed_last
from tzolkin.ui.prepared import Answer, Waiting
from tzolkin.ui.questions import ask
from tzolkin.ui.shown import Shown
from tzolkin.ui.tableau import Tableau
from tzolkin.ui.tablekeys import KEYS, deed_of
from tzolkin.ui.telling import Teller
from tzolkin.ui.tips import about
from tzolkin.ui.wheelview import WheelView

__all__ = ["Host", "TzolkinTable"]

_SLICE = 0.03
"""Seconds between two slices of drawing ahead."""


class Host(Protocol):
    """What the table needs of the program round it (the desk)."""

    alone: bool

    def leave(self, session: Session[State]) -> None:
        """Go back to the menu."""

    def finished(self, session: Session[State]) -> None:
        """Show the results."""


class TzolkinTable(TableScene[State]):
    """A game of Tzolk'in on the screen."""

    def __init__(self, session: Session[State], host: Host) -> None:
        super().__init__(session, host)
        self.host: Host = host
        self.speaker: Speaker
        self.wheels: WheelView
        self.view = session.view(None)
        self.shown = Shown(self.view)
        self.choice: Choice | None = None
        self.tab: str = "buildings"
        """Which of "buildings" and "monuments" is seen where they share a place."""
        self.pointing = Pointing(self)
        self.dropped_at: tuple[float, float] | None = None
        """Where a worker was put down that is placed now: it hops from there."""
        self.named = False
        """Whether all places show their names, while Alt is held."""
        self._gear_awaited = False
        """Whether G was the last key: a digit means a gear then, whatever else is lit."""
        self._teller: Teller
        self._still = Still()
        self._waiting = Waiting()
        self._over_shown = False
        self._job: Iterator[float] | None = None
        self.opening = Opening(self, self._go_on)
        self._unasked = False

    # ---- life

    def enter(self) -> None:
        self._speak()
        self.wheels = WheelView(self.stage.atlas, self.view.tables, lambda word: self.speaker.noun(word))
        self._teller = Teller(self)
        self.decide()

    def leave(self) -> None:
        self.opening.give_up()

    def uncovered(self) -> None:
        self._speak()
        self.rebuild()

    def _speak(self) -> None:
        """Take whoever speaks the chosen language."""
        self.speaker = Speaker(self.stage.kit.catalogue, [seat.name for seat in self.session.seats])

    @property
    def in_hand(self) -> tuple[int, int, int] | None:
        """The worker picked up whose action is not chosen yet: seat, gear, space."""
        decision = self.view.decision
        if decision is None or decision.kind != "use":
            return None
        return decision.seat, int(decision.data[0]), int(decision.data[1])

    @property
    def zones(self) -> Zones:
        """Where everything stands in the present window."""
        theme = self.stage.theme
        return zones(theme.size, theme.text, prophecies=self.view.modules.prophecies)

    # ---- the decision

    def decide(self) -> None:
        """Show the position as it is, and ask what the open decision asks."""
        self.view = self.session.view(None)
        self.shown = Shown(self.view)
        if self.in_hand is not None:
            seat, gear, space = self.in_hand
            self.shown.gears[gear][space] = seat
        self.choice = Choice(self.session, self.view) if self.view.decision is not None else None
        self.pointing.forget()
        self.rebuild()
        if self.choice is None:
            if not self._over_shown:
                self._over_shown = True
                self.later(400, lambda: self.host.finished(self.session))
            return
        self._unasked = self.choice.kind == "keep" or self.choice.in_dialog
        if self.opening.over:
            self._go_on()

    def _go_on(self) -> None:
        """Open the dialog of a decision that no place on the board answers; paint the next turn ahead."""
        if self.motions.pace is not Pace.OFF:
            self._job = self.wheels.wheels.prepare(self.shown.rode)
        if self._unasked:
            self._unasked = False
            self.ask()

    def ask(self, kind: str = "") -> None:
        """Open the dialog of the open decision, or of one kind of action it allows."""
        if self.choice is not None:
            scene = ask(self, self.choice, kind)
            if scene is not None:
                self.stage.push(scene)

    def set_mode(self, mode: str) -> None:
        """Narrow a turn to placing or picking up, or widen it again."""
        if self.choice is None:
            return
        self.choice.mode = "" if self.choice.mode == mode else mode
        self.choice.light()
        self.rebuild()

    # ---- layout

    def compose(self, kit: Kit) -> Box:
        return compose_table(self, kit)

    def layout(self) -> None:
        if self.wheels.fit(self.stage.kit, self.zones):
            self._job = None
            self.opening.begin()
        super().layout()

    def tick(self, now: float) -> None:
        super().tick(now)
        if self._job is not None and not self.motions.active and next(self._job, None) is None:
            self._job = None

    def next_wake(self, now: float) -> float | None:
        """Soon, while the bodies of the wheels for the next turn are still being drawn."""
        wake = super().next_wake(now)
        return wake if self._job is None else min(_SLICE, wake if wake is not None else _SLICE)

    def add_targets(self, kit: Kit) -> None:
        add_places(self, kit)
        self.pointing.restate()

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        if self.opening.over:
            super().draw(surface)
        else:
            self.opening.draw(surface)

    def ground(self, kit: Kit) -> pygame.Surface:  # noqa: ARG002
        if self.shown.turning:
            return self.wheels.ground()
        return self.wheels.standing(self.view, self.shown)

    def draw_ground(self, surface: pygame.Surface, ground: pygame.Surface) -> None:
        """What never moves and all widgets are one kept picture."""
        self._still.draw(self.kit, surface, ground, self.widgets, self.targets)

    def shown_widgets(self) -> Sequence[Widget]:
        """All of them are in the kept picture."""
        return ()

    def draw_under(self, surface: pygame.Surface) -> None:
        if surface.get_clip().colliderect(self.wheels.zone):
            rings = partial(overlays.draw_rings, self)
            self.wheels.draw(surface, self.view, self.shown, self.style, rings)
            overlays.draw_day(self, surface)
        overlays.draw_states(self, surface)
        for sprite, x, y in self.shown.flying:
            sprite.put(surface, x, y)

    def draw_over(self, surface: pygame.Surface) -> None:
        super().draw_over(surface)
        if self.named:
            draw_names(self, surface)

    # ---- pointing

    @property
    def pointed(self) -> Name | None:
        """The lit place on which the keyboard stands, else the one under the pointer."""
        return self.pointing.pointed

    @property
    def stated(self) -> Name | None:
        """The lit place whose result the primary button states: the one pointed at, else the preset one."""
        return self.pointed or (self.choice.preset if self.choice is not None else None)

    def focused(self, target: Target | None) -> None:
        self.pointing.focused(target)

    def hovered(self, target: Target | None) -> None:
        self.pointing.hovered(target)

    def redraw(self, name: Name | None) -> None:
        super().redraw(name)
        self.pointing.redraw_place(name)

    def activated(self, target: Target) -> None:
        lit = self.choice.lit.get(target.name) if self.choice is not None else None
        if lit is None or self.choice is None:
            super().activated(target)
        elif lit.actions[0].kind == "build":
            self.stage.push(BuildDialog(self, self.choice, lit.actions))
        else:
            self.submit(lit.actions[0])

    def carried(self, target: Target) -> Sprite | None:
        return worker_of(self, target)

    def put_down(self, over: Target | None, at: tuple[float, float]) -> bool:
        return put_worker(self, over, at)

    def hint(self, target: Target) -> Tip | None:
        return about(self, target) or super().hint(target)

    def refused(self, target: Target, at: tuple[float, float]) -> None:
        if target.name[0] not in overlays.DOMAINS:
            super().refused(target, at)
        elif placed_last(self) == target.name:
            self.undo()
        else:
            self.pointing.refused(target, at)

    # ---- doing

    def submit(self, action: Action, *answers: Answer) -> None:
        """Carry out an action, and the answers prepared to what it asks; show it, then ask the next."""
        if action.kind == "place":
            action = discount.makes_room(self.session, action)
        answer = self.session.submit(action)
        if answer.refusal is not None:
            said = self.speaker.refusal(answer.refusal)
            self.say(Tip(said.head, said.sentence, said.rule), self.wheels.geometry.centre)
            return
        events = (*answer.events, *self._waiting.go_on(self.session, answers))
        self._teller.tell([event for event in events if event.seen_by(None)])

    def undo(self) -> None:
        super().undo()
        if discount.lies_again(self.session):
            self.decide()

    def move_discount(self, place: int = -1) -> None:
        """Lay a tribe's discount on a worker of this turn; without its place on the next one, or on none."""
        if discount.lay_on(self.session, place) if place >= 0 else discount.cycle(self.session):
            self.decide()

    def deny(self, head: str, sentence: str, paragraph: str = "") -> None:
        """Say why a key does nothing, with the paragraph of the rules."""
        say = self.speaker.catalogue.say
        rule = self.speaker.rule(paragraph) if paragraph else ""
        self.say(Tip(say(head), say(sentence), rule), self.wheels.geometry.centre)

    def back(self) -> None:
        """Esc or the right button: widen the mode again."""
        if self.choice is not None and self.choice.mode:
            self.set_mode(self.choice.mode)

    # ---- looking

    def show_player(self, seat: int) -> None:
        """A player's row was pressed: everything that is open of the seat."""
        self.stage.push(Tableau(self.session, self.view, seat, self.style(seat), self.speaker))

    def show_log(self) -> None:
        """Open the whole log."""
        names = [(seat.style, seat.name) for seat in self.session.seats]
        lines = log_lines(self.session, self.speaker, self.style)
        self.stage.push(LogDialog(lines, self.show_place, names))

    def show_place(self, place: Name) -> None:
        """Mark the place of which a line of the log speaks."""
        if place[0] == "card" and self.zones.small:
            self.show_tab("monuments" if place[1] in self.view.monuments else "buildings")
            self.stage.settle_layout()
        self.beacon.show(place)

    def show_settings(self) -> None:
        """Open the settings."""
        self.stage.push(SettingsDialog(self.show_keys))

    def show_keys(self) -> None:
        """Open the sheet of all keys."""
        self.stage.push(KeysDialog([*KEYS, *COMMON_KEYS]))

    def show_tab(self, tab: str) -> None:
        """Show buildings or monuments where they share a place."""
        self.tab = tab
        self.rebuild()

    # ---- keys

    def handle(self, given: Input) -> bool:
        if isinstance(given, FocusLost | Hidden):
            self._name(False)
        return not self.opening.refuses(given) and super().handle(given)

    def covered(self) -> None:
        super().covered()
        self._name(False)

    def key(self, given: Key) -> bool:
        if given.name in ("left alt", "right alt"):
            self._name(given.down)
            return True
        deed = deed_of(given, gear=self._gear_awaited)
        if given.down:
            self._gear_awaited = given.name == "g" and given.plain
        return deed is not None and deed(self)

    def _name(self, on: bool) -> None:
        """Show the names of all places, or no longer."""
        if on != self.named:
            self.named = on
            self.invalidate()

    def prompt(self) -> tuple[int, str, str]:
        """Style, name and words of who has to choose what."""
        decision = self.view.decision
        if decision is None:
            return 0, "", self.speaker.catalogue.say(_("The game is over"))
        words = self.speaker.prompt(decision)
        return self.style(decision.seat), self.speaker.name(decision.seat), "— " + words
