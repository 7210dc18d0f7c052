"""The worked examples of a game, played as they say."""

from __future__ import annotations

from typing import Any

from tritables.core import Event, Game
from tritables.lessons.example_checks import start_of


class Worked:
    """Where an example of a game starts, and what its line leads to."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def start(self, id: str) -> Any:
        return start_of(self.game.example(id))

    def line(self, id: str) -> list[str]:
        """The moves of an example's line, without what is only tried."""
        return [step for step in self.game.example(id).line if isinstance(step, str)]

    def end(self, id: str, moves: int | None = None, log: list[Event] | None = None) -> Any:
        """The state after so many moves of the line, or all of them."""
        state = self.start(id)
        for move in self.line(id)[:moves]:
            state = state.play(move, log)
        return state

    def events(self, id: str) -> list[str]:
        """The rules of all that happens in the line."""
        log: list[Event] = []
        self.end(id, log=log)
        return [event.rule for event in log]
