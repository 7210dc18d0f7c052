"""Free play: moves by hand, seats, new games and rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tritables.core.errors import IllegalMove
from tritables.core.state import CHANCE, State
from tritables.replay.opening import Opened
from tritables.replay.session import Session
from tritables.replay.study import Study
from tritables.table.activities.base import Activity, Host, Json, refused, standing_command
from tritables.table.activities.questions import answer
from tritables.table.activities.replay import Replay
from tritables.table.hands import (
    check_chance,
    check_opponent,
    check_places,
    check_turn,
    offered,
)
from tritables.table.playback import Playback


class Free(Activity):
    """A game that is played for its own sake. One lies at the bottom of every table."""

    name = "play"
    is_game = True

    @standing_command
    def draw(self, table: Host) -> None:
        """Throw the dice that are due, or whatever chance does next."""
        check_opponent(table)
        table.draw()

    @standing_command
    def attempt(self, table: Host, source: str, target: str, turn: int = 0) -> None:
        """Try to take a piece from one place to another, turned in hand or not."""
        state = table.state
        if state.to_act != CHANCE:
            check_turn(table)
        check_places(table, source, target)
        self._try(table, table.game.attempt(state, source, target, turn))

    @standing_command
    def type(self, table: Host, move: str) -> None:
        """Try a move in the notation, or where a question stands answer it in words."""
        table.tried = move = " ".join(move.split())
        if table.top.is_asking and table.top.progress is not None:
            answer(table, table.top.progress, move)
            return
        if "type" in table.locked and move not in offered(table):
            raise refused("bad-locked")
        if table.state.to_act != CHANCE:
            check_turn(table)
        self._try(table, move)

    def _try(self, table: Host, move: str) -> None:
        """Play a move as hands do, who may not yet be there to know what chance does next."""
        table.tried, before = move, table.state
        if before.to_act == CHANCE:
            check_chance(table, move)
            check_turn(table)
        table.play(move)
        table.top.after_attempt(before, move)

    @standing_command
    def set(self, table: Host, faces: tuple[str, ...]) -> None:
        """Set the dice by hand."""
        check_turn(table)
        state = table.state
        if state.to_act != CHANCE:
            raise IllegalMove(state.judge_draw())
        table.play(table.game.chance_by_hand(state, faces))

    @standing_command
    def undo(self, table: Host) -> None:
        """Take the last move back; raises `BadInput` at the start."""
        table.top.before_move()
        table.session.history.undo()
        table.leafed()

    @standing_command
    def redo(self, table: Host) -> None:
        """Play again what was taken back; raises `BadInput` where there is nothing."""
        table.top.before_move()
        table.session.history.redo()
        table.leafed()

    @standing_command
    def go(self, table: Host, ply: int) -> None:
        """Go to the position after so many moves of the line; 0 is the start."""
        table.top.before_move()
        table.session.history.go(ply)
        table.leafed()

    @standing_command
    def new(
        self,
        table: Host,
        seed: int | str | None = None,
        seats: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Json | None:
        """Deal a new game; seats and options stay as they are where no others are given.

        Without a seed a fresh one is taken. Raises `BadInput` and changes nothing for what the
        game does not know.
        """
        now = table.session
        table.sit_down(
            Session(
                table.game,
                seats=now.seats if seats is None else seats,
                options=now.options if options is None else options,
                seed=table.fresh_seed() if seed is None else seed,
            )
        )
        # Who brought a seed may read it again; while anything is locked that was Python.
        return None if seed is None or table.locked else table.deal()

    @standing_command
    def next(self, table: Host) -> None:
        """Deal the next round of the match; raises `BadInput` when none follows."""
        table.session.next_round()
        table.begin_round()

    @standing_command
    def open(self, table: Host) -> None:
        """Show the seat that is to act what it holds; the next person hides it again."""
        if table.viewpoint.curtain is None:
            raise refused("bad-no-curtain")
        table.live.opened = table.viewpoint.curtain
        table.settle()

    @standing_command
    def seat(self, table: Host, seat: int, by: str) -> None:
        """Let a person or an opponent play a seat from now on."""
        table.session.take_seat(seat, by)
        table.settle()

    def takes(self, table: Host, held: State | Study) -> bool:
        """Take a position and a round alike."""
        return True

    def take(self, table: Host, held: State | Study) -> None:
        """Play on from a position; look through a round, until a new game is dealt."""
        if isinstance(held, Study):
            table.push(
                Replay(Playback.of(Opened(held)), guest=True),
                Session.of_study(held, table.fresh_seed()),
            )
        else:
            table.sit_down(dealt(table, held))
            table.leafed()  # an opponent waits until somebody has looked at it


def dealt(table: Host, start: State, opponent: str | None = None) -> Session:
    """Deal a game from a position for those who sit here, if they are as many.

    With an ``opponent`` that plays all seats but the first.
    """
    seats: tuple[str, ...] | None = table.session.seats
    if seats is not None and opponent is not None:
        seats = (seats[0], *[opponent] * (start.seats - 1))
    if seats is not None and len(seats) != start.seats:
        seats = None
    return Session(table.game, seats=seats, start=start, seed=table.fresh_seed())
