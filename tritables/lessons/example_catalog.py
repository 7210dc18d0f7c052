"""The catalogue of a game's worked examples, searchable by rule and by word."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from tritables.core.errors import BadInput
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.core.reading import shortened
from tritables.core.registry import game_named
from tritables.core.rules import Rule
from tritables.lessons.catalog import Catalog
from tritables.lessons.example_checks import start_of
from tritables.lessons.example_words import example_words
from tritables.scene.still import still_of
from tritables.texts import say


class Examples(Catalog[Example]):
    """The worked examples of a game in teaching order, a sequence with thumbnails in a notebook.

    An index gives the example at that position, an id the one of that name. `about` and `search`
    return shorter catalogues, in the same order.

    >>> found = Examples("trictrac")
    >>> found["bar-first"].rules
    ('bar.first', 'bar.entry', 'move.hit')
    >>> [one.id for one in found.about("bar.first")]
    ['bar-first', 'tric-trac', 'lock-low']
    >>> len(found.search("no such word"))
    0
    """

    kind = "example"

    def __init__(
        self, game: str, lang: str = "en", *, among: Iterable[Example] | None = None
    ) -> None:
        """Make a catalogue in a language, of all examples or of those in ``among``; raises
        `BadInput`.
        """
        if among is None:
            among = game_named(game).examples
        super().__init__(game, lang, among)

    def about(self, rule: str) -> Examples:
        """Return the examples of a rule, or of a family of rules: ``throw.great`` or ``throw``.

        Raises `BadInput` for a rule that the game does not have.
        """
        ids = {one.id for one in self.game.rules}
        meant = {rule} & ids or {id for id in ids if id.startswith(f"{rule}.")}
        if not meant:
            raise BadInput(Message("check-rule", {"rule": shortened(rule)}), where="rule")
        return self._of(one for one in self if meant.intersection(one.rules))

    def search(self, words: str) -> Examples:
        """Return the examples whose texts, or whose rules' texts, contain all of some words.

        Case and accents are ignored.

        >>> [one.id for one in Examples("triominos", "fr").search("HEXAGONE")][:1] != []
        True
        """
        wanted = _plain(words).split()
        return self._of(one for one in self if all(word in self._words(one) for word in wanted))

    def title(self, example: Example) -> str:
        """Return the title of an example; its id where it has none."""
        return self._said(example, "title") or example.id

    def rules(self, example: Example) -> list[Rule]:
        """Return the rules of an example."""
        return [self.game.rule(id) for id in example.rules]

    def line(self, example: Example) -> str:
        """Return the titles of an example's rules."""
        titles = (say(rule.title(self.game.name), self.lang) for rule in self.rules(example))
        return " · ".join(titles)

    def picture(self, example: Example) -> str:
        """Return the board at the start of an example as SVG."""
        title = self.title(example)
        return still_of(self.game, start_of(example), lang=self.lang, title=title).svg

    def _of(self, examples: Iterable[Example]) -> Examples:
        return Examples(self.game.name, self.lang, among=examples)

    def _said(self, example: Example, part: str) -> str:
        return example_words(self.game, example, part, self.lang)

    def _words(self, example: Example) -> str:
        """The normalised texts of an example and its rules, to be searched."""
        game, lang = self.game.name, self.lang
        texts = [example.id, *(self._said(example, part) for part in ("title", "intro", "done"))]
        for nth in range(len(example.goals)):
            texts.append(self._said(example, "task" if nth == 0 else f"task-{nth + 1}"))
        for rule in self.rules(example):
            texts += [rule.id, say(rule.title(game), lang), say(rule.text(game), lang)]
        return _plain(" ".join(texts))


def _plain(text: str) -> str:
    """Normalise a text for comparison: no case, no accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
