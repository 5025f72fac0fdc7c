"""Answers in words: what each action of a dialog says, shows and brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tzolkin.text import Speaker
from tzolkin.ui.art.effects import Term, benefit
from tzolkin.ui.asking import Offered
from tzolkin.ui.choice import Choice
from tzolkin.ui.forecast import GOOD_NAMES, Forecast, signed
from tzolkin.views import TableView
from tzolkin.words import BLOCKS, TEMPLE_AT, TEMPLES

__all__ = ["answer", "answer_name", "days_told", "first_up", "gains", "listed", "titles", "won"]

_WAYS: Mapping[str, tuple[str, str, str]] = {
    "wood": (_("take the wood"), "wood", ""),
    "corn": (_("take the corn"), "corn", ""),
    "burn": (_("burn the wood"), "corn", _("the corn tile is kept, one temple step down")),
    "irrigate": (_("irrigate"), "corn", _("no tile is taken")),
}
_TITLES: Mapping[str, str] = {
    "harvest": _("Harvest"),
    "pay": _("Pay"),
    "save": _("One block less"),
    "take": _("A block of choice"),
    "worker": _("A new worker"),
    "benefit": _("Effect"),
    "levy": _("A calamity asks"),
    "beg": _("Beg"),
    "sell": _("Sell a block"),
}
_LISTED: Mapping[str, Sequence[tuple[str, ...]]] = {
    "harvest": [("wood",), ("burn",), ("irrigate",), ("corn",)],
    "beg": [(temple,) for temple in TEMPLES],
    "save": [(block,) for block in BLOCKS],
    "sell": [(block,) for block in BLOCKS],
}
"""Kinds whose answers are always listed whole, the impossible ones with their reason."""


def titles(kind: str, speaker: Speaker) -> str:
    """The head of the dialog of a decision or a kind of action."""
    return speaker.catalogue.say(_TITLES.get(kind, _("Choose")))


def answer_name(action: Action) -> str:
    """What an answer is called among the targets of a dialog."""
    return "-".join([action.kind, *(str(value) for value in action.args)])


def gains(told: Forecast) -> tuple[Term, ...]:
    """What an action brings and costs, as signs with figures."""
    terms = [Term(good, figure) for good, figure in told.goods()]
    terms += [Term(f"temple:{name}", signed(steps)) for name, (steps, _level) in told.temples.items()]
    terms += [Term(f"tech:{name}", str(level)) for name, level in told.tracks.items()]
    if told.balance.get("worker"):
        terms.append(Term("worker", signed(told.balance["worker"])))
    return tuple(terms)


def won(told: Forecast) -> tuple[Term, ...]:
    """What an action brings, without what it costs."""
    terms = [Term(name, signed(told.gained[name])) for name in GOOD_NAMES if told.gained.get(name)]
    return (*terms, *(term for term in gains(told) if term.sign not in GOOD_NAMES))


def listed(choice: Choice, kind: str, speaker: Speaker) -> tuple[list[Offered], list[Action]]:
    """The answers of one kind, with those that are impossible now and why; and the action of each."""
    possible = choice.of(kind)
    wanted = [Action(kind, choice.seat, args) for args in _LISTED.get(kind, ())]
    actions = [*wanted, *(action for action in possible if action not in wanted)]
    found: list[Offered] = []
    for action in actions:
        reason = None
        if action not in possible:
            refusal = choice.session.explain(action)
            reason = speaker.refusal(refusal).sentence if refusal is not None else ""
        found.append(answer(choice, action, speaker, reason))
    return found, actions


def answer(choice: Choice, action: Action, speaker: Speaker, reason: str | None = None) -> Offered:
    """One action as an answer."""
    told = Forecast() if reason is not None else choice.told(action)
    title, note, icon, figure = _words(choice, action, told, speaker)
    return Offered(
        answer_name(action),
        title,
        note,
        icon,
        figure,
        () if figure else gains(told),
        reason,
        _primary(action, title, told, speaker),
    )


def _words(choice: Choice, action: Action, told: Forecast, speaker: Speaker) -> tuple[str, str, str, str]:
    """Title, note, icon, figure."""
    say, noun = speaker.catalogue.say, speaker.noun
    kind, args = action.kind, [str(value) for value in action.args]
    view = choice.view
    match kind:
        case "harvest":
            title, icon, note = _WAYS[args[0]]
            figure = str(told.balance.get(icon, 0)) if told.events else ""
            return say(title), say(note) if note else "", icon, figure
        case "beg":
            return noun(args[0]), _level(view, action, told, speaker), f"temple:{args[0]}", ""
        case "save" | "sell":
            held = view.seat(action.seat).blocks[BLOCKS.index(args[0])]
            return first_up(noun(args[0])), say(_("{n} in hand"), n=held), args[0], ""
        case "settle":
            return _settling(args[0], speaker)
        case "accept" if choice.kind == "benefit":
            return _benefit(choice, speaker)
        case "accept":
            return say(_("Take the worker")), "", "worker", ""
    raise AssertionError(f"{kind} is no answer of a dialog of answers")


def first_up(words: str) -> str:
    """The words with a capital at their beginning."""
    return words[:1].upper() + words[1:]


def _level(view: TableView, action: Action, told: Forecast, speaker: Speaker) -> str:
    name = str(action.args[0])
    place = TEMPLE_AT[name]
    level = view.seat(action.seat).temples[place]
    points = view.tables.temples[place].points
    steps = told.temples.get(name)
    if steps is None:
        return speaker.catalogue.say(_("{points} points here"), points=_minus(points[level + 1]))
    words = _("{now} points become {then}")
    return speaker.catalogue.say(words, now=_minus(points[level + 1]), then=_minus(points[steps[1] + 1]))


def _minus(n: int) -> str:
    return str(n).replace("-", "−")


def _benefit(choice: Choice, speaker: Speaker) -> tuple[str, str, str, str]:
    """What a building offers."""
    card, number = str(choice.data[0]), int(choice.data[1])
    offered = choice.view.tables.cards[card].effects[number]
    title = speaker.catalogue.say(_("Take {what}"), what=speaker.benefit(offered.model))
    return title, "", benefit(offered)[0].sign, ""


def _settling(means: str, speaker: Speaker) -> tuple[str, str, str, str]:
    say, noun = speaker.catalogue.say, speaker.noun
    if means in TEMPLES:
        return say(_("Go down in {temple}"), temple=noun(means)), "", f"temple:{means}", ""
    return say(_("Pay {good}"), good=noun(means)), "", means, ""


class DaysTold(NamedTuple):
    """What so many days bring: which day, how far the Food Day is, the board's side, who comes home."""

    day: int
    food: str
    board: str
    home: tuple[int, ...]


