"""The bundle's Python, under Node: it plays every game, and lacks no module that it imports."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from tests.export.plays import numbers
from tests.export.running import plays, pyodide_of
from tritables import game_names
from tritables.export.bundle import Bundle
from tritables.lessons import course
from tritables.texts import LANGUAGES

pytestmark = pytest.mark.timeout(300)


@pytest.fixture(scope="module")
def pyodide(bundle: Bundle, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pyodide_of(bundle, tmp_path_factory.mktemp("pyodide"))


def modules(bundle: Bundle) -> set[str]:
    """The modules of the library in a bundle."""
    with zipfile.ZipFile(io.BytesIO(bundle.unpacked("library"))) as opened:
        names = [name.removesuffix(".pyc") for name in opened.namelist()]
    return {name.removesuffix("/__init__").replace("/", ".") for name in names}


def test_it_plays_a_little_of_every_game_and_opens_a_chapter_of_each(
    bundle: Bundle, pyodide: Path
) -> None:
    told = plays(pyodide, whole=False, lessons=False, languages=["fr"])
    assert tuple(told["games"]) == game_names()
    assert all(plies == 3 for plies in told["plies"].values())
    assert told["steps"] == {name: len(course(name).chapters[0].steps) for name in game_names()}
    assert told["numbers"] == numbers()
    assert told["compiled"] == []
    assert told["known"] == ["<attrs", "<string>"]


def steps_of(name: str) -> int:
    return sum(len(chapter.steps) for chapter in course(name).chapters)


@pytest.mark.full
def test_whole_games_and_all_lessons_import_nothing_that_is_left_out(
    bundle: Bundle, pyodide: Path
) -> None:
    """With the whole library at hand, so that what is imported if it is there counts, too."""
    told = plays(pyodide, whole_library=True, whole=True, lessons=True, languages=["en"])
    assert all(plies > 20 for plies in told["plies"].values())
    assert all(told["lessons"].values())
    assert told["steps"] == {name: steps_of(name) for name in game_names()}
    assert set(told["modules"]) - modules(bundle) == set()


@pytest.mark.full
def test_whole_games_and_all_lessons_run_on_what_is_there(bundle: Bundle, pyodide: Path) -> None:
    told = plays(pyodide, whole=True, lessons=True, languages=list(LANGUAGES))
    assert set(told["modules"]) <= modules(bundle)
    assert told["compiled"] == []
