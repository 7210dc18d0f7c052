"""Notebooks become pages by being run as they are, or say which cell cannot be one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tritables.export import ExportFault
from tritables.export.interning import interned
from tritables.export.notebook import read_notebook
from tritables.export.notebook_runner import run_notebook
from tritables.export.page import Board, Output, Page, Prose
from tritables.export.page_data import page_data, redrawn_part
from tritables.table import Table

TABLE = "from tritables import Table\ntable = Table('trictrac')\ntable"


def write(folder: Path, *cells: str | Mapping[str, Any], **metadata: Any) -> Path:
    """A notebook of cells: Python as text, anything else as a notebook has it."""
    made = [
        {"cell_type": "code", "metadata": {}, "outputs": [], "source": cell}
        if isinstance(cell, str)
        else {"metadata": {}, **cell}
        for cell in cells
    ]
    path = folder / "lesson.ipynb"
    path.write_text(json.dumps({"nbformat": 4, "cells": made, "metadata": metadata}))
    return path


def recorded(folder: Path, *cells: str | Mapping[str, Any], **metadata: Any) -> Page:
    notebook = read_notebook(write(folder, *cells, **metadata))
    assert notebook is not None
    return run_notebook(notebook)


def markdown(text: str, **more: Any) -> dict[str, Any]:
    return {"cell_type": "markdown", "source": text, **more}


def test_boards_prose_and_texts_stand_in_the_order_of_the_cells(tmp_path: Path) -> None:
    page = recorded(
        tmp_path,
        markdown("# A *game*"),
        "from tritables import Lesson, speak\nspeak('nl')",
        markdown("Hello", id="hello"),
        "Lesson('trictrac', 'look-ahead')",
        "print('<printed>')\n7",
    )
    assert page.blocks == (
        Prose({"nl": '<h1 id="A-game">A <em>game</em></h1>\n'}, cell=1),
        Prose({"nl": "<p>Hello</p>\n"}, "hello", 3),
        Board("b0"),
        Output("<pre>&lt;printed&gt;\n</pre>"),
        Output("<pre>7</pre>"),
    )
    assert page.boards["b0"].follows
    assert not page.boards["b0"].is_seed_drawn


def test_a_board_is_as_the_last_cell_left_it_and_may_be_shown_twice(tmp_path: Path) -> None:
    page = recorded(tmp_path, TABLE, "table.play('start 5-3');", "display(table)")
    assert page.blocks == (Board("b0"), Board("b0"))
    live = page.boards["b0"]
    assert live.table.record["moves"] == ["start 5-3"]
    assert live.is_seed_drawn
    assert not live.follows
    assert redrawn_part(live.table.save()) == "throws"


@pytest.mark.parametrize(
    ("code", "drawn"),
    [
        ("Table('tricap')", "deal"),
        ("Table('tricap', seats=['person'] * 3, options={})", "deal"),
        ("Table('tricap', seed=4)", None),
        ("Table('trictrac', position=trictrac.position(white='5'))", "throws"),
    ],
)
def test_what_every_reader_should_have_anew(code: str, drawn: str | None, tmp_path: Path) -> None:
    names = "from tritables import Table\nfrom tritables.games import trictrac"
    page = recorded(tmp_path, names, code)
    board = page_data(page, {})["boards"]["b0"]
    assert board["anew"] == drawn


def test_no_opponent_begins_a_table_to_play_at_where_somebody_may(tmp_path: Path) -> None:
    against = "Table('tricom', seats=['person', 'greedy'])"
    given = "Table('tricom', seats=['person', 'greedy'], seed=3)"
    among_themselves = "Table('tricom', seats=['greedy', 'greedy'])"
    begin = "from tritables import Table"
    page = recorded(tmp_path, begin, *[against] * 8, given, among_themselves)
    *ours, third, theirs = (Table.load(live.table.save()) for live in page.boards.values())
    assert [one.thinks for one in ours] == [False] * 8
    assert len({one.session.seed for one in ours}) == 8
    assert third.session.seed == 3
    assert third.thinks
    assert theirs.thinks
    offered = page_data(page, {})["boards"]["b8"]["states"]["en"]["scene"]
    assert [offered[name] for name in ("chance", "ways", "actions")] == [False, [], []]


def test_the_same_notebook_gives_the_same_page_with_other_seeds_for_each_table(
    tmp_path: Path,
) -> None:
    cells = ("from tritables import Table", "Table('tricap')", "Table('tricap')")
    one, other = (page_data(recorded(tmp_path, *cells), {}) for _ in range(2))
    assert one == other
    seeds = {board["saved"]["seed"] for board in one["boards"].values()}
    assert len(seeds) == 2
    keys = {board["key"] for board in one["boards"].values()}
    assert len(keys) == 2


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        (
            "import ipywidgets\nipywidgets.Button()",
            "it shows a widget (Button), which needs a kernel",
        ),
        ("table.observe(print, 'position')", "Python observes a board"),
        ("1\n2 +", "SyntaxError: invalid syntax (line 2)"),
        ("%pip install tritables", "SyntaxError"),
        ("x = 1\nx / 0", "ZeroDivisionError: division by zero (line 2)"),
        ("table.play('nonsense')", "IllegalMove"),
        ("raise SystemExit", "SystemExit"),
    ],
)
def test_a_cell_that_no_page_can_honour_fails_by_its_name(
    cell: str, told: str, tmp_path: Path
) -> None:
    with pytest.raises(ExportFault) as fault:
        recorded(tmp_path, TABLE, cell)
    assert str(fault.value).startswith("lesson.ipynb, cell 2: ")
    assert told in str(fault.value)


def test_marks_leave_cells_out_or_run_them_unseen(tmp_path: Path) -> None:
    def marked(source: str, export: object) -> dict[str, Any]:
        metadata = {"tritables": {"export": export}}
        return {"cell_type": "code", "source": source, "metadata": metadata}

    page = recorded(
        tmp_path,
        marked("%this_is_not_python", False),
        marked("import ipywidgets\nx = 3\nprint(x)\nipywidgets.Button()", "run"),
        "x",
    )
    assert page.blocks == (Output("<pre>3</pre>"),)
    path = write(tmp_path, "1", tritables={"export": False})
    assert read_notebook(path) is None


def test_a_mark_that_is_none_is_told(tmp_path: Path) -> None:
    cell = {"cell_type": "code", "source": "1", "metadata": {"tritables": {"export": "no"}}}
    for path in (write(tmp_path, cell), write(tmp_path, "1", tritables={"export": "none"})):
        with pytest.raises(ExportFault, match='"export" in its metadata is false or "run", and no'):
            read_notebook(path)


@pytest.mark.parametrize("text", ["", "{}", '{"nbformat": 3}', '{"nbformat": 4, "cells": 1}'])
def test_what_is_no_notebook_is_told(text: str, tmp_path: Path) -> None:
    path = tmp_path / "x.ipynb"
    path.write_text(text)
    with pytest.raises(ExportFault, match=r"x\.ipynb"):
        read_notebook(path)


def test_pictures_attached_to_a_cell_come_along(tmp_path: Path) -> None:
    cell = markdown("![A](attachment:a.png)", attachments={"a.png": {"image/png": "QUJD"}})
    [block] = recorded(tmp_path, cell).blocks
    assert isinstance(block, Prose)
    assert 'src="data:image/png;base64,QUJD"' in block.html[""]


def test_every_board_stands_in_the_page_in_every_language(tmp_path: Path) -> None:
    page = recorded(tmp_path, "from tritables import Lesson\nLesson('tricom', 'piles')")
    data = page_data(page, {})
    states = data["boards"]["b0"]["states"]
    assert {lang: state["scene"]["lang"] for lang, state in states.items()} == {
        lang: lang for lang in ("en", "nl", "fr")
    }
    assert set(states["en"]) == {"board", "scene", "table", "sheet"}
    assert "reload" in data["words"]["tricom"]["en"]["ui"]["not-connected"]
    assert set(data["art"]) == {"tricom"}


def unpooled(pool: dict[str, Any]) -> Any:
    values: list[Any] = list(pool["plain"])
    before: dict[object, list[int]] = {}
    for entry in pool["made"]:
        names = None
        if entry and isinstance(entry[0], list):
            names, entry = tuple(pool["shapes"][entry[0][0]]), entry[1:]
        like = len(entry) if names is None else names
        last = before.get(like, [0] * len(entry))
        before[like] = places = [step + was for step, was in zip(entry, last, strict=True)]
        parts = [values[at] for at in places]
        values.append(parts if names is None else dict(zip(names, parts, strict=True)))
    return values[-1]


@pytest.mark.parametrize(
    "value",
    [
        *(1, True, "x", None, [], {}, [1, True, 1.0, "1"]),
        {"a": [{"b": []}, {}], "c": {}, "d": [[1], [2], [1, 2], ["b"]], "e": {"b": 3}},
    ],
)
def test_a_pool_is_put_together_again_with_every_kind_of_value(value: object) -> None:
    made = unpooled(interned(value))
    assert json.dumps(made) == json.dumps(value)
