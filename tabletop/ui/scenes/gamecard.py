"""The card of one game on the menu: its poster, its name, one line, who can play it, and the way in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.geometry import round_rect_points
from tabletop.ui.paint.lettering import Align, Face
from tabletop.ui.paint.palette import CARD, GOLD, INK, INK2, RULE, Colour
from tabletop.ui.paint.sprite import premultiplied
from tabletop.ui.targets import Targets
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["GameCard", "GameCardWidget", "Poster"]

Poster = Callable[[int, int], pygame.Surface]
"""Draws a poster of w x h real pixels; the proportion is 372 to 452."""

_POSTER = (372, 452)
_AIR = 84
"""Logical units of height that make the card roomy."""
_LEAST_POSTER = 0.34
"""The least part of the poster's height that is shown where the card is low."""


@dataclass(frozen=True)
class GameCard:
    """What the menu says of a game. `players` is "2–4", `mode` how one plays, `open` begins a new table.

    `state` "making" shows it quietly, and cannot be opened.
    """

    key: str
    name: str
    line: str
    players: str
    mode: str
    accent: str
    poster: Poster = field(compare=False)
    open: Callable[[], None] = field(compare=False)
    state: Literal["ready", "making"] = "ready"


class _Words(NamedTuple):
    """One line of the card: its left (or right) end and its baseline, from the card's upper left corner."""

    text: str
    x: int
    baseline: float
    step: Step
    face: Face
    colour: Colour
    right: bool = False


class _Plan(NamedTuple):
    """Where everything on the card stands."""

    words: list[_Words]
    poster_height: int
    rule: int
    players: tuple[int, int]
    arrow: tuple[float, float] | None
    height: int


