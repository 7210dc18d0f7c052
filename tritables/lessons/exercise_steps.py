"""Exercises as steps: a multiple-choice question, or a legal move to find at the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Final

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.questions import ASKS, Answer, Question
from tritables.core.reading import Reader
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, State
from tritables.core.verdicts import Verdict
from tritables.lessons.choice_steps import Choosing
from tritables.lessons.diagnosis import Answered
from tritables.lessons.exercise_search import LEVELS, Exercise
from tritables.lessons.gestures import ways_of
from tritables.lessons.hints import Help, help_to_move
from tritables.lessons.move_places import move_places
from tritables.lessons.outcomes import Choice, Outcome, why_allowed
from tritables.lessons.practice_data import practisable
from tritables.lessons.quiz import answer_json, read_answer
from tritables.lessons.step_results import Went
from tritables.lessons.steps import Step
from tritables.lessons.task import Task
from tritables.replay.history import Fold, History, Node

MOST_ANSWERS: Final = 4
"""Choices of a question about points at most."""

NEAR: Final = (-10, -5, -3, -2, -1, 1, 2, 3, 5, 10)
"""Offsets from the right points of further choices, where too few are tempting."""

BY_HAND: Final = 0.5
"""The probability that a legal move is to be found at the board, where that is as easy as a
question.
"""


@dataclass(frozen=True, slots=True)
class Ask(Choosing):
    """A question about what a rule decides.

    ``question``  the question, with its position
    ``among``     the answers to choose from
    ``level``     the difficulty, 1 to 3

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3")
    >>> ask = Ask("1", state, question=Question(state, "who", "roll 1-2"), among=((), (0,), (1,)))
    >>> ask.right(), [str(choice.label) for choice in ask.choices()]
    ((1,), ['Nobody', 'White', 'Black'])
    """

    kind = "ask"
    once: ClassVar[bool] = True
    question: Question[Any] = field(kw_only=True)
    among: tuple[Answer, ...] = field(kw_only=True)
    level: int = 1

    def moves(self) -> tuple[Move, ...]:
        """Return the moves that are played once it is answered: the one in question, if it is
        legal.
        """
        move = self.question.move
        return () if move is None or not self.question.verdict.ok else (move,)

    def choices(self) -> tuple[Choice, ...]:
        """Return the choices."""
        return tuple(Choice(answer_json(one), self._label(one)) for one in self.among)

    def _label(self, answer: Answer) -> Message:
        if isinstance(answer, bool):
            return Message("choice-yes" if answer else "choice-no")
        if isinstance(answer, int):
            return Message("choice-points", {"points": answer})
        if len(answer) == 1:
            return Message("seat-name", {"seat": answer[0]}, self.start.game)
        return Message("choice-several" if answer else "choice-nobody")

    def answer(self, choice: int) -> Outcome:
        """Return the outcome of a choice, with the reasons for the right one."""
        truth, marks = self.question.truth, self.marks()
        return Outcome(self.among[choice] == truth, self.reasons(), marks)

    def reasons(self) -> tuple[Message, ...]:
        """Return the reasons for the right answer."""
        asked, game = self.question, self.start.game
        if asked.asks != "may":
            rule = (self.game.rule(self.rules[0]).text(game),) if self.rules else ()
            about = [event for event in asked.events if event.rule in self.rules] or asked.events
            return tuple(dict.fromkeys((*(event.message(game) for event in about), *rule)))
        if asked.verdict.ok:
            return why_allowed(self.start, asked.verdict.move or "")
        return (asked.verdict.message,)

    def marks(self) -> tuple[str, ...]:
        """Return the ids of the places that prove the answer."""
        if self.question.asks == "may":
            return self.question.verdict.witnesses
        return tuple(dict.fromkeys(at for event in self.question.events for at in event.places))

    def about(self) -> tuple[str, ...]:
        """Return the ids of the places of the move in question."""
        move = self.question.move
        return () if move is None else move_places(self.game, self.start, move)

    def said_by(self, choice: int) -> Answered | None:
        """Return a choice as an answer about the move in question."""
        return Answered(self.question, self.among[choice])

    def outcome(self, went: Went) -> Outcome | None:
        """Return the outcome of the answer, once there is one."""
        return self.answer(went.chosen[0]) if went.chosen else None

    def asked(self, shown: Callable[[State, Move], str]) -> Message:
        """Return the question in words, with its move as ``shown`` has it."""
        asked, move = self.question.message(), self.question.move
        return asked if move is None else Message(asked.id, {"move": shown(self.start, move)})

    def said_after(self, went: Went, *, tells: bool) -> tuple[Message, ...]:
        """Return the text after an answer: the reasons, or that it was noted while answers are not
        marked.

        Where the move is played it is only its rule.
        """
        if not tells:
            return (Message("quiz-noted"),)
        if went.wrong:
            return ()
        reasons = self.reasons()
        return reasons[-1:] if self.moves() and self.question.asks != "may" else reasons

    def result(self, went: Went) -> dict[str, object]:
        """Return the question, the answer and the truth as JSON."""
        given = answer_json(self.among[went.chosen[0]]) if went.chosen else None
        return {
            "asks": self.question.asks,
            "move": self.question.move,
            "answer": given,
            "truth": answer_json(self.question.truth),
        }

    def particulars(self) -> dict[str, object]:
        """Return the keys of its kind, as JSON."""
        return {
            "ask": self.question.asks,
            "move": self.question.move,
            "among": [answer_json(one) for one in self.among],
            "level": self.level,
        }


@dataclass(frozen=True, slots=True)
class AnyMove(Step):
    """A position in which any legal move is to be played; the first attempt counts.

    >>> from tritables import new
    >>> AnyMove("1", new("trictrac"), rules=("bar.first",)).kind
    'any-move'
    """

    kind = "any-move"
    level: int = 1

    def is_done(self, task: Task, history: History, turns: Fold[int]) -> bool:
        """Return True if a move was played."""
        return history.current.parent is not None

    def is_missed(self, verdict: Verdict, went: Went, *, met: bool) -> bool:
        """Return True if a rule refused an attempt before a move was played."""
        return verdict.rule is not None and not went.done

    def hides_moves(self, went: Went) -> bool:
        """Return True while finding a legal move is the exercise."""
        return not went.done

    def help(self, went: Went, task: Task, node: Node) -> Help:
        """Return a hint with a legal move, until one was played."""
        rule = next(iter(self.rules), None)
        return Help(rule) if went.done else help_to_move(rule, node.state)

    def outcome(self, went: Went) -> Outcome | None:
        """Return None: the board itself shows the outcome."""
        return None

    def asked(self, shown: Callable[[State, Move], str]) -> Message:
        """Return the task in words."""
        return Message("ask-any-move")

    def said_after(self, went: Went, *, tells: bool) -> tuple[Message, ...]:
        """Return the text after the move."""
        return (Message("ask-any-move-done"),)

    def result(self, went: Went) -> dict[str, object]:
        """Return whether the first attempt was legal, as JSON."""
        return {"asks": self.kind, "move": None, "answer": not went.wrong, "truth": None}

    def particulars(self) -> dict[str, object]:
        """Return the keys of its kind, as JSON."""
        return {"level": self.level}


def step_of(exercise: Exercise, id: str, rng: Random, *, said: bool = False) -> Ask | AnyMove:
    """Return an exercise as a step; with ``said`` it is always a question.

    >>> from tritables.lessons.exercise_search import practice
    >>> exercise = next(practice("trictrac", "throw.look-ahead", seed=1))
    >>> step_of(exercise, "1", Random(1), said=True).kind
    'ask'
    """
    head = id, exercise.state
    rules = (exercise.rule,)
    if not said and _fits_hands(exercise) and rng.random() < BY_HAND:
        return AnyMove(*head, rules=rules, level=exercise.level)
    question = exercise.question
    return Ask(
        *head, rules=rules, question=question, among=among(exercise, rng), level=exercise.level
    )


def _fits_hands(exercise: Exercise) -> bool:
    """Return True if every legal move is a gesture, and about as many attempts tempt as moves are
    legal.
    """
    state, question = exercise.state, exercise.question
    if question.asks != "may" or question.truth or state.to_act == CHANCE:
        return False
    legal = state.legal_moves()
    tempting = {one.question.move for one in exercise.pitfalls if one.question.truth is False}
    if not 0 < len(legal) <= 2 * len(tempting):
        return False
    ways = {way.move for way in ways_of(game_named(state.game), state)}
    return all(move in ways for move in legal)


def among(exercise: Exercise, rng: Random) -> tuple[Answer, ...]:
    """Return the answers to choose from: the right one, tempting ones, and others."""
    question = exercise.question
    truth = question.truth
    wrong = [one.wrong for one in exercise.pitfalls if one.question == question]
    if question.asks in ("may", "over"):
        return True, False
    if isinstance(truth, int):
        near = [truth + by for by in rng.sample(NEAR, len(NEAR)) if truth + by >= min(truth, 0)]
        held = [one for one in wrong if isinstance(one, int)]
        others = [one for one in dict.fromkeys((*held, *near)) if one != truth]
        return tuple(sorted((truth, *others[: MOST_ANSWERS - 1])))
    seats = [(), *((seat,) for seat in range(question.state.seats))]
    several = [one for one in (truth, *wrong) if isinstance(one, tuple) and len(one) > 1]
    return tuple(dict.fromkeys((*seats, *several[:1])))


def read_exercise(data: object, game: Game[Any], where: str = "") -> Ask | AnyMove:
    """Read the step of an exercise from JSON; raises `BadInput` with the place of the fault.

    >>> from tritables import game_named, new
    >>> step = AnyMove("1", new("trictrac"), rules=("bar.first",))
    >>> read_exercise(step.as_json(), game_named("trictrac")) == step
    True
    """
    reader = Reader(data, BadInput, where)
    reader.has("kind")
    asks = reader.at("kind").one_of(Ask.kind, AnyMove.kind) == Ask.kind
    own = ("ask", "move", "among") if asks else ()
    reader.keys(("id", "kind", "position", "rules", "level", *own))
    at = reader.at
    state: State = game.read(at("position").value, at("position").where)
    rules = tuple(item.one_of(*practisable(game.name)) for item in at("rules").items(1, 1))
    id, level = at("id").text_of(40, shortest=1), at("level").whole(LEVELS[0], LEVELS[-1])
    if not asks:
        return AnyMove(id, state, rules=rules, level=level)
    question = _question(reader, state)
    offered = at("among").items(2, state.seats + MOST_ANSWERS)
    answers = tuple(read_answer(question, item.value, item.where) for item in offered)
    if question.truth not in answers:
        at("among").refuse("bad-no-truth")
    return Ask(id, state, rules=rules, question=question, among=answers, level=level)


def _question(reader: Reader, state: State) -> Question[Any]:
    """Read a question that has an answer: an illegal move can only be asked about its legality."""
    asks: Any = reader.at("ask").one_of(*ASKS)
    move = reader.at("move").maybe(lambda given: given.text_of(400))
    question = Question[Any](state, asks, move)
    if move is None and asks != "who":
        reader.at("move").refuse("bad-text")
    if move is not None and asks != "may" and not question.verdict.ok:
        reader.at("move").refuse("check-cannot-play", why=str(question.verdict.message))
    return question
