"""Rule scenarios: small positions written by hand in YAML, played and compared.

A file names its game and its board; each scenario names the paragraphs that it proves and lists steps. What
positions and actions look like is the game's own `Language`; the verbs are the same everywhere:

    start: POSITION      begin again from this position
    begin: SET-UP        begin again from a real set-up ("first 3")
    legal: Q = A B C     all places (words) at which the action Q is legal, no more and no fewer
    yes: ACTION          legal, and not carried out
    no: ACTION           refused; `because: CODE` and `rule: PARAGRAPH` name the reason
    do: ACTION           carried out; `events: [...]` lists what is told, in order: kinds, each with the facts
                         that matter ("combat winner=2 captured=1")
    then: POSITION       the complete position now
    ask: QUESTION        a question of the game's own, with its `answer:`
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple, Protocol

from pydantic import Field, model_validator

from tabletop.engine import play
from tabletop.engine.action import Action, Refusal
from tabletop.engine.event import Event
from tabletop.engine.game import G, Game, legal
from tabletop.engine.rng import Rng
from tabletop.layouts import Defect, Document, FileModel, parse, read_document, sentence
from tabletop.text.catalogue import _

VERBS = ("start", "begin", "legal", "yes", "no", "do", "then", "ask")


class ScenarioError(ValueError):
    """A word of a scenario that the game does not understand; the message says which."""


class StepModel(FileModel):
    """One step: exactly one verb, and what belongs to it."""

    start: str | None = None
    begin: str | None = None
    legal: str | None = None
    yes: str | None = None
    no: str | None = None
    do: str | None = None
    then: str | None = None
    ask: str | None = None
    because: str | None = None
    rule: str | None = None
    events: list[str] | None = None
    answer: str | None = None

    @model_validator(mode="after")
    def _one_verb(self) -> StepModel:
        verbs = [verb for verb in VERBS if getattr(self, verb) is not None]
        if len(verbs) != 1:
            raise ValueError(f"a step has exactly one of {', '.join(VERBS)}")
        allowed = {"no": ("because", "rule"), "do": ("events",), "ask": ("answer",)}.get(verbs[0], ())
        for extra in ("because", "rule", "events", "answer"):
            if getattr(self, extra) is not None and extra not in allowed:
                raise ValueError(f"'{extra}' does not belong to '{verbs[0]}'")
        return self


class ScenarioModel(FileModel):
    """One scenario: its name, the paragraphs it proves, its steps."""

    name: str = Field(min_length=1)
    proves: list[str] = Field(min_length=1)
    steps: list[StepModel] = Field(min_length=1)


class ScenarioFile(FileModel):
    """A file of scenarios for one game on one board (a path from the file)."""

    format: Literal["ceiba-scenarios/1"]
    game: str
    board: str | None = None
    scenarios: list[ScenarioModel]


class Language(Protocol[G]):
    """How one game reads and writes positions, actions and questions in scenarios.

    Every method may raise ScenarioError for words it does not understand.
    """

    game: Game[G]

    def load_board(self, path: Path) -> Any:
        """Return the board of a scenario file."""
        ...

    def position(self, text: str, board: Any) -> G:
        """Return the state that a position describes."""
        ...

    def begin(self, text: str, board: Any) -> G:
        """Return the state after a real set-up."""
        ...

    def facts(self, text: str, board: Any) -> list[str]:
        """Return the words of a position in one fixed spelling and order."""
        ...

    def describe(self, state: G) -> list[str]:
        """Return the position of a state, spelled as `facts` spells it."""
        ...

    def actions(self, text: str, state: G) -> list[Action]:
        """Return the action that a text describes, and what answers its interrupts ("… take 3")."""
        ...

    def ready(self, state: G, action: Action) -> None:
        """Make it the acting seat's decision, whoever's it would be."""
        ...

    def legal(self, text: str, state: G) -> list[str]:
        """Return the words of all places at which an action is legal."""
        ...

    def answer(self, question: str, state: G) -> str:
        """Answer a question of the game's own."""
        ...


class Result(NamedTuple):
    """How one scenario ended: `problem` is "" if it passed."""

    file: str
    line: int
    name: str
    proves: tuple[str, ...]
    problem: str = ""

    @property
    def passed(self) -> bool:
        """Whether every step held."""
        return not self.problem

    def __str__(self) -> str:
        if self.passed:
            return f"passed  {self.name}"
        return f"FAILED  {self.file}:{self.line}: {self.name}: {self.problem}"


def run_paths(paths: Iterable[Path], languages: Mapping[str, Language[Any]]) -> Iterator[Result | Defect]:
    """Run every scenario in files and folders, in order; a file that cannot be read yields its defects."""
    for path in paths:
        files = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        for file in files:
            yield from run_file(file, languages)


def run_file(path: Path, languages: Mapping[str, Language[Any]]) -> Iterator[Result | Defect]:
    """Run every scenario of one file."""
    document = read_document(path)
    model, defects = parse(ScenarioFile, document)
    yield from defects
    if model is None:
        return
    language = languages.get(model.game)
    if language is None:
        words = sentence(_("there is no game “{game}”"), game=model.game)
        yield document.defect(words, document.mark(("game",)))
        return
    try:
        board = language.load_board(path.parent / model.board) if model.board else None
    except ScenarioError as fault:
        words = sentence(_("the board cannot be used: {why}"), why=str(fault))
        yield document.defect(words, document.mark(("board",)))
        return
    for number, scenario in enumerate(model.scenarios):
        yield _run(path, document, number, scenario, _Runner(language, board))


