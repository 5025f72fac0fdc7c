"""Dialogs: a card over the paled scene beneath. A question with its answers, and a base for richer ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.boxes import Box, Column, Flow, Pad, Row, Sized, Spring
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import PAPER, rgb
from tabletop.ui.paint.sprite import Sprite, premultiplied
from tabletop.ui.scene import Scene
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button, Kind
from tabletop.ui.widgets.panel import Panel
from tabletop.ui.widgets.words import Paragraph

__all__ = ["Answer", "Dialog", "Question"]

_VEIL = 179  # 70 %


class Dialog(Scene):
    """A card in the middle of the window.

    Subclasses give `title`, `body` and `buttons` (the safe one first).
    """

    opaque = False
    width_units = 640.0
    tall = False
    """True: the body takes all the height there is (lists)."""

    def title(self, kit: Kit) -> str:
        """What it is about."""
        raise NotImplementedError

    def body(self, kit: Kit) -> Box:
        """What stands between title and buttons."""
        raise NotImplementedError

    def buttons(self, kit: Kit) -> Sequence[Box]:
        """The buttons at the lower right, the safe one first."""
        raise NotImplementedError

    def compose(self, kit: Kit) -> Box:
        gap, margin = kit.px(24), kit.px(24)
        width = round(kit.px(self.width_units) * max(1.0, kit.theme.text**0.75))
        width = min(width, kit.theme.size[0] - 2 * margin)
        head = Paragraph("dialog-title", self.title(kit), Step.NAME, face="head")
        foot = Flow(self.buttons(kit), gap=kit.px(12), line_gap=kit.px(12), align="end")
        body = self.body(kit)
        if self.tall:
            height = kit.theme.size[1] - 2 * margin - 2 * kit.px(34)
            inner = width - 2 * kit.px(34)
            used = head.measure(kit, inner)[1] + foot.measure(kit, inner)[1] + 2 * gap
            body = Sized(body, h=max(height - used, body.measure(kit, inner)[1]))
        card = Panel("dialog", Column([head, body, foot], gap=gap), kit.px(34), radius=14)
        middle = Row([Spring(), Sized(card, w=width), Spring()])
        return Pad(Column([Spring(), middle, Spring()]), 0, margin, 0, margin)

    def draw_under(self, surface: pygame.Surface) -> None:
        size = self.stage.theme.size
        veil = self.kit.atlas.sprite(("veil", size), lambda: _veil(size))
        veil.put(surface, 0, 0)


def _veil(size: tuple[int, int]) -> Sprite:
    sheet = pygame.Surface(size, pygame.SRCALPHA, 32)
    sheet.fill((*rgb(PAPER), _VEIL))
    return Sprite(premultiplied(sheet), 0, 0)


@dataclass(frozen=True)
class Answer:
    """One answer of a question; `act` None only closes it."""

    name: str
    text: str
    act: Callable[[], None] | None = None
    kind: Kind = "secondary"


class Question(Dialog):
    """A question or a message. Every answer closes it first. Esc gives the first (safe) answer."""

    def __init__(self, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__()
        self._title, self._text, self._answers = title, text, answers

    def title(self, kit: Kit) -> str:  # noqa: ARG002
        return self._title

    def body(self, kit: Kit) -> Box:  # noqa: ARG002
        return Paragraph("dialog-text", self._text, Step.BODY)

    def buttons(self, kit: Kit) -> Sequence[Box]:  # noqa: ARG002
        def closing(answer: Answer) -> Callable[[], None]:
            return lambda: self._give(answer)

        return [Button(a.name, a.text, closing(a), kind=a.kind) for a in self._answers]

    def back(self) -> None:
        self._give(self._answers[0])

    def _give(self, answer: Answer) -> None:
        self.stage.pop()
        if answer.act is not None:
            answer.act()
