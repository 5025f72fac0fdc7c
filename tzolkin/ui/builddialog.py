"""Paying for a building or monument (Rules 10.1): its card, the price line by line, what it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row, Sized, Spring
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.figures import Drawing
from tabletop.ui.widgets.words import Label, Line, Paragraph
from tzolkin.actions.constructing import Build
from tzolkin.building import Cost
from tzolkin.ui.answers import gains
from tzolkin.ui.art import effects
from tzolkin.ui.art.cards import building_card, monument_chip
from tzolkin.ui.art.effects import Term, Terms
from tzolkin.ui.asking import Asking, Offered, OptionRow
from tzolkin.ui.choice import Choice
from tzolkin.ui.goodlabel import TermsRow
from tzolkin.ui.wordings import card_words
from tzolkin.words import BLOCKS, NONE

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["BuildDialog"]


class BuildDialog(Asking):
    """Asks how a card is paid. The lines stand in the order in which they count."""

    width_units = 860.0

    def __init__(self, table: TzolkinTable, choice: Choice, actions: Sequence[Action]) -> None:
        style, who, _words = table.prompt()
        self._card = table.view.tables.cards[str(actions[0].args[0])]
        say = table.speaker.catalogue.say
        title = say(_("Build")) if self._card.age else say(_("Build a monument"))
        mode = str(choice.data[0]) if choice.data else ""
        note = say(_("paid in corn")) if mode == "corn" else say(_("paid in blocks"))
        super().__init__(lambda: table.zones.middle, style, who, title, note)
        self._table = table
        self._choice = choice
        self._actions = list(actions)
        self._chosen = self._actions[0]

    # ---- what is chosen

    def _with(self, torn: str, architecture: int) -> Action | None:
        wanted = (self._card.id, torn, architecture)
        return next((action for action in self._actions if action.args == wanted), None)

    @property
    def _torn(self) -> str:
        return str(self._chosen.args[1])

    @property
    def _architecture(self) -> int:
        return int(self._chosen.args[2])

    def _choose(self, torn: str, architecture: int) -> None:
        """Take these answers together, or the first that has the one just pressed."""
        action = self._with(torn, architecture)
        if action is None:
            action = next((one for one in self._actions if one.args[1] == torn), self._chosen)
        self._chosen = action
        self.rebuild()

    def _cost(self) -> Cost:
        kind = self._table.session.game.kinds["build"]
        assert isinstance(kind, Build), "the kind of that name builds"
        return kind.price(self._table.session.state, self._chosen.seat, self._chosen.args)

    # ---- layout

    def body(self, kit: Kit) -> Box:
        wide = kit.px(206) if not kit.theme.small else kit.px(236)
        high = round(wide * (1.32 if self._card.age else 0.68))
        picture = Drawing("card", wide, high, self._paint_card, self._card.id)
        words = Paragraph("card-words", self._words(), Step.NOTE, colour=INK2, align="centre")
        left = Sized(Column([picture, words, Spring()], gap=kit.px(12)), w=wide)
        return Row([left, Flex(Column(self._lines(kit), gap=kit.px(10)))], gap=kit.px(26), align="start")

    def _words(self) -> str:
        return card_words(self._card, self._table.view, self._table.speaker)

    def _paint_card(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self._card.age:
            name = self._table.speaker.noun(self._card.id)
            sprite = building_card(kit, self._card, rect.w, rect.h, name)
        else:
            sprite = monument_chip(kit, self._card, self._table.view.players, rect.w, rect.h)
        sprite.put(surface, *rect.topleft)

    def _lines(self, kit: Kit) -> list[Box]:
        say, card, cost = kit.say, self._card, self._cost()
        printed = effects.price_terms(card.cost, 0, card.skull)
        found: list[Box] = [self._line(kit, "printed", say(_("Printed price")), "", printed), Line("line-1")]
        found += self._renovations(kit)
        found += self._architectures(kit)
        if cost.saved:
            note = say(_("which one is chosen next"))
            words = say(_("Architecture: one block less"))
            found += [
                self._line(kit, "saved", words, note, (Term("block", f"−{cost.saved}"),)),
                Line("line-3"),
            ]
        if cost.extra:
            name = self._table.speaker.noun(self._table.view.calamity)
            words, note = say(_("{prophecy}: one more"), prophecy=name), say(_("of any kind, chosen next"))
            found += [
                self._line(kit, "extra", words, note, (Term("block", f"+{cost.extra}"),)),
                Line("line-4"),
            ]
        who = self._table.speaker.name(self._chosen.seat)
        found.append(
            self._line(kit, "pays", say(_("{name} pays"), name=who), "", self._price(cost), large=True)
        )
        brought = tuple(term for term in gains(self._choice.told(self._chosen)) if "−" not in term.figure)
        if not brought:
            brought = effects.joined(effects.building(card)) if card.age else ()
        if brought:
            found.append(self._line(kit, "gains", say(_("and gains")), "", brought))
        return found

    def _price(self, cost: Cost) -> Terms:
        terms = effects.price_terms(cost.blocks, cost.corn, cost.skull)
        if cost.extra:
            terms = (*terms, Term("block", f"+{cost.extra}"))
        if cost.saved:
            terms = (*terms, Term("block", f"−{cost.saved}"))
        return terms or (Term("", "0"),)

    def _line(self, kit: Kit, name: str, words: str, note: str, terms: Terms, *, large: bool = False) -> Box:
        step = Step.ACTION if large else Step.BODY
        parts: list[Box] = [
            Label(f"{name}-words", words, step, face="head" if large else "semi", shorten=True)
        ]
        if note:
            parts.append(Label(f"{name}-note", note, Step.NOTE, colour=INK2, shorten=True))
        row = TermsRow(f"{name}-terms", terms, Step.FIGURE if large else Step.ACTION)
        return Row([Flex(Column(parts, gap=0, align="start")), row], gap=kit.px(12))

    def _renovations(self, kit: Kit) -> list[Box]:
        torn = list(dict.fromkeys(str(action.args[1]) for action in self._actions))
        if torn == [NONE]:
            return []
        rows: list[Box] = [Label("renovate-words", kit.say(_("Tear down")), Step.BODY, face="semi")]
        for place, word in enumerate(torn):
            title = kit.say(_("nothing")) if word == NONE else self._table.speaker.noun(word)
            offered = Offered(f"renovate-{word}", title, "", "renovation" if word != NONE else "")
            act = self._chooser(word, self._architecture)
            rows.append(OptionRow(offered, place + 1, word == self._torn, act, 62))
        return [*rows, Line("line-2")]

    def _architectures(self, kit: Kit) -> list[Box]:
        flags = sorted(
            {int(action.args[2]) for action in self._actions if action.args[1] == self._torn}, reverse=True
        )
        if len(flags) < 2:
            return []
        rows: list[Box] = []
        words = {1: kit.say(_("Architecture on this one")), 0: kit.say(_("Architecture on the other one"))}
        for place, flag in enumerate(flags):
            offered = Offered(f"architecture-{flag}", words[flag], "", "tech:architecture")
            act = self._chooser(self._torn, flag)
            rows.append(OptionRow(offered, 5 + place, flag == self._architecture, act, 62))
        return [*rows, Line("line-5")]

    def _chooser(self, torn: str, architecture: int) -> Callable[[], None]:
        return lambda: self._choose(torn, architecture)

    def buttons(self, kit: Kit) -> Sequence[Box]:
        back = Button("back", kit.say(_("Back")), self.back)
        return [back, Button("take", self._call(kit), self._build, kind="primary")]

    def _call(self, kit: Kit) -> str:
        """What the primary button says: the price as far as it is known."""
        cost = self._cost()
        blocks = list(cost.blocks)
        kinds = [place for place, amount in enumerate(blocks) if amount]
        saved = cost.saved
        if saved and len(kinds) == 1:
            blocks[kinds[0]] -= saved
            saved = 0
        facts = {"corn": cost.corn, **dict(zip(BLOCKS, blocks, strict=True)), "skull": cost.skull}
        words = self._table.speaker.amounts(facts)
        if saved:
            words = kit.say(_("{goods}, less one"), goods=words)
        if cost.extra:
            more = kit.say(_("one more block"))
            words = f"{words}, {more}" if words else more
        return kit.say(_("Build for {goods}"), goods=words) if words else kit.say(_("Build for nothing"))

    # ---- use

    def _build(self) -> None:
        self.stage.pop()
        self._table.submit(self._chosen)

    def key(self, given: Key) -> bool:
        if not given.down or not given.plain:
            return False
        if given.name.isdigit():
            for widget in self.widgets:
                if isinstance(widget, OptionRow) and widget.number == int(given.name):
                    target = self.targets.get(widget.name)
                    if target is not None:
                        self.use(target, target.shape.centre)
            return True
        focus = self.targets.focus
        elsewhere = self.targets.focus_shown and focus is not None and focus != ("button", "take")
        if given.name == "return" and not elsewhere and not given.again:
            self._build()
            return True
        if given.name == "backspace":
            self.back()
            return True
        return False
