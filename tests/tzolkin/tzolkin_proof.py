"""What the scenarios of Tzolk'in have to prove, and those that have to fail."""

from __future__ import annotations

from tests.games.proofs import Damaged, Proof, numbered, sections
from tzolkin.scenario import TzolkinLanguage
from tzolkin.tables import default_tables

TABLES = default_tables()

PARAGRAPHS = {str(section) for section in (1, 3, 4, 5, 6, 8, 9, 11, 12, 13, 14, 15, 18, 20)} | sections(
    (2, 5), (3, 2), (5, 3), (7, 5), (10, 5), (12, 3), (15, 13), (16, 3), (17, 5), (19, 2)
)
TRIBES = set(TABLES.tribes)
PROPHECIES = set(TABLES.prophecies)
CARDS = set(TABLES.cards)
"""Buildings and monuments."""
WEALTH = set(TABLES.wealth)
QUICK = {f"quick-{kind}" for kind in TABLES.quick.kinds}
SPACES = {f"{gear.name}-{space}" for gear in TABLES.gears for space in range(1, gear.last + 1)}
GROUPS = {
    "paragraphs": PARAGRAPHS,
    "worked scenarios": numbered("W", 1, 52),
    "hard cases": numbered("H", 1, 88),
    # T1, the dialog of a new game, is no matter of the rules
    "decisions": numbered("T", 2, 19),
    "tribes": TRIBES,
    "prophecies": PROPHECIES,
    "buildings and monuments": CARDS,
    "wealth tiles": WEALTH,
    "quick tiles": QUICK,
    "action spaces": SPACES,
}

DAMAGED: Damaged = {
    "legal with one space missing": (["start: 1@Y2 1@P1", "legal: 1 pick = Y2"], "found also P1"),
    "legal with one space too many": (["start: 1@Y2", "legal: 1 pick = Y2 P1"], "missing P1"),
    "legal without an answer": (["start: 1@Y2", "legal: 1 pick"], "QUESTION = ANSWERS"),
    "wrong then": (["start: 1@Y1", "do: 1 pick Y1; use Y1", "then: 1.wood=2"], "missing 1.wood=2"),
    "then that forgets a worker": (["start: 1@Y1 1@P0", "then: 1@Y1"], "found also 1@P0"),
    "then that forgets the jungle": (
        ["start: 1@P2", "do: 1 pick P2; use P2", "then: 1.corn=4 1.corntiles=1"],
        "found also P2=1",
    ),
    "yes on illegal": (["start: 2@start", "yes: 1 place start"], "refused: start-space-taken, rule 6"),
    "no on legal": (["start: ''", "no: 1 place P"], "it is legal"),
    "wrong because": (
        ["start: 2@start", "no: 1 place start\n        because: gear-full"],
        "because of start-space-taken, not gear-full",
    ),
    "wrong rule": (
        ["start: 2@start", 'no: 1 place start\n        because: start-space-taken\n        rule: "5"'],
        "by rule 6, not 5",
    ),
    "do on illegal": (["start: 1.corn=3", "do: 1 beg chaac"], "refused: too-rich-to-beg, rule 5.1"),
    "wrong events": (
        ["start: 1@Y1", "do: 1 pick Y1; use Y1\n        events: [worker-picked, gained]"],
        "expected ['worker-picked', 'gained']",
    ),
    "wrong fact of an event": (
        ["start: 1@Y1", "do: 1 pick Y1; use Y1\n        events: [worker-picked, action-used, gained wood=2]"],
        "gained tells wood=1, not 2",
    ),
    "wrong answer": (["start: 1.corn=3", 'ask: get 1.corn\n        answer: "4"'], "the answer is “3”"),
    "answer left out": (["start: 1.corn=3", "ask: get 1.corn"], "the answer is “3”, expected “”"),
    "start that breaks the rules": (["start: 1.skull=14"], "the bank has -1 crystal skulls"),
    "start with two at a top": (["start: 1.chaac=5 2.chaac=5"], "2 players at the top of chaac"),
    "start with too many workers": (["start: 1.workers=7"], "7 workers"),
    "a card in two places": (["start: row=A01 1.has=A01"], "A01 lies in 2 places"),
    "a word that is none": (["start: 1.beans=3"], "“1.beans=3” is no word of a position"),
    "a card that is none": (["start: row=Z09"], "there is no building or monument “Z09”"),
    "a tribe that is none": (["start: 1.tribe=maya"], "there is no tribe “maya”"),
    "a prophecy that is none": (["start: calamity=rain"], "there is no prophecy “rain”"),
    "a space taken twice": (["start: 1@P0 2@P0"], "“2@P0” stands on no free space"),
    "a seat that is none": (["start: 3@P0"], "“3” is no seat of this table"),
    "a number that is none": (["start: 1.corn=many"], "“many” is no number"),
    "an action that is none": (["yes: 1 dance"], "“1 dance” is no action"),
    "an action of nobody": (["yes: 3 place P"], "“3 place P” is no action"),
    "an action with words missing": (["yes: 1 beg"], "“beg ” is no action"),
    "a kind that is none": (["legal: 1 dance ="], "does not name a seat and a kind of action"),
    "a question that is none": (["ask: weather"], "“weather” is no question"),
    "a thing nobody has": (["ask: get 1.beans"], "“1.beans” is nothing that can be asked for"),
}
"""What is wrong: the steps, and what must be said of the last one."""

PROOF = Proof(TzolkinLanguage(), GROUPS, DAMAGED)
