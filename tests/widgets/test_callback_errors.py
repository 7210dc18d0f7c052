"""Errors in a notebook's own callbacks are seen at a board: a served page prints nothing."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from weakref import WeakValueDictionary

import pytest
from ipywidgets import Button
from ipywidgets.widgets import widget

from tests.pages import assign, page_panel, send
from tritables import Table
from tritables.widgets import callback_errors


@pytest.fixture(autouse=True)
def printed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What IPython prints, which is not there in a test, for tables that it opens."""
    monkeypatch.setattr(callback_errors, "_OPEN", WeakValueDictionary())
    made: list[str] = []
    shell = SimpleNamespace(showtraceback=lambda: made.append("printed"))
    for module in (widget, callback_errors):
        monkeypatch.setattr(module, "get_ipython", lambda: shell)
    return made


def fault_of(table: Table) -> Any:
    return page_panel(table)["fault"]


def test_when_a_button_of_the_notebook_fails_then_the_board_it_plays_on_says_so(
    printed: list[str],
) -> None:
    other, table = Table("trictrac", seed=1), Table("trictrac", seed=2)

    def fail(_: object) -> None:
        table.draw()
        raise ValueError("gone wrong")

    button = Button()
    button.on_click(fail)
    button.click()
    assert "ValueError: gone wrong" in fault_of(table)
    assert 'File "test_callback_errors.py"' in fault_of(table)
    assert __file__.rpartition("/")[0] not in fault_of(table), "no folders of the machine"
    assert fault_of(other) is None
    assert printed == ["printed"], "and a notebook has it in its log, once"


def test_when_what_observes_a_board_fails_as_a_page_switches_it_then_the_board_says_so(
    printed: list[str],
) -> None:
    other, table = Table("trictrac", seed=1), Table("tricap", seed=2)

    def fail(change: object) -> None:
        raise ValueError("10H")

    table.observe(fail, "lang")
    assign(table, lang="nl")
    assert "ValueError" in fault_of(table)
    assert "10H" not in fault_of(table).splitlines()[-1], "what it says may be a hidden card"
    assert fault_of(other) is None
    assert table.lang == "nl"
    assert printed


def test_when_a_callback_names_no_board_then_the_first_one_says_what_went_wrong() -> None:
    first, second = Table("trictrac", seed=1), Table("trictrac", seed=2)
    button = Button()
    button.on_click(lambda _: 1 / 0)
    button.click()
    assert "ZeroDivisionError" in fault_of(first)
    assert fault_of(second) is None


def run_cell(cell: Callable[[], object]) -> None:
    """Run it as IPython does."""
    try:
        cell()
    except Exception:
        callback_errors.get_ipython().showtraceback()


def test_when_a_cell_fails_then_no_board_says_so_since_the_cell_does(
    printed: list[str],
) -> None:
    table = Table("trictrac", seed=1)
    run_cell(lambda: table.play("start 7-7"))
    assert printed == ["printed"]
    assert fault_of(table) is None


def test_when_a_board_is_touched_after_a_fault_then_it_plays_on() -> None:
    table = Table("trictrac", seed=1)
    button = Button()
    button.on_click(lambda _: table.play("start 7-7"))
    button.click()
    send(table, {"view": "v", "seq": 1, "kind": "draw"})
    assert table.record["moves"]
