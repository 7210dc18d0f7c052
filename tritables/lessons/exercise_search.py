"""Search for exercises: positions in which one rule decides."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import Any, Final

from tritables.core.chance import whole_seed
from tritables.core.drills import Drill
from tritables.core.errors import BadInput
from tritables.core.messages import Message, not_one_of
from tritables.core.questions import ASKS, Answer, Asks, Misconception, Question, forgotten
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, Seat, State
from tritables.lessons.exercise_plan import LEVELS
from tritables.lessons.position_sampler import sample
from tritables.lessons.practice_data import drill_of, misconceptions_of, practisable
from tritables.lessons.slices import at_once
from tritables.lessons.taught import Taught

MOST_TRIED: Final = 3_000
"""Positions that are searched for one exercise; where none is found, the series ends."""

MOST_MORE: Final = 40
"""Further positions that are searched for the requested level, once one of another level is
found.
"""

FEW_MORE: Final = 16
"""Further positions that are searched for another question than was just asked."""

_LEAST: Final = (2, 5)
"""The numbers of tempting wrong answers that make the second and the third level."""

AGAIN: Final = 4
"""The distance of a position that was just asked about from any other, in levels."""

SAME: Final = 0.25
"""The distance of a question that was just asked, of another position, from any other."""

HARDER: Final = 8
"""The distance of a position that is too hard from any other, in levels."""

CONTRAST_SHARE: Final = 0.35
"""The fraction of exercises that ask about a move with the other answer, so that *no* is not always
right.
"""


@dataclass(frozen=True, slots=True)
class Pitfall:
    """A question in which a rule decides, with the wrong answer of somebody who gets the rule
    wrong.

    ``held`` is the id of their misconception; empty where they do not know the rule.
    """

    question: Question[Any]
    wrong: Answer
    held: str = ""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position in which a rule decides, and a question about it.

    ``rule``      the rule's id
    ``question``  one of the pitfalls' questions or, now and then, one about another move, which is
                  legal
    ``pitfalls``  all questions about the position in which the rule decides
    ``tried``     the number of positions that were searched
    ``open``      True if the answer needs all hands to be visible
    """

    rule: str
    question: Question[Any]
    pitfalls: tuple[Pitfall, ...]
    tried: int
    open: bool = False

    def asking(self, question: Question[Any]) -> Exercise:
        """Return the exercise with another question about its position."""
        return replace(self, question=question)

    @property
    def state(self) -> State:
        """The position."""
        state: State = self.question.state
        return state

    @property
    def seat(self) -> Seat:
        """The seat whose view is shown."""
        return self.state.on_turn or 0

    @property
    def key(self) -> str:
        """The key by which it is not asked again."""
        return question_key(self.question)

    @property
    def level(self) -> int:
        """The difficulty, from 1 to 3, by the number of tempting wrong answers."""
        return 1 + sum(len(self.pitfalls) >= least for least in _LEAST)


SearchSteps = Generator[int, None, Exercise | None]
"""A search that yields between positions, so that it can be suspended, and returns an exercise.

What it yields is how many positions its last slice counts for: of rules each is one.
"""


def practice(
    game: str, rule: str, *, seed: int = 0, level: int | None = None
) -> Iterator[Exercise]:
    """Yield positions of a game in which a rule decides, the same ones for a seed.

    ``game``   the game's name
    ``rule``   the rule's id
    ``seed``   a whole number
    ``level``  the preferred difficulty, 1 to 3; None for any

    Either a tempting move is refused by the rule, or what a move brings depends on it. None comes
    twice; the series ends where a rule has no more positions. Raises `BadInput` for a rule that
    cannot be practised, and for an unknown name, seed or level.

    >>> exercise = next(practice("trictrac", "throw.look-ahead", seed=1))
    >>> {pitfall.question.verdict.rule for pitfall in exercise.pitfalls}
    {'throw.look-ahead'}
    """
    choices = practisable(game)
    if rule not in choices:
        raise BadInput(not_one_of(rule, choices), where="rule")
    if level is not None and level not in LEVELS:
        raise BadInput(
            Message("bad-choice", {"choices": ", ".join(map(str, LEVELS))}), where="level"
        )
    return _series(game, rule, Random(f"{game}:{rule}:{whole_seed(seed)}"), level)


