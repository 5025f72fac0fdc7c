"""The laws of the program's shape, read off its source: who imports whom, no hidden world, small parts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ("yucatan", "tindaya", "tzolkin")
FOLDERS = ("tabletop", *GAMES)
MOST_LINES = 600
MOST_LINES_OF_A_FUNCTION = 60


class Module(NamedTuple):
    """One source file: its dotted name, its path below the root, and its tree."""

    name: str
    path: str
    tree: ast.Module

    @property
    def on_screen(self) -> bool:
        """Whether it lies in a folder `ui`."""
        return "ui" in self.name.split(".")

    @property
    def is_rules(self) -> bool:
        """Whether law 2 binds it: all but the screen, the command line and the programs in `assets`."""
        return not self.on_screen and not self.name.startswith(("tabletop.commands", "main", "assets"))


@lru_cache
def modules() -> tuple[Module, ...]:
    """Every source file of the program, tests left out."""
    paths = [
        ROOT / "main.py",
        *(path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))),
    ]
    return tuple(_module(path) for path in paths)


def _module(path: Path) -> Module:
    below = path.relative_to(ROOT)
    name = ".".join(below.with_suffix("").parts).removesuffix(".__init__")
    return Module(name, below.as_posix(), ast.parse(path.read_text(encoding="utf-8")))


def named(name: str) -> Module:
    return next(module for module in modules() if module.name == name)


def imports(module: Module, everywhere: bool = True) -> Iterator[str]:
    """Yield the dotted names a module imports; with `everywhere` also inside functions."""
    for node in _nodes(module.tree, everywhere):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _base(module, node)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _base(module: Module, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    parts = module.name.split(".")
    package = parts if module.path.endswith("__init__.py") else parts[:-1]
    return ".".join([*package[: len(package) - node.level + 1], *([node.module] if node.module else [])])


def _nodes(tree: ast.AST, everywhere: bool) -> Iterator[ast.AST]:
    """Walk a tree; without `everywhere` only what runs when the module is imported."""
    for node in ast.iter_child_nodes(tree):
        if not everywhere and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            continue
        if not everywhere and isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        yield node
        yield from _nodes(node, everywhere)


def inside(name: str, package: str) -> bool:
    """Whether a dotted name is a package or lies in it."""
    return name == package or name.startswith(f"{package}.")


# ---------------------------------------------------------------- law 1, direction


def test_only_the_screen_imports_pygame() -> None:
    found = [
        module.path
        for module in modules()
        if not module.on_screen and any(inside(name, "pygame") for name in imports(module))
    ]
    assert found == []
    assert any(inside(name, "pygame") for name in imports(named("tabletop.ui.app")))


def test_nothing_outside_the_screen_reaches_it_when_imported() -> None:
    """Not through other modules either: the rules run where there is no pygame."""
    by_name = {module.name: module for module in modules()}
    for start in modules():
        if start.on_screen:
            continue
        seen, open_ = {start.name}, [start.name]
        while open_:
            for name in imports(by_name[open_.pop()], everywhere=False):
                if name in by_name and name not in seen:
                    assert not by_name[name].on_screen, f"{start.path} reaches {by_name[name].path}"
                    seen.add(name)
                    open_.append(name)


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_shared_part_imports_no_game_and_no_game_another(folder: str) -> None:
    foreign = [game for game in GAMES if game != folder]
    found = [
        f"{module.path} imports {name}"
        for module in modules()
        if inside(module.name, folder)
        for name in imports(module)
        if any(inside(name, game) for game in foreign)
    ]
    assert found == []


def test_only_main_names_all_three_games() -> None:
    for module in modules():
        games = {game for name in imports(module) for game in GAMES if inside(name, game)}
        assert len(games) == (3 if module.name == "main" else len(games & {module.name.split(".")[0]}))


CLOSED_TO_THE_SCREEN = (
    "tabletop.engine.play",
    "tabletop.engine.context",
    "tabletop.engine.battery",
    *(
        f"yucatan.{part}"
        for part in ("actions", "combat", "placement", "prisoners", "reserve", "setup", "game")
    ),
)


def test_the_screen_reaches_rules_through_the_session_alone() -> None:
    found = [
        f"{module.path} imports {name}"
        for module in modules()
        if module.on_screen
        for name in imports(module)
        if any(inside(name, rules) for rules in CLOSED_TO_THE_SCREEN)
    ]
    assert found == []


# ---------------------------------------------------------------- law 2, no hidden world

WORLDLY = {
    "random",
    "time",
    "datetime",
    "locale",
    "secrets",
    "uuid",
    "socket",
    "threading",
    "platform",
    "getpass",
}
CONTAINERS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp)
MAKERS = {"list", "dict", "set", "defaultdict", "deque", "Counter", "OrderedDict", "bytearray"}
CONSTANT_TYPES = ("Mapping[", "ClassVar[Mapping[", "Final[Mapping[", "tuple[", "Sequence[", "frozenset[")


def rules() -> list[Module]:
    return [module for module in modules() if module.is_rules]


def test_the_rules_are_looked_at() -> None:
    names = {module.name for module in rules()}
    assert {"tabletop.engine.play", "yucatan.movement", "yucatan.actions.warriors"} <= names


def test_rules_know_no_chance_no_clock_no_place_of_their_own() -> None:
    found = [
        f"{module.path} imports {name}"
        for module in rules()
        for name in imports(module)
        if name.split(".")[0] in WORLDLY
    ]
    assert found == []


def test_rules_ask_neither_the_environment_nor_hash_nor_identity() -> None:
    found = []
    for module in rules():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv"):
                found.append(f"{module.path}:{node.lineno} {node.attr}")
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("hash", "id")
            ):
                found.append(f"{module.path}:{node.lineno} {node.func.id}()")
    assert [each for each in found if not each.startswith("tabletop/engine/battery.py")] == []


def test_rules_keep_nothing_in_their_modules() -> None:
    """What stands at the top of a module or class is a constant, and typed as one where it could change."""
    found = [
        f"{module.path}:{node.lineno}"
        for module in rules()
        for node in _nodes(module.tree, everywhere=False)
        if isinstance(node, ast.stmt) and _is_changeable(node)
    ]
    assert found == []


def _is_changeable(node: ast.AST) -> bool:
    if not isinstance(node, (ast.Assign, ast.AnnAssign)):
        return False
    value = node.value
    made = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in MAKERS
    if not made and not isinstance(value, CONTAINERS):
        return False
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    if any(isinstance(target, ast.Name) and target.id in ("__all__", "__slots__") for target in targets):
        return False
    return not (isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith(CONSTANT_TYPES))


def test_rules_change_no_global_name() -> None:
    found = [
        f"{module.path}:{node.lineno}"
        for module in rules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Global)
    ]
    assert found == []


# ---------------------------------------------------------------- size


@pytest.mark.parametrize("folder", ["main.py", *FOLDERS, "tests"])
def test_no_file_is_too_long(folder: str) -> None:
    start = ROOT / folder
    paths = sorted(start.rglob("*.py")) if start.is_dir() else [start]
    lengths = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n") for path in paths}
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}
    assert lengths


def test_no_function_is_too_long() -> None:
    found = [
        f"{module.path}:{node.lineno} {node.name} has {node.end_lineno - node.lineno + 1} lines"
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and node.end_lineno is not None
        and node.end_lineno - node.lineno >= MOST_LINES_OF_A_FUNCTION
    ]
    assert found == []


# ---------------------------------------------------------------- the tests themselves bite


def _of(source: str, name: str = "tabletop.engine.sample") -> Module:
    return Module(name, name.replace(".", "/") + ".py", ast.parse(source))


def test_imports_are_found_wherever_they_stand() -> None:
    source = "import a.b\nfrom c import d\nfrom . import e\nfrom .f import g\ndef h():\n    import i\n"
    engine = "tabletop.engine"
    top = ["a.b", "c", "c.d", engine, f"{engine}.e", f"{engine}.f", f"{engine}.f.g"]
    assert list(imports(_of(source), everywhere=False)) == top
    assert list(imports(_of(source))) == [*top, "i"]


@pytest.mark.parametrize(
    ("source", "changeable"),
    [
        ("SEEN = []", True),
        ("SEEN: list[int] = []", True),
        ("SEEN = dict()", True),
        ("SEEN = {x: x for x in 'ab'}", True),
        ("SEEN: Mapping[str, int] = {'a': 1}", False),
        ("SEEN = (1, 2)", False),
        ("__all__ = ['a']", False),
    ],
)
def test_changeable_things_are_found(source: str, changeable: bool) -> None:
    assert _is_changeable(_of(source).tree.body[0]) == changeable
