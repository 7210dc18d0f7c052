"""The notebooks of each language: as they are written, clean, and without a fault when they run."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat import NotebookNode

from tritables import game_named
from tritables.core.messages import Message
from tritables.core.registry import game_names
from tritables.lessons import course
from tritables.lessons.course_prose import prose_of
from tritables.lessons.notebooks import (
    ELSEWHERE,
    INDEX,
    TEACHERS,
    notebooks,
    practice_page,
    rounds_page,
    well_page,
)
from tritables.replay.annotated_rounds import annotated_rounds
from tritables.texts import LANGUAGES, say

FOLDER = Path(__file__).parents[2] / "notebooks"
PRACTISED = tuple(map(practice_page, game_names()))
BESIDE = (rounds_page, well_page)
NAMES = (
    *(INDEX, TEACHERS, *game_names(), *PRACTISED),
    *(page(game) for game in game_names() for page in BESIDE),
)
COURSES = [(name, lang) for name in game_names() for lang in LANGUAGES]
RUN = [
    *(
        pytest.param(name, lang, marks=[] if nth in (4, 11) else pytest.mark.full)
        for nth, (name, lang) in enumerate(COURSES)
    ),
    *(
        pytest.param(rounds_page(name) if told else practice_page(name), lang, marks=marks)
        for told in (False, True)
        for nth, (name, lang) in enumerate(COURSES)
        for marks in ([] if nth == (7 if told else 5) else pytest.mark.full,)
    ),
]
"""Each game in a language; in `make test` two of them, one practised and one told."""


def read(name: str, lang: str) -> NotebookNode:
    return nbformat.read(FOLDER / lang / f"{name}.ipynb", as_version=nbformat.NO_CONVERT)


def test_each_language_has_an_index_each_game_and_one_for_teachers() -> None:
    kept = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("??/*.ipynb")}
    assert kept == {f"{lang}/{name}.ipynb" for lang in LANGUAGES for name in NAMES}


def test_each_is_as_the_command_writes_it() -> None:
    for name, written in notebooks().items():
        path = FOLDER / f"{name}.ipynb"
        assert path.read_text(encoding="utf-8") == written, "run python -m tritables notebooks"
        again = nbformat.read(path, as_version=nbformat.NO_CONVERT)
        assert nbformat.writes(again) + "\n" == written, "saving it changes nothing"


@pytest.mark.parametrize("name", NAMES)
class TestEachNotebook:
    def test_is_valid_and_clean(self, name: str) -> None:
        for lang in LANGUAGES:
            notebook = read(name, lang)
            nbformat.validate(notebook)
            assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
            assert notebook.metadata.kernelspec.name == "python3"
            assert notebook.metadata.lang == lang
            assert "widgets" not in notebook.metadata
            for cell in notebook.cells:
                assert cell.get("outputs", []) == []
                assert cell.get("execution_count") is None
            ids = [cell.id for cell in notebook.cells]
            assert len(set(ids)) == len(ids)

    def test_has_the_same_cells_in_each_language(self, name: str) -> None:
        shapes = {
            tuple((cell.id, cell.cell_type) for cell in read(name, lang).cells)
            for lang in LANGUAGES
        }
        assert len(shapes) == 1
        assert len({read(name, lang).metadata.title for lang in LANGUAGES}) == len(LANGUAGES)

    def test_its_links_lead_to_notebooks(self, name: str) -> None:
        for lang in LANGUAGES:
            for cell in read(name, lang).cells:
                for target in re.findall(r"\]\(([^)]*)\)", cell.source):
                    path = (FOLDER / lang / target).resolve()
                    assert path.is_file(), target
                    elsewhere = cell.metadata == ELSEWHERE
                    assert elsewhere or path.parent.name == lang


@pytest.mark.parametrize(("name", "lang"), COURSES)
class TestEachCourse:
    def test_has_a_section_with_a_board_for_each_chapter(self, name: str, lang: str) -> None:
        cells = read(name, lang).cells
        for chapter in course(name).chapters:
            at = next(nth for nth, cell in enumerate(cells) if cell.id == chapter.id)
            title = say(Message(f"chapter-{chapter.id}", game=name), lang)
            assert cells[at].source == f"## {title}", "Lab's table of contents has it"
            assert cells[at + 1].source == f'Lesson("{name}", "{chapter.id}")'

    def test_ends_with_a_game_against_an_opponent(self, name: str, lang: str) -> None:
        codes = [cell.source for cell in read(name, lang).cells if cell.cell_type == "code"]
        assert codes[-1] == f'Table("{name}", seats=["person", "greedy"])'

    def test_has_no_other_code_but_its_beginning(self, name: str, lang: str) -> None:
        codes = [cell for cell in read(name, lang).cells if cell.cell_type == "code"]
        assert codes[0].id == "setup"
        assert codes[0].source.endswith(f'speak("{lang}")')
        assert len(codes) == len(course(name).chapters) + 2
        assert all("\n" not in cell.source for cell in codes[1:])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_each_game_is_practised_without_end_and_in_a_quiz(game: str, lang: str) -> None:
    cells = read(practice_page(game), lang).cells
    codes = [cell.source for cell in cells if cell.cell_type == "code"]
    assert codes[0].endswith(f'speak("{lang}")')
    assert codes[1:] == [f'practice("{game}")', f'Quiz("{game}")']
    said = say(Message("game-title", game=game), lang)
    assert said in cells[0].source
    assert "{" not in "".join(cell.source for cell in cells)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_each_game_has_three_rounds_that_are_told(game: str, lang: str) -> None:
    cells = read(rounds_page(game), lang).cells
    codes = [cell.source for cell in cells if cell.cell_type == "code"]
    ids = [told.id for told in annotated_rounds(game)]
    assert codes[1:] == [f'Replay(rounds("{game}")["{id}"])' for id in ids]
    texts = {cell.id: cell.source for cell in cells}
    assert all(texts[one.id].startswith(f"## {one.title(lang)}") for one in annotated_rounds(game))


@pytest.mark.parametrize(("name", "lang"), RUN)
def test_runs_without_a_fault(name: str, lang: str) -> None:
    notebook = read(name, lang)
    NotebookClient(notebook, timeout=60, resources={"metadata": {"path": str(FOLDER)}}).execute()
    for cell in notebook.cells:
        if cell.cell_type == "code":
            kinds = [output.output_type for output in cell.outputs]
            assert kinds == ([] if cell.id == "setup" else ["execute_result"])


def test_one_changed_word_is_one_changed_line() -> None:
    section = prose_of(game_named("tricom"), "nl")[1]
    lines = section.pieces[0].source.splitlines()
    kept = (FOLDER / "nl" / "tricom.ipynb").read_text(encoding="utf-8").splitlines()
    for line in lines[1:]:
        assert not line or sum(line in one for one in kept) == 1


def test_the_index_lists_every_game_once() -> None:
    for lang in LANGUAGES:
        prose = "\n".join(cell.source for cell in read(INDEX, lang).cells)
        found = re.findall(r"\*\*\[(.*?)\]\((\w+)\.ipynb\)", prose)
        assert found == [
            (say(Message("game-title", game=name), lang), name) for name in game_names()
        ]