def days_told(view: TableView, days: int, speaker: Speaker) -> DaysTold:
    """Work out what so many days bring."""
    say, count = speaker.catalogue.say, speaker.catalogue.count
    day = min(view.day + days, view.tables.board.calendar.days)
    left = view.next_food_day - day
    if left > 0:
        food = count(_("Food Day in {n} day"), _("Food Day in {n} days"), left)
    else:
        food = say(_("Food Day after that round"))
    board = say(_("your board stays light")) if days == 1 else say(_("your board turns dark"))
    return DaysTold(day, food, board, tuple(_pushed_off(view, days)))


def _pushed_off(view: TableView, days: int) -> Iterator[int]:
    """Whose workers come home when so many days go by, a seat for each worker."""
    for number, teeth in enumerate(view.gears):
        for space, seat in enumerate(teeth):
            if seat <= 0:
                continue
            extra = view.tables.tribes[view.seat(seat).tribe].extra_space if _tribe(view, seat) else 0
            if space + days > view.tables.gears[number].last + extra:
                yield seat


def _tribe(view: TableView, seat: int) -> bool:
    return view.seat(seat).tribe in view.tables.tribes


def _primary(action: Action, title: str, told: Forecast, speaker: Speaker) -> str:
    """What the primary button says while an answer is chosen."""
    say = speaker.catalogue.say
    match action.kind:
        case "beg":
            return say(_("Beg"))
        case "harvest":
            goods = speaker.amounts({good: n for good, n in told.balance.items() if n > 0})
            return say(_("Take {goods}"), goods=goods) if goods else title
        case "save":
            return say(_("Save {good}"), good=speaker.noun(str(action.args[0])))
        case "sell":
            return say(_("Sell for {n} corn"), n=told.balance.get("corn", 0))
    return title
