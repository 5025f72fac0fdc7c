"""A scene: one screenful, with its widgets, its targets and its motions.

Subclasses compose boxes of widgets (`compose`), and say what happens when a target is used. See README.md.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.ui import inputs
from tabletop.ui.boxes import Box
from tabletop.ui.carry import Carry
from tabletop.ui.inputs import (
    Button,
    Drag,
    Editing,
    FocusLost,
    Hidden,
    Input,
    Key,
    Point,
    Press,
    Release,
    Text,
    Wheel,
)
from tabletop.ui.motion import Motions
from tabletop.ui.paint.palette import GOLD, INK2
from tabletop.ui.paint.paper import paper
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.shapes import Shape, box_of
from tabletop.ui.targets import Name, Target, Targets
from tabletop.ui.tips import Tip, TipBox
from tabletop.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.ui.kit import Kit
    from tabletop.ui.stage import Stage

__all__ = ["Scene"]

_FOCUS_RING = 3.0
_ARROWS = ("left", "right", "up", "down")
_HINT_AFTER = 0.6
"""Seconds the pointer rests on a target before its hint is shown."""
_LEAST_TEXT = 0.5


class Scene:
    """One screenful. The stage calls `enter`, `layout`, `draw`, `handle`, `tick`, `leave`."""

    opaque = True
    """False: the scene beneath shows through (dialogs)."""
    clicks_end_motions = True
    """True: while a motion runs, a press or a key ends it and does nothing else."""

    def __init__(self) -> None:
        self.targets = Targets()
        self.motions = Motions()
        self.carry = Carry(self)
        self.widgets: list[Widget] = []
        self.tip: TipBox | None = None
        self._stage: Stage | None = None
        self._kit: Kit | None = None
        self._by_name: dict[Name, Widget] = {}
        self._hint_at: float | None = None
        self._hinted = False

    # ---- life

    @property
    def stage(self) -> Stage:
        """The stage this scene is on. Only between `enter` and `leave`."""
        assert self._stage is not None, "the scene is on no stage"
        return self._stage

    @property
    def kit(self) -> Kit:
        """The kit of the last layout (its text size may be smaller than wished, where the room was short)."""
        return self._kit or self.stage.kit

    def mount(self, stage: Stage) -> None:
        """Called by the stage before `enter`."""
        self._stage = stage
        self.motions.pace = stage.settings.motion_pace

    def enter(self) -> None:
        """The scene was put on the stage."""

    def leave(self) -> None:
        """The scene was taken off the stage."""

    def covered(self) -> None:
        """Another scene is put on top: what is held is let go."""
        self._let_go(FocusLost())

    def uncovered(self) -> None:
        """The scene above was taken away: this one is on top again."""

    # ---- layout

    def compose(self, kit: Kit) -> Box | None:  # noqa: ARG002
        """The boxes and widgets of this screen, made anew from the scene's own state."""
        return None

    def frame(self, kit: Kit) -> pygame.Rect:
        """The part of the window the composed box fills."""
        return pygame.Rect(0, 0, *kit.theme.size)

    def layout(self) -> None:
        """Compose and place all widgets for the stage's theme, and register their targets."""
        kit, box = self._fitted()
        self._kit = kit
        self.targets.clear()
        self.widgets = []
        if box is not None:
            room = self.frame(kit)
            box.place(kit, room.x, room.y, room.w, room.h)
            self.widgets = list(box.walk())
        self._by_name = {widget.name: widget for widget in self.widgets}
        for widget in self.widgets:
            target = widget.target()
            if target is not None:
                self.targets.add(target)
        self.tip = None
        self.add_targets(kit)

    def _fitted(self) -> tuple[Kit, Box | None]:
        """The composed box at the wished text size, or smaller where the window is too small for it."""
        kit = self.stage.kit
        while True:
            box, room = self.compose(kit), self.frame(kit)
            if box is None:
                return kit, None
            w, h = box.measure(kit, room.w)
            if (w <= room.w and h <= room.h) or kit.theme.text <= _LEAST_TEXT:
                return kit, box
            kit = kit.with_text(max(_LEAST_TEXT, kit.theme.text * 0.94))

    def add_targets(self, kit: Kit) -> None:
        """Register targets that belong to no widget (spaces of a board, covered discs)."""

    def rebuild(self) -> None:
        """The scene's state changed: lay it out again before the next frame."""
        self.stage.lay_out(self)

    def widget(self, name: Name) -> Widget | None:
        """The widget of that name in the present layout."""
        return self._by_name.get(name)

    def invalidate(self, area: pygame.Rect | None = None) -> None:
        """This part of the screen (None: all) must be drawn again."""
        if self._stage is not None:
            self._stage.invalidate(area)

    def redraw(self, name: Name | None) -> None:
        """The target of that name looks different now."""
        if name is None:
            return
        widget, target = self._by_name.get(name), self.targets.get(name)
        if widget is not None:
            self.invalidate(widget.area(self.kit).inflate(16, 16))
        if target is not None:
            self.invalidate(box_of(target.shape, self._ring_reach()))

    # ---- picture

    def ground(self, kit: Kit) -> pygame.Surface | None:
        """The opaque picture under everything; None for a scene that is not opaque."""
        return paper(*kit.theme.size) if self.opaque else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the part of the scene inside the surface's clip."""
        kit, clip = self.kit, surface.get_clip()
        ground = self.ground(kit)
        if ground is not None:
            self.draw_ground(surface, ground)
        self.draw_under(surface)
        for widget in self.shown_widgets():
            if widget.area(kit).colliderect(clip):
                widget.draw(kit, surface, self.targets)
        self.draw_over(surface)
        self._draw_focus(surface)
        self.carry.draw(surface)
        if self.tip is not None:
            self.tip.draw(kit, surface)

    def draw_ground(self, surface: pygame.Surface, ground: pygame.Surface) -> None:
        """Copy the part of the ground inside the surface's clip."""
        clip = surface.get_clip()
        surface.blit(ground, clip.topleft, clip)

    def shown_widgets(self) -> Sequence[Widget]:
        """The widgets to be drawn between `draw_under` and `draw_over`."""
        return self.widgets

    def draw_under(self, surface: pygame.Surface) -> None:
        """Draw what lies between ground and widgets."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what lies over the widgets."""

    def _ring_reach(self) -> int:
        return math.ceil(max(2.0, self.kit.theme.real(2 * _FOCUS_RING)) + 3)

    def focus_shape(self, target: Target) -> Shape:
        """Where the focus ring of a target runs."""
        return target.shape

    def _walked_to(self) -> Target | None:
        """The target that has the focus, if the keyboard may use it."""
        target = self.targets.get(self.targets.focus)
        return target if target is not None and target.walk else None

    def _draw_focus(self, surface: pygame.Surface) -> None:
        target = self._walked_to()
        if target is None or not self.targets.focus_shown:
            return
        width = max(2, self.kit.px(_FOCUS_RING))
        line = self.focus_shape(target).outline(1.5 * width)
        pygame.draw.lines(surface, GOLD, True, line, width)
        for offset in (-width / 2, width / 2):
            edge = self.focus_shape(target).outline(1.5 * width + offset)
            pygame.draw.aalines(surface, GOLD, True, edge)

    # ---- input

    def handle(self, given: Input) -> bool:
        """Do what an input asks for. True if it meant something here."""
        match given:
            case Point(x, y):
                return self._pointed(x, y)
            case Press():
                return self._press(given)
            case Release():
                return self._release(given)
            case Drag(x, y):
                self._hover(self.targets.hit(x, y))
                wanted = self._to_widget(self.targets.held, given) or self.carry.drag(given)
                return wanted or self.dragged(given)
            case Wheel(x, y):
                return self._wheel(given)
            case Key():
                return self._key(given)
            case Text() | Editing():
                return self._to_widget(self.targets.focus, given)
            case FocusLost() | Hidden():
                self._let_go(given)
            case inputs.Quit():
                self.stage.quit()
        return False

    def _pointed(self, x: float, y: float) -> bool:
        target = self.targets.hit(x, y)
        self._hover(target)
        if self.tip is not None and self.tip.ends_at(x, y):
            self.say_nothing()
        return target is not None

    def _hover(self, target: Target | None) -> None:
        name = target.name if target else None
        if name == self.targets.hover:
            return
        if self._hinted:
            self.say_nothing()
        old, self.targets.hover = self.targets.hover, name
        self.redraw(old)
        self.redraw(name)
        self._hint_at = self.stage.now + _HINT_AFTER if target is not None else None
        self.hovered(target)

    def _press(self, given: Press) -> bool:
        self.say_nothing()
        self._hint_at = None
        if given.button is Button.RIGHT:
            self.back()
            return True
        target = self.targets.hit(given.x, given.y)
        if given.button is not Button.LEFT or target is None:
            return self.pressed_nothing(given)
        self._focus_moved(target.name, shown=False)
        self.targets.hover = self.targets.held = target.name
        self.redraw(target.name)
        self._to_widget(target.name, given)
        self.carry.press(given)
        self.pressed(target)
        return True

    def _release(self, given: Release) -> bool:
        held, self.targets.held = self.targets.get(self.targets.held), None
        if given.button is not Button.LEFT or held is None:
            return self.dropped(given)
        self.redraw(held.name)
        self._to_widget(held.name, given)
        self.released(held)
        over = self.targets.hit(given.x, given.y)
        if not self.carry.release(given.x, given.y) and over is not None and over.name == held.name:
            self.use(over, (given.x, given.y))
        return True

    def _wheel(self, given: Wheel) -> bool:
        for widget in reversed(self.widgets):
            if widget.rect.collidepoint(given.x, given.y) and widget.handle(given):
                self.redraw(widget.name)
                self.invalidate(widget.area(self.kit))
                return True
        return self.wheeled(given)

    def _key(self, given: Key) -> bool:
        if self._to_widget(self.targets.focus, given):
            return True
        if self.key(given):
            return True
        focus = self._walked_to()
        if not given.down:
            return False
        if given.name == "tab" and given.plain:
            before = self.targets.focus
            self.targets.step(-1 if given.shift else 1)
            self._focus_changed(before)
        elif given.name in _ARROWS and given.plain:
            before = self.targets.focus
            self.targets.go(given.name)
            self._focus_changed(before)
        elif given.name in ("return", "space") and given.plain and focus is not None and not given.again:
            self.targets.focus_shown = True
            self.use(focus, focus.shape.centre)
        elif given.name == "escape":
            if self.tip is not None:
                self.say_nothing()
            elif not self.carry.cancel():
                self.back()
        else:
            return False
        return True

    def _to_widget(self, name: Name | None, given: Input) -> bool:
        widget = self._by_name.get(name) if name is not None else None
        if widget is None or not widget.handle(given):
            return False
        self.invalidate(widget.area(self.kit).inflate(16, 16))
        return True

    def _let_go(self, given: Input) -> None:
        held, self.targets.held = self.targets.get(self.targets.held), None
        self.carry.cancel()
        if held is not None:
            self._to_widget(held.name, given)
            self.released(held)
            self.redraw(held.name)
        self.say_nothing()

    def _focus_changed(self, before: Name | None) -> None:
        after = self.targets.focus
        self.targets.focus = before
        self.say_nothing()
        self._focus_moved(after, shown=True)

    def _focus_moved(self, name: Name | None, shown: bool) -> None:
        before, self.targets.focus = self.targets.focus, name
        self.targets.focus_shown = shown
        self.redraw(before)
        self.redraw(name)
        widget = self._by_name.get(name) if name is not None else None
        self.stage.typing(widget is not None and getattr(widget, "takes_text", False), widget)
        self.focused(self.targets.get(name))

    def focus(self, name: str | Name, shown: bool = False) -> None:
        """Give a target the focus."""
        self._focus_moved(self.targets.find(name).name, shown)

    def use(self, target: Target, at: tuple[float, float]) -> None:
        """A target was clicked, or Enter or Space pressed on it."""
        if target.enabled:
            self.activated(target)
        else:
            self.refused(target, at)

    # ---- what subclasses say

    def activated(self, target: Target) -> None:
        """An enabled target was used: by default its own `act` is called."""
        if target.act is not None:
            target.act()

    def refused(self, target: Target, at: tuple[float, float]) -> None:
        """A disabled target was used: by default its reason is shown beside the pointer."""
        self.say(Tip(target.label, target.reason or ""), at)

    def hint(self, target: Target) -> Tip | None:
        """What is said of a target on which the pointer rests; by default the title of a bare icon."""
        widget = self._by_name.get(target.name)
        bare = widget is not None and getattr(widget, "text", None) == ""
        return Tip(target.label, target.reason or "", "", INK2) if bare else None

    def hovered(self, target: Target | None) -> None:
        """The pointer came to another target, or to none."""

    def focused(self, target: Target | None) -> None:
        """The keyboard came to another target."""

    def pressed(self, target: Target) -> None:
        """A target is held down."""

    def released(self, target: Target) -> None:
        """A target is no longer held down (before `activated`, or instead of it)."""

    def pressed_nothing(self, given: Press) -> bool:  # noqa: ARG002
        """A button went down where no target is, or not the left one."""
        return False

    def dragged(self, given: Drag) -> bool:  # noqa: ARG002
        """The pointer was dragged, and no widget wanted it."""
        return False

    def carried(self, target: Target) -> Sprite | None:  # noqa: ARG002
        """What the pointer takes along when it is dragged off a target: its foot follows. None: nothing."""
        return None

    def put_down(self, over: Target | None, at: tuple[float, float]) -> bool:  # noqa: ARG002
        """What was carried is let go over a target, or over none. False: it glides back."""
        return False

    def dropped(self, given: Release) -> bool:  # noqa: ARG002
        """A button came up, and no target was held."""
        return False

    def wheeled(self, given: Wheel) -> bool:  # noqa: ARG002
        """The wheel turned, and no widget wanted it."""
        return False

    def key(self, given: Key) -> bool:  # noqa: ARG002
        """A key, before focus walking sees it. True if it was used."""
        return False

    def back(self) -> None:
        """Esc or the right button: by default leave this scene, unless it is the only one."""
        self.stage.pop()

    # ---- tips

    def say(self, tip: Tip, at: tuple[float, float]) -> None:
        """Show a sentence beside a point, until the pointer goes away or something is pressed."""
        self.say_nothing()
        avoid = [box_of(t.shape) for t in self.targets if t.lit]
        self.tip = TipBox.beside(tip, at, self.kit, avoid)
        self.invalidate(self.tip.area(self.kit))

    def say_nothing(self) -> None:
        """Take the sentence away."""
        self._hinted = False
        if self.tip is not None:
            self.invalidate(self.tip.area(self.kit))
            self.tip = None

    # ---- time

    @property
    def animating(self) -> bool:
        """True while something moves."""
        return self.motions.active

    def tick(self, now: float) -> None:
        """Show the motions as they stand at this time, and a hint that is due."""
        self.motions.tick(now)
        if self._hint_at is not None and now >= self._hint_at:
            self._hint_at = None
            self._show_hint()

    def next_wake(self, now: float) -> float | None:
        """Seconds until the scene wants a tick although nothing moves; None: never."""
        return None if self._hint_at is None else self._hint_at - now

    def _show_hint(self) -> None:
        target = self.targets.get(self.targets.hover)
        hint = self.hint(target) if target is not None and self.tip is None else None
        if target is not None and hint is not None:
            x, y, w, h = target.shape.bounds
            self.say(hint, (x + w / 2, y + h))
            self._hinted = True

    def later(self, length: float, done: Callable[[], None]) -> None:
        """Call `done` after `length` ms at the present pace."""
        self.motions.start(self.stage.now, length, lambda _: None, done=done)
