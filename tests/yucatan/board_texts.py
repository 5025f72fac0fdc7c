"""Small board files with marks where defects are expected."""

from pathlib import Path

BOARDS = Path(__file__).parents[2] / "boards" / "yucatan"
TILES = (BOARDS / "tiles.yaml").read_text(encoding="utf-8")
MARK = "§"

HEAD = """\
format: yucatan-board/1
name: Sample
players: 2
practice: true
tiles:
"""
RIVER = "  - {tile: great-river-1, at: [0, 0]}\n"
CITY_1 = "  - {tile: city-1, face: one-river, at: [0, -1], seat: 1}\n"
CITY_2 = "  - {tile: city-2, face: one-river, at: [0, 1], turn: 3, seat: 2}\n"
SAMPLE = HEAD + RIVER + CITY_1 + CITY_2


def without_marks(text: str) -> tuple[str, list[tuple[int, int]]]:
    """The text without its marks, and line and column of the letter behind each mark."""
    places = []
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        while MARK in line:
            places.append((number, line.index(MARK) + 1))
            line = line.replace(MARK, "", 1)
        lines[number - 1] = line
    return "\n".join(lines), places


def write_board(folder: Path, text: str, tiles: str = TILES) -> Path:
    """Write a board with its tiles; returns the board's path."""
    (folder / "tiles.yaml").write_text(tiles, encoding="utf-8")
    path = folder / "board.yaml"
    path.write_text(text, encoding="utf-8")
    return path
