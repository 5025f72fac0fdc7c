"""The keys of the table: what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from tabletop.text.catalogue import _
from tabletop.ui.inputs import Key
from tabletop.ui.targets import Name
from tzolkin.words import GEARS, QUICK_SPACE, START_SPACE, TEMPLES, TRACKS

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["KEYS", "deed_of"]

Deed = Callable[["TzolkinTable"], bool]

KEYS: Sequence[tuple[str, str]] = (
    ("P, K, B", _("place workers, pick up workers, beg")),
    ("1–5", _("place a worker on the gear of that number")),
    ("G, 1–5", _("the same, and to what is lit on that gear")),
    ("S, Q", _("place on the starting player space, on a quick action space")),
    ("X", _("Vacub-Caquix: skip the space, go to the one behind it")),
    ("D", _("Cit-Bolon-Tum: move the discount to another worker")),
    ("1–9", _("the action, temple, technology or answer of that number")),
    ("0, N", _("nothing: no action, do without, pass")),
    ("Y, N", _("a question that says so: pay, or do without")),
    ("F", _("all about the place under the focus or the pointer")),
    ("M", _("buildings or monuments, where they share a place")),
    (_("hold Alt"), _("the names of all places")),
)
"""The keys of this table alone, each with what it does."""


def _does(act: Callable[[TzolkinTable], None]) -> Deed:
    def deed(table: TzolkinTable) -> bool:
        act(table)
        return True

    return deed


def _presses(*names: str) -> Deed:
    """Use the first of these buttons that is there, or say that there is none now."""

    def deed(table: TzolkinTable) -> bool:
        if not any(_use(table, ("button", name)) for name in names):
            table.deny(_("Not now"), _("This is not what has to be decided now."))
        return True

    return deed


def _use(table: TzolkinTable, name: Name) -> bool:
    target = table.targets.get(name)
    if target is None:
        return False
    table.use(target, target.shape.centre)
    return True


def _spot(spot: str) -> Deed:
    """Place a worker on a spot beside the gears, or say why not."""
    return lambda table: _use(table, ("spot", spot))


def _placeable(table: TzolkinTable, gear: str) -> list[Name]:
    """The spaces of a gear on which a worker may be placed, the lowest first."""
    lit = table.choice.lit if table.choice is not None else {}
    return [name for name in lit if name[0] == "space" and _on(name, gear) and lit[name].price is not None]


def _on(name: Name, gear: str) -> bool:
    return str(name[1]).rpartition("-")[0] == gear


def _place_on(table: TzolkinTable, gear: str) -> bool:
    """Place a worker on a gear, or say why that is not possible."""
    found = _placeable(table, gear)
    if not found and table.choice is not None:
        found = [name for name in table.choice.dear if name[0] == "space" and _on(name, gear)]
    if not found:
        teeth = table.view.gears[GEARS.index(gear)]
        last = table.view.tables.gears[GEARS.index(gear)].last
        free = [space for space in range(last + 1) if not teeth[space]] or [last]
        found = [("space", f"{gear}-{free[0]}")]
    return _use(table, found[0])


def _gear(number: int) -> Deed:
    """After G: place on the gear of that number, else go to the first lit place there."""

    def deed(table: TzolkinTable) -> bool:
        if number > len(GEARS) or table.choice is None:
            return False
        gear = GEARS[number - 1]
        if _placeable(table, gear):
            return _place_on(table, gear)
        for target in table.targets.walked():
            if target.lit and target.name[0] in ("space", "plate") and _on(target.name, gear):
                table.focus(target.name, shown=True)
                return True
        if table.choice.kind in ("turn", "placing"):
            return _place_on(table, gear)
        table.deny(_("Nothing lit"), _("Nothing on this gear can be chosen now."))
        return True

    return deed


def _skip(table: TzolkinTable) -> bool:
    """Go from a lit space to the one behind it, or back: what is passed over is skipped (Rules 15.10)."""
    pointed = table.pointed
    if pointed is None or pointed[0] != "space":
        table.deny(_("No space"), _("Go to the lit space that is to be skipped first."), "15.10")
        return True
    both = _placeable(table, str(pointed[1]).rpartition("-")[0])
    if pointed not in both or len(both) < 2:
        table.deny(_("No skipping"), _("Vacub-Caquix skips one empty space of one gear in a turn."), "15.10")
        return True
    table.focus(both[1] if pointed == both[0] else both[0], shown=True)
    return True


def _discount(table: TzolkinTable) -> bool:
    """Move the discount, or say why that is not possible."""
    if not _use(table, ("button", "discount")):
        table.deny(
            _("No discount"), _("Cit-Bolon-Tum alone places a worker for less, while placing."), "15.6"
        )
    return True


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
    "h": _does(lambda table: table.show_keys()),
    "f": _tell,
    "p": _presses("place"),
    "k": _presses("pick"),
    "b": _presses("beg"),
    "n": _presses("leave", "decline", "pass"),
    "0": _presses("leave", "decline", "pass"),
    "s": _spot(START_SPACE),
    "q": _spot(QUICK_SPACE),
    "x": _skip,
    "d": _discount,
    "m": _does(lambda table: table.show_tab("monuments" if table.tab == "buildings" else "buildings")),
}


def deed_of(given: Key, *, gear: bool = False) -> Deed | None:
    """What a key that goes down does to the table, None for a key that means nothing here.

    `gear`: a digit means a gear, as G was pressed before it.
    """
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
        return _gear(int(given.name)) if gear else _digit(int(given.name))
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
        if table.choice is None:
            return False
        lit = [target.name for target in table.targets.walked() if target.lit]
        domains = {name[0] for name in lit}
        if table.choice.kind == "placing" or (table.choice.kind == "turn" and table.choice.mode != "pick"):
            return number <= len(GEARS) and _place_on(table, GEARS[number - 1])
        if table.choice.kind == "use":
            return _use(table, ("plate", f"{GEARS[int(table.choice.data[0])]}-{number}"))
        for domain, names in (("temple", TEMPLES), ("track", TRACKS)):
            if domain in domains:
                return number <= len(names) and _use(table, (domain, names[number - 1]))
        if number <= len(lit):
            return _use(table, lit[number - 1])
        return False

    return deed
