"""The texts of the package in English, Dutch and French, from its Fluent catalogues.

The package has one catalogue for each language. Every game has one in English and may have more;
its messages override the package's and may refer to them. Where a language lacks a catalogue or a
message, English is used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Final

from tritables.core.errors import BadInput
from tritables.core.examples import Words
from tritables.core.messages import Argument, Message
from tritables.core.registry import game_named
from tritables.core.state import Seat

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message as Entry

ENGLISH: Final = "en"
"""The language of errors, and the fallback of the others."""

LANGUAGES: Final = (ENGLISH, "nl", "fr")
"""The languages of the package."""

LANGUAGE_NAMES: Final = {"en": "English", "nl": "Nederlands", "fr": "Français"}


def check_language(lang: object) -> str:
    """Return a language's code if the product speaks it, else raise `BadInput`."""
    if lang not in LANGUAGES or not isinstance(lang, str):
        raise BadInput(Message("bad-choice", {"choices": ", ".join(LANGUAGES)}), where="lang")
    return lang


@cache
def languages_of(game: str) -> tuple[str, ...]:
    """The languages that a game has a catalogue in: English and any others of the product.

    >>> languages_of("trictrac")
    ('en', 'nl', 'fr')
    """
    folder = f"{game_named(game).folder}.texts"
    return tuple(lang for lang in LANGUAGES if lang == ENGLISH or _file(folder, lang).is_file())


@cache
def spoken(game: str, lang: str) -> str:
    """Return ``lang`` if a game has that language, else English.

    >>> spoken("trictrac", "fr")
    'fr'
    """
    return lang if lang in languages_of(game) else ENGLISH


PARTS: Final = (
    *("", ".course", ".editor", ".links", ".rounds"),
    *(".hosting", ".opponents", ".claims", ".coach", ".review", ".well"),
)
"""The parts of a catalogue, as suffixes of its files' names."""


def _file(folder: str, lang: str, part: str = "") -> Traversable:
    package, _, name = folder.rpartition(".")
    return files(package).joinpath(name, f"{lang}{part}.ftl")


_ENTRIES: Final = re.compile(r"^(?=[#A-Za-z-])", re.MULTILINE)
"""The beginning of an entry or a comment: nothing else starts at the beginning of a line."""

_NAME: Final = re.compile(r"-?[A-Za-z][\w-]*")
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


@cache
def _entries(folder: str, lang: str) -> dict[str, str]:
    """The entries of a catalogue as they are written, by their names; terms with their hyphen."""
    found: dict[str, str] = {}
    for part in PARTS:
        file = _file(folder, lang, part)
        if file.is_file():
            for entry in _ENTRIES.split(file.read_text(encoding="utf-8")):
                if name := _NAME.match(entry):
                    found[name[0]] = entry
    return found


_UNADDRESSED: Final = {"who": "any", "whom": "any"}
"""The parameters of a message that is said to nobody in particular (`addressed`)."""

_OTHERS: Final = ("other", "owner", "bell", "leader")
"""The parameters that name a second player of a message, counted from 1."""


def addressed(message: Message, reader: Seat) -> Message:
    """Return a message as it is said to whoever plays a seat.

    Its words can select by two more parameters: ``$who`` is ``you`` where the message is about the
    reader's seat, ``them`` where it is about another, and ``any`` where nobody is spoken to;
    ``$whom`` says the same of the second player that it names.

    >>> turn = Message("status-throw", {"seat": 0}, "trictrac")
    >>> str(addressed(turn, 0)), str(addressed(turn, 1)), str(turn)
    ('Your turn: throw the dice.', 'White throws the dice.', 'White throws the dice.')
    """
    args = message.args
    if "who" in args:
        return message
    number = args.get("player")
    about = number - 1 if isinstance(number, int) else args.get("seat", -1)
    other = next((args[name] for name in _OTHERS if name in args), 0)
    who = "you" if about == reader else "them"
    whom = "you" if other == reader + 1 else "them"
    return Message(message.id, {**args, "who": who, "whom": whom}, message.game)


