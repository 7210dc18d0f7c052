"""Annotated rounds: rounds of opponents, with comments in every language where they turn.

A game has them in its folder ``rounds``, one text each (``docs/notation.md``). In place of a title,
a name or a comment such a text has a key, an attribute of the message ``round-<id>`` in the game's
catalogue, whose own value is the summary. So all languages share the moves, and the comments follow
the language of the board.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.replay.history import Node
from tritables.replay.notes import LONGEST_COMMENT, LONGEST_NAME, Notes, normalised, one_line
from tritables.replay.study import LONGEST_HEADER, Study
from tritables.replay.text_reading import from_text
from tritables.texts import LANGUAGES, say

FOLDER: Final = "rounds"
"""The folder of a game's rounds; files are numbered in their order, as ``1-comeback.txt``."""


@dataclass(slots=True)
class CatalogueTexts:
    """The texts of a study that come from a catalogue; they follow the language until a user edits
    them.

    ``keys`` are the notes at nodes with a key in place of each text.
    """

    game: str
    round: str
    keys: dict[Node, Notes] = field(default_factory=dict)

    def say(self, key: str, lang: str) -> str:
        """Return the text of a key in a language; raises KeyError for an unknown one."""
        return say(Message(f"round-{self.round}.{key}", game=self.game), lang)

    def translate(self, study: Study, lang: str) -> None:
        """Translate the texts of a study that no user has edited."""
        if study.title in self._in_all_languages("title", LONGEST_HEADER):
            study.say("Title", self.say("title", lang))
        for node, keys in self.keys.items():
            notes = study.notes(node)
            if notes.comment in self._in_all_languages(keys.comment):
                study.write(node, comment=self.say(keys.comment, lang))
            if notes.name in self._in_all_languages(keys.name, LONGEST_NAME):
                study.write(node, name=self.say(keys.name, lang))

    def _in_all_languages(self, key: str, longest: int = 0) -> set[str]:
        """The normalised text of a key in every language, and the key itself."""
        if not key:
            return set()
        said = [self.say(key, lang) for lang in LANGUAGES]
        if longest:
            return {key, *(one_line(text, longest, "name") for text in said)}
        return {key, *(normalised(text, LONGEST_COMMENT, "comment") for text in said)}


@dataclass(frozen=True, slots=True)
class AnnotatedRound:
    """An annotated round; ``text`` has its moves, with keys in place of texts.

    >>> round = annotated_rounds("trictrac")[0]
    >>> round.id, round.title("nl")
    ('comeback', 'De inhaalrace')
    >>> round.study("en").record.result.winners
    (0,)
    """

    game: str
    id: str
    text: str

    def title(self, lang: str) -> str:
        """Return its title."""
        return say(Message(f"round-{self.id}.title", game=self.game), lang)

    def about(self, lang: str) -> str:
        """Return its summary, in a sentence."""
        return say(Message(f"round-{self.id}", game=self.game), lang)

    def study(self, lang: str) -> Study:
        """Return it as a study in a language."""
        return self.open(lang)[0]

    def open(self, lang: str) -> tuple[Study, CatalogueTexts]:
        """Return it as a study in a language, with which of its texts come from the catalogue."""
        study = from_text(self.text)
        sayings = CatalogueTexts(self.game, self.id, dict(study.noted))
        sayings.translate(study, lang)
        return study, sayings

    def first_fork(self) -> Node:
        """Return the node of the first fork, which its thumbnail shows; the last node where there
        is none.
        """
        main = from_text(self.text).main
        return next((node for node in main if len(node.children) > 1), main[-1])


@cache
def annotated_rounds(game: str) -> tuple[AnnotatedRound, ...]:
    """Return the annotated rounds of a game in order; empty where it has none.

    Raises `BadInput` for an unknown game.

    >>> [len(annotated_rounds(name)) for name in ("trictrac", "tricap")]
    [3, 3]
    """
    house = game_named(game)
    folder = files(house.folder).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = sorted(
        (file.name, file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".txt")
    )
    return tuple(
        AnnotatedRound(house.name, name.removesuffix(".txt").partition("-")[2], text)
        for name, text in found
    )
