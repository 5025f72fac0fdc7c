"""What is wrong with a file that a person wrote, and where."""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from tabletop.text.catalogue import Catalogue

Severity: TypeAlias = Literal["error", "warning"]
"""An error keeps the file from being used; a warning points at something unusual."""


class Sentence(NamedTuple):
    """A sentence not yet said: a message of the catalogue with ``{named}`` facts, and the facts."""

    message: str
    facts: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return self.message.format_map(dict(self.facts))

    def said(self, catalogue: Catalogue) -> str:
        """The sentence in the language of a catalogue."""
        return catalogue.say(self.message, **dict(self.facts))


def sentence(message: str, /, **facts: object) -> Sentence:
    """A sentence with its facts; mark the message with ``_()`` where it is written."""
    return Sentence(message, tuple(facts.items()))


class Defect(NamedTuple):
    """One thing wrong in one file, as one sentence for the person who wrote it.

    ``line`` and ``column`` count from 1. ``place`` names what is meant in the words of the file
    ("tiles[3].at") or of the board ("space 2,-5"); it may be empty.
    ``str()`` gives ``file:line:column: error: sentence``.
    """

    file: str
    line: int
    column: int
    severity: Severity
    words: Sentence
    place: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.severity}: {self.sentence}"

    @property
    def sentence(self) -> str:
        """The sentence in English."""
        return str(self.words)

    @property
    def is_error(self) -> bool:
        """Whether the file cannot be used because of this defect."""
        return self.severity == "error"


def in_order(defects: Iterable[Defect]) -> list[Defect]:
    """The defects sorted by file and place, each once."""
    return sorted(
        dict.fromkeys(defects), key=lambda d: (d.file, d.line, d.column, d.severity, d.sentence, d.place)
    )


def has_errors(defects: Iterable[Defect]) -> bool:
    """Whether any of the defects keeps its file from being used."""
    return any(d.is_error for d in defects)
