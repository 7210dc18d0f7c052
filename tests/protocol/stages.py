"""Stages of the battery: a saved table for each activity, of every game.

A stage is made once for a run of the tests and saved as JSON; every transport opens that.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from tests.saves import adapter
from tests.saves.hands import Hands
from tests.saves.plans import MATCHES
from tritables.core.examples import Try
from tritables.core.registry import game_named, game_names
from tritables.core.state import CHANCE
from tritables.lessons.choice_steps import Choosing
from tritables.lessons.installed_courses import course
from tritables.lessons.practice_data import practisable
from tritables.lessons.steps import FindAll
from tritables.replay.links import to_link
from tritables.replay.remarks import Remark
from tritables.replay.study import Study
from tritables.table import Table
from tritables.table.activities.replay import Replay

Json = Any

Making = Callable[[str], Table]
"""Makes the table of a stage for a game."""


def _hands(table: Table, seed: str) -> Hands:
    return Hands(table, seed)


def _free(game: str) -> Table:
    """Two people who have played a little and taken something back."""
    hands = _hands(adapter.opened({"as": "game", "game": game, "seed": 5}), f"free {game}")
    hands.play(9, wander=0.0)
    hands.ask("undo")
    return hands.table


def _curtain(game: str) -> Table:
    """Two people at one screen, of whom nobody has said yet to be there."""
    return adapter.opened({"as": "game", "game": game, "seed": 9, "seats": ["person"] * 2})


def _over(game: str) -> Table:
    """A round that is over, of a match that goes on where the game has matches."""
    opening: Json = {"as": "game", "game": game, "seed": 10, "seats": ["random"] * 2}
    table = adapter.opened({**opening, "options": MATCHES.get(game, {})})
    hands = _hands(table, f"over {game}")
    while table.state.to_act is not None:
        hands.play(1, wander=0.0)
    for seat in range(2):
        hands.ask("seat", seat=seat, by="person")
    return table


def _opponent(game: str) -> Table:
    """Somebody against an opponent, under a lock."""
    opening = {"as": "game", "game": game, "seed": 6, "seats": ["person", "greedy"]}
    opening |= {"locked": ["hand"]}
    hands = _hands(adapter.opened(opening), f"opponent {game}")
    hands.play(5, wander=0.0)
    return hands.table


def _at(game: str, kinds: tuple[type, ...]) -> tuple[int, int]:
    """The first chapter and step of a course whose step is of some kind."""
    return next(
        (chapter, step)
        for chapter, told in enumerate(course(game).chapters)
        for step, one in enumerate(told.steps)
        if isinstance(one, kinds)
    )


def _chapter(game: str) -> Table:
    """A chapter as it is opened."""
    return adapter.opened({"as": "chapter", "game": game, "chapter": 1})


def _question(game: str) -> Table:
    """A chapter at a question to choose from, answered wrongly once."""
    chapter, at = _at(game, (Choosing,))
    table = adapter.opened({"as": "chapter", "game": game, "chapter": chapter, "at": at})
    step = table.top.progress.step
    wrong = next(nth for nth in range(len(step.choices())) if nth not in step.right())
    _hands(table, "").ask("pick", choice=wrong)
    return table


def _places(game: str) -> Table:
    """A chapter at a question that places answer."""
    chapter, at = _at(game, (FindAll,))
    return adapter.opened({"as": "chapter", "game": game, "chapter": chapter, "at": at})


def _course(game: str) -> Table:
    """A course in which two steps were done."""
    hands = _hands(adapter.opened({"as": "course", "game": game}), f"course {game}")
    hands.solve()
    hands.ask("step", step=1)
    return hands.table


def _between(game: str) -> Table:
    """A game between two chapters."""
    hands = _hands(_course(game), f"between {game}")
    hands.ask("play")
    hands.play(3, wander=0.0)
    return hands.table


def _practice(game: str) -> Table:
    """Practice that was opened as such, with one exercise done."""
    opening: Json = {"as": "practice", "game": game, "rules": None, "seed": 20, "level": 1}
    hands = _hands(adapter.opened(opening), f"practice {game}")
    hands.wait()
    hands.exercise(1, wrong=0.0)
    return hands.table


def _practised_rule(game: str) -> Table:
    """Practice that a lesson led to."""
    hands = _hands(_chapter(game), f"to practice {game}")
    hands.ask("practise", rules=None, plan=[], count=None)
    hands.wait()
    return hands.table


def _quiz(game: str) -> Table:
    """A quiz that tells all at its end, of which that has come."""
    rules = list(practisable(game))[:3]
    opening: Json = {"as": "practice", "game": game, "rules": rules, "seed": 30, "count": 2}
    hands = _hands(adapter.opened({**opening, "helps": True, "tells": False}), f"quiz {game}")
    hands.wait()
    hands.exercise(2, wrong=1.0)
    return hands.table


def _example(game: str) -> Table:
    """A worked example, begun."""
    example = next(one for one in game_named(game).examples if one.line)
    table = adapter.opened({"as": "example", "game": game, "example": example.id})
    _hands(table, "").ask("type", move="nonsense")
    return table


def _replay(game: str) -> Table:
    """A replay with branches, notes, and something taken away."""
    return _annotated(game, "all")


def _watched(game: str) -> Table:
    """A replay of which a page may see no more than somebody who watched."""
    return _annotated(game, "watcher")


def _annotated(game: str, sees: Json) -> Table:
    record = _round(game).record.as_json()
    opening = {"as": "replay", "game": game, "shown": record, "sees": sees}
    hands = _hands(adapter.opened(opening), f"replay {game}")
    hands.ask("go", ply=3)
    hands.ask("let", by="random", whole=False)
    hands.ask("note", comment="«Why?»", called="mine")
    hands.ask("go", ply=2)
    hands.annotate(4)
    hands.ask("go", ply=4)
    hands.ask("let", by="greedy", whole=False)
    hands.ask("undo")
    return hands.table


def _tried(game: str) -> Table:
    """A replay of an example in which something is tried in vain."""
    shown = next(
        one.id
        for one in game_named(game).examples
        if any(isinstance(move, Try) for move in one.line)
    )
    return adapter.opened({"as": "replay", "game": game, "shown": shown})


def _editor(game: str) -> Table:
    """A position that is being set up."""
    hands = _hands(adapter.opened({"as": "editor", "game": game}), f"editor {game}")
    hands.set_up(2)
    hands.ask("undo")
    return hands.table


def _set_up(game: str) -> Table:
    """What is played from a position that was set up."""
    hands = _hands(adapter.opened({"as": "editor", "game": game}), f"set up {game}")
    hands.ask("play")
    hands.play(3, wander=0.0)
    return hands.table


def _made(game: str) -> Table:
    """A lesson that was made of a position."""
    start = game_named(game).examples[3].position.position()
    hands = _hands(adapter.opened({"as": "editor", "game": game, "position": start}), "made")
    hands.ask("lesson", aim=adapter.aims(hands.table)[0], task="Do this: «now»")
    return hands.table


def _studied(game: str) -> Table:
    """What was played from a position that was set up, looked through."""
    table = _set_up(game)
    _hands(table, "").ask("study")
    return table


def _looked_back(game: str) -> Table:
    """A round that was played here, looked back at, with a mistake that the coach tells of."""
    table = _over(game)
    hands = _hands(table, "")
    hands.ask("lookback")
    hands.ask("review", on=False)
    replay = table.find(Replay)
    assert replay is not None
    study = replay.playback.study
    node, seat, better = next(
        (node, int(before.to_act), move)
        for node in study.main[1:]
        if node.parent is not None and (before := node.parent.state).to_act not in (None, CHANCE)
        for move in before.legal_moves()
        if move != node.move
    )
    study.remark(node, Remark(seat, 520, 410, (better,)))
    return table


def _linked(game: str) -> Table:
    """A table at which the link of a round was opened."""
    table = adapter.opened({"as": "game", "game": game, "seed": 7})
    _hands(table, "").ask("link", link=link_of(game), sure=True)
    return table


def _linked_course(game: str) -> Table:
    """A course that was left for the round of a link."""
    table = _course(game)
    _hands(table, "").ask("link", link=link_of(game), sure=True)
    return table


@cache
def _round(game: str) -> Study:
    table = adapter.opened({"as": "game", "game": game, "seed": 8, "settings": {"reveal": True}})
    _hands(table, f"round {game}").play(7, wander=0.0)
    return Study.of_line(table.session.history)


def link_of(game: str) -> str:
    """The link of a round of a game."""
    return to_link(_round(game))


STAGES: Final[dict[str, tuple[Making, str]]] = {
    "free play": (_free, "trictrac"),
    "a curtain": (_curtain, "tricap"),
    "a round that is over": (_over, "triominos"),
    "an opponent": (_opponent, "triominos"),
    "a chapter": (_chapter, "trictrac"),
    "a question": (_question, "tricom"),
    "places to find": (_places, "trictrac"),
    "a course": (_course, "tricap"),
    "between chapters": (_between, "tricom"),
    "practice": (_practice, "trictrac"),
    "practice of a lesson": (_practised_rule, "triominos"),
    "a quiz": (_quiz, "tricap"),
    "a worked example": (_example, "trictrac"),
    "a replay": (_replay, "trictrac"),
    "a watched replay": (_watched, "tricap"),
    "a replayed example": (_tried, "trictrac"),
    "the editor": (_editor, "trictrac"),
    "play from the editor": (_set_up, "triominos"),
    "a lesson made": (_made, "tricom"),
    "a study from the editor": (_studied, "trictrac"),
    "a look back": (_looked_back, "triominos"),
    "a link": (_linked, "triominos"),
    "a link in a course": (_linked_course, "trictrac"),
}
"""How each stage is made, and the game that stands for all four in ``make test``."""

GAMES: Final = game_names()


@cache
def saved(stage: str, game: str) -> Json:
    """The saved table of a stage, as a file has it."""
    return json.loads(json.dumps(STAGES[stage][0](game).save()))
