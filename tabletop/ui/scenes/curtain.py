"""The curtain between two players, and the peek at one's own secrets.

The whole screen takes the next player's colour. Nothing secret is drawn, asked for or kept before a disc
is held down, and it covers itself again when it is let go, or after three seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Row, Spring
from tabletop.ui.inputs import FocusLost, Hidden, Input, Key
from tabletop.ui.kit import Kit
from tabletop.ui.motion import out_cubic
from tabletop.ui.paint.paper import paper
from tabletop.ui.paint.sprite import Sprite
from tabletop.ui.scenes.clothscene import ClothScene
from tabletop.ui.scenes.discs import DiscRow
from tabletop.ui.shapes import Circle
from tabletop.ui.targets import Target
from tabletop.ui.theme import Step
from tabletop.ui.widgets.curtainbutton import CurtainButton
from tabletop.ui.widgets.words import Paragraph

__all__ = ["CurtainOffer", "CurtainScene", "Face", "PeekScene", "Secret"]

HOLD_SECONDS = 3.0
_WIPE, _OPEN, _LIFT, _DROP = 320, 260, 140, 90


@dataclass(frozen=True)
class Face:
    """The open side of a secret: what it is called, and its picture of about so many real pixels, in ink."""

    label: str
    picture: Callable[[Kit, int], Sprite]


@dataclass(frozen=True)
class Secret:
    """One covered disc. `group` is where it is ("on the board"); `reveal` is called only while it is held."""

    group: str
    reveal: Callable[[], Face] = field(compare=False)


@dataclass(frozen=True)
class CurtainOffer:
    """What the curtain says and hides. `start` is called when the player takes the screen (or gives it back).

    `call` is the text of the button where it is no turn that begins. Behind a curtain `start` must bring
    the scene beneath to what this player may see: it is revealed after it.
    """

    name: str
    style: int
    secrets: Sequence[Secret]
    start: Callable[[], None]
    sentence: str = ""
    hint: str = ""
    news: Sequence[str] = ()
    call: str = ""


class CurtainScene(ClothScene):
    """Hands the screen to the next player."""

    clicks_end_motions = False

    def __init__(self, offer: CurtainOffer) -> None:
        super().__init__(offer.name, offer.style)
        self.offer = offer
        self.held: int | None = None
        self._face: Face | None = None
        self._since = 0.0
        self._lift = 0.0
        self._wiped = 1.0
        self._hole: float | None = None
        self._still: pygame.Surface | None = None
        self._row: DiscRow | None = None

    # ---- words

    def lead(self, kit: Kit) -> str:
        """The line above the name."""
        return kit.say(_("Pass the screen to"))

    def sentence(self, kit: Kit) -> str:
        """The line below the name."""
        return self.offer.sentence or kit.say(_("Everyone else looks away."))

    def call(self, kit: Kit) -> str:
        """The text of the button."""
        return self.offer.call or kit.say(_("Start {name}’s turn"), name=self.offer.name)

    # ---- layout

    def enter(self) -> None:
        self.motions.start(self.stage.now, _WIPE, self._wipe, out_cubic)
        self.targets.focus = ("button", "start")

    def _wipe(self, t: float) -> None:
        self._wiped = t
        self.invalidate()

    def compose(self, kit: Kit) -> Box:
        dye, offer = self.dye, self.offer
        rows = self.call_for(kit, self.lead(kit), self.sentence(kit))
        rows += [
            Paragraph(f"news-{i}", line, Step.BODY, colour=dye.second, align="centre")
            for i, line in enumerate(offer.news)
        ]
        self._row = None
        if offer.secrets:
            self._row = DiscRow("discs", [s.group for s in offer.secrets], offer.style)
            rows += [Spring(1.6), self._row, Spring(0.5)]
            if offer.hint:
                rows.append(Paragraph("hint", offer.hint, Step.ACTION, colour=dye.second, align="centre"))
        rows += [
            Spring(0.8),
            Row([CurtainButton("start", self.call(kit), self._go, offer.style)]),
            Spring(0.6),
        ]
        return self.stacked(kit, rows)

    def layout(self) -> None:
        super().layout()
        self._still = None

    def add_targets(self, kit: Kit) -> None:
        if self._row is None:
            return
        name, groups = self.offer.name, [s.group for s in self.offer.secrets]
        for i, (x, y) in enumerate(self._row.centres):
            label = kit.say(_("{name}: {group}"), name=name, group=groups[i])
            self.targets.add(Target(("disc", i), Circle(x, y, self._row.disc_radius), label=label))

    # ---- picture

    @property
    def opaque(self) -> bool:  # type: ignore[override]
        """The scene beneath shows only through the opening circle."""
        return self._hole is None

    def draw(self, surface: pygame.Surface) -> None:
        if self._hole is not None:
            self._draw_opening(surface)
        elif self._wiped < 1:
            self._draw_wipe(surface)
        else:
            super().draw(surface)

    def _draw_wipe(self, surface: pygame.Surface) -> None:
        """The colour comes over bare paper from the left."""
        clip, (w, h) = surface.get_clip(), self.kit.theme.size
        surface.blit(paper(w, h), (0, 0))
        surface.set_clip(clip.clip(pygame.Rect(0, 0, round(w * self._wiped), h)))
        super().draw(surface)
        surface.set_clip(clip)

    def _draw_opening(self, surface: pygame.Surface) -> None:
        """What is beneath shows through a growing circle round the button."""
        (w, h), start = self.kit.theme.size, self.targets.get(("button", "start"))
        if self._still is None:
            self._still = pygame.Surface((w, h), pygame.SRCALPHA, 32)
            super().draw(self._still)
        x, y = start.shape.centre if start else (w / 2, h / 2)
        radius = (self._hole or 0.0) * max(w, h) * 1.05
        pygame.draw.circle(self._still, (0, 0, 0, 0), (x, y), radius)
        surface.blit(self._still, (0, 0))

    def draw_over(self, surface: pygame.Surface) -> None:
        if self._row is None:
            return
        hover = self.targets.hover
        pointed = int(str(hover[1])) if hover is not None and hover[0] == "disc" else None
        self._row.draw_discs(self.kit, surface, pointed, self.held)
        if self.held is not None and self._face is not None:
            left = 1 - (self.stage.now - self._since) / HOLD_SECONDS
            self._row.draw_lifted(self.kit, surface, self.held, self._face, self._lift, left)

    # ---- lifting a disc

    def pressed(self, target: Target) -> None:
        if target.name[0] == "disc":
            self.lift(int(str(target.name[1])))

    def released(self, target: Target) -> None:
        if target.name[0] == "disc":
            self.cover()

    def key(self, given: Key) -> bool:
        focus = self.targets.focus
        if focus is None or focus[0] != "disc" or given.name not in ("space", "return"):
            return False
        if given.down and not given.again:
            self.lift(int(str(focus[1])))
        elif not given.down:
            self.cover()
        return True

    def handle(self, given: Input) -> bool:
        if isinstance(given, FocusLost | Hidden):
            self.cover()
        if self._hole is not None:
            return True
        return super().handle(given)

    def lift(self, index: int) -> None:
        """Show the open side of a disc while it is held."""
        self.cover()
        self.held, self._since = index, self.stage.now
        self._face = self.offer.secrets[index].reveal()
        self.motions.start(self.stage.now, _LIFT, self._lifted, out_cubic)
        self.invalidate()

    def cover(self) -> None:
        """Cover the disc that is held."""
        if self.held is not None:
            self.motions.finish()
            self.held, self._face, self._lift = None, None, 0.0
            self.invalidate()

    def _lifted(self, t: float) -> None:
        self._lift = t
        self.invalidate(self._row.area(self.kit) if self._row else None)

    # ---- time

    @property
    def animating(self) -> bool:
        return self.held is not None or super().animating

    def tick(self, now: float) -> None:
        super().tick(now)
        if self.held is None:
            return
        if now - self._since >= HOLD_SECONDS:
            self.cover()
        elif self._row is not None:
            self.invalidate(self._row.area(self.kit))

    # ---- leaving

    def _go(self) -> None:
        self.cover()
        self.offer.start()
        if self.stage.top is self:
            self.motions.start(self.stage.now, _OPEN, self._opened, out_cubic, done=self._gone)

    def _opened(self, t: float) -> None:
        self._hole = t
        self.invalidate()

    def _gone(self) -> None:
        if self.stage.top is self:
            self.stage.pop()

    def back(self) -> None:
        """A curtain is not taken back: only the button opens it."""


class PeekScene(CurtainScene):
    """A look at one's own secrets in the middle of one's turn; Esc gives the screen back."""

    def lead(self, kit: Kit) -> str:
        return kit.say(_("For the eyes of"))

    def call(self, kit: Kit) -> str:
        return kit.say(_("Back to the table"))

    def back(self) -> None:
        self._go()
