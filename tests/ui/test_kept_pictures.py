"""Pictures are kept and used again: a screen looks the same whatever was on the stage before it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import cache
from typing import Any

import pygame
import pytest
from moments import PACKAGE as YUCATAN
from moments import new_session
from test_tzolkin_table import MODULES
from tzolkinhands import livelier

from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.session import Seat, Session
from tabletop.ui.desk import Desk, Places
from tabletop.ui.pilot import Pilot
from tabletop.ui.scene import Scene
from tabletop.ui.settings import Settings
from tzolkin.package import TzolkinPackage
from tzolkin.ui.foodday import FoodDayDialog
from tzolkin.ui.foodreport import report_of
from tzolkin.ui.table import TzolkinTable

TZOLKIN = TzolkinPackage()
SIZE = (1024, 640)
ANA = ("Itzel", "Łucja", "Joaquín", "Wiśka")
BEN = ("Tomás", "Nachán", "Canek", "Yunuen")
"""Two parties; the second has other names and, at the same seats, other colours."""


def people(names: tuple[str, ...], players: int) -> tuple[Seat, ...]:
    """The first of a party."""
    styles = (1, 2, 3, 4) if names is ANA else (3, 5, 1, 2)
    return tuple(Seat(name, style) for name, style in zip(names[:players], styles, strict=False))


@cache
def calendar(names: tuple[str, ...], players: int, seed: int, entries: int) -> Session[Any]:
    """A game of Tzolk'in with all modules after so many entries; all of it if they are not enough."""
    setup = Setup(players, None, 0, dict.fromkeys(MODULES, "on"))
    session = Session(TZOLKIN.game, setup, people(names, players), seed)
    rng = Rng(seed)
    while len(session.entries) < entries and session.decision is not None:
        session.submit(livelier(session.options(), rng))
    return session


@cache
def map_of(names: tuple[str, ...], board: str, entries: int) -> Session[Any]:
    """A game of Yucatán after so many entries; all of it if they are not enough."""
    session = new_session(board, 4)
    session.seats = people(names, len(session.seats))
    rng = Rng(2)
    while len(session.entries) < entries and session.decision is not None:
        session.submit(rng.choice(session.options()))
    return session


def food_day(table: Scene, nth: int) -> Scene:
    """The report of a Food Day over its table."""
    assert isinstance(table, TzolkinTable)
    told = [entry.step.events for entry in table.session.entries]
    days = [events for events in told if any(event.kind == "food-day" for event in events)]
    return FoodDayDialog(
        lambda: table.zones.middle, report_of(days[nth]), table.speaker, table.style, "", lambda: None
    )


ALL = 10_000
OFF = 100
"""Of 255: how far a colour may be off, as a kept picture may be a fraction of a pixel larger or smaller. What
shows something else is off by more."""
Screens = dict[str, tuple[Callable[[Desk], Scene], Callable[[Scene], Scene] | None]]

SCREENS: Screens = {
    "tzolkin: choice": (lambda desk: TZOLKIN.screen().table(calendar(ANA, 4, 1, 0), desk), None),
    "tzolkin: choice of others": (lambda desk: TZOLKIN.screen().table(calendar(BEN, 4, 1, 0), desk), None),
    "tzolkin: table": (lambda desk: TZOLKIN.screen().table(calendar(ANA, 4, 1, 60), desk), None),
    "tzolkin: table of others": (lambda desk: TZOLKIN.screen().table(calendar(BEN, 4, 1, 60), desk), None),
    "tzolkin: table for two": (lambda desk: TZOLKIN.screen().table(calendar(BEN, 2, 1, 60), desk), None),
    "tzolkin: food day": (
        lambda desk: TZOLKIN.screen().table(calendar(ANA, 4, 1, ALL), desk),
        lambda table: food_day(table, 0),
    ),
    "tzolkin: food day of others": (
        lambda desk: TZOLKIN.screen().table(calendar(BEN, 4, 1, ALL), desk),
        lambda table: food_day(table, 0),
    ),
    "tzolkin: results": (lambda desk: TZOLKIN.screen().results(calendar(ANA, 4, 1, ALL), desk), None),
    "tzolkin: results of others": (
        lambda desk: TZOLKIN.screen().results(calendar(BEN, 4, 1, ALL), desk),
        None,
    ),
    "yucatan: curtain": (lambda desk: YUCATAN.screen().curtain(map_of(ANA, "delta", 30), 1, desk), None),
    "yucatan: curtain of the next": (
        lambda desk: YUCATAN.screen().curtain(map_of(ANA, "delta", 30), 2, desk),
        None,
    ),
    "yucatan: table": (lambda desk: YUCATAN.screen().table(map_of(ANA, "delta", 30), desk), None),
    "yucatan: table of others": (lambda desk: YUCATAN.screen().table(map_of(BEN, "delta", 30), desk), None),
}


def new_desk() -> Desk:
    """A desk that keeps nothing; one person sits at it, so that no curtain hangs before a table."""
    packages = {package.game.name: package for package in (YUCATAN, TZOLKIN)}
    return Desk(packages, [], Places(), version="test", now=lambda: datetime(2026, 12, 1, 19, 5))


def look(pilot: Pilot, desk: Desk, name: str) -> bytes:
    """Put a screen on the stage in place of everything there; its picture."""
    make, over = SCREENS[name]
    scene = make(desk)
    pilot.stage.reset(scene)
    pilot.settle()
    if over is not None:
        pilot.stage.push(over(scene))
        pilot.settle()
    return pygame.image.tobytes(pilot.surface, "RGB")


def stage() -> tuple[Pilot, Desk]:
    """A stage on which nothing was shown but the menu."""
    desk = new_desk()
    pilot = Pilot(desk.opening(desk.menu), SIZE, Settings(pace="off"))
    return pilot, desk


@pytest.fixture(scope="module")
def used() -> tuple[Pilot, Desk]:
    """A stage on which all screens were shown."""
    pilot, desk = stage()
    for name in SCREENS:
        look(pilot, desk, name)
    return pilot, desk


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_the_same_on_a_new_stage_and_on_a_used_one(
    name: str, used: tuple[Pilot, Desk]
) -> None:
    there, here = look(*used, name), look(*stage(), name)
    assert max(abs(kept - made) for kept, made in zip(there, here, strict=True)) < OFF
