"""Playing: a table as whoever plays at it sees it."""

from __future__ import annotations

from typing import Any, Protocol

from tritables.core.state import Move
from tritables.core.verdicts import Verdict
from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.live_game import LiveGame

Json = dict[str, Any]


class PlayedTable(ReadableBoard, Protocol):
    """A table at which moves are played and leafed through, rounds begun, commands refused."""

    tried: str

    def do(self, kind: str, /, **args: Any) -> Json | None:
        """Do a command as Python may."""

    def play(self, *moves: Move) -> None:
        """Play moves in the notation."""

    def draw(self) -> None:
        """Throw the dice that are due."""

    def choose(self, name: str, value: object) -> None:
        """Choose a setting."""

    def sit_down(self, session: Session) -> None:
        """Take a session to the table."""

    def put_back(self, left: LiveGame) -> None:
        """Take a session to the table that was on it before."""

    def begin_round(self) -> None:
        """Begin another round of the session."""

    def moved(self, *, by_hand: bool = False) -> None:
        """Hear that a move was played."""

    def leafed(self) -> None:
        """Hear that somebody leafs through the moves."""

    def settle(self) -> None:
        """Work out who looks and what happens next by itself."""

    def refuse(self, verdict: Verdict, tried: str, *, attempt: bool = True) -> None:
        """Show why something was refused."""

    def forget_refusal(self) -> None:
        """Show the last refusal no longer."""

    def fresh_seed(self) -> int:
        """Draw a seed that nobody gave."""

    def deal(self) -> Json:
        """Tell the seed, and of which deal it is."""

    def places(self) -> frozenset[str]:
        """Return the ids of the places of the board."""

    def shown_at(self, node: Node) -> Json:
        """Return another position as it would be seen there."""
