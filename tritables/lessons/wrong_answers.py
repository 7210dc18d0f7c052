"""Reasons of wrong answers, told while the right one may still be found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.core.questions import Answer, Question
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.lessons.practice_data import misconceptions_of

Reason = tuple[Message, ...]
"""Sentences that tell why an answer is wrong."""


def of_points(said: int, truth: int, events: Sequence[Event], game: str) -> Reason:
    """Return why a number of points is wrong: it is only a part, or too much, or too little.

    >>> from tritables import game_named
    >>> played: list[Event] = []
    >>> bridge = game_named("triominos").example("bridge")
    >>> _ = bridge.position.play(str(bridge.line[0]), played)
    >>> " ".join(map(str, of_points(40, 53, played, "triominos")))
    'A bridge scores 40 points extra. But that is not all: what else counts?'
    >>> [str(of_points(said, -10, (), "triominos")[0]) for said in (-15, -5, 0)]
    ['It costs less than that.', 'It costs more than that.', 'It does cost points.']
    """
    part = next((one for one in events if said == one.points and 0 < said < truth), None)
    if part is not None:
        return game_named(game).rule(part.rule).text(game), Message("wrong-part")
    if said < 0 or truth < 0:
        return (Message(_of_costs(said, truth)),)
    return of_number(said, truth)


def counts_earlier(more: int, about: Sequence[Event], events: Sequence[Event]) -> bool:
    """True if so many points more are those that the same seat scored before what is asked about.

    >>> from tritables.core.events import Event
    >>> tile, bell = Event("score.value", 0, 13), Event("end.equal-turns", 0, 53)
    >>> counts_earlier(13, [bell], [tile, bell]), counts_earlier(53, [tile], [tile, bell])
    (True, False)
    """
    if not about or more <= 0:
        return False
    before = events[: events.index(about[0])]
    return any(one.seat == about[0].seat and one.points == more for one in before)


def _of_costs(said: int, truth: int) -> str:
    """Of what is taken off, the larger number is the one that costs more."""
    if said < 0 and truth < 0:
        return "wrong-costs-more" if truth < said else "wrong-costs-less"
    return "wrong-costs" if truth < 0 else "wrong-costs-none"


def of_number(said: int, truth: int) -> Reason:
    """Return why a number is wrong: it is too much, or too little.

    >>> str(of_number(3, 5)[0])
    'It is more than that.'
    """
    return (Message("wrong-more" if truth > said else "wrong-less"),)


def of_list(said: Sequence[object], truth: Sequence[object]) -> Reason:
    """Return why a list is wrong: its order, or that there are too few in it, too many, or others.

    >>> [str(of_list(said, [3, 6])[0]) for said in ([3], [3, 3, 6, 6])]
    ['There are more of them.', 'Those are too many.']
    """
    given, wanted = Counter(said), Counter(truth)
    if given == wanted:
        return (Message("wrong-order"),)
    if given < wanted:
        return (Message("wrong-few"),)
    return (Message("wrong-many" if wanted < given else "wrong-others"),)


def of_seats(said: Sequence[object], truth: Sequence[object]) -> Reason:
    """Return why players are wrong: there is somebody, or not these, or not only these.

    >>> str(of_seats([], [1])[0]), str(of_seats([0], [1])[0])
    ('There is somebody after all.', 'Not this player.')
    """
    if not said:
        return (Message("wrong-somebody"),)
    if len(said) > 1:
        return (Message("wrong-several"),)
    [seat] = said
    assert isinstance(seat, int)
    return (Message("wrong-only" if seat in truth else "wrong-player", {"seat": seat}),)


def by_state(state: State, move: Move, rule: str | None, seat: object) -> Reason:
    """Return why a move does not bring a seat what a rule brings, where its game tells it.

    >>> from tritables import game_named
    >>> state = game_named("tricap").example("capture").position
    >>> by_state(state, "centre 7D", "tricap", 0)
    ()
    """
    tells = game_named(state.game).teaching("why_not_seat")
    told = None if tells is None else tells(state, move, rule, seat)
    return (told,) if isinstance(told, Message) else ()


def rule_behind(question: Question[Any], said: Answer, rules: Sequence[str]) -> Reason:
    """Return the text of the rule that somebody has wrong who answers so, or else of the first."""
    game = question.state.game
    held = [one.rule for one in misconceptions_of(game) if _answers(one, question, said)]
    rule = next((one for one in held if one in rules), next(iter((*rules, *held)), None))
    return () if rule is None else (game_named(game).rule(rule).text(game),)


def _answers(held: Any, question: Question[Any], said: Answer) -> bool:
    return bool(question.asks in held.asks and held.answer(question) == said)


def of_rule(state: State, move: Move, rule: str) -> Reason:
    """Return why it is not a rule that forbids a move: what this one says.

    >>> from tritables import game_named
    >>> state = game_named("trictrac").example("look-ahead").position
    >>> str(of_rule(state, "22/24", "bar.first")[0])
    'Right, it is not allowed. But it is another rule that forbids it.'
    """
    allowed = state.judge(move).ok
    text = game_named(state.game).rule(rule).text(state.game)
    return Message("judge-not-so" if allowed else "judge-other"), text


def of_question(question: Question[Any], said: Answer, rules: Sequence[str]) -> Reason:
    """Return why an answer about points or players is wrong, and the rule that says so."""
    truth, game = question.truth, question.state.game
    if isinstance(said, tuple) and isinstance(truth, tuple):
        told = of_seats(said, truth)
    else:
        mine = [one for one in question.events if one.seat == question.state.on_turn]
        told = of_points(int(str(said)), int(str(truth)), mine, game)
    return told if len(told) > 1 else (*told, *rule_behind(question, said, rules))
