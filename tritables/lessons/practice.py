"""Practice without end: positions in which one rule decides."""

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
from tritables.core.state import CHANCE, Seat, State
from tritables.lessons.drills import drill_of, misconceptions_of, practised
from tritables.lessons.walks import walk

MOST_TRIED: Final = 3_000
"""How many positions are looked at for one exercise; where none is found, the series ends."""

MOST_MORE: Final = 120
"""How many more are looked at for one of the wanted level, once one of another level is found."""

LEVELS: Final = (1, 2, 3)
_LEAST: Final = (2, 5)
"""How many tempting wrong answers make the second and the third level."""

EVEN: Final = 0.35
"""How often a move with the other answer is asked about, so that *no* is not always right."""


@dataclass(frozen=True, slots=True)
class Pitfall:
    """A question in which a rule decides, and the wrong answer of somebody who has it wrong.

    ``held`` is the id of their misconception; an empty text stands for not knowing of the rule.
    """

    question: Question[Any]
    wrong: Answer
    held: str = ""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position in which a rule decides, and a question about it.

    ``pitfalls`` are all the questions about the position in which the rule decides; ``question``
    is one of them or, now and then, about a move beside them that is legal. ``tried`` counts the
    positions that were looked at to find it. Where ``open`` is set it takes all hands to answer.
    """

    rule: str
    question: Question[Any]
    pitfalls: tuple[Pitfall, ...]
    tried: int
    open: bool = False

    def asking(self, question: Question[Any]) -> Exercise:
        """The same exercise with another question about its position."""
        return replace(self, question=question)

    @property
    def state(self) -> State:
        """The position."""
        state: State = self.question.state
        return state

    @property
    def seat(self) -> Seat:
        """The seat from which it is looked at."""
        return self.state.on_turn or 0

    @property
    def level(self) -> int:
        """How hard it is, from 1 to 3, by how many tempting wrong answers there are."""
        return 1 + sum(len(self.pitfalls) >= least for least in _LEAST)


Looking = Generator[None, None, Exercise | None]
"""A search that may be left for a while between one position and the next."""


def practice(
    game: str, rule: str, *, seed: int = 0, level: int | None = None
) -> Iterator[Exercise]:
    """Positions of a game in which a rule decides: a series without end, the same for a seed.

    Either a move that tempts somebody fails because of the rule, or what a move brings depends on
    it. None comes twice; a rule that has only so many positions ends its series. ``level`` is
    wished for: 1 to 3, by how many tempting wrong answers there are, or None for any.

    Raises `BadInput` for a rule that can only be told, and for an unknown name, seed or level.

    >>> exercise = next(practice("trictrac", "throw.look-ahead", seed=1))
    >>> {pitfall.question.verdict.rule for pitfall in exercise.pitfalls}
    {'throw.look-ahead'}
    """
    choices = practised(game)
    if rule not in choices:
        raise BadInput(not_one_of(rule, choices), where="rule")
    if level is not None and level not in LEVELS:
        raise BadInput(
            Message("bad-choice", {"choices": ", ".join(map(str, LEVELS))}), where="level"
        )
    return _series(game, rule, Random(f"{game}:{rule}:{whole_seed(seed)}"), level)


def _series(game: str, rule: str, rng: Random, level: int | None) -> Iterator[Exercise]:
    given: set[str] = set()
    while (found := drained(Search(game, rule, rng, given).looking(level))) is not None:
        given.add(key_of(found.question))
        yield found


def drained(looking: Looking) -> Exercise | None:
    """What a search comes to, however long it takes."""
    while True:
        try:
            next(looking)
        except StopIteration as ended:
            found: Exercise | None = ended.value
            return found


class Search:
    """The search for one exercise on a rule; what is in ``given`` does not come again.

    Where ``known`` rules are given, nothing is asked that takes others to answer.

    >>> search = Search("trictrac", "bar.first", Random(1), set())
    >>> drained(search.looking(None)).rule
    'bar.first'
    """

    def __init__(
        self, game: str, rule: str, rng: Random, given: Set[str], known: Set[str] | None = None
    ) -> None:
        self.game = game_named(game)
        self.rule = rule
        self.rng = rng
        self.drill = drill_of(game)
        self.held = [one for one in misconceptions_of(game) if one.rule == rule]
        self.ways = tuple(one.id for one in self.held) or ("",)
        self.given = given
        self.known = None if known is None else {rule, *known}

    def looking(self, level: int | None, aim: str | None = None) -> Looking:
        """Look for the first exercise of a level or, if that does not come soon, the nearest to it.

        It aims at one of the ways to have the rule wrong, so that the common ones leave room. Where
        one is named nothing else will do: who has it wrong that way answers otherwise. After each
        position that was looked at it may be left for a while; what it comes to in the end is an
        exercise, or None.
        """
        named = aim is not None
        aim = self.rng.choice(self.ways) if aim is None else aim
        best: Exercise | None = None
        least = 0.0
        tried, most = 0, MOST_TRIED
        while tried < most:
            for state in walk(self.game, self.rng, self.drill.starts.get(self.rule)):
                yield
                if state is None:
                    continue
                tried += 1
                found = self.exercise(state, tried, aim, named=named)
                if found is not None:
                    off = _off(found, level, aim)
                    if best is None:
                        most = min(most, tried + MOST_MORE)
                    if best is None or off < least:
                        best, least = found, off
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
        """An exercise in this position, unless the rule does not decide here or all was asked."""
        pitfalls = tuple(pitfalls_in(state, self.rule, self.drill, self.held, self.rng))
        fresh = [one for one in pitfalls if self.is_to_ask(one.question)]
        aimed = [one for one in fresh if one.held == aim]
        if not (aimed if named else fresh):
            return None
        question = self.rng.choice(aimed or fresh).question
        if not named and question.asks == "may" and self.rng.random() < EVEN:
            question = self.beside(question)
        return Exercise(self.rule, question, pitfalls, tried, self.rule in self.drill.open)

    def beside(self, question: Question[Any]) -> Question[Any]:
        """A question about the same position with the other answer, if there is one to ask."""
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
        return other if self.is_to_ask(other) else question

    def is_to_ask(self, question: Question[Any]) -> bool:
        """Whether a question was not asked yet, and all that it takes is known."""
        if self.known is not None and not question.needs <= self.known:
            return False
        return key_of(question) not in self.given


def _off(exercise: Exercise, level: int | None, aim: str) -> float:
    """How far an exercise is from what was wished for: first the level, then the way of erring."""
    levels = 0 if level is None else abs(exercise.level - level)
    return levels + (0.0 if any(one.held == aim for one in exercise.pitfalls) else 0.5)


def key_of(question: Question[Any]) -> str:
    """What tells a question from every other, for those that were asked before.

    >>> from tritables import new
    >>> len(key_of(Question(new("trictrac"), "who", "start 5-3")))
    16
    """
    asked = [question.state.position(), question.asks, question.move]
    return sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()[:16]


def pitfalls_in(
    state: State, rule: str, drill: Drill[Any], held: Sequence[Misconception], rng: Random
) -> Iterator[Pitfall]:
    """Every question about a position in which a rule decides, with the wrong answers to it.

    It decides where who does not know of it, or holds one of the wrong rules ``held`` in its
    place, answers otherwise.
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
    """What is asked: what may be and what it scores, and whatever else is held wrongly."""
    return frozenset(("may", "points", *(asks for one in held for asks in one.asks)))


def questions(
    state: State, drill: Drill[Any], asked: frozenset[Asks], rng: Random
) -> Iterator[Question[Any]]:
    """The questions of some kinds that can be asked about a position."""
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
    if "who" in asked and state.on_turn is not None:
        yield Question(state, "who")
