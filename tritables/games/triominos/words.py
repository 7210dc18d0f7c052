"""Messages of the catalogues in this game's ``texts`` folder."""

from __future__ import annotations

from tritables.core.messages import Argument, Message


def words(id: str, **args: Argument) -> Message:
    """A message of Triominos with its parameters.

    >>> words("status-shuffle").game
    'triominos'
    """
    return Message(id, args, "triominos")
