"""A field for one line of text."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.ui.inputs import Button, Drag, Editing, FocusLost, Input, Key, Press, Text
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.lettering import Face
from tabletop.ui.paint.palette import BORDER, CARD, DANGER, GOLD, INK, INK3, mix
from tabletop.ui.stage import Clipboard
from tabletop.ui.targets import Target, Targets
from tabletop.ui.theme import Step
from tabletop.ui.widgets.textedit import TextEdit
from tabletop.ui.widgets.widget import TextPlace, Widget

__all__ = ["TextField"]


class TextField(Widget):
    """Shows and edits a `TextEdit` that belongs to the scene.

    `changed` is called after every change of the text.
    """

    domain = "field"
    takes_text = True

    def __init__(
        self,
        name: str,
        edit: TextEdit,
        clipboard: Clipboard,
        *,
        changed: Callable[[], None] = lambda: None,
        entered: Callable[[], None] | None = None,
        hint: str = "",
        wrong: bool = False,
        units: float = 220.0,
        face: Face = "text",
        title: str = "",
    ) -> None:
        super().__init__(name)
        self.edit, self.clipboard, self.changed, self.entered = edit, clipboard, changed, entered
        self.hint, self.wrong, self.units, self.face, self.title = hint, wrong, units, face, title
        self._placed: Kit | None = None

    def label(self) -> str:
        return self.title or str(self.name[1])

    def target(self) -> Target:
        return Target(self.name, self.shape(), None, None, self.label())

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        wanted = round(kit.px(self.units) * max(1.0, kit.theme.text))
        return min(width, wanted), max(kit.px(50), kit.theme.leading(Step.ACTION) + kit.px(14))

    def place(self, kit: Kit, x: int, y: int, w: int, h: int) -> None:
        super().place(kit, x, y, w, h)
        self._placed = kit

    # ---- picture

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:
        focus, box = targets.focus == self.name, self.rect
        key = ("field", self.wrong, focus, targets.hover == self.name)
        kit.picture(key, box.w, box.h, 0, lambda sheet: self._frame(kit, sheet, focus, key[3] is True)).put(
            surface, *box.topleft
        )
        inside = box.inflate(-2 * kit.px(8), 0)  # typed text slides behind the edge
        before = surface.get_clip()
        surface.set_clip(before.clip(inside))
        self._draw_text(kit, surface, focus)
        surface.set_clip(before)

    def _frame(self, kit: Kit, sheet: pygame.Surface, focus: bool, hover: bool) -> None:
        w, h = sheet.get_size()
        canvas, u = Canvas(w, h, 3), kit.theme.real(1)
        canvas.rounded(0, 0, w, h, 8 * u, mix(CARD, INK, 0.03) if hover and not focus else CARD)
        colour = DANGER if self.wrong else INK if focus else BORDER
        canvas.rounded(0, 0, w, h, 8 * u, colour, 255, max(1.0, (2 if focus or self.wrong else 1.3) * u))
        canvas.sprite().put(sheet, 0, 0)

    def _draw_text(self, kit: Kit, surface: pygame.Surface, focus: bool) -> None:
        edit, y, left = self.edit, self.rect.centery, self._left(kit, focus)
        if focus:
            start, end = edit.selection
            if start != end:
                a, b = (left + self._to(kit, edit.text[:i]) for i in (start, end))
                high = round(kit.step(Step.ACTION) * 1.25)
                marked = pygame.Rect(round(a), y - high // 2, round(b - a), high)
                pygame.draw.rect(surface, mix(GOLD, CARD, 0.45), marked, border_radius=3)
        shown = edit.text[: edit.caret] + edit.composing + edit.text[edit.caret :]
        words, colour = (shown, INK) if shown else (self.hint, INK3)
        if words:
            words, size = (words, kit.step(Step.ACTION)) if focus else self._squeezed(kit, words)
            cap = kit.atlas.letters.cap_height(self.face, size)
            kit.atlas.letters.write(surface, words, left, y + cap / 2, size, colour, self.face)
        if focus:
            self._draw_caret(kit, surface, left)

    def _squeezed(self, kit: Kit, words: str) -> tuple[str, float]:
        """The words and their size so that they can be read at a glance (not while they are edited)."""
        room = self.rect.w - 2 * kit.px(13)
        size = kit.step(Step.ACTION) * max(0.7, min(1.0, room / max(1.0, self._to(kit, words))))
        return kit.atlas.letters.ellipsis(words, self.face, size, room), size

    def _draw_caret(self, kit: Kit, surface: pygame.Surface, left: float) -> None:
        edit, y, width = self.edit, self.rect.centery, max(1, kit.px(2))
        x = left + self._to(kit, edit.text[: edit.caret])
        if edit.composing:
            end = x + self._to(kit, edit.composing)
            low = y + round(kit.step(Step.ACTION) * 0.5)
            pygame.draw.line(surface, INK, (x, low), (end, low), width)
            x = end
        high = round(kit.step(Step.ACTION) * 1.15)
        pygame.draw.line(surface, INK, (x, y - high // 2), (x, y + high // 2), width)

    def _to(self, kit: Kit, text: str) -> float:
        return kit.width(text, Step.ACTION, self.face)

    def _left(self, kit: Kit, focus: bool) -> float:
        """Where the text begins: moved left so that the caret stays inside."""
        left, room = self.rect.x + kit.px(14), self.rect.w - 2 * kit.px(14)
        if not focus:
            return left
        caret = self._to(kit, self.edit.text[: self.edit.caret] + self.edit.composing)
        return left - max(0.0, caret - room)

    def texts(self, kit: Kit) -> list[TextPlace]:
        words, size = self._squeezed(kit, self.edit.text or self.hint)
        wide = kit.atlas.letters.width(words, self.face, size)
        return [TextPlace(words, wide, size, self.rect.inflate(-2 * kit.px(10), 0))]

    # ---- use

    def handle(self, given: Input) -> bool:
        match given:
            case Press(x, _, Button.LEFT):
                self.edit.move(self._place_at(x))
            case Drag(x, _):
                self.edit.move(self._place_at(x), select=True)
            case Text(text):
                self.edit.composing = ""
                if self.edit.insert(text):
                    self.changed()
            case Editing(text):
                self.edit.composing = text
            case FocusLost():
                self.edit.composing = ""
            case Key(down=True):
                return self._key(given)
            case _:
                return False
        return True

    def _place_at(self, x: float) -> int:
        kit = self._placed
        if kit is None:
            return len(self.edit.text)
        left, text = self._left(kit, True), self.edit.text
        return min(range(len(text) + 1), key=lambda i: abs(left + self._to(kit, text[:i]) - x))

    def _key(self, key: Key) -> bool:
        edit, before = self.edit, self.edit.text
        if edit.composing and key.name in ("backspace", "left", "right", "return", "delete"):
            return True  # they belong to the input method
        match key.name:
            case "left" | "right":
                edit.step(-1 if key.name == "left" else 1, key.shift, key.control)
            case "home":
                edit.move(0, key.shift)
            case "end":
                edit.move(len(edit.text), key.shift)
            case "backspace":
                edit.erase(-1, key.control)
            case "delete":
                edit.erase(1, key.control)
            case "return" if self.entered is not None:
                self.entered()
            case _ if key.control:
                if not self._command(key):
                    return False
            case _:
                return len(key.name) == 1 or key.name == "space"
        if edit.text != before:
            self.changed()
        return True

    def _command(self, key: Key) -> bool:
        edit = self.edit
        match key.name:
            case "a":
                edit.select_all()
            case "c" | "x" if edit.selected:
                self.clipboard.put(edit.selected)
                if key.name == "x":
                    edit.erase(-1)
            case "v":
                edit.insert(self.clipboard.get().splitlines()[0] if self.clipboard.get() else "")
            case "z" if not key.shift:
                edit.undo()
            case "y" | "z":
                edit.redo()
            case _:
                return key.name in ("c", "x")
        return True
