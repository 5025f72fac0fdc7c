"""A bounded store of finished pictures: the least recently used go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Protocol, TypeVar


class Weighed(Protocol):
    """Anything that knows the memory it takes."""

    @property
    def bytes(self) -> int: ...


T = TypeVar("T", bound=Weighed)


class SpriteCache:
    """Pictures by key, together at most ``budget`` bytes.

    A key must name everything the picture depends on; begin it with the name of the maker, so that keys
    of two makers never meet.
    """

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.bytes = 0
        self._kept: OrderedDict[Hashable, Weighed] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The picture kept under the key, made now if it is not there."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept  # type: ignore[return-value]  # a key names its maker, hence its type
        made = make()
        self._kept[key] = made
        self.bytes += made.bytes
        while self.bytes > self.budget and len(self._kept) > 1:
            self.bytes -= self._kept.popitem(last=False)[1].bytes
        return made

    def clear(self) -> None:
        """Forget everything, after a change of scale for instance."""
        self._kept.clear()
        self.bytes = 0
