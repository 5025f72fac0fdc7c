"""`picture`: draws any screen into a PNG file, without a window."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop.commands import values
from tabletop.commands.fault import Fault
from tabletop.commands.progress import Progress
from tabletop.commands.world import World
from tabletop.engine.game import Setup
from tabletop.engine.rng import Rng
from tabletop.engine.session import Session
from tabletop.package import GamePackage

if TYPE_CHECKING:
    from tabletop.ui.desk import Desk, GameScreen
    from tabletop.ui.scene import Scene

SCREENS = ("menu", "new-game", "table", "curtain", "peek", "results")
MOST_ACTIONS = 100_000
HELP = "draw any screen into a PNG file, without a window"
TEXT = f"""\
Draws one screen as it would stand in a window of that size:
{", ".join(SCREENS)}.

For screens of a game a table is set up and random actions are played on it first:
--after says how many. For the results it is played to the end. The same arguments
give the same picture.
"""
EXAMPLES = """\
examples:
    python main.py picture menu.png --screen menu
    python main.py picture table.png --screen table --players 3 --seed 5 --after 80
    python main.py picture big.png --screen results --size 3840x2160 --text 120
"""


def add(parsers: Any, world: World) -> None:
    """Declare the arguments."""
    parser: argparse.ArgumentParser = parsers.add_parser(
        "picture", help=HELP, description=TEXT, epilog=EXAMPLES
    )
    parser.add_argument("out", metavar="OUT.png", type=values.path, help="the file to write")
    parser.add_argument("--screen", metavar="NAME", required=True, help=f"one of {', '.join(SCREENS)}")
    parser.add_argument(
        "--game", metavar="G", default=next(iter(world.tables)), help="whose screen (default: %(default)s)"
    )
    values.add_table(parser)
    parser.add_argument(
        "--after",
        metavar="N",
        type=values.whole("--after", 0, MOST_ACTIONS),
        default=0,
        help="random actions played first (default: none)",
    )
    parser.add_argument(
        "--seat",
        metavar="K",
        type=values.whole("--seat", 1, 99),
        help="whose curtain or peek (default: who decides)",
    )
    parser.add_argument(
        "--size", metavar="WxH", type=values.size, default=(1920, 1080), help="in pixels (default: 1920x1080)"
    )
    parser.add_argument(
        "--text",
        metavar="PERCENT",
        type=values.whole("--text", 80, 200),
        default=100,
        help="the text size, 80 to 200 (default: 100)",
    )


def run(args: argparse.Namespace, world: World) -> int:
    """Judge the arguments, play, draw, write."""
    _judge_target(args.out)
    if args.screen not in SCREENS:
        raise Fault(f"There is no screen {values.quoted(args.screen)}; there are {', '.join(SCREENS)}.")
    game = values.table(world, args.game)
    setup = values.setup(game, args.players, args.board)
    if args.seat is not None and args.seat > setup.players:
        raise Fault(f"--seat must be from 1 to {setup.players}, not {args.seat}.")
    session = _played(game, setup, args, world) if args.screen not in ("menu", "new-game") else None
    with Progress(world.err, world.clock, "Drawing") as progress:
        progress.step(0)
        _draw(args, world, game, session)
    return 0


def _judge_target(out: Path) -> None:
    if out.suffix.lower() != ".png":
        raise Fault(f"{out}: the picture is written as PNG; its name must end in .png.")
    try:
        if out.is_dir():
            raise Fault(f"{out}: this is a folder; name a file.")
        if not out.parent.is_dir():
            raise Fault(f"{out}: there is no folder {out.parent}.")
    except OSError as fault:
        raise Fault(f"{out}: cannot be written ({fault.strerror or fault}).") from fault


def _played(game: GamePackage, setup: Setup, args: argparse.Namespace, world: World) -> Session[Any]:
    """Return a session after random actions: as many as asked for, or all of them for the results."""
    seed = args.seed or 0
    session = Session(game.game, setup, game.seats(setup.players), seed)
    chance = Rng(seed + 1)
    wanted = MOST_ACTIONS if args.screen == "results" else args.after
    with Progress(world.err, world.clock, "Playing", 0 if args.screen == "results" else wanted) as progress:
        for number in range(wanted):
            options = session.options()
            if not options:
                break
            session.submit(chance.choice(options))
            progress.step(number)
    return session


def _draw(args: argparse.Namespace, world: World, game: GamePackage, session: Session[Any] | None) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    try:
        from tabletop.ui.app import keep_picture, picture
        from tabletop.ui.desk import Desk, Places
    except ImportError as fault:
        raise Fault(f"Nothing can be drawn here ({fault}).") from fault
    desk = Desk(world.tables, world.planned, Places(), version=world.version, now=world.now, seeds=lambda: 1)
    desk.alone = True  # the table itself, not the curtain that may have to come before it
    opening = desk.opening(lambda: _scene(args, desk, game, session))
    surface = picture(opening, args.size, args.text / 100)
    try:
        keep_picture(surface, args.out)
    except OSError as fault:
        raise Fault(f"{args.out}: the picture cannot be written ({fault}).") from fault


def _scene(args: argparse.Namespace, desk: Desk, game: GamePackage, session: Session[Any] | None) -> Scene:
    if session is None:
        return desk.menu() if args.screen == "menu" else desk.new_game(game.name)
    screen: GameScreen = game.screen()
    if args.screen == "table":
        return screen.table(session, desk)
    if args.screen == "results":
        return screen.results(session, desk)
    seat = args.seat or (session.decision.seat if session.decision else 1)
    return (screen.curtain if args.screen == "curtain" else screen.peek)(session, seat, desk)
