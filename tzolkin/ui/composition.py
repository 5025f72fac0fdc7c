"""Which widgets stand in which zone of the table's screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tabletop.text.catalogue import _
from tabletop.text.session import redo_reason, undo_reason
from tabletop.ui.boxes import Box, Row
from tabletop.ui.kit import Kit
from tabletop.ui.paint.palette import GAME_ACCENTS, INK, INK2
from tabletop.ui.theme import Step
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.logview import LogView
from tabletop.ui.widgets.prompt import Prompt, SetLines
from tzolkin.ui.art.cards import building_card, monument_chip
from tzolkin.ui.discount import movable
from tzolkin.ui.facts import centre_of, columns_of, market_of, player_faces, slip_face, slip_lines
from tzolkin.ui.loglines import log_lines
from tzolkin.ui.pen import Pen, Sheet
from tzolkin.ui.placed import Placed
from tzolkin.ui.playerrow import PlayerRow
from tzolkin.ui.slip import Slip, line_boxes
from tzolkin.ui.strip import StripButton
from tzolkin.ui.strips import primary_buttons, strip_buttons

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["compose_table"]

_LEGIBLE = 0.84
"""The share of its size below which the question gets the room of the game's name."""
Child = tuple[Box, pygame.Rect]


def compose_table(table: TzolkinTable, kit: Kit) -> Box:
    """Describe the whole screen for the table as it stands."""
    return Placed(
        [
            *_top(table, kit),
            *_left(table),
            *_centre(table, kit),
            *_players(table, kit),
            *_market(table, kit),
            *_buttons(table, kit),
        ]
    )


# ---------------------------------------------------------------- top bar


def _top(table: TzolkinTable, kit: Kit) -> list[Child]:
    zones = table.zones
    say = kit.say
    names = ["", *(seat.name for seat in table.session.seats)]
    undo = undo_reason(kit.catalogue, table.session.can_undo(), names)
    redo = redo_reason(kit.catalogue, table.session.can_redo())
    icons = [
        _icon("undo", say(_("Undo")), table.undo, undo),
        _icon("redo", say(_("Redo")), table.redo, redo),
        _icon("log", say(_("Log")), table.show_log),
        _icon("settings", say(_("Settings")), table.show_settings),
        _icon("quit", say(_("Menu")), lambda: table.host.leave(table.session)),
    ]
    row = Row(icons, gap=0)
    wide, high = row.measure(kit, zones["prompt"].w)
    bar = zones["prompt"]
    right = zones["players"].x - kit.px(18)
    where = pygame.Rect(right - wide, bar.y, wide, max(bar.h, high))
    age = say(_("Age {n}"), n=table.view.age)
    title = zones["temples"].copy()
    title.y, title.h = 0, zones["temples"].y
    game, line = "Tzolk’in", _own_line(table, kit, max(bar.bottom, where.bottom))
    if line is None:
        line = _beside(kit, title, game, age, where)
        face = table.pointing.told()
        if SetLines(kit, face, line.w, line.h).share < _LEGIBLE:
            game, line = "", _beside(kit, title, "", age, where)  # the question needs its room
    title.w = round(_title_width(kit, title, game, age))
    return [
        (Sheet("title", (game, age), _title_painter(game, age)), title),
        (Prompt("prompt", table.pointing.told), line),
        (row, where),
    ]


def _own_line(table: TzolkinTable, kit: Kit, top: int) -> pygame.Rect | None:
    """Where large words have lines of their own over the wheels, if there is room."""
    if not kit.theme.large:
        return None
    room = table.zones.geometry.frame[1] - top
    if room < kit.theme.leading(Step.HEAD) * 0.8:
        return None
    middle = table.zones.middle.inflate(-2 * kit.px(14), 0)
    return pygame.Rect(middle.x, top, middle.w, min(round(room), 2 * kit.theme.leading(Step.HEAD)))


def _beside(kit: Kit, title: pygame.Rect, game: str, age: str, icons: pygame.Rect) -> pygame.Rect:
    """The room between the title and the icons."""
    start = round(title.x + _title_width(kit, title, game, age) + kit.px(16))
    return pygame.Rect(start, icons.y, max(10, icons.x - start - kit.px(8)), icons.h)


def _title_painter(game: str, age: str) -> Callable[[Pen, pygame.Rect], None]:
    def paint(pen: Pen, box: pygame.Rect) -> None:
        px = _title_size(pen.kit, box)
        x = float(box.x)
        if game:
            x += pen.words(game, x, box.centery, px, INK, "black") + px * 0.35
        pen.words(age, x, box.centery + px * 0.1, px * 0.5, INK2, "semi")

    return paint


