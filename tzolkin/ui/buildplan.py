"""How a card is to be paid, worked out before anything is done: every line of the payment dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.engine.action import Action, Refusal
from tabletop.engine.trial import Trial
from tzolkin.actions.constructing import asking
from tzolkin.benefits import by_itself
from tzolkin.building import BLOCKS_MODE, QUICK_MODE, renovated
from tzolkin.state import State
from tzolkin.tables import Card
from tzolkin.tasks import question
from tzolkin.ui.art.effects import Term, Terms
from tzolkin.ui.choice import Choice
from tzolkin.ui.forecast import Forecast, forecast
from tzolkin.ui.prepared import Answer, carry_out
from tzolkin.words import BLOCKS, NONE

__all__ = ["BlockLine", "BuildPlan", "Use", "saved_by"]

_TURN = frozenset({"turn", "placing", "picking", "extra", "closing", "speed"})
"""Decisions of a turn outside its actions: no effect of a card is still to come there."""


class Use(NamedTuple):
    """Something that an effect of a card does, and that can be done without.

    `number`: the place of the effect on the card; `plain`: it comes by itself, else it asks something. An
    effect can do both.
    """

    number: int
    plain: bool


@dataclass(frozen=True)
class BlockLine:
    """A line on which one block is chosen: the block, and those there are, with the reason of the refused."""

    chosen: str = ""
    blocks: dict[str, Refusal | None] = field(default_factory=dict)


def saved_by(card: Card, torn: Card) -> Terms:
    """The blocks that tearing a building down saves on a card, as signs with figures (Rules 17.2)."""
    rest = renovated(card, torn)
    spared = {block: now - then for block, now, then in zip(BLOCKS, card.cost, rest, strict=True)}
    return tuple(Term(block, f"−{n}") for block, n in spared.items() if n)


class BuildPlan:
    """One way to construct a card: what is torn down, who gets architecture, which block is saved, which is
    paid on top, which effects are done without.

    What may be chosen the rules say: each line is what a trial asks once the lines above are answered. As
    long as nobody chose, the dearest block is saved and the cheapest paid, by the prices of the market.
    """

    def __init__(self, choice: Choice, actions: Sequence[Action]) -> None:
        self._choice = choice
        self.actions = [action for action in actions if not asking(action)]
        self._asking = {action.args[:-1]: action for action in actions if asking(action)}
        """Each way of building with its effects offered one by one."""
        self._way = self.actions[0]
        self.card = choice.view.tables.cards[str(self._way.args[0])]
        self._prices = dict(zip(BLOCKS, choice.view.tables.market, strict=True))
        self._wished: dict[str, str] = {}
        self.without: set[Use] = set()
        """What of the card is done without."""
        self._work_out()

    # ---- choosing

    @property
    def action(self) -> Action:
        """The construction; it asks for each effect if one that comes by itself is done without."""
        return self._offering if any(use.plain for use in self.without) else self._way

    @property
    def _offering(self) -> Action:
        """The construction with its effects offered one by one, where there is anything to offer."""
        return self._asking.get(self._way.args[:-1], self._way)

    @property
    def torn(self) -> str:
        """The building torn down, or "none"."""
        return str(self._way.args[1])

    @property
    def architecture(self) -> int:
        """1 if architecture is used on this card."""
        return int(self._way.args[2])

    def choose(self, torn: str, architecture: int) -> None:
        """Take these answers together, or the first that tears the same down."""
        wanted = (self.card.id, torn, architecture)
        found = [action for action in self.actions if action.args[:-1] == wanted]
        found += [action for action in self.actions if action.args[1] == torn]
        self._way = found[0] if found else self._way
        self._work_out()

    def wish(self, line: str, block: str) -> None:
        """Choose the block of a line: "save" or "pay"."""
        self._wished[line] = block
        self._work_out()

    def switch(self, use: Use) -> None:
        """Do without something, or use it after all."""
        self.without ^= {use}
        self._work_out()

    # ---- what comes of it

    def _work_out(self) -> None:
        """Follow the construction through a trial and keep what each line has to show."""
        self.answers = list[Answer]()
        trial = self._choice.session.trial(self._way.seat)
        trial.submit(self._offering)
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
        seat = self._way.seat
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
        """Find what can be done without, and what comes of it all."""
        declined = self._declined()
        take = Action("accept", self._way.seat)
        taken = {use: answer._replace(action=take) for use, answer in declined.items() if use.plain}
        without = {use: answer for use, answer in declined.items() if use in self.without}
        tried = {**declined, **taken, **without}
        trial = self._choice.session.trial(self._way.seat)
        trial.submit(self._offering)
        done = carry_out(trial, [*self.answers, *(tried[use] for use in declined)])
        asked = {*done.given, *done.waiting}
        self.effects = {use: tried[use] in asked for use in declined}
        """What can be done without, and whether it can be used, as far as that can be foreseen."""
        self.plain: Forecast = forecast(trial, self._way.seat)
        """What is paid and gained, apart from what effects ask."""
        self.without &= {use for use, possible in self.effects.items() if possible}
        given = without if self.action == self._way else {**taken, **without}
        self.answers += [given[use] for use in declined if use in given and self.effects[use]]

    def _declined(self) -> dict[Use, Answer]:
        """For each thing that can be done without the answer that does without it, in order.

        What an effect asks waits behind what the effects before it ask, and behind what a calamity asks. What
        comes by itself is asked for by its name: its answer waits behind all that can come before it.
        """
        seat, answers = self._way.seat, self._choice.session.game.answers
        mode = QUICK_MODE if QUICK_MODE in self._choice.data else BLOCKS_MODE
        found: dict[Use, Answer] = {}
        before = {"levy"}
        within = frozenset(answers) - _TURN - {"benefit"}
        for number, effect in enumerate(self.card.effects):
            if by_itself(effect):
                data = (self.card.id, number)
                found[Use(number, True)] = Answer(Action("decline", seat), "benefit", within, data)
            asked = question(effect, seat, mode)
            if asked is not None:
                action = Action("decline" if "decline" in answers[asked.kind] else "done", seat)
                found[Use(number, False)] = Answer(action, asked.kind, frozenset(before), asked.data)
                before.add(asked.kind)
        return found