def _series(game: str, rule: str, rng: Random, level: int | None) -> Iterator[Exercise]:
    given: set[str] = set()
    while (found := at_once(ExerciseSearch(game, rule, rng, given).steps(level))) is not None:
        given.add(question_key(found.question))
        yield found


class ExerciseSearch:
    """A search for one exercise on a rule, other than those whose keys are in ``given``.

    Where something is ``taught``, nothing is asked or shown that needs other rules. ``last`` is the
    position that was asked about before it, with what was asked of which move: each comes again
    only where there is no other.

    >>> search = ExerciseSearch("trictrac", "bar.first", Random(1), set())
    >>> at_once(search.steps(None)).rule
    'bar.first'
    """

    def __init__(
        self,
        game: str,
        rule: str,
        rng: Random,
        given: Set[str],
        taught: Taught | None = None,
        last: tuple[State, Said | None] | None = None,
    ) -> None:
        self.game = game_named(game)
        self.rule = rule
        self.rng = rng
        self.drill = drill_of(game)
        self.held = [one for one in misconceptions_of(game) if one.rule == rule]
        self.misconceptions = tuple(one.id for one in self.held) or ("",)
        self.given = given
        self.taught = taught
        self.last = None if last is None else last[0]
        self.said = None if last is None else last[1]

    def steps(
        self, level: int | None, aim: str | None = None, hardest: int = LEVELS[-1]
    ) -> SearchSteps:
        """Search for the first exercise of a level or, if none comes soon, of the nearest one; one
        that is harder than ``hardest`` comes only where there is no other.

        It prefers one of the rule's misconceptions, chosen at random so that rare ones get their
        turn. With an ``aim``, the id of a misconception, only questions that its holder gets wrong
        will do. It yields after each position; its result is an exercise, or None.
        """
        named = aim is not None
        aim = self.rng.choice(self.misconceptions) if aim is None else aim
        start = self.drill.starts.get(self.rule)
        best: Exercise | None = None
        least = 0.0
        tried, most = 0, MOST_TRIED
        while tried < most:
            for state in sample(self.game, self.rng, start, self.taught):
                yield 1
                if state is None:
                    continue
                tried += 1
                found = self.exercise(state, tried, aim, named=named)
                if found is not None:
                    off = _distance(found, level, aim) + AGAIN * (state == self.last)
                    off += HARDER * (found.level > hardest)
                    off += SAME * (said_of(found.question) == self.said)
                    if best is None:
                        most = min(most, tried + MOST_MORE)
                    if best is None or off < least:
                        best, least = found, off
                        if off <= SAME:
                            most = min(most, tried + FEW_MORE)
                    if not off:
                        return found
                    break
                if tried >= most:
                    break
            else:
                tried += 1  # a walk that came to nothing has cost time too
        return best

    def exercise(
        self, state: State, tried: int, aim: str, *, named: bool = False
    ) -> Exercise | None:
        """Return an exercise in a position, unless the rule does not decide here or all was
        asked.
        """
        pitfalls = tuple(pitfalls_in(state, self.rule, self.drill, self.held, self.rng))
        new: dict[Said, bool] = {}  # several wrong answers may be to one question
        for one in pitfalls:
            if said_of(one.question) not in new:
                new[said_of(one.question)] = self.is_new(one.question)
        fresh = [one for one in pitfalls if new[said_of(one.question)]]
        aimed = [one for one in fresh if one.held == aim]
        if not (aimed if named else fresh):
            return None
        question = self._picked(aimed, [] if named else fresh)
        if question is None:
            return None
        if not named and question.asks == "may" and self.rng.random() < CONTRAST_SHARE:
            question = self.contrasting(question)
        return Exercise(self.rule, question, pitfalls, tried, self.rule in self.drill.open)

    def _picked(self, aimed: list[Pitfall], fresh: list[Pitfall]) -> Question[Any] | None:
        """Pick a question, of those that are aimed at if there are any, within what was taught."""
        while pool := aimed or fresh:
            found = self.rng.choice(pool)
            if self.taught is None or self.taught.plays_out(found.question):
                return found.question
            aimed = [one for one in aimed if one is not found]
            fresh = [one for one in fresh if one is not found]
        return None

    def contrasting(self, question: Question[Any]) -> Question[Any]:
        """Return a question about the same position with the other answer, if there is one."""
        state = question.state
        if state.to_act == CHANCE:
            return question
        if question.truth:
            tried = self.drill.tempting(state)
            near = [move for move in tried if state.judge(move).rule is not None]
        else:
            near = list(question.verdict.nearest or state.legal_moves()[:3])
        if not near:
            return question
        other = Question(state, "may", self.rng.choice(near))
        if self.taught is not None and not self.taught.plays_out(other):
            return question
        return other if self.is_new(other) else question

    def is_new(self, question: Question[Any]) -> bool:
        """Return True if a question was not asked yet, and needs nothing that was not taught."""
        if self.taught is not None and not self.taught.puts(question):
            return False
        return not self.given or question_key(question) not in self.given


