"""Questions about a position, their true answers, and the wrong rules that people answer by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Generic, Literal, TypeVar, get_args

from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.core.state import Move, Seat, State
from tritables.core.verdicts import Verdict

S = TypeVar("S", bound=State)

Asks = Literal["may", "points", "who", "over", "winners", "why"]
"""The kinds of question about a move: may it be played; what does it score for the seat whose turn
it is; whose turn is it afterwards; is the round then over; who has then won; which rule forbids it.

``who`` without a move asks who begins, in a position in which that is seen.
"""

ASKS: Final[tuple[Asks, ...]] = get_args(Asks)[:-1]
"""Those that are asked by themselves; *why* follows a no."""

Seats = tuple[Seat, ...]

Answer = bool | int | Seats | str
"""Yes or no to ``may`` and ``over``, points to ``points``, seats in rising order (none: nobody) to
``who`` and ``winners``, the id of a rule to ``why``."""


@dataclass(frozen=True)
class Question(Generic[S]):
    """A question about a position; the engine knows the answer.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 2-6")
    >>> Question(state, "may", "bar/6").truth, Question(state, "who", "bar/2").truth
    (False, (0,))
    """

    state: S
    asks: Asks
    move: Move | None = None

    @cached_property
    def verdict(self) -> Verdict:
        """The verdict of the rules on the move."""
        return self.state.judge(self.move or "")

    @cached_property
    def played(self) -> tuple[S, tuple[Event, ...]]:
        """The position after the move and what it decided; raises `IllegalMove` if it may not."""
        if self.move is None:
            return self.state, ()
        events: list[Event] = []
        after = self.state.play(self.move, events)
        return after, tuple(events)

    def also(self, asks: Asks) -> Question[S]:
        """The same move with something else asked of it; it is played only once for both."""
        other = Question(self.state, asks, self.move)
        vars(other)["played"] = self.played
        return other

    @property
    def after(self) -> S:
        """The position after the move."""
        return self.played[0]

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the move: what it decided, and by which rules."""
        return self.played[1]

    @cached_property
    def truth(self) -> Answer:
        """The right answer; raises `IllegalMove` for what comes of a move that may not be."""
        if self.asks == "may":
            return self.verdict.ok
        if self.asks == "why":
            return self.verdict.rule or ""
        if self.asks == "points":
            return self.points()
        if self.asks == "over":
            return self.after.to_act is None
        if self.asks == "who":
            return on_turn(self.after)
        result = self.after.result
        return () if result is None else result.winners

    def points(self, *, without: str | None = None) -> int:
        """The points of the move for the seat whose turn it is, but for the rule ``without``."""
        seat = self.state.on_turn
        mine = (event for event in self.events if event.seat == seat and event.rule != without)
        return sum(event.points for event in mine)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the answer rests on, as the engine names them."""
        if self.asks in ("may", "why") and not self.verdict.ok:
            return () if self.verdict.rule is None else (self.verdict.rule,)
        return tuple(dict.fromkeys(event.rule for event in self.events))

    @property
    def needs(self) -> frozenset[str]:
        """The ids of the rules that an answer depends on: those that forbid, score, end or turn.

        >>> from tritables import new
        >>> state = new("trictrac").play("start 5-3").play("roll 2-6")
        >>> sorted(Question(state, "may", "bar/6").needs), Question(state, "may", "bar/2").needs
        (['throw.normal'], frozenset())
        """
        if self.asks in ("may", "why"):
            return frozenset(() if self.verdict.rule is None else (self.verdict.rule,))
        if self.asks == "points":
            seat = self.state.on_turn
            paid = (event for event in self.events if event.points and event.seat == seat)
            return frozenset(event.rule for event in paid)
        goes_on = self.after.to_act is not None
        return frozenset(event.rule for event in self.events if not (goes_on and event.points))

    def message(self) -> Message:
        """The question in words, after its move was told; whether it may be is asked of its move.

        >>> from tritables import new
        >>> str(Question(new("trictrac"), "who", "start 5-3").message())
        'Whose turn is it then?'
        """
        return Message("ask-who-begins" if self.move is None else f"ask-{self.asks}")

    def options(self) -> int:
        """Return the number of plausible answers at least, for the odds of a guess."""
        if self.asks in ("may", "over"):
            return 2
        return 4 if self.asks in ("points", "why") else self.state.seats + 1


def on_turn(state: State) -> Seats:
    """The seat whose turn it is, as an answer to ``who``.

    >>> from tritables import new
    >>> on_turn(new("trictrac")), on_turn(new("trictrac").play("start 5-3"))
    ((), (0,))
    """
    return () if state.on_turn is None else (state.on_turn,)


Belief = Callable[[Question[Any]], Answer | None]
"""The answer that somebody gives to a question, or None where they answer by the rules."""


@dataclass(frozen=True)
class Misconception:
    """A misconception: a wrong variant of a rule that learners often believe.

    ``id``      its name; ``misconception-<id>`` is its text in the game's catalogue
    ``rule``    the id of the rule that it bends
    ``asks``    the kinds of questions that it answers
    ``belief``  a function that answers a question

    >>> from tritables import new
    >>> never = Misconception("never", "throw.again", ("who",), lambda question: (1,))
    >>> state = new("trictrac").play("start 5-3")
    >>> never.answer(Question(state, "who", "roll 1-2")), never.answer(Question(state, "who"))
    ((1,), (1,))
    """

    id: str
    rule: str
    asks: tuple[Asks, ...]
    belief: Belief

    def answer(self, question: Question[Any]) -> Answer:
        """The answer of its holder; the truth where it makes no difference."""
        if question.asks == "why":
            return self._reason(question)
        told = self.belief(question) if question.asks in self.asks else None
        return question.truth if told is None else told

    def _reason(self, question: Question[Any]) -> Answer:
        """The rule by which its holder forbids a move: the bent one, where that would forbid it."""
        asked = Question[Any](question.state, "may", question.move)
        forbids = "may" in self.asks and self.belief(asked) is False
        return self.rule if forbids else question.truth

    def shows(self, question: Question[Any]) -> bool:
        """True if its holder answers a question otherwise than the rules do."""
        if question.asks not in self.asks:
            return False
        told = self.belief(question)
        return told is not None and told != question.truth

    def message(self, game: str) -> Message:
        """The sentence that tells a learner what they seem to think, and what is so."""
        return Message(f"misconception-{self.id}", game=game)


def forgotten(rule: str, question: Question[Any]) -> Answer | None:
    """Return the answer without a rule; None where the rule makes no difference.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 2-6")
    >>> forgotten("throw.normal", Question(state, "may", "bar/6"))
    True
    """
    if question.asks == "may":
        return True if question.verdict.rule == rule else None
    if question.asks == "points":
        points = question.points(without=rule)
        return None if points == question.truth else points
    return None


def forgets(
    id: str,
    rule: str,
    *,
    what: str | None = None,
    asks: tuple[Asks, ...] = ("may", "points"),
    knows: Callable[[Question[Any]], bool] | None = None,
) -> Misconception:
    """Return a `Misconception` that ignores a rule, except where it ``knows`` better.

    ``what`` is the id of the ignored rule, where ``rule``, which that bends, is another.

    >>> forgets("home-any-time", "off.all-home").asks
    ('may', 'points')
    """

    def belief(question: Question[Any]) -> Answer | None:
        if knows is not None and knows(question):
            return None
        return forgotten(what or rule, question)

    return Misconception(id, rule, asks, belief)


def may(id: str, rule: str, thinks: Callable[[Any, Move], bool | None]) -> Misconception:
    """A `Misconception` on what may be played: ``thinks`` gets the position and the move.

    >>> may("sheepish", "move.hit", lambda state, move: "*" not in move or False).asks
    ('may',)
    """
    return Misconception(id, rule, ("may",), lambda asked: thinks(asked.state, asked.move or ""))


def scores(id: str, rule: str, belief: Belief) -> Misconception:
    """A `Misconception` on what a move scores: ``belief`` gets the question.

    >>> scores("bridge-is-forty", "score.bridge", lambda question: 40).asks
    ('points',)
    """
    return Misconception(id, rule, ("points",), belief)
