"""What the tables of light pages share is made by several threads at once, and none meets half."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import fluent.runtime
import pytest

from tritables import game_named, new
from tritables.scene import compose
from tritables.texts import _Words

LIMIT = 10.0


def test_when_two_threads_say_the_same_first_then_neither_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words, parses, goes_on = _Words("trictrac", "en"), Event(), Event()
    made: Callable[[str], Any] = fluent.runtime.FluentResource

    def parsed(source: str) -> Any:
        parses.set()
        assert goes_on.wait(LIMIT)
        return made(source)

    monkeypatch.setattr(fluent.runtime, "FluentResource", parsed)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(words.entry, "status-throw")
        assert parses.wait(LIMIT)
        second = threads.submit(words.entry, "status-throw")
        assert not second.done()
        goes_on.set()
        assert first.result(LIMIT).value is not None
        assert second.result(LIMIT).value is not None


def test_when_another_thread_forgets_all_layouts_then_a_board_is_written_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Forgotten(dict[Any, Any]):
        def __setitem__(self, key: object, value: object) -> None:
            self.clear()

    monkeypatch.setattr(compose, "_written", Forgotten())
    assert compose.board_of(game_named("trictrac"), new("trictrac"))["wide"]["places"]
