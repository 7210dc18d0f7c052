"""Exercises as steps that ask what a rule decides about a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from tritables.core.messages import Message
from tritables.core.questions import Answer, Question, Seats
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.lessons import wrong_answers
from tritables.lessons.choice_steps import Choosing
from tritables.lessons.diagnosis import Answered
from tritables.lessons.hints import DEGREES
from tritables.lessons.move_places import move_places
from tritables.lessons.outcomes import Choice, Outcome, so_far, why_allowed
from tritables.lessons.practice_data import drill_of
from tritables.lessons.quiz import answer_json
from tritables.lessons.step_results import Went

MovePart = Literal["may", "told", "who", "so", "so-nobody"]
"""The sentence of a move that is asked for: whether it may be played, that it is played, whose turn
it is then, or that it is then a seat's turn or nobody's and by which rule.
"""

MoveWords = Callable[[State, Move, MovePart], Message]
"""A function that returns a sentence of a move."""


@dataclass(frozen=True, slots=True)
class Ask(Choosing):
    """A question about what a rule decides.

    ``question``  the question, with its position
    ``among``     the answers to choose from; a rule's id says no, and that this rule forbids it
    ``level``     the difficulty, 1 to 3

    Where there are such reasons, a plain no is not among the answers: after a no a board asks which
    rule it is, whether or not no is right.

    >>> from tritables import new
    >>> from tritables.lessons.choice_steps import label_of
    >>> state = new("trictrac").play("start 5-3")
    >>> ask = Ask("1", state, question=Question(state, "who", "roll 1-2"), among=((), (0,), (1,)))
    >>> ask.right(), [label_of(choice, "trictrac", "en", 1) for choice in ask.choices()]
    ((1,), ['Nobody', 'White', 'You'])
    """

    kind = "ask"
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
        return tuple(
            Choice(one, self._label(one), "judge-no", Message("choice-no"))
            if isinstance(one, str)
            else Choice(answer_json(one), self._label(one))
            for one in self.among
        )

    @property
    def guesses(self) -> int:
        """The number of answers to choose from; each reason only once somebody has said no."""
        reasons = sum(isinstance(one, str) for one in self.among)
        if not reasons:
            return len(self.among)
        return 2 if self.question.truth else 2 * reasons

    @property
    def asks_turn(self) -> bool:
        """True if it is asked who begins, by no move."""
        return self.question.move is None

    def _label(self, answer: Answer) -> Message:
        if isinstance(answer, str):
            return self.game.rule(answer).because(self.start.game)
        if isinstance(answer, bool):
            return Message("choice-yes" if answer else "choice-no")
        if isinstance(answer, int):
            return Message("choice-points", {"points": answer})
        if len(answer) == 1:
            return Message("choice-seat", {"seat": answer[0]})
        return Message("choice-several" if answer else "choice-nobody")

    def answer(self, choice: int) -> Outcome:
        """Return the outcome of a choice, with the reasons for the right one."""
        said, verdict = self.among[choice], self.question.verdict
        if not isinstance(said, str):
            right = said == self.question.truth
            return Outcome(right, self.reasons(), self.marks())
        right = said == verdict.rule
        granted = () if right or verdict.ok else (Message("judge-other"),)
        return Outcome(right, (*granted, *self.reasons()), self.marks())

    def at_first(self, choice: int, outcome: Outcome) -> Outcome:
        """Return why this answer is wrong; the reasons would tell the right one."""
        said, question = self.among[choice], self.question
        if isinstance(said, str):
            told = wrong_answers.of_rule(self.start, question.move or "", said)
            return Outcome(False, told)
        if isinstance(said, bool):
            return Outcome(False, (Message("judge-not"),), self.marks())
        return Outcome(False, wrong_answers.of_question(question, said, self.rules))

    def reasons(self) -> tuple[Message, ...]:
        """Return the reasons for the right answer."""
        asked = self.question
        if asked.asks != "may":
            return _happened(asked, self.rules)
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
        """Return a choice as an answer about the move in question, or as a reason for a no."""
        said, question = self.among[choice], self.question
        why = Question[Any](self.start, "why", question.move)
        reasons = sum(isinstance(one, str) for one in self.among)
        offered = tuple(
            ((question, False), (why, one)) if isinstance(one, str) else ((question, one),)
            for one in self.among
        )
        if not isinstance(said, str):
            return Answered(question, said, offered, choice, 2 if reasons else None)
        if question.truth or said == question.verdict.rule:
            return Answered(question, False, offered, choice, 2 * reasons)
        return Answered(why, said, offered, choice, 2 * reasons)

    def asked(self, words: MoveWords) -> tuple[Message, ...]:
        """Return the question, with its move in the words that are given."""
        question, move = self.question, self.question.move
        if move is None:
            return (question.message(),)
        if question.asks == "may":
            return *so_far(self.start), words(self.start, move, "may")
        told = words(self.start, move, "told")
        if question.asks == "who":
            return told, words(self.start, move, "who")
        return told, question.message()

    def said_after(self, went: Went, *, tells: bool) -> tuple[Message, ...]:
        """Return the text after an answer: the reasons, or that it was noted while answers are not
        marked.

        Where the move is played it is only its rule, unless help has told all.
        """
        if not tells:
            return (Message("quiz-noted"),)
        if self.is_closed_wrong(went):
            return ()
        reasons = self.reasons()
        plays = self.moves() and self.question.asks != "may" and went.helped < len(DEGREES)
        return _last(self.question, self.rules) if plays else reasons

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
class AskBoth(Choosing):
    """A question what a move scores and whose turn it is then, both to be chosen at once.

    ``move``   the move
    ``among``  the answers to choose from: points, and the seats whose turn it is
    ``level``  the difficulty, 1 to 3

    >>> from tritables import new
    >>> from tritables.lessons.choice_steps import label_of
    >>> state = new("trictrac").play("start 5-3")
    >>> ask = AskBoth("1", state, move="roll 1-2", among=((0, (0,)), (0, (1,))))
    >>> ask.right(), [label_of(choice, "trictrac", "en") for choice in ask.choices()]
    ((0,), ['0 points, then White', '0 points, then Black'])
    """

    kind = "ask-both"
    move: Move = field(kw_only=True)
    among: tuple[tuple[int, Seats], ...] = field(kw_only=True)
    level: int = 1

    @property
    def _points(self) -> Question[Any]:
        return Question(self.start, "points", self.move)

    @property
    def _who(self) -> Question[Any]:
        return self._points.also("who")

    def moves(self) -> tuple[Move, ...]:
        """Return the move, which is played once it is answered."""
        return (self.move,)

    def choices(self) -> tuple[Choice, ...]:
        """Return the choices."""
        return tuple(
            Choice([points, list(seats)], self._label(points, seats))
            for points, seats in self.among
        )

    def _label(self, points: int, seats: Seats) -> Message:
        args = {"points": points}
        if not seats:
            return Message("choice-both-nobody", args)
        return Message("choice-both", {**args, "seat": seats[0]})

    @property
    def guesses(self) -> int:
        """The number of answers to choose from."""
        return len(self.among)

    def answer(self, choice: int) -> Outcome:
        """Return the outcome of a choice, with the reasons for the right one."""
        right = self.among[choice] == (self._points.truth, self._who.truth)
        marks = dict.fromkeys(at for event in self._points.events for at in event.places)
        return Outcome(right, self.reasons(), tuple(marks))

    def at_first(self, choice: int, outcome: Outcome) -> Outcome:
        """Return which part of the answer is wrong, and why."""
        points, seats = self.among[choice]
        if points != self._points.truth and seats == self._who.truth:
            why = wrong_answers.of_question(self._points, points, self.rules)
            return Outcome(False, (Message("wrong-turn-right"), *why))
        if points != self._points.truth:
            return Outcome(False, wrong_answers.of_question(self._points, points, self.rules))
        why = wrong_answers.rule_behind(self._who, seats, self.rules)
        return Outcome(False, (Message("wrong-points-right"), *why))

    def reasons(self) -> tuple[Message, ...]:
        """Return what happens by the move, and the text of the rule that decides."""
        return _happened(self._points, self.rules)

    def about(self) -> tuple[str, ...]:
        """Return the ids of the places of the move in question."""
        return move_places(self.game, self.start, self.move)

    def said_by(self, choice: int) -> Answered | None:
        """Return the part of a choice that is wrong, or else its points, as an answer."""
        score = self._points
        turn = score.also("who")
        offered = tuple(((score, points), (turn, seats)) for points, seats in self.among)
        points, seats = self.among[choice]
        if points == score.truth and seats != turn.truth:
            return Answered(turn, seats, offered, choice)
        return Answered(score, points, offered, choice)

    def asked(self, words: MoveWords) -> tuple[Message, ...]:
        """Return the question, with its move in the words that are given."""
        return words(self.start, self.move, "told"), Message("ask-both")

    def said_after(self, went: Went, *, tells: bool) -> tuple[Message, ...]:
        """Return the text after an answer: the reasons, unless the outcome has them."""
        if not tells:
            return (Message("quiz-noted"),)
        return () if self.is_closed_wrong(went) else _last(self._points, self.rules)

    def result(self, went: Went) -> dict[str, object]:
        """Return the question, the answer and the truth as JSON."""
        given = self.choices()[went.chosen[0]].value if went.chosen else None
        truth = self.choices()[self.right()[0]].value
        return {"asks": self.kind, "move": self.move, "answer": given, "truth": truth}

    def particulars(self) -> dict[str, object]:
        """Return the keys of its kind, as JSON."""
        among = [choice.value for choice in self.choices()]
        return {"move": self.move, "among": among, "level": self.level}


def _last(question: Question[Any], rules: Sequence[str]) -> tuple[Message, ...]:
    """Return what is said of a move that is seen: the rule that decides, or the sum of points."""
    happened, ruled = _happened(question, rules), ruled_by(question, rules)
    return tuple(one for one in happened if one in ruled) or happened[-1:]


def ruled_by(question: Question[Any], rules: Sequence[str]) -> tuple[Message, ...]:
    """Return what the rule that decides speaks of on the board, if that needs telling, and its
    text.
    """
    game, told = question.state.game, []
    for id in rules[:1]:
        lies = drill_of(game).lies(question, id)
        told += [*([] if lies is None else [lies]), game_named(game).rule(id).text(game)]
    return tuple(told)


def _happened(question: Question[Any], rules: Sequence[str]) -> tuple[Message, ...]:
    """Return what happens by a move, and the text of the rule that decides.

    Points of more than one kind are added up. Where others than these rules score, the rule has
    not come about: its text would be beside the point.

    >>> from tritables import game_named
    >>> state = game_named("triominos").example("bridge").position
    >>> asked = Question(state, "points", "3-3-5@0,1")
    >>> [str(one) for one in _happened(asked, ["score.bridge"])][-1]
    'Together: 11 + 40 = 51 points.'
    """
    events, game = question.events, question.state.game
    about = [event for event in events if event.rule in rules] or events
    rule = ruled_by(question, rules)
    if question.asks == "points":
        scored = [one for one in events if one.points and one.seat == question.state.on_turn]
        if len(scored) > 1:
            terms = "".join(
                f" {'+' if one.points > 0 else '−'} {abs(one.points)}" for one in scored
            )
            total = Message(
                "points-together",
                {
                    "sum": terms.removeprefix(" + ").strip(),
                    "points": sum(one.points for one in scored),
                },
            )
            return *dict.fromkeys(one.message(game) for one in scored), total
        if scored and scored[0].rule not in rules:
            rule = ()
    return tuple(dict.fromkeys((*(event.message(game) for event in about), *rule)))
