"""The notebooks: clean as they are kept, and without a fault when they run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat import NotebookNode

from tritables import game_named
from tritables.core.messages import Message
from tritables.core.registry import game_names
from tritables.lessons.for_teachers import TEACHERS
from tritables.lessons.tutorials import notebooks
from tritables.texts import LANGUAGES, say

FOLDER = Path(__file__).parents[2] / "notebooks"
TUTORIALS = [FOLDER / f"{game}.ipynb" for game in game_names()]
PAGES = [FOLDER / "index.ipynb", *TUTORIALS]
LONGEST_CODE = 13
"""Lines of code in a cell that is not prose; what is longer belongs into the package."""


def read(path: Path) -> NotebookNode:
    return nbformat.read(path, as_version=nbformat.NO_CONVERT)


def calls(notebook: NotebookNode, method: str) -> Iterator[ast.Call]:
    """The calls of ``page.<method>(…)``, in the notebook's order."""
    for cell in notebook.cells:
        for node in ast.walk(ast.parse(cell.source)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name)
                and (node.func.value.id, node.func.attr) == ("page", method)
            ):
                yield node


def texts(call: ast.Call) -> dict[str, str]:
    return {str(word.arg): ast.literal_eval(word.value) for word in call.keywords}


def test_there_is_an_index_a_tutorial_for_each_game_and_one_for_teachers() -> None:
    teachers = {FOLDER / f"{name}.ipynb" for name in TEACHERS.values()}
    assert set(FOLDER.glob("*.ipynb")) == {*PAGES, *teachers}


@pytest.mark.parametrize("name", notebooks())
def test_each_is_as_the_command_writes_it(name: str) -> None:
    written = notebooks()[name]
    path = FOLDER / f"{name}.ipynb"
    assert path.read_text(encoding="utf-8") == written, "run python -m tritables notebooks"
    assert nbformat.writes(read(path)) + "\n" == written, "saving it changes nothing"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
class TestEachNotebook:
    def test_is_valid_and_clean(self, path: Path) -> None:
        notebook = read(path)
        nbformat.validate(notebook)
        assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
        assert notebook.metadata.kernelspec.name == "python3"
        assert "widgets" not in notebook.metadata
        for cell in notebook.cells:
            assert cell.cell_type == "code"
            assert cell.outputs == []
            assert cell.execution_count is None
        ids = [cell.id for cell in notebook.cells]
        assert len(set(ids)) == len(ids)
        assert all(re.fullmatch(r"[a-z][a-z-]*", id) for id in ids), "ids that say what is there"

    def test_has_a_title_in_each_language(self, path: Path) -> None:
        metadata = read(path).metadata
        assert set(metadata.titles) == set(LANGUAGES)
        assert metadata.title == metadata.titles["en"]
        assert len(set(metadata.titles.values())) == len(LANGUAGES)

    def test_says_everything_in_each_language(self, path: Path) -> None:
        for call in calls(read(path), "prose"):
            said = texts(call)
            assert tuple(said) == LANGUAGES
            assert all(text.strip() for text in said.values())
            shapes = {lang: shape(text) for lang, text in said.items()}
            assert shapes["nl"] == shapes["en"]
            assert shapes["fr"] == shapes["en"]

    def test_is_set_as_the_catalogues_are(self, path: Path) -> None:
        for call in calls(read(path), "prose"):
            for lang, text in texts(call).items():
                assert not re.search(r"""['"]|\.\.\.""", text), "curly quotes, one-sign ellipsis"
                if lang == "fr":
                    assert not re.search(r"(?m)(?<!^)[^\u202f\s|:-][:;!?](?!\S)", text)
                    assert not re.search(r"[ \u00a0][:;!?]", text)
                    assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»", text)
                else:
                    assert not re.search(r"\s[:;!?]", text)

    def test_links_carry_the_language_of_their_text(self, path: Path) -> None:
        for call in calls(read(path), "prose"):
            for lang, text in texts(call).items():
                for target in re.findall(r"\]\(([^)]*)\)", text):
                    name, _, query = target.partition("?")
                    assert (FOLDER / name).is_file()
                    assert query == f"lang={lang}"

    def test_holds_little_code(self, path: Path) -> None:
        for cell in read(path).cells:
            if not cell.source.startswith("page.prose("):
                assert len(cell.source.splitlines()) <= LONGEST_CODE

    def test_runs_without_a_fault(self, path: Path) -> None:
        notebook = read(path)
        NotebookClient(
            notebook, timeout=60, resources={"metadata": {"path": str(FOLDER)}}
        ).execute()
        for cell in notebook.cells:
            kinds = [output.output_type for output in cell.outputs]
            assert "error" not in kinds
            assert "stream" not in kinds, "nothing is printed"
            if cell.id != "setup":
                assert kinds == ["execute_result"], "every cell shows something"


def shape(text: str) -> list[str]:
    """What Markdown makes of a text's lines: headings, lists and tables, wherever they break."""
    marks = re.findall(r"(?m)^\s*(#+|-|\d+\.|\|)(?= |-)", text)
    return [*marks, *sorted(re.findall(r"\*\*", text))]


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)
class TestEachTutorial:
    def test_shows_every_example_once_in_teaching_order(self, path: Path) -> None:
        shown = [ast.literal_eval(call.args[0]) for call in calls(read(path), "lesson")]
        assert shown == [example.id for example in game_named(path.stem).examples]

    def test_ends_with_a_game_against_an_opponent(self, path: Path) -> None:
        (table,) = calls(read(path), "table")
        seats = next(ast.literal_eval(word.value) for word in table.keywords if word.arg == "seats")
        assert seats == ["person", "greedy"]

    def test_does_not_say_what_the_board_says(self, path: Path) -> None:
        """The task, the hints and the rulebook are on the board: prose adds, it does not repeat."""
        game = game_named(path.stem)
        for lang in LANGUAGES:
            prose = {s for call in calls(read(path), "prose") for s in sentences(texts(call)[lang])}
            board = {
                sentence
                for rule in game.rules
                for sentence in sentences(say(rule.text(game.name), lang))
            }
            for example in game.examples:
                for nth in range(len(example.goals)):
                    part = ".task" if nth == 0 else f".task-{nth + 1}"
                    task = Message(f"example-{example.id}{part}", game=game.name)
                    board |= sentences(say(task, lang))
            assert not prose & board


def sentences(text: str) -> set[str]:
    plain = " ".join(text.replace("*", "").split())
    return {one for one in re.split(r"(?<=[.!?]) ", plain) if len(one.split()) > 4}


def test_the_index_lists_every_game_once() -> None:
    index = read(FOLDER / "index.ipynb")
    for lang in LANGUAGES:
        prose = "\n".join(texts(call)[lang] for call in calls(index, "prose"))
        assert re.findall(r"\]\((\w+)\.ipynb", prose) == list(game_names())
        for name in game_names():
            assert say(Message("game-title", game=name), lang) in prose
