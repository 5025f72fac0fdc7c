"""Every wrong argument ends in one sentence and exit 2."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from commandline import ROOT, Run, assert_one_sentence

WRONG: list[tuple[str, tuple[str, ...]]] = [
    # (a part of the sentence, arguments)
    ("nonsense", ("nonsense",)),
    ("--nonsense", ("--nonsense",)),
    ("pla", ("pla", "yucatan")),
    ("Which game", ("play",)),
    ("no game “chess”", ("play", "chess")),
    ("in the making", ("play", "tindaya")),
    ("in the making", ("simulate", "tindaya")),
    ("2 to 4 players, not 1", ("play", "yucatan", "--players", "1")),
    ("2 to 4 players, not 5", ("simulate", "yucatan", "--players", "5")),
    ("--players", ("play", "yucatan", "--players", "0")),
    ("--players", ("play", "yucatan", "--players", "-3")),
    ("--players", ("play", "yucatan", "--players", "two")),
    ("--players", ("play", "yucatan", "--players", "2.0")),
    ("--players", ("play", "yucatan", "--players", "٣")),
    ("--players", ("play", "yucatan", "--players", "9" * 5000)),
    ("expected one argument", ("play", "yucatan", "--players")),
    ("--seed", ("simulate", "yucatan", "--seed", "-1")),
    ("--seed", ("simulate", "yucatan", "--seed", "1e3")),
    ("--seed", ("simulate", "yucatan", "--seed", "")),
    ("--seed", ("simulate", "yucatan", "--seed", str(2**63))),
    ("no such file", ("play", "yucatan", "--board", "nowhere.yaml")),
    ("this is a folder", ("play", "yucatan", "--board", "boards")),
    ("must not be empty", ("play", "yucatan", "--board", "")),
    ("for 3 players, not 2", ("play", "yucatan", "--players", "2", "--board", "boards/yucatan/delta.yaml")),
    ("yucatan-board/1", ("play", "yucatan", "--board", "boards/yucatan/tiles.yaml")),
    ("no such file", ("play", "--resume", "nowhere.json")),
    ("this is a folder", ("play", "--resume", "boards")),
    ("--resume stands alone", ("play", "yucatan", "--resume", "x.json")),
    ("--resume stands alone", ("play", "--resume", "x.json", "--seed", "3")),
    ("required: PATH", ("check",)),
    ("no such file", ("check", "nowhere.yaml")),
    ("no such file", ("check", "boards", "nowhere")),
    ("cannot be opened", ("check", "x" * 5000)),
    ("no YAML file", ("check", "assets/fonts")),
    ("required: PATH", ("scenario",)),
    ("no such file", ("scenario", "nowhere")),
    ("no YAML file", ("scenario", "assets/fonts")),
    ("required: GAME", ("simulate",)),
    ("--games", ("simulate", "yucatan", "--games", "0")),
    ("--games", ("simulate", "yucatan", "--games", "-5")),
    ("--games", ("simulate", "yucatan", "--games", "10000000000")),
    ("no option “wind”", ("simulate", "yucatan", "--option", "wind=3")),
    ("name=value", ("simulate", "yucatan", "--option", "wind")),
    ("Unrecognized", ("simulate", "yucatan", "--check", "--fast")),
    ("Unrecognized", ("simulate", "yucatan", "--player", "2")),
    ("required: SAVE", ("replay",)),
    ("no such file", ("replay", "nowhere.json")),
    ("this is a folder", ("replay", "boards")),
    ("no saved game", ("replay", "pyproject.toml")),
    ("--screen", ("picture", "out.png")),
    ("no screen “cellar”", ("picture", "out.png", "--screen", "cellar")),
    ("PNG", ("picture", "out.gif", "--screen", "menu")),
    ("PNG", ("picture", "boards", "--screen", "menu")),
    ("no folder", ("picture", "nowhere/out.png", "--screen", "menu")),
    ("--size", ("picture", "out.png", "--screen", "menu", "--size", "big")),
    ("--size", ("picture", "out.png", "--screen", "menu", "--size", "-5x7")),
    ("--size", ("picture", "out.png", "--screen", "menu", "--size", "10x10")),
    ("--size", ("picture", "out.png", "--screen", "menu", "--size", "99999x99999")),
    ("--text", ("picture", "out.png", "--screen", "menu", "--text", "10")),
    ("--text", ("picture", "out.png", "--screen", "menu", "--text", "500")),
    ("--after", ("picture", "out.png", "--screen", "table", "--after", "-1")),
    ("--after", ("picture", "out.png", "--screen", "table", "--after", "10000000")),
    ("--seat", ("picture", "out.png", "--screen", "peek", "--seat", "0")),
    (
        "--seat must be from 1 to 2",
        ("picture", "out.png", "--screen", "peek", "--players", "2", "--seat", "3"),
    ),
    ("no game", ("picture", "out.png", "--screen", "table", "--game", "go")),
]


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize(("part", "argv"), WRONG, ids=[" ".join(argv)[:60] for _part, argv in WRONG])
def test_wrong_argument(run: Run, part: str, argv: tuple[str, ...]) -> None:
    assert_one_sentence(run(*argv), part)


@pytest.mark.parametrize("command", ["", "play", "check", "scenario", "simulate", "replay", "picture"])
def test_help(run: Run, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.status == 0
    assert ran.err == ""
    assert ran.out.startswith("usage: python main.py")
    assert "exit status" in ran.out.lower() or command in ("play", "picture")
    assert "python main.py" in ran.out.split("\n", 1)[1]
    assert all(len(line) <= 100 for line in ran.lines)


def test_version(run: Run) -> None:
    assert run("--version").out == f"Ceiba {_version()}\n"


def _version() -> str:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return next(line.split('"')[1] for line in text.splitlines() if line.startswith("version"))


# ---------------------------------------------------------------- in a process of its own


def _process(*argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *argv],
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, **environment},
        cwd=ROOT,
        check=False,
    )


@pytest.mark.parametrize("argv", [(), ("play", "yucatan", "--players", "2")])
@pytest.mark.parametrize("driver", ["nothing", ""])
def test_without_a_screen(argv: tuple[str, ...], driver: str) -> None:
    if not driver and sys.platform in ("win32", "darwin"):
        pytest.skip("there is always a screen")
    done = _process(*argv, SDL_VIDEODRIVER=driver, DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "picture" in done.stderr
    assert "simulate" in done.stderr


@pytest.mark.parametrize(
    "argv",
    [
        ("--help",),
        ("check", "boards"),
        ("simulate", "yucatan", "--players", "2", "--games", "1"),
        ("replay", "x"),
    ],
)
def test_commands_without_a_screen_never_load_it(argv: tuple[str, ...]) -> None:
    program = (
        "import sys, main; main.main(sys.argv[1:]); "
        "sys.exit('pygame' in sys.modules or 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program, *argv], capture_output=True, cwd=ROOT, check=False)
    assert done.returncode == 0


def test_works_from_another_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "simulate", "yucatan", "--players", "2", "--games", "1"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_poor_encoding() -> None:
    done = _process("simulate", "chéss", PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of a shell")
def test_output_closed_early() -> None:
    """Twelve games are told in more than a pipe holds, so that the closed end is noticed."""
    command = f"{sys.executable} main.py simulate yucatan --players 2 --games 12 --verbose | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.stdout.count("\n") == 1
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk to write to")
def test_output_full() -> None:
    done = subprocess.run(
        ["bash", "-c", f"{sys.executable} main.py check boards/yucatan/tiles.yaml > /dev/full"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_interrupted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_args: object, **_options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletop.commands.simulate.simulate", interrupt)
    assert_one_sentence(run("simulate", "yucatan"), "Interrupted")


def test_a_bug_is_told_as_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object, **_options: object) -> None:
        raise ZeroDivisionError("by chance\nand more")

    monkeypatch.setattr("tabletop.commands.simulate.simulate", fail)
    ran = run("simulate", "yucatan")
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert "fault of the program" in ran.err
    log = Path(ran.err.split("stands in ")[1].strip().rstrip("."))
    assert "by chance" in log.read_text(encoding="utf-8")
