"""The worked examples of a game as a library: looked through by rule and by word."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import overload

from tritables.core.errors import BadInput
from tritables.core.examples import Example
from tritables.core.messages import Message
from tritables.core.reading import shortened
from tritables.core.registry import game_named
from tritables.core.rules import Rule
from tritables.lessons.check import start_of
from tritables.lessons.naming import said
from tritables.lessons.shelf import Small, shelf
from tritables.scene.still import still_of
from tritables.texts import check_language, say, spoken


class Examples(Sequence[Example]):
    """The worked examples of a game, in teaching order; in a notebook they show as small boards.

    A number gives the example at that place, an id the one of that name. `about` and `search` give
    fewer of them, in the same order.

    >>> found = Examples("trictrac")
    >>> found["bar-first"].rules
    ('bar.first', 'bar.entry', 'move.hit')
    >>> [one.id for one in found.about("bar.first")]
    ['bar-first', 'tric-trac']
    >>> len(found.search("no such word"))
    0
    """

    def __init__(
        self, game: str, lang: str = "en", *, among: Iterable[Example] | None = None
    ) -> None:
        """Of those ``among`` which somebody looks, or of all; raises `BadInput`."""
        self.game = game_named(game)
        self.lang = spoken(game, check_language(lang))
        self._examples = tuple(self.game.examples if among is None else among)

    @overload
    def __getitem__(self, wanted: str | int) -> Example: ...
    @overload
    def __getitem__(self, wanted: slice) -> Examples: ...
    def __getitem__(self, wanted: str | int | slice) -> Example | Examples:
        """An example by its id or number; raises `BadInput` for an unknown id."""
        if isinstance(wanted, slice):
            return self._of(self._examples[wanted])
        if isinstance(wanted, int):
            return self._examples[wanted]
        for example in self._examples:
            if example.id == wanted:
                return example
        choices = ", ".join(example.id for example in self._examples) or "–"
        raise BadInput(Message("bad-choice", {"choices": choices}), where="example")

    def __len__(self) -> int:
        return len(self._examples)

    def about(self, rule: str) -> Examples:
        """Those that teach a rule, or one of a family: ``throw.great`` or ``throw``.

        Raises `BadInput` for a rule that the game has not.
        """
        ids = {one.id for one in self.game.rules}
        meant = {rule} & ids or {id for id in ids if id.startswith(f"{rule}.")}
        if not meant:
            raise BadInput(Message("check-rule", {"rule": shortened(rule)}), where="rule")
        return self._of(one for one in self if meant.intersection(one.rules))

    def search(self, words: str) -> Examples:
        """Those whose words, or whose rules', hold all of some words; capitals do not matter.

        >>> [one.id for one in Examples("triominos", "fr").search("HEXAGONE")][:1] != []
        True
        """
        wanted = _plain(words).split()
        return self._of(one for one in self if all(word in self._words(one) for word in wanted))

    def title(self, example: Example) -> str:
        """What an example is called; its id where it has no words."""
        return self._said(example, "title") or example.id

    def rules(self, example: Example) -> list[Rule]:
        """The rules that an example teaches."""
        return [self.game.rule(id) for id in example.rules]

    def picture(self, example: Example) -> str:
        """The board at the start of an example, as SVG."""
        title = self.title(example)
        return still_of(self.game, start_of(example), lang=self.lang, title=title).svg

    def _of(self, examples: Iterable[Example]) -> Examples:
        return Examples(self.game.name, self.lang, among=examples)

    def _said(self, example: Example, part: str) -> str:
        words = {"title": example.title, "intro": example.intro, "done": example.done}
        return said(words[part], f"example-{example.id}.{part}", self.game.name, self.lang)

    def _words(self, example: Example) -> str:
        """All that is said of an example and its rules, as it is searched."""
        game, lang = self.game.name, self.lang
        texts = [example.id, *(self._said(example, part) for part in ("title", "intro", "done"))]
        for nth in range(len(example.goals)):
            part = "task" if nth == 0 else f"task-{nth + 1}"
            own = example.task[nth] if isinstance(example.task, tuple) else example.task
            texts.append(said(own, f"example-{example.id}.{part}", game, lang))
        for rule in self.rules(example):
            texts += [rule.id, say(rule.title(game), lang), say(rule.text(game), lang)]
        return _plain(" ".join(texts))

    def _titles(self, example: Example) -> list[str]:
        return [say(rule.title(self.game.name), self.lang) for rule in self.rules(example)]

    def __repr__(self) -> str:
        width = max((len(one.id) for one in self), default=0)
        lines = [f"{one.id:{width}}  {self.title(one)}" for one in self]
        return "\n".join([f"{self.game.name}: {len(self)}", *lines])

    def _repr_html_(self) -> str:
        """The small boards."""
        small = (
            Small(self.title(one), self.picture(one), " · ".join(self._titles(one)), one.id)
            for one in self
        )
        return shelf(small, self.lang)


def _plain(text: str) -> str:
    """Words as they are compared: no capitals, no accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
