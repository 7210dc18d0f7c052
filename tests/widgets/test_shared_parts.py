"""What tables share is sent once, and any table can be asked for it."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode
from typing import Any

import pytest

from tests.pages import page_panel, page_whole, send, synced
from tritables import Table
from tritables.widgets.browser_files import browser_module
from tritables.widgets.shared_parts import SHARED, Shared

SHARED_ONCE = 20_000
"""More than the own state of a Tric Trac table, less than anything that is shared."""


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is shared with tables that other tests have left open."""
    monkeypatch.setattr("tritables.widgets.comm_transport.SHARED", Shared())


def size(table: Table) -> int:
    return len(json.dumps(table.get_state(), default=str))


def brought(table: Table) -> dict[str, Any]:
    """What a table brings, unpacked as the browser does it."""
    if not synced(table, "_brings"):
        return {}
    parts: dict[str, Any] = json.loads(zlib.decompress(b64decode(synced(table, "_brings"))))
    return parts


def ask(table: Table, content: object) -> list[Any]:
    sent: list[Any] = []
    table.send = lambda message, *_: sent.append(message)
    send(table, content)
    return sent


def test_a_second_table_brings_nothing_that_the_first_one_brought() -> None:
    tables = [Table("trictrac", seed=1) for _ in range(3)]
    assert synced(tables[1], "_brings") == synced(tables[2], "_brings") == ""
    assert size(tables[2]) < SHARED_ONCE
    assert synced(tables[0], "_keys") == synced(tables[1], "_keys")
    for table in tables:
        table.close()


def test_after_the_one_that_brought_it_is_closed_the_next_one_brings_it() -> None:
    for table in [Table("trictrac", seed=1) for _ in range(2)]:
        table.close()
    first, second = Table("trictrac"), Table("trictrac")
    assert brought(first)[synced(first, "_keys")["module"]] == browser_module("table.js")
    assert set(brought(first)) == set(synced(first, "_keys").values()) - {
        synced(first, "_keys")["later"]
    }
    assert synced(second, "_brings") == ""
    first.close()
    third = Table("trictrac")
    assert set(brought(third)) == set(brought(first))
    second.close()
    third.close()


def test_any_table_can_be_asked_for_any_part() -> None:
    first, second = Table("trictrac"), Table("tricom", lang="nl")
    keys = list(synced(second, "_keys").values())
    [answer] = ask(first, {"kind": "parts", "parts": keys})
    assert answer["kind"] == "parts"
    assert list(answer["parts"]) == sorted(keys)
    assert answer["parts"][synced(second, "_keys")["words"]]["lang"] == "nl"
    assert answer["parts"][synced(second, "_keys")["art"]] == second._transport.art
    first.close()
    second.close()


def test_a_language_that_is_chosen_later_has_other_words_and_the_same_art() -> None:
    table = Table("trictrac")
    before = synced(table, "_keys")
    table.lang = "fr"
    changed = {name for name in before if before[name] != synced(table, "_keys")[name]}
    assert changed == {"words"}
    [answer] = ask(table, {"kind": "parts", "parts": [synced(table, "_keys")["words"]]})
    assert answer["parts"][synced(table, "_keys")["words"]]["lang"] == "fr"
    table.close()


def test_a_board_that_grows_is_the_tables_own_from_then_on() -> None:
    table = Table("triominos", seed=1, seats=["greedy", "greedy"])
    assert page_whole(table)["board"] is None
    while page_whole(table)["board"] is None:
        table.draw() if table.state.to_act == "chance" else table.advance()
    assert page_whole(table)["board"] == table._transport.board
    table.close()


def test_nothing_else_is_answered_and_nothing_breaks_it() -> None:
    table = Table("trictrac")
    wrong: list[Any] = [
        None,
        "abc",
        5,
        {},
        [None, 1, ["a"], {}],
        ["0123456789abcdef"],
        ["__class__"],
    ]
    for parts in wrong:
        assert ask(table, {"kind": "parts", "parts": parts}) == [{"kind": "parts", "parts": {}}]
    assert page_panel(table)["fault"] is None
    table.close()


def test_equal_parts_have_one_key_and_others_another() -> None:
    shared = Shared()
    assert shared.key({"a": 1, "b": 2}) == shared.key({"b": 2, "a": 1})
    assert shared.key({"a": 1}) != shared.key({"a": 2})
    assert SHARED.key("text") == SHARED.key("te" + "xt")
