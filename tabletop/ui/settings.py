"""What a person likes: text size, pace, marks, curtain, window, language.

Kept as JSON in the folder the platform gives for it. A file that cannot be read never stops the program: the
defaults are used and one sentence says so.
"""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

import platformdirs

from tabletop.ui.motion import Pace

__all__ = ["Settings", "SettingsFile", "settings_folder"]

APP_NAME = "ceiba"
LANGUAGES = ("en", "es", "pl")
_BIGGEST_FILE = 64 * 1024


@dataclass(frozen=True)
class Settings:
    """All settings. `window` is x, y, width, height in the window's units, None before the first start."""

    text_percent: int = 100
    pace: str = "normal"
    last_moves_marked: bool = True
    revealed_marked: bool = True
    curtain: bool = True
    full_screen: bool = False
    language: str = "en"
    window: tuple[int, int, int, int] | None = None

    @property
    def motion_pace(self) -> Pace:
        """The pace of motions."""
        return Pace.named(self.pace)

    @property
    def text(self) -> float:
        """The text size, 1.0 = 100 %."""
        return self.text_percent / 100

    def with_(self, **changes: Any) -> Settings:
        """The same with some values changed. ValueError for a value out of bounds."""
        changed = replace(self, **changes)
        changed.check()
        return changed

    def check(self) -> None:
        """ValueError, in words, if a value is out of bounds."""
        if type(self.text_percent) is not int or not 80 <= self.text_percent <= 200:
            raise ValueError("the text size must be a whole number from 80 to 200")
        if self.pace not in {p.name.lower() for p in Pace}:
            raise ValueError("the pace must be slow, normal, fast or off")
        if self.language not in LANGUAGES:
            raise ValueError("the language is not known")
        for name in ("last_moves_marked", "revealed_marked", "curtain", "full_screen"):
            if type(getattr(self, name)) is not bool:
                raise ValueError(f"{name} must be true or false")
        window = self.window
        if window is not None and (
            len(window) != 4
            or any(type(v) is not int or abs(v) > 32000 for v in window)
            or window[2] < 1
            or window[3] < 1
        ):
            raise ValueError("the place of the window must be four whole numbers")


def settings_folder() -> Path:
    """The folder of this platform for our settings."""
    return Path(platformdirs.user_config_dir(APP_NAME, appauthor=False))


class SettingsFile:
    """The settings on disk. `path` None keeps nothing (pictures and tests)."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    def load(self) -> tuple[Settings, str | None]:
        """The settings, and a sentence if the file could not be used."""
        if self.path is None or not self.path.exists():
            return Settings(), None
        try:
            return self._read(self.path), None
        except (OSError, ValueError, TypeError, RecursionError) as trouble:
            reason = str(trouble) if type(trouble) is ValueError else "it is not a settings file"
            return Settings(), f"The settings in {self.path} were left aside: {reason}."

    def save(self, settings: Settings) -> str | None:
        """Write atomically: beside the file, then renamed. Returns a sentence if it could not be done."""
        if self.path is None:
            return None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=".settings-", suffix=".tmp")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    json.dump(asdict(settings), file, indent=1)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(name, self.path)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
        except OSError as trouble:
            return f"The settings could not be kept: {trouble.strerror or trouble}."
        return None

    @staticmethod
    def _read(path: Path) -> Settings:
        if path.stat().st_size > _BIGGEST_FILE:
            raise ValueError("the file is too big")
        data = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(data, dict):
            raise ValueError("it is not a settings file")
        known = {f.name for f in fields(Settings)}
        values = {name: value for name, value in data.items() if name in known}
        if isinstance(values.get("window"), list):
            values["window"] = tuple(values["window"])
        settings = Settings(**values)
        settings.check()
        return settings
