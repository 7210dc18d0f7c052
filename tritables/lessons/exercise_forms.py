"""The forms of exercises: one position may be asked about in several ways."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any, Final, TypedDict

from tritables.core.questions import Answer, Asks, Question, Seats
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, State
from tritables.lessons.best_steps import Best
from tritables.lessons.exercise_moves import AnyMove, AskMove
from tritables.lessons.exercise_places import AskPlace
from tritables.lessons.exercise_plan import Way
from tritables.lessons.exercise_rules import AskRule
from tritables.lessons.exercise_search import Exercise, Said
from tritables.lessons.exercise_steps import Ask, AskBoth
from tritables.lessons.gestures import ways_of
from tritables.lessons.practice_data import drill_of, practisable
from tritables.lessons.taught import Taught

Exercised = Ask | AskBoth | AskMove | AskPlace | AskRule | AnyMove | Best
"""An exercise as a step."""

Form = Callable[[str], Exercised]
"""A function that makes a step of an id."""

MOST_ANSWERS: Final = 4
"""Choices of a question about points, of moves and of points with a turn at most."""

FEWEST: Final = 3
"""Choices of a further form at least."""

MOST_REASONS: Final = 3
"""Reasons for a no that are offered at most."""

NEAR: Final = (-10, -5, -3, -2, -1, 1, 2, 3, 5, 10)
"""Offsets from the right points of further choices, where too few are tempting."""

FEW_SHARE: Final = 0.25
"""The fraction of exercises with two answers that remain so where another form is possible."""

TELLING_SHARE: Final = 0.5
"""The fraction of questions which rule says so that are the exercise's own question instead."""

MOST_MOVES: Final = 24
"""Moves that are played to find some that differ at most."""


def subject_of(step: Exercised) -> str:
    """Return the id of what an exercise is about: of a rule, or of a principle of play.

    >>> from tritables.lessons.exercise_search import practice
    >>> subject_of(step_of(next(practice("trictrac", "bar.first", seed=1)), "1", Random(1)))
    'bar.first'
    """
    return (step.principle or "") if isinstance(step, Best) else step.rules[0]


def said_in(step: Exercised) -> Said | None:
    """Return what an exercise asks of which move; None where it asks of several.

    >>> from tritables.lessons.exercise_search import practice
    >>> exercise = next(practice("trictrac", "throw.look-ahead", seed=1))
    >>> said_in(step_of(exercise, "1", Random(1), said=True))[0]
    'may'
    """
    if not isinstance(step, Ask | AskPlace | AskRule):
        return None
    return step.question.asks, step.question.move


class _Head(TypedDict):
    """The part that the steps of an exercise have in common."""

    start: State
    rules: tuple[str, ...]
    level: int


def step_of(
    exercise: Exercise,
    id: str,
    rng: Random,
    *,
    said: bool = False,
    aim: str | None = None,
    taught: Taught | None = None,
    way: Way | None = None,
) -> Exercised:
    """Return an exercise as a step; with ``said`` it is the exercise's own question.

    With an ``aim``, the id of a misconception, it is, too, and its holder's answer is among those
    to choose from. Where something is ``taught``, nothing is asked that needs other rules. ``way``
    is how much of the answer is given away: an example that is shown is its own question, and what
    is asked without help is seldom a question whose answer is easily guessed.

    >>> from tritables.lessons.exercise_search import practice
    >>> exercise = next(practice("trictrac", "throw.look-ahead", seed=1))
    >>> step_of(exercise, "1", Random(1), said=True).kind
    'ask'
    """
    forms = Forms(exercise, rng, taught, aim)
    own = forms.ask(exercise.question, id, plain=way == "helped")
    # An example is the plain question, and so is what has its rule in sight: no rule is the answer.
    others = [] if said or way in ("shown", "helped") or aim is not None else forms.others()
    stays = FEW_SHARE if own.guesses == 2 else 1 / (1 + len(others)) if way != "alone" else 0
    if not others or rng.random() < stays:
        return own
    if way == "alone":
        found = [own, *(form(id) for form in others)]
        return rng.choices(found, [(one.guesses - 1) ** 2 for one in found])[0]
    made = rng.choice(others)(id)
    # By which rule it is so tells nothing of the wrong rules that people hold: it comes seldom.
    return own if isinstance(made, AskRule) and rng.random() < TELLING_SHARE else made


