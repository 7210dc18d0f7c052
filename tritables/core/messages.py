"""Messages: an id with parameters instead of a sentence, so that it can be said in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from difflib import get_close_matches

from tritables.core.values import Value, memo, remembered, value

Argument = str | int
"""A parameter of a message: a number, or a name that no language changes (a move, a key)."""
LONGEST_NAME = 60
"""Characters of a name that is compared with others."""
NEAR = 0.75
"""The likeness of two names, from 0 to 1, from which on one was meant by the other."""


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
    """The hash, kept: catalogues are looked up by messages that are said again and again."""

    def __str__(self) -> str:
        return _speak(self)

    @remembered("_hash")
    def __hash__(self) -> int:
        return hash((self.game, self.id, frozenset(self.args.items())))


def words_of(game: str) -> Callable[..., Message]:
    """Make the function that makes the messages of one game's catalogue.

    >>> words_of("trictrac")("status-throw", seat=0).game
    'trictrac'
    """

    def words(id: str, /, **args: Argument) -> Message:
        return Message(id, args, game)

    return words


def not_one_of(asked: object, choices: Iterable[str]) -> Message:
    """Refuse a name that is none of those there are: name the nearest ones, or all if none is near.

    >>> not_one_of("trictrak", ["tricom", "trictrac"]).args["near"]
    'trictrac'
    >>> not_one_of("chess", ["tricom", "trictrac"]).args
    {'choices': 'tricom, trictrac'}
    """
    names = tuple(choices)
    name = asked if isinstance(asked, str) and len(asked) <= LONGEST_NAME else ""
    if near := get_close_matches(name, names, cutoff=NEAR):
        return Message("bad-choice-near", {"asked": name, "near": ", ".join(near)})
    return Message("bad-choice", {"choices": ", ".join(names) or "–"})


def _speak_plainly(message: Message) -> str:
    """Say the id and the parameters: all that can be said before a catalogue is installed."""
    args = ", ".join(f"{name}={value}" for name, value in message.args.items())
    return f"{message.id}({args})"


_speak: Callable[[Message], str] = _speak_plainly


def speak_with(speaker: Callable[[Message], str]) -> None:
    """Install what ``str(message)`` says; the catalogues stand above this layer."""
    global _speak
    _speak = speaker
