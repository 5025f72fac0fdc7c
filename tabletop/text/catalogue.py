"""Message catalogues: gettext with named facts.

Sentences are written in English in the code, marked with `_()` so that the extraction tool finds them, and
translated when they are said. A catalogue is a value passed to whoever speaks; there is no current language.
"""

from __future__ import annotations

import gettext
from collections.abc import Mapping
from pathlib import Path
from typing import Any

DOMAIN = "ceiba"
LOCALES = Path(__file__).parent / "locales"


def _(message: str) -> str:
    """Mark a sentence for translation and return it as it is."""
    return message


class Catalogue:
    """The messages of one language; English where a translation is missing."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._messages = gettext.translation(DOMAIN, LOCALES, languages=[language], fallback=True)

    def say(self, message: str, /, **facts: Any) -> str:
        """Translate a sentence and fill in its `{named}` facts."""
        return self._messages.gettext(message).format_map(_written(facts))

    def count(self, one: str, many: str, n: int, /, **facts: Any) -> str:
        """Translate a sentence in the plural form for `n`, which is also the fact `{n}`."""
        return self._messages.ngettext(one, many, n).format_map(_written({**facts, "n": n}))


def _written(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts with a true minus before negative numbers."""
    return {
        name: f"−{-fact}" if isinstance(fact, int | float) and fact < 0 else fact
        for name, fact in facts.items()
    }
