"""`play`: opens the program at a table."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from tabletop.commands import values
from tabletop.commands.fault import Fault
from tabletop.commands.window import open_program
from tabletop.commands.world import World
from tabletop.engine import save
from tabletop.engine.save import SaveError

if TYPE_CHECKING:
    from tabletop.ui.desk import Desk

HELP = "open the program at a table"
TEXT = """\
Opens a window with a new table, or with a saved game exactly where it stood. Every
game is saved after each step, so the window can be closed at any time. Without a
seed the first player and all chance are drawn anew.
"""
EXAMPLES = """\
examples:
    python main.py play yucatan
    python main.py play yucatan --players 3 --seed 7
    python main.py play yucatan --board my-board.yaml
    python main.py play --resume yucatan-20261201-190500.json
"""


def add(parsers: Any, world: World) -> None:
    """Declare the arguments."""
    parser: argparse.ArgumentParser = parsers.add_parser("play", help=HELP, description=TEXT, epilog=EXAMPLES)
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"which game: {', '.join(world.tables)}")
    values.add_table(parser)
    parser.add_argument(
        "--resume", metavar="FILE", type=values.path, help="a saved game to go on with, instead of GAME"
    )


def run(args: argparse.Namespace, world: World) -> int:
    """Judge the arguments before any window is opened, then open it."""
    if args.resume is not None:
        if (
            args.game is not None
            or args.players is not None
            or args.board is not None
            or args.seed is not None
        ):
            raise Fault("--resume stands alone: the save knows game, players, board and seed.")
        return _resume(args, world)
    if args.game is None:
        raise Fault(f"Which game? Write “play {next(iter(world.tables))}”, or “play --resume FILE”.")
    game = values.table(world, args.game)
    setup = values.setup(game, args.players, args.board)

    def begin(desk: Desk) -> Any:
        return desk.new_table(game.name, setup, args.seed)

    return open_program(world, begin)


def _resume(args: argparse.Namespace, world: World) -> int:
    values.readable_file(args.resume)
    games = {name: game.game for name, game in world.tables.items()}
    try:
        session, sentence = save.load(args.resume, games)
    except SaveError as fault:
        raise Fault(str(fault)) from fault

    def begin(desk: Desk) -> Any:
        return desk.old_table(session, args.resume, sentence)

    return open_program(world, begin)
