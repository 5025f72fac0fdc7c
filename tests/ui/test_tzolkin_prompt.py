"""The question over the table can always be read, whoever is asked and however large the text is."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from test_tzolkin_table import Host, session_of

from tabletop.engine.decision import Frame
from tabletop.text.catalogue import Catalogue
from tabletop.ui.kit import Kit
from tabletop.ui.paint.atlas import Atlas
from tabletop.ui.settings import Settings
from tabletop.ui.stage import Stage
from tabletop.ui.theme import TEXT_SIZES, Step, Theme
from tabletop.ui.widgets.prompt import Prompt, PromptFace, SetLines
from tzolkin import sentences
from tzolkin.text import Speaker
from tzolkin.ui.table import TzolkinTable
from tzolkin.words import TEMPLES, TRACKS

NAMES = ("Bo", "Itzel", "Maximiliana Wojciechowsk", "W" * 24)
"""Short ones, and the longest that can be typed for a seat."""
LEAST = 11.0
"""No letter of a question is smaller than this, in px."""


@pytest.fixture(scope="module")
def atlas() -> Atlas:
    return Atlas()


def questions() -> Iterator[str]:
    """Everything that can be asked over the table."""
    speaker = Speaker(Catalogue(), ["Itzel", "Bo"])
    for kind in sentences.PROMPTS:
        if kind != "levy":
            yield "— " + speaker.prompt(Frame(kind, (1,)))
    for what, named in (("gold", ("",)), ("skull", ("",)), ("temple", TEMPLES), ("tech", TRACKS)):
        for place in range(len(named)):
            yield "— " + speaker.prompt(Frame("levy", (1,), (what, place)))


def test_the_questions_are_all_there() -> None:
    found = list(questions())
    assert len(found) == len(sentences.PROMPTS) - 1 + 2 + len(TEMPLES) + len(TRACKS)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("text", TEXT_SIZES)
def test_every_question_can_be_read_to_its_end(size: tuple[int, int], text: int, atlas: Atlas) -> None:
    stage = Stage(size, Settings(text_percent=text, pace="off"), atlas=atlas)
    table = TzolkinTable(session_of(5, 4, True), Host(alone=True))
    stage.push(table)
    stage.settle_layout()
    for words in questions():
        for name in NAMES:
            face = PromptFace(1, name, words)
            table.told = lambda face=face: face  # type: ignore[method-assign,misc]
            stage.lay_out(table)
            stage.settle_layout()
            prompt = table.widget(("prompt", "prompt"))
            assert isinstance(prompt, Prompt)
            found = SetLines(table.kit, face, prompt.rect.w, prompt.rect.h)
            assert found.whole, (name, words, found.lines)
            assert table.kit.step(Step.ACTION) * found.share >= LEAST, (name, words)
            assert found.wide <= prompt.rect.w + 1, (name, words)
            assert found.name == name or len(name) > 20, (name, words, found.name)


@pytest.mark.parametrize("text", [100, 200])
def test_the_question_stands_over_nothing(text: int, atlas: Atlas) -> None:
    for size in ((1024, 640), (1280, 720), (1920, 1080)):
        stage = Stage(size, Settings(text_percent=text, pace="off"), atlas=atlas)
        table = TzolkinTable(session_of(5, 4, True), Host(alone=True))
        stage.push(table)
        stage.settle_layout()
        prompt = table.widget(("prompt", "prompt"))
        assert prompt is not None
        for widget in table.widgets:
            if widget is not prompt:
                assert not widget.rect.colliderect(prompt.rect), widget
        assert pygame.Rect((0, 0), size).contains(prompt.rect)


def test_one_line_where_there_is_room_then_two_then_smaller(atlas: Atlas) -> None:
    kit = Kit(Theme((1280, 720)), atlas, Catalogue())
    face = PromptFace(1, "Itzel", "— go down in a temple for a crystal skull, or do without")
    wide = SetLines(kit, face, 900, 42)
    assert (len(wide.lines), wide.share) == (1, 1.0)
    narrow = SetLines(kit, face, 400, 60)
    assert (len(narrow.lines), narrow.share) == (2, 1.0)
    low = SetLines(kit, face, 400, 36)
    assert low.share < 1.0
    assert low.whole
    assert low.name == "Itzel"
    least = SetLines(kit, PromptFace(1, "W" * 24, face.words), 240, 40)
    assert least.name.endswith("…")
    assert least.whole
