"""The YAML reader: what it takes, what it refuses, and where it says so."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tabletop.layouts import Document, document_from_data, document_from_text, loc_text, read_document
from tabletop.layouts.reader import MAX_BYTES, MAX_DEFECTS, MAX_DEPTH
from tabletop.text.catalogue import Catalogue

SAMPLE = """\
# a comment
name: Two shores
turn: 010
yes: no
time: 1:30
empty:
quoted: "a  b"
tiles:
  - {tile: x, at: [1, -2]}
  - tile: y
"""


def one_defect(document: Document) -> str:
    (defect,) = document.defects
    return str(defect)


def test_every_scalar_stays_the_text_that_was_typed() -> None:
    assert document_from_text(SAMPLE, "f").value() == {
        "name": "Two shores",
        "turn": "010",
        "yes": "no",
        "time": "1:30",
        "empty": None,
        "quoted": "a  b",
        "tiles": [{"tile": "x", "at": ["1", "-2"]}, {"tile": "y"}],
    }


def test_every_node_keeps_its_place() -> None:
    document = document_from_text(SAMPLE, "f")
    assert document.mark(("name",)) == (2, 7)
    assert document.key_mark(("name",)) == (2, 1)
    assert document.mark(("tiles", 0, "at", 1)) == (9, 23)
    assert document.key_mark(("tiles", 1, "tile")) == (10, 5)
    assert document.mark(("tiles", 1, "missing")) == (10, 5)
    assert document.letter_mark(("quoted",), 3) == (7, 13)
    assert document.text(("tiles", 1, "tile")) == "y"
    assert document.text(("tiles",)) is None
    assert document.node(("tiles", 2)) is None


def test_locations_count_from_one_for_people() -> None:
    assert loc_text(("tiles", 2, "at", 0)) == "tiles[3].at[1]"


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("", "1:1", "empty"),
        ("# only a comment\n", "1:1", "empty"),
        ("a: 1\nb: 2\na: 3\n", "3:1", "'a' stands here a second time; the first is in line 1"),
        ("a: &x 1\n", "1:4", "'&x' names a part of the file"),
        ("a: *x\n", "1:4", "'*x' repeats another part"),
        ("a: !!int 1\n", "1:4", "'!!int' is a tag"),
        ("a: !mine [1]\n", "1:4", "'!mine' is a tag"),
        ("a: 1\n---\nb: 2\n", "2:1", "a second document"),
        ("? [a, b]\n: 1\n", "1:3", "a key must be a single word"),
        ("a:\n\tb: 1\n", "2:1", "a tab"),
        ("a: @b\n", "1:4", "cannot begin with '@'"),
        ("a: b: c\n", "1:5", "a colon that does not belong here"),
        ('a: "x\nb: 2\n', "2:5", "never closed"),
        ("a: [1, 2\n", "1:9", "a comma or ']' is missing"),
        ("a: {b: 1 c: 2}\n", "1:11", "a comma or '}' is missing"),
        ("a: 1\nb:\n    - c\n  - d\n", "4:3", "does not fit"),
        ("a: - b\n", "1:4", "a list item cannot begin here"),
        ("- a\nb: 1\n", "2:1", "does not fit"),
        ('a: "b" c\n', "1:8", "does not fit what stands before"),
        ("a: }\n", "1:4", "a value is missing"),
        ('"a" "b"\n', "1:5", "behind the end"),
        ("a: \x07\n", "1:4", "U+0007"),
        ("a: b\x00", "1:5", "U+0000"),
    ],
)
def test_what_is_refused_is_said_with_its_place(text: str, place: str, words: str) -> None:
    said = one_defect(document_from_text(text, "f"))
    assert said.startswith(f"f:{place}: error: ")
    assert words in said


def test_a_backslash_that_means_nothing() -> None:
    said = one_defect(document_from_text('a: "\\q"', "f"))
    assert said.startswith("f:1:")
    assert "this backslash means nothing here" in said


def test_depth_is_bounded() -> None:
    deep = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert not document_from_text(deep, "f").defects
    assert f"f:1:{MAX_DEPTH + 1}: error: this is nested more than" in one_defect(
        document_from_text(f"[{deep}]", "f")
    )
    assert document_from_text("[" * 100_000, "f").root is None
    assert document_from_text("- " * 100_000, "f").root is None
    assert document_from_text("{a: " * 100_000, "f").root is None


def test_defects_are_bounded() -> None:
    assert len(document_from_text("a: 1\n" * 10_000, "f").defects) == MAX_DEFECTS


def test_a_file_is_read_with_or_without_a_byte_order_mark(tmp_path: Path) -> None:
    for prefix in (b"", b"\xef\xbb\xbf"):
        file = tmp_path / "board.yaml"
        file.write_bytes(prefix + "name: Yucatán\n".encode())
        document = read_document(file)
        assert document.value() == {"name": "Yucatán"}
        assert document.key_mark(("name",)) == (1, 1)


def test_bytes_that_are_no_text_are_placed(tmp_path: Path) -> None:
    file = tmp_path / "latin.yaml"
    file.write_bytes("a: 1\nname: Yucatán\n".encode("latin-1"))
    assert f"{file}:2:12: error: this is not text in UTF-8" in one_defect(read_document(file))


def test_what_is_no_readable_file_is_one_sentence(tmp_path: Path) -> None:
    assert "does not exist" in one_defect(read_document(tmp_path / "none.yaml"))
    assert "is not a file" in one_defect(read_document(tmp_path))
    assert one_defect(read_document("x" * 5000))
    assert one_defect(read_document("a\0b"))
    large = tmp_path / "large.yaml"
    large.write_bytes(b"#" * (MAX_BYTES + 1))
    assert f"larger than {MAX_BYTES} bytes" in one_defect(read_document(large))
    large.write_bytes(b"a: 1\n" + b"#" * (MAX_BYTES - 5))
    assert read_document(large).value() == {"a": "1"}


@given(st.text(max_size=200))
@example("a: |\n  b\n c")
@example("\ufeffa: 1")
@example("a\x85b: c\u2028d")
def test_any_text_gives_a_document_or_defects(text: str) -> None:
    document = document_from_text(text, "f")
    assert document.root is not None or document.defects
    rows = len(text.splitlines()) + 1
    assert all(1 <= d.line <= rows and d.column >= 1 for d in document.defects)


yaml_words = st.text(st.sampled_from("ab:-[]{},\"'&*!|>%@`#? \n\t\\0"), max_size=60)


@given(yaml_words)
def test_any_jumble_of_yaml_signs_gives_a_document_or_defects(text: str) -> None:
    document = document_from_text(text, "f")
    assert document.root is not None or document.defects
    assert all("\n" not in d.sentence for d in document.defects)


def test_plain_data_reads_like_a_file() -> None:
    document = document_from_data({"a": 3, "b": [True, None, "x"], "c": {"d": 1.5}}, "save")
    assert document.value() == {"a": "3", "b": ["true", None, "x"], "c": {"d": "1.5"}}
    nested: list[object] = []
    for _level in range(1000):
        nested = [nested]
    assert document_from_data(nested, "save").root is not None


def test_sentences_are_said_through_a_catalogue() -> None:
    (defect,) = document_from_text("a: *x", "f").defects
    assert defect.words.said(Catalogue()) == defect.sentence
