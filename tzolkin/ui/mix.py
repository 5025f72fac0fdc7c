"""A mix of blocks put together before it is paid or taken, tried out with every change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

from tabletop.engine.action import Action, Refusal
from tabletop.engine.session import Session
from tabletop.engine.trial import Trial
from tzolkin.state import State
from tzolkin.ui.choice import Choice
from tzolkin.ui.forecast import Forecast, forecast
from tzolkin.ui.prepared import Answer, carry_out
from tzolkin.words import BLOCKS

__all__ = ["Mix"]

_BETWEEN = frozenset({"levy"})
"""What a calamity may ask between two blocks that are taken."""


class Mix:
    """The blocks chosen so far, in the order in which they were chosen.

    `wanted` is how many there have to be. What is possible the rules say: every change is tried on a trial.
    A payment begins with the cheapest mix, by the prices of the market; what is taken begins empty.
    """

    def __init__(self, choice: Choice) -> None:
        self.kind = choice.kind
        self.seat = choice.seat
        self.wanted = int(choice.data[0])
        self.why = str(choice.data[1]) if len(choice.data) > 1 else ""
        self._session: Session[State] = choice.session
        self._prices = dict(zip(BLOCKS, choice.view.tables.market, strict=True))
        self.blocks: list[str] = self._cheapest() if self.pays else []

    @property
    def pays(self) -> bool:
        """Whether the blocks are paid, not taken."""
        return self.kind == "pay"

    @property
    def full(self) -> bool:
        """Whether nothing is missing."""
        return len(self.blocks) == self.wanted

    def _cheapest(self) -> list[str]:
        mixes = combinations_with_replacement(BLOCKS, self.wanted)
        for mix in sorted(mixes, key=lambda mix: sum(self._prices[block] for block in mix)):
            if self._possible(mix):
                return list(mix)
        return []

    # ---- what comes of it

    def answers(self, blocks: Sequence[str] | None = None) -> list[Answer]:
        """The answers that carry the mix out."""
        found = self.blocks if blocks is None else blocks
        actions = [Action(self.kind, self.seat, (block,)) for block in found]
        return [Answer(action, self.kind, frozenset() if self.pays else _BETWEEN) for action in actions]

    def told(self) -> Forecast:
        """What the mix as it is would bring."""
        return forecast(self._tried(self.blocks), self.seat)

    def _tried(self, blocks: Sequence[str]) -> Trial[State] | None:
        """A trial with these blocks given, None if the rules refuse one of them."""
        trial = self._session.trial(self.seat)
        return None if carry_out(trial, self.answers(blocks)).refusal is not None else trial

    def _possible(self, blocks: Sequence[str]) -> bool:
        """Whether so much can be chosen, alone or with more.

        The rules pay by themselves what leaves no choice: a mix is possible if just that is what is paid.
        """
        trial = self._tried(blocks)
        if trial is None:
            return False
        if not self.pays:
            return True
        paid: Counter[str] = Counter()
        for event in trial.events:
            if event.kind == "paid" and event.facts["why"] == self.why:
                paid.update({block: int(event.facts.get(block, 0)) for block in BLOCKS})
        return Counter(blocks) <= paid

    # ---- changing it

    def with_one(self, block: str) -> list[str]:
        """The mix with one such block more; if it is full, in place of a block that is best let go."""
        if not self.full:
            return [*self.blocks, block]
        others = [place for place, other in enumerate(self.blocks) if other != block]
        if not others:
            return self.blocks
        best = max if self.pays else min
        place = best(others, key=lambda place: self._prices[self.blocks[place]])
        return [*self.blocks[:place], *self.blocks[place + 1 :], block]

    def may_add(self, block: str) -> bool:
        """Whether one such block more can be chosen."""
        return self._possible(self.with_one(block))

    def refusal(self, block: str) -> Refusal | None:
        """Why one such block more cannot be chosen, where the rules have a sentence for it."""
        trial = self._session.trial(self.seat)
        carry_out(trial, self.answers(self.with_one(block)[:-1]))
        asked = trial.decision is not None and trial.decision.kind == self.kind
        return trial.explain(Action(self.kind, self.seat, (block,))) if asked else None

    def add(self, block: str) -> None:
        """Choose one such block more."""
        self.blocks = self.with_one(block)

    def remove(self, place: int) -> None:
        """Take back the block at a place of the mix."""
        del self.blocks[place]

    def remove_kind(self, block: str) -> bool:
        """Take back the last block of a kind; return whether there was one."""
        places = [place for place, other in enumerate(self.blocks) if other == block]
        if places:
            self.remove(places[-1])
        return bool(places)
