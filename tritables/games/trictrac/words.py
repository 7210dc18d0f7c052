"""Messages of the catalogues in this game's ``texts`` folder."""

from __future__ import annotations

from tritables.core.messages import Argument, Message


def words(id: str, **args: Argument) -> Message:
    """A message of Tric Trac with its parameters.

    >>> words("status-throw", seat=0).game
    'trictrac'
    """
    return Message(id, args, "trictrac")
