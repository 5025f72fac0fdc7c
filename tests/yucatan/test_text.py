"""Everything that the rules can say has words: reasons, events, decisions, endings.

What they can say is read off their source, so that nothing new can be forgotten.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tables import BOARDS, GAME, NAMES, begin

from tabletop.engine.action import Refusal
from tabletop.engine.decision import Frame
from tabletop.engine.event import Event
from tabletop.engine.nearlegal import near_legal
from tabletop.engine.outcome import Outcome, Rank
from tabletop.engine.rng import Rng
from tabletop.text.catalogue import Catalogue
from tests.games.walks import play_on
from yucatan import text
from yucatan.actions import ANSWERS
from yucatan.text import Speaker

ROOT = Path(__file__).parents[2]
RULES = [path for path in (ROOT / "yucatan").rglob("*.py") if "ui" not in path.parts]
ENGINE = [ROOT / "tabletop" / "engine" / "play.py"]

WITHOUT_A_LINE = {"combat-joined"}
"""Events that the log leaves out: the next one says it all."""

SAMPLES: dict[str, Any] = {
    "seat": 2,
    "owner": 3,
    "attacker": 1,
    "defender": 2,
    "winner": 1,
    "loser": 2,
    "brotherhood": "snake",
    "attacking": "snake",
    "defending": "jaguar",
    "large": True,
    "drawn": True,
    "from_village": True,
    "passing": False,
    "path": [1, 2],
}
"""Facts with a meaning; all others are numbers."""


class Told(NamedTuple):
    """A place in the source that refuses or tells: the code or kind, the paragraph, its facts."""

    code: str
    rule: str
    facts: frozenset[str]


def words(node: ast.expr) -> list[str]:
    """Every value that an expression of strings can have."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.BinOp):
        return [left + right for left in words(node.left) for right in words(node.right)]
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
        return [word for value in node.value.values for word in words(value)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        whole = node.func.value.values if isinstance(node.func.value, ast.Dict) else []
        return [word for value in (*whole, *node.args[1:]) for word in words(value)]
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return []


def told(paths: list[Path], *functions: str) -> Iterator[Told]:
    """Find the calls of these functions, and what they are given."""
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for scope in (*scopes, *(node for node in tree.body if isinstance(node, ast.Assign))):
            yield from _in_scope(scope, functions)


def _in_scope(scope: ast.stmt, functions: tuple[str, ...]) -> Iterator[Told]:
    for node in ast.walk(scope):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in functions:
            continue
        strings = [each for argument in node.args if (each := words(_written(argument, scope)))]
        facts = {keyword.arg for keyword in node.keywords if keyword.arg}
        facts |= _spread(node, scope)
        if name == "put_out":
            facts |= {"seat", "space"}
        for code in strings[0] if strings else []:
            for rule in strings[1] if len(strings) > 1 else [""]:
                yield Told(code, rule, frozenset(facts))


def _written(argument: ast.expr, scope: ast.stmt) -> ast.expr:
    """An argument as it is written; a name stands for what the same function sets it to."""
    if isinstance(argument, ast.Name):
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == argument.id:
                return node.value
    return argument


def _spread(call: ast.Call, scope: ast.stmt) -> set[str]:
    """The keys of a dict that is spread into a call (`**facts`), where the function writes it down."""
    names = {each.value.id for each in call.keywords if not each.arg and isinstance(each.value, ast.Name)}
    return {
        str(key.value)
        for node in ast.walk(scope)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)
        if any(isinstance(target, ast.Name) and target.id in names for target in node.targets)
        for key in node.value.keys
        if isinstance(key, ast.Constant)
    }


def distinct(found: Iterator[Told]) -> list[Told]:
    """Each once, in a fixed order; where a code is told with different facts, each way once."""
    return sorted(set(found), key=lambda each: (each.code, each.rule, sorted(each.facts)))


REFUSALS = distinct(told(RULES, "refuse"))
ENGINE_REFUSALS = distinct(told(ENGINE, "refuse"))
EVENTS = distinct(told(RULES, "emit", "reveal", "put_out"))


def name_of(each: Told) -> str:
    return each.code


@pytest.fixture
def speaker() -> Speaker:
    return Speaker(Catalogue(), NAMES)


def facts_for(each: Told, number: int = 7) -> dict[str, Any]:
    return {fact: SAMPLES.get(fact, number) for fact in each.facts}


def is_a_sentence(words: str) -> bool:
    return not words[0].islower() and words[-1] == "." and "{" not in words and "  " not in words


# ---------------------------------------------------------------- reasons


def test_the_source_is_read() -> None:
    codes = {each.code for each in REFUSALS}
    assert {"village-on-mountain", "village-on-great-river", "move-not-one-river", "raid-too-many"} <= codes
    assert len(codes) > 35
    kinds = {each.code for each in EVENTS}
    assert {"combat", "warrior-placed", "warrior-dispatched", "village-removed", "city-raided"} <= kinds
    assert Told("village-shrunk", "", frozenset({"seat", "owner", "space", "gained"})) in EVENTS


@pytest.mark.parametrize("each", REFUSALS, ids=name_of)
def test_every_reason_has_words_and_its_paragraph(each: Told, speaker: Speaker) -> None:
    said = speaker.refusal(Refusal(each.code, facts_for(each), each.rule))
    assert said.head
    assert len(said.head) <= 24
    assert is_a_sentence(said.sentence)
    assert said.rule.startswith(f"Rules {each.rule}, ")


