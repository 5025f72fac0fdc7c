"""Scenes with plausible content, the longest of it too, for the tests of screens."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.ui.kit import Kit
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.curtain import CurtainOffer, CurtainScene, Face, PeekScene, Secret
from tabletop.ui.scenes.dialog import Answer, Question
from tabletop.ui.scenes.gamecard import GameCard
from tabletop.ui.scenes.menu import MenuOffer, MenuScene
from tabletop.ui.scenes.newgame import NewGameScene
from tabletop.ui.scenes.newtable import BoardChoice, NewGameOffer, NewTable, Switch
from tabletop.ui.scenes.results import FigureRow, Place, ResultsOffer, ResultsScene
from tabletop.ui.scenes.saves import SavedGame, SavesDialog
from tabletop.ui.scenes.settings import SettingsDialog

LONG = "Maksymiliana Wniebowstąpienie"
NAMES = ("Itzel", "Łucja", "Joaquín", LONG, "Ñandú")


def nothing() -> None:
    """Does nothing."""


def picture(w: int, h: int) -> pygame.Surface:
    """A plain picture of that size."""
    surface = pygame.Surface((w, h))
    surface.fill("#557755")
    return surface


CARDS = (
    GameCard(
        "yucatan",
        "Yucatán",
        "War parties on the Great River",
        "2–4",
        "each for themselves",
        "#1F7A5C",
        picture,
        nothing,
    ),
    GameCard(
        "tindaya",
        "Tindaya",
        "Islands under two angry gods",
        "1–4",
        "together or apart",
        "#1D6E8F",
        picture,
        nothing,
        "making",
    ),
    GameCard(
        "tzolkin",
        "Tzolk’in",
        "The calendar turns for everyone",
        "2–5",
        "each for themselves",
        "#B5532B",
        picture,
        nothing,
        "making",
    ),
)

TROUBLE = "This file ends in the middle of the game; a copy from before may be in the same folder."


def saves(opened: Callable[[str], None] = lambda _name: None) -> list[SavedGame]:
    """Fourteen saves, the third damaged."""
    return [
        SavedGame(
            f"save-{i}",
            f"Yucatán · turn {90 - i} · four players",
            "30 November 2026, 21:14",
            lambda i=i: opened(f"save-{i}"),  # type: ignore[misc]
            TROUBLE if i == 2 else "",
        )
        for i in range(14)
    ]


def menu(**changes: object) -> MenuScene:
    """The menu with a game to continue."""
    offer = {"cards": CARDS, "last": lambda: saves()[0], "saves": saves, "version": "0.1"}
    return MenuScene(MenuOffer(**(offer | changes)))  # type: ignore[arg-type]


BOARDS = (
    BoardChoice("four", "Four thrones", (4,), "171 spaces", (), picture),
    BoardChoice("delta", "The delta", (3,), "190 spaces", (), picture),
    BoardChoice("two", "Two shores", (2,), "152 spaces", (), picture),
    BoardChoice(
        "bad", "The long river of the north", (3,), "144 spaces", ("Seat 2 has no city.", "No."), picture
    ),
    BoardChoice("many", "Round the calendar", (2, 3, 4, 5), "", (), None),
)


def new_game(
    board: str = "four",
    start: Callable[[NewTable], str | None] = lambda _table: None,
    styles: tuple[int, ...] = (1, 2, 3, 4, 5),
) -> NewGameScene:
    """The new-game screen with a board chosen."""
    switches = (Switch("harvest", "With the harvest"),)
    offer = NewGameOffer("Yucatán", "#1F7A5C", BOARDS, start, lambda: 4711, NAMES, styles, switches)
    scene = NewGameScene(offer)
    scene.seating.choose_board(board)
    return scene


def secrets(count: int = 9, asked: Callable[[int], None] = lambda _i: None) -> list[Secret]:
    """Covered warriors; `asked` is told which one is looked at."""

    def reveal(i: int) -> Callable[[], Face]:
        def look() -> Face:
            asked(i)
            return Face("Hummingbird", _snake)

        return look

    return [Secret("on the board" if i < 4 else "in reserve", reveal(i)) for i in range(count)]


def _snake(kit: Kit, px: int) -> Sprite:
    return kit.atlas.icons.sprite("hummingbird", px)


def curtain(
    name: str = "Łucja", style: int = 2, count: int = 9, kind: type[CurtainScene] = CurtainScene
) -> CurtainScene:
    """The curtain before a player."""
    sentence = f"Everyone else looks away. {name} may check the warriors."
    hint = "Hold a warrior to see its brotherhood. It covers itself again when you let go."
    return kind(CurtainOffer(name, style, secrets(count), nothing, sentence, hint))


def results(drawn: bool = False) -> ResultsScene:
    """The end of a game of four."""
    names = [(NAMES[i], i + 1) for i in range(4)]
    places = [
        Place(0 if drawn else i + 1, name, style, "Four levels, 2 prisoners left", lambda _k, _s, _r: None)
        for i, (name, style) in enumerate(names)
    ]
    labels = (
        "Turns",
        "Combats won",
        "Combats lost",
        "Villages founded",
        "Prisoners delivered",
        "Levels built",
    )
    figures = [FigureRow(label, ("16", "3", "105", "0"), "combat", frozenset({2})) for label in labels]
    how = f"{LONG} built the fifth level of the pyramid in turn 162, on Four thrones."
    return ResultsScene(
        ResultsOffer("Yucatán", f"{LONG} wins", how, places, figures, nothing, nothing, nothing)
    )


def question() -> Question:
    """A question with two answers."""
    text = "Every game is saved after each step. You can go on from the menu whenever you like."
    return Question(
        "Leave the table?", text, [Answer("stay", "Stay"), Answer("leave", "Leave", None, "primary")]
    )


SCENES: dict[str, Callable[[], Scene]] = {
    "menu": menu,
    "menu without a game": lambda: menu(last=lambda: None),
    "settings": SettingsDialog,
    "saves": lambda: SavesDialog(saves()),
    "no saves": lambda: SavesDialog([]),
    "question": question,
    "new game for two": lambda: new_game("two"),
    "new game for three": lambda: new_game("delta"),
    "new game for four": lambda: new_game("four"),
    "new game on a bad board": lambda: new_game("bad"),
    "new game for two to five": lambda: new_game("many"),
    "curtain": curtain,
    "curtain of bone with a long name": lambda: curtain(LONG, 4),
    "curtain without secrets": lambda: curtain("Itzel", 1, 0),
    "peek": lambda: curtain("Joaquín", 3, kind=PeekScene),
    "results": results,
    "results of a draw": lambda: results(True),
}
"""Every screen of the kit, by name."""
