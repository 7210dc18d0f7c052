"""Handlers of commands: the marks by which an activity says which of its methods do one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Json = dict[str, Any]

Handler = Callable[..., Json | None]
"""Does a command: takes the activity, the table and the fields, and returns parts of the reply."""

H = TypeVar("H", bound=Callable[..., Any])


def command(handler: H) -> H:
    """Mark a method that does the command of its name while its activity is the top one."""
    handler.__dict__["is_command"] = True
    return handler


def standing_command(handler: H) -> H:
    """Mark a method that does the command of its name also while something lies on it."""
    handler.__dict__["is_standing"] = True
    return handler


def marked(cls: type, mark: str) -> dict[str, Handler]:
    """Return the methods in a class's own body that have a mark, by their names.

    >>> class Waving:
    ...     @command
    ...     def wave(self, table): return None
    >>> list(marked(Waving, "is_command"))
    ['wave']
    """
    return {
        name: member
        for name, member in vars(cls).items()
        if mark in getattr(member, "__dict__", {})
    }
