"""What a table answers, by whichever way: most answers go along with what they changed."""

from __future__ import annotations

from typing import Any

from tritables import Table


def listen(table: Table) -> list[Any]:
    """The list that all messages and answers of a table go to from now on."""
    heard: list[Any] = []

    def along(change: Any) -> None:
        if "reply" in change["new"]:
            heard.append({"kind": "reply", **change["new"]["reply"]})

    table.send = lambda content, *_: heard.append(content)  # type: ignore[method-assign]
    table.unobserve_all("_change")
    table.observe(along, "_change")
    return heard
