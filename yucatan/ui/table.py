"""The table of Yucatán: the board, the players, and every decision answered by mouse or keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pygame

from tabletop.engine.action import Action
from tabletop.engine.event import Event
from tabletop.engine.session import Session
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box
from tabletop.ui.inputs import Button as MouseButton
from tabletop.ui.inputs import Drag, FocusLost, Hidden, Input, Key, Press, Wheel
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import GAME_ACCENTS
from tabletop.ui.scenes.keysdialog import COMMON_KEYS, KeysDialog
from tabletop.ui.scenes.logdialog import LogDialog
from tabletop.ui.scenes.settings import SettingsDialog
from tabletop.ui.still import Still
from tabletop.ui.tablescene import TableScene
from tabletop.ui.targets import Name, Target
from tabletop.ui.tips import Tip
from tabletop.ui.widgets.logview import LogLine
from tabletop.ui.widgets.prompt import PromptFace
from tabletop.ui.widgets.widget import Widget
from yucatan.state import State
from yucatan.text import Speaker
from yucatan.ui import faces
from yucatan.ui.boardview import ZOOM_STEP, BoardView
from yucatan.ui.choice import Ask, Choice, Confirming, Do, Goes, Lit
from yucatan.ui.compass import draw_compass
from yucatan.ui.composition import compose_table
from yucatan.ui.groundcache import GroundCache
from yucatan.ui.host import Host
from yucatan.ui.mapwidgets import MapArea
from yucatan.ui.marks import Marks
from yucatan.ui.motions import Player
from yucatan.ui.panels import ActionFace
from yucatan.ui.playerdialog import PlayerDialog
from yucatan.ui.position import Position
from yucatan.ui.recent import recent_spaces
from yucatan.ui.secret import SecretChoice
from yucatan.ui.spacetargets import SPACE, light_spaces, place_spaces, space_of
from yucatan.ui.tablekeys import KEYS, deed_of

__all__ = ["YucatanTable"]

ACCENT = GAME_ACCENTS["yucatan"]
_CANCEL: Name = ("button", "cancel")
_HAND: Name = ("hand", "hand")
_PROMPT: Name = ("prompt", "prompt")
_ON_MAP: frozenset[Name] = frozenset(
    {("pill", "zoom"), *(("button", name) for name in ("zoom-out", "fit", "zoom-in", "turn-board"))}
)
"""The widgets that lie on the map."""


class YucatanTable(TableScene[State]):
    """A game of Yucatán on the screen."""

    def __init__(self, session: Session[State], host: Host, grounds: GroundCache) -> None:
        super().__init__(session, host)
        self.host: Host = host
        self._grounds = grounds
        self.speaker: Speaker
        self.board: BoardView
        self.view = session.view(None)
        self.position: Position
        self.choice: Choice | None = None
        self.marks = Marks()
        self.peeking = 0
        self.pill_left = False
        self._player: Player
        self._actions: dict[str, ActionFace] = {}
        self._still = Still()
        self._beside: list[Widget] = []
        self._on_map: list[Widget] = []
        self._confirmed_asked = False
        self.prompt = PromptFace(0, "", "")
        self.log: tuple[LogLine, ...] = ()
        self._over_shown = False

    # ---- life

    def enter(self) -> None:
        self.speaker = Speaker(self.stage.kit.catalogue, [seat.name for seat in self.session.seats])
        river = self.stage.kit.say(_("Great River"))
        self.board = BoardView(self.session.setup.board, self._grounds, river)
        self._player = Player(self)
        self.decide()

    def covered(self) -> None:
        super().covered()
        self._peek(0)

    def uncovered(self) -> None:
        self._look()
        self._hold_in_hand()
        self.rebuild()

    @property
    def turn(self) -> int:
        """The number of the turn being played; a raid or a removal belongs to the one just acted in."""
        interrupts = self.view.decision is not None and self.view.decision.kind in ("raid", "remove")
        return int(self.view.turn) - interrupts

    # ---- the decision

    def decide(self) -> None:
        """Show the position as it is and light what the open decision asks for."""
        self._look()
        self.choice = Choice(self.session, self.speaker) if self.session.decision else None
        turn = self.view.decision is not None and self.view.decision.kind == "turn"
        self._actions = faces.action_faces(self.session, self.speaker) if turn else {}
        self.log = faces.log_lines(self.session, self.speaker, self.style, 12)
        self._light()
        self._bring_lit_into_sight()
        self.rebuild()
        decision = self.view.decision
        if decision is None:
            if not self._over_shown:
                self._over_shown = True
                self.later(400, lambda: self.host.finished(self.session))
        elif decision.kind == "remove":
            self.host.hand_over(self.session, decision.seat)
        elif decision.kind == "raid":
            self.targets.focus = ("button", f"take-{self.session.options()[-1].args[0]}")

    def _look(self) -> None:
        """Take the view as it is now: the bare table, or with the symbols of the seat that peeks."""
        self.view = self.session.view(self.peeking or None)
        self.position = Position(self.view, self.style, self.stage.settings.revealed_marked)

    def _light(self) -> None:
        """Mark the spaces that go on from what is chosen, and say what to choose."""
        choice, hover = self.choice, self.marks.hover
        if choice is None:
            self.marks = Marks()
        else:
            recent = {}
            if self.stage.settings.last_moves_marked and not choice.begun:
                recent = recent_spaces(self.session, self.seat, self.style)
            occupied = {*self.position.villages, *self.position.warriors, *self.position.cities}
            self.marks = Marks(
                legal={space: told.chip for space, told in choice.light.targets.items()},
                takeable=choice.light.takeable,
                chosen=choice.in_hand,
                recent=recent,
                empty=frozenset(choice.light.targets.keys() - occupied),
            )
        self._hold_in_hand()
        self.prompt = faces.prompt_face(self.session, self.view, choice, self.speaker)
        self._point_at(hover)

    def _hold_in_hand(self) -> None:
        """Lift the warrior that has been chosen to move."""
        self.position.lift(self.marks.chosen)

    def action_face(self, kind: str) -> ActionFace:
        """What the button of an action shows now."""
        face = self._actions[kind]
        chosen = self.choice is not None and self.choice.picker.kind == kind and face.reason is None
        return replace(face, chosen=True) if chosen else face

    @property
    def nothing_chosen(self) -> str | None:
        """Why nothing can be cancelled, None if something can."""
        if self.choice is not None and self.choice.begun:
            return None
        return self.speaker.catalogue.say(_("Nothing has been chosen."))

    @property
    def confirming(self) -> Confirming | None:
        """The action that waits for a yes, if one does."""
        return self.choice.confirming if self.choice is not None else None

    @property
    def lit(self) -> Mapping[int, int]:
        """The spaces that may be pointed at, each with the argument it stands for."""
        return self.choice.light.values if self.choice is not None else {}

    # ---- layout

    def compose(self, kit: Kit) -> Box:
        return compose_table(self, kit)

    def layout(self) -> None:
        super().layout()
        self._on_map = [widget for widget in self.widgets if widget.name in _ON_MAP]
        self._beside = [widget for widget in self.widgets if widget.name not in _ON_MAP]
        area = next(widget for widget in self.widgets if isinstance(widget, MapArea))
        city, zoom, side = self.session.setup.board.cities[self.seat or 1], self.board.zoom, self.pill_left
        self.board.fit(self.stage.theme.size, area.rect, city)
        left, right = area.corners(self.kit)
        self.pill_left = self.board.lies_under(right) and not self.board.lies_under(left)
        if (self.board.zoom, self.pill_left) != (zoom, side):
            self.rebuild()
        self._work_on_ground()

    def _work_on_ground(self) -> None:
        job = self.board.job()
        place_spaces(self.targets, self.board, self.lit)
        if job is not None:
            label = self.stage.kit.say(_("Painting the board"))
            self.stage.work(job, label, self._ground_done)

    def _ground_done(self) -> None:
        self.board.job()
        self.invalidate()

    def _bring_lit_into_sight(self) -> bool:
        """Move a zoomed board if nothing of what is lit can be seen; return whether it had to move."""
        if self.board.zoom == 1.0 or any(self.board.in_sight(space) for space in self.lit):
            return False
        return any(self.board.bring_into_sight(space) for space in [*self.lit][:1])

    def _relight(self) -> None:
        """The choice has gone on or back: light anew. Only the buttons of the card change the layout."""
        self.say_nothing()
        self._light()
        asked = self.confirming is not None
        if asked != self._confirmed_asked:
            self._confirmed_asked = asked
            self.rebuild()
            return
        if self._bring_lit_into_sight():
            self._work_on_ground()
        else:
            light_spaces(self.targets, self.board, self.lit)
        cancel = self.widget(_CANCEL)
        if cancel is not None:
            cancel.reason = self.nothing_chosen
            self.targets.change(_CANCEL, reason=cancel.reason)
        self.invalidate(self.board.zone)
        for name in (_CANCEL, _HAND, _PROMPT, *(("action", kind) for kind in faces.TURN_ACTIONS)):
            self._redraw_widget(name)

    # ---- picture

    def ground(self, kit: Kit) -> pygame.Surface:  # noqa: ARG002
        return self.board.sheet()

    def draw_ground(self, surface: pygame.Surface, ground: pygame.Surface) -> None:
        """The paper, the board and all widgets beside it are one kept picture."""
        self._still.draw(self.kit, surface, ground, self._beside, self.targets)

    def shown_widgets(self) -> Sequence[Widget]:
        """Those that lie on the map are drawn over the pieces."""
        return self._on_map

    def draw_under(self, surface: pygame.Surface) -> None:
        kit, before = self.kit, surface.get_clip()
        if not before.colliderect(self.board.zone):
            return
        if self.board.zoom > 1.0:
            surface.set_clip(before.clip(self.board.zone))
        self.marks.draw_under(kit, surface, self.board)
        self.position.draw(kit, surface, self.board)
        self.marks.draw_over(kit, surface, self.board)
        surface.set_clip(before)
        draw_compass(kit, surface, self.board, at_right=self.pill_left)

    def _redraw_space(self, space: int) -> None:
        if space >= 0:
            self.invalidate(self.board.area(space))

    def _redraw_widget(self, name: Name) -> None:
        widget = self.widget(name)
        if widget is not None:
            self.invalidate(widget.area(self.kit))

    # ---- pointing

    def hovered(self, target: Target | None) -> None:
        self._point_at(space_of(target))

    def focused(self, target: Target | None) -> None:
        space = space_of(target)
        if space >= 0 and self.targets.focus_shown:
            if self.board.bring_into_sight(space):
                self._work_on_ground()
                self.invalidate()
            self._point_at(space)

    def _point_at(self, space: int) -> None:
        """The pointer or the keyboard is on a space (-1: on none)."""
        for old in (self.marks.hover, self.marks.refused, *self.marks.path):
            self._redraw_space(old)
        self.marks.hover, self.marks.refused = space, -1
        told = self.choice.told(space) if self.choice is not None else None
        self.marks.path = told.path if told else ()
        for new in (space, *self.marks.path):
            self._redraw_space(new)
        self._redraw_widget(_HAND)

    def activated(self, target: Target) -> None:
        domain, name = target.name
        if self.choice is not None and domain == SPACE:
            self._follow(self.choice.take(space_of(target)))
        elif self.choice is not None and domain == "action":
            self._follow(self.choice.begin(str(name)))
        else:
            super().activated(target)

    def hint(self, target: Target) -> Tip | None:
        domain, name = target.name
        if domain == "action":
            sentence, rule = self.speaker.about(str(name))
            if target.reason is not None:
                sentence = f"{sentence} {target.reason}"
            return Tip(target.label, sentence, rule, ACCENT)
        if domain == "player":
            seat = int(str(name).rpartition("-")[2])
            details = faces.player_details(self.view, seat, self.speaker)
            return Tip(target.label, " · ".join(f"{what}: {many}" for what, many in details), "", ACCENT)
        return super().hint(target)

    def refused(self, target: Target, at: tuple[float, float]) -> None:
        domain, name = target.name
        if domain == SPACE:
            self._refuse(space_of(target), at)
        elif domain == "action" and self.view.decision is not None and self.view.decision.kind == "turn":
            barred = self.session.barred(str(name))
            if barred is not None:
                said = self.speaker.refusal(barred)
                self.say(Tip(said.head, said.sentence, said.rule), at)
        else:
            super().refused(target, at)

    # ---- choosing

    def _follow(self, goes: Goes) -> None:
        """Go where a click leads."""
        match goes:
            case Do(action):
                self.submit(action)
            case Ask():
                self._ask_unseen()
                self._relight()
            case Lit():
                self._relight()
                if self.confirming is not None:
                    self.marks.path = self.confirming.told.path
                    self.targets.focus = ("button", "confirm")

    def confirm(self) -> None:
        """Do what has been asked about."""
        if self.confirming is not None:
            self.submit(self.confirming.action)

    def _ask_unseen(self) -> None:
        """Ask behind the curtain which warrior is put out (D5, D7)."""
        choice, seat = self.choice, self.seat
        assert choice is not None, "a decision is open"
        mine = self.session.view(seat).seat(seat).reserve or (0, 0, 0)
        self.stage.push(
            SecretChoice(
                self.speaker,
                seat,
                self.style(seat),
                mine,
                self.veiled,
                chosen=lambda brotherhood: self._follow(choice.unseen(brotherhood)),
                left=self.back,
            )
        )

    def _refuse(self, space: int, at: tuple[float, float]) -> None:
        """An unlit space was clicked: take another warrior in hand, or say which rule forbids it."""
        if self.choice is None:
            return
        instead = self.choice.take_instead(space)
        if instead is not None:
            self._follow(instead)
            return
        action = self.choice.tried(space, self.seat)
        if action is None:
            self._say_idle(space, at)
            return
        refusal = self.session.explain(action)
        if refusal is not None:
            said = self.speaker.refusal(refusal)
            self.marks.refused = space
            self._redraw_space(space)
            self.say(Tip(said.head, said.sentence, said.rule), at)

    def _say_idle(self, space: int, at: tuple[float, float]) -> None:
        """Nothing is begun: say what to do first."""
        say = self.speaker.catalogue.say
        body = say(_("Choose an action at the right, or one of your warriors that is lit."))
        head = self.speaker.where(self.view.board, space)
        self.say(Tip(head, body, "", ACCENT), at)

    def back(self) -> None:
        """Esc or the right button: take the last choice back."""
        if self.choice is not None and self.choice.back():
            self._relight()

    # ---- doing

    def submit(self, action: Action) -> None:
        """Carry out an action, show what happens, then ask the next question."""
        self._peek(0)
        before = self.position
        answer = self.session.submit(action)
        if answer.refusal is not None:
            said = self.speaker.refusal(answer.refusal)
            self.say(Tip(said.head, said.sentence, said.rule), self.board.zone.center)
            return
        self._after(answer.events, before)

    def _after(self, events: tuple[Event, ...], before: Position) -> None:
        """Run the motions of what happened from the old position, then decide anew."""
        before.lift(-1)
        self.position = before
        if self.confirming is not None:
            self._confirmed_asked = False
            self.rebuild()
        self.choice = None
        self.prompt = replace(self.prompt, words="")
        self._redraw_widget(_PROMPT)
        hover, self.marks = self.marks.hover, Marks()
        self.marks.hover = hover
        self.invalidate()
        light_spaces(self.targets, self.board, self.lit)
        self._player.play([event for event in events if event.seen_by(None)], self.decide)

    # ---- looking

    def handle(self, given: Input) -> bool:
        if isinstance(given, FocusLost | Hidden):
            self._peek(0)
        return super().handle(given)

    def pressed(self, target: Target) -> None:
        if target.name == ("button", "peek"):
            self._peek(self.seat)

    def released(self, target: Target) -> None:
        if target.name == ("button", "peek"):
            self._peek(0)

    def _peek(self, seat: int) -> None:
        """Show the symbols of `seat` while it holds, nobody's for 0."""
        if seat == self.peeking:
            return
        self.peeking = seat
        self._look()
        self._hold_in_hand()
        self.invalidate()

    def show_player(self, seat: int) -> None:
        """A player's row was clicked: all that is open of the seat, and the way to its own secrets."""
        details = faces.player_details(self.view, seat, self.speaker)
        self.stage.push(
            PlayerDialog(self.speaker.name(seat), details, lambda: self.host.peek(self.session, seat))
        )

    def show_log(self) -> None:
        """Open the whole log."""
        lines = faces.log_lines(self.session, self.speaker, self.style)
        names = [(seat.style, seat.name) for seat in self.session.seats]
        self.stage.push(LogDialog(lines, self._show_place, names))

    def _show_place(self, place: Name) -> None:
        """Mark the place of which a line of the log speaks."""
        if self.board.bring_into_sight(space_of(self.targets.get(place))):
            self._work_on_ground()
            self.invalidate()
        self.beacon.show(place)

    def show_settings(self) -> None:
        """Open the settings."""
        self.stage.push(SettingsDialog(self.show_keys))

    def show_keys(self) -> None:
        """Open the sheet of all keys."""
        self.stage.push(KeysDialog([*KEYS, *COMMON_KEYS]))

    # ---- the view of the board

    def zoom(self, factor: float, about: tuple[float, float] | None = None) -> None:
        """Show the board larger or smaller about a pixel (None: the middle of the map)."""
        if self.board.zoom_by(factor, about or self.board.zone.center):
            self.rebuild()

    def fit(self) -> None:
        """Show the whole board."""
        self.board.fit_whole()
        self.rebuild()

    def turn_board(self) -> None:
        """Turn the board by 60 degrees."""
        self.board.turn_on()
        self.rebuild()

    def wheeled(self, given: Wheel) -> bool:
        if not self.board.zone.collidepoint(given.x, given.y):
            return False
        self.zoom(ZOOM_STEP**given.steps, (given.x, given.y))
        return True

    def dragged(self, given: Drag) -> bool:
        if given.button is MouseButton.RIGHT or not self.board.zone.collidepoint(given.x, given.y):
            return False
        if self.board.move_by(given.dx, given.dy):
            self.targets.held = None
            place_spaces(self.targets, self.board, self.lit)
            self.invalidate()
            return True
        return False

    def pressed_nothing(self, given: Press) -> bool:  # noqa: ARG002
        self._point_at(-1)
        return True

    # ---- keys

    def key(self, given: Key) -> bool:
        if given.name == "p" and given.plain and self.seat:
            self._peek(self.seat if given.down else 0)
            return True
        deed = deed_of(given)
        if deed is None:
            return False
        deed(self)
        return True

    def press_action(self, number: int) -> None:
        """Use the action of that number in the strip, from 1."""
        target = self.targets.get(("action", faces.TURN_ACTIONS[number - 1]))
        if target is not None:
            self.use(target, target.shape.centre)
