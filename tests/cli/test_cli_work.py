"""What the commands do when they are asked rightly."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from commandline import ROOT, Run, assert_one_sentence
from PIL import Image

from tabletop.commands.progress import Progress
from tabletop.engine.battery import Fault
from tabletop.engine.simulation import Summary

TRAINING = ROOT / "boards" / "yucatan" / "training.yaml"
NAMES = ["games", "wins 1", "wins 2", "drawn", "turns", "actions", "options", "seconds"]
RATES = ["games/s", "actions/s", "options/s", "clone_us"]

# ---------------------------------------------------------------- simulate


def test_simulate_prints_one_figure_a_line(run: Run) -> None:
    ran = run("simulate", "yucatan", "--board", TRAINING, "--games", "3", "--seed", "4")
    assert (ran.status, ran.err) == (0, "")
    figures = dict(line.split(": ") for line in ran.lines)
    assert list(figures) == NAMES + RATES
    assert figures["games"] == "3"
    assert int(figures["wins 1"]) + int(figures["wins 2"]) + int(figures["drawn"]) == 3


def test_simulate_is_the_same_for_the_same_seed(run: Run) -> None:
    def counted(seed: int) -> list[str]:
        lines = run("simulate", "yucatan", "--board", TRAINING, "--games", "2", "--seed", seed).lines
        return [line for line in lines if line.split(":")[0] in NAMES[:-1]]

    assert counted(4) == counted(4)
    assert counted(4) != counted(5)


def test_simulate_verbose_prints_the_public_log(run: Run) -> None:
    ran = run("simulate", "yucatan", "--board", TRAINING, "--games", "2", "--verbose")
    log = [line for line in ran.lines if line[:4].strip() in ("1", "2")]
    assert sum("wins" in line or "drawn" in line.lower() for line in log) >= 2
    assert not any("new warrior is" in line for line in log), "a symbol was told"
    assert ran.lines[len(log) :] == [line for line in ran.lines if ": " in line][-len(NAMES + RATES) :]


def test_simulate_exits_1_when_a_law_breaks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object, **_options: object) -> Summary:
        return Summary(2, games=1, faults=[Fault("law_3", 4, 17, "no way out")])

    monkeypatch.setattr("tabletop.commands.simulate.simulate", broken)
    ran = run("simulate", "yucatan", "--check")
    assert ran.status == 1
    assert ran.lines[0] == "BROKEN: seed 4, step 17, law_3: no way out"


# ---------------------------------------------------------------- scenario, check

GOOD = """\
format: ceiba-scenarios/1
game: yucatan
board: {board}
scenarios:
  - name: Nothing happens
    proves: ["4"]
    steps:
      - start: v1L@1,-3
      - then: {facts}
"""


def _scenario(folder: Path, facts: str) -> Path:
    file = folder / "scenario.yaml"
    file.write_text(GOOD.format(board=TRAINING, facts=facts), encoding="utf-8")
    return file


def test_scenarios_pass_and_fail(run: Run, tmp_path: Path) -> None:
    ran = run("scenario", _scenario(tmp_path, "v1L@1,-3"))
    assert (ran.status, ran.lines) == (0, ["passed  Nothing happens", "1 passed, 0 failed"])
    file = _scenario(tmp_path, "v2L@1,-3")
    ran = run("scenario", file)
    assert ran.status == 1
    assert ran.lines[0].startswith(f"FAILED  {file}:9: Nothing happens: ")
    assert ran.lines[1] == "0 passed, 1 failed"


def test_scenarios_that_cannot_be_read_fail(run: Run, tmp_path: Path) -> None:
    file = _scenario(tmp_path, "v1L@1,-3")
    text = file.read_text(encoding="utf-8")
    for spoilt in (text.replace("yucatan", "chess"), text.replace(str(TRAINING), "nowhere.yaml"), "{", ""):
        file.write_text(spoilt, encoding="utf-8")
        ran = run("scenario", file)
        assert ran.status == 1
        assert ran.err == ""
        assert ran.lines[-1] == "0 passed, 1 failed"


def test_all_scenarios_of_the_project_pass(run: Run) -> None:
    ran = run("scenario", ROOT / "tests" / "scenarios")
    assert ran.status == 0, [line for line in ran.lines if not line.startswith("passed")]


def test_check_tells_a_warning_and_exits_0(run: Run, tmp_path: Path) -> None:
    boards = TRAINING.parent
    (tmp_path / "tiles.yaml").write_bytes((boards / "tiles.yaml").read_bytes())
    file = tmp_path / "board.yaml"
    file.write_text(TRAINING.read_text(encoding="utf-8").replace("practice: true\n", ""), encoding="utf-8")
    ran = run("check", file)
    assert ran.status == (1 if any(": error: " in line for line in ran.lines) else 0)
    assert any(": warning: " in line for line in ran.lines)


# ---------------------------------------------------------------- picture


@pytest.mark.parametrize("screen", ["menu", "new-game", "table", "curtain", "peek", "results"])
def test_every_screen_can_be_drawn(run: Run, tmp_path: Path, screen: str) -> None:
    file = tmp_path / "picture.png"
    ran = run("picture", file, "--screen", screen, "--board", TRAINING, "--after", "40", "--size", "1024x640")
    assert ran == (0, "", "")
    with Image.open(file) as picture:
        assert picture.size == (1024, 640)
        assert len(picture.convert("RGB").getcolors(1024 * 640) or ()) > 1000


def test_the_same_arguments_give_the_same_picture(run: Run, tmp_path: Path) -> None:
    def drawn(name: str, *more: str) -> bytes:
        file = tmp_path / name
        assert (
            run("picture", file, "--screen", "table", "--board", TRAINING, "--after", "60", *more).status == 0
        )
        return file.read_bytes()

    assert drawn("a.png", "--seed", "3") == drawn("b.png", "--seed", "3")
    assert drawn("c.png", "--seed", "4") != drawn("d.png", "--seed", "3")


def test_a_picture_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "folder.png").mkdir()
    assert_one_sentence(run("picture", tmp_path / "folder.png", "--screen", "menu"), "folder")


# ---------------------------------------------------------------- progress


class Terminal(io.StringIO):
    """A stream that people look at."""

    def isatty(self) -> bool:
        return True


def _worked(stream: io.StringIO, seconds: float) -> str:
    time = iter([0.0, *(seconds * step / 10 for step in range(1, 11))])
    with Progress(stream, lambda: next(time), "Playing", 10) as progress:
        for done in range(10):
            progress.step(done)
    return stream.getvalue()


def test_long_work_shows_how_far_it_is_and_cleans_up() -> None:
    shown = _worked(Terminal(), 20.0)
    assert "\rPlaying: 5 of 10 (50 %)" in shown
    assert shown.endswith("\r")
    assert "\n" not in shown


def test_short_work_and_no_terminal_show_nothing() -> None:
    assert _worked(Terminal(), 0.5) == ""
    assert _worked(io.StringIO(), 20.0) == ""