@pytest.mark.parametrize("each", ENGINE_REFUSALS, ids=name_of)
def test_the_engines_own_reasons_have_words(each: Told, speaker: Speaker) -> None:
    said = speaker.refusal(Refusal(each.code, facts_for(each), GAME.turn_rule))
    assert said.head
    assert is_a_sentence(said.sentence)
    assert said.rule == "Rules 5, Turn and actions"


def test_who_has_to_decide_is_named(speaker: Speaker) -> None:
    refusal = begin("training", first=1).explain(begin("training", first=1).options()[0]._replace(seat=1))
    assert refusal is not None
    assert refusal.code == "not-your-decision"
    assert speaker.refusal(refusal).sentence == "Ben has to decide now."


def test_no_reason_has_words_in_vain() -> None:
    said = {each.code for each in REFUSALS}
    assert set(text._REFUSALS) - said == {"move-stops-in-neutral"}


def test_numbers_and_names_stand_in_the_reasons(speaker: Speaker) -> None:
    few = speaker.refusal(Refusal("too-few-prisoners", {"price": 3, "stock": 1}, "5.5"))
    assert few.sentence == "A level costs 3 prisoners, and your city holds 1."
    blocked = speaker.refusal(Refusal("move-blocked-by-warrior", {"seat": 2, "middle": 4}, "6"))
    assert "Ben" in blocked.sentence
    neutral = speaker.refusal(Refusal("move-stops-in-village", {"seat": 0, "middle": 4}, "6"))
    assert "neutral village" in neutral.sentence


# ---------------------------------------------------------------- events


@pytest.mark.parametrize("each", EVENTS, ids=name_of)
def test_every_event_has_a_line(each: Told, speaker: Speaker) -> None:
    for number in (0, 1, 2):
        facts = facts_for(each, number)
        line = speaker.event(Event(each.code, facts))
        assert bool(line) == (each.code not in WITHOUT_A_LINE)
        assert "{" not in line
        if "seat" in each.facts:
            assert NAMES[SAMPLES["seat"] - 1] in line


def test_things_of_nobody_are_called_neutral(speaker: Speaker) -> None:
    for kind, line in (
        ("village-founded", "Ben placed a neutral village"),
        ("village-removed", "Ben destroyed a neutral village"),
    ):
        facts = {"seat": 2, "owner": 0, "space": 3, "large": False, "gained": 1}
        assert speaker.event(Event(kind, facts)) == line


def test_one_and_many_differ(speaker: Speaker) -> None:
    lines = [
        speaker.event(
            Event("prisoners-delivered", {"seat": 1, "space": 1, "amount": amount, "passing": False})
        )
        for amount in (1, 2)
    ]
    assert lines == ["Ana brought a prisoner to the city", "Ana brought 2 prisoners to the city"]


# ---------------------------------------------------------------- decisions and endings


def frames() -> set[str]:
    """The kinds of decision that the source pushes."""
    return {each.code for each in told(RULES, "Frame")}


def test_every_decision_has_a_prompt_and_a_hint(speaker: Speaker) -> None:
    assert frames() == set(ANSWERS) == set(text._PROMPTS)
    for kind in ANSWERS:
        frame = Frame(kind, (1,))
        assert speaker.prompt(frame)
        assert is_a_sentence(speaker.hint(frame))


def test_every_action_of_a_turn_is_explained(speaker: Speaker) -> None:
    for kind in ANSWERS["turn"]:
        sentence, paragraph = speaker.about(kind)
        assert is_a_sentence(sentence)
        assert paragraph.startswith("Rules 5.")


def test_every_reason_on_a_button_is_short(speaker: Speaker) -> None:
    """A button bears why it is barred; whatever `barred` can answer has two or three words."""
    session, hand = begin("training", 4), Rng(4)
    seen = set()
    while session.decision is not None:
        for kind in ANSWERS["turn"]:
            refusal = session.barred(kind) if session.decision.kind == "turn" else None
            if refusal is not None:
                seen.add(refusal.code)
                assert 0 < len(speaker.short(refusal)) <= 24
        session.submit(hand.choice(session.options()))
    assert {"too-few-prisoners", "warrior-limit", "no-small-village"} <= seen


def test_every_ending_has_a_sentence(speaker: Speaker) -> None:
    kinds = {each.code for each in told(RULES, "Outcome")}
    assert kinds == set(text.ENDINGS) == {"pyramid", "draw"}
    won = Outcome("pyramid", (Rank(1, (2,)), Rank(2, (1,))), ())
    assert speaker.ending(won) == "Ben placed the fifth level of the pyramid."
    assert is_a_sentence(speaker.ending(Outcome("draw", (Rank(1, (1, 2)),), ())))


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("name", BOARDS)
def test_whole_games_can_be_told(name: str, speaker: Speaker) -> None:
    """Every event and reason that games bring up, with the facts that the rules really give."""
    session, hand = begin(name, 7), Rng(7)
    known = {each.code for each in (*REFUSALS, *ENGINE_REFUSALS)}
    while session.decision is not None:
        options = session.options()
        for action in near_legal(GAME, session.state, options, session.setup.players, 3, hand):
            refusal = session.explain(action)
            if refusal is not None:
                assert refusal.code in known
                assert is_a_sentence(speaker.refusal(refusal).sentence)
        session.submit(hand.choice(options))
    lines = [speaker.event(event) for _, event in session.log(None)]
    assert all("{" not in line for line in lines)
    assert {event.kind for _, event in session.log(None)} <= {each.code for each in EVENTS}
    assert session.outcome is not None
    assert is_a_sentence(speaker.ending(session.outcome))
    assert play_on(session, lambda each: each.decision is None)
