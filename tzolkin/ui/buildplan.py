"""How a card is to be paid, worked out before anything is done: every line of the payment dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tabletop.engine.action import Action, Refusal
from tabletop.engine.trial import Trial
from tzolkin.building import BLOCKS_MODE, QUICK_MODE, renovated
from tzolkin.state import State
from tzolkin.tasks import question
from tzolkin.ui.choice import Choice
from tzolkin.ui.forecast import Forecast, forecast
from tzolkin.ui.prepared import Answer, carry_out
from tzolkin.words import BLOCKS, NONE

__all__ = ["BlockLine", "BuildPlan"]


@dataclass(frozen=True)
class BlockLine:
    """A line on which one block is chosen: the block, and those there are, with the reason of the refused."""

    chosen: str = ""
    blocks: dict[str, Refusal | None] = field(default_factory=dict)


class BuildPlan:
    """One way to construct a card: what is torn down, who gets architecture, which block is saved, which is
    paid on top, which effects are done without.

    What may be chosen the rules say: each line is what a trial asks once the lines above are answered. As
    long as nobody chose, the dearest block is saved and the cheapest paid, by the prices of the market.
    """

    def __init__(self, choice: Choice, actions: Sequence[Action]) -> None:
        self._choice = choice
        self.actions = list(actions)
        self.action = self.actions[0]
        self.card = choice.view.tables.cards[str(self.action.args[0])]
        self._prices = dict(zip(BLOCKS, choice.view.tables.market, strict=True))
        self._wished: dict[str, str] = {}
        self.without: set[int] = set()
        """The effects that are done without, by their place on the card."""
        self._work_out()

    # ---- choosing

    @property
    def torn(self) -> str:
        """The building torn down, or "none"."""
        return str(self.action.args[1])

    @property
    def architecture(self) -> int:
        """1 if architecture is used on this card."""
        return int(self.action.args[2])

    def choose(self, torn: str, architecture: int) -> None:
        """Take these answers together, or the first that tears the same down."""
        wanted = (self.card.id, torn, architecture)
        found = [action for action in self.actions if action.args == wanted]
        found += [action for action in self.actions if action.args[1] == torn]
        self.action = found[0] if found else self.action
        self._work_out()

    def wish(self, line: str, block: str) -> None:
        """Choose the block of a line: "save" or "pay"."""
        self._wished[line] = block
        self._work_out()

    def switch(self, effect: int) -> None:
        """Do without an effect, or use it after all."""
        self.without ^= {effect}
        self._work_out()

    # ---- what comes of it

    def _work_out(self) -> None:
        """Follow the construction through a trial and keep what each line has to show."""
        seat, self.answers = self.action.seat, list[Answer]()
        trial = self._choice.session.trial(seat)
        trial.submit(self.action)
        old = None if self.torn == NONE else self._choice.view.tables.cards[self.torn]
        priced = [block for block, n in zip(BLOCKS, renovated(self.card, old), strict=True) if n]
        self.saved = self._line(trial, "save", priced, max)
        saved = [event.facts["block"] for event in trial.events if event.kind == "block-saved"]
        if saved:
            self.saved = BlockLine(saved[0], self.saved.blocks or {saved[0]: None})
        self.extra = self._line(trial, "pay", BLOCKS, min)
        extra = [block for event in trial.events if event.kind == "paid" for block in BLOCKS
                 if event.facts["why"] == "calamity" and event.facts.get(block)]  # fmt: skip
        if extra:
            self.extra = BlockLine(extra[0], self.extra.blocks or {extra[0]: None})
        self._work_out_effects()

    def _line(
        self, trial: Trial[State], kind: str, blocks: Sequence[str], best: Callable[..., str]
    ) -> BlockLine:
        """Answer the question of a line, if the trial asks it."""
        if trial.decision is None or trial.decision.kind != kind:
            return BlockLine()
        seat = self.action.seat
        possible = [str(action.args[0]) for action in trial.options() if action.kind == kind]
        chosen = self._wished.get(kind, "")
        if chosen not in possible:
            chosen = best(possible, key=lambda block: self._prices[block])
        refused = {block: trial.explain(Action(kind, seat, (block,))) for block in blocks}
        answer = Answer(Action(kind, seat, (chosen,)), kind)
        self.answers.append(answer)
        carry_out(trial, [answer])
        return BlockLine(chosen, refused)

    def _work_out_effects(self) -> None:
        """Find the effects that can be done without, and what comes of it all."""
        declined = self._declined()
        trial = self._choice.session.trial(self.action.seat)
        trial.submit(self.action)
        done = carry_out(trial, [*self.answers, *declined.values()])
        self.effects = {number: answer in done.given for number, answer in declined.items()}
        """The effects that leave a choice, by their place on the card, and whether they can be used now."""
        self.plain: Forecast = forecast(trial, self.action.seat)
        """What is paid and gained, apart from those effects."""
        self.without &= {number for number, possible in self.effects.items() if possible}
        self.answers += [declined[number] for number in sorted(self.without)]

    def _declined(self) -> dict[int, Answer]:
        """For each effect that asks something the answer that does without it, by its place on the card.

        It waits behind what the effects before it ask, and behind what a calamity asks.
        """
        seat, answers = self.action.seat, self._choice.session.game.answers
        mode = QUICK_MODE if QUICK_MODE in self._choice.data else BLOCKS_MODE
        found: dict[int, Answer] = {}
        before = {"levy"}
        for number, effect in enumerate(self.card.effects):
            asked = question(effect, seat, mode)
            if asked is not None:
                action = Action("decline" if "decline" in answers[asked.kind] else "done", seat)
                found[number] = Answer(action, asked.kind, frozenset(before), asked.data)
                before.add(asked.kind)
        return found
