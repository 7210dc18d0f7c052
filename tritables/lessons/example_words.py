"""The words of worked examples, as their own line has them said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tritables.core.examples import Example, Try
from tritables.core.game import Game
from tritables.core.goals import Happening
from tritables.core.messages import Argument, Message
from tritables.lessons.example_checks import start_of
from tritables.lessons.reached import Reached, filled, parameters
from tritables.replay.history import History
from tritables.texts import has, in_language, say


def example_words(game: Game[Any], example: Example, part: str, lang: str) -> str:
    """Return a part of an example's words: ``title``, ``intro``, ``done``, ``task``, ``task-2`` …

    What names a move names that of the example's own line. Empty where there are no such words.

    >>> from tritables import game_named
    >>> game = game_named("tricom")
    >>> example_words(game, game.example("quartet-again"), "done", "en").split(":")[0]
    '2♥ on 6♥'
    """
    nth = int(part.partition("-")[2] or 1) if part.startswith("task") else 0
    step = len(example.goals) if part == "done" else max(0, nth - 1)
    met = _met(game, example, step, lang) if step else {}
    own: Any = {"title": example.title, "intro": example.intro, "done": example.done}.get(part)
    if nth:
        own = example.task[nth - 1] if isinstance(example.task, tuple) else example.task
    if own is not None:
        return filled(in_language(own, lang), met)
    id = f"example-{example.id}.{part}"
    return say(Message(id, met, game.name), lang) if has(id, game.name, lang) else ""


def _met(game: Game[Any], example: Example, step: int, lang: str) -> Mapping[str, Argument]:
    """The parameters of what meets so many goals in an example's own line."""
    history, reached = History(start_of(example)), Reached()
    for one in example.line:
        if isinstance(one, Try):
            node = history.current
            verdict = node.state.judge(one.move) if one.move else node.state.judge_draw()
            happening = Happening.refused(verdict)
        else:
            node = history.play(one)
            happening = Happening(node.move, node.events)
        reached = reached.after(example.goals, node, [happening])
        if reached.progress.step >= step:
            return parameters(game, reached, example.goals, lang)
    return {}
