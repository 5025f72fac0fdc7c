"""Which dialog asks which decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabletop.engine.action import Action
from tabletop.text.catalogue import _
from tabletop.ui.scene import Scene
from tzolkin.ui.answers import listed, titles
from tzolkin.ui.asking import Offered, OptionsDialog
from tzolkin.ui.blocksdialog import BlocksDialog
from tzolkin.ui.choice import Choice
from tzolkin.ui.devotiondialog import DevotionDialog
from tzolkin.ui.keepscene import KeepScene
from tzolkin.ui.levydialog import LevyDialog
from tzolkin.ui.marketdialog import MarketDialog
from tzolkin.ui.timedialog import TimeDialog
from tzolkin.words import BLOCKS, PALENQUE

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["ask"]

_ENDS = {"decline": _("Do without"), "done": _("Done"), "leave": _("Nothing")}


def ask(table: TzolkinTable, choice: Choice, kind: str = "") -> Scene | None:
    """Return the scene that asks the open decision, or for one kind of action it allows."""
    if choice.kind == "keep":
        return KeepScene(table)
    if choice.kind == "trade" and not kind:
        return MarketDialog(table, choice)
    if choice.kind in ("pay", "take") and not kind:
        return BlocksDialog(table, choice)
    if choice.kind == "speed":
        return TimeDialog(table, choice)
    if choice.kind == "levy" and not kind:
        return LevyDialog(table, choice)
    if choice.kind == "devotion" and not kind:
        return DevotionDialog(table, choice)
    kinds = [kind] if kind else [name for name in choice.kinds() if name not in ("sell", *_ENDS)]
    offered: list[Offered] = []
    actions: list[Action] = []
    for name in kinds:
        more, of_more = listed(choice, name, table.speaker)
        offered += more
        actions += of_more
    if not offered:
        return None
    subject = kind or choice.kind
    style, _name, prompt = table.prompt()
    note = _note(table, choice, subject) or ("" if kind else prompt.removeprefix("— "))

    def take(place: int) -> None:
        table.stage.pop()
        table.submit(actions[place])

    return OptionsDialog(
        lambda: table.zones.middle,
        (style, titles(subject, table.speaker), note),
        offered,
        take,
        end=_end(table, choice) if not kind else None,
        undo=_undo(table, closing=bool(kind)),
        chosen=_best(table, actions, offered) if choice.kind == "save" and not kind else -1,
    )


def _best(table: TzolkinTable, actions: Sequence[Action], offered: Sequence[Offered]) -> int:
    """The place of the dearest block among those that are possible, by the prices of the market."""
    prices = dict(zip(BLOCKS, table.view.tables.market, strict=True))
    possible = [place for place, option in enumerate(offered) if option.reason is None]
    return max(possible, key=lambda place: prices[str(actions[place].args[0])])


def _note(table: TzolkinTable, choice: Choice, subject: str) -> str:
    """What a dialog is about more closely: the space, the building, the corn; "" for most."""
    say, speaker, seat = table.speaker.catalogue.say, table.speaker, table.view.seat(choice.seat)
    if subject == "harvest":
        return say(_("{gear} {space}"), gear=speaker.noun(PALENQUE), space=choice.data[0])
    if subject == "benefit":
        return speaker.noun(str(choice.data[0]))
    if subject == "beg":
        begged = choice.told(choice.of("beg")[0]) if choice.of("beg") else None
        corn = begged.balance.get("corn", 0) if begged is not None else 0
        return say(_("corn {now} becomes {then}"), now=seat.corn, then=seat.corn + corn)
    return ""


def _end(table: TzolkinTable, choice: Choice) -> tuple[str, Callable[[], None]] | None:
    action = choice.end
    if action is None:
        return None

    def give_up() -> None:
        table.stage.pop()
        table.submit(action)

    return table.speaker.catalogue.say(_ENDS.get(action.kind, _("Done"))), give_up


def _undo(table: TzolkinTable, *, closing: bool) -> tuple[str, Callable[[], None]] | None:
    """The way back: close what can be left open, else take the last step back if that is possible."""
    say = table.speaker.catalogue.say
    if closing:
        return say(_("Back")), table.stage.pop
    if not table.session.can_undo().allowed:
        return None

    def undo() -> None:
        table.stage.pop()
        table.undo()

    return say(_("Undo")), undo
