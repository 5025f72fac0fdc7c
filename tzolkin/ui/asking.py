"""Dialogs that ask: a card over the wheels, the columns beside it stay in sight."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Pad, Row, Sized, Spring
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK, INK2, INK3, PAPER, rgb
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.scene import Scene
from tabletop.ui.targets import Target
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.figures import Badge
from tabletop.ui.widgets.panel import Panel
from tabletop.ui.widgets.widget import Look, TextPlace, Widget
from tabletop.ui.widgets.words import Label, Paragraph
from tzolkin.ui.art import rows, signs
from tzolkin.ui.art.effects import Term
from tzolkin.ui.chip import draw_digit, draw_frame
from tzolkin.ui.pen import Pen

__all__ = ["Asking", "Offered", "OptionRow", "OptionsDialog"]

_VEIL = 150


class Asking(Scene):
    """A card over the wheels. `left` is called when the person looks at the table instead of answering."""

    opaque = False
    width_units = 560.0

    def __init__(self, zone: Callable[[], pygame.Rect], style: int, title: str, note: str) -> None:
        super().__init__()
        self._zone = zone
        self._style, self._title, self._note = style, title, note

    # ---- layout

    def frame(self, kit: Kit) -> pygame.Rect:  # noqa: ARG002
        return self._zone()

    def note(self, kit: Kit) -> str:  # noqa: ARG002
        """What stands behind the title."""
        return self._note

    def body(self, kit: Kit) -> Box:
        """What stands between head and buttons."""
        raise NotImplementedError

    def buttons(self, kit: Kit) -> Sequence[Box]:
        """The buttons at the lower edge, the safe one first, the primary one last."""
        raise NotImplementedError

    def card_width(self, kit: Kit) -> int:
        """The width of the card: wider for larger text, as far as there is room."""
        wanted = round(kit.px(self.width_units) * float(max(1.0, kit.theme.text**0.75)))
        return min(wanted, self._zone().w - 2 * kit.px(8))

    def compose(self, kit: Kit) -> Box:
        width = self.card_width(kit)
        first, *others = self.buttons(kit)
        foot = Row([first, Spring(), *others], gap=kit.px(12))
        inside = Column([*self._head(kit, width - 2 * kit.px(26)), self.body(kit), foot], gap=kit.px(18))
        card = Panel("dialog", inside, kit.px(26), radius=14)
        middle = Row([Spring(), Sized(card, w=width), Spring()])
        return Pad(Column([Spring(), middle, Spring()]), 0, kit.px(8), 0, kit.px(8))

    def _head(self, kit: Kit, room: int) -> list[Box]:
        """Mark, title, note and the way out; a note too long for the line has one of its own below."""
        parts: list[Box] = []
        if self._style:
            parts.append(Badge("asked", self._style, 17))
        parts.append(Label("dialog-title", self._title, Step.NAME, face="head", shorten=True))
        title = kit.say(_("Look at the table"))
        close = Button("look", "", self.back, kind="quiet", icon="close", title=title, units=40)
        taken = kit.width(self._title, Step.NAME, "head") + kit.px(34 + 40 + 4 * 12)
        words = self.note(kit)
        if taken + kit.width(words, Step.BODY) <= room:
            note = Label("dialog-note", words, Step.BODY, colour=INK2)
            return [Row([*parts, Flex(Pad(note, 0, kit.px(6))), close], gap=kit.px(12))]
        below = Paragraph("dialog-note", words, Step.BODY, colour=INK2)
        return [Column([Row([*parts, Spring(), close], gap=kit.px(12)), below], gap=kit.px(4))]

    def draw_under(self, surface: pygame.Surface) -> None:
        veil = self._zone()
        key = ("tzolkin veil", veil.size)

        def make() -> Sprite:
            sheet = pygame.Surface(veil.size, pygame.SRCALPHA, 32)
            share = _VEIL / 255
            sheet.fill((*(round(c * share) for c in rgb(PAPER)), _VEIL))
            return Sprite(sheet, 0, 0)

        self.kit.atlas.sprite(key, make).put(surface, *veil.topleft)


@dataclass(frozen=True)
class Offered:
    """One answer: its name among targets, what it says, what it brings, why it is impossible."""

    name: str
    title: str
    note: str = ""
    icon: str = ""
    figure: str = ""
    gains: tuple[Term, ...] = ()
    reason: str | None = None
    primary: str = ""
    """The text of the primary button while it is chosen."""


class OptionRow(Widget):
    """One answer of a dialog; the chosen one has a gold frame, an impossible one a dashed one."""

    domain = "option"
    spill_units = 6.0

    def __init__(
        self, offered: Offered, number: int, chosen: bool, act: Callable[[], None], units: float = 72.0
    ) -> None:
        super().__init__(offered.name, act=act, reason=offered.reason)
        self.offered, self.number, self.chosen, self.units = offered, number, chosen, units

    def label(self) -> str:
        return self.offered.title

    def radius(self) -> float:
        return 9.0

    def look_key(self) -> Hashable:
        return self.offered, self.number, self.chosen

    def look(self, targets: object) -> Look:
        full = super().look(targets)  # type: ignore[arg-type]
        return Look(hover=full.hover, held=full.held)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        high = kit.theme.leading(Step.ACTION) + kit.px(18)
        if self.offered.note or self.offered.reason:
            high += kit.theme.leading(Step.NOTE) * len(self._lines(kit, width))
        return width, max(high, kit.px(self.units * 0.7))

    def _left(self, kit: Kit) -> float:
        if not self.offered.icon:
            return float(kit.px(18))
        return kit.step(Step.FIGURE) * (2.7 if self.offered.figure else 2.0) + kit.px(12)

    def _right(self, kit: Kit) -> float:
        px = kit.step(Step.BODY)
        wide = rows.row_width(kit.atlas, self.offered.gains, px) + kit.px(14) if self.offered.gains else 0.0
        return wide + self._end(kit) + kit.px(2)

    @staticmethod
    def _end(kit: Kit) -> float:
        """What the number at the right takes up."""
        return max(kit.px(48), kit.px(24) + kit.step(Step.NOTE) * 1.25)

    def _lines(self, kit: Kit, width: int) -> list[str]:
        words = self.offered.reason or self.offered.note
        if not words:
            return []
        return kit.wrap(words, Step.NOTE, max(kit.px(80), width - self._left(kit) - self._right(kit)))[:3]

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        pen, offered = Pen(kit, surface), self.offered
        grey = offered.reason is not None
        draw_frame(kit, surface, box, look, chosen=self.chosen, dashed=grey)
        ink, second = (INK3, INK3) if grey else (INK, INK2)
        if offered.icon:
            px = kit.step(Step.FIGURE)
            x = box.x + kit.px(14) + px * 0.6
            signs.sign(kit.atlas, offered.icon, px * 1.15, INK3 if grey else None).put(
                surface, x, box.centery
            )
            if offered.figure:
                pen.words(offered.figure, x + px * 0.75, box.centery, px, ink, "figure")
        left = box.x + self._left(kit)
        lines = self._lines(kit, box.w)
        high = kit.theme.leading(Step.ACTION) + len(lines) * kit.theme.leading(Step.NOTE)
        y = box.centery - high / 2
        room = box.w - self._left(kit) - self._right(kit)
        middle = y + kit.theme.leading(Step.ACTION) / 2
        pen.words(offered.title, left, middle, kit.step(Step.ACTION), ink, "semi", most=room)
        y += kit.theme.leading(Step.ACTION)
        for line in lines:
            pen.words(line, left, y + kit.theme.leading(Step.NOTE) / 2, kit.step(Step.NOTE), second)
            y += kit.theme.leading(Step.NOTE)
        if offered.gains:
            end = box.right - self._end(kit)
            rows.draw_row(
                kit.atlas, surface, offered.gains, end, box.centery, kit.step(Step.BODY), align="right"
            )
        if self.number:
            draw_digit(pen, self.number, box.right - kit.px(12), box.centery)

    def texts(self, kit: Kit) -> list[TextPlace]:
        return [TextPlace(self.offered.title, 0, kit.theme.leading(Step.ACTION), self.rect)]


class OptionsDialog(Asking):
    """Asks for one of a few answers: press to choose, press again or the primary button to take it.

    `take` is called with the place of the answer in the list; `end` is a button that declines, if any.
    """

    def __init__(
        self,
        zone: Callable[[], pygame.Rect],
        head: tuple[int, str, str],
        offered: Sequence[Offered],
        take: Callable[[int], None],
        *,
        end: tuple[str, Callable[[], None]] | None = None,
        undo: tuple[str, Callable[[], None]] | None = None,
        chosen: int = -1,
    ) -> None:
        super().__init__(zone, *head)
        self.offered = list(offered)
        self._take = take
        self._end = end
        self._undo = undo
        possible = [place for place, option in enumerate(self.offered) if option.reason is None]
        self._chosen = chosen if chosen >= 0 else possible[0] if len(possible) == 1 else -1
        self._pressed = False

    def body(self, kit: Kit) -> Box:
        answers: list[Box] = [
            OptionRow(option, place + 1, place == self._chosen, self._chooser(place))
            for place, option in enumerate(self.offered)
        ]
        return Column(answers, gap=kit.px(10))

    def buttons(self, kit: Kit) -> Sequence[Box]:
        first: Box = Spring()
        if self._end is not None:
            first = Button("end", self._end[0], self._end[1])
        elif self._undo is not None:
            first = Button("back", self._undo[0], self._undo[1])
        found: list[Box] = [first]
        if self._end is not None and self._undo is not None:
            found.append(Button("back", self._undo[0], self._undo[1]))
        words, reason = kit.say(_("Choose")), kit.say(_("Choose one of the answers first."))
        if self._chosen >= 0:
            words = self.offered[self._chosen].primary or self.offered[self._chosen].title
        found.append(
            Button("take", words, self._done, kind="primary", reason=reason if self._chosen < 0 else None)
        )
        return found

    def _chooser(self, place: int) -> Callable[[], None]:
        return lambda: self._choose(place)

    def _choose(self, place: int) -> None:
        if place == self._chosen and self._pressed:
            self._done()
            return
        self._chosen, self._pressed = place, True
        self.rebuild()

    def _done(self) -> None:
        if self._chosen >= 0:
            self._take(self._chosen)

    def key(self, given: Key) -> bool:
        if not given.down or not given.plain:
            return False
        if given.name.isdigit() and 1 <= int(given.name) <= len(self.offered):
            target = self.targets.get(("option", self.offered[int(given.name) - 1].name))
            if target is not None:
                self._use(target)
            return True
        focus = self.targets.focus
        elsewhere = focus is not None and focus[0] == "button" and focus[1] != "take"
        if given.name == "return" and self._chosen >= 0 and not elsewhere and not given.again:
            self._done()
            return True
        if given.name == "y" and self._chosen >= 0:
            self._done()
            return True
        if given.name == "n" and self._end is not None:
            self._end[1]()
            return True
        if given.name == "backspace" and self._undo is not None:
            self._undo[1]()
            return True
        return False

    def _use(self, target: Target) -> None:
        self.use(target, target.shape.centre)
