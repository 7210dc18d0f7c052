"""ARCHITECTURE.md is true: what it names is there, and calls what it is said to call."""

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
BLOCK = re.MULTILINE | re.DOTALL
LINES = ("python -m ", "make ")
OF_A_GAME = ("rules.py", "judge.py", "texts", "view")
"""Files and a folder in each game's own folder, and a method of each game's states."""
SCRIPT = re.compile(
    r"^(?:export )?(?:default )?(?:observer\()?(?:async )?"
    r"(?:function\*?|class|interface|const|type) (\w+)"
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
    kinds = set(re.findall(r"^(?:export )?class (\w+)", text, re.MULTILINE))
    return frozenset(names | {f"{kind}.{name}" for kind in kinds for name in names})


def files_of(section: str) -> list[Path]:
    """The files of code that a section names."""
    paths = [found(token) for token in tokens(section) if is_path(token)]
    return [path for path in paths if path is not None and path.suffix in (".py", ".ts", ".tsx")]


def names_of(section: str) -> frozenset[str]:
    """What is defined in the files that a section names."""
    return frozenset().union(*map(defined, files_of(section)))


def body(file: Path, name: str) -> str:
    """What a function, a method behind a dot or a component does; empty where there is none."""
    text, (*kind, last) = file.read_text(encoding="utf-8"), name.split(".")
    if file.suffix == ".py":
        nodes: list[ast.AST] = [ast.parse(text)]
        for part in (*kind, last):
            children = [child for node in nodes for child in ast.iter_child_nodes(node)]
            nodes = [child for child in children if getattr(child, "name", None) == part]
        done = [step for node in nodes for step in getattr(node, "body", [])]
        return "\n".join(ast.unparse(step) for step in done if not is_docstring(step))
    if kind:  # its class, without what stands around it
        text = "".join(re.findall(rf"^[a-z ]*class {kind[0]}\b.*?^\}}", text, BLOCK))
    lead = r"  [a-z ]*" if kind else r"[a-z (]*(?:function|const) "
    end = rf"^{'  ' * len(kind)}\}}(?:\);)?$"
    return "".join(re.findall(rf"^{lead}{last}\b[^;\n]*\{{\n(.*?){end}", text, BLOCK))


def is_docstring(step: ast.AST) -> bool:
    return isinstance(step, ast.Expr) and isinstance(step.value, ast.Constant)


def calls(section: str) -> list[tuple[str, str]]:
    """Who calls whom, as a section says: the caller is what is named last before it."""
    said = re.finditer(r"calls\s+`([^`]+)`", section)
    return [
        ([one for one in tokens(section[: one.start()]) if not is_path(one)][-1], one[1])
        for one in said
    ]


def is_called(caller: str, called: str, files: list[Path]) -> bool:
    """Whether the code of the one in some of the files has the name of the other."""
    code = "\n".join(body(file, caller) for file in files)
    return re.search(rf"\b{called.rpartition('.')[2]}\b", code) is not None


def test_it_names_a_path_then_it_is_there() -> None:
    named = [token for token in tokens(PROSE) if is_path(token) and token not in OF_A_GAME]
    assert len(named) > 80
    assert [path for path in named if found(path) is None] == []


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.partition("\n")[0])
def test_a_section_names_something_then_one_of_its_files_defines_it(section: str) -> None:
    known = {*names_of(section), *COMMANDS, *OF_A_GAME}
    named = [token for token in tokens(section) if not (is_path(token) or token.startswith(LINES))]
    assert [name for name in named if name not in known] == []


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.partition("\n")[0])
def test_a_section_says_that_something_is_called_then_the_code_names_it(section: str) -> None:
    said, files = calls(section), files_of(section)
    assert [pair for pair in said if not is_called(*pair, files)] == []


def test_calls_are_told_then_they_are_found() -> None:
    assert len([pair for section in SECTIONS for pair in calls(section)]) > 40
    assert len(re.findall(r"\bcalls\b", PROSE)) == len(calls(PROSE))


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


def test_something_is_not_called_then_it_is_noticed() -> None:
    table, view, board = map(files_of, ("`table/table.py`", "`view/view.ts`", "`board/board.tsx`"))
    assert is_called("Table.tick", "Table.advance", table)
    assert not is_called("Table.tick", "Table.leafed", table)
    assert not is_called("Table.none", "Table.advance", table)
    assert is_called("View.drop", "View.attempt", view)
    assert not is_called("View.drop", "View.lift", view)
    assert is_called("PieceLayer", "show", board)
    assert not is_called("PieceLayer", "onKey", board)
