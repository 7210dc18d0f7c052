"""Texts as the ids of their messages, for what is compared and must not change with each word."""

from __future__ import annotations

import pytest

from tritables import texts
from tritables.core.messages import Message


def as_id(message: Message) -> str:
    """A message as its id, with what it is filled with."""
    game = "" if message.game is None else f"{message.game}:"
    args = ", ".join(f"{name}={value}" for name, value in message.args.items())
    return f"{game}{message.id}({args})" if args else f"{game}{message.id}"


def put_in(patch: pytest.MonkeyPatch) -> None:
    """Have ids told in place of texts."""
    patch.setattr(texts._Words, "say", lambda _, message: as_id(message))
