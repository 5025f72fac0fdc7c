"""`replay`: tells what happened in a saved game."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tabletop.commands import values
from tabletop.commands.fault import Fault
from tabletop.commands.progress import Progress
from tabletop.commands.world import World
from tabletop.engine import save
from tabletop.engine.outcome import Outcome
from tabletop.engine.save import SaveError
from tabletop.engine.session import Session
from tabletop.package import Says
from tabletop.text.catalogue import Catalogue

HELP = "tell what happened in a saved game"
TEXT = """\
Plays a saved game again, entry by entry, and prints its public log (what everybody
at the table may know, the number of the entry first), then the outcome, or who has
to decide what.

With --verify the position reached is compared with the one the save holds.

Exit status: 0; 1 if --verify finds a difference; 2 if the file is no save that this
program can read.
"""
EXAMPLES = """\
examples:
    python main.py replay yucatan-20261201-190500.json
    python main.py replay yucatan-20261201-190500.json --verify
"""


def add(parsers: Any, world: World) -> None:  # noqa: ARG001
    """Declare the arguments."""
    parser: argparse.ArgumentParser = parsers.add_parser(
        "replay", help=HELP, description=TEXT, epilog=EXAMPLES
    )
    parser.add_argument("save", metavar="SAVE", type=values.path, help="a saved game (a .json file)")
    parser.add_argument(
        "--verify", action="store_true", help="compare the position reached with the one in the save"
    )


def run(args: argparse.Namespace, world: World) -> int:
    """Print the log and the outcome; compare if asked."""
    session, checkpoint = _replayed(args.save, world)
    game = world.packages[session.game.name]
    names = [seat.name for seat in session.seats]
    says = game.speaker(Catalogue(), names)
    for number, event in session.log(None):
        line = says.event(event)
        if line:
            world.say(f"{number:4}  {line}")
    for line in _ending(session, says, names):
        world.say(line)
    if not args.verify:
        return 0
    if game.game.state_to_data(session.state) == checkpoint:
        world.say("verified: the position is the one in the save")
        return 0
    world.say("DIFFERENT: playing the entries again leads to another position than the save holds")
    return 1


def _replayed(file: Path, world: World) -> tuple[Session[Any], Any]:
    values.readable_file(file)
    games = {name: game.game for name, game in world.packages.items()}
    try:
        data = save.read(file)
        entries = data.get("entries")
        total = len(entries) if isinstance(entries, list) else 0
        with Progress(world.err, world.clock, "Replaying", total) as progress:
            session = save.restore(data, games, str(file), progress.step, verify=False)
    except SaveError as fault:
        raise Fault(str(fault)) from fault
    return session, data["checkpoint"]


def _ending(session: Session[Any], says: Says, names: Sequence[str]) -> list[str]:
    """Return how the game stands, in a few lines."""
    outcome, decision = session.outcome, session.decision
    if outcome is not None:
        return [says.ending(outcome), *_ranking(outcome, names)]
    if decision is None:
        return []
    return [f"The game goes on: {names[decision.seat - 1]} has to {says.prompt(decision)}."]


def _ranking(outcome: Outcome, names: Sequence[str]) -> list[str]:
    lines = []
    for rank in outcome.ranking:
        for seat in rank.seats:
            figures = ", ".join(f"{line.source} {line.value}" for line in outcome.lines if line.seat == seat)
            lines.append(f"{rank.place}. {names[seat - 1]}" + (f" ({figures})" if figures else ""))
    return lines