def _distance(exercise: Exercise, level: int | None, aim: str) -> float:
    """The distance of an exercise from the request: first the level, then the misconception."""
    levels = 0 if level is None else abs(exercise.level - level)
    return levels + (0.0 if any(one.held == aim for one in exercise.pitfalls) else 0.5)


Said = tuple[Asks, Move | None]
"""The question and its move, in whatever position."""


def said_of(question: Question[Any]) -> Said:
    """Return what a question asks of which move."""
    return question.asks, question.move


def question_key(question: Question[Any]) -> str:
    """Return the key of a question: a hash by which it is not asked again.

    >>> from tritables import new
    >>> len(question_key(Question(new("trictrac"), "who", "start 5-3")))
    16
    """
    asked = [question.state.position(), question.asks, question.move]
    return sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()[:16]


def pitfalls_in(
    state: State, rule: str, drill: Drill[Any], held: Sequence[Misconception], rng: Random
) -> Iterator[Pitfall]:
    """Yield every question about a position in which a rule decides, with its wrong answers.

    A rule decides if somebody who does not know it, or has one of the misconceptions ``held``,
    answers otherwise.
    """
    for question in questions(state, drill, _asked(held), rng):
        wrong: dict[Answer, str] = {}
        forgot = forgotten(rule, question)
        if forgot is not None:
            wrong[forgot] = ""
        for one in held:
            if one.shows(question):
                wrong[one.answer(question)] = one.id
        if wrong and drill.fair(question):
            yield from (Pitfall(question, answer, id) for answer, id in wrong.items())


def _asked(held: Sequence[Misconception]) -> frozenset[Asks]:
    """The kinds of questions: legality, points, and those of the misconceptions."""
    return frozenset(("may", "points", *(asks for one in held for asks in one.asks)))


def questions(
    state: State, drill: Drill[Any], asked: frozenset[Asks], rng: Random
) -> Iterator[Question[Any]]:
    """Yield the questions of some kinds about a position."""
    if state.to_act is None:
        return
    legal = (state.draw(rng),) if state.to_act == CHANCE else tuple(state.legal_moves())
    if "may" in asked:
        tried = drill.tempting(state)
        for move in dict.fromkeys((*tried, *legal) if state.to_act != CHANCE else tried):
            yield Question(state, "may", move)
        clock = game_named(state.game).timeout
        if clock is not None and state.judge(clock).ok:
            legal = (*legal, clock)
    later = [asks for asks in ASKS if asks in asked and asks != "may"]
    for move in legal:
        base = Question[Any](state, "points", move)
        for asks in later:
            yield base.also(asks)
    begins = Question[Any](state, "who")
    if "who" in asked and state.on_turn is not None and drill.evidence(begins) is not None:
        yield begins
