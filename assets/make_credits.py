"""Writes CREDITS.md: who made the fonts and icons shipped here, and under which licence.

Run ``python assets/make_credits.py`` after adding or removing a file.
"""

from __future__ import annotations

from pathlib import Path

import yaml

HERE = Path(__file__).resolve().parent
FONTS = {
    "alegreya": ("Alegreya", "The Alegreya Project Authors (Juan Pablo del Peral, Huerta Tipográfica)"),
    "source-sans-3": ("Source Sans 3", "Adobe (Paul D. Hunt); 'Source' is a reserved font name"),
}
HEAD = """# Credits

Made by `assets/make_credits.py`; do not edit by hand.

## Fonts

SIL Open Font License 1.1, shipped unchanged with their licence texts.

"""
GAME_ICONS = """
## Icons of the games

From [game-icons.net](https://game-icons.net), Creative Commons Attribution 3.0
(<https://creativecommons.org/licenses/by/3.0/>). Wrapped as white files; otherwise unchanged.

"""
LUCIDE = """
## Icons of menus and tools

[Lucide](https://lucide.dev), ISC licence (`icons/lucide/LICENSE.txt`): {names}.
"""
OWN = """
## Our own

Drawn for this program: {names}. All boards, pieces, buildings, terrain and posters are drawn by the
program itself. No drawing, logo or text of the games' publishers is used.
"""


def credits() -> str:
    """The text of CREDITS.md. Raises KeyError for an icon whose author is not in authors.yaml."""
    lines = [HEAD]
    for folder, (name, makers) in FONTS.items():
        faces = ", ".join(path.name for path in sorted((HERE / "fonts" / folder).glob("*.ttf")))
        lines.append(f"- **{name}** by {makers}. Licence: `fonts/{folder}/OFL.txt`. Files: {faces}\n")
    authors = yaml.safe_load((HERE / "icons/game-icons/authors.yaml").read_text(encoding="utf-8"))
    by_author: dict[str, list[str]] = {}
    for icon in _icons("game-icons"):
        by_author.setdefault(authors[icon], []).append(icon)
    lines.append(GAME_ICONS)
    lines += [f"- **{author}**: {', '.join(icons)}\n" for author, icons in sorted(by_author.items())]
    lines.append(LUCIDE.format(names=", ".join(_icons("lucide"))))
    lines.append(OWN.format(names=", ".join(_icons("own"))))
    return "".join(lines)


def _icons(folder: str) -> list[str]:
    return sorted(path.stem for path in (HERE / "icons" / folder).glob("*.svg"))


if __name__ == "__main__":
    (HERE / "CREDITS.md").write_text(credits(), encoding="utf-8")
