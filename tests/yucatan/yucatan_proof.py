"""What the scenarios of Yucatán have to prove, and those that have to fail."""

from __future__ import annotations

from pathlib import Path

from tests.games.proofs import Damaged, Proof, numbered, sections
from yucatan.scenario import YucatanLanguage

BOARDS = Path(__file__).parents[2] / "boards" / "yucatan"

GROUPS = {
    "paragraphs": {"2", "4", "5", "6", "7", "9", "10", "11", "13"} | sections((3, 2), (4, 4), (5, 5), (8, 4)),
    "rulings": numbered("R", 1, 38),
    # D1, the dialog of a new game, is no matter of the rules
    "decisions": numbered("D", 2, 9),
    "worked scenarios": numbered("W", 1, 45),
    "hard cases": numbered("H", 1, 68),
}

START = "v1S@1,-3 w1J@1,-4 w2S@1,-2"

DAMAGED: Damaged = {
    "legal with one space missing": (
        ["start: w1J@0,-5", "legal: 1 move 0,-5 = 0,-4 1,-6"],
        "found also 1,-5",
    ),
    "legal with one space too many": (
        ["start: w1J@0,-5", "legal: 1 move 0,-5 = 0,-4 1,-6 1,-5 2,-5"],
        "missing 2,-5",
    ),
    "legal without an answer": (["start: w1J@0,-5", "legal: 1 move 0,-5"], "QUESTION = ANSWERS"),
    "wrong then": (
        [f"start: {START}", "do: 1 enlarge 1,-3", f"then: {START}"],
        "missing v1S@1,-3; found also v1L@1,-3",
    ),
    "then with another pool": (["start: c1=3", "then: c1=3 pool=46"], "missing pool=46; found also pool=47"),
    "then that forgets a removal": (
        [
            "start: v2S@-1,2 w1S@0,1 w2J@-1,4 w2H@-2,4",
            "do: 1 move 0,1 > -1,2",
            "then: w1S1@-1,2 w2J@-1,4 w2H@-2,4",
        ],
        "found also remove=2",
    ),
    "yes on illegal": ([f"start: {START}", "yes: 1 build"], "refused: too-few-prisoners, rule 5.5"),
    "no on legal": ([f"start: {START}", "no: 1 enlarge 1,-3"], "it is legal"),
    "wrong because": (
        [f"start: {START}", "no: 1 build\n        because: warrior-limit"],
        "because of too-few-prisoners, not warrior-limit",
    ),
    "wrong rule": (
        [f"start: {START}", 'no: 1 build\n        because: too-few-prisoners\n        rule: "5.4"'],
        "by rule 5.5, not 5.4",
    ),
    "do on illegal": ([f"start: {START}", "do: 1 build"], "refused: too-few-prisoners, rule 5.5"),
    "wrong events": (
        [f"start: {START}", "do: 1 move 1,-4 > 0,-4\n        events: [warrior-moved, combat]"],
        "expected ['warrior-moved', 'combat']",
    ),
    "wrong fact of an event": (
        ["start: c1=3", "do: 1 build\n        events: [level-built seat=1 level=2]"],
        "level-built tells level=1, not 2",
    ),
    "events in another order": (
        [
            "start: v1S@1,-3 w1H2@1,-3",
            "do: 1 enlarge 1,-3\n        events: [prisoners-delivered, village-enlarged]",
        ],
        "told ['village-enlarged', 'prisoners-delivered']",
    ),
    "wrong answer": (
        [f"start: {START}", 'ask: limit 1\n        answer: "3"'],
        "the answer is “2”, expected “3”",
    ),
    "answer left out": ([f"start: {START}", "ask: limit 1"], "the answer is “2”, expected “”"),
    "wrong order of a set-up": (
        ["begin: first 1", "ask: order large-village\n        answer: 1 2"],
        "the answer is “2 1”",
    ),
    "start that breaks the rules": (["start: v1S@1,-3 v1S@1,-2"], "villages side by side"),
    "start with too many tokens": (["start: c1=30 c2=21"], "a negative number of prisoners"),
    "a word that is none": (["start: x1@0,0"], "“x1@0,0” is no word of a position"),
    "a space off the board": (["start: w1J@9,9"], "“9,9” is no space of the board"),
    "a space taken twice": (["start: w1J@0,-4 w2J@0,-4"], "“w2J@0,-4” stands on something else"),
    "a pool that is no number": (["start: pool=x"], "“x” is no number"),
    "a seat that is none": (["start: w3J@0,-5"], "“3” is no seat of this board"),
    "an action that is none": (["yes: 1 pass"], "“pass” is no action"),
    "an action with words missing": (["yes: 1 move 0,-5"], "a move is written"),
    "an actor that is none": (["legal: 3 establish ="], "“3” is no seat of this board"),
    "a question that is none": (["ask: weather"], "“weather” is no question"),
    "a question about nobody": (["ask: sees 1 0,-5"], "no warrior stands on 0,-5"),
    "a set-up that is none": (["begin: first 3"], "the first player must be a seat from 1 to 2"),
}
"""What is wrong: the steps, and what must be said of the last one."""

PROOF = Proof(YucatanLanguage(), GROUPS, DAMAGED, f"board: {BOARDS / 'training.yaml'}\n")
