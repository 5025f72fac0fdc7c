"""The first screen: a short list at the left, a card for each game at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Empty, Flow, Grid, Pad, Row, Sized, Spring
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2, INK3
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.dialog import Answer, Question
from tabletop.ui.scenes.gamecard import GameCard, GameCardWidget
from tabletop.ui.scenes.menuline import ContinueCard, LanguageLine, MenuLine
from tabletop.ui.scenes.saves import SavedGame, SavesDialog
from tabletop.ui.scenes.settings import SettingsDialog
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Widget
from tabletop.ui.widgets.words import Label, Paragraph

__all__ = ["MenuOffer", "MenuScene"]

LANGUAGES = (("en", "English"), ("es", "Español"), ("pl", "Polski"))
_CARD = 400
_TITLE = _("Three worlds,\none table")


@dataclass(frozen=True)
class MenuOffer:
    """What the menu can do. `last` and `saves` are asked whenever the menu comes to the top.

    `editor` and `rules` are None while they are in the making. `languages` are those with a catalogue.
    """

    cards: Sequence[GameCard]
    last: Callable[[], SavedGame | None] = field(default=lambda: None)
    saves: Callable[[], Sequence[SavedGame]] = field(default=lambda: ())
    editor: Callable[[], None] | None = None
    rules: Callable[[], None] | None = None
    languages: Sequence[str] = ("en",)
    version: str = ""


class MenuScene(Scene):
    """Shows a `MenuOffer`."""

    def __init__(self, offer: MenuOffer) -> None:
        super().__init__()
        self.offer = offer
        self._last: SavedGame | None = None

    def enter(self) -> None:
        self._last = self.offer.last()

    def uncovered(self) -> None:
        self._last = self.offer.last()
        self.rebuild()

    # ---- layout

    def compose(self, kit: Kit) -> Box:
        left, side = self._left(kit), kit.px(72)
        wide, high = kit.theme.size
        wished = round(kit.px(428) * max(1.0, kit.theme.text**0.35))
        head = kit.say(_TITLE).split("\n")
        lettering = max(kit.width(line, Step.TITLE, "black") for line in head) + kit.px(24) + 4
        column = max(wished, min(round(lettering), wished * 5 // 4))
        column = max(column, left.measure(kit, column)[0])
        gap = kit.px(30)
        room = wide - side - column - kit.px(48) - side
        cards = [self._card(kit, card) for card in self.offer.cards]
        across = min(room, len(cards) * kit.px(_CARD) + (len(cards) - 1) * gap)
        shelf: Box = Grid(cards, max(1, len(cards)), gap)
        each = (across - gap * (len(cards) - 1)) // max(1, len(cards))
        tall = max((card.wished_height(kit, each) for card in cards), default=0)
        tall = max(shelf.measure(kit, across)[1], min(tall, high - kit.px(150)))
        cells = [Sized(card, h=tall) for card in cards]
        shelf = Grid(cells, max(1, len(cells)), gap)
        wide_shelf = Sized(shelf, w=max(across, shelf.measure(kit, across)[0]))
        version = Label("version", self.offer.version, Step.NOTE, colour=INK3, align="right")
        right = Column([Spring(2), wide_shelf, Spring(3), version])
        body = Row(
            [Sized(left, w=column), Spring(), Sized(right, w=self._least_shelf(kit, cards, across, gap))],
            align="stretch",
        )
        return Pad(body, side, kit.px(44), side, kit.px(44))

    @staticmethod
    def _least_shelf(kit: Kit, cards: Sequence[GameCardWidget], across: int, gap: int) -> int:
        least = max((card.measure(kit, 0)[0] for card in cards), default=0)
        return max(across, least * len(cards) + gap * (len(cards) - 1))

    def _card(self, kit: Kit, card: GameCard) -> GameCardWidget:
        reason = None
        if card.state == "making":
            reason = kit.say(_("{game} is in the making."), game=card.name)
        return GameCardWidget(card, reason, self.offer.cards)

    def _left(self, kit: Kit) -> Column:
        title = kit.say(_TITLE)
        indent = kit.px(24)
        rows: list[Box] = [
            Spring(2),
            Pad(Paragraph("title", title, Step.TITLE, face="black", leading=0.84), indent),
            Empty(0, kit.px(14)),
            Pad(
                Paragraph(
                    "subtitle", kit.say(_("One screen, one to five players.")), Step.ACTION, colour=INK2
                ),
                indent,
            ),
            Empty(0, kit.px(18)),
            Spring(2),
        ]
        if self._last is not None:
            last = ContinueCard("continue", kit.say(_("Continue")), self._last.line, self._last.open)
            rows += [last, Empty(0, kit.px(18))]
        rows += [Row([line, Spring()]) for line in self._lines(kit)]
        languages = [self._language(kit, code, name) for code, name in LANGUAGES]
        foot: Box = Pad(Flow(languages, gap=kit.px(34), line_gap=kit.px(4)), indent)
        rows += [Spring(4), foot]
        return Column(rows)

    def _lines(self, kit: Kit) -> list[Widget]:
        soon = kit.say(_("in the making"))

        def planned(name: str, text: str, act: Callable[[], None] | None, reason: str) -> MenuLine:
            """A line that is pale as long as there is nothing behind it."""
            return MenuLine(name, text, act) if act else MenuLine(name, text, None, reason, soon)

        editor, rules = kit.say(_("Board editor")), kit.say(_("Rules"))
        no_editor = kit.say(_("The board editor is in the making."))
        no_rules = kit.say(_("The rules inside the program are in the making."))
        return [
            MenuLine("load", kit.say(_("Load a game")), self._load),
            planned("editor", editor, self.offer.editor, no_editor),
            planned("rules", rules, self.offer.rules, no_rules),
            MenuLine("settings", kit.say(_("Settings")), lambda: self.stage.push(SettingsDialog())),
            MenuLine("quit", kit.say(_("Quit")), self.stage.quit),
        ]

    def _language(self, kit: Kit, code: str, name: str) -> LanguageLine:
        there = code in self.offer.languages
        reason = None if there else kit.say(_("This language is in the making."))

        def choose() -> None:
            self.stage.change_settings(self.stage.settings.with_(language=code))

        chosen = self.stage.settings.language == code
        return LanguageLine(code, name, chosen, choose if there else None, reason)

    # ---- use

    def _load(self) -> None:
        self.stage.push(SavesDialog(self.offer.saves()))

    def back(self) -> None:
        """Esc asks before the program ends."""
        kit = self.stage.kit
        self.stage.push(
            Question(
                kit.say(_("Quit?")),
                kit.say(_("Every game is saved after each step.")),
                [
                    Answer("stay", kit.say(_("Stay"))),
                    Answer("leave", kit.say(_("Quit")), self.stage.quit, "primary"),
                ],
            )
        )