def _run(
    path: Path, document: Document, number: int, scenario: ScenarioModel, runner: _Runner[Any]
) -> Result:
    proves = tuple(scenario.proves)
    for position, step in enumerate(scenario.steps):
        try:
            problem = runner.run(step)
        except ScenarioError as fault:
            problem = str(fault)
        if problem:
            line = document.mark(("scenarios", number, "steps", position)).line
            return Result(str(path), line, scenario.name, proves, problem)
    return Result(str(path), document.mark(("scenarios", number)).line, scenario.name, proves)


class _Runner(Generic[G]):
    """One scenario on its way: a state, and the verbs that test and change it. Verbs return what is wrong."""

    def __init__(self, language: Language[G], board: Any) -> None:
        self._language = language
        self._game = language.game
        self._board = board
        self._state: G = language.position("", board)

    def run(self, step: StepModel) -> str:
        """Carry out one step; return what is wrong with it, "" if nothing."""
        verb = next(verb for verb in VERBS if getattr(step, verb) is not None)
        text = getattr(step, verb)
        if verb in ("start", "begin"):
            make = self._language.position if verb == "start" else self._language.begin
            self._state = make(text, self._board)
            return _listed("the position breaks the rules: ", self._game.broken(self._state))
        run = getattr(self, "_" + verb)
        problem: str = run(text, step)
        return problem

    def _then(self, text: str, step: StepModel) -> str:  # noqa: ARG002
        return _difference(self._language.facts(text, self._board), self._language.describe(self._state))

    def _legal(self, text: str, step: StepModel) -> str:  # noqa: ARG002
        question, equals, answer = text.partition("=")
        if not equals:
            raise ScenarioError("'legal' is written QUESTION = ANSWERS")
        return _difference(
            sorted(answer.split()), sorted(self._language.legal(question.strip(), self._state))
        )

    def _yes(self, text: str, step: StepModel) -> str:  # noqa: ARG002
        refusal = self._try(text)
        return f"refused: {refusal.code}, rule {refusal.rule}" if refusal else ""

    def _no(self, text: str, step: StepModel) -> str:
        refusal = self._try(text)
        if refusal is None:
            return "it is legal"
        if step.because is not None and refusal.code != step.because:
            return f"refused because of {refusal.code}, not {step.because}"
        if step.rule is not None and refusal.rule != step.rule:
            return f"refused by rule {refusal.rule}, not {step.rule}"
        return ""

    def _try(self, text: str) -> Refusal | None:
        """Carry out all but the last action on a copy; return what is said of the first that is refused."""
        state = self._game.clone(self._state)
        actions = self._language.actions(text, state)
        self._language.ready(state, actions[0])
        for action in actions:
            before = state.key()
            refusal = self._check(state, action)
            if refusal is not None:
                if state.key() != before:
                    raise ScenarioError("the check changed the state")
                return refusal
            play.apply(self._game, state, action, Rng(0))
        return None

    def _check(self, state: G, action: Action) -> Refusal | None:
        """Return the reason against an action, having made sure that the list of legal ones says the same."""
        refusal = play.check(self._game, state, action)
        if refusal is None:
            action, kind = play.full(self._game, action), self._game.kinds[action.kind]
            action = action._replace(args=kind.normal(state, action.seat, action.args))
        if (action in legal(self._game, state)) != (refusal is None):
            raise ScenarioError(f"{action} is {'not ' * (refusal is None)}listed as legal")
        return refusal

    def _do(self, text: str, step: StepModel) -> str:
        actions = self._language.actions(text, self._state)
        self._language.ready(self._state, actions[0])
        told: list[Event] = []
        for action in actions:
            refusal = self._check(self._state, action)
            if refusal is not None:
                return f"refused: {refusal.code}, rule {refusal.rule}"
            told += play.apply(self._game, self._state, action, Rng(0)).events
        if step.events is not None and (problem := _not_told(step.events, told)):
            return problem
        return _listed("the new position breaks the rules: ", self._game.broken(self._state))

    def _ask(self, text: str, step: StepModel) -> str:
        answer = self._language.answer(text, self._state)
        expected = " ".join((step.answer or "").split())
        return "" if answer == expected else f"the answer is “{answer}”, expected “{expected}”"


def _difference(expected: Sequence[str], found: Sequence[str]) -> str:
    missing = [word for word in expected if word not in found]
    extra = [word for word in found if word not in expected]
    parts = [f"missing {' '.join(missing)}"] * bool(missing) + [f"found also {' '.join(extra)}"] * bool(extra)
    return "; ".join(parts)


def _not_told(expected: Sequence[str], told: Sequence[Event]) -> str:
    """Return what was told otherwise than expected: a kind, or a fact that is named."""
    wanted = [words.split() for words in expected if words.strip()]
    kinds = [event.kind for event in told]
    if kinds != [words[0] for words in wanted]:
        return f"told {kinds}, expected {list(expected)}"
    for event, (_kind, *facts) in zip(told, wanted, strict=True):
        for name, _equals, value in (fact.partition("=") for fact in facts):
            if str(event.facts.get(name)) != value:
                return f"{event.kind} tells {name}={event.facts.get(name)}, not {value}"
    return ""


def _listed(head: str, faults: list[str]) -> str:
    return head + "; ".join(faults) if faults else ""
