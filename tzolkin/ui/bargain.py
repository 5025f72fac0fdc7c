"""A visit to the market put together before anything is traded, tried out with every change."""

from __future__ import annotations

from tabletop.engine.action import Action, Refusal
from tzolkin.ui.choice import Choice
from tzolkin.ui.forecast import Forecast, forecast
from tzolkin.ui.prepared import Answer, carry_out
from tzolkin.words import BLOCKS

__all__ = ["Bargain"]


class Bargain:
    """How many blocks of each kind are bought (more than 0) or sold (less): all sales come first.

    What is possible the rules say: every change is tried on a trial.
    """

    def __init__(self, choice: Choice) -> None:
        self._choice = choice
        self.seat = choice.seat
        self.traded = dict.fromkeys(BLOCKS, 0)

    @property
    def empty(self) -> bool:
        """Whether nothing is traded."""
        return not any(self.traded.values())

    def clear(self) -> None:
        """Trade nothing after all."""
        self.traded = dict.fromkeys(BLOCKS, 0)

    def step(self, block: str, by: int) -> None:
        """Buy one more of a kind (1) or sell one more (-1)."""
        self.traded[block] += by

    def tried(self, block: str, by: int) -> tuple[bool, Refusal | None]:
        """Whether that is possible; if not, the refusal, where the rules would still ask and refuse.

        Where nothing at all is left to trade the visit is over by itself, and what would follow is not asked.
        """
        trades = self._trades({**self.traded, block: self.traded[block] + by})
        done = carry_out(self._choice.session.trial(self.seat), trades)
        return len(done.given) == len(trades), done.refusal

    def told(self) -> Forecast:
        """What the trade as it is brings."""
        trial = self._choice.session.trial(self.seat)
        carry_out(trial, self._trades(self.traded))
        return forecast(trial, self.seat)

    def each(self, block: str) -> tuple[int, int]:
        """The corn that one block brings, and that one costs (a calamity may make it dearer)."""
        price = self._choice.view.tables.market[BLOCKS.index(block)]
        buying = Action("trade", self.seat, ("buy", block))
        refusal = self._choice.session.explain(buying)
        if refusal is None:
            return price, -self._choice.told(buying).balance["corn"]
        return price, int(refusal.facts.get("needs", price))

    def corn(self, block: str) -> int:
        """The corn that all blocks of a kind bring, or cost (less than 0)."""
        trades = [event.facts for event in self.told().events if event.kind == "traded"]
        signs = {"sell": 1, "buy": -1}
        return sum(signs[facts["way"]] * int(facts["corn"]) for facts in trades if facts["block"] == block)

    def answers(self) -> list[Answer]:
        """The answers that carry the trade out and end the visit."""
        return [*self._trades(self.traded), Answer(Action("done", self.seat), "trade")]

    def _trades(self, traded: dict[str, int]) -> list[Answer]:
        """Sales before purchases: what is sold pays for what is bought."""
        found: list[Answer] = []
        for way, sign in (("sell", -1), ("buy", 1)):
            for block in BLOCKS:
                action = Action("trade", self.seat, (way, block))
                found += [Answer(action, "trade")] * max(0, traded[block] * sign)
        return found
