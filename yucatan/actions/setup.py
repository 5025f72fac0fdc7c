"""Set-up: first villages, neutral villages, first warriors (Rules 4, decisions D2 to D5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tabletop.engine.action import ActionKind, Args, Refusal, Slot, refuse
from tabletop.engine.context import Context
from yucatan import placement
from yucatan.reserve import BROTHERHOOD, SPACE, in_reserve, put_out, reserve_refusal
from yucatan.state import NEUTRAL, State, Village


class _SetupVillage(ActionKind[State]):
    """One village on one space; the kinds differ in where, whose and how large."""

    slots = (SPACE,)
    large: ClassVar[bool] = False

    def spaces(self, state: State, seat: int) -> list[int]:
        """Return where this village may stand, fallbacks included."""
        raise NotImplementedError

    def elsewhere(self) -> Refusal:
        """Return the reason for a space that meets the general rule but not this step's own."""
        raise NotImplementedError

    def owner(self, seat: int) -> int:
        """Return whose village it is."""
        return seat

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:
        for space in self.spaces(state, seat):
            if not prefix or prefix[0] == space:
                yield (space,)

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:
        space = int(args[0])
        if space in self.spaces(state, seat):
            return None
        return placement.general_refusal(state, space) or self.elsewhere()

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        space = int(args[0])
        ctx.state.stack.pop()
        ctx.state.put_village(space, Village(self.owner(seat), self.large))
        ctx.emit("village-founded", seat=seat, owner=self.owner(seat), space=space, large=self.large)


class LargeVillage(_SetupVillage):
    """Step 1: one large village on a bank of a river of the own city (Rules 4.1)."""

    name = "large-village"
    large = True

    def spaces(self, state: State, seat: int) -> list[int]:
        return placement.large_spaces(state, seat)

    def elsewhere(self) -> Refusal:
        return refuse("village-off-city-river", "4.1")


class SmallVillage(_SetupVillage):
    """Step 2: one small village, by the city's river or one that the large village touches (Rules 4.2)."""

    name = "small-village"

    def spaces(self, state: State, seat: int) -> list[int]:
        return placement.small_spaces(state, seat)

    def elsewhere(self) -> Refusal:
        return refuse("village-off-open-river", "4.2")


class NeutralVillage(_SetupVillage):
    """Step 3: one neutral village anywhere the general rule allows (Rules 4.3)."""

    name = "neutral-village"

    def spaces(self, state: State, seat: int) -> list[int]:  # noqa: ARG002
        return placement.neutral_spaces(state)

    def elsewhere(self) -> Refusal:
        raise AssertionError("a neutral village asks for the general rule alone")

    def owner(self, seat: int) -> int:  # noqa: ARG002
        return NEUTRAL


class FirstWarrior(ActionKind[State]):
    """Step 4: one of the two first warriors, next to the own city; which one is secret (Rules 4.4, D5)."""

    name = "first-warrior"
    slots: ClassVar[tuple[Slot, ...]] = (SPACE, BROTHERHOOD)

    def options(self, state: State, seat: int, prefix: Args = ()) -> Iterator[Args]:
        for space in placement.free_round_city(state, seat):
            for brotherhood in in_reserve(state, seat):
                args = (space, brotherhood)
                if args[: len(prefix)] == prefix:
                    yield args

    def check(self, state: State, seat: int, args: Args) -> Refusal | None:
        space, brotherhood = int(args[0]), str(args[1])
        board = state.board
        if space not in board.neighbours[board.cities[seat]]:
            return refuse("warrior-off-city", "4.4")
        if not board.is_land[space]:
            return refuse("warrior-off-land", "3.1")
        if space in state.warriors:
            return refuse("warrior-on-warrior", "4.4", seat=state.warriors[space].seat)
        return reserve_refusal(state, seat, brotherhood)

    def apply(self, ctx: Context[State], seat: int, args: Args) -> None:
        ctx.state.stack.pop()
        put_out(ctx, "warrior-placed", seat, int(args[0]), str(args[1]))
