"""The notebooks for teachers: the same in each language, and without a fault when they run."""

from __future__ import annotations

import ast
import re
from copy import deepcopy
from functools import cache
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat import NotebookNode

from tests.notebooks.reading import shape
from tests.samples import some
from tritables.lessons.notebooks import TEACHERS, notebooks
from tritables.table.locks import LOCKS
from tritables.texts import LANGUAGES

WORDS = ("title", "task", "done", "lang")
"""What is said in the notebook's language."""


@cache
def made(lang: str) -> NotebookNode:
    return nbformat.reads(notebooks()[f"{lang}/{TEACHERS}"], as_version=nbformat.NO_CONVERT)


def cells(lang: str, kind: str) -> list[str]:
    return [cell.source for cell in made(lang).cells if cell.cell_type == kind]


class _Wordless(ast.NodeTransformer):
    """Python without what it says to people."""

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        return ast.keyword(node.arg, ast.Constant(0)) if node.arg in WORDS else node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "say":
            node.args = node.args[:1]
        return node


def wordless(source: str) -> str:
    return ast.dump(_Wordless().visit(ast.parse(source)))


# What runs in one language runs in each: below, all but the words is the same.
@pytest.mark.parametrize("lang", some(LANGUAGES, 3, 1))
def test_runs_without_a_fault(lang: str, tmp_path: Path) -> None:
    notebook = deepcopy(made(lang))
    where = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, timeout=60, resources=where).execute()
    ran = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for nth, cell in enumerate(ran):
        kinds = [output.output_type for output in cell.outputs]
        assert kinds in (["execute_result"], ["stream"] if nth else []), cell.source
    (said,) = (cell.outputs[0].text for cell in ran if "judge" in cell.source)
    assert said.startswith("bar.first · ")
    (faults,) = (cell.outputs[0].data for cell in ran if cell.source.endswith("check(mine)"))
    assert faults["text/plain"] == "()"
    (moves,) = (cell.outputs[0].data for cell in ran if "legal_moves" in cell.source)
    assert moves["text/plain"] == "('bar/3*',)"
    assert list(tmp_path.iterdir()) == [], "it leaves nothing behind"


@pytest.mark.parametrize("lang", LANGUAGES)
class TestEachLanguage:
    def test_is_a_notebook_of_text_and_python(self, lang: str) -> None:
        notebook = made(lang)
        assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
        assert notebook.metadata.tritables == {"export": False}
        assert notebook.metadata.lang == lang
        assert f"# {notebook.metadata.title}\n" in notebook.cells[0].source
        assert {cell.cell_type for cell in notebook.cells} == {"markdown", "code"}
        assert len({cell.id for cell in notebook.cells}) == len(notebook.cells)

    def test_does_what_the_english_one_does(self, lang: str) -> None:
        codes = [cells(one, "code") for one in (lang, "en")]
        assert [*map(wordless, codes[0])] == [*map(wordless, codes[1])]
        assert f'lang="{lang}"' in "".join(codes[0])
        assert [*map(shape, cells(lang, "markdown"))] == [*map(shape, cells("en", "markdown"))]

    def test_names_every_lock(self, lang: str) -> None:
        text = "\n".join(cells(lang, "markdown"))
        assert {lock for lock in LOCKS if f"`{lock}`" in text} == set(LOCKS)

    def test_is_set_as_the_catalogues_are(self, lang: str) -> None:
        for text in cells(lang, "markdown"):
            prose = re.sub(r"`[^`]*`", "", text)
            assert not re.search(r"""['"]|\.\.\.""", prose), "curly quotes, one-sign ellipsis"
            if lang == "fr":
                assert not re.search(r"(?<![\u202f\s])[:;!?]|[ \u00a0][:;!?]", prose)
            else:
                assert not re.search(r"\s[:;!?]", prose)


def test_the_words_are_not_those_of_another_language() -> None:
    for lang in LANGUAGES:
        for other in {*LANGUAGES} - {lang}:
            assert not {*cells(lang, "markdown")} & {*cells(other, "markdown")}