class GameCardWidget(Widget):
    """The card; raised and ringed with gold while it is pointed at or focused."""

    domain = "game"
    spill_units = 60.0

    def __init__(self, card: GameCard, reason: str | None, beside: Sequence[GameCard] = ()) -> None:
        """`beside` are the cards it stands with: their lines are laid out alike."""
        super().__init__(card.key, act=card.open, reason=reason)
        self.card, self.beside = card, beside or (card,)

    def label(self) -> str:
        return self.card.name

    def radius(self) -> float:
        return 12.0

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        """As high as its words and the least part of its poster."""
        return max(width, self._least_width(kit)), self._plan(kit, width, 0).height

    def wished_height(self, kit: Kit, width: int) -> int:
        """The height with the whole poster and air between the lines."""
        plan = self._plan(kit, width, 0)
        return plan.height - plan.poster_height + self._poster_size(kit, width)[1] + kit.px(_AIR)

    def _least_width(self, kit: Kit) -> int:
        widest = max(
            kit.width(self.card.name, Step.HEADLINE, "black"),
            kit.width(self._call(kit), Step.ACTION, "figure") + kit.step(Step.ACTION),
            kit.longest_word(self.card.line, Step.ACTION),
            kit.longest_word(self.card.mode, Step.ACTION),
        )
        return 2 * kit.px(28) + round(widest + 2)

    def _call(self, kit: Kit) -> str:
        return kit.say(_("New table")) if self.reason is None else kit.say(_("In the making"))

    def _poster_size(self, kit: Kit, width: int) -> tuple[int, int]:
        w = width - 2 * kit.px(14)
        return w, round(w * _POSTER[1] / _POSTER[0])

    def _air(self, kit: Kit, width: int, height: int) -> int:
        """Room for each of the four gaps beyond the least, once the poster is whole."""
        if not height:
            return 0
        plan = self._plan(kit, width, 0)
        free = height - plan.height + plan.poster_height - self._poster_size(kit, width)[1]
        return max(0, min(free, kit.px(_AIR))) // 4

    def _rows(self, kit: Kit, inner: int) -> tuple[int, int]:
        """Lines kept for the line and (below the players, or 0 beside them) the mode, alike on all cards."""
        size = round(kit.step(Step.HEAD) * 1.1) + kit.px(23)
        alike = all(
            size + kit.width(c.players, Step.HEAD, "figure") + kit.width(c.mode, Step.ACTION) <= inner
            for c in self.beside
        )
        line = max(len(kit.wrap(c.line, Step.ACTION, inner)) for c in self.beside)
        mode = max(len(kit.wrap(c.mode, Step.ACTION, inner)) for c in self.beside)
        return line, 0 if alike else mode

    def _plan(self, kit: Kit, width: int, height: int) -> _Plan:
        """Where everything stands when the card is that high; `height` 0: as low as can be."""
        card, x, inner = self.card, kit.px(28), width - 2 * kit.px(28)
        leading, air = kit.theme.leading, self._air(kit, width, height)
        line_rows, mode_rows = self._rows(kit, inner)
        words: list[_Words] = []

        def write(lines: Sequence[str], top: float, step: Step, face: Face, colour: Colour) -> None:
            for i, line in enumerate(lines):
                baseline = top + i * leading(step) + kit.baseline(step, face)
                words.append(_Words(line, x, baseline, step, face, colour))

        y = float(kit.px(18) + air)
        write([card.name], y, Step.HEADLINE, "black", INK)
        y += leading(Step.HEADLINE) + kit.px(2)
        write(kit.wrap(card.line, Step.ACTION, inner), y, Step.ACTION, "text", INK2)
        y += leading(Step.ACTION) * line_rows
        rule = round(y + kit.px(14) + air)
        y = rule + kit.px(14) + air
        size = round(kit.step(Step.HEAD) * 1.1)
        row = max(leading(Step.HEAD), size)
        middle = y + row / 2
        words.append(_middled(kit, card.players, x + size + kit.px(9), middle, Step.HEAD, "figure", INK))
        if not mode_rows:
            words.append(_middled(kit, card.mode, width - x, middle, Step.ACTION, "text", INK2, right=True))
        else:
            write(kit.wrap(card.mode, Step.ACTION, inner), y + row, Step.ACTION, "text", INK2)
        y += row + leading(Step.ACTION) * mode_rows + kit.px(12) + air
        call, ready = self._call(kit), self.reason is None
        face: Face = "figure" if ready else "italic"
        write([call], y, Step.ACTION, face, card.accent if ready else INK2)
        end = x + kit.width(call, Step.ACTION, face) + kit.step(Step.ACTION) * 0.5
        arrow_y = y + leading(Step.ACTION) / 2
        y += leading(Step.ACTION) + kit.px(22)
        full = self._poster_size(kit, width)[1]
        poster = round(full * _LEAST_POSTER)
        if height:
            poster = max(0, min(full, height - kit.px(14) - round(y)))
        down = kit.px(14) + poster
        return _Plan(
            [w._replace(baseline=w.baseline + down) for w in words],
            poster,
            rule + down,
            (x, round(middle) + down),
            (end, arrow_y + down) if ready else None,
            down + round(y),
        )

    # ---- picture

    def look_key(self) -> Hashable:
        return self.card, tuple(self.beside)

    def look(self, targets: Targets) -> Look:
        raised = targets.hover == self.name or (targets.focus == self.name and targets.focus_shown)
        return Look(
            hover=raised and self.reason is None, held=targets.held == self.name and self.reason is None
        )

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        u = kit.theme.real(1)
        x, y, w, h = box.x, box.y - (kit.px(10) if look.hover and not look.held else 0), box.w, box.h
        canvas = Canvas(*surface.get_size(), 2)
        blur, down, alpha = (18, 12, 110) if look.hover else (12, 6, 80)
        canvas.shadow(round_rect_points(x, y, w, h, 12 * u), blur * u, 0, down * u, alpha)
        canvas.rounded(x, y, w, h, 12 * u, CARD)
        if look.hover:
            canvas.rounded(x, y, w, h, 12 * u, GOLD, 255, max(2.0, 4 * u))
        canvas.sprite().put(surface, 0, 0)
        plan = self._plan(kit, w, h)
        self._paint_poster(
            kit, surface, x + kit.px(14), y + kit.px(14), w - 2 * kit.px(14), plan.poster_height
        )
        right = x + w - kit.px(28)
        line = max(1, kit.px(1))
        pygame.draw.line(surface, RULE, (x + kit.px(28), y + plan.rule), (right, y + plan.rule), line)
        for word in plan.words:
            align: Align = "right" if word.right else "left"
            left, baseline = x + word.x, y + word.baseline
            kit.write(surface, word.text, left, baseline, word.step, word.colour, word.face, align)
        size = round(kit.step(Step.HEAD) * 1.1)
        kit.atlas.icons.put(
            surface, "player", x + plan.players[0] + size / 2, y + plan.players[1], size, INK2
        )
        if plan.arrow is not None:
            _arrow(kit, surface, x + plan.arrow[0], y + plan.arrow[1], self.card.accent)

    def _paint_poster(self, kit: Kit, surface: pygame.Surface, x: int, y: int, w: int, h: int) -> None:
        if h < 8:
            return
        full = self.card.poster(w, round(w * _POSTER[1] / _POSTER[0]))
        seen = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        seen.blit(full, (0, -round((full.get_height() - h) * 0.42)))
        if self.reason is not None:
            pale = pygame.transform.grayscale(seen)
            pale.set_alpha(120)
            seen.blit(pale, (0, 0))
        frame = Canvas(w, h, 3)
        frame.rounded(0, 0, w, h, kit.px(6), "#FFFFFF")
        stencil = pygame.transform.smoothscale(frame.surface, (w, h))
        seen.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        surface.blit(premultiplied(seen), (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
        edge = Canvas(w, h, 3)
        edge.rounded(0, 0, w, h, kit.px(6), INK, 255, max(1.0, 1.3 * kit.theme.u))
        edge.sprite().put(surface, x, y)

    def texts(self, kit: Kit) -> list[TextPlace]:
        plan = self._plan(kit, self.rect.w, self.rect.h)
        places = []
        for word in plan.words:
            width = kit.width(word.text, word.step, word.face)
            high = round(kit.step(word.step))
            left = self.rect.x + word.x - (round(width) if word.right else 0)
            room = pygame.Rect(
                left, self.rect.y + round(word.baseline) - high, self.rect.right - left - kit.px(10), high
            )
            places.append(TextPlace(word.text, width, high, room.clip(self.rect)))
        return places


def _middled(
    kit: Kit,
    text: str,
    x: int,
    middle: float,
    step: Step,
    face: Face,
    colour: Colour,
    right: bool = False,
) -> _Words:
    cap = kit.atlas.letters.cap_height(face, kit.step(step))
    return _Words(text, x, middle + cap / 2, step, face, colour, right)


def _arrow(kit: Kit, surface: pygame.Surface, x: float, y: float, colour: Colour) -> None:
    size = kit.step(Step.ACTION)
    w, h = size * 0.42, size * 0.66
    canvas = Canvas(w + 2, h + 2, 4)
    canvas.poly([(1, 1), (1 + w, 1 + h / 2), (1, 1 + h)], colour)
    canvas.sprite(1, round(h / 2) + 1).put(surface, x, y)
