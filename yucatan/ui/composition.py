"""Where everything stands on the table's screen: top bar, map, and the column at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.text.session import redo_reason, undo_reason
from tabletop.ui.boxes import Box, Column, Flex, Grid, Pad, Row, Sized, Spring
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button, Kind
from tabletop.ui.widgets.logview import LogView
from tabletop.ui.widgets.prompt import Prompt
from tabletop.ui.widgets.words import Label
from yucatan.ui import faces
from yucatan.ui.boardview import ZOOM_STEP
from yucatan.ui.hand import hand_face
from yucatan.ui.handcard import HandCard
from yucatan.ui.mapwidgets import MapArea, PillFrame
from yucatan.ui.panels import ActionButton
from yucatan.ui.playerrow import PlayerRow

if TYPE_CHECKING:
    from yucatan.ui.table import YucatanTable

__all__ = ["compose_table"]

_COLUMN, _SMALL_COLUMN = 402, 384
_COLUMN_GROWS, _WIDEST = 1.2, 0.48
"""How the column grows with the text size (a power), and its largest share of the window."""


def compose_table(table: YucatanTable, kit: Kit) -> Box:
    """Describe the whole screen for the table as it stands."""
    theme = kit.theme
    shown = faces.player_faces(table.session, table.view, table.speaker)
    rows = [PlayerRow(f"player-{n}", face, _shower(table, n)) for n, face in enumerate(shown, 1)]
    wide = round(kit.px(_SMALL_COLUMN if theme.small else _COLUMN) * max(1.0, theme.text**_COLUMN_GROWS))
    wide = min(max(wide, *(row.least_width(kit) for row in rows)), round(theme.size[0] * _WIDEST))
    bar = Sized(_top_bar(table, kit), h=max(kit.px(62), theme.leading(Step.GAME)))
    above: list[Box] = [bar, Pad(_prompt(table), kit.px(18))] if _tight(kit) else [bar]
    left = Column([*above, Flex(_map(table, kit))])
    right = Sized(_column(table, kit, rows), w=wide)
    parts = Row([Flex(left), right], gap=kit.px(22), align="stretch")
    return Pad(parts, kit.px(14), 0, kit.px(28), kit.px(8))


# ---------------------------------------------------------------- top bar


def _tight(kit: Kit) -> bool:
    """Whether the prompt needs a line of its own: large text, or a narrow window."""
    return kit.theme.large or kit.theme.size[0] < 1.5 * kit.theme.size[1]


def _prompt(table: YucatanTable) -> Prompt:
    return Prompt("prompt", lambda: table.prompt)


def _top_bar(table: YucatanTable, kit: Kit) -> Box:
    decision = table.view.decision
    turn = kit.say(_("Turn {n}"), n=table.turn)
    if decision is not None and decision.kind.endswith(("village", "first-warrior")):
        turn = kit.say(_("Set-up"))
    names = ["", *(seat.name for seat in table.session.seats)]
    undo = undo_reason(kit.catalogue, table.session.can_undo(), names)
    redo = redo_reason(kit.catalogue, table.session.can_redo())
    icons = [
        _icon("undo", kit.say(_("Undo")), table.undo, undo),
        _icon("redo", kit.say(_("Redo")), table.redo, redo),
        _icon("log", kit.say(_("Log")), table.show_log),
        _icon("settings", kit.say(_("Settings")), table.show_settings),
        _icon("quit", kit.say(_("Menu")), lambda: table.host.leave(table.session)),
    ]
    middle = Spring() if _tight(kit) else Flex(_prompt(table))
    return Row(
        [
            Pad(Label("game", "Yucatán", Step.GAME, face="black"), kit.px(18)),
            Label("turn", turn, Step.BODY, face="semi", colour=INK2),
            middle,
            Row(icons, gap=kit.px(2)),
        ],
        gap=kit.px(16),
    )


def _icon(name: str, title: str, act: Callable[[], None], reason: str = "") -> Button:
    return Button(name, "", act, kind="quiet", icon=name, reason=reason or None, title=title, units=44)


# ---------------------------------------------------------------- map


def _map(table: YucatanTable, kit: Kit) -> Box:
    zoomed = table.board.zoom > 1.0
    amount = kit.say(_("{n} %"), n=round(table.board.zoom * 100)) if zoomed else kit.say(_("fit"))
    whole = None if zoomed else kit.say(_("The whole board is shown."))

    def control(name: str, icon: str, title: str, act: Callable[[], None], reason: str | None) -> Button:
        return Button(
            name, "", act, kind="quiet", icon=icon, title=title, units=38, step=Step.BODY, reason=reason
        )

    title = kit.say(_("Whole board"))
    pill = Row(
        [
            control("zoom-out", "zoom-out", kit.say(_("Farther")), lambda: table.zoom(1 / ZOOM_STEP), whole),
            Button("fit", amount, table.fit, kind="quiet", step=Step.BODY, units=38, title=title),
            control("zoom-in", "zoom-in", kit.say(_("Nearer")), lambda: table.zoom(ZOOM_STEP), None),
            control("turn-board", "rotate", kit.say(_("Turn the board")), table.turn_board, None),
        ]
    )
    return MapArea("map", PillFrame("zoom", pill), table.pill_left)


# ---------------------------------------------------------------- column


def _shower(table: YucatanTable, seat: int) -> Callable[[], None]:
    return lambda: table.show_player(seat)


def _column(table: YucatanTable, kit: Kit, rows: Sequence[Box]) -> Box:
    parts: list[Box] = [Column(rows, gap=kit.px(4))]
    decision = table.view.decision
    if decision is not None and decision.kind == "turn":
        parts.append(_actions(table, kit))
    parts.append(HandCard("hand", lambda: hand_face(table), _answers(table, kit)))
    parts.append(Flex(LogView("lines", lambda: table.log, kit.say(_("Log")), table.show_log)))
    return Pad(Column(parts, gap=kit.px(16)), 0, kit.px(18), 0, kit.px(12))


def _actions(table: YucatanTable, kit: Kit) -> Box:
    """The five actions of a turn, and the way back."""
    buttons = [ActionButton(kind, partial(table.action_face, kind)) for kind in faces.TURN_ACTIONS]
    cancel = Button("cancel", kit.say(_("Cancel")), table.back, reason=table.nothing_chosen, units=62)
    return Grid([*buttons, cancel], 2, kit.px(10))


def _answers(table: YucatanTable, kit: Kit) -> Box | None:
    """Buttons that belong to this decision alone: confirm, how many, look."""
    decision = table.view.decision
    if table.confirming is not None:
        return Button("confirm", kit.say(_("Attack")), table.confirm, kind="primary", icon="combat")
    if decision is None:
        return None
    if decision.kind == "raid":
        return _amounts(table, kit)
    words = kit.say(_("Hold to see your warriors"))
    return Button("peek", words, lambda: None, icon="hidden", step=Step.BODY, units=44)


def _amounts(table: YucatanTable, kit: Kit) -> Box:
    """How many prisoners to take; the most stands out and is the preset (D8)."""
    options = [action for action in table.session.options() if action.kind == "raid"]
    buttons: list[Box] = []
    for action in options:
        n = int(action.args[0])
        words = kit.say(_("Take {n}"), n=n) if n else kit.say(_("None"))
        kind: Kind = "primary" if action == options[-1] else "secondary"
        buttons.append(Flex(Button(f"take-{n}", words, _doer(table, action), kind=kind)))
    return Row(buttons, gap=kit.px(8))


def _doer(table: YucatanTable, action: Action) -> Callable[[], None]:
    return lambda: table.submit(action)
