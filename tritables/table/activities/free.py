"""Free play: moves by users, seats, new games and rounds.

What turns and secrets keep from users is checked here. Python plays by `Table.play`, past that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tritables.core.errors import IllegalMove, Unsure
from tritables.core.messages import Message
from tritables.core.state import CHANCE, Move, State
from tritables.opponents import Player
from tritables.replay.seats import PERSON
from tritables.replay.session import Session
from tritables.replay.sources import Opened
from tritables.replay.study import Study
from tritables.table.activities import advised
from tritables.table.activities.base import (
    Activity,
    DrawnTable,
    Host,
    Json,
    check_opponent,
    check_places,
    refused,
)
from tritables.table.activities.coaching import Coaching
from tritables.table.activities.handlers import standing_command
from tritables.table.activities.played_table import PlayedTable
from tritables.table.activities.readable_board import ReadableBoard
from tritables.table.activities.replay import Replay
from tritables.table.playback import Playback
from tritables.table.steps import is_idle


class Free(Activity):
    """A game that is played for its own sake. One lies at the bottom of every table."""

    name = "play"
    is_game = True

    adviser: Coaching | None = None

    @property
    def is_advised(self) -> bool:
        """True."""
        return True

    def spares(self, table: ReadableBoard) -> bool:
        """Spare whoever plays alone against opponents what is no choice and does nothing.

        Among people at one table each one does all by hand: nobody else could tell what happened.
        """
        seats = table.session.seats
        if len(seats) == 1 or seats.count(PERSON) != 1:
            return False
        return is_idle(table.game.idle_moves, seats, table.node)

    @standing_command
    def draw(self, table: Host) -> None:
        """Play the chance move that is due."""
        check_opponent(table)
        table.draw()

    @standing_command
    def attempt(self, table: Host, source: str, target: str, turn: int = 0) -> None:
        """Attempt to move a piece from one place to another, turned in hand or not.

        From a place to itself goes what cannot be lifted: it is told why, if there is a reason.
        """
        state = table.state
        if state.to_act != CHANCE:
            check_turn(table)
        check_places(table, source, target)
        if move := table.game.attempt(state, source, target, turn):
            self._try(table, move)

    @standing_command
    def type(self, table: Host, move: str) -> None:
        """Attempt a move in the notation, or answer an open question in words."""
        table.tried = move = " ".join(move.split())
        if table.top.is_asking:
            table.top.answer(table, move)
            return
        if "type" in table.locked and move not in offered(table):
            raise refused("bad-locked")
        if table.state.to_act != CHANCE:
            check_turn(table)
        self._try(table, move)

    def _try(self, table: Host, move: str) -> None:
        """Play a move of a user, who may not be entitled to know what chance does next."""
        table.tried, before = move, table.state
        if before.to_act == CHANCE:
            check_chance(table, move)
            check_turn(table)
        elif costs := table.top.warns(table, move):
            raise Unsure(*costs)
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
        """Undo the last move; raises `BadInput` at the start."""
        table.top.before_move()
        table.live.undo()
        table.leafed()

    @standing_command
    def redo(self, table: Host) -> None:
        """Redo the move that was undone; raises `BadInput` where there is none."""
        table.top.before_move()
        table.session.history.redo()
        table.leafed()

    @standing_command
    def go(self, table: Host, ply: int) -> None:
        """Go to a ply of the line, 0 for the start."""
        table.top.before_move()
        table.session.history.go(ply)
        table.leafed()

    @standing_command
    def new(
        self,
        table: Host,
        seed: int | str | None = None,
        seats: Sequence[Player] | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Json | None:
        """Deal a new game, by default with the same seats and options and a new seed.

        Raises `BadInput` and changes nothing for unknown ones.
        """
        now = table.session
        table.sit_down(
            Session(
                table.game,
                seats=now.players if seats in (None, now.seats, list(now.seats)) else seats,
                options=now.options if options is None else options,
                seed=table.fresh_seed() if seed is None else seed,
            )
        )
        # Who brought a seed may read it again; while anything is locked that was Python.
        return None if seed is None or table.locked else table.deal()

    @standing_command
    def next(self, table: Host) -> None:
        """Deal the next round of the match; raises `BadInput` when none follows.

        None follows on a step of a lesson or an exercise, which begin where they are saved to.
        """
        if not table.top.is_game:
            raise refused("bad-no-next-round")
        table.session.next_round()
        table.begin_round()

    @standing_command
    def lookback(self, table: Host) -> None:
        """Replay the round that is over with a review of it, until somebody goes back to the game.

        Raises `BadInput` while the round goes on, and where it is a lesson's.
        """
        if not table.top.is_game or table.state.result is None:
            raise refused("bad-review-open")
        study = Study.of_history(table.session.history)
        while study.main[-1] is not table.node:
            study.promote(table.node)
        replay = Replay(Playback.of(Opened(study)), end=table.node)
        replay.reviewing.begin(replay.playback)
        table.push(replay)

    @standing_command
    def open(self, table: Host) -> None:
        """Open the curtain before the hand of the seat to act; it closes for the next person."""
        if table.viewpoint.curtain is None:
            raise refused("bad-no-curtain")
        table.live.opened = table.viewpoint.curtain
        table.settle()

    @standing_command
    def seat(self, table: Host, seat: int, by: Player) -> None:
        """Have a person or an opponent play a seat."""
        table.session.take_seat(seat, by)
        table.settle()

    # The coach: it speaks while nothing lies on the game.

    help = advised.help
    consider = advised.consider
    fan = advised.fan
    foresee = advised.foresee

    def warns(self, table: Host, move: Move) -> Sequence[Message]:
        """Return what a move costs, where a coach is asked or watches."""
        if self.adviser is None and table.settings.coach == "off":
            return ()
        return advised.coach_of(self).warns(table, move)

    def dismissed(self) -> None:
        """Have the coach leave a move whose cost was put out of sight."""
        if self.adviser is not None:
            self.adviser.dismissed()

    def settled(self, table: Host) -> None:
        """Have the coach speak of the board as it is now."""
        if self.adviser is not None or table.settings.coach != "off":
            advised.coach_of(self).settled(table)

    def takes(self, table: ReadableBoard, held: State | Study) -> bool:
        """Return True for positions and rounds."""
        return True

    def take(self, table: Host, held: State | Study) -> None:
        """Play on from a position, or push a round as a replay until a new game is dealt."""
        if isinstance(held, Study):
            table.push(
                Replay(Playback.of(Opened(held)), guest=True),
                Session.of_study(held, table.fresh_seed()),
            )
        else:
            table.sit_down(dealt(table, held))
            table.leafed()  # an opponent waits until somebody has looked at it


def offered(table: Host) -> frozenset[str]:
    """Return the moves that stand on buttons: those of the board, and those near a refused one."""
    look = table.viewpoint.look(flipped=table.settings.flipped)
    picture = table.game.picture(table.view, None, look)
    moves = [action.move for action in picture.actions]
    moves += [move for _, move in picture.touches]
    if (tried := table.top.task.asks_to_try(table.node)) is not None:
        moves.append(tried)
    return frozenset([*moves, *table.nearest])


def check_chance(table: ReadableBoard, move: str) -> None:
    """Judge a move by what is seen while chance is due: a guess must not be told right."""
    if table.state.to_act != CHANCE:
        return
    verdict = table.view.judge(move)
    if not table.viewpoint.everything and not verdict.ok:
        raise IllegalMove(verdict)
    if verdict.ok and "hand" in table.locked:
        raise refused("bad-locked")


def check_turn(table: DrawnTable) -> None:
    """Let hands move only for a seat whose secrets they may see, since refusals tell of them."""
    check_opponent(table)
    if not table.game.secret or table.state.to_act is None:
        return
    if table.viewpoint.curtain is not None:
        raise refused("bad-curtain")
    if not table.viewpoint.may_move(table.state):
        raise refused("bad-hidden")


def dealt(table: PlayedTable, start: State, opponent: str | None = None) -> Session:
    """Return a session from a position with the seats of the table, if their number fits.

    An ``opponent`` plays all seats but the first.
    """
    seats: tuple[Player, ...] | None = table.session.players
    if seats is not None and opponent is not None:
        seats = (seats[0], *[opponent] * (start.seats - 1))
    if seats is not None and len(seats) != start.seats:
        seats = None
    return Session(table.game, seats=seats, start=start, seed=table.fresh_seed())
