"""The settings: text size, pace, curtain, marks, full screen. All take effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.text.catalogue import _
from tabletop.ui.boxes import Box, Column
from tabletop.ui.kit import Kit
from tabletop.ui.scenes.dialog import Dialog
from tabletop.ui.theme import TEXT_SIZES, Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.choice import Tick, segmented, stepper
from tabletop.ui.widgets.words import Label

__all__ = ["SettingsDialog"]


class SettingsDialog(Dialog):
    """Changes the stage's settings. `show_keys` opens the sheet of keys of the screen beneath, if any."""

    width_units = 700.0

    def __init__(self, show_keys: Callable[[], None] | None = None) -> None:
        super().__init__()
        self._show_keys = show_keys

    def title(self, kit: Kit) -> str:
        return kit.say(_("Settings"))

    def body(self, kit: Kit) -> Box:
        now = self.stage.settings
        paces = [
            ("slow", kit.say(_("slow"))),
            ("normal", kit.say(_("normal"))),
            ("fast", kit.say(_("fast"))),
            ("off", kit.say(_("off"))),
        ]
        pace = segmented(kit, "pace", paces, now.pace, lambda value: self._change(pace=value))
        ticks = [
            ("curtain", kit.say(_("Curtain between players who keep secrets")), now.curtain),
            (
                "last_moves_marked",
                kit.say(_("Mark what happened since one’s last turn")),
                now.last_moves_marked,
            ),
            (
                "revealed_marked",
                kit.say(_("Show the symbols that everybody has seen")),
                now.revealed_marked,
            ),
            ("full_screen", kit.say(_("Full screen (F11)")), now.full_screen),
        ]
        return Column(
            [
                Label("text-size-label", kit.say(_("Text size")), Step.BODY, face="semi"),
                self._text_size(kit),
                Label("pace-label", kit.say(_("Motion")), Step.BODY, face="semi"),
                pace,
                *(Tick(name, text, on, self._toggle(name, on)) for name, text, on in ticks),
            ],
            gap=kit.px(8),
            align="start",
        )

    def buttons(self, kit: Kit) -> Sequence[Box]:
        keys = [Button("keys", kit.say(_("Keys")), self._show_keys)] if self._show_keys is not None else []
        return [*keys, Button("done", kit.say(_("Done")), self.back, kind="primary")]

    def _text_size(self, kit: Kit) -> Box:
        now = self.stage.settings.text_percent
        smaller = [size for size in TEXT_SIZES if size < now]
        larger = [size for size in TEXT_SIZES if size > now]
        return stepper(
            kit,
            "text-size",
            f"{now} %",
            self._size(smaller[-1]) if smaller else None,
            self._size(larger[0]) if larger else None,
            (
                kit.say(_("This is the smallest text there is.")),
                kit.say(_("This is the largest text there is.")),
            ),
            (kit.say(_("Smaller text")), kit.say(_("Larger text"))),
        )

    def _size(self, percent: int) -> Callable[[], None]:
        return lambda: self._change(text_percent=percent)

    def _toggle(self, name: str, on: bool) -> Callable[[], None]:
        return lambda: self._change(**{name: not on})

    def _change(self, **changes: object) -> None:
        self.stage.change_settings(self.stage.settings.with_(**changes))
