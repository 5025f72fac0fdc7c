"""How scenarios write positions, actions and questions of Tzolk'in.

POSITIONS are words; what is not named has its default: two players, day 1, seat 1 is starting player and to
move, nobody has anything but three workers in hand, the jungle is full, no buildings, monuments, modules.

    players=3 day=8 first=2 turn=2    `turn` is who is to move (else the starting player)
    food=1 age=2                      Food Days held and age (else as the day says, none of them late)
    calendar=4                        corn on the calendar
    placing                           the seat to move has placed already and may stop
    over                              the game has ended
    P3=2/1                            jungle of Palenque 3: corn tiles / wood tiles among them (P2=2)
    slot5=1                           a skull of seat 1 on Chichén Itzá 5
    1@P7 d@T3 1@start 2@quick d@quick workers (d: a dummy) on spaces; gears are P Y T U C
    row=A01,B12 deck1=.. deck2=.. monuments=M01,M05
    calamity=hunger                   the prophecy in force; prophecies=a,b,c the three drawn
    tile=corn3                        the quick tile in force, on every day; tiles1=.. tiles2=.. all of an age
    +tribes +prophecies +buildings +quick    modules (set by themselves where a word needs them)
    -opposite round-down              switches
    1.corn=5 1.wood=1 1.stone=1 1.gold=1 1.skull=1 1.vp=7    of seat 1
    1.chaac=-1 1.quetzalcoatl=2 1.kukulcan=1
    1.agriculture=2 1.extraction=1 1.architecture=3 1.theology=1
    1.workers=5                       owned; those not on the board are in hand (3, or more if more are out)
    1.has=A04,X01,M08                 buildings and monuments
    1.corntiles=2 1.woodtiles=1       harvested tiles
    1.feeds=1                         farm symbols of wealth tiles
    1.dark                            the player board is dark side up
    1.tribe=balam
    1.offer=ixtab,yaluk,w04,w08,w10,w11    set-up: these are offered, and everybody with an offer chooses;
                                      tribes may be left out

`then` is complete: it lists everything that differs from the defaults above, except whose decision is open
and what has been done in the turn (ask for those). `ask: get WORD...` looks at single words instead.

To see a round end (Food Day, gears turning), let the last seat stop: `turn=2 placing ...`, then `2 done`.

ACTIONS begin with the seat; several are joined by `;` and then the seat may be left out. What leaves no
choice happens by itself; a `done` behind it is passed over:

    1 place P; place Y; place start; done    P takes the lowest free space, P3 names it; with `discount`; with
                                      `skip` the space behind the lowest
    1 pick Y3; use Y1                 worker on Yaxchilán 3, action Yaxchilán 1; or `leave`
    1 pass | done | decline | accept | speed 2
    1 beg chaac | lower chaac | raise kukulcan | devote wood chaac
    1 harvest corn (wood, burn, irrigate)
    1 advance agriculture | bonus theology | shift extraction
    1 pay wood | take gold | save stone | settle corn (wood, chaac ...)
    1 build A10 [renovate X01] [arch|plain] [asking]    without arch or plain the first way that is legal;
                                      asking: what would happen by itself is offered, to accept or decline
    1 trade buy gold | trade sell wood         at the market
    1 sell gold                                Xaman Ek
    1 keep ixtab w04 w08 w10 | keep none w01 w02
Any seat may begin a turn, whoever's it would be, as long as nothing has been done in the open one.

LEGAL: `1 use`, `1 place`, `1 pick`, ... = the places, written as above (`P3`, `start`, `A10+X01`, `A10-arch`,
`buy-gold`; nothing chosen: `yes`). A construction with architecture where it could be left out is `A10-arch`.
Those with `asking` are not listed again.

SET-UPS: `players=3 first=2 +tribes ...` as in positions.

QUESTIONS:
    decision                      kind and seat of the open decision, or none
    offers                        kinds of action that are legal now
    get WORD...                   values of words: 1.corn, 1.chaac, 1.hand, 1.fed, day, row, P3, slot5 ...;
                                  bank (skulls left), rowsize, start (who is there), calendar, calamity
    count WORD...                 how many: row, deck1, deck2, monuments, prophecies, tiles1, tiles2, dummies,
                                  quick (spaces blocked by dummies), offer1 (tiles offered to seat 1)
    price 1 place P               corn for a placement or construction, as far as it is certain
    score 1 | score 1 M08 | score 1 goods     final points, all or of one source
    metric 1 NAME                 what a prophecy or monument counts
    foretold 1 PROPHECY           points that a prophecy would score for seat 1 now
    ranking                       places and seats, "1:2 2:1,3"
    meal 1                        "fed 3 corn 4 vp -3" if seat 1 fed now
    tile 14                       the quick tile of a day; `index 14` its age and number from 0
    speed 1                       yes if seat 1 could take two days, else no
    dummies w02 w21 ...           where dummies stand when these tiles are turned up at set-up
    sees VIEWER 1                 what a seat (or `table`) sees of the offer of seat 1: words, or hidden
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop.engine import game as contract
from tabletop.engine import play
from tabletop.engine.action import Action
from tabletop.engine.game import Game, Setup
from tabletop.engine.rng import Rng
from tabletop.engine.scenario import ScenarioError
from tzolkin.actions.constructing import asking
from tzolkin.game import Tzolkin
from tzolkin.scenarioactions import parse_actions, written
from tzolkin.scenarioasks import answer
from tzolkin.scenariowords import described, modules_in, number, position
from tzolkin.setup import OPTIONS
from tzolkin.state import State


class TzolkinLanguage:
    """Reads and writes scenarios of Tzolk'in."""

    game: Game[State]

    def __init__(self, game: Tzolkin | None = None) -> None:
        """Speak of a game with the tables that come with it, or of another one."""
        self.game = game or Tzolkin()

    def load_board(self, path: Path) -> Any:
        raise ScenarioError(f"{path}: Tzolk'in has no boards")

    def position(self, text: str, board: Any) -> State:  # noqa: ARG002
        assert isinstance(self.game, Tzolkin)
        return position(self.game.tables, text)

    def begin(self, text: str, board: Any) -> State:  # noqa: ARG002
        values = dict(word.split("=", 1) for word in text.split() if "=" in word)
        modules = modules_in(text.split(), number(values.get("players", "2")))
        chosen = {
            "tribes": modules.tribes,
            "prophecies": modules.prophecies,
            "new-buildings": modules.buildings,
            "quick-actions": modules.quick,
            "opposite-dummies": modules.opposite,
        }
        options = {name: "on" if on else "off" for name, on in chosen.items()}
        options["fractions"] = OPTIONS["fractions"][modules.round_down]  # type: ignore[assignment]
        setup = Setup(number(values.get("players", "2")), None, number(values.get("first", "1")), options)
        state, _step = play.begin(self.game, setup, Rng(0))
        return state

    def facts(self, text: str, board: Any) -> list[str]:
        return self.describe(self.position(text, board))

    def describe(self, state: State) -> list[str]:
        return described(state)

    def actions(self, text: str, state: State) -> list[Action]:
        return parse_actions(self.game, text, state, self.ready)

    def ready(self, state: State, action: Action) -> None:
        top = contract.decision(state)
        fresh = top is not None and top.kind == "turn" and not state.begged and not state.sold
        if not fresh or top is None or top.seat == action.seat:
            return
        if action.kind in self.game.answers["turn"]:
            state.stack.clear()
            state.push("end-turn", action.seat)
            state.push("turn", action.seat)

    def legal(self, text: str, state: State) -> list[str]:
        words = text.split()
        if len(words) < 2 or words[1] not in self.game.kinds:
            raise ScenarioError(f"“{text}” does not name a seat and a kind of action")
        seat = number(words[0])
        trial = state.clone()
        self.ready(trial, Action(words[1], seat))
        return [
            written(action, trial)
            for action in contract.legal(self.game, trial)
            if action.kind == words[1] and action.seat == seat and not asking(action)
        ]

    def answer(self, question: str, state: State) -> str:
        return answer(self.game, question, state)
