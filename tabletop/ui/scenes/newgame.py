"""Laying a new table: which board, who sits where, who begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Empty, Flex, Pad, Row, Sized, Spring
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import DANGER, INK2, style
from tabletop.ui.scene import Scene
from tabletop.ui.scenes.boardrow import BoardRow
from tabletop.ui.scenes.newtable import BoardChoice, NewGameOffer, Seating
from tabletop.ui.scenes.roundtable import Picture, RoundTable, TableTop, fitted
from tabletop.ui.scenes.seatplate import BadgeButton, SeatPlate
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.choice import Tick, segmented, stepper
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.panel import Scroll, ScrollList
from tabletop.ui.widgets.words import Label, Paragraph, Section

__all__ = ["NewGameScene"]

_THUMB = (760, 580)


class NewGameScene(Scene):
    """Shows a `NewGameOffer` and begins the game that was laid out."""

    def __init__(self, offer: NewGameOffer) -> None:
        super().__init__()
        self.offer = offer
        self.seating = Seating(offer)
        self._scroll = Scroll()
        self._pictures: dict[tuple[str, int, int], pygame.Surface] = {}
        self._drawn_for: tuple[int, int] | None = None

    # ---- pictures of the boards

    def layout(self) -> None:
        super().layout()
        size = self.stage.theme.size
        if self._drawn_for != size:
            self._drawn_for = size
            self._pictures.clear()
            self.stage.work(self._draw_boards(size), self.kit.say(_("Drawing the boards")), self.invalidate)

    def _draw_boards(self, size: tuple[int, int]) -> Iterator[float]:
        """Draw the picture of each board once, the chosen one first."""
        chosen = self.seating.board
        boards = [chosen, *(b for b in self.seating.boards if b.key != chosen.key)]
        for i, board in enumerate(boards):
            yield i / len(boards)
            if board.thumbnail is not None and self._drawn_for == size:
                w, h = self.kit.px(_THUMB[0]), self.kit.px(_THUMB[1])
                self._pictures[board.key, 0, 0] = board.thumbnail(w, h)
                self.invalidate()

    def _picture(self, board: BoardChoice) -> Picture:
        def picture(w: int, h: int) -> pygame.Surface | None:
            whole = self._pictures.get((board.key, 0, 0))
            if whole is None:
                return None
            key = (board.key, w, h)
            if key not in self._pictures:
                self._pictures[key] = fitted(whole, w, h)
            return self._pictures[key]

        return picture

    # ---- layout

    def compose(self, kit: Kit) -> Box:
        wide = kit.theme.size[0]
        margin, gap = kit.px(48), kit.px(40)
        text = max(1.0, kit.theme.text**0.55)
        left = min(round(kit.px(400) * text), round(wide * 0.29))
        right = min(round(kit.px(360) * text), round(wide * 0.27))
        body = Row(
            [
                Sized(self._boards(kit), w=left),
                Flex(self._table(kit)),
                Sized(self._options(kit), w=right),
            ],
            gap=gap,
            align="stretch",
        )
        page = Column([self._head(kit), Flex(body)], gap=kit.px(20))
        return Pad(page, margin, kit.px(28), margin, kit.px(40))

    def _head(self, kit: Kit) -> Box:
        back = Button(
            "back", "", self.back, kind="quiet", icon="left", title=kit.say(_("Back to the menu")), units=50
        )
        name = Label("game", self.offer.game, Step.GAME, face="black")
        what = Label("new-table", kit.say(_("New table")), Step.ACTION, colour=INK2)
        return Row(
            [back, name, Pad(what, kit.px(8), round(kit.step(Step.GAME) * 0.25)), Spring()], gap=kit.px(10)
        )

    def _boards(self, kit: Kit) -> Box:
        rows = [
            BoardRow(b, b.key == self.seating.board.key, self._picture(b), self._taking(b))
            for b in self.seating.boards
        ]
        scroll = ScrollList("boards", rows, self._scroll, self.rebuild, gap=kit.px(12))
        return Column([Section("board-head", kit.say(_("Board"))), Flex(scroll)], gap=kit.px(14))

    def _taking(self, board: BoardChoice) -> Callable[[], None]:
        def act() -> None:
            self.seating.choose_board(board.key)
            self.rebuild()

        return act

    def _table(self, kit: Kit) -> Box:
        seating = self.seating
        plates = [self._plate(kit, seat) for seat in range(1, seating.players + 1)]
        top = TableTop("top", self._picture(seating.board))
        head: Box = Section("seats-head", kit.say(_("Players, clockwise")))
        if len(seating.numbers) > 1:
            head = Row([Flex(head), self._number(kit)], gap=kit.px(12))
        return Column([head, Flex(RoundTable(top, plates))], gap=kit.px(14))

    def _number(self, kit: Kit) -> Box:
        seating = self.seating
        fewest, most = seating.numbers[0], seating.numbers[-1]

        def change(by: int) -> Callable[[], None]:
            def act() -> None:
                seating.change_players(by)
                self.rebuild()

            return act

        limits = (
            kit.say(_("This board needs {n} players at least."), n=fewest),
            kit.say(_("This board has room for {n} players."), n=most),
        )
        return stepper(
            kit,
            "players",
            str(seating.players),
            change(-1) if seating.players > fewest else None,
            change(1) if seating.players < most else None,
            limits,
            (kit.say(_("One player fewer")), kit.say(_("One player more"))),
        )

    def _plate(self, kit: Kit, seat: int) -> SeatPlate:
        seating = self.seating
        look = style(seating.styles[seat - 1])

        def recolour() -> None:
            seating.next_style(seat)
            self.rebuild()

        title = kit.say(
            _("{name}: {colour}. Click for another colour."),
            name=seating.name(seat),
            colour=kit.say(look.colour_name),
        )
        badge = BadgeButton(f"colour-{seat}", seating.styles[seat - 1], recolour, title)
        field = TextField(
            f"name-{seat}",
            seating.names[seat - 1],
            self.stage.clipboard,
            changed=self.rebuild,
            hint=seating.proposed(seat),
            wrong=seat in seating.doubled(),
            units=166,
            face="semi",
            title=kit.say(_("Name of player {n}"), n=seat),
        )
        return SeatPlate(seat, badge, field, seating.first == seat)

    def _options(self, kit: Kit) -> Box:
        seating = self.seating
        firsts = [(0, kit.say(_("by lot")))]
        firsts += [(s, self._short(kit, seating.name(s))) for s in range(1, seating.players + 1)]
        rows: list[Box] = [
            Section("first-head", kit.say(_("First player"))),
            segmented(kit, "first", firsts, seating.first, self._begin_with),
            Empty(0, kit.px(6)),
            Section("seed-head", kit.say(_("Seed"))),
            self._seed(kit),
            Paragraph(
                "seed-note",
                kit.say(_("The same seed and the same moves give the same game.")),
                Step.NOTE,
                colour=INK2,
            ),
            Empty(0, kit.px(6)),
            Tick("alone", kit.say(_("One person plays all: no curtain")), seating.alone, self._toggle_alone),
        ]
        rows += [
            Tick(s.key, s.text, seating.options[s.key], self._toggling(s.key)) for s in self.offer.switches
        ]
        rows.append(Spring())
        hindrance = self._hindrance(kit)
        if hindrance:
            rows.append(Paragraph("hindrance", hindrance, Step.NOTE, colour=DANGER))
        rows.append(self._start(kit))
        return Column(rows, gap=kit.px(12))

    def _short(self, kit: Kit, name: str) -> str:
        return kit.atlas.letters.ellipsis(name, "semi", kit.step(Step.BODY), kit.px(200) * kit.theme.text)

    def _seed(self, kit: Kit) -> Box:
        field = TextField(
            "seed",
            self.seating.seed,
            self.stage.clipboard,
            changed=self.rebuild,
            wrong=self.seating.seed_number is None,
            units=230,
            title=kit.say(_("Seed")),
        )
        dice = Button("dice", "", self._reseed, icon="dice", title=kit.say(_("Another seed")), units=50)
        return Row([Flex(field), dice], gap=kit.px(10))

    def _start(self, kit: Kit) -> Box:
        return Button(
            "start", kit.say(_("Start")), self._begin, kind="primary", reason=self._hindrance(kit), units=72
        )

    def _hindrance(self, kit: Kit) -> str | None:
        """Why the game cannot begin, or None."""
        seating = self.seating
        if seating.board.defects:
            return kit.say(
                _("{board} cannot be played: {why}"), board=seating.board.name, why=seating.board.defects[0]
            )
        if seating.doubled():
            return kit.say(_("Two players have the same name."))
        if seating.seed_number is None:
            return kit.say(_("The seed is a whole number up to 2,147,483,647."))
        return None

    # ---- use

    def _begin_with(self, seat: int) -> None:
        self.seating.first = seat
        self.rebuild()

    def _reseed(self) -> None:
        self.seating.seed.select_all()
        self.seating.seed.insert(str(self.offer.fresh_seed()))
        self.rebuild()

    def _toggle_alone(self) -> None:
        self.seating.alone = not self.seating.alone
        self.rebuild()

    def _toggling(self, key: str) -> Callable[[], None]:
        def act() -> None:
            self.seating.options[key] = not self.seating.options[key]
            self.rebuild()

        return act

    def _begin(self) -> None:
        sentence = self.offer.start(self.seating.table())
        if sentence:
            self.stage.tell(sentence)
