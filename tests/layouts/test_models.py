"""Pydantic models of hand-written files: all defects at once, in their places, in plain words."""

from typing import Literal

import pytest
from pydantic import Field, field_validator

from tabletop.layouts import FileModel, Unfit, document_from_text, parse, sentence, validate
from tabletop.layouts.sentences import nearest


class Part(FileModel):
    """One part."""

    name: str = Field(max_length=8)
    at: tuple[int, int]
    weight: float = Field(1.0, gt=0, allow_inf_nan=False)


class Whole(FileModel):
    """A file with a bit of everything."""

    format: Literal["parts/1"]
    ready: bool = False
    count: int = Field(0, ge=0, le=9)
    parts: list[Part] = Field(min_length=1, max_length=3)
    named: dict[str, Part] = Field(default_factory=dict)
    word: str = "a"

    @field_validator("word")
    @classmethod
    def _no_x(cls, value: str) -> str:
        if "x" in value:
            raise Unfit(sentence("no x in {word}", word=value))
        if "y" in value:
            raise ValueError("no y either")
        return value


GOOD = """\
format: parts/1
ready: yes
count: 007
parts:
  - {name: one, at: [1, -2]}
named:
  two: {name: "2", at: [0, 0], weight: 2.5}
"""


def test_a_good_file_becomes_a_model() -> None:
    whole, defects = parse(Whole, document_from_text(GOOD, "f"))
    assert defects == []
    assert whole is not None
    assert (whole.ready, whole.count, whole.parts[0].at, whole.named["two"].name) == (True, 7, (1, -2), "2")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("format: parts/1\n", "", "f:1:1: error: 'format' is missing"),
        ("parts/1", "parts/2", "f:1:9: error: 'format' should be 'parts/1', not 'parts/2'"),
        ("ready: yes", "ready: maybe", "f:2:8: error: 'ready' should be true or false, not 'maybe'"),
        ("count: 007", "count: few", "f:3:8: error: 'count' should be a whole number, not 'few'"),
        ("count: 007", "count:", "f:3:7: error: 'count' should be a whole number"),
        ("count: 007", "count: 1.5", "f:3:8: error: 'count' should be a whole number, not '1.5'"),
        ("count: 007", "count: " + "9" * 5000, "f:3:8: error: 'count' is a number far too large"),
        ("count: 007", "count: 10", "f:3:8: error: 'count' should be 9 or less, not 10"),
        ("count: 007", "count: -1", "f:3:8: error: 'count' should be 0 or more, not -1"),
        ("count: 007", "count: [1]", "f:3:8: error: 'count' should be a whole number"),
        ("name: one", "name: [a]", "f:5:12: error: 'name' should be a text"),
        ("name: one", "name: very-long-name", "f:5:12: error: 'name' is too long; it may have 8 letters"),
        ("name: one", "nane: one", "f:5:6: error: 'nane' is not known here; did you mean 'name'?"),
        ("name: one", "zzz: 1, name: one", "f:5:6: error: 'zzz' is not known here"),
        ("[1, -2]", "[1, -2, 3]", "f:5:21: error: 'at' has too many items; it may have 2"),
        ("[1, -2]", "[1, b]", "f:5:25: error: item 2 of 'at' should be a whole number, not 'b'"),
        ("[1, -2]", "[1]", "f:5:21: error: item 2 of 'at' is missing"),
        ("[1, -2]", "1", "f:5:21: error: 'at' should be a list"),
        ("weight: 2.5", "weight: heavy", "f:7:40: error: 'weight' should be a number, not 'heavy'"),
        ("weight: 2.5", "weight: nan", "f:7:40: error: 'weight' should be a number, not 'nan'"),
        ("weight: 2.5", "weight: 0", "f:7:40: error: 'weight' should be more than 0.0, not 0"),
        ("weight: 2.5", "wieght: 2", "f:7:32: error: 'wieght' is not known here; did you mean 'weight'?"),
        (
            "named:\n",
            "named: x\nwrod: b\nold:\n",
            "f:7:1: error: 'wrod' is not known here; did you mean 'word'?",
        ),
        ('{name: "2", at: [0, 0], weight: 2.5}', "3", "f:7:8: error: 'two' should be a mapping"),
        ("parts:\n  - {name: one, at: [1, -2]}\n", "parts: []\n", "f:4:8: error: 'parts' has too few items"),
        ("named:", "word: box\nnamed:", "f:6:7: error: no x in box"),
        ("named:", "word: by\nnamed:", "f:6:7: error: no y either"),
    ],
)
def test_a_defect_is_said_in_its_place(old: str, new: str, said: str) -> None:
    assert old in GOOD
    whole, defects = parse(Whole, document_from_text(GOOD.replace(old, new), "f"))
    assert whole is None
    assert any(str(defect).startswith(said) for defect in defects), [str(d) for d in defects]


def test_all_defects_come_at_once_sorted_by_place() -> None:
    text = "count: few\nformat: 3\nparts:\n  - {name: a, name: b, at: [x, 1]}\n  - 5\nextra: &a 1\n"
    whole, defects = parse(Whole, document_from_text(text, "f"))
    assert whole is None
    assert [(d.line, d.column) for d in defects] == [(1, 8), (2, 9), (4, 15), (4, 29), (5, 5), (6, 1), (6, 8)]


def test_the_reader_and_the_model_complain_once_about_one_place() -> None:
    text = GOOD.replace("[1, -2]", "*there")
    _whole, defects = parse(Whole, document_from_text(text, "f"))
    assert [d.sentence.split(";")[0] for d in defects] == ["'*there' repeats another part of the file"]


def test_a_file_that_cannot_be_read_gives_only_the_readers_defects() -> None:
    document = document_from_text("a: [", "f")
    assert parse(Whole, document) == (None, list(document.defects))


def test_parts_are_read_one_by_one() -> None:
    document = document_from_text(GOOD.replace("parts/1", "broken"), "f")
    part, defects = validate(Part, document, ("parts", 0))
    assert part == Part(name="one", at=(1, -2))
    assert defects == []
    _nothing, defects = validate(Part, document, ("parts", 7))
    assert [str(d) for d in defects] == ["f:5:3: error: 'parts[8]' is missing"]


def test_nearest_words() -> None:
    assert nearest("great-rivr-1", ["great-river-1", "delta"]) == "great-river-1"
    assert nearest("zebra", ["great-river-1", "delta"]) is None
    assert nearest("x" * 100_000, ["x" * 60]) is None


def test_hidden_signs_of_a_file_never_reach_the_terminal() -> None:
    _whole, defects = parse(Whole, document_from_text(GOOD.replace("yes", r'"\e[31m\n"'), "f"))
    assert all(str(d).isprintable() for d in defects)
    assert len(defects) == 1