class Forms:
    """The forms in which one exercise can be asked.

    >>> from tritables.lessons.exercise_search import practice
    >>> exercise = next(practice("trictrac", "throw.look-ahead", seed=1))
    >>> [form("1").kind for form in Forms(exercise, Random(1)).others()]
    ['ask-move']
    """

    def __init__(
        self,
        exercise: Exercise,
        rng: Random,
        taught: Taught | None = None,
        aim: str | None = None,
    ) -> None:
        self.aim = aim
        self.exercise = exercise
        self.rng = rng
        self.taught = taught
        self.drill = drill_of(exercise.state.game)
        self._head: _Head = {
            "start": exercise.state,
            "rules": (exercise.rule,),
            "level": exercise.level,
        }

    def ask(self, question: Question[Any], id: str, *, plain: bool = False) -> Ask:
        """Return a question about the position as a step; a ``plain`` one asks for no rule."""
        among = self.among(question, plain=plain)
        return Ask(id, question=question, among=among, **self._head)

    def others(self) -> list[Form]:
        """Return the forms beside the exercise's own question."""
        question = self.exercise.question
        found: list[Form] = []
        if question.asks == "may" and self._fits_hands():
            found.append(partial(AnyMove, **self._head))
        further: dict[Asks, tuple[Asks, ...]] = {"over": ("who", "winners"), "winners": ("over",)}
        also = [question.also(asks) for asks in further.get(question.asks, ())]
        found += [partial(self.ask, one) for one in also if self._is_known(one)]
        for among, make in (
            (self._pairs(), self._both),
            (self._places(), self._of_places),
            (self._rules(), self._of_rules),
            (self._moves(), self._of_moves),
            (self._forbidden(), self._of_forbidden),
        ):
            if len(among) >= FEWEST:
                found.append(partial(make, among))
        return found

    def among(self, question: Question[Any], *, plain: bool = False) -> tuple[Answer, ...]:
        """Return the answers to choose from: the right one, tempting ones, and others."""
        truth, rng = question.truth, self.rng
        pitfalls = [one for one in self.exercise.pitfalls if one.question == question]
        tempting = sorted(pitfalls, key=lambda one: (one.held != self.aim, rng.random()))
        wrong = [one.wrong for one in tempting]
        if question.asks == "over":
            return True, False
        if question.asks == "may":
            reasons = () if plain else self._reasons(question)
            return True, *(reasons or (False,))
        if isinstance(truth, int):
            near = [truth + by for by in rng.sample(NEAR, len(NEAR)) if truth + by >= min(truth, 0)]
            held = [one for one in wrong if isinstance(one, int)]
            others = [one for one in dict.fromkeys((*held, *near)) if one != truth]
            return tuple(sorted((truth, *others[: MOST_ANSWERS - 1])))
        seats = [(), *((seat,) for seat in range(question.state.seats))]
        several = [one for one in (truth, *wrong) if isinstance(one, tuple) and len(one) > 1]
        return tuple(dict.fromkeys((*seats, *several[:1])))

    def _is_known(self, question: Question[Any]) -> bool:
        return self.taught is None or self.taught.asks(question)

    def _knows(self, rule: str) -> bool:
        return self.taught is None or rule in self.taught.rules

    # Any legal move, at the board.

    def _fits_hands(self) -> bool:
        """Return True if every legal move is a gesture, and about as many attempts tempt as moves
        are legal.
        """
        state = self.exercise.state
        if self.exercise.question.truth or state.to_act == CHANCE:
            return False
        legal = state.legal_moves()
        tempting = {
            one.question.move for one in self.exercise.pitfalls if one.question.truth is False
        }
        if not 0 < len(legal) <= 2 * len(tempting):
            return False
        if self.taught is not None and not self.taught.plays(state):
            return False
        ways = {way.move for way in ways_of(game_named(state.game), state)}
        return all(move in ways for move in legal)

    # Points and a turn.

    def _both(self, among: tuple[Any, ...], id: str) -> AskBoth:
        return AskBoth(id, move=self.exercise.question.move or "", among=among, **self._head)

    def _pairs(self) -> tuple[tuple[int, Seats], ...]:
        """Points with a turn, of which one pair is true: wrong in one, in the other, or in both."""
        question, state, rng = self.exercise.question, self.exercise.state, self.rng
        if question.asks not in ("points", "who") or question.move is None:
            return ()
        if state.on_turn is None:  # nobody scores
            return ()
        asked, then = question.also("points"), question.also("who")
        if not (self.drill.fair(asked) and self._is_known(asked) and self._is_known(then)):
            return ()
        points, who = asked.points(), then.truth
        assert isinstance(who, tuple)
        wrong = [one.wrong for one in self.exercise.pitfalls if one.question == question]
        scores = [one for one in wrong if isinstance(one, int) and not isinstance(one, bool)]
        turns = [one for one in wrong if isinstance(one, tuple) and len(one) < 2]
        reach = max(3, points)  # nobody would take so little for so much
        steps = [by for by in rng.sample(NEAR, len(NEAR)) if abs(by) <= reach]
        near = [points + by for by in steps if points + by >= min(points, 0)]
        seats = [(seat,) for seat in rng.sample(range(state.seats), state.seats)]
        other_points = next(one for one in (*scores, *near) if one != points)
        other_turn = next(one for one in (*turns, *seats) if one != who)
        return tuple(
            (one, turn)
            for one in sorted((points, other_points))
            for turn in sorted((who, other_turn))
        )

    # A place.

    def _of_places(self, among: tuple[Any, ...], id: str) -> AskPlace:
        return AskPlace(id, question=self.exercise.question, among=among, **self._head)

    def _places(self) -> tuple[str, ...]:
        """The place that shows the answer and those that tempt most; none where none shows it."""
        found = self.drill.evidence(self.exercise.question)
        if found is None:
            return ()
        wrong = tuple(one.place for one in found.wrong[: MOST_ANSWERS - 1])
        return self._mixed((found.right.place, *wrong))

    # A rule.

    def _of_rules(self, among: tuple[Any, ...], id: str) -> AskRule:
        return AskRule(id, question=self.exercise.question, among=among, **self._head)

    def _rules(self) -> tuple[str, ...]:
        """The exercise's rule and some that have no part in it, not even by another name."""
        question, own = self.exercise.question, self.exercise.rule
        if question.asks == "may" or _is_of_several(question.truth):
            return ()
        if not any(one.question == question for one in self.exercise.pitfalls):
            return ()
        heads = {rule.partition(".")[0] for rule in (own, *question.rules)}
        others = [
            rule
            for rule in practisable(self.exercise.state.game)
            if rule.partition(".")[0] not in heads and self._knows(rule)
        ]
        if len(others) < MOST_REASONS - 1:
            return ()
        return self._mixed((own, *self.rng.sample(others, MOST_REASONS - 1)))

    # A move.

    def _of_moves(self, among: tuple[Any, ...], id: str) -> AskMove:
        question = self.exercise.question
        wanted = True if question.asks == "may" else question.truth
        head = self._head
        return AskMove(id, asks_what=question.asks, wanted=wanted, among=among, **head)

    def _moves(self) -> tuple[Move, ...]:
        """Moves of which one is as asked: the only legal one, or the only one that brings it."""
        question = self.exercise.question
        if question.move is None or _is_of_several(question.truth):
            return ()
        return self._allowed() if question.asks == "may" else self._alike(question.move)

    def _allowed(self) -> tuple[Move, ...]:
        """One legal move and some that tempt; the exercise's rule decides about one of them."""
        state, rng = self.exercise.state, self.rng
        asked = [one.question for one in self.exercise.pitfalls if one.question.asks == "may"]
        tempts = [one.move for one in asked if one.move and not one.truth]
        missed = [one.move for one in asked if one.move and one.truth and self._is_known(one)]
        ways = (state.draw(rng),) if state.to_act == CHANCE else state.legal_moves()
        if not (missed or (tempts and ways)):
            return ()
        may = [move for move in ways if self._is_known(_may(state, move))]
        if not (missed or may):
            return ()
        right = missed[0] if missed else rng.choice(may)
        others = [
            move
            for move in dict.fromkeys(self.drill.tempting(state))
            if state.judge(move).rule is not None and self._is_known(_may(state, move))
        ]
        rng.shuffle(others)
        near = [
            move for move in rng.sample(tempts, len(tempts)) if self._is_known(_may(state, move))
        ]
        return self._told_apart(right, (*near[:2], *others))

    def _of_forbidden(self, among: tuple[Any, ...], id: str) -> AskMove:
        return AskMove(id, asks_what="may", wanted=False, among=among, **self._head)

    def _forbidden(self) -> tuple[Move, ...]:
        """Legal moves and one that tempts and is not, which the exercise's rule forbids."""
        state, asked = self.exercise.state, self.exercise.question.asks
        if asked != "may" or state.to_act == CHANCE:
            return ()
        if self._reasons(self.exercise.question):
            return ()  # which rule forbids it is asked instead, and tells more of wrong rules
        own = [one.question for one in self.exercise.pitfalls if one.question.asks == "may"]
        tempts = [one.move for one in own if one.move and not one.truth and self._is_known(one)]
        if not tempts:
            return ()
        legal = state.legal_moves()
        others = self.rng.sample(legal, min(MOST_MOVES, len(legal)))
        known = [move for move in others if self._is_known(_may(state, move))]
        return self._told_apart(self.rng.choice(tempts), known)

    def _alike(self, right: Move) -> tuple[Move, ...]:
        """The move in question and some of which the same question has another answer."""
        question, state, rng = self.exercise.question, self.exercise.state, self.rng
        legal = [move for move in state.legal_moves() if state.judge(move).ok]
        if state.to_act == CHANCE:
            legal += [state.draw(rng) for _ in range(MOST_ANSWERS)]
        tried = list(dict.fromkeys(move for move in legal if move != right))
        found = []
        for move in rng.sample(tried, min(MOST_MOVES, len(tried))):
            asked = Question[Any](state, question.asks, move)
            if asked.truth != question.truth and self.drill.fair(asked) and self._is_known(asked):
                found.append(move)
        return self._told_apart(right, found)

    def _told_apart(self, right: Move, moves: Iterable[Move]) -> tuple[Move, ...]:
        """The right move and some others, all with words of their own."""
        state = self.exercise.state
        words = game_named(state.game).in_words
        found = {words(state, right): right}
        for move in moves:
            found.setdefault(words(state, move), move)
            if len(found) == MOST_ANSWERS:
                break
        return self._mixed(tuple(found.values()))

    # A reason for a no.

    def _reasons(self, question: Question[Any]) -> tuple[str, ...]:
        """The rules to choose from after a no, the true one among them; none where none fit.

        Beside the true one there are only rules that do not forbid the move. Where it may be
        played no rule does: then the reasons against a move that tempts there are offered.
        """
        state, move = question.state, question.move or ""
        tried = self.drill.tempting(state) if question.truth else (move,)
        for one in tried:
            rule = state.judge(one).rule
            if rule is None or not self._knows(rule):
                continue
            others = [
                other
                for other in self.drill.innocent(state, one)
                if self._knows(other) and not _are_related(other, rule)
            ]
            if len(others) >= MOST_REASONS - 1:
                return self._mixed((rule, *self.rng.sample(others, MOST_REASONS - 1)))
        return ()

    def _mixed(self, among: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self.rng.sample(among, len(among)))


def _may(state: State, move: Move) -> Question[Any]:
    return Question(state, "may", move)


def _is_of_several(truth: Answer) -> bool:
    return isinstance(truth, tuple) and len(truth) > 1


def _are_related(one: str, other: str) -> bool:
    """Return True if two rules are the same, or one is a part of the other."""
    return one == other or one.startswith(f"{other}.") or other.startswith(f"{one}.")
