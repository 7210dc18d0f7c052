"""A series of exercises on some rules or principles of play, searched in small increments."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from tritables.core.chance import whole_seed
from tritables.core.errors import BadInput
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.lessons.best_search import BoardFound, BoardSearch
from tritables.lessons.best_steps import Best
from tritables.lessons.exercise_forms import Exercised, said_in, step_of, subject_of
from tritables.lessons.exercise_moves import AskMove
from tritables.lessons.exercise_places import AskPlace
from tritables.lessons.exercise_plan import LEVELS, Planned, Way, way_for
from tritables.lessons.exercise_rules import AskRule
from tritables.lessons.exercise_search import Exercise, ExerciseSearch
from tritables.lessons.exercise_steps import Ask, AskBoth
from tritables.lessons.practice_data import (
    misconception_named,
    principles_of,
    rule_at,
    rules_of,
)
from tritables.lessons.prepared_boards import prepared
from tritables.lessons.taught import Taught

Like = tuple[str, str, str, str]
"""The signs by which two exercises are alike: a rule, a form, what it asks, and the answer."""

Found = Exercise | BoardFound
"""The result of a search: a position in which a rule decides, or a board on a principle of play."""

MOST_ASKED: Final = 5_000
"""Exercises of a series that are remembered, so that none comes twice."""


MOST_EXAMPLES: Final = 2
"""Worked examples of a set at most: each comes before a question on its own rule."""

MOST_BESIDE: Final = 2
"""Questions of a set at most that are not about the rules of the chapter that was just learnt."""

MOST_ALIKE: Final = 4
"""Exercises that are looked for again because the set has one like them, at most."""

FORMS_TRIED: Final = 6
"""Forms of an exercise that are made at most to find one that the set has not."""

MOST_WAITS: Final = 2
"""Exercises for which an aim waits: a worked example, and the question that follows it."""


@dataclass(frozen=True, slots=True)
class Noted:
    """The result of an exercise: its rule, and whether it was answered right."""

    rule: str
    right: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """An exercise of the current set: its rule, what makes another one like it, if it was shown."""

    rule: str
    like: Like
    shown: bool = False


class Series:
    """Exercises on some rules or principles of play, each searched while the user thinks about the
    one before.

    ``game``   the game's name
    ``rules``  ids of rules and principles that come by turns; by default all rules that can be
               practised
    ``seed``   a whole number
    ``level``  the difficulty, 1 to 3; by default it rises with right answers on a rule, and falls
    ``known``  the rules that were taught beside these: nothing is asked or shown that needs others;
               None for all
    ``plan``   which of the rules come first, in this order, and in which way each is asked
    ``own``    the rules that most questions of a set are about; none where all are alike

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
        own: Iterable[str] = (),
    ) -> None:
        self.game = game_named(game).name
        self.rules = rules_of(game, rules)
        self.seed = whole_seed(seed)
        self.level = None if level is None else Reader(level, BadInput, "level").whole(*_RANGE)
        self.principles = frozenset(principles_of(self.game)).intersection(self.rules)
        """Those of them that are principles of play: nothing is given away of these."""
        own_rules = [rule for rule in self.rules if rule not in self.principles]
        is_free = known is None or not own_rules
        self.known = None if is_free else tuple(dict.fromkeys((*own_rules, *(known or ()))))
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
        self.plan = self._of_series(plan)
        self.own = tuple(rule for rule in own if rule in self.rules)
        self.shows = True
        """True if worked examples are shown where the plan says so."""
        self.dealt: list[Dealt] = []
        """The exercises of the current set."""
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
        self._ready: Found | None = None
        self._search: Generator[int, None, Found | None] | None = None
        self._boards: BoardSearch | None = None
        """The search for a board on a principle, while that is the one."""
        self._sought: str | None = None
        """The rule or principle that the next exercise is looked for on."""
        self._rules_left: list[str] = []
        self._spare: Found | None = None
        """An exercise like one of the set, for where no other is found."""
        self._alike = 0
        """The number of exercises that were found and are like one of the set."""

    @property
    def asked(self) -> int:
        """The number of exercises that were taken."""
        return self._asked

    @property
    def is_ready(self) -> bool:
        """True if the next exercise has been found, or none is left."""
        return self._ready is not None or self.is_ended

    @property
    def looked(self) -> int | None:
        """The number of positions that were looked at for a board on a principle; None where none
        is looked for.
        """
        return None if self._search is None or self._boards is None else self._boards.tried

    def look(self, positions: int = 1) -> bool:
        """Search a number of positions for the next exercise; returns `is_ready`.

        >>> series = Series("trictrac", ["bar.first"])
        >>> while not series.look(4):
        ...     pass
        >>> series.is_ready
        True
        """
        while positions > 0 and not self.is_ready:
            if self._search is None:
                self._begin()
            try:
                assert self._search is not None
                positions -= next(self._search)
            except StopIteration as ended:
                positions -= 1
                self._search, self._ready = None, self._unlike(ended.value)
                if self._ready is None and not self._rules_left:
                    self._ready, self.is_ended = self._spare, self._spare is None
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
        self._asked, self._ready, self._sought = at + 1, None, None
        self._heard, self._taken_at, self._hardest = len(self.answers), found.level, LEVELS[-1]
        self._waits = self._waits + 1 if aim is None and self.aim is not None else 0
        self.aim = None if aim is not None else self.aim
        self._rules_left, self._spare, self._alike = [], None, 0
        self.given[found.key] = None
        while len(self.given) > MOST_ASKED:
            del self.given[next(iter(self.given))]
        # What tells a misconception from the rules is asked, and nothing of it given away.
        self.way = self._way_of(found.rule) if aim is None else None
        self.plan = tuple(one for one in self.plan if one.rule != found.rule)
        self.last = self._step_of(found, str(at + 1), aim)
        self.deal(self.last, shown=self.way == "shown")
        return self.last

    def _step_of(self, found: Found, id: str, aim: str | None) -> Exercised:
        """Return what was found as a step, in a form that the set has not, if that can be."""
        if isinstance(found, BoardFound):
            return replace(found.step, id=id)
        had = {one.like for one in self.dealt}
        for nth in range(FORMS_TRIED):
            chance = self._random(self._asked - 1, f"{found.rule}:{nth}" if nth else found.rule)
            made = step_of(found, id, chance, aim=aim, taught=self._taught, way=self.way)
            if likeness(made) not in had:
                break
        return made

    def begin_set(self) -> None:
        """Begin a set: what the one before had may come again, and so may examples."""
        self.dealt = []

    def deal(self, step: Exercised, *, shown: bool) -> None:
        """Count an exercise as one of the current set."""
        self.dealt.append(Dealt(subject_of(step), likeness(step), shown))

    def _way_of(self, rule: str) -> Way | None:
        """Return how a rule is asked: an example comes before the first question on it in a set.

        After an example its rule is in sight. A principle is never named: where it misleads, its
        name would lead astray.
        """
        if rule in self.principles:
            return "alone"
        if self._tried_next == rule:
            return "helped"
        way = way_for(self.plan, rule)
        return way if way != "shown" or self._may_show(rule) else "helped"

    def _may_show(self, rule: str) -> bool:
        shown = sum(one.shown for one in self.dealt)
        return self.shows and shown < MOST_EXAMPLES and all(one.rule != rule for one in self.dealt)

    @property
    def _tried_next(self) -> str | None:
        """The rule of which an example was just shown: the next question is about it."""
        return self.dealt[-1].rule if self.dealt and self.dealt[-1].shown else None

    @property
    def _must_be_own(self) -> bool:
        beside = sum(not (one.shown or one.rule in self.own) for one in self.dealt)
        return bool(self.own) and beside >= MOST_BESIDE

    def _unlike(self, found: Found | None) -> Found | None:
        """Return what was found, unless it is like one of the set: then it is looked for again."""
        if not isinstance(found, Exercise) or self._aimed is not None:
            return found
        if self._alike >= MOST_ALIKE:
            return found
        question = found.question
        like = _like(found.rule, "ask", question.asks, question.truth)
        if like not in {one.like for one in self.dealt}:
            return found
        self._alike += 1
        self._spare = self._spare or found
        # Every second time another rule has its turn, if one may.
        other = next(iter(self._rules_left), None)
        may = other is not None and (other in self.own or not self._must_be_own)
        if self._alike % 2 or found.rule == self._tried_next or not may:
            self._rules_left.insert(0, found.rule)
        return self._spare if self._alike == MOST_ALIKE else None

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
        found = self._of_series(plan)
        if found[:1] != self.plan[:1] and not self._is_sought(found):
            self._restart_search()
        self.plan = found

    def _is_sought(self, plan: Sequence[Planned]) -> bool:
        """Say whether a board on the principle that comes first is looked for already, which may
        take a while.
        """
        first = plan[0].rule if plan else None
        return first in self.principles and first == self._sought

    def _of_series(self, plan: Iterable[Planned]) -> tuple[Planned, ...]:
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
        planned = self.plan[:1]
        shows = self._tried_next is not None or any(
            one.way == "shown" and self._may_show(one.rule) for one in planned
        )
        return None if shows and self._waits < MOST_WAITS else self.aim

    def _restart_search(self) -> None:
        self._ready = self._search = self._spare = self._sought = None
        self._rules_left, self.is_ended, self._alike = [], False, 0

    def _begin(self) -> None:
        """Begin a search for the next exercise, on the next rule with any left."""
        at = self._asked
        if not self._rules_left:
            self._spare, self._alike = None, 0
            first = rule_at(self.game, self.rules, self.seed, at)
            planned = [one.rule for one in self.plan]
            left = [*planned, first, *self.rules]
            if self._must_be_own:
                left.sort(key=lambda rule: rule not in self.own)
            if self._tried_next is not None:
                left.insert(0, self._tried_next)
            if self._aimed is not None:
                left.insert(0, misconception_named(self.game, self._aimed).rule)
            self._rules_left = list(dict.fromkeys(left))
        rule = self._sought = self._rules_left.pop(0)
        level = self.level_of(rule)
        again = f":{self._alike}" if self._alike else ""
        chance = self._random(at, f"{rule}:{level}{again}")
        # Whoever begins with a rule does not meet what is hardest of it.
        hardest = LEVELS[-1] if self.level is not None else min(self._hardest, level + 1)
        self._boards = None
        if rule in self.principles:
            # Every second one was found beforehand: it comes at once, and while one thinks about it
            # nobody waits for the next. Of several principles all are: there are enough, and a
            # board on the one that is due comes sooner than one is found.
            ready = prepared(self.game, rule) if not at % 2 or len(self.principles) > 1 else ()
            self._boards = BoardSearch(self.game, rule, chance, self.given.keys(), boards=ready)
            self._search = self._boards.steps(level, hardest)
            return
        last = None if self.last is None else (self.last.start, said_in(self.last))
        search = ExerciseSearch(self.game, rule, chance, self.given.keys(), self._taught, last)
        self._search = search.steps(level, self._aimed, hardest)

    def _random(self, at: int, about: str) -> Random:
        return Random(f"{self.game}:{self.seed}:{at}:{about}")


def likeness(step: Exercised) -> Like:
    """Return what makes two exercises alike: the same form on the same rule, with the same answer.

    >>> series = Series("trictrac", ["bar.first"], seed=1)
    >>> likeness(series.take())[0]
    'bar.first'
    """
    asks: object = None
    truth: object = None
    if isinstance(step, Ask | AskPlace | AskRule):
        asks, truth = step.question.asks, step.question.truth
    elif isinstance(step, AskMove):
        asks, truth = step.asks_what, step.wanted
    elif isinstance(step, AskBoth):
        truth = [step.among[nth] for nth in step.right()]
    elif isinstance(step, Best):
        truth = step.start
    return _like(subject_of(step), step.kind, asks, truth)


def _like(rule: str, kind: str, asks: object, truth: object) -> Like:
    return rule, kind, str(asks), repr(truth)


_RANGE: Final = (LEVELS[0], LEVELS[-1])
