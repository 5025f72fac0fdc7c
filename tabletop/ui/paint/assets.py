"""Where the shipped files are: fonts, icons and noise tiles, found from this file's own place."""

from __future__ import annotations

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[3] / "assets"


class AssetMissing(Exception):
    """A file the program is shipped with is not there; the message is one sentence for the user."""


def asset(*parts: str) -> Path:
    """The path of a shipped file, such as ``asset("fonts", "alegreya", "Alegreya_900Black.ttf")``.

    Raises AssetMissing with one sentence when it is not there.
    """
    path = ASSETS.joinpath(*parts)
    if not path.is_file():
        raise AssetMissing(
            f"The program's own file assets/{'/'.join(parts)} is missing; install the program again."
        )
    return path
