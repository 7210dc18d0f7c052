"""The texts of an example as its own line brings them: its tasks, and its last words."""

from __future__ import annotations

from typing import Any

from tritables.core.examples import Example, Try
from tritables.core.game import Game
from tritables.core.goals import Happening
from tritables.lessons.task import ExampleTask
from tritables.replay.session import Session


def texts_along(game: Game[Any], example: Example, lang: str) -> tuple[str, ...]:
    """Return the texts of an example as its own line brings them: the tasks, and the last words.

    They may tell of the moves that were made, so that they cannot be said without any.

    >>> from tritables import game_named
    >>> game = game_named("trictrac")
    >>> texts_along(game, game.example("landing"), "en")[-1].count("  ")
    0
    """
    session, task = Session.of_example(game, example), ExampleTask(game, example)

    def text() -> tuple[int, str]:
        node = session.history.current
        return task.step(node), str(task.as_json(node, lang)["text"])

    texts = dict([text()])
    for step in example.line:
        if isinstance(step, Try):
            refusal = Happening.refused(session.state.judge(step.move))
            task.refuse(session.history.current, refusal)
        else:
            session.play(step)
        nth, told = text()
        texts.setdefault(nth, told)
    return tuple(texts.values())
