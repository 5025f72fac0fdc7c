"""Reads one YAML file into a ``Document``, with a sentence and a place for everything it does not take.

The parser's events are read one by one, never its finished tree: so aliases, tags and duplicate keys are seen
where they stand, and a file that is too deep is left before it costs anything.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from tabletop.layouts.defects import Defect, Sentence, sentence
from tabletop.layouts.document import START, Document, Mapping, Mark, Node, Scalar, Sequence
from tabletop.text.catalogue import _

MAX_BYTES = 500_000
MAX_DEPTH = 20
MAX_DEFECTS = 200

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_CONTROL = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")


def read_document(path: str | Path, max_bytes: int = MAX_BYTES) -> Document:
    """Read a YAML file. Never raises for what is in the file or wrong with it: see ``Document.defects``."""
    file, name = Path(path), str(path)
    try:
        if not file.is_file():
            missing = _("this file does not exist") if not file.exists() else _("this is not a file")
            return _unreadable(name, sentence(missing))
        with file.open("rb") as stream:
            data = stream.read(max_bytes + 1)
    except (OSError, ValueError) as err:
        reason = getattr(err, "strerror", None) or _("its name cannot be used")
        return _unreadable(name, sentence(_("this file cannot be read: {reason}"), reason=reason))
    if len(data) > max_bytes:
        return _unreadable(name, sentence(_("this file is larger than {n} bytes"), n=max_bytes))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as err:
        words = sentence(_("this is not text in UTF-8; save the file as UTF-8"))
        return _unreadable(name, words, _mark_in(data[: err.start].decode("utf-8-sig", "replace")))
    return document_from_text(text, name)


def document_from_text(text: str, name: str) -> Document:
    """Read YAML from a text; ``name`` stands for the file in defects."""
    strange = _CONTROL.search(text)
    if strange:
        words = sentence(
            _("a character that is no text (U+{code}) stands here"), code=f"{ord(strange[0]):04X}"
        )
        return _unreadable(name, words, _mark_in(text[: strange.start()]))
    builder = _Builder(name)
    try:
        builder.read(yaml.parse(text, Loader=_LOADER))
    except yaml.MarkedYAMLError as err:
        where = err.problem_mark or err.context_mark
        mark = _within(text, Mark(where.line + 1, where.column + 1)) if where else START
        builder.complain(_syntax_sentence(text, mark, err), mark)
        builder.root = None
    except (yaml.YAMLError, RecursionError):
        builder.complain(sentence(_("this file cannot be read as YAML")), START)
        builder.root = None
    if builder.root is None and not builder.defects:
        builder.complain(sentence(_("this file is empty")), START)
    return Document(name, builder.root, tuple(builder.defects))


def _unreadable(name: str, words: Sentence, mark: Mark = START) -> Document:
    return Document(name, None, (Defect(name, mark.line, mark.column, "error", words),))


def _mark_in(before: str) -> Mark:
    """The place just behind a beginning of a text."""
    return Mark(before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)


def _within(text: str, mark: Mark) -> Mark:
    """The place itself, or the end of the text if the parser names a place behind it."""
    end = _mark_in(text.rstrip("\n"))
    return min(mark, end)


class _TooDeep(Exception):
    """Stops reading a file that is nested beyond the limit; the complaint is made already."""


class _Open:
    """A list or mapping that is being filled; ``key`` waits for its value."""

    __slots__ = ("children", "is_map", "key", "keys", "mark")

    def __init__(self, mark: Mark, is_map: bool) -> None:
        self.mark, self.is_map = mark, is_map
        self.children: list[tuple[str, Node]] = []
        self.keys: dict[str, Mark] = {}
        self.key: tuple[str | None, Mark] | None = None

    def closed(self) -> Node:
        """The finished node; of a key written twice the first value counts."""
        if not self.is_map:
            return Sequence(tuple(node for _key, node in self.children), self.mark)
        entries: dict[str, Node] = {}
        for key, node in self.children:
            entries.setdefault(key, node)
        return Mapping(entries, self.keys, self.mark)


class _Builder:
    """Builds the tree of one document from the parser's events."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.root: Node | None = None
        self.defects: list[Defect] = []
        self._stack: list[_Open] = []
        self._documents = 0

    def complain(self, words: Sentence, mark: Mark) -> None:
        """Note a defect; beyond a bound nobody would read on, so further ones are dropped."""
        if len(self.defects) < MAX_DEFECTS:
            self.defects.append(Defect(self.name, mark.line, mark.column, "error", words))

    def read(self, events: Iterator[Any]) -> None:
        """Take all events of the first document."""
        try:
            for event in events:
                mark = Mark(event.start_mark.line + 1, event.start_mark.column + 1)
                if isinstance(event, yaml.DocumentStartEvent):
                    self._documents += 1
                    if self._documents > 1:
                        self.complain(sentence(_("a second document begins here; a file holds one")), mark)
                        return
                elif isinstance(event, yaml.NodeEvent):
                    self._node(event, mark)
                elif isinstance(event, yaml.CollectionEndEvent):
                    self._place(self._stack.pop().closed(), mark)
        except _TooDeep:
            self.root = None

    def _node(self, event: Any, mark: Mark) -> None:
        if isinstance(event, yaml.AliasEvent):
            words = _("'*{name}' repeats another part of the file; aliases are not taken, write it out")
            self.complain(sentence(words, name=_short(event.anchor)), mark)
            self._place(Scalar("", mark), mark)
            return
        if event.anchor is not None:
            words = _("'&{name}' names a part of the file; anchors are not taken, leave it out")
            self.complain(sentence(words, name=_short(event.anchor)), mark)
        if event.tag is not None:
            words = _("'{tag}' is a tag; tags are not taken, leave it out")
            self.complain(sentence(words, tag=_short(event.tag.replace("tag:yaml.org,2002:", "!!"))), mark)
        if isinstance(event, yaml.ScalarEvent):
            self._place(_scalar(event, mark), mark)
            return
        if self._expects_key():
            self.complain(sentence(_("a key must be a single word, not a list or a mapping")), mark)
        if len(self._stack) >= MAX_DEPTH:
            words = _("this is nested more than {n} levels deep")
            self.complain(sentence(words, n=MAX_DEPTH), mark)
            raise _TooDeep
        self._stack.append(_Open(mark, isinstance(event, yaml.MappingStartEvent)))

    def _expects_key(self) -> bool:
        return bool(self._stack) and self._stack[-1].is_map and self._stack[-1].key is None

    def _place(self, node: Node, mark: Mark) -> None:
        """Put a finished node where it belongs: root, list item, key or value."""
        if not self._stack:
            self.root = node
            return
        parent = self._stack[-1]
        if not parent.is_map:
            parent.children.append(("", node))
        elif parent.key is None:
            self._key(parent, node, mark)
        else:
            key, _key_mark = parent.key
            if key is not None:
                parent.children.append((key, node))
            parent.key = None

    def _key(self, parent: _Open, node: Node, mark: Mark) -> None:
        if not isinstance(node, Scalar):
            parent.key = (None, mark)
            return
        text = node.text
        if text in parent.keys:
            words = _("'{key}' stands here a second time; the first is in line {line}")
            self.complain(sentence(words, key=_short(text), line=parent.keys[text].line), mark)
        parent.keys.setdefault(text, mark)
        parent.key = (text, mark)


