"""What a page gets of a widget, and what it sends to it: by what is synced, and over its comm."""

from __future__ import annotations

from typing import Any

from tritables.table import Table
from tritables.widgets.shared_parts import SHARED
from tritables.widgets.synced_settings import LinkedWidget

Json = dict[str, Any]


def synced(widget: LinkedWidget, name: str) -> Any:
    """What a page that comes gets under this name."""
    return widget.get_state(name)[name]


def page_whole(widget: LinkedWidget) -> Json:
    """All that moves: the board unless it is shared, scene, table and sheet."""
    whole: Json = synced(widget, "_whole")
    return whole


def page_scene(widget: LinkedWidget) -> Json:
    """What lies on the board, and what may be done there."""
    return dict(page_whole(widget)["scene"])


def page_panel(widget: LinkedWidget) -> Json:
    """What stands beside the board (`TableState` of scene.json)."""
    return dict(page_whole(widget)["table"])


def page_sheet(widget: LinkedWidget) -> Json:
    """The score sheet, as far as a page that comes gets it."""
    return dict(page_whole(widget)["sheet"])


def part_of(widget: LinkedWidget, name: str) -> Any:
    """A part that tables share (``art``, ``words``, ``board``), as a page gets it by its hash."""
    key = synced(widget, "_keys")[name]
    return SHARED.answer({"kind": "parts", "parts": [key]})[key]


def page_board(widget: LinkedWidget) -> Json:
    """The board that is shown: one of the table's own, or the one that is shared."""
    board: Json = page_whole(widget)["board"] or part_of(widget, "board")
    return board


def table_behind(widget: Any) -> Table:
    """The table that a widget shows, for tests that prepare what no page and no call can."""
    table: Table = widget._plain
    return table


def send(widget: LinkedWidget, message: object) -> None:
    """Have a page send a message."""
    _arrives(widget, {"method": "custom", "content": message})


def assign(widget: LinkedWidget, **traits: object) -> None:
    """Have a page set traits."""
    _arrives(widget, {"method": "update", "state": traits})


def _arrives(widget: LinkedWidget, data: Json) -> None:
    comm = widget.comm
    assert comm is not None
    comm.handle_msg({"content": {"data": data}, "buffers": []})
