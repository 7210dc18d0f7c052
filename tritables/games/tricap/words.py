"""Messages of the catalogues in this game's ``texts`` folder."""

from __future__ import annotations

from tritables.core.messages import Argument, Message


def words(id: str, **args: Argument) -> Message:
    """A message of Tri-Cap with its parameters.

    >>> words("verdict-lay-first", seat=0).game
    'tricap'
    """
    return Message(id, args, "tricap")
