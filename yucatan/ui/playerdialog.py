"""Everything that lies open of one player, and the way behind the curtain to what does not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column, Flex, Row
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.scenes.dialog import Dialog
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.words import Label, Paragraph

__all__ = ["PlayerDialog"]


class PlayerDialog(Dialog):
    """Lists a player's figures; the player may look at its own warriors from here, in anybody's turn."""

    def __init__(self, name: str, details: Sequence[tuple[str, str]], peek: Callable[[], None]) -> None:
        super().__init__()
        self._name = name
        self._details = details
        self._peek = peek

    def title(self, kit: Kit) -> str:  # noqa: ARG002
        return self._name

    def body(self, kit: Kit) -> Box:
        rows: list[Box] = []
        for number, (what, many) in enumerate(self._details):
            words = Paragraph(f"what-{number}", what, Step.BODY, colour=INK2)
            figure = Label(f"many-{number}", many, Step.ACTION, face="figure", align="right")
            rows.append(Row([Flex(words), figure], gap=kit.px(16)))
        return Column(rows, gap=kit.px(8))

    def buttons(self, kit: Kit) -> Sequence[Box]:
        look = kit.say(_("{name} looks at the warriors"), name=self._name)
        return [
            Button("look", look, self._look, icon="hidden"),
            Button("done", kit.say(_("Close")), self.back, kind="primary"),
        ]

    def _look(self) -> None:
        self.stage.pop()
        self._peek()
