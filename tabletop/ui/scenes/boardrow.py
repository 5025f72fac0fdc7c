"""One board in the list of boards: its picture, its name, for how many it is, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.kit import Kit
from tabletop.ui.paint.canvas import Canvas
from tabletop.ui.paint.palette import BORDER, CARD, DANGER, GOLD, INK, INK2
from tabletop.ui.scenes.newtable import BoardChoice
from tabletop.ui.scenes.roundtable import Picture, blank
from tabletop.ui.targets import Targets
from tabletop.ui.theme import Step
from tabletop.ui.widgets.widget import Look, TextPlace, Widget

__all__ = ["BoardRow"]


def people(kit: Kit, players: tuple[int, ...]) -> str:
    """ "4 players", "2–4 players"."""
    if len(players) == 1:
        return kit.count(_("{n} player"), _("{n} players"), players[0])
    return kit.say(_("{least}–{most} players"), least=players[0], most=players[-1])


class BoardRow(Widget):
    """Click to take this board."""

    domain = "board"
    spill_units = 4.0
    shows = ("hover", "held")

    def __init__(self, board: BoardChoice, chosen: bool, picture: Picture, act: Callable[[], None]) -> None:
        super().__init__(board.key, act=act)
        self.board, self.chosen, self.picture = board, chosen, picture

    def label(self) -> str:
        return self.board.name

    def _thumb(self, kit: Kit) -> tuple[int, int]:
        return kit.px(132), kit.px(96)

    def _rows(self, kit: Kit, width: int) -> list[tuple[str, Step, bool]]:
        """(line, step, wrong) from the top."""
        room = width - self._thumb(kit)[0] - kit.px(44)
        rows = [(line, Step.ACTION, False) for line in kit.wrap(self.board.name, Step.ACTION, room, "head")]
        about = people(kit, self.board.players)
        if self.board.line:
            about = f"{about} · {self.board.line}"
        rows += [(line, Step.NOTE, False) for line in kit.wrap(about, Step.NOTE, room)]
        if self.board.defects:
            wrong = self.board.defects[0]
            more = len(self.board.defects) - 1
            if more:
                wrong += " " + kit.count(_("And {n} more defect."), _("And {n} more defects."), more)
            rows += [(line, Step.NOTE, True) for line in kit.wrap(wrong, Step.NOTE, room)]
        return rows

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        words = sum(kit.theme.leading(step) for _, step, _ in self._rows(kit, width))
        return width, max(self._thumb(kit)[1], words) + kit.px(20)

    def look_key(self) -> Hashable:
        return self.board, self.chosen

    def draw(self, kit: Kit, surface: pygame.Surface, targets: Targets) -> None:
        super().draw(kit, surface, targets)
        w, h = self._thumb(kit)
        place = pygame.Rect(self.rect.x + kit.px(12), self.rect.centery - h // 2, w, h)
        picture = self.picture(w, h)
        if picture is None:
            blank(kit, w, h).put(surface, *place.topleft)
        else:
            surface.blit(
                picture, picture.get_rect(center=place.center), special_flags=pygame.BLEND_PREMULTIPLIED
            )

    def paint(self, kit: Kit, surface: pygame.Surface, box: pygame.Rect, look: Look) -> None:
        canvas, u = Canvas(*surface.get_size(), 2), kit.theme.real(1)
        canvas.rounded(box.x, box.y, box.w, box.h, 10 * u, CARD)
        edge, width = BORDER, 1.2 * u
        if self.chosen or look.hover:
            edge, width = (GOLD, 4 * u) if self.chosen else (INK2, 2 * u)
        canvas.rounded(box.x, box.y, box.w, box.h, 10 * u, edge, 255, max(1.0, width))
        canvas.sprite().put(surface, 0, 0)
        x = box.x + self._thumb(kit)[0] + kit.px(28)
        rows = self._rows(kit, box.w)
        y = box.centery - sum(kit.theme.leading(step) for _, step, _ in rows) / 2
        for line, step, wrong in rows:
            colour = DANGER if wrong else INK if step is Step.ACTION else INK2
            kit.write(
                surface,
                line,
                x,
                y + kit.baseline(step, "head" if step is Step.ACTION else "text"),
                step,
                colour,
                "head" if step is Step.ACTION else "text",
            )
            y += kit.theme.leading(step)

    def texts(self, kit: Kit) -> list[TextPlace]:
        rows = self._rows(kit, self.rect.w)
        wide = max(kit.width(line, step, "head" if step is Step.ACTION else "text") for line, step, _ in rows)
        high = sum(kit.theme.leading(step) for _, step, _ in rows)
        left = self.rect.x + self._thumb(kit)[0] + kit.px(28)
        room = pygame.Rect(left, self.rect.y, self.rect.right - kit.px(8) - left, self.rect.h)
        return [TextPlace(self.board.name, wide, high, room)]
