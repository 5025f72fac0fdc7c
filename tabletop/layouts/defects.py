"""What is wrong with a file that a person wrote, and where."""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from tabletop.text.catalogue import Catalogue

Severity: TypeAlias = Literal["error", "warning"]
"""An error keeps the file from being used; a warning points at something unusual."""


class Sentence(NamedTuple):
    """A sentence not yet said: a message of the catalogue with ``{named}`` facts, and the facts.

    A fact may be a sentence itself.
    """

    message: str
    facts: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return self.message.format_map(dict(self.facts))

    def said(self, catalogue: Catalogue) -> str:
        """The sentence in the language of a catalogue."""
        facts = {
            name: fact.said(catalogue) if isinstance(fact, Sentence) else fact for name, fact in self.facts
        }
        return catalogue.say(self.message, **facts)


def sentence(message: str, /, **facts: object) -> Sentence:
    """A sentence with its facts; mark the message with ``_()`` where it is written.

    Signs that cannot be printed, which a file may hide in its texts, are replaced.
    """
    return Sentence(message, tuple((name, _printable(fact)) for name, fact in facts.items()))


def _printable(fact: object) -> object:
    if not isinstance(fact, str) or fact.isprintable():
        return fact
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in fact)


class Unfit(ValueError):
    """What a validator of a model raises to say in its own words what is wrong with a value."""

    def __init__(self, words: Sentence) -> None:
        super().__init__(str(words))
        self.words = words


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
