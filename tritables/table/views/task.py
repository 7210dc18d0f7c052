"""A task on a board, in words, with what is to be tried by a button."""

from __future__ import annotations

from typing import Any

from tritables.table.activities.base import Host
from tritables.table.move_text import move_shown
from tritables.table.task import Task

Json = dict[str, Any]


def task_json(table: Host, task: Task) -> Json:
    """The task of a worked example (`Task` of scene.json)."""
    shown = task.as_json(table.node, table.settings.lang)
    move = task.asks_to_try(table.node)
    if move is not None:  # the board has its button only where it may be played
        text = move_shown(table.game, table.view, move, table.settings)
        shown["tries"] = [{"move": move, "text": text}]
    return shown
