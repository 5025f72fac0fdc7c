"""The desk: the way between the scenes, the tables that are open, and the games that are kept.

menu -> new game -> table -> results -> again or menu; an old table is taken up where it was left. The desk is
handed the games by `main.py` and names none of them. It keeps a table after every entry: one file each.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol

import platformdirs

from tabletop.engine import save
from tabletop.engine.action import Value
from tabletop.engine.game import Setup, SetupError
from tabletop.engine.save import SaveError, Summary
from tabletop.engine.session import Seat, Session
from tabletop.package import Packages, Planned
from tabletop.text.catalogue import Catalogue, _
from tabletop.ui import keptgames
from tabletop.ui.paint.palette import GAME_ACCENTS
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.gamecard import GameCard, Poster
from tabletop.ui.scenes.menu import MenuOffer, MenuScene
from tabletop.ui.scenes.newgame import NewGameScene
from tabletop.ui.scenes.newtable import MOST_SEED, NewGameOffer, NewTable
from tabletop.ui.scenes.saves import SavedGame
from tabletop.ui.settings import APP_NAME, settings_folder
from tabletop.ui.stage import Stage

__all__ = ["Desk", "GameScreen", "Places"]


class GameScreen(Protocol):
    """The screens of one game: what a package's `screen()` returns."""

    def card(self, desk: Desk) -> GameCard:
        """Its card on the menu."""

    def offer(self, desk: Desk) -> NewGameOffer:
        """What can be chosen for a new table; its `start` ends in `desk.lay`."""

    def table(self, session: Session[Any], desk: Desk) -> Scene:
        """The table, at the point where the session stands."""

    def curtain(self, session: Session[Any], seat: int, desk: Desk) -> Scene:
        """What hides the table until `seat` has taken the screen."""

    def peek(self, session: Session[Any], seat: int, desk: Desk) -> Scene:
        """A look at the secrets of `seat`."""

    def results(self, session: Session[Any], desk: Desk) -> Scene:
        """How the game ended."""


@dataclass(frozen=True)
class Places:
    """Where things are kept: saves, settings, painted grounds. None keeps nothing."""

    saves: Path | None = None
    settings: Path | None = None
    cache: Path | None = None

    @classmethod
    def of_this_person(cls) -> Places:
        """The folders that the platform gives to the person at the screen."""
        return cls(
            saves=Path(platformdirs.user_data_dir(APP_NAME, appauthor=False)) / "saves",
            settings=settings_folder() / "settings.json",
            cache=Path(platformdirs.user_cache_dir(APP_NAME, appauthor=False)),
        )


