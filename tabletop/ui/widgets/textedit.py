"""What is typed into a text field: text, caret, selection, undo. Knows nothing of the screen."""

from __future__ import annotations

from dataclasses import dataclass, field

__all__ = ["TextEdit"]

_DEEPEST = 200


@dataclass
class TextEdit:
    """A line of text being edited.

    `caret` and `anchor` are places between letters; the selection lies between.
    """

    text: str = ""
    limit: int = 40
    allowed: str = ""
    caret: int = field(default=-1)
    anchor: int = field(default=-1)
    composing: str = ""
    _undo: list[tuple[str, int]] = field(default_factory=list)
    _redo: list[tuple[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.caret < 0:
            self.caret = len(self.text)
        if self.anchor < 0:
            self.anchor = self.caret

    @property
    def selection(self) -> tuple[int, int]:
        """Start and end of the selected part; equal if nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected text."""
        start, end = self.selection
        return self.text[start:end]

    def select_all(self) -> None:
        """Select everything."""
        self.anchor, self.caret = 0, len(self.text)

    def move(self, to: int, select: bool = False) -> None:
        """Put the caret at a place, keeping the other end of the selection if `select`."""
        self.caret = max(0, min(len(self.text), to))
        if not select:
            self.anchor = self.caret

    def step(self, by: int, select: bool = False, word: bool = False) -> None:
        """Move the caret by a letter or a word to the left (-1) or right (1)."""
        start, end = self.selection
        if start != end and not select and not word:
            self.move(start if by < 0 else end)
        else:
            self.move(self._word(by) if word else self.caret + by, select)

    def insert(self, text: str) -> bool:
        """Put text in the place of the selection, as much as the limit lets in. True if anything changed."""
        text = "".join(c for c in text if c.isprintable() and (not self.allowed or c in self.allowed))
        start, end = self.selection
        text = text[: max(0, self.limit - (len(self.text) - (end - start)))]
        if not text and start == end:
            return False
        self._change(self.text[:start] + text + self.text[end:], start + len(text))
        return True

    def erase(self, by: int, word: bool = False) -> bool:
        """Take away the selection, or the letter or word before (-1) or after (1) the caret.

        True if changed.
        """
        start, end = self.selection
        if start == end:
            other = self._word(by) if word else max(0, min(len(self.text), self.caret + by))
            start, end = min(self.caret, other), max(self.caret, other)
        if start == end:
            return False
        self._change(self.text[:start] + self.text[end:], start)
        return True

    def undo(self) -> bool:
        """Take the last change back. True if there was one."""
        return self._swap(self._undo, self._redo)

    def redo(self) -> bool:
        """Do the last change again. True if there was one."""
        return self._swap(self._redo, self._undo)

    def _change(self, text: str, caret: int) -> None:
        self._undo.append((self.text, self.caret))
        del self._undo[:-_DEEPEST]
        self._redo.clear()
        self.text, self.caret, self.anchor = text, caret, caret

    def _swap(self, source: list[tuple[str, int]], other: list[tuple[str, int]]) -> bool:
        if not source:
            return False
        other.append((self.text, self.caret))
        self.text, self.caret = source.pop()
        self.anchor = self.caret
        return True

    def _word(self, by: int) -> int:
        place = self.caret
        if by < 0:
            while place > 0 and self.text[place - 1].isspace():
                place -= 1
            while place > 0 and not self.text[place - 1].isspace():
                place -= 1
        else:
            while place < len(self.text) and self.text[place].isspace():
                place += 1
            while place < len(self.text) and not self.text[place].isspace():
                place += 1
        return place
