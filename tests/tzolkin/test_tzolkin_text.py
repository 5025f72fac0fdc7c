"""Everything that the rules can say has words: reasons, events, decisions, endings.

What they can say is read off their source, so that nothing new can be forgotten.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tzolkin_games import EVERYTHING, GAME, NAMES, NOTHING, RICH, begin

from tabletop.engine.decision import Frame
from tabletop.engine.event import Event
from tabletop.engine.nearlegal import near_legal
from tabletop.engine.rng import Rng
from tabletop.text.catalogue import Catalogue
from tzolkin import sentences
from tzolkin.actions import ANSWERS
from tzolkin.text import Speaker

ROOT = Path(__file__).parents[2] / "tzolkin"
SOURCE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(ROOT.rglob("*.py"))
    if "ui" not in path.parts and not path.name.startswith("scenario")
)
WAYS = {f"cannot-{way}" for way in ("corn", "wood", "burn", "irrigate")}
CODES = set(re.findall(r'refuse\(\s*"([^"]+)"', SOURCE)) | WAYS
EVENTS = set(re.findall(r'\.(?:emit|reveal)\(\s*"([^"]+)"', SOURCE))
PUSHED = set(re.findall(r'(?:push|Frame)\(\s*"([^"]+)"', SOURCE))
RULES = set(re.findall(r'refuse\(\s*f?"[^"]+",\s*"([^"]+)"', SOURCE))


@pytest.fixture
def speaker() -> Speaker:
    return Speaker(Catalogue(), NAMES)


def is_a_sentence(words: str) -> bool:
    return not words[0].islower() and words[-1] == "." and "{" not in words and "  " not in words


def test_the_source_is_read() -> None:
    assert {"too-little-corn", "not-lowest-space", "skull-slot-full", "blocks-missing"} <= CODES
    assert len(CODES) > 45
    assert {"worker-placed", "gears-turned", "prophecy-scored", "kept", "dummy-placed"} <= EVENTS
    assert len(EVENTS) > 45


def test_every_reason_has_words_and_none_in_vain() -> None:
    assert set(sentences.REFUSALS) == CODES


def test_every_paragraph_cited_has_a_heading(speaker: Speaker) -> None:
    for paragraph in RULES:
        assert speaker.rule(paragraph).startswith(f"Rules {paragraph}, ")


def test_every_event_has_a_line_and_none_in_vain() -> None:
    composed = {kind for kind in EVENTS if hasattr(Speaker, "_" + kind.replace("-", "_"))}
    assert composed | set(sentences.EVENTS) | sentences.SILENT == EVENTS


def test_every_decision_has_a_prompt(speaker: Speaker) -> None:
    assert set(sentences.PROMPTS) == set(ANSWERS)
    assert set(ANSWERS) <= PUSHED
    for kind in ANSWERS:
        data = ("gold", 2) if kind == "levy" else ()
        assert speaker.prompt(Frame(kind, (1,), data))


@pytest.mark.parametrize("what", sentences.LEVIES)
def test_every_levy_is_asked_for_in_its_own_words(what: str, speaker: Speaker) -> None:
    asked = speaker.prompt(Frame("levy", (1,), (what, 1)))
    assert asked.endswith("or do without")
    assert "{" not in asked


def test_every_noun_of_the_tables_has_a_name(speaker: Speaker) -> None:
    tables = GAME.tables
    words = [*tables.cards, *tables.tribes, *tables.prophecies, *tables.wealth, *tables.quick.kinds]
    for word in words:
        assert speaker.noun(word) not in ("", word) or word in ("stone", "gold")


@pytest.mark.parametrize("options", [NOTHING, EVERYTHING], ids=["nothing", "everything"])
def test_whole_games_can_be_told(options: dict[str, str], speaker: Speaker) -> None:
    """Every event and reason that games bring up, with the facts that the rules really give."""
    told: set[str] = set()
    for seed in range(12):
        game = RICH if seed % 2 else GAME
        session, hand = begin(2 + seed % 4, options, seed, game), Rng(seed)
        while session.decision is not None:
            choices = session.options()
            for action in near_legal(game, session.state, choices, session.setup.players, 3, hand):
                refusal = session.explain(action)
                if refusal is not None:
                    assert is_a_sentence(speaker.refusal(refusal).sentence)
            assert speaker.prompt(session.decision)
            session.submit(hand.choice(choices))
        for _, event in session.log(None):
            told.add(event.kind)
            line = speaker.event(event)
            assert "{" not in line
            assert line or event.kind in {*sentences.SILENT, "paid", "temple-points"}
        assert session.outcome is not None
        assert is_a_sentence(speaker.ending(session.outcome))
    assert len(told) > 35


def test_one_and_many_differ(speaker: Speaker) -> None:
    lines = [speaker.event(Event("gears-turned", {"days": days})) for days in (1, 2)]
    assert lines == ["The gears turn by 1 tooth", "The gears turn by 2 teeth"]
    amounts = [speaker.amounts({"corn": 2, "skull": n}) for n in (1, 2)]
    assert amounts == ["2 corn, 1 crystal skull", "2 corn, 2 crystal skulls"]
    assert speaker.amounts({"vp": 4.75}) == "4.75 points"


def test_names_and_numbers_stand_in_the_reasons(speaker: Speaker) -> None:
    session = begin(2, NOTHING, 1)
    while session.decision is not None and session.decision.kind == "keep":
        session.submit(session.options()[0])
    place = session.options()[0]._replace(args=("tikal", 9, 0))
    refusal = session.explain(place)
    assert refusal is not None
    assert "Tikal" in speaker.refusal(refusal).sentence


def test_negative_numbers_have_a_true_minus() -> None:
    speaker = Speaker(Catalogue(), ["Itzel"])
    assert speaker.amounts({"vp": -3}) == "−3 points"
    assert speaker.amounts({"vp": -11.5}) == "−11.5 points"
    assert speaker.amounts({"vp": 0.75}) == "0.75 points"


BENEFITS = {
    ("B06", 1): "6 corn",
    ("B13", 0): "Chaac +2",
    ("A06", 0): "Agriculture +1",
    ("Y04", 0): "7 points",
}


@pytest.mark.parametrize(("effect", "words"), BENEFITS.items())
def test_a_benefit_is_named_where_it_is_asked_for_and_where_it_is_declined(
    effect: tuple[str, int], words: str, speaker: Speaker
) -> None:
    card = speaker.noun(effect[0])
    assert speaker.prompt(Frame("benefit", (1,), effect)) == f"take {words} of {card}, or do without"
    declined = Event("benefit-declined", {"seat": 2, "card": effect[0], "number": effect[1]})
    assert speaker.event(declined) == f"Beni declines {words} of {card}"
