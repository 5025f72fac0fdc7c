"""Settings on disk: kept whole, and never a reason not to start."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop.ui.motion import Pace
from tabletop.ui.settings import Settings, SettingsFile


def test_settings_come_back(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "deep" / "settings.json")
    kept = Settings(
        text_percent=150,
        pace="fast",
        last_moves_marked=False,
        curtain=False,
        full_screen=True,
        language="pl",
        window=(10, 20, 1300, 800),
    )
    assert file.save(kept) is None
    assert file.load() == (kept, None)
    assert [p.name for p in (tmp_path / "deep").iterdir()] == ["settings.json"], "nothing else is left behind"


def test_no_file_means_defaults_without_a_word(tmp_path: Path) -> None:
    assert SettingsFile(tmp_path / "none.json").load() == (Settings(), None)


WHOLE = json.dumps({"text_percent": 120, "pace": "slow", "window": [0, 0, 1280, 800]})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{",
        "\x00\x01",
        '{"text_percent": "large"}',
        '{"text_percent": 1e999}',
        '{"text_percent": true}',
        '{"text_percent": 79}',
        '{"pace": "light"}',
        '{"pace": ["slow"]}',
        '{"window": [1, 2, 3]}',
        '{"window": [0, 0, 0, 0]}',
        '{"language": 5}',
        '{"curtain": "no"}',
        "[" * 5000,
        *(WHOLE[: len(WHOLE) * i // 10] for i in range(1, 10)),
    ],
)
def test_a_bad_file_gives_defaults_and_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    settings, sentence = SettingsFile(path).load()
    assert settings == Settings()
    assert sentence is not None
    assert sentence.count("\n") == 0
    assert str(path) in sentence
    assert sentence.endswith(".")


def test_a_huge_file_and_a_folder_are_left_aside(tmp_path: Path) -> None:
    big = tmp_path / "big.json"
    big.write_text(" " * 200_000, encoding="utf-8")
    for path in (big, tmp_path):
        settings, sentence = SettingsFile(path).load()
        assert settings == Settings()
        assert sentence


def test_unknown_entries_are_ignored(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"text_percent": 130, "colour": "green"}', encoding="utf-8")
    assert SettingsFile(path).load() == (Settings(text_percent=130), None)


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    sentence = SettingsFile(tmp_path / "file" / "settings.json").save(Settings())
    assert sentence
    assert sentence.startswith("The settings could not be kept")


def test_changes_out_of_bounds_are_refused() -> None:
    with pytest.raises(ValueError, match="80 to 200"):
        Settings().with_(text_percent=300)
    assert Settings().with_(pace="off").motion_pace is Pace.OFF
