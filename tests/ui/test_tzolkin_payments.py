"""Dialogs that answer several questions at once: blocks of choice, the payment of a card, the market."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_tzolkin_table import session_of
from test_tzolkin_table_choices import table_of
from tzolkinhands import Hand, Keys, Mouse

from tabletop.engine import save
from tabletop.engine.action import Action
from tabletop.engine.decision import Frame
from tabletop.engine.session import Session
from tabletop.ui.pilot import Pilot
from tabletop.ui.targets import Name
from tzolkin.game import Tzolkin
from tzolkin.scenario import TzolkinLanguage
from tzolkin.state import State
from tzolkin.tasks import question
from tzolkin.ui.blocksdialog import BlocksDialog
from tzolkin.ui.builddialog import BuildDialog
from tzolkin.ui.marketdialog import MarketDialog
from tzolkin.ui.table import TzolkinTable

LANGUAGE = TzolkinLanguage()

ADVANCE = "1@T1 1.agriculture=1 1.wood=2 1.stone=2 1.gold=1"
"""Itzel is about to pay two blocks for a second level of Agriculture."""
BONUS = "1@T1 1.extraction=3 1.wood=1"
"""Itzel is about to take two blocks of choice, the bonus of Extraction."""
BUILD = (
    "+tribes +prophecies +buildings row=B06,A12,B11,Y02,A01,Y04 monuments=M01 day=16 calamity=crowded_cities "
    "1@T2 1.architecture=3 1.wood=3 1.stone=2 1.gold=2 1.corn=4"
)
"""Itzel is about to build, with a block saved and an extra one paid."""
MARKET = "1@U2 1.stone=3 1.wood=1 1.corn=3"


def session_at(position: str, actions: str = "") -> Session[State]:
    """A game that stands at a written position, some actions later."""
    session = session_of(2, 1, True)
    session._states[-1] = LANGUAGE.position(position, None)
    for action in LANGUAGE.actions(actions, session.state) if actions else []:
        assert session.submit(action).refusal is None
    return session


def done(session: Session[State], since: int) -> list[tuple[str, ...]]:
    """The actions after so many entries, in short."""
    entries = session.entries[since:]
    return [(entry.action.kind, *(str(word) for word in entry.action.args)) for entry in entries]


def paying() -> tuple[Pilot, TzolkinTable, int]:
    session = session_at(ADVANCE, "1 pick T1; use T1; advance agriculture")
    assert session.decision == Frame("pay", (1,), (2, "technology"))
    pilot, table = table_of(session)
    assert isinstance(pilot.scene, BlocksDialog)
    return pilot, table, len(session.entries)


def held(session: Session[State]) -> tuple[int, int, int]:
    return session.view(None).seat(1).blocks


def call(pilot: Pilot) -> str:
    """What the primary button says."""
    return pilot.find(("button", "take")).label


def option(word: str) -> Name:
    return "option", word


# ---------------------------------------------------------------- blocks of choice


def test_the_cheapest_mix_is_preset_and_paid_with_one_press() -> None:
    pilot, table, before = paying()
    assert call(pilot) == "Pay 2 wood"
    pilot.click(("button", "take"))
    assert done(table.session, before) == [("pay", "wood"), ("pay", "wood")]
    assert held(table.session) == (0, 2, 1)
    assert table.session.view(None).seat(1).techs[0] == 2


def test_by_mouse_one_block_takes_the_place_of_another() -> None:
    pilot, table, before = paying()
    pilot.click(option("give-gold"))
    assert call(pilot) == "Pay 1 wood, 1 gold"
    assert pilot.find(option("give-gold")).reason == "You have no gold."
    pilot.click(option("give-stone"))
    assert call(pilot) == "Pay 1 wood, 1 stone"
    pilot.click(option("socket-0"))
    assert pilot.find(("button", "take")).reason == "Choose 1 block more first."
    pilot.click(("button", "take"))
    assert pilot.scene.tip is not None
    assert done(table.session, before) == []
    pilot.click(option("give-stone"))
    pilot.click(("button", "take"))
    assert done(table.session, before) == [("pay", "stone"), ("pay", "stone")]


def test_by_keys_blocks_are_given_and_taken_back() -> None:
    pilot, table, before = paying()
    pilot.press("s")
    assert call(pilot) == "Pay 1 wood, 1 stone"
    pilot.press("w", shift=True)
    assert call(pilot) == "Pay 1 stone"
    pilot.press("backspace")
    assert call(pilot) == "Choose"
    pilot.press("3")
    pilot.press("s")
    assert call(pilot) == "Pay 1 stone, 1 gold"
    pilot.press("return")
    assert done(table.session, before) == [("pay", "gold"), ("pay", "stone")]


def test_a_payment_is_taken_back_block_by_block_and_the_rest_is_asked_again() -> None:
    pilot, table, before = paying()
    pilot.press("return")
    table.undo()
    assert done(table.session, before) == [("pay", "wood")]
    assert isinstance(pilot.scene, BlocksDialog)
    assert call(pilot) == "Pay 1 wood"
    pilot.press("backspace")
    pilot.press("backspace")
    assert table.session.decision == Frame("pay", (1,), (2, "technology"))
    assert call(pilot) == "Pay 2 wood"


def test_a_payment_kept_in_the_middle_is_taken_up_with_the_rest(tmp_path: Path) -> None:
    session = session_of(3, 4, False)
    while session.decision is None or session.decision.kind != "pay" or session.decision.data[0] != 2:
        options = session.options()
        wanted = [a for a in options if a.kind in ("advance", "use")] or options
        session.submit(wanted[len(session.entries) % len(wanted)])
    session.submit(session.options()[0])
    assert session.decision is not None
    assert session.decision.kind == "pay"
    file = tmp_path / "game.json"
    save.write(file, save.envelope(session, "1", ""))
    loaded, _sentence = save.load(file, {"tzolkin": Tzolkin()})
    before = len(loaded.entries)
    pilot, _table = table_of(loaded)
    assert isinstance(pilot.scene, BlocksDialog)
    pilot.press("return")
    assert [kind for kind, *_ in done(loaded, before)] == ["pay"]


def test_what_leaves_no_choice_is_paid_by_the_rules_and_the_rest_of_the_mix_with_it() -> None:
    session = session_at("1@T1 1.agriculture=1 1.wood=1 1.stone=3", "1 pick T1; use T1; advance agriculture")
    pilot, table = table_of(session)
    before = len(session.entries)
    assert call(pilot) == "Pay 1 wood, 1 stone"
    pilot.click(option("socket-1"))
    assert pilot.find(option("give-wood")).reason == "What is missing can only be paid otherwise."
    pilot.click(option("give-stone"))
    pilot.press("return")
    assert done(table.session, before) == [("pay", "wood")]
    assert held(table.session) == (0, 2, 0)


@pytest.mark.parametrize("hand_of", [Mouse, Keys])
def test_blocks_of_choice_are_taken_together_and_none_is_preset(hand_of: type[Hand]) -> None:
    session = session_at(BONUS, "1 pick T1; use T1; advance extraction")
    assert session.decision == Frame("take", (1,), (2,))
    pilot, _table = table_of(session)
    before = len(session.entries)
    assert call(pilot) == "Choose"
    hand = hand_of(pilot)
    for block in ("gold", "stone"):
        hand.answer(option(f"give-{block}"))
    assert call(pilot) == "Take 1 stone, 1 gold"
    hand.answer(("button", "take"))
    assert done(session, before) == [("take", "gold"), ("take", "stone")]


def test_gold_that_a_calamity_charges_for_is_asked_for_and_then_the_rest_is_taken() -> None:
    position = f"+prophecies day=16 calamity=gold_shortage 1.corn=3 {BONUS}"
    session = session_at(position, "1 pick T1; use T1; advance extraction")
    pilot, _table = table_of(session)
    before = len(session.entries)
    pilot.press("g")
    pilot.press("g")
    pilot.press("return")
    assert done(session, before) == [("take", "gold")]
    assert session.decision is not None
    assert session.decision.kind == "levy"
    Mouse(pilot).do(Action("settle", 1, ("corn",)))
    assert done(session, before) == [("take", "gold"), ("settle", "corn"), ("take", "gold")]
    assert session.decision.kind == "levy"


# ---------------------------------------------------------------- the payment of a card


def building(card: str, position: str = BUILD) -> tuple[Pilot, TzolkinTable, int]:
    session = session_at(position, "1 pick T2; use T2")
    pilot, table = table_of(session)
    before = len(session.entries)
    pilot.click(("card", card))
    assert isinstance(pilot.scene, BuildDialog)
    return pilot, table, before


def test_the_dearest_block_is_saved_and_the_cheapest_paid_on_top() -> None:
    pilot, table, before = building("A12")
    assert call(pilot) == "Build for 2 wood"
    pilot.click(("button", "take"))
    assert done(table.session, before) == [
        ("build", "A12", "none", "1", "0"),
        ("save", "gold"),
        ("pay", "wood"),
    ]
    assert held(table.session) == (1, 2, 2)


@pytest.mark.parametrize("hand_of", [Mouse, Keys])
def test_the_lines_of_the_payment_can_be_answered_otherwise(hand_of: type[Hand]) -> None:
    pilot, table, before = building("A12")
    hand = hand_of(pilot)
    hand.answer(option("save-wood"))
    assert call(pilot) == "Build for 1 wood, 1 gold"
    hand.answer(option("pay-stone"))
    assert call(pilot) == "Build for 1 stone, 1 gold"
    hand.answer(("button", "take"))
    assert done(table.session, before)[1:] == [("save", "wood"), ("pay", "stone")]
    assert held(table.session) == (3, 1, 1)


def test_digits_answer_the_lines_one_below_the_other() -> None:
    pilot, table, before = building("A12")
    pilot.press("1")
    pilot.press("4")
    pilot.press("return")
    assert done(table.session, before)[1:] == [("save", "wood"), ("pay", "stone")]


def test_a_block_that_the_line_above_leaves_unpayable_says_why() -> None:
    pilot, _table, _before = building("B06")
    reason = pilot.find(option("pay-wood")).reason
    assert reason == "You have no wood."
    pilot.click(option("save-wood"))
    assert pilot.find(option("pay-wood")).reason is None


def test_a_building_is_taken_back_step_by_step_and_each_line_is_asked_alone() -> None:
    pilot, table, before = building("A12")
    pilot.press("return")
    table.undo()
    assert isinstance(pilot.scene, BlocksDialog)
    table.stage.pop()
    table.undo()
    assert table.session.decision is not None
    assert table.session.decision.kind == "save"
    assert pilot.find(option("save-wood")).reason is None
    assert call(pilot) == "Save gold"
    Mouse(pilot).do(Action("save", 1, ("gold",)))
    assert isinstance(pilot.scene, BlocksDialog)
    pilot.press("return")
    assert [kind for kind, *_ in done(table.session, before)] == ["build", "save", "pay"]


def test_an_effect_pressed_off_is_done_without_when_it_is_asked() -> None:
    pilot, table, before = building("A12")
    pilot.click(option("effect-0"))
    pilot.click(option("effect-1"))
    pilot.click(("button", "take"))
    assert done(table.session, before)[3:] == [("decline",), ("done",)]
    assert table.session.view(None).seat(1).temples == (0, 0, 0)


def test_an_effect_done_without_waits_behind_one_that_is_used() -> None:
    pilot, table, before = building("A12")
    pilot.press("6")
    pilot.press("7")
    pilot.press("6")
    pilot.press("return")
    assert table.session.decision is not None
    assert table.session.decision.kind == "raise"
    pilot.click(("temple", "chaac"))
    assert done(table.session, before)[3:] == [("raise", "chaac"), ("done",)]


def test_what_waits_is_forgotten_once_steps_are_taken_back() -> None:
    pilot, table, before = building("A12")
    pilot.click(option("effect-1"))
    pilot.click(("button", "take"))
    table.undo()
    table.stage.pop()
    table.undo()
    table.stage.pop()
    table.undo()
    pilot.click(("card", "A12"))
    pilot.click(("button", "take"))
    pilot.click(("temple", "chaac"))
    assert done(table.session, before)[3:] == [("raise", "chaac")]
    assert table.session.decision is not None
    assert table.session.decision.kind == "build"


def test_an_effect_that_nothing_can_be_done_with_says_so() -> None:
    pilot, _table, _before = building("Y02")
    assert pilot.find(option("effect-0")).reason == "Nothing can be done with it now."


PLAIN = BUILD.replace("B06,A12,B11,Y02,A01,Y04", "B06,A10,B07,B12,A01,Y04").replace("1.corn=4", "1.skull=1")
"""Itzel is about to build something that brings this and that by itself."""


@pytest.mark.parametrize("hand_of", [Mouse, Keys])
def test_what_comes_by_itself_can_be_pressed_off_and_nothing_is_asked_then(hand_of: type[Hand]) -> None:
    pilot, table, before = building("A10", PLAIN)
    hand = hand_of(pilot)
    hand.answer(option("benefit-0"))
    hand.answer(("button", "take"))
    assert done(table.session, before)[0] == ("build", "A10", "none", "1", "1")
    assert done(table.session, before)[-2:] == [("decline",), ("accept",)]
    assert table.session.view(None).seat(1).temples == (0, 1, 0)
    assert pilot.scene is table
    assert "Itzel declines Chaac +1 of Tomb of Rain and Sun" in [
        table.speaker.event(event) for _number, event in table.session.log(None)
    ]


def test_where_nothing_is_pressed_off_nothing_is_offered() -> None:
    pilot, table, before = building("B12", PLAIN)
    for _ in range(2):
        pilot.click(option("benefit-3"))
    pilot.click(("button", "take"))
    assert done(table.session, before)[0] == ("build", "B12", "none", "1", "0")
    assert {kind for kind, *_ in done(table.session, before)} <= {"build", "save", "pay"}
    assert table.session.view(None).seat(1).temples == (1, 1, 1)


def test_what_is_pressed_off_is_not_among_the_gains() -> None:
    pilot, _table, _before = building("B12", PLAIN)
    assert isinstance(pilot.scene, BuildDialog)
    assert ("vp", "+5") in pilot.scene._gained()
    pilot.click(option("benefit-3"))
    pilot.click(option("benefit-1"))
    gained = pilot.scene._gained()
    assert ("vp", "+2") in gained
    assert [term.sign for term in gained if term.sign.startswith("temple")] == [
        "temple:chaac",
        "temple:kukulcan",
    ]


def test_what_is_pressed_off_waits_behind_an_effect_that_asks() -> None:
    pilot, table, before = building("B07", PLAIN)
    pilot.click(option("benefit-1"))
    pilot.click(("button", "take"))
    assert table.session.decision is not None
    assert table.session.decision.kind == "advance"
    pilot.click(("track", "theology"))
    assert done(table.session, before)[-2:] == [("advance", "theology"), ("decline",)]
    assert table.session.view(None).seat(1).skulls == 1


def test_points_and_step_of_a_skull_that_is_placed_are_declined_apart() -> None:
    pilot, table, before = building("Y04", PLAIN)
    pilot.click(option("benefit-0"))
    pilot.click(("button", "take"))
    assert table.session.decision is not None
    assert table.session.decision.kind == "raise"
    assert done(table.session, before)[-1] == ("decline",)
    table.undo()
    assert table.session.decision is not None
    assert table.session.decision.kind == "benefit"


def test_a_step_at_the_top_cannot_be_pressed_off() -> None:
    pilot, _table, _before = building("A10", PLAIN + " 1.chaac=4 2.chaac=5")
    assert pilot.find(option("benefit-0")).reason == "Nothing can be done with it now."
    assert pilot.find(option("benefit-1")).reason is None


def test_what_cannot_be_foreseen_can_be_pressed_off() -> None:
    pilot, table, before = building("A09", "row=A09 1@T2 1.wood=3 1.stone=1 1.extraction=3")
    pilot.click(option("benefit-1"))
    pilot.click(("button", "take"))
    assert isinstance(pilot.scene, BlocksDialog)
    pilot.press("w")
    pilot.press("w")
    pilot.press("return")
    assert done(table.session, before)[-3:] == [("take", "wood"), ("take", "wood"), ("decline",)]
    assert held(table.session)[2] == 0


@pytest.mark.parametrize(
    ("key", "kind", "temples"), [("y", "accept", (1, 0, 0)), ("n", "decline", (0, 0, 0))]
)
def test_a_game_kept_while_something_is_offered_asks_for_it(
    key: str, kind: str, temples: tuple[int, ...]
) -> None:
    session = session_at("row=A10 1@T2 1.wood=2 1.stone=1", "1 pick T2; use T2; build A10 asking")
    assert session.decision == Frame("benefit", (1,), ("A10", 0))
    pilot, table = table_of(session)
    before = len(session.entries)
    assert call(pilot) == "Take Chaac +1"
    pilot.press(key)
    assert done(session, before) == [(kind,)]
    assert table.session.view(None).seat(1).temples == temples
    assert session.decision == Frame("benefit", (1,), ("A10", 1))
    assert call(pilot) == "Take Quetzalcóatl +1"
    Mouse(pilot).do(Action("decline", 1))
    assert pilot.scene is table


@pytest.mark.parametrize("hand_of", [Mouse, Keys])
def test_both_hands_can_ask_and_answer(hand_of: type[Hand]) -> None:
    session = session_at("row=A10,A01 1@T2 1.wood=2 1.stone=1", "1 pick T2; use T2")
    pilot, _table = table_of(session)
    hand = hand_of(pilot)
    (asking,) = [action for action in session.options() if action.kind == "build" and action.args[3]]
    hand.do(asking)
    assert hand.used["benefit-"] == 1
    assert session.entries[-1].action.kind in ("accept", "decline")
    session.undo()
    session.undo()
    pilot, _table = table_of(session)
    hand = hand_of(pilot)
    hand.do(Action("accept", 1))
    hand.do(Action("decline", 1))


def test_the_effects_that_ask_are_those_that_the_rules_let_decline_where_they_ask() -> None:
    session = session_at(BUILD, "1 pick T2; use T2")
    asking = set()
    for card in session.view(None).tables.cards.values():
        for effect in card.effects:
            asked = question(effect, 1, "blocks")
            if asked is not None:
                asking.add(effect.kind)
                assert {"decline", "done"} & set(session.game.answers[asked.kind]), effect
    choices = {"tech_any", "temple_any", "market", "build_more", "any_action", "monument", "tech_shift"}
    assert asking == {*choices, "worker", "place_skull"}


def test_two_buildings_at_once_keep_their_questions_apart() -> None:
    position = BUILD.replace("1@T2", "1@T4")
    session = session_at(position, "1 pick T4; use T4")
    pilot, table = table_of(session)
    before = len(session.entries)
    pilot.click(("card", "Y02"))
    assert pilot.find(option("effect-0")).reason is not None
    pilot.click(("button", "take"))
    assert done(session, before)[0][:2] == ("build", "Y02")
    assert table.session.decision is not None
    assert table.session.decision.kind == "build"


# ---------------------------------------------------------------- the market


def trading(position: str = MARKET) -> tuple[Pilot, TzolkinTable, int]:
    session = session_at(position, "1 pick U2; use U2")
    pilot, table = table_of(session)
    assert isinstance(pilot.scene, MarketDialog)
    return pilot, table, len(session.entries)


def step(block: str, way: str) -> Name:
    return "step", f"{block}-{way}"


def test_sales_come_before_purchases_and_the_corn_runs_along() -> None:
    pilot, table, before = trading()
    assert call(pilot) == "Done without trade"
    assert pilot.find(step("gold", "more")).reason == "This needs 4 corn; you have 3."
    pilot.click(step("stone", "less"))
    pilot.click(step("stone", "less"))
    pilot.click(step("gold", "more"))
    assert call(pilot) == "Sell 2 stone, buy 1 gold: corn 3 → 5"
    pilot.click(("button", "take"))
    trades = [("trade", "sell", "stone"), ("trade", "sell", "stone"), ("trade", "buy", "gold"), ("done",)]
    assert done(table.session, before) == trades
    assert held(table.session) == (1, 1, 1)
    assert table.session.view(None).seat(1).corn == 5


def test_the_market_by_keys() -> None:
    pilot, table, before = trading()
    for key in ("s", "-", "-", "3", "+", "+"):
        pilot.press(key)
    assert call(pilot) == "Sell 2 stone, buy 2 gold: corn 3 → 1"
    pilot.press("+")
    assert pilot.scene.tip is not None
    pilot.press("return")
    assert done(table.session, before)[-1] == ("done",)
    assert held(table.session) == (1, 1, 2)


def test_a_sale_that_pays_for_a_purchase_cannot_be_left_out() -> None:
    pilot, _table, _before = trading()
    pilot.click(step("stone", "less"))
    pilot.click(step("gold", "more"))
    assert pilot.find(step("stone", "more")).reason == "This needs 4 corn; you have 3."
    pilot.click(("button", "clear"))
    assert call(pilot) == "Done without trade"


def test_more_than_there_is_cannot_be_sold() -> None:
    pilot, _table, _before = trading()
    assert pilot.find(step("gold", "less")).reason == "You have no gold."
    pilot.click(step("wood", "less"))
    pilot.click(step("wood", "less"))
    assert pilot.scene.tip is not None
    assert pilot.scene.tip.tip.body == "You have no wood."
    assert call(pilot) == "Sell 1 wood: corn 3 → 5"


def test_the_market_is_taken_back_trade_by_trade_and_goes_one_way() -> None:
    pilot, table, before = trading()
    pilot.click(step("stone", "less"))
    pilot.click(("button", "take"))
    table.undo()
    assert done(table.session, before) == [("trade", "sell", "stone")]
    assert isinstance(pilot.scene, MarketDialog)
    assert call(pilot) == "Done"
    reason = pilot.find(step("stone", "more")).reason
    assert reason == "You have traded stone the other way; back again would change nothing."
    pilot.press("backspace")
    assert done(table.session, before) == []


def test_where_the_last_corn_is_spent_the_visit_ends_by_itself() -> None:
    pilot, table, before = trading("1@U2 1.corn=4")
    pilot.click(step("wood", "more"))
    pilot.click(step("wood", "more"))
    assert pilot.find(step("stone", "more")).reason == "Nothing is left to trade with."
    pilot.click(("button", "take"))
    assert done(table.session, before) == [("trade", "buy", "wood"), ("trade", "buy", "wood")]
