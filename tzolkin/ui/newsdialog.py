"""Dialogs that tell something and ask nothing: read, and gone on from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Spring
from tabletop.ui.inputs import Key
from tabletop.ui.kit import Kit
from tabletop.ui.widgets.button import Button
from tzolkin.ui.asking import Asking

__all__ = ["NewsDialog"]


class NewsDialog(Asking):
    """Tells everybody something; `after` is called when they have seen it."""

    def __init__(
        self, zone: Callable[[], pygame.Rect], title: str, note: str, after: Callable[[], None]
    ) -> None:
        super().__init__(zone, 0, title, note)
        self._after = after

    def buttons(self, kit: Kit) -> Sequence[Box]:
        return [Spring(), Button("go-on", kit.say(_("Go on")), self.back, kind="primary")]

    def back(self) -> None:
        self.stage.pop()
        self._after()

    def key(self, given: Key) -> bool:
        if given.down and given.name in ("return", "space") and not given.again:
            self.back()
            return True
        return False
