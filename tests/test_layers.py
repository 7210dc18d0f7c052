"""The layers of the design: each module imports only what stands below it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import tritables

PACKAGE = Path(tritables.__file__).parent
LEVELS = (
    {"core"},
    {"games"},
    {"texts", "schemas", "templates"},
    {"claims"},
    {"scene"},
    {"lessons", "replay", "opponents", "coach"},
    {"table"},
    {"endpoint"},
    {"widgets"},
    {"hosting", "export", "newgame", "arena", "cli", "__main__"},
)
"""From the bottom up; what stands on one level may import each other."""

IMPURE = {"asyncio", "datetime", "io", "os", "pathlib", "secrets", "socket", "sys", "threading",
          "subprocess", "tempfile", "time", "uuid", "urllib"}  # fmt: skip


@dataclass(frozen=True)
class Import:
    """A module that is imported, with the names taken from it, and whether only when called."""

    module: str
    names: frozenset[str]
    inside: bool


@cache
def modules() -> list[str]:
    """Every module of the package by its dotted name."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return [name_of(path) for path in paths]


def name_of(path: Path) -> str:
    parts = ["tritables", *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(module: str) -> ast.Module:
    path = PACKAGE.joinpath(*module.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def imports(module: str, *, types: bool = False) -> Iterator[Import]:
    """Every import of a module, also within functions; those for types alone on demand."""
    found: list[tuple[ast.AST, bool]] = [(tree(module), False)]
    while found:
        node, inside = found.pop()
        only_types = isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"
        if only_types and not types:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, frozenset(), inside)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute"
            yield Import(node.module or "", frozenset(a.name for a in node.names), inside)
        called = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        found += [(child, called) for child in ast.iter_child_nodes(node)]


def level(module: str) -> int | None:
    """How high a module stands; None for the package itself, which offers all."""
    parts = module.split(".")
    if len(parts) == 1:
        return None
    return next(nth for nth, names in enumerate(LEVELS) if parts[1] in names)


def own(found: Import) -> list[str]:
    """The modules of the package that an import names: `from tritables import x` names x."""
    if found.module == "tritables":
        below = {name for name in found.names if name in {n for names in LEVELS for n in names}}
        return [f"tritables.{name}" for name in below]
    return [found.module] if found.module.startswith("tritables.") else []


def below(folder: str) -> list[str]:
    return [name for name in modules() if name.split(".")[1:2] == [folder]]


def test_every_module_stands_on_a_level() -> None:
    assert len(modules()) > 20
    for module in modules():
        level(module)


def test_a_module_imports_only_what_stands_below_it() -> None:
    for module in modules():
        here = level(module)
        for found in imports(module):
            for name in own(found):
                there = level(name)
                if here is None:
                    # The package itself offers the engine; what stands above waits until it is
                    # asked for.
                    assert found.inside or there in (0, 1) or name == "tritables.lessons", name
                else:
                    assert there is not None
                    assert there <= here, f"{module} imports {name}"


PURE = ("claims", "table", "replay", "opponents", "coach", "scene")
"""Above the games, what must still run without a notebook, a clock or a generator of its own."""


def impure(module: str, *, types: bool) -> list[str]:
    """What a module imports that would tie it to a machine, to a clock or to chance."""
    return [
        found.module
        for found in imports(module, types=types)
        for root in found.module.split(".")[:1]
        if (root != "tritables" and root not in sys.stdlib_module_names)
        or root in IMPURE
        or (root == "random" and found.names != {"Random"})  # no global generator
    ]


@pytest.mark.parametrize("folder", PURE)
def test_what_happens_at_a_table_knows_no_time_and_no_notebook(folder: str) -> None:
    assert below(folder)
    tied = {module: impure(module, types=True) for module in below(folder)}
    assert not any(tied.values()), tied


def test_what_is_impure_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "import time, json, numpy.linalg\nfrom random import Random\nfrom random import choice"
    monkeypatch.setitem(globals(), "tree", lambda module: ast.parse(source))
    assert sorted(impure("any", types=False)) == ["numpy.linalg", "random", "time"]


def test_only_the_widgets_know_jupyter() -> None:
    known = set()
    for module in set(modules()) - set(below("hosting")):
        for found in imports(module, types=True):
            if found.module.split(".")[0] in ("anywidget", "ipywidgets", "traitlets", "asyncio"):
                known.add(module)
    names = (
        "callback_errors",
        "exercises",
        "keywords",
        "notebook_settings",
        "page",
        "replay",
        "synced_settings",
        "table",
        "timers",
    )
    # An export runs the cells of notebooks with the real widgets.
    assert known == {
        *(f"tritables.widgets.{name}" for name in names),
        "tritables.export.notebook_runner",
    }


@pytest.mark.parametrize("folder", ["core", "games"])
def test_core_and_games_are_pure_python(folder: str) -> None:
    assert below(folder)
    tied = {module: impure(module, types=False) for module in below(folder)}
    assert not any(tied.values()), tied


@pytest.mark.parametrize("folder", ["core", "games"])
def test_core_and_games_open_nothing(folder: str) -> None:
    for module in below(folder):
        calls = [node.func for node in ast.walk(tree(module)) if isinstance(node, ast.Call)]
        called = {call.id for call in calls if isinstance(call, ast.Name)}
        forbidden = {"open", "print", "input", "exec", "eval", "__import__"}
        if module == "tritables.core.values":
            forbidden.remove("exec")  # it makes the classes of values, from their fields' names
        assert called.isdisjoint(forbidden), module


def test_a_game_knows_the_core_and_itself() -> None:
    for module in below("games"):
        parts = module.split(".")
        folder = ".".join(parts[:3])
        for found in imports(module):
            for name in own(found):
                if len(parts) == 2:  # the line that registers each game
                    assert name in ("tritables.core.registry", "tritables.games")
                else:
                    assert name.startswith(("tritables.core.", f"{folder}.")) or name in (
                        "tritables.core",
                        folder,
                    ), f"{module} imports {name}"


def test_only_the_list_of_games_registers() -> None:
    for module in modules():
        for found in imports(module):
            takes = found.module in ("tritables.core", "tritables.core.registry")
            if takes and {"announce", "register"} & set(found.names):
                assert module in ("tritables.core", "tritables.games"), module
    registering = [found for found in imports("tritables.games") if "registry" in found.module]
    assert [set(found.names) for found in registering] == [
        {"announce", "find_more_with", "register"}
    ]


def literals(module: str) -> Iterator[str]:
    """The texts in a module's code, its docstrings left out."""
    statements = [node for node in ast.walk(tree(module)) if isinstance(node, ast.Expr)]
    prose = {statement.value for statement in statements}
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in prose:
            yield node.value


def test_nothing_outside_the_games_asks_for_a_game_by_name() -> None:
    games = PACKAGE / "games"
    folders = {path.name for path in games.iterdir() if (path / "__init__.py").exists()}
    names = {*folders, *tritables.game_names()}
    assert "trictrac" in names
    for module in modules():
        if module.split(".")[1:2] == ["games"]:
            continue
        for text in literals(module):
            assert not [name for name in names if name in text.lower()], f"{module}: {text}"
        for found in imports(module):
            assert not found.module.startswith("tritables.games."), module
            if found.module == "tritables.games":
                assert found.names.isdisjoint(names), module
