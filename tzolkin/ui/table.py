"""The table of Tzolk'in: the wheels, the columns, and every decision answered by mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Protocol

import pygame

from tabletop.engine.action import Action
from tabletop.engine.event import Event
from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box
from tabletop.ui.inputs import Input, Key
from tabletop.ui.kit import Kit
from tabletop.ui.motion import Pace
from tabletop.ui.scenes.logdialog import LogDialog
from tabletop.ui.scenes.settings import SettingsDialog
from tabletop.ui.still import Still
from tabletop.ui.tablescene import TableScene
from tabletop.ui.targets import Name, Target
from tabletop.ui.tips import Tip
from tabletop.ui.widgets.prompt import PromptFace
from tabletop.ui.widgets.widget import Widget
from tzolkin.state import State
from tzolkin.text import Speaker
from tzolkin.ui import overlays
from tzolkin.ui.choice import Choice, place_of
from tzolkin.ui.composition import compose_table
from tzolkin.ui.foodday import ADVANCES, FoodDayDialog, food_day_events, report_of, what_follows
from tzolkin.ui.keptdialog import KeptDialog
from tzolkin.ui.layout import Zones, zones
from tzolkin.ui.loglines import log_lines
from tzolkin.ui.motions import Player
from tzolkin.ui.opening import Opening
from tzolkin.ui.places import add_places
from tzolkin.ui.questions import ask
from tzolkin.ui.shown import Shown
from tzolkin.ui.tableau import Tableau
from tzolkin.ui.tablekeys import deed_of
from tzolkin.ui.tips import about, result_words
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
        self.refused_place: Name | None = None
        self._player: Player
        self._still = Still()
        self._over_shown = False
        self._job: Iterator[float] | None = None
        self.opening = Opening(self, self._go_on)
        self._unasked = False

    # ---- life

    def enter(self) -> None:
        self._speak()
        self.wheels = WheelView(self.stage.atlas, self.view.tables, lambda word: self.speaker.noun(word))
        self._player = Player(self)
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
        self.refused_place = None
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

    # ---- pointing

    def handle(self, given: Input) -> bool:
        return not self.opening.refuses(given) and super().handle(given)

    def told(self) -> PromptFace:
        """What the top bar says: what the place pointed at would bring, else what has to be chosen."""
        style, who, words = self.prompt()
        focus = self.targets.focus if self.targets.focus_shown else None
        target = self.targets.get(self.targets.hover) or self.targets.get(focus)
        result = result_words(self, target, following=True) if target is not None else ""
        return PromptFace(style, who, f"— {result}" if result else words)

    def focused(self, target: Target | None) -> None:  # noqa: ARG002
        self._redraw_prompt()

    def _redraw_prompt(self) -> None:
        widget = self.widget(("prompt", "prompt"))
        if widget is not None:
            self.invalidate(widget.area(self.kit))

    def hovered(self, target: Target | None) -> None:  # noqa: ARG002
        self._redraw_prompt()
        if self.refused_place is not None:
            self._redraw_place(self.refused_place)
            self.refused_place = None

    def redraw(self, name: Name | None) -> None:
        super().redraw(name)
        self._redraw_place(name)

    def _redraw_place(self, name: Name | None) -> None:
        target = self.targets.get(name)
        if target is not None and name is not None and name[0] in overlays.DOMAINS:
            x, y, w, h = target.shape.bounds
            reach = self.kit.px(34)
            self.invalidate(
                pygame.Rect(round(x), round(y), round(w) + 1, round(h) + 1).inflate(2 * reach, 2 * reach)
            )

    def activated(self, target: Target) -> None:
        lit = self.choice.lit.get(target.name) if self.choice is not None else None
        if lit is None or self.choice is None:
            super().activated(target)
        elif len(lit.actions) == 1 and lit.actions[0].kind != "build":
            self.submit(lit.actions[0])
        else:
            scene = ask(self, self.choice, lit.actions[0].kind, lit.actions)
            if scene is not None:
                self.stage.push(scene)

    def hint(self, target: Target) -> Tip | None:
        return about(self, target) or super().hint(target)

    def refused(self, target: Target, at: tuple[float, float]) -> None:
        if target.name[0] not in overlays.DOMAINS:
            super().refused(target, at)
            return
        if self._placed_last() == target.name:
            self.undo()
            return
        refusal = self.choice.reason(target.name) if self.choice is not None else None
        if refusal is None:
            tip = about(self, target)
            if tip is not None:
                self.say(tip, at)
            return
        said = self.speaker.refusal(refusal)
        self.say(Tip(said.head, said.sentence, said.rule), at)
        self.refused_place = target.name
        self._redraw_place(target.name)

    def _placed_last(self) -> Name | None:
        """The space of the worker placed last in this turn: pressed again, it is taken back."""
        if self.choice is None or self.choice.kind != "placing" or not self.session.entries:
            return None
        return place_of(self.session.entries[-1].action)

    # ---- doing

    def submit(self, action: Action) -> None:
        """Carry out an action, show what happens, then ask the next question."""
        answer = self.session.submit(action)
        if answer.refusal is not None:
            said = self.speaker.refusal(answer.refusal)
            self.say(Tip(said.head, said.sentence, said.rule), self.wheels.geometry.centre)
            return
        self._after([event for event in answer.events if event.seen_by(None)])

    def _after(self, events: Sequence[Event]) -> None:
        """Run the motions of what happened, tell of a Food Day before the gears turn, then decide anew."""
        news = food_day_events(self.session)
        kept = [event for event in events if event.kind == "kept"]
        if not news and not kept and not self._player.moves(events):
            self.decide()
            return
        self.choice = None
        self.rebuild()
        if kept:
            self._tell_kept(kept, lambda: self._player.play(events, self.decide))
            return
        if not news:
            self._player.play(events, self.decide)
            return
        turn = next(place for place, event in enumerate(events) if event.kind in ADVANCES)
        before, after = events[:turn], events[turn:]
        self._player.play(before, lambda: self._tell_food_day(news, after))

    def _tell_kept(self, kept: Sequence[Event], after: Callable[[], None]) -> None:
        """Show what everybody has kept."""
        tables = self.view.tables
        self.stage.push(KeptDialog(lambda: self.zones.middle, kept, tables, self.speaker, self.style, after))

    def _tell_food_day(self, news: Sequence[Event], after: Sequence[Event]) -> None:
        """Show how the Food Day went, then turn the gears."""
        self.stage.push(
            FoodDayDialog(
                lambda: self.zones.middle,
                report_of(news),
                self.speaker,
                self.style,
                what_follows(self.session, news, self.speaker),
                lambda: self._player.play(after, self.decide),
            )
        )

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
        self.stage.push(LogDialog(log_lines(self.session, self.speaker, self.style), None, names))

    def show_settings(self) -> None:
        """Open the settings."""
        self.stage.push(SettingsDialog())

    def show_tab(self, tab: str) -> None:
        """Show buildings or monuments where they share a place."""
        self.tab = tab
        self.rebuild()

    # ---- keys

    def key(self, given: Key) -> bool:
        deed = deed_of(given)
        if deed is None:
            return False
        return deed(self)

    def prompt(self) -> tuple[int, str, str]:
        """Style, name and words of who has to choose what."""
        decision = self.view.decision
        if decision is None:
            return 0, "", self.speaker.catalogue.say(_("The game is over"))
        words = self.speaker.prompt(decision)
        return self.style(decision.seat), self.speaker.name(decision.seat), "— " + words