def _scalar(event: Any, mark: Mark) -> Scalar:
    quoted = event.style in ("'", '"')
    start, end = event.start_mark, event.end_mark
    length = len(event.value) + 2 * quoted
    verbatim = (
        event.style not in ("|", ">") and start.line == end.line and end.column - start.column == length
    )
    return Scalar(event.value, mark, event.style not in (None, ""), verbatim)


def _short(text: object, most: int = 40) -> str:
    """A text as it may stand in a sentence: bounded, on one line."""
    words = " ".join(str(text).split())
    return words if len(words) <= most else words[: most - 1] + "…"


_SYNTAX = (
    ("mapping values", _("a colon that does not belong here; quote the text, or check the indentation")),
    ("unexpected end of stream", _("a quotation mark is opened and never closed")),
    ("unexpected document", _("a quotation mark is opened and never closed")),
    ("',' or ']'", _("a list in square brackets goes wrong here; a comma or ']' is missing")),
    ("',' or '}'", _("a mapping in curly braces goes wrong here; a comma or '}}' is missing")),
    ("expected key", _("this does not fit what stands before; check indentation and quotation marks")),
    ("<block end>", _("this does not fit what stands before; check indentation and quotation marks")),
    ("'-' indicator", _("this does not fit the list before; every item begins with '-', equally indented")),
    ("sequence entries", _("a list item cannot begin here; put it on a line of its own")),
    ("node content", _("a value is missing here")),
    ("escape", _("this backslash means nothing here; write \\\\ for a backslash, or use single quotes")),
    ("hexdecimal", _("this backslash means nothing here; write \\\\ for a backslash, or use single quotes")),
    ("nesting depth", _("this is nested too deep")),
    ("alphabetic or numeric", _("'*' and '&' cannot begin a text; quote it")),
    ("<document start>", _("something stands here behind the end of the file's content")),
    ("directive", _("a line that begins with '%' is not taken; leave it out")),
    ("incompatible YAML", _("a line that begins with '%' is not taken; leave it out")),
)


def _syntax_sentence(text: str, mark: Mark, err: yaml.MarkedYAMLError) -> Sentence:
    problem = err.problem or ""
    if "cannot start any token" in problem:
        lines = text.splitlines()
        row = lines[mark.line - 1] if mark.line <= len(lines) else ""
        sign = row[mark.column - 1 : mark.column]
        if sign == "\t":
            return sentence(_("a tab stands here; indent with spaces"))
        return sentence(_("a text cannot begin with '{sign}'; quote it"), sign=sign)
    for part, message in _SYNTAX:
        if part in problem:
            return sentence(message)
    return sentence(_("this cannot be read as YAML ({problem})"), problem=_short(problem, 80))
