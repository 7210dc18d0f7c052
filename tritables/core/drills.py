"""Drills: how a game is practised, beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from tritables.core.messages import Message
from tritables.core.questions import Answer, Question
from tritables.core.state import Move, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Start(Generic[S]):
    """A source of positions with a rule that play from a fresh deal seldom reaches.

    ``make`` sets up a position, or returns None where that failed; ``plies`` are then played on
    from it, and each position may be used.
    """

    make: Callable[[Random], S | None]
    plies: int = 0


def by_rule(*starts: tuple[Start[S], str]) -> dict[str, Start[S]]:
    """Return each rule's start, from starts with the ids of their rules, separated by spaces.

    >>> late = Start(lambda rng: None, 4)
    >>> by_rule((late, "end.deck end.due"))["end.due"] is late
    True
    """
    return {rule: start for start, rules in starts for rule in rules.split()}


def _nothing(state: State) -> Iterable[Move]:
    return ()


def _none(state: State, move: Move) -> Iterable[str]:
    return ()


def _as_it_is(state: Any, known: Set[str]) -> Any:
    return state


def _unseen(question: Question[Any]) -> None:
    return None


def _nowhere(question: Question[Any], rule: str) -> None:
    return None


def _always(question: Question[Any]) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Presumes(Generic[S]):
    """The rules that positions and moves presume: without them they cannot be read.

    ``sights``  by a rule's id, a function that tells whether a position shows what it is about; a
                text that is no rule's id stands for what no lesson shows
    ``by_move``  a function that returns the rules which a move presumes, legal or not
    ``plain``   a function that returns a position without what can be left out of it, where that
                presumes rules that are not known
    ``seen``    rules that everybody sees at work from the first move on
    """

    sights: Mapping[str, Callable[[S], object]] = field(default_factory=dict)
    by_move: Callable[[S, Move], Iterable[str]] = _none
    plain: Callable[[S, Set[str]], S] = _as_it_is
    seen: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Sign:
    """A place on the board that may seem to show the answer to a question.

    ``place``   the place's id
    ``label``   its name, as an answer to choose
    ``reason``  the sentence that says why it shows the answer, or why it does not
    ``answer``  the answer that it would show
    """

    place: str
    label: Message
    reason: Message
    answer: Answer


@dataclass(frozen=True, slots=True)
class Evidence:
    """The place that shows the answer to a question, and others that may seem to.

    ``asked``  the question which place it is, in words
    ``right``  the sign that shows the answer
    ``wrong``  those that do not, the most tempting first
    """

    asked: Message
    right: Sign
    wrong: tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class Drill(Generic[S]):
    """The data for practising a game: ``DRILL`` of the folder's module ``practice``.

    ``tempting``  a function that returns moves which a beginner may try in a position, legal or not
    ``starts``    by a rule's id, where positions are found in which it decides; any other rule is
                  searched from the deal
    ``told``      rules that cannot be practised, each with the reason
    ``fair``      a function that returns whether a question can be answered from what its player
                  may see
    ``open``      rules whose positions are shown with all hands open
    ``innocent``  a function that returns the rules which do not forbid an illegal move, though one
                  may think so; none where the rule that does has no plain reason that fits
    ``presumes``  the rules without which positions and moves cannot be read
    ``later``     by a rule's id, the rule without which no exercise on it can be understood
    ``evidence``  a function that returns where the answer to a question is seen; None where it is
                  nowhere in particular
    ``lies``      a function that returns what a rule, by its id, speaks of on the board, where
                  nothing that happens by the move in question names it; None where there is nothing

    >>> Drill(told={"setup.hand": "dealt before anybody acts"}).starts
    {}
    """

    tempting: Callable[[S], Iterable[Move]] = _nothing
    starts: Mapping[str, Start[S]] = field(default_factory=dict)
    told: Mapping[str, str] = field(default_factory=dict)
    fair: Callable[[Question[S]], bool] = _always
    open: frozenset[str] = frozenset()
    innocent: Callable[[S, Move], Iterable[str]] = _none
    presumes: Presumes[S] = field(default_factory=Presumes)
    later: Mapping[str, str] = field(default_factory=dict)
    evidence: Callable[[Question[S]], Evidence | None] = _unseen
    lies: Callable[[Question[S], str], Message | None] = _nowhere
