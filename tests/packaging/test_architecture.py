"""ARCHITECTURE.md is true: each file, function and command that it names is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from scripts.run import ROOT
from tritables.table.commands import COMMANDS

GUIDE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
PROSE = re.sub(r"^```.*?^```$", "", GUIDE, flags=re.MULTILINE | re.DOTALL)
SECTIONS = re.split(r"^## ", PROSE, flags=re.MULTILINE)
PLACES = (ROOT, ROOT / "tritables", ROOT / "js" / "src")
LINES = ("python -m ", "make ")
OF_A_GAME = ("rules.py", "judge.py", "texts", "view")
"""Files and a folder in each game's own folder, and a method of each game's states."""
SCRIPT = re.compile(
    r"^export (?:default )?(?:async )?(?:function\*?|class|interface|const|type) (\w+)"
    r"|^  (?:readonly |static |async |get |\*)*(\w+)(?:<[^>]*>)?\(.*\{$"
    r"|^  (\w+) = ",
    re.MULTILINE,
)


def found(path: str) -> Path | None:
    """The file or folder of a path; None where there is none."""
    return next((place / path for place in PLACES if (place / path).exists()), None)


def is_path(token: str) -> bool:
    return "/" in token or token.endswith((".py", ".md", ".ts"))


def tokens(section: str) -> list[str]:
    return re.findall(r"`([^`]+)`", section)


def below(node: ast.AST, name: str = "") -> Iterator[str]:
    """The names that are defined in a module, and those in its classes behind a dot."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{name}{child.name}"
        elif isinstance(child, ast.ClassDef):
            yield f"{name}{child.name}"
            yield from below(child, f"{name}{child.name}.")
        elif isinstance(child, ast.Assign | ast.AnnAssign):
            targets = child.targets if isinstance(child, ast.Assign) else [child.target]
            yield from (f"{name}{one.id}" for one in targets if isinstance(one, ast.Name))


@cache
def defined(file: Path) -> frozenset[str]:
    """What a file defines: functions, classes, methods behind a dot."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        attributes = re.findall(r"^        self\.(\w+)\b.* = ", text, re.MULTILINE)
        names = {*below(ast.parse(text))}
        kinds = {name for name in names if "." not in name}
        return frozenset(names | {f"{kind}.{name}" for kind in kinds for name in attributes})
    names = {name for groups in SCRIPT.findall(text) for name in groups if name}
    kinds = set(re.findall(r"^export class (\w+)", text, re.MULTILINE))
    return frozenset(names | {f"{kind}.{name}" for kind in kinds for name in names})


def names_of(section: str) -> frozenset[str]:
    """What is defined in the files that a section names."""
    paths = [found(token) for token in tokens(section) if is_path(token)]
    files = [path for path in paths if path is not None and path.suffix in (".py", ".ts", ".tsx")]
    return frozenset().union(*map(defined, files))


def test_it_names_a_path_then_it_is_there() -> None:
    named = [token for token in tokens(PROSE) if is_path(token) and token not in OF_A_GAME]
    assert len(named) > 80
    assert [path for path in named if found(path) is None] == []


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.partition("\n")[0])
def test_a_section_names_something_then_one_of_its_files_defines_it(section: str) -> None:
    known = {*names_of(section), *COMMANDS, *OF_A_GAME}
    named = [token for token in tokens(section) if not (is_path(token) or token.startswith(LINES))]
    assert [name for name in named if name not in known] == []


def test_it_names_a_module_to_run_then_it_is_there() -> None:
    run = re.findall(r"`python -m ([\w.]+)", PROSE)
    assert "scripts.protocol" in run
    modules = [ROOT.joinpath(*module.split(".")) for module in run]
    assert [one for one in modules if not (one.is_dir() or one.with_suffix(".py").exists())] == []


def test_it_has_a_link_then_a_file_is_there() -> None:
    links = re.findall(r"\]\((?!https:)([^)#]+)[^)]*\)", GUIDE)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_a_name_is_not_defined_then_it_is_noticed() -> None:
    assert "Table.receive" in names_of("`table/table.py`")
    assert "Table.obey" not in names_of("`table/table.py`")
    assert "Endpoint.ask" in names_of("`protocol/endpoint.ts`")
    assert "Endpoint.obey" not in names_of("`protocol/endpoint.ts`")
