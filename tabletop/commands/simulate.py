"""`simulate`: plays random whole games without a screen."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from tabletop.commands import values
from tabletop.commands.fault import Fault
from tabletop.commands.progress import Progress
from tabletop.commands.world import World
from tabletop.engine.event import Event
from tabletop.engine.game import SetupError
from tabletop.engine.simulation import simulate
from tabletop.package import GamePackage
from tabletop.text.catalogue import Catalogue

MOST_GAMES = 1_000_000
HELP = "play random whole games without a screen"
TEXT = """\
Plays whole games in which every choice is drawn by lot, and prints a summary, one
"name: value" a line: games, wins by seat, turns, actions, options, seconds,
games/s, actions/s, options/s, and clone_us (microseconds to copy a state). The same
seed gives the same games, on every machine.

With --check every law of the engine is tried at every step (slow): legal actions,
undo, secrets, saves, invariants.

Exit status: 0; 1 if a law broke; 2 for a wrong argument.
"""
EXAMPLES = """\
examples:
    python main.py simulate yucatan --players 3 --games 100
    python main.py simulate yucatan --games 5 --check
    python main.py simulate yucatan --games 1 --seed 7 --verbose
"""


def add(parsers: Any, world: World) -> None:
    """Declare the arguments."""
    parser: argparse.ArgumentParser = parsers.add_parser(
        "simulate", help=HELP, description=TEXT, epilog=EXAMPLES
    )
    parser.add_argument("game", metavar="GAME", help=f"which game: {', '.join(world.packages)}")
    values.add_table(parser)
    parser.add_argument(
        "--games",
        metavar="K",
        type=values.whole("--games", 1, MOST_GAMES),
        default=10,
        help="how many games (default: 10)",
    )
    parser.add_argument(
        "--option", metavar="k=v", action="append", default=[], help="a switch of the game; may be repeated"
    )
    parser.add_argument("--check", action="store_true", help="try every law at every step")
    parser.add_argument("--verbose", action="store_true", help="print the public log of every game")


def run(args: argparse.Namespace, world: World) -> int:
    """Play, print the summary, and every law that broke."""
    game = values.package(world, args.game)
    setup = values.setup(game, args.players, args.board, args.option)
    tell = _teller(game, setup.players, world) if args.verbose else None
    with Progress(world.err, world.clock, "Playing", args.games) as progress:

        def told(number: int, event: Event) -> None:
            progress.clear()
            if tell is not None:
                tell(number, event)

        try:
            summary = simulate(
                game.game,
                setup,
                args.games,
                args.seed or 0,
                world.clock,
                check=args.check,
                progress=progress.step,
                tell=told if args.verbose else None,
            )
        except SetupError as fault:
            raise Fault(f"{fault}.") from fault
    for broken in summary.faults:
        world.say(f"BROKEN: {broken}")
    for name, value in summary.lines():
        world.say(f"{name}: {value}")
    return 1 if summary.faults else 0


def _teller(game: GamePackage, players: int, world: World) -> Callable[[int, Event], None]:
    """Return what prints public events as lines, with the number of their game."""
    says = game.speaker(Catalogue(), [seat.name for seat in game.seats(players)])

    def tell(number: int, event: Event) -> None:
        line = says.event(event)
        if line:
            world.say(f"{number:4}  {line}")

    return tell
