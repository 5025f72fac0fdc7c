"""What the open decision offers: where on the screen each answer lives, what it costs, what it would do.

No rule is tested here: everything comes from the session's options, previews and explanations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tabletop.engine.action import Action, Refusal, Value
from tabletop.engine.session import Session
from tabletop.ui.targets import Name
from tzolkin.state import State
from tzolkin.ui.discount import relief
from tzolkin.ui.forecast import Forecast, forecast
from tzolkin.views import TableView
from tzolkin.words import GEARS, NONE, QUICK_SPACE, SPOTS, START_SPACE

__all__ = ["Choice", "Lit", "place_of"]

DIALOGS = frozenset(
    {"harvest", "pay", "save", "take", "trade", "devotion", "worker", "benefit", "levy", "speed"},
)
"""Decisions that are asked in a dialog; all others are answered on the board."""
_ENDS = ("done", "leave", "decline", "pass")
"""Actions that have a button of their own beside the primary one."""
_PLACED = {
    "pick": "space",
    "use": "plate",
    "lower": "temple",
    "raise": "temple",
    "beg": "temple",
    "advance": "track",
    "shift": "track",
    "bonus": "track",
    "build": "card",
}


def place_of(action: Action) -> Name | None:
    """The place on the screen that an action is chosen by, None if it has none."""
    kind, _seat, args = action
    if kind == "place":
        if args[0] in (START_SPACE, QUICK_SPACE):
            return "spot", str(args[0])
        return "space", f"{args[0]}-{args[1]}"
    domain = _PLACED.get(kind)
    if domain is None:
        return None
    if domain in ("space", "plate"):
        return domain, f"{args[0]}-{args[1]}"
    return domain, str(args[0])


@dataclass(frozen=True)
class Lit:
    """A place that answers: the actions it stands for, and the corn of the first (less than 0: a gain).

    `price` None: the price is not worth showing.
    """

    actions: tuple[Action, ...]
    price: int | None = None


@dataclass
class Choice:
    """The open decision on the screen. `mode` narrows a turn to "place", "pick" or "beg" ("": all)."""

    session: Session[State]
    view: TableView
    mode: str = ""
    options: list[Action] = field(init=False)
    lit: dict[Name, Lit] = field(init=False)
    dear: dict[Name, int] = field(init=False)
    """Places that could be chosen if there were more corn, each with its price."""

    def __post_init__(self) -> None:
        self.options = self.session.options()
        self._told: dict[Action, Forecast] = {}
        self.light()

    # ---- what is asked

    @property
    def kind(self) -> str:
        """The kind of the open decision."""
        decision = self.view.decision
        return decision.kind if decision is not None else ""

    @property
    def seat(self) -> int:
        """Who decides."""
        decision = self.view.decision
        return decision.seat if decision is not None else 0

    @property
    def data(self) -> tuple[Value, ...]:
        """What the decision is about."""
        decision = self.view.decision
        return decision.data if decision is not None else ()

    @property
    def in_dialog(self) -> bool:
        """Whether the decision is asked in a dialog."""
        return self.kind in DIALOGS or (self.kind != "keep" and not self.lit and not self.end)

    def kinds(self) -> list[str]:
        """The kinds of action that are possible, in order."""
        return list(dict.fromkeys(action.kind for action in self.options))

    def of(self, kind: str) -> list[Action]:
        """The possible actions of one kind."""
        return [action for action in self.options if action.kind == kind]

    @property
    def end(self) -> Action | None:
        """The action that stops, declines or does nothing, if there is one."""
        return next((action for action in self.options if action.kind in _ENDS), None)

    @property
    def preset(self) -> Name | None:
        """What a worker in hand does if nothing else is chosen: its own action, else the cheapest."""
        if self.kind != "use":
            return None
        gear, space = GEARS[int(self.data[0])], int(self.data[1])
        own = self.lit.get(("plate", f"{gear}-{space}"))
        if own is not None and own.price == 0:
            return "plate", f"{gear}-{space}"

        def dearness(name: Name) -> tuple[int, bool, int]:
            other, _dash, number = str(name[1]).rpartition("-")
            return self.lit[name].price or 0, other != gear, -int(number)

        return min((name for name in self.lit if name[0] == "plate"), key=dearness, default=None)

    @property
    def places(self) -> bool:
        """Whether a worker may be placed now."""
        return self.kind in ("turn", "placing") and self.mode in ("", "place") and bool(self.of("place"))

    def told(self, action: Action) -> Forecast:
        """What an action would do."""
        if action not in self._told:
            self._told[action] = forecast(self.session.preview(action))
        return self._told[action]

    # ---- light

    def light(self) -> None:
        """Work out which places are lit."""
        self.lit, self.dear = {}, {}
        found: dict[Name, list[Action]] = {}
        for action in self.options:
            if self.kind == "turn" and not self._in_mode(action.kind):
                continue
            name = place_of(action)
            if name is not None and self.kind not in DIALOGS:
                found.setdefault(name, []).append(action)
        for name, actions in found.items():
            if actions[0].kind == "place":  # a discount that may be used is used
                actions.sort(key=lambda action: -int(action.args[2]))
            self.lit[name] = Lit(tuple(actions), self._price(actions[0]))
        if self.kind in ("turn", "placing") and self.mode in ("", "place"):
            self._light_dear_spaces()
        elif self.kind in ("use", "any"):
            self._light_dear_plates()

    def _in_mode(self, kind: str) -> bool:
        return kind == self.mode if self.mode else kind != "beg"

    def _price(self, action: Action) -> int | None:
        """The corn that stands on a place: for placing, and for the way to an action."""
        if action.kind == "place":
            return self.told(action).corn("placing") - relief(self.session, action)
        if action.kind == "use":
            told = self.told(action)
            return told.corn("step") - told.gained_by("tribe")
        return None

    def _light_dear_spaces(self) -> None:
        if not self.view.seat(self.seat).hand:
            return
        for number, gear in enumerate(GEARS):
            teeth = self.view.gears[number]
            free = [space for space in range(self.view.tables.gears[number].last + 1) if not teeth[space]]
            if free and not any(("space", f"{gear}-{space}") in self.lit for space in free):
                self._try(("space", f"{gear}-{free[0]}"), Action("place", self.seat, (gear, free[0], 0)))
        for spot in SPOTS[len(GEARS) :]:
            if ("spot", spot) not in self.lit:
                self._try(("spot", spot), Action("place", self.seat, (spot, 0, 0)))

    def _light_dear_plates(self) -> None:
        gears = {str(action.args[0]) for action in self.options if action.kind == "use"}
        if self.kind == "use":
            gears.add(GEARS[int(self.data[0])])
        for gear in gears:
            for action in range(1, self.view.tables.gears[GEARS.index(gear)].top + 1):
                name = ("plate", f"{gear}-{action}")
                if name not in self.lit:
                    self._try(name, Action("use", self.seat, (gear, action)))

    def _try(self, name: Name, action: Action) -> None:
        refusal = self.session.explain(action)
        if refusal is not None and refusal.code == "too-little-corn":
            self.dear[name] = int(refusal.facts["needs"])

    # ---- why not

    def reason(self, name: Name) -> Refusal | None:
        """Why a place that is not lit cannot be chosen; None if there is nothing to say."""
        for action in self._tried(name):
            refusal = self.session.explain(action)
            if refusal is not None:
                return refusal
        return None

    def _tried(self, name: Name) -> Sequence[Action]:
        """The actions that a click on an unlit place may have meant."""
        domain, word = name[0], str(name[1])
        seat, kinds = self.seat, self.session.game.answers.get(self.kind, ())
        if domain in ("space", "plate"):
            gear, _dash, number = word.rpartition("-")
            space = int(number)
            if domain == "plate":
                return [Action("use", seat, (gear, space))] if "use" in kinds and space else []
            stands = self.view.gears[GEARS.index(gear)][space]
            if stands and "pick" in kinds:
                return [Action("pick", seat, (gear, space))]
            return [Action("place", seat, (gear, space, 0))] if "place" in kinds else []
        if domain == "spot":
            return [Action("place", seat, (word, 0, 0))] if "place" in kinds else []
        if domain == "card":
            return [Action("build", seat, (word, NONE, flag)) for flag in (1, 0)] if "build" in kinds else []
        if domain in ("temple", "track"):
            for kind in kinds:
                if _PLACED.get(kind) == domain and kind != "beg":
                    return [Action(kind, seat, (word,))]
        return []
