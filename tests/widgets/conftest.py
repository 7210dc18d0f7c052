"""Tables without a browser: what the kernel does when messages come in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.pages import page_panel, send
from tests.widgets.answers import listen
from tritables import Table
from tritables.endpoint.stores import machine_store

Answer = dict[str, Any]


class FakeBrowser:
    """Stands in for a view: sends intents with numbers and keeps the answers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.answers: list[Answer] = listen(table)
        self._seq = 0

    def ask(self, kind: str, **args: object) -> bool:
        self._seq += 1
        intent = {"view": "test", "seq": self._seq, "kind": kind, **args}
        send(self.table, intent)
        answer = self.answers[-1]
        assert (answer["view"], answer["seq"]) == ("test", self._seq)
        return bool(answer["ok"])

    @property
    def refusal(self) -> Answer | None:
        refusal: Answer | None = page_panel(self.table)["verdict"]
        return refusal


@pytest.fixture
def browser_of() -> Callable[[Table], FakeBrowser]:
    return FakeBrowser


@pytest.fixture(autouse=True)
def one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are compared stand at one place of a notebook, as they would when it is run."""
    monkeypatch.setattr(machine_store, "place_of", lambda origin: f"place of {origin}")


@pytest.fixture(scope="module", autouse=True)
def quickly(no_second_picture: None) -> None:
    """No test here waits for a PNG but the one that looks at it."""
