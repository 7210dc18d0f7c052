"""A series of exercises on some rules, searched in small increments."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from tritables.core.chance import whole_seed
from tritables.core.errors import BadInput
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.lessons.exercise_forms import Exercised, said_in, step_of
from tritables.lessons.exercise_plan import Planned, Way, way_for
from tritables.lessons.exercise_search import (
    LEVELS,
    Exercise,
    ExerciseSearch,
    SearchSteps,
    question_key,
)
from tritables.lessons.practice_data import misconception_named, rule_at, rules_of
from tritables.lessons.taught import Taught

MOST_ASKED: Final = 5_000
"""Exercises of a series that are remembered, so that none comes twice."""


MOST_WAITS: Final = 2
"""Exercises for which an aim waits: a worked example, and the question that follows it."""


@dataclass(frozen=True, slots=True)
class Noted:
    """The result of an exercise: its rule, and whether it was answered right."""

    rule: str
    right: bool


class Series:
    """Exercises on some rules, each searched while the user thinks about the one before.

    ``game``   the game's name
    ``rules``  ids of rules that come by turns; by default all that can be practised
    ``seed``   a whole number
    ``level``  the difficulty, 1 to 3; by default it rises with right answers on a rule, and falls
    ``known``  the rules that were taught beside these: nothing is asked or shown that needs others;
               None for all
    ``plan``   which of the rules come first, in this order, and in which way each is asked

    What comes follows from the seed and the answers before the last one, so that it does not depend
    on how long the user thinks; after a wrong one it is looked for anew, and is never harder.
    Raises `BadInput`.

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
        plan: Iterable[Planned] = (),
    ) -> None:
        self.game = game_named(game).name
        self.rules = rules_of(game, rules)
        self.seed = whole_seed(seed)
        self.level = None if level is None else Reader(level, BadInput, "level").whole(*_RANGE)
        self.known = None if known is None else tuple(dict.fromkeys((*self.rules, *known)))
        self._taught = None if self.known is None else Taught(self.game, self.known)
        self.answers: list[Noted] = []
        self.given: dict[str, None] = {}
        """Keys of the questions that were asked, in order."""
        self.last: Exercised | None = None
        """The exercise that was taken last: neither its position nor its question comes again at
        once.
        """
        self.aim: str | None = None
        """The misconception that the next exercise discriminates from the rules."""
        self.is_ended = False
        """True if nothing is left to ask."""
        self.plan = self._own(plan)
        self.way: Way | None = None
        """The way in which the exercise that was taken last is asked; None without a plan."""
        self._asked = 0
        self._heard = 0
        """The number of answers before the exercise that was taken last."""
        self._hardest = LEVELS[-1]
        """The level that the next exercise has at most."""
        self._taken_at = LEVELS[-1]
        """The level of the exercise that was taken last."""
        self._waits = 0
        """The number of exercises for which the aim has waited."""
        self._ready: Exercise | None = None
        self._search: SearchSteps | None = None
        self._rules_left: list[str] = []

    @property
    def asked(self) -> int:
        """The number of exercises that were taken."""
        return self._asked

    @property
    def is_ready(self) -> bool:
        """True if the next exercise has been found, or none is left."""
        return self._ready is not None or self.is_ended

    def look(self, positions: int = 1) -> bool:
        """Search a number of positions for the next exercise; returns `is_ready`.

        >>> series = Series("trictrac", ["bar.first"])
        >>> while not series.look(4):
        ...     pass
        >>> series.is_ready
        True
        """
        for _ in range(positions):
            if self.is_ready:
                break
            if self._search is None:
                self._begin()
            try:
                assert self._search is not None
                next(self._search)
            except StopIteration as ended:
                self._search, self._ready = None, ended.value
                self.is_ended = self._ready is None and not self._rules_left
        return self.is_ready

    def take(self) -> Exercised | None:
        """Return the next exercise as a step, after searching to the end; None where nothing is
        left to ask.
        """
        while not self.look():
            pass
        found = self._ready
        if found is None:
            return None
        at, aim = self._asked, self._aimed
        self._asked, self._ready = at + 1, None
        self._heard, self._taken_at, self._hardest = len(self.answers), found.level, LEVELS[-1]
        self._waits = self._waits + 1 if aim is None and self.aim is not None else 0
        self.aim = None if aim is not None else self.aim
        self._rules_left = []
        self.given[question_key(found.question)] = None
        while len(self.given) > MOST_ASKED:
            del self.given[next(iter(self.given))]
        chance = self._random(at, found.rule)
        # What tells a misconception from the rules is asked, and nothing of it given away.
        self.way = way_for(self.plan, found.rule) if aim is None else None
        self.plan = tuple(one for one in self.plan if one.rule != found.rule)
        self.last = step_of(found, str(at + 1), chance, aim=aim, taught=self._taught, way=self.way)
        return self.last

    def note(self, rule: str, right: bool) -> None:
        """Note the result of the exercise that was taken last.

        >>> series = Series("trictrac", ["bar.first"], seed=1)
        >>> _ = series.take(), series.note("bar.first", True), series.take()
        >>> series.level_of("bar.first")
        2
        >>> series.note("bar.first", False)
        >>> series.level_of("bar.first")
        1
        """
        self.answers.append(Noted(rule, right))
        if not right:
            self._hardest = self._taken_at
            self._restart_search()

    def wish(self, level: int | None) -> None:
        """Set the level from the next exercise on; None lets it follow the answers."""
        read = None if level is None else Reader(level, BadInput, "level").whole(*_RANGE)
        if read != self.level:
            self.level = read
            self._restart_search()

    def follow(self, plan: Iterable[Planned]) -> None:
        """Set what comes from the next exercise on; rules that are not of the series are left out.

        >>> series = Series("trictrac", ["bar.first", "throw.normal"], seed=1)
        >>> series.follow([Planned("throw.normal", "shown")])
        >>> series.take().rules, series.way
        (('throw.normal',), 'shown')
        """
        own = self._own(plan)
        if own[:1] != self.plan[:1]:
            self._restart_search()
        self.plan = own

    def _own(self, plan: Iterable[Planned]) -> tuple[Planned, ...]:
        return tuple(one for one in plan if one.rule in self.rules)

    def aim_at(self, misconception: str) -> None:
        """Have the next exercise discriminate a misconception from the rules; raises `BadInput`."""
        self.aim = misconception_named(self.game, misconception).id
        self._restart_search()

    def go_on_from(
        self,
        asked: int,
        given: Iterable[str],
        answers: Iterable[Noted],
        last: Exercised | None = None,
        *,
        over: bool = False,
    ) -> None:
        """Continue another series of the same kind, after the exercise that came last.

        That is ``over`` if the last answer is to it.
        """
        self.last = last
        self._asked, self.given, self.answers = asked, dict.fromkeys(given), list(answers)
        level = LEVELS[-1] if last is None else last.level
        self._heard, self._taken_at = len(self.answers) - int(over), level
        fell = over and self.answers and not self.answers[-1].right
        self._hardest = level if fell else LEVELS[-1]
        self._restart_search()

    def level_of(self, rule: str) -> int:
        """Return the level of the next exercise on a rule, by the answers before the last one and
        by that if it was wrong.
        """
        if self.level is not None:
            return self.level
        level = LEVELS[0]
        late = [one for one in self.answers[self._heard :] if not one.right]
        for one in (*self.answers[: self._heard], *late):
            if one.rule == rule:
                level = min(LEVELS[-1], max(LEVELS[0], level + (1 if one.right else -1)))
        return min(level, self._hardest)

    @property
    def _aimed(self) -> str | None:
        """The aim of the next exercise; an example and the question after it go before it, once."""
        shows = self.way == "shown" or (self.plan[:1] and self.plan[0].way == "shown")
        return None if shows and self._waits < MOST_WAITS else self.aim

    def _restart_search(self) -> None:
        self._ready = self._search = None
        self._rules_left, self.is_ended = [], False

    def _begin(self) -> None:
        """Begin a search for the next exercise, on the next rule with any left."""
        at = self._asked
        if not self._rules_left:
            first = rule_at(self.game, self.rules, self.seed, at)
            planned = [one.rule for one in self.plan]
            left = [*planned, first, *self.rules]
            if self._aimed is not None:
                left.insert(0, misconception_named(self.game, self._aimed).rule)
            self._rules_left = list(dict.fromkeys(left))
        rule = self._rules_left.pop(0)
        level = self.level_of(rule)
        chance = self._random(at, f"{rule}:{level}")
        last = None if self.last is None else (self.last.start, said_in(self.last))
        search = ExerciseSearch(self.game, rule, chance, self.given.keys(), self._taught, last)
        hardest = LEVELS[-1] if self.level is not None else self._hardest
        self._search = search.steps(level, self._aimed, hardest)

    def _random(self, at: int, about: str) -> Random:
        return Random(f"{self.game}:{self.seed}:{at}:{about}")


_RANGE: Final = (LEVELS[0], LEVELS[-1])
