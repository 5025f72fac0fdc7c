"""Paying for a building or monument (Rules 10.1): its card, the price line by line, what it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Flow, Row, Sized, Spring
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.paint.lettering import Face
from tabletop.ui.paint.palette import INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.figures import Drawing
from tabletop.ui.widgets.words import Label, Line, Paragraph
from tzolkin.ui.answers import first_up, won
from tzolkin.ui.art import effects
from tzolkin.ui.art.cards import building_card, monument_chip
from tzolkin.ui.art.effects import Term, Terms
from tzolkin.ui.asking import Asking
from tzolkin.ui.buildplan import BlockLine, BuildPlan, saved_by
from tzolkin.ui.chip import MOST_DIGITS, Chip, ChipFace
from tzolkin.ui.choice import Choice
from tzolkin.ui.goodlabel import TermsRow
from tzolkin.ui.wordings import card_words, effect_words
from tzolkin.words import BLOCKS, NONE

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["BuildDialog"]

_UNFINISHED = frozenset({"levy", "pay", "raise", "take", "bonus"})
"""Questions in the midst of effects: what the effects after them bring cannot be foretold."""


_NARROW = 20
"""In sizes of its type: a line that is shorter goes without second lines and digits."""


class BuildDialog(Asking):
    """Asks how a card is paid and what of it is used. The lines stand in the order in which they count."""

    width_units = 860.0

    def __init__(self, table: TzolkinTable, choice: Choice, actions: Sequence[Action]) -> None:
        self._plan = BuildPlan(choice, actions)
        self._card = self._plan.card
        say = table.speaker.catalogue.say
        title = say(_("Build")) if self._card.age else say(_("Build a monument"))
        mode = str(choice.data[0]) if choice.data else ""
        note = say(_("paid in corn")) if mode == "corn" else say(_("paid in blocks"))
        super().__init__(lambda: table.zones.middle, table.style(choice.seat), title, note)
        self._table = table
        self._choice = choice
        self._chips = 0
        """How many chips have a digit so far."""
        self._narrow = False

    # ---- layout

    def body(self, kit: Kit) -> Box:
        wide = kit.px(206) if not kit.theme.small else kit.px(236)
        high = round(wide * (1.32 if self._card.age else 0.68))
        picture = Drawing("card", wide, high, self._paint_card, self._card.id)
        described = card_words(self._card, self._table.view, self._table.speaker)
        words = Paragraph("card-words", described, Step.NOTE, colour=INK2, align="centre")
        inner = self.card_width(kit) - 2 * kit.px(26) - wide - kit.px(26)
        self._narrow = inner < _NARROW * kit.step(Step.BODY)
        left = Sized(Column([picture, words, Spring()], gap=kit.px(12)), w=wide)
        return Row([left, Flex(Column(self._lines(kit), gap=kit.px(10)))], gap=kit.px(26), align="start")

    def _paint_card(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self._card.age:
            name = self._table.speaker.noun(self._card.id)
            sprite = building_card(kit, self._card, rect.w, rect.h, name)
        else:
            sprite = monument_chip(kit, self._card, self._table.view.players, rect.w, rect.h)
        sprite.put(surface, *rect.topleft)

    def _lines(self, kit: Kit) -> list[Box]:
        say, plan, self._chips = kit.say, self._plan, 0
        printed = TermsRow("printed", effects.price_terms(self._card.cost, 0, self._card.skull))
        lines: list[Box] = [self._line(kit, "printed-line", say(_("Printed price")), "", [printed])]
        lines += self._renovations(kit)
        lines += self._architectures(kit)
        if plan.saved.chosen:
            level = say(_("Architecture"))
            chips = self._blocks(plan.saved, "save")
            lines.append(self._choices(kit, "saved", level, chips, say(_("one block less"))))
        if plan.extra.chosen:
            name = self._table.speaker.noun(self._table.view.calamity)
            chips = self._blocks(plan.extra, "pay")
            lines.append(self._choices(kit, "extra", name, chips, say(_("one more, of any kind"))))
        ruled: list[Box] = []
        for number, line in enumerate(lines):
            ruled += [line, Line(f"line-{number}")]
        who = say(_("{name} pays"), name=self._table.speaker.name(plan.action.seat))
        price = TermsRow("price", self._price(), Step.FIGURE)
        ruled.append(self._line(kit, "pays", who, self._kept(), [price], large=True))
        gained = self._gained()
        if gained:
            terms = TermsRow("gains", gained, Step.ACTION)
            ruled.append(self._line(kit, "gains-line", say(_("and gains")), "", [terms]))
        return [*ruled, *self._benefits(kit), *self._effects(kit)]

    def _line(
        self,
        kit: Kit,
        name: str,
        words: str,
        note: str,
        end: Sequence[Box],
        *,
        large: bool = False,
        shorten: bool = False,
    ) -> Box:
        step = Step.ACTION if large else Step.BODY
        face: Face = "head" if large else "semi"
        parts: list[Box] = [Label(f"{name}-words", words, step, face=face, shorten=shorten)]
        if note and not self._narrow:
            parts.append(Label(f"{name}-note", note, Step.NOTE, colour=INK2, shorten=True))
        return Row([Flex(Column(parts, gap=0, align="start")), *end], gap=kit.px(10))

    def _digit(self) -> int:
        """The number of the next chip, 0 where there are no more digits."""
        self._chips += 1
        return self._chips if self._chips <= MOST_DIGITS else 0

    # ---- the lines that ask

    def _renovations(self, kit: Kit) -> list[Box]:
        """What may be torn down."""
        plan = self._plan
        torn = list(dict.fromkeys(str(action.args[1]) for action in plan.actions))
        if torn == [NONE]:
            return []
        chips: list[Box] = []
        cards = self._choice.view.tables.cards
        for word in torn:
            title = kit.say(_("nothing")) if word == NONE else self._table.speaker.noun(word)
            terms = () if word == NONE else (Term("renovation"), *saved_by(plan.card, cards[word]))
            face = ChipFace(terms, title, self._digit(), word == plan.torn, bare=self._narrow)
            act = self._changing(partial(plan.choose, word, plan.architecture))
            chips.append(Chip(f"renovate-{word}", face, act, title=title))
        return [self._choices(kit, "renovate", kit.say(_("Tear down")), chips)]

    def _architectures(self, kit: Kit) -> list[Box]:
        """On which of two buildings architecture is used."""
        plan = self._plan
        flags = {int(action.args[2]) for action in plan.actions if action.args[1] == plan.torn}
        if len(flags) < 2:
            return []
        chips: list[Box] = []
        for flag, title in ((1, kit.say(_("on this one"))), (0, kit.say(_("on the other one")))):
            face = ChipFace((), title, self._digit(), flag == plan.architecture, bare=self._narrow)
            act = self._changing(partial(plan.choose, plan.torn, flag))
            chips.append(Chip(f"architecture-{flag}", face, act, title=title))
        return [self._choices(kit, "architecture", kit.say(_("Architecture")), chips)]

    def _choices(self, kit: Kit, name: str, words: str, chips: Sequence[Box], note: str = "") -> Box:
        """A line of chips, which flow on where they need more than one row."""
        parts: list[Box] = [Label(f"{name}-words", words, Step.BODY, face="semi")]
        if note and not self._narrow:
            parts.append(Label(f"{name}-note", note, Step.NOTE, colour=INK2))
        flow = Flow(chips, gap=kit.px(6 if self._narrow else 10), line_gap=kit.px(8), align="end")
        gap = kit.px(8 if self._narrow else 16)
        return Row([Column(parts, gap=0, align="start"), Flex(flow)], gap=gap)

    def _blocks(self, line: BlockLine, kind: str) -> list[Box]:
        """The blocks of a line, the impossible ones with their reason."""
        speaker, chips = self._table.speaker, list[Box]()
        for block, refusal in line.blocks.items():
            face = ChipFace((Term(block),), "", self._digit(), block == line.chosen, bare=self._narrow)
            reason = speaker.refusal(refusal).sentence if refusal is not None else None
            name, title = f"{kind}-{block}", first_up(speaker.noun(block))
            act = self._changing(partial(self._plan.wish, kind, block))
            chips.append(Chip(name, face, act, title=title, reason=reason, units=56))
        return chips

    def _benefits(self, kit: Kit) -> list[Box]:
        """What comes by itself, on one line: pressed, it is done without."""
        plan, chips = self._plan, list[Box]()
        for use, possible in plan.effects.items():
            if use.plain:
                effect, without = self._card.effects[use.number], use in plan.without
                words = first_up(self._table.speaker.benefit(effect.model))
                reason = None if possible else kit.say(_("Nothing can be done with it now."))
                face = ChipFace(
                    effects.benefit(effect),
                    "",
                    self._digit(),
                    possible and not without,
                    False,
                    without,
                    self._narrow,
                )
                act = self._changing(partial(plan.switch, use))
                chips.append(Chip(f"benefit-{use.number}", face, act, title=words, reason=reason))
        if not chips:
            return []
        note = kit.say(_("press to do without"))
        return [self._choices(kit, "benefits", kit.say(_("Effects")), chips, note)]

    def _effects(self, kit: Kit) -> list[Box]:
        """The effects that ask something: pressed, one is done without."""
        plan, found = self._plan, list[Box]()
        for use, possible in plan.effects.items():
            if use.plain:
                continue
            number = use.number
            effect = self._card.effects[number]
            terms, words = effects.effect(effect), effect_words(effect.model, self._table.speaker)
            if effect.model.place_skull is not None:
                steps = effect.model.place_skull.temple_any
                terms, words = (effects.numbered("temple", steps),), kit.say(_("any temple +{n}"), n=steps)
            without = use in plan.without
            note = kit.say(_("is done without")) if without else kit.say(_("asked after the payment"))
            reason = None if possible else kit.say(_("Nothing can be done with it now."))
            if reason:
                note = kit.say(_("is lost"))
            face = ChipFace(terms, "", self._digit(), possible and not without, False, without, self._narrow)
            act = self._changing(partial(plan.switch, use))
            chip = Chip(f"effect-{number}", face, act, title=words, reason=reason)
            found.append(self._line(kit, f"effect-{number}", first_up(words), note, [chip], shorten=True))
        return found

    def _changing(self, change: Callable[[], None]) -> Callable[[], None]:
        """Change the plan, then show it anew."""

        def act() -> None:
            change()
            self.rebuild()

        return act

    # ---- the sum

    def _price(self) -> Terms:
        paid = self._plan.plain.paid
        blocks = [paid.get(block, 0) for block in BLOCKS]
        return effects.price_terms(blocks, paid.get("corn", 0), paid.get("skull", 0)) or (Term("", "0"),)

    def _kept(self) -> str:
        """What is left of the goods that are paid, in words; "" where nothing is paid."""
        seat, say = self._choice.view.seat(self._plan.action.seat), self._table.speaker.catalogue.say
        held = {"corn": seat.corn, "skull": seat.skulls, **dict(zip(BLOCKS, seat.blocks, strict=True))}
        paid = {good: n for good, n in self._plan.plain.paid.items() if n}
        if not paid:
            return ""
        goods = self._table.speaker.amounts({good: held[good] - n for good, n in paid.items()})
        return say(_("keeps {goods}"), goods=goods) if goods else say(_("keeps nothing of it"))

    def _gained(self) -> Terms:
        """What it brings by itself: as foretold, or as printed where that cannot be foretold to the end."""
        card, told = self._card, self._plan.plain
        lasting = [effects.effect(item) for item in card.effects if item.kind.startswith("feed")]
        rewards = [effects.reward(model) for model in card.rewards]
        if told.asks in _UNFINISHED:
            lasting += [
                effects.benefit(card.effects[use.number])
                for use, possible in self._plan.effects.items()
                if use.plain and possible and use not in self._plan.without
            ]
            corn, points = (told.gained_by("architecture", good) for good in ("corn", "vp"))
            gained = tuple(Term(good, f"+{n}") for good, n in (("corn", corn), ("vp", points)) if n)
        else:
            gained = won(told)
        return effects.joined((gained, *lasting, *rewards))

    def buttons(self, kit: Kit) -> Sequence[Box]:
        back = Button("back", kit.say(_("Back")), self.back)
        words = self._table.speaker.amounts(self._plan.plain.paid)
        call = kit.say(_("Build for {goods}"), goods=words) if words else kit.say(_("Build for nothing"))
        return [back, Button("take", call, self._build, kind="primary")]

    # ---- use

    def _build(self) -> None:
        self.stage.pop()
        self._table.submit(self._plan.action, *self._plan.answers)

    def key(self, given: Key) -> bool:
        if not given.down or not given.plain:
            return False
        if given.name.isdigit():
            for widget in self.widgets:
                if isinstance(widget, Chip) and widget.face.number == (int(given.name) or MOST_DIGITS):
                    target = self.targets.find(widget.name)
                    self.use(target, target.shape.centre)
                    break
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
