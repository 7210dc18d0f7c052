"""Messages: an id with parameters instead of a sentence, so that it can be said in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field

from tritables.core.values import Value, memo, remember, value

Argument = str | int
"""What a message may carry: a number, or a name that no language changes (a move, a key)."""


@value
class Message(Value):
    """A sentence to be said, by its id in the catalogues, with its parameters.

    ``game`` names the game whose catalogue has it; a message of the whole house has none.
    ``str()`` says it in English; `tritables.texts.say` in any language of the product.

    >>> Message("verdict-unreadable", {"move": "xyz"}).id
    'verdict-unreadable'
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    game: str | None = None
    _hash: int | None = memo()
    """What all is looked up by that is said again and again."""

    def __str__(self) -> str:
        return _speak(self)

    def __hash__(self) -> int:
        if self._hash is None:
            _keep_hash(self, hash((self.game, self.id, frozenset(self.args.items()))))
        assert self._hash is not None
        return self._hash


_keep_hash = remember(Message, "_hash")


def words_of(game: str) -> Callable[..., Message]:
    """What makes the messages of one game's catalogue.

    >>> words_of("trictrac")("status-throw", seat=0).game
    'trictrac'
    """

    def words(id: str, /, **args: Argument) -> Message:
        return Message(id, args, game)

    return words


def _speak_plainly(message: Message) -> str:
    """Say the id and the parameters: all that can be said before a catalogue is installed."""
    args = ", ".join(f"{name}={value}" for name, value in message.args.items())
    return f"{message.id}({args})"


_speak: Callable[[Message], str] = _speak_plainly


def speak_with(speaker: Callable[[Message], str]) -> None:
    """Install what ``str(message)`` says; the catalogues stand above this layer."""
    global _speak
    _speak = speaker
