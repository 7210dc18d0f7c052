"""A series of exercises on some rules: which comes next, and looking for it a little at a time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from tritables.core.chance import whole_seed
from tritables.core.errors import BadInput
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.lessons.drills import misconception_named, rule_at, rules_of
from tritables.lessons.exercises import AnyMove, Ask, step_of
from tritables.lessons.practice import LEVELS, Exercise, Looking, Search, key_of

MOST_ASKED: Final = 5_000
"""So many exercises of a series are remembered, so that none comes twice."""


@dataclass(frozen=True, slots=True)
class Noted:
    """How an exercise of a series went: the rule that was asked about, and whether it was right."""

    rule: str
    right: bool


class Series:
    """Exercises on some rules, each looked for while the one before is thought about.

    ``rules`` are asked in turns, without them all that can be practised. ``level``, 1 to 3, is
    wished for; without one it rises for each rule that is answered rightly, and falls again. Where
    ``known`` rules are given, nothing that takes others comes as long as there is anything else.
    What comes follows from the seed and the answers before the last one alone, however long anybody
    thinks. Raises `BadInput` for what there is not.

    >>> series = Series("trictrac", ["bar.first"], seed=1)
    >>> first = series.take()
    >>> series.note("bar.first", True)
    >>> first.rules, series.take() == first
    (('bar.first',), False)
    """

    def __init__(
        self,
        game: str,
        rules: Iterable[str] | None = None,
        *,
        seed: int = 0,
        level: int | None = None,
        known: Iterable[str] | None = None,
    ) -> None:
        self.game = game_named(game).name
        self.rules = rules_of(game, rules)
        self.seed = whole_seed(seed)
        self.level = None if level is None else Reader(level, BadInput, "level").whole(*_RANGE)
        self.known = None if known is None else tuple(dict.fromkeys((*self.rules, *known)))
        self.answers: list[Noted] = []
        self.given: dict[str, None] = {}
        """What was asked, by its key."""
        self.aim: str | None = None
        """The misconception that the next exercise is to tell from the rules."""
        self.is_ended = False
        """Whether nothing is left to ask."""
        self._asked = 0
        self._ready: Exercise | None = None
        self._looking: Looking | None = None
        self._left: list[str] = []

    @property
    def asked(self) -> int:
        """How many exercises were taken."""
        return self._asked

    @property
    def is_ready(self) -> bool:
        """Whether the next exercise has been found, or none is left."""
        return self._ready is not None or self.is_ended

    def look(self, positions: int = 1) -> bool:
        """Look at so many positions for the next exercise; returns whether that has come to an end.

        >>> series = Series("trictrac", ["bar.first"])
        >>> while not series.look(4):
        ...     pass
        >>> series.is_ready
        True
        """
        for _ in range(positions):
            if self.is_ready:
                break
            if self._looking is None:
                self._begin()
            try:
                assert self._looking is not None
                next(self._looking)
            except StopIteration as ended:
                self._looking, self._ready = None, ended.value
                if self._ready is None and not self._left:
                    self.is_ended, self.known = self.known is None, None
        return self.is_ready

    def take(self) -> Ask | AnyMove | None:
        """The next exercise as a step, looked for to the end; None where nothing is left to ask."""
        while not self.look():
            pass
        found = self._ready
        if found is None:
            return None
        at, said = self._asked, self.aim is not None
        self._asked, self._ready, self.aim = at + 1, None, None
        self._left = []
        self.given[key_of(found.question)] = None
        while len(self.given) > MOST_ASKED:
            del self.given[next(iter(self.given))]
        return step_of(found, str(at + 1), self._chance(at, found.rule), said=said)

    def note(self, rule: str, right: bool) -> None:
        """The exercise that was taken last was answered; it met this rule."""
        self.answers.append(Noted(rule, right))

    def wish(self, level: int | None) -> None:
        """Wish for a level from the next exercise on, or let it rise by itself."""
        read = None if level is None else Reader(level, BadInput, "level").whole(*_RANGE)
        if read != self.level:
            self.level = read
            self._forget()

    def aim_at(self, misconception: str) -> None:
        """Let the next exercise tell a misconception from the rules; raises for an unknown one."""
        self.aim = misconception_named(self.game, misconception).id
        self._forget()

    def go_on_from(self, asked: int, given: Iterable[str], answers: Iterable[Noted]) -> None:
        """Go on where another series of the same kind was."""
        self._asked, self.given, self.answers = asked, dict.fromkeys(given), list(answers)
        self._forget()

    def level_of(self, rule: str) -> int:
        """How hard the next exercise on a rule is to be, by the answers before the last one."""
        if self.level is not None:
            return self.level
        level = LEVELS[0]
        for one in self.answers[: max(0, self._asked - 1)]:
            if one.rule == rule:
                level = min(LEVELS[-1], max(LEVELS[0], level + (1 if one.right else -1)))
        return level

    def _forget(self) -> None:
        self._ready = self._looking = None
        self._left, self.is_ended = [], False

    def _begin(self) -> None:
        """Begin to look for the next exercise, on the next rule on which something is left."""
        at = self._asked
        if not self._left:
            first = rule_at(self.game, self.rules, self.seed, at)
            self._left = [first, *(rule for rule in self.rules if rule != first)]
            if self.aim is not None:
                self._left.insert(0, misconception_named(self.game, self.aim).rule)
        rule = self._left.pop(0)
        level = self.level_of(rule)
        chance, known = self._chance(at, f"{rule}:{level}"), self.known
        search = Search(
            self.game, rule, chance, self.given.keys(), None if known is None else {*known}
        )
        self._looking = search.looking(level, self.aim)

    def _chance(self, at: int, about: str) -> Random:
        return Random(f"{self.game}:{self.seed}:{at}:{about}")


_RANGE: Final = (LEVELS[0], LEVELS[-1])