class Desk:
    """Everything a scene may ask of the program around it.

    `shared` is for what screens keep as long as the program runs (painted grounds), by a key of their own;
    `fresh_seed` gives a new seed; `alone` says whether one person plays all seats of the table that is open.
    """

    def __init__(
        self,
        packages: Packages,
        planned: Sequence[Planned],
        places: Places,
        *,
        version: str,
        now: Callable[[], datetime],
        seeds: Callable[[], int] = lambda: secrets.randbelow(MOST_SEED + 1),
    ) -> None:
        self.packages = packages
        self.planned = planned
        self.places = places
        self.version = version
        self.now = now
        self.fresh_seed = seeds
        self.shared: dict[str, Any] = {}
        self.alone = False
        self._stage: Stage | None = None
        self._unsaved = False

    # ---- the stage

    @property
    def stage(self) -> Stage:
        """The stage on which all scenes of this desk are shown."""
        assert self._stage is not None, "the desk has no stage yet: show it by its opening"
        return self._stage

    def opening(self, first: Callable[[], Scene]) -> Scene:
        """Return the scene for an empty stage: it gives the desk its stage, then makes way."""
        return _Opening(self, first)

    def take_stage(self, stage: Stage) -> None:
        """From now on scenes are shown on this stage."""
        self._stage = stage

    @property
    def catalogue(self) -> Catalogue:
        """The messages of the chosen language."""
        return self.stage.kit.catalogue

    # ---- scenes

    def menu(self) -> Scene:
        """The first screen."""
        cards = [package.screen().card(self) for package in self.packages.values()]
        cards += [_planned_card(planned, self.catalogue) for planned in self.planned]
        return MenuScene(MenuOffer(cards, last=self.last, saves=self.saves, version=self.version))

    def card(self, name: str, line: str, mode: str, poster: Poster) -> GameCard:
        """The card of a game on the menu: a line about it, how one plays it, its picture."""
        package, say = self.packages[name], self.catalogue.say
        players = f"{package.game.seats[0]}–{package.game.seats[-1]}"
        accent = GAME_ACCENTS[name]
        return GameCard(
            name, package.title, say(line), players, say(mode), accent, poster, lambda: self.open_new(name)
        )

    def new_game(self, name: str) -> Scene:
        """The scene in which a new table of a game is laid."""
        return NewGameScene(self._screen(name).offer(self))

    def open_new(self, name: str) -> None:
        """Go from the menu to a new table."""
        self.stage.push(self.new_game(name))

    def lay(
        self,
        name: str,
        table: NewTable,
        board: object = None,
        options: Mapping[str, Value] = MappingProxyType({}),
    ) -> str | None:
        """Lay the table that was chosen for a game, and go there, or return why that cannot be."""
        seats = tuple(Seat(player, style) for player, style in table.seats)
        setup = Setup(len(seats), board, table.first, options)
        return self.begin(name, setup, seats, table.seed, table.alone)

    def begin(
        self,
        name: str,
        setup: Setup,
        seats: Sequence[Seat],
        seed: int | None = None,
        alone: bool = False,
    ) -> str | None:
        """Lay a table and go there. Returns a sentence instead if the set-up cannot be played.

        `alone`: one person plays all seats, so that nothing need be hidden by a curtain.
        """
        try:
            scene = self.new_table(name, setup, seed, seats, alone)
        except SetupError as fault:
            return f"{fault}."
        self.stage.reset(scene)
        return None

    def again(self, session: Session[Any]) -> None:
        """Lay the table anew: same game, board, seats and switches, new chance."""
        sentence = self.begin(session.game.name, session.setup, session.seats, alone=self.alone)
        if sentence:
            self.stage.tell(sentence)

    def hand_over(self, session: Session[Any], seat: int) -> None:
        """Draw the curtain for `seat`, unless people have done without it."""
        if self.stage.settings.curtain and not self.alone:
            self.stage.push(self._screen(session.game.name).curtain(session, seat, self))

    def peek(self, session: Session[Any], seat: int) -> None:
        """Let `seat` look at its own secrets."""
        self.stage.push(self._screen(session.game.name).peek(session, seat, self))

    def finished(self, session: Session[Any]) -> None:
        """Show how a game ended, over its table."""
        self.stage.push(self._screen(session.game.name).results(session, self))

    def leave(self, session: Session[Any] | None = None) -> None:  # noqa: ARG002
        """Go back to the menu; the table is kept already."""
        self.stage.reset(self.menu())

    def _screen(self, name: str) -> GameScreen:
        screen: GameScreen = self.packages[name].screen()
        return screen

    # ---- tables

    def new_table(
        self,
        name: str,
        setup: Setup,
        seed: int | None = None,
        seats: Sequence[Seat] = (),
        alone: bool = False,
    ) -> Scene:
        """Return the scene of a new table. Without a seed chance is drawn from the system.

        Raises SetupError if the set-up cannot be played.
        """
        if seed is None:
            seed = self.fresh_seed()
        package = self.packages[name]
        session = Session(package.game, setup, tuple(seats) or package.seats(setup.players), seed)
        self.alone = alone
        folder = self.places.saves
        file = keptgames.new_file(folder, name, self.now()) if folder is not None else None
        self._keep_from_now(session, file)
        self._keep(session, file)
        return self._screen(name).table(session, self)

    def old_table(self, session: Session[Any], file: Path, sentence: str = "") -> Scene:
        """Return the scene of a table that was loaded from `file`; `sentence` is told on the way."""
        self.alone = keptgames.was_alone(keptgames.readable(file))
        self._keep_from_now(session, file)
        if sentence:
            self.stage.tell(sentence)
        return self._screen(session.game.name).table(session, self)

    def resume(self, file: Path) -> None:
        """Take up a kept table where it was left, or say why that cannot be done."""
        games = {name: package.game for name, package in self.packages.items()}
        try:
            session, sentence = save.load(file, games)
        except SaveError as fault:
            self.stage.tell(str(fault))
            return
        self.stage.reset(self.old_table(session, file))
        if sentence:
            self.stage.tell(sentence)

    # ---- keeping

    def _keep_from_now(self, session: Session[Any], file: Path | None) -> None:
        session.on_change = lambda changed: self._keep(changed, file)

    def _keep(self, session: Session[Any], file: Path | None) -> None:
        """Write a table to its file. If that fails the game goes on, and one sentence says so, once."""
        if file is None:
            return
        turns = self.packages[session.game.name].turns(session)
        caption = keptgames.caption(turns, alone=self.alone)
        try:
            save.write(file, save.envelope(session, self.version, caption))
        except SaveError as fault:
            if not self._unsaved and self._stage is not None:
                self._stage.tell(str(fault))
            self._unsaved = True
        else:
            self._unsaved = False

    # ---- kept games

    def last(self) -> SavedGame | None:
        """Return the game kept last that is not over, if there is one."""
        for file in keptgames.kept_files(self.places.saves):
            summary = keptgames.readable(file)
            if not summary.problem and not summary.finished and summary.game in self.packages:
                return self._saved(file, summary)
        return None

    def saves(self) -> list[SavedGame]:
        """Return every kept game, newest first; one that cannot be read says why."""
        files = keptgames.kept_files(self.places.saves)
        return [self._saved(file, keptgames.readable(file)) for file in files]

    def _saved(self, file: Path, summary: Summary) -> SavedGame:
        trouble = summary.problem
        if not trouble and summary.game not in self.packages:
            trouble = self.catalogue.say(_("This program does not know its game, {game}."), game=summary.game)
        line = file.name if summary.problem else keptgames.what(summary, self.packages, self.catalogue)
        time = keptgames.when(file, self.now(), self.catalogue)
        return SavedGame(file.name, line, time, lambda: self.resume(file), trouble)


class _Opening(Scene):
    """Stands on the stage for a moment only."""

    def __init__(self, desk: Desk, first: Callable[[], Scene]) -> None:
        super().__init__()
        self._desk, self._first = desk, first

    def enter(self) -> None:
        self._desk.take_stage(self.stage)
        self.stage.replace(self._first())


def _planned_card(planned: Planned, catalogue: Catalogue) -> GameCard:
    return GameCard(
        planned.name,
        planned.title,
        catalogue.say(planned.line),
        planned.players,
        catalogue.say(planned.mode),
        planned.accent,
        planned.poster(),
        lambda: None,
        "making",
    )
