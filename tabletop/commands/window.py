"""Opens the program in a window; the commands `play` and none share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletop.commands.fault import Fault
from tabletop.commands.world import World

if TYPE_CHECKING:
    from tabletop.ui.desk import Desk

WITHOUT = "“picture” and “simulate” work without a screen"


def open_program(world: World, begin: Callable[[Desk], Any]) -> int:
    """Open the window and serve it until the program is left; `begin` makes the first scene.

    Raises Fault where there is no screen.
    """
    try:
        from tabletop.ui.app import App, NoDisplay, ScreenBroken
        from tabletop.ui.desk import Desk, Places
        from tabletop.ui.settings import SettingsFile
    except ImportError as fault:
        raise Fault(f"The screen cannot be used here ({fault}); {WITHOUT}.") from fault
    places = Places.of_this_person()
    desk = Desk(world.tables, world.planned, places, version=world.version, now=world.now)
    try:
        App(desk.menu, SettingsFile(places.settings)).run(desk.opening(lambda: begin(desk)))
    except NoDisplay as fault:
        raise Fault(f"{str(fault).rstrip('.')}; {WITHOUT}.") from fault
    except ScreenBroken as fault:
        raise Fault(str(fault)) from fault
    return 0
