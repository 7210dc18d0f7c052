"""What the product says, in English, Dutch and French, from its Fluent catalogues.

The house has one catalogue for each language and every game has one more; a game's own words go
before the house's.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.registry import game_named

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "nl", "fr")
"""The languages of the product, the first being the one that errors speak."""

LANGUAGE_NAMES: Final = {"en": "English", "nl": "Nederlands", "fr": "Français"}


def check_language(lang: object) -> str:
    """Return a language's code if the product speaks it, else raise `BadInput`."""
    if lang not in LANGUAGES or not isinstance(lang, str):
        raise BadInput(Message("bad-choice", {"choices": ", ".join(LANGUAGES)}), where="lang")
    return lang


@cache
def _resource(folder: str, lang: str) -> Resource:
    """A catalogue, read and parsed once for all the bundles that hold it."""
    from fluent.runtime import FluentResource

    package, _, name = folder.rpartition(".")
    text = files(package).joinpath(name, f"{lang}.ftl").read_text(encoding="utf-8")
    return FluentResource(text)


@cache
def _bundle(game: str | None, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    folders = ["tritables.texts"]
    if game is not None:
        folder = game_named(game).folder
        folders.append(f"{folder}.texts")
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        bundle.add_resource(_resource(folder, lang), allow_overrides=True)
    return bundle


def say(message: Message, lang: str = "en") -> str:
    """Say a message in a language; raises KeyError for an id that no catalogue has.

    >>> say(Message("status-throw", {"seat": 0}, "trictrac"), "nl")
    'Wit gooit de dobbelstenen.'
    """
    bundle = _bundle(message.game, lang)
    name, _, attribute = message.id.partition(".")
    entry = bundle.get_message(name)
    pattern = entry.attributes[attribute] if attribute else entry.value
    if pattern is None:
        raise KeyError(message.id)
    text, faults = bundle.format_pattern(pattern, dict(message.args))
    if faults:
        raise KeyError(f"{message.id}: {faults[0]}")
    return str(text)


def has(message_id: str, game: str | None, lang: str) -> bool:
    """Whether a catalogue says a message or, with a dot, one of its attributes."""
    bundle = _bundle(game, lang)
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def say_all(ids: Iterable[str], game: str | None, lang: str) -> dict[str, str]:
    """Say several messages without parameters, by their ids."""
    return {id: say(Message(id, game=game), lang) for id in ids}
