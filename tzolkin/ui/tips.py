"""What is said of a place on which the pointer rests: name, price, effect, the paragraph of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.decision import Frame
from tabletop.text.catalogue import _
from tabletop.ui.paint.palette import GAME_ACCENTS
from tabletop.ui.targets import Target
from tabletop.ui.tips import Tip
from tzolkin.ui.art.prophecies import band_ranges
from tzolkin.ui.standing import monument_now
from tzolkin.ui.wordings import act_words, calamity_words, card_words, level_words, metric_words, tribe_words
from tzolkin.words import BLOCKS, GEAR_AT, NONE, START_SPACE, TEMPLE_AT

if TYPE_CHECKING:
    from tzolkin.ui.table import TzolkinTable

__all__ = ["about", "result_words"]

ACCENT = GAME_ACCENTS["tzolkin"]


def about(table: TzolkinTable, target: Target) -> Tip | None:
    """The tip of a place, None if there is nothing to say."""
    domain, word = target.name[0], str(target.name[1])
    told = _TOLD.get(domain)
    if told is None:
        return None
    head, body, rule = told(table, word)
    result = result_words(table, target) if domain not in ("space", "spot") else ""
    if result:
        body = f"{body} {table.speaker.catalogue.say(_('Now: {result}.'), result=result)}"
    return Tip(head, body, table.speaker.rule(rule) if rule else "", ACCENT)


_FOLLOWING = frozenset(
    {"harvest", "advance", "pay", "bonus", "shift", "build", "save", "raise", "take", "trade", "any", "down"}
)
"""Decisions that belong to what has been begun: they are foretold with it."""


def result_words(table: TzolkinTable, target: Target, *, following: bool = False) -> str:
    """What pressing a lit place would bring and cost, as far as it is certain; "" for nothing to tell.

    `following`: also which question comes next.
    """
    lit = table.choice.lit.get(target.name) if table.choice is not None else None
    if (
        lit is None
        or table.choice is None
        or len(lit.actions) != 1
        or lit.actions[0].kind in ("pick", "build")
    ):
        return ""
    told = table.choice.told(lit.actions[0])
    say, noun = table.speaker.catalogue.say, table.speaker.noun
    parts = []
    gained = table.speaker.amounts({good: n for good, n in told.balance.items() if n > 0})
    paid = table.speaker.amounts({good: -n for good, n in told.balance.items() if n < 0})
    if gained:
        parts.append(say(_("gains {goods}"), goods=gained))
    for temple, (steps, _level) in told.temples.items():
        words = _("one step up in {temple}") if steps > 0 else _("one step down in {temple}")
        parts.append(say(words, temple=noun(temple)))
    for track, level in told.tracks.items():
        parts.append(say(_("{track} {level}"), track=noun(track), level=level))
    if paid:
        parts.append(say(_("pays {goods}"), goods=paid))
    if following and told.asks in _FOLLOWING:
        question = table.speaker.prompt(Frame(told.asks, (lit.actions[0].seat,)))
        parts.append(say(_("then {question}"), question=question))
    if lit.actions[0].kind == "place" and not paid:
        parts.append(say(_("places a worker for nothing")))
    return ", ".join(parts)


Told = tuple[str, str, str]
"""Head, body, paragraph."""


def _plate(table: TzolkinTable, word: str) -> Told:
    gear, _dash, space = word.rpartition("-")
    say, speaker = table.speaker.catalogue.say, table.speaker
    tables = table.view.tables.gears[GEAR_AT[gear]]
    head = say(_("{gear} {space}"), gear=speaker.noun(gear), space=space)
    number = int(space)
    rule = f"7.{GEAR_AT[gear] + 1}"
    if number >= tables.any_from:
        return head, say(_("Any action from 1 to {top}, without paying for the way."), top=tables.top), "5.3"
    if number == 0:
        return head, say(_("Here workers enter the gear; there is no action.")), "5.2"
    act = tables.actions[number - 1]
    body = act_words(act, table.view.tables, speaker)
    if act.kind == "harvest":
        corn, wood = table.view.corn_tiles[number], table.view.wood_tiles[number]
        left = say(_("{corn} corn tiles are left, {wood} of them under wood."), corn=corn, wood=wood)
        body = f"{body} {left}"
    if act.kind == "skull" and table.view.skull_slots[number]:
        body = f"{body} {say(_('A skull lies here already.'))}"
    return head, body, rule


def _space(table: TzolkinTable, word: str) -> Told:
    gear, _dash, space = word.rpartition("-")
    say, speaker, number = table.speaker.catalogue.say, table.speaker, int(space)
    head = say(_("{gear} {space}"), gear=speaker.noun(gear), space=space)
    stands = table.view.gears[GEAR_AT[gear]][number]
    if number > table.view.tables.gears[GEAR_AT[gear]].last:
        head = say(_("{gear}, behind the calendar"), gear=speaker.noun(gear))
    if stands > 0:
        body = say(_("A worker of {name} stands here."), name=speaker.name(stands))
    elif stands:
        body = say(_("A dummy worker stands here; it only takes up the space."))
    else:
        body = say(_("Free."))
        lit = table.choice.lit.get(("space", word)) if table.choice is not None else None
        if lit is not None and lit.price is not None:
            body = say(_("Place a worker here for {n} corn."), n=lit.price)
            free = [place for place in range(number) if not table.view.gears[GEAR_AT[gear]][place]]
            if free:
                body = f"{body} {say(_('Space {n} is skipped (key X).'), n=free[0])}"
    return head, body, "5.2"


def _spot(table: TzolkinTable, word: str) -> Told:
    say, speaker = table.speaker.catalogue.say, table.speaker
    if word == START_SPACE:
        words = _("Who stands here takes {n} corn from the calendar, begins next and may speed time.")
        return say(_("Starting player space")), say(words, n=table.view.calendar_corn), "6"
    words = _("At the end of the turn: {tile}.")
    return say(_("Quick action space")), say(words, tile=speaker.noun(table.view.quick_tile)), "19"


def _quick(table: TzolkinTable, word: str) -> Told:  # noqa: ARG001
    view, say = table.view, table.speaker.catalogue.say
    act = view.tables.quick_acts.get(view.quick_tile)
    body = act_words(act, view.tables, table.speaker) if act is not None else ""
    if act is not None and act.kind == "advance":
        body = say(_("Advance one technology by a level, paying blocks; no technology helps here."))
    return say(_("Quick action of today")), body, "19"


def _temple(table: TzolkinTable, word: str) -> Told:
    say, view = table.speaker.catalogue.say, table.view
    model = view.tables.temples[TEMPLE_AT[word]]
    points = ", ".join(str(n).replace("-", "−") for n in model.points)
    parts = [say(_("Points from the bottom up: {points}."), points=points)]
    for level, goods in model.materials.items():
        facts = {**dict(zip(BLOCKS, goods.blocks, strict=True)), "skull": goods.skull, "corn": goods.corn}
        amounts = table.speaker.amounts(facts)
        parts.append(
            say(_("From level {level} on {goods} on Food Days of materials."), level=level, goods=amounts)
        )
    first = _("The highest gets {n} points at the end of this age, half of it if several do.")
    parts.append(say(first, n=model.leader[view.age]))
    return table.speaker.noun(word), " ".join(parts), "9"


def _track(table: TzolkinTable, word: str) -> Told:
    say, tables = table.speaker.catalogue.say, table.view.tables
    track = tables.board.technologies.tracks[word]
    parts = [
        say(_("{level}: {effect}."), level=level, effect=level_words(model, table.speaker))
        for level, model in enumerate(track.levels, 1)
    ]
    cost = ", ".join(map(str, tables.board.technologies.cost))
    parts.append(say(_("Levels cost {cost} blocks; beyond the last one {n} for the bonus."), cost=cost,
                     n=tables.board.technologies.beyond))  # fmt: skip
    return table.speaker.noun(word), " ".join(parts), "8"


def _card(table: TzolkinTable, word: str) -> Told:
    say, view, speaker = table.speaker.catalogue.say, table.view, table.speaker
    card = view.tables.cards[word]
    facts = {**dict(zip(BLOCKS, card.cost, strict=True)), "skull": card.skull}
    body = say(
        _("Costs {goods}: {effect}."), goods=speaker.amounts(facts), effect=card_words(card, view, speaker)
    )
    if card.score is not None and table.seat:
        now = monument_now(table.session, table.seat, word)
        body = f"{body} {say(_('Now that would be {n}.'), n=now)}"
    return speaker.noun(word), body, "10"


def _prophecy(table: TzolkinTable, word: str) -> Told:
    say, view, speaker = table.speaker.catalogue.say, table.view, table.speaker
    model = view.tables.prophecies[word]
    points = view.tables.prophecy_points
    bands = ", ".join(
        f"{limits}: {str(vp).replace('-', '−')}"
        for limits, vp in zip(band_ranges(model.bands), points, strict=True)
    )
    foods = view.tables.board.calendar.food_days
    place = view.prophecies.index(word)
    body = say(
        _("Days {first} to {last}: {calamity} more. Then scored for {what}: {bands}."),
        first=foods[place].day + 1,
        last=foods[place + 1].day,
        calamity=calamity_words(word, view.tables, speaker),
        what=metric_words(model.metric, speaker),
        bands=bands,
    )
    return speaker.noun(word), body, "16"


def _player(table: TzolkinTable, word: str) -> Told:
    seat = table.view.seat(int(word.rpartition("-")[2]))
    say, speaker = table.speaker.catalogue.say, table.speaker
    parts = []
    if seat.tribe != NONE:
        words = tribe_words(seat.tribe, table.view.tables, speaker)
        parts.append(say(_("{tribe}: {words}."), tribe=speaker.noun(seat.tribe), words=words))
    words = _("{hand} of {owned} workers in hand; needs {n} corn on the next Food Day.")
    parts.append(say(words, hand=seat.hand, owned=seat.owned, n=seat.food_need))
    return speaker.name(seat.seat), " ".join(parts), ""


_TOLD = {
    "plate": _plate,
    "space": _space,
    "spot": _spot,
    "quick": _quick,
    "temple": _temple,
    "track": _track,
    "card": _card,
    "prophecy": _prophecy,
    "player": _player,
}
