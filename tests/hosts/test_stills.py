"""Where nothing runs: an executed tutorial shows each board's picture and all prose by itself."""

from __future__ import annotations

import re
import subprocess
import sys
from base64 import b64decode
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest

from scripts.run import ROOT
from tritables.core.registry import game_named, game_names
from tritables.lessons import course
from tritables.lessons.course_prose import prose_of

VIEW = "application/vnd.jupyter.widget-view+json"
EXECUTED = "--execute --ExecutePreprocessor.store_widget_state=False"
"""As docs/hosts.md tells people to do it."""


def convert(notebook: Path, to: str, folder: Path, flags: str = "") -> Path:
    """Convert a notebook by the command that people use; return what was written."""
    argv = [sys.executable, "-m", "nbconvert", "--to", to, *flags.split()]
    done = subprocess.run(
        [*argv, "--output-dir", str(folder), str(notebook)],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    ends = {"notebook": ".ipynb", "html": ".html", "markdown": ".md"}
    return folder / f"{notebook.stem}{ends[to]}"


GAMES = [
    name if nth == 0 else pytest.param(name, marks=pytest.mark.full)
    for nth, name in enumerate(game_names())
]


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def executed(game: str, tmp_path_factory: pytest.TempPathFactory, no_second_picture: None) -> Path:
    """A tutorial with its outputs in it, as GitHub gets it when somebody has run and saved it."""
    folder = tmp_path_factory.mktemp(game)
    return convert(ROOT / "notebooks" / "en" / f"{game}.ipynb", "notebook", folder, EXECUTED)


def outputs(notebook: Path) -> list[dict[str, Any]]:
    """What the cells show, each as a bundle."""
    cells = nbformat.read(notebook, as_version=4).cells
    return [output["data"] for cell in cells for output in cell.get("outputs", ())]


def headings(game: str) -> list[str]:
    """The headings of a tutorial in English, in their order."""
    texts = (section.pieces[0].source for section in prose_of(game_named(game), "en"))
    return [text.splitlines()[0].lstrip("# ") for text in texts]


def test_each_board_is_a_picture_and_a_text_in_the_file(game: str, executed: Path) -> None:
    boards = outputs(executed)
    assert len(boards) == len(course(game).chapters) + 1
    for data in boards:
        assert {VIEW, "image/svg+xml", "text/plain"} <= set(data)
        assert data["image/svg+xml"].startswith("<svg")
        assert "<title>" in data["image/svg+xml"]
        assert "Table(" not in data["text/plain"]


def test_converted_it_shows_everything_without_a_kernel_or_a_network(
    game: str, executed: Path, tmp_path: Path
) -> None:
    html = convert(executed, "html", tmp_path).read_text()
    pictures = re.findall(r'<img [^>]*src="data:image/svg\+xml;base64,([^"]+)"', html)
    assert len(pictures) == len(course(game).chapters) + 1
    for picture in pictures:
        assert ElementTree.fromstring(b64decode(picture)).tag.endswith("}svg")
    assert html.count(f'type="{VIEW}"') == 0  # it would wait for a kernel that never comes
    for heading in headings(game):
        assert heading.replace("’", "'") in html.replace("’", "'"), heading


def test_as_markdown_it_keeps_its_prose(game: str, executed: Path, tmp_path: Path) -> None:
    text = convert(executed, "markdown", tmp_path).read_text()
    for heading in headings(game):
        assert heading in text
