"""For all tests: no screen, no sound, nothing kept in a person's folders, the same examples every time."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

_HOME = Path(tempfile.mkdtemp(prefix="ceiba-test-"))

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
for name in ("DATA", "CONFIG", "CACHE", "STATE"):
    os.environ[f"XDG_{name}_HOME"] = str(_HOME / name.lower())
for name in ("APPDATA", "LOCALAPPDATA"):
    os.environ[f"WIN_PD_OVERRIDE_{name}"] = str(_HOME / name.lower())

settings.register_profile("ci", derandomize=True, deadline=None, database=None, print_blob=False)
settings.register_profile("long", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_unconfigure(config: pytest.Config) -> None:  # noqa: ARG001
    """Take the folders away again."""
    shutil.rmtree(_HOME, ignore_errors=True)
