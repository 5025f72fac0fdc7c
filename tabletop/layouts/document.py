"""A YAML file as a tree of nodes that remember where they were written.

Every plain scalar stays the text that was typed: ``010``, ``no`` and ``1:30`` mean what a model makes of
them.
"""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tabletop.layouts.defects import Defect, Sentence, Severity

Loc: TypeAlias = tuple[str | int, ...]
"""The way from the root to a node: keys of mappings, and positions in lists counted from 0."""

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain] | None"
"""What models read: texts, None for an empty value, lists and dicts."""


class Mark(NamedTuple):
    """A place in a file; line and column count from 1."""

    line: int
    column: int


START = Mark(1, 1)


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value as it was typed. ``verbatim``: on one line, so that a letter's place can be counted."""

    text: str
    mark: Mark
    quoted: bool = False
    verbatim: bool = False


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list of nodes."""

    items: tuple["Node", ...]
    mark: Mark


@dataclass(frozen=True, slots=True)
class Mapping:
    """Nodes by key, in the order of the file, with the places of the keys."""

    entries: dict[str, "Node"]
    keys: dict[str, Mark]
    mark: Mark


Node: TypeAlias = Scalar | Sequence | Mapping


@dataclass(frozen=True, slots=True)
class Document:
    """A file that has been read: its name as shown to people, its tree, and what was wrong with its writing.

    ``root`` is None when the file could not be read at all; then ``defects`` says why.
    """

    name: str
    root: Node | None
    defects: tuple[Defect, ...] = ()

    def node(self, loc: Loc) -> Node | None:
        """The node at a location, or None if nothing is there."""
        here: Node | None = self.root
        for step in loc:
            here = _child(here, step)
            if here is None:
                return None
        return here

    def text(self, loc: Loc) -> str | None:
        """The text of the scalar at a location, or None if there is none."""
        node = self.node(loc)
        return node.text if isinstance(node, Scalar) else None

    def value(self, loc: Loc = ()) -> Plain:
        """The tree below a location in plain lists and dicts, as models read it."""
        node = self.node(loc)
        return None if node is None else _plain(node)

    def mark(self, loc: Loc) -> Mark:
        """Where the node at a location was written; of a missing one, where its nearest parent was."""
        here, mark = self.root, START
        if here is not None:
            mark = here.mark
        for step in loc:
            onward = _child(here, step)
            if onward is None:
                continue  # models put words of their own between the steps
            here = onward
            mark = here.mark
        return mark

    def key_mark(self, loc: Loc) -> Mark:
        """Where the key that leads to a location was written; in lists, where the item was."""
        if loc:
            parent, last = self.node(loc[:-1]), loc[-1]
            if isinstance(parent, Mapping) and isinstance(last, str) and last in parent.keys:
                return parent.keys[last]
        return self.mark(loc)

    def letter_mark(self, loc: Loc, offset: int) -> Mark:
        """Where the letter at ``offset`` of a scalar was written; of a folded or escaped one, its start."""
        node = self.node(loc)
        if isinstance(node, Scalar) and node.verbatim:
            return Mark(node.mark.line, node.mark.column + offset + node.quoted)
        return self.mark(loc)

    def defect(
        self, words: Sentence, mark: Mark = START, severity: Severity = "error", place: str = ""
    ) -> Defect:
        """A defect of this document."""
        return Defect(self.name, mark.line, mark.column, severity, words, place)


def document_from_data(data: object, name: str) -> Document:
    """A document made of plain data instead of a file (a board copied into a save); all places are 1:1.

    Numbers become the texts that a person would have typed, so that one set of models reads both. What is
    neither text, number, truth value, None, list nor dict, or lies too deep, becomes "…" for the models to
    refuse.
    """
    return Document(name, _from_plain(data, 0))


def loc_text(loc: Loc) -> str:
    """A location as people read it: ``tiles[3].at``; positions count from 1."""
    words = ""
    for step in loc:
        if isinstance(step, int):
            words += f"[{step + 1}]"
        else:
            words += f".{step}" if words else step
    return words


def _child(node: Node | None, step: str | int) -> Node | None:
    if isinstance(node, Mapping) and isinstance(step, str):
        return node.entries.get(step)
    if isinstance(node, Sequence) and isinstance(step, int) and 0 <= step < len(node.items):
        return node.items[step]
    return None


def _plain(node: Node) -> Plain:
    if isinstance(node, Mapping):
        return {key: _plain(child) for key, child in node.entries.items()}
    if isinstance(node, Sequence):
        return [_plain(child) for child in node.items]
    if not node.text and not node.quoted:
        return None
    return node.text


MAX_DATA_DEPTH = 20
MAX_NUMBER = 10**18


def _from_plain(data: object, depth: int) -> Node:
    if depth <= MAX_DATA_DEPTH:
        if isinstance(data, dict):
            entries = {str(key): _from_plain(child, depth + 1) for key, child in data.items()}
            return Mapping(entries, dict.fromkeys(entries, START), START)
        if isinstance(data, list | tuple):
            return Sequence(tuple(_from_plain(child, depth + 1) for child in data), START)
    if data is None:
        return Scalar("", START)
    if isinstance(data, bool):
        return Scalar("true" if data else "false", START)
    readable = isinstance(data, str | float) or (isinstance(data, int) and abs(data) < MAX_NUMBER)
    return Scalar(str(data) if readable else "…", START, quoted=True)
