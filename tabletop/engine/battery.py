"""The battery: the laws that every game keeps, tried at every step of random whole games.

A law is a function from a `Moment` to sentences, one for every breach it finds; none means that it holds.
`examine` plays one game and stops at the first breach. Nothing here knows the name of a game.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, NamedTuple

from tabletop.engine import game as contract
from tabletop.engine import play, save
from tabletop.engine.action import Action
from tabletop.engine.context import Context
from tabletop.engine.event import seen_by
from tabletop.engine.game import G, Game, Setup
from tabletop.engine.nearlegal import all_small, near_legal
from tabletop.engine.play import Step
from tabletop.engine.rng import Rng
from tabletop.engine.session import Seat, Session

LONGEST = 20_000
"""A random game of more entries than this counts as endless (law 3)."""

SHUFFLES = 2
"""How often the hidden facts are dealt anew for each seat at each moment."""

SAMPLES = 12
"""How many near-legal actions are tried at each moment."""


class Fault(NamedTuple):
    """A breach of a law: which one, in which game, after how many entries, and what was seen."""

    law: str
    seed: int
    step: int
    sentence: str

    def __str__(self) -> str:
        return f"seed {self.seed}, step {self.step}, {self.law}: {self.sentence}"


class Examined(NamedTuple, Generic[G]):
    """One game under examination: how far it came, how many options were offered, and the first fault."""

    session: Session[G]
    options: int
    fault: Fault | None


class Outlook(NamedTuple):
    """What `seat` sees of one step: the step, its events and its view afterwards, written out."""

    seat: int | None
    step: Step
    told: str
    view: str


class Moment(Generic[G]):
    """A position under examination and the action about to be done in it (None when the game is over).

    `state` belongs to the session: laws read it and work on clones.
    """

    def __init__(self, session: Session[G], options: list[Action], action: Action | None, rng: Rng) -> None:
        self.session = session
        self.game = session.game
        self.state = session.state
        self.players = session.setup.players
        self.options = options
        self.action = action
        self.rng = rng

    @cached_property
    def key(self) -> object:
        """The key of the state, before anything was tried on it."""
        return self.state.key()

    @cached_property
    def near(self) -> list[Action]:
        """Near-legal actions to try here."""
        if not self.options:
            return []
        return list(near_legal(self.game, self.state, self.options, self.players, SAMPLES, self.rng))

    @property
    def viewers(self) -> list[int | None]:
        """Everybody who looks at the table: each seat, and the bare table itself."""
        return [None, *range(1, self.players + 1)]

    @cached_property
    def shuffles(self) -> list[tuple[int | None, G]]:
        """States that differ from this one in what a seat cannot know, with that seat."""
        return [
            (seat, self.game.shuffled(self.state, seat, self.rng))
            for seat in self.viewers
            for _ in range(SHUFFLES)
        ]

    def outlook(self, state: G, action: Action, seat: int | None) -> Outlook:
        """Do `action` on a copy of `state`, always with the same luck, and return what `seat` sees of it."""
        after = self.game.clone(state)
        step = play.apply(self.game, after, action, Rng(7))
        return Outlook(seat, step, repr(seen_by(step.events, seat)), repr(self.game.view(after, seat)))

    @cached_property
    def outlooks(self) -> list[tuple[Outlook, Outlook]]:
        """What a seat sees of the coming action: as things are, and with the hidden facts dealt anew."""
        if self.action is None:
            return []
        here = {seat: self.outlook(self.state, self.action, seat) for seat in self.viewers}
        return [
            (here[seat], self.outlook(state, self.action, seat))
            for seat, state in self.shuffles
            if play.check(self.game, state, self.action) is None
        ]


Law = Callable[[Moment[Any]], Iterator[str]]


# ---------------------------------------------------------------- the state


def invariants(moment: Moment[Any]) -> Iterator[str]:
    """Every invariant of the rules holds."""
    yield from moment.game.broken(moment.state)


def clones(moment: Moment[Any]) -> Iterator[str]:
    """A clone is equal, and what is done to it does not touch the original."""
    copy = moment.game.clone(moment.state)
    if copy.key() != moment.key or hash(copy.key()) != hash(moment.key):
        yield "a clone is not equal to its original"
    if moment.action is None:
        return
    play.apply(moment.game, copy, moment.action, Rng(7))
    if moment.state.key() != moment.key:
        yield f"{_named(moment.action)} on a clone changed the original"
    if copy.key() == moment.key:
        yield f"{_named(moment.action)} did not change the key"


def data(moment: Moment[Any]) -> Iterator[str]:
    """A state survives being written and read; events are data."""
    written = moment.game.state_to_data(moment.state)
    read = moment.game.state_from_data(json.loads(json.dumps(written)), moment.session.setup.board)
    if read.key() != moment.key:
        yield "a state that was written and read again is another one"
    if moment.game.state_to_data(read) != written:
        yield "a state that was read is written otherwise"
    for seen, _ in moment.outlooks[:1]:
        for event in seen.step.events:
            if json.loads(json.dumps(dict(event.facts))) != dict(event.facts):
                yield f"the facts of the event {event.kind} are not plain data"


# ---------------------------------------------------------------- law 3


def law_3(moment: Moment[Any]) -> Iterator[str]:
    """No dead end: an open decision has at least one legal action; without one the game is over."""
    frame = contract.decision(moment.state)
    outcome = moment.game.outcome(moment.state)
    if frame is None and outcome is None:
        yield "nobody has to decide, and yet the game is not over"
    if frame is not None and outcome is not None:
        yield f"the game is over, and yet {frame.kind} is asked"
    if frame is not None and not moment.options:
        yield f"{frame.kind} has no legal action"
    if len(moment.session.entries) >= LONGEST:
        yield f"the game has not ended after {LONGEST} actions"


# ---------------------------------------------------------------- law 4


def law_4_options(moment: Moment[Any]) -> Iterator[str]:
    """Every option is in its domain, passes the check, and is listed once, in its normal spelling."""
    if len(set(moment.options)) != len(moment.options):
        yield "an option is listed twice"
    for action in moment.options:
        refusal = play.check(moment.game, moment.state, action)
        if refusal is not None:
            yield f"the option {_named(action)} is refused: {refusal.code}"
        elif _normal(moment, action) != action:
            yield f"the option {_named(action)} has another normal spelling"


def law_4_prefixes(moment: Moment[Any]) -> Iterator[str]:
    """The options that continue a prefix are those that begin with it, in the same order."""
    if moment.action is None:
        return
    name, seat, args = moment.action
    all_args = [option.args for option in moment.options if option.kind == name and option.seat == seat]
    for length in range(len(args) + 1):
        prefix = args[:length]
        found = list(moment.game.kinds[name].options(moment.state, seat, prefix))
        if found != [each for each in all_args if each[:length] == prefix]:
            yield f"the options of {name} that begin with {prefix} are not those of the whole list"


def law_4_check(moment: Moment[Any]) -> Iterator[str]:
    """What passes the check is an option once it is spelled in its normal form; nothing else is."""
    options = set(moment.options)
    for action in [*moment.near, *all_small(moment.game, moment.state)]:
        if play.check(moment.game, moment.state, action) is not None:
            if action in options and True not in map(_is_bool, action.args):
                yield f"{_named(action)} is an option, and yet refused"
        elif _normal(moment, action) not in options:
            yield f"{_named(action)} passes the check, and yet is no option"
    if moment.state.key() != moment.key:
        yield "asking for options or reasons changed the state"


def law_4_barred(moment: Moment[Any]) -> Iterator[str]:
    """A kind of action is barred as a whole, with a reason, exactly if it has no option."""
    frame = contract.decision(moment.state)
    for name in moment.game.answers[frame.kind] if frame else ():
        for seat in frame.seats if frame else ():
            refusal = moment.game.kinds[name].barred(moment.state, seat)
            offered = any(option[:2] == (name, seat) for option in moment.options)
            if offered and refusal is not None:
                yield f"{name} is barred for seat {seat} ({refusal.code}), and yet it has options"
            if not offered and refusal is None:
                yield f"{name} has no option for seat {seat}, and no reason is given"


def law_4_refused(moment: Moment[Any]) -> Iterator[str]:
    """A refused action changes nothing."""
    before = moment.session.entries
    for action in moment.near:
        if moment.session.explain(action) is None:
            continue
        if moment.session.submit(action).refusal is None:
            yield f"{_named(action)} was refused, and yet carried out"
        if moment.session.state.key() != moment.key or moment.session.entries != before:
            yield f"{_named(action)} was refused, and yet changed the game"


# ---------------------------------------------------------------- law 5


def law_5_position(moment: Moment[Any]) -> Iterator[str]:
    """What a seat sees, may do and is refused does not depend on what it cannot know."""
    game, state = moment.game, moment.state
    frame = contract.decision(state)
    for seat, other in moment.shuffles:
        for sentence in game.broken(other):
            yield f"dealing anew what seat {seat} cannot know broke the rules: {sentence}"
        if repr(game.view(state, seat)) != repr(game.view(other, seat)):
            yield f"the view of seat {seat} tells something hidden"
        if frame != contract.decision(other):
            yield f"the open decision tells seat {seat} something hidden"
        elif frame is not None and seat in frame.seats:
            if contract.legal(game, other) != moment.options:
                yield f"the legal actions tell seat {seat} something hidden"
            for name in game.answers[frame.kind]:
                if game.kinds[name].barred(state, seat) != game.kinds[name].barred(other, seat):
                    yield f"the reason why {name} is barred tells seat {seat} something hidden"
            for action in moment.near:
                if play.check(game, state, action) != play.check(game, other, action):
                    yield f"the answer to {_named(action)} tells seat {seat} something hidden"


def law_5_foretold(moment: Moment[Any]) -> Iterator[str]:
    """What an action tells before its first revelation depends on nothing hidden: it may be previewed."""
    for here, there in moment.outlooks:
        told = [seen_by(each.step.events[: each.step.certain], each.seat) for each in (here, there)]
        if told[0] != told[1]:
            yield f"the first events of {_named(moment.action)} tell seat {here.seat} something hidden"


def law_5_alike(moment: Moment[Any]) -> Iterator[str]:
    """Actions after which a seat sees the same table are told to it in the same words."""
    if moment.action is None:
        return
    rivals = [option for option in moment.options if _one_apart(option, moment.action)]
    moment.rng.shuffle(rivals)
    mine = _effect(moment, moment.action)
    for rival in rivals[:4]:
        its = _effect(moment, rival)
        for seat in moment.viewers:
            views = [repr(moment.game.view(ctx.state, seat)) for ctx in (mine, its)]
            told = [seen_by(ctx.events, seat) for ctx in (mine, its)]
            if seat != rival.seat and views[0] == views[1] and told[0] != told[1]:
                yield f"the events of {_named(rival)} tell seat {seat} what its view hides"


def _effect(moment: Moment[Any], action: Action) -> Context[Any]:
    """Do an action alone, without what settles by itself afterwards, on a clone."""
    ctx = Context(moment.game.clone(moment.state), Rng(7))
    moment.game.kinds[action.kind].apply(ctx, action.seat, action.args)
    return ctx


def _one_apart(one: Action, other: Action) -> bool:
    """Whether two actions differ in exactly one argument."""
    if one[:2] != other[:2]:
        return False
    return sum(a != b for a, b in zip(one.args, other.args, strict=True)) == 1


# ---------------------------------------------------------------- law 6


def law_6_barrier(moment: Moment[Any]) -> Iterator[str]:
    """Knowledge never returns: what depends on hidden facts, and is seen, counts as revealed."""
    for here, there in moment.outlooks:
        if here.step.revealed != there.step.revealed:
            yield f"whether {_named(moment.action)} reveals anything tells seat {here.seat} something hidden"
        elif not here.step.revealed and not here.step.draws and here[2:] != there[2:]:
            yield f"{_named(moment.action)} shows seat {here.seat} something hidden without revealing it"


def law_6_undo(moment: Moment[Any]) -> Iterator[str]:
    """Undo leads back to the state before, redo to the one after; a barrier lets neither happen."""
    session = moment.session
    entry, after = session.entries[-1], session.state.key()
    barrier = bool(entry.step.draws or entry.step.revealed)
    if session.can_undo().allowed == barrier or session.undo() == barrier:
        yield f"{_named(entry.action)} {'can' if barrier else 'cannot'} be taken back"
    if barrier:
        if session.state.key() != after:
            yield f"taking back {_named(entry.action)} was refused, and yet changed the game"
        return
    if session.state.key() != moment.key:
        yield f"taking back {_named(entry.action)} does not lead to the state before"
    if not session.redo() or session.state.key() != after or session.entries[-1] != entry:
        yield f"doing {_named(entry.action)} again does not lead to the same state"


# ---------------------------------------------------------------- the whole game


def law_2_replay(moment: Moment[Any]) -> Iterator[str]:
    """No hidden world: the same seed and the same actions, out of a save, give the same game."""
    first = moment.session
    written = json.loads(json.dumps(save.envelope(first, "battery")))
    try:
        again = save.restore(written, {first.game.name: first.game}, "Played again", verify=False)
    except save.SaveError as fault:
        yield str(fault)
        return
    if again.state.key() != moment.key or again.chance != first.chance:
        yield "the same actions led to another state"
    if again.entries != first.entries or again.opening != first.opening:
        yield "the same actions did not tell the same events"


CHEAP: tuple[Law, ...] = (invariants, law_3)
"""Tried at every step."""

FULL: tuple[Law, ...] = (
    clones,
    data,
    law_4_options,
    law_4_prefixes,
    law_4_check,
    law_4_barred,
    law_4_refused,
    law_5_position,
    law_5_foretold,
    law_5_alike,
    law_6_barrier,
)
"""Tried at every step, or at every so many."""

AFTERWARDS: tuple[Law, ...] = (law_6_undo,)
"""Tried after every step, with the moment before it."""

LAST: tuple[Law, ...] = (clones, data, law_2_replay)
"""Tried once, when the game is over."""


def examine(game: Game[G], setup: Setup, seed: int, every: int = 1) -> Examined[G]:
    """Play one random game to its end and try the laws; stop at the first fault.

    Random choices come from `seed` alone. The cheap laws are tried at every step, all of them at every
    `every`-th. An exception out of the rules is a fault as well.
    """
    seats = tuple(Seat(f"Seat {seat}", seat) for seat in range(1, setup.players + 1))
    session = Session(game, setup, seats, seed)
    rng = Rng(seed).split()
    offered = 0
    while True:
        step = len(session.entries)
        try:
            options = session.options()
            offered += len(options)
            action = rng.choice(options) if options else None
            moment = Moment(session, options, action, rng)
            full = (step + seed) % every == 0
            fault = _first(CHEAP, moment, seed) or (_first(FULL, moment, seed) if full else None)
            if fault is None and action is None:
                fault = _first(LAST, moment, seed)
            if fault is not None or action is None:
                return Examined(session, offered, fault)
            session.submit(action)
            fault = _first(AFTERWARDS, moment, seed) if full else None
        except Exception as bug:
            fault = Fault("exception", seed, step, _described(bug))
        if fault is not None:
            return Examined(session, offered, fault)


def _first(laws: tuple[Law, ...], moment: Moment[Any], seed: int) -> Fault | None:
    """Return the first fault that these laws find."""
    step = len(moment.session.entries)
    for law in laws:
        for sentence in law(moment):
            return Fault(law.__name__, seed, step, sentence)
    return None


def _normal(moment: Moment[Any], action: Action) -> Action:
    """Return a legal action in the spelling of the options."""
    action, kind = play.full(moment.game, action), moment.game.kinds[action.kind]
    return action._replace(args=kind.normal(moment.state, action.seat, action.args))


def _is_bool(value: object) -> bool:
    """Whether a value only passes for a number, as True does for 1."""
    return isinstance(value, bool)


def _named(action: Action | None) -> str:
    assert action is not None, "only laws about an action name one"
    return f"“{' '.join(map(str, (action.kind, *action.args)))}” of seat {action.seat}"


def _described(bug: Exception) -> str:
    where = traceback.extract_tb(bug.__traceback__)[-1]
    return f"{type(bug).__name__} in {Path(where.filename).name}, line {where.lineno}: {bug}"
