"""Texts of lessons and choices, in a language."""

from __future__ import annotations

from tritables.core.examples import Words
from tritables.core.messages import Message
from tritables.lessons.outcomes import Choice
from tritables.texts import has, say


def in_language(words: Words, lang: str) -> str:
    """Return a text in a language; else in English, else in the first language that it has.

    >>> in_language({"en": "Try!", "nl": "Probeer!"}, "fr")
    'Try!'
    """
    if isinstance(words, str):
        return words
    return words.get(lang) or words.get("en") or next(iter(words.values()), "")


def said(words: Words | None, id: str, game: str, lang: str) -> str:
    """Return texts in a language, or the catalogue's message where they are None; empty without
    either.

    >>> said(None, "chapter-points", "tricom", "nl")
    'Punten'
    """
    if words is not None:
        return in_language(words, lang)
    return say(Message(id, game=game), lang) if has(id, game, lang) else ""


def label_of(choice: Choice, game: str, lang: str) -> str:
    """Return the label of a choice.

    >>> label_of(Choice("1", {"en": "The lower die", "nl": "De lage steen"}), "trictrac", "nl")
    'De lage steen'
    """
    label = choice.label
    text = say(label, lang) if isinstance(label, Message) else in_language(label, lang)
    return text if choice.within is None else say(Message(choice.within, {"title": text}), lang)
