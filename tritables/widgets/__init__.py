"""Widgets for notebooks, each imported on first access."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tritables.widgets.catalogs import examples, rounds
    from tritables.widgets.course import Course
    from tritables.widgets.editor import Editor
    from tritables.widgets.exercises import Practice, Quiz, practice
    from tritables.widgets.lesson import Lesson
    from tritables.widgets.notebook_settings import speak
    from tritables.widgets.page import Page
    from tritables.widgets.replay import Replay
    from tritables.widgets.table import Table

__all__ = [
    "Course",
    "Editor",
    "Lesson",
    "Page",
    "Practice",
    "Quiz",
    "Replay",
    "Table",
    "examples",
    "practice",
    "rounds",
    "speak",
]

_HOMES = {
    "Course": "course",
    "Editor": "editor",
    "Lesson": "lesson",
    "Page": "page",
    "Practice": "exercises",
    "Quiz": "exercises",
    "Replay": "replay",
    "Table": "table",
    "examples": "catalogs",
    "practice": "exercises",
    "rounds": "catalogs",
    "speak": "notebook_settings",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