def _title_width(kit: Kit, box: pygame.Rect, game: str, age: str) -> float:
    """How much room the name of the game and the age take."""
    letters, px = kit.atlas.letters, _title_size(kit, box)
    named = letters.width(game, "black", px) + px * 0.35 if game else 0.0
    return named + letters.width(age, "semi", px * 0.5) + px * 0.15


def _title_size(kit: Kit, box: pygame.Rect) -> float:
    """The size of the game's name in the top bar."""
    return min(kit.step(Step.GAME), box.h * 0.74)


def _icon(name: str, title: str, act: Callable[[], None], reason: str = "") -> Button:
    return Button(name, "", act, kind="quiet", icon=name, reason=reason or None, title=title, units=40)


# ---------------------------------------------------------------- columns


def _left(table: TzolkinTable) -> list[Child]:
    columns, zones = columns_of(table), table.zones
    found: list[Child] = [
        (Sheet("temples", columns.temples_key(), columns.paint_temples), zones["temples"]),
        (Sheet("techs", columns.techs_key(), columns.paint_techs), zones["techs"]),
    ]
    if table.view.modules.prophecies:
        key = columns.prophecies_key()
        found.append((Sheet("prophecies", key, columns.paint_prophecies), zones["prophecies"]))
    return found


def _players(table: TzolkinTable, kit: Kit) -> list[Child]:
    zone = table.zones["players"]
    faces = player_faces(table)
    share = 1.46 if not kit.theme.small else 1.0
    active = any(face.active for face in faces)
    unit = zone.h / (len(faces) + (share - 1 if active else 0))
    most = kit.px(128) if not kit.theme.small else kit.px(100)
    unit = min(unit, most)
    found: list[Child] = []
    y = float(zone.y)
    for seat, face in enumerate(faces, 1):
        high = unit * (share if face.active else 1)
        rect = pygame.Rect(zone.x, round(y), zone.w, round(high) - kit.px(3))
        found.append((PlayerRow(f"player-{seat}", face, kit.say(_("Tableau")), _shower(table, seat)), rect))
        y += high
    return found


def _shower(table: TzolkinTable, seat: int) -> Callable[[], None]:
    return lambda: table.show_player(seat)


def _market(table: TzolkinTable, kit: Kit) -> list[Child]:
    market, zones, view = market_of(table), table.zones, table.view
    found: list[Child] = []
    buildings = not zones.small or table.tab == "buildings"
    monuments = not zones.small or table.tab == "monuments"
    if zones.small:
        found += _tabs(table, kit, zones["buildings"])
    else:
        note = kit.say(_("Age {n}"), n=view.age)
        found.append(_head("buildings-head", kit.say(_("Buildings")), note, zones["buildings"], kit))
        found.append(_head("monuments-head", kit.say(_("Monuments")), "", zones["monuments"], kit))
    if buildings:
        for place, name in enumerate(view.row):
            box = market.card_box(kit, zones["buildings"], place)
            found.append((Sheet(f"card-{place}", name, _card_painter(table, name)), box))
    if monuments:
        for place, name in enumerate(view.monuments):
            box = market.chip_box(kit, zones["monuments"], place)
            found.append((Sheet(f"monument-{place}", (name, view.players), _chip_painter(table, name)), box))
    if zones.small:
        found.append(_log(table, kit))
    return found


def _head(name: str, words: str, note: str, zone: pygame.Rect, kit: Kit) -> Child:
    rect = pygame.Rect(zone.x, zone.y, zone.w, kit.theme.leading(Step.HEAD))
    return Sheet(name, (words, note), lambda pen, box: _paint_head(pen, box, words, note)), rect


def _paint_head(pen: Pen, box: pygame.Rect, words: str, note: str) -> None:
    pen.head(words, box, note)


def _card_painter(table: TzolkinTable, name: str) -> Callable[[Pen, pygame.Rect], None]:
    card, noun = table.view.tables.cards[name], table.speaker.noun(name)

    def paint(pen: Pen, box: pygame.Rect) -> None:
        named = "" if pen.kit.theme.small else noun
        building_card(pen.kit, card, box.w, box.h, named).put(pen.surface, *box.topleft)

    return paint


def _chip_painter(table: TzolkinTable, name: str) -> Callable[[Pen, pygame.Rect], None]:
    card, players = table.view.tables.cards[name], table.view.players

    def paint(pen: Pen, box: pygame.Rect) -> None:
        monument_chip(pen.kit, card, players, box.w, box.h).put(pen.surface, *box.topleft)

    return paint


