"""Rounds that are told: played by the house's opponents, with our words where they turn.

A game keeps them in its folder ``rounds``, one text each (``docs/notation.md``). Where such a text
has a title, a name or a comment it has a key, and the words are those of the game's catalogue:
``round-<id>`` says what it is about, and the key is an attribute of it. So all languages tell the
same moves, and what is told follows the language of its board.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.replay.history import Node
from tritables.replay.notes import LONGEST_COMMENT, LONGEST_NAME, Notes, one_line, plain
from tritables.replay.study import LONGEST_HEADER, Study
from tritables.replay.text_reading import from_text
from tritables.texts import LANGUAGES, say

FOLDER: Final = "rounds"
"""Where a game's folder has its rounds: ``1-comeback.txt``, numbered in their order."""


@dataclass(slots=True)
class Sayings:
    """Which words of a study are a catalogue's: they follow the language until somebody edits them.

    ``keys`` has what is written at nodes, with a key in place of each text.
    """

    game: str
    round: str
    keys: dict[Node, Notes] = field(default_factory=dict)

    def say(self, key: str, lang: str) -> str:
        """What stands behind a key, in a language; raises KeyError for an unknown one."""
        return say(Message(f"round-{self.round}.{key}", game=self.game), lang)

    def speak(self, study: Study, lang: str) -> None:
        """Have a study say in a language all that nobody has written otherwise since."""
        if study.title in self._each("title", LONGEST_HEADER):
            study.say("Title", self.say("title", lang))
        for node, keys in self.keys.items():
            notes = study.notes(node)
            if notes.comment in self._each(keys.comment):
                study.write(node, comment=self.say(keys.comment, lang))
            if notes.name in self._each(keys.name, LONGEST_NAME):
                study.write(node, name=self.say(keys.name, lang))

    def _each(self, key: str, longest: int = 0) -> set[str]:
        """A text in every language, as a study keeps it; a key is what it is before it is said."""
        if not key:
            return set()
        said = [self.say(key, lang) for lang in LANGUAGES]
        if longest:
            return {key, *(one_line(text, longest, "name") for text in said)}
        return {key, *(plain(text, LONGEST_COMMENT, "comment") for text in said)}


@dataclass(frozen=True, slots=True)
class ToldRound:
    """A round of a game that is told; ``text`` has its moves, with keys in place of the words.

    >>> round = told_rounds("trictrac")[0]
    >>> round.id, round.title("nl")
    ('comeback', 'De inhaalrace')
    >>> round.study("en").record.result.winners
    (0,)
    """

    game: str
    id: str
    text: str

    def title(self, lang: str) -> str:
        """What it is called."""
        return say(Message(f"round-{self.id}.title", game=self.game), lang)

    def about(self, lang: str) -> str:
        """What it is about, in a sentence."""
        return say(Message(f"round-{self.id}", game=self.game), lang)

    def study(self, lang: str) -> Study:
        """The round with its branches, comments and marks, in a language."""
        return self.open(lang)[0]

    def open(self, lang: str) -> tuple[Study, Sayings]:
        """The same, with which of its words are the catalogue's."""
        study = from_text(self.text)
        sayings = Sayings(self.game, self.id, dict(study.noted))
        sayings.speak(study, lang)
        return study, sayings

    def turning(self) -> Node:
        """Where something else could have been played for the first time: what a picture shows."""
        main = from_text(self.text).main
        return next((node for node in main if len(node.children) > 1), main[-1])


@cache
def told_rounds(game: str) -> tuple[ToldRound, ...]:
    """The rounds of a game that are told, in their order; none where it has no such folder.

    Raises `BadInput` for an unknown game.

    >>> [len(told_rounds(name)) for name in ("trictrac", "tricap")]
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
        ToldRound(house.name, name.removesuffix(".txt").partition("-")[2], text)
        for name, text in found
    )
