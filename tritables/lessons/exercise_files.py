"""Exercises as JSON, read with the place of each fault."""

from __future__ import annotations

from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.questions import ASKS, Answer, Question
from tritables.core.reading import Reader
from tritables.core.state import State
from tritables.lessons.best_steps import Best
from tritables.lessons.course_files import read_best
from tritables.lessons.exercise_forms import MOST_ANSWERS, MOST_REASONS, Exercised
from tritables.lessons.exercise_moves import AnyMove, AskMove
from tritables.lessons.exercise_places import AskPlace
from tritables.lessons.exercise_plan import LEVELS
from tritables.lessons.exercise_rules import AskRule
from tritables.lessons.exercise_steps import Ask, AskBoth
from tritables.lessons.practice_data import drill_of, practisable
from tritables.lessons.quiz import MOST_POINTS, read_answer

LONGEST_MOVE: Final = 400
"""Characters of a move at most."""

_OWN: Final = {
    Ask.kind: ("ask", "move", "among"),
    AskBoth.kind: ("move", "among"),
    AskPlace.kind: ("ask", "move", "among"),
    AskRule.kind: ("ask", "move", "among"),
    AskMove.kind: ("ask", "wanted", "among"),
    AnyMove.kind: (),
    Best.kind: ("options", "principle"),
}
"""The keys of each kind beside those of all."""


def read_exercise(data: object, game: Game[Any], where: str = "") -> Exercised:
    """Read the step of an exercise from JSON; raises `BadInput` with the place of the fault.

    >>> from tritables import game_named, new
    >>> step = AnyMove("1", new("trictrac"), rules=("bar.first",))
    >>> read_exercise(step.as_json(), game_named("trictrac")) == step
    True
    """
    reader = Reader(data, BadInput, where)
    reader.has("kind")
    kind = reader.at("kind").one_of(*_OWN)
    also = ("follows", "by") if kind == Best.kind else ()
    reader.keys(("id", "kind", "position", "rules", "level", *_OWN[kind]), also)
    at = reader.at
    state: State = game.read(at("position").value, at("position").where)
    id, level = at("id").text_of(40, shortest=1), at("level").whole(LEVELS[0], LEVELS[-1])
    if kind == Best.kind:
        at("rules").items(0, 0)
        best = Best(id, state, level=level, **read_best(reader, state))
        if not 0 < len(best.right()) < len(best.options):
            at("options").refuse("bad-no-truth")
        return best
    rules = tuple(item.one_of(*practisable(game.name)) for item in at("rules").items(1, 1))
    if kind == AnyMove.kind:
        return AnyMove(id, state, rules=rules, level=level)
    if kind == Ask.kind:
        question = _question(reader, state)
        given = _answers(reader, question, game)
        return Ask(id, state, rules=rules, question=question, among=given, level=level)
    made: AskBoth | AskMove | AskPlace | AskRule
    if kind == AskRule.kind:
        question = _question(reader, state)
        items = at("among").items(2, MOST_ANSWERS)
        among = tuple(item.one_of(*practisable(game.name)) for item in items)
        made = AskRule(id, state, rules=rules, question=question, among=among, level=level)
    elif kind == AskPlace.kind:
        made = _place(reader, id, state, rules, level)
    elif kind == AskBoth.kind:
        move = _playable(at("move"), state)
        made = AskBoth(id, state, rules=rules, move=move, among=_pairs(reader, state), level=level)
    else:
        made = _moves(reader, id, state, rules, level)
    if len(made.right()) != 1:
        at("among").refuse("bad-no-truth")
    return made


def _answers(reader: Reader, question: Question[Any], game: Game[Any]) -> tuple[Answer, ...]:
    """The answers to choose from, the right one among them; a text is the id of a rule."""
    ids = [rule.id for rule in game.rules]
    may = question.asks == "may"
    read = [
        item.one_of(*ids)
        if may and isinstance(item.value, str)
        else read_answer(question, item.value, item.where)
        for item in reader.at("among").items(2, question.state.seats + MOST_ANSWERS)
    ]
    truth = question.truth
    reasons = [one for one in read if isinstance(one, str)]
    if len(reasons) > MOST_REASONS or (reasons and False in read):
        reader.at("among").refuse("bad-no-truth")
    wanted = question.verdict.rule if reasons and truth is False else truth
    if wanted not in read:
        reader.at("among").refuse("bad-no-truth")
    return tuple(read)


def _pairs(reader: Reader, state: State) -> tuple[tuple[int, tuple[int, ...]], ...]:
    pairs = []
    for item in reader.at("among").items(2, MOST_ANSWERS):
        points, seats = item.items(2, 2)
        found = tuple(one.whole(0, state.seats - 1) for one in seats.items(0, 1))
        pairs.append((points.whole(-MOST_POINTS, MOST_POINTS), found))
    return tuple(pairs)


def _moves(reader: Reader, id: str, state: State, rules: tuple[str, ...], level: int) -> AskMove:
    """Read a question which of some moves is as wanted; all but *may* need moves that are legal."""
    asks: Any = reader.at("ask").one_of(*ASKS)
    items = reader.at("among").items(2, MOST_ANSWERS)
    if asks == "may":
        moves = tuple(item.text_of(LONGEST_MOVE) for item in items)
    else:
        moves = tuple(_playable(item, state) for item in items)
    wanted = reader.at("wanted")
    answer = read_answer(Question(state, asks, moves[0]), wanted.value, wanted.where)
    return AskMove(id, state, rules=rules, asks_what=asks, wanted=answer, among=moves, level=level)


def _place(reader: Reader, id: str, state: State, rules: tuple[str, ...], level: int) -> AskPlace:
    """Read a question where an answer is seen; each place has to seem to show it, at least."""
    question = _question(reader, state)
    found = drill_of(state.game).evidence(question)
    if found is None:
        reader.at("ask").refuse("bad-no-truth")
    there = [one.place for one in (found.right, *found.wrong)]
    items = reader.at("among").items(2, MOST_ANSWERS)
    among = tuple(item.one_of(*there) for item in items)
    return AskPlace(id, state, rules=rules, question=question, among=among, level=level)


def _playable(reader: Reader, state: State) -> str:
    move = reader.text_of(LONGEST_MOVE)
    verdict = state.judge(move)
    if not verdict.ok:
        reader.refuse("check-cannot-play", why=str(verdict.message))
    return move


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