def _tabs(table: TzolkinTable, kit: Kit, zone: pygame.Rect) -> list[Child]:
    """Two words over the same place; the one that is seen is underlined."""
    tabs = (("buildings", kit.say(_("Buildings"))), ("monuments", kit.say(_("Monuments"))))
    gap = kit.px(10)
    wides = [kit.width(words, Step.HEAD, "head") + kit.px(16) for _tab, words in tabs]
    share = min(1.0, (zone.w - gap) / sum(wides))
    found: list[Child] = []
    x = zone.x
    for (tab, words), wide in zip(tabs, wides, strict=True):
        rect = pygame.Rect(
            x, zone.y - kit.px(4), round(wide * share), kit.theme.leading(Step.HEAD) + kit.px(6)
        )
        chosen = table.tab == tab
        painter = _tab_painter(words, chosen)
        sheet = Sheet(f"tab-{tab}", (words, chosen), painter, act=_tab_shower(table, tab), title=words)
        found.append((sheet, rect))
        x += rect.w + gap
    return found


def _tab_painter(words: str, chosen: bool) -> Callable[[Pen, pygame.Rect], None]:
    def paint(pen: Pen, box: pygame.Rect) -> None:
        px = pen.kit.step(Step.HEAD)
        px *= min(1.0, box.w / pen.width(words, px, "head"))
        pen.words(words, box.x, box.centery, px, INK if chosen else INK2, "head")
        if chosen:
            wide = round(pen.width(words, px, "head"))
            bar = pygame.Rect(box.x, box.bottom - 3, wide, 3)
            pygame.draw.rect(pen.surface, GAME_ACCENTS["tzolkin"], bar)

    return paint


def _tab_shower(table: TzolkinTable, tab: str) -> Callable[[], None]:
    return lambda: table.show_tab(tab)


def _log(table: TzolkinTable, kit: Kit) -> Child:
    """The newest lines of the log, where there is room."""
    zone = table.zones["log"]
    most = max(6, zone.h // kit.theme.leading(Step.NOTE))
    lines = log_lines(table.session, table.speaker, table.style, most)
    return LogView("lines", lambda: lines, kit.say(_("Log")), table.show_log), zone


# ---------------------------------------------------------------- round the wheels


def _centre(table: TzolkinTable, kit: Kit) -> list[Child]:
    centre, zones, shown = centre_of(table), table.zones, table.shown
    found: list[Child] = [
        (Sheet("food", centre.food_key(), centre.paint_food), zones["food"]),
        (
            Sheet("start", centre.start_key(shown), lambda pen, box: centre.paint_start(pen, box, shown)),
            zones["start"],
        ),
    ]
    if not zones.small:
        found.append((Sheet("bank", centre.bank_key(), centre.paint_bank), zones["bank"]))
    if slip_lines(table) and not zones.small:
        found.append((Slip("slip", lambda: slip_face(table)), zones["slip"]))
        found += _prices(table, kit)
    return found


def _prices(table: TzolkinTable, kit: Kit) -> list[Child]:
    """The lines of the slip that are pressed to lay a tribe's discount on that worker."""
    boxes = line_boxes(kit, table.zones["slip"], slip_face(table))
    possible = movable(table.session)
    return [
        (
            Sheet(
                f"price-{place}", None, _paint_nothing, act=_layer(table, place), title=kit.say(_("Discount"))
            ),
            box,
        )
        for place, box in enumerate(boxes)
        if place in possible
    ]


def _paint_nothing(pen: Pen, box: pygame.Rect) -> None:
    """The slip beneath shows everything."""


def _layer(table: TzolkinTable, place: int) -> Callable[[], None]:
    return lambda: table.move_discount(place)


# ---------------------------------------------------------------- buttons


def _buttons(table: TzolkinTable, kit: Kit) -> list[Child]:
    found: list[Child] = []
    gap = kit.px(6)
    strip = strip_buttons(table)
    zone = table.zones["strip"]
    cells = max(3, len(strip))
    wide = (zone.w - gap * (cells - 1)) / cells
    for place, (name, face, act) in enumerate(strip):
        rect = pygame.Rect(round(zone.x + place * (wide + gap)), zone.y, round(wide), zone.h)
        found.append((StripButton(name, face, act), rect))
    zone = table.zones["primary"]
    left = round(zone.w * (0.36 if kit.theme.large else 0.3))
    rects = (
        pygame.Rect(zone.x, zone.y, left - gap, zone.h),
        pygame.Rect(zone.x + left, zone.y, zone.w - left, zone.h),
    )
    for rect, (name, face, act) in zip(rects, primary_buttons(table), strict=True):
        found.append((StripButton(name, face, act), rect))
    return found
