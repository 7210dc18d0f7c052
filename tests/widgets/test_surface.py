"""What a teacher meets on Tab, and how much a table is made of."""

from __future__ import annotations

import ast
import gc
import inspect
import weakref
from typing import Any, get_args

import anywidget
import pytest

import tritables
import tritables.widgets
from tritables import BadInput, Course, Lesson, Page, Table, examples
from tritables.table import Language
from tritables.table.settings import CHOICES
from tritables.texts import LANGUAGES
from tritables.widgets import keywords
from tritables.widgets import table as module

SETTINGS = {
    *("lang", "theme", "flipped", "speed", "paused", "forced", "four_colours", "reveal"),
    *("notation", "coach"),
}
PUBLIC = SETTINGS | {
    *("advance", "draw", "go", "judge", "legal", "load", "locked", "match", "new_game"),
    *(
        "next_round",
        "open_curtain",
        "opponent_fault",
        "options",
        "play",
        "position",
        "record",
        "redo",
        "result",
    ),
    *("save", "seats", "seed", "sheet", "state", "svg", "take_seat", "undo", "view"),
}


def names(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_")} - set(dir(anywidget.AnyWidget))


def test_tab_shows_what_is_for_people_and_nothing_else() -> None:
    assert names(Table) == PUBLIC
    assert names(Lesson) == PUBLIC | {"step", "done", "results"}
    taught = {"step", "done", "results", "chapter", "open_chapter", "play_now"}
    assert names(Course) == PUBLIC | taught | {"taught"}
    own = {name for name in vars(Page) if not name.startswith("_")}
    hands_out = {"lesson", "course", "table", "replay", "editor"}
    assert own == {"lang", "theme", "notation"} | hands_out


@pytest.mark.parametrize("name", sorted(PUBLIC - SETTINGS - {"position", "seats", "view"}))
def test_each_of_them_says_what_it_is(name: str) -> None:
    assert inspect.getdoc(getattr(Table, name))


def test_a_table_is_made_of_at_most_200_lines() -> None:
    """Code only: no empty lines, comments or docstrings."""
    source = inspect.getsource(module)
    tree = ast.parse(source)
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    prose: set[int] = set()
    for node in ast.walk(tree):
        body = node.body if isinstance(node, kinds) else []
        for statement in body[:1]:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                prose.update(range(statement.lineno, (statement.end_lineno or 0) + 1))
    code = [
        line
        for number, line in enumerate(source.splitlines(), 1)
        if number not in prose and line.strip() and not line.strip().startswith("#")
    ]
    assert len(code) <= 200, len(code)


def test_types_for_people_name_what_there_is() -> None:
    assert get_args(Language) == LANGUAGES == CHOICES["lang"]
    hints = inspect.signature(Table).parameters
    for name, kind in (("lang", "Language"), ("theme", "Theme"), ("speed", "Speed")):
        assert hints[name].annotation.removesuffix(" | None") == kind


@pytest.mark.parametrize("package", [tritables, tritables.widgets], ids=lambda one: one.__name__)
def test_what_is_imported_when_asked_for_has_a_type_for_checkers(package: Any) -> None:
    """Checkers of types see what stands under ``TYPE_CHECKING``; all else is ``Any`` to them."""
    tree = ast.parse(inspect.getsource(package))
    imported = {
        name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert set(package.__all__) <= imported | defined


def test_tab_after_the_package_shows_its_version() -> None:
    assert set(dir(tritables)) == {"__version__", *tritables.__all__}


def test_tab_in_the_brackets_of_a_library_shows_ids() -> None:
    found = examples("trictrac")
    assert found._ipython_key_completions_() == [one.id for one in found]


@pytest.mark.parametrize(
    ("keyword", "hint"), [("langue", "Did you mean lang"), ("zzz", "Choose from: lang, theme")]
)
def test_an_unknown_keyword_is_refused_with_the_nearest_or_all(keyword: str, hint: str) -> None:
    with pytest.raises(BadInput, match=hint):
        keywords.refuse_unknown({keyword: 1}, keywords.TABLE_KEYWORDS)


def test_an_option_of_a_game_without_options_is_refused_in_words() -> None:
    with pytest.raises(BadInput, match=r"“foo” is not known here\. Nothing can be chosen"):
        Table("trictrac", options={"foo": 1})


def test_keywords_are_completed_as_they_are_read() -> None:
    given = set(inspect.signature(Table).parameters) - {"game", "unknown"}
    assert set(keywords.TABLE_KEYWORDS) == given
    assert set(keywords.KEYWORDS) == SETTINGS | {"locked", "layout"}


@pytest.mark.parametrize("make", ["table", "lesson"])
def test_what_a_page_handed_out_goes_when_it_is_closed(make: str) -> None:
    page = Page("trictrac")
    given: dict[str, Any] = {"table": {}, "lesson": {"lesson": "start"}}
    widget = getattr(page, make)(**given[make])
    gone = weakref.ref(widget)
    widget.close()
    del widget
    gc.collect()
    assert gone() is None
    page.lang = "nl"  # nothing is left that would follow
