"""The README and the pages it leads to, read as a stranger does: what they show runs."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from hatch_build import package_page
from scripts.__main__ import TARGETS
from scripts.run import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
SESSIONS = ("README.md", "docs/python.md", "docs/teachers.md", "docs/claims.md", "docs/coach.md")
"""Pages whose Python runs, each as one session from its first block to its last."""
SHELL = re.findall(r"^(?:\$ )?(.*\| python -m tritables .*)$", README, re.MULTILINE)
PICTURES = re.findall(r"!\[([^\]]*)\]\(([^)]*)\)", README)
LARGEST = 60_000
"""Bytes of a picture: the page of the project is opened on phones too."""


def statements(block: str) -> Iterator[tuple[str, bool, str]]:
    """Each statement of a block, whether it is an expression, and the comment behind it."""
    lines = block.splitlines()
    for node in ast.parse(block).body:
        code = ast.get_source_segment(block, node)
        assert code is not None
        assert node.end_lineno is not None
        comment = lines[node.end_lineno - 1].encode()[node.end_col_offset :].decode()
        yield code, isinstance(node, ast.Expr), comment.strip().removeprefix("#").strip()


def is_value(comment: str) -> bool:
    """Does a comment show a value, and not tell something?"""
    return comment.startswith(("(", "[", "{", "'", '"')) or comment[:1].isdigit()


def blocks(page: str) -> list[str]:
    """The blocks of Python of a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def run(code: str, is_expression: bool, names: dict[str, object]) -> object:
    """Run a statement of a session; return what an expression gives."""
    if is_expression:
        return eval(code, names)
    exec(code, names)
    return None


def session(page: str) -> list[tuple[str, object, str]]:
    """Run a page; return each statement with its value and its comment."""
    names: dict[str, object] = {}
    return [
        (code, run(code, is_expression, names), comment)
        for block in blocks(page)
        for code, is_expression, comment in statements(block)
    ]


@pytest.fixture
def as_in_a_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, and no language that other tests have asked for."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tritables.widgets.notebook_settings._Kernel.settings", None)


@pytest.mark.usefixtures("as_in_a_kernel")
@pytest.mark.parametrize("page", SESSIONS)
def test_a_page_shows_python_then_it_runs_and_gives_what_it_says(
    page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = [
        (code, repr(value), re.sub(r"[\[?*]", r"[\g<0>]", comment).replace("…", "*"))
        for code, value, comment in session(page)
        if is_value(comment)
    ]
    assert told
    assert [one for one in told if not fnmatchcase(one[1], one[2])] == []
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("page", SESSIONS)
def test_a_page_has_a_link_then_a_file_is_there(page: str) -> None:
    place = ROOT / page
    links = re.findall(r"\]\((?!https:)([^)#]+)[^)]*\)", place.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (place.parent / link).exists()] == []


@pytest.mark.parametrize("line", SHELL)
def test_its_commands_run(line: str) -> None:
    given, _, command = line.partition("|")
    asked = shlex.split(given)[1] + "\n"
    argv = [sys.executable, *shlex.split(command)[1:]]
    done = subprocess.run(argv, input=asked, capture_output=True, text=True, timeout=60, check=True)
    assert '"error"' not in done.stdout
    assert done.stdout.count("\n") == 1


def test_it_has_commands() -> None:
    assert SHELL


def test_the_page_for_teachers_makes_a_lesson_then_it_shows_that_it_is_sound() -> None:
    assert any(
        re.search(r"^check\(mine\) +# \(\)$", one, re.M) for one in blocks("docs/teachers.md")
    )


@pytest.mark.parametrize(("words", "place"), PICTURES)
def test_its_pictures_are_there_light_and_told_in_words(words: str, place: str) -> None:
    assert len(words) > 40
    assert 1_000 < (ROOT / place).stat().st_size <= LARGEST


def test_nothing_lies_beside_the_pictures() -> None:
    shown = {Path(place).name for _, place in PICTURES}
    files = [path for path in (ROOT / "docs").iterdir() if path.is_file()]
    kept = {path.name for path in files if path.suffix != ".md"}
    assert shown == kept


def test_its_make_targets_are_there() -> None:
    assert set(re.findall(r"\bmake ([a-z-]+)\b", "\n".join(_code()))) <= TARGETS.keys()


def _code() -> list[str]:
    """What stands in the README as code, in blocks and in lines."""
    return re.findall(r"```.*?```|`[^`\n]+`", README, re.DOTALL)


def test_the_page_of_the_package_leads_nowhere_that_is_not_there() -> None:
    page = package_page(README)
    assert "](" not in re.sub(r"\]\(https:[^)]*\)", "", page)
    assert page.startswith("# tritables\n\ntritables puts tabletop games into")
    assert page.endswith("See LICENSE.\n")
    assert "\n\n\n" not in page


def test_the_page_of_the_package_keeps_what_leads_somewhere() -> None:
    kept = "[a](https://example.org) and ![b](https://example.org/b.png)\n"
    assert package_page(kept) == kept
    assert package_page("[a](LICENSE)\n\n![b](docs/b.png)\n\nc") == "a\n\nc"