class _Words:
    """All that is said in a language: the house's words, and a game's own if it has any.

    An entry is parsed when it is first said: a page says few of the hundreds of entries, and
    parsing all of them would be half of the time that its first board takes.
    """

    def __init__(self, game: str | None, lang: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle: FluentBundle = FluentBundle([lang], use_isolating=False)
        self._waiting = dict(_entries("tritables.texts", lang))
        if game is not None and lang in languages_of(game):
            self._waiting |= _entries(f"{game_named(game).folder}.texts", lang)
        self._alone = Lock()
        """Held by the thread that parses: tables are played in several."""

    def entry(self, name: str) -> Entry:
        """The entry of a name, with all that it refers to; raises KeyError for one that is not."""
        if name in self._waiting:
            self._parse(name)
        return self._bundle.get_message(name)

    def _parse(self, name: str) -> None:
        from fluent.runtime import FluentResource

        with self._alone:
            sources: dict[str, str] = {}
            names = [name]
            while names:
                one = names.pop()
                if one in self._waiting and one not in sources:
                    sources[one] = self._waiting[one]
                    names += _REFERENCE.findall(sources[one])
            for source in sources.values():
                self._bundle.add_resource(FluentResource(source))
            # At last: for another thread, what does not wait has been parsed.
            for one in sources:
                del self._waiting[one]

    def say(self, message: Message) -> str:
        """Return a message as text; raises KeyError for a missing message, argument or
        reference.
        """
        name, _, attribute = message.id.partition(".")
        entry, args = self.entry(name), message.args
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise KeyError(message.id)
        text, faults = self._bundle.format_pattern(pattern, {**_UNADDRESSED, **args})
        if faults:
            raise KeyError(str(faults[0]))
        said = str(text)
        for value in args.values():
            if isinstance(value, int) and value < 0:
                said = _signed(said, value)
        return said


def _signed(text: str, value: int) -> str:
    """Words with a minus sign before a number below zero: it is as wide as a plus, a hyphen is not.

    What is written in a notation keeps its hyphens.
    """
    return re.sub(rf"(?<![\w,@])-(?={-value}(?!\d))", "\u2212", text)


@cache
def _words(game: str | None, lang: str) -> _Words:
    return _Words(game, lang)


def say(message: Message, lang: str = ENGLISH) -> str:
    """Return a message as text in a language, or in English where that lacks it.

    Raises KeyError for an id that no catalogue has.

    >>> say(Message("status-throw", {"seat": 0}, "trictrac"), "nl")
    'Wit gooit de dobbelstenen.'
    """
    try:
        return _words(message.game, lang).say(message)
    except KeyError:
        if lang == ENGLISH:
            raise
        return say_only(message, ENGLISH)


said: Final = lru_cache(maxsize=4096)(say)
"""The text of a message as `say` gives it, kept for what a board says again and again."""


@lru_cache(maxsize=4096)
def said_to(message: Message, lang: str, reader: Seat | None) -> str:
    """Return a message's text as it is said to a reader (`addressed`), or for None to nobody in
    particular; kept as `said` is.

    >>> said_to(Message("status-throw", {"seat": 0}, "trictrac"), "en", 0)
    'Your turn: throw the dice.'
    """
    return say(message if reader is None else addressed(message, reader), lang)


def say_only(message: Message, lang: str) -> str:
    """Return a message as text in a language; raises KeyError where that lacks it.

    >>> say_only(Message("ui-rules"), "fr")
    'Règles'
    >>> won = Message("status-won", {"count": 1, "player": 2, "score": -5}, "tricom")
    >>> say_only(won, "en")
    'Player 2 wins the round, with −5 points in all!'
    """
    return _words(message.game, lang).say(message)


def has(message_id: str, game: str | None, lang: str) -> bool:
    """Return True if a message, or with a dot its attribute, exists in a language or in English.

    >>> has("example-start.title", "trictrac", "nl"), has("example-start", "trictrac", "nl")
    (True, False)
    """
    name, _, attribute = message_id.partition(".")
    for words in (_words(game, lang), _words(game, ENGLISH)):
        try:
            entry = words.entry(name)
        except KeyError:
            continue
        if attribute in entry.attributes if attribute else entry.value is not None:
            return True
    return False


@cache
def names_after(stem: str) -> tuple[str, ...]:
    """Return the ends of the ids of messages that begin with ``stem``, in the catalogue's order.

    >>> names_after("edit-form-")
    ('python', 'text', 'link')
    """
    ids = _entries("tritables.texts", ENGLISH)
    return tuple(id.removeprefix(stem) for id in ids if id.startswith(stem))


def in_language(words: Words, lang: str) -> str:
    """Return a text in a language; else in English, else in the first language that it has.

    >>> in_language({"en": "Try!", "nl": "Probeer!"}, "fr")
    'Try!'
    """
    if isinstance(words, str):
        return words
    return words.get(lang) or words.get("en") or next(iter(words.values()), "")


def own_words(
    words: Words | None, id: str, game: str, lang: str, args: Mapping[str, Argument] | None = None
) -> str:
    """Return texts in a language, or the game's message where they are None; empty without either.

    ``args`` are the parameters of the message.

    >>> own_words(None, "chapter-points", "tricom", "nl")
    'Punten'
    """
    if words is not None:
        return in_language(words, lang)
    return say(Message(id, args or {}, game), lang) if has(id, game, lang) else ""
