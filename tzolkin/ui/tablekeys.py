"""The keys of the table: what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from tabletop.ui.inputs import Key
from tabletop.ui.targets import Name
from tzolkin.words import GEARS, QUICK_SPACE, START_SPACE, TEMPLES, TRACKS

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["deed_of"]

Deed = Callable[["TzolkinTable"], bool]


def _does(act: Callable[[TzolkinTable], None]) -> Deed:
    def deed(table: TzolkinTable) -> bool:
        act(table)
        return True

    return deed


def _presses(*names: str) -> Deed:
    """Use the first of these buttons that is there."""

    def deed(table: TzolkinTable) -> bool:
        return any(_use(table, ("button", name)) for name in names)

    return deed


def _use(table: TzolkinTable, name: Name) -> bool:
    target = table.targets.get(name)
    if target is None:
        return False
    table.use(target, target.shape.centre)
    return True


def _lit_first(domain: str, start: str) -> Deed:
    """Use the first lit place whose name begins so."""

    def deed(table: TzolkinTable) -> bool:
        for target in table.targets.walked():
            if target.lit and target.name[0] == domain and str(target.name[1]).startswith(start):
                return _use(table, target.name)
        return False

    return deed


def _tell(table: TzolkinTable) -> bool:
    """Say everything of the place under the focus, or under the pointer."""
    focus = table.targets.focus if table.targets.focus_shown else table.targets.hover
    target = table.targets.get(focus)
    tip = table.hint(target) if target is not None else None
    if target is None or tip is None:
        return False
    table.say(tip, target.shape.centre)
    return True


_PLAIN: Mapping[str, Deed] = {
    "u": _does(lambda table: table.undo()),
    "backspace": _does(lambda table: table.undo()),
    "r": _does(lambda table: table.redo()),
    "l": _does(lambda table: table.show_log()),
    "f": _tell,
    "p": _presses("place"),
    "k": _presses("pick"),
    "b": _presses("beg"),
    "n": _presses("leave", "decline", "pass"),
    "0": _presses("leave", "decline", "pass"),
    "s": _lit_first("spot", START_SPACE),
    "q": _lit_first("spot", QUICK_SPACE),
    "m": _does(lambda table: table.show_tab("monuments" if table.tab == "buildings" else "buildings")),
}


def deed_of(given: Key) -> Deed | None:
    """What a key that goes down does to the table, None for a key that means nothing here."""
    if not given.down:
        return None
    if given.control:
        if given.name == "z" and not given.shift:
            return _PLAIN["u"]
        return _PLAIN["r"] if given.name in ("y", "z") else None
    if given.alt:
        return None
    if given.name == "return" and not given.again:
        return _enter
    if given.name.isdigit() and given.name != "0":
        return _digit(int(given.name))
    return _PLAIN.get(given.name)


def _enter(table: TzolkinTable) -> bool:
    """Enter is the primary button, unless the keyboard stands on something else."""
    focus = table.targets.get(table.targets.focus)
    if (
        focus is not None
        and table.targets.focus_shown
        and (focus.lit or focus.name[0] in ("button", "player"))
    ):
        return False
    return _use(table, ("button", "primary"))


def _digit(number: int) -> Deed:
    """A digit is the gear, temple, track, plate or card of that number among what is lit."""

    def deed(table: TzolkinTable) -> bool:
        lit = [target.name for target in table.targets.walked() if target.lit]
        domains = {name[0] for name in lit}
        if domains & {"space"} and table.choice is not None and table.choice.kind in ("turn", "placing"):
            return number <= len(GEARS) and _lit_first("space", GEARS[number - 1])(table)
        if "plate" in domains and table.choice is not None and table.choice.kind == "use":
            name = ("plate", f"{GEARS[int(table.choice.data[0])]}-{number}")
            if name in lit:
                return _use(table, name)
        for domain, names in (("temple", TEMPLES), ("track", TRACKS)):
            if domain in domains:
                return number <= len(names) and _use(table, (domain, names[number - 1]))
        if number <= len(lit):
            return _use(table, lit[number - 1])
        return False

    return deed
